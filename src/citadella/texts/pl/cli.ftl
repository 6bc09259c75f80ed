### What the command line says in Polish.

## Commands

command-citadella = Zagraj w Cytadelę, kompletną grę karcianą: z botami, ze znajomymi albo w eksperymentach. Wersja nieoficjalna.
command-play = Graj z botami w terminalu.
command-serve = Uruchom serwer i otwórz grę w przeglądarce, żeby grać solo lub ze znajomymi.
command-rules = Znajdź kartę po dowolnej z jej nazw albo słowo w zasadach.
command-replay = Przejrzyj krok po kroku zapisaną grę.
command-review = Przeanalizuj zakończoną grę: szanse na wygraną w czasie i ocena każdej decyzji według tego, co gracz mógł wiedzieć.
command-simulate = Niech boty rozegrają wiele gier; wyniki zostaną podsumowane.
command-compare = Rozegraj te same rozdania w dwóch konfiguracjach (wartości kart, boty, zestawy kart) i pokaż różnice.
command-arena = Sklasyfikuj boty, każąc im grać ze sobą: odsetek wygranych, rankingi i wyniki bezpośrednich starć.
command-report = Przeanalizuj gry zapisane przez simulate --out: odsetek wygranych według bota, miejsca, postaci i dzielnicy.
command-admin = Moderuj serwer, działający lub nie: zamykaj stoły, blokuj lub usuwaj gości, przeglądaj zgłoszenia z czatu.
command-backup = Zapisz kopię wszystkich danych serwera w pliku. Serwer może przy tym działać.
command-restore = Odtwórz kopię zapasową w pustej bazie danych.
command-bots = Uruchom na tym komputerze pulę procesów z botami dla jednego lub kilku serwerów.
command-push-key = Utwórz klucz Web Push (VAPID), którego serwer potrzebuje do powiadomień w przeglądarce.
command-completion = Wypisz skrypt, który w twojej powłoce uzupełnia polecenia i opcje programu citadella.
group-play = Gra
group-records = Zasady i zapisane gry
group-experiments = Eksperymenty
group-server = Administracja serwerem
group-shell = Powłoka
help-usage = Użycie:
help-arguments = Argumenty
help-actions = Działania
help-options = Opcje
help-examples = Przykłady
help-default = domyślnie: { $value }
help-required = wymagane
help-repeatable = można powtarzać
help-more = Opcje polecenia wypisze „citadella POLECENIE --help”.

## Placeholders for values, in capitals

metavar-action = DZIAŁANIE
metavar-address = ADRES
metavar-arguments = ARGUMENTY
metavar-bot = BOT
metavar-card = KARTA
metavar-choice = WYBÓR
metavar-command = POLECENIE
metavar-days = DNI
metavar-edition = EDYCJA
metavar-file = PLIK
metavar-folder = FOLDER
metavar-guest = GOŚĆ
metavar-language = JĘZYK
metavar-name = NAZWA
metavar-number = LICZBA
metavar-options = OPCJE
metavar-preset = ZESTAW
metavar-record = ZAPIS
metavar-seconds = SEKUNDY
metavar-seed = ZIARNO
metavar-table = STÓŁ
metavar-target = CEL
metavar-value = WARTOŚĆ
metavar-word = SŁOWO

## Options

