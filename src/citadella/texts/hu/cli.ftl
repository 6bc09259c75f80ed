### What the command line says in Hungarian.

## Commands and options

command-citadella = A teljes Citadella kártyajáték. Nem hivatalos.
command-play = Játék botok ellen a terminálban.
command-serve = Asztal nyitása a böngészőben, egyedül vagy a barátokkal egy linken.
command-admin = Rend a kiszolgálón: asztalok bezárása, vendégek kitiltása és törlése, bejelentések. A kiszolgáló futása közben is működik.
command-backup = Minden mentett adat fájlba írása, a kiszolgáló futása közben is.
command-restore = Biztonsági mentés beolvasása egy üres adatbázisba.
command-bots = Egy kiszolgáló botjai ezen a gépen gondolkodnak: ez a parancs hozzá csatlakozik.
command-push-key = Kulcs készítése, amellyel a kiszolgáló értesítést küldhet a böngészőknek (Web Push).
command-simulate = Botok sok játszmát játszanak, a végén összegzéssel.
command-compare = Ugyanazokat az osztásokat kétféleképpen játssza le, és megmutatja, mi más: más számok a lapokon, más botok, más lapok.
command-arena = Botok összemérése: győzelmi arány, értékszám, ki kit ver meg.
command-report = Amit a simulate játszmatáblája elárul, a terminálban és weboldalként.
command-replay = Egy rögzített játszma lépésről lépésre, mondatokban.
command-review = Egy feljegyzett játszma elemzése: az esélyek alakulása, és minden döntés abból megítélve, amit tudni lehetett.
command-rules = Egy kártya bármelyik nevén, vagy a szabályok egy szava.
option-version = A változat és a szabályok fordítási módja.
option-help = Ez a súgó.
option-edition = Kiadás: 2016, 2021, deluxe, classic vagy classic-2016.
option-preset = Egy kész lista neve, vagy random: véletlen lapok; a simulate és az arena parancsnál mixed is: minden lista sorban.
option-players = A játékosok száma, 2–8.
option-action_cards = Játék a DeLuxe kiadás akciókártyáival.
option-as_printed = Amiben a kiadás szabálykönyvének betűje szerint játszotok, ahol a döntéseink eltérnek tőle: „all” (mindben), vagy azonosítók vesszővel elválasztva (listájuk: docs/rulings.hu.md).
option-bots = Botok (apprentice, novice, easy, normal, hard, aggressor …), vesszővel elválasztva: egy mindenkinek, vagy helyenként egy; a builder*3 hármat jelent. Lehetnek paraméterei (search:seconds=0.5), és lehet sajátod is (my_bot.py:MyBot).
option-name = A neved az asztalnál.
option-seed = Az osztás magja: azonos mag azonos játszmát oszt.
option-record = A játszma jegyzőkönyvének fájlja.
option-lang = Nyelv: en, hu, bg vagy cs.
option-games = A játszmák száma, legalább 1.
option-json = Összegzés helyett egyetlen JSON-objektum.
option-everything = Minden egyszerre.
option-to = Megállás ennyi lépés után (0 vagy több).
option-seat = A játszma úgy, ahogy erről a helyről látszik; a helyek számozása 0-tól indul.
option-reviewed = Ennek a helynek a döntései; a helyek 0-tól számozódnak. Alapérték: az egyetlen emberé, vagy mindenkié.
option-playouts = Hány kiosztott játékban mérjünk össze két lépést, legalább 2; a több pontosabb és lassabb.
option-word = Egy kártya, egy szó vagy egy szabály azonosítója.
option-port = A kiszolgáló portja; ha nincs megadva: 8000, vagy a következő szabad.
option-data = A mappa, ahol a játszmák megmaradnak.
option-no_browser = Ne nyissa meg a böngészőt.
option-database = Adatbázis URL-je (sqlite vagy postgresql) az adatmappa fájlja helyett.
option-host = A cím, ahol a kiszolgáló figyel; a 0.0.0.0 más gépeket is beenged.
option-lan = Barátok is játszhatnak ugyanarról a hálózatról; kiírja a címet és egy beolvasható QR-kódot.
option-workers = A folyamatok száma; egynél többhöz PostgreSQL kell.
option-settings = A beállítások fájlja (TOML); mindet felsorolja a docs/settings.md.
option-action = Mit tegyen: tables (a nyitott asztalok), close (asztal bezárása a kódja szerint), guests (vendégek keresése a nevük egy szava szerint), ban (kitiltás), unban (visszaengedés), forget (egy vendég törlése mindenestül), export (minden, ami egy vendégről el van mentve), reports (a bejelentések), settle (egy bejelentés lezárása a száma szerint), ratings (az értékszámok összevetése az eredményekkel; a „ratings repair” újraszámolja őket).
option-target = Egy asztal kódja, egy vendég azonosítója, egy szó vagy egy bejelentés száma.
option-days = Hány napra szól a kitiltás.
option-network = Új vendégek se jöhessenek arról a hálózatról, ahonnan a vendég jött.
option-backup_file = A biztonsági mentés fájlja.
admin-close = Az asztal bezárva.
admin-ban = A vendég ki van tiltva: { $target }.
admin-unban = A vendég újra bejöhet: { $target }.
admin-forget = A vendég törölve: { $target }.
admin-settle = A bejelentés lezárva: { $target }.
admin-nothing = Nincs semmi.
admin-ratings-right = Minden értékszám megfelel az eredményeknek.
admin-repair = Az értékszámok az eredményekből újra ki vannak számolva.
error-admin-target = Az „admin { $action }” parancshoz meg kell adni, kire vagy mire vonatkozik; lásd: --help.
error-admin-ratings = Nincs „admin ratings { $target }”; van „admin ratings” és „admin ratings repair”.
backup-made = { $rows } sor van itt: „{ $file }”.
backup-restored = { $rows } sor helyreállítva.
option-connect = Annak a kiszolgálónak az URL-je, amelynek botjai itt gondolkodnak, például https://citadella.example (többször is megadható).
option-secret = A titkot tartalmazó fájl; a kiszolgáló ezt pool_secret néven ismeri.
option-push_key = Az értesítések (Web Push) kulcsának fájlja, a citadella push-key készíti.
option-push_contact = Aki a kiszolgálóért felel, a push-szolgáltatások számára: mailto:te@pelda.hu.
option-key_file = Az új kulcs fájlja; ne add ki másnak.
option-jobs = A folyamatok száma; ha nincs megadva: minden processzor, ahol megéri.
option-engine = Hol fussanak a játszmák: local, vagy ray, azaz egy Ray-fürt (RAY_ADDRESS, vagy ezen a gépen).
option-results = Az eredmények mappája; ezzel a félbeszakadt futás folytatható.
option-resume = Folytatás az --out mappájának eredményeivel.
option-stop_when_clear = Megállás, amint biztos, hogy az első bot jobb vagy rosszabb a rá eső résznél (tévedés legfeljebb 5%).
option-on_error = Ha egy bot hibázik: stop (megállás) vagy go-on (a játszma végéig véletlen lépésekkel játszik tovább).
option-time_limit = Másodperc egy döntésre; 0: nincs határ.
option-games_file = A játszmák táblájának fájlja (Parquet), a citadella report számára.
option-games_table = Játszmatáblák, a citadella simulate --out fájljai.
option-html = Az ábrákkal teli weboldal fájlja.
option-cards = Fájl házi készítésű lapokkal; többször is megadható.
option-with_cards = Lapok, amelyek játékba kerülnek, vesszővel elválasztva: sajátok vagy a kiadás más lapjai. Egy karakter az azonos rangú helyére lép, egy kerület egy másikéra. Ha nincs megadva: a --cards fájljainak minden lapja, ami belefér.
option-what_if = Egy lap a nyomtatottól eltérő számmal, például tavern.cost=2 vagy architect.build_limit=2; többször is megadható.
option-side_a = Az első változat: „printed” (ahogy nyomtatták), vagy szavak szóközzel elválasztva, például "tavern.cost=2 bots=builder"; a lapok számain kívül lehet még bots=, preset=, edition=, action-cards=yes, as-printed=all és with=.
option-side_b = A második változat, ugyanígy írva.
option-no_card_packages = A telepített csomagok lapjai nélkül.
option-changed_cards = Olyan játszma is, amelynek lapfájlja azóta megváltozott.
serving = A Citadella itt érhető el: { $link }  (leállítás: Ctrl-C)
lending = Itt gondolkodnak { $url } botjai, egyszerre { $workers }  (leállítás: Ctrl-C)
serving-near = Barátok ugyanezen a hálózaton: { $link }, vagy ezt olvassák be:
serving-alone = Ez a gép nincs hálózaton, így egyelőre senki más nem csatlakozhat.
push-key-made = A kulcs itt van: „{ $file }”. Így indítsd a kiszolgálót: citadella serve --push-key { $file } --push-contact mailto:te@pelda.hu
help-usage = Használat:
help-options = Kapcsolók
help-arguments = Argumentumok
help-commands = Parancsok
help-default = [alapérték: {"{}"}]
help-required = [kötelező]
version-compiled = citadella { $version } (lefordítva)
version-interpreted = citadella { $version } (értelmezve)
build-compiled = lefordítva
build-interpreted = értelmezve
stopped = Megszakítva.
number = { NUMBER($value) }

