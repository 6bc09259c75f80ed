### Words of the game in Czech.

## The language itself

# Words and signs that stay on the line of what follows or precedes them.
no-break-after = [ksvzouai]
language-name = Čeština

## District types (agreeing with „budovy“; one district: kind-… in game.ftl)

type-noble = Panské
    .loc = panských
    .color = žlutá
type-religious = Sakrální
    .loc = sakrálních
    .color = modrá
type-trade = Obchodní
    .loc = obchodních
    .color = zelená
type-military = Vojenské
    .loc = vojenských
    .color = červená
type-unique = Fialové
    .loc = fialových
    .color = fialová

## Things

term-game-title = Citadela
term-dark-city = Temná země
term-edition = Vydání
term-preset = Hotová sada
term-player = Hráč
term-character = Postava
term-district = Budova
term-unique-district = Fialová budova
term-action-card = Akční karta
    .effect = Ve svém tahu smíte kromě všeho ostatního jednu zahrát. Za každou, která vám na konci hry zbude v ruce, máte 1 bod.
term-crown = Koruna
term-crowned-player = Držitel koruny
term-gold = Mince
term-silver-coin = Stříbrná mince
    .effect = Na konci hry má hodnotu 1 bodu; do nákladů nepatří.
term-stash = Zásoba
term-bank = Bank
term-city = Město
term-complete-city = Dokončené město
term-hand = Karty v ruce
term-deck = Doplňovací balíček
term-card = Karta
term-rank = Pořadové číslo
term-type = Barva
term-cost = Stavební náklady
term-points = Body
term-score = Výsledek
term-ability = Schopnost
term-effect = Funkce
term-resource = Zdroj
term-building-limit = Limit budov
term-warrant = Glejt
term-threat = Šátek
term-bribe = Výpalné
term-tax = Daň

## Time

term-round = Kolo
term-turn = Tah
term-selection-phase = Fáze výběru postav
term-turn-phase = Fáze akcí
term-end-of-game = Konec hry

## What is done

term-gather = Dobrání zdrojů
term-build = Stavba
term-draw = Dobrání karet
term-discard = Odložení
term-pay = Placení
term-destroy = Zbourání
term-exchange = Výměna
term-seize = Zabrání
term-confiscate = Zabavení
term-beautify = Zkrášlení
term-kill = Zneškodnění
term-bewitch = Očarování
term-rob = Okradení

## How things stand

term-face-up = Lícem nahoru
term-face-down = Lícem dolů
term-killed = Zneškodněna
term-bewitched = Očarována
term-robbed = Okradena
term-beautified = Zkrášlena

## Amounts

count-gold =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
count-districts =
    { $count ->
        [one] { $count } budova
        [few] { $count } budovy
        [many] { $count } budovy
       *[other] { $count } budov
    }
count-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
count-players =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
