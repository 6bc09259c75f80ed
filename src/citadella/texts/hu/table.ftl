### Texts of the table in the browser, in Hungarian.

## Where the game stands

table-title = { $name } következik
table-title-mine = Te következel!
table-title-over = Vége a játéknak
table-round = { $count }. forduló
table-deck = { $count } lap a pakliban
table-goal = { $count } kerületnél vége
table-last-round = Utolsó forduló
table-watching = Nézőként vagy itt
table-log-and-chat = Napló és csevegés
table-close = Bezárás
table-log-short = Napló
table-bank = bank

## The characters

table-characters = Karakterek
table-yours = a te karaktered
table-you = te
table-face-up = képpel felfelé eldobva
table-called = most szólítják
table-nobody = senki
table-hidden-characters =
    { $count ->
        [1] rejtett karakter
       *[other] { $count } rejtett karakter
    }
table-has-chosen = már választott
table-chooses = éppen választ
table-waits = még vár

## The players

table-player = { $name }
table-my-place = A te helyed
table-bot = Bot
table-away = távol, bot játszik
table-gone = nincs kapcsolat
table-thinks = gondolkodik…
table-open-city = { $name } városának mutatása vagy elrejtése
table-city-of = { $name } városa: { count-districts }
table-tucked = a Múzeum alatt: { $count }
table-points-in-sight = Látható pontok
table-points-short = pont
table-cost = költség: { $count }
table-no-cards = Nincs lap a kezedben
table-hand-covered = A kézben tartott lapok le vannak takarva.
table-clock = Hátralévő idő: { $time }
table-days = { $days } nap { $hours } óra

## What can I do?

table-what-can-i-do = Mit tehetek?
table-answers = Válaszok
table-stage-draft = Választható karakterek
table-stage-role = A karaktereid
table-stage-offer = Választható lapok
table-in-reach = { $count } lehetőség
table-click-one = Kattints arra, ami ki van emelve, vagy nyomd meg a számát.
table-tap-one = Koppints arra, ami ki van emelve.
table-build-hint = Építéshez válassz egy kiemelt lapot a kezedből.
table-all-actions = Minden lehetőség
table-more-keys = 1–9-es billentyű: { $page }/{ $pages }. oldal; a 0 lapoz.
table-undo = Visszavonás
table-ask-coach = Tanács kérése
table-coach = A tanácsadó szerint
table-coach-silent = A tanácsadónak most nincs mit mondania.
table-forgotten = Ebben a körben még megteheted:
table-go-on = Folytatom
table-end-anyway = Mégis befejezem
table-cancel = Mégsem
table-sure = Ezzel magadnak ártasz. Biztos?
table-asked-of-all = Ezt mindenkitől megkérdezik, akit érinthet, hogy senki se lepleződjön le.
table-passes = Mindjárt magától továbbmegy.
table-wait = Várok
table-waiting =
    { $kind ->
        [pick] { $name } karaktert választ.
        [lay] { $name } letesz egy karaktert képpel lefelé.
        [turn] { $name } { $role }ként játszik.
        [courtesy] { $name } { $role }ként játszik.
        [keep] { $name } lapot választ.
        [bribe] { $name } azon gondolkodik, fizet-e kenőpénzt.
        [reveal-threat] { $name } azon gondolkodik, felfedi-e a fenyegetést.
        [confiscate] { $name } azon gondolkodik, elkobozza-e a kerületet.
        [theater-swap] { $name } azon gondolkodik, cserél-e karaktert.
        [theater-give] { $name } választ, melyik karakterét adja oda.
        [rescue] { $name } azon gondolkodik, kézbe veszi-e az elpusztított kerület lapját.
        [pass-crown] { $name } eldönti, kié legyen a korona.
        [tribute] { $name } eldönti, mit ad a koronáért.
        [heir-crown] { $name } azon gondolkodik, elveszi-e a koronát.
        [give-for-crown] { $name } eldönti, mit ad a koronáért.
       *[other] { $name } dönt.
    }
table-over = Vége a játéknak.
table-reason =
    { $why ->
        [gold]
            { $count ->
                [0] nincs elég arany
               *[other] { count-gold } hiányzik
            }
        [double] ilyened már van
        [limit] nem építhetsz többet
        [gather-first] előbb gyűjts
        [character] karaktered nem építhet
        [action-card] most nem játszható ki
        [never] nem építhető meg
        [protected] a várost a Püspök védi
        [complete] ez a város be van fejezve
        [unreachable] nem vehető el és nem pusztítható el
        [turn-closes] már csak befejezheted a köröd
        [only-gathers] csak gyűjthetsz
        [too-dear] túl drága az elvételhez
        [nothing-to-give] nincs érte adható kerületed
       *[card] most nem lehet
    }

## What happened?

table-log = Mi történt?
table-log-show = Mutasd
table-log-all = Minden
table-log-me = Rólam
table-log-characters = Karakterek
table-log-gold = Arany
table-log-cards = Lapok
table-log-cities = Városok
table-log-whole = Minden esemény
table-notice = Ami veled történt
table-recap = Legutóbbi lépésed óta ({ $count })
table-dismiss = Értem
table-chat = Csevegés
table-chat-empty = Még senki sem szólt.
table-say = Szólj a többiekhez
table-send = Küldés
table-emotes = Reakciók
table-emote-wave = Integet
table-emote-clap = Tetszik neki
table-emote-laugh = Nevet
table-emote-cry = Sír
table-emote-angry = Mérges
table-emote-think = Gondolkodik
table-emote-crown = Meghajol
table-emote-coin = Érmét dob fel

## One screen for several players

table-pass-to = Add tovább a készüléket: { $name } következik.
table-pass-hint = Most senki más ne nézze a képernyőt.
table-i-am = { $name } vagyok

## After the game

table-chart = Pontok fordulónként
table-again = Játsszunk újra
table-to-rematch = Az új asztalhoz
table-look = Az asztal megtekintése
table-deal-seed = Az osztás magja
table-deal-hash = Az elején közzétéve (a mag SHA-256 lenyomata)
table-deal-hint = A mag lenyomatát bárki kiszámíthatja: ha egyezik, az osztás már az első lépés előtt eldőlt.
