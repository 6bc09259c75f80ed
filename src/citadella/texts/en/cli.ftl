### What the command line says in English.

## Commands

command-citadella = Play Citadels, the complete card game: against bots, with friends, or in experiments. Unofficial.
command-play = Play against bots in the terminal.
command-serve = Start a server and open the game in the browser, to play alone or with friends.
command-rules = Look up a card by any of its names, or a word in the rules.
command-replay = Step through a recorded game.
command-review = Review a finished game: win chances over time, and a verdict on every decision based on what the player could know.
command-simulate = Let bots play many games and summarise the results.
command-compare = Play the same deals under two configurations (card values, bots, card sets) and show the differences.
command-arena = Rank bots by playing them against each other: win rates, ratings and head-to-head results.
command-report = Analyse games saved by simulate --out: win rates by bot, seat, character and district.
command-admin = Moderate a server, running or not: close tables, ban or delete guests, review chat reports.
command-backup = Back up all server data to a file. Safe while the server is running.
command-restore = Restore a backup into an empty database.
command-bots = Run a pool of bot workers on this machine for one or more servers.
command-push-key = Create the Web Push (VAPID) key that a server needs to send browser notifications.
command-completion = Print a script that completes citadella’s commands and options in your shell.
group-play = Play
group-records = Rules and recorded games
group-experiments = Experiments
group-server = Server administration
group-shell = Shell
help-usage = Usage:
help-arguments = Arguments
help-actions = Actions
help-options = Options
help-examples = Examples
help-default = default: { $value }
help-required = required
help-repeatable = repeatable
help-more = Run “citadella COMMAND --help” for the options of a command.

## Placeholders for values, in capitals

metavar-action = ACTION
metavar-address = ADDRESS
metavar-arguments = ARGUMENTS
metavar-bot = BOT
metavar-card = CARD
metavar-choice = CHOICE
metavar-command = COMMAND
metavar-days = DAYS
metavar-edition = EDITION
metavar-file = FILE
metavar-folder = FOLDER
metavar-guest = GUEST
metavar-language = LANGUAGE
metavar-name = NAME
metavar-number = NUMBER
metavar-options = OPTIONS
metavar-preset = PRESET
metavar-record = RECORD
metavar-seconds = SECONDS
metavar-seed = SEED
metavar-table = TABLE
metavar-target = TARGET
metavar-value = VALUE
metavar-word = WORD

## Options

