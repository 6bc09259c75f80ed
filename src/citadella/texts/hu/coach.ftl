### Amit a tanácsadó mond: egy lépés egyetlen, tényekből álló indoka, magyarul.
###
### $character és $card név, $seat egy játékos neve; $percent és $count szám, és itt áll, hogy
### miből van ennyi (`count-gold`). A nevek ragjait a game.ftl magyarázza.

reason-builds = { $character }ként egy körben { $count } kerületet is megépíthetsz.
reason-leader = { $seat } egy kerületre van a játék végétől: { $character }ként megállíthatod.
reason-rich = { $character }ként { $count } aranyat is elvehetsz valakitől.
reason-income = { $character }ként a városod { $count } arany bevételt hoz.
reason-income-cards = { $character }ként a városod { $count } lap bevételt hoz.
reason-hand = Valakinek { $count } lap van a kezében: { $character }ként megszerezheted őket.
reason-crown = { $character }ként tiéd lesz a korona, és vele az első választás.
reason-likely-gold = { $character }ként várhatóan { $count } aranyat szerzel.
reason-shelters = { $character }ként egy fordulóra megvéded { $count } kerületedet.
reason-new-cards =
    { $count ->
        [0] { $character }ként új lapokhoz jutsz, mert a kezedből semmi sem építhető meg.
       *[other] { $character }ként új lapokhoz jutsz, mert a kezedből csak { count-cards } építhető meg.
    }
reason-ahead = { $character }ként valakinek elveszed a körét; most { $seat } vezet { $count } kerülettel.
reason-likely = { BEFORE("the", FORM($character, "acc")) } { $percent }% eséllyel { $seat } választotta.
reason-finisher = { BEFORE("the", FORM($character, "acc")) } { $percent }% eséllyel { $seat } választotta, aki most befejezheti a városát.
reason-purse = { BEFORE("the", FORM($character, "acc")) } { $percent }% eséllyel { $seat } választotta, akinél { count-gold } van.
reason-nobody = { BEFORE("the", FORM($character, "acc")) } valószínűleg senki sem választotta.
reason-completes = { BEFORE("the", FORM($card, "ins")) } kész a városod.
reason-all-types = { BEFORE("the", FORM($card, "ins")) } mind az öt típus megvan, ami még 3 pont.
reason-points = { BEFORE("the", $card) } { $count } pontot ér, és eggyel több kerületed lesz.
reason-stops = { BEFORE("the", $card) } nélkül { $seat } nem tudja befejezni a játékot.
reason-takes = { BEFORE("the", $card) } nélkül { $seat } { $count } ponttal szegényebb.
reason-gold-for = Ezzel az arannyal megépítheted { BEFORE("the", FORM($card, "acc")) }.
reason-gold = Most { count-gold } van nálad, a kezedben lévő lapok többe kerülnek.
reason-no-cards = Nincs a kezedben olyan lap, amit még megépíthetsz.
reason-cards = A kezedből csak { count-cards } építhető meg.
reason-affordable = { BEFORE("the", FORM($card, "acc")) } most ki tudod fizetni.
reason-saving = { BEFORE("the", FORM($card, "sub")) } még { $count } aranyat kell gyűjtened.
reason-least-card = { BEFORE("the", FORM($card, "acc")) } tudod a legkönnyebben nélkülözni.
reason-all-income = { $count } kerület hoz bevételt.
reason-half = { count-gold } kevesebb, mint amennyit a fenyegetés elvihet.
reason-their-hand = { $seat } kezében { count-cards } van, több, mint a tiédben.
reason-poor-cards =
    { $count ->
        [0] Új lapok kellenek.
       *[other] A kezedben { $count } lapnak nem sok hasznát veszed.
    }
reason-beauty = Egy aranyból egy pont lesz.
risk-points = A forduló végéig átlagosan { NUMBER($more, minimumFractionDigits: 1) } ponttal kevesebbet hoz, mint az elsőként ajánlott lépés.
risk-gold = A forduló végéig átlagosan { NUMBER($more, minimumFractionDigits: 1) } arannyal kevesebbet hoz, mint az elsőként ajánlott lépés.
risk-cards = A forduló végéig átlagosan { NUMBER($more, minimumFractionDigits: 1) } lappal kevesebbet hoz, mint az elsőként ajánlott lépés.
risk-rival = { $seat } átlagosan { NUMBER($less, minimumFractionDigits: 1) } ponttal többel zárja a fordulót, mint az elsőként ajánlott lépés után.
risk-turn = A szimulált játszmák { $percent }%-ában elveszíted a köröd, az elsőként ajánlott lépéssel { $other }%-ában.
risk-end = A szimulált játszmák { $percent }%-ában a játék végéhez vezet, az elsőként ajánlott lépés { $other }%-ában.
risk-no-end = A játék most a szimulált játszmák { $percent }%-ában ér véget, az elsőként ajánlott lépéssel { $other }%-ában.
risk-later = Ebben a fordulóban ugyanannyit hoz, de a következőkre rosszabb helyzetben hagy.
