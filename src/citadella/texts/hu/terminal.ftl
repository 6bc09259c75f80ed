### What the table in the terminal says in Hungarian.

play-go-on = A játék így folytatható: { $command }
error-nothing-to-resume = A „{ $folder }” mappában nincs befejezetlen játék. A --resume nélkül újat kezdhetsz.
error-game-over = A „{ $file }” fájl játéka véget ért; a citadella replay megmutatja.
error-several-people = A „{ $file }” fájl játéka itt nem folytatható: csak olyan játék folytatható, amelyben te vagy az egyetlen ember, az első helyen.

## The last line: keys and what they do

screen-key-choose = választás
screen-key-coach = tanács
screen-key-undo = visszavonás
screen-key-log = napló
screen-key-cards = lapok
screen-key-help = súgó
screen-key-leave = kilépés
screen-key-skip = gyorsítás
screen-key-back = vissza
screen-key-forth = tovább
screen-key-round = forduló
screen-key-ends = eleje, vége

## At the table

screen-thinks = { $name } gondolkodik…
screen-page = további lehetőségek ({ $page }/{ $pages }. oldal)
screen-step = { $step }. lépés (összesen { $last })
screen-too-small = Ez az ablak túl kicsi az asztalhoz: legalább { $size } kell.
screen-log = Játéknapló
screen-cards = Lapok
screen-back = ↑↓ görgetés · Esc vissza
screen-help-heading = Súgó
screen-help =
    A ↑ és a ↓ kijelöl egy lehetőséget, az Enter választja. Megnyomhatod a számát is, vagy rákattinthatsz.
    A 0 vagy a ← → lapoz, ha kilencnél több a lehetőség.
    c: tanács kérése; u: az utolsó lépésed visszavonása; l: napló; i: bármelyik lap magyarázata. Lapra kattintva a lap magyarázata jön elő, játékosra kattintva a városa.
    A szóköz után a többiek szünet nélkül játszanak, amíg te nem következel.
    A q (vagy a Ctrl-C) kilép. A játék minden lépés után elmentődik: a citadella play --resume folytatja.

    Körönként egyszer gyűjts, aztán építs; a forduló rang szerint halad végig a karaktereken. A játék annak a fordulónak a végén ér véget, amelyben valaki befejezi a városát.
screen-replay-help =
    A → vagy az Enter egy lépéssel előre visz, a ← vissza; a ↓ és a ↑ a következő és az előző fordulóhoz, a Home és az End az elejére és a végére.
    l: az addigi napló; i: bármelyik lap magyarázata. Lapra kattintva a lap magyarázata jön elő, játékosra kattintva a városa.
    q: kilépés.
