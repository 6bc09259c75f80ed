### What the command line says in Czech.

## Commands

command-citadella = Kompletní karetní hra Citadela: proti botům, s přáteli nebo pro pokusy. Neoficiální.
command-play = Hra proti botům v terminálu.
command-serve = Spustí server a otevře hru v prohlížeči, pro jednoho nebo s přáteli.
command-rules = Vyhledá kartu podle kteréhokoli jména, nebo slovo v pravidlech.
command-replay = Zaznamenaná partie krok za krokem.
command-review = Rozbor dohrané partie: vývoj šancí na výhru a posouzení každého rozhodnutí podle toho, co hráč mohl vědět.
command-simulate = Boti sehrají mnoho partií; na konci je souhrn.
command-compare = Sehraje stejná rozdání ve dvou nastaveních (čísla na kartách, boti, sady karet) a ukáže rozdíly.
command-arena = Seřadí boty podle vzájemných partií: podíl výher, hodnocení, kdo koho poráží.
command-report = Rozbor partií uložených příkazem simulate --out: podíl výher podle bota, místa, postavy a budovy.
command-admin = Správa serveru, i za běhu: zavírání stolů, zákazy přístupu a mazání hostů, vyřizování hlášení.
command-backup = Zálohuje všechna data serveru do souboru. Bezpečné i za běhu serveru.
command-restore = Obnoví zálohu do prázdné databáze.
command-bots = Spustí na tomto počítači boty pro jeden nebo více serverů.
command-push-key = Vytvoří klíč Web Push (VAPID), který server potřebuje k posílání upozornění prohlížečům.
command-completion = Vypíše skript, s nímž shell doplňuje příkazy a volby programu citadella.
group-play = Hra
group-records = Pravidla a zaznamenané partie
group-experiments = Pokusy
group-server = Správa serveru
group-shell = Shell
help-usage = Použití:
help-arguments = Argumenty
help-actions = Úkony
help-options = Volby
help-examples = Příklady
help-default = výchozí: { $value }
help-required = povinné
help-repeatable = lze opakovat
help-more = Volby příkazu vypíše „citadella PŘÍKAZ --help“.

## Placeholders for values, in capitals

metavar-action = ÚKON
metavar-address = ADRESA
metavar-arguments = ARGUMENTY
metavar-bot = BOT
metavar-card = KARTA
metavar-choice = VÝKLAD
metavar-command = PŘÍKAZ
metavar-days = DNY
metavar-edition = VYDÁNÍ
metavar-file = SOUBOR
metavar-folder = SLOŽKA
metavar-guest = HOST
metavar-language = JAZYK
metavar-name = JMÉNO
metavar-number = ČÍSLO
metavar-options = VOLBY
metavar-preset = SADA
metavar-record = ZÁZNAM
metavar-seconds = SEKUNDY
metavar-seed = SEMÍNKO
metavar-table = STŮL
metavar-target = CÍL
metavar-value = HODNOTA
metavar-word = SLOVO

## Options

