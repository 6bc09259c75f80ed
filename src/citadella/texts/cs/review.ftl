### Co se česky říká o hře, na kterou se díváme zpět.
###
### $more a $less jsou čísla, $seat je jméno hráče, $percent a $other jsou procenta.

review-title = Rozbor
review-accuracy = Přesnost
review-accuracy-hint = Přesnost: 100 – jak hraje bot Těžký, 0 – náhodná hra.
review-tally = Rozhodnutí: { $count } · chyby: { $mistakes } · nepřesnosti: { $slips }
review-fair = Rovný díl
review-deal = První karty a místo
review-lost = Rozhodnutí
review-luck = Štěstí a soupeři
review-result = Výsledek
review-chances = Šance na výhru
review-costliest = Největší chyby
review-flawless = Žádné rozhodnutí nemělo znatelný dopad.
review-all = Všechna rozhodnutí
review-played = Zahráno: { $move }
review-better = Lepší: { $move }
review-mixed = V takové chvíli by to bot Těžký zahrál s pravděpodobností { $percent } %, lepší akci s pravděpodobností { $other } %.
review-cost = Cena
review-move = Akce
review-end = Konec
review-method = Každé rozhodnutí se posuzuje podle toho, co se v tu chvíli dalo vědět: { $count } simulovaných her na každé srovnání.
verdict-best = nejlepší
verdict-equal = stejně dobré
verdict-slip = nepřesnost
verdict-mistake = chyba
why-points =
    { $price ->
        [gold] V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } bodu víc za { NUMBER($less, minimumFractionDigits: 1) } mince.
        [cards] V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } bodu víc za { NUMBER($less, minimumFractionDigits: 1) } karty.
       *[none] V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } bodu víc.
    }
why-gold =
    { $price ->
        [points] V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } mince víc, ale o { NUMBER($less, minimumFractionDigits: 1) } bodu méně.
        [cards] V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } mince víc, ale o { NUMBER($less, minimumFractionDigits: 1) } karty méně.
       *[none] V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } mince víc.
    }
why-cards =
    { $price ->
        [points] V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } karty víc, ale o { NUMBER($less, minimumFractionDigits: 1) } bodu méně.
        [gold] V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } karty víc, ale o { NUMBER($less, minimumFractionDigits: 1) } mince méně.
       *[none] V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } karty víc.
    }
why-rival = { $seat } bude mít na konci kola v průměru o { NUMBER($less, minimumFractionDigits: 1) } bodu méně.
why-turn = Tah propadne s pravděpodobností { $percent } % místo { $other } %.
why-end = Hra po tom skončí s pravděpodobností { $percent } % místo { $other } %.
why-no-end = Hra teď skončí s pravděpodobností { $percent } % místo { $other } %.
why-later = V tomto kole víc nepřinese, ale dá lepší postavení pro další kola.
error-reviews-busy = Připravuje se příliš mnoho rozborů; zkuste to později.
review-mine = Rozbor mých rozhodnutí
review-ask = Rozbor rozhodnutí: { $name }
review-asked = Probíhá rozbor každého rozhodnutí…
review-progress = { $done } { BEFORE("from", $total) }
review-of = Čí rozhodnutí
review-failed = Rozbor se nepodařilo dokončit. Zkuste to znovu.
review-back = Zpět ke hře
review-parts = Z čeho je výsledek
review-round = Kolo
review-chances-hint = Šance hráčů na výhru v průběhu hry, když není nic skryto. Čísla označují největší chyby.
