### Texts of the table in the browser, in English.

## Where the game stands

table-title = { $name } is playing
table-title-mine = Your turn!
table-title-over = The game is over
table-round = Round { $count }
table-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
table-goal = a city of { $count } ends the game
table-last-round = Last round
table-watching = You are watching
table-log-and-chat = Log and chat
table-close = Close
table-log-short = Log
table-bank = bank

## The characters

table-characters = Characters
table-yours = your character
table-you = you
table-face-up = discarded face up
table-called = being called
table-nobody = nobody
table-hidden-characters =
    { $count ->
        [one] character hidden
       *[other] { $count } characters hidden
    }
table-has-chosen = has chosen
table-chooses = is choosing
table-waits = waiting

## The players

table-player = { $name }
table-my-place = Your seat
table-bot = Bot
table-away = away, a bot plays
table-gone = not connected
table-thinks = thinking…
table-open-city = Show or hide the city of { $name }
table-city-of = City of { $name }: { count-districts }
table-tucked = under the Museum: { $count }
table-points-in-sight = Visible points
table-points-short = pts
table-cost = cost { $count }
table-no-cards = No cards in hand
table-hand-covered = The hand is covered.
table-clock = Time left: { $time }
table-days = { $days } d { $hours } h

## What can I do?

table-what-can-i-do = What can I do?
table-answers = Answers
table-stage-draft = Characters to choose from
table-stage-role = Your characters
table-stage-offer = Cards to choose from
table-in-reach =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
table-click-one = Click anything highlighted, or press its number.
table-tap-one = Tap anything highlighted.
table-build-hint = To build, choose a highlighted card from your hand.
table-all-actions = All actions
table-more-keys = Keys 1–9: page { $page } of { $pages }; 0: next page.
table-undo = Undo
table-ask-coach = Ask the coach
table-coach = The coach suggests
table-coach-silent = The coach has no advice here.
table-forgotten = Still possible this turn:
table-go-on = Keep playing
table-end-anyway = End anyway
table-cancel = Never mind
table-sure = This harms you. Are you sure?
table-asked-of-all = Every player this could concern is asked, so nobody’s secret is revealed.
table-passes = Passes automatically in a moment.
table-wait = Wait
table-waiting =
    { $kind ->
        [pick] { $name } is choosing a character.
        [lay] { $name } is putting a character face down.
        [turn] { $name } is taking a turn: { $role }.
        [courtesy] { $name } is taking a turn: { $role }.
        [keep] { $name } is choosing a card.
        [bribe] { $name } is thinking about a bribe.
        [reveal-threat] { $name } is thinking about revealing a threat.
        [confiscate] { $name } is thinking about confiscating the district.
        [theater-swap] { $name } is thinking about swapping characters.
        [theater-give] { $name } is choosing a character to give.
        [rescue] { $name } is thinking about taking the destroyed card.
        [pass-crown] { $name } is choosing who gets the crown.
        [tribute] { $name } is choosing what to give for the crown.
        [heir-crown] { $name } is thinking about taking the crown.
        [give-for-crown] { $name } is choosing what to give for the crown.
       *[other] { $name } is deciding.
    }
table-over = The game is over.
table-reason =
    { $why ->
        [gold]
            { $count ->
                [0] not enough gold
               *[other] { count-gold } short
            }
        [double] already in your city
        [limit] limit reached
        [gather-first] gather first
        [character] character cannot build
        [action-card] not playable now
        [never] cannot be built
        [protected] the Bishop protects this city
        [complete] this city is complete
        [unreachable] cannot be taken or destroyed
        [turn-closes] you can only end your turn
        [only-gathers] you may only gather
        [too-dear] costs too much to take
        [nothing-to-give] you have no district to swap for it
       *[card] not possible now
    }

## What happened?

table-log = What happened
table-log-show = Show
table-log-all = Everything
table-log-me = About me
table-log-characters = Characters
table-log-gold = Gold
table-log-cards = Cards
table-log-cities = Cities
table-log-whole = All events
table-notice = What happened to you
table-recap = Since your last move ({ $count })
table-dismiss = Got it
table-chat = Chat
table-chat-empty = No messages yet.
table-say = Say something
table-send = Send
table-emotes = Reactions
table-emote-wave = Waves
table-emote-clap = Thumbs up
table-emote-laugh = Laughs
table-emote-cry = Cries
table-emote-angry = Is angry
table-emote-think = Thinks
table-emote-crown = Bows
table-emote-coin = Tosses a coin

## One screen for several players

table-pass-to = Pass the device to { $name }.
table-pass-hint = Make sure nobody else is looking.
table-i-am = I am { $name }

## After the game

table-chart = Points over the rounds
table-again = Play again
table-to-rematch = To the new table
table-look = View the table
table-deal-seed = Seed of the shuffle
table-deal-hash = Published at the start (SHA-256 of the seed)
table-deal-hint = Anyone can compute the hash of the seed: if the two match, the deal was fixed before the first move.
