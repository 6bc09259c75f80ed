### What the coach says: one reason for a move, made from facts, in English.
###
### $character and $card are names, $seat is a player's name; $percent and $count are numbers,
### and what is counted is said here (`count-gold`).

reason-builds = { $character }: you could build { count-districts } in one turn.
reason-leader = { $character }: { $seat } is one district away from ending the game.
reason-rich = { $character }: somebody has { count-gold } to lose.
reason-income = { $character }: { count-gold } of income from your city.
reason-income-cards = { $character }: { count-cards } of income from your city.
reason-hand = { $character }: somebody holds { count-cards }.
reason-crown = { $character }: brings you the crown, and with it the first choice.
reason-likely-gold = { $character }: may bring you { count-gold }.
reason-shelters =
    { $count ->
        [one] { $character }: your district is safe for a round.
       *[other] { $character }: your { $count } districts are safe for a round.
    }
reason-new-cards =
    { $count ->
        [0] { $character }: new cards, as you can build nothing from your hand.
       *[other] { $character }: new cards, as you can build only { count-cards } from your hand.
    }
reason-ahead =
    { $count ->
        [one] { $character }: costs somebody a turn; { $seat } is ahead with 1 district.
       *[other] { $character }: costs somebody a turn; { $seat } is ahead with { $count } districts.
    }
reason-likely = { $character }: { $seat } has it with a chance of { $percent }%.
reason-finisher = { $character }: { $seat } may finish now and has it with a chance of { $percent }%.
reason-purse = { $character }: { $seat } has it with a chance of { $percent }%, and has { count-gold }.
reason-nobody = { $character }: it will probably hit nobody.
reason-completes = { $card }: completes your city.
reason-all-types = { $card }: then you have all five types, for 3 more points.
reason-points = { $card }: { count-points }, and one more district.
reason-stops = { $card }: keeps { $seat } from ending the game.
reason-takes = { $card }: costs { $seat } { count-points }.
reason-gold-for = With this gold you can build: { $card }.
reason-gold = You have { count-gold }, and your hand costs more.
reason-no-cards = There is nothing in your hand that you can still build.
reason-cards = You can build only { count-cards } from your hand.
reason-affordable = { $card }: you can pay for it now.
reason-saving = { $card }: you need { count-gold } more for it.
reason-least-card = { $card }: the card you can best do without.
reason-all-income =
    { $count ->
        [one] One district brings income.
       *[other] { $count } districts bring income.
    }
reason-half = { count-gold } is less than what the threat may take.
reason-their-hand = { $seat } has { count-cards }, more than you.
reason-poor-cards =
    { $count ->
        [0] You need new cards.
        [one] One card in your hand is of little use.
       *[other] { $count } cards in your hand are of little use.
    }
reason-beauty = A coin becomes a point.
risk-points = On average it brings { NUMBER($more, minimumFractionDigits: 1) } fewer points by the end of the round than the first choice.
risk-gold = On average it brings { NUMBER($more, minimumFractionDigits: 1) } less gold by the end of the round than the first choice.
risk-cards = On average it brings { NUMBER($more, minimumFractionDigits: 1) } fewer cards by the end of the round than the first choice.
risk-rival = On average { $seat } ends the round with { NUMBER($less, minimumFractionDigits: 1) } more points than after the first choice.
risk-turn = You lose your turn in { $percent }% of the deals, with the first choice in { $other }%.
risk-end = It ends the game in { $percent }% of the deals, the first choice in { $other }%.
risk-no-end = The game ends now in { $percent }% of the deals, with the first choice in { $other }%.
risk-later = It brings as much this round, but leaves you worse placed for the next ones.