## Mistakes

error-language = Nincsenek szövegek ezen a nyelven: „{ $language }”; amelyek vannak: { $known }.
error-edition = Nincs ilyen kiadás: „{ $edition }”; amelyek vannak: { $known }.
error-preset = Ebben a kiadásban ({ $edition }) nincs ilyen lista: „{ $preset }”; amelyek vannak: { $known }.
error-players = A játék 2–8 játékosnak szól, a kért szám: { $players }.
error-bot = Nincs ilyen bot: „{ $bot }”; amelyek vannak: { $known }.
error-bots = A botoknak { $seats } hely van, de { $named } botot neveztél meg.
error-seed = A mag egy szám vagy egy rövid szöveg.
error-no-file = Nincs ilyen fájl: „{ $file }”.
model-unsound =
    { $why ->
        [missing] A tanult modell („{ $file }”) hiányzik
        [old] A tanult modell („{ $file }”) más változathoz tartozik
       *[damaged] A tanult modell („{ $file }”) sérült
    }; helyette a strategist bot ítélete dönt.
error-unreadable =
    { $why ->
        [folder] Ez mappa, nem fájl: „{ $file }”.
        [forbidden] Ezt a fájlt nem olvashatod: „{ $file }”.
       *[other] Ez a fájl nem olvasható: „{ $file }”.
    }
