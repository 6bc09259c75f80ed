### Texts of the page after a game, in Czech.

end-title =
    { $count ->
        [one] { $names } vládne městu
       *[other] { $names } vládnou městu
    }
end-title-you = Vládnete městu
end-and = { $names } a { $last }
end-round = { $round }. kolo
end-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
end-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
end-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dnů
    }
end-won-by =
    { $gap ->
        [0] rozhodlo se při shodě bodů
        [one] s náskokem { $gap } bodu
        [few] s náskokem { $gap } bodů
        [many] s náskokem { $gap } bodu
       *[other] s náskokem { $gap } bodů
    }
end-shared = společné vítězství
end-place =
    { $place ->
        [1] vyhráváte
        [2] jste na druhém místě
        [3] jste na třetím místě
        [4] jste na čtvrtém místě
        [5] jste na pátém místě
        [6] jste na šestém místě
        [7] jste na sedmém místě
       *[other] jste na osmém místě
    }
end-points =
    { $count ->
        [one] bod
        [few] body
        [many] bodu
       *[other] bodů
    }
end-districts = Budovy
end-tie-rank = { $first } a { $second } mají stejně bodů; rozhoduje vyšší pořadové číslo v posledním kole: { $role } ({ $rank }), ne { $other } ({ $otherRank }).
end-tie-unseen = { $first } a { $second } mají stejně bodů; rozhoduje pořadové číslo v posledním kole: { $role } ({ $rank }); druhá postava se neodhalila.
end-tie-districts = { $first } a { $second } mají stejně bodů; rozhoduje hodnota budov: { $count } proti { $other }.
end-tie-gold = { $first } a { $second } mají stejně bodů; rozhodují mince: { $count } proti { $other }.
end-tie-nothing = { $first } a { $second } jsou na tom ve všem stejně a dělí se o místo.
end-turns = Kde se hra zlomila
end-chance = { $name } – šance na výhru: { $before } % → { $after } %
end-see = Podívat se na ten okamžik
end-watch = Přehrát hru znovu
end-sheet = Podrobný výsledek
end-share = Sdílet obrázek
end-save = Uložit obrázek
end-copy = Kopírovat odkaz na přehrání
end-details = Podrobnosti
