### Events, choices and questions of a game, in English.
###
### $card, $second, $character, $cause, $type, $marker and $turn are names: FORM($card, "the") is
### another form of one, an attribute of its message or the message `form-the`. ID, KIND and FEATURE
### give words to choose by. $seat, $other, $by and $name are players’ names.
###
### In an event, $case says who reads it: `hit` the player whose character is targeted, `seat` and
### `other` the two players involved, `known` anyone else who may know all of it, `hidden` anyone
### who may not. $doer says who acts: the seat, the other, the reader (`me`) or none of them. $by is
### the player who acts; $cause is the card, the type of income, or how it came about; $turn is the
### character whose turn it is. `.then` tells the victim what it means. Keys ending in `-own` are for
### what players do to themselves, in `-at` for what they do at another player’s card.
###
### In the log, a turn is one sentence: the `.opening` of the reveal, with a list of clauses ($said).
### `.clause` is an event without its subject, the player of the turn; $case says who that is:
### `seat` the reader, `known` another player, `hidden` another player who hides something.
### `.clauses` sums up several such events, `.several` several whole sentences, with the lists
### $characters, $seats, $others and $cards and their number $count; $people counts the players.

## Amounts as the object of a sentence, and other parts of sentences

object-gold = { count-gold }
object-cards = { count-cards }
form-the = the { $name }
form-a = the { $name }
price =
    { $price ->
        [0] { price-free }
       *[other] { $price } gold
    }
gold-or-free =
    { $count ->
        [0] { price-free }
       *[other] { count-gold }
    }
drawn-cards =
    { $drawn ->
            [one] { $drawn } card
           *[other] { $drawn } cards
        }
price-free = free
kind-noble = noble
kind-religious = religious
kind-trade = trade
kind-military = military
kind-unique = unique
facts-district = { $type }, { $count }
facts-unbuildable = { $type }, cannot be built
facts-action = action card

## The cause and the player behind it: $source ends a sentence, $agent begins one

source =
    { KIND($cause) ->
        [type] { " " }from { $cause } districts
        [none] { "" }
       *[other] { " " }({ $cause })
    }
source-for =
    { KIND($cause) ->
        [type] { " " }for { $cause } districts
       *[other] { source }
    }
agent =
    { KIND($cause) ->
        [character] The { $cause } ({ $by })
        [card] { $by } ({ $cause })
       *[other] { $by }
    }

## The log: what a player did in a turn, as clauses of one sentence

story-turn =
    { $case ->
        [seat] You { $said }.
       *[known] { $seat } { $said }.
    }
story-and = { $list } and { $last }
ranked = the { $character } ({ $rank })

## Events: the selection of characters

event-round =
    { $case ->
        [seat] Round { $count }. You have the crown.
       *[known] Round { $count }. { $seat } has the crown.
    }
event-face-up = Discarded face up: { $character } ({ $rank }).
event-picked =
    { $case ->
        [seat] You chose the { $character } ({ $rank }).
        [known] { $seat } chose the { $character } ({ $rank }).
       *[hidden] { $seat } chose a character.
    }
event-laid-down =
    { $case ->
        [seat] You laid the { $character } ({ $rank }) face down.
        [known] { $seat } laid the { $character } ({ $rank }) face down.
       *[hidden] { $seat } laid a character face down.
    }
event-roles-swapped =
    { $case ->
        [seat] You swapped characters with { $other }{ source }.
        [other] { agent } swapped characters with you.
       *[known] { agent } swapped characters with { $other }.
    }
    .then = You are a different character now: look at your card.
event-role-received =
    { $case ->
        [seat] Your new character is the { $character } ({ $rank }).
        [known] { $seat } now has the { $character } ({ $rank }).
       *[hidden] { $seat } looked at their new character.
    }

## Events: the calls

event-called = The { $character } ({ $rank }) is called.
event-unanswered = Nobody answers for the { $character } ({ $rank }).
    .several = Nobody answers for { $characters }.
