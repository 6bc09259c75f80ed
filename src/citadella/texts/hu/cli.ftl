### What the command line says in Hungarian.

## Commands

command-citadella = A teljes Citadella kártyajáték: botok ellen, barátokkal vagy kísérletekhez. Nem hivatalos.
command-play = Játék botok ellen a terminálban.
command-serve = Kiszolgáló indítása és a játék megnyitása a böngészőben, egyedül vagy barátokkal.
command-rules = Egy kártya bármelyik nevén, vagy egy szó a szabályokban.
command-replay = Egy rögzített játszma megtekintése lépésről lépésre.
command-review = Egy befejezett játszma elemzése: a győzelmi esélyek alakulása, és minden döntés értékelése aszerint, amit a játékos tudhatott.
command-simulate = Sok játszma botok között, a végén összegzéssel.
command-compare = Ugyanazok az osztások két beállítással (más számok a lapokon, más botok, más lapok), és a különbségek.
command-arena = Botok rangsorolása egymás elleni játszmákkal: győzelmi arány, értékszám, ki kit ver meg.
command-report = A simulate --out által mentett játszmák elemzése: győzelmi arány botonként, helyenként, karakterenként és kerületenként.
command-admin = Egy (akár futó) kiszolgáló felügyelete: asztalok bezárása, vendégek kitiltása vagy törlése, bejelentések kezelése.
command-backup = A kiszolgáló minden adatának mentése egy fájlba. Futás közben is biztonságos.
command-restore = Biztonsági mentés visszaállítása egy üres adatbázisba.
command-bots = Botok futtatása ezen a gépen egy vagy több kiszolgáló számára.
command-push-key = A Web Push (VAPID) kulcs elkészítése, amellyel a kiszolgáló értesítéseket küldhet a böngészőknek.
command-completion = A parancsfájl kiírása, amellyel a héj kiegészíti a citadella parancsait és kapcsolóit.
group-play = Játék
group-records = Szabályok és rögzített játszmák
group-experiments = Kísérletek
group-server = A kiszolgáló üzemeltetése
group-shell = Parancshéj
help-usage = Használat:
help-arguments = Argumentumok
help-actions = Műveletek
help-options = Kapcsolók
help-examples = Példák
help-default = alapérték: { $value }
help-required = kötelező
help-repeatable = ismételhető
help-more = Egy parancs kapcsolóit a „citadella PARANCS --help” sorolja fel.

## Placeholders for values, in capitals

metavar-action = MŰVELET
metavar-address = CÍM
metavar-arguments = ARGUMENTUMOK
metavar-bot = BOT
metavar-card = LAP
metavar-choice = VÁLASZTÁS
metavar-command = PARANCS
metavar-days = NAPOK
metavar-edition = KIADÁS
metavar-file = FÁJL
metavar-folder = MAPPA
metavar-guest = VENDÉG
metavar-language = NYELV
metavar-name = NÉV
metavar-number = SZÁM
metavar-options = KAPCSOLÓK
metavar-preset = LISTA
metavar-record = JEGYZŐKÖNYV
metavar-seconds = MÁSODPERC
metavar-seed = MAG
metavar-table = ASZTAL
metavar-target = CÉL
metavar-value = ÉRTÉK
metavar-word = SZÓ

## Options

