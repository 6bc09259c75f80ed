### Words of the game in Hungarian.

## The language itself

language-name = Magyar

## District types

type-noble = Nemesi
    .color = sárga
type-religious = Egyházi
    .color = kék
type-trade = Kereskedelmi
    .color = zöld
type-military = Katonai
    .color = piros
type-unique = Egyedi
    .color = lila

## Things

term-game-title = Citadella
term-dark-city = Dark City kiegészítő
term-edition = Kiadás
term-preset = Előre beállított lista
term-player = Játékos
term-character = Karakter
term-district = Kerület
term-unique-district = Egyedi kerület
term-action-card = Akciókártya
    .effect = A körödben minden más mellett egyet kijátszhatsz. A játék végén 1 pont jár mindegyikért, amely a kezedben maradt.
term-crown = Korona
term-crowned-player = Megkoronázott játékos
term-gold = Arany
term-silver-coin = Ezüstérme
    .effect = A játék végén 1 pontot ér; az árba nem számít bele.
term-stash = Kincstartalék
term-bank = Bank
term-city = Város
term-complete-city = Befejezett város
term-hand = Kézben lévő lapok
term-deck = Kerületpakli
term-card = Lap
term-rank = Rang
term-type = Típus
term-cost = Építési költség
term-points = Pont
term-score = Pontszám
term-ability = Képesség
term-effect = Hatás
term-resource = Nyersanyag
term-building-limit = Építkezési korlát
term-warrant = Parancs
term-threat = Fenyegetés
term-bribe = Kenőpénz
term-tax = Adó

## Time

term-round = Forduló
term-turn = Kör
term-selection-phase = Kiválasztási fázis
term-turn-phase = Körfázis
term-end-of-game = A játék vége

## What is done

term-gather = Nyersanyaggyűjtés
term-build = Építés
term-draw = Húzás
term-discard = Eldobás
term-pay = Fizetés
term-destroy = Elpusztítás
term-exchange = Csere
term-seize = Elvétel
term-confiscate = Elkobzás
term-beautify = Megszépítés
term-kill = Gyilkosság
term-bewitch = Megbabonázás
term-rob = Rablás

## How things stand

term-face-up = Képpel felfelé
term-face-down = Képpel lefelé
term-killed = Meggyilkolva
term-bewitched = Megbabonázva
term-robbed = Kirabolva
term-beautified = Megszépítve

## Amounts

count-gold = { $count } arany
count-cards = { $count } lap
count-districts = { $count } kerület
count-points = { $count } pont
count-players = { $count } játékos
