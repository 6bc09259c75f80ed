### Cards, presets and editions in Polish: names as on the cards, texts in our own words.
###
### See en/cards.ftl for how values and attributes are used. Names whose Polish card could not be
### checked are marked as unconfirmed. Forms: `acc`, `dat`, `loc` of characters; `acc`, `gen`, `dat`,
### `ins` of districts and action cards; `gender` is `m`, `f`, `n` or `pl` (Doki).

## Characters

character-assassin = Zabójczyni
    .name-classic = Zabójca
    .acc = Zabójczynię
    .dat = Zabójczyni
    .loc = Zabójczyni
    .gender = f
    .acc-classic = Zabójcę
    .dat-classic = Zabójcy
    .loc-classic = Zabójcy
    .gender-classic = m
    .effect = Wskaż inną postać: zostaje zabita. Gdy zostaje wywołana, jej gracz milczy i traci turę.
character-witch = Wiedźma
    .name-classic = { character-witch }
    .acc = Wiedźmę
    .dat = Wiedźmie
    .loc = Wiedźmie
    .gender = f
    .effect = Pobierz zasoby, a potem zaczaruj inną postać i przerwij turę. Jej gracz może tylko pobrać zasoby, a ty dokańczasz swoją turę z jej zdolnościami, ale z własnym złotem, ręką i miastem. Jeśli nikt jej nie ma, twoja tura się kończy.
    .effect-classic = Po pobraniu zasobów możesz zaczarować inną postać i przerwać turę. Jej gracz może tylko pobrać zasoby, a ty dokańczasz swoją turę z jej zdolnościami, ale z własnym złotem, ręką i miastem. Jeśli nikt jej nie ma, twoja tura się kończy.
# unconfirmed name
character-magistrate = Sędzia
    .acc = Sędziego
    .dat = Sędziemu
    .loc = Sędzi
    .gender = m
    .effect = Połóż trzy zakryte nakazy, w tym jeden podpisany, przy trzech postaciach. Gdy gracz z podpisanym nakazem pierwszy raz płaci za dzielnicę, możesz ją za darmo przenieść do swojego miasta, a on odzyskuje złoto. Nie może to być dzielnica, którą już masz.
character-thief = Złodziej
    .acc = Złodzieja
    .dat = Złodziejowi
    .loc = Złodzieju
    .gender = m
    .effect = Wskaż postać: gdy się ujawni, zabierasz całe złoto jej gracza. Nie może to być postać nr 1, zabita ani zaczarowana.
# unconfirmed name
character-spy = Szpieg
    .acc = Szpiega
    .dat = Szpiegowi
    .loc = Szpiegu
    .gender = m
    .effect = Wybierz innego gracza i rodzaj dzielnic, po czym obejrzyj jego karty. Za każdą kartę tego rodzaju zabierasz mu 1 monetę (dopóki jakąś ma) i dobierasz 1 kartę.
# unconfirmed name
character-blackmailer = Szantażystka
    .acc = Szantażystkę
    .dat = Szantażystce
    .loc = Szantażystce
    .gender = f
    .effect = Połóż dwie zakryte groźby, w tym jedną z kwiatem, przy dwóch postaciach (nie przy nr 1, zabitej ani zaczarowanej). Po pobraniu zasobów zagrożony gracz oddaje ci połowę złota, zaokrągloną w dół, albo ryzykuje: możesz odkryć groźbę, a kwiat zabiera mu wszystko.
# unconfirmed name
character-magician = Magiczka
    .name-classic = Magik
    .acc = Magiczkę
    .dat = Magiczce
    .loc = Magiczce
    .gender = f
    .acc-classic = Magika
    .dat-classic = Magikowi
    .loc-classic = Magiku
    .gender-classic = m
    .effect = Zrób jedno z dwojga: zamień się z innym graczem wszystkimi kartami z ręki albo odłóż dowolną liczbę swoich kart na spód talii i dobierz tyle samo nowych.
# unconfirmed name
character-wizard = Czarodziej
    .acc = Czarodzieja
    .dat = Czarodziejowi
    .loc = Czarodzieju
    .gender = m
    .effect = Obejrzyj karty innego gracza i weź jedną z nich: zachowaj ją albo od razu zapłać za nią i zbuduj ją poza limitem budowy. W tej turze możesz też budować dzielnice, które już masz.