option-version = A változat, és hogy a szabályok le vannak-e fordítva.
option-help = Ez a súgó.
option-lang = Nyelv: en, hu, bg, cs, de, fr vagy pl.
default-lang = a területi beállításé
option-edition = Kiadás: 2016, 2021, deluxe, classic vagy classic-2016.
option-preset = A karakterek és egyedi kerületek előre beállított listája, vagy random: véletlenül választott lapok.
option-presets = A karakterek és egyedi kerületek előre beállított listája, vagy random: minden játszmában véletlenül választott lapok, vagy mixed: minden lista sorban.
option-players = A játékosok száma, 2–8.
option-action_cards = Játék a DeLuxe kiadás akciókártyáival.
option-as_printed = A kiadás nyomtatott szabálykönyve szerint ott, ahol a döntéseink eltérnek tőle: all (mindenben), vagy választások azonosítói (listájuk: docs/rulings.hu.md).
option-bots = Ellenfelek: egy mindegyik helyre, vagy helyenként egy. { bot-names }
option-seat_bots = Botok: egy minden helyre, vagy helyenként egy. { bot-names }
option-entrants = Az összemért botok; felváltva ülnek minden helyre. { bot-names }
bot-names = Szintek: apprentice, novice, easy, normal, hard. Stílusok: homebody, aggressor, cautious. Algoritmusok: random, builder, strategist, learned, search. Egy botnak lehetnek paraméterei (search:seconds=0.5), ismételhető (builder*3), és jöhet fájlból is (my_bot.py:MyBot).
option-name = A neved az asztalnál.
option-seed = Az osztások magja: azonos mag azonos játszmákat oszt.
option-random_seed = Az osztás magja: azonos mag azonos játszmát oszt.
default-random_seed = véletlen
option-record = A játszma jegyzőkönyvének mentése ebbe a fájlba.
option-record_file = A megnyitandó jegyzőkönyv; a - a szabványos bemenetet olvassa.
option-resumed = Mentett játszma folytatása: a fájlban lévőé vagy a legutóbb játszotté.
option-plain = Soronkénti mód a teljes képernyős asztal helyett.
option-cards = Fájl házi készítésű lapokkal.
option-with_cards = Lapok, amelyek játékba kerülnek: sajátok vagy a kiadás más lapjai. Egy karakter az azonos rangú helyére lép, egy egyedi kerület egy másikéra.
default-with_cards = a --cards fájljainak minden lapja, ami belefér
option-no_card_packages = A telepített csomagok lapjai nélkül.
option-changed_cards = Olyan játszmák is, amelyek lapfájlja a mentésük óta megváltozott.
option-what_if = Egy lap a nyomtatottól eltérő számmal, például tavern.cost=2 vagy architect.build_limit=2.
option-games = A játszmák száma.
option-rounded_games = A játszmák száma, felkerekítve a játékosok számának többszörösére.
option-deals = Az osztások száma, legalább 2; mindegyik mindkét beállítással sorra kerül.
option-json = Összegzés helyett egyetlen JSON-objektum.
option-workers = A munkafolyamatok száma.
default-workers = legfeljebb processzormagonként egy
option-word = Egy kártya, egy szó vagy egy szabály azonosítója.
option-all_rules = Minden találat: az összes szabály és kártya.
option-whole_game = Az egész játszma kiírása megállás nélkül.
option-to = Ennyi lépés után kezdje; soronkénti módban ott álljon meg.
option-seat = A játszma úgy, ahogy erről a helyről látszott. A helyek számozása 0-tól indul (@0).
default-seat = minden hely, ha a játszma véget ért
option-reviewed = Csak ennek a helynek a döntései. A helyek számozása 0-tól indul (@0).
default-reviewed = az egyetlen emberi játékosé, vagy mindenkié
option-playouts = Hány játszmát játsszon végig lépésenként az összehasonlításhoz, legalább 2. A több pontosabb és lassabb.
option-games_file = A játszmák táblájának mentése ebbe a Parquet-fájlba, a citadella report számára.
option-games_table = A citadella simulate --out által írt Parquet-fájlok.
option-html = Az elemzés ábrákkal ebbe a HTML-fájlba is bekerül.
option-side_a = Az első beállítás: printed (ahogy nyomtatták), vagy szóközzel elválasztott kifejezések, például "tavern.cost=2 bots=builder". Egy kifejezés LAP.SZÁM=ÉRTÉK alakú, vagy egy kapcsolót állít be: bots=, preset=, edition=, action-cards=yes, as-printed=all vagy with=.
option-side_b = A második beállítás, ugyanilyen formában.
option-engine = Hol fussanak a játszmák: local, vagy ray egy Ray-fürtön (a RAY_ADDRESS címen, vagy ezen a gépen indítva).
option-results = Az eredmények mappája; a félbeszakadt futás innen folytatható.
option-resume = Annak a futásnak a folytatása, amelynek az eredményei az --out mappájában vannak.
option-stop_when_clear = Megállás, amint világos, hogy az első bot jobb vagy rosszabb a rá eső résznél (tévedés legfeljebb 5%).
option-on_error = Ha egy bot hibázik: stop (megállás), vagy go-on (a játszma végéig véletlen lépések helyettesítik).
option-time_limit = Egy döntés időkorlátja másodpercben; 0: nincs korlát.
option-port = A port, amelyen a kiszolgáló figyel.
default-port = 8000, vagy a következő szabad port
option-host = A cím, amelyen a kiszolgáló figyel; a 0.0.0.0 más gépekről is fogad kapcsolatot.
default-host = 127.0.0.1
option-lan = Barátok is csatlakozhatnak ugyanarról a hálózatról; kiírja a címet és egy QR-kódot.
option-no_browser = Ne nyissa meg a böngészőt.
option-data = A kiszolgáló adatainak mappája.
default-data = ~/.local/share/citadella
option-database = SQLite- vagy PostgreSQL-adatbázis URL-je az adatmappában lévő fájl helyett.
option-server_workers = A kiszolgáló folyamatainak száma; egynél többhöz PostgreSQL kell.
default-server_workers = 1
option-settings = A beállítások fájlja (TOML); mindet felsorolja a docs/settings.md.
option-push_key = A Web Push kulcsának fájlja, amelyet a citadella push-key készített.
option-push_contact = Kapcsolattartási cím a push-szolgáltatásoknak, például mailto:te@pelda.hu.
option-action = Mit tegyen; lásd lent.
option-target = Mire vonatkozik: egy asztal kódja, egy vendég azonosítója, egy szó vagy egy bejelentés száma.
option-days = A kitiltás hossza napokban.
option-network = Új vendégek kitiltása is a vendég hálózatáról.
option-new_backup = A fájl, amelybe a mentés kerül.
option-backup_file = A visszaállítandó biztonsági mentés.
option-connect = Annak a kiszolgálónak az URL-je, amelynek a botokat futtatja, például https://citadella.example.
option-secret = A közös titkot tartalmazó fájl (a kiszolgáló pool_secret beállítása).
option-pool_workers = A munkafolyamatok száma.
default-pool_workers = processzormagonként egy
option-key_file = A fájl, amelybe az új kulcs kerül. Tartsd titokban.
option-shell = A parancshéj, amelynek a parancsfájl készül. Az indítófájljában töltsd be, ahogy a példák mutatják.
admin-action-tables = A nyitott asztalok.
admin-action-close = Egy asztal bezárása a kódja alapján.
admin-action-guests = Minden vendég, vagy akiknek a nevében szerepel a megadott szó.
admin-action-ban = Egy vendég kitiltása.
admin-action-unban = Egy vendég kitiltásának feloldása.
admin-action-forget = Egy vendég törlése minden adatával együtt.
admin-action-export = Minden adat, amely egy vendégről tárolva van.
admin-action-reports = A nyitott bejelentések.
admin-action-settle = Egy bejelentés lezárása a száma alapján.
admin-action-ratings = Az eredményekkel nem egyező értékszámok; a „ratings repair” újraszámolja őket.