option-version = Ukáže verzi a zda jsou pravidla zkompilovaná.
option-help = Ukáže tuto nápovědu.
option-lang = Jazyk: en, hu, bg, cs, de, fr nebo pl.
default-lang = podle nastavení systému
option-edition = Vydání: 2016, 2021, deluxe, classic nebo classic-2016.
option-preset = Hotová sada postav a fialových budov, nebo random: náhodný výběr karet.
option-presets = Hotová sada postav a fialových budov, random: náhodný výběr karet v každé partii, nebo mixed: všechny sady postupně.
option-players = Počet hráčů, 2 až 8.
option-action_cards = Hra s akčními kartami vydání DeLuxe.
option-as_printed = Podle tištěných pravidel vydání tam, kde se od nich naše výklady odchylují: all (všude), nebo id výkladů (uvádí je docs/rulings.cs.md).
option-bots = Soupeři: jeden pro všechna místa, nebo pro každé jeden. { bot-names }
option-seat_bots = Boti: jeden pro všechna místa, nebo pro každé jeden. { bot-names }
option-entrants = Porovnávaní boti; střídají se na všech místech. { bot-names }
bot-names = Úrovně: apprentice, novice, easy, normal, hard. Styly: homebody, aggressor, cautious. Algoritmy: random, builder, strategist, learned, search. Bot může mít parametry (search:seconds=0.5), opakovat se (builder*3) nebo být ze souboru (my_bot.py:MyBot).
option-name = Vaše jméno u stolu.
option-seed = Semínko rozdání: stejné semínko rozdá stejné partie.
option-random_seed = Semínko rozdání: stejné semínko rozdá stejnou partii.
default-random_seed = náhodné
option-record = Uloží záznam partie do tohoto souboru.
option-record_file = Záznam partie, který se má otevřít; - čte standardní vstup.
option-resumed = Pokračuje v uložené partii ze souboru, nebo v té, která se tu hrála naposledy.
option-plain = Řádek po řádku místo stolu na celou obrazovku.
option-cards = Soubor s kartami domácí výroby.
option-with_cards = Karty, které se mají hrát: vlastní nebo jiné z vydání. Postava nahradí tu se stejným číslem, fialová budova některou jinou.
default-with_cards = všechny karty z --cards, které se vejdou
option-no_card_packages = Bez karet z nainstalovaných balíčků.
option-changed_cards = Dovolí i partie, jejichž soubory s kartami se od uložení změnily.
option-what_if = Karta s jiným číslem, než je vytištěné, například tavern.cost=2 nebo architect.build_limit=2.
option-games = Počet partií.
option-rounded_games = Počet partií, zaokrouhlený nahoru na násobek počtu hráčů.
option-deals = Počet rozdání, nejméně 2; každé se hraje v obou nastaveních.
option-json = Místo souhrnu vypíše jeden objekt JSON.
option-workers = Počet pracovních procesů.
default-workers = nejvýše jeden na jádro procesoru
option-word = Karta, slovo nebo označení pravidla.
option-all_rules = Ukáže všechna nalezená pravidla a karty.
option-whole_game = Vypíše celou partii bez zastavení.
option-to = Začne po tolika akcích; v režimu řádek po řádku tam skončí.
option-seat = Partie, jak ji vidělo toto místo. Místa se číslují od 0 (@0).
default-seat = všechna místa, pokud je partie dohraná
option-reviewed = Jen rozhodnutí na tomto místě. Místa se číslují od 0 (@0).
default-reviewed = místo jediného člověka, jinak všechna
option-playouts = Kolik partií dohrát pro každou porovnávanou akci, nejméně 2. Víc je přesnější a pomalejší.
option-games_file = Uloží tabulku partií do tohoto souboru Parquet, pro citadella report.
option-games_table = Soubory Parquet, které zapsal citadella simulate --out.
option-html = Zapíše rozbor s grafy i do tohoto souboru HTML.
option-side_a = První nastavení: printed (jak je vytištěno), nebo výrazy, například "tavern.cost=2 bots=builder". Výraz je KARTA.ČÍSLO=HODNOTA, bots=, preset=, edition=, action-cards=yes, as-printed=all nebo with=.
option-side_b = Druhé nastavení, ve stejném tvaru.
option-engine = Kde se hraje: local, nebo ray pro cluster Ray (na adrese RAY_ADDRESS, nebo spuštěný na tomto počítači).
option-results = Složka pro výsledky; přerušený běh z ní může pokračovat.
option-resume = Pokračuje v běhu, jehož výsledky jsou ve složce z --out.
option-stop_when_clear = Skončí, jakmile je jasné, zda je první bot lepší, nebo horší než spravedlivý podíl (chyba nejvýše 5 %).
option-on_error = Co dělat, když bot selže: stop (skončit), nebo go-on (do konce té partie ho nahradí náhodné akce).
option-time_limit = Časový limit na jedno rozhodnutí v sekundách; 0 bez omezení.
option-port = Port, na kterém server naslouchá.
default-port = 8000, nebo nejbližší volný port
option-host = Adresa, na které server naslouchá; 0.0.0.0 přijímá spojení z jiných počítačů.
default-host = 127.0.0.1
option-lan = Připojit se mohou přátelé ze stejné sítě; vypíše adresu a QR kód.
option-no_browser = Neotevírat prohlížeč.
option-data = Složka pro data serveru.
default-data = ~/.local/share/citadella
option-database = URL databáze SQLite nebo PostgreSQL místo souboru ve složce s daty.
option-server_workers = Počet procesů serveru; více než jeden vyžaduje PostgreSQL.
default-server_workers = 1
option-settings = Soubor s nastavením (TOML); všechna uvádí docs/settings.md.
option-push_key = Soubor s klíčem Web Push, který vytvořil citadella push-key.
option-push_contact = Kontaktní adresa pro služby push, například mailto:vy@example.org.
option-action = Co udělat; viz níže.
option-target = Čeho se to týká: kód stolu, identifikátor hosta, slovo nebo číslo hlášení.
option-days = Délka zákazu ve dnech.
option-network = Zakáže přístup i novým hostům z jeho sítě.
option-new_backup = Soubor, do kterého se záloha zapíše.
option-backup_file = Záloha, která se má obnovit.
option-connect = URL serveru, pro který mají boti běžet, například https://citadella.example.
option-secret = Soubor se sdíleným tajemstvím (nastavení serveru pool_secret).
option-pool_workers = Počet pracovních procesů.
default-pool_workers = jeden na jádro procesoru
option-key_file = Soubor, do kterého se zapíše nový klíč. Nikomu ho nedávejte.
option-shell = Shell, pro který je skript. Načtěte ho ve spouštěcím souboru shellu podle příkladů.
admin-action-tables = Vypíše otevřené stoly.
admin-action-close = Zavře stůl podle kódu.
admin-action-guests = Vypíše hosty, nebo ty, v jejichž jméně je dané slovo.
admin-action-ban = Zakáže hostovi přístup.
admin-action-unban = Zruší hostův zákaz.
admin-action-forget = Smaže hosta se všemi jeho daty.
admin-action-export = Vypíše všechna data, která jsou o hostovi uložena.
admin-action-reports = Vypíše otevřená hlášení.
admin-action-settle = Uzavře hlášení podle čísla.
admin-action-ratings = Vypíše hodnocení, která neodpovídají výsledkům; „ratings repair“ je přepočítá.

