### Cards, presets and editions in Hungarian: names as on the cards, texts in our own words.
###
### See en/cards.ftl for how values and attributes are used. A round is „forduló” and a turn „kör”
### (the rulebooks say „kör” for both). Graveyard and Necropolis are both „Temető” in print, in
### different editions; deluxe has both, so the Graveyard is „Sírkert” outside classic.

## Characters

character-assassin = Orgyilkos
    .name-classic = { character-assassin }
    .effect = Nevezz meg egy másik karaktert: meggyilkolod. Amikor szólítják, a játékosa hallgat, és elveszíti ezt a körét.
character-witch = Boszorkány
    .name-classic = Boszorka
    .effect = Gyűjts nyersanyagot, majd babonázz meg egy másik karaktert; a köröd itt szünetel. Az ő játékosa csak gyűjthet, azután te fejezed be a körödet az ő képességeivel, de saját arannyal, lapokkal és várossal. Ha nincs játékban, a köröd véget ér.
    .effect-classic = Gyűjtés után megbabonázhatsz egy másik karaktert; a köröd ekkor szünetel. Az ő játékosa csak gyűjthet, azután te fejezed be a körödet az ő képességeivel, de saját arannyal, lapokkal és várossal. Ha nincs játékban, a köröd véget ér.
character-magistrate = Magisztrátus
    .effect = Tegyél három parancsot, köztük az aláírtat, képpel lefelé három karakterre. Amikor az aláírt parancs célpontja először fizet egy kerületért, azt ingyen a városodba teheted; ő visszakapja az aranyát. Olyat nem, amilyened már van.
character-thief = Tolvaj
    .effect = Nevezz meg egy karaktert: amikor felfedik, a játékosa minden aranya a tiéd. Nem lehet 1-es rangú, meggyilkolt vagy megbabonázott.
character-spy = Kém
    .effect = Válassz egy másik játékost és egy kerülettípust, és nézd meg a kezében lévő lapokat. Minden ilyen típusú lap után elveszel tőle 1 aranyat, amíg van neki, és húzol 1 lapot.
character-blackmailer = Zsaroló
    .effect = Tegyél két fenyegetést, köztük a virágosat, képpel lefelé két karakterre (1-es rangúra, meggyilkoltra, megbabonázottra nem). Gyűjtés után a fenyegetett odaadja aranya felét (lefelé kerekítve), vagy kockáztat: felfedheted, és ha virágos, mindent elveszel.
character-magician = Mágus
    .name-classic = { character-magician }
    .effect = Kettő közül választhatsz: elcseréled minden lapodat egy másik játékoséira, vagy akárhány lapodat a pakli aljára teszed, és ugyanannyi újat húzol.
character-wizard = Varázsló
    .effect = Nézd meg egy másik játékos lapjait, és vegyél el egyet: tartsd meg, vagy fizesd ki és építsd meg azonnal, a korláton felül. Ebben a körben olyan kerületet is építhetsz, amilyened már van.
character-seer = Látnok
    .effect = Húzz egy-egy véletlen lapot a többi játékos kezéből, majd mindenkinek, akitől húztál, adj egyet a lapjaid közül. Legfeljebb két kerületet építhetsz.
character-king = Király
    .effect = Nemesi kerületeid 1-1 aranyat hoznak. Amikor felfeded magad, tiéd a korona, megbabonázva is; ha meggyilkoltak, a forduló végén.
character-emperor = Császár
    .name-classic = Uralkodó
    .effect = Nemesi kerületeid 1-1 aranyat hoznak. A körödben el kell venned a koronát a birtokosától, és egy másik játékosnak kell adnod (magadnak nem); tőle elveszel 1 aranyat vagy 1 véletlen lapot. Ha meggyilkoltak, ez a forduló végén történik, ellenszolgáltatás nélkül.
    .effect-classic = Nemesi kerületeid 1-1 aranyat hoznak. Amint szólítanak, egy másik játékosnak adod a koronát, de nem magadnak; ő tetszése szerint 1 aranyat vagy 1 lapot ad érte. Ha meggyilkoltak, ez a forduló végén történik, ellenszolgáltatás nélkül.
