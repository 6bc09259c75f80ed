### Co říká trenér: jeden důvod tahu, složený z faktů, česky.
###
### $character a $card jsou jména, $seat je jméno hráče; $percent a $count jsou čísla a co se
### počítá, se říká zde (`count-gold`).

reason-builds = { $character }: i s dobranými mincemi můžete v jednom tahu postavit { count-districts }.
reason-leader = { $character }: { $seat } může hru ukončit už jednou další budovou.
reason-rich = { $character }: někdo může přijít o { object-gold }.
reason-income = { $character }: výnos z vašeho města je { count-gold }.
reason-income-cards = { $character }: výnos z vašeho města je { count-cards }.
reason-hand = { $character }: někdo má v ruce { object-cards }.
reason-crown = { $character }: přinese vám korunu a s ní první volbu.
reason-likely-gold = { $character }: může vám přinést { object-gold }.
reason-shelters =
    { $count ->
        [one] { $character }: vaše budova je na jedno kolo v bezpečí.
        [few] { $character }: vaše { $count } budovy jsou na jedno kolo v bezpečí.
        [many] { $character }: vašich { $count } budovy je na jedno kolo v bezpečí.
       *[other] { $character }: vašich { $count } budov je na jedno kolo v bezpečí.
    }
reason-new-cards =
    { $count ->
        [0] { $character }: nové karty, protože z ruky nemůžete postavit nic.
       *[other] { $character }: nové karty, protože z ruky můžete postavit jen { object-cards }.
    }
reason-ahead =
    { $count ->
        [one] { $character }: někdo přijde o tah; vede { $seat }, má { $count } budovu.
        [few] { $character }: někdo přijde o tah; vede { $seat }, má { $count } budovy.
        [many] { $character }: někdo přijde o tah; vede { $seat }, má { $count } budovy.
       *[other] { $character }: někdo přijde o tah; vede { $seat }, má { $count } budov.
    }
reason-likely = { $character }: tuto postavu má s pravděpodobností { $percent } % { $seat }.
reason-finisher = { $character }: tuto postavu má s pravděpodobností { $percent } % { $seat } a může teď dokončit město.
reason-purse = { $character }: tuto postavu má s pravděpodobností { $percent } % { $seat }; v zásobě: { count-gold }.
reason-nobody = { $character }: sotva někoho zasáhne.
reason-completes = { $card }: dokončí vaše město.
reason-all-types = { $card }: budete mít všech pět druhů, tedy o 3 body víc.
reason-points = { $card }: { count-points } a o jednu budovu víc.
reason-stops = { $card }: { $seat } tak nemůže ukončit hru.
reason-takes = { $card }: { $seat } přijde o { count-points }.
reason-gold-for = { $card }: s těmito mincemi můžete tuto kartu zaplatit.
reason-gold = Máte { object-gold }, karty v ruce stojí víc.
reason-no-cards = V ruce nemáte nic, co byste ještě mohli postavit.
reason-cards = Z ruky můžete postavit jen { object-cards }.
reason-affordable = { $card }: tuto kartu můžete hned zaplatit.
reason-saving = { $card }: chybí vám { count-gold }.
reason-least-card = { $card }: bez této karty se nejsnáze obejdete.
reason-all-income =
    { $count ->
        [one] Výnos dává { $count } budova.
        [few] Výnos dávají { $count } budovy.
        [many] Výnos dává { $count } budovy.
       *[other] Výnos dává { $count } budov.
    }
reason-half = { count-gold } je méně, než kolik může vzít šátek s růží.
reason-their-hand = { $seat } má v ruce víc karet než vy ({ count-cards }).
reason-poor-cards =
    { $count ->
        [0] Potřebujete nové karty.
       *[other] Málo užitečné karty v ruce: { $count }.
    }
reason-beauty = Z mince se stane bod.
risk-points = V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } bodu méně než první.
risk-gold = V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } mince méně než první.
risk-cards = V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } karty méně než první.
risk-rival = { $seat } skončí kolo v průměru o { NUMBER($less, minimumFractionDigits: 1) } bodu výš než po prvním.
risk-turn = O tah přijdete v { $percent } % simulovaných her, s prvním v { $other } %.
risk-end = Hru dovede ke konci v { $percent } % simulovaných her, první v { $other } %.
risk-no-end = Hra teď skončí v { $percent } % simulovaných her, s prvním v { $other } %.
risk-later = V tomto kole přinese totéž, ale dá horší postavení pro další kola.