# unconfirmed name
character-seer = Wieszczka
    .acc = Wieszczkę
    .dat = Wieszczce
    .loc = Wieszczce
    .gender = f
    .effect = Zabierz z ręki każdego innego gracza losową kartę, a potem oddaj każdemu z nich po jednej swojej. Możesz zbudować do dwóch dzielnic.
character-king = Król
    .acc = Króla
    .dat = Królowi
    .loc = Królu
    .gender = m
    .effect = Otrzymujesz 1 monetę za każdą swoją dzielnicę szlachecką. Ujawniając się, bierzesz koronę, nawet gdy Król jest zaczarowany; jeśli go zabito, dopiero na koniec rundy.
# unconfirmed name
character-emperor = Cesarz
    .name-classic = { character-emperor }
    .acc = Cesarza
    .dat = Cesarzowi
    .loc = Cesarzu
    .gender = m
    .effect = Otrzymujesz 1 monetę za każdą swoją dzielnicę szlachecką. W swojej turze musisz odebrać koronę temu, kto ją ma, i przekazać ją innemu graczowi, nigdy sobie; bierzesz od niego 1 monetę albo 1 losową kartę. Jeśli Cesarza zabito, przekazujesz ją na koniec rundy, za darmo.
    .effect-classic = Otrzymujesz 1 monetę za każdą swoją dzielnicę szlachecką. Zaraz po wywołaniu przekazujesz koronę innemu graczowi, nigdy sobie; on wybiera, czy daje ci 1 monetę, czy 1 kartę. Jeśli Cesarza zabito, przekazujesz ją na koniec rundy, za darmo.
# unconfirmed name
character-patrician = Patrycjusz
    .acc = Patrycjusza
    .dat = Patrycjuszowi
    .loc = Patrycjuszu
    .gender = m
    .effect = Otrzymujesz 1 kartę za każdą swoją dzielnicę szlachecką. Ujawniając się, bierzesz koronę, nawet gdy Patrycjusz jest zaczarowany; jeśli go zabito, dopiero na koniec rundy.
character-bishop = Biskup
    .acc = Biskupa
    .dat = Biskupowi
    .loc = Biskupie
    .gender = m
    .effect = Otrzymujesz 1 monetę za każdą swoją dzielnicę religijną. Do końca rundy postać nr 8 nie może użyć swojej zdolności na twoim mieście, chyba że Biskupa zabito lub zaczarowano.
# unconfirmed name
character-abbot = Opat
    .name-classic = { character-abbot }
    .acc = Opata
    .dat = Opatowi
    .loc = Opacie
    .gender = m
    .effect = Otrzymujesz 1 monetę albo 1 kartę za każdą swoją dzielnicę religijną, w dowolnym podziale. Jeśli nie należysz do najbogatszych, najbogatszy gracz daje ci 1 monetę; gdy jest ich kilku, wybierasz jednego.
    .effect-classic = Otrzymujesz 1 monetę za każdą swoją dzielnicę religijną. Najbogatszy gracz daje ci 1 monetę; nie dzieje się nic, gdy najbogatszych jest kilku albo należysz do nich ty.
# unconfirmed name
character-cardinal = Kardynał
    .acc = Kardynała
    .dat = Kardynałowi
    .loc = Kardynale
    .gender = m
    .effect = Otrzymujesz 1 kartę za każdą swoją dzielnicę religijną. Gdy brakuje ci złota na dzielnicę, możesz wziąć od jednego innego gracza dokładnie tyle, ile brakuje, i za każdą monetę dać mu kartę z ręki; tę dzielnicę musisz wtedy zbudować.
character-merchant = Kupiec
    .name-classic = { character-merchant }
    .acc = Kupca
    .dat = Kupcowi
    .loc = Kupcu
    .gender = m
    .effect = Otrzymujesz 1 monetę za każdą swoją dzielnicę handlową, a do tego 1 dodatkową.
    .effect-classic = Otrzymujesz 1 monetę za każdą swoją dzielnicę handlową. Po swojej akcji dostajesz 1 dodatkową.
# unconfirmed name
character-alchemist = Alchemiczka
    .name-classic = Alchemik
    .acc = Alchemiczkę
    .dat = Alchemiczce
    .loc = Alchemiczce
    .gender = f
    .acc-classic = Alchemika
    .dat-classic = Alchemikowi
    .loc-classic = Alchemiku
    .gender-classic = m
    .effect = Na koniec tury wraca do ciebie złoto wydane w niej na budowę dzielnic; wydane inaczej (Kuźnia, podatek) nie wraca.
