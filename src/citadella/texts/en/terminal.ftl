### What the table in the terminal says in English.

play-go-on = Resume the game with: { $command }
error-nothing-to-resume = There is no unfinished game in “{ $folder }”. Start a new one without --resume.
error-game-over = The game in “{ $file }” is over. Use citadella replay to see it.
error-several-people = The game in “{ $file }” cannot be resumed here: it must have exactly one human player, in the first seat.

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
screen-too-small = This window is too small: the table needs { $size }.
screen-log = Game log
screen-cards = Cards
screen-back = ↑↓ scroll · Esc back
screen-help-heading = Help
screen-help =
    ↑ ↓ select a choice, Enter confirms it. You can also press its number or click it.
    0 or ← → turns the page if there are more than nine choices.
    c asks the coach for advice, u undoes your last action, l shows the game log, i explains any card. Click a card to have it explained, or a player to see their city.
    Space skips the pauses between the other players’ moves until it is your turn.
    q (or Ctrl-C) quits. The game is saved after every action: citadella play --resume resumes it.

    Gather once per turn, then build. Characters take their turns in rank order. The game ends after the round in which someone completes a city.
screen-replay-help =
    → or Enter goes forward one action, ← goes back one. ↓ and ↑ go to the next and the previous round, Home and End to the start and the end.
    l shows the game log up to this point, i explains any card. Click a card to have it explained, or a player to see their city.
    q quits.
