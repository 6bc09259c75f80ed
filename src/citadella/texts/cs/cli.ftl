### What the command line says in Czech.

## Commands and options

command-citadella = Úplná karetní hra Citadela. Neoficiální.
command-play = Hra proti botům v terminálu.
command-serve = Otevře stůl v prohlížeči, pro jednoho nebo s přáteli přes odkaz.
command-admin = Pořádek na serveru: zavírá stoly, zakazuje přístup hostům a maže je, ukazuje hlášení. Funguje i za běhu serveru.
command-backup = Zapíše vše uložené do souboru, i za běhu serveru.
command-restore = Načte zálohu do prázdné databáze.
command-bots = Boti serveru přemýšlejí na tomto počítači: příkaz se k němu připojí.
command-push-key = Vytvoří klíč, kterým smí server posílat upozornění prohlížečům (Web Push).
command-simulate = Boti sehrají mnoho partií; na konci je souhrn.
command-compare = Sehraje stejná rozdání dvěma způsoby a ukáže, co se liší: jiná čísla na kartách, jiní boti, jiné karty.
command-arena = Porovná boty mezi sebou: podíl výher, hodnocení, kdo koho poráží.
command-report = Ukáže, co říká tabulka partií z příkazu simulate, v terminálu i jako stránka.
command-replay = Zaznamenaná partie krok za krokem, ve větách.
command-review = Rozbor zaznamenané hry: šance v čase a každé rozhodnutí posouzené podle toho, co se dalo vědět.
command-rules = Karta podle kteréhokoli jména, nebo slovo z pravidel.
option-version = Ukáže verzi a způsob sestavení pravidel.
option-help = Ukáže tuto nápovědu.
option-edition = Vydání: 2016, 2021, deluxe, classic nebo classic-2016.
option-preset = Jméno hotové sady, nebo random: náhodný výběr karet; příkazy simulate a arena znají i mixed, všechny sady postupně.
option-players = Počet hráčů, 2 až 8.
option-action_cards = Hra s akčními kartami vydání DeLuxe.
option-as_printed = Volby, které se hrají do písmene podle pravidel vydání, kde se od nich naše výklady odchylují: „all“ (všechny), nebo id oddělená čárkami (uvádí je docs/rulings.cs.md).
option-bots = Boti (apprentice, novice, easy, normal, hard, aggressor …) oddělení čárkami: jeden pro všechna místa, nebo pro každé jeden; builder*3 znamená tři. Bot může mít parametry (search:seconds=0.5) nebo být váš vlastní (my_bot.py:MyBot).
option-name = Vaše jméno u stolu.
option-seed = Semínko rozdání: stejné semínko rozdá stejnou partii.
option-record = Soubor pro záznam partie.
option-lang = Jazyk: en, hu, bg nebo cs.
option-games = Počet partií, aspoň 1.
option-json = Místo souhrnu vypíše jeden objekt JSON.
option-everything = Ukáže všechno najednou.
option-to = Skončí po tolika akcích (0 nebo více).
option-seat = Partie očima tohoto místa; místa se číslují od 0.
option-reviewed = Posoudit rozhodnutí na tomto místě; místa se číslují od 0. Výchozí: jediný člověk, jinak všichni.
option-playouts = V kolika rozdaných hrách se dva tahy porovnávají, nejméně 2; víc je přesnější a pomalejší.
option-word = Karta, slovo nebo označení pravidla.
option-port = Port serveru; bez něj 8000, nebo nejbližší volný.
option-data = Složka, ve které se uchovávají hry.
option-no_browser = Neotevírat prohlížeč.
option-database = URL databáze (sqlite nebo postgresql) místo souboru ve složce s daty.
option-host = Adresa, na které server naslouchá; 0.0.0.0 pustí i jiné počítače.
option-lan = Pustí ke stolu přátele ze stejné sítě; vypíše adresu a QR kód k naskenování.
option-workers = Počet procesů; více než jeden vyžaduje PostgreSQL.
option-settings = Soubor s nastavením (TOML); všechna uvádí docs/settings.md.
option-action = Co udělat: tables (otevřené stoly), close (zavře stůl podle kódu), guests (najde hosty podle slova ze jména), ban (zakáže přístup), unban (zase ho povolí), forget (smaže hosta se vším, co se o něm uchovává), export (vše, co je o hostovi uloženo), reports (hlášení), settle (uzavře hlášení podle čísla), ratings (porovná hodnocení s výsledky; „ratings repair“ je spočítá znovu).
option-target = Kód stolu, identifikátor hosta, slovo nebo číslo hlášení.
option-days = Na kolik dní se přístup zakáže.
option-network = Nepustit ani nové hosty ze sítě, ze které host přišel.
option-backup_file = Soubor se zálohou.
admin-close = Stůl je zavřený.
admin-ban = Host { $target } má zakázaný přístup.
admin-unban = Host { $target } smí zase dovnitř.
admin-forget = Host { $target } je smazán.
admin-settle = Hlášení { $target } je uzavřeno.
admin-nothing = Nic tu není.
admin-ratings-right = Všechna hodnocení odpovídají výsledkům.
admin-repair = Všechna hodnocení byla znovu spočítána z výsledků.
error-admin-target = „admin { $action }“ potřebuje vědět, koho nebo čeho se to týká; viz --help.
error-admin-ratings = „admin ratings { $target }“ neexistuje; existuje „admin ratings“ a „admin ratings repair“.
backup-made = Počet řádků v „{ $file }“: { $rows }.
backup-restored = Počet obnovených řádků: { $rows }.
option-connect = URL serveru, jehož boti tu přemýšlejí, například https://citadella.example (lze opakovat).
option-secret = Soubor s tajemstvím, které server zná jako pool_secret.
option-push_key = Soubor s klíčem pro upozornění (Web Push), vytvoří ho citadella push-key.
option-push_contact = Kdo za server odpovídá, pro služby push: mailto:vy@example.org.
option-key_file = Soubor pro nový klíč; nikomu ho nedávejte.
option-jobs = Počet procesů; bez něj všechny procesory tam, kde se to vyplatí.
option-engine = Kde se hraje: local, nebo ray pro cluster Ray (RAY_ADDRESS, nebo na tomto počítači).
option-results = Složka pro výsledky; s ní lze přerušený běh dokončit.
option-resume = Pokračuje s výsledky ve složce z --out.
option-stop_when_clear = Skončí, jakmile je jasné, že první bot je lepší nebo horší než spravedlivý podíl (chyba nejvýše 5 %).
option-on_error = Když bot selže: stop (konec), nebo go-on (do konce té partie se za něj hrají náhodné akce).
option-time_limit = Sekundy na jedno rozhodnutí; 0 bez omezení.
option-games_file = Soubor pro tabulku partií (Parquet), pro citadella report.
option-games_table = Tabulky partií, které zapsal citadella simulate --out.
option-html = Soubor pro stránku s grafy.
option-cards = Soubor s kartami domácí výroby; lze uvést vícekrát.
option-with_cards = Karty, se kterými se hraje, oddělené čárkami: vlastní nebo jiné z vydání. Postava nahradí tu se stejným číslem, budova některou jinou. Bez ní hrají všechny karty ze souborů --cards, pokud se vejdou.
option-what_if = Karta s jiným číslem, než je vytištěné, například tavern.cost=2 nebo architect.build_limit=2; lze opakovat.
option-side_a = První způsob: „printed“ (jak je vytištěno), nebo slova oddělená mezerami, například "tavern.cost=2 bots=builder"; kromě čísel karet lze uvést bots=, preset=, edition=, action-cards=yes, as-printed=all a with=.
option-side_b = Druhý způsob, zapsaný stejně.
option-no_card_packages = Bez karet z nainstalovaných balíčků.
option-changed_cards = Přehraje i partie, jejichž soubory s kartami se od té doby změnily.
serving = Citadella je otevřena na { $link }  (ukončení: Ctrl-C)
lending = Přemýšlejí tu boti serveru { $url }, { $workers } najednou  (ukončení: Ctrl-C)
serving-near = Přátelé ze stejné sítě otevřou { $link }, nebo naskenují toto:
serving-alone = Tento počítač není v žádné síti, takže se zatím nikdo další nepřipojí.
push-key-made = Klíč je v souboru „{ $file }“. Spusťte server takto: citadella serve --push-key { $file } --push-contact mailto:vy@example.org
help-usage = Použití:
help-options = Volby
help-arguments = Argumenty
help-commands = Příkazy
help-default = [výchozí: {"{}"}]
help-required = [povinné]
version-compiled = citadella { $version } (přeloženo)
version-interpreted = citadella { $version } (interpretováno)
build-compiled = přeloženo
build-interpreted = interpretováno
stopped = Přerušeno.
number = { NUMBER($value) }

