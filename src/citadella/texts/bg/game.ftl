### What happens, what can be done and what is asked, in Bulgarian.
###
### See en/game.ftl for the variables. Cards stand after a colon, so that they need no article.


## Amounts as the object of a sentence, and other parts of sentences

object-gold = { count-gold }
object-cards = { count-cards }
price =
    { $price ->
        [0] { price-free }
       *[other] { $price } злато
    }
gold-or-free =
    { $count ->
        [0] { price-free }
       *[other] { count-gold }
    }
drawn-cards =
    { $drawn ->
            [one] { $drawn } карта
           *[other] { $drawn } карти
        }
price-free = безплатно
kind-noble = кралска
kind-religious = религиозна
kind-trade = търговска
kind-military = военна
kind-unique = уникална
facts-district = { $type }, { $count }
facts-unbuildable = { $type }, не се строи
facts-action = карта за действие

## The cause and the player behind it: $source ends a sentence, $agent begins one

source =
    { KIND($cause) ->
        [type] { " " }(приход от сгради: { $cause })
        [none] { "" }
       *[other] { " " }({ $cause })
    }
agent =
    { KIND($cause) ->
        [character] { $by } ({ $cause })
        [card] { $by } ({ $cause })
       *[other] { $by }
    }

## Events: the selection of characters

event-round =
    { $case ->
        [seat] Рунд { $count }. Короната е у вас.
       *[known] Рунд { $count }. Короната е у { $seat }.
    }
event-face-up = Изчистен с лицето нагоре: { $character } ({ $rank }).
event-picked =
    { $case ->
        [seat] Избрахте персонаж: { $character } ({ $rank }).
        [known] { $seat } избра персонаж: { $character } ({ $rank }).
       *[hidden] { $seat } избра персонаж.
    }
event-laid-down =
    { $case ->
        [seat] Оставихте с лицето надолу: { $character } ({ $rank }).
        [known] { $seat } остави с лицето надолу: { $character } ({ $rank }).
       *[hidden] { $seat } остави персонаж с лицето надолу.
    }
event-roles-swapped =
    { $case ->
        [seat] Разменихте персонажи с { $other }{ source }.
        [other] { agent } размени персонажи с вас.
       *[known] { agent } и { $other } размениха персонажи.
    }
    .then = Вече сте друг персонаж: погледнете картата си.
event-role-received =
    { $case ->
        [seat] Новият ви персонаж: { $character } ({ $rank }).
        [known] Новият персонаж на { $seat }: { $character } ({ $rank }).
       *[hidden] { $seat } видя новия си персонаж.
    }

## Events: the calls

event-called = Призовава се: { $character } ({ $rank }).
event-unanswered = Никой не се обади: { $character } ({ $rank }).
event-revealed =
    { $case ->
        [seat] Разкрихте се: { $character } ({ $rank }).
       *[known] { $seat } се разкри: { $character } ({ $rank }).
    }
event-turn-ended =
    { ID($cause) ->
        [witch]
            { $case ->
                [seat] Ходът ви спира дотук.
               *[known] Ходът на { $seat } спира дотук.
            }
       *[other]
            { $case ->
                [seat] Ходът ви завърши.
               *[known] Ходът на { $seat } завърши.
            }
    }
event-turn-lost =
    { $case ->
        [seat] { agent } не чу благодарност от вас: загубихте хода си.
       *[known] { $seat } забрави да благодари и загуби хода си{ source }.
    }
event-thanked =
    { $case ->
        [seat] Благодарихте на { $other }: „Благодаря, Ваше Превъзходителство.“
        [other] { $seat } ви благодари: „Благодаря, Ваше Превъзходителство.“
       *[known] { $seat } благодари на { $other }: „Благодаря, Ваше Превъзходителство.“
    }
event-resumed =
    { $case ->
        [seat] Продължавате хода си с омагьосания персонаж: { $character } ({ $rank }).
       *[known] { agent } продължава хода си с омагьосания персонаж: { $character } ({ $rank }).
    }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] Взехте { object-gold }.
               *[known] { $seat } взе { object-gold }.
            }
       *[other]
            { $case ->
                [seat] Получихте { object-gold }{ source }.
               *[known] { $seat } получи { object-gold }{ source }.
            }
    }
