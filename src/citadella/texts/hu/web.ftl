### Texts of the browser client's pages, in Hungarian.

## Everywhere

loading = Egy pillanat…
try-again = Próbáld újra
save = Mentés
saved = Mentve
close = Bezárás
copied = Másolva
to-lobby = A kezdőlapra
skip-to-content = Ugrás a tartalomhoz
nav-home = Citadella: kezdőlap
nav-label = Oldalak
nav-rules = Szabályok
nav-tutorial = Tanulójáték
nav-settings = Beállítások
missing-title = Nincs ilyen oldal
missing-text = Ezen a címen nincs oldal. Lehet, hogy hibás a link.
connection-lost = Megszakadt a kapcsolat, újrapróbáljuk…
offline-note = Nincs kapcsolat a kiszolgálóval: a szabályok olvashatók, az asztalok várnak.
your-turn = Te jössz
guest-name = Vendég { $number }
names-of-bots = Ágnes, Bálint, Csilla, Dénes, Emese, Ferenc, Gizella, Huba
bot-random = Véletlen
bot-builder = Építő
bot-apprentice = Tanonc
bot-novice = Kezdő
bot-easy = Könnyű
bot-normal = Közepes
bot-hard = Nehéz
bot-homebody = Építő (a saját városával törődik)
bot-aggressor = Támadó (gyilkol, rabol és pusztít)
bot-cautious = Óvatos (nem kockáztat)
bot-strength =
    { $seconds ->
        [0] { $bot } · { $rating } · azonnal
       *[other] { $bot } · { $rating } · { $seconds } mp
    }
bot-strength-hint = A botok mellett az értékszámuk áll (akié 400-zal magasabb, tízszer olyan gyakran nyer), és az, hogy mennyit gondolkodnak egy lépésen.

## Cards

letter-noble = N
letter-religious = Eh
letter-trade = Ke
letter-military = Ka
letter-unique = Ed
heading-characters = Karakterek
heading-unique-districts = Egyedi kerületek
heading-bonus-districts = Bónuszkerületek
heading-base-districts = Alapkerületek
heading-action-cards = Akciókártyák
heading-homebrew-cards = Házi készítésű lapok
heading-homebrew-districts = Házi készítésű kerületek
heading-homebrew-action-cards = Házi készítésű akciókártyák
homebrew-card = házi készítésű
face-down-card = Lap, képpel lefelé
face-down-character = Karakter, képpel lefelé
rank-of = rang: { $rank }
silver-coins = { $count } ezüstérme
help-card = Lap
help-rulings = Magyarázatok

## Start page

lobby-title = Építsd fel a városodat elsőként!
lobby-lead = A Citadella kártyajáték, minden karakterrel és minden kerülettel. Játssz botok ellen, vagy hívd meg a barátaidat egy linkkel. Regisztráció nem kell.
play-now = Játssz most három bot ellen!
new-table = Új asztal barátoknak
lobby-tutorial = Tanuld meg játék közben
lobby-mine = Asztalaid
lobby-mine-none = Még egyetlen asztalnál sem ülsz.
lobby-open = Nyitott asztalok
lobby-open-none = Most nincs nyitott asztal. Nyiss egyet, hogy mások is csatlakozhassanak.
lobby-name = A neved
lobby-name-note = A többiek ezt látják az asztalnál. A helyeidet ez a böngésző őrzi.
status-over = véget ért
line-look = Megnézem
line-play = Játszom
line-open = Megnyitom
line-lacks-cards = Erre a lapfájlra vár: „{ $file }”
line-frozen = Nem folytatható
line-join = Beülök
line-watch = Nézem
line-round = { $round }. forduló
line-bots = botok: { $levels }
line-seats = { $seats } helyből { $taken } foglalt
line-won =
    { $gap ->
        [0] Véget ért · holtversenyben nyertél
       *[other] Véget ért · { $gap } ponttal nyertél
    }
line-lost = Véget ért · { $place }