## Mistakes

error-language = Texty v jazyce „{ $language }“ neexistují; k dispozici: { $known }.
error-edition = Vydání „{ $edition }“ neexistuje; k dispozici: { $known }.
error-preset = Vydání { $edition } nemá sadu „{ $preset }“; má { $known }.
error-players = Hra je pro 2 až 8 hráčů, ne pro { $players }.
error-bot = Bot „{ $bot }“ neexistuje; k dispozici: { $known }.
error-bots = Míst pro boty je { $seats }, uvedených botů { $named }.
error-seed = Semínko je číslo nebo krátký text.
error-no-file = Soubor „{ $file }“ neexistuje.
model-unsound =
    { $why ->
        [missing] Naučený model „{ $file }“ chybí
        [old] Naučený model „{ $file }“ patří k jiné verzi
       *[damaged] Naučený model „{ $file }“ je poškozený
    }; místo něj rozhoduje úsudek bota strategist.
error-unreadable =
    { $why ->
        [folder] „{ $file }“ je složka, ne soubor.
        [forbidden] Soubor „{ $file }“ nesmíte číst.
       *[other] Soubor „{ $file }“ nelze přečíst.
    }
error-not-text = Soubor „{ $file }“ není text.
error-unwritable = Soubor „{ $file }“ nelze zapsat.
error-record =
    { $kind ->
        [illegal] Záznam „{ $file }“ nelze přehrát: jednu z akcí pravidla nedovolují (anglicky: { $why })
        [setup] Záznam „{ $file }“ nelze přehrát: takto hru nelze začít (anglicky: { $why })
       *[form] Soubor „{ $file }“ není záznam, který lze přehrát (anglicky: { $why })
    }