option-version = Pokaż wersję i to, czy zasady są skompilowane.
option-help = Pokaż tę pomoc.
option-lang = Język: en, hu, bg, cs, de, fr lub pl.
default-lang = język systemu
option-edition = Edycja: 2016, 2021, deluxe, classic lub classic-2016.
option-preset = Gotowy zestaw postaci i unikatowych dzielnic albo random: losowy wybór kart.
option-presets = Gotowy zestaw postaci i unikatowych dzielnic, random: losowy wybór kart w każdej grze albo mixed: wszystkie zestawy po kolei.
option-players = Liczba graczy, od 2 do 8.
option-action_cards = Graj z kartami akcji z edycji DeLuxe.
option-as_printed = Trzymaj się instrukcji tej edycji tam, gdzie nasze rozstrzygnięcia się od niej różnią: all dla wszystkich takich miejsc albo identyfikatory niektórych (lista w docs/rulings.md).
option-bots = Przeciwnicy: jeden bot dla wszystkich albo po jednym dla każdego. { bot-names }
option-seat_bots = Boty w grze: jeden bot na wszystkich miejscach albo po jednym na każdym. { bot-names }
option-entrants = Porównywane boty; zmieniają się na wszystkich miejscach. { bot-names }
bot-names = Poziomy: apprentice, novice, easy, normal, hard. Style: homebody, aggressor, cautious. Algorytmy: random, builder, strategist, learned, search. Bot może mieć parametry (search:seconds=0.5), powtarzać się (builder*3) lub pochodzić z pliku (my_bot.py:MyBot).
option-name = Twoje imię przy stole.
option-seed = Ziarno rozdań: to samo ziarno daje te same gry.
option-random_seed = Ziarno rozdania: to samo ziarno daje tę samą grę.
default-random_seed = losowe
option-record = Zapisz przebieg gry w tym pliku.
option-record_file = Zapis gry do otwarcia; - czyta standardowe wejście.
option-resumed = Wznów grę zapisaną w PLIKU albo tę ostatnio graną.
option-plain = Tryb wiersz po wierszu zamiast stołu na całym ekranie.
option-cards = Plik z kartami domowej roboty.
option-with_cards = Karty do włączenia: domowej roboty albo inne z tej edycji. Postać zastępuje tę o tym samym numerze; unikatowa dzielnica zastępuje inną unikatową dzielnicę.
default-with_cards = każda pasująca karta z --cards
option-no_card_packages = Pomiń karty z zainstalowanych pakietów.
option-changed_cards = Otwórz grę, nawet jeśli jej pliki z kartami zmieniły się od czasu zapisu.
option-what_if = Zmień liczbę wydrukowaną na karcie, np. tavern.cost=2 lub architect.build_limit=2.
option-games = Liczba gier.
option-rounded_games = Liczba gier, zaokrąglona w górę do wielokrotności liczby graczy.
option-deals = Liczba rozdań, co najmniej 2; każde jest grane w obu konfiguracjach.
option-json = Wypisz jeden obiekt JSON zamiast podsumowania.
option-workers = Liczba procesów roboczych.
default-workers = najwyżej jeden na rdzeń procesora
option-word = Karta, słowo albo identyfikator zasady.
option-all_rules = Pokaż wszystkie pasujące zasady i karty.
option-whole_game = Wypisz całą grę bez zatrzymywania.
option-to = Zacznij po tylu akcjach; w trybie wiersz po wierszu zatrzymaj się tam.
option-seat = Pokaż grę tak, jak widziano ją z tego miejsca. Miejsca są numerowane od 0, jak w @0.
default-seat = wszystkie miejsca, gdy gra jest zakończona
option-reviewed = Przeanalizuj tylko to miejsce. Miejsca są numerowane od 0, jak w @0.
default-reviewed = miejsce człowieka albo wszystkie miejsca
option-playouts = Liczba gier symulowanych na ruch przy porównaniu, co najmniej 2. Więcej gier daje dokładniejsze wyniki, ale trwa dłużej.
option-games_file = Zapisz tabelę gier w tym pliku Parquet, dla citadella report.
option-games_table = Pliki Parquet zapisane przez citadella simulate --out.
option-html = Zapisz też raport z wykresami w tym pliku HTML.
option-side_a = Pierwsza konfiguracja: printed, czyli bez zmian, albo wyrażenia rozdzielone spacjami, np. "tavern.cost=2 bots=builder". Wyrażenie to KARTA.LICZBA=WARTOŚĆ albo opcja: bots=, preset=, edition=, action-cards=yes, as-printed=all lub with=.
option-side_b = Druga konfiguracja, w tej samej postaci.
option-engine = Gdzie rozgrywać gry: local albo ray dla klastra Ray (pod RAY_ADDRESS lub uruchomionego na tym komputerze).
option-results = Folder na wyniki; z niego można wznowić przerwane obliczenia.
option-resume = Wznów obliczenia, których wyniki są w folderze z --out.
option-stop_when_clear = Zatrzymaj się, gdy tylko będzie jasne, czy pierwszy bot wygrywa więcej, czy mniej gier, niż na niego przypada (błąd najwyżej 5%).
option-on_error = Co robić, gdy bot zawiedzie: stop albo go-on, by do końca tej gry zastąpić go losowymi ruchami.
option-time_limit = Limit czasu na każdą decyzję, w sekundach; 0 oznacza brak limitu.
option-port = Port, na którym nasłuchuje serwer.
default-port = 8000 lub następny wolny port
option-host = Adres, na którym nasłuchuje serwer; 0.0.0.0 przyjmuje połączenia z innych komputerów.
default-host = 127.0.0.1
option-lan = Pozwól dołączyć znajomym z tej samej sieci; pokazuje adres i kod QR.
option-no_browser = Nie otwieraj przeglądarki.
option-data = Folder na dane serwera.
default-data = ~/.local/share/citadella
option-database = Adres URL bazy SQLite lub PostgreSQL, używanej zamiast pliku w folderze danych.
option-server_workers = Liczba procesów serwera; więcej niż jeden wymaga PostgreSQL.
default-server_workers = 1
option-settings = Plik ustawień (TOML); wszystkie ustawienia opisuje docs/settings.md.
option-push_key = Plik z kluczem Web Push utworzonym przez citadella push-key.
option-push_contact = Adres kontaktowy wysyłany do usług powiadomień, np. mailto:ty@example.org.
option-action = Co zrobić; zobacz poniżej.
option-target = Na czym to zrobić: kod stołu, identyfikator gościa, słowo lub numer zgłoszenia.
option-days = Długość blokady w dniach.
option-network = Blokuj też nowych gości z sieci tego gościa.
option-new_backup = Plik, w którym zapisać kopię zapasową.
option-backup_file = Plik z kopią zapasową do odtworzenia.
option-connect = Adres URL serwera, dla którego uruchomić boty, np. https://citadella.example.
option-secret = Plik ze wspólnym sekretem (ustawienie serwera pool_secret).
option-pool_workers = Liczba procesów roboczych.
default-pool_workers = jeden na rdzeń procesora
option-key_file = Plik, w którym zapisać nowy klucz. Nie ujawniaj go.
option-shell = Powłoka, dla której wypisać skrypt. Wczytaj go w pliku startowym powłoki, jak w przykładach.
admin-action-tables = Wypisz otwarte stoły.
admin-action-close = Zamknij stół o podanym kodzie.
admin-action-guests = Wypisz wszystkich gości albo tych, których imię zawiera słowo.
admin-action-ban = Zablokuj gościa.
admin-action-unban = Zdejmij blokadę gościa.
admin-action-forget = Usuń gościa i wszystkie jego dane.
admin-action-export = Wypisz wszystkie dane przechowywane o gościu.
admin-action-reports = Wypisz otwarte zgłoszenia z czatu.
admin-action-settle = Oznacz zgłoszenie o podanym numerze jako załatwione.
admin-action-ratings = Wypisz rankingi niezgodne z wynikami; „ratings repair” oblicza je na nowo.

