### What the command line says in English.

## Commands and options

command-citadella = The complete card game of Citadels. Unofficial.
command-play = Play against bots in the terminal.
command-serve = Open the table in the browser, alone or with friends via a link.
command-admin = Moderate a server: close tables, ban and forget guests, read reports. Works while the server runs.
command-backup = Write everything that is stored into a file, even while the server runs.
command-restore = Read a backup into an empty database.
command-bots = Let the bots of a server think on this machine: a pool that connects to it.
command-push-key = Make the key with which a server may send notices to browsers (Web Push).
command-simulate = Let bots play many games and summarise the results.
command-compare = Play the same deals in two ways and show what differs: other numbers on cards, other bots, other cards.
command-arena = Measure bots against each other: win rates, ratings, who beats whom.
command-report = Show what a table of games from simulate says, in the terminal and as a page.
command-replay = Step through a recorded game.
command-review = Look back at a recorded game: chances over time, and every decision judged from what could be known.
command-rules = Look up a card by any of its names, or a word of the rules.
option-version = Show the version and how the rules were built.
option-help = Show this help.
option-edition = Edition: 2016, 2021, deluxe, classic or classic-2016.
option-preset = Name of a preset, or random for a random choice of cards; simulate and arena also take mixed (all presets in turn).
option-players = Number of players, 2 to 8.
option-action_cards = Play with the action cards of the DeLuxe edition.
option-as_printed = Choices to play as the edition’s rulebook prints them where our rulings depart from it: “all”, or ids separated by commas (docs/rulings.md lists them).
option-bots = Bots (apprentice, novice, easy, normal, hard, aggressor …), separated by commas: one for all seats, or one for each; builder*3 means three. A bot may have parameters (search:seconds=0.5) or be your own (my_bot.py:MyBot).
option-name = Your name at the table.
option-seed = Seed of the deal: the same seed deals the same game.
option-record = File for the record of the game.
option-lang = Language: en, hu, bg or cs.
option-games = Number of games, at least 1.
option-json = Print one JSON object instead of the summary.
option-everything = Show everything at once.
option-to = Stop after this many actions, 0 or more.
option-seat = See the game as this seat sees it; seats count from 0.
option-reviewed = Judge the decisions of this seat; seats count from 0. Default: the only person’s, or everybody’s.
option-playouts = In how many dealt games two moves are compared, at least 2; more is sharper and slower.
option-word = A card, a word or the id of a rule.
option-port = Port of the server; default: 8000, or the next one that is free.
option-data = Folder where games are kept.
option-no_browser = Do not open the browser.
option-database = URL of a database (sqlite or postgresql) instead of the file in the data folder.
option-host = Address to listen at; 0.0.0.0 lets other machines in.
option-lan = Let friends on the same network in; shows the address and a QR code to scan.
option-workers = Number of processes; more than one needs PostgreSQL.
option-settings = File with settings (TOML); docs/settings.md lists them all.
option-action = What to do: tables (list those that are open), close (a table, by its code), guests (find by a word of their name), ban, unban, forget (a guest with everything about them), export (all that is stored about a guest), reports (list them), settle (a report, by its number), ratings (compare them with the results; “ratings repair” counts them again).
option-target = The code of a table, the id of a guest, a word, or the number of a report.
option-days = For how many days a guest is banned.
option-network = Also ban new guests from the network the guest came from.
option-backup_file = File with the backup.
admin-close = The table is closed.
admin-ban = The guest { $target } is banned.
admin-unban = The guest { $target } may come in again.
admin-forget = The guest { $target } is forgotten.
admin-settle = The report { $target } is settled.
admin-nothing = There is nothing to show.
admin-ratings-right = All ratings are as the results give them.
admin-repair = All ratings have been counted again from the results.
error-admin-target = “admin { $action }” needs to know for whom or what; see --help.
error-admin-ratings = “admin ratings { $target }” is not known; there is “admin ratings” and “admin ratings repair”.
backup-made = { $rows } rows are in “{ $file }”.
backup-restored = { $rows } rows have been restored.
option-connect = URL of a server whose bots think here, as in https://citadella.example (may be repeated).
option-secret = File with the secret that the server knows as pool_secret.
option-push_key = File with the key for notices (Web Push), made by citadella push-key.
option-push_contact = Who answers for the server, for push services: mailto:you@example.org.
option-key_file = File for the new key; keep it to yourself.
option-jobs = Number of processes; default: all cores where that helps.
option-engine = Where to play: local, or ray for a Ray cluster (RAY_ADDRESS, or one on this machine).
option-results = Folder for the results; with it, an interrupted run can be resumed.
option-resume = Resume the run whose results are in the folder of --out.
option-stop_when_clear = Stop as soon as it is clear that the first bot is better or worse than its fair share (error at most 5%).
option-on_error = When a bot fails: stop, or go-on with random moves played for it to the end of that game.
option-time_limit = Seconds for a decision; 0 for as long as it takes.
option-games_file = File for a table of the games (Parquet), for citadella report.
option-games_table = Tables of games, written by citadella simulate --out.
option-html = File for the page with plots.
option-cards = File with homebrew cards; may be given several times.
option-with_cards = Cards to play with, separated by commas: your own, or others of the edition. A character takes the place of the one of its rank, a district that of another. Without it, all cards from the files of --cards take part, as far as they fit.
option-what_if = Play a card with a number other than the printed one, as in tavern.cost=2 or architect.build_limit=2; may be repeated.
option-side_a = The first way to play: “printed”, or words separated by spaces, as in "tavern.cost=2 bots=builder"; besides numbers of cards a side may give bots=, preset=, edition=, action-cards=yes, as-printed=all and with=.
option-side_b = The second way to play, written like the first.
option-no_card_packages = Leave out the cards that installed packages offer.
option-changed_cards = Also play games whose card files have changed since.
serving = Citadella is open at { $link }  (stop with Ctrl-C)
lending = Bots of { $url } think here, { $workers } at once  (stop with Ctrl-C)
serving-near = Friends on the same network open { $link }, or scan this:
serving-alone = This machine is not on a network, so nobody else can join yet.
push-key-made = The key is in “{ $file }”. Start the server with: citadella serve --push-key { $file } --push-contact mailto:you@example.org
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
model-unsound =
    { $why ->
        [missing] The learned model “{ $file }” is missing
        [old] The learned model “{ $file }” belongs to another version
       *[damaged] The learned model “{ $file }” is damaged
    }; the strategist’s judgement is used instead.