## What commands answer

admin-close = Az asztal bezárva.
admin-ban = A vendég kitiltva: { $target }.
admin-unban = A vendég már nincs kitiltva: { $target }.
admin-forget = A vendég minden adatával együtt törölve: { $target }.
admin-settle = A bejelentés lezárva: { $target }.
admin-nothing = Nincs mit megmutatni.
admin-ratings-right = Minden értékszám megfelel az eredményeknek.
admin-repair = Az értékszámok újraszámolva az eredményekből.
backup-made = { $rows } sor elmentve a „{ $file }” fájlba.
backup-restored = { $rows } sor visszaállítva.
serving = A Citadella itt érhető el: { $link }  (leállítás: Ctrl-C)
lending = Legfeljebb { $workers } bot fut ezen a gépen a { $url } kiszolgáló számára (leállítás: Ctrl-C)
serving-near = Akik ugyanezen a hálózaton vannak, itt csatlakozhatnak: { $link }, vagy olvassák be ezt a kódot:
serving-alone = Ez a gép nincs hálózaton, így egyelőre senki más nem csatlakozhat.
push-key-made = A kulcs itt van: „{ $file }”. Így indítsd a kiszolgálót: citadella serve --push-key { $file } --push-contact mailto:te@pelda.hu
version-compiled = citadella { $version } (lefordítva)
version-interpreted = citadella { $version } (értelmezve)
build-compiled = lefordítva
build-interpreted = értelmezve
stopped = Megszakítva.
number = { NUMBER($value) }

