### What the pages of the browser client say in English.

## Everywhere

loading = One moment…
try-again = Try again
save = Save
saved = Saved
close = Close
copied = Copied
to-lobby = To the start page
skip-to-content = Skip to the content
nav-home = Citadella: start page
nav-label = Pages
nav-rules = Rules
nav-tutorial = Learn
nav-settings = Settings
missing-title = Nothing here
missing-text = This page does not exist. The link may be mistyped.
connection-lost = Connection lost; trying again…
offline-note = There is no connection to the server: the rules can be read, tables have to wait.
your-turn = Your turn
guest-name = Guest { $number }
names-of-bots = Ada, Bruno, Clara, Dorian, Edith, Felix, Greta, Hugo
bot-random = Random
bot-builder = Builder
bot-apprentice = Apprentice
bot-novice = Novice
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-homebody = Builder (minds its own city)
bot-aggressor = Aggressor (kills, robs and burns)
bot-cautious = Cautious (takes no risks)
bot-strength =
    { $seconds ->
        [0] { $bot } · { $rating } · at once
       *[other] { $bot } · { $rating } · { $seconds } s
    }
bot-strength-hint = Beside each bot: its rating (400 more means winning ten times as often) and how long it thinks about a move.

## Cards

letter-noble = N
letter-religious = R
letter-trade = T
letter-military = M
letter-unique = U
heading-characters = Characters
heading-unique-districts = Unique districts
heading-bonus-districts = Bonus districts
heading-base-districts = Base districts
heading-action-cards = Action cards
heading-homebrew-cards = Homebrew cards
heading-homebrew-districts = Homebrew districts
heading-homebrew-action-cards = Homebrew action cards
homebrew-card = homebrew
face-down-card = Card, face down
face-down-character = Character, face down
rank-of = rank { $rank }
silver-coins =
    { $count ->
        [one] { $count } silver coin
       *[other] { $count } silver coins
    }
help-card = Card
help-rulings = Rulings

## Start page

lobby-title = Build your city before the others do
lobby-lead = The card game of Citadels: every character, every district. Alone against bots, or with friends via a link. No account needed.
play-now = Play now against three bots
new-table = New table for friends
lobby-tutorial = Learn as you play
lobby-mine = Your tables
lobby-mine-none = You are not sitting at any table yet.
lobby-open = Open tables
lobby-open-none = There is no open table at the moment. Make one and let others join.
lobby-name = Your name
lobby-name-note = The others see it at the table. This browser keeps your seats.
status-over = over
line-look = Look
line-play = Play
line-open = Open
line-lacks-cards = Waiting for the card file { $file }
line-frozen = Cannot go on
line-join = Join
line-watch = Watch
line-round = round { $round }
line-bots = bots: { $levels }
line-seats = { $taken } of { $seats } seats taken
line-won =
    { $gap ->
        [0] Over · you won on the tie-break
        [one] Over · you won by { $gap } point
       *[other] Over · you won by { $gap } points
    }
line-lost = Over · { $place }

## New table

