### Úlohy česky.
###
### $choice, $best a $obvious jsou nápisy na tlačítkách akcí; $wins, $mine a $other říkají, kolik her
### ze sta se po nich vyhraje.

puzzles-title = Úlohy
puzzles-lead = Okamžiky skutečných her, v nichž je jedna akce zřetelně nejlepší, a není to ta, která člověka napadne první. Víte jen to, co se vědělo na vašem místě.
puzzle-daily = Úloha dne
puzzle-solve = Vyřešit
puzzle-theme-finish = Poslední budova
puzzle-theme-protect = V bezpečí
puzzle-theme-aim = Volba cíle
puzzle-theme-draft = Volba postavy
puzzle-theme-unique = Fialové budovy
puzzle-theme-raid = Nájezdy
puzzle-theme-gather = Mince, nebo karty
puzzle-theme-turn = Dobře zahraný tah
puzzle-difficulty = Obtížnost { $n } z 5
puzzle-done = Vyřešeno
puzzle-done-count = Vyřešeno { $done } { BEFORE("from", $count) }
puzzle-task = Jste na tahu: která akce vyhrává nejčastěji?
puzzle-right = Správně! Po volbě „{ $choice }“ vyhrajete ze 100 her { $wins }; po volbě „{ $obvious }“, která člověka napadne první, jen { $other }.
puzzle-wrong = Je tu lepší akce: po volbě „{ $choice }“ vyhrajete ze 100 her { $mine }, po volbě „{ $best }“ { $wins }.
puzzle-method = Po každé akci se dohrálo { $games } her a vše, co nemůžete vědět, se pokaždé rozdalo znovu.
puzzle-all-moves = Všechny akce
puzzle-again = Zkusit znovu
puzzle-next = Další úloha
puzzle-to-list = Všechny úlohy
puzzle-leave = Odejít od úlohy
command-puzzle = Najděte nejlepší akci v okamžiku skutečné hry: dnešní úloha, nebo ta jmenovaná.
option-puzzle_name = Jméno úlohy; bez něj dnešní.
option-all_puzzles = Vypíše všechny úlohy.
option-position = Vytiskne úlohu jako text pozice.
error-no-puzzle = Úloha „{ $name }“ neexistuje; „citadella puzzle --list“ ukáže všechny.
