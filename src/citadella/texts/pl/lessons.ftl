### The lessons at the table in Polish.
###
### $touch says whether the player taps or clicks. In a lesson about a character, $character is its
### name, $effect what it does, $choice the choice to make and $story what has happened.

## The first lesson

tutorial-title = Twoja pierwsza gra
tutorial-city = To twoje miasto: kto pierwszy zbuduje siedem dzielnic, kończy grę, a każda jest warta tyle punktów, ile kosztuje.
tutorial-cards = Oto dzielnice, które możesz zbudować: moneta na karcie to cena w złocie.
tutorial-gold = To twoje złoto: w każdej turze może go przybyć.
tutorial-pick =
    { $touch ->
        [yes] W każdej rundzie potajemnie wybierasz postać: dotknij Kupca, który zarabia złoto.
       *[no] W każdej rundzie potajemnie wybierasz postać: kliknij Kupca, który zarabia złoto.
    }
tutorial-called = Wszyscy już wybrali: teraz postacie są wywoływane według numerów, a wywołana rozgrywa turę.
tutorial-robbed =
    { $touch ->
        [yes] Złodziej wskazał Kupca i zabrał ci złoto, ale tura należy do ciebie: dotknij „{ table-dismiss }”.
       *[no] Złodziej wskazał Kupca i zabrał ci złoto, ale tura należy do ciebie: kliknij „{ table-dismiss }”.
    }
tutorial-gather = Turę zaczyna pobranie zasobów: weź 2 monety.
tutorial-income = Kupiec dostaje 1 monetę za każdą zieloną dzielnicę, a twoja Tawerna jest zielona: weź złoto.
tutorial-bonus = Kupiec dostaje też w każdej turze 1 dodatkową monetę.
tutorial-build =
    { $touch ->
        [yes] Masz teraz 4 monety: dotknij Zamku, żeby go zbudować.
       *[no] Masz teraz 4 monety: kliknij Zamek, żeby go zbudować.
    }
tutorial-end-turn = W turze możesz zbudować tylko jedną dzielnicę: zakończ turę.
tutorial-crown = Nowa runda: pierwszy wybór ma ten, kto ma koronę, czyli ty.
tutorial-pick-again = Tym razem weź Zabójczynię, która jest wywoływana przed wszystkimi.
tutorial-kill = Wskaż postać, a jej gracz straci turę: zabij Architektkę, która mogłaby zbudować trzy dzielnice.
tutorial-gather-again = Weź złoto na następną rundę.
tutorial-end-again = Zakończ turę i patrz, kto się zgłosi.
tutorial-silent = Przyszła kolej na Architektkę i nikt się nie zgłosił: twoja ofiara pauzuje w tej rundzie.
tutorial-over = Wybieraj, pobieraj, buduj: runda, w której któreś miasto ma siedem dzielnic, jest ostatnia, a wygrywa gracz z największą liczbą punktów.

## Lessons about new cards

lesson-title = Co nowego: { $name }
lesson-meet = Nowa postać: { $character }. { $effect }
lesson-try =
    { $touch ->
        [yes] Spróbuj. Dotknij: { $choice }.
       *[no] Spróbuj. Kliknij: { $choice }.
    }
lesson-seen = { $story }
lesson-over = To wszystko, co trzeba wiedzieć.
lesson-play = Zagraj całą grę
lesson-again = Od początku
lesson-next = Dalej
lesson-count = { $n } { BEFORE("from", $count) }
lesson-leave = Wyjdź z lekcji
lesson-link = Co tu nowego?
lesson-link-character = Wypróbuj przy stole