error-unreadable =
    { $why ->
        [folder] “{ $file }” is a folder, not a file.
        [forbidden] You may not read the file “{ $file }”.
       *[other] The file “{ $file }” cannot be read.
    }
error-not-text = The file “{ $file }” is not a text file.
error-unwritable = The file “{ $file }” cannot be written.
error-record = The file “{ $file }” is not a record that can be played: { $why }
error-to = The record has { $count } actions, so it cannot be shown up to action { $to }.
error-seat = There is no seat { $seat } in this record; the last one is { $last }.
error-review-unfinished = Only a finished game can be reviewed; this record stops before the end.
error-no-rule = Nothing is known about “{ $word }”.
error-no-rule-near = Nothing is known about “{ $word }”; did you mean { $near }?
error-command = There is no command “{ $command }”; there are { $known }.
error-option-unknown = There is no option { $option } here.
error-missing = { $option } is missing.
error-value = The value of { $option } does not fit: { $help }
error-range = The value “{ $value }” of { $option } does not fit: it is a number from { $least } to { $most }.
error-least = The value “{ $value }” of { $option } does not fit: it is a number, at least { $least }.
error-extra = The command cannot be read: “{ $words }” is not expected there.
error-option-needs = { $option } needs a value.
error-option-bare = { $option } takes no value.
error-usage = The command cannot be read; --help shows how it is written.
error-bot-parameter = The bot “{ $bot }” has no parameter “{ $parameter }”; it has { $known }.
error-bot-no-parameter = The bot “{ $bot }” has no parameters, so “{ $parameter }” cannot be set.
error-bot-value =
    The bot “{ $bot }” cannot take “{ $value }” for { $parameter }: it must be { $kind ->
        [int] a whole number
        [float] a number
        [bool] yes or no
       *[str] a word
    }{ $range }.
error-bot-not-in-file = There is no “{ $bot }” in the file “{ $file }”; bots in it: { $known }.
error-bot-is-none = “{ $bot }” in the file “{ $file }” is not a bot: it has no method choose(view, actions).
error-bot-not-made = The bot “{ $bot }” cannot be made: { $why }.
error-bot-file = The file “{ $file }” cannot be loaded: { $why }.
error-library = This needs { $library }, which is not installed: { $command }
error-card-file = The card file “{ $file }” cannot be used: { $why }.
error-cards-missing = This game uses the card file “{ $file }”, which is not loaded: name it with --cards.
error-cards-changed = This game uses the card file “{ $file }”, which has changed since; --changed-cards plays it all the same.
error-no-games = The file “{ $file }” is not a table of games.
error-what-if-form = “{ $text }” is not a what-if: write it like tavern.cost=2.
error-what-if-card = The { $edition } edition has no card “{ $card }”; similar names: { $near }.
error-what-if-absent = The card “{ $card }” does not play in these games.
error-what-if-number = The card “{ $card }” has no number “{ $number }”; it has { $known }.
error-what-if-value = { $what } is a whole number from { $least } to { $most }, not “{ $value }”.
error-side = “{ $term }” says nothing about a side: it is “printed”, or words like tavern.cost=2, { $keys } separated by spaces.
error-results-there = There are already results in “{ $file }”: continue with --resume, or choose another folder.
error-results-spoilt = Line { $line } of “{ $file }” is damaged.
error-results-other = The results in “{ $file }” are of another tournament: { $what } was { $before } and is { $now }.
error-resume-what = --resume needs the folder of the results: --out.
failed-raised = The bot “{ $bot }” on seat { $seat } failed in game { $game } at decision { $decision }: { $detail }. Record saved: { $file }
failed-illegal = The bot “{ $bot }” on seat { $seat } answered { $detail } in game { $game } at decision { $decision }, which is not one of its actions. Record saved: { $file }
failed-slow = The bot “{ $bot }” on seat { $seat } took longer than { $detail } s in game { $game } at decision { $decision }. Record saved: { $file }
failed-endless = Game { $game } does not end: after { $decision } decisions the bot “{ $bot }” on seat { $seat } still plays on. Record saved: { $file }

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
simulate-saved = Table of games saved: { $file }

