### The coach’s reasons for a move, in German.
###
### $character and $card are names, $seat is a player's name, $percent and $count are numbers.
### The message itself names what is counted (`count-gold`).

reason-builds = { $character }: Du könntest { count-districts } in einem Zug bauen.
reason-leader = { $character }: { $seat } fehlt noch ein Gebäude zum Spielende.
reason-rich = { $character }: Bei jemandem gibt es { count-gold } zu holen.
reason-income = { $character }: bringt dir { count-gold } aus deiner Stadt.
reason-income-cards = { $character }: bringt dir { count-cards } aus deiner Stadt.
reason-hand = { $character }: Jemand hat { count-cards } auf der Hand.
reason-crown = { $character }: bringt dir die Krone und damit die erste Wahl.
reason-likely-gold = { $character }: kann dir { count-gold } bringen.
reason-shelters =
    { $count ->
        [one] { $character }: Dein Gebäude ist eine Runde lang sicher.
       *[other] { $character }: Deine { $count } Gebäude sind eine Runde lang sicher.
    }
reason-new-cards =
    { $count ->
        [0] { $character }: bringt dir neue Karten; von deiner Hand kannst du nichts bauen.
       *[other] { $character }: bringt dir neue Karten; von deiner Hand kannst du nur { count-cards } bauen.
    }
reason-ahead =
    { $count ->
        [one] { $character }: kostet jemanden den Zug; { $seat } führt mit 1 Gebäude.
       *[other] { $character }: kostet jemanden den Zug; { $seat } führt mit { $count } Gebäuden.
    }
reason-likely = { $character }: Das ist mit { $percent } % Wahrscheinlichkeit { $seat }.
reason-finisher = { $character }: Das ist mit { $percent } % Wahrscheinlichkeit { $seat } und könnte in diesem Zug die Stadt vollenden.
reason-purse = { $character }: Das ist mit { $percent } % Wahrscheinlichkeit { $seat } und hat { count-gold }.
reason-nobody = { $character }: trifft wohl niemanden.
reason-completes = { $card }: vollendet deine Stadt.
reason-all-types = { $card }: Damit hast du alle fünf Arten, das sind 3 Punkte mehr.
reason-points = { $card }: { count-points } und ein Gebäude mehr.
reason-stops = { $card }: hindert { $seat } daran, das Spiel zu beenden.
reason-takes = { $card }: kostet { $seat } { count-points }.
reason-gold-for = Mit diesem Gold kannst du bauen: { $card }.
reason-gold = Du hast { count-gold }, und deine Handkarten kosten mehr.
reason-no-cards = Von deiner Hand kannst du nichts mehr bauen.
reason-cards = Von deiner Hand kannst du nur { count-cards } bauen.
reason-affordable = { $card }: Das kannst du dir jetzt leisten.
reason-saving = { $card }: Dafür fehlen dir noch { count-gold }.
reason-least-card = { $card }: deine am wenigsten nützliche Karte.
reason-all-income =
    { $count ->
        [one] Ein Gebäude bringt Einnahmen.
       *[other] { $count } Gebäude bringen Einnahmen.
    }
reason-half = { count-gold } ist weniger, als die Drohung nehmen könnte.
reason-their-hand = { $seat } hat { count-cards }, mehr als du.
reason-poor-cards =
    { $count ->
        [0] Du brauchst neue Karten.
        [one] Eine deiner Handkarten nützt dir wenig.
       *[other] { $count } deiner Handkarten nützen dir wenig.
    }
reason-beauty = Macht aus 1 Gold 1 Punkt.
risk-points = Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Punkte weniger als die erste Wahl.
risk-gold = Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Gold weniger als die erste Wahl.
risk-cards = Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Karten weniger als die erste Wahl.
risk-rival = { $seat } hat am Ende der Runde im Schnitt { NUMBER($less, minimumFractionDigits: 1) } Punkte mehr als nach der ersten Wahl.
risk-turn = In { $percent } % der simulierten Partien verlierst du deinen Zug (erste Wahl: { $other } %).
risk-end = In { $percent } % der simulierten Partien endet damit das Spiel (erste Wahl: { $other } %).
risk-no-end = In { $percent } % der simulierten Partien endet das Spiel jetzt (erste Wahl: { $other } %).
risk-later = Bringt in dieser Runde genauso viel, lässt dich aber für spätere Runden schlechter stehen.