event-paid-gold =
    { $case ->
        [seat] Платихте { object-gold }{ source }.
       *[known] { $seat } плати { object-gold }{ source }.
    }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } ви взе { object-gold }.
                [other] Взехте { object-gold } от { $seat }{ source }.
               *[known] { agent } взе { object-gold } от { $seat }.
            }
       *[seat]
            { $case ->
                [seat] { $other } получи от вас { object-gold }{ source }.
                [other] Получихте { object-gold } от { $seat }{ source }.
               *[known] { $other } получи { object-gold } от { $seat }{ source }.
            }
    }
    .then =
        { ID($cause) ->
            [thief] Не ви остана нищо, но ходът е ваш.
            [blackmailer] Не ви остана нищо, но ходът ви продължава.
           *[other] { "" }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } ви ограби, но нямахте злато.
        [other] Ограбихте { $seat }{ source }, но не намерихте злато.
       *[known] { agent } ограби { $seat }, но не намери злато.
    }
event-taxed =
    { $case ->
        [seat] Платихте данък{ source }: { object-gold }.
       *[known] { $seat } плати данък{ source }: { object-gold }.
    }
    .then = Плаща го всеки, който строи. Златото чака онзи, който го събира.
event-collected =
    { $case ->
        [seat] Прибрахте { object-gold }{ source }.
       *[known] { $seat } прибра { object-gold }{ source }.
    }

## Events: cards

event-drew =
    { $case ->
        [seat] Изтеглихте { object-cards }{ source }: { $cards }.
        [known] { $seat } изтегли { object-cards }{ source }: { $cards }.
       *[hidden] { $seat } изтегли { object-cards }{ source }.
    }
event-kept =
    { $case ->
        [seat] Задържахте: { $cards }.
        [known] { $seat } задържа: { $cards }.
       *[hidden] { $seat } задържа { object-cards }.
    }
event-returned =
    { $case ->
        [seat] Сложихте под тестето: { $cards }.
        [known] { $seat } сложи под тестето: { $cards }.
       *[hidden] { $seat } сложи под тестето { object-cards }.
    }
event-shuffled = Тестето беше размесено.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } ви взе карта: { $cards }.
                [other] Взехте карта от { $seat }{ source }: { $cards }.
                [known] { agent } взе карта от { $seat }: { $cards }.
               *[hidden] { agent } взе карта от { $seat }.
            }
       *[seat]
            { $case ->
                [seat] { $other } получи карта от вас{ source }: { $cards }.
                [other] Получихте карта от { $seat }{ source }: { $cards }.
                [known] { $other } получи карта от { $seat }{ source }: { $cards }.
               *[hidden] { $other } получи карта от { $seat }{ source }.
            }
    }
event-hands-swapped =
    { $case ->
        [seat] Разменихте всичките си карти с { $other }{ source }.
        [other] { agent } взе картите ви и ви даде своите.
       *[known] { agent } размени всичките си карти с { $other }.
    }
    .then = Всичките ви карти са нови: погледнете ръката си.
event-looked =
    { $case ->
        [seat] Погледнахте картите на { $other }: { $cards }.
        [other] { agent } погледна картите ви.
        [known] { agent } погледна картите на { $other }: { $cards }.
       *[hidden] { agent } погледна картите на { $other }.
    }
event-tucked =
    { $case ->
        [seat] Пъхнахте под Музея: { $cards }.
        [known] { $seat } пъхна под Музея: { $cards }.
       *[hidden] { $seat } пъхна под Музея { object-cards }.
    }

## Events: cities

event-built =
    { $case ->
        [seat] Построихте: { $card } ({ gold-or-free }).
       *[known] { $seat } построи: { $card } ({ gold-or-free }).
    }
event-confiscated =
    { $case ->
        [seat] Конфискувахте сграда на { $other }{ source }: { $card }.
        [other] { agent } конфискува ваша сграда: { $card }.
       *[known] { agent } конфискува сграда на { $other }: { $card }.
    }
    .then = Платеното за нея злато е отново у вас.
