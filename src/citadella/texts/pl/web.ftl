### Texts of the browser client's pages, in Polish.

## Everywhere

loading = Chwileczkę…
try-again = Spróbuj ponownie
save = Zapisz
saved = Zapisano
close = Zamknij
copied = Skopiowano
to-lobby = Na stronę główną
skip-to-content = Przejdź do treści
nav-home = Citadella: strona główna
nav-label = Strony
nav-rules = Zasady
nav-tutorial = Nauka
nav-settings = Ustawienia
missing-title = Nie znaleziono strony
missing-text = Pod tym adresem nie ma żadnej strony. Może w linku jest literówka.
connection-lost = Utracono połączenie; próbujemy ponownie…
offline-note = Brak połączenia z siecią. Zasady możesz czytać; stoły wrócą razem z połączeniem.
your-turn = Twoja tura
guest-name = Gość { $number }
names-of-bots = Ada, Bruno, Celina, Damian, Eliza, Feliks, Greta, Hugo
bot-random = Losowy
bot-builder = Budowniczy
bot-apprentice = Czeladnik
bot-novice = Początkujący
bot-easy = Łatwy
bot-normal = Średni
bot-hard = Trudny
bot-homebody = Budowniczy (pilnuje swojego miasta)
bot-aggressor = Napastnik (zabija, okrada i niszczy)
bot-cautious = Ostrożny (nie ryzykuje)
bot-strength =
    { $seconds ->
        [0] { $bot } · { $rating } · od razu
       *[other] { $bot } · { $rating } · { $seconds } s
    }
bot-strength-hint = Przy każdym bocie podano jego ranking (o 400 punktów wyższy oznacza dziesięć razy więcej wygranych) i czas namysłu nad ruchem.

## Cards

letter-noble = S
letter-religious = R
letter-trade = H
letter-military = W
letter-unique = U
heading-characters = Postacie
heading-unique-districts = Unikatowe dzielnice
heading-bonus-districts = Dodatkowe dzielnice
heading-base-districts = Podstawowe dzielnice
heading-action-cards = Karty akcji
heading-homebrew-cards = Karty domowej roboty
heading-homebrew-districts = Dzielnice domowej roboty
heading-homebrew-action-cards = Karty akcji domowej roboty
homebrew-card = domowej roboty
face-down-card = Zakryta karta
face-down-character = Zakryta postać
rank-of = nr { $rank }
silver-coins =
    { $count ->
        [one] { $count } srebrna moneta
        [few] { $count } srebrne monety
        [many] { $count } srebrnych monet
       *[other] { $count } srebrnej monety
    }
help-card = Karta
help-rulings = Wyjaśnienia

## Start page

lobby-title = Zbuduj swoje miasto przed innymi
lobby-lead = Gra karciana Cytadela ze wszystkimi postaciami i dzielnicami. Graj z botami albo ze znajomymi przez link. Bez zakładania konta.
play-now = Zagraj od razu z trzema botami
new-table = Nowy stół dla znajomych
lobby-tutorial = Naucz się, grając
lobby-mine = Twoje stoły
lobby-mine-none = Nie siedzisz jeszcze przy żadnym stole.
lobby-open = Otwarte stoły
lobby-open-none = Nie ma teraz otwartych stołów. Otwórz własny, a inni się przysiądą.
lobby-name = Twoje imię
lobby-name-note = Inni zobaczą je przy stole. Ta przeglądarka pamięta twoje miejsca.
status-over = koniec
line-look = Zobacz
line-play = Graj
line-open = Otwórz
line-lacks-cards = Czeka na plik z kartami { $file }
line-frozen = Niedostępny
line-join = Dołącz
line-watch = Oglądaj
line-round = runda { $round }
line-bots = boty: { $levels }
line-seats = zajęte miejsca: { $taken } { BEFORE("from", $seats) }
line-won =
    { $gap ->
        [0] Koniec · wygrana przy równej liczbie punktów
        [one] Koniec · wygrana { $gap } punktem
        [few] Koniec · wygrana { $gap } punktami
        [many] Koniec · wygrana { $gap } punktami
       *[other] Koniec · wygrana { $gap } punktu
    }
line-lost = Koniec · { $place }

## New table