event-revealed =
    { $case ->
        [seat] You are the { $character } ({ $rank }).
       *[known] { $seat } is the { $character } ({ $rank }).
    }
    .opening =
        { $case ->
            [seat] As the { $character } ({ $rank }), you { $said }.
           *[known] The { $character } ({ $seat }) { $said }.
        }
event-turn-ended =
    { ID($cause) ->
        [witch]
            { $case ->
                [seat] Your turn pauses.
               *[known] { $seat }’s turn pauses.
            }
       *[other]
            { $case ->
                [seat] Your turn is over.
               *[known] { $seat }’s turn is over.
            }
    }
event-turn-lost =
    { $case ->
        [seat] You forgot to thank { agent } and lost your turn.
       *[known] { $seat } forgot to say thanks and lost their turn{ source }.
    }
event-thanked =
    { $case ->
        [seat] You thanked { $other }: “Thanks, Your Excellency.”
        [other] { $seat } thanked you: “Thanks, Your Excellency.”
       *[known] { $seat } thanked { $other }: “Thanks, Your Excellency.”
    }
event-resumed =
    { $case ->
        [seat] You resume your turn as the bewitched { $character } ({ $rank }).
       *[known] { agent } resumes as the bewitched { $character } ({ $rank }).
    }
    .opening =
        { $case ->
            [seat] As the bewitched { $character } ({ $rank }), you { $said }.
           *[known] As the bewitched { $character }, { $seat } { $said }.
        }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] You took { object-gold }.
               *[known] { $seat } took { object-gold }.
            }
       *[other]
            { $case ->
                [seat] You got { object-gold }{ source }.
               *[known] { $seat } got { object-gold }{ source }.
            }
    }
    .clause =
        { ID($cause) ->
            [gathered-resources] took { object-gold }
           *[other] got { object-gold }{ source }
        }
event-paid-gold =
    { $case ->
        [seat] You paid { object-gold }{ source }.
       *[known] { $seat } paid { object-gold }{ source }.
    }
    .clause = paid { object-gold }{ source }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } took { object-gold } from you.
                [other]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] You robbed the { $turn }: { object-gold } from { $seat }.
                               *[none] You robbed { $seat }: { object-gold }.
                            }
                       *[other] You took { object-gold } from { $seat }{ source }.
                    }
               *[known]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] { agent } robbed the { $turn }: { object-gold } from { $seat }.
                               *[none] { agent } robbed { $seat }: { object-gold }.
                            }
                       *[other] { agent } took { object-gold } from { $seat }.
                    }
            }
       *[seat]
            { $case ->
                [seat] { $other } got { object-gold } from you{ source }.
                [other] You got { object-gold } from { $seat }{ source }.
               *[known] { $other } got { object-gold } from { $seat }{ source }.
            }
    }
    .then =
        { ID($cause) ->
            [thief] You have no gold left, but you still take your turn.
            [blackmailer] You have no gold left, but your turn continues.
           *[other] { "" }
        }
    .clause =
        { $doer ->
            [other] took { object-gold } from { $seat }{ source }
           *[seat] gave { object-gold } to { $other }{ source }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } robbed you, but you had no gold.
        [other] You robbed { $seat }{ source }, but found no gold.
       *[known] { agent } robbed { $seat }, but found no gold.
    }
event-taxed =
    { $case ->
        [seat] You paid { object-gold } in tax{ source }.
       *[known] { $seat } paid { object-gold } in tax{ source }.
    }
    .then = Everyone who builds pays it. The gold is kept for the character that collects it.
    .clause = paid { object-gold } in tax
event-collected =
    { $case ->
        [seat] You collected { object-gold }{ source }.
       *[known] { $seat } collected { object-gold }{ source }.
    }
    .clause = collected { object-gold }{ source }

## Events: cards

event-drew =
    { $case ->
        [seat] You drew { object-cards }{ source-for }: { $cards }.
        [known] { $seat } drew { object-cards }{ source-for }: { $cards }.
       *[hidden] { $seat } drew { object-cards }{ source-for }.
    }
    .clause =
        { $case ->
            [hidden] drew { object-cards }{ source-for }
           *[known] drew { object-cards }{ source-for } ({ $cards })
        }