new-title = New table
new-cards = Cards
new-cards-choose = Choose other cards
new-more = Clock and more
custom-cards = Your own choice
custom-cards-note = Decide for each card: always, maybe or never.
new-ninth = With a character of rank 9
new-action-cards = With action cards
new-short = Short game: a city of 7 is complete
new-as-printed = As the rulebook prints it
new-as-printed-note = A few of our rulings depart from what the rulebook prints, because it looks like a slip or slows the game. Tick what you want to play as printed.
new-as-printed-all = All of these
printed-last-card = After the draft the character left over lies face up
printed-two-swaps = At most two of the original characters are swapped
printed-card-for-card = With more than three bonus districts, one original stays out for each
printed-emperor-for-two = The Emperor may play with two players
printed-action-first = Resources are gathered first in a turn
printed-finished-counts = A completed city keeps its 2 points even if it shrinks
printed-merchant-after-turn = The Merchant’s extra gold comes after the turn
printed-wizard-may-take = The Wizard may look and take nothing
printed-diplomat-names = The Diplomat may bring in a second district of the same name
printed-diplomat-own-city = Nothing leaves the Diplomat’s own complete city; their own Bishop does not matter
printed-heir-may-pass = The player of a killed King or Emperor may leave the crown where it is
printed-bell-at-seven = The Bell Tower means seven districts in the short game too
printed-gains-may = Small gains may be refused: Park, Poor House, Throne Room, Alchemist, Queen
printed-own-token = The Blackmailer may threaten their own character
printed-armory-leaves = An Armory in a complete city cannot be used
printed-monument-may = The owner decides when the Monument counts as two
printed-confiscated-counts = Every confiscated district but the Stables counts against the builder’s limit
printed-wizard-pays-cards = The Wizard may pay with cards for a Thieves’ Den just taken
printed-den-with-loan = The Cardinal may combine cards and a loan for the Thieves’ Den
printed-emperor-receiver = Whoever gets the crown from the Emperor chooses between gold and a card
printed-queen-with-rank-4 = The Queen is paid when rank 4’s turn begins
printed-crown-in-turn = King and Patrician choose when to take the crown
printed-witch-may = The Witch need not bewitch
printed-navigator-no-tent = The Navigator cannot pitch a Circus Tent
printed-booth-keep-none = At a Ticket Booth all three cards may go back
printed-fortune-may-take = The Fortune Teller may look and take nothing
printed-spy-counts = The Spy learns only how many cards match
printed-witch-plays-cards = The Witch may play an action card before she bewitches
printed-refund-in-round = The Alchemist gets back what was paid in the whole round
new-players = Players
new-clock = Clock
new-public = Show it in the list of open tables
new-coach = Allow the coach
new-talk = Allow chat
new-several = One person may take several seats
table-no-talk = no chat
new-stand-in = Bot that replaces a player who leaves
new-open = Open the table
new-open-note = You get a link for your friends and start the game when all are seated.
new-start = Start the game
new-start-note = All seats are taken, so the game starts at once.
clock-none = No clock
clock-live = { $minutes } minutes for the game, plus { $seconds } seconds per action
clock-days =
    { $count ->
        [one] { $count } day per action
       *[other] { $count } days per action
    }
fill-open = Seats for friends
fill-bot = Seats for bots
seat-number = Seat { $number }
seat-me = You
seat-open = Open seat
seat-open-friend = Open, for a friend
seat-bot = Bot: { $bot }
seat-name = Name
seat-name-of = Name of the player on seat { $number }
pass-and-play-note = You play on one screen and pass it on; the cards are covered in between.
only-watch-note = You have no seat; you will be watching.
pick-from = Start from
pick-all-maybe = Everything allowed
wish-always = always
wish-maybe = maybe
wish-never = never
pick-characters-note = One character of each rank takes part, drawn from those you allow.
pick-rank-empty = There must be at least one character of rank { $rank }.
pick-swaps = As printed at most { $most } of the original characters may be swapped; here { $count } would be.
pick-barred =
    { $why ->
        [players] only with { $count } players or more
        [ninth] rank 9 does not play
       *[excluded] left out with: { $name }
    }
pick-districts-missing = { $count } more of the original districts must take part: one may stay out for each bonus district beyond { $free }.
pick-districts-missing-printed = { $count } more of the original districts must take part: as printed one stays out for each bonus district, once there are more than { $free }.
pick-districts-drawn = { $needed } take part; { $sure } always, { $possible } possible.
pick-districts-fixed =
    { $count ->
        [one] { $count } district takes part.
       *[other] { $count } districts take part.
    }

## A table before the game

seats = Seats
sit = Sit here
stand = Stand up
not-here = away
seat-give = Who gets seat { $number }
start = Start the game
fill-and-start = Fill with bots and start
start-waits =
    { $count ->
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }
start-by-host = { $name } starts the game when all are seated.
the-host = The host
table-public = open to all
invite = Invite
invite-note = Whoever has the link can take an open seat.
copy-link = Copy the link
copy-watch = Copy the link for spectators
invite-share = Share the link
invite-text = A seat at a table of Citadella is waiting for you.
invite-qr = The link as a QR code
invite-local = This address works on this computer only.
invite-network = The link and the code lead to this computer’s address in the local network: { $address }
invite-closed = For others to join, start the server with:
no-table-title = No such table
waiting-table-title = This table is waiting

