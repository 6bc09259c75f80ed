### Texts of the review of a game, in German.
###
### $more and $less are numbers, $seat is a player's name, $percent and $other are percentages.

review-title = Analyse
review-accuracy = Genauigkeit
review-accuracy-hint = Genauigkeit: 100 heißt wie der Such-Bot gespielt, 0 heißt zufällig gespielt.
review-tally = Entscheidungen: { $count } · Fehler: { $mistakes } · Ungenauigkeiten: { $slips }
review-fair = Gleicher Anteil
review-deal = Starthand, Platz
review-lost = Entscheidungen
review-luck = Glück und Gegner
review-result = Ergebnis
review-chances = Gewinnchance
review-costliest = Größte Fehler
review-flawless = Keine Entscheidung machte einen spürbaren Unterschied.
review-all = Alle Entscheidungen
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-mixed = Der Such-Bot spielt das in { $percent } % solcher Stellungen und die bessere Aktion in { $other } %.
review-cost = Verlust
review-move = Aktion
review-end = Ende
review-method = Jede Entscheidung wird daran gemessen, was in diesem Moment bekannt sein konnte, mit { $count } simulierten Partien je Vergleich.
verdict-best = beste
verdict-equal = gleich gut
verdict-slip = ungenau
verdict-mistake = Fehler
why-points =
    { $price ->
        [gold] Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Punkte mehr, kostet dafür { NUMBER($less, minimumFractionDigits: 1) } Gold.
        [cards] Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Punkte mehr, kostet dafür { NUMBER($less, minimumFractionDigits: 1) } Karten.
       *[none] Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Punkte mehr.
    }
why-gold =
    { $price ->
        [points] Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Gold mehr, wenn auch { NUMBER($less, minimumFractionDigits: 1) } Punkte weniger.
        [cards] Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Gold mehr, wenn auch { NUMBER($less, minimumFractionDigits: 1) } Karten weniger.
       *[none] Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Gold mehr.
    }
why-cards =
    { $price ->
        [points] Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Karten mehr, wenn auch { NUMBER($less, minimumFractionDigits: 1) } Punkte weniger.
        [gold] Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Karten mehr, wenn auch { NUMBER($less, minimumFractionDigits: 1) } Gold weniger.
       *[none] Bringt bis zum Ende der Runde im Schnitt { NUMBER($more, minimumFractionDigits: 1) } Karten mehr.
    }
why-rival = { $seat } hat am Ende der Runde im Schnitt { NUMBER($less, minimumFractionDigits: 1) } Punkte weniger.
why-turn = Der Zug geht in { $percent } % der simulierten Partien verloren statt in { $other } %.
why-end = Damit endet das Spiel in { $percent } % der simulierten Partien statt in { $other } %.
why-no-end = Das Spiel endet jetzt in { $percent } % der simulierten Partien statt in { $other } %.
why-later = Bringt in dieser Runde nicht mehr, lässt dich aber für spätere Runden besser stehen.
error-reviews-busy = Es laufen gerade zu viele Analysen. Versuch es später noch einmal.
review-mine = Meine Entscheidungen analysieren
review-ask = Entscheidungen von { $name } analysieren
review-asked = Jede Entscheidung wird analysiert…
review-progress = { $done } von { $total }
review-of = Spieler
review-failed = Die Analyse konnte nicht abgeschlossen werden. Versuch es noch einmal.
review-back = Zurück zum Spiel
review-parts = Woraus sich dein Ergebnis zusammensetzt
review-round = Runde
review-chances-hint = Die Gewinnchance jedes Spielers im Lauf der Partie, wenn nichts verborgen wäre. Die Zahlen markieren die größten Fehler.