error-to = Počet akcí v záznamu je { $count }, nelze ho tedy ukázat až po akci { $to }.
error-seat = Místo { $seat } v tomto záznamu neexistuje; poslední je { $last }.
error-review-unfinished = Rozebírat lze jen dohranou hru; tento záznam končí dřív.
error-no-rule = O „{ $word }“ tu nic není.
error-no-rule-near = O „{ $word }“ tu nic není; možná některé z těchto: { $near }?
error-command = Příkaz „{ $command }“ neexistuje; k dispozici: { $known }.
error-option-unknown = Volba { $option } neexistuje.
error-missing = Chybí { $option }.
error-value = Hodnota volby { $option } není vhodná: { $help }
error-range = Hodnota „{ $value }“ volby { $option } není vhodná: má to být číslo od { $least } do { $most }.
error-least = Hodnota „{ $value }“ volby { $option } není vhodná: má to být číslo, nejméně { $least }.
error-extra = Příkazu nelze rozumět: „{ $words }“ je v něm navíc.
error-option-needs = Volba { $option } potřebuje hodnotu.
error-option-bare = Volba { $option } hodnotu nemá.
error-usage = Příkazu nelze rozumět; jak se píše, ukáže --help.
error-bot-parameter = Bot „{ $bot }“ nemá parametr „{ $parameter }“; má { $known }.
error-bot-no-parameter = Bot „{ $bot }“ nemá žádné parametry, „{ $parameter }“ tedy nelze nastavit.
error-bot-value =
    Bot „{ $bot }“ nemůže mít „{ $value }“ jako { $parameter }: má to být { $kind ->
        [int] celé číslo
        [float] číslo
        [bool] yes nebo no
       *[str] slovo
    }{ $range }.
