### What the coach says: one reason for a move, made from facts, in English.
###
### $character and $card are names, $seat is a player's name; $gold, $cards and $points are amounts
### in words, $percent and $count are numbers.

reason-builds = { $character }: { $gold }, and { $cards } that you can pay for in one turn.
reason-leader = { $character }: { $seat } is one district away from ending the game.
reason-rich = { $character }: somebody has { $gold } to lose.
reason-income = { $character }: { $gold } of income from your city.
reason-income-cards = { $character }: { $cards } of income from your city.
reason-hand = { $character }: somebody holds { $cards }.
reason-crown = { $character }: brings you the crown, and with it the first choice.
reason-likely-gold = { $character }: may bring you { $gold }.
reason-shelters =
    { $count ->
        [one] { $character }: your district is safe for a round.
       *[other] { $character }: your { $count } districts are safe for a round.
    }
reason-new-cards = { $character }: new cards, as you can build only { $cards } from your hand.
reason-ahead =
    { $count ->
        [one] { $character }: a turn less for somebody; { $seat } is ahead with 1 district.
       *[other] { $character }: a turn less for somebody; { $seat } is ahead with { $count } districts.
    }
reason-likely = { $character }: { $seat } has it with a chance of { $percent }%.
reason-finisher = { $character }: { $seat } may finish now and has it with a chance of { $percent }%.
reason-purse = { $character }: { $seat } holds it with { $percent }% likelihood and has { $gold }.
reason-nobody = { $character }: it will probably hit nobody.
reason-completes = { $card }: completes your city.
reason-all-types = { $card }: then you have all five types, for 3 more points.
reason-points = { $card }: { $points }, and one district more.
reason-stops = { $card }: keeps { $seat } from ending the game.
reason-takes = { $card }: costs { $seat } { $points }.
reason-gold-for = With this gold you can build: { $card }.
reason-gold = You have { $gold }, and your hand costs more.
reason-no-cards = There is nothing in your hand that you can still build.
reason-cards = You can build only { $cards } from your hand.
reason-affordable = { $card }: you can pay for it now.
reason-saving = { $card }: you need { $gold } more for it.
reason-useful = { $card }: useful to hold.
reason-least-card = { $card }: the card you can best do without.
reason-all-income =
    { $count ->
        [one] One district brings income.
       *[other] { $count } districts bring income.
    }
reason-free = It costs nothing.
reason-nothing-better = Anything else would cost more than it brings.
reason-half = { $gold } is less than what the threat may take.
reason-their-hand = { $seat } has { $cards }, worth more than yours.
reason-poor-cards = { $cards } in your hand are of little use.
reason-beauty = A coin becomes a point.