## What commands answer

admin-close = Stół został zamknięty.
admin-ban = Gość { $target } został zablokowany.
admin-unban = Gość { $target } nie jest już zablokowany.
admin-forget = Gość { $target } i wszystkie jego dane zostały usunięte.
admin-settle = Zgłoszenie { $target } zostało załatwione.
admin-nothing = Nie ma czego pokazać.
admin-ratings-right = Wszystkie rankingi zgadzają się z wynikami.
admin-repair = Wszystkie rankingi obliczono na nowo z wyników.
backup-made =
    { $rows ->
        [one] Zapisano { $rows } wiersz w „{ $file }”.
        [few] Zapisano { $rows } wiersze w „{ $file }”.
        [many] Zapisano { $rows } wierszy w „{ $file }”.
       *[other] Zapisano { $rows } wiersza w „{ $file }”.
    }
backup-restored =
    { $rows ->
        [one] Odtworzono { $rows } wiersz.
        [few] Odtworzono { $rows } wiersze.
        [many] Odtworzono { $rows } wierszy.
       *[other] Odtworzono { $rows } wiersza.
    }
serving = Citadella działa pod adresem { $link }  (Ctrl-C zatrzymuje)
lending = Działa do { $workers } botów dla { $url }  (Ctrl-C zatrzymuje)
serving-near = Znajomi w tej samej sieci mogą otworzyć { $link } albo zeskanować ten kod:
serving-alone = Ten komputer nie jest w sieci, więc na razie nikt inny nie może dołączyć.
push-key-made = Klucz zapisano w „{ $file }”. Uruchom serwer poleceniem: citadella serve --push-key { $file } --push-contact mailto:ty@example.org
version-compiled = citadella { $version } (skompilowana)
version-interpreted = citadella { $version } (interpretowana)
build-compiled = skompilowana
build-interpreted = interpretowana
stopped = Zatrzymano.
number = { NUMBER($value) }

