### Words of the game in Polish.

## The language itself

# Words and signs that stay on the line of what follows or precedes them.
no-break-after = [aiouwz]
language-name = Polski

## District types (agreeing with „dzielnice”; one district: kind-… in game.ftl)

type-noble = Szlacheckie
    .gen = szlacheckich
    .color = żółty
# unconfirmed name
type-religious = Religijne
    .gen = religijnych
    .color = niebieski
type-trade = Handlowe
    .gen = handlowych
    .color = zielony
type-military = Wojskowe
    .gen = wojskowych
    .color = czerwony
type-unique = Unikatowe
    .gen = unikatowych
    .color = fioletowy

## Things

term-game-title = Cytadela
term-dark-city = Mroczne Miasto
term-edition = Edycja
term-preset = Gotowy zestaw
term-player = Gracz
term-character = Postać
term-district = Dzielnica
term-unique-district = Unikatowa dzielnica
# unconfirmed name
term-action-card = Karta akcji
    .effect = W swojej turze, oprócz wszystkiego innego, możesz zagrać jedną. Każda, która na koniec gry zostanie ci na ręce, jest warta 1 punkt.
term-crown = Korona
term-crowned-player = Gracz z koroną
term-gold = Złoto
# unconfirmed name
term-silver-coin = Srebrna moneta
    .effect = Na koniec gry jest warta 1 punkt; nie wlicza się do kosztu.
term-stash = Zapas złota
term-bank = Bank
term-city = Miasto
term-complete-city = Ukończone miasto
term-hand = Karty na ręce
term-deck = Talia dzielnic
term-card = Karta
term-rank = Numer
term-type = Rodzaj
term-cost = Koszt
term-points = Punkty
term-score = Wynik
term-ability = Zdolność
term-effect = Działanie
term-resource = Zasób
term-building-limit = Limit budowy
# unconfirmed name
term-warrant = Nakaz
# unconfirmed name
term-threat = Groźba
# unconfirmed name
term-bribe = Haracz
term-tax = Podatek

## Time

term-round = Runda
term-turn = Tura
term-selection-phase = Faza wyboru postaci
term-turn-phase = Faza tur
term-end-of-game = Koniec gry

## What is done

term-gather = Pobranie zasobów
term-build = Budowa
term-draw = Dobranie kart
term-discard = Odrzucenie
term-pay = Zapłata
term-destroy = Zniszczenie
term-exchange = Wymiana
term-seize = Przejęcie
term-confiscate = Konfiskata
term-beautify = Upiększenie
term-kill = Zabicie
term-bewitch = Zaczarowanie
term-rob = Okradzenie

## How things stand

term-face-up = Odkryta
term-face-down = Zakryta
term-killed = Zabita
term-bewitched = Zaczarowana
term-robbed = Okradziona
term-beautified = Upiększona

## Amounts

count-gold =
    { $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
count-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
count-districts =
    { $count ->
        [one] { $count } dzielnica
        [few] { $count } dzielnice
        [many] { $count } dzielnic
       *[other] { $count } dzielnicy
    }
count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
count-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
