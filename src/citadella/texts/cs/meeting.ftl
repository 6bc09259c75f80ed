### Meeting others, in Czech: quick matches, tournaments, play with days for each move.

## Your turn

turns-title = Jste na tahu
turn-next =
    { $count ->
        [one] Další stůl
        [few] Další stůl (čekají { $count })
       *[other] Další stůl (čeká { $count })
    }
turn-left = ještě { $time }
turn-rated = hodnocená
time-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
        [many] { $count } dne
       *[other] { $count } dnů
    }
time-hours =
    { $count ->
        [one] { $count } hodina
        [few] { $count } hodiny
        [many] { $count } hodiny
       *[other] { $count } hodin
    }
time-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minuty
       *[other] { $count } minut
    }
time-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekundy
       *[other] { $count } sekund
    }
new-rated = Hodnocená hra
new-rated-note = Počítá se do hodnocení všech: bez rádce, bez vracení akcí a nejméně se dvěma lidmi.
notices-mail = Také e-mailem
vacation-title = Dovolená
vacation-note = U stolů, kde je na každou akci několik dnů, vaše hodiny po dobu nepřítomnosti stojí. Ostatní vidí, že máte dovolenou.
vacation-days = Kolik dnů
vacation-begin = Beru si dovolenou
vacation-until = Máte dovolenou do { $date }.
vacation-end = Už jsem zpět
vacation-left =
    { $count ->
        [0] Letos už vám žádné dny nezbývají.
        [one] Letos vám zbývá { $count } den.
        [few] Letos vám zbývají { $count } dny.
        [many] Letos vám zbývá { $count } dne.
       *[other] Letos vám zbývá { $count } dnů.
    }
vacation-seat = Dovolená do { $date }

## Quick match

match-title = Rychlá hra
match-lead = Řekněte, co si chcete zahrát; kdo chce totéž, přisedne si k vám.
match-open = Rychlá hra
match-rated = Hodnocená
match-reach = Hodnocení soupeřů
match-reach-any = jakékoli
match-reach-within = nejvýše { $points } od mého
match-bots = Když není dost lidí
match-bots-never = čekat dál
match-bots-after = { $time }, pak přisednou boti
match-find = Najít stůl
match-waiting = Hledáme stůl…
match-waited = Doba čekání: { $time }.
match-alike = Zatím { $count } { BEFORE("from", $players) } hráčů.
match-bots-in = Pokud už nikdo nepřijde, volná místa obsadí boti. Zbývající čas: { $time }.
match-no-bots = Hra začne, jakmile se sejde dost lidí.
match-stay = Nechte tuto stránku otevřenou: ke stolu vás přenese sama.
match-leave = Přestat čekat

## Tournaments

tournaments-title = Turnaje
tournaments-lead = Několik kol u stolů pro tři až šest hráčů. V každém kole se potkají ti, kterým se daří podobně.
tournaments-none = Zatím tu není žádný turnaj.
tournaments-live = Otevřené a probíhající
tournaments-over = Dohrané
tournament-new = Nový turnaj
tournament-name = Název
tournament-size = Hráčů u stolu
tournament-rounds = Počet kol
tournament-round = { $round }. kolo
tournament-round-of = { $round }. kolo { BEFORE("from", $rounds) }
tournament-round-time = Čas na jedno kolo
tournament-round-free = bez omezení
tournament-round-note = Až čas vyprší, hry dohrají boti.
tournament-starts = Začátek
tournament-starts-by-hand = až ho spustím
tournament-starts-in = do začátku: { $time }
tournament-starts-at = Začátek: { $date }.
tournament-enter-too = Chci také hrát
tournament-bots = Boti, kteří se účastní
tournament-bot-kind = Úroveň botů
tournament-make = Vyhlásit turnaj
tournament-status-open = lze se přihlásit
tournament-status-playing = probíhá
tournament-status-over = dohraný
tournament-status-called-off = zrušený
tournament-by = Pořadatel: { $name }
tournament-entrants =
    { $count ->
        [one] { $count } účastník
        [few] { $count } účastníci
        [many] { $count } účastníka
       *[other] { $count } účastníků
    }
