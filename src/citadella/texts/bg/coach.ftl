### Какво казва треньорът: по една причина за всеки ход, от факти, на български.
###
### $character и $card са имена, $seat е името на играч; $percent и $count са числа, а какво се
### брои, се казва тук (`count-gold`).

reason-builds = { $character }: можете да построите { count-districts } в един ход.
reason-leader = { $character }: { $seat } е на една сграда от края на играта.
reason-rich = { $character }: някой може да загуби { count-gold }.
reason-income = { $character }: приход от града ви: { count-gold }.
reason-income-cards = { $character }: приход от града ви: { count-cards }.
reason-hand = { $character }: някой държи { count-cards }.
reason-crown = { $character }: носи ви короната, а с нея и първия избор.
reason-likely-gold = { $character }: може да ви донесе { count-gold }.
reason-shelters =
    { $count ->
        [one] { $character }: сградата ви е в безопасност за един рунд.
       *[other] { $character }: вашите { $count } сгради са в безопасност за един рунд.
    }
reason-new-cards =
    { $count ->
        [0] { $character }: нови карти, защото от ръката си не можете да построите нищо.
       *[other] { $character }: нови карти, защото от ръката си можете да построите само { count-cards }.
    }
reason-ahead =
    { $count ->
        [one] { $character }: някой губи ход; напред е { $seat } с 1 сграда.
       *[other] { $character }: някой губи ход; напред е { $seat } с { $count } сгради.
    }
reason-likely = { $character }: с вероятност { $percent }% е при { $seat }.
reason-finisher = { $character }: с вероятност { $percent }% е при { $seat } – този играч може да завърши града си сега.
reason-purse = { $character }: с вероятност { $percent }% е при { $seat } – запас: { count-gold }.
reason-nobody = { $character }: едва ли ще засегне някого.
reason-completes = { $card }: завършва вашия град.
reason-all-types = { $card }: така имате и петте типа, за още 3 точки.
reason-points = { $card }: { count-points } и една сграда повече.
reason-stops = { $card }: не позволява на { $seat } да завърши играта.
reason-takes = { $card }: { $seat } губи { count-points }.
reason-gold-for = С това злато можете да построите: { $card }.
reason-gold = Имате { count-gold }, а картите ви струват повече.
reason-no-cards = В ръката си нямате нищо, което още можете да построите.
reason-cards = От ръката си можете да построите само { count-cards }.
reason-affordable = { $card }: можете да платите тази карта сега.
reason-saving = { $card }: още { count-gold } до строежа.
reason-least-card = { $card }: картата, без която най-лесно ще минете.
reason-all-income =
    { $count ->
        [one] Една сграда носи приход.
       *[other] { $count } сгради носят приход.
    }
reason-half = { count-gold } е по-малко от това, което заплахата може да отнеме.
reason-their-hand = { $seat } има { count-cards }, повече от вас.
reason-poor-cards =
    { $count ->
        [0] Трябват ви нови карти.
       *[other] Карти с малка полза в ръката ви: { $count }.
    }
reason-beauty = 1 злато става точка.
risk-points = Средно носи с { NUMBER($more, minimumFractionDigits: 1) } точки по-малко до края на рунда от първото.
risk-gold = Средно носи с { NUMBER($more, minimumFractionDigits: 1) } злато по-малко до края на рунда от първото.
risk-cards = Средно носи с { NUMBER($more, minimumFractionDigits: 1) } карти по-малко до края на рунда от първото.
risk-rival = Средно { $seat } завършва рунда с { NUMBER($less, minimumFractionDigits: 1) } точки повече, отколкото след първото.
risk-turn = Губите хода си в { $percent }% от симулираните игри, а с първото – в { $other }%.
risk-end = Води до края на играта в { $percent }% от симулираните игри, а първото – в { $other }%.
risk-no-end = Играта свършва сега в { $percent }% от симулираните игри, а с първото – в { $other }%.
risk-later = В този рунд носи същото, но дава по-лошо положение за следващите.