## New table

new-title = Új asztal
new-cards = Lapok
new-cards-choose = Más lapok választása
new-more = További beállítások
custom-cards = Saját válogatás
custom-cards-note = Minden lapról te döntöd el: mindig, talán vagy soha.
new-ninth = 9-es rangú karakterrel
new-action-cards = Akciókártyákkal
new-short = Rövid játék: 7 kerülettel kész a város
new-as-printed = A szabálykönyv betűje szerint
new-as-printed-note = Néhány döntésünk eltér a szabálykönyv szövegétől, mert az elírásnak látszik, vagy lassítja a játékot. Jelöld be, miben legyen érvényes az, ami le van írva.
new-as-printed-all = Mindegyik
printed-last-card = A választás után megmaradó karakter felfordítva fekszik
printed-two-swaps = Az eredeti karakterekből legfeljebb kettő cserélhető le
printed-card-for-card = Háromnál több bónuszkerületnél mindegyikért kimarad egy eredeti
printed-emperor-for-two = Az Uralkodó két játékossal is játszhat
printed-action-first = A kör a gyűjtéssel kezdődik
printed-finished-counts = A befejezett város 2 pontja akkor is jár, ha a város később kisebb lesz
printed-merchant-after-turn = A Kereskedő plusz aranya a kör után jön
printed-wizard-may-take = A Varázsló megnézheti a lapokat úgy is, hogy egyet sem vesz el
printed-diplomat-names = A Diplomata cseréje második azonos nevű kerületet is hozhat
printed-diplomat-own-city = A Diplomata befejezett városából semmi sem kerülhet ki; a saját Püspök nem akadály
printed-heir-may-pass = A meggyilkolt Király vagy Uralkodó játékosa ott hagyhatja a koronát, ahol van
printed-bell-at-seven = A Harangtorony a rövid játékban is hét kerületet jelent
printed-gains-may = Az apró bevételek visszautasíthatók: Park, Szegényház, Trónterem, Alkimista, Királynő
printed-own-token = A Zsaroló a saját karakterét is megfenyegetheti
printed-armory-leaves = A befejezett városban álló Fegyvertár nem használható
printed-monument-may = A tulajdonos dönti el, mikor számít az Emlékmű kettőnek
printed-confiscated-counts = Az Istálló kivételével minden elkobzott kerület beleszámít az építő korlátjába
printed-wizard-pays-cards = A Varázsló az éppen elvett Tolvajtanyáért lapokkal is fizethet
printed-den-with-loan = A Bíboros a Tolvajtanyánál lapokat és kölcsönt együtt is használhat
printed-emperor-receiver = Aki a Császártól a koronát kapja, maga választ arany és lap között
printed-queen-with-rank-4 = A Királynő a 4-es rangú karakter körének kezdetén kapja az aranyát
printed-crown-in-turn = A Király és a Patrícius megválasztja, mikor veszi el a koronát
printed-witch-may = A Boszorkánynak nem kell megbabonáznia senkit
printed-navigator-no-tent = A Navigátor nem állíthat fel Cirkuszsátrat
printed-booth-keep-none = A Pénztárkocsinál mindhárom lap visszakerülhet
printed-fortune-may-take = A Jósnő megnézheti a lapokat úgy is, hogy egyet sem vesz el
printed-spy-counts = A Kém csak azt tudja meg, hány lap egyezik
printed-witch-plays-cards = A Boszorkány a megbabonázás előtt kijátszhat egy akciókártyát
printed-refund-in-round = Az Alkimista az egész fordulóban építésre fizetett aranyat visszakapja
new-players = Játékosok
new-clock = Óra
new-public = Legyen rajta a nyitott asztalok listáján
new-coach = Tanácsadót lehet kérdezni
new-talk = Lehet csevegni
new-several = Egy ember több helyre is leülhet
table-no-talk = csevegés nélkül
new-stand-in = A távozó játékos helyett játszó bot
new-open = Asztal megnyitása
new-open-note = Kapsz egy linket a barátaidnak, és ha mindenki leült, te indítod a játékot.
new-start = Játék indítása
new-start-note = Minden hely foglalt, ezért a játék azonnal indul.
clock-none = Óra nélkül
clock-live = { $minutes } perc a játszmára, és lépésenként { $seconds } másodperc
clock-days = Lépésenként { $count } nap
fill-open = Helyek barátoknak
fill-bot = Helyek botoknak
seat-player = Ki ül ezen a helyen
seat-me = Te
seat-open = Szabad hely
seat-open-friend = Szabad hely egy barátnak
seat-bot = Bot: { $bot }
seat-name = Név
seat-name-of = Az itt ülő játékos neve
pass-and-play-note = Egy képernyőn játszotok, amelyet körbeadtok; közben a lapok takarva vannak.
only-watch-note = Nincs helyed, csak nézni fogod a játékot.
pick-from = Kiindulópont
pick-all-maybe = Minden szóba jöhet
wish-always = mindig
wish-maybe = talán
wish-never = soha
pick-characters-note = Minden rangból egy karakter játszik, az általad engedélyezettek közül kisorsolva.
pick-rank-empty =
    { $rank ->
        [3] Legalább egy 3-as rangú karakter kell.
        [5] Legalább egy 5-ös rangú karakter kell.
        [6] Legalább egy 6-os rangú karakter kell.
        [8] Legalább egy 8-as rangú karakter kell.
       *[other] Legalább egy { $rank }-es rangú karakter kell.
    }
