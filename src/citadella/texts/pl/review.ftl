### Texts of the review of a game, in Polish.
###
### $more and $less are numbers, $seat is a player's name, $percent and $other are percentages.

review-title = Analiza
review-accuracy = Dokładność
review-accuracy-hint = Dokładność: 100 to gra jak bot Trudny, 0 to gra losowa.
review-tally = Decyzje: { $count } · błędy: { $mistakes } · niedokładności: { $slips }
review-fair = Równy udział
review-deal = Pierwsze karty i miejsce
review-lost = Decyzje
review-luck = Szczęście i przeciwnicy
review-result = Wynik
review-chances = Szansa na wygraną
review-costliest = Największe błędy
review-flawless = Żadna decyzja nie zrobiła zauważalnej różnicy.
review-all = Wszystkie decyzje
review-played = Zagrano: { $move }
review-better = Lepiej: { $move }
review-mixed = W takich pozycjach bot Trudny gra tak w { $percent }% przypadków, a lepszy ruch w { $other }%.
review-cost = Strata
review-move = Ruch
review-end = Koniec
review-method = Każda decyzja jest oceniana według tego, co w tej chwili było wiadome, na podstawie { $count } symulowanych gier na porównanie.
verdict-best = najlepiej
verdict-equal = równie dobrze
verdict-slip = niedokładność
verdict-mistake = błąd
why-points =
    { $price ->
        [gold] Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } punktu więcej, za { NUMBER($less, minimumFractionDigits: 1) } monety.
        [cards] Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } punktu więcej, za { NUMBER($less, minimumFractionDigits: 1) } karty.
       *[none] Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } punktu więcej.
    }
why-gold =
    { $price ->
        [points] Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } monety więcej, choć o { NUMBER($less, minimumFractionDigits: 1) } punktu mniej.
        [cards] Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } monety więcej, choć o { NUMBER($less, minimumFractionDigits: 1) } karty mniej.
       *[none] Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } monety więcej.
    }
why-cards =
    { $price ->
        [points] Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } karty więcej, choć o { NUMBER($less, minimumFractionDigits: 1) } punktu mniej.
        [gold] Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } karty więcej, choć o { NUMBER($less, minimumFractionDigits: 1) } monety mniej.
       *[none] Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } karty więcej.
    }
why-rival = { $seat } kończy rundę średnio z wynikiem o { NUMBER($less, minimumFractionDigits: 1) } punktu niższym.
why-turn = Tura przepada w { $percent }% symulowanych gier zamiast w { $other }%.
why-end = Gra kończy się w { $percent }% symulowanych gier zamiast w { $other }%.
why-no-end = Gra kończy się teraz w { $percent }% symulowanych gier zamiast w { $other }%.
why-later = W tej rundzie nie daje więcej, ale stawia cię w lepszej sytuacji na następne.
error-reviews-busy = Trwa zbyt wiele analiz. Spróbuj później.
review-mine = Przeanalizuj moje decyzje
review-ask = Przeanalizuj decyzje gracza { $name }
review-asked = Trwa analiza wszystkich decyzji…
review-progress = { $done } { BEFORE("from", $total) }
review-of = Gracz
review-failed = Nie udało się dokończyć analizy. Spróbuj ponownie.
review-back = Wróć do gry
review-parts = Z czego bierze się twój wynik
review-round = Runda
review-chances-hint = Szansa każdego gracza na wygraną w trakcie gry, gdy nic nie jest ukryte. Numery oznaczają największe błędy.