## What commands answer

admin-close = Stůl je zavřený.
admin-ban = Host { $target } má zakázaný přístup.
admin-unban = Host { $target } už nemá zakázaný přístup.
admin-forget = Host { $target } a všechna jeho data jsou smazána.
admin-settle = Hlášení { $target } je uzavřeno.
admin-nothing = Není co ukázat.
admin-ratings-right = Všechna hodnocení odpovídají výsledkům.
admin-repair = Všechna hodnocení byla přepočítána z výsledků.
backup-made = Počet řádků zálohovaných do „{ $file }“: { $rows }.
backup-restored = Počet obnovených řádků: { $rows }.
serving = Citadella běží na { $link }  (ukončení: Ctrl-C)
lending = Pro { $url } tu běží boti, nejvýše { $workers } najednou  (ukončení: Ctrl-C)
serving-near = Přátelé ze stejné sítě mohou otevřít { $link }, nebo naskenovat tento kód:
serving-alone = Tento počítač není v žádné síti, takže se zatím nikdo další nepřipojí.
push-key-made = Klíč je zapsán v „{ $file }“. Spusťte server takto: citadella serve --push-key { $file } --push-contact mailto:vy@example.org
version-compiled = citadella { $version } (zkompilováno)
version-interpreted = citadella { $version } (interpretováno)
build-compiled = zkompilováno
build-interpreted = interpretováno
stopped = Přerušeno.
number = { NUMBER($value) }

## Errors