pick-swaps = A szabálykönyv betűje szerint legfeljebb { $most } eredeti karakter cserélhető le, most { $count } lenne.
pick-barred =
    { $why ->
        [players] csak legalább { $count } játékossal
        [ninth] 9-es rangú karakter nem játszik
       *[excluded] nem használható együtt ezzel: { $name }
    }
pick-districts-missing = Még { $count } eredeti kerület kell: a { $free } fölötti bónuszkerületekért maradhat ki egy-egy.
pick-districts-missing-printed = Még { $count } eredeti kerület kell: a szabálykönyv betűje szerint { $free } fölött minden bónuszkerületért egy marad ki.
pick-districts-drawn = { $needed } kerület vesz részt: biztos { $sure }, lehetséges { $possible }.
pick-districts-fixed = { $count } kerület vesz részt.

## A table before the game

seats = Helyek
sit = Ideülök
stand = Felállok
not-here = most nincs itt
seat-give = Kié legyen ez a hely
start = Játék indítása
fill-and-start = Feltöltés botokkal és indítás
start-waits = Még { $count } hely szabad.
start-by-host = A játékot { $name } indítja, ha mindenki leült.
the-host = a házigazda
table-public = bárki csatlakozhat
invite = Meghívás
invite-note = Akinél ott a link, leülhet egy szabad helyre.
copy-link = Link másolása
copy-watch = Link másolása nézőknek
invite-share = Link megosztása
invite-text = Vár rád egy hely a Citadella asztalánál.
invite-qr = A link QR-kódként
invite-local = Ez a cím csak ezen a gépen működik.
invite-network = A link és a kód e gép helyi hálózati címére visz: { $address }
invite-closed = Hogy mások is beülhessenek, így indítsd a kiszolgálót:
no-table-title = Nincs ilyen asztal
waiting-table-title = Ez az asztal vár

## A table in play

