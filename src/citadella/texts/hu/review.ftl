### Amit egy visszanézett játszmáról mondunk, magyarul.
###
### $more és $less szám, $seat egy játékos neve, $percent és $other százalék.

review-title = Elemzés
review-accuracy = Pontosság
review-accuracy-hint = Pontosság: 100, ha valaki úgy játszik, mint a „Nehéz” bot; 0, ha véletlenszerűen.
review-tally = Döntés: { $count } · hiba: { $mistakes } · pontatlanság: { $slips }
review-fair = Egyenlő rész
review-deal = Kezdőlapok és hely
review-lost = Döntések
review-luck = Szerencse és ellenfelek
review-result = Eredmény
review-chances = Nyerési esély
review-costliest = A legnagyobb hibák
review-flawless = Egyik döntés sem rontotta érdemben a nyerési esélyt.
review-all = Minden döntés
review-played = A lépés: { $move }
review-better = Jobb: { $move }
review-mixed = A „Nehéz” bot ilyenkor az esetek { $percent }%-ában ezt játssza, { $other }%-ában a jobbat.
review-cost = Ára
review-move = Lépés
review-end = Vége
review-method = Minden döntést aszerint ítélünk meg, amit abban a pillanatban tudni lehetett, összehasonlításonként { $count } szimulált játszmával.
verdict-best = legjobb
verdict-equal = ugyanolyan jó
verdict-slip = pontatlan
verdict-mistake = hiba
why-points =
    { $price ->
        [gold] Átlagosan { NUMBER($more, minimumFractionDigits: 1) } ponttal többet hoz a forduló végéig, { NUMBER($less, minimumFractionDigits: 1) } arany árán.
        [cards] Átlagosan { NUMBER($more, minimumFractionDigits: 1) } ponttal többet hoz a forduló végéig, { NUMBER($less, minimumFractionDigits: 1) } lap árán.
       *[none] Átlagosan { NUMBER($more, minimumFractionDigits: 1) } ponttal többet hoz a forduló végéig.
    }
why-gold =
    { $price ->
        [points] Átlagosan { NUMBER($more, minimumFractionDigits: 1) } arannyal többet hoz a forduló végéig, de { NUMBER($less, minimumFractionDigits: 1) } ponttal kevesebbet.
        [cards] Átlagosan { NUMBER($more, minimumFractionDigits: 1) } arannyal többet hoz a forduló végéig, de { NUMBER($less, minimumFractionDigits: 1) } lappal kevesebbet.
       *[none] Átlagosan { NUMBER($more, minimumFractionDigits: 1) } arannyal többet hoz a forduló végéig.
    }
why-cards =
    { $price ->
        [points] Átlagosan { NUMBER($more, minimumFractionDigits: 1) } lappal többet hoz a forduló végéig, de { NUMBER($less, minimumFractionDigits: 1) } ponttal kevesebbet.
        [gold] Átlagosan { NUMBER($more, minimumFractionDigits: 1) } lappal többet hoz a forduló végéig, de { NUMBER($less, minimumFractionDigits: 1) } arannyal kevesebbet.
       *[none] Átlagosan { NUMBER($more, minimumFractionDigits: 1) } lappal többet hoz a forduló végéig.
    }
why-rival = { $seat } átlagosan { NUMBER($less, minimumFractionDigits: 1) } ponttal kevesebbel zárja a fordulót.
why-turn = A kör a szimulált játszmák { $percent }%-ában vész el { $other }% helyett.
why-end = A szimulált játszmák { $percent }%-ában a játék végéhez vezet { $other }% helyett.
why-no-end = A játék most a szimulált játszmák { $percent }%-ában ér véget { $other }% helyett.
why-later = Ebben a fordulóban nem hoz többet, de a következőkre jobb helyzetben hagy.
error-reviews-busy = Túl sok elemzés készül egyszerre; próbáld később.
review-mine = Döntéseim elemzése
review-ask = { $name } döntéseinek elemzése
review-asked = Minden döntést elemzünk…
review-progress = { $done } / { $total }
review-of = Kinek a döntései?
review-failed = Az elemzés nem készült el. Próbáld újra.
review-back = Vissza a játszmához
review-parts = Miből áll az eredmény
review-round = Forduló
review-chances-hint = A játékosok nyerési esélye a játszma során, ha semmi sincs rejtve. A számok a legnagyobb hibákat jelölik.
