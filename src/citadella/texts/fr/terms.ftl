### Words of the game in French.
###
### `.districts` and `.cards` of a type are what comes after “vos” or “des”: a unique district is a
### “merveille”, so the word “quartier” belongs to the form.

## The language itself

# Words and signs that stay on the line of what follows or precedes them.
no-break-after = «
no-break-before = [;:!?»%]
language-name = Français

## District types

type-noble = Noble
    .color = jaune
    .districts = quartiers nobles
    .cards = cartes nobles
type-religious = Religieux
    .color = bleu
    .districts = quartiers religieux
    .cards = cartes religieuses
type-trade = Commerçant
    .color = vert
    .districts = quartiers commerçants
    .cards = cartes commerçantes
type-military = Militaire
    .color = rouge
    .districts = quartiers militaires
    .cards = cartes militaires
type-unique = Merveille
    .color = violet
    .districts = merveilles
    .cards = merveilles

## Things

term-game-title = Citadelles
term-dark-city = La Cité Sombre
term-edition = Édition
term-preset = Sélection
term-player = Joueur
term-character = Personnage
term-district = Quartier
term-unique-district = Merveille
term-action-card = Carte Action
    .effect = Vous pouvez en jouer une pendant votre tour, en plus de tout le reste. Chaque carte Action encore en main à la fin de la partie vaut 1 point.
term-crown = Couronne
term-crowned-player = Qui a la couronne
term-gold = Or
term-silver-coin = Pièce d’argent
    .effect = Vaut 1 point à la fin de la partie ; ne fait pas partie du coût.
term-stash = Trésor
term-bank = Banque
term-city = Cité
term-complete-city = Cité complète
term-hand = Main
term-deck = Pioche
term-card = Carte
term-rank = Rang
term-type = Type
term-cost = Coût
term-points = Points
term-score = Score
term-ability = Pouvoir
term-effect = Effet
term-resource = Ressource
term-building-limit = Permis de construire
term-warrant = Mandat
term-threat = Menace
term-bribe = Pot-de-vin
term-tax = Taxe

## Time

term-round = Manche
term-turn = Tour
term-selection-phase = Phase de sélection
term-turn-phase = Phase de jeu
term-end-of-game = Fin de la partie

## What is done

term-gather = Collecter des ressources
term-build = Bâtir
term-draw = Piocher
term-discard = Défausser
term-pay = Payer
term-destroy = Détruire
term-exchange = Échanger
term-seize = S’emparer
term-confiscate = Confisquer
term-beautify = Embellir
term-kill = Assassiner
term-bewitch = Ensorceler
term-rob = Détrousser

## How things stand

term-face-up = Face visible
term-face-down = Face cachée
term-killed = Assassiné
term-bewitched = Ensorcelé
term-robbed = Détroussé
term-beautified = Embelli

## Amounts

count-gold =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
count-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-districts =
    { $count ->
        [one] { $count } quartier
       *[other] { $count } quartiers
    }
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
count-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
