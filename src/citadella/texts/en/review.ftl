### What the review of a game says, in English.
###
### $more and $less are numbers, $seat is a player's name, $percent and $other are percentages.

review-title = Review
review-accuracy = Accuracy
review-accuracy-hint = Accuracy: 100 is play like the search bot’s, 0 is random play.
review-tally = Decisions: { $count } · mistakes: { $mistakes } · slips: { $slips }
review-fair = Equal share
review-deal = First hand and seat
review-lost = Decisions
review-luck = Luck and the others
review-result = Result
review-chances = Chance of winning
review-costliest = What cost most
review-flawless = No decision cost anything worth mentioning.
review-all = All decisions
review-played = Played: { $move }
review-better = Better: { $move }
review-mixed = The search bot would play it in { $percent }% of such moments, and the better one in { $other }%.
review-cost = Cost
review-move = Move
review-end = End
review-method = Every decision is judged from what could be known at that moment: { $count } dealt games for every comparison.
verdict-best = best
verdict-equal = as good
verdict-slip = slip
verdict-mistake = mistake
why-points =
    { $price ->
        [gold] On average it brings { NUMBER($more, minimumFractionDigits: 1) } more points by the end of the round, for { NUMBER($less, minimumFractionDigits: 1) } gold.
        [cards] On average it brings { NUMBER($more, minimumFractionDigits: 1) } more points by the end of the round, for { NUMBER($less, minimumFractionDigits: 1) } cards.
       *[none] On average it brings { NUMBER($more, minimumFractionDigits: 1) } more points by the end of the round.
    }
why-gold =
    { $price ->
        [points] On average it brings { NUMBER($more, minimumFractionDigits: 1) } more gold by the end of the round, though { NUMBER($less, minimumFractionDigits: 1) } fewer points.
        [cards] On average it brings { NUMBER($more, minimumFractionDigits: 1) } more gold by the end of the round, though { NUMBER($less, minimumFractionDigits: 1) } fewer cards.
       *[none] On average it brings { NUMBER($more, minimumFractionDigits: 1) } more gold by the end of the round.
    }
why-cards =
    { $price ->
        [points] On average it brings { NUMBER($more, minimumFractionDigits: 1) } more cards by the end of the round, though { NUMBER($less, minimumFractionDigits: 1) } fewer points.
        [gold] On average it brings { NUMBER($more, minimumFractionDigits: 1) } more cards by the end of the round, though { NUMBER($less, minimumFractionDigits: 1) } less gold.
       *[none] On average it brings { NUMBER($more, minimumFractionDigits: 1) } more cards by the end of the round.
    }
why-rival = On average { $seat } ends the round with { NUMBER($less, minimumFractionDigits: 1) } fewer points.
why-turn = The turn is lost in { $percent }% of the deals instead of { $other }%.
why-end = It ends the game in { $percent }% of the deals instead of { $other }%.
why-no-end = The game ends now in { $percent }% of the deals instead of { $other }%.
why-later = It brings no more this round, but leaves you better placed for the next ones.
error-reviews-busy = Too many reviews are under way; try again later.
review-mine = Review my decisions
review-ask = Review { $name }’s decisions
review-asked = Looking at every decision again…
review-progress = { $done } of { $total }
review-of = Whose decisions
review-failed = The review could not be finished.
review-back = Back to the game
review-parts = What the result is made of
review-round = Round
review-chances-hint = Who was likely to win when, with nothing hidden. The numbers mark the decisions that cost most.