## Errors

error-other = { $why }
error-language = Nieznany język „{ $language }”. Dostępne: { $known }.
error-edition = Nieznana edycja „{ $edition }”. Dostępne: { $known }.
error-preset = Edycja { $edition } nie ma zestawu „{ $preset }”. Dostępne: { $known }.
error-players = Gra jest dla 2–8 graczy, nie dla { $players }.
error-players-edition = Edycja { $edition } jest dla 2–{ $most } graczy, nie dla { $players }.
error-action-cards = Edycja { $edition } nie ma kart akcji. Edycje z kartami akcji: { $known }.
error-as-printed = Edycja { $edition } nie ma punktu instrukcji „{ $choice }”. Dostępne: { $known }.
error-as-printed-none = Edycja { $edition } nie ma własnej instrukcji, więc nie można użyć z nią --as-printed.
error-bot = Nieznany bot „{ $bot }”. Dostępne: { $known }.
error-bots =
    Zła liczba botów: { $named }. { $seats ->
        [1] Podaj jednego.
       *[other] Podaj jednego na wszystkie miejsca ({ $seats }) albo po jednym na każde.
    }
error-seed = Ziarnem musi być liczba albo krótki wiersz tekstu.
error-no-file = Nie ma pliku „{ $file }”.
model-unsound =
    { $why ->
        [missing] Brakuje wyuczonego modelu „{ $file }”
        [old] Wyuczony model „{ $file }” należy do innej wersji
       *[damaged] Wyuczony model „{ $file }” jest uszkodzony
    }; zamiast niego używana jest ocena bota strategist.
error-unreadable =
    { $why ->
        [folder] „{ $file }” to folder, nie plik.
        [forbidden] Brak dostępu: „{ $file }”.
       *[other] Nie można odczytać pliku „{ $file }”.
    }
error-not-text = „{ $file }” nie jest plikiem tekstowym.
error-unwritable = Nie można zapisać do „{ $file }”.
error-record = „{ $file }” nie jest prawidłowym zapisem gry: { $why }
error-to = Zapis ma tylko akcje do numeru { $count }, więc --to { $to } wykracza poza jego koniec.
error-seat = Zapis nie ma miejsca { $seat }. Miejsca są numerowane od 0 do { $last }.
error-review-unfinished = Analizować można tylko zakończone gry, a ten zapis urywa się przed końcem gry.
error-no-rule = Żadna karta ani zasada nie pasuje do „{ $word }”.
error-no-rule-near = Żadna karta ani zasada nie pasuje do „{ $word }”. Może chodzi o { $near }?
error-command = Nieznane polecenie „{ $command }”. Dostępne polecenia: { $known }.
error-option-unknown = Nieznana opcja: { $option }. Listę opcji wypisze polecenie z --help.
error-missing = Brakuje: { $option }. Sposób użycia wypisze polecenie z --help.
error-choice = Nieprawidłowa wartość „{ $value }” dla { $option }. Możliwe: { $known }.
error-number =
    Nieprawidłowa wartość „{ $value }” dla { $option }: oczekiwano { $kind ->
        [fraction] liczby
       *[whole] liczby całkowitej
    }.
error-range =
    Nieprawidłowa wartość „{ $value }” dla { $option }: oczekiwano { $kind ->
        [fraction] liczby
       *[whole] liczby całkowitej
    } od { $least } do { $most }.
error-least =
    Nieprawidłowa wartość „{ $value }” dla { $option }: oczekiwano { $kind ->
        [fraction] liczby
       *[whole] liczby całkowitej
    } nie mniejszej niż { $least }.
