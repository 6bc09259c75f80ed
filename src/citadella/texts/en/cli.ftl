### What the command line says in English.

## Commands and options

command-citadella = The complete card game of Citadels. Unofficial.
command-play = Play against bots in the terminal.
command-serve = Open the table in the browser, alone or with friends by a link.
command-simulate = Let bots play many games and show what they add up to.
command-replay = Step through a recorded game in plain sentences.
command-rules = Look up a card by any of its names, or a word of the rules.
option-version = Show the version and how the rules were built.
option-help = Show this help.
option-edition = Edition: 2016, 2021, deluxe, classic or classic-2016.
option-preset = Name of a preset, random for a random choice of cards; simulate also knows mixed, all presets in turn.
option-players = Number of players, 2 to 8.
option-action_cards = Play with the action cards of the DeLuxe edition.
option-bots = Bots: random or builder; one for all seats, or one for each, with commas between.
option-name = Your name at the table.
option-seed = Seed of the deal: the same seed deals the same game.
option-record = File for the record of the game.
option-lang = Language: en, hu, bg or cs.
option-games = Number of games, at least 1.
option-json = Print one JSON object instead of the summary.
option-everything = Show everything at once.
option-to = Stop after this many actions, 0 or more.
option-seat = See the game as this seat sees it; seats count from 0.
option-word = A card, a word or the id of a rule.
option-port = Port of the server; without it 8000, or the next one that is free.
option-data = Folder where games are kept.
option-no_browser = Do not open the browser.
option-database = URL of a database (sqlite or postgresql) instead of the file in the data folder.
option-host = Address to listen at; 0.0.0.0 lets other machines in.
serving = Citadella is open at { $link }  (stop with Ctrl-C)
help-usage = Usage:
help-options = Options
help-arguments = Arguments
help-commands = Commands
help-default = [default: {"{}"}]
help-required = [required]
version-compiled = citadella { $version } (compiled)
version-interpreted = citadella { $version } (interpreted)
build-compiled = compiled
build-interpreted = interpreted
stopped = Stopped.
number = { NUMBER($value) }

## Mistakes

error-language = There are no texts in “{ $language }”; there are { $known }.
error-edition = There is no edition “{ $edition }”; there are { $known }.
error-preset = The { $edition } edition has no preset “{ $preset }”; it has { $known }.
error-players = The game is for 2 to 8 players, not { $players }.
error-bot = There is no bot “{ $bot }”; there are { $known }.
error-bots = There are { $seats } seats for bots, but { $named } bots are named.
error-seed = A seed is a number or a short line of text.
error-no-file = There is no file “{ $file }”.
error-unreadable = The file “{ $file }” cannot be read: { $why }.
error-not-text = The file “{ $file }” is not a text.
error-unwritable = The file “{ $file }” cannot be written.
error-record = The file “{ $file }” is not a record that can be played: { $why }
error-to = The record has { $count } actions, so it cannot be shown up to action { $to }.
error-seat = There is no seat { $seat } in this record; the last one is { $last }.
error-no-rule = Nothing is known about “{ $word }”.
error-no-rule-near = Nothing is known about “{ $word }”; is one of these meant: { $near }?
error-command = There is no command “{ $command }”; there are { $known }.
error-option-unknown = There is no option { $option } here.
error-missing = { $option } is missing.
error-value = The value of { $option } does not fit: { $help }
error-usage = The command cannot be read: { $why }.

## Simulating

simulate-progress = Games
simulate-games = Games
simulate-decisions = Decisions
simulate-seconds = Seconds
simulate-pace = Speed
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } games/s, { NUMBER($decisions, maximumFractionDigits: 0) } decisions/s
simulate-length = Length of a game
simulate-length-value = { $rounds } rounds, { $decisions } decisions
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins

## Replaying

replay-next = Enter: next, q: quit
replay-unfinished = The record ends here; the game is not over.

## Looking up

rules-heading = Rules and rulings
rules-more =
    { $count ->
        [one] One more rule mentions it; --all shows it.
       *[other] { $count } more rules mention it; --all shows them.
    }
rules-more-cards =
    { $count ->
        [one] One more card is called so; --all shows it.
       *[other] { $count } more cards are called so; --all shows them.
    }
rules-not-in = Not in the { $edition }; shown as in the { $shown }.
rules-editions = editions: { $editions }
rules-no-effect = It has no effect of its own.
rules-character = character, rank { $rank }
rules-action-card = action card, { $copies } in the deck
rules-district = { $type } district, cost { $cost }, { $copies } in the deck
rules-unbuildable = { $type } district, cannot be built

## Playing

names = Ada, Bruno, Clara, Dorian, Edith, Felix, Greta, Hugo
play-me = You
play-round = Round { $round }
play-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
play-goal = a city of { $count } ends the game
play-last-round = last round!
play-face-up = discarded: { $names }
play-hand = Hand
play-tucked = under the Museum: { $count }
play-earlier =
    { $count ->
        [one] … one more line before this (l)
       *[other] … { $count } more lines before this (l)
    }
play-prompt = { $choices }, ? help, l log, q quit:
play-prompt-undo = { $choices }, u undo, ? help, l log, q quit:
play-no-such-choice = Type a number from 1 to { $last }, or ? for help.
play-forgotten = There is still something for the taking in this turn. Choose the end once more if you do not want it.
play-no-undo = This cannot be undone: something new has been seen since.
play-back = Enter: back to the table
play-saved = Record saved: { $file }
play-help =
    Type the number of a choice and Enter.
    ? 3 explains the card of choice 3, ? king any card by its name.
    l shows everything that has happened, u takes your last action back, q ends and saves the record.
    Gather once a turn, then build; the round goes through the characters by rank.
    The game ends with the round in which a city is complete.
column-player = Player
column-character = Character
column-gold = Gold
column-cards = Cards
column-points = Points
column-city = City
mark-dagger = killed
mark-mask = to be robbed
mark-spell = bewitched
mark-warrant = warrant
mark-threat = threat

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] You win with { $points }, by the tie-break.
               *[other] { $name } wins with { $points }, by the tie-break.
            }
       *[no]
            { $who ->
                [you] You win with { $points }!
               *[other] { $name } wins with { $points }.
            }
    }
result-shared = A shared win with { $points }: { $names }.