character-patrician = Patrícius
    .effect = Nemesi kerületeid 1-1 lapot hoznak. Amikor felfeded magad, tiéd a korona, megbabonázva is; ha meggyilkoltak, a forduló végén.
character-bishop = Püspök
    .effect = Egyházi kerületeid 1-1 aranyat hoznak. A forduló végéig a 8-as rangú karakter képessége nem hat a városodra, kivéve, ha meggyilkoltak vagy megbabonáztak.
character-abbot = Apát
    .name-classic = Abbé
    .effect = Egyházi kerületeid 1-1 aranyat vagy lapot hoznak, tetszés szerint elosztva. Ha nem vagy a leggazdagabbak között, a leggazdagabb játékos 1 aranyat ad neked; ha többen vannak, te választasz közülük.
    .effect-classic = Egyházi kerületeid 1-1 aranyat hoznak. A leggazdagabb játékos 1 aranyat ad neked; holtverseny esetén, vagy ha te vagy az, nem jár semmi.
character-cardinal = Bíboros
    .effect = Egyházi kerületeid 1-1 lapot hoznak. Ha egy kerületre nem elég az aranyad, pontosan a hiányzó összeget elveheted egy másik játékostól, aranyanként egy kézben lévő lapért cserébe; azt a kerületet ekkor meg kell építened.
character-merchant = Kereskedő
    .name-classic = { character-merchant }
    .effect = Kereskedelmi kerületeid 1-1 aranyat hoznak, és kapsz még 1 aranyat.
    .effect-classic = Kereskedelmi kerületeid 1-1 aranyat hoznak. Az akciód után kapsz még 1 aranyat.
character-alchemist = Alkimista
    .name-classic = { character-alchemist }
    .effect = Amit ebben a körben kerületek építésére fizettél, azt a köröd végén visszakapod; a másra költött aranyat (Kovácsműhely, adó) nem.
character-trader = Szatócs
    .effect = Kereskedelmi kerületeid 1-1 aranyat hoznak. Ebben a körben a korláton felül annyi kereskedelmi kerületet építhetsz, amennyit csak akarsz.
character-architect = Építész
    .name-classic = { character-architect }
    .effect = Ráadásként kapsz 2 lapot, és legfeljebb három kerületet építhetsz.
    .effect-classic = Az akciód után ráadásként kapsz 2 lapot. Legfeljebb három kerületet építhetsz.
character-navigator = Navigátor
    .name-classic = Kormányos
    .effect = Ráadásként kapsz 4 aranyat vagy 4 lapot, de ebben a körben semmit sem építhetsz.
    .effect-classic = Az akciód után ráadásként kapsz 4 aranyat vagy 4 lapot, de ebben a körben semmit sem építhetsz.
character-scholar = Tudós
    .effect = Húzz 7 lapot, egyet tarts meg, a többit keverd vissza a pakliba. Legfeljebb két kerületet építhetsz.
character-warlord = Hadúr
    .effect = Katonai kerületeid 1-1 aranyat hoznak. Elpusztíthatsz egy kerületet, akár a sajátodat is, az áránál 1 arannyal olcsóbban; más befejezett városában nem.
    .effect-classic = Katonai kerületeid 1-1 aranyat hoznak. A köröd végén elpusztíthatsz egy kerületet, akár a sajátodat is, az áránál 1 arannyal olcsóbban; befejezett városban nem.
    .effect-deluxe = Katonai kerületeid 1-1 aranyat hoznak. Elpusztíthatsz egy kerületet, akár a sajátodat is, az áránál 1 arannyal olcsóbban; befejezett városban nem, a sajátodban sem.