event-destroyed =
    { $case ->
        [seat] { agent } разруши ваша сграда: { $card }.
        [other] Разрушихте сграда на { $seat }{ source }: { $card }.
       *[known] { agent } разруши сграда на { $seat }: { $card }.
    }
    .then = Точките ѝ са загубени, но мястото ѝ отново е свободно.
event-destroyed-own =
    { $case ->
        [seat] Разрушихте своя сграда{ source }: { $card }.
       *[known] { $seat } разруши своя сграда{ source }: { $card }.
    }
event-exchanged =
    { $case ->
        [seat] Размяна на сгради с { $other }{ source }: взехте { $card }, дадохте { $second }.
        [other] { agent } размени сгради с вас: дадохте { $card }, получихте { $second }.
       *[known] Размяна на сгради с { $other }{ source }: { $seat } взе { $card }, даде { $second }.
    }
    .then = Ако вашата беше по-скъпа, разликата ви е платена.
event-seized =
    { $case ->
        [seat] Превзехте сграда на { $other }{ source }: { $card }.
        [other] { agent } превзе ваша сграда: { $card }.
       *[known] { agent } превзе сграда на { $other }: { $card }.
    }
    .then = Цената ѝ ви е платена, а мястото ѝ в града ви отново е свободно.
event-beautified =
    { $case ->
        [seat] Разкрасихте: { $card }.
       *[known] { $seat } разкраси: { $card }.
    }
event-replaced =
    { $case ->
        [seat] Заменихте сграда: { $card } → { $second }.
       *[known] { $seat } замени сграда: { $card } → { $second }.
    }
event-rescued =
    { $case ->
        [seat] Взехте картата на разрушената сграда в ръката си: { $cards }.
       *[known] { $seat } взе картата на разрушената сграда в ръката си: { $cards }.
    }
event-completed =
    { $case ->
        [seat] Вашият град е първият завършен!
       *[known] Градът на { $seat } е първият завършен!
    }
event-announced =
    { $case ->
        [seat] Обявихте по-ранен край на играта.
       *[known] { $seat } обяви по-ранен край на играта.
    }

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { $case ->
                [seat] Короната вече е у вас{ source }.
               *[known] Короната вече е у { $seat }{ source }.
            }
        [me] Дадохте короната на { $seat }{ source }.
       *[none]
            { $case ->
                [seat] { agent } ви даде короната.
               *[known] { agent } даде короната на { $seat }.
            }
    }
    .then = Вече вие призовавате персонажите и избирате първи през следващия рунд.
event-killed =
    { $case ->
        [hit] { agent } ви уби: персонажът ви ({ $character }) пропуска този рунд.
        [seat] Убихте персонаж: { $character } ({ $rank }).
       *[known] { agent } уби персонаж: { $character } ({ $rank }).
    }
    .then = Мълчите, когато го призоват. Златото, картите и градът ви са в безопасност.
event-bewitched =
    { $case ->
        [hit] { agent } ви омагьоса: персонажът ви ({ $character }) може само да си набави ресурси.
        [seat] Омагьосахте персонаж: { $character } ({ $rank }).
       *[known] { agent } омагьоса персонаж: { $character } ({ $rank }).
    }
    .then = След това { $seat } продължава с уменията на вашия персонаж. Златото, картите и градът ви са в безопасност.
event-robbed =
    { $case ->
        [hit] { agent } ще ви ограби, щом призоват персонажа ви ({ $character }).
        [seat] Ще ограбите персонаж: { $character } ({ $rank }).
       *[known] { agent } ще ограби персонаж: { $character } ({ $rank }).
    }
    .then = Ще изгубите цялото злато, което имате тогава. Ходът, картите и градът ви са в безопасност.
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit] { agent } постави заповед върху вас, върху персонажа ви: { $character }.
                [seat] Поставихте заповед върху: { $character } ({ $rank }).
               *[known] { agent } постави заповед върху: { $character } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit] { agent } постави заплаха върху вас, върху персонажа ви: { $character }.
                [seat] Поставихте заплаха върху: { $character } ({ $rank }).
               *[known] { agent } постави заплаха върху: { $character } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit] { agent } постави маркер върху вас, върху персонажа ви: { $character } – { $marker }.
                [seat] Поставихте маркер върху: { $character } ({ $rank }) – { $marker }.
               *[known] { agent } постави маркер върху: { $character } ({ $rank }) – { $marker }.
            }
    }
    .then =
        { ID($marker) ->
            [warrant] Ако е подписаната, първата сграда, за която платите, може да бъде конфискувана.
            [threat] След като си набавите ресурси, може да се откупите с половината си злато или да рискувате.
           *[other] { "" }
        }
