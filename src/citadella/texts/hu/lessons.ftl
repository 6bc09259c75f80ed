### The lessons at the table in Hungarian.

## The first lesson

tutorial-title = Az első játékod
tutorial-city = Ez a városod: ha valaki elsőként felépít hét kerületet, a forduló végén vége a játéknak, és minden kerület annyi pontot ér, amennyibe kerül.
tutorial-cards = Ezeket a kerületeket építheted meg: a lapon az érme mutatja az árat aranyban.
tutorial-gold = Ez az aranyad: minden körödben gyarapíthatod.
tutorial-pick =
    { $touch ->
        [yes] Minden fordulóban titokban karaktert választasz: koppints a Kereskedőre, aki aranyat hoz.
       *[no] Minden fordulóban titokban karaktert választasz: kattints a Kereskedőre, aki aranyat hoz.
    }
tutorial-called = Mindenki választott; most szám szerint szólítják a karaktereket, és akit szólítanak, az lép.
tutorial-robbed =
    { $touch ->
        [yes] A Tolvaj a Kereskedőt nevezte meg, és elvitte az aranyadat, de a kör a tiéd: koppints az „{ table-dismiss }” gombra.
       *[no] A Tolvaj a Kereskedőt nevezte meg, és elvitte az aranyadat, de a kör a tiéd: kattints az „{ table-dismiss }” gombra.
    }
tutorial-gather = Minden kör gyűjtéssel kezdődik: vegyél fel 2 aranyat.
tutorial-income = A Kereskedő minden zöld kerület után 1 aranyat kap, és a Fogadód zöld: vedd fel az aranyat.
tutorial-bonus = A Kereskedőnek minden körben jár még plusz 1 arany.
tutorial-build =
    { $touch ->
        [yes] Most 4 aranyad van: koppints a Kastélyra, és felépül.
       *[no] Most 4 aranyad van: kattints a Kastélyra, és felépül.
    }
tutorial-end-turn = Körönként egy kerületet építhetsz: fejezd be a körödet.
tutorial-crown = Új forduló: akinél a korona van, az választ elsőként, és ez te vagy.
tutorial-pick-again = Most válaszd az Orgyilkost, akit mindenki más előtt szólítanak.
tutorial-kill = Nevezz meg egy karaktert, és akié, az kimarad: gyilkold meg az Építészt, aki három kerületet is építhetne.
tutorial-gather-again = Gyűjts aranyat a következő fordulóra.
tutorial-end-again = Fejezd be a körödet, és figyeld, ki felel.
tutorial-silent = Az Építészt szólították, és senki sem felelt: az áldozatod kimarad ebből a fordulóból.
tutorial-over = Választasz, gyűjtesz, építesz: az a forduló az utolsó, amelyben egy város eléri a hét kerületet, és az nyer, akinek a legtöbb pontja van.

## Lessons about new cards

lesson-title = Újdonságok: { $name }
lesson-meet = Új karakter: { $character }. { $effect }
lesson-try =
    { $touch ->
        [yes] Próbáld ki, koppints erre: „{ $choice }”.
       *[no] Próbáld ki, kattints erre: „{ $choice }”.
    }
lesson-seen = { $story }
lesson-over = Most már tudod, ami kell.
lesson-play = Játssz végig egy játszmát
lesson-again = Még egyszer
lesson-next = Tovább
lesson-count = { $n }/{ $count }
lesson-leave = Kilépés a leckéből
lesson-link = Mi az újdonság?
lesson-link-character = Próbáld ki az asztalnál