character-diplomat = Diplomata
    .name-classic = { character-diplomat }
    .effect = Katonai kerületeid 1-1 aranyat hoznak. Elcserélheted egy kerületedet egy másik játékoséra; ha az övé drágább, neki fizeted a különbözetet. Más befejezett városából nem, és egyik városba sem kerülhet olyan, amilyen már áll benne.
    .effect-classic = Katonai kerületeid 1-1 aranyat hoznak. A köröd végén elcserélheted egy kerületedet egy másik játékoséra; ha az övé drágább, neki fizeted a különbözetet. Az Erődítmény, a Püspök városa és a befejezett város sérthetetlen.
character-marshal = Marsall
    .effect = Katonai kerületeid 1-1 aranyat hoznak. Elveheted egy másik játékos legfeljebb 3 aranyba kerülő kerületét, ha kifizeted neki az árát. Befejezett városból nem, és olyat sem, amilyened már van.
character-queen = Királynő
    .effect = 3 aranyat kapsz, ha melletted ül az a játékos, aki a 4-es rangú karaktert felfedte; ha azt meggyilkolták, akkor a forduló végén.
    .effect-classic = 3 aranyat kapsz, ha a Király vagy az Uralkodó melletted ül, akkor is, ha meggyilkolták. A karakter számít, nem a korona.
    .effect-deluxe = 3 aranyat kapsz, ha melletted ül az a játékos, aki a 4-es rangú karaktert felfedte; ha azt meggyilkolták vagy megbabonázták, akkor a forduló végén.
character-artist = Művész
    .name-classic = { character-artist }
    .effect = Legfeljebb két kerületedre 1-1 aranyat tehetsz: ettől fogva 1-gyel többe kerülnek és 1 ponttal többet érnek. Kétszer egyik sem szépíthető.
character-tax_collector = Adószedő
    .effect = Aki kerületet épít, 1 aranyat tesz a jelződre, ha maradt neki, még a nélküled zajló fordulókban is; te nem fizetsz. A körödben elveheted róla az összes aranyat.
    .effect-classic = Minden más játékos, aki ebben a fordulóban épít, a köre végén 1 aranyat ad neked, ha maradt neki. Az 1-es rangú karakter akkor fizet, amikor felfeded magad.

## Base districts

district-manor = Uradalom
district-castle = Kastély
district-palace = Palota
district-temple = Templom
district-church = Kápolna
district-monastery = Kolostor
district-cathedral = Katedrális
district-tavern = Fogadó
district-market = Piac
    .name-classic = { district-market }
district-trading_post = Kereskedőház
district-docks = Dokk
district-harbor = Kikötő
district-town_hall = Városháza
district-watchtower = Őrtorony
district-prison = Börtön
    .name-classic = Várbörtön
district-barracks = Barakk
    .name-classic = { district-barracks }
district-fortress = Erőd

## Unique districts

district-armory = Fegyvertár
    .effect = A körödben elpusztíthatod a Fegyvertárat, és vele együtt, ingyen, bármelyik kerületet; befejezett városban nem.
    .effect-classic = A körödben elpusztíthatod a Fegyvertárat, és vele együtt, ingyen, egy másik játékos egyik kerületét; befejezett városban nem.
district-basilica = Bazilika
    .effect = A játék végén 1 pont jár minden kerületedért, amelynek páratlan az ára.
district-capitol = Capitolium
    .effect = A játék végén 3 pont jár, ha legalább három kerületed azonos típusú.
district-dragon_gate = Sárkánykapu
    .effect = A játék végén további 2 pontot ér.
    .effect-deluxe = A játék végén további 2 pontot ér: ezek az ezüstérméi.
district-factory = Gyár
    .effect = Minden más egyedi kerületet 1 arannyal olcsóbban építesz.
district-framework = Állványzat
    .effect = Amikor kerületet építesz, a teljes ára helyett elpusztíthatod az Állványzatot.
district-gold_mine = Aranybánya
    .effect = Amikor aranyat gyűjtesz, 2 helyett 3 jár.
district-great_wall = Nagy fal
    .effect = Többi kerületed elpusztítása, elcserélése vagy elvétele a 8-as rangú karakternek 1 arannyal többe kerül.