## A table in play

table-menu = Table menu
device-link = Continue on another device
device-link-of = Another device for { $name }
device-link-note = The link moves your seat to the device that opens it. It works once; keep it to yourself.
copy-device = Copy the private link
take-over = Let a bot play for { $name }
leave-table = Leave; a bot plays on
leave-sure = Really leave? A bot plays on for you.
away-note = A bot is playing for you.
come-back = Take over again
play-on = { $name } seems to be asleep: let a bot play on
claim-host = The host is gone: become the host
close-game = Abandon the game
close-sure = Really abandon the game? It ends for good.
close-propose = Really propose to abandon the game? All players must agree.
close-proposed = You have proposed to abandon the game. The others are being asked.
close-table = Close the table
closed-title = This table is closed
closed-note = The host has closed it, the players have abandoned the game, or the operator has ended it.
vote-close = { $name } wants to abandon the game.
vote-play-on = { $name } wants a bot to play on for { $other }.
vote-agree = Agree
vote-decline = No
chat-about = What { $name } said
chat-mute = Hide for me
chat-unmute = Show
chat-hidden = You do not see what { $name } says.
chat-mute-all = Mute for all
chat-unmute-all = Unmute for all
chat-report = Report
chat-reported = The operator of the server will look at it.
download-record = Download the record

## Another device

device-title = Play on here
device-text = This private link moves a seat to this device. After that, the old device can only watch.
device-move = Move the seat here

## Rules

rules-title = Rules and cards
rules-search = Look for a card or a word
# Words that mean the same in a search: groups separated by ";", words by ",".
search-same = rob, steal, robbery, thief, theft; kill, murder, assassinate, assassin, dead; destroy, burn, raze, demolish, fire, warlord; swap, exchange, trade places; gold, coin, coins, money, cash; income, earn, earnings; bewitch, enchant, hex, witch; tax, taxes, toll; crown, king, start player, first player; protect, protection, immune, safe; draft, pick, choose character, selection; end, finish, game over; tie, tied, draw game, tiebreak; score, points, scoring, victory; seize, take over, capture; blackmail, extort, threat, bribe; warrant, confiscate; beautify, decorate, artist; draw, take cards; build, construct; discard, throw away; two players, 2 players; bonus, extra; type, colour, color
rules-short-title = The game in short
rules-short-1 = Each round everyone secretly takes one character. The characters then play in the order of their ranks.
rules-short-2 = In your turn you take 2 gold, or draw 2 cards and keep one. After that you may build one district by paying its cost.
rules-short-3 = Your character has an ability that you may use in your turn, and some bring gold for districts of their colour.
rules-short-4 = When someone completes a city of 7 districts (8 with two or three players, always 8 in the classic edition), the round is played to its end and the game is over.
rules-short-5 = Each district is worth its cost in points. Owning all five types adds 3, the first complete city 4, any other complete city 2.
rules-found =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }
rules-none = Nothing found.
rules-rulings =
    { $count ->
        [one] { $count } rule about it
       *[other] { $count } rules about it
    }
rules-general = All rules

## Settings

settings-title = Settings
settings-language = Language
settings-look = Look
settings-text-size = Text size
size-small = Small
size-normal = Normal
size-large = Large
size-larger = Very large
settings-motion = Motion
motion-system = As the device is set
motion-full = On
motion-none = Off
settings-patterns = Patterns in addition to the district colours
settings-sound = Sound
settings-sound-on = Play sounds
settings-play = At the table
settings-ends-turn = End my turn automatically when there is nothing left to do
settings-passes = Automatically pass questions that are only asked so that nobody is given away (always after the same time)
push-turn = It is your turn: { $table }
push-round = A round of your tournament begins: { $table }
notices-title = Notices
notices-on = Tell me when it is my turn at a table with days per move
notices-asks = Your browser will ask for your permission first.
notices-always = Also when no page of Citadella is open.
notices-open = Only while a page of Citadella is open somewhere.
notices-denied = This browser may not show notices; allow them in its settings first.
credits-title = About
credits-unofficial = Citadella is an unofficial version of the card game Citadels. It contains no art and no text of the published game.
credits-icons = The icons are by { $authors } and others:
credits-licence = The program is free software under the MIT licence.