# unconfirmed name
character-trader = Handlarz
    .acc = Handlarza
    .dat = Handlarzowi
    .loc = Handlarzu
    .gender = m
    .effect = Otrzymujesz 1 monetę za każdą swoją dzielnicę handlową. W tej turze budujesz tyle dzielnic handlowych, ile chcesz, poza limitem budowy.
# unconfirmed name
character-architect = Architektka
    .name-classic = Architekt
    .acc = Architektkę
    .dat = Architektce
    .loc = Architektce
    .gender = f
    .acc-classic = Architekta
    .dat-classic = Architektowi
    .loc-classic = Architekcie
    .gender-classic = m
    .effect = Otrzymujesz 2 dodatkowe karty i możesz zbudować do trzech dzielnic.
    .effect-classic = Po swojej akcji dostajesz 2 dodatkowe karty. Możesz zbudować do trzech dzielnic.
# unconfirmed name
character-navigator = Nawigatorka
    .name-classic = Nawigator
    .acc = Nawigatorkę
    .dat = Nawigatorce
    .loc = Nawigatorce
    .gender = f
    .acc-classic = Nawigatora
    .dat-classic = Nawigatorowi
    .loc-classic = Nawigatorze
    .gender-classic = m
    .effect = Otrzymujesz 4 dodatkowe monety albo 4 dodatkowe karty, ale w tej turze nie możesz nic zbudować.
    .effect-classic = Po swojej akcji dostajesz 4 dodatkowe monety albo 4 dodatkowe karty, ale w tej turze nie możesz nic zbudować.
# unconfirmed name
character-scholar = Uczona
    .acc = Uczoną
    .dat = Uczonej
    .loc = Uczonej
    .gender = f
    .effect = Dobierz 7 kart, zachowaj jedną, a resztę wtasuj z powrotem do talii. Możesz zbudować do dwóch dzielnic.
character-warlord = Generał
    .acc = Generała
    .dat = Generałowi
    .loc = Generale
    .gender = m
    .effect = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Możesz zniszczyć jedną dzielnicę, nawet własną, za jej koszt pomniejszony o 1; nie w cudzym ukończonym mieście.
    .effect-deluxe = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Możesz zniszczyć jedną dzielnicę, nawet własną, za jej koszt pomniejszony o 1; nie w ukończonym mieście, nawet własnym.
    .effect-classic = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Na koniec tury możesz zniszczyć jedną dzielnicę, nawet własną, za jej koszt pomniejszony o 1; nie w ukończonym mieście.
# unconfirmed name
character-diplomat = Dyplomatka
    .name-classic = Dyplomata
    .acc = Dyplomatkę
    .dat = Dyplomatce
    .loc = Dyplomatce
    .gender = f
    .acc-classic = Dyplomatę
    .dat-classic = Dyplomacie
    .loc-classic = Dyplomacie
    .gender-classic = m
    .effect = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Możesz wymienić jedną ze swoich dzielnic na dzielnicę innego gracza; jeśli jego jest droższa, dopłacasz mu różnicę. Nie z cudzego ukończonego miasta, a żadne miasto nie może dostać dzielnicy, którą już ma.
    .effect-classic = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Na koniec tury możesz wymienić jedną ze swoich dzielnic na dzielnicę innego gracza; jeśli jego jest droższa, dopłacasz mu różnicę. Nigdy Fort, nic z miasta Biskupa ani z ukończonego.
    .effect-deluxe = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Możesz wymienić swoją dzielnicę na dzielnicę innego gracza; za droższą dopłacasz mu różnicę. Nie z cudzego ukończonego miasta; żadne nie dostanie dzielnicy, którą już ma. Twój własny Biskup nie przeszkadza.
# unconfirmed name
character-marshal = Marszałek
    .acc = Marszałka
    .dat = Marszałkowi
    .loc = Marszałku
    .gender = m
    .effect = Otrzymujesz 1 monetę za każdą swoją dzielnicę wojskową. Możesz przejąć dzielnicę innego gracza o koszcie najwyżej 3, płacąc mu ten koszt. Nie z ukończonego miasta i nie taką, którą już masz.
# unconfirmed name
character-queen = Królowa
    .acc = Królową
    .dat = Królowej
    .loc = Królowej
    .gender = f
    .effect = Otrzymujesz 3 monety, jeśli siedzisz obok gracza, który ujawnił postać nr 4; jeśli tę postać zabito, dopiero na koniec rundy.
    .effect-classic = Otrzymujesz 3 monety, jeśli siedzisz obok Króla lub Cesarza, nawet zabitego. Liczy się postać, nie korona.
    .effect-deluxe = Otrzymujesz 3 monety, jeśli siedzisz obok gracza, który ujawnił postać nr 4; jeśli tę postać zabito lub zaczarowano, dopiero na koniec rundy.