error-not-text = Ez a fájl nem szöveg: „{ $file }”.
error-unwritable = Ez a fájl nem írható: „{ $file }”.
error-record =
    { $kind ->
        [illegal] Ez a jegyzőkönyv nem játszható le, mert a szabályok nem engedik egyik lépését: „{ $file }” (angolul: { $why })
        [setup] Ez a jegyzőkönyv nem játszható le, mert így nem lehet játékot kezdeni: „{ $file }” (angolul: { $why })
       *[form] Ez a fájl nem lejátszható jegyzőkönyv: „{ $file }” (angolul: { $why })
    }
error-to = A jegyzőkönyvben { $count } lépés van, ezért a(z) { $to }. lépésig nem mutatható.
error-seat = Ebben a jegyzőkönyvben nincs { $seat }. hely; az utolsó száma { $last }.
error-review-unfinished = Csak befejezett játszmát lehet elemezni; ez a jegyzőkönyv hamarabb véget ér.
error-no-rule = Erről nincs semmi: „{ $word }”.
error-no-rule-near = Erről nincs semmi: „{ $word }”; talán ezek egyike: { $near }?
error-command = Nincs ilyen parancs: „{ $command }”; amelyek vannak: { $known }.
error-option-unknown = Itt nincs ilyen kapcsoló: { $option }.
error-missing = Hiányzik: { $option }.
error-value = Nem megfelelő érték: { $option } – { $help }
error-range = Nem megfelelő érték: { $option } „{ $value }” – { $least } és { $most } közötti szám kell.
error-least = Nem megfelelő érték: { $option } „{ $value }” – legalább { $least } kell.
error-extra = A parancs nem érthető: felesleges benne ez: „{ $words }”.
error-option-needs = Ehhez a kapcsolóhoz érték kell: { $option }.
error-option-bare = Ehhez a kapcsolóhoz nem tartozik érték: { $option }.
error-usage = A parancs nem érthető; a --help megmutatja, hogyan írandó.
error-bot-parameter = A bot („{ $bot }”) nem ismeri ezt a paramétert: „{ $parameter }”; amelyeket ismer: { $known }.
error-bot-no-parameter = A botnak („{ $bot }”) nincsenek paraméterei, így ez sem állítható: „{ $parameter }”.
error-bot-value =
    A bot („{ $bot }”) { $parameter } paraméterének nem lehet „{ $value }” az értéke; ami kell: { $kind ->
        [int] egész szám
        [float] szám
        [bool] yes vagy no
       *[str] egy szó
    }{ $range }.
