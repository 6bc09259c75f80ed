### What the command line says in Hungarian.

## Commands and options

command-citadella = A teljes Citadella kártyajáték. Nem hivatalos.
command-play = Játék botok ellen a terminálban.
command-serve = Asztal nyitása a böngészőben, egyedül vagy a barátokkal egy linken.
command-simulate = Botok sok játszmát játszanak, a végén összegzéssel.
command-replay = Egy rögzített játszma lépésről lépésre, mondatokban.
command-rules = Egy kártya bármelyik nevén, vagy a szabályok egy szava.
option-version = A változat és a szabályok fordítási módja.
option-help = Ez a súgó.
option-edition = Kiadás: 2016, 2021, deluxe, classic vagy classic-2016.
option-preset = Egy kész lista neve, vagy random: véletlen lapok; a simulate parancsnál mixed is: minden lista sorban.
option-players = A játékosok száma, 2–8.
option-action_cards = Játék a DeLuxe kiadás akciókártyáival.
option-bots = Botok: random vagy builder; egy mindenkinek, vagy székenként egy, vesszővel elválasztva.
option-name = A neved az asztalnál.
option-seed = Az osztás magja: azonos mag azonos játszmát oszt.
option-record = A játszma jegyzőkönyvének fájlja.
option-lang = Nyelv: en, hu, bg vagy cs.
option-games = A játszmák száma, legalább 1.
option-json = Összegzés helyett egyetlen JSON-objektum.
option-everything = Minden egyszerre.
option-to = Megállás ennyi lépés után (0 vagy több).
option-seat = A játszma úgy, ahogy ez a szék látja; a székek számozása 0-tól indul.
option-word = Egy kártya, egy szó vagy egy szabály azonosítója.
option-port = A kiszolgáló portja; ha nincs megadva: 8000, vagy a következő szabad.
option-data = A mappa, ahol a játszmák megmaradnak.
option-no_browser = Ne nyissa meg a böngészőt.
option-database = Adatbázis URL-je (sqlite vagy postgresql) az adatmappa fájlja helyett.
option-host = A cím, ahol a kiszolgáló figyel; a 0.0.0.0 más gépeket is beenged.
serving = A Citadella itt nyitva: { $link }  (leállítás: Ctrl-C)
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
error-unreadable = Ez a fájl nem olvasható: „{ $file }” ({ $why }).
error-not-text = Ez a fájl nem szöveg: „{ $file }”.
error-unwritable = Ez a fájl nem írható: „{ $file }”.
error-record = Ez a fájl nem lejátszható jegyzőkönyv: „{ $file }”. { $why }
error-to = A jegyzőkönyvben { $count } lépés van, ezért a(z) { $to }. lépésig nem mutatható.
error-seat = Ebben a jegyzőkönyvben nincs { $seat }. szék; az utolsó száma { $last }.
error-no-rule = Erről nincs semmi: „{ $word }”.
error-no-rule-near = Erről nincs semmi: „{ $word }”; talán ezek egyike: { $near }?
error-command = Nincs ilyen parancs: „{ $command }”; amelyek vannak: { $known }.
error-option-unknown = Itt nincs ilyen kapcsoló: { $option }.
error-missing = Hiányzik: { $option }.
error-value = Nem megfelelő érték: { $option } – { $help }
error-usage = A parancs nem érthető: { $why }.

## Simulating

simulate-progress = Játszmák
simulate-games = Játszmák
simulate-decisions = Döntések
simulate-seconds = Másodperc
simulate-pace = Sebesség
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } játszma/s, { NUMBER($decisions, maximumFractionDigits: 0) } döntés/s
simulate-length = Egy játszma hossza
simulate-length-value = { $rounds } forduló, { $decisions } döntés
simulate-seat = Szék
simulate-bot = Bot
simulate-wins = Győzelem

## Replaying

replay-next = Enter: tovább, q: kilépés
replay-unfinished = A jegyzőkönyv itt véget ér; a játszma nincs befejezve.

## Looking up

rules-heading = Szabályok és döntések (angolul)
rules-more = Még { $count } szabály említi; az --all mindet mutatja.
rules-more-cards = Még { $count } kártya neve ilyen; az --all mindet mutatja.
rules-not-in = Ebben nincs: { $edition }; az itt látható szöveg innen való: { $shown }.
rules-editions = kiadások: { $editions }
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
play-earlier = … előtte még { $count } sor (l)
play-prompt = { $choices }, ? súgó, l napló, q kilépés:
play-prompt-undo = { $choices }, u visszavonás, ? súgó, l napló, q kilépés:
play-no-such-choice = Írj be egy számot 1 és { $last } között, vagy ?-et a súgóhoz.
play-forgotten = Ebben a körben még jár neked valami. Ha nem kell, válaszd még egyszer a kör befejezését.
play-no-undo = Ezt nem lehet visszavonni: azóta valami új kiderült.
play-back = Enter: vissza az asztalhoz
play-saved = A jegyzőkönyv elmentve: { $file }
play-help =
    Írd be egy lehetőség számát, és nyomj Entert.
    A „? 3” elmagyarázza a 3. lehetőség lapját, a „? király” bármelyik lapot a neve alapján.
    l: minden, ami eddig történt; u: az utolsó lépésed visszavonása; q: kilépés és mentés.
    Körönként egyszer gyűjts, aztán építs; a forduló rang szerint halad végig a karaktereken.
    A játék annak a fordulónak a végén ér véget, amelyben egy város elkészül.
column-player = Játékos
column-character = Karakter
column-gold = Arany
column-cards = Lap
column-points = Pont
column-city = Város
mark-dagger = meggyilkolva
mark-mask = ki fogják rabolni
mark-spell = megbabonázva
mark-warrant = parancs
mark-threat = fenyegetés

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] Nyertél: { $points }, a holtverseny eldöntésével.
               *[other] { $name } nyert: { $points }, a holtverseny eldöntésével.
            }
       *[no]
            { $who ->
                [you] Nyertél! Eredményed: { $points }.
               *[other] { $name } nyert: { $points }.
            }
    }
result-shared = Megosztott győzelem ({ $points }): { $names }.
