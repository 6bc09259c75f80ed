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
new-rated-note = It counts for everyone’s rating: no coach, no undo, at least two people.
notices-mail = Also by e-mail
vacation-title = Vacation
vacation-note = At tables with days per move your clock stands still while you are away. The others see that you are on vacation.
vacation-days = How many days
vacation-begin = Go on vacation
vacation-until = You are on vacation until { $date }.
vacation-end = I am back
vacation-left =
    { $count ->
        [0] You have no days left this year.
        [one] You have { $count } day left this year.
       *[other] You have { $count } days left this year.
    }
vacation-seat = On vacation until { $date }

## Quick match

match-title = Quick match
match-lead = Say what you would like to play; whoever wants the same sits down with you.
match-open = Quick match
match-rated = Rated
match-reach = Opponents’ ratings
match-reach-any = any
match-reach-within = up to { $points } away from mine
match-bots = If there are too few people
match-bots-never = keep waiting
match-bots-after = bots join after { $time }
match-find = Find a table
match-waiting = Looking for a table…
match-waited = You have been waiting for { $time }.
match-alike = Here so far: { $count } of { $players }.
match-bots-in = If nobody else comes, bots take the empty seats in { $time }.
match-no-bots = The game starts as soon as there are enough people.
match-stay = Keep this page open: it will take you to the table by itself.
match-leave = Stop waiting

## Tournaments

tournaments-title = Tournaments
tournaments-lead = Several rounds at tables of three to six. In every round players who have done equally well meet.
tournaments-none = There are no tournaments yet.
tournaments-live = Open and in play
tournaments-over = Finished
tournament-new = New tournament
tournament-name = Name
tournament-size = Players at a table
tournament-rounds = Rounds
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-round-time = Time for a round
tournament-round-free = as long as it takes
tournament-round-note = When the time is up, stand-ins play the games to their end.
tournament-starts = Starts
tournament-starts-by-hand = when I say so
tournament-starts-in = in { $time }
tournament-starts-at = Starts on { $date }.
tournament-enter-too = I am playing too
tournament-bots = Bots that take part
tournament-bot-kind = How they play
tournament-make = Open the tournament
tournament-status-open = open to join
tournament-status-playing = in play
tournament-status-over = finished
tournament-status-called-off = called off
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
tournament-leave-note = You have left. You will not be seated in the next round.
tournament-start = Start the first round
tournament-call-off = Call it off
tournament-add-bot = Add a bot
tournament-remove = Remove { $name }
tournament-share = Link for players and spectators
tournament-my-table = Go to my table
tournament-waiting = Your game is over; the next round starts when all the other tables have finished.
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
tournament-absent = a stand-in plays
tournament-tables = Tables
tournament-table-number = Table { $number }
tournament-watch = Watch
tournament-replay = Look at the game
tournament-frozen = This table cannot go on: its stored moves cannot be replayed.
tournament-settle-level = Count it as a tie
tournament-settle-again = Play it again
tournament-to = Go to the tournament
tournament-how = How it is counted
tournament-how-league = A win is worth { $win } league points at every table. Everyone who finishes behind you is worth an equal share of that; anyone level with you, half a share.
tournament-how-ties = Ties in league points are decided by the number of wins, then by the mean league points of the players you have met, then by how far your points were above the mean of your tables.
tournament-how-seats = In every round, players who stand close to each other meet, if possible without meeting again; and everyone gets early and late seats in turn. Nobody sits out.
tournament-rated-note = Tables with at least two people are rated.

## What the server refuses

error-rated-homebrew = Rated games are played without homebrew cards.
error-rated-coach = There is no coach in rated games.
error-rated-seats = In rated games everyone has one seat.
error-rated-alone = A rated game needs at least two people.
error-no-rematch = A tournament goes on by itself.
error-match-clock = Among strangers a game needs a clock.
error-bad-match = That cannot be played as a quick match.
error-bad-vacation = A vacation lasts 1 to { $most } days.
error-vacation-used-up = You do not have that many days of vacation left.
error-no-tournament = There is no such tournament.
error-bad-tournament = That cannot be played as a tournament.
error-tournament-clock = A tournament needs a clock: for the moves or for the rounds.
error-tournament-full = This tournament is full.
error-tournament-few = At least three players are needed.
error-tournament-started = The tournament has started.
error-not-frozen = That table goes on by itself.
error-too-many-tournaments = You have too many tournaments. Finish one first.
error-not-organiser = Only the organiser can do that.
error-not-entered = No such player takes part in this tournament.