new-title = Nowy stół
new-cards = Karty
new-cards-choose = Zmień karty
new-more = Więcej opcji
custom-cards = Twój wybór
custom-cards-note = Wybierz dla każdej karty: zawsze, może albo nigdy.
new-ninth = Graj z postacią nr 9
new-action-cards = Graj z kartami akcji
new-short = Krótka gra: miasto jest ukończone przy 7 dzielnicach
new-as-printed = Dosłownie według instrukcji
new-as-printed-note = Kilka naszych rozstrzygnięć różni się od drukowanej instrukcji tam, gdzie jest w niej chyba błąd albo gdzie spowalnia ona grę. Zaznacz, co ma być grane tak, jak wydrukowano.
new-as-printed-all = Wszystkie
printed-last-card = Postać, która zostaje po wyborze, leży odkryta
printed-two-swaps = Najwyżej dwie pierwotne postacie można zastąpić
printed-card-for-card = Gdy dodatkowych dzielnic jest więcej niż trzy, za każdą kolejną odpada jedna pierwotna
printed-emperor-for-two = Cesarz może grać także w dwie osoby
printed-action-first = Turę trzeba zacząć od pobrania zasobów
printed-finished-counts = Ukończone miasto zachowuje swoje 2 punkty, nawet jeśli się zmniejszy
printed-merchant-after-turn = Dodatkowa moneta Kupca przychodzi po turze
printed-wizard-may-take = Czarodziej może obejrzeć karty i nic nie wziąć
printed-diplomat-names = Dyplomata może z wymiany dostać drugą dzielnicę o tej samej nazwie
printed-diplomat-own-city = Z ukończonego miasta Dyplomaty nic nie odchodzi; jego własny Biskup nie przeszkadza
printed-heir-may-pass = Gracz zabitego Króla lub Cesarza może zostawić koronę na miejscu
printed-bell-at-seven = Dzwonnica oznacza siedem dzielnic także w krótkiej grze
printed-gains-may = Drobne zyski są dobrowolne: Park, Przytułek, Sala tronowa, Alchemiczka, Królowa
printed-own-token = Szantażystka może zagrozić własnej postaci
printed-armory-leaves = Zbrojowni w ukończonym mieście nie można użyć
printed-monument-may = Właściciel decyduje, kiedy Pomnik liczy się jako dwie dzielnice
printed-confiscated-counts = Do limitu budującego wlicza się każda skonfiskowana dzielnica oprócz Stajni
printed-wizard-pays-cards = Czarodziej może zapłacić kartami za właśnie wziętą Kryjówkę złodziei
printed-den-with-loan = Kardynał może przy Kryjówce złodziei łączyć karty i pożyczkę
printed-emperor-receiver = Kto dostaje koronę od Cesarza, wybiera między złotem a kartą
printed-queen-with-rank-4 = Królowa dostaje złoto, gdy zaczyna się tura postaci nr 4
printed-crown-in-turn = Król i Patrycjusz wybierają, kiedy biorą koronę
printed-witch-may = Wiedźma nie musi nikogo zaczarować
printed-navigator-no-tent = Nawigatorka nie może rozbić Namiotu cyrkowego
printed-booth-keep-none = W Kasie biletowej można oddać wszystkie trzy karty
printed-fortune-may-take = Wróżka może obejrzeć karty i nic nie wziąć
printed-spy-counts = Szpieg dowiaduje się tylko, ile kart pasuje
printed-witch-plays-cards = Wiedźma może zagrać kartę akcji, zanim kogoś zaczaruje
printed-refund-in-round = Do Alchemiczki wraca złoto za budowę z całej rundy
new-players = Gracze
new-clock = Zegar
new-public = Pokaż na liście otwartych stołów
new-coach = Pozwól na doradcę
new-talk = Pozwól na czat
new-several = Jedna osoba może zająć kilka miejsc
table-no-talk = bez czatu
new-stand-in = Bot, który zastąpi odchodzącego gracza
new-open = Otwórz stół
new-open-note = Dostaniesz link dla znajomych, a grę zaczniesz, gdy wszyscy usiądą.
new-start = Zacznij grę
new-start-note = Wszystkie miejsca są zajęte, więc gra zacznie się od razu.
clock-none = Bez zegara
clock-live =
    { $minutes ->
        [one] { $minutes } minuta na grę i { $seconds } s na akcję
        [few] { $minutes } minuty na grę i { $seconds } s na akcję
        [many] { $minutes } minut na grę i { $seconds } s na akcję
       *[other] { $minutes } minuty na grę i { $seconds } s na akcję
    }