event-kept =
    { $case ->
        [seat] You kept: { $cards }.
        [known] { $seat } kept: { $cards }.
       *[hidden] { $seat } kept { object-cards }.
    }
    .clause =
        { $case ->
            [hidden] kept { object-cards }
           *[known]
                { $count ->
                    [1] kept { FORM($card, "the") }
                   *[other] kept { $cards }
                }
        }
event-returned =
    { $case ->
        [seat] You put { object-cards } under the deck: { $cards }.
        [known] { $seat } put { object-cards } under the deck: { $cards }.
       *[hidden] { $seat } put { object-cards } under the deck.
    }
    .clause =
        { $case ->
            [hidden] put { object-cards } under the deck
           *[known] put { object-cards } under the deck ({ $cards })
        }
    .clauses =
        { $case ->
            [hidden] put { object-cards } under the deck
           *[known] put { object-cards } under the deck ({ $cards })
        }
event-shuffled = The deck was shuffled.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } took a card from you: { $cards }.
                [other] You took a card from { $seat }{ source }: { $cards }.
                [known] { agent } took a card from { $seat }: { $cards }.
               *[hidden] { agent } took a card from { $seat }.
            }
       *[seat]
            { $case ->
                [seat] { $other } got a card from you{ source }: { $cards }.
                [other] You got a card from { $seat }{ source }: { $cards }.
                [known] { $other } got a card from { $seat }{ source }: { $cards }.
               *[hidden] { $other } got a card from { $seat }{ source }.
            }
    }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [hidden] took a card from { $seat }{ source }
                   *[known] took a card from { $seat }{ source } ({ $cards })
                }
           *[seat]
                { $case ->
                    [hidden] gave { $other } a card{ source }
                   *[known] gave { $other } a card{ source } ({ $cards })
                }
        }
    .clauses =
        { $doer ->
            [other]
                { $people ->
                    [1] took { object-cards } from { $seats }{ source }
                   *[other] took a card each from { $seats }{ source }
                }
           *[seat]
                { $people ->
                    [1] gave { $others } { object-cards }{ source }
                   *[other] gave { $others } a card each{ source }
                }
        }
event-hands-swapped =
    { $case ->
        [seat] You swapped hands with { $other }{ source }.
        [other] { agent } swapped hands with you.
       *[known] { agent } swapped hands with { $other }.
    }
    .then = All your cards are new: look at your hand.
    .clause = swapped hands with { $other }{ source }
event-looked =
    { $case ->
        [seat] You looked at { $other }’s hand: { $cards }.
        [other] { agent } looked at your hand.
        [known] { agent } looked at { $other }’s hand: { $cards }.
       *[hidden] { agent } looked at { $other }’s hand.
    }
    .clause =
        { $case ->
            [hidden] looked at { $other }’s hand
           *[known] looked at { $other }’s hand ({ $cards })
        }
event-tucked =
    { $case ->
        [seat] You put { object-cards } under the Museum: { $cards }.
        [known] { $seat } put { object-cards } under the Museum: { $cards }.
       *[hidden] { $seat } put { object-cards } under the Museum.
    }
    .clause =
        { $case ->
            [hidden] put { object-cards } under the Museum
           *[known] put { object-cards } under the Museum ({ $cards })
        }

## Events: cities

event-built =
    { $case ->
        [seat] You built { FORM($card, "a") } ({ gold-or-free }).
       *[known] { $seat } built { FORM($card, "a") } ({ gold-or-free }).
    }
    .clause = built { FORM($card, "a") } ({ gold-or-free })
event-confiscated =
    { $case ->
        [seat] You confiscated { FORM($card, "the") } from { $other }{ source }.
        [other] { agent } confiscated { FORM($card, "the") } from you.
       *[known] { agent } confiscated { FORM($card, "the") } from { $other }.
    }
    .then = You got back the gold you paid for it.
    .clause = confiscated { FORM($card, "the") } from { $other }{ source }