error-bot-not-in-file = Ebben a fájlban („{ $file }”) nincs „{ $bot }”; a benne lévő botok: { $known }.
error-bot-is-none = Ez nem bot: „{ $bot }” (fájl: „{ $file }”); nincs choose(view, actions) metódusa.
error-bot-not-made =
    Ez a bot nem hozható létre, mert a kódja hibát jelzett: „{ $bot }”.
    { $why }
error-bot-file =
    Ez a fájl nem tölthető be, mert hiba van a kódjában: „{ $file }”.
    { $why }
error-library = Ehhez hiányzik egy könyvtár ({ $library }): { $command }
error-card-file =
    Ez a lapfájl nem használható, mert hiba van benne: „{ $file }”.
    { $why }
error-cards-missing = Ehhez a játszmához hiányzik egy lapfájl: „{ $file }”; add meg a --cards kapcsolóval.
error-cards-changed = A játszma egyik lapfájlja azóta megváltozott: „{ $file }”; a --changed-cards kapcsolóval mégis lejátszható.
error-no-games = Ez a fájl nem játszmatábla: „{ $file }”.
error-what-if-form = „{ $text }” nem feltevés: így kell írni: tavern.cost=2.
error-what-if-card = A { $edition } kiadásban nincs ilyen lap: „{ $card }”; hasonló nevűek: { $near }.
error-what-if-absent = Ez a lap nem játszik ezekben a játszmákban: „{ $card }”.
error-what-if-number = Ennek a lapnak („{ $card }”) nincs ilyen száma: „{ $number }”; amelyek vannak: { $known }.
error-what-if-value = { $what }: egész szám { $least } és { $most } között, nem „{ $value }”.
error-side = „{ $term }” semmit sem mond egy változatról: az „printed”, vagy ilyen szavak szóközzel elválasztva: tavern.cost=2, { $keys }.
error-results-there = Ebben a fájlban már vannak eredmények: „{ $file }”; folytatás a --resume kapcsolóval, vagy válassz másik mappát.
error-results-spoilt = A(z) „{ $file }” fájl { $line }. sora sérült.
error-results-other = Ezek egy másik verseny eredményei: „{ $file }” ({ $what }: akkor { $before }, most { $now }).
error-resume-what = A --resume kapcsolóhoz kell az eredmények mappája: --out.
failed-raised = A bot („{ $bot }”, { $seat }. hely) hibázott a(z) { $game }. játszma { $decision }. döntésénél: { $detail }. Jegyzőkönyv: { $file }
failed-illegal = A bot („{ $bot }”, { $seat }. hely) ezt válaszolta a(z) { $game }. játszma { $decision }. döntésénél: { $detail }; ezt nem lépheti. Jegyzőkönyv: { $file }
failed-slow = A bot („{ $bot }”, { $seat }. hely) { $detail } másodpercnél tovább gondolkodott a(z) { $game }. játszma { $decision }. döntésénél. Jegyzőkönyv: { $file }
failed-endless = A(z) { $game }. játszma nem ér véget: { $decision } döntés után a bot („{ $bot }”, { $seat }. hely) még mindig játszik. Jegyzőkönyv: { $file }

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