error-bot-not-in-file = V souboru „{ $file }“ není „{ $bot }“; boti v něm: { $known }.
error-bot-is-none = „{ $bot }“ v souboru „{ $file }“ není bot: nemá metodu choose(view, actions).
error-bot-not-made =
    Bota „{ $bot }“ nelze vytvořit: jeho kód ohlásil chybu.
    { $why }
error-bot-file =
    Soubor „{ $file }“ nelze načíst: v jeho kódu je chyba.
    { $why }
error-library = K tomu je potřeba { $library }, která není nainstalována: { $command }
error-card-file =
    Soubor s kartami „{ $file }“ nelze použít: je v něm chyba.
    { $why }
error-cards-missing = Tato partie používá soubor s kartami „{ $file }“, který není načten: uveďte ho volbou --cards.
error-cards-changed = Tato partie používá soubor s kartami „{ $file }“, který se od té doby změnil; s --changed-cards se přesto přehraje.
error-no-games = Soubor „{ $file }“ není tabulka partií.
error-what-if-form = „{ $text }“ není předpoklad: píše se jako tavern.cost=2.
error-what-if-card = Vydání { $edition } nemá kartu „{ $card }“; podobně se jmenují { $near }.
error-what-if-absent = Karta „{ $card }“ v těchto partiích nehraje.
error-what-if-number = Karta „{ $card }“ nemá číslo „{ $number }“; má { $known }.
error-what-if-value = { $what } je celé číslo od { $least } do { $most }, ne „{ $value }“.
error-side = „{ $term }“ o způsobu hry nic neříká: je to „printed“, nebo slova jako tavern.cost=2, { $keys } oddělená mezerami.
error-results-there = V „{ $file }“ už výsledky jsou: pokračujte s --resume, nebo zvolte jinou složku.
error-results-spoilt = Řádek { $line } souboru „{ $file }“ je poškozený.
error-results-other = Výsledky v „{ $file }“ jsou z jiného turnaje: { $what } bylo { $before } a je { $now }.
error-resume-what = K --resume je potřeba složka s výsledky: --out.
failed-raised = Bot „{ $bot }“ na místě { $seat } selhal v partii { $game } při rozhodnutí { $decision }: { $detail }. Záznam uložen: { $file }
failed-illegal = Bot „{ $bot }“ na místě { $seat } odpověděl { $detail } v partii { $game } při rozhodnutí { $decision }, což není žádná z jeho akcí. Záznam uložen: { $file }
failed-slow = Bot „{ $bot }“ na místě { $seat } přemýšlel déle než { $detail } s v partii { $game } při rozhodnutí { $decision }. Záznam uložen: { $file }
failed-endless = Partie { $game } nekončí: po { $decision } rozhodnutích bot „{ $bot }“ na místě { $seat } stále hraje. Záznam uložen: { $file }

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

## Srovnání

