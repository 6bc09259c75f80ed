### The lessons at the table in German.
###
### $touch says whether the player taps or clicks. In a lesson about a character, $character is its
### name, $effect what it does, $choice the choice to make and $story what has happened.

## The first lesson

tutorial-title = Dein erstes Spiel
tutorial-city = Das ist deine Stadt: Wer zuerst sieben Gebäude hat, beendet das Spiel, und jedes Gebäude ist so viele Punkte wert, wie es kostet.
tutorial-cards = Das sind die Gebäude, die du bauen kannst: Die Münze auf der Karte zeigt den Preis in Gold.
tutorial-gold = Das ist dein Gold: In jedem Zug kann mehr dazukommen.
tutorial-pick =
    { $touch ->
        [yes] Jede Runde wählst du heimlich einen Charakter: Tippe auf die Händlerin, sie verdient Gold.
       *[no] Jede Runde wählst du heimlich einen Charakter: Klicke auf die Händlerin, sie verdient Gold.
    }
tutorial-called = Jetzt haben alle gewählt: Die Charaktere werden der Nummer nach aufgerufen, und wer aufgerufen wird, ist am Zug.
tutorial-robbed =
    { $touch ->
        [yes] Der Dieb hat die Händlerin genannt und dein Gold gestohlen, aber deinen Zug hast du noch: Tippe auf „{ table-dismiss }“.
       *[no] Der Dieb hat die Händlerin genannt und dein Gold gestohlen, aber deinen Zug hast du noch: Klicke auf „{ table-dismiss }“.
    }
tutorial-gather = Ein Zug beginnt mit dem Einkommen: Nimm 2 Gold.
tutorial-income = Die Händlerin verdient 1 Gold für jedes grüne Gebäude, und deine Taverne ist grün: Nimm das Gold.
tutorial-bonus = In jedem Zug erhält die Händlerin außerdem 1 Gold extra.
tutorial-build =
    { $touch ->
        [yes] Jetzt hast du 4 Gold: Tippe auf das Schloss, um es zu bauen.
       *[no] Jetzt hast du 4 Gold: Klicke auf das Schloss, um es zu bauen.
    }
tutorial-end-turn = Du darfst nur ein Gebäude pro Zug bauen: Beende deinen Zug.
tutorial-crown = Eine neue Runde: Wer die Krone hat, wählt zuerst, und das bist du.
tutorial-pick-again = Nimm diesmal die Assassine, sie wird vor allen anderen aufgerufen.
tutorial-kill = Nenne einen Charakter, und wer ihn hat, verliert den Zug: Meuchle die Baumeisterin, die drei Gebäude bauen könnte.
tutorial-gather-again = Nimm Gold für die nächste Runde.
tutorial-end-again = Beende deinen Zug und sieh zu, wer sich meldet.
tutorial-silent = Die Baumeisterin wurde aufgerufen, und niemand hat sich gemeldet: Dein Opfer setzt diese Runde aus.
tutorial-over = Wählen, Einkommen nehmen, bauen: Hat eine Stadt sieben Gebäude, ist das die letzte Runde, und die meisten Punkte gewinnen.

## Lessons about new cards

lesson-title = Neu: { $name }
lesson-meet = Neu: { $character }. { $effect }
lesson-try =
    { $touch ->
        [yes] Probier es aus. Tippe auf: { $choice }.
       *[no] Probier es aus. Klicke auf: { $choice }.
    }
lesson-seen = { $story }
lesson-over = Mehr brauchst du nicht zu wissen.
lesson-play = Ein ganzes Spiel spielen
lesson-again = Von vorn
lesson-next = Weiter
lesson-count = { $n } von { $count }
lesson-leave = Lektion verlassen
lesson-link = Was ist hier neu?
lesson-link-character = Am Tisch ausprobieren
