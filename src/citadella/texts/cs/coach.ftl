### Co říká trenér: jeden důvod tahu, složený z faktů, česky.
###
### $character a $card jsou jména, $seat je jméno hráče; $gold, $cards a $points jsou množství
### slovy, $percent a $count jsou čísla.

reason-character = { $character }: dobrá volba, když nic na stole nemluví pro jinou.
reason-builds = { $character }: { $gold } a { $cards }, které zaplatíte v jednom tahu.
reason-leader = { $character }: { $seat } má jen jednu budovu do konce hry.
reason-rich = { $character }: někdo může přijít o { $gold }.
reason-income = { $character }: výnos z vašeho města je { $gold }.
reason-income-cards = { $character }: výnos z vašeho města je { $cards }.
reason-hand = { $character }: někdo drží { $cards }.
reason-crown = { $character }: přinese vám korunu a s ní první volbu.
reason-likely = { $character }: na { $percent } % má tuto postavu { $seat }.
reason-finisher = { $character }: na { $percent } % má tuto postavu { $seat } a může nyní skončit.
reason-purse = { $character }: na { $percent } % má tuto postavu { $seat }, v pokladně { $gold }.
reason-nobody = { $character }: sotva někoho zasáhne.
reason-completes = { $card }: dokončí vaše město.
reason-all-types = { $card }: budete mít všech pět druhů, tedy o 3 body víc.
reason-points = { $card }: { $points } a o jednu budovu víc.
reason-stops = { $card }: { $seat } tak nemůže ukončit hru.
reason-takes = { $card }: { $seat } přijde o { $points }.
reason-gold-for = S těmito mincemi můžete postavit: { $card }.
reason-gold = Máte { $gold }, karty v ruce stojí víc.
reason-no-cards = V ruce nemáte nic, co byste ještě mohli postavit.
reason-cards = Z ruky můžete postavit jen { $cards }.
reason-affordable = { $card }: můžete ji hned zaplatit.
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
reason-half = { $gold } je méně, než kolik může vzít hrozba.
reason-their-hand = { $seat } má { $cards }, a ty jsou cennější než vaše.
reason-poor-cards = V ruce máte málo užitečné: { $cards }.
reason-beauty = Z mince se stane bod.
reason-best = Přinese víc než jiné tahy.