option-version = Show the version, and whether the rules are compiled.
option-help = Show this help.
option-lang = Language: en, hu, bg, cs, de, fr or pl.
default-lang = that of your locale
option-edition = Edition: 2016, 2021, deluxe, classic or classic-2016.
option-preset = Preset of characters and unique districts, or random for a random choice of cards.
option-presets = Preset of characters and unique districts, random for a random choice of cards in every game, or mixed to cycle through all presets.
option-players = Number of players, 2 to 8.
option-action_cards = Play with the action cards of the DeLuxe edition.
option-as_printed = Follow the edition’s printed rulebook where our rulings depart from it: all for every such choice, or the ids of some choices (listed in docs/rulings.md).
option-bots = Opponents: one bot for all of them, or one for each. { bot-names }
option-seat_bots = Bots to play: one bot for all seats, or one for each. { bot-names }
option-entrants = Bots to compare; they take turns in all seats. { bot-names }
bot-names = Levels: apprentice, novice, easy, normal, hard. Styles: homebody, aggressor, cautious. Algorithms: random, builder, strategist, learned, search. A bot can have parameters (search:seconds=0.5), be repeated (builder*3) or come from a file (my_bot.py:MyBot).
option-name = Your name at the table.
option-seed = Seed of the deals: the same seed deals the same games.
option-random_seed = Seed of the deal: the same seed deals the same game.
default-random_seed = random
option-record = Save the game record to this file.
option-record_file = Game record to open; - reads standard input.
option-resumed = Resume the saved game in FILE, or the one you played last.
option-plain = Line-by-line mode instead of the full-screen table.
option-cards = File with homebrew cards.
option-with_cards = Cards to include: homebrew cards, or others of the edition. A character replaces the one with the same rank; a unique district replaces another unique district.
default-with_cards = every card from --cards that fits
option-no_card_packages = Ignore cards from installed packages.
option-changed_cards = Open a game even if its card files have changed since it was saved.
option-what_if = Override a number printed on a card, as in tavern.cost=2 or architect.build_limit=2.
option-games = Number of games.
option-rounded_games = Number of games, rounded up to a multiple of the number of players.
option-deals = Number of deals, at least 2; each is played under both configurations.
option-json = Print one JSON object instead of the summary.
option-workers = Number of worker processes.
default-workers = up to one per CPU core
option-word = A card, a word or the id of a rule.
option-all_rules = Show every rule and card that matches.
option-whole_game = Print the whole game without stopping.
option-to = Start after this many actions; in line-by-line mode, stop there.
option-seat = Show the game as this seat saw it. Seats are numbered from 0, as in @0.
default-seat = all seats, once the game is over
option-reviewed = Review only this seat. Seats are numbered from 0, as in @0.
default-reviewed = the human player’s seat, or all seats
option-playouts = Games to simulate per move when comparing moves, at least 2. More games give more precise results but take longer.
option-games_file = Save a table of the games to this Parquet file, for citadella report.
option-games_table = Parquet files written by citadella simulate --out.
option-html = Also write the report with plots to this HTML file.
option-side_a = First configuration: printed for no changes, or terms separated by spaces, such as "tavern.cost=2 bots=builder". A term is CARD.NUMBER=VALUE, or sets an option: bots=, preset=, edition=, action-cards=yes, as-printed=all or with=.
option-side_b = Second configuration, in the same form.
option-engine = Where to run the games: local, or ray for a Ray cluster (at RAY_ADDRESS, or started on this machine).
option-results = Folder for the results; an interrupted run can be resumed from it.
option-resume = Resume the run whose results are in the --out folder.
option-stop_when_clear = Stop as soon as it is clear whether the first bot wins more or less than its fair share of games (error at most 5%).
option-on_error = What to do when a bot fails: stop, or go-on to replace it with random moves until the end of that game.
option-time_limit = Time limit for each decision, in seconds; 0 for none.
option-port = Port to listen on.
default-port = 8000, or the next free port
option-host = Address to listen on; 0.0.0.0 accepts connections from other machines.
default-host = 127.0.0.1
option-lan = Let friends on the same network join; shows the address and a QR code.
option-no_browser = Do not open a browser.
option-data = Folder for the server’s data.
default-data = ~/.local/share/citadella
option-database = URL of an SQLite or PostgreSQL database to use instead of the file in the data folder.
option-server_workers = Number of server processes; more than one requires PostgreSQL.
default-server_workers = 1
option-settings = Settings file (TOML); docs/settings.md lists all settings.
option-push_key = File with the Web Push key created by citadella push-key.
option-push_contact = Contact address sent to push services, such as mailto:you@example.org.
option-action = What to do; see below.
option-target = What to do it to: a table code, guest id, word or report number.
option-days = Length of the ban, in days.
option-network = Also ban new guests from the guest’s network.
option-new_backup = File to write the backup to.
option-backup_file = Backup file to restore.
option-connect = URL of a server to run bots for, such as https://citadella.example.
option-secret = File with the shared secret (the server’s pool_secret setting).
option-pool_workers = Number of worker processes.
default-pool_workers = one per CPU core
option-key_file = File to write the new key to. Keep it secret.
option-shell = Shell to print the script for. Load it in the shell’s start-up file as in the examples.
admin-action-tables = List the open tables.
admin-action-close = Close a table, by its code.
admin-action-guests = List all guests, or those whose name contains a word.
admin-action-ban = Ban a guest.
admin-action-unban = Lift a guest’s ban.
admin-action-forget = Delete a guest and all their data.
admin-action-export = Print all data stored about a guest.
admin-action-reports = List the open chat reports.
admin-action-settle = Mark a report as settled, by its number.
admin-action-ratings = List ratings that do not match the results; “ratings repair” recalculates them.

## What commands answer

admin-close = The table has been closed.
admin-ban = Guest { $target } has been banned.
admin-unban = Guest { $target } is no longer banned.
admin-forget = Guest { $target } and all their data have been deleted.
admin-settle = Report { $target } has been settled.
admin-nothing = Nothing to show.
admin-ratings-right = All ratings match the results.
admin-repair = All ratings have been recalculated from the results.
backup-made =
    { $rows ->
        [one] Backed up 1 row to “{ $file }”.
       *[other] Backed up { $rows } rows to “{ $file }”.
    }
