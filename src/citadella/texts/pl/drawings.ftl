### Texts on the drawn cards and beside the drawings, in Polish.

## What a character does, in at most 45 characters

line-assassin = Wskaż postać: jej gracz traci turę.
line-witch = Pobierz zasoby i przejmij cudzą turę.
line-magistrate = Trzy nakazy: zabierz zbudowaną dzielnicę.
line-thief = Wskaż postać: zabierasz całe jej złoto.
line-spy = Obejrzyj karty: złoto i karty za rodzaj.
line-blackmailer = Dwie groźby: połowa złota albo całe.
line-magician = Zamień się kartami albo wymień część z nich.
line-wizard = Weź cudzą kartę, możesz ją zbudować.
line-seer = Od każdego po karcie i po jednej z powrotem.
line-king = Korona i 1 moneta za dzielnicę szlachecką.
line-emperor = Przekaż koronę za 1 monetę lub kartę.
line-patrician = Korona i 1 karta za dzielnicę szlachecką.
line-bishop = Postać nr 8 nie ruszy twojego miasta.
line-abbot = Złoto lub karty; 1 moneta od najbogatszego.
    .classic = Najbogatszy gracz daje ci 1 monetę.
line-cardinal = Brakujące złoto weź w zamian za karty.
line-merchant = 1 moneta więcej i 1 za dzielnicę handlową.
line-alchemist = Odzyskaj złoto wydane na budowę.
line-trader = Buduj dowolnie wiele dzielnic handlowych.
line-architect = 2 dodatkowe karty, budujesz do trzech.
line-navigator = 4 monety albo 4 karty, ale bez budowy.
line-scholar = Dobierz 7 kart, weź 1; budujesz do dwóch.
line-warlord = Zniszcz dzielnicę za jej koszt minus 1.
line-diplomat = Wymień dzielnicę na cudzą.
line-marshal = Przejmij dzielnicę o koszcie najwyżej 3.
line-queen = 3 monety, gdy siedzisz obok postaci nr 4.
line-artist = Upiększ do dwóch swoich dzielnic.
line-tax_collector = Kto buduje, płaci ci 1 monetę.

## Where long words in card names may be hyphenated

break-points =
    Akro|batka Alche|miczka Alche|mik Archi|tekt Archi|tektka Artyst|ka Bazy|lika Biblio|teka
    Cesar|ski Cmen|tarz Czaro|dziej Dyplo|mata Dyplo|matka Dyrek|tor Dzwon|nica For|teca
    Gene|rał Hand|larz Kamie|niołom Kardy|nał Kate|dra Klasz|tor Kopal|nia Królo|wa Kry|jówka
    Labora|torium Latar|nia Magicz|ka Manu|faktura Marsza|łek Nawie|dzona Nawie|dzone
    Nawi|gator Nawiga|torka Nekro|polia Obser|watorium Patry|cjusz Pobor|ca Przy|tułek
    Raspu|tin Ruszto|wanie Straż|nica Szanta|żystka Szpi|tal Świą|tynia Tawer|na Uniwer|sytet
    Wiesz|czka Więzie|nie Zabój|czyni Zbro|jownia Zło|dziej bile|towa dziel|nica podat|ków
    skar|biec słonio|wej zło|dziei

## What can be done to a card: follows its name

deed-destroy = zniszcz ({ $price })

## Small things on the table

token-crown = { term-crown }
token-coin = Moneta
token-dagger = Sztylet
token-mask = Maska
token-spell = Czar
token-warrant = { term-warrant }
token-warrant-signed = Podpisany nakaz
token-warrant-unsigned = Niepodpisany nakaz
token-threat = { term-threat }
token-threat-flowered = Groźba z kwiatem
token-threat-unmarked = Groźba bez kwiatu
token-tax-gold = Podatek
token-beautified = { term-beautified }
token-tucked-cards = Karty pod Muzeum
token-laid-card = Zakryta karta
token-plot = Pusta parcela
token-district-back = Rewers dzielnicy
token-role-back = Rewers postaci
token-flame = Płomień
token-lock = Chroniona
token-bell = Dzwon
token-bot = Bot
token-eye = Widz
token-hourglass = Czas
token-undo = Cofnij
token-unplugged = Brak połączenia

## The gallery

gallery-title = Galeria
gallery-lead = Wszystkie rysunki z gry: dzielnice, postacie i karty akcji ze wszystkich edycji.
gallery-sizes = W 40, 80 i 160 pikselach
gallery-states = Zwykłe, podświetlone, przygaszone i płonące
gallery-cards = Jako karty
gallery-calls = Na torze wywołań
gallery-signs = Żetony i ikony
gallery-seats = Tarcze miejsc
gallery-purses = Złoto
gallery-unknown = Karty domowej roboty bez rysunku
gallery-reason = brakuje 2 monet

## Whose work it is

credits-fonts = Kroje pisma Huerta Tipográfica i Adobe, na licencji SIL Open Font License:
credits-drawings = Rysunki powstały na potrzeby tego programu:
