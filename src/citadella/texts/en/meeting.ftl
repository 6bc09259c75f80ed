### Meeting others, in English: quick matches, tournaments, play with days per move.

## Your turn

turns-title = Your turn
turn-next =
    { $count ->
        [one] Next table
       *[other] Next table ({ $count } waiting)
    }
turn-left = { $time } left
turn-rated = rated
time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
new-rated = Rated game
new-rated-note = Counts for everyone’s rating: no coach, no undo, at least two people.
notices-mail = Also by e-mail
vacation-title = Vacation
vacation-note = While you are on vacation, your clock is paused at tables with days per move. The others see that you are away.
vacation-days = Number of days
vacation-begin = Start vacation
vacation-until = You are on vacation until { $date }.
vacation-end = End vacation
vacation-left =
    { $count ->
        [0] You have no days left this year.
        [one] You have { $count } day left this year.
       *[other] You have { $count } days left this year.
    }
vacation-seat = On vacation until { $date }

## Quick match

match-title = Quick match
match-lead = Choose what you’d like to play and we’ll match you with others who want the same.
match-open = Quick match
match-rated = Rated
match-reach = Opponents’ ratings
match-reach-any = any
match-reach-within = within { $points } of mine
match-bots = If too few people join
match-bots-never = keep waiting
match-bots-after = bots join after { $time }
match-find = Find a table
match-waiting = Looking for a table…
match-waited = You have been waiting for { $time }.
match-alike = Found so far: { $count } of { $players }.
match-bots-in = If nobody else joins, bots take the empty seats in { $time }.
match-no-bots = The game starts as soon as there are enough people.
match-stay = Keep this page open: it takes you to the table automatically.
match-leave = Stop waiting

## Tournaments

tournaments-title = Tournaments
tournaments-lead = Several rounds at tables of three to six. Each round, players with similar results meet.
tournaments-none = There are no tournaments yet.
tournaments-live = Open and under way
tournaments-over = Finished
tournament-new = New tournament
tournament-name = Name
tournament-size = Players per table
tournament-rounds = Rounds
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-round-time = Time per round
tournament-round-free = no limit
tournament-round-note = When the time is up, bots finish the games.
tournament-starts = Starts
tournament-starts-by-hand = when I start it
tournament-starts-in = in { $time }
tournament-starts-at = Starts on { $date }.
tournament-enter-too = I want to play
tournament-bots = Bots taking part
tournament-bot-kind = Bot level
tournament-make = Open the tournament
tournament-status-open = open to join
tournament-status-playing = under way
tournament-status-over = finished
tournament-status-called-off = cancelled
tournament-by = Organiser: { $name }
tournament-entrants =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
tournament-first = { $name } leads
tournament-won = Won by { $name }
tournament-enter = Take part
tournament-leave = Leave the tournament
tournament-leave-note = You have left this tournament. You will not be seated in the next round.
tournament-start = Start the first round
tournament-call-off = Cancel tournament
tournament-add-bot = Add a bot
tournament-remove = Remove { $name }
tournament-share = Link for players and spectators
tournament-my-table = Go to my table
tournament-waiting = Your game is over. The next round starts when all the other tables have finished.
tournament-needs =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
tournament-round-ends = This round ends on { $date } at the latest.
tournament-standings = Standings
tournament-place = Place
tournament-player = Player
tournament-league = League points
tournament-league-short = Points
tournament-wins = Wins
tournament-opponents = Opponents
tournament-margin = Margin
tournament-games = Games
tournament-gone = has left
tournament-absent = a bot plays
tournament-tables = Tables
tournament-table-number = Table { $number }
tournament-watch = Watch
tournament-replay = View the game
tournament-frozen = This table cannot continue: its stored moves cannot be replayed.
tournament-settle-level = Count it as a tie
tournament-settle-again = Play it again
tournament-to = Go to the tournament
tournament-how = How it is scored
tournament-how-league = A win is worth { $win } league points at every table. You get an equal share of that for everyone who finishes behind you, and half a share for anyone tied with you.
tournament-how-ties = Ties in league points are broken by the number of wins, then by the mean league points of the players you have met, then by how far your points were above the mean of your tables.
tournament-how-seats = Each round, players close in the standings meet, avoiding repeat meetings where possible. Everyone gets early and late seats in turn, and nobody sits out.
tournament-rated-note = Tables with at least two people are rated.

## Errors

error-rated-homebrew = Rated games cannot use homebrew cards.
error-rated-coach = Rated games cannot have a coach.
error-rated-seats = In rated games, each person may take only one seat.
error-rated-alone = A rated game needs at least two people.
error-no-rematch = There is no rematch in a tournament: the next round starts automatically.
error-match-clock = Quick matches need a clock.
error-bad-match = These settings cannot be used for a quick match.
error-bad-vacation = Choose 1 to { $most } days.
error-vacation-used-up = You do not have that many vacation days left.
error-no-tournament = That tournament does not exist.
error-bad-tournament = These settings cannot be used for a tournament.
error-tournament-clock = A tournament needs a clock, either per move or per round.
error-tournament-full = This tournament is full.
error-tournament-few = A tournament needs at least three players.
error-tournament-started = The tournament has already started.
error-not-frozen = That table can still be played, so it cannot be settled.
error-too-many-tournaments = You have too many tournaments. Finish one first.
error-not-organiser = Only the organiser can do that.
error-not-entered = That player is not in this tournament.
