### Texts of the browser client's pages, in English.

## Everywhere

loading = One moment…
try-again = Try again
save = Save
saved = Saved
close = Close
copied = Copied
to-lobby = Go to the start page
skip-to-content = Skip to the content
nav-home = Citadella: start page
nav-label = Pages
nav-rules = Rules
nav-tutorial = Learn
nav-settings = Settings
missing-title = Page not found
missing-text = There is no page at this address. The link may be mistyped.
connection-lost = Connection lost; trying again…
offline-note = You’re offline. You can still read the rules; tables will resume when you reconnect.
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
bot-homebody = Builder (keeps to its own city)
bot-aggressor = Aggressor (kills, robs and destroys)
bot-cautious = Cautious (takes no risks)
bot-strength =
    { $seconds ->
        [0] { $bot } · { $rating } · instant
       *[other] { $bot } · { $rating } · { $seconds } s
    }
bot-strength-hint = Each bot shows its rating (400 points higher wins ten times as often) and its thinking time per move.

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
face-down-card = Face-down card
face-down-character = Face-down character
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
lobby-lead = The card game Citadels, with every character and every district. Play against bots, or with friends via a link. No account needed.
play-now = Play now against three bots
new-table = New table for friends
lobby-tutorial = Learn as you play
lobby-mine = Your tables
lobby-mine-none = You have not joined any tables yet.
lobby-open = Open tables
lobby-open-none = There are no open tables right now. Open one and let others join.
lobby-name = Your name
lobby-name-note = Other players see it at the table. This browser remembers your seats.
status-over = over
line-look = View
line-play = Play
line-open = Open
line-lacks-cards = Waiting for the card file { $file }
line-frozen = Unavailable
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
new-cards-choose = Change cards
new-more = More options
custom-cards = Your selection
custom-cards-note = Choose for each card: always, maybe or never.
new-ninth = Use a rank 9 character
new-action-cards = Use action cards
new-short = Short game: 7 districts complete a city
new-as-printed = Rules as printed
new-as-printed-note = A few of our rulings differ from the printed rulebook where it seems to contain a mistake or slows the game down. Tick the rules you want to play as printed.
new-as-printed-all = All of these
printed-last-card = The character left over after the draft lies face up
printed-two-swaps = At most two of the original characters may be replaced
printed-card-for-card = With more than three bonus districts, one original is removed for each
printed-emperor-for-two = The Emperor may be used with two players
printed-action-first = Resources must be gathered first in a turn
printed-finished-counts = A completed city keeps its 2 points even if it shrinks
printed-merchant-after-turn = The Merchant’s extra gold comes after the turn
printed-wizard-may-take = The Wizard may look at a hand and take nothing
printed-diplomat-names = The Diplomat may swap in a second district of the same name
printed-diplomat-own-city = Nothing leaves the Diplomat’s own complete city; their own Bishop is no obstacle
printed-heir-may-pass = The player of a killed King or Emperor may leave the crown where it is
printed-bell-at-seven = The Bell Tower means seven districts even in the short game
printed-gains-may = Small gains are optional: Park, Poor House, Throne Room, Alchemist, Queen
printed-own-token = The Blackmailer may threaten their own character
printed-armory-leaves = An Armory in a complete city cannot be used
printed-monument-may = The owner decides when the Monument counts as two
printed-confiscated-counts = Every confiscated district except the Stables counts against the builder’s limit
printed-wizard-pays-cards = The Wizard may pay with cards for a Thieves’ Den they have just taken
printed-den-with-loan = The Cardinal may combine cards and a loan for the Thieves’ Den
printed-emperor-receiver = The player given the crown by the Emperor chooses gold or a card
printed-queen-with-rank-4 = The Queen is paid when rank 4’s turn begins
printed-crown-in-turn = The King and the Patrician choose when to take the crown
printed-witch-may = The Witch may choose not to bewitch anyone
printed-navigator-no-tent = The Navigator cannot pitch a Circus Tent
printed-booth-keep-none = All three cards drawn at a Ticket Booth may be returned
printed-fortune-may-take = The Fortune Teller may look at a hand and take nothing
printed-spy-counts = The Spy learns only how many cards match
printed-witch-plays-cards = The Witch may play an action card before she bewitches
printed-refund-in-round = The Alchemist gets back everything they paid for building this round
new-players = Players
new-clock = Clock
new-public = Show in the list of open tables
new-coach = Allow the coach
new-talk = Allow chat
new-several = One person may take several seats
table-no-talk = no chat
new-stand-in = Bot that replaces a player who leaves
new-open = Open the table
new-open-note = You get a link for your friends, and start the game when everyone is seated.
new-start = Start the game
new-start-note = All seats are taken, so the game starts at once.
clock-none = No clock
clock-live = { $minutes } minutes for the game, plus { $seconds } seconds per action
clock-days =
    { $count ->
        [one] { $count } day per action
       *[other] { $count } days per action
    }