error-extra = Nieoczekiwany argument: „{ $words }”. Sposób użycia wypisze polecenie z --help.
error-option-needs = Opcja { $option } wymaga wartości.
error-option-bare = Opcja { $option } nie przyjmuje wartości.
error-usage = Nie można zrozumieć polecenia. Sposób użycia wypisze polecenie z --help.
error-admin-target = „admin { $action }” wymaga celu: kodu stołu, identyfikatora gościa lub numeru zgłoszenia. Zobacz citadella admin --help.
error-admin-ratings = Nieznane działanie „admin ratings { $target }”. Użyj „admin ratings” lub „admin ratings repair”.
error-admin-table = Nie ma otwartego stołu „{ $target }”. Otwarte stoły wypisze „citadella admin tables”.
error-admin-guest = Nie ma gościa „{ $target }”. Identyfikatory gości wypisze „citadella admin guests”.
error-admin-report = Nie ma zgłoszenia „{ $target }”. Otwarte zgłoszenia wypisze „citadella admin reports”.
error-bot-parameter = Bot „{ $bot }” nie ma parametru „{ $parameter }”. Dostępne: { $known }.
error-bot-no-parameter = Bot „{ $bot }” nie ma parametrów, więc nie można ustawić „{ $parameter }”.
error-bot-value =
    Nieprawidłowa wartość „{ $value }” dla { $parameter } bota „{ $bot }”: oczekiwano { $kind ->
        [int] liczby całkowitej
        [float] liczby
        [bool] yes lub no
       *[str] słowa
    }{ $range }.
error-bot-not-in-file = „{ $file }” nie definiuje bota „{ $bot }”. Dostępne: { $known }.
error-bot-is-none = „{ $bot }” w „{ $file }” nie jest botem: nie ma metody choose(view, actions).
error-bot-not-made = Nie udało się utworzyć bota „{ $bot }”: { $why }.
error-bot-file = Nie udało się wczytać „{ $file }”: { $why }.
error-library = Do tego potrzebna jest biblioteka { $library }, której nie zainstalowano. Zainstaluj ją poleceniem: { $command }
error-card-file = Nie udało się wczytać pliku z kartami „{ $file }”: { $why }.
error-cards-missing = Ta gra używa pliku z kartami „{ $file }”, którego nie wczytano. Wczytaj go opcją --cards.
error-cards-changed = Ta gra używa pliku z kartami „{ $file }”, który zmienił się od czasu jej zapisania. Mimo to otworzysz ją opcją --changed-cards.
error-no-games = „{ $file }” nie jest tabelą gier zapisaną przez simulate --out.
error-what-if-form = Nieprawidłowa zmiana „{ $text }”: oczekiwano KARTA.LICZBA=WARTOŚĆ, np. tavern.cost=2.
error-what-if-card = Edycja { $edition } nie ma karty „{ $card }”. Podobne nazwy: { $near }.
error-what-if-absent = Karty „{ $card }” nie ma w tych grach.
error-what-if-number = Karta „{ $card }” nie ma liczby „{ $number }”. Dostępne: { $known }.
error-what-if-value = Nieprawidłowa wartość „{ $value }” dla { $what }: oczekiwano liczby całkowitej od { $least } do { $most }.
error-side = Nieprawidłowe wyrażenie „{ $term }” w konfiguracji. Użyj „printed” albo wyrażeń rozdzielonych spacjami: tavern.cost=2, { $keys }.
error-results-there = W „{ $file }” są już wyniki. Kontynuuj z --resume albo wybierz inny folder.
error-results-spoilt = Wiersz { $line } w „{ $file }” jest uszkodzony.
error-results-other = Wyniki w „{ $file }” należą do innego turnieju: { $what } miało wartość { $before }, a teraz ma { $now }.
error-resume-what = --resume wymaga --out FOLDER, czyli folderu z wcześniejszymi wynikami.
failed-raised = Bot „{ $bot }” na miejscu { $seat } zawiódł w grze { $game }, przy decyzji { $decision }: { $detail }. Zapis gry: { $file }
failed-illegal = Bot „{ $bot }” na miejscu { $seat } wybrał { $detail } w grze { $game }, przy decyzji { $decision }; to niedozwolona akcja. Zapis gry: { $file }
failed-slow = Bot „{ $bot }” na miejscu { $seat } myślał dłużej niż { $detail } s w grze { $game }, przy decyzji { $decision }. Zapis gry: { $file }
failed-endless = Gra { $game } się nie kończy: po tylu decyzjach ({ $decision }) nadal trwa tura bota „{ $bot }” na miejscu { $seat }. Zapis gry: { $file }

## Simulating

simulate-progress = Gry
simulate-what-if = Co jeśli
simulate-games = Gry
simulate-decisions = Decyzje
simulate-seconds = Sekundy
simulate-pace = Szybkość
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } gier/s, { NUMBER($decisions, maximumFractionDigits: 0) } decyzji/s
simulate-length = Długość gry
simulate-length-value = rundy: { $rounds }, decyzje: { $decisions }
simulate-seat = Miejsce
simulate-bot = Bot
simulate-wins = Wygrane
simulate-saved = Gry zapisano: { $file }