table-menu = Az asztal menüje
device-link = Folytatás másik eszközön
device-link-of = Másik eszköz { $name } számára
device-link-note = A link átviszi a helyedet arra az eszközre, amelyik megnyitja. Egyszer működik; ne add tovább.
copy-device = Személyes link másolása
take-over = Bot játsszon { $name } helyett
leave-table = Elmegyek, bot játszik tovább
leave-sure = Biztosan elmész? Egy bot játszik tovább helyetted.
away-note = Most egy bot játszik helyetted.
come-back = Én játszom tovább
play-on = { $name } nem lép: bot játsszon tovább helyette
claim-host = A házigazda elment: én leszek az
close-game = A játszma megszakítása
close-sure = Biztosan megszakítod a játszmát? Ezt nem lehet visszavonni.
close-propose = Biztosan javaslod a játszma megszakítását? Minden játékosnak bele kell egyeznie.
close-proposed = Javasoltad a megszakítást. A többiek válaszára várunk.
close-table = Az asztal bezárása
closed-title = Ez az asztal be van zárva
closed-note = A házigazda bezárta, a játékosok megszakították a játszmát, vagy az üzemeltető véget vetett neki.
vote-close = { $name } megszakítaná a játszmát.
vote-play-on = { $name } azt szeretné, hogy { $other } helyett bot játsszon.
vote-agree = Egyetértek
vote-decline = Nem
chat-about = Amit { $name } mondott
chat-mute = Ne lássam
chat-unmute = Lássam
chat-hidden = Nem látod, mit ír { $name }.
chat-mute-all = Elnémítás mindenkinek
chat-unmute-all = Újra szólhat
chat-report = Bejelentés
chat-reported = A kiszolgáló üzemeltetője meg fogja nézni.
download-record = Jegyzőkönyv letöltése

## Another device

device-title = Folytatás itt
device-text = Ez a személyes link egy helyet hoz át erre az eszközre. A régi eszköz ezután már csak nézheti a játékot.
device-move = A hely áthozása ide

## Rules

rules-title = Szabályok és lapok
rules-search = Keress egy lapot vagy egy szót
# Words that mean the same to who searches: groups parted by ";", words by ",".
search-same = rabol, lop, rablás, lopás, kirabol, ellop, tolvaj; öl, gyilkol, gyilkosság, megöl, orgyilkos; rombol, pusztít, elpusztít, lerombol, éget, felgyújt, hadúr; csere, cserél, kicserél; arany, pénz, érme; bevétel, jövedelem; babonáz, elvarázsol, megbabonáz, boszorkány; adó, vám; korona, király, kezdőjátékos; véd, védelem, védett; választás, húzás karakter, draft; vége, befejezés, játék vége; holtverseny, döntetlen; pont, pontozás, győzelem; elvesz, elfoglal; zsarol, fenyeget, kenőpénz; parancs, elkoboz; szépít, megszépít, díszít, művész; húz, lapot húz; épít, megépít; eldob, dob; két játékos, 2 játékos; típus, szín
rules-short-title = A játék röviden
rules-short-1 = Minden fordulóban mindenki titokban választ egy karaktert. A karakterek aztán a rangjuk sorrendjében játszanak.
rules-short-2 = A körödben felveszel 2 aranyat, vagy húzol 2 lapot, és egyet megtartasz. Utána megépíthetsz egy kerületet, ha kifizeted az árát.
rules-short-3 = A karakterednek van egy képessége, amelyet a körödben használhatsz; némelyik a saját színű kerületekért aranyat is hoz.
rules-short-4 = Amint valakinek 7 kerülete van (két vagy három játékosnál 8; a klasszikus kiadásban mindig 8), a fordulót még végigjátsszátok, és a játék véget ér.
rules-short-5 = A kerületek annyi pontot érnek, amennyi az építési költségük. Mind az öt típus további 3 pont, az elsőként befejezett város 4, minden más befejezett város 2.
rules-found = { $cards } lap, { $rules } szabály
rules-none = Nincs találat.
rules-rulings = { $count } szabály erről a lapról
rules-general = Minden szabály

## Settings