event-spied =
    { $case ->
        [seat] Шпионирахте { $other }; търсен тип: { $type }.
        [other] { agent } ви шпионира; търсен тип: { $type }.
       *[known] { agent } шпионира { $other }; търсен тип: { $type }.
    }
    .then = Всяка такава карта ви струва 1 злато, докато имате злато.
event-bribed =
    { $case ->
        [seat] Платихте подкуп на { $other }: { object-gold }.
        [other] { $seat } ви плати подкуп: { object-gold }.
       *[known] { $seat } плати подкуп на { $other }: { object-gold }.
    }
event-refused =
    { $case ->
        [seat] Отказахте да платите подкуп.
       *[known] { $seat } отказа да плати подкуп.
    }
event-threat-revealed =
    { $count ->
        [1]
            { $case ->
                [seat] Разкрихте заплахата към { $other }: с цвете е!
                [other] { agent } разкри заплахата към вас: с цвете е!
               *[known] { agent } разкри заплахата към { $other }: с цвете е!
            }
       *[0]
            { $case ->
                [seat] Разкрихте заплахата към { $other }: без цвете е.
                [other] { agent } разкри заплахата към вас: без цвете е.
               *[known] { agent } разкри заплахата към { $other }: без цвете е.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] Разкрихте подписаната заповед: { $character } ({ $rank }).
       *[known] { agent } разкри подписаната заповед: { $character } ({ $rank }).
    }
event-protected =
    { $case ->
        [seat] През този ход сте под закрила.
       *[known] { $seat } е под закрила през този ход.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] Изиграхте: { $card }.
       *[known] { $seat } изигра: { $card }.
    }
event-used =
    { $case ->
        [seat] Използвахте: { $card }.
       *[known] { $seat } използва: { $card }.
    }
event-used-at =
    { $case ->
        [seat] Сложихте { object-gold } върху карта на { $other }: { $cards }.
        [other] { $seat } сложи { object-gold } върху ваша карта: { $cards }.
       *[known] { $seat } сложи { object-gold } върху карта на { $other }: { $cards }.
    }
event-ended = Играта свърши.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay = Оставете с лицето надолу: { $character } ({ $rank })
choice-swap-roles = Разменете персонажи с { $name }
choice-give-role = Дайте: { $character } ({ $rank })

## Choices: in every turn

choice-gold = Вземете { object-gold }
    .short = Вземете { object-gold }
choice-cards =
    { $kept ->
        [all] Изтеглете { object-cards } и задръжте всички
        [1] Изтеглете { object-cards } и задръжте една
       *[other] Изтеглете { object-cards } и задръжте { $kept }
    }
    .short = Изтеглете { object-cards }
choice-keep = Задръжте: { $card } ({ $facts })
choice-build = Постройте: { $card } ({ price })
choice-end = Завършете хода си
    .short = Край на хода
choice-income =
    { $unit ->
        [cards] Приход от сгради ({ $type }): { object-cards }
       *[gold] Приход от сгради ({ $type }): { object-gold }
    }
    .short =
        { $unit ->
            [cards] Приход: { count-cards }
           *[gold] Приход: { count-gold }
        }
choice-bonus-queen-takes = Разкрийте Кралицата и вземете 3 злато
choice-bonus-ability-gain =
    { $unit ->
        [cards] Вземете { object-cards }
       *[gold] Вземете { object-gold }
    }
choice-bonus-effect-gain =
    { $unit ->
        [cards] Вземете { object-cards }
       *[gold] Вземете { object-gold }
    }