event-destroyed =
    { $case ->
        [seat] { agent } destroyed { FORM($card, "the") } in your city.
        [other] You destroyed { FORM($card, "the") } in { $seat }’s city{ source }.
       *[known] { agent } destroyed { FORM($card, "the") } in { $seat }’s city.
    }
    .then = You lost its points, but its place in your city is free again.
    .clause = destroyed { FORM($card, "the") } in { $seat }’s city{ source }
event-destroyed-own =
    { $case ->
        [seat] You destroyed your own district{ source }: { $cards }.
       *[known] { $seat } destroyed their own district{ source }: { $cards }.
    }
    .clause =
        { $case ->
            [seat] destroyed your own { $cards }
           *[known] destroyed their own { $cards }
        }
event-exchanged =
    { $case ->
        [seat] You took { FORM($card, "the") } from { $other } and gave { FORM($second, "the") } in return{ source }.
        [other] { agent } took { FORM($card, "the") } from you and gave { FORM($second, "the") } in return.
       *[known] { agent } took { FORM($card, "the") } from { $other } and gave { FORM($second, "the") } in return.
    }
    .then = If yours was more expensive, the difference was paid to you.
    .clause = swapped { FORM($second, "the") } for { $other }’s { $card }
event-seized =
    { $case ->
        [seat] You seized { FORM($card, "the") } from { $other }{ source }.
        [other] { agent } seized { FORM($card, "the") } from you.
       *[known] { agent } seized { FORM($card, "the") } from { $other }.
    }
    .then = Its cost was paid to you, and its place in your city is free again.
    .clause = seized { FORM($card, "the") } from { $other }{ source }
event-beautified =
    { $case ->
        [seat] You beautified { FORM($card, "the") }.
       *[known] { $seat } beautified { FORM($card, "the") }.
    }
    .clause = beautified { FORM($card, "the") }
event-replaced =
    { $case ->
        [seat] You replaced { FORM($card, "the") } with { FORM($second, "the") }.
       *[known] { $seat } replaced { FORM($card, "the") } with { FORM($second, "the") }.
    }
    .clause = replaced { FORM($card, "the") } with { FORM($second, "the") }
event-rescued =
    { $case ->
        [seat] You took the destroyed card into your hand: { $cards }.
       *[known] { $seat } took the destroyed card into their hand: { $cards }.
    }
    .clause = took the destroyed { $cards } in hand
event-completed =
    { $case ->
        [seat] Your city is the first to be complete!
       *[known] { $seat }’s city is the first to be complete!
    }
event-announced =
    { $case ->
        [seat] You announced that the game ends earlier.
       *[known] { $seat } announced that the game ends earlier.
    }
    .clause = announced that the game ends earlier

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { $case ->
                [seat] The crown is now yours{ source }.
               *[known] The crown went to { $seat }{ source }.
            }
        [me] You gave the crown to { $seat }{ source }.
       *[none]
            { $case ->
                [seat] { agent } gave you the crown.
               *[known] { agent } gave the crown to { $seat }.
            }
    }
    .then = You call the characters now, and choose first in the next round.
    .clause =
        { $doer ->
            [seat] took the crown{ source }
           *[none] gave the crown to { $seat }{ source }
        }
event-killed =
    { $case ->
        [hit] { agent } killed you: your { $character } misses this round.
        [seat] You killed the { $character } ({ $rank }).
       *[known] { agent } killed the { $character } ({ $rank }).
    }
    .then = You stay silent when the { $character } is called. Your gold, hand and city are safe.
    .clause = killed the { $character } ({ $rank })
event-bewitched =
    { $case ->
        [hit] { agent } bewitched you: your { $character } may only gather.
        [seat] You bewitched the { $character } ({ $rank }).
       *[known] { agent } bewitched the { $character } ({ $rank }).
    }
    .then = After you gather, { $seat } continues the turn with the abilities of the { $character }. Your gold, hand and city are safe.
    .clause = bewitched the { $character } ({ $rank })