fill-open = Open to friends
fill-bot = Fill with bots
seat-player = Player in this seat
seat-me = You
seat-open = Open seat
seat-open-friend = Open, for a friend
seat-bot = Bot: { $bot }
seat-name = Name
seat-name-of = Name of the player in this seat
pass-and-play-note = You share one screen and pass it on; the cards are covered in between.
only-watch-note = You have no seat; you will be watching.
pick-from = Start from
pick-all-maybe = Everything allowed
wish-always = always
wish-maybe = maybe
wish-never = never
pick-characters-note = One character of each rank is used, drawn from those you allow.
pick-rank-empty = Allow at least one character of rank { $rank }.
pick-swaps = Rules as printed: at most { $most } of the original characters may be replaced; you have replaced { $count }.
pick-barred =
    { $why ->
        [players] only with { $count } players or more
        [ninth] rank 9 is not used
       *[excluded] not together with: { $name }
    }
pick-districts-missing = Add { $count } more of the original districts: one may be left out for each bonus district beyond { $free }.
pick-districts-missing-printed = Add { $count } more of the original districts: as printed, one is left out for each bonus district once there are more than { $free }.
pick-districts-drawn = { $needed } are used: { $sure } always, { $possible } possible.
pick-districts-fixed =
    { $count ->
        [one] { $count } district is used.
       *[other] { $count } districts are used.
    }

## A table before the game

seats = Seats
sit = Sit here
stand = Stand up
not-here = away
seat-give = Who gets this seat
start = Start the game
fill-and-start = Fill with bots and start
start-waits =
    { $count ->
        [one] { $count } seat is still open.
       *[other] { $count } seats are still open.
    }
start-by-host = { $name } starts the game when everyone is seated.
the-host = The host
table-public = open to all
invite = Invite
invite-note = Anyone with the link can take an open seat.
copy-link = Copy the link
copy-watch = Copy the link for spectators
invite-share = Share the link
invite-text = A seat is waiting for you at a game of Citadella.
invite-qr = QR code of the link
invite-local = This address works on this computer only.
invite-network = The link and the QR code use this computer’s address in the local network: { $address }
invite-closed = To let others join, start the server with:
no-table-title = Table not found
waiting-table-title = This table is waiting

## A table in play

table-menu = Table menu
device-link = Continue on another device
device-link-of = Another device for { $name }
device-link-note = The link moves your seat to the device that opens it. It works once; keep it to yourself.
copy-device = Copy the private link
take-over = Let a bot play for { $name }
leave-table = Leave and let a bot play
leave-sure = Leave the table? A bot will play for you.
away-note = A bot is playing for you.
come-back = Resume playing
play-on = { $name } is not responding: let a bot play
claim-host = The host is gone: become the host
close-game = Abandon the game
close-sure = Abandon the game? This cannot be undone.
close-propose = Propose to abandon the game? All players must agree.
close-proposed = You proposed to abandon the game. Waiting for the others to agree.
close-table = Close the table
closed-title = This table is closed
closed-note = The host closed it, the players abandoned the game, or the operator ended it.
vote-close = { $name } wants to abandon the game.
vote-play-on = { $name } wants a bot to take over for { $other }.
vote-agree = Agree
vote-decline = Decline
chat-about = Messages from { $name }
chat-mute = Hide for me
chat-unmute = Show
chat-hidden = Messages from { $name } are hidden.
chat-mute-all = Mute for all
chat-unmute-all = Unmute for all
chat-report = Report
chat-reported = Reported. The operator of the server will look at it.
download-record = Download the record

