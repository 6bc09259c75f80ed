### Amit a tanácsadó mond: egy lépés egyetlen, tényekből álló indoka, magyarul.
###
### $character és $card név, $seat egy játékos neve; $percent és $count szám, és itt áll, hogy
### miből van ennyi (`count-gold`).

reason-builds = { $character }: a gyűjtött arannyal { count-cards } fizethető ki egy körben.
reason-leader = { $character }: { $seat } egy kerületre van a játék végétől.
reason-rich = { $character }: van, akitől { count-gold } elvihető.
reason-income = { $character }: { count-gold } bevétel a városodból.
reason-income-cards = { $character }: { count-cards } bevétel a városodból.
reason-hand = { $character }: valakinek a kezében { count-cards } van.
reason-crown = { $character }: tiéd lesz a korona, és vele az első választás.
reason-likely-gold = { $character }: { count-gold } várható tőle.
reason-shelters = { $character }: egy fordulóig védve van { $count } kerületed.
reason-new-cards =
    { $count ->
        [0] { $character }: új lapok, mert a kezedből semmi sem építhető meg.
       *[other] { $character }: új lapok, mert a kezedből csak { count-cards } építhető meg.
    }
reason-ahead = { $character }: valaki elveszít egy kört; most { $seat } vezet { $count } kerülettel.
reason-likely = { $character }: { $percent }% eséllyel { $seat } választotta.
reason-finisher = { $character }: { $percent }% eséllyel { $seat } választotta, aki most befejezheti a városát.
reason-purse = { $character }: { $percent }% eséllyel { $seat } választotta, akinél { count-gold } van.
reason-nobody = { $character }: aligha talál el valakit.
reason-completes = { $card }: ezzel kész a városod.
reason-all-types = { $card }: ezzel mind az öt típus megvan, ami még 3 pont.
reason-points = { $card }: { count-points }, és eggyel több kerület.
reason-stops = { $card }: így { $seat } nem tudja befejezni a játékot.
reason-takes = { $card }: { $seat } vesztesége { count-points }.
reason-gold-for = Ezzel az arannyal megépíthető: { $card }.
reason-gold = Most { count-gold } van nálad, a kezedben lévő lapok többe kerülnek.
reason-no-cards = Nincs a kezedben olyan lap, amit még megépíthetsz.
reason-cards = A kezedből csak { count-cards } építhető meg.
reason-affordable = { $card }: most ki tudod fizetni.
reason-saving = { $card }: még { count-gold } hiányzik hozzá.
reason-least-card = { $card }: ezt tudod a legkönnyebben nélkülözni.
reason-all-income = { $count } kerület hoz bevételt.
reason-half = { count-gold } kevesebb, mint amennyit a fenyegetés elvihet.
reason-their-hand = { $seat } kezében { count-cards } van, több, mint a tiédben.
reason-poor-cards =
    { $count ->
        [0] Új lapok kellenek.
       *[other] A kezedben { count-cards } keveset ér.
    }
reason-beauty = Egy aranyból egy pont lesz.
risk-points = Átlagosan { NUMBER($more, minimumFractionDigits: 1) } ponttal kevesebbet hoz a forduló végéig, mint az első.
risk-gold = Átlagosan { NUMBER($more, minimumFractionDigits: 1) } arannyal kevesebbet hoz a forduló végéig, mint az első.
risk-cards = Átlagosan { NUMBER($more, minimumFractionDigits: 1) } lappal kevesebbet hoz a forduló végéig, mint az első.
risk-rival = { $seat } átlagosan { NUMBER($less, minimumFractionDigits: 1) } ponttal többel zárja a fordulót, mint az első után.
risk-turn = A szimulált játszmák { $percent }%-ában elveszíted a köröd, az elsővel { $other }%-ában.
risk-end = A szimulált játszmák { $percent }%-ában a játék végéhez vezet, az első { $other }%-ában.
risk-no-end = A játék most a szimulált játszmák { $percent }%-ában ér véget, az elsővel { $other }%-ában.
risk-later = Ebben a fordulóban ugyanannyit hoz, de rosszabb helyzetet teremt a következőkre.
