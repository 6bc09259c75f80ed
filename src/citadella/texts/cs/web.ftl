### Texts of the browser client's pages, in Czech.

## Everywhere

loading = Okamžik…
try-again = Zkusit znovu
save = Uložit
saved = Uloženo
close = Zavřít
copied = Zkopírováno
to-lobby = Na úvodní stránku
skip-to-content = Přejít k obsahu
nav-home = Citadella: úvodní stránka
nav-label = Stránky
nav-rules = Pravidla
nav-tutorial = Výuka
nav-settings = Nastavení
missing-title = Stránka nenalezena
missing-text = Na této adrese žádná stránka není. Odkaz je možná chybný.
connection-lost = Spojení se přerušilo, zkoušíme to znovu…
offline-note = Není spojení se serverem: pravidla si přečtete, stoly musí počkat.
your-turn = Jste na tahu
guest-name = Host { $number }
names-of-bots = Adéla, Bedřich, Cecílie, David, Eliška, František, Gita, Hynek
bot-random = Náhodný
bot-builder = Stavitel
bot-apprentice = Učedník
bot-novice = Začátečník
bot-easy = Lehký
bot-normal = Střední
bot-hard = Těžký
bot-homebody = Stavitel (hledí si svého města)
bot-aggressor = Útočník (zneškodňuje, okrádá a bourá)
bot-cautious = Opatrný (neriskuje)
bot-strength =
    { $seconds ->
        [0] { $bot } · { $rating } · hned
       *[other] { $bot } · { $rating } · { $seconds } s
    }
bot-strength-hint = U každého bota je uvedeno hodnocení (kdo má o 400 bodů víc, vyhrává desetkrát častěji) a jak dlouho přemýšlí nad jednou akcí.

## Cards

letter-noble = P
letter-religious = Sa
letter-trade = O
letter-military = V
letter-unique = F
heading-characters = Postavy
heading-unique-districts = Fialové budovy
heading-bonus-districts = Bonusové budovy
heading-base-districts = Základní budovy
heading-action-cards = Akční karty
heading-homebrew-cards = Karty domácí výroby
heading-homebrew-districts = Budovy domácí výroby
heading-homebrew-action-cards = Akční karty domácí výroby
homebrew-card = domácí výroba
face-down-card = Karta lícem dolů
face-down-character = Postava lícem dolů
rank-of = číslo { $rank }
silver-coins =
    { $count ->
        [one] { $count } stříbrná mince
        [few] { $count } stříbrné mince
        [many] { $count } stříbrné mince
       *[other] { $count } stříbrných mincí
    }
help-card = Karta
help-rulings = Výklad

## Start page

lobby-title = Postavte své město dřív než ostatní
lobby-lead = Karetní hra Citadela: všechny postavy, všechny budovy. Proti botům, nebo s přáteli přes odkaz. Bez registrace.
play-now = Hrát hned proti třem botům
new-table = Nový stůl pro přátele
lobby-tutorial = Naučte se hrou
lobby-mine = Vaše stoly
lobby-mine-none = Zatím nesedíte u žádného stolu.
lobby-open = Otevřené stoly
lobby-open-none = Právě není otevřený žádný stůl. Založte nový a ostatní se přidají.
lobby-name = Vaše jméno
lobby-name-note = Ostatní ho uvidí u stolu. Vaše místa si pamatuje tento prohlížeč.
status-over = skončeno
line-look = Prohlédnout
line-play = Hrát
line-open = Otevřít
line-lacks-cards = Čeká na soubor s kartami { $file }
line-frozen = Nelze pokračovat
line-join = Přisednout
line-watch = Sledovat
line-round = { $round }. kolo
line-bots = boti: { $levels }
line-seats = obsazeno { $taken } { BEFORE("from", $seats) } míst
line-won =
    { $gap ->
        [0] Skončeno · výhra při shodě bodů
        [one] Skončeno · výhra o { $gap } bod
        [few] Skončeno · výhra o { $gap } body
        [many] Skončeno · výhra o { $gap } bodu
       *[other] Skončeno · výhra o { $gap } bodů
    }