clock-days =
    { $count ->
        [one] { $count } dzień na akcję
        [few] { $count } dni na akcję
        [many] { $count } dni na akcję
       *[other] { $count } dnia na akcję
    }
fill-open = Zostaw dla znajomych
fill-bot = Obsadź botami
seat-player = Gracz na tym miejscu
seat-me = Ty
seat-open = Wolne miejsce
seat-open-friend = Wolne, dla znajomych
seat-bot = Bot: { $bot }
seat-name = Imię
seat-name-of = Imię gracza na tym miejscu
pass-and-play-note = Gracie na jednym ekranie i przekazujecie go sobie; między turami karty są zakryte.
only-watch-note = Nie masz miejsca; będziesz oglądać grę.
pick-from = Zacznij od
pick-all-maybe = Wszystko dozwolone
wish-always = zawsze
wish-maybe = może
wish-never = nigdy
pick-characters-note = Z każdego numeru gra jedna postać, losowana spośród dozwolonych.
pick-rank-empty = Pozwól na co najmniej jedną postać nr { $rank }.
pick-swaps = Według instrukcji: można zastąpić najwyżej { $most } z pierwotnych postaci; teraz zastąpionych jest { $count }.
pick-barred =
    { $why ->
        [players]
            { $count ->
                [one] od { $count } gracza
               *[other] od { $count } graczy
            }
        [ninth] gra bez postaci nr 9
       *[excluded] nie razem z: { $name }
    }
pick-districts-missing = Dodaj jeszcze pierwotne dzielnice ({ $count }): za każdą dodatkową ponad { $free } można pominąć jedną.
pick-districts-missing-printed = Dodaj jeszcze pierwotne dzielnice ({ $count }): według instrukcji, gdy dodatkowych jest więcej niż { $free }, za każdą odpada jedna.
pick-districts-drawn = W grze: { $needed }; na pewno: { $sure }, możliwe: { $possible }.
pick-districts-fixed =
    { $count ->
        [one] W grze jest { $count } dzielnica.
        [few] W grze są { $count } dzielnice.
        [many] W grze jest { $count } dzielnic.
       *[other] W grze jest { $count } dzielnicy.
    }

## A table before the game

seats = Miejsca
sit = Usiądź tutaj
stand = Wstań
not-here = poza stołem
seat-give = Kto dostaje to miejsce
start = Zacznij grę
fill-and-start = Obsadź botami i zacznij
start-waits =
    { $count ->
        [one] Jeszcze { $count } miejsce jest wolne.
        [few] Jeszcze { $count } miejsca są wolne.
        [many] Jeszcze { $count } miejsc jest wolnych.
       *[other] Jeszcze { $count } miejsca jest wolne.
    }
start-by-host = Gdy wszyscy usiądą, grę zaczyna { $name }.
the-host = gospodarz
table-public = otwarty dla wszystkich
invite = Zaproś
invite-note = Każdy, kto ma link, może zająć wolne miejsce.
copy-link = Kopiuj link
copy-watch = Kopiuj link dla widzów
invite-share = Udostępnij link
invite-text = Czeka na ciebie miejsce przy grze Citadella.
invite-qr = Kod QR z linkiem
invite-local = Ten adres działa tylko na tym komputerze.
invite-network = Link i kod QR używają adresu tego komputera w sieci lokalnej: { $address }
invite-closed = Aby inni mogli dołączyć, uruchom serwer poleceniem:
no-table-title = Nie znaleziono stołu
waiting-table-title = Ten stół czeka

## A table in play

table-menu = Menu stołu
device-link = Graj dalej na innym urządzeniu
device-link-of = Inne urządzenie: { $name }
device-link-note = Link przenosi twoje miejsce na urządzenie, które go otworzy. Działa raz; nie pokazuj go nikomu.
copy-device = Kopiuj prywatny link
take-over = Niech bot zagra za gracza { $name }
leave-table = Odejdź, niech zagra bot
leave-sure = Odejść od stołu? Bot będzie grać za ciebie.
away-note = Bot gra za ciebie.
come-back = Wróć do gry
play-on = { $name } nie odpowiada: niech zagra bot
claim-host = Gospodarza nie ma: przejmij jego rolę
close-game = Przerwij grę
close-sure = Przerwać grę? Tego nie da się cofnąć.
close-propose = Zaproponować przerwanie gry? Wszyscy gracze muszą się zgodzić.
close-proposed = Proponujesz przerwanie gry. Czekamy na zgodę pozostałych.
close-table = Zamknij stół
closed-title = Ten stół jest zamknięty
closed-note = Zamknął go gospodarz, gracze przerwali grę albo zakończył ją operator.
vote-close = { $name } chce przerwać grę.
vote-play-on = { $name } chce, żeby za gracza { $other } grał bot.
vote-agree = Zgadzam się
vote-decline = Nie zgadzam się
chat-about = Wiadomości od gracza { $name }
chat-mute = Ukryj u mnie
chat-unmute = Pokaż
chat-hidden = Wiadomości od gracza { $name } są ukryte.
chat-mute-all = Wycisz dla wszystkich
chat-unmute-all = Przywróć dla wszystkich
chat-report = Zgłoś
chat-reported = Zgłoszono. Operator serwera się temu przyjrzy.
download-record = Pobierz zapis gry

## Another device

device-title = Graj dalej tutaj
device-text = Ten prywatny link przenosi miejsce na to urządzenie. Stare urządzenie będzie mogło tylko oglądać.
device-move = Przenieś miejsce tutaj

## Rules

rules-title = Zasady i karty
rules-search = Szukaj w kartach i zasadach
# Words that mean the same in a search: groups separated by ";", words by ",".
search-same = okraść, okradać, kradzież, rabunek, złodziej; zabić, zabijać, zamordować, morderstwo, zabójczyni, zabójca, zabita; zniszczyć, niszczyć, zburzyć, spalić, ogień, generał; wymienić, zamienić, wymiana, zamiana; złoto, moneta, monety, pieniądze; dochód, zarobek, zysk; zaczarować, urok, czar, wiedźma; podatek, podatki, opłata; korona, król, pierwszy gracz, gracz rozpoczynający; chronić, ochrona, bezpieczny; wybór, wybór postaci, wybierać; koniec, koniec gry; remis, równa liczba punktów; punkty, wynik, punktacja, zwycięstwo; przejąć, zabrać, przejęcie; szantaż, groźba, haracz, okup, łapówka; nakaz, konfiskata, skonfiskować; upiększyć, ozdobić, artystka, artysta; dobrać, dobierać, pociągnąć, brać karty; budować, zbudować, budowa; odrzucić, odłożyć; dwóch graczy, 2 graczy, dwie osoby; premia, dodatkowe; rodzaj, typ, kolor
rules-short-title = Gra w skrócie
rules-short-1 = W każdej rundzie każdy potajemnie bierze jedną postać. Potem postacie grają w kolejności numerów.
rules-short-2 = W swojej turze bierzesz 2 monety albo dobierasz 2 karty i zachowujesz jedną. Potem możesz zbudować jedną dzielnicę, płacąc jej koszt.
rules-short-3 = Twoja postać ma zdolność, której możesz użyć w swojej turze, a niektóre postacie dostają złoto za dzielnice w swoim kolorze.
rules-short-4 = Gdy ktoś ukończy miasto z 7 dzielnic (z 8 w dwie lub trzy osoby, a w edycji klasycznej zawsze z 8), gra kończy się po tej rundzie.
rules-short-5 = Każda dzielnica jest warta tyle punktów, ile kosztuje. Wszystkie pięć rodzajów daje 3 punkty, pierwsze ukończone miasto 4, każde kolejne 2.
rules-found =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }, { $rules ->
        [one] { $rules } zasada
        [few] { $rules } zasady
        [many] { $rules } zasad
       *[other] { $rules } zasady
    }
rules-none = Nic nie znaleziono.
rules-rulings =
    { $count ->
        [one] { $count } zasada o tej karcie
        [few] { $count } zasady o tej karcie
        [many] { $count } zasad o tej karcie
       *[other] { $count } zasady o tej karcie
    }
