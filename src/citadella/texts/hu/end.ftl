### Texts of the page after a game, in Hungarian.

end-title = { $names } uralja a várost
end-title-you = Te uralod a várost
end-and = { $names } és { $last }
end-round = { $round }. forduló
end-minutes = { $count } perc
end-hours = { $count } óra
end-days = { $count } nap
end-won-by =
    { $gap ->
        [0] holtversenyben dőlt el
       *[other] { $gap } pont különbséggel
    }
end-shared = megosztott győzelem
end-place =
    { $place ->
        [1] te nyertél
        [2] második lettél
        [3] harmadik lettél
        [4] negyedik lettél
        [5] ötödik lettél
        [6] hatodik lettél
        [7] hetedik lettél
       *[other] nyolcadik lettél
    }
end-points = pont
end-districts = Kerületek
end-tie-rank = { $first } és { $second } pontszáma egyenlő; az utolsó fordulóban { BEFORE("the", $role) } ({ $rank }) magasabb rangú volt, mint { BEFORE("the", $other) } ({ $otherRank }).
end-tie-unseen = { $first } és { $second } pontszáma egyenlő; az utolsó fordulóban { BEFORE("the", $role) } ({ $rank }) volt a magasabb rangú, a másik karakter rejtve maradt.
end-tie-districts = { $first } és { $second } pontszáma egyenlő; a kerületek értéke dönt: { $count }, a másiknál { $other }.
end-tie-gold = { $first } és { $second } pontszáma egyenlő; az arany dönt: { $count }, a másiknál { $other }.
end-tie-nothing = { $first } és { $second } mindenben egyenlő, osztoznak a helyen.
end-turns = Fordulópontok
end-chance = { $name } nyerési esélye: { $before }% → { $after }%
end-see = A pillanat megtekintése
end-watch = A játszma visszanézése
end-sheet = Teljes pontozólap
end-share = Kép megosztása
end-save = Kép mentése
end-copy = A visszajátszás linkjének másolása
end-details = Részletek
