### The lessons at the table in Czech.

## The first lesson

tutorial-title = Vaše první hra
tutorial-city = Toto je vaše město: kdo první postaví sedm budov, ukončí hru, a každá přinese tolik bodů, kolik činí její cena.
tutorial-cards = Tyto budovy můžete postavit: mince na kartě ukazuje cenu.
tutorial-gold = Toto jsou vaše mince: v každém tahu jich může přibýt.
tutorial-pick =
    { $touch ->
        [yes] V každém kole si tajně vybíráte postavu: klepněte na obchodnici, která přináší mince.
       *[no] V každém kole si tajně vybíráte postavu: klikněte na obchodnici, která přináší mince.
    }
tutorial-called = Všichni mají vybráno; teď se postavy vyvolávají podle čísel a vyvolaný hráč je na tahu.
tutorial-robbed =
    { $touch ->
        [yes] Zloděj určil obchodnici a vzal vám mince, ale tah je váš: klepněte na „{ table-dismiss }“.
       *[no] Zloděj určil obchodnici a vzal vám mince, ale tah je váš: klikněte na „{ table-dismiss }“.
    }
tutorial-gather = Tah začíná dobráním zdrojů: vezměte si 2 mince.
tutorial-income = Obchodnice dostává 1 minci za každou zelenou budovu a vaše hospoda je zelená: vezměte si minci.
tutorial-bonus = A k tomu dostává obchodnice v každém tahu 1 minci navíc.
tutorial-build =
    { $touch ->
        [yes] Teď máte 4 mince: klepněte na hrad a postavte ho.
       *[no] Teď máte 4 mince: klikněte na hrad a postavte ho.
    }
tutorial-end-turn = Za tah smíte postavit jednu budovu: ukončete tah.
tutorial-crown = Nové kolo: kdo má korunu, vybírá první, a to jste vy.
tutorial-pick-again = Tentokrát si vezměte mordýřku, která je vyvolána přede všemi.
tutorial-kill = Určete postavu a ten, kdo ji má, přijde o tah: zneškodněte stavitelku, která by mohla postavit tři budovy.
tutorial-gather-again = Vezměte si mince na příští kolo.
tutorial-end-again = Ukončete tah a sledujte, kdo se ozve.
tutorial-silent = Stavitelka byla vyvolána a nikdo se neozval: vaše oběť toto kolo vynechává.
tutorial-over = Vybrat, dobrat, stavět: kolo, v němž některé město dosáhne sedmi budov, je poslední a vyhrává hráč s nejvíce body.

## Lessons about new cards

lesson-title = Co je nového: { $name }
lesson-meet = Nová postava: { $character }. { $effect }
lesson-try =
    { $touch ->
        [yes] Vyzkoušejte to: klepněte na „{ $choice }“.
       *[no] Vyzkoušejte to: klikněte na „{ $choice }“.
    }
lesson-seen = { $story }
lesson-over = Teď víte vše potřebné.
lesson-play = Zahrát si celou hru
lesson-again = Ještě jednou
lesson-next = Dál
lesson-count = { $n } { BEFORE("from", $count) }
lesson-leave = Odejít z lekce
lesson-link = Co je tu nového?
lesson-link-character = Vyzkoušet u stolu
