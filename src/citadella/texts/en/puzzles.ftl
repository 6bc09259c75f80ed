### Puzzles in English.
###
### $choice, $best and $obvious are the labels of moves; $wins, $mine and $other are the percentages
### of games won after them.

puzzles-title = Puzzles
puzzles-lead = Real game positions where one move is clearly best, and it is not the obvious one. You see only what that player saw.
puzzle-daily = Puzzle of the day
puzzle-solve = Solve it
puzzle-theme-finish = The last district
puzzle-theme-protect = Staying safe
puzzle-theme-aim = Taking aim
puzzle-theme-draft = Choosing a character
puzzle-theme-unique = Unique districts
puzzle-theme-raid = Raids
puzzle-theme-gather = Gold or cards
puzzle-theme-turn = A well-played turn
puzzle-difficulty = Difficulty { $n } of 5
puzzle-done = Solved
puzzle-done-count = { $done } of { $count } solved
puzzle-task = Your move: which one wins most often?
puzzle-right = Correct! “{ $choice }” wins { $wins }% of games; “{ $obvious }”, the obvious move, only { $other }%.
puzzle-wrong = Not the best: “{ $choice }” wins { $mine }% of games, “{ $best }” wins { $wins }%.
puzzle-method = After every move, { $games } games were played to the end, with all hidden cards redealt each time.
puzzle-all-moves = All moves
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-to-list = All puzzles
puzzle-leave = Leave the puzzle
command-puzzle = Find the best move in a position from a real game: today’s puzzle, or the one you name.
option-puzzle_name = Name of a puzzle; today’s if omitted.
option-all_puzzles = List all puzzles.
option-position = Print the puzzle’s position as text.
error-no-puzzle = Unknown puzzle “{ $name }”. “citadella puzzle --list” lists them all.