event-robbed =
    { $case ->
        [hit] { agent } is going to rob you as soon as your { $character } is called.
        [seat] You are going to rob the { $character } ({ $rank }).
       *[known] { agent } is going to rob the { $character } ({ $rank }).
    }
    .then = You will lose all the gold you have then. Your turn, hand and city are safe.
    .clause = set out to rob the { $character } ({ $rank })
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit] { agent } placed a warrant on your { $character }.
                [seat] You placed a warrant on the { $character } ({ $rank }).
               *[known] { agent } placed a warrant on the { $character } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit] { agent } placed a threat on your { $character }.
                [seat] You placed a threat on the { $character } ({ $rank }).
               *[known] { agent } placed a threat on the { $character } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit] { agent } placed a marker on your { $character }: { $marker }.
                [seat] You placed a marker on the { $character } ({ $rank }): { $marker }.
               *[known] { agent } placed a marker on the { $character } ({ $rank }): { $marker }.
            }
    }
    .then =
        { ID($marker) ->
            [warrant] If it is the signed one, the first district you pay for can be confiscated.
            [threat] After gathering you can pay half your gold to remove it, or take the risk.
           *[other] { "" }
        }
    .clause =
        { ID($marker) ->
            [warrant] placed a warrant on the { $character } ({ $rank })
            [threat] placed a threat on the { $character } ({ $rank })
           *[other] marked the { $character } ({ $rank }): { $marker }
        }
    .clauses =
        { ID($marker) ->
            [warrant] placed warrants on { $characters }
            [threat] placed threats on { $characters }
           *[other] marked { $characters }: { $marker }
        }
event-spied =
    { $case ->
        [seat] You spied on { $other } for { $type } cards.
        [other] { agent } looked at your hand for { $type } cards.
       *[known] { agent } spied on { $other } for { $type } cards.
    }
    .then = Each of them costs you 1 gold, while you have any.
    .clause = spied on { $other } for { $type } cards
event-bribed =
    { $case ->
        [seat] You paid a bribe of { object-gold } to { $other }.
        [other] { $seat } paid you a bribe of { object-gold }.
       *[known] { $seat } paid a bribe of { object-gold } to { $other }.
    }
    .clause = paid a bribe of { object-gold } to { $other }
event-refused =
    { $case ->
        [seat] You refused to pay a bribe.
       *[known] { $seat } refused to pay a bribe.
    }
    .clause = refused to pay a bribe
event-threat-revealed =
    { $count ->
        [1]
            { $case ->
                [seat] You revealed the threat on { $other }: it has the flower!
                [other] { agent } revealed the threat on you: it has the flower!
               *[known] { agent } revealed the threat on { $other }: it has the flower!
            }
       *[0]
            { $case ->
                [seat] You revealed the threat on { $other }: no flower.
                [other] { agent } revealed the threat on you: no flower.
               *[known] { agent } revealed the threat on { $other }: no flower.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] You revealed the signed warrant on the { $character } ({ $rank }).
       *[known] { agent } revealed the signed warrant on the { $character } ({ $rank }).
    }
    .clause = revealed the signed warrant on the { $character }
event-protected =
    { $case ->
        [seat] You are protected this turn.
       *[known] { $seat } is protected this turn.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] You played { FORM($card, "the") }.
       *[known] { $seat } played { FORM($card, "the") }.
    }
    .clause = played { FORM($card, "the") }
event-used =
    { $case ->
        [seat] You used { FORM($card, "the") }.
       *[known] { $seat } used { FORM($card, "the") }.
    }
    .clause = used { FORM($card, "the") }
event-used-at =
    { $case ->
        [seat] You put { object-gold } on { $other }’s card: { $cards }.
        [other] { $seat } put { object-gold } on your card: { $cards }.
       *[known] { $seat } put { object-gold } on { $other }’s card: { $cards }.
    }
    .clause = put { object-gold } on { $other }’s card ({ $cards })
event-ended = The game is over.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay = Lay the { $character } ({ $rank }) face down
choice-swap-roles = Swap characters with { $name }
choice-give-role = Give the { $character } ({ $rank })

## Choices: in every turn

choice-gold = Take { object-gold }
    .short = Take { object-gold }
