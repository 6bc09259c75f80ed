### Texts of the table in the browser, in Czech.

## Where the game stands

table-title = Na tahu je { $name }
table-title-mine = Jste na tahu!
table-title-over = Konec hry
table-round = { $count }. kolo
table-deck =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
        [many] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
table-goal = konec při { $count } budovách
table-last-round = Poslední kolo
table-watching = Sledujete hru
table-log-and-chat = Průběh a chat
table-close = Zavřít
table-log-short = Průběh
table-bank = bank

## The characters

table-characters = Postavy
table-yours = vaše postava
table-you = vy
table-face-up = odložena lícem nahoru
table-called = právě vyvolávána
table-nobody = nikdo
table-hidden-characters =
    { $count ->
        [one] skrytá postava
        [few] { $count } skryté postavy
       *[other] { $count } skrytých postav
    }
table-has-chosen = vybráno
table-chooses = vybírá
table-waits = čeká

## The players

table-player = { $name }
table-my-place = Vaše místo
table-bot = Bot
table-away = pryč, hraje bot
table-gone = bez spojení
table-thinks = přemýšlí…
table-open-city = Ukázat nebo skrýt město, které má { $name }
table-city-of =
    { $count ->
        [one] { $name } má ve městě { $count } budovu
        [few] { $name } má ve městě { $count } budovy
        [many] { $name } má ve městě { $count } budovy
       *[other] { $name } má ve městě { $count } budov
    }
table-tucked = pod muzeem: { $count }
table-points-in-sight = Viditelné body
table-points-short = b.
table-cost = náklady { $count }
table-no-cards = Žádné karty v ruce
table-hand-covered = Karty v ruce jsou zakryté.
table-clock = Zbývající čas: { $time }
table-days = { $days } d { $hours } h

## What can I do?

table-what-can-i-do = Co mohu udělat?
table-answers = Odpovědi
table-stage-draft = Postavy na výběr
table-stage-role = Vaše postavy
table-stage-offer = Karty na výběr
table-in-reach = na výběr: { $count }
table-click-one = Klikněte na něco osvětleného, nebo stiskněte jeho číslo.
table-tap-one = Klepněte na něco osvětleného.
table-build-hint = Stavět můžete výběrem osvětlené karty z ruky.
table-all-actions = Všechny akce
table-more-keys = Klávesy 1–9: strana { $page } { BEFORE("from", $pages) }; 0: další strana.
table-undo = Vrátit akci
table-ask-coach = Zeptat se rádce
table-coach = Rádce by volil
table-coach-silent = Rádce k tomu nemá co říct.
table-forgotten = Ještě můžete:
table-go-on = Pokračovat
table-end-anyway = Přesto ukončit
table-cancel = Zrušit
table-sure = Tím uškodíte sobě. Opravdu?
table-asked-of-all = Ptáme se všech, kterých se to může týkat, aby se nikdo neprozradil.
table-passes = Za chvíli hra pokračuje sama.
table-wait = Počkat
table-waiting =
    { $kind ->
        [pick] { $name } si vybírá postavu.
        [lay] { $name } odkládá postavu lícem dolů.
        [turn] { $name } hraje za { FORM($role, "acc") }.
        [courtesy] { $name } hraje za { FORM($role, "acc") }.
        [keep] { $name } si vybírá kartu.
        [bribe] { $name } se rozmýšlí, zda zaplatí výpalné.
        [reveal-threat] { $name } se rozmýšlí, zda otočí šátek.
        [confiscate] { $name } se rozmýšlí, zda budovu zabaví.
        [theater-swap] { $name } se rozmýšlí, zda si vymění postavu.
        [theater-give] { $name } vybírá postavu, kterou dá.
        [rescue] { $name } se rozmýšlí, zda si vezme kartu zbourané budovy.
        [pass-crown] { $name } vybírá, kdo dostane korunu.
        [tribute] { $name } vybírá, co dá za korunu.
        [heir-crown] { $name } se rozmýšlí, zda si vezme korunu.
        [give-for-crown] { $name } vybírá, co dá za korunu.
       *[other] { $name } se rozhoduje.
    }
table-over = Konec hry.
table-reason =
    { $why ->
        [gold]
            { $count ->
                [0] málo mincí
               *[other] chybí { count-gold }
            }
        [double] už ji ve městě máte
        [limit] víc stavět nemůžete
        [gather-first] nejdřív si doberte zdroje
        [character] tato postava nestaví
        [action-card] teď nejde zahrát
        [never] nelze postavit
        [protected] město chrání kněz
        [complete] město je dokončené
        [unreachable] nelze zabrat ani zbourat
        [turn-closes] zbývá už jen ukončit tah
        [only-gathers] můžete si jen dobrat zdroje
        [too-dear] příliš drahá na zabrání
        [nothing-to-give] nemáte za ni co dát
       *[card] teď to nejde
    }

## What happened?

table-log = Co se stalo
table-log-show = Zobrazit
table-log-all = Vše
table-log-me = O mně
table-log-characters = Postavy
table-log-gold = Mince
table-log-cards = Karty
table-log-cities = Města
table-log-whole = Všechny události
table-notice = Co se vám stalo
table-recap = Od vaší poslední akce ({ $count })
table-dismiss = Rozumím
table-chat = Chat
table-chat-empty = Zatím nikdo nic neřekl.
table-say = Řekněte něco
table-send = Odeslat
table-emotes = Reakce
table-emote-wave = Mává
table-emote-clap = Palec nahoru
table-emote-laugh = Směje se
table-emote-cry = Pláče
table-emote-angry = Zlobí se
table-emote-think = Přemýšlí
table-emote-crown = Klaní se
table-emote-coin = Hází mincí

## One screen for several players

table-pass-to = Předejte zařízení. Na řadě je { $name }.
table-pass-hint = Nikdo jiný by se teď neměl dívat.
table-i-am = Jsem { $name }

## After the game

table-chart = Body v jednotlivých kolech
table-again = Hrát znovu
table-to-rematch = K novému stolu
table-look = Podívat se na stůl
table-deal-seed = Semínko rozdání
table-deal-hash = Zveřejněno na začátku (SHA-256 semínka)
table-deal-hint = Otisk semínka si může spočítat každý: když souhlasí, bylo rozdání dáno před prvním tahem.