## Comparing

compare-progress = Rozdania
compare-pairs =
    { $deals ->
        [one] { NUMBER($deals) } rozdanie rozegrane w obu konfiguracjach;
        [few] { NUMBER($deals) } rozdania, każde rozegrane w obu konfiguracjach;
        [many] { NUMBER($deals) } rozdań, każde rozegrane w obu konfiguracjach;
       *[other] { NUMBER($deals) } rozdania, każde rozegrane w obu konfiguracjach;
    } { $alike ->
        [0] ani razu wynik nie był taki sam.
        [one] { NUMBER($alike) } raz wynik był taki sam.
       *[other] { NUMBER($alike) } razy wynik był taki sam.
    }
compare-difference = B − A
compare-by-game = Średnie z gier
compare-by-seat = Wygrane według miejsca, %
compare-by-character = Wygrane według postaci, %
compare-by-district = Wygrane według dzielnicy, %
compare-rounds = Rundy
compare-decisions = Decyzje
compare-points = Punkty na gracza
compare-winning-points = Punkty zwycięzcy
compare-lead = Przewaga zwycięzcy
compare-more =
    { $count ->
        [one] Nie pokazano jeszcze { $count } mniejszej różnicy; użyj --json.
       *[other] Nie pokazano jeszcze { $count } mniejszych różnic; użyj --json.
    }

## Measuring bots

arena-died = Proces grający grę { $game } niespodziewanie się zakończył.
arena-kept = Zakończone gry są zapisane w „{ $file }”. Kontynuuj z --resume.
arena-heading = Gry: { NUMBER($games) }, rozdania ze zmianą miejsc: { NUMBER($deals) }, gracze: { $players }, { $edition }, rund na grę: { $rounds }
arena-games = Gry
arena-wins = Wygrane
arena-interval = przedział 95%
arena-margin = Przewaga
arena-points = Punkty
arena-speed = ms/decyzję
arena-rating = Ranking
arena-ahead = Kończy przed
arena-answer-better = { $bot } wygrywa więcej, niż wynosi jego sprawiedliwa część ({ $fair }); liczba rozdań, które to pokazują: { $deals } (test sekwencyjny, błąd najwyżej 5%).
arena-answer-worse = { $bot } wygrywa mniej, niż wynosi jego sprawiedliwa część ({ $fair }); liczba rozdań, które to pokazują: { $deals } (test sekwencyjny, błąd najwyżej 5%).
arena-answer-open = Po rozegraniu rozdań w liczbie { $deals } nie jest jasne, czy { $bot } wygrywa więcej, czy mniej, niż wynosi jego sprawiedliwa część ({ $fair }; test sekwencyjny, błąd najwyżej 5%).
arena-failures =
    { $count ->
        [one] { $bot } zawiódł { $count } raz; do końca tej gry zastąpiły go losowe ruchy.
       *[other] { $bot } zawiódł { $count } razy; do końca tych gier zastąpiły go losowe ruchy.
    }
arena-lost =
    { $count ->
        [one] { $count } rozdania nie dało się dokończyć i się nie liczy.
       *[other] { $count } rozdań nie dało się dokończyć i się nie liczą.
    }

## Reports

report-title = Raport z gier
report-summary = Gry: { NUMBER($games) }; średnio rund: { $rounds }, decyzji: { $decisions }, punktów na gracza: { $points }, punktów zwycięzcy: { $winning }.
report-how = Odcinki to przedziały ufności 95% z gier; czerwony znak to sprawiedliwa część. Postać liczy się raz za każdą rundę, w której ją wybrano, a dzielnica raz za każde miasto, w którym stała na koniec.
report-random = Losowe karty
report-seat-of =
    { $players ->
        [one] Miejsce { $seat }, { $players } gracz
        [few] Miejsce { $seat }, { $players } gracze
        [many] Miejsce { $seat }, { $players } graczy
       *[other] Miejsce { $seat }, { $players } gracza
    }
report-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } gracza
    }