backup-restored =
    { $rows ->
        [one] Restored 1 row.
       *[other] Restored { $rows } rows.
    }
serving = Citadella is running at { $link }  (Ctrl-C to stop)
lending = Running up to { $workers } bots for { $url }  (Ctrl-C to stop)
serving-near = Friends on the same network can open { $link } or scan this code:
serving-alone = This machine is not on a network, so nobody else can join yet.
push-key-made = The key has been written to “{ $file }”. Start the server with: citadella serve --push-key { $file } --push-contact mailto:you@example.org
version-compiled = citadella { $version } (compiled)
version-interpreted = citadella { $version } (interpreted)
build-compiled = compiled
build-interpreted = interpreted
stopped = Stopped.
number = { NUMBER($value) }

## Errors

error-other = { $why }
error-language = Unknown language “{ $language }”. Available: { $known }.
error-edition = Unknown edition “{ $edition }”. Available: { $known }.
error-preset = The { $edition } edition has no preset “{ $preset }”. Available: { $known }.
error-players = The game is for 2 to 8 players, not { $players }.
error-players-edition = The { $edition } edition is for 2 to { $most } players, not { $players }.
error-action-cards = The { $edition } edition has no action cards. Editions with action cards: { $known }.
error-as-printed = The { $edition } edition has no as-printed choice “{ $choice }”. Available: { $known }.
error-as-printed-none = The { $edition } edition has no rulebook of its own to follow, so --as-printed cannot be used with it.
error-bot = Unknown bot “{ $bot }”. Available: { $known }.
error-bots =
    Wrong number of bots: { $named }. { $seats ->
        [1] Name one.
       *[other] Name one for all { $seats } seats, or one for each.
    }
error-seed = A seed must be a number or a short line of text.
error-no-file = There is no file “{ $file }”.
model-unsound =
    { $why ->
        [missing] The learned model “{ $file }” is missing
        [old] The learned model “{ $file }” belongs to another version
       *[damaged] The learned model “{ $file }” is damaged
    }; the strategist’s evaluation is used instead.
error-unreadable =
    { $why ->
        [folder] “{ $file }” is a folder, not a file.
        [forbidden] Permission denied: “{ $file }”.
       *[other] Cannot read the file “{ $file }”.
    }
error-not-text = “{ $file }” is not a text file.
error-unwritable = Cannot write to “{ $file }”.
error-record = “{ $file }” is not a valid game record: { $why }
error-to = The record has only { $count } actions, so --to { $to } is past its end.
error-seat = The record has no seat { $seat }. Seats are numbered from 0 to { $last }.
error-review-unfinished = Only finished games can be reviewed, and this record ends before the game does.
error-no-rule = No card or rule matches “{ $word }”.
error-no-rule-near = No card or rule matches “{ $word }”. Did you mean { $near }?
error-command = Unknown command “{ $command }”. Available commands: { $known }.
error-option-unknown = Unknown option: { $option }. Run the command with --help to list its options.
error-missing = Missing: { $option }. Run the command with --help for its usage.
error-choice = Invalid value “{ $value }” for { $option }. Choose one of: { $known }.
error-number =
    Invalid value “{ $value }” for { $option }: expected { $kind ->
        [fraction] a number
       *[whole] a whole number
    }.
error-range =
    Invalid value “{ $value }” for { $option }: expected { $kind ->
        [fraction] a number
       *[whole] a whole number
    } from { $least } to { $most }.
error-least =
    Invalid value “{ $value }” for { $option }: expected { $kind ->
        [fraction] a number
       *[whole] a whole number
    } of at least { $least }.