tournament-first = Vede { $name }
tournament-won = 1. místo: { $name }
tournament-enter = Zúčastnit se
tournament-leave = Odejít z turnaje
tournament-leave-note = V tomto turnaji už nehrajete: v dalším kole nedostanete místo.
tournament-start = Zahájit první kolo
tournament-call-off = Zrušit turnaj
tournament-add-bot = Přidat bota
tournament-remove = Odebrat z turnaje ({ $name })
tournament-share = Odkaz pro hráče a diváky
tournament-my-table = K mému stolu
tournament-waiting = Vaše hra skončila; další kolo začne, až dohrají všechny stoly.
tournament-needs =
    { $count ->
        [one] Je potřeba ještě jeden hráč.
        [few] Jsou potřeba ještě { $count } hráči.
        [many] Je potřeba ještě { $count } hráče.
       *[other] Je potřeba ještě { $count } hráčů.
    }
tournament-round-ends = Kolo skončí nejpozději: { $date }.
tournament-standings = Pořadí
tournament-place = Místo
tournament-player = Hráč
tournament-league = Turnajové body
tournament-league-short = Body
tournament-wins = Výhry
tournament-opponents = Soupeři
tournament-margin = Náskok
tournament-games = Hry
tournament-gone = už nehraje
tournament-absent = hraje bot
tournament-tables = Stoly
tournament-table-number = Stůl { $number }
tournament-watch = Sledovat
tournament-replay = Prohlédnout hru
tournament-frozen = Tento stůl nemůže pokračovat: jeho uložené akce nelze znovu přehrát.
tournament-settle-level = Započítat jako nerozhodnou
tournament-settle-again = Hrát znovu
tournament-to = K turnaji
tournament-how = Jak se počítá
tournament-how-league = Výhra má u každého stolu hodnotu { $win } turnajových bodů. Za každého, koho předstihnete, z nich získáte stejný díl; za každého, kdo je na tom stejně jako vy, polovinu dílu.
tournament-how-ties = Při shodě turnajových bodů rozhoduje postupně: počet výher, průměr turnajových bodů soupeřů a o kolik bodů z her převyšujete průměr svých stolů.
tournament-how-seats = V každém kole se potkají ti, kdo jsou v pořadí blízko sebe, pokud možno noví soupeři, a každý sedí střídavě na dřívějších i pozdějších místech. Nikdo nevynechává.
tournament-rated-note = Stoly, u kterých sedí aspoň dva lidé, jsou hodnocené.

## Errors

error-rated-homebrew = Hodnocené hry se hrají bez karet domácí výroby.
error-rated-coach = V hodnocených hrách není rádce.
error-rated-seats = V hodnocené hře má každý jedno místo.
error-rated-alone = Hodnocená hra potřebuje aspoň dva lidi.
error-no-rematch = V turnaji není odveta: další kolo začne samo.
error-match-clock = Rychlá hra potřebuje hodiny.
error-bad-match = S tímto nastavením nelze hledat rychlou hru.
error-bad-vacation = Dovolená má 1 až { $most } dnů.
error-vacation-used-up = Tolik dnů dovolené už nemáte.
error-no-tournament = Takový turnaj neexistuje.
error-bad-tournament = S tímto nastavením nelze hrát turnaj.
error-tournament-clock = Turnaj potřebuje hodiny: na akce, nebo na kola.
error-tournament-full = Turnaj je plný.
error-tournament-few = Jsou potřeba aspoň tři hráči.
error-tournament-started = Turnaj už začal.
error-not-frozen = U tohoto stolu se stále dá hrát.
error-too-many-tournaments = Máte příliš mnoho turnajů. Nejdřív některý dohrajte.
error-not-organiser = To může jen pořadatel.
error-not-entered = Takového účastníka turnaj nemá.
