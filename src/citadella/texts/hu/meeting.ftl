### Meeting others, in Hungarian: quick matches, tournaments, play with days for each move.

## Your turn

turns-title = Te jössz
turn-next =
    { $count ->
        [one] Következő asztal
       *[other] Következő asztal (még { $count } vár)
    }
turn-left = még { $time }
turn-rated = értékelt
time-days = { $count } nap
time-hours = { $count } óra
time-minutes = { $count } perc
time-seconds = { $count } másodperc
new-rated = Értékelt játszma
new-rated-note = Beleszámít mindenki értékszámába: nincs tanácsadó, nincs visszavonás, és legalább két ember kell hozzá.
notices-mail = E-mailben is
vacation-title = Szabadság
vacation-note = Azoknál az asztaloknál, ahol napok jutnak egy lépésre, az órád áll, amíg távol vagy. A többiek látják, hogy szabadságon vagy.
vacation-days = Hány nap
vacation-begin = Szabadságra megyek
vacation-until = A szabadságod vége: { $date }
vacation-end = Megjöttem
vacation-left =
    { $count ->
        [0] Idén nincs több szabadnapod.
       *[other] Idén még { $count } szabadnapod van.
    }
vacation-seat = Szabadságon eddig: { $date }

## Quick match

match-title = Gyors játék
match-lead = Mondd meg, mit játszanál; aki ugyanezt szeretné, leül melléd.
match-open = Gyors játék
match-rated = Értékelt
match-reach = Az ellenfelek értékszáma
match-reach-any = bármennyi
match-reach-within = legfeljebb { $points } ponttal térjen el az enyémtől
match-bots = Ha nincs elég ember
match-bots-never = várok tovább
match-bots-after = { $time } után botok is beülnek
match-find = Asztalt keresek
match-waiting = Asztalt keresünk…
match-waited = Eddigi várakozás: { $time }.
match-alike = Eddig { $players } játékosból { $count } van meg.
match-bots-in = Ha más nem jön, { $time } múlva botok ülnek a szabad helyekre.
match-no-bots = A játék indul, amint elegen vagytok.
match-stay = Hagyd nyitva ezt az oldalt: magától az asztalhoz visz.
match-leave = Nem várok tovább

## Tournaments

tournaments-title = Versenyek
tournaments-lead = Több forduló három-hat fős asztaloknál. Minden fordulóban azok találkoznak, akik hasonlóan állnak.
tournaments-none = Még nincs egyetlen verseny sem.
tournaments-live = Nyitott és folyamatban lévő
tournaments-over = Lezárult
tournament-new = Új verseny
tournament-name = Név
tournament-size = Hányan üljenek egy asztalnál
tournament-rounds = Fordulók száma
tournament-round = { $round }. forduló
tournament-round-of = { $round }. forduló (összesen { $rounds })
tournament-round-time = Idő egy fordulóra
tournament-round-free = nincs időkorlát
tournament-round-note = Ha letelt az idő, a játszmákat botok fejezik be.
tournament-starts = Kezdés
tournament-starts-by-hand = amikor elindítom
tournament-starts-in = { $time } múlva
tournament-starts-at = Kezdés: { $date }.
tournament-enter-too = Én is játszom
tournament-bots = Résztvevő botok
tournament-bot-kind = A botok szintje
tournament-make = Verseny meghirdetése
tournament-status-open = még lehet jelentkezni
tournament-status-playing = folyamatban
tournament-status-over = lezárult
tournament-status-called-off = elmarad
tournament-by = Szervező: { $name }
tournament-entrants = { $count } résztvevő
tournament-first = { $name } vezet
tournament-won = { $name } győzött
tournament-enter = Részt veszek
tournament-leave = Kilépek a versenyből
tournament-leave-note = Kiléptél: a következő fordulóban már nem kapsz asztalt.
tournament-start = Az első forduló indítása
tournament-call-off = A verseny törlése
tournament-add-bot = Bot hozzáadása
tournament-remove = { $name } törlése
tournament-share = Link játékosoknak és nézőknek
tournament-my-table = Az asztalomhoz
tournament-waiting = A te játszmád véget ért; ha minden asztal végzett, indul a következő forduló.
tournament-needs = Még { $count } játékos kell.
tournament-round-ends = A forduló legkésőbb ekkor ér véget: { $date }.
tournament-standings = Állás
tournament-place = Hely
tournament-player = Játékos
tournament-league = Versenypont
tournament-league-short = Pont
tournament-wins = Győzelem
tournament-opponents = Ellenfelek
tournament-margin = Többlet
tournament-games = Játszma
tournament-gone = kilépett
tournament-absent = bot játszik
tournament-tables = Asztalok
tournament-table-number = { $number }. asztal
tournament-watch = Nézem
tournament-replay = A játszma megtekintése
tournament-frozen = Ez az asztal nem folytatható: ami el van belőle mentve, nem játszható vissza.
tournament-settle-level = Legyen döntetlen
tournament-settle-again = Játsszák újra
tournament-to = A versenyhez
tournament-how = Hogyan számolunk?
tournament-how-league = A győzelem minden asztalnál { $win } versenypontot ér. Ebből minden ellenfélért, akit megelőzöl, egyenlő rész jár neked, akivel pedig holtversenyben végzel, azért fél rész.
tournament-how-ties = Egyenlő versenypontszámnál sorrendben ezek döntenek: a győzelmek száma, az ellenfeleid versenypontjainak átlaga, végül az, hogy a játszmákban hány ponttal voltál az asztalod átlaga fölött.
tournament-how-seats = Minden fordulóban azok ülnek egy asztalhoz, akik közel vannak egymáshoz az állásban, lehetőleg olyanok, akik még nem találkoztak. Mindenkinek jut az első és az utolsó helyekből is, és senki sem marad ki.
tournament-rated-note = Ahol legalább két ember ül, az a játszma értékelt.

## Errors

error-rated-homebrew = Értékelt játszmában nem lehetnek házi készítésű lapok.
error-rated-coach = Értékelt játszmában nincs tanácsadó.
error-rated-seats = Értékelt játszmában mindenkinek egy helye van.
error-rated-alone = Értékelt játszmához legalább két ember kell.
error-no-rematch = A versenyen nincs visszavágó: a következő forduló magától indul.
error-match-clock = A gyors játékhoz óra kell.
error-bad-match = Ezekkel a beállításokkal nem kérhető gyors játék.
error-bad-vacation = A szabadság 1–{ $most } nap lehet.
error-vacation-used-up = Ennyi szabadnapod már nincs.
error-no-tournament = Nincs ilyen verseny.
error-bad-tournament = Ezekkel a beállításokkal nem rendezhető verseny.
error-tournament-clock = A versenyhez óra kell: a lépésekre vagy a fordulókra.
error-tournament-full = Ez a verseny betelt.
error-tournament-few = A versenyhez legalább három játékos kell.
error-tournament-started = A verseny már elkezdődött.
error-not-frozen = Azt a játszmát még be lehet fejezni, ezért nem kell eldönteni.
error-too-many-tournaments = Túl sok versenyed van. Előbb fejezz be egyet.
error-not-organiser = Ezt csak a szervező teheti meg.
error-not-entered = Ilyen résztvevője nincs a versenynek.