## Another device

device-title = Continue here
device-text = This private link moves a seat to this device. After that, the old device can only watch.
device-move = Move the seat here

## Rules

rules-title = Rules and cards
rules-search = Search cards and rules
# Words that mean the same in a search: groups separated by ";", words by ",".
search-same = rob, steal, robbery, thief, theft; kill, murder, assassinate, assassin, dead; destroy, burn, raze, demolish, fire, warlord; swap, exchange, trade places; gold, coin, coins, money, cash; income, earn, earnings; bewitch, enchant, hex, witch; tax, taxes, toll; crown, king, start player, first player; protect, protection, immune, safe; draft, pick, choose character, selection; end, finish, game over; tie, tied, draw game, tiebreak; score, points, scoring, victory; seize, take over, capture; blackmail, extort, threat, bribe; warrant, confiscate; beautify, decorate, artist; draw, take cards; build, construct; discard, throw away; two players, 2 players; bonus, extra; type, colour, color
rules-short-title = The game in short
rules-short-1 = Each round, everyone secretly takes one character. The characters then play in the order of their ranks.
rules-short-2 = On your turn you take 2 gold, or draw 2 cards and keep one. Then you may build one district by paying its cost.
rules-short-3 = Your character has an ability that you may use on your turn, and some characters earn gold for districts of their colour.
rules-short-4 = When someone completes a city of 7 districts (8 with two or three players, always 8 in the classic edition), the game ends after that round.
rules-short-5 = Each district scores its cost in points. Having all five types adds 3, the first complete city 4, any other complete city 2.
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
        [one] { $count } rule on this card
       *[other] { $count } rules on this card
    }
rules-general = All rules

## Settings

settings-title = Settings
settings-language = Language
settings-reader = How texts address you
settings-reader-note = Some languages have different forms for addressing a woman and a man.
reader-neutral = In words that suit everyone
reader-feminine = As a woman
reader-masculine = As a man
settings-look = Appearance
settings-text-size = Text size
size-small = Small
size-normal = Normal
size-large = Large
size-larger = Very large
settings-motion = Motion
motion-system = Same as the device
motion-full = On
motion-none = Off
settings-patterns = Show patterns as well as district colours
settings-sound = Sound
settings-sound-on = Play sounds
settings-play = At the table
settings-ends-turn = End my turn automatically when there is nothing left to do
settings-passes = Automatically pass decoy questions, which are asked only to hide who holds a card (always after the same delay)
push-turn = It is your turn: { $table }
push-round = A new tournament round begins: { $table }
notices-title = Notifications
notices-on = Notify me when it is my turn at a table with days per move
notices-asks = Your browser will ask for your permission first.
notices-always = Even when no page of Citadella is open.
notices-open = Only while a page of Citadella is open.
notices-denied = This browser blocks notifications; allow them in its settings first.
credits-title = About
credits-unofficial = Citadella is an unofficial version of the card game Citadels. It contains no art and no text of the published game.
credits-icons = The icons are by { $authors } and others:
credits-licence = The program is free software under the MIT licence.

## Replay

replay-title = Replay
replay-table = View table
replay-position = Round { $round }, action { $n } of { $total }
replay-slider = Position in the game
replay-back = One action back
replay-forward = One action forward
replay-round-back = To the start of the round
replay-round-forward = To the next round
replay-play = Play
replay-pause = Pause
replay-none-title = Game not found
replay-none-text = There is no record at this address. The link may be mistyped.
replay-waits-title = This game is still being played
replay-waits-text = You can watch the replay once it is over.
replay-speed = Speed
replay-times = { $times }×
replay-round = Round { $round }
replay-rounds = Jump to a round
replay-copy = Copy the link to this moment
replay-eyes = As seen by