choice-bonus-merchant = Вземете 1 допълнително злато
choice-bonus-architect = Изтеглете още 2 карти
choice-bonus-queen = Вземете 3 злато, защото седите до персонажа от 4-ти ранг
choice-bonus = Вземете каквото носи персонажът ви

## Choices: answers

choice-decline-theater-swap = Без размяна
choice-decline-confiscate = Оставете сградата на строителя
choice-decline-reveal-threat = Не разкривайте заплахата
choice-decline-rescue = Оставете картата
choice-decline-cash-in = Оставете златото върху нея
choice-decline-ring-bell = Обичайният край
choice-decline-answer-death = Запазете мълчание
choice-decline-claim-crown = Запазете мълчание
choice-decline-replace-by = Отказвам се
choice-decline-lighthouse-take = Не взимайте никоя
choice-decline-shield = Не играйте карта
choice-decline-keep = Не задържайте никоя
choice-decline-wizard-take = Не взимайте никоя
choice-decline-peek-take = Не взимайте никоя
choice-decline-pass-crown = Оставете короната, където е
choice-decline-heir-crown = Оставете короната, където е
choice-decline-monument-counts = Не сега: брои се за една
choice-decline-queen-takes = Запазете мълчание
choice-decline-ability-gain = Не взимайте нищо
choice-decline-effect-gain = Не взимайте нищо
choice-decline = Не
choice-done-redraw = Готово: изтеглете също толкова нови карти
choice-done-pay-with-cards = Платете останалото със злато и постройте
choice-done = Готово
choice-discard-redraw = Сложете под тестето: { $card }
choice-discard-laboratory-discard = Дайте за { count-gold }: { $card }
choice-discard-pay-with-cards = Платете с: { $card }
choice-discard = Изчистете: { $card }
choice-give = Дайте: { $card } ({ $facts })
choice-take = Вземете: { $card } ({ $facts })

## Choices: other ways to build

choice-build-with = Постройте: { $card }, като разрушите: { $second }
choice-build-over = Постройте: { $card }, като разрушите: { $second }
choice-pay-with-cards = Постройте: { $card } ({ price }), като платите с карти

## Choices: characters

choice-kill = Убийте: { $character } ({ $rank })
choice-bewitch = Омагьосайте: { $character } ({ $rank })
choice-warrant = Заповед върху: { $character } ({ $rank })
choice-sign = Подписаната е върху: { $character } ({ $rank })
choice-confiscate = Конфискувайте сградата
choice-rob = Ограбете: { $character } ({ $rank })
choice-spy = Шпионирайте { $name }: { $type }
choice-threaten = Заплаха върху: { $character } ({ $rank })
choice-flower = Тази с цветето е върху: { $character } ({ $rank })
choice-bribe = Платете подкупа ({ count-gold })
choice-refuse = Откажете
choice-reveal = Разкрийте заплахата
choice-swap-hands = Разменете картите си с { $name } ({ count-cards })
choice-redraw = Разменете карти с тестето
choice-look = Погледнете картите на { $name } ({ count-cards })
choice-take-and-build = Вземете и постройте веднага: { $card } ({ price })
choice-foresee = Изтеглете по една случайна карта от всеки друг играч
choice-crown =
    { $mine ->
        [yes] Вземете короната
       *[no] Дайте короната на { $name }
    }
choice-levy-gold = Вземете 1 злато
choice-levy-card = Вземете 1 случайна карта
choice-pay-gold = Дайте 1 злато
choice-give-random = Дайте 1 случайна карта
choice-income-gold = Приход от сгради ({ $type }): { count-gold }, { drawn-cards }
    .short = Приход: { count-gold }, { drawn-cards }
choice-alms = Вземете 1 злато от { $name }
choice-borrow = Постройте: { $card } ({ price }); { $name } дава { object-gold } срещу карти
choice-bonus-gold = Вземете още 4 злато
choice-bonus-cards = Изтеглете още 4 карти
choice-study = Изтеглете 7 карти и задръжте една
choice-destroy =
    { $mine ->
        [yes] Разрушете своя сграда: { $card } ({ price })
       *[no] Разрушете сграда на { $name }: { $card } ({ price })
    }
