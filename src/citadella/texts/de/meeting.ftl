### Meeting others, in German: quick matches, tournaments, play with days per move.

## Your turn

turns-title = Du bist am Zug
turn-next =
    { $count ->
        [one] Nächster Tisch
       *[other] Nächster Tisch ({ $count } warten)
    }
turn-left = noch { $time }
turn-rated = gewertet
time-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
time-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
time-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
time-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
new-rated = Gewertetes Spiel
new-rated-note = Zählt für die Wertungszahlen aller: kein Trainer, kein Zurücknehmen, mindestens zwei Menschen.
notices-mail = Auch per E-Mail
vacation-title = Urlaub
vacation-note = Im Urlaub steht deine Uhr an Tischen mit Bedenkzeit in Tagen still. Die anderen sehen, dass du weg bist.
vacation-days = Anzahl der Tage
vacation-begin = Urlaub beginnen
vacation-until = Du hast Urlaub bis { $date }.
vacation-end = Urlaub beenden
vacation-left =
    { $count ->
        [0] Dieses Jahr hast du keine Tage mehr.
        [one] Dieses Jahr hast du noch { $count } Tag.
       *[other] Dieses Jahr hast du noch { $count } Tage.
    }
vacation-seat = Im Urlaub bis { $date }

## Quick match

match-title = Schnelles Spiel
match-lead = Wähle, was du spielen möchtest, und wir bringen dich mit anderen zusammen, die dasselbe wollen.
match-open = Schnelles Spiel
match-rated = Gewertet
match-reach = Wertungszahlen der Gegner
match-reach-any = beliebig
match-reach-within = höchstens { $points } Abstand zu meiner
match-bots = Falls zu wenige mitspielen
match-bots-never = weiter warten
match-bots-after = nach { $time } mit Bots auffüllen
match-find = Tisch suchen
match-waiting = Ein Tisch wird gesucht…
match-waited = Du wartest seit { $time }.
match-alike = Bisher gefunden: { $count } von { $players }.
match-bots-in = Kommt niemand mehr dazu, übernehmen Bots die freien Plätze. Noch { $time }.
match-no-bots = Das Spiel beginnt, sobald genug Leute da sind.
match-stay = Lass diese Seite offen: Sie bringt dich von selbst an den Tisch.
match-leave = Nicht mehr warten

## Tournaments

tournaments-title = Turniere
tournaments-lead = Mehrere Runden an Tischen zu dritt bis zu sechst. In jeder Runde treffen sich Spieler mit ähnlichen Ergebnissen.
tournaments-none = Noch gibt es keine Turniere.
tournaments-live = Offen und laufend
tournaments-over = Beendet
tournament-new = Neues Turnier
tournament-name = Name
tournament-size = Spieler pro Tisch
tournament-rounds = Runden
tournament-round = Runde { $round }
tournament-round-of = Runde { $round } von { $rounds }
tournament-round-time = Zeit pro Runde
tournament-round-free = unbegrenzt
tournament-round-note = Ist die Zeit um, spielen Bots die Partien zu Ende.
tournament-starts = Beginn
tournament-starts-by-hand = wenn ich es starte
tournament-starts-in = in { $time }
tournament-starts-at = Beginnt am { $date }.
tournament-enter-too = Ich will mitspielen
tournament-bots = Teilnehmende Bots
tournament-bot-kind = Stärke der Bots
tournament-make = Turnier eröffnen
tournament-status-open = offen
tournament-status-playing = läuft
tournament-status-over = beendet
tournament-status-called-off = abgesagt
tournament-by = Leitung: { $name }
tournament-entrants = { $count } Spieler
tournament-first = { $name } führt
tournament-won = Sieg: { $name }
tournament-enter = Teilnehmen
tournament-leave = Turnier verlassen
tournament-leave-note = Du hast dieses Turnier verlassen. In der nächsten Runde bekommst du keinen Platz mehr.
tournament-start = Erste Runde starten
tournament-call-off = Turnier absagen
tournament-add-bot = Bot hinzufügen
tournament-remove = { $name } entfernen
tournament-share = Link für Spieler und Zuschauer
tournament-my-table = Zu meinem Tisch
tournament-waiting = Dein Spiel ist zu Ende. Die nächste Runde beginnt, wenn alle anderen Tische fertig sind.
tournament-needs =
    { $count ->
        [one] Es fehlt noch ein Spieler.
       *[other] Es fehlen noch { $count } Spieler.
    }
tournament-round-ends = Diese Runde endet spätestens am { $date }.
tournament-standings = Tabelle
tournament-place = Platz
tournament-player = Spieler
tournament-league = Ligapunkte
tournament-league-short = Punkte
tournament-wins = Siege
tournament-opponents = Gegner
tournament-margin = Abstand
tournament-games = Spiele
tournament-gone = ausgestiegen
tournament-absent = ein Bot spielt
tournament-tables = Tische
tournament-table-number = Tisch { $number }
tournament-watch = Zusehen
tournament-replay = Spiel ansehen
tournament-frozen = Dieser Tisch kann nicht weiterspielen: Seine gespeicherten Aktionen lassen sich nicht nachspielen.
tournament-settle-level = Als Unentschieden werten
tournament-settle-again = Noch einmal spielen
tournament-to = Zum Turnier
tournament-how = So wird gewertet
tournament-how-league = Ein Sieg ist an jedem Tisch { $win } Ligapunkte wert. Davon bekommst du einen gleichen Anteil für alle, die hinter dir liegen, und einen halben für alle mit Gleichstand.
tournament-how-ties = Bei gleich vielen Ligapunkten entscheidet die Zahl der Siege, dann der Schnitt der Ligapunkte deiner Gegner, dann, wie weit deine Punkte über dem Schnitt deiner Tische lagen.
tournament-how-seats = In jeder Runde treffen sich Spieler, die in der Tabelle nah beieinander stehen, möglichst ohne Wiederholungen. Alle bekommen abwechselnd frühe und späte Plätze, und niemand setzt aus.
tournament-rated-note = Tische mit mindestens zwei Menschen werden gewertet.

## Errors

error-rated-homebrew = In gewerteten Spielen gibt es keine eigenen Karten.
error-rated-coach = In gewerteten Spielen gibt es keinen Trainer.
error-rated-seats = In gewerteten Spielen darf jede Person nur einen Platz einnehmen.
error-rated-alone = Ein gewertetes Spiel braucht mindestens zwei Menschen.
error-no-rematch = Im Turnier gibt es keine Revanche: Die nächste Runde beginnt von selbst.
error-match-clock = Schnelle Spiele brauchen eine Uhr.
error-bad-match = Mit diesen Einstellungen geht kein schnelles Spiel.
error-bad-vacation = Wähle 1 bis { $most } Tage.
error-vacation-used-up = So viele Urlaubstage hast du nicht mehr.
error-no-tournament = Dieses Turnier gibt es nicht.
error-bad-tournament = Mit diesen Einstellungen geht kein Turnier.
error-tournament-clock = Ein Turnier braucht eine Uhr, pro Aktion oder pro Runde.
error-tournament-full = Dieses Turnier ist voll.
error-tournament-few = Ein Turnier braucht mindestens drei Spieler.
error-tournament-started = Das Turnier hat schon begonnen.
error-not-frozen = An diesem Tisch kann noch gespielt werden, deshalb lässt sich das Ergebnis nicht festlegen.
error-too-many-tournaments = Du hast zu viele Turniere. Beende zuerst eins.
error-not-organiser = Das darf nur die Turnierleitung.
error-not-entered = Diese Person nimmt nicht an diesem Turnier teil.