error-other = Chyba (anglicky): { $why }
error-language = Neznámý jazyk „{ $language }“. K dispozici: { $known }.
error-edition = Neznámé vydání „{ $edition }“. K dispozici: { $known }.
error-preset = Vydání { $edition } nemá sadu „{ $preset }“. K dispozici: { $known }.
error-players = Hra je pro 2 až 8 hráčů, ne pro { $players }.
error-players-edition = Vydání { $edition } je pro 2 až { $most } hráčů, ne pro { $players }.
error-action-cards = Vydání { $edition } nemá akční karty. Vydání s akčními kartami: { $known }.
error-as-printed = Vydání { $edition } nemá tištěný výklad „{ $choice }“. K dispozici: { $known }.
error-as-printed-none = Vydání { $edition } nemá vlastní tištěná pravidla, proto s ním nelze použít --as-printed.
error-bot = Neznámý bot „{ $bot }“. K dispozici: { $known }.
error-bots =
    Nesprávný počet botů: { $named }. { $seats ->
        [1] Uveďte jednoho.
       *[other] Uveďte jednoho pro všechna místa (je jich { $seats }), nebo pro každé jednoho.
    }
error-seed = Semínko musí být číslo nebo krátký text na jednom řádku.
error-no-file = Soubor „{ $file }“ neexistuje.
model-unsound =
    { $why ->
        [missing] Naučený model „{ $file }“ chybí
        [old] Naučený model „{ $file }“ patří k jiné verzi
       *[damaged] Naučený model „{ $file }“ je poškozený
    }; místo něj rozhoduje hodnocení bota strategist.
error-unreadable =
    { $why ->
        [folder] „{ $file }“ je složka, ne soubor.
        [forbidden] K souboru „{ $file }“ nemáte přístup.
       *[other] Soubor „{ $file }“ nelze přečíst.
    }
error-not-text = „{ $file }“ není textový soubor.
error-unwritable = Do „{ $file }“ nelze zapisovat.
error-record =
    { $kind ->
        [illegal] Záznam „{ $file }“ nelze přehrát: jednu z akcí pravidla nedovolují. { $why }
        [setup] Záznam „{ $file }“ nelze přehrát: takto hru nelze začít. { $why }
       *[form] „{ $file }“ není platný záznam partie. { $why }
    }
error-to = Počet akcí v záznamu je jen { $count }, takže --to { $to } je až za koncem.
error-seat = Místo { $seat } v záznamu neexistuje. Místa se číslují od 0 do { $last }.
error-review-unfinished = Rozebírat lze jen dohranou partii; tento záznam končí dřív.
error-no-rule = Slovu „{ $word }“ neodpovídá žádná karta ani pravidlo.
error-no-rule-near = Slovu „{ $word }“ neodpovídá žádná karta ani pravidlo. Podobná slova: { $near }.
error-command = Neznámý příkaz „{ $command }“. K dispozici: { $known }.
error-option-unknown = Neznámá volba: { $option }. Volby vypíše příkaz s --help.
error-missing = Chybí { $option }. Použití ukáže příkaz s --help.
error-choice = Neplatná hodnota „{ $value }“ pro { $option }. Možnosti: { $known }.
error-number =
    Neplatná hodnota „{ $value }“ pro { $option }: má to být { $kind ->
        [fraction] číslo
       *[whole] celé číslo
    }.
error-range =
    Neplatná hodnota „{ $value }“ pro { $option }: má to být { $kind ->
        [fraction] číslo
       *[whole] celé číslo
    } od { $least } do { $most }.
error-least =
    Neplatná hodnota „{ $value }“ pro { $option }: má to být { $kind ->
        [fraction] číslo
       *[whole] celé číslo
    }, nejméně { $least }.
