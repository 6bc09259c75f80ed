### Texts on the drawn cards and beside the drawings, in Hungarian.

## What a character does, in at most 45 characters

line-assassin = Meggyilkolsz egy karaktert: kimarad.
line-witch = Gyűjtesz, aztán más körét veszed át.
line-magistrate = Paranccsal elkobzol egy épülő kerületet.
line-thief = Egy karakter minden aranya a tiéd.
line-spy = Belenézel más lapjaiba, aranyért és lapért.
line-blackmailer = Két fenyegetés: az arany fele vagy mind.
line-magician = Lapokat cserélsz mással, vagy újakat húzol.
line-wizard = Lapot veszel el más kezéből, építheted is.
line-seer = Mindenkitől húzol egy lapot, egyet adsz.
line-king = Korona, és nemesi kerületenként 1 arany.
line-emperor = Továbbadod a koronát 1 aranyért vagy lapért.
line-patrician = Korona, és nemesi kerületenként 1 lap.
line-bishop = A 8-as rangú nem bánthatja a városodat.
line-abbot = Arany vagy lap; a leggazdagabb 1 aranyat ad.
    .classic = 1 aranyat kapsz a leggazdagabbtól.
line-cardinal = A hiányzó aranyat lapokkal váltod meg.
line-merchant = +1 arany, és kereskedelmi kerületenként 1.
line-alchemist = Az építés árát visszakapod.
line-trader = Bármennyi kereskedelmi kerületet építhetsz.
line-architect = +2 lap, és akár három építés.
line-navigator = 4 arany vagy 4 lap, de nem építhetsz.
line-scholar = 7 lapból 1-et tartasz meg, kettőt építhetsz.
line-warlord = Elpusztítasz egy kerületet: ára mínusz 1.
line-diplomat = Kerületet cserélsz egy másik játékossal.
line-marshal = Elveszed más legfeljebb 3-as kerületét.
line-queen = 3 arany, ha a 4-es rangú melletted ül.
line-artist = Két kerületedet megszépítheted.
line-tax_collector = Aki épít, 1 aranyat ad neked.

## Where long words in card names may be hyphenated

break-points =
    Adó|szedő Akro|bata Alki|mista Arany|bánya Bazi|lika Biro|dalmi Boszor|ka Boszor|kány
    Bál|terem Capito|lium Cirkusz|sátor Csillag|vizs|gáló Diplo|mata Egye|tem Elefánt|csont|torony
    Emlék|mű Erődít|mény Fegyver|tár Harang|torony Igaz|gató Ispo|tály Kated|rális Keres|kedő
    Keres|kedő|ház Király|nő Kolos|tor Kormá|nyos Kovács|műhely Kísértet|város Kíván|ság|kút
    Könyv|tár Labora|tórium Magiszt|rátus Navi|gátor Or|gyilkos Patrí|cius Pénztár|kocsi
    Raszpu|tyin Szegény|ház Sárkány|kapu Temp|lom Tolvaj|tanya Trón|terem Térkép|szoba Ura|dalom
    Ural|kodó Varázs|ló Varázs|tanoda Világító|torony Vár|börtön Város|háza kincs|tár Állvány|zat
    ágyú|golyó Őr|torony

## What can be done to a card: follows its name

deed-destroy = elpusztítása: { $price }

## Small things on the table

token-crown = { term-crown }
token-coin = Érme
token-dagger = Tőr
token-mask = Álarc
token-spell = Bűbáj
token-warrant = { term-warrant }
token-warrant-signed = Aláírt parancs
token-warrant-unsigned = Alá nem írt parancs
token-threat = { term-threat }
token-threat-flowered = Virágos fenyegetés
token-threat-unmarked = Jelöletlen fenyegetés
token-tax-gold = Adó
token-beautified = { term-beautified }
token-tucked-cards = Lapok a Múzeum alatt
token-laid-card = Lerakott lap
token-plot = Üres telek
token-district-back = Kerületlap hátoldala
token-role-back = Karakterlap hátoldala
token-flame = Láng
token-lock = Védett
token-bell = Harang
token-bot = Bot
token-eye = Néző
token-hourglass = Idő
token-undo = Visszavonás
token-unplugged = Nincs kapcsolat

## The gallery

gallery-title = Képtár
gallery-lead = A játék minden rajza: az összes kiadás összes kerülete, karaktere és akciókártyája.
gallery-sizes = 40, 80 és 160 képponton
gallery-states = Nyugodtan, fényben, elhalványítva és lángokban
gallery-cards = Lapként
gallery-calls = A szólítás sorában
gallery-signs = Jelzők és jelek
gallery-seats = A helyek pajzsai
gallery-purses = Erszények
gallery-unknown = Házi készítésű lapok kép nélkül
gallery-reason = 2 arany hiányzik

## Whose work it is

credits-fonts = A betűk a Huerta Tipográfica és az Adobe munkái, SIL Open Font License alatt:
credits-drawings = A rajzok ehhez a programhoz készültek:
