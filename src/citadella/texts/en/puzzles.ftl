### Puzzles in English.
###
### $choice, $best and $obvious are what is written on the buttons of moves; $wins, $mine and $other
### say how many of a hundred games are won after them.

puzzles-title = Puzzles
puzzles-lead = Moments from real games in which one move is clearly best, and it is not the obvious one. You know what your seat knew.
puzzle-daily = Puzzle of the day
puzzle-solve = Solve it
puzzle-theme-finish = The last district
puzzle-theme-protect = Staying safe
puzzle-theme-aim = Taking aim
puzzle-theme-draft = Choosing a character
puzzle-theme-unique = Unique districts
puzzle-theme-raid = Raids
puzzle-theme-gather = Gold or cards
puzzle-theme-turn = A turn well played
puzzle-difficulty = Difficulty { $n } of 5
puzzle-done = Solved
puzzle-done-count = { $done } of { $count } solved
puzzle-task = Your move: which one wins most often?
puzzle-right = Right! After “{ $choice }” you win { $wins } of 100 games; after “{ $obvious }”, which comes to mind first, only { $other }.
puzzle-wrong = There is better: after “{ $choice }” you win { $mine } of 100 games, after “{ $best }” it is { $wins }.
puzzle-method = After every move { $games } games were played to the end, with everything you cannot know dealt anew each time.
puzzle-all-moves = All moves
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-to-list = All puzzles
puzzle-leave = Leave the puzzle
command-puzzle = Find the best move in a moment from a real game: today’s puzzle, or the one named.
option-puzzle_name = Name of a puzzle; without one, today’s.
option-all_puzzles = List all puzzles.
option-position = Print the puzzle as the text of a position.
error-no-puzzle = There is no puzzle called “{ $name }”; “citadella puzzle --list” shows them all.
