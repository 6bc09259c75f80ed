### Texts of the review of a game, in English.
###
### $more and $less are numbers, $seat is a player's name, $percent and $other are percentages.

review-title = Review
review-accuracy = Accuracy
review-accuracy-hint = Accuracy: 100 is playing like the search bot, 0 is playing at random.
review-tally = Decisions: { $count } · mistakes: { $mistakes } · slips: { $slips }
review-fair = Equal share
review-deal = Starting hand, seat
review-lost = Decisions
review-luck = Luck and opponents
review-result = Result
review-chances = Chance of winning
review-costliest = Biggest mistakes
review-flawless = No decision made a noticeable difference.
review-all = All decisions
review-played = Played: { $move }
review-better = Better: { $move }
review-mixed = The search bot plays this in { $percent }% of such positions, and the better move in { $other }%.
review-cost = Cost
review-move = Move
review-end = End
review-method = Every decision is judged by what the player could know at that moment, with { $count } simulated games per comparison.
verdict-best = best
verdict-equal = as good
verdict-slip = slip
verdict-mistake = mistake
why-points =
    { $price ->
        [gold] On average it gains { NUMBER($more, minimumFractionDigits: 1) } more points by the end of the round, for { NUMBER($less, minimumFractionDigits: 1) } gold.
        [cards] On average it gains { NUMBER($more, minimumFractionDigits: 1) } more points by the end of the round, for { NUMBER($less, minimumFractionDigits: 1) } cards.
       *[none] On average it gains { NUMBER($more, minimumFractionDigits: 1) } more points by the end of the round.
    }
why-gold =
    { $price ->
        [points] On average it gains { NUMBER($more, minimumFractionDigits: 1) } more gold by the end of the round, though { NUMBER($less, minimumFractionDigits: 1) } fewer points.
        [cards] On average it gains { NUMBER($more, minimumFractionDigits: 1) } more gold by the end of the round, though { NUMBER($less, minimumFractionDigits: 1) } fewer cards.
       *[none] On average it gains { NUMBER($more, minimumFractionDigits: 1) } more gold by the end of the round.
    }
why-cards =
    { $price ->
        [points] On average it gains { NUMBER($more, minimumFractionDigits: 1) } more cards by the end of the round, though { NUMBER($less, minimumFractionDigits: 1) } fewer points.
        [gold] On average it gains { NUMBER($more, minimumFractionDigits: 1) } more cards by the end of the round, though { NUMBER($less, minimumFractionDigits: 1) } less gold.
       *[none] On average it gains { NUMBER($more, minimumFractionDigits: 1) } more cards by the end of the round.
    }
why-rival = On average { $seat } ends the round with { NUMBER($less, minimumFractionDigits: 1) } fewer points.
why-turn = The turn is lost in { $percent }% of simulated games instead of { $other }%.
why-end = It ends the game in { $percent }% of simulated games instead of { $other }%.
why-no-end = The game ends now in { $percent }% of simulated games instead of { $other }%.
why-later = It gains no more this round, but leaves you in a better position for later rounds.
error-reviews-busy = Too many reviews are running. Try again later.
review-mine = Review my decisions
review-ask = Review { $name }’s decisions
review-asked = Analysing every decision…
review-progress = { $done } of { $total }
review-of = Player
review-failed = The review could not be completed. Try again.
review-back = Back to the game
review-parts = How your result breaks down
review-round = Round
review-chances-hint = Each player’s chance of winning over the game, with nothing hidden. The numbers mark the biggest mistakes.