line-lost = Skončeno · { $place }

## New table

new-title = Nový stůl
new-cards = Karty
new-cards-choose = Vybrat jiné karty
new-more = Další možnosti
custom-cards = Vlastní výběr
custom-cards-note = U každé karty rozhodnete: vždy, možná, nebo nikdy.
new-ninth = S postavou číslo 9
new-action-cards = S akčními kartami
new-short = Krátká hra: město je dokončené se 7 budovami
new-as-printed = Doslova podle návodu
new-as-printed-note = Některé naše výklady se odchylují od toho, co je v návodu vytištěno, protože to vypadá na omyl nebo zdržuje hru. Zaškrtněte, co chcete hrát tak, jak je vytištěno.
new-as-printed-all = Všechno
printed-last-card = Postava, která po výběru zbude, leží lícem nahoru
printed-two-swaps = Vymění se nejvýše dvě z původních postav
printed-card-for-card = Při více než třech bonusových budovách vypadne za každou jedna původní
printed-emperor-for-two = S intrikánem lze hrát i ve dvou
printed-action-first = V tahu se nejprve dobírají zdroje
printed-finished-counts = Dokončené město si své 2 body ponechá, i když se zmenší
printed-merchant-after-turn = Kupcova mince navíc přijde až po tahu
printed-wizard-may-take = Zaklínač smí nahlédnout a nic si nevzít
printed-diplomat-names = Diplomat smí přinést do města druhou budovu téhož názvu
printed-diplomat-own-city = Z diplomatova dokončeného města nic neodejde; jeho vlastní kněz nepřekáží
printed-heir-may-pass = Hráč za zneškodněného krále nebo intrikána smí nechat korunu tam, kde je
printed-bell-at-seven = Zvonice znamená sedm budov i v krátké hře
printed-gains-may = Drobné zisky lze odmítnout: park, chudobinec, trůnní sál, alchymistka, královna
printed-own-token = Vyděračka smí ohrozit i vlastní postavu
printed-armory-leaves = Zbrojnici v dokončeném městě použít nelze
printed-monument-may = O tom, kdy se monument počítá za dvě budovy, rozhoduje majitel
printed-confiscated-counts = Do limitu stavějícího se počítá každá zabavená budova kromě stájí
printed-wizard-pays-cards = Zaklínač smí právě vzatou špeluňku zaplatit kartami
printed-den-with-loan = Kardinál smí na špeluňku použít karty i půjčku zároveň
printed-emperor-receiver = Kdo dostane korunu od císaře, volí mezi mincí a kartou
printed-queen-with-rank-4 = Královna dostane mince, když začne tah čísla 4
printed-crown-in-turn = Král a patricij volí, kdy si vezmou korunu
printed-witch-may = Ježibaba nemusí očarovat
printed-navigator-no-tent = Dobyvatelka nemůže postavit šapitó
printed-booth-keep-none = U pokladního vozu lze vrátit všechny tři karty
printed-fortune-may-take = Věštkyně smí nahlédnout a nic si nevzít
printed-spy-counts = Špión se dozví jen to, kolik karet vyhovuje
printed-witch-plays-cards = Ježibaba smí zahrát akční kartu, než očaruje
printed-refund-in-round = Alchymistka dostane zpět, co její hráč zaplatil za stavbu v celém kole
new-players = Hráči
new-clock = Hodiny
new-public = Ukázat v seznamu otevřených stolů
new-coach = Povolit rádce
new-talk = Povolit chat
new-several = Jeden člověk smí mít víc míst
table-no-talk = bez chatu
new-stand-in = Kdo hraje za toho, kdo odejde
new-open = Otevřít stůl
new-open-note = Dostanete odkaz pro přátele, a až všichni usednou, hru spustíte.
new-start = Začít hru
new-start-note = Všechna místa jsou obsazená, hra proto začne hned.
clock-none = Bez hodin
clock-live =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minuty
       *[other] { $minutes } minut
    } na hru + { $seconds } s za každou akci