## Comparing

compare-progress = Deals
compare-pairs =
    { $deals ->
        [one] One deal, played on both sides;
       *[other] { NUMBER($deals) } deals, each played on both sides;
    } { $alike ->
        [0] none went the same way.
        [one] one went the same way.
       *[other] { NUMBER($alike) } went the same way.
    }
compare-difference = B − A
compare-by-game = The games, on average
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
        [one] One more differs less clearly; --json shows it.
       *[other] { $count } more differ less clearly; --json shows them.
    }

## Measuring bots

arena-died = The process that played game { $game } has died.
arena-kept = Finished games are kept in “{ $file }”; --resume continues from there.
arena-heading = { NUMBER($games) } games, { NUMBER($deals) } deals with the seats rotated, { $players } players, { $edition }, { $rounds } rounds per game
arena-games = Games
arena-wins = Wins
arena-interval = 95% interval
arena-margin = Margin
arena-points = Points
arena-speed = ms/choice
arena-rating = Rating
arena-ahead = Finishes ahead of
arena-answer-better = { $bot } wins more than its fair share of { $fair }: clear after { $deals } deals (sequential test, error at most 5%).
arena-answer-worse = { $bot } wins less than its fair share of { $fair }: clear after { $deals } deals (sequential test, error at most 5%).
arena-answer-open = Whether { $bot } wins more or less than its fair share of { $fair } is not clear after { $deals } deals (sequential test, error at most 5%).
arena-failures =
    { $count ->
        [one] { $bot } failed once; random moves were played for it.
       *[other] { $bot } failed { $count } times; random moves were played for it.
    }
arena-lost =
    { $count ->
        [one] One deal could not be played to the end and does not count.
       *[other] { $count } deals could not be played to the end and do not count.
    }

## Reports

report-title = What the games say
report-summary = { NUMBER($games) } games of { $rounds } rounds and { $decisions } decisions on average; { $points } points per player, { $winning } for the winner.
report-how = Lines are 95% confidence intervals over games; the red mark is the share that would be fair. A character counts once for every round it was played, a district once for every city it stood in at the end.
report-random = Random cards
report-seat-of = Seat { $seat } of { $players }
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
report-fates = What became of the characters
report-picked = Picked
report-killed = Killed
report-robbed = Robbed
report-bewitched = Bewitched
report-of-rounds = % of the rounds it was in the game
report-of-picks = % of the rounds it was picked
report-lengths = Length of the games
report-rounds = Rounds
report-points = Points by source
report-from-district = Districts
report-from-silver = Silver coins
report-from-effect = Extras of districts
report-from-hand = Cards in hand
report-everyone = All players
report-winners = Winners
report-numbers = Numbers
report-saved = Page saved: { $file }

## Replaying

replay-next = Enter: next, q: quit
replay-unfinished = The record ends here; the game is not over.

## Looking up

rules-heading = Rules and rulings
rules-our-ruling = our ruling
rules-more =
    { $count ->
        [one] One more rule mentions it; --all shows it.
       *[other] { $count } more rules mention it; --all shows them.
    }
rules-more-cards =
    { $count ->
        [one] One more card has this name; --all shows it.
       *[other] { $count } more cards have this name; --all shows them.
    }
rules-not-in = Not in the { $edition }; shown as in the { $shown }.
rules-editions = editions: { $editions }
rules-homebrew = homebrew card from { $file }
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
play-prompt = { $choices }, ? help, c coach, l log, q quit:
play-prompt-undo = { $choices }, u undo, ? help, c coach, l log, q quit:
play-no-such-choice = Type a number from 1 to { $last }, or ? for help.
play-forgotten = You can still do something this turn: { $what }. Choose “End your turn” again if you do not want it.
play-no-undo = This cannot be undone: something new has been seen since.
play-saved = Record saved: { $file }
play-review = How you decided: { $command }
play-help =
    Type the number of a choice and Enter.
    ? 3 explains the card of choice 3, ? king any card by its name.
    l shows everything that has happened, u takes your last action back, q ends and saves the record. c asks the coach for advice.
    Gather once a turn, then build; the round goes through the characters by rank.
    The game ends with the round in which a city is complete.
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