# unconfirmed name
character-artist = Artystka
    .name-classic = Artysta
    .acc = Artystkę
    .dat = Artystce
    .loc = Artystce
    .gender = f
    .acc-classic = Artystę
    .dat-classic = Artyście
    .loc-classic = Artyście
    .gender-classic = m
    .effect = Połóż po 1 monecie na jednej lub dwóch swoich dzielnicach: odtąd kosztują o 1 więcej i są warte o 1 punkt więcej. Żadnej dzielnicy nie można upiększyć dwa razy.
# unconfirmed name
character-tax_collector = Poborca podatków
    .acc = Poborcę podatków
    .dat = Poborcy podatków
    .loc = Poborcy podatków
    .gender = m
    .effect = Kto buduje dzielnicę, kładzie 1 monetę na twoim żetonie, jeśli jakaś mu została, także w rundach bez ciebie; ty nie płacisz. W swojej turze możesz zabrać z żetonu całe złoto.
    .effect-classic = Każdy inny gracz, który w tej rundzie buduje, daje ci na koniec swojej tury 1 monetę, jeśli jakaś mu została. Postać nr 1 płaci, gdy się ujawniasz.

## Base districts

district-manor = Dwór
    .acc = Dwór
    .gen = Dworu
    .dat = Dworowi
    .ins = Dworem
    .gender = m
district-castle = Zamek
    .acc = Zamek
    .gen = Zamku
    .dat = Zamkowi
    .ins = Zamkiem
    .gender = m
district-palace = Pałac
    .acc = Pałac
    .gen = Pałacu
    .dat = Pałacowi
    .ins = Pałacem
    .gender = m
district-temple = Świątynia
    .acc = Świątynię
    .gen = Świątyni
    .dat = Świątyni
    .ins = Świątynią
    .gender = f
district-church = Kościół
    .acc = Kościół
    .gen = Kościoła
    .dat = Kościołowi
    .ins = Kościołem
    .gender = m
district-monastery = Klasztor
    .acc = Klasztor
    .gen = Klasztoru
    .dat = Klasztorowi
    .ins = Klasztorem
    .gender = m
district-cathedral = Katedra
    .acc = Katedrę
    .gen = Katedry
    .dat = Katedrze
    .ins = Katedrą
    .gender = f
district-tavern = Tawerna
    .acc = Tawernę
    .gen = Tawerny
    .dat = Tawernie
    .ins = Tawerną
    .gender = f
# unconfirmed name
district-market = Targ
    .name-classic = { district-market }
    .acc = Targ
    .gen = Targu
    .dat = Targowi
    .ins = Targiem
    .gender = m
district-trading_post = Skład
    .acc = Skład
    .gen = Składu
    .dat = Składowi
    .ins = Składem
    .gender = m
district-docks = Doki
    .acc = Doki
    .gen = Doków
    .dat = Dokom
    .ins = Dokami
    .gender = pl
district-harbor = Port
    .acc = Port
    .gen = Portu
    .dat = Portowi
    .ins = Portem
    .gender = m
district-town_hall = Ratusz
    .acc = Ratusz
    .gen = Ratusza
    .dat = Ratuszowi
    .ins = Ratuszem
    .gender = m
district-watchtower = Strażnica
    .acc = Strażnicę
    .gen = Strażnicy
    .dat = Strażnicy
    .ins = Strażnicą
    .gender = f
district-prison = Więzienie
    .name-classic = { district-prison }
    .acc = Więzienie
    .gen = Więzienia
    .dat = Więzieniu
    .ins = Więzieniem
    .gender = n
# unconfirmed name
district-barracks = Koszary
    .name-classic = Pole bitwy
    .acc = Koszary
    .gen = Koszar
    .dat = Koszarom
    .ins = Koszarami
    .gender = pl
    .acc-classic = Pole bitwy
    .gen-classic = Pola bitwy
    .dat-classic = Polu bitwy
    .ins-classic = Polem bitwy
    .gender-classic = n
district-fortress = Forteca
    .acc = Fortecę
    .gen = Fortecy
    .dat = Fortecy
    .ins = Fortecą
    .gender = f

## Unique districts