error-extra = Unexpected argument: “{ $words }”. Run the command with --help for its usage.
error-option-needs = Option { $option } requires a value.
error-option-bare = Option { $option } does not take a value.
error-usage = Cannot parse the command. Run it with --help for its usage.
error-admin-target = “admin { $action }” requires a target: a table code, guest id or report number. See citadella admin --help.
error-admin-ratings = Unknown action “admin ratings { $target }”. Use “admin ratings” or “admin ratings repair”.
error-admin-table = There is no open table “{ $target }”. “citadella admin tables” lists the open tables.
error-admin-guest = There is no guest “{ $target }”. “citadella admin guests” lists the ids of guests.
error-admin-report = There is no report “{ $target }”. “citadella admin reports” lists the open reports.
error-bot-parameter = The bot “{ $bot }” has no parameter “{ $parameter }”. Available: { $known }.
error-bot-no-parameter = The bot “{ $bot }” has no parameters, so “{ $parameter }” cannot be set.
error-bot-value =
    Invalid value “{ $value }” for { $parameter } of the bot “{ $bot }”: expected { $kind ->
        [int] a whole number
        [float] a number
        [bool] yes or no
       *[str] a word
    }{ $range }.
error-bot-not-in-file = “{ $file }” does not define a bot “{ $bot }”. Available: { $known }.
error-bot-is-none = “{ $bot }” in “{ $file }” is not a bot: it has no choose(view, actions) method.
error-bot-not-made = Could not create the bot “{ $bot }”: { $why }.
error-bot-file = Could not load “{ $file }”: { $why }.
error-library = This feature requires { $library }, which is not installed. Install it with: { $command }
error-card-file = Could not load the card file “{ $file }”: { $why }.
error-cards-missing = This game uses the card file “{ $file }”, which is not loaded. Load it with --cards.
error-cards-changed = This game uses the card file “{ $file }”, which has changed since the game was saved. Use --changed-cards to open the game anyway.
error-no-games = “{ $file }” is not a table of games written by simulate --out.
error-what-if-form = Invalid override “{ $text }”: expected CARD.NUMBER=VALUE, such as tavern.cost=2.
error-what-if-card = The { $edition } edition has no card “{ $card }”. Similar names: { $near }.
error-what-if-absent = The card “{ $card }” is not in play in these games.
error-what-if-number = The card “{ $card }” has no number “{ $number }”. Available: { $known }.
error-what-if-value = Invalid value “{ $value }” for { $what }: expected a whole number from { $least } to { $most }.
error-side = Invalid term “{ $term }” in a configuration. Use “printed”, or terms separated by spaces: tavern.cost=2, { $keys }.
error-results-there = “{ $file }” already contains results. Continue with --resume, or choose another folder.
error-results-spoilt = Line { $line } of “{ $file }” is corrupt.
error-results-other = The results in “{ $file }” belong to another tournament: { $what } was { $before } and is now { $now }.
error-resume-what = --resume requires --out FOLDER, the folder with the earlier results.
failed-raised = The bot “{ $bot }” in seat { $seat } failed in game { $game }, at decision { $decision }: { $detail }. Record saved: { $file }
failed-illegal = The bot “{ $bot }” in seat { $seat } chose { $detail } in game { $game }, at decision { $decision }; this is not a legal action. Record saved: { $file }
failed-slow = The bot “{ $bot }” in seat { $seat } took longer than { $detail } s in game { $game }, at decision { $decision }. Record saved: { $file }
failed-endless = Game { $game } does not end: after { $decision } decisions it is still the turn of the bot “{ $bot }” in seat { $seat }. Record saved: { $file }

## Simulating

simulate-progress = Games
simulate-what-if = What if
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
simulate-saved = Games saved: { $file }

## Comparing

compare-progress = Deals
compare-pairs =
    { $deals ->
        [one] One deal, played under both configurations;
       *[other] { NUMBER($deals) } deals, each played under both configurations;
    } { $alike ->
        [0] none had the same outcome.
        [one] one had the same outcome.
       *[other] { NUMBER($alike) } had the same outcome.
    }
compare-difference = B − A
compare-by-game = Averages over the games
compare-by-seat = Win rate by seat, %
compare-by-character = Win rate by character, %
compare-by-district = Win rate by district, %
compare-rounds = Rounds
compare-decisions = Decisions
compare-points = Points per player
compare-winning-points = Winner’s points
compare-lead = Winner’s lead
compare-more =
    { $count ->
        [one] One smaller difference is not shown; use --json.
       *[other] { $count } smaller differences are not shown; use --json.
    }

## Measuring bots

