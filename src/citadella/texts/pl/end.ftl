### Texts of the page after a game, in Polish.

end-title =
    { $count ->
        [one] { $names } rządzi miastem
       *[other] { $names } rządzą miastem
    }
end-title-you = Rządzisz miastem
end-and = { $names } i { $last }
end-round = Runda { $round }
end-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
end-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
        [many] { $count } godzin
       *[other] { $count } godziny
    }
end-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
end-won-by =
    { $gap ->
        [0] wygrana przy równej liczbie punktów
        [one] przewaga: { $gap } punkt
        [few] przewaga: { $gap } punkty
        [many] przewaga: { $gap } punktów
       *[other] przewaga: { $gap } punktu
    }
end-shared = wspólna wygrana
end-place =
    { $place ->
        [1] wygrywasz
        [2] zajmujesz drugie miejsce
        [3] zajmujesz trzecie miejsce
        [4] zajmujesz czwarte miejsce
        [5] zajmujesz piąte miejsce
        [6] zajmujesz szóste miejsce
        [7] zajmujesz siódme miejsce
       *[other] zajmujesz ósme miejsce
    }
end-points =
    { $count ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
end-districts = Dzielnice
end-tie-rank = { $first } i { $second } mają tyle samo punktów; rozstrzyga wyższy numer postaci w ostatniej rundzie: { $role } ({ $rank }), a nie { $other } ({ $otherRank }).
end-tie-unseen = { $first } i { $second } mają tyle samo punktów; rozstrzyga wyższy numer postaci w ostatniej rundzie: { $role } ({ $rank }), a druga postać się nie ujawniła.
end-tie-districts = { $first } i { $second } mają tyle samo punktów; rozstrzyga wartość dzielnic: { $count } do { $other }.
end-tie-gold = { $first } i { $second } mają tyle samo punktów; rozstrzyga złoto: { $count } do { $other }.
end-tie-nothing = { $first } i { $second } mają wszystkiego po równo i dzielą miejsce.
end-turns = Punkty zwrotne
end-chance = Szansa na wygraną, { $name }: { $before }% → { $after }%
end-see = Zobacz ten moment
end-watch = Obejrzyj powtórkę
end-sheet = Pełna punktacja
end-share = Udostępnij obrazek
end-save = Zapisz obrazek
end-copy = Kopiuj link do powtórki
end-details = Szczegóły
