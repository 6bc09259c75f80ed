### What the table in the terminal says in German.

play-go-on = Spiel fortsetzen mit: { $command }
error-nothing-to-resume = In „{ $folder }“ gibt es kein unvollendetes Spiel. Beginne ein neues ohne --resume.
error-game-over = Das Spiel in „{ $file }“ ist zu Ende. Mit citadella replay kannst du es ansehen.
error-several-people = Das Spiel in „{ $file }“ lässt sich hier nicht fortsetzen: Es muss genau einen menschlichen Spieler haben, auf dem ersten Platz.

## The last line: keys and what they do

screen-key-choose = wählen
screen-key-coach = Trainer
screen-key-undo = rückgängig
screen-key-log = Verlauf
screen-key-cards = Karten
screen-key-help = Hilfe
screen-key-leave = verlassen
screen-key-skip = vorspulen
screen-key-back = zurück
screen-key-forth = weiter
screen-key-round = Runde
screen-key-ends = Anfang, Ende

## At the table

screen-thinks = { $name } überlegt…
screen-page = weitere Möglichkeiten (Seite { $page } von { $pages })
screen-step = Aktion { $step } von { $last }
screen-too-small = Dieses Fenster ist zu klein: Der Tisch braucht { $size }.
screen-log = Spielverlauf
screen-cards = Karten
screen-back = ↑↓ blättern · Esc zurück
screen-help-heading = Hilfe
screen-help =
    ↑ ↓ markiert eine Möglichkeit, Enter bestätigt sie. Du kannst auch ihre Zahl drücken oder sie anklicken.
    0 oder ← → blättert um, wenn es mehr als neun Möglichkeiten gibt.
    c fragt den Trainer um Rat, u nimmt deine letzte Aktion zurück, l zeigt den Spielverlauf, i erklärt jede Karte. Klicke auf eine Karte, um sie erklärt zu bekommen, oder auf einen Spieler, um seine Stadt zu sehen.
    Die Leertaste überspringt die Pausen zwischen den Aktionen der anderen, bis du am Zug bist.
    q (oder Strg-C) beendet das Programm. Nach jeder Aktion wird gespeichert: citadella play --resume setzt das Spiel fort.

    Nimm einmal pro Zug Einkommen, dann baue. Die Charaktere sind in der Reihenfolge ihrer Nummern am Zug. Das Spiel endet nach der Runde, in der jemand eine Stadt vollendet.
screen-replay-help =
    → oder Enter geht eine Aktion vor, ← eine zurück. ↓ und ↑ gehen zur nächsten und zur vorigen Runde, Pos1 und Ende an den Anfang und ans Ende.
    l zeigt den Spielverlauf bis hierher, i erklärt jede Karte. Klicke auf eine Karte, um sie erklärt zu bekommen, oder auf einen Spieler, um seine Stadt zu sehen.
    q beendet das Programm.
