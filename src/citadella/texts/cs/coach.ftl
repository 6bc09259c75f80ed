### Co říká trenér: jeden důvod tahu, složený z faktů, česky.
###
### $character a $card jsou jména, $seat je jméno hráče; $gold, $cards a $points jsou množství
### slovy, $percent a $count jsou čísla.

reason-builds = { $character }: v jednom tahu lze postavit, i s dobranými mincemi: { $cards }.
reason-leader = { $character }: { $seat } může hru ukončit už jednou další budovou.
reason-rich = { $character }: někdo může přijít o { $gold }.
reason-income = { $character }: výnos z vašeho města je { $gold }.
reason-income-cards = { $character }: výnos z vašeho města je { $cards }.
reason-hand = { $character }: někdo má víc karet než vy ({ $cards }).
reason-crown = { $character }: přinese vám korunu a s ní první volbu.
reason-likely-gold = { $character }: může vám přinést { $gold }.
reason-shelters =
    { $count ->
        [one] { $character }: vaše budova je na jedno kolo v bezpečí.
        [few] { $character }: vaše { $count } budovy jsou na jedno kolo v bezpečí.
        [many] { $character }: vašich { $count } budovy je na jedno kolo v bezpečí.
       *[other] { $character }: vašich { $count } budov je na jedno kolo v bezpečí.
    }
reason-new-cards = { $character }: nové karty, protože z ruky můžete postavit jen { $cards }.
reason-ahead =
    { $count ->
        [one] { $character }: někdo přijde o tah; vede { $seat }, má { $count } budovu.
        [few] { $character }: někdo přijde o tah; vede { $seat }, má { $count } budovy.
        [many] { $character }: někdo přijde o tah; vede { $seat }, má { $count } budovy.
       *[other] { $character }: někdo přijde o tah; vede { $seat }, má { $count } budov.
    }
reason-likely = { $character }: tuto postavu má s pravděpodobností { $percent } % { $seat }.
reason-finisher = { $character }: tuto postavu má s pravděpodobností { $percent } % { $seat } a může teď dokončit město.
reason-purse = { $character }: tuto postavu má s pravděpodobností { $percent } % { $seat }; v zásobě: { $gold }.
reason-nobody = { $character }: sotva někoho zasáhne.
reason-completes = { $card }: dokončí vaše město.
reason-all-types = { $card }: budete mít všech pět druhů, tedy o 3 body víc.
reason-points = { $card }: { $points } a o jednu budovu víc.
reason-stops = { $card }: { $seat } tak nemůže ukončit hru.
reason-takes = { $card }: { $seat } přijde o { $points }.
reason-gold-for = { $card }: s těmito mincemi můžete tuto kartu zaplatit.
reason-gold = Ve vaší zásobě: { $gold }. Karty v ruce stojí víc.
reason-no-cards = V ruce nemáte nic, co byste ještě mohli postavit.
reason-cards = Co ještě můžete z ruky postavit: jen { $cards }.
reason-affordable = { $card }: tuto kartu můžete hned zaplatit.
reason-saving = { $card }: chybí vám { $gold }.
reason-useful = { $card }: v ruce se hodí.
reason-least-card = { $card }: bez této karty se nejsnáze obejdete.
reason-all-income =
    { $count ->
        [one] Výnos dává { $count } budova.
        [few] Výnos dávají { $count } budovy.
        [many] Výnos dává { $count } budovy.
       *[other] Výnos dává { $count } budov.
    }
reason-free = Nic to nestojí.
reason-nothing-better = Cokoli jiného by stálo víc, než kolik přinese.
reason-half = { $gold } je méně, než kolik může vzít šátek s růží.
reason-their-hand = { $seat } má v ruce cennější karty než vy ({ $cards }).
reason-poor-cards = Málo užitečné v ruce: { $cards }.
reason-beauty = Z mince se stane bod.