arena-died = The worker process playing game { $game } died.
arena-kept = The finished games are saved in “{ $file }”. Use --resume to continue.
arena-heading = { NUMBER($games) } games: { NUMBER($deals) } deals with rotated seats, { $players } players, { $edition }, { $rounds } rounds per game
arena-games = Games
arena-wins = Wins
arena-interval = 95% interval
arena-margin = Margin
arena-points = Points
arena-speed = ms/decision
arena-rating = Rating
arena-ahead = Finishes ahead of
arena-answer-better = { $bot } wins more than its fair share of { $fair }, as { $deals } deals show (sequential test, error at most 5%).
arena-answer-worse = { $bot } wins less than its fair share of { $fair }, as { $deals } deals show (sequential test, error at most 5%).
arena-answer-open = It is not clear after { $deals } deals whether { $bot } wins more or less than its fair share of { $fair } (sequential test, error at most 5%).
arena-failures =
    { $count ->
        [one] { $bot } failed once; random moves replaced it until the end of that game.
       *[other] { $bot } failed { $count } times; random moves replaced it until the end of those games.
    }
arena-lost =
    { $count ->
        [one] One deal could not be finished and is not counted.
       *[other] { $count } deals could not be finished and are not counted.
    }

## Reports

report-title = Game report
report-summary = { NUMBER($games) } games of { $rounds } rounds and { $decisions } decisions on average; { $points } points per player, { $winning } for the winner.
report-how = Lines are 95% confidence intervals over games; the red mark is the fair share. A character counts once for every round in which it was picked, a district once for every city it stood in at the end.
report-random = Random cards
report-seat-of = Seat { $seat }, { $players } players
report-players = { $players } players
report-by-bots = Win rate by bot
report-by-presets = Win rate by preset and bot
report-by-players = Win rate by number of players and bot
report-by-seats = Win rate by seat
report-by-characters = Win rate by character
report-by-districts = Win rate by district
report-win-rate = Win rate, %
report-times = Times
report-interval = 95% interval
report-fair = Fair
report-fates = How characters fared
report-picked = Picked
report-killed = Killed
report-robbed = Robbed
report-bewitched = Bewitched
report-of-rounds = % of the rounds it was in the game
report-of-picks = % of the rounds it was picked
report-lengths = Length of games
report-rounds = Rounds
report-points = Points by source
report-from-district = Districts
report-from-silver = Silver coins
report-from-effect = District bonuses
report-from-hand = Cards in hand
report-everyone = All players
report-winners = Winners
report-numbers = Figures
report-saved = Report saved: { $file }

## Replaying

replay-next = Enter: next, q: quit
replay-unfinished = The record ends here, before the end of the game.

## Looking up

rules-heading = Rules and rulings
rules-our-ruling = our ruling
rules-more =
    { $count ->
        [one] One more rule matches; use --all to show it.
       *[other] { $count } more rules match; use --all to show them.
    }
rules-more-cards =
    { $count ->
        [one] One more card matches; use --all to show it.
       *[other] { $count } more cards match; use --all to show them.
    }
rules-not-in = Not in the { $edition }; shown here from the { $shown }.
rules-editions = editions: { $editions }
rules-homebrew = homebrew card from { $file }
rules-no-effect = No special effect.
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
play-goal = game ends at { $count } districts
play-last-round = last round!
play-face-up = discarded: { $names }
play-hand = Hand
play-tucked = under the Museum: { $count }
play-prompt = { $choices }, ? help, c coach, l log, q quit:
play-prompt-undo = { $choices }, u undo, ? help, c coach, l log, q quit:
play-no-such-choice = Type a number from 1 to { $last }, or ? for help.
play-forgotten = You can still do this in your turn: { $what }. Choose “End your turn” again to end it anyway.
play-no-undo = This cannot be undone: new information has been revealed since.
play-saved = Record saved: { $file }
play-review = Review your decisions: { $command }
play-help =
    Type the number of a choice and press Enter.
    ? 3 explains the card in choice 3; ? king explains any card by its name.
    c asks the coach for advice, l shows the game log, u undoes your last action, q quits and saves the game.
    Gather once per turn, then build. Characters take their turns in rank order.
    The game ends after the round in which someone completes a city.
column-player = Player
column-character = Character
column-gold = Gold
column-cards = Cards
column-points = Points
column-city = City

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