district-haunted_quarter = Kísértetváros
    .name-classic = { district-haunted_quarter }
    .effect = A játék végén az általad választott típusba tartozik, minden szempontból.
    .effect-classic = A végső pontozásnál az általad választott típusba tartozik, kivéve, ha az utolsó fordulóban épült.
district-imperial_treasury = Birodalmi kincstár
    .effect = A játék végén 1 pont jár kincstartalékod minden aranyáért.
district-ivory_tower = Elefántcsonttorony
    .effect = A játék végén 5 pont jár, ha nincs más egyedi kerületed.
district-keep = Erődítmény
    .name-classic = { district-keep }
    .effect = A 8-as rangú karakter nem pusztíthatja el, nem cserélheti el és nem veheti el.
district-laboratory = Laboratórium
    .effect = A körödben egyszer egy lapodat a pakli aljára teheted 2 aranyért.
    .effect-classic = A körödben egyszer egy lapodat a pakli aljára teheted 1 aranyért.
district-library = Könyvtár
    .effect = Amikor lapot gyűjtesz, minden húzott lapot megtartasz.
    .effect-classic = Amikor lapot gyűjtesz, kettőt tartasz meg.
district-map_room = Térképszoba
    .effect = A játék végén 1 pont jár minden lapért, amely a kezedben van.
district-monument = Emlékmű
    .effect = Nem építheted meg, ha már legalább öt kerületed van. A város befejezésénél két kerületnek számít.
district-museum = Múzeum
    .effect = A körödben egyszer egy lapodat képpel lefelé a Múzeum alá csúsztathatod. A játék végén mindegyikért 1 pont jár.
district-necropolis = Temető
    .effect = Az ára helyett feláldozhatod egy kerületedet: az elpusztul.
district-observatory = Csillagvizsgáló
    .effect = Amikor lapot gyűjtesz, 2 helyett 3 közül tartasz meg egyet.
district-park = Park
    .effect = Ha üres kézzel fejezed be a körödet, húzol 2 lapot.
district-poor_house = Szegényház
    .effect = Ha arany nélkül fejezed be a körödet, kapsz 1 aranyat.
district-quarry = Kőfejtő
    .name-classic = Kőbánya
    .effect = Olyan kerületet is építhetsz, amilyened már van, akárhányat.
    .effect-classic = Olyan kerületet is építhetsz, amilyened már van, de egyfajtából legfeljebb kettőd lehet.
district-school_of_magic = Varázstanoda
    .effect = Amikor egy karakter kerülettípus szerint aranyat vagy lapot hoz, ez a kerület az általad választott típusba tartozik.
    .effect-deluxe = Amikor egy karakter kerülettípus szerint aranyat vagy lapot hoz, ez a kerület az általad választott típusba tartozik. Az Apátnak 1 aranyat és 1 lapot is hoz.
district-secret_vault = Titkos kripta
    .effect = Nem építhető meg. A játék végén 3 pont jár, ha felmutatod a kezedből.
    .effect-deluxe = Nem építhető meg. A játék végén 3 pont jár, az ezüstérméi, ha felmutatod a kezedből.
district-smithy = Kovácsműhely
    .effect = A körödben egyszer 2 aranyért 3 lapot vehetsz.
district-stables = Istálló
    .effect = Az építkezési korláton felül építed meg.
district-statue = Szobor
    .effect = A játék végén 5 pont jár, ha tiéd a korona.
district-theater = Színház
    .effect = Amikor már mindenki választott, az első szólítás előtt látatlanban karaktert cserélhetsz egy másik játékossal.
district-thieves_den = Tolvajtanya
    .effect = Az árát részben vagy egészben a kezedben lévő lapokkal is fizetheted: mindegyik 1 aranyat ér.
district-wishing_well = Kívánságkút
    .effect = A játék végén 1 pont jár minden egyedi kerületedért, ezért is.
    .effect-classic = A játék végén 1 pont jár minden más egyedi kerületedért.