rules-general = Wszystkie zasady

## Settings

settings-title = Ustawienia
settings-language = Język
settings-reader = Jak teksty mają się do ciebie zwracać
settings-reader-note = W niektórych językach inaczej zwracamy się do kobiety, a inaczej do mężczyzny.
reader-neutral = Tak, żeby pasowało każdemu
reader-feminine = Jak do kobiety
reader-masculine = Jak do mężczyzny
settings-look = Wygląd
settings-text-size = Wielkość tekstu
size-small = Mały
size-normal = Normalny
size-large = Duży
size-larger = Bardzo duży
settings-motion = Ruch
motion-system = Tak jak w urządzeniu
motion-full = Włączony
motion-none = Wyłączony
settings-patterns = Oprócz kolorów dzielnic pokazuj wzory
settings-sound = Dźwięk
settings-sound-on = Odtwarzaj dźwięki
settings-play = Przy stole
settings-ends-turn = Automatycznie kończ moją turę, gdy nie ma już nic do zrobienia
settings-passes = Automatycznie pomijaj pytania pozorne, zadawane tylko po to, by ukryć, kto ma kartę (zawsze po tym samym czasie)
push-turn = Twoja tura: { $table }
push-round = Zaczyna się nowa runda turnieju: { $table }
notices-title = Powiadomienia
notices-on = Powiadamiaj mnie o mojej turze przy stołach z czasem liczonym w dniach
notices-asks = Przeglądarka najpierw poprosi o zgodę.
notices-always = Także wtedy, gdy nie jest otwarta żadna strona Citadelli.
notices-open = Tylko gdy jest otwarta strona Citadelli.
notices-denied = Ta przeglądarka blokuje powiadomienia; najpierw zezwól na nie w jej ustawieniach.
credits-title = O programie
credits-unofficial = Citadella to nieoficjalna wersja gry karcianej Cytadela. Nie zawiera ilustracji ani tekstów wydanej gry.
credits-icons = Autorami ikon są { $authors } i inni:
credits-licence = Program jest wolnym oprogramowaniem na licencji MIT.

## Replay

replay-title = Powtórka
replay-table = Zobacz stół
replay-position = Runda { $round }, akcja { $n } { BEFORE("from", $total) }
replay-slider = Miejsce w grze
replay-back = Jedna akcja wstecz
replay-forward = Jedna akcja naprzód
replay-round-back = Na początek rundy
replay-round-forward = Do następnej rundy
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-none-title = Nie znaleziono gry
replay-none-text = Pod tym adresem nie ma zapisu gry. Może w linku jest literówka.
replay-waits-title = Ta gra jeszcze trwa
replay-waits-text = Powtórkę możesz obejrzeć po jej zakończeniu.
replay-speed = Szybkość
replay-times = { $times }×
replay-round = Runda { $round }
replay-rounds = Przejdź do rundy
replay-copy = Kopiuj link do tego momentu
replay-eyes = Oczami gracza

## Errors

error-server = Coś poszło nie tak na serwerze. Spróbuj ponownie.
error-storage = Baza danych serwera nie odpowiada. Spróbuj za chwilę.
error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie i spróbuj ponownie.
error-slow-down = Zbyt wiele żądań. Poczekaj chwilę i spróbuj ponownie.
error-too-big = Ta wiadomość jest za długa.
error-too-many = Masz za dużo stołów. Najpierw dokończ któryś.
error-crowded = Zbyt wiele połączeń. Zamknij inne okno i spróbuj ponownie.
error-too-many-here = Z twojej sieci otwarto zbyt wiele stołów. Spróbuj później.
error-too-many-watch = Zbyt wiele osób ogląda ten stół. Spróbuj później.
error-banned = Operator tego serwera zablokował ci dostęp.
error-one-seat = Przy tym stole każda osoba może zająć tylko jedno miejsce.
error-host-here = Gospodarz nadal tu jest, więc nie możesz przejąć jego roli.
error-too-early =
    { $seconds ->
        [one] Poczekaj jeszcze { $seconds } sekundę.
        [few] Poczekaj jeszcze { $seconds } sekundy.
        [many] Poczekaj jeszcze { $seconds } sekund.
       *[other] Poczekaj jeszcze { $seconds } sekundy.
    }