settings-title = Beállítások
settings-language = Nyelv
settings-reader = Megszólítás a szövegekben
settings-reader-note = Egyes nyelvek másképp szólítanak meg egy nőt és egy férfit; a magyar nem tesz különbséget.
reader-neutral = Mindenkihez illő szavakkal
reader-feminine = Nőként
reader-masculine = Férfiként
settings-look = Megjelenés
settings-text-size = Betűméret
size-small = Kicsi
size-normal = Közepes
size-large = Nagy
size-larger = Nagyon nagy
settings-motion = Mozgás
motion-system = Ahogy az eszköz kéri
motion-full = Be
motion-none = Ki
settings-patterns = Minták a kerületek színei mellé
settings-sound = Hang
settings-sound-on = Hangok lejátszása
settings-play = Az asztalnál
settings-ends-turn = A köröm magától érjen véget, ha már nincs mit tenni
settings-passes = Ne kelljen válaszolnom a csak a titok védelmében feltett kérdésekre (mindig ugyanannyi idő után továbblépnek)
push-turn = Te jössz ennél az asztalnál: { $table }
push-round = Új forduló kezdődött ezen a versenyen: { $table }
notices-title = Értesítések
notices-on = Szóljon, ha én jövök egy olyan asztalnál, ahol napok jutnak egy lépésre
notices-asks = A böngésző előbb megkérdezi, szabad-e.
notices-always = Akkor is, ha nincs nyitva Citadella-oldal.
notices-open = Csak amíg valahol nyitva van egy Citadella-oldal.
notices-denied = Ez a böngésző nem mutathat értesítést; előbb engedélyezd a beállításaiban.
credits-title = Névjegy
credits-unofficial = A Citadella a Citadels kártyajáték nem hivatalos változata. A kiadott játék képei és szövegei nincsenek benne.
credits-icons = Az ikonok alkotói: { $authors } és mások:
credits-licence = A program szabad szoftver, MIT-licenccel.

## Replay

replay-title = Visszajátszás
replay-table = Az asztalhoz
replay-position = { $round }. forduló, { $n }. lépés (összesen { $total })
replay-slider = Hol tart a játszma
replay-back = Egy lépés vissza
replay-forward = Egy lépés előre
replay-round-back = A forduló elejére
replay-round-forward = A következő fordulóra
replay-play = Lejátszás
replay-pause = Szünet
replay-none-title = Nincs ilyen játszma
replay-none-text = Ezen a címen nincs jegyzőkönyv. Talán elírás van a linkben.
replay-waits-title = Ez a játszma még tart
replay-waits-text = Ha véget ért, vissza lehet nézni.
replay-speed = Sebesség
replay-times = { $times }×
replay-round = { $round }. forduló
replay-rounds = Ugrás egy fordulóra
replay-copy = Link másolása erre a pillanatra
replay-eyes = Kinek a szemével

## Errors