## Replay

replay-title = Replay
replay-table = To the table
replay-position = Round { $round }, action { $n } of { $total }
replay-slider = Position in the game
replay-back = One action back
replay-forward = One action forward
replay-round-back = To the start of the round
replay-round-forward = To the next round
replay-play = Play
replay-pause = Pause
replay-none-title = No such game
replay-none-text = There is no record at this address. The link may be mistyped.
replay-waits-title = This game is still being played
replay-waits-text = It can be watched again once it is over.
replay-speed = Speed
replay-times = { $times }×
replay-round = Round { $round }
replay-rounds = Jump to a round
replay-copy = Copy the link to this moment
replay-eyes = As seen by

## What the server refuses

error-server = Something went wrong on the server. Try again.
error-storage = The server’s database is in trouble. Try again soon.
error-offline = The server cannot be reached.
error-slow-down = That was too fast. Wait a moment.
error-too-big = That is too long.
error-too-many = You have too many tables. Finish one first.
error-crowded = There are too many connections. Close a window and try again.
error-too-many-here = Too many tables have been opened from your network. Try again later.
error-too-many-watch = Too many people are watching this table. Try again later.
error-banned = The operator of this server has banned you.
error-one-seat = Everyone has one seat at this table.
error-host-here = The host is here.
error-too-early =
    { $seconds ->
        [one] Wait one more second.
       *[other] Wait { $seconds } more seconds.
    }
error-has-clock = The clock decides that at this table.
error-no-talk = The chat is off at this table.
error-muted = The host has muted you at this table.
error-again = You have just said that twice.
error-forbidden-word = There is a word in it that is not allowed here.
error-bad-request = The server did not understand that.
error-bad-message = The server did not understand that.
error-bad-origin = That request came from another site.
error-bad-name = A name has 1 to 24 visible characters.
error-bad-chat = Write 1 to { $most } characters.
error-bad-emote = No such reaction.
error-bad-action = There is no such action.
error-bad-clock = There is no such clock.
error-bad-seats = Every seat needs a choice.
error-no-guest = The server does not know this browser yet. Load the page again.
error-no-table = There is no table at this address: the link may be mistyped, or the table was deleted long ago.
error-table-other-rules = This table was played by rules that the server no longer has. It is kept, but cannot go on.
error-table-damaged = The stored data of this table is damaged. It is kept, but cannot go on.
error-elsewhere = The table is being moved. Try again in a moment.
error-table-cards-missing = It is waiting for the card file { $file }, which this server does not have now. Nothing is lost.
error-table-cards-changed = It is waiting for the card file { $file }, which has changed since. Nothing is lost.
error-no-seat = There is no such seat.
error-no-bot = There is no such bot.
error-no-key = That key does not belong to a seat at this table.
error-no-link = This link has already been used, has expired, or never existed.
error-not-found = There is nothing here.
error-no-push = This server sends no notices.
error-bad-push = That is not the address of a push service.
error-not-host = Only the host can do that.
error-not-your-seat = That seat is not yours.
error-not-seated = Only players can do that.
error-not-your-turn = It is not your turn.
error-no-coach = There is no coach at this table.
error-not-playing = No game is being played at this table.
error-not-over = The game is not over yet.
error-not-away = That player is here.
error-no-undo = Nothing can be taken back now.
error-seat-taken = That seat is taken.
error-open-seats = There are still open seats.
error-started = The game has already started.
error-stale = The table has moved on; look again.
error-illegal = That cannot be done now.
error-setup =
    { $rule ->
        [S1] This edition cannot be played with so many players.
        [S2] There must be exactly one character of each rank.
        [S3] The number of characters does not fit the number of players.
        [S4] The Emperor is not for two players, and the Queen not for fewer than five.
        [S5] The number of unique districts is not right.
        [S11] With the Diplomat the Graveyard must be left out.
        [S12] As printed at most two of the eight original characters may be swapped.
        [J-S17] This edition has no rulebook of its own that could be played as printed.
       *[other] These cards cannot be played together (rule { $rule }).
    }
