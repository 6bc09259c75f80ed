### Words of the game in English.

## The language itself

language-name = English

## District types

type-noble = Noble
    .color = yellow
type-religious = Religious
    .color = blue
type-trade = Trade
    .color = green
type-military = Military
    .color = red
type-unique = Unique
    .color = purple

## Things

term-game-title = Citadels
term-dark-city = The Dark City
term-edition = Edition
term-preset = Preset
term-player = Player
term-character = Character
term-district = District
term-unique-district = Unique district
term-action-card = Action card
    .effect = You may play one on your turn, in addition to everything else. Each one still in your hand at the end of the game is worth 1 point.
term-crown = Crown
term-crowned-player = Crowned player
term-gold = Gold
term-silver-coin = Silver coin
    .effect = Worth 1 point at the end of the game; not part of the cost.
term-stash = Stash
term-bank = Bank
term-city = City
term-complete-city = Complete city
term-hand = Hand
term-deck = District deck
term-card = Card
term-rank = Rank
term-type = Type
term-cost = Cost
term-points = Points
term-score = Score
term-ability = Ability
term-effect = Effect
term-resource = Resource
term-building-limit = Building limit
term-warrant = Warrant
term-threat = Threat
term-bribe = Bribe
term-tax = Tax

## Time

term-round = Round
term-turn = Turn
term-selection-phase = Selection phase
term-turn-phase = Turn phase
term-end-of-game = End of the game

## What is done

term-gather = Gather resources
term-build = Build
term-draw = Draw
term-discard = Discard
term-pay = Pay
term-destroy = Destroy
term-exchange = Swap
term-seize = Seize
term-confiscate = Confiscate
term-beautify = Beautify
term-kill = Kill
term-bewitch = Bewitch
term-rob = Rob

## How things stand

term-face-up = Face up
term-face-down = Face down
term-killed = Killed
term-bewitched = Bewitched
term-robbed = Robbed
term-beautified = Beautified

## Amounts

count-gold = { $count } gold
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-districts =
    { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