error-extra = Nečekaný argument: „{ $words }“. Použití ukáže příkaz s --help.
error-option-needs = Volba { $option } vyžaduje hodnotu.
error-option-bare = Volba { $option } hodnotu nepřijímá.
error-usage = Příkazu nelze rozumět. Použití ukáže --help.
error-admin-target = „admin { $action }“ vyžaduje cíl: kód stolu, identifikátor hosta nebo číslo hlášení. Viz citadella admin --help.
error-admin-ratings = Neznámý úkon „admin ratings { $target }“. Použijte „admin ratings“ nebo „admin ratings repair“.
error-admin-table = Otevřený stůl „{ $target }“ neexistuje. Otevřené stoly vypíše „citadella admin tables“.
error-admin-guest = Host „{ $target }“ neexistuje. Identifikátory hostů vypíše „citadella admin guests“.
error-admin-report = Hlášení „{ $target }“ neexistuje. Otevřená hlášení vypíše „citadella admin reports“.
error-bot-parameter = Bot „{ $bot }“ nemá parametr „{ $parameter }“. K dispozici: { $known }.
error-bot-no-parameter = Bot „{ $bot }“ nemá žádné parametry, „{ $parameter }“ tedy nelze nastavit.
error-bot-value =
    Neplatná hodnota „{ $value }“ pro { $parameter } bota „{ $bot }“: má to být { $kind ->
        [int] celé číslo
        [float] číslo
        [bool] yes nebo no
       *[str] slovo
    }{ $range }.
error-bot-not-in-file = V „{ $file }“ není bot „{ $bot }“. K dispozici: { $known }.
error-bot-is-none = „{ $bot }“ v „{ $file }“ není bot: nemá metodu choose(view, actions).
error-bot-not-made =
    Bota „{ $bot }“ nelze vytvořit: jeho kód ohlásil chybu.
    { $why }
error-bot-file =
    Soubor „{ $file }“ nelze načíst: v jeho kódu je chyba.
    { $why }
error-library = K tomu je potřeba knihovna { $library }, která není nainstalována. Nainstaluje se takto: { $command }
error-card-file = Soubor s kartami „{ $file }“ nelze použít. { $why }.
error-cards-missing = Tato partie používá soubor s kartami „{ $file }“, který není načten. Uveďte ho volbou --cards.
error-cards-changed = Tato partie používá soubor s kartami „{ $file }“, který se od té doby změnil. S --changed-cards se přesto přehraje.
error-no-games = „{ $file }“ není tabulka partií.
error-what-if-form = Neplatná změna „{ $text }“. Píše se jako tavern.cost=2.
error-what-if-card = Vydání { $edition } nemá kartu „{ $card }“. Podobná jména: { $near }.
error-what-if-absent = Karta „{ $card }“ v těchto partiích nehraje.
error-what-if-number = Karta „{ $card }“ nemá číslo „{ $number }“. K dispozici: { $known }.
error-what-if-value = Neplatná hodnota „{ $value }“ pro { $what }: má to být celé číslo od { $least } do { $most }.
error-side = „{ $term }“ není platné nastavení. Použijte „printed“, nebo výrazy oddělené mezerami, například tavern.cost=2, { $keys }.
error-results-there = V „{ $file }“ už výsledky jsou. Pokračujte s --resume, nebo zvolte jinou složku.
error-results-spoilt = Řádek { $line } souboru „{ $file }“ je poškozený.
error-results-other = Výsledky v „{ $file }“ jsou z jiného turnaje ({ $what }: dříve { $before }, teď { $now }).
error-resume-what = Volba --resume vyžaduje --out SLOŽKA s dřívějšími výsledky.
failed-raised = Bot „{ $bot }“ na místě { $seat } selhal v partii { $game } při rozhodnutí { $decision }: { $detail }. Záznam uložen: { $file }
failed-illegal = Bot „{ $bot }“ na místě { $seat } zvolil { $detail } v partii { $game } při rozhodnutí { $decision }, což není povolená akce. Záznam uložen: { $file }
failed-slow = Bot „{ $bot }“ na místě { $seat } přemýšlel déle než { $detail } s v partii { $game } při rozhodnutí { $decision }. Záznam uložen: { $file }
failed-endless = Partie { $game } nekončí: po { $decision } rozhodnutích je stále na tahu bot „{ $bot }“ na místě { $seat }. Záznam uložen: { $file }