district-graveyard = Sírkert
    .name-classic = Temető
    .name-classic-2016 = Temető
    .effect = Amikor a Hadúr egy másik kerületet elpusztít, 1 aranyért a kezedbe veheted a lapját, kivéve, ha te vagy a Hadúr.
district-bell_tower = Harangtorony
    .effect = Amikor megépíted, el kell döntened, előbb érjen-e véget a játék: 6 kerületnél (2–3 játékossal 7-nél). Ha elpusztul, ismét a szokásos szám érvényes.
    .effect-classic = Amikor megépíted, bejelentheted, hogy a játék annak a fordulónak a végén ér véget, amelyben egy városnak először lesz 7 kerülete. Ha elpusztul, ismét 8 kell.
district-hospital = Ispotály
    .effect = Ha meggyilkoltak, akkor is gyűjthetsz, amikor rád kerül a sor, de nem építhetsz, és a karaktered képességét sem használhatod.
district-lighthouse = Világítótorony
    .effect = Amikor megépíted, nézd át a paklit, vegyél a kezedbe egy lapot, majd keverd meg a paklit.
district-throne_room = Trónterem
    .effect = Valahányszor a korona másik játékoshoz kerül, kapsz 1 aranyat.
district-university = Egyetem
    .effect = A játék végén további 2 pontot ér.
    .effect-deluxe = A játék végén további 2 pontot ér: ezek az ezüstérméi.
district-ball_room = Bálterem
    .effect = Amíg nálad a korona, minden más játékosnak, akit szólítasz, először ezt kell mondania: „Köszönöm, Excellenciád!” Aki elfelejti, elveszíti a körét.

## Action cards

action-acrobat = Akrobata
    .effect = Akkor játszhatod ki, ha a 4-es rang szólítására senki sem felel, vagy ha a 4-es rangú karaktert megbabonázták: tiéd a korona, ő már nem kapja meg.
action-director = Igazgató
    .effect = Ebben a körben két kerülettel többet építhetsz, minden más korláton felül.
action-ticket_booth = Pénztárkocsi
    .effect = Tedd magad elé. Bármelyik ellenfeled a saját körében egyszer 1 aranyat tehet rá, 3 lapot húz, és egyet megtart. Közvetlenül ezután elveheted róla az összes aranyat, és a pakli aljára teheted. A játék végén az aranya a banké.
action-living_cannonball = Élő ágyúgolyó
    .effect = Az építésen kívül egy kerületedet lecserélheted a kezedből egy drágábbra, ha kifizeted a különbözetet.
action-rasputin = Raszputyin
    .inside = Raszputyin
    .effect = Akkor játszd ki, amikor szólítanak: ebben a körben nem árthat neked az Orgyilkos, a Boszorkány, a Magisztrátus, a Tolvaj és a Zsaroló. A köröd végén a pakli aljára kerül.
action-fortune_teller = Jósnő
    .effect = Nézd meg egy másik játékos lapjait, és vegyél el közülük egyet.
action-circus_tent = Cirkuszsátor
    .effect = Tedd a városodba, az építkezési korláton felül, körönként legfeljebb egyet. Csak a város befejezésénél számít kerületnek: nincs ára, pontja és típusa, és a 8-as rangú karakter nem érintheti.

## Presets

preset-first-game = Első játék
preset-ambitious-aristocrats = Becsvágyó arisztokraták
preset-cunning-agents = Ravasz ügynökök
preset-illustrious-emissaries = Illusztris küldöttek
preset-devious-dignitaries = Cseles méltóságok
preset-tenacious-delegates = Kitartó követek
preset-vicious-nobles = Ádáz nemesek

## Editions

edition-classic = Klasszikus kiadás
edition-2016 = 2016-os kiadás
edition-2021 = 2021-es kiadás
edition-deluxe = DeLuxe kiadás
edition-classic-2016 = Klasszikus Citadella (2016)