error-server = Valami hiba történt a kiszolgálón. Próbáld újra.
error-storage = A kiszolgáló adatbázisával baj van. Próbáld újra nemsokára.
error-offline = A kiszolgáló nem érhető el. Ellenőrizd a kapcsolatot, és próbáld újra.
error-slow-down = Túl sok kérés. Várj egy kicsit, és próbáld újra.
error-too-big = Ez az üzenet túl hosszú.
error-too-many = Túl sok asztalod van. Előbb fejezz be egyet.
error-crowded = Túl sok a kapcsolat. Zárj be egy ablakot, és próbáld újra.
error-too-many-here = Túl sok asztalt nyitottak a hálózatodról. Próbáld később.
error-too-many-watch = Túl sokan nézik ezt az asztalt. Próbáld később.
error-banned = A kiszolgáló üzemeltetője kitiltott.
error-one-seat = Ennél az asztalnál mindenki csak egy helyet foglalhat el.
error-host-here = A házigazda itt van.
error-too-early = Várj még { $seconds } másodpercet.
error-has-clock = Ennél az asztalnál óra jár, ezért bot nem veheti át a helyet.
error-no-talk = Ennél az asztalnál ki van kapcsolva a csevegés.
error-muted = A házigazda elnémított ennél az asztalnál.
error-again = Ezt az üzenetet az imént küldted el.
error-forbidden-word = Van benne egy szó, amely itt nem megengedett.
error-bad-request = A kiszolgáló nem értette a kérést. Töltsd be újra az oldalt, és próbáld meg még egyszer.
error-bad-message = A kiszolgáló nem értette az üzenetet. Töltsd be újra az oldalt, és próbáld meg még egyszer.
error-bad-origin = A kérés egy másik oldalról jött, ezért elutasítottuk.
error-bad-name = Válassz egy 1–24 látható betűből vagy jelből álló nevet.
error-bad-chat = Írj valamit, legfeljebb { $most } betűt.
error-bad-emote = Nincs ilyen reakció.
error-bad-action = Nincs ilyen lépés.
error-bad-clock = Nincs ilyen óra. Válassz egyet a listából.
error-bad-seats = Minden helyhez válassz játékost.
error-no-guest = A kiszolgáló még nem ismeri ezt a böngészőt. Töltsd be újra az oldalt.
error-no-table = Ezen a címen nincs asztal: talán elírás van a linkben, vagy az asztalt már rég törölték.
error-table-other-rules = Ennél az asztalnál más szabályok szerint játszottatok, mint amelyeket a kiszolgáló most ismer. Megmarad, de nem folytatható.
error-table-damaged = Ennek az asztalnak az elmentett adatai megsérültek. Megmarad, de nem folytatható.
error-elsewhere = Az asztal épp átköltözik. Próbáld újra egy pillanat múlva.
error-table-cards-missing = Az asztal egy lapfájlra vár („{ $file }”), amely most nincs meg a kiszolgálón. Semmi sem veszett el.
error-table-cards-changed = Ez az asztal most nem folytatható: a lapfájlja („{ $file }”) megváltozott. Semmi sem veszett el.
error-no-seat = Nincs ilyen hely.
error-no-bot = Nincs ilyen bot. Válassz egyet a listából.
error-no-key = Ez a kulcs az asztal egyik helyéhez sem illik.
error-no-link = Ezt a linket már felhasználták, lejárt, vagy sosem létezett.
error-not-found = Ezen a címen nincs semmi. Lehet, hogy hibás a link.
error-no-push = Ez a kiszolgáló nem küld értesítést.
error-bad-push = Ez nem egy push-szolgáltatás címe.
error-not-host = Ezt csak a házigazda teheti meg.
error-not-your-seat = Ez nem a te helyed.
error-not-seated = Ezt csak játékosok tehetik meg.
error-not-your-turn = Most nem te jössz.
error-no-coach = Ennél az asztalnál nincs tanácsadó.
error-not-playing = Ennél az asztalnál nem folyik játék.
error-not-over = A játék még nem ért véget.
error-not-away = Ez a játékos itt van.
error-no-undo = Most nincs mit visszavonni.
error-seat-taken = Ez a hely foglalt.
error-open-seats = Vannak még szabad helyek. Előbb töltsd fel őket.
error-started = A játék már elkezdődött.
error-stale = Az asztalnál közben történt valami; nézd meg újra.
error-illegal = Ezt most nem teheted meg.
error-setup =
    { $rule ->
        [S1] Ez a kiadás ennyi játékossal nem játszható.
        [S2] Minden rangból pontosan egy karakter kell.
        [S3] A karakterek száma nem illik a játékosok számához.
        [S4] A Császár (Uralkodó) két játékossal, a Királynő pedig ötnél kevesebbel nem használható.
        [S5] Nem megfelelő az egyedi kerületek száma.
        [S11] A Diplomata és a Temető nem lehet együtt játékban.
        [S12] A szabálykönyv betűje szerint a nyolc eredeti karakterből legfeljebb kettő cserélhető le.
        [J-S17] Ennek a kiadásnak nincs saját szabálykönyve, amelyet betű szerint lehetne követni.
       *[other] Ezekkel a lapokkal nem lehet játszani (szabály: { $rule }).
    }