report-by-bots = Wygrane według bota
report-by-presets = Wygrane według zestawu i bota
report-by-players = Wygrane według liczby graczy i bota
report-by-seats = Wygrane według miejsca
report-by-characters = Wygrane według postaci
report-by-districts = Wygrane według dzielnicy
report-win-rate = Wygrane, %
report-times = Razy
report-interval = przedział 95%
report-fair = Sprawiedliwie
report-fates = Losy postaci
report-picked = Wybrana
report-killed = Zabita
report-robbed = Okradziona
report-bewitched = Zaczarowana
report-of-rounds = % rund, w których była w grze
report-of-picks = % rund, w których ją wybrano
report-lengths = Długość gier
report-rounds = Rundy
report-points = Punkty według źródła
report-from-district = Dzielnice
report-from-silver = Srebrne monety
report-from-effect = Premie dzielnic
report-from-hand = Karty na ręce
report-everyone = Wszyscy gracze
report-winners = Zwycięzcy
report-numbers = Liczby
report-saved = Raport zapisano: { $file }

## Replaying

replay-next = Enter: dalej, q: koniec
replay-unfinished = Zapis urywa się tutaj, przed końcem gry.

## Looking up

rules-heading = Zasady i rozstrzygnięcia
rules-our-ruling = nasze rozstrzygnięcie
rules-more =
    { $count ->
        [one] Pasuje jeszcze { $count } zasada; pokaże ją --all.
        [few] Pasują jeszcze { $count } zasady; pokaże je --all.
        [many] Pasuje jeszcze { $count } zasad; pokaże je --all.
       *[other] Pasuje jeszcze { $count } zasady; pokaże je --all.
    }
rules-more-cards =
    { $count ->
        [one] Pasuje jeszcze { $count } karta; pokaże ją --all.
        [few] Pasują jeszcze { $count } karty; pokaże je --all.
        [many] Pasuje jeszcze { $count } kart; pokaże je --all.
       *[other] Pasuje jeszcze { $count } karty; pokaże je --all.
    }
rules-not-in = Nie występuje tutaj: { $edition }; pokazana na podstawie: { $shown }.
rules-editions = edycje: { $editions }
rules-homebrew = karta domowej roboty z pliku { $file }
rules-no-effect = Brak szczególnego działania.
rules-character = postać, nr { $rank }
rules-action-card = karta akcji, w talii: { $copies }
rules-district = dzielnica { $type }, koszt { $cost }, w talii: { $copies }
rules-unbuildable = dzielnica { $type }, nie do zbudowania

## Playing

names = Ada, Bruno, Celina, Damian, Eliza, Feliks, Greta, Hugo
play-me = Ty
play-round = Runda { $round }
play-deck =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
play-goal = koniec gry przy { $count } dzielnicach
play-last-round = ostatnia runda!
play-face-up = odłożone: { $names }
play-hand = Ręka
play-tucked = pod Muzeum: { $count }
play-prompt = { $choices }, ? pomoc, c doradca, l dziennik, q koniec:
play-prompt-undo = { $choices }, u cofnij, ? pomoc, c doradca, l dziennik, q koniec:
play-no-such-choice = Wpisz liczbę od 1 do { $last } albo ?, żeby zobaczyć pomoc.
play-forgotten = W tej turze możesz jeszcze: { $what }. Wybierz „Zakończ turę” ponownie, żeby mimo to ją zakończyć.
play-no-undo = Tego nie da się cofnąć: od tamtej pory ujawniono coś nowego.
play-saved = Zapis gry: { $file }
play-review = Analiza twoich decyzji: { $command }
play-help =
    Wpisz numer możliwości i naciśnij Enter.
    ? 3 objaśnia kartę z możliwości 3; ? król objaśnia dowolną kartę po nazwie.
    c pyta doradcę, l pokazuje dziennik gry, u cofa twoją ostatnią akcję, q kończy i zapisuje grę.
    Raz na turę pobierz zasoby, potem buduj. Postacie grają w kolejności numerów.
    Gra kończy się po rundzie, w której ktoś ukończy miasto.
column-player = Gracz
column-character = Postać
column-gold = Złoto
column-cards = Karty
column-points = Punkty
column-city = Miasto

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] Wygrywasz przy równej liczbie punktów: { $points }.
               *[other] { $name } wygrywa przy równej liczbie punktów: { $points }.
            }
       *[no]
            { $who ->
                [you] Wygrywasz! Wynik: { $points }.
               *[other] { $name } wygrywa. Wynik: { $points }.
            }
    }
result-shared = Wspólna wygrana, wynik: { $points }. Wygrywają { $names }.
