### Какво казва треньорът: по една причина за всеки ход, от факти, на български.
###
### $character и $card са имена с форми (вижте cards.ftl), $seat е името на играч; $percent и $count
### са числа, а какво се брои, се казва тук (`count-gold`).

reason-builds = { BEFORE("with", FORM($character, "def")) } може да построите { count-districts } в един ход.
reason-leader = На { $seat } остава една сграда до края на играта, а { FORM($character, "full") } може да попречи.
reason-rich = { FORM($character, "full") } може да вземе от някого { count-gold }.
reason-income = { BEFORE("with", FORM($character, "def")) } градът ви носи { count-gold }.
reason-income-cards = { BEFORE("with", FORM($character, "def")) } градът ви носи { count-cards }.
reason-hand = Някой държи { count-cards }: плячка за { FORM($character, "def") }.
reason-crown = { BEFORE("with", FORM($character, "def")) } получавате короната, а с нея и първия избор.
reason-likely-gold = { FORM($character, "full") } може да ви донесе { count-gold }.
reason-shelters =
    { $count ->
        [one] { BEFORE("with", FORM($character, "def")) } сградата ви е в безопасност за един рунд.
       *[other] { BEFORE("with", FORM($character, "def")) } вашите { $count } сгради са в безопасност за един рунд.
    }
reason-new-cards =
    { $count ->
        [0] { BEFORE("with", FORM($character, "def")) } получавате нови карти: от ръката си не може да построите нищо.
       *[other] { BEFORE("with", FORM($character, "def")) } получавате нови карти: от ръката си може да построите само { count-cards }.
    }
reason-ahead = { FORM($character, "full") } лишава някого от ход; води { $seat } ({ count-districts }).
reason-likely = С вероятност { $percent }% { FORM($character, "full") } е { $seat }.
reason-finisher = С вероятност { $percent }% { FORM($character, "full") } е { $seat } и може да завърши града си още сега.
reason-purse = С вероятност { $percent }% { FORM($character, "full") } е { $seat } и има { count-gold }.
reason-nobody = Едва ли някой е избрал { FORM($character, "def") }.
reason-completes = { BEFORE("with", FORM($card, "def")) } завършвате града си.
reason-all-types = { BEFORE("with", FORM($card, "def")) } имате и петте типа: още 3 точки.
reason-points = { BEFORE("with", FORM($card, "def")) } получавате { count-points } и още една сграда.
reason-stops = Без { FORM($card, "def") } { $seat } не може да завърши играта.
reason-takes = Загубата на { FORM($card, "def") } струва на { $seat } { count-points }.
reason-gold-for = С това злато може да построите { $card }.
reason-gold = Имате { count-gold }, а картите ви струват повече.
reason-no-cards = В ръката си нямате нищо, което още може да построите.
reason-cards = От ръката си може да построите само { count-cards }.
reason-affordable = Вече имате злато за { FORM($card, "def") }.
reason-saving = Още { count-gold } и може да построите { $card }.
reason-least-card = Най-лесно ще минете без { FORM($card, "def") }.
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
        [one] Една карта в ръката ви е с малка полза.
       *[other] { $count } карти в ръката ви са с малка полза.
    }
reason-beauty = 1 злато се превръща в 1 точка.
risk-points = До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } точки по-малко от първия съвет.
risk-gold = До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } злато по-малко от първия съвет.
risk-cards = До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } карти по-малко от първия съвет.
risk-rival = В края на рунда { $seat } има средно { NUMBER($less, minimumFractionDigits: 1) } точки повече, отколкото след първия съвет.
risk-turn = Губите хода си в { $percent }% от симулираните игри, а с първия съвет – в { $other }%.
risk-end = Слага край на играта в { $percent }% от симулираните игри, а първият съвет – в { $other }%.
risk-no-end = Играта свършва сега в { $percent }% от симулираните игри, а с първия съвет – в { $other }%.
risk-later = В този рунд носи същото, но дава по-лошо положение за следващите.
