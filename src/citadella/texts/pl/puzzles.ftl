### Puzzles in Polish.
###
### $choice, $best and $obvious are the labels of moves; $wins, $mine and $other are the percentages
### of games won after them.

puzzles-title = Zagadki
puzzles-lead = Pozycje z prawdziwych gier, w których jeden ruch jest wyraźnie najlepszy, a nie jest to ten oczywisty. Widzisz tylko to, co widział wtedy gracz.
puzzle-daily = Zagadka dnia
puzzle-solve = Rozwiąż
puzzle-theme-finish = Ostatnia dzielnica
puzzle-theme-protect = Bezpieczeństwo
puzzle-theme-aim = Trafny cel
puzzle-theme-draft = Wybór postaci
puzzle-theme-unique = Unikatowe dzielnice
puzzle-theme-raid = Napaści
puzzle-theme-gather = Złoto czy karty
puzzle-theme-turn = Dobrze rozegrana tura
puzzle-difficulty = Trudność { $n } z 5
puzzle-done = Rozwiązana
puzzle-done-count = rozwiązane: { $done } { BEFORE("from", $count) }
puzzle-task = Twój ruch: który wygrywa najczęściej?
puzzle-right = Dobrze! „{ $choice }” wygrywa { $wins }% gier, a oczywisty ruch „{ $obvious }” tylko { $other }%.
puzzle-wrong = To nie najlepszy ruch: „{ $choice }” wygrywa { $mine }% gier, a „{ $best }” { $wins }%.
puzzle-method = Po każdym ruchu rozegrano do końca { $games } gier, za każdym razem rozdając na nowo wszystkie ukryte karty.
puzzle-all-moves = Wszystkie ruchy
puzzle-again = Spróbuj ponownie
puzzle-next = Następna zagadka
puzzle-to-list = Wszystkie zagadki
puzzle-leave = Wyjdź z zagadki
command-puzzle = Znajdź najlepszy ruch w pozycji z prawdziwej gry: w zagadce dnia albo w podanej przez ciebie.
option-puzzle_name = Nazwa zagadki; domyślnie dzisiejsza.
option-all_puzzles = Wypisz wszystkie zagadki.
option-position = Wypisz pozycję zagadki jako tekst.
error-no-puzzle = Nieznana zagadka „{ $name }”. Wszystkie wypisze „citadella puzzle --list”.
