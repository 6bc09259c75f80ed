### What the command line says in Czech.

## Commands and options

command-citadella = Úplná karetní hra Citadela. Neoficiální.
command-play = Hra proti botům v terminálu.
command-serve = Otevře stůl v prohlížeči, pro jednoho nebo s přáteli přes odkaz.
command-simulate = Boti sehrají mnoho partií; na konci je souhrn.
command-replay = Zaznamenaná partie krok za krokem, ve větách.
command-rules = Karta podle kteréhokoli jména, nebo slovo z pravidel.
option-version = Ukáže verzi a způsob sestavení pravidel.
option-help = Ukáže tuto nápovědu.
option-edition = Vydání: 2016, 2021, deluxe, classic nebo classic-2016.
option-preset = Jméno hotové sady, nebo random: náhodný výběr karet; příkaz simulate zná i mixed, všechny sady postupně.
option-players = Počet hráčů, 2 až 8.
option-action_cards = Hra s akčními kartami vydání DeLuxe.
option-bots = Boti: random nebo builder; jeden pro všechna místa, nebo pro každé jeden, oddělení čárkami.
option-name = Vaše jméno u stolu.
option-seed = Semínko rozdání: stejné semínko rozdá stejnou partii.
option-record = Soubor pro záznam partie.
option-lang = Jazyk: en, hu, bg nebo cs.
option-games = Počet partií, aspoň 1.
option-json = Místo souhrnu vypíše jeden objekt JSON.
option-everything = Ukáže všechno najednou.
option-to = Skončí po tolika akcích (0 nebo více).
option-seat = Partie očima tohoto místa; místa se číslují od 0.
option-word = Karta, slovo nebo označení pravidla.
option-port = Port serveru; bez něj 8000, nebo nejbližší volný.
option-data = Složka, ve které se uchovávají hry.
option-no_browser = Neotevírat prohlížeč.
option-database = URL databáze (sqlite nebo postgresql) místo souboru ve složce s daty.
option-host = Adresa, na které server naslouchá; 0.0.0.0 pustí i jiné počítače.
serving = Citadella je otevřena na { $link }  (ukončení: Ctrl-C)
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

error-language = Texty v jazyce „{ $language }“ nejsou; jsou tu { $known }.
error-edition = Vydání „{ $edition }“ není; jsou tu { $known }.
error-preset = Vydání { $edition } nemá sadu „{ $preset }“; má { $known }.
error-players = Hra je pro 2 až 8 hráčů, ne pro { $players }.
error-bot = Bot „{ $bot }“ není; jsou tu { $known }.
error-bots = Míst pro boty je { $seats }, uvedených botů { $named }.
error-seed = Semínko je číslo nebo krátký text.
error-no-file = Soubor „{ $file }“ není.
error-unreadable = Soubor „{ $file }“ nelze přečíst: { $why }.
error-not-text = Soubor „{ $file }“ není text.
error-unwritable = Soubor „{ $file }“ nelze zapsat.
error-record = Soubor „{ $file }“ není záznam, který lze přehrát: { $why }
error-to = Počet akcí v záznamu je { $count }, nelze ho tedy ukázat až po akci { $to }.
error-seat = Místo { $seat } v tomto záznamu není; poslední je { $last }.
error-no-rule = O „{ $word }“ tu nic není.
error-no-rule-near = O „{ $word }“ tu nic není; možná některé z těchto: { $near }?
error-command = Příkaz „{ $command }“ není; jsou tu { $known }.
error-option-unknown = Volba { $option } tu není.
error-missing = Chybí { $option }.
error-value = Hodnota volby { $option } není vhodná: { $help }
error-usage = Příkazu nelze rozumět: { $why }.

## Simulating

simulate-progress = Partie
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

## Replaying

replay-next = Enter: dál, q: konec
replay-unfinished = Záznam zde končí; partie není dohraná.

## Looking up

rules-heading = Pravidla a výklady (anglicky)
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
play-earlier =
    { $count ->
        [one] … předtím ještě { $count } řádek (l)
        [few] … předtím ještě { $count } řádky (l)
        [many] … předtím ještě { $count } řádku (l)
       *[other] … předtím ještě { $count } řádků (l)
    }
play-prompt = { $choices }, ? nápověda, l deník, q konec:
play-prompt-undo = { $choices }, u zpět, ? nápověda, l deník, q konec:
play-no-such-choice = Napište číslo od 1 do { $last }, nebo ? pro nápovědu.
play-forgotten = V tomto tahu si ještě můžete něco vzít. Nechcete-li, zvolte konec tahu ještě jednou.
play-no-undo = To nelze vrátit: od té chvíle se ukázalo něco nového.
play-back = Enter: zpět ke stolu
play-saved = Záznam uložen: { $file }
play-help =
    Napište číslo volby a stiskněte Enter.
    „? 3“ vysvětlí kartu z volby 3, „? král“ kteroukoli kartu podle jména.
    l ukáže všechno, co se stalo, u vrátí vaši poslední akci, q skončí a uloží záznam.
    Jednou za tah si doberte zdroje, pak stavte; kolo prochází postavy podle čísel.
    Hra končí kolem, v němž je některé město dokončeno.
column-player = Hráč
column-character = Postava
column-gold = Mince
column-cards = Karty
column-points = Body
column-city = Město
mark-dagger = zneškodněna
mark-mask = bude okradena
mark-spell = očarována
mark-warrant = glejt
mark-threat = šátek

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] Vyhráváte po rozhodnutí shody: { $points }.
               *[other] { $name } vyhrává po rozhodnutí shody: { $points }.
            }
       *[no]
            { $who ->
                [you] Vyhráváte! Váš výsledek: { $points }.
               *[other] { $name } vyhrává: { $points }.
            }
    }
result-shared = O vítězství se dělí ({ $points }): { $names }.
