### The coach’s reasons for a move, in English.
###
### $character and $card are names, $seat is a player's name, $percent and $count are numbers.
### The message itself names what is counted (`count-gold`).

reason-builds = { $character }: you could build { count-districts } in one turn.
reason-leader = { $character }: { $seat } is one district away from ending the game.
reason-rich = { $character }: somebody has { count-gold } to take.
reason-income = { $character }: earns { count-gold } from your city.
reason-income-cards = { $character }: earns { count-cards } from your city.
reason-hand = { $character }: somebody holds { count-cards }.
reason-crown = { $character }: gives you the crown, and with it the first choice.
reason-likely-gold = { $character }: may earn you { count-gold }.
reason-shelters =
    { $count ->
        [one] { $character }: your district is safe for a round.
       *[other] { $character }: your { $count } districts are safe for a round.
    }
reason-new-cards =
    { $count ->
        [0] { $character }: gets you new cards; you can build nothing from your hand.
       *[other] { $character }: gets you new cards; you can build only { count-cards } from your hand.
    }
reason-ahead =
    { $count ->
        [one] { $character }: costs somebody a turn; { $seat } leads with 1 district.
       *[other] { $character }: costs somebody a turn; { $seat } leads with { $count } districts.
    }
reason-likely = { $character }: { $percent }% likely to be { $seat }.
reason-finisher = { $character }: { $percent }% likely to be { $seat }, who could finish this turn.
reason-purse = { $character }: { $percent }% likely to be { $seat }, who has { count-gold }.
reason-nobody = { $character }: probably affects nobody.
reason-completes = { $card }: completes your city.
reason-all-types = { $card }: gives you all five types, worth 3 more points.
reason-points = { $card }: { count-points }, and one more district.
reason-stops = { $card }: keeps { $seat } from ending the game.
reason-takes = { $card }: costs { $seat } { count-points }.
reason-gold-for = With this gold you can build: { $card }.
reason-gold = You have { count-gold }, and the cards in your hand cost more.
reason-no-cards = You can build nothing more from your hand.
reason-cards = You can build only { count-cards } from your hand.
reason-affordable = { $card }: you can afford it now.
reason-saving = { $card }: you need { count-gold } more for it.
reason-least-card = { $card }: your least useful card.
reason-all-income =
    { $count ->
        [one] One district earns income.
       *[other] { $count } districts earn income.
    }
reason-half = { count-gold } is less than the threat may take.
reason-their-hand = { $seat } has { count-cards }, more than you.
reason-poor-cards =
    { $count ->
        [0] You need new cards.
        [one] One card in your hand is of little use.
       *[other] { $count } cards in your hand are of little use.
    }
reason-beauty = Turns 1 gold into 1 point.
risk-points = On average it gains { NUMBER($more, minimumFractionDigits: 1) } fewer points by the end of the round than the first choice.
risk-gold = On average it gains { NUMBER($more, minimumFractionDigits: 1) } less gold by the end of the round than the first choice.
risk-cards = On average it gains { NUMBER($more, minimumFractionDigits: 1) } fewer cards by the end of the round than the first choice.
risk-rival = On average { $seat } ends the round with { NUMBER($less, minimumFractionDigits: 1) } more points than after the first choice.
risk-turn = You lose your turn in { $percent }% of simulated games (first choice: { $other }%).
risk-end = It ends the game in { $percent }% of simulated games (first choice: { $other }%).
risk-no-end = The game ends now in { $percent }% of simulated games (first choice: { $other }%).
risk-later = It gains as much this round, but leaves you in a worse position for later rounds.