# unconfirmed name
district-armory = Zbrojownia
    .acc = Zbrojownię
    .gen = Zbrojowni
    .dat = Zbrojowni
    .ins = Zbrojownią
    .gender = f
    .effect = W swojej turze możesz zniszczyć Zbrojownię, a wraz z nią za darmo jedną dowolną dzielnicę; nie w ukończonym mieście.
    .effect-classic = W swojej turze możesz zniszczyć Zbrojownię, a wraz z nią za darmo jedną dzielnicę innego gracza; nie w ukończonym mieście.
# unconfirmed name
district-basilica = Bazylika
    .acc = Bazylikę
    .gen = Bazyliki
    .dat = Bazylice
    .ins = Bazyliką
    .gender = f
    .effect = Koniec gry: 1 punkt za każdą twoją dzielnicę o nieparzystym koszcie.
# unconfirmed name
district-capitol = Kapitol
    .acc = Kapitol
    .gen = Kapitolu
    .dat = Kapitolowi
    .ins = Kapitolem
    .gender = m
    .effect = Koniec gry: 3 punkty, jeśli masz co najmniej trzy dzielnice jednego rodzaju.
district-dragon_gate = Smocza brama
    .acc = Smoczą bramę
    .gen = Smoczej bramy
    .dat = Smoczej bramie
    .ins = Smoczą bramą
    .gender = f
    .effect = Koniec gry: 2 dodatkowe punkty.
    .effect-deluxe = Koniec gry: 2 dodatkowe punkty, czyli jej srebrne monety.
# unconfirmed name
district-factory = Manufaktura
    .acc = Manufakturę
    .gen = Manufaktury
    .dat = Manufakturze
    .ins = Manufakturą
    .gender = f
    .effect = Pozostałe unikatowe dzielnice budujesz o 1 monetę taniej.
# unconfirmed name
district-framework = Rusztowanie
    .acc = Rusztowanie
    .gen = Rusztowania
    .dat = Rusztowaniu
    .ins = Rusztowaniem
    .gender = n
    .effect = Budując dzielnicę, możesz zniszczyć Rusztowanie, zamiast płacić cały jej koszt.
# unconfirmed name
district-gold_mine = Kopalnia złota
    .acc = Kopalnię złota
    .gen = Kopalni złota
    .dat = Kopalni złota
    .ins = Kopalnią złota
    .gender = f
    .effect = Gdy jako zasoby bierzesz złoto, bierzesz 3 monety zamiast 2.
# unconfirmed name
district-great_wall = Wielki mur
    .acc = Wielki mur
    .gen = Wielkiego muru
    .dat = Wielkiemu murowi
    .ins = Wielkim murem
    .gender = m
    .effect = Zniszczenie, wymiana lub przejęcie twoich pozostałych dzielnic kosztuje postać nr 8 o 1 monetę więcej.
# unconfirmed name
district-haunted_quarter = Nawiedzona dzielnica
    .name-classic = Nawiedzone miasto
    .acc = Nawiedzoną dzielnicę
    .gen = Nawiedzonej dzielnicy
    .dat = Nawiedzonej dzielnicy
    .ins = Nawiedzoną dzielnicą
    .gender = f
    .acc-classic = Nawiedzone miasto
    .gen-classic = Nawiedzonego miasta
    .dat-classic = Nawiedzonemu miastu
    .ins-classic = Nawiedzonym miastem
    .gender-classic = n
    .effect = Koniec gry: liczy się pod każdym względem jako jeden wybrany przez ciebie rodzaj.
    .effect-classic = Przy końcowym liczeniu punktów liczy się jako jeden wybrany przez ciebie rodzaj, chyba że stoi dopiero od ostatniej rundy.
# unconfirmed name
district-imperial_treasury = Cesarski skarbiec
    .acc = Cesarski skarbiec
    .gen = Cesarskiego skarbca
    .dat = Cesarskiemu skarbcowi
    .ins = Cesarskim skarbcem
    .gender = m
    .effect = Koniec gry: 1 punkt za każdą monetę w twoim zapasie.
# unconfirmed name
district-ivory_tower = Wieża z kości słoniowej
    .acc = Wieżę z kości słoniowej
    .gen = Wieży z kości słoniowej
    .dat = Wieży z kości słoniowej
    .ins = Wieżą z kości słoniowej
    .gender = f
    .effect = Koniec gry: 5 punktów, jeśli nie masz innej unikatowej dzielnicy.
