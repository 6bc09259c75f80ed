### Texts of the page after a game, in Bulgarian.

end-title =
    { $count ->
        [one] { $names } владее града
       *[other] { $names } владеят града
    }
end-title-you = Вие владеете града
end-and = { $names } и { $last }
end-round = Рунд { $round }
end-minutes =
    { $count ->
        [one] { $count } минута
       *[other] { $count } минути
    }
end-hours =
    { $count ->
        [one] { $count } час
       *[other] { $count } часа
    }
end-days =
    { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }
end-won-by =
    { $gap ->
        [0] победа при равен резултат
        [one] преднина от { $gap } точка
       *[other] преднина от { $gap } точки
    }
end-shared = споделена победа
end-place =
    { $place ->
        [1] вие победихте
        [2] вие сте на второ място
        [3] вие сте на трето място
        [4] вие сте на четвърто място
        [5] вие сте на пето място
        [6] вие сте на шесто място
        [7] вие сте на седмо място
       *[other] вие сте на осмо място
    }
end-points =
    { $count ->
        [one] точка
       *[other] точки
    }
end-districts = Сгради
end-tie-rank = { $first } и { $second } имат равен брой точки; решава по-високият ранг в последния рунд: { $role } ({ $rank }) пред { $other } ({ $otherRank }).
end-tie-unseen = { $first } и { $second } имат равен брой точки; решава рангът в последния рунд: { $role } ({ $rank }) пред персонаж, който не се е разкрил.
end-tie-districts = { $first } и { $second } имат равен брой точки; решава стойността на сградите: { $count } срещу { $other }.
end-tie-gold = { $first } и { $second } имат равен брой точки; решава златото: { $count } срещу { $other }.
end-tie-nothing = { $first } и { $second } са равни във всичко и делят мястото.
end-turns = Повратни моменти
end-chance = Шансът на { $name } за победа: { $before }% → { $after }%
end-see = Към този момент
end-watch = Гледане отначало
end-sheet = Пълен резултат
end-share = Споделяне на изображението
end-save = Запазване на изображението
end-copy = Копиране на връзка към записа
end-details = Подробности