choice-exchange = Разменете своя сграда срещу сграда на { $name }: { $card }
choice-hand-over =
    { $price ->
        [0] Дайте: { $card } (без доплащане)
       *[other] Дайте: { $card } (доплащане: { price })
    }
choice-seize = Превземете сграда на { $name }: { $card } ({ price })
choice-beautify = Разкрасете: { $card } ({ price })
choice-collect = Приберете данъците ({ price })

## Choices: districts and action cards

choice-use-smithy = Ковачница: купете 3 карти за 2 злато
choice-use-laboratory = Лаборатория: дайте карта за злато
choice-use-museum = Музей: пъхнете карта под него
choice-use-armory = Оръжейна: разрушете я заедно с друга сграда
choice-use-hospital = Болница: обадете се и си набавете ресурси
choice-use-monument = Монумент: да се брои за две сгради
choice-use = Използвайте: { $card }
choice-play = Изиграйте: { $card }
choice-tuck = Пъхнете под Музея: { $card }
choice-announce-monument-counts = Да се брои за две сгради
choice-announce = Обявете по-ранния край
choice-rescue = Вземете картата ({ price })
choice-thank = Кажете: „Благодаря, Ваше Превъзходителство.“
choice-visit = Касата на { $name }: платете 1 злато, изтеглете 3 карти, задръжте една
choice-cash-in = Вземете златото ѝ и я върнете ({ price })
choice-replace = Заменете: { $card } ({ price })
choice-replace-by = Нова сграда: { $card } ({ $facts })

## Choices that name the same player, under one heading

group-build = Строеж
group-borrow = Строеж със злато от { $name }
group-spy = Шпиониране на { $name }
group-destroy = Разрушаване в града на { $name }
group-exchange = Размяна с { $name }
group-seize = Превземане от { $name }

## Choices that are easily forgotten, whatever their target

remind-kill = Убийте персонаж
remind-bewitch = Омагьосайте персонаж
remind-warrant = Поставете заповеди
remind-rob = Ограбете персонаж
remind-spy = Шпионирайте играч
remind-threaten = Поставете заплахи
remind-swap-hands = Разменете картите си с играч
remind-look = Погледнете картите на играч
remind-income-gold = Вземете прихода си
remind-alms = Вземете 1 злато от най-богатия играч
remind-pick = Изберете персонаж
remind-lay = Оставете персонаж с лицето надолу
remind-swap-roles = Разменете персонажи с играч
remind-give-role = Дайте персонаж
remind-keep = Задръжте карта
remind-build = Постройте сграда
remind-discard = Откажете се от карта
remind-give = Дайте карта
remind-take = Вземете карта
remind-take-and-build = Вземете карта и я постройте
remind-build-with = Строеж чрез разрушаване на сграда
remind-build-over = Строеж на мястото на сграда
remind-pay-with-cards = Строеж, платен с карти
remind-sign = Изберете подписаната
remind-flower = Изберете тази с цветето
remind-crown = Предайте короната
remind-borrow = Строеж със злато на друг играч
remind-destroy = Разрушете сграда
remind-exchange = Разменете сграда
remind-hand-over = Дайте сграда
remind-seize = Превземете сграда
remind-beautify = Разкрасете сграда
remind-use = Използвайте сграда
remind-play = Изиграйте карта за действие
remind-tuck = Пъхнете карта под Музея
remind-visit = Използвайте Каса на колела
remind-replace = Заменете сграда
remind-replace-by = Внесете сграда в града

## Markers on a character

mark-dagger = убит
mark-mask = ще бъде ограбен
mark-spell = омагьосан
mark-warrant = заповед
    .real = подписана заповед
    .plain = неподписана заповед
mark-threat = заплаха
    .real = заплаха с цвете
    .plain = немаркирана заплаха

## Questions

