### Co říká trenér: jeden důvod tahu, složený z faktů, česky.
###
### $character a $card jsou názvy (jejich tvary viz game.ftl), $seat je jméno hráče; $percent a
### $count jsou čísla a co se počítá, se říká zde (`count-gold`).

reason-builds = Za { FORM($character, "acc") } můžete v jednom tahu postavit { count-districts }.
reason-leader = { CAPITAL($character) } se hodí: { $seat } může hru ukončit už jednou další budovou.
reason-rich = { CAPITAL($character) } může někomu vzít { object-gold }.
reason-income = { CAPITAL($character) } vám z vašeho města vynese { object-gold }.
reason-income-cards = { CAPITAL($character) } vám z vašeho města vynese { object-cards }.
reason-hand = { CAPITAL($character) } se hodí: někdo má v ruce { object-cards }.
reason-crown = { CAPITAL($character) } vám přinese korunu a s ní první výběr postavy.
reason-likely-gold = { CAPITAL($character) } vám může přinést { object-gold }.
reason-shelters =
    { $count ->
        [one] { CAPITAL($character) } na jedno kolo ochrání vaši budovu.
        [few] { CAPITAL($character) } na jedno kolo ochrání vaše { $count } budovy.
        [many] { CAPITAL($character) } na jedno kolo ochrání vašich { $count } budovy.
       *[other] { CAPITAL($character) } na jedno kolo ochrání vašich { $count } budov.
    }
reason-new-cards =
    { $count ->
        [0] { CAPITAL($character) } vám přinese nové karty: z ruky teď nemůžete postavit nic.
       *[other] { CAPITAL($character) } vám přinese nové karty: z ruky teď můžete postavit jen { object-cards }.
    }
reason-ahead =
    { $count ->
        [one] { CAPITAL($character) } někoho připraví o tah. Vede { $seat }, má { $count } budovu.
        [few] { CAPITAL($character) } někoho připraví o tah. Vede { $seat }, má { $count } budovy.
        [many] { CAPITAL($character) } někoho připraví o tah. Vede { $seat }, má { $count } budovy.
       *[other] { CAPITAL($character) } někoho připraví o tah. Vede { $seat }, má { $count } budov.
    }
reason-likely = { CAPITAL(FORM($character, "acc")) } má s pravděpodobností { $percent } % { $seat }.
reason-finisher = { CAPITAL(FORM($character, "acc")) } má s pravděpodobností { $percent } % { $seat } a může teď dokončit město.
reason-purse = { CAPITAL(FORM($character, "acc")) } má s pravděpodobností { $percent } % { $seat }; v zásobě má { object-gold }.
reason-nobody = { CAPITAL(FORM($character, "acc")) } nejspíš nikdo nemá.
reason-completes = { CAPITAL($card) } dokončí vaše město.
reason-all-types = { CAPITAL(BEFORE("with", FORM($card, "ins"))) } budete mít všech pět barev, tedy o 3 body víc.
reason-points = { CAPITAL($card) }: { count-points } a o jednu budovu víc.
reason-stops = Když { $seat } přijde o { FORM($card, "acc") }, nemůže ukončit hru.
reason-takes = { $seat } přijde o { FORM($card, "acc") }, tedy o { count-points }.
reason-gold-for = S těmito mincemi zaplatíte { FORM($card, "acc") }.
reason-gold = Máte { object-gold }, karty v ruce stojí víc.
reason-no-cards = Z ruky už nemůžete postavit nic.
reason-cards = Z ruky můžete postavit jen { object-cards }.
reason-affordable = { CAPITAL(FORM($card, "acc")) } můžete hned zaplatit.
reason-saving =
    { $count ->
        [few] Na { FORM($card, "acc") } vám chybějí { count-gold }.
       *[other] Na { FORM($card, "acc") } vám chybí { count-gold }.
    }
reason-least-card = { CAPITAL(FORM($card, "acc")) } potřebujete nejméně.
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
        [one] Jednu kartu z ruky sotva využijete.
        [few] { $count } karty z ruky sotva využijete.
        [many] { $count } karty z ruky sotva využijete.
       *[other] { $count } karet z ruky sotva využijete.
    }
reason-beauty = Z mince se stane bod.
risk-points = V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } bodu méně než první volba.
risk-gold = V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } mince méně než první volba.
risk-cards = V průměru přinese do konce kola o { NUMBER($more, minimumFractionDigits: 1) } karty méně než první volba.
risk-rival = { $seat } bude mít na konci kola v průměru o { NUMBER($less, minimumFractionDigits: 1) } bodu víc než po první volbě.
risk-turn = O tah přijdete s pravděpodobností { $percent } %, po první volbě { $other } %.
risk-end = Hra po tom skončí s pravděpodobností { $percent } %, po první volbě { $other } %.
risk-no-end = Hra teď skončí s pravděpodobností { $percent } %, po první volbě { $other } %.
risk-later = V tomto kole přinese totéž, ale dá horší postavení pro další kola.