## Errors

error-other = Hiba (angolul): { $why }
error-language = Ismeretlen nyelv: „{ $language }”. Választható: { $known }.
error-edition = Ismeretlen kiadás: „{ $edition }”. Választható: { $known }.
error-preset = Ebben a kiadásban ({ $edition }) nincs ilyen lista: „{ $preset }”. Választható: { $known }.
error-players = A játékot 2–8 játékos játszhatja, nem { $players }.
error-players-edition = Ezt a kiadást ({ $edition }) 2–{ $most } játékos játszhatja, nem { $players }.
error-action-cards = Ebben a kiadásban ({ $edition }) nincsenek akciókártyák. Amelyikben vannak: { $known }.
error-as-printed = Ebben a kiadásban ({ $edition }) az --as-printed kapcsolónak nincs ilyen értéke: „{ $choice }”. Választható: { $known }.
error-as-printed-none = Ennek a kiadásnak ({ $edition }) nincs saját szabálykönyve, ezért az --as-printed nem használható vele.
error-bot = Ismeretlen bot: „{ $bot }”. Választható: { $known }.
error-bots =
    A botok száma nem megfelelő: { $named }. { $seats ->
        [1] Egyet adj meg.
       *[other] Adj meg egyet mind a { $seats } helyre, vagy helyenként egyet.
    }
error-seed = A mag egy szám vagy egy rövid, egysoros szöveg.
error-no-file = Nincs ilyen fájl: „{ $file }”.
model-unsound =
    { $why ->
        [missing] A tanult modell („{ $file }”) hiányzik
        [old] A tanult modell („{ $file }”) más változathoz tartozik
       *[damaged] A tanult modell („{ $file }”) sérült
    }; helyette a strategist bot értékelése dönt.
error-unreadable =
    { $why ->
        [folder] Ez mappa, nem fájl: „{ $file }”.
        [forbidden] Nincs jogod olvasni ezt a fájlt: „{ $file }”.
       *[other] Ez a fájl nem olvasható: „{ $file }”.
    }
error-not-text = Ez nem szövegfájl: „{ $file }”.
error-unwritable = Ez a hely nem írható: „{ $file }”.
error-record =
    { $kind ->
        [illegal] Ez a jegyzőkönyv nem játszható le, mert a szabályok nem engedik egyik lépését: „{ $file }”. { $why }
        [setup] Ez a jegyzőkönyv nem játszható le, mert így nem lehet játékot kezdeni: „{ $file }”. { $why }
       *[form] Ez nem érvényes jegyzőkönyv: „{ $file }”. { $why }
    }
error-to = A jegyzőkönyvben csak { $count } lépés van; { $to } lépés nem mutatható meg belőle.
error-seat = A jegyzőkönyvben nincs { $seat } számú hely. A helyek 0-tól { $last }-ig számozódnak.
error-review-unfinished = Csak befejezett játszmát lehet elemezni; ez a jegyzőkönyv hamarabb véget ér.
error-no-rule = Nincs ilyen kártya vagy szabály: „{ $word }”.
error-no-rule-near = Erről nincs semmi: „{ $word }”. Erre gondoltál: { $near }?
error-command = Ismeretlen parancs: „{ $command }”. Választható: { $known }.
error-option-unknown = Ismeretlen kapcsoló: { $option }. A parancs --help kapcsolója felsorolja, mi használható.
error-missing = Hiányzik: { $option }. A használatot a parancs --help kapcsolója mutatja.
error-choice = Érvénytelen érték: { $option } „{ $value }”. Választható: { $known }.
error-number =
    Érvénytelen érték: { $option } „{ $value }”. { $kind ->
        [fraction] Szám
       *[whole] Egész szám
    } kell.
error-range =
    Érvénytelen érték: { $option } „{ $value }”. { $kind ->
        [fraction] Szám
       *[whole] Egész szám
    } kell { $least } és { $most } között.