error-has-clock = Ten stół ma zegar, więc bot nie może przejąć gry.
error-no-talk = Czat przy tym stole jest wyłączony.
error-muted = Gospodarz wyciszył cię przy tym stole.
error-again = Ta wiadomość została właśnie wysłana.
error-forbidden-word = To zawiera słowo, które nie jest tu dozwolone.
error-bad-request = Serwer nie zrozumiał żądania. Odśwież stronę i spróbuj ponownie.
error-bad-message = Serwer nie zrozumiał wiadomości. Odśwież stronę i spróbuj ponownie.
error-bad-origin = Żądanie przyszło z innej strony i zostało zablokowane.
error-bad-name = Podaj imię o długości od 1 do 24 widocznych znaków.
error-bad-chat = Napisz wiadomość o długości od 1 do { $most } znaków.
error-bad-emote = Nieznana reakcja.
error-bad-action = Nieznana akcja.
error-bad-clock = Nieznany zegar. Wybierz jeden z listy.
error-bad-seats = Wybierz gracza na każde miejsce.
error-no-guest = Serwer nie zna jeszcze tej przeglądarki. Odśwież stronę.
error-no-table = Pod tym adresem nie ma stołu: może w linku jest literówka albo stół dawno usunięto.
error-table-other-rules = Ten stół używa zasad, których serwer już nie ma. Jest zachowany, ale nie da się go kontynuować.
error-table-damaged = Zapisane dane tego stołu są uszkodzone. Jest zachowany, ale nie da się go kontynuować.
error-elsewhere = Stół jest właśnie przenoszony. Spróbuj za chwilę.
error-table-cards-missing = Ten stół potrzebuje pliku z kartami { $file }, którego serwer teraz nie ma. Nic nie przepadło.
error-table-cards-changed = Na razie nie można kontynuować gry przy tym stole: jego plik z kartami { $file } się zmienił. Nic nie przepadło.
error-no-seat = Przy tym stole nie ma takiego miejsca.
error-no-bot = Nieznany bot. Wybierz jednego z listy.
error-no-key = Ten klucz nie należy do żadnego miejsca przy tym stole.
error-no-link = Ten link został już użyty, wygasł albo nigdy nie istniał.
error-not-found = Pod tym adresem nic nie znaleziono. Może w linku jest literówka.
error-no-push = Ten serwer nie wysyła powiadomień.
error-bad-push = To nie jest adres usługi powiadomień.
error-not-host = Może to zrobić tylko gospodarz.
error-not-your-seat = To nie jest twoje miejsce.
error-not-seated = Mogą to robić tylko gracze.
error-not-your-turn = To nie twoja tura.
error-no-coach = Przy tym stole nie ma doradcy.
error-not-playing = Przy tym stole nie toczy się gra.
error-not-over = Gra jeszcze się nie skończyła.
error-not-away = Ten gracz nie odszedł od stołu.
error-no-undo = Nie możesz teraz nic cofnąć.
error-seat-taken = To miejsce jest zajęte.
error-open-seats = Niektóre miejsca są jeszcze wolne. Najpierw je obsadź.
error-started = Gra już się zaczęła.
error-stale = Gra poszła dalej. Spójrz na stół i spróbuj ponownie.
error-illegal = Teraz nie możesz tego zrobić.
error-setup =
    { $rule ->
        [S1] W tę edycję nie można grać w tyle osób.
        [S2] Każdy numer musi mieć dokładnie jedną postać.
        [S3] Liczba postaci nie pasuje do liczby graczy.
        [S4] Cesarz nie może grać przy dwóch graczach, a Królowa przy mniej niż pięciu.
        [S5] Liczba unikatowych dzielnic się nie zgadza.
        [S11] Cmentarz nie może być w grze razem z Dyplomatą.
        [S12] Według instrukcji: najwyżej dwie z ośmiu pierwotnych postaci można zastąpić.
        [J-S17] Ta edycja nie ma własnej instrukcji, więc nie można grać dosłownie według niej.
       *[other] Te karty nie mogą grać razem (zasada { $rule }).
    }