# unconfirmed name
district-keep = Fort
    .name-classic = { district-keep }
    .acc = Fort
    .gen = Fortu
    .dat = Fortowi
    .ins = Fortem
    .gender = m
    .effect = Postać nr 8 nie może go zniszczyć, wymienić ani przejąć.
# unconfirmed name
district-laboratory = Laboratorium
    .acc = Laboratorium
    .gen = Laboratorium
    .dat = Laboratorium
    .ins = Laboratorium
    .gender = n
    .effect = Raz na turę możesz odłożyć kartę z ręki na spód talii i wziąć 2 monety.
    .effect-classic = Raz na turę możesz odłożyć kartę z ręki na spód talii i wziąć 1 monetę.
# unconfirmed name
district-library = Biblioteka
    .acc = Bibliotekę
    .gen = Biblioteki
    .dat = Bibliotece
    .ins = Biblioteką
    .gender = f
    .effect = Gdy jako zasoby dobierasz karty, zachowujesz wszystkie.
    .effect-classic = Gdy jako zasoby dobierasz karty, zachowujesz dwie.
# unconfirmed name
district-map_room = Sala map
    .acc = Salę map
    .gen = Sali map
    .dat = Sali map
    .ins = Salą map
    .gender = f
    .effect = Koniec gry: 1 punkt za każdą kartę na twojej ręce.
# unconfirmed name
district-monument = Pomnik
    .acc = Pomnik
    .gen = Pomnika
    .dat = Pomnikowi
    .ins = Pomnikiem
    .gender = m
    .effect = Nie możesz go zbudować, jeśli masz już pięć lub więcej dzielnic. Do ukończenia miasta liczy się jako dwie dzielnice.
# unconfirmed name
district-museum = Muzeum
    .acc = Muzeum
    .gen = Muzeum
    .dat = Muzeum
    .ins = Muzeum
    .gender = n
    .effect = Raz na turę możesz wsunąć zakrytą kartę z ręki pod Muzeum. Koniec gry: 1 punkt za każdą kartę pod nim.
# unconfirmed name
district-necropolis = Nekropolia
    .acc = Nekropolię
    .gen = Nekropolii
    .dat = Nekropolii
    .ins = Nekropolią
    .gender = f
    .effect = Zamiast płacić jej koszt, możesz zniszczyć jedną ze swoich dzielnic.
# unconfirmed name
district-observatory = Obserwatorium
    .acc = Obserwatorium
    .gen = Obserwatorium
    .dat = Obserwatorium
    .ins = Obserwatorium
    .gender = n
    .effect = Gdy jako zasoby dobierasz karty, oglądasz 3 zamiast 2 i zachowujesz jedną.
# unconfirmed name
district-park = Park
    .acc = Park
    .gen = Parku
    .dat = Parkowi
    .ins = Parkiem
    .gender = m
    .effect = Jeśli kończysz turę bez kart na ręce, dobierasz 2 karty.
# unconfirmed name
district-poor_house = Przytułek
    .acc = Przytułek
    .gen = Przytułku
    .dat = Przytułkowi
    .ins = Przytułkiem
    .gender = m
    .effect = Jeśli kończysz turę bez złota, dostajesz 1 monetę.
# unconfirmed name
district-quarry = Kamieniołom
    .name-classic = { district-quarry }
    .acc = Kamieniołom
    .gen = Kamieniołomu
    .dat = Kamieniołomowi
    .ins = Kamieniołomem
    .gender = m
    .effect = Możesz budować dzielnice, które już masz, dowolną liczbę razy.
    .effect-classic = Możesz budować dzielnice, które już masz, ale najwyżej dwie o tej samej nazwie.
district-school_of_magic = Szkoła magii
    .acc = Szkołę magii
    .gen = Szkoły magii
    .dat = Szkole magii
    .ins = Szkołą magii
    .gender = f
    .effect = Gdy postać przynosi ci złoto lub karty za rodzaj dzielnic, Szkoła liczy się jako rodzaj, który wybierzesz.
    .effect-deluxe = Gdy postać przynosi ci złoto lub karty za rodzaj dzielnic, Szkoła liczy się jako rodzaj, który wybierzesz. Opatowi przynosi 1 monetę i 1 kartę.
# unconfirmed name
district-secret_vault = Tajna skrytka
    .acc = Tajną skrytkę
    .gen = Tajnej skrytki
    .dat = Tajnej skrytce
    .ins = Tajną skrytką
    .gender = f
    .effect = Nie można jej zbudować. Koniec gry: 3 punkty, jeśli pokażesz ją z ręki.
    .effect-deluxe = Nie można jej zbudować. Koniec gry: 3 punkty, czyli jej srebrne monety, jeśli pokażesz ją z ręki.