error-least =
    Érvénytelen érték: { $option } „{ $value }”. Legalább { $least } értékű { $kind ->
        [fraction] szám
       *[whole] egész szám
    } kell.
error-extra = Felesleges argumentum: „{ $words }”. A használatot a parancs --help kapcsolója mutatja.
error-option-needs = Ehhez a kapcsolóhoz érték kell: { $option }.
error-option-bare = Ehhez a kapcsolóhoz nem tartozik érték: { $option }.
error-usage = A parancs nem érthető. A használatot a --help kapcsoló mutatja.
error-admin-target = Az „admin { $action }” parancshoz cél kell: egy asztal kódja, egy vendég azonosítója vagy egy bejelentés száma. Lásd: citadella admin --help.
error-admin-ratings = Ismeretlen művelet: „admin ratings { $target }”. Választható: „admin ratings” és „admin ratings repair”.
error-admin-table = Nincs ilyen nyitott asztal: „{ $target }”. A nyitott asztalokat a „citadella admin tables” sorolja fel.
error-admin-guest = Nincs ilyen vendég: „{ $target }”. A vendégek azonosítóit a „citadella admin guests” sorolja fel.
error-admin-report = Nincs ilyen bejelentés: „{ $target }”. A nyitott bejelentéseket a „citadella admin reports” sorolja fel.
error-bot-parameter = Ennek a botnak („{ $bot }”) nincs ilyen paramétere: „{ $parameter }”. Választható: { $known }.
error-bot-no-parameter = Ennek a botnak („{ $bot }”) nincsenek paraméterei, így ez sem állítható: „{ $parameter }”.
error-bot-value =
    Érvénytelen érték a bot („{ $bot }”) { $parameter } paraméteréhez: „{ $value }”. Ami kell: { $kind ->
        [int] egész szám
        [float] szám
        [bool] yes vagy no
       *[str] egy szó
    }{ $range }.
error-bot-not-in-file = Ebben a fájlban („{ $file }”) nincs „{ $bot }” bot. Választható: { $known }.
error-bot-is-none = Ez nem bot: „{ $bot }” (fájl: „{ $file }”), mert nincs choose(view, actions) metódusa.
error-bot-not-made =
    Ez a bot nem hozható létre, mert a kódja hibát jelzett: „{ $bot }”.
    { $why }
error-bot-file =
    Ez a fájl nem tölthető be, mert hiba van a kódjában: „{ $file }”.
    { $why }
error-library = Ehhez hiányzik egy könyvtár ({ $library }). Telepítése: { $command }
error-card-file = Ez a lapfájl nem használható: „{ $file }”. { $why }.
error-cards-missing = Ehhez a játszmához hiányzik egy lapfájl: „{ $file }”. Add meg a --cards kapcsolóval.
error-cards-changed = A játszma egyik lapfájlja azóta megváltozott: „{ $file }”. A --changed-cards kapcsolóval mégis lejátszható.
error-no-games = Ez nem a simulate --out által mentett játszmatábla: „{ $file }”.
error-what-if-form = Érvénytelen módosítás: „{ $text }”. Ilyen kell: LAP.SZÁM=ÉRTÉK, például tavern.cost=2.
error-what-if-card = Ebben a kiadásban ({ $edition }) nincs ilyen lap: „{ $card }”. Hasonló nevűek: { $near }.
error-what-if-absent = Ez a lap nincs játékban ezekben a játszmákban: „{ $card }”.
error-what-if-number = Ennek a lapnak („{ $card }”) nincs ilyen száma: „{ $number }”. Választható: { $known }.
error-what-if-value = Érvénytelen érték: { $what } „{ $value }”. Egész szám kell { $least } és { $most } között.
error-side = Érvénytelen beállítás: „{ $term }”. Ami lehet: „printed”, vagy ilyen kifejezések szóközzel elválasztva: tavern.cost=2, { $keys }.
error-results-there = Ebben a fájlban már vannak eredmények: „{ $file }”. Folytasd a --resume kapcsolóval, vagy válassz másik mappát.
error-results-spoilt = Sérült sor: „{ $file }”, { $line }. sor.
error-results-other = Ezek egy másik verseny eredményei: „{ $file }” ({ $what }: akkor { $before }, most { $now }).
error-resume-what = A --resume kapcsolóhoz kell az --out MAPPA, benne a korábbi eredményekkel.
failed-raised = A bot („{ $bot }”, { $seat } hely) hibázott ({ $game }. játszma, { $decision }. döntés): { $detail }. Jegyzőkönyv: { $file }
failed-illegal = A bot („{ $bot }”, { $seat } hely) szabálytalan lépést választott ({ $game }. játszma, { $decision }. döntés): { $detail }. Jegyzőkönyv: { $file }
failed-slow = A bot („{ $bot }”, { $seat } hely) { $detail } másodpercnél tovább gondolkodott ({ $game }. játszma, { $decision }. döntés). Jegyzőkönyv: { $file }
failed-endless = Egy játszma nem ér véget ({ $game }. játszma): { $decision } döntés után még mindig a bot („{ $bot }”, { $seat } hely) van soron. Jegyzőkönyv: { $file }

