### Puzzles in German.
###
### $choice, $best and $obvious are the labels of moves; $wins, $mine and $other are the percentages
### of games won after them.

puzzles-title = Rätsel
puzzles-lead = Stellungen aus echten Partien, in denen eine Aktion klar die beste ist, aber nicht die naheliegende. Du siehst nur, was damals zu sehen war.
puzzle-daily = Rätsel des Tages
puzzle-solve = Lösen
puzzle-theme-finish = Das letzte Gebäude
puzzle-theme-protect = In Sicherheit bleiben
puzzle-theme-aim = Gut gezielt
puzzle-theme-draft = Charakterwahl
puzzle-theme-unique = Einzigartige Gebäude
puzzle-theme-raid = Überfälle
puzzle-theme-gather = Gold oder Karten
puzzle-theme-turn = Ein gut gespielter Zug
puzzle-difficulty = Schwierigkeit { $n } von 5
puzzle-done = Gelöst
puzzle-done-count = { $done } von { $count } gelöst
puzzle-task = Du bist am Zug: Welche Aktion gewinnt am häufigsten?
puzzle-right = Richtig! „{ $choice }“ gewinnt { $wins } % der Partien, das naheliegende „{ $obvious }“ nur { $other } %.
puzzle-wrong = Nicht die beste: „{ $choice }“ gewinnt { $mine } % der Partien, „{ $best }“ gewinnt { $wins } %.
puzzle-method = Nach jeder Aktion wurden { $games } Partien zu Ende gespielt und dabei alle verborgenen Karten jedes Mal neu verteilt.
puzzle-all-moves = Alle Aktionen
puzzle-again = Noch einmal versuchen
puzzle-next = Nächstes Rätsel
puzzle-to-list = Alle Rätsel
puzzle-leave = Rätsel verlassen
command-puzzle = Die beste Aktion in einer Stellung aus einer echten Partie finden: im Rätsel des Tages oder in einem, das du nennst.
option-puzzle_name = Name eines Rätsels; ohne Angabe das heutige.
option-all_puzzles = Zeigt alle Rätsel.
option-position = Gibt die Stellung des Rätsels als Text aus.
error-no-puzzle = Unbekanntes Rätsel „{ $name }“. „citadella puzzle --list“ zeigt alle.