clock-days =
    { $count ->
        [one] { $count } den na každou akci
        [few] { $count } dny na každou akci
        [many] { $count } dne na každou akci
       *[other] { $count } dnů na každou akci
    }
fill-open = Místa pro přátele
fill-bot = Místa pro boty
seat-player = Kdo sedí na tomto místě
seat-me = Vy
seat-open = Volné místo
seat-open-friend = Volné, pro přítele
seat-bot = Bot: { $bot }
seat-name = Jméno
seat-name-of = Jméno hráče na tomto místě
pass-and-play-note = Hrajete na jedné obrazovce a předáváte si ji; mezitím jsou karty zakryté.
only-watch-note = Nemáte místo, hru budete jen sledovat.
pick-from = Výchozí výběr
pick-all-maybe = Všechno povoleno
wish-always = vždy
wish-maybe = možná
wish-never = nikdy
pick-characters-note = Od každého čísla hraje jedna postava, vylosovaná z těch, které povolíte.
pick-rank-empty = Musí být povolena aspoň jedna postava číslo { $rank }.
pick-swaps = Doslova podle návodu smíte vyměnit nejvýše { $most } původní postavy, tady by jich bylo { $count }.
pick-barred =
    { $why ->
        [players] jen od { $count } hráčů
        [ninth] postava číslo 9 nehraje
       *[excluded] vypadává, hraje-li { $name }
    }
pick-districts-missing = Chybějící původní budovy: { $count }. Za každou bonusovou budovu nad { $free } může jedna vypadnout.
pick-districts-missing-printed = Chybějící původní budovy: { $count }. Doslova podle návodu vypadne za každou bonusovou budovu jedna, je-li jich víc než { $free }.
pick-districts-drawn = Hraje jich { $needed }; jistých: { $sure }, možných: { $possible }.
pick-districts-fixed =
    { $count ->
        [one] Hraje { $count } budova.
        [few] Hrají { $count } budovy.
        [many] Hraje { $count } budovy.
       *[other] Hraje { $count } budov.
    }

## A table before the game

seats = Místa
sit = Usednout
stand = Vstát
not-here = teď tu není
seat-give = Kdo dostane toto místo
start = Začít hru
fill-and-start = Doplnit boty a začít
start-waits =
    { $count ->
        [one] Zbývá { $count } volné místo.
        [few] Zbývají { $count } volná místa.
        [many] Zbývá { $count } volného místa.
       *[other] Zbývá { $count } volných míst.
    }
start-by-host = Až všichni usednou, hru spustí { $name }.
the-host = hostitel
table-public = otevřený všem
invite = Pozvání
invite-note = Kdo má odkaz, může obsadit volné místo.
copy-link = Kopírovat odkaz
copy-watch = Kopírovat odkaz pro diváky
invite-share = Sdílet odkaz
invite-text = U stolu hry Citadella na vás čeká místo.
invite-qr = Odkaz jako QR kód
invite-local = Tato adresa funguje jen na tomto počítači.
invite-network = Odkaz i kód vedou na adresu počítače v místní síti: { $address }
invite-closed = Aby se mohli přidat ostatní, spusťte server takto:
no-table-title = Takový stůl neexistuje
waiting-table-title = Tento stůl čeká

## A table in play