question-pick = Кой персонаж избирате?
question-lay = Кой персонаж оставяте с лицето надолу?
question-theater-swap = Театърът: с кого разменяте персонажи?
question-theater-give = Кой свой персонаж давате на { $name }?
question-turn =
    { $must ->
        [gather] Ваш ход: { $character } ({ $rank }). Набавете си злато или карти.
       *[no] Ваш ход: { $character } ({ $rank }). Какво ще направите?
    }
question-courtesy = Ваш ход: { $character } ({ $rank }). { $name } ви призова от Балната зала.
question-keep =
    { $count ->
        [1] Коя карта задържате?
       *[other] Кои { $count } карти задържате? Една по една.
    }
question-answer-death = Призовава се убитият персонаж: { $character } ({ $rank }).
question-shield = Върху персонажа ви лежи нещо: { $character } ({ $rank }). Ще се защитите ли?
question-claim-crown = Никой не взима короната. Вие ще я вземете ли?
question-lay-warrant = Къде поставяте следващата заповед? (още { $count })
question-sign-warrant = Коя от трите заповеди е подписана? Само вие ще знаете.
question-confiscate = { $name } плати за сграда: { $card } ({ price }). Върху персонажа лежи ваша заповед: { $character }. Конфискувате ли я?
question-lay-threat = Къде поставяте втората заплаха?
question-flower-threat = Коя от двете заплахи е с цвете? Само вие ще знаете.
question-bribe = { $name } ви заплашва. Давате ли като подкуп половината си злато?
question-reveal-threat = { $name } не плаща подкуп. Разкривате ли заплахата: { $character } ({ $rank })?
question-redraw = Кои карти отиват под тестето? (досега { $count })
question-wizard-take = Коя от картите на { $name } взимате?
question-seer-give = Коя карта давате на { $name }?
question-levy = Какво взимате от { $name }?
question-pass-crown = Кой получава короната?
question-tribute = Получихте короната. Какво давате за нея на { $name }?
question-give-for-crown = Получихте короната. Какво давате за нея на { $name }?
question-heir-crown = Убитият ви Крал е разкрит. Взимате ли короната?
question-ability-gain = Взимате ли златото на персонажа си: { $character }?
question-effect-gain = Взимате ли това, което носи сградата ви { $card }?
question-queen-takes = До вас започва ход: { $character } ({ $rank }). Разкривате ли сега Кралицата за 3 злато?
question-cardinal-give = Коя карта давате на { $name } за златото? (още { $count })
question-hand-over = Коя своя сграда давате на { $name } срещу: { $card }?
question-pay-with-cards = С коя карта плащате за: { $card }? (досега { $count })
question-laboratory-discard = Коя карта давате за злато?
question-museum-tuck = Коя карта отива под Музея?
question-armory-target = Коя сграда се разрушава заедно с Оръжейната?
question-rescue = Взимате ли в ръката си за 1 злато: { $card }?
question-lighthouse-take = Коя карта взимате от тестето?
question-ring-bell =
    { $count ->
        [2] Да бъде ли градът завършен със седем сгради?
       *[other] Да свърши ли играта с една сграда по-рано?
    }
question-monument-counts = Да се брои ли Монументът ви отсега за две сгради?
question-peek = Чии карти поглеждате?
question-peek-take = Коя от картите на { $name } взимате?
question-replace = Коя своя сграда заменяте с: { $card }?
question-replace-by = Коя сграда идва в града ви?
question-cash-in = Използваха касата ви. Взимате ли от нея { price }? Тогава картата се връща под тестето.

## The score sheet

score-district = { $name }
score-silver = Сребърни монети: { $name }
score-all-types = Всичките пет типа
score-first-complete = Първи завършен град
score-complete = Завършен град
score-effect = Допълнително: { $name }
score-hand = В ръката: { $name }
score-total = Общо

## The coach

coach-chance = шанс за победа { $percent }%
coach-equal = почти равностойно
coach-all-equal = Тези са почти равностойни.

## Homebrew cards without texts

event-without-text = { $seat }: { $what }.
event-without-text-about = { $seat }: { $what } ({ $about }).
choice-without-text = { $what }
choice-without-text-about = { $what }: { $about }
choice-with-price = { $choice } ({ price })
group-without-text = { $what }: { $name }
question-without-text = { $what }?