choice-cards =
    { $kept ->
        [all] Draw { object-cards } and keep them all
        [1] Draw { object-cards } and keep one
       *[other] Draw { object-cards } and keep { $kept }
    }
    .short = Draw { object-cards }
choice-keep = Keep { FORM($card, "the") } ({ $facts })
choice-build = Build { FORM($card, "the") } ({ price })
choice-end = End your turn
    .short = End turn
choice-income =
    { $unit ->
        [cards] Income from your { $type } districts: { object-cards }
       *[gold] Income from your { $type } districts: { object-gold }
    }
    .short =
        { $unit ->
            [cards] Income: { count-cards }
           *[gold] Income: { count-gold }
        }
choice-bonus-queen-takes = Reveal the Queen and take 3 gold
choice-bonus-ability-gain =
    { $unit ->
        [cards] Take { object-cards }
       *[gold] Take { object-gold }
    }
choice-bonus-effect-gain =
    { $unit ->
        [cards] Take { object-cards }
       *[gold] Take { object-gold }
    }
choice-bonus-merchant = Take 1 extra gold
choice-bonus-architect = Draw 2 extra cards
choice-bonus-queen = Take 3 gold for sitting next to rank 4
choice-bonus = Take your character’s bonus

## Choices: answers

choice-decline-theater-swap = Swap with nobody
choice-decline-confiscate = Let the district stand
choice-decline-reveal-threat = Leave the threat unrevealed
choice-decline-rescue = Leave the card
choice-decline-cash-in = Leave the gold on it
choice-decline-ring-bell = Keep the usual end
choice-decline-answer-death = Stay silent
choice-decline-claim-crown = Stay silent
choice-decline-replace-by = Cancel
choice-decline-lighthouse-take = Take none
choice-decline-shield = Play no card
choice-decline-keep = Keep none
choice-decline-wizard-take = Take none
choice-decline-peek-take = Take none
choice-decline-pass-crown = Leave the crown where it is
choice-decline-heir-crown = Leave the crown where it is
choice-decline-monument-counts = Not now: it counts as one
choice-decline-queen-takes = Stay silent
choice-decline-ability-gain = Take nothing
choice-decline-effect-gain = Take nothing
choice-decline = No
choice-done-redraw = Done: draw that many new cards
choice-done-pay-with-cards = Pay the rest in gold and build
choice-done = Done
choice-discard-redraw = Put { FORM($card, "the") } under the deck
choice-discard-laboratory-discard = Discard { FORM($card, "the") } for { $count } gold
choice-discard-pay-with-cards = Pay with { FORM($card, "the") }
choice-discard = Discard { FORM($card, "the") }
choice-give = Give { FORM($card, "the") } ({ $facts })
choice-take = Take { FORM($card, "the") } ({ $facts })

## Choices: other ways to build

choice-build-with = Build { FORM($card, "the") } by destroying { FORM($second, "the") }
choice-build-over = Build { FORM($card, "the") } by destroying { FORM($second, "the") }
choice-pay-with-cards = Build { FORM($card, "the") } ({ price }), paying with cards

## Choices: characters

choice-kill = Kill the { $character } ({ $rank })
choice-bewitch = Bewitch the { $character } ({ $rank })
choice-warrant = Put a warrant on the { $character } ({ $rank })
choice-sign = Sign the one on the { $character } ({ $rank })
choice-confiscate = Confiscate it
choice-rob = Rob the { $character } ({ $rank })
choice-spy = Spy on { $name }: { $type }
choice-threaten = Put a threat on the { $character } ({ $rank })
choice-flower = Put the flower on the { $character } ({ $rank })
choice-bribe = Pay the bribe ({ count-gold })
choice-refuse = Refuse
choice-reveal = Reveal the threat
choice-swap-hands = Swap hands with { $name } ({ count-cards })
choice-redraw = Swap cards with the deck
choice-look = Look at { $name }’s hand ({ count-cards })
choice-take-and-build = Take { FORM($card, "the") } and build it now ({ price })
choice-foresee = Take a random card from every other player
choice-crown =
    { $mine ->
        [yes] Take the crown
       *[no] Give the crown to { $name }
    }