table-menu = Nabídka stolu
device-link = Pokračovat na jiném zařízení
device-link-of = Jiné zařízení: { $name }
device-link-note = Odkaz přenese vaše místo na zařízení, které ho otevře. Funguje jednou; nikomu ho nedávejte.
copy-device = Kopírovat soukromý odkaz
take-over = Předat místo botovi ({ $name })
leave-table = Odejít; dál hraje bot
leave-sure = Opravdu odejít? Dál za vás bude hrát bot.
away-note = Teď za vás hraje bot.
come-back = Hrát dál
play-on = { $name } neodpovídá: ať hraje bot
claim-host = Hostitel je pryč: hostit budu já
close-game = Ukončit hru předčasně
close-sure = Opravdu ukončit? Hra tím definitivně skončí.
close-propose = Opravdu navrhnout ukončení hry? Musí souhlasit všichni hráči.
close-proposed = Návrh na ukončení hry je podán. Čeká se na ostatní.
close-table = Zavřít stůl
closed-title = Tento stůl je zavřený
closed-note = Zavřel ho hostitel, hráči hru předčasně ukončili, nebo ji zastavil provozovatel.
vote-close = { $name } chce hru předčasně ukončit.
vote-play-on = { $other } neodpovídá a { $name } chce, aby dál hrál bot.
vote-agree = Souhlasit
vote-decline = Ne
chat-about = Co píše { $name }
chat-mute = Skrýt pro mě
chat-unmute = Zobrazit
chat-hidden = Nevidíte, co píše { $name }.
chat-mute-all = Ztlumit pro všechny
chat-unmute-all = Zrušit ztlumení pro všechny
chat-report = Nahlásit
chat-reported = Provozovatel serveru se na to podívá.
download-record = Stáhnout záznam

## Another device

device-title = Pokračujte tady
device-text = Tento soukromý odkaz přenese místo na toto zařízení. Staré zařízení pak může hru už jen sledovat.
device-move = Přenést místo sem

## Rules

rules-title = Pravidla a karty
rules-search = Hledat kartu nebo slovo
# Words that mean the same to who searches: groups parted by ";", words by ",".
search-same = okrást, krást, ukrást, krádež, loupež, zloděj; zabít, zavraždit, vražda, zneškodnit, mordýřka; zbourat, zničit, zapálit, spálit, bourat, žoldněř; výměna, vyměnit; mince, zlato, peníze, zlaťák; příjem, výnos; očarovat, začarovat, ježibaba; daň, daně, poplatek; koruna, král, začínající hráč; ochrana, chránit, chráněný; výběr, výběr postavy; konec, konec hry; remíza, rovnost bodů, shoda bodů; body, výsledek, vítězství; zabrat, převzít; vydírat, hrozba, výpalné; glejt, zabavit; zkrášlit, ozdobit, umělkyně; dobrat, líznout, brát karty; stavět, postavit; odložit, zahodit; dva hráči, 2 hráči; druh, barva, typ
rules-short-title = Hra ve zkratce
rules-short-1 = V každém kole si každý tajně vybere jednu postavu. Postavy pak hrají podle svých čísel.
rules-short-2 = Ve svém tahu si vezmete 2 mince, nebo si doberete 2 karty a jednu si necháte. Potom můžete postavit jednu budovu a zaplatit její cenu.
rules-short-3 = Vaše postava má schopnost, kterou můžete ve svém tahu využít; některé vynášejí mince za budovy své barvy.
rules-short-4 = Jakmile někdo dokončí město o 7 budovách (ve dvou nebo třech hráčích o 8; v klasickém vydání vždy o 8), kolo se dohraje a hra končí.
rules-short-5 = Budovy přinášejí tolik bodů, kolik činí jejich stavební náklady. Všech pět barev dává navíc 3 body, první dokončené město 4, každé další dokončené město 2.
rules-found =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }, { $rules ->
        [one] { $rules } pravidlo
        [few] { $rules } pravidla
        [many] { $rules } pravidla
       *[other] { $rules } pravidel
    }
rules-none = Nic se nenašlo.
rules-rulings =
    { $count ->
        [one] { $count } pravidlo k této kartě
        [few] { $count } pravidla k této kartě
        [many] { $count } pravidla k této kartě
       *[other] { $count } pravidel k této kartě
    }
