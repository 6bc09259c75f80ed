### Words of the game in German.

## The language itself

language-name = Deutsch

## District types: as labels; `.inside` names the districts in a sentence, `.dat` in the dative

type-noble = Adel
    .inside = Adelsgebäude
    .dat = Adelsgebäuden
    .color = gelb
type-religious = Religion
    .inside = Religionsgebäude
    .dat = Religionsgebäuden
    .color = blau
type-trade = Handel
    .inside = Handelsgebäude
    .dat = Handelsgebäuden
    .color = grün
type-military = Militär
    .inside = Militärgebäude
    .dat = Militärgebäuden
    .color = rot
type-unique = Einzigartig
    .inside = einzigartige Gebäude
    .dat = einzigartigen Gebäuden
    .color = lila

## Things

term-game-title = Citadels
term-dark-city = Die dunklen Lande
term-edition = Ausgabe
term-preset = Szenario
term-player = Spieler
term-character = Charakter
term-district = Gebäude
term-unique-district = Einzigartiges Gebäude
term-action-card = Aktionskarte
    .effect = In deinem Zug darfst du eine davon spielen, zusätzlich zu allem anderen. Jede, die du am Spielende noch auf der Hand hast, ist 1 Punkt wert.
term-crown = Krone
term-crowned-player = Wer die Krone hat
term-gold = Gold
term-silver-coin = Silbermünze
    .effect = Am Spielende 1 Punkt wert; zählt nicht zu den Kosten.
term-stash = Goldvorrat
term-bank = Bank
term-city = Stadt
term-complete-city = Vollendete Stadt
term-hand = Hand
term-deck = Gebäudestapel
term-card = Karte
term-rank = Nummer
term-type = Art
term-cost = Kosten
term-points = Punkte
term-score = Wertung
term-ability = Fähigkeit
term-effect = Wirkung
term-resource = Gold oder Karte
term-building-limit = Baulimit
term-warrant = Enteignung
term-threat = Drohung
term-bribe = Schweigegeld
term-tax = Steuer

## Time

term-round = Runde
term-turn = Zug
term-selection-phase = Auswahlphase
term-turn-phase = Zugphase
term-end-of-game = Spielende

## What is done

term-gather = Einkommen nehmen
term-build = Bauen
term-draw = Ziehen
term-discard = Ablegen
term-pay = Zahlen
term-destroy = Zerstören
term-exchange = Tauschen
term-seize = Übernehmen
term-confiscate = Enteignen
term-beautify = Verschönern
term-kill = Meucheln
term-bewitch = Verhexen
term-rob = Bestehlen

## How things stand

term-face-up = Offen
term-face-down = Verdeckt
term-killed = Gemeuchelt
term-bewitched = Verhext
term-robbed = Bestohlen
term-beautified = Verschönert

## Amounts

count-gold = { $count } Gold
count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-districts = { $count } Gebäude
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
count-players = { $count } Spieler