## Simulating

simulate-progress = Játszmák
simulate-what-if = Mi lenne, ha
simulate-games = Játszmák
simulate-decisions = Döntések
simulate-seconds = Másodperc
simulate-pace = Sebesség
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } játszma/s, { NUMBER($decisions, maximumFractionDigits: 0) } döntés/s
simulate-length = Egy játszma hossza
simulate-length-value = { $rounds } forduló, { $decisions } döntés
simulate-seat = Hely
simulate-bot = Bot
simulate-wins = Győzelem
simulate-saved = A játszmák táblája: { $file }

## Comparing

compare-progress = Osztások
compare-pairs =
    { NUMBER($deals) } osztás, mindkét beállítással lejátszva; { $alike ->
        [0] egyik sem végződött egyformán.
       *[other] egyformán végződött { NUMBER($alike) }.
    }
compare-difference = B − A
compare-by-game = A játszmák átlagosan
compare-by-seat = Győzelmi arány helyenként, %
compare-by-character = Győzelmi arány karakterenként, %
compare-by-district = Győzelmi arány kerületenként, %
compare-rounds = Fordulók
compare-decisions = Döntések
compare-points = Egy játékos pontjai
compare-winning-points = A győztes pontjai
compare-lead = A győztes előnye
compare-more = További { $count } kisebb különbség nem látszik itt; a --json mutatja.

## Measuring bots

arena-died = Leállt az egyik folyamat ({ $game }. játszma).
arena-kept = A kész játszmák itt vannak: „{ $file }”. Folytatás: --resume.
arena-heading = { NUMBER($games) } játszma, { NUMBER($deals) } osztás minden ülésrenddel, { $players } játékos, { $edition }, játszmánként átlagosan { $rounds } forduló
arena-games = Játszma
arena-wins = Győzelem
arena-interval = 95%-os sáv
arena-margin = Előny
arena-points = Pont
arena-speed = ms/döntés
arena-rating = Értékszám
arena-ahead = Ki előtt végez
arena-answer-better = { $bot }: többet nyer a rá eső { $fair }-os résznél; { $deals } osztás után biztos (szekvenciális próba, tévedés legfeljebb 5%).
arena-answer-worse = { $bot }: kevesebbet nyer a rá eső { $fair }-os résznél; { $deals } osztás után biztos (szekvenciális próba, tévedés legfeljebb 5%).
arena-answer-open = { $bot }: { $deals } osztás után sem biztos, hogy többet vagy kevesebbet nyer-e a rá eső { $fair }-os résznél (szekvenciális próba, tévedés legfeljebb 5%).
arena-failures = { $bot }: { $count } alkalommal hibázott; a játszma végéig véletlen lépésekkel játszott tovább.
arena-lost = { $count } osztást nem lehetett végigjátszani; ezek nem számítanak.

## Reports