rules-general = Všechna pravidla

## Settings

settings-title = Nastavení
settings-language = Jazyk
settings-reader = Jak vás texty oslovují
settings-reader-note = Některé jazyky mají jiné tvary pro oslovení ženy a muže.
reader-neutral = Slovy, která se hodí pro každého
reader-feminine = Jako ženu
reader-masculine = Jako muže
settings-look = Vzhled
settings-text-size = Velikost písma
size-small = Malé
size-normal = Běžné
size-large = Velké
size-larger = Velmi velké
settings-motion = Pohyb
motion-system = Podle zařízení
motion-full = Zapnutý
motion-none = Vypnutý
settings-patterns = Vzory vedle barev budov
settings-sound = Zvuk
settings-sound-on = Přehrávat zvuky
settings-play = U stolu
settings-ends-turn = Ukončit můj tah automaticky, když už nezbývá nic jiného
settings-passes = Otázky kladené jen proto, aby se nikdo neprozradil, přeskakovat automaticky (vždy po stejné době)
push-turn = Jste na tahu: { $table }
push-round = Začíná kolo vašeho turnaje: { $table }
notices-title = Upozornění
notices-on = Upozornit mě, když jsem na tahu u stolu, kde jsou na každou akci dny
notices-asks = Prohlížeč se nejdřív zeptá, zda smí.
notices-always = I když není otevřená žádná stránka Citadelly.
notices-open = Jen dokud je někde otevřená stránka Citadelly.
notices-denied = Tento prohlížeč nesmí upozornění ukazovat; nejdřív je povolte v jeho nastavení.
credits-title = O programu
credits-unofficial = Citadella je neoficiální verze karetní hry Citadela. Neobsahuje obrázky ani texty vydané hry.
credits-icons = Autoři ikon: { $authors } a další:
credits-licence = Program je svobodný software s licencí MIT.

## Replay

replay-title = Přehrání hry
replay-table = Ke stolu
replay-position = { $round }. kolo, akce { $n } { BEFORE("from", $total) }
replay-slider = Místo ve hře
replay-back = O akci zpět
replay-forward = O akci dál
replay-round-back = Na začátek kola
replay-round-forward = Na další kolo
replay-play = Přehrát
replay-pause = Pozastavit
replay-none-title = Taková hra neexistuje
replay-none-text = Na této adrese není žádný záznam. Možná je v odkazu překlep.
replay-waits-title = Tato hra se ještě hraje
replay-waits-text = Až skončí, bude možné ji přehrát.
replay-speed = Rychlost
replay-times = { $times }×
replay-round = { $round }. kolo
replay-rounds = Přejít na kolo
replay-copy = Kopírovat odkaz na tento okamžik
replay-eyes = Z pohledu hráče

## Errors

