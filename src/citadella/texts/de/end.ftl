### Texts of the page after a game, in German.

end-title =
    { $count ->
        [one] { $names } regiert die Stadt
       *[other] { $names } regieren die Stadt
    }
end-title-you = Du regierst die Stadt
end-and = { $names } und { $last }
end-round = Runde { $round }
end-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
end-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
end-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
end-won-by =
    { $gap ->
        [0] Sieg bei Gleichstand
        [one] Sieg mit { $gap } Punkt Vorsprung
       *[other] Sieg mit { $gap } Punkten Vorsprung
    }
end-shared = ein geteilter Sieg
end-place =
    { $place ->
        [1] du hast gewonnen
       *[other] du bist auf Platz { $place }
    }
end-points =
    { $count ->
        [one] Punkt
       *[other] Punkte
    }
end-districts = Gebäude
end-tie-rank = { $first } und { $second } haben gleich viele Punkte; es gewinnt die höhere Nummer in der letzten Runde: { $role } ({ $rank }) vor { $other } ({ $otherRank }).
end-tie-unseen = { $first } und { $second } haben gleich viele Punkte; es gewinnt die höhere Nummer in der letzten Runde: { $role } ({ $rank }) vor einem nicht aufgedeckten Charakter.
end-tie-districts = { $first } und { $second } haben gleich viele Punkte; es entscheidet der Wert der Gebäude: { $count } zu { $other }.
end-tie-gold = { $first } und { $second } haben gleich viele Punkte; es entscheidet das Gold: { $count } zu { $other }.
end-tie-nothing = { $first } und { $second } haben in allem Gleichstand und teilen sich den Platz.
end-turns = Wendepunkte
end-chance = Gewinnchance von { $name }: { $before } % → { $after } %
end-see = Diesen Moment ansehen
end-watch = Aufzeichnung ansehen
end-sheet = Ganze Wertung
end-share = Bild teilen
end-save = Bild speichern
end-copy = Link zur Aufzeichnung kopieren
end-details = Einzelheiten