## Simulating

simulate-progress = Partie
simulate-what-if = Co kdyby
simulate-games = Partie
simulate-decisions = Rozhodnutí
simulate-seconds = Sekundy
simulate-pace = Rychlost
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } partií/s, { NUMBER($decisions, maximumFractionDigits: 0) } rozhodnutí/s
simulate-length = Délka partie
simulate-length-value = kola: { $rounds }, rozhodnutí: { $decisions }
simulate-seat = Místo
simulate-bot = Bot
simulate-wins = Výhry
simulate-saved = Tabulka partií uložena: { $file }

## Comparing

compare-progress = Rozdání
compare-pairs =
    Rozdání sehraná v obou nastaveních: { NUMBER($deals) }; { $alike ->
        [0] žádné nedopadlo stejně.
       *[other] stejně dopadlo: { NUMBER($alike) }.
    }
compare-difference = B − A
compare-by-game = Partie v průměru
compare-by-seat = Podíl výher podle místa, %
compare-by-character = Podíl výher podle postavy, %
compare-by-district = Podíl výher podle budovy, %
compare-rounds = Kola
compare-decisions = Rozhodnutí
compare-points = Body hráče
compare-winning-points = Body vítěze
compare-lead = Náskok vítěze
compare-more = Menší rozdíly, které tu nejsou: { $count }; ukáže je --json.

## Measuring bots

arena-died = Proces, který hrál partii { $game }, skončil.
arena-kept = Dohrané partie jsou uloženy v „{ $file }“. Pokračujte s --resume.
arena-heading = Partie: { NUMBER($games) }, rozdání se střídáním míst: { NUMBER($deals) }, hráči: { $players }, { $edition }, průměrně kol: { $rounds }
arena-games = Partie
arena-wins = Výhry
arena-interval = 95% interval
arena-margin = Náskok
arena-points = Body
arena-speed = ms/rozhodnutí
arena-rating = Hodnocení
arena-ahead = Končí před
arena-answer-better = { $bot } vyhrává více než spravedlivý podíl { $fair }: je to jasné po { $deals } rozdáních (sekvenční test, chyba nejvýše 5 %).
arena-answer-worse = { $bot } vyhrává méně než spravedlivý podíl { $fair }: je to jasné po { $deals } rozdáních (sekvenční test, chyba nejvýše 5 %).
arena-answer-open = Po { $deals } rozdáních není jasné, zda { $bot } vyhrává více, nebo méně než spravedlivý podíl { $fair } (sekvenční test, chyba nejvýše 5 %).
arena-failures = { $bot } selhal (počet: { $count }); do konce partie se za něj hrály náhodné akce.
arena-lost = Rozdání, která nešlo dohrát a nepočítají se: { $count }.

## Reports

report-title = Rozbor partií
report-summary = Partie: { NUMBER($games) }; v průměru kol: { $rounds }, rozhodnutí: { $decisions }, bodů na hráče: { $points }, bodů vítěze: { $winning }.
report-how = Čáry jsou 95% intervaly spolehlivosti podle partií; červená značka je spravedlivý podíl. Postava se počítá jednou za každé kolo, ve kterém byla vybrána, budova jednou za každé město, ve kterém nakonec stála.
report-random = Náhodné karty
report-seat-of = Místo { $seat }, hráčů: { $players }
report-players = Hráči: { $players }
report-by-bots = Podíl výher podle bota
report-by-presets = Podíl výher podle sady a bota
report-by-players = Podíl výher podle počtu hráčů a bota
report-by-seats = Podíl výher podle místa
report-by-characters = Podíl výher podle postavy
report-by-districts = Podíl výher podle budovy
report-win-rate = Výhry, %
report-times = Počet
report-interval = 95% interval
report-fair = Spravedlivý podíl
report-fates = Co se stalo postavám
report-picked = Vybrána
report-killed = Zneškodněna
report-robbed = Okradena
report-bewitched = Očarována
report-of-rounds = % kol, ve kterých byla ve hře
report-of-picks = % kol, ve kterých byla vybrána
report-lengths = Délka partií
report-rounds = Kola
report-points = Body podle zdroje
report-from-district = Budovy
report-from-silver = Stříbrné mince
report-from-effect = Navíc z budov
report-from-hand = Karty v ruce
report-everyone = Všichni hráči
report-winners = Vítězové
report-numbers = Čísla
report-saved = Rozbor uložen: { $file }

