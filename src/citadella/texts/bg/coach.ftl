### Какво казва треньорът: по една причина за всеки ход, от факти, на български.
###
### $character и $card са имена, $seat е името на играч; $gold, $cards и $points са количества
### с думи, $percent и $count са числа.

reason-character = { $character }: добър избор, когато нищо на масата не сочи друг.
reason-builds = { $character }: { $gold } и { $cards }, които можете да платите в един ход.
reason-leader = { $character }: { $seat } е на една сграда от края на играта.
reason-rich = { $character }: някой може да загуби { $gold }.
reason-income = { $character }: { $gold } приход от вашия град.
reason-income-cards = { $character }: { $cards } приход от вашия град.
reason-hand = { $character }: някой държи { $cards }.
reason-crown = { $character }: носи ви короната, а с нея и първия избор.
reason-likely = { $character }: с вероятност { $percent }% е при { $seat }.
reason-finisher = { $character }: с вероятност { $percent }% е при { $seat }, който може да завърши сега.
reason-purse = { $character }: с вероятност { $percent }% е при { $seat }, който има { $gold }.
reason-nobody = { $character }: едва ли ще засегне някого.
reason-completes = { $card }: завършва вашия град.
reason-all-types = { $card }: така имате и петте вида, за още 3 точки.
reason-points = { $card }: { $points } и една сграда повече.
reason-stops = { $card }: не позволява на { $seat } да завърши играта.
reason-takes = { $card }: { $seat } губи { $points }.
reason-gold-for = С това злато можете да построите: { $card }.
reason-gold = Имате { $gold }, а картите ви струват повече.
reason-no-cards = В ръката си нямате нищо, което още можете да построите.
reason-cards = От ръката си можете да построите само { $cards }.
reason-affordable = { $card }: можете да я платите сега.
reason-saving = { $card }: трябват ви още { $gold }.
reason-useful = { $card }: полезна в ръката ви.
reason-least-card = { $card }: картата, без която най-лесно можете.
reason-all-income =
    { $count ->
        [one] Една сграда носи приход.
       *[other] { $count } сгради носят приход.
    }
reason-free = Не струва нищо.
reason-nothing-better = Всичко друго би струвало повече, отколкото носи.
reason-half = { $gold } е по-малко от това, което заплахата може да отнеме.
reason-their-hand = { $seat } има { $cards }, по-ценни от вашите.
reason-poor-cards = В ръката ви { $cards } са почти без полза.
reason-beauty = Една монета става точка.
reason-best = Носи повече от другите ходове.
