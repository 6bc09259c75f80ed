### Какво казва треньорът: по една причина за всеки ход, от факти, на български.
###
### $character и $card са имена, $seat е името на играч; $gold, $cards и $points са количества
### с думи, $percent и $count са числа.

reason-builds = { $character }: можете да построите { $cards } в един ход.
reason-leader = { $character }: { $seat } е на една сграда от края на играта.
reason-rich = { $character }: някой може да загуби { $gold }.
reason-income = { $character }: приход от града ви: { $gold }.
reason-income-cards = { $character }: приход от града ви: { $cards }.
reason-hand = { $character }: някой държи { $cards }.
reason-crown = { $character }: носи ви короната, а с нея и първия избор.
reason-likely-gold = { $character }: може да ви донесе { $gold }.
reason-shelters =
    { $count ->
        [one] { $character }: сградата ви е в безопасност за един рунд.
       *[other] { $character }: вашите { $count } сгради са в безопасност за един рунд.
    }
reason-new-cards = { $character }: нови карти, защото от ръката си можете да построите само { $cards }.
reason-ahead =
    { $count ->
        [one] { $character }: някой губи ход; напред е { $seat } с 1 сграда.
       *[other] { $character }: някой губи ход; напред е { $seat } с { $count } сгради.
    }
reason-likely = { $character }: с вероятност { $percent }% е при { $seat }.
reason-finisher = { $character }: с вероятност { $percent }% е при { $seat } – този играч може да завърши града си сега.
reason-purse = { $character }: с вероятност { $percent }% е при { $seat } – запас: { $gold }.
reason-nobody = { $character }: едва ли ще засегне някого.
reason-completes = { $card }: завършва вашия град.
reason-all-types = { $card }: така имате и петте типа, за още 3 точки.
reason-points = { $card }: { $points } и една сграда повече.
reason-stops = { $card }: не позволява на { $seat } да завърши играта.
reason-takes = { $card }: { $seat } губи { $points }.
reason-gold-for = С това злато можете да построите: { $card }.
reason-gold = Имате { $gold }, а картите ви струват повече.
reason-no-cards = В ръката си нямате нищо, което още можете да построите.
reason-cards = От ръката си можете да построите само { $cards }.
reason-affordable = { $card }: можете да платите тази карта сега.
reason-saving = { $card }: още { $gold } до строежа.
reason-useful = { $card }: полезна карта в ръката ви.
reason-least-card = { $card }: картата, без която най-лесно ще минете.
reason-all-income =
    { $count ->
        [one] Една сграда носи приход.
       *[other] { $count } сгради носят приход.
    }
reason-free = Не струва нищо.
reason-nothing-better = Всичко друго би струвало повече, отколкото носи.
reason-half = { $gold } е по-малко от това, което заплахата може да отнеме.
reason-their-hand = { $seat } има { $cards }, по-ценни от вашите.
reason-poor-cards = В ръката ви има { $cards } с малка полза.
reason-beauty = 1 злато става точка.