## Replaying

replay-next = Enter: dál, q: konec
replay-unfinished = Záznam zde končí, před koncem partie.

## Looking up

rules-heading = Pravidla a výklady
rules-our-ruling = náš výklad
rules-more =
    { $count ->
        [one] Nalezeno ještě { $count } pravidlo; ukáže je --all.
        [few] Nalezena ještě { $count } pravidla; ukáže je --all.
        [many] Nalezeno ještě { $count } pravidla; ukáže je --all.
       *[other] Nalezeno ještě { $count } pravidel; ukáže je --all.
    }
rules-more-cards =
    { $count ->
        [one] Nalezena ještě { $count } karta; ukáže ji --all.
        [few] Nalezeny ještě { $count } karty; ukáže je --all.
        [many] Nalezeno ještě { $count } karty; ukáže je --all.
       *[other] Nalezeno ještě { $count } karet; ukáže je --all.
    }
rules-not-in = { $edition } tuto kartu nemá; text je z jiného: { $shown }.
rules-editions = vydání: { $editions }
rules-homebrew = karta domácí výroby ze souboru { $file }
rules-no-effect = Nemá žádnou zvláštní funkci.
rules-character = postava, číslo { $rank }
rules-action-card = akční karta, v balíčku { $copies }×
rules-district = { $type } budova, náklady { $cost }, v balíčku { $copies }×
rules-unbuildable = { $type } budova, nelze postavit

## Playing

names = Adéla, Bedřich, Cecílie, David, Eliška, František, Gita, Hynek
play-me = Vy
play-round = { $round }. kolo
play-deck =
    { $count ->
        [one] v balíčku { $count } karta
        [few] v balíčku { $count } karty
        [many] v balíčku { $count } karty
       *[other] v balíčku { $count } karet
    }
play-goal = konec při { $count } budovách
play-last-round = poslední kolo!
play-face-up = odloženo: { $names }
play-hand = Ruka
play-tucked = pod muzeem: { $count }
play-prompt = { $choices }, ? nápověda, c rada, l průběh, q konec:
play-prompt-undo = { $choices }, u vrátit, ? nápověda, c rada, l průběh, q konec:
play-no-such-choice = Napište číslo od 1 do { $last }, nebo ? pro nápovědu.
play-forgotten = V tomto tahu ještě můžete: { $what }. Nechcete-li, zvolte konec tahu ještě jednou.
play-no-undo = To nelze vrátit: od té chvíle vyšla najevo nová informace.
play-saved = Záznam uložen: { $file }
play-review = Rozbor vašich rozhodnutí: { $command }
play-help =
    Napište číslo volby a stiskněte Enter.
    „? 3“ vysvětlí kartu z volby 3, „? král“ kteroukoli kartu podle jména.
    l ukáže všechno, co se stalo, u vrátí vaši poslední akci, q skončí a uloží záznam. c se zeptá rádce.
    Jednou za tah si doberte zdroje, pak stavte; kolo prochází postavy podle čísel.
    Hra končí na konci kola, v němž někdo dokončí město.
column-player = Hráč
column-character = Postava
column-gold = Mince
column-cards = Karty
column-points = Body
column-city = Město

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] Vyhráváte při shodě bodů: { $points }.
               *[other] { $name } vyhrává při shodě bodů: { $points }.
            }
       *[no]
            { $who ->
                [you] Vyhráváte! Váš výsledek: { $points }.
               *[other] { $name } vyhrává: { $points }.
            }
    }
result-shared = O vítězství se dělí ({ $points }): { $names }.