choice-levy-gold = Take 1 gold
choice-levy-card = Take a random card
choice-pay-gold = Give 1 gold
choice-give-random = Give a random card
choice-income-gold = Income from your { $type } districts: { count-gold }, { drawn-cards }
    .short = Income: { count-gold }, { drawn-cards }
choice-alms = Take 1 gold from { $name }
choice-borrow = Build { FORM($card, "the") } ({ price }); { $name } pays { object-gold } of it in exchange for cards
choice-bonus-gold = Take 4 extra gold
choice-bonus-cards = Draw 4 extra cards
choice-study = Draw 7 cards and keep one
choice-destroy =
    { $mine ->
        [yes] Destroy { FORM($card, "the") } in your own city ({ price })
       *[no] Destroy { FORM($card, "the") } in { $name }’s city ({ price })
    }
choice-exchange = Swap a district for { $name }’s: { $card }
choice-hand-over =
    { $price ->
        [0] Give { FORM($card, "the") } (no extra gold)
       *[other] Give { FORM($card, "the") } (and { price })
    }
choice-seize = Seize { FORM($card, "the") } from { $name } ({ price })
choice-beautify = Beautify { FORM($card, "the") } ({ price })
choice-collect = Collect the tax ({ price })

## Choices: districts and action cards

choice-use-smithy = Smithy: buy 3 cards for 2 gold
choice-use-laboratory = Laboratory: discard a card for gold
choice-use-museum = Museum: put a card under it
choice-use-armory = Armory: destroy it together with another district
choice-use-hospital = Hospital: reveal yourself and gather
choice-use-monument = Monument: count it as two districts
choice-use = Use { FORM($card, "the") }
choice-play = Play { FORM($card, "the") }
choice-tuck = Put { FORM($card, "the") } under the Museum
choice-announce-monument-counts = Count it as two districts
choice-announce = Announce the earlier end
choice-rescue = Take the card ({ price })
choice-thank = Say “Thanks, Your Excellency”
choice-visit = { $name }’s Ticket Booth: pay 1 gold, draw 3 cards, keep one
choice-cash-in = Take { price } and discard the Ticket Booth
choice-replace = Replace { FORM($card, "the") } ({ price })
choice-replace-by = Build { FORM($card, "the") } ({ $facts })

## Choices that name the same player, under one heading

group-build = Build
group-borrow = Build with gold from { $name }
group-spy = Spy on { $name }
group-destroy = Destroy in the city of { $name }
group-exchange = Swap with { $name }
group-seize = Seize from { $name }

## Choices that are easily forgotten, whatever their target

remind-kill = Kill a character
remind-bewitch = Bewitch a character
remind-warrant = Put warrants on characters
remind-rob = Rob a character
remind-spy = Spy on a player
remind-threaten = Put threats on characters
remind-swap-hands = Swap hands with a player
remind-look = Look at a player’s hand
remind-income-gold = Take your income
remind-alms = Take 1 gold from the richest player
remind-pick = Choose a character
remind-lay = Lay a character face down
remind-swap-roles = Swap characters with a player
remind-give-role = Give a character
remind-keep = Keep a card
remind-build = Build a district
remind-discard = Discard a card
remind-give = Give a card
remind-take = Take a card
remind-take-and-build = Take a card and build it
remind-build-with = Build by destroying a district
remind-build-over = Build in place of a district
remind-pay-with-cards = Build, paying with cards
remind-sign = Sign a warrant
remind-flower = Place the flower
remind-crown = Pass on the crown
remind-borrow = Build with another player’s gold
remind-destroy = Destroy a district
remind-exchange = Swap a district
remind-hand-over = Give a district
remind-seize = Seize a district
remind-beautify = Beautify a district
remind-use = Use a district
remind-play = Play an action card
remind-tuck = Put a card under the Museum
remind-visit = Use a Ticket Booth
remind-replace = Replace a district
remind-replace-by = Choose the new district

## Markers on a character