error-server = Na serveru se něco pokazilo. Zkuste to znovu.
error-storage = Databáze serveru má potíže. Zkuste to za chvíli znovu.
error-offline = Server není dostupný. Zkontrolujte připojení a zkuste to znovu.
error-slow-down = Příliš mnoho požadavků. Chvíli počkejte a zkuste to znovu.
error-too-big = Tato zpráva je příliš dlouhá.
error-too-many = Máte příliš mnoho stolů. Nejdřív některý dohrajte.
error-crowded = Je otevřeno příliš mnoho spojení. Zavřete některé okno a zkuste to znovu.
error-too-many-here = Z vaší sítě je otevřeno příliš mnoho stolů. Zkuste to později.
error-too-many-watch = Tento stůl sleduje příliš mnoho lidí. Zkuste to později.
error-banned = Provozovatel tohoto serveru vám zakázal přístup.
error-one-seat = U tohoto stolu smí každý obsadit jen jedno místo.
error-host-here = Hostitel je tady.
error-too-early = Počkejte ještě { $seconds } s.
error-has-clock = U tohoto stolu běží hodiny, takže za hráče nemůže nastoupit bot.
error-no-talk = U tohoto stolu je chat vypnutý.
error-muted = Hostitel vás u tohoto stolu ztlumil.
error-again = Tutéž zprávu nelze poslat dvakrát za sebou.
error-forbidden-word = Je v tom slovo, které tu není dovoleno.
error-bad-request = Server požadavku nerozuměl. Načtěte stránku znovu a zkuste to ještě jednou.
error-bad-message = Server zprávě nerozuměl. Načtěte stránku znovu a zkuste to ještě jednou.
error-bad-origin = Požadavek přišel z jiné stránky a byl odmítnut.
error-bad-name = Zvolte jméno o 1 až 24 viditelných znacích.
error-bad-chat = Napište 1 až { $most } znaků.
error-bad-emote = Taková reakce neexistuje.
error-bad-action = Taková akce neexistuje.
error-bad-clock = Takové hodiny neexistují. Vyberte některé ze seznamu.
error-bad-seats = Ke každému místu vyberte hráče.
error-no-guest = Server tento prohlížeč ještě nezná. Načtěte stránku znovu.
error-no-table = Na této adrese není žádný stůl: možná je v odkazu překlep, nebo byl stůl už dávno smazán.
error-table-other-rules = U tohoto stolu se hrálo podle jiných pravidel, než má server teď. Stůl zůstává uložený, ale nelze v něm pokračovat.
error-table-damaged = Uložená data tohoto stolu jsou poškozená. Stůl zůstává uložený, ale nelze v něm pokračovat.
error-elsewhere = Stůl se právě přesouvá. Zkuste to za okamžik.
error-table-cards-missing = Stůl čeká na soubor s kartami { $file }, který server teď nemá. Nic se neztratilo.
error-table-cards-changed = Stůl čeká na soubor s kartami { $file }, který se od té doby změnil. Nic se neztratilo.
error-no-seat = Takové místo neexistuje.
error-no-bot = Takový bot neexistuje. Vyberte ho ze seznamu.
error-no-key = Ten klíč nepatří k žádnému místu u stolu.
error-no-link = Tento odkaz už byl použit, vypršel, nebo nikdy neexistoval.
error-not-found = Na této adrese nic není. Odkaz je možná chybný.
error-no-push = Tento server upozornění neposílá.
error-bad-push = To není adresa služby push.
error-not-host = To může jen hostitel.
error-not-your-seat = To místo není vaše.
error-not-seated = To mohou jen hráči.
error-not-your-turn = Nejste na tahu.
error-no-coach = U tohoto stolu není rádce.
error-not-playing = U tohoto stolu se nehraje.
error-not-over = Hra ještě neskončila.
error-not-away = Ten hráč je tady.
error-no-undo = Teď není co vrátit.
error-seat-taken = To místo je obsazené.
error-open-seats = Jsou tu ještě volná místa. Nejdřív je obsaďte.
error-started = Hra už začala.
error-stale = U stolu se mezitím něco stalo; podívejte se znovu.
error-illegal = To teď udělat nemůžete.
error-setup =
    { $rule ->
        [S1] Toto vydání nejde hrát v tolika hráčích.
        [S2] Od každého čísla musí být právě jedna postava.
        [S3] Počet postav neodpovídá počtu hráčů.
        [S4] Císař není pro dva hráče, královna není pro méně než pět.
        [S5] Počet fialových budov nesouhlasí.
        [S11] S diplomatem se hřbitov nepoužívá.
        [S12] Doslova podle návodu smíte vyměnit nejvýše dvě z osmi původních postav.
        [J-S17] Toto vydání nemá vlastní pravidla, podle kterých by šlo hrát doslova.
       *[other] S těmito kartami nelze hrát (pravidlo { $rule }).
    }