## Errors

error-server = Something went wrong on the server. Please try again.
error-storage = The server’s database is not responding. Please try again soon.
error-offline = The server cannot be reached. Check your connection and try again.
error-slow-down = Too many requests. Wait a moment and try again.
error-too-big = That message is too long.
error-too-many = You have too many tables. Finish one first.
error-crowded = Too many connections. Close another window and try again.
error-too-many-here = Too many tables have been opened from your network. Try again later.
error-too-many-watch = Too many people are watching this table. Try again later.
error-banned = The operator of this server has banned you.
error-one-seat = Each person may take only one seat at this table.
error-host-here = The host has not left, so you cannot become the host.
error-too-early =
    { $seconds ->
        [one] Wait one more second.
       *[other] Wait { $seconds } more seconds.
    }
error-has-clock = This table has a clock, so a bot cannot take over.
error-no-talk = Chat is turned off at this table.
error-muted = The host has muted you at this table.
error-again = You just sent that message.
error-forbidden-word = That contains a word that is not allowed here.
error-bad-request = The server did not understand the request. Reload the page and try again.
error-bad-message = The server did not understand the message. Reload the page and try again.
error-bad-origin = The request came from another site and was blocked.
error-bad-name = Choose a name of 1 to 24 visible characters.
error-bad-chat = Write a message of 1 to { $most } characters.
error-bad-emote = Unknown reaction.
error-bad-action = Unknown action.
error-bad-clock = Unknown clock. Choose one from the list.
error-bad-seats = Choose a player for every seat.
error-no-guest = The server does not know this browser yet. Reload the page.
error-no-table = There is no table at this address: the link may be mistyped, or the table was deleted long ago.
error-table-other-rules = This table uses rules that the server no longer has. It is kept, but cannot be continued.
error-table-damaged = The stored data of this table is damaged. It is kept, but cannot be continued.
error-elsewhere = The table is being moved. Try again in a moment.
error-table-cards-missing = This table needs the card file { $file }, which this server does not have at the moment. Nothing is lost.
error-table-cards-changed = This table cannot continue for now: its card file { $file } has changed. Nothing is lost.
error-no-seat = This table does not have that seat.
error-no-bot = Unknown bot. Choose one from the list.
error-no-key = That key does not belong to a seat at this table.
error-no-link = This link has already been used, has expired, or never existed.
error-not-found = Nothing was found at this address. The link may be mistyped.
error-no-push = This server does not send notifications.
error-bad-push = The push subscription has an invalid address.
error-not-host = Only the host can do that.
error-not-your-seat = That seat is not yours.
error-not-seated = Only players can do that.
error-not-your-turn = It is not your turn.
error-no-coach = There is no coach at this table.
error-not-playing = No game is being played at this table.
error-not-over = The game is not over yet.
error-not-away = That player has not left the table.
error-no-undo = There is nothing you can undo now.
error-seat-taken = That seat is taken.
error-open-seats = Some seats are still open. Fill them first.
error-started = The game has already started.
error-stale = The game has moved on. Check the table and try again.
error-illegal = You cannot do that now.
error-setup =
    { $rule ->
        [S1] This edition cannot be played with that many players.
        [S2] There must be exactly one character of each rank.
        [S3] The number of characters does not match the number of players.
        [S4] The Emperor cannot be used with two players, nor the Queen with fewer than five.
        [S5] The number of unique districts is wrong.
        [S11] The Graveyard cannot be used together with the Diplomat.
        [S12] Rules as printed: at most two of the eight original characters may be replaced.
        [J-S17] This edition has no rulebook of its own, so it cannot be played as printed.
       *[other] These cards cannot be played together (rule { $rule }).
    }
