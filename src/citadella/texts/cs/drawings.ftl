### Texts on the drawn cards and beside the drawings, in Czech.

## What a character does, in at most 45 characters

line-assassin = Určíte postavu: přijde o svůj tah.
line-witch = Doberete si a převezmete cizí tah.
line-magistrate = Tři glejty: získáte právě stavěnou budovu.
line-thief = Určíte postavu: její mince jsou vaše.
line-spy = Nahlédnete do karet: mince a karty za barvu.
line-blackmailer = Dva šátky: polovina mincí, nebo všechny.
line-magician = Vyměníte karty s hráčem, nebo za nové.
line-wizard = Vezmete cizí kartu a smíte ji postavit.
line-seer = Od každého kartu, každému jednu zpět.
line-king = Koruna a 1 mince za žlutou budovu.
line-emperor = Předáte korunu za 1 minci nebo kartu.
line-patrician = Koruna a 1 karta za žlutou budovu.
line-bishop = Číslo 8 na vaše město nedosáhne.
line-abbot = Mince či karty; nejbohatší vám dá 1 minci.
    .classic = Nejbohatší hráč vám dá 1 minci.
line-cardinal = Chybějící mince vyměníte za karty.
line-merchant = 1 mince navíc a 1 za zelenou budovu.
line-alchemist = Co zaplatíte za stavbu, se vám vrátí.
line-trader = Zelených budov postavíte, kolik chcete.
line-architect = 2 karty navíc, postavíte až tři budovy.
line-navigator = 4 mince nebo 4 karty, ale nic nestavíte.
line-scholar = Ze 7 karet 1; postavíte až dvě budovy.
line-warlord = Zbouráte budovu o 1 minci levněji.
line-diplomat = Vyměníte budovu s jiným hráčem.
line-marshal = Zaberete budovu s náklady nejvýše 3.
line-queen = 3 mince, sedíte-li vedle čísla 4.
line-artist = Zkrášlíte až dvě své budovy.
line-tax_collector = Kdo staví, dá vám 1 minci.

## Where long words in card names may be hyphenated

break-points =
    Akro|batka Alchy|mista Alchy|mistka Bazi|lika Chudo|binec Cita|dela Cvi|čiště Diplo|mat
    Diplo|matka Doby|vatel Doby|vatelka Hvěz|dárna Hos|poda Intri|kán Ježi|baba Kame|nolom
    Kardi|nál Kartář|ka Kate|drála Knihov|na Králov|na Labora|toř Monu|ment Mordýř|ka Nemoc|nice
    Obchod|nice Obchod|ní Opat|ství Patri|cij Poklad|nice Poklad|ní Překup|ník Raspu|tin
    Slono|vinová Stavi|tel Stavi|telka Student|ka Uměl|kyně Univer|zita Vydě|račka Věšt|kyně
    Zaklí|nač Zbroj|nice kance|lář Čaro|dějka Čaroděj|nice Čaro|dějná Špeluň|ka

## What can be done to a card: follows its name

deed-destroy = zbourat ({ $price })

## Small things on the table

token-crown = { term-crown }
token-coin = Mince
token-dagger = Dýka
token-mask = Maska
token-spell = Kouzlo
token-warrant = { term-warrant }
token-warrant-signed = Glejt s pečetí
token-warrant-unsigned = Glejt bez pečeti
token-threat = { term-threat }
token-threat-flowered = Šátek s růží
token-threat-unmarked = Šátek bez růže
token-tax-gold = Daň
token-beautified = { term-beautified }
token-tucked-cards = Karty pod muzeem
token-laid-card = Vyložená karta
token-plot = Prázdné místo
token-district-back = Rub budovy
token-role-back = Rub postavy
token-flame = Plamen
token-lock = Chráněno
token-bell = Zvon
token-bot = Bot
token-eye = Přihlíží
token-hourglass = Čas
token-undo = Vrátit akci
token-unplugged = Bez spojení

## The gallery

gallery-title = Galerie
gallery-lead = Všechny kresby hry: budovy, postavy a akční karty všech vydání.
gallery-sizes = Při 40, 80 a 160 pixelech
gallery-states = V klidu, ve světle, ztlumená a v plamenech
gallery-cards = Jako karty
gallery-calls = V řadě vyvolávání
gallery-signs = Žetony a značky
gallery-seats = Štíty míst
gallery-purses = Měšce
gallery-unknown = Karty domácí výroby bez obrázku
gallery-reason = chybí 2 mince

## Whose work it is

credits-fonts = Písma od Huerta Tipográfica a Adobe, s licencí SIL Open Font License:
credits-drawings = Kresby vznikly pro tento program:
