### Meeting others, in Polish: quick matches, tournaments, play with days per move.

## Your turn

turns-title = Twoja tura
turn-next =
    { $count ->
        [one] Następny stół
       *[other] Następny stół (czeka: { $count })
    }
turn-left = zostało: { $time }
turn-rated = rankingowa
time-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
        [many] { $count } dni
       *[other] { $count } dnia
    }
time-hours =
    { $count ->
        [one] { $count } godz.
       *[other] { $count } godz.
    }
time-minutes =
    { $count ->
        [one] { $count } min
       *[other] { $count } min
    }
time-seconds =
    { $count ->
        [one] { $count } s
       *[other] { $count } s
    }
new-rated = Gra rankingowa
new-rated-note = Liczy się do rankingu wszystkich: bez doradcy, bez cofania, co najmniej dwie osoby.
notices-mail = Także e-mailem
vacation-title = Urlop
vacation-note = Podczas urlopu twój zegar stoi przy stołach z czasem liczonym w dniach. Inni widzą, że cię nie ma.
vacation-days = Liczba dni
vacation-begin = Zacznij urlop
vacation-until = Masz urlop do { $date }.
vacation-end = Zakończ urlop
vacation-left =
    { $count ->
        [0] W tym roku nie masz już dni urlopu.
        [one] W tym roku masz jeszcze { $count } dzień urlopu.
        [few] W tym roku masz jeszcze { $count } dni urlopu.
        [many] W tym roku masz jeszcze { $count } dni urlopu.
       *[other] W tym roku masz jeszcze { $count } dnia urlopu.
    }
vacation-seat = Urlop do { $date }

## Quick match

match-title = Szybka gra
match-lead = Wybierz, w co chcesz zagrać, a znajdziemy osoby, które chcą tego samego.
match-open = Szybka gra
match-rated = Rankingowa
match-reach = Ranking przeciwników
match-reach-any = dowolny
match-reach-within = do { $points } od mojego
match-bots = Jeśli zgłosi się za mało osób
match-bots-never = czekaj dalej
match-bots-after = boty dołączą po { $time }
match-find = Znajdź stół
match-waiting = Szukamy stołu…
match-waited = Czas oczekiwania: { $time }.
match-alike = Znaleziono: { $count } { BEFORE("from", $players) }.
match-bots-in = Jeśli nikt już nie dołączy, za { $time } wolne miejsca zajmą boty.
match-no-bots = Gra zacznie się, gdy tylko zbierze się dość osób.
match-stay = Nie zamykaj tej strony: sama zaprowadzi cię do stołu.
match-leave = Przestań czekać

## Tournaments

tournaments-title = Turnieje
tournaments-lead = Kilka rund przy stołach na trzy do sześciu osób. W każdej rundzie spotykają się gracze o podobnych wynikach.
tournaments-none = Nie ma jeszcze turniejów.
tournaments-live = Otwarte i trwające
tournaments-over = Zakończone
tournament-new = Nowy turniej
tournament-name = Nazwa
tournament-size = Graczy przy stole
tournament-rounds = Rundy
tournament-round = Runda { $round }
tournament-round-of = Runda { $round } { BEFORE("from", $rounds) }
tournament-round-time = Czas na rundę
tournament-round-free = bez limitu
tournament-round-note = Gdy czas minie, gry dokończą boty.
tournament-starts = Początek
tournament-starts-by-hand = kiedy go rozpocznę
tournament-starts-in = za { $time }
tournament-starts-at = Początek: { $date }.
tournament-enter-too = Chcę grać
tournament-bots = Boty biorące udział
tournament-bot-kind = Poziom botów
tournament-make = Otwórz turniej
tournament-status-open = zapisy trwają
tournament-status-playing = w toku
tournament-status-over = zakończony
tournament-status-called-off = odwołany
tournament-by = Organizuje: { $name }
tournament-entrants =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
        [many] { $count } graczy
       *[other] { $count } gracza
    }
tournament-first = Prowadzi { $name }
tournament-won = Wygrywa { $name }
tournament-enter = Weź udział
tournament-leave = Opuść turniej
tournament-leave-note = Nie bierzesz już udziału w tym turnieju. W następnej rundzie nie dostaniesz miejsca.
tournament-start = Rozpocznij pierwszą rundę
tournament-call-off = Odwołaj turniej
tournament-add-bot = Dodaj bota
tournament-remove = Usuń: { $name }
tournament-share = Link dla graczy i widzów
tournament-my-table = Do mojego stołu
tournament-waiting = Twoja gra się skończyła. Następna runda zacznie się, gdy skończą wszystkie pozostałe stoły.
tournament-needs =
    { $count ->
        [one] Potrzebny jest jeszcze { $count } gracz.
        [few] Potrzebni są jeszcze { $count } gracze.
        [many] Potrzeba jeszcze { $count } graczy.
       *[other] Potrzeba jeszcze { $count } gracza.
    }
tournament-round-ends = Ta runda kończy się najpóźniej: { $date }.
tournament-standings = Tabela
tournament-place = Miejsce
tournament-player = Gracz
tournament-league = Punkty ligowe
tournament-league-short = Punkty
tournament-wins = Wygrane
tournament-opponents = Przeciwnicy
tournament-margin = Przewaga
tournament-games = Gry
tournament-gone = poza turniejem
tournament-absent = gra bot
tournament-tables = Stoły
tournament-table-number = Stół { $number }
tournament-watch = Oglądaj
tournament-replay = Zobacz grę
tournament-frozen = Tego stołu nie da się kontynuować: jego zapisanych ruchów nie można odtworzyć.
tournament-settle-level = Uznaj za remis
tournament-settle-again = Zagrajcie ponownie
tournament-to = Do turnieju
tournament-how = Jak liczy się punkty
tournament-how-league = Wygrana jest warta { $win } punktów ligowych przy każdym stole. Za każdą osobę, która kończy za tobą, dostajesz równą ich część, a za każdą z równym wynikiem pół takiej części.
tournament-how-ties = Przy równych punktach ligowych decyduje liczba wygranych, potem średnia punktów ligowych twoich przeciwników, a potem to, o ile twoje punkty przewyższają średnią twoich stołów.
tournament-how-seats = W każdej rundzie spotykają się gracze bliscy w tabeli, w miarę możliwości bez powtórek. Każdy dostaje na zmianę wcześniejsze i późniejsze miejsca i nikt nie pauzuje.
tournament-rated-note = Stoły, przy których są co najmniej dwie osoby, liczą się do rankingu.

## Errors

error-rated-homebrew = W grach rankingowych nie ma kart domowej roboty.
error-rated-coach = W grach rankingowych nie ma doradcy.
error-rated-seats = W grach rankingowych każda osoba może zająć tylko jedno miejsce.
error-rated-alone = Gra rankingowa wymaga co najmniej dwóch osób.
error-no-rematch = W turnieju nie ma rewanżu: następna runda zaczyna się sama.
error-match-clock = Szybka gra wymaga zegara.
error-bad-match = Z tymi ustawieniami nie można zacząć szybkiej gry.
error-bad-vacation = Wybierz od 1 do { $most } dni.
error-vacation-used-up = Nie masz już tylu dni urlopu.
error-no-tournament = Nie ma takiego turnieju.
error-bad-tournament = Z tymi ustawieniami nie można urządzić turnieju.
error-tournament-clock = Turniej wymaga zegara: na ruch albo na rundę.
error-tournament-full = Ten turniej jest pełny.
error-tournament-few = Turniej wymaga co najmniej trzech graczy.
error-tournament-started = Turniej już się zaczął.
error-not-frozen = Przy tym stole nadal można grać, więc nie można go rozstrzygnąć.
error-too-many-tournaments = Masz za dużo turniejów. Najpierw dokończ któryś.
error-not-organiser = Może to zrobić tylko osoba, która organizuje turniej.
error-not-entered = Ten gracz nie bierze udziału w turnieju.