# unconfirmed name
district-smithy = Kuźnia
    .acc = Kuźnię
    .gen = Kuźni
    .dat = Kuźni
    .ins = Kuźnią
    .gender = f
    .effect = Raz na turę możesz kupić 3 karty za 2 monety.
# unconfirmed name
district-stables = Stajnie
    .acc = Stajnie
    .gen = Stajni
    .dat = Stajniom
    .ins = Stajniami
    .gender = pl
    .effect = Ich budowa nie wlicza się do limitu.
# unconfirmed name
district-statue = Posąg
    .acc = Posąg
    .gen = Posągu
    .dat = Posągowi
    .ins = Posągiem
    .gender = m
    .effect = Koniec gry: 5 punktów, jeśli masz koronę.
# unconfirmed name
district-theater = Teatr
    .acc = Teatr
    .gen = Teatru
    .dat = Teatrowi
    .ins = Teatrem
    .gender = m
    .effect = Gdy wszyscy wybrali już postacie, a przed pierwszym wywołaniem, możesz w ciemno zamienić się kartą postaci z innym graczem.
# unconfirmed name
district-thieves_den = Kryjówka złodziei
    .acc = Kryjówkę złodziei
    .gen = Kryjówki złodziei
    .dat = Kryjówce złodziei
    .ins = Kryjówką złodziei
    .gender = f
    .effect = Jej koszt możesz w części lub w całości zapłacić kartami z ręki: każda zastępuje 1 monetę.
# unconfirmed name
district-wishing_well = Studnia życzeń
    .acc = Studnię życzeń
    .gen = Studni życzeń
    .dat = Studni życzeń
    .ins = Studnią życzeń
    .gender = f
    .effect = Koniec gry: 1 punkt za każdą twoją unikatową dzielnicę, także za tę.
    .effect-classic = Koniec gry: 1 punkt za każdą inną twoją unikatową dzielnicę.
# unconfirmed name
district-graveyard = Cmentarz
    .name-classic = { district-graveyard }
    .name-classic-2016 = { district-graveyard }
    .acc = Cmentarz
    .gen = Cmentarza
    .dat = Cmentarzowi
    .ins = Cmentarzem
    .gender = m
    .effect = Gdy Generał niszczy inną dzielnicę, możesz za 1 monetę wziąć jej kartę na rękę, chyba że Generałem jesteś ty.
# unconfirmed name
district-bell_tower = Dzwonnica
    .acc = Dzwonnicę
    .gen = Dzwonnicy
    .dat = Dzwonnicy
    .ins = Dzwonnicą
    .gender = f
    .effect = Budując ją, musisz zdecydować, czy gra skończy się wcześniej: przy 6 dzielnicach (przy 7 w grze na 2–3 osoby). Jeśli Dzwonnica zostanie zniszczona, wraca zwykła liczba.
    .effect-classic = Budując ją, możesz ogłosić, że gra skończy się po rundzie, w której któreś miasto jako pierwsze ma 7 dzielnic. Jeśli Dzwonnica zostanie zniszczona, znów potrzeba 8.
# unconfirmed name
district-hospital = Szpital
    .acc = Szpital
    .gen = Szpitala
    .dat = Szpitalowi
    .ins = Szpitalem
    .gender = m
    .effect = Nawet jeśli twoją postać zabito, w jej kolejności możesz pobrać zasoby, ale nie budujesz i nie używasz jej zdolności.
# unconfirmed name
district-lighthouse = Latarnia morska
    .acc = Latarnię morską
    .gen = Latarni morskiej
    .dat = Latarni morskiej
    .ins = Latarnią morską
    .gender = f
    .effect = Budując ją, przejrzyj talię, weź z niej jedną kartę na rękę i potasuj talię.
# unconfirmed name
district-throne_room = Sala tronowa
    .acc = Salę tronową
    .gen = Sali tronowej
    .dat = Sali tronowej
    .ins = Salą tronową
    .gender = f
    .effect = Ilekroć korona przechodzi do innego gracza, dostajesz 1 monetę.
district-university = Uniwersytet
    .acc = Uniwersytet
    .gen = Uniwersytetu
    .dat = Uniwersytetowi
    .ins = Uniwersytetem
    .gender = m
    .effect = Koniec gry: 2 dodatkowe punkty.
    .effect-deluxe = Koniec gry: 2 dodatkowe punkty, czyli jego srebrne monety.