compare-progress = Rozdání
compare-pairs =
    Rozdání sehraná oběma způsoby: { NUMBER($deals) }; { $alike ->
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
compare-more = Další méně zřetelné rozdíly: { $count }; ukáže je --json.

## Measuring bots

arena-died = Proces, který hrál partii { $game }, skončil.
arena-kept = Co je hotové, zůstává v „{ $file }“; --resume odtud pokračuje.
arena-heading = Partie: { NUMBER($games) }, rozdání se střídáním míst: { NUMBER($deals) }, hráči: { $players }, { $edition }, průměrně kol: { $rounds }
arena-games = Partie
arena-wins = Výhry
arena-interval = 95% interval
arena-margin = Náskok
arena-points = Body
arena-speed = ms/volba
arena-rating = Hodnocení
arena-ahead = Končí před
arena-answer-better = { $bot } vyhrává více než spravedlivý podíl { $fair }: jasné po { $deals } rozdáních (sekvenční test, chyba nejvýše 5 %).
arena-answer-worse = { $bot } vyhrává méně než spravedlivý podíl { $fair }: jasné po { $deals } rozdáních (sekvenční test, chyba nejvýše 5 %).
arena-answer-open = Po { $deals } rozdáních není jasné, zda { $bot } vyhrává více, nebo méně než spravedlivý podíl { $fair } (sekvenční test, chyba nejvýše 5 %).
arena-failures = { $bot } selhal (počet: { $count }); do konce partie se za něj hrály náhodné akce.
arena-lost = Rozdání, která nešlo dohrát a nepočítají se: { $count }.

## Reports

report-title = Co říkají partie
report-summary = Partie: { NUMBER($games) }, průměrně kol { $rounds } a rozhodnutí { $decisions }; bodů na hráče { $points }, vítěz { $winning }.
report-how = Čáry jsou 95% intervaly spolehlivosti podle partií; červená značka je spravedlivý podíl. Postava se počítá jednou za každé kolo, ve kterém hrála, budova jednou za každé město, ve kterém nakonec stála.
report-random = Náhodné karty
report-seat-of = Místo { $seat } z { $players }
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
report-fair = Spravedlivě
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
report-saved = Stránka uložena: { $file }

## Replaying

replay-next = Enter: dál, q: konec
replay-unfinished = Záznam zde končí; partie není dohraná.

## Looking up

rules-heading = Pravidla a výklady
rules-our-ruling = náš výklad
rules-more =
    { $count ->
        [one] Zmiňuje se o tom ještě { $count } pravidlo; ukáže je --all.
        [few] Zmiňují se o tom ještě { $count } pravidla; ukáže je --all.
        [many] Zmiňuje se o tom ještě { $count } pravidla; ukáže je --all.
       *[other] Zmiňuje se o tom ještě { $count } pravidel; ukáže je --all.
    }
rules-more-cards =
    { $count ->
        [one] Jmenuje se tak ještě { $count } karta; ukáže ji --all.
        [few] Jmenují se tak ještě { $count } karty; ukáže je --all.
        [many] Jmenuje se tak ještě { $count } karty; ukáže je --all.
       *[other] Jmenuje se tak ještě { $count } karet; ukáže je --all.
    }
rules-not-in = Zde není: { $edition }; text je odtud: { $shown }.
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
play-prompt-undo = { $choices }, u zpět, ? nápověda, c rada, l průběh, q konec:
play-no-such-choice = Napište číslo od 1 do { $last }, nebo ? pro nápovědu.
play-forgotten = V tomto tahu ještě můžete: { $what }. Nechcete-li, zvolte konec tahu ještě jednou.
play-no-undo = To nelze vrátit: od té chvíle se ukázalo něco nového.
play-saved = Záznam uložen: { $file }
play-review = Rozbor vašich rozhodnutí: { $command }
play-help =
    Napište číslo volby a stiskněte Enter.
    „? 3“ vysvětlí kartu z volby 3, „? král“ kteroukoli kartu podle jména.
    l ukáže všechno, co se stalo, u vrátí vaši poslední akci, q skončí a uloží záznam. c se zeptá rádce.
    Jednou za tah si doberte zdroje, pak stavte; kolo prochází postavy podle čísel.
    Hra končí kolem, v němž je některé město dokončeno.
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
