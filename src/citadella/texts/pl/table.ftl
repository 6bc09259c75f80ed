### Texts of the table in the browser, in Polish.

## Where the game stands

table-title = Teraz gra { $name }
table-title-mine = Twoja tura!
table-title-over = Koniec gry
table-round = Runda { $count }
table-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
table-goal = koniec przy { $count } dzielnicach
table-last-round = Ostatnia runda
table-watching = Oglądasz grę
table-log-and-chat = Dziennik i czat
table-close = Zamknij
table-log-short = Dziennik
table-bank = bank

## The characters

table-characters = Postacie
table-yours = twoja postać
table-you = ty
table-face-up = odkryta i odłożona
table-called = właśnie wywoływana
table-nobody = nikt
table-hidden-characters =
    { $count ->
        [one] ukryta postać
        [few] { $count } ukryte postacie
        [many] { $count } ukrytych postaci
       *[other] { $count } ukrytej postaci
    }
table-has-chosen = wybór dokonany
table-chooses = wybiera
table-waits = czeka

## The players

table-player = { $name }
table-my-place = Twoje miejsce
table-bot = Bot
table-away = poza stołem, gra bot
table-gone = brak połączenia
table-thinks = myśli…
table-open-city = Pokaż lub ukryj miasto gracza { $name }
table-city-of = Miasto gracza { $name }: { count-districts }
table-tucked = pod Muzeum: { $count }
table-points-in-sight = Widoczne punkty
table-points-short = pkt
table-cost = koszt { $count }
table-no-cards = Brak kart na ręce
table-hand-covered = Karty na ręce są zakryte.
table-clock = Pozostały czas: { $time }
table-days = { $days } d { $hours } h

## What can I do?

table-what-can-i-do = Co mogę zrobić?
table-answers = Odpowiedzi
table-stage-draft = Postacie do wyboru
table-stage-role = Twoje postacie
table-stage-offer = Karty do wyboru
table-in-reach =
    { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
        [many] { $count } możliwości
       *[other] { $count } możliwości
    }
table-click-one = Kliknij coś podświetlonego albo naciśnij jego numer.
table-tap-one = Dotknij czegoś podświetlonego.
table-build-hint = Aby zbudować dzielnicę, wybierz podświetloną kartę z ręki.
table-all-actions = Wszystkie akcje
table-more-keys = Klawisze 1–9: strona { $page } { BEFORE("from", $pages) }; 0: następna strona.
table-undo = Cofnij
table-ask-coach = Zapytaj doradcę
table-coach = Doradca proponuje
table-coach-silent = Doradca nie ma tu nic do powiedzenia.
table-forgotten = W tej turze możesz jeszcze:
table-go-on = Graj dalej
table-end-anyway = Mimo to zakończ
table-cancel = Jednak nie
table-sure = Zaszkodzisz sobie. Na pewno?
table-asked-of-all = Pytamy każdego, kogo może to dotyczyć, żeby nie zdradzić niczyjej tajemnicy.
table-passes = Za chwilę pytanie zostanie automatycznie pominięte.
table-wait = Poczekaj
table-waiting =
    { $kind ->
        [pick] { $name } wybiera postać.
        [lay] { $name } odkłada zakrytą postać.
        [turn] { $name } gra jako { $role }.
        [courtesy] { $name } gra jako { $role }.
        [keep] { $name } wybiera kartę.
        [bribe] { $name } zastanawia się, czy zapłacić haracz.
        [reveal-threat] { $name } zastanawia się, czy odkryć groźbę.
        [confiscate] { $name } zastanawia się, czy skonfiskować dzielnicę.
        [theater-swap] { $name } zastanawia się nad zamianą postaci.
        [theater-give] { $name } wybiera postać do oddania.
        [rescue] { $name } zastanawia się, czy wziąć kartę zniszczonej dzielnicy.
        [pass-crown] { $name } wybiera, kto dostanie koronę.
        [tribute] { $name } wybiera, co dać za koronę.
        [heir-crown] { $name } zastanawia się, czy wziąć koronę.
        [give-for-crown] { $name } wybiera, co dać za koronę.
       *[other] { $name } podejmuje decyzję.
    }
table-over = Koniec gry.
table-reason =
    { $why ->
        [gold]
            { $count ->
                [0] za mało złota
                [one] brakuje { $count } monety
               *[other] brakuje { $count } monet
            }
        [double] stoi już w twoim mieście
        [limit] limit wyczerpany
        [gather-first] najpierw pobierz zasoby
        [character] ta postać nie buduje
        [action-card] teraz nie do zagrania
        [never] nie do zbudowania
        [protected] miasto chroni Biskup
        [complete] to miasto jest ukończone
        [unreachable] nie do przejęcia ani zniszczenia
        [turn-closes] pozostaje zakończyć turę
        [only-gathers] możesz tylko pobrać zasoby
        [too-dear] za droga do przejęcia
        [nothing-to-give] nie masz nic na wymianę
       *[card] teraz niemożliwe
    }

## What happened?

table-log = Co się stało
table-log-show = Pokaż
table-log-all = Wszystko
table-log-me = O mnie
table-log-characters = Postacie
table-log-gold = Złoto
table-log-cards = Karty
table-log-cities = Miasta
table-log-whole = Wszystkie zdarzenia
table-notice = Co cię spotkało
table-recap = Od twojego ostatniego ruchu ({ $count })
table-dismiss = Jasne
table-chat = Czat
table-chat-empty = Nie ma jeszcze wiadomości.
table-say = Napisz coś
table-send = Wyślij
table-emotes = Reakcje
table-emote-wave = Macha
table-emote-clap = Kciuk w górę
table-emote-laugh = Śmieje się
table-emote-cry = Płacze
table-emote-angry = Złości się
table-emote-think = Myśli
table-emote-crown = Kłania się
table-emote-coin = Rzuca monetą

## One screen for several players

table-pass-to = Przekaż urządzenie. Teraz: { $name }.
table-pass-hint = Upewnij się, że nikt inny nie patrzy.
table-i-am = To ja, { $name }

## After the game

table-chart = Punkty w kolejnych rundach
table-again = Zagraj jeszcze raz
table-to-rematch = Do nowego stołu
table-look = Zobacz stół
table-deal-seed = Ziarno tasowania
table-deal-hash = Ogłoszone na początku (SHA-256 ziarna)
table-deal-hint = Każdy może obliczyć skrót ziarna: jeśli się zgadza, rozdanie było ustalone przed pierwszym ruchem.