# unconfirmed name
district-ball_room = Sala balowa
    .acc = Salę balową
    .gen = Sali balowej
    .dat = Sali balowej
    .ins = Salą balową
    .gender = f
    .effect = Dopóki masz koronę, każdy inny gracz, którego wywołasz, musi najpierw powiedzieć: „Dziękuję, Wasza Ekscelencjo”. Kto zapomni, traci turę.

## Action cards

# unconfirmed name
action-acrobat = Akrobatka
    .acc = Akrobatkę
    .gen = Akrobatki
    .dat = Akrobatce
    .ins = Akrobatką
    .gender = f
    .effect = Zagraj ją, gdy na numer 4 nikt się nie zgłasza albo gdy postać nr 4 jest zaczarowana: bierzesz koronę, a tamta postać już jej nie dostaje.
# unconfirmed name
action-director = Dyrektor
    .acc = Dyrektora
    .gen = Dyrektora
    .dat = Dyrektorowi
    .ins = Dyrektorem
    .gender = m
    .effect = W tej turze możesz zbudować o dwie dzielnice więcej, ponad wszystkie limity.
# unconfirmed name
action-ticket_booth = Kasa biletowa
    .acc = Kasę biletową
    .gen = Kasy biletowej
    .dat = Kasie biletowej
    .ins = Kasą biletową
    .gender = f
    .effect = Połóż ją przed sobą. Każdy przeciwnik może raz, w swojej turze, położyć na niej 1 monetę, dobrać 3 karty i jedną zachować. Zaraz potem możesz zabrać z niej całe złoto i odłożyć ją na spód talii. Na koniec gry jej złoto trafia do banku.
# unconfirmed name
action-living_cannonball = Żywy pocisk
    .acc = Żywy pocisk
    .gen = Żywego pocisku
    .dat = Żywemu pociskowi
    .ins = Żywym pociskiem
    .gender = m
    .effect = Oprócz budowy możesz zastąpić jedną ze swoich dzielnic droższą z ręki, płacąc różnicę.
# unconfirmed name
action-rasputin = Rasputin
    .acc = Rasputina
    .gen = Rasputina
    .dat = Rasputinowi
    .ins = Rasputinem
    .gender = m
    .effect = Zagraj go, gdy twoja postać zostaje wywołana: w tej turze nie zaszkodzą ci Zabójczyni, Wiedźma, Sędzia, Złodziej ani Szantażystka. Na koniec twojej tury wraca na spód talii.
# unconfirmed name
action-fortune_teller = Wróżka
    .acc = Wróżkę
    .gen = Wróżki
    .dat = Wróżce
    .ins = Wróżką
    .gender = f
    .effect = Obejrzyj karty innego gracza i weź jedną z nich.
# unconfirmed name
action-circus_tent = Namiot cyrkowy
    .acc = Namiot cyrkowy
    .gen = Namiotu cyrkowego
    .dat = Namiotowi cyrkowemu
    .ins = Namiotem cyrkowym
    .gender = m
    .effect = Postaw go w swoim mieście poza limitem budowy, najwyżej jeden na turę. Za dzielnicę uchodzi tylko przy ukończeniu miasta: nie ma kosztu, punktów ani rodzaju, a postać nr 8 nie może go ruszyć.

## Presets

# unconfirmed name
preset-first-game = Pierwsza gra
    .words = Osiem klasycznych postaci
# unconfirmed name
preset-ambitious-aristocrats = Ambitni arystokraci
    .words = Szybka budowa, przejęte dzielnice
# unconfirmed name
preset-cunning-agents = Przebiegli agenci
    .words = Czary, groźby i podatki
# unconfirmed name
preset-illustrious-emissaries = Znamienici wysłannicy
    .words = Szpiegowanie, wymiany, piękne miasta
# unconfirmed name
preset-devious-dignitaries = Podstępni dostojnicy
    .words = Nakazy, groźby, nic nie jest pewne
# unconfirmed name
preset-tenacious-delegates = Nieustępliwi delegaci
    .words = Przewaga kart, staranne plany
# unconfirmed name
preset-vicious-nobles = Okrutni możnowładcy
    .words = Mord, rabunek, ogień, podatki

## Editions

edition-classic = Edycja klasyczna
edition-2016 = Edycja 2016
edition-2021 = Edycja 2021
edition-deluxe = Edycja DeLuxe
edition-classic-2016 = Cytadela Classic (2016)
