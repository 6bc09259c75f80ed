### Amit az edző mond: egy lépés egyetlen, tényekből álló indoka, magyarul.
###
### $character és $card név, $seat egy játékos neve; $gold, $cards és $points mennyiség szavakkal,
### $percent és $count szám.

reason-builds = { $character }: a gyűjtött arannyal { $cards } fizethető ki egy körben.
reason-leader = { $character }: { $seat } egy kerületre van a játék végétől.
reason-rich = { $character }: van, akitől { $gold } elvihető.
reason-income = { $character }: { $gold } bevétel a városodból.
reason-income-cards = { $character }: { $cards } bevétel a városodból.
reason-hand = { $character }: valakinek a kezében { $cards } van.
reason-crown = { $character }: tiéd lesz a korona, és vele az első választás.
reason-likely-gold = { $character }: { $gold } várható tőle.
reason-shelters = { $character }: egy fordulóig védve van { $count } kerületed.
reason-new-cards = { $character }: új lapok, mert a kezedből csak { $cards } építhető meg.
reason-ahead = { $character }: valaki elveszít egy kört; most { $seat } vezet { $count } kerülettel.
reason-likely = { $character }: { $percent }% eséllyel { $seat } választotta.
reason-finisher = { $character }: { $percent }% eséllyel { $seat } választotta, aki most befejezheti a városát.
reason-purse = { $character }: { $percent }% eséllyel { $seat } választotta, akinél { $gold } van.
reason-nobody = { $character }: aligha talál el valakit.
reason-completes = { $card }: ezzel kész a városod.
reason-all-types = { $card }: ezzel mind az öt típus megvan, ami még 3 pont.
reason-points = { $card }: { $points }, és eggyel több kerület.
reason-stops = { $card }: így { $seat } nem tudja befejezni a játékot.
reason-takes = { $card }: { $seat } vesztesége { $points }.
reason-gold-for = Ezzel az arannyal megépíthető: { $card }.
reason-gold = Most { $gold } van nálad, a kezedben lévő lapok többe kerülnek.
reason-no-cards = Nincs a kezedben olyan lap, amit még megépíthetsz.
reason-cards = A kezedből csak { $cards } építhető meg.
reason-affordable = { $card }: most ki tudod fizetni.
reason-saving = { $card }: még { $gold } hiányzik hozzá.
reason-useful = { $card }: jól jön a kezedben.
reason-least-card = { $card }: ezt tudod a legkönnyebben nélkülözni.
reason-all-income = { $count } kerület hoz bevételt.
reason-free = Semmibe sem kerül.
reason-nothing-better = Minden más többe kerülne, mint amennyit hoz.
reason-half = { $gold } kevesebb, mint amennyit a fenyegetés elvihet.
reason-their-hand = { $seat } kezében { $cards } van, és ezek többet érnek a tieidnél.
reason-poor-cards = A kezedben { $cards } keveset ér.
reason-beauty = Egy aranyból egy pont lesz.