report-title = A játszmák elemzése
report-summary = { NUMBER($games) } játszma, átlagosan { $rounds } forduló és { $decisions } döntés; játékosonként átlagosan { $points } pont, a győztesé { $winning }.
report-how = A vonalak 95%-os megbízhatósági sávok a játszmák szerint; a piros jel az arányos részt mutatja. Egy karakter minden fordulóban számít, amelyben játszották, egy kerület minden városban, amelyben a végén állt.
report-random = Véletlen lapok
report-seat-of = { $seat } hely, { $players } játékos
report-players = { $players } játékos
report-by-bots = Győzelmi arány botonként
report-by-presets = Győzelmi arány listánként és botonként
report-by-players = Győzelmi arány létszám és bot szerint
report-by-seats = Győzelmi arány helyenként
report-by-characters = Győzelmi arány karakterenként
report-by-districts = Győzelmi arány kerületenként
report-win-rate = Győzelem, %
report-times = Esetek
report-interval = 95%-os sáv
report-fair = Arányos
report-fates = A karakterek sorsa
report-picked = Választották
report-killed = Meggyilkolták
report-robbed = Kirabolták
report-bewitched = Megbabonázták
report-of-rounds = a fordulók %-ában, amelyekben játékban volt
report-of-picks = a fordulók %-ában, amelyekben választották
report-lengths = A játszmák hossza
report-rounds = Fordulók
report-points = Pontok forrás szerint
report-from-district = Kerületek
report-from-silver = Ezüstérmék
report-from-effect = Kerületek többletpontjai
report-from-hand = Lapok a kézben
report-everyone = Mindenki
report-winners = Győztesek
report-numbers = Számok
report-saved = Az elemzés elmentve: { $file }

## Replaying

replay-next = Enter: tovább, q: kilépés
replay-unfinished = A jegyzőkönyv itt, a játszma vége előtt ér véget.

## Looking up

rules-heading = Szabályok és magyarázatok
rules-our-ruling = saját döntésünk
rules-more = További { $count } találat a szabályok között; az --all mindet mutatja.
rules-more-cards = További { $count } találat a kártyák között; az --all mindet mutatja.
rules-not-in = Nincs benne ebben a kiadásban: { $edition }. Az itt látható szöveg ebből való: { $shown }.
rules-editions = kiadások: { $editions }
rules-homebrew = házi készítésű lap innen: { $file }
rules-no-effect = Nincs külön hatása.
rules-character = karakter, rang: { $rank }
rules-action-card = akciókártya, { $copies } db a pakliban
rules-district = { $type } kerület, ára { $cost }, { $copies } db a pakliban
rules-unbuildable = { $type } kerület, nem építhető meg

## Playing

names = Ágnes, Bálint, Csilla, Dénes, Emese, Ferenc, Gizella, Huba
play-me = Te
play-round = { $round }. forduló
play-deck = { $count } lap a pakliban
play-goal = { $count } kerületnél vége
play-last-round = utolsó forduló!
play-face-up = eldobva: { $names }
play-hand = Kézben
play-tucked = a Múzeum alatt: { $count }
play-prompt = { $choices }, ? súgó, c tanács, l napló, q kilépés:
play-prompt-undo = { $choices }, u visszavonás, ? súgó, c tanács, l napló, q kilépés:
play-no-such-choice = Írj be egy számot 1 és { $last } között, vagy ?-et a súgóhoz.
play-forgotten = Ebben a körben ez még hátravan: { $what }. Ha nem akarod, válaszd még egyszer a kör befejezését.
play-no-undo = Ezt nem lehet visszavonni: azóta új információ derült ki.
play-saved = A jegyzőkönyv elmentve: { $file }
play-review = A döntéseid elemzése: { $command }
play-help =
    Írd be egy lehetőség számát, és nyomj Entert.
    A „? 3” elmagyarázza a 3. lehetőség lapját, a „? király” bármelyik lapot a neve alapján.
    l: napló; u: az utolsó lépésed visszavonása; q: kilépés és mentés; c: tanács kérése.
    Körönként egyszer gyűjts, aztán építs; a forduló rang szerint halad végig a karaktereken.
    A játék annak a fordulónak a végén ér véget, amelyben valaki befejezi a városát.
column-player = Játékos
column-character = Karakter
column-gold = Arany
column-cards = Lap
column-points = Pont
column-city = Város

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] Holtversenyben, { $points }tal te nyertél!
               *[other] Holtversenyben, { $points }tal { $name } nyert.
            }
       *[no]
            { $who ->
                [you] { $points }tal nyertél!
               *[other] { $name } nyert, { $points }tal.
            }
    }
result-shared = Megosztott győzelem { $points }tal: { $names }.