## Összehasonlítás

compare-progress = Osztások
compare-pairs =
    { NUMBER($deals) } osztás, mindkét változatban lejátszva; { $alike ->
        [0] egyik sem alakult egyformán.
       *[other] egyformán alakult { NUMBER($alike) }.
    }
compare-difference = B − A
compare-by-game = A játszmák átlagosan
compare-by-seat = Győzelmi arány ülőhelyenként, %
compare-by-character = Győzelmi arány karakterenként, %
compare-by-district = Győzelmi arány kerületenként, %
compare-rounds = Fordulók
compare-decisions = Döntések
compare-points = Egy játékos pontjai
compare-winning-points = A győztes pontjai
compare-lead = A győztes előnye
compare-more = További { $count } kevésbé egyértelmű különbség; a --json mutatja.

## Measuring bots

arena-died = Leállt a folyamat, amely a(z) { $game }. játszmát játszotta.
arena-kept = Ami kész, itt megmaradt: „{ $file }”; folytatás: --resume.
arena-heading = { NUMBER($games) } játszma, { NUMBER($deals) } osztás minden ülésrenddel, { $players } játékos, { $edition }, átlag { $rounds } forduló
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

report-title = Amit a játszmák elárulnak
report-summary = { NUMBER($games) } játszma, átlagosan { $rounds } forduló és { $decisions } döntés; átlag { $points } pont, a győztesé { $winning }.
report-how = A vonalak 95%-os megbízhatósági sávok a játszmák szerint; a piros jel az arányos részt mutatja. Egy karakter minden fordulóban számít, amelyben játszották, egy kerület minden városban, amelyben a végén állt.
report-random = Véletlen lapok
report-seat-of = { $seat }. hely, { $players } játékos
report-players = { $players } játékos
report-by-bots = Győzelmi arány botonként
report-by-presets = Győzelmi arány listánként és botonként
report-by-players = Győzelmi arány létszám és bot szerint
report-by-seats = Győzelmi arány ülőhelyenként
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
report-saved = Az oldal elmentve: { $file }

## Replaying

replay-next = Enter: tovább, q: kilépés
replay-unfinished = A jegyzőkönyv itt véget ér; a játszma nincs befejezve.

## Looking up

rules-heading = Szabályok és magyarázatok
rules-our-ruling = saját döntésünk
rules-more = Még { $count } szabály említi; az --all mindet mutatja.
rules-more-cards = Még { $count } kártya neve ilyen; az --all mindet mutatja.
rules-not-in = Ebben nincs: { $edition }; az itt látható szöveg innen való: { $shown }.
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
play-no-undo = Ezt nem lehet visszavonni: azóta valami új kiderült.
play-saved = A jegyzőkönyv elmentve: { $file }
play-review = A döntéseid elemzése: { $command }
play-help =
    Írd be egy lehetőség számát, és nyomj Entert.
    A „? 3” elmagyarázza a 3. lehetőség lapját, a „? király” bármelyik lapot a neve alapján.
    l: minden, ami eddig történt; u: az utolsó lépésed visszavonása; q: kilépés és mentés. c: tanács kérése.
    Körönként egyszer gyűjts, aztán építs; a forduló rang szerint halad végig a karaktereken.
    A játék annak a fordulónak a végén ér véget, amelyben egy város elkészül.
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
                [you] Holtversenyben te nyertél: { $points }.
               *[other] Holtversenyben { $name } nyert: { $points }.
            }
       *[no]
            { $who ->
                [you] Nyertél! Eredményed: { $points }.
               *[other] { $name } nyert: { $points }.
            }
    }
result-shared = Megosztott győzelem ({ $points }): { $names }.
