### What the table in the terminal says in English.

option-plain = Play or replay line by line, without the table on the full screen.
option-resumed = Resume an unfinished game: that of the file, or the one you played last.
play-go-on = Continue the game with: { $command }
error-nothing-to-resume = There is no unfinished game in “{ $folder }”.
error-game-over = The game in “{ $file }” is over; citadella replay shows it.
error-several-people = The game in “{ $file }” cannot be continued here: you were not its only player in the first seat.

## The last line: keys and what they do

screen-key-choose = choose
screen-key-coach = coach
screen-key-undo = undo
screen-key-log = log
screen-key-cards = cards
screen-key-help = help
screen-key-leave = leave
screen-key-skip = skip
screen-key-back = back
screen-key-forth = next
screen-key-round = round
screen-key-ends = start, end

## At the table

screen-thinks = { $name } is thinking…
screen-page = more choices (page { $page } of { $pages })
screen-step = Action { $step } of { $last }
screen-too-small = This window is too small for the table, which needs { $size }.
screen-log = What happened
screen-cards = Cards
screen-back = ↑↓ read · Esc back
screen-help-heading = Help
screen-help =
    ↑ ↓ mark a choice, Enter makes it; so does its digit, or a click.
    0 or ← → turn the page when there are more than nine choices.
    c asks the coach, u takes your last action back, l shows everything that has happened, i explains any card. A click on a card explains it, a click on a player shows their city.
    Space lets the others play without pauses until it is your turn.
    q (or Ctrl-C) leaves. The game is saved after every action: citadella play --resume continues it.

    Gather once a turn, then build; the round goes through the characters by rank. The game ends with the round in which a city is complete.
screen-replay-help =
    → or Enter goes one action forward, ← one back; ↓ and ↑ go to the next and the previous round, Home and End to the start and the end.
    l shows everything that has happened so far, i explains any card. A click on a card explains it, a click on a player shows their city.
    q leaves.