mark-dagger = killed
mark-mask = to be robbed
mark-spell = bewitched
mark-warrant = warrant
    .real = signed warrant
    .plain = unsigned warrant
mark-threat = threat
    .real = flowered threat
    .plain = unmarked threat

## Questions

question-pick = Which character do you take?
question-lay = Which character do you lay face down?
question-theater-swap = The Theater: with whom do you swap characters?
question-theater-give = Which of your characters does { $name } get?
question-turn =
    { $must ->
        [gather] Your turn as the { $character } ({ $rank }): gather gold or cards.
       *[no] Your turn as the { $character } ({ $rank }).
    }
question-courtesy = Your turn as the { $character } ({ $rank }). { $name } called you from the Ball Room.
question-keep =
    { $count ->
        [1] Which card do you keep?
       *[other] Which { $count } cards do you keep? One at a time.
    }
question-answer-death = The killed { $character } ({ $rank }) is called.
question-shield = Your { $character } ({ $rank }) has been targeted. Protect yourself?
question-claim-crown = Nobody is taking the crown. Do you take it?
question-lay-warrant = Where do you place the next warrant? ({ $count } to go)
question-sign-warrant = Which of the three warrants is signed? Only you will know.
question-confiscate = { $name } has paid for { FORM($card, "a") } ({ price }) under your warrant on the { $character }. Confiscate it?
question-lay-threat = Where do you place the second threat?
question-flower-threat = Which of the two threats has the flower? Only you will know.
question-bribe = { $name } threatens you. Do you pay a bribe of half your gold?
question-reveal-threat = { $name } pays no bribe. Reveal the threat on the { $character } ({ $rank })?
question-redraw = Which cards go under the deck? ({ $count } so far)
question-wizard-take = Which of { $name }’s cards do you take?
question-seer-give = Which card do you give to { $name }?
question-levy = What do you take from { $name }?
question-pass-crown = Who gets the crown?
question-tribute = You got the crown. What do you give { $name } for it?
question-give-for-crown = You got the crown. What do you give { $name } for it?
question-heir-crown = Your killed King has been revealed. Do you take the crown?
question-ability-gain = Do you take the gold of the { $character }?
question-effect-gain = Do you take what { FORM($card, "the") } gives you?
question-queen-takes = The { $character } ({ $rank }) next to you starts their turn. Reveal the Queen now for 3 gold?
question-cardinal-give = Which card do you give { $name } for the gold? ({ $count } to go)
question-hand-over = Which of your districts do you give { $name } for { FORM($card, "the") }?
question-pay-with-cards = Which card do you use to pay for { FORM($card, "the") }? ({ $count } so far)
question-laboratory-discard = Which card do you discard for gold?
question-museum-tuck = Which card goes under the Museum?
question-armory-target = Which district do you destroy with the Armory?
question-rescue = Do you take { FORM($card, "the") } into your hand for 1 gold?
question-lighthouse-take = Which card do you take out of the deck?
question-ring-bell =
    { $count ->
        [2] Should seven districts complete a city?
       *[other] End the game one district earlier?
    }
question-monument-counts = Count your Monument as two districts from now on?
question-peek = Whose hand do you look at?
question-peek-take = Which of { $name }’s cards do you take?
question-replace = Which of your districts do you replace with { FORM($card, "the") }?
question-replace-by = Which district do you build instead?
question-cash-in = Your Ticket Booth was used. Take { price } and discard the Ticket Booth?

## The score sheet

score-district = { $name }
score-silver = Silver coins: { $name }
score-all-types = All five types
score-first-complete = First complete city
score-complete = Complete city
score-effect = Extra: { $name }
score-hand = In hand: { $name }
score-total = Total

## The coach

coach-chance = chance of winning { $percent }%
coach-equal = about equal
coach-all-equal = These are about equal.

## Homebrew cards without texts

event-without-text = { $seat }: { $what }.
event-without-text-about = { $seat }: { $what } ({ $about }).
choice-without-text = { $what }
choice-without-text-about = { $what }: { $about }
choice-with-price = { $choice } ({ price })
group-without-text = { $what }: { $name }
question-without-text = { $what }?
