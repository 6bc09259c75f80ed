### Úlohy česky.
###
### $choice, $best a $obvious jsou nápisy na tlačítkách tahů; $wins, $mine a $other říkají, kolik her
### ze sta se po nich vyhraje.

puzzles-title = Úlohy
puzzles-lead = Okamžiky skutečných her, v nichž je jeden tah zřetelně nejlepší, a není to ten, který člověka napadne první. Víte to, co se vědělo na vašem místě.
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
puzzle-done-count = Vyřešeno { $done } z { $count }
puzzle-task = Jste na tahu: který tah vyhrává nejčastěji?
puzzle-right = Správně! Po tahu „{ $choice }“ vyhrajete { $wins } her ze 100; po tahu „{ $obvious }“, který člověka napadne první, jen { $other }.
puzzle-wrong = Je tu lepší tah: po „{ $choice }“ vyhrajete { $mine } her ze 100, po „{ $best }“ jich je { $wins }.
puzzle-method = Po každém tahu se dohrálo { $games } her a vše, co nemůžete vědět, se pokaždé rozdalo znovu.
puzzle-all-moves = Všechny tahy
puzzle-again = Zkusit znovu
puzzle-next = Další úloha
puzzle-to-list = Všechny úlohy
puzzle-leave = Odejít od úlohy
command-puzzle = Najděte nejlepší tah v okamžiku skutečné hry: dnešní úloha, nebo ta jmenovaná.
option-puzzle_name = Jméno úlohy; bez něj dnešní.
option-all_puzzles = Vypíše všechny úlohy.
option-position = Vytiskne úlohu jako text pozice.
error-no-puzzle = Úloha „{ $name }“ neexistuje; „citadella puzzle --list“ ukáže všechny.
