### What happens, what can be done and what is asked, in Bulgarian.
###
### See en/game.ftl for the variables and bg/cards.ftl for the forms of names. What is built is named
### without an article, what is already there with one. Names of players only follow words that suit
### any name. In `.clause` and `.clauses`, [seat] is for the reader's own deeds; a clause never begins
### with a short pronoun, because it may follow a comma. The reader's character stands before the verb
### ("Като Абат взехте 1 злато от Ана"), because after another player's name it would seem to be theirs.


## Amounts as the object of a sentence, and other parts of sentences

object-gold = { count-gold }
object-cards = { count-cards }
before-with = с
    .other = със
    .pattern = [„“"(]?(?:[сз]|s(?!c?h)|z(?![hs]))|7|17(?!\d)|1\d\d(?!\d)
before-in = в
    .other = във
    .pattern = [„“"(]?[вфvfw]
form-def = „{ $name }“
form-full = „{ $name }“
form-your = сградата ви „{ $name }“
form-own = сградата си „{ $name }“
form-yours = персонажа ви „{ $name }“
form-yours-full = персонажът ви „{ $name }“
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
kind-noble = кралска сграда
kind-religious = религиозна сграда
kind-trade = търговска сграда
kind-military = военна сграда
kind-unique = уникална сграда
facts-district = { $type }, { $count }
facts-unbuildable = { $type }, не се строи
facts-action = карта за действие

## The cause and the player behind it: $source ends a sentence, $agent begins one; where another
## player is named, part-as begins it and part-through ends it

source =
    { KIND($cause) ->
        [type] { " " }от { FORM($cause, "def") } си сгради
        [character]
            { FEATURE($cause, "gender") ->
                [f] { " " }като { $cause }
                [m] { " " }като { $cause }
               *[other] { " " }({ $cause })
            }
        [card] { " " }чрез { FORM($cause, "def") }
       *[none] { "" }
    }
part-as =
    { KIND($cause) ->
        [character] като { $cause }{ " " }
       *[other] { "" }
    }
part-through =
    { KIND($cause) ->
        [card] { " " }чрез { FORM($cause, "def") }
       *[other] { "" }
    }
# In the log, the clause before this one names the card.
part-through-newly =
    { ID($cause) ->
        [acrobat] { "" }
        [armory] { "" }
        [fortune_teller] { "" }
       *[other] { part-through }
    }
source-for =
    { KIND($cause) ->
        [type] { " " }за { FORM($cause, "def") } си сгради
        [card]
            { ID($cause) ->
                [ticket_booth] { " " }от { FORM($cause, "def") }
               *[other] { " " }{ BEFORE("in", FORM($cause, "def")) }
            }
       *[other] { source }
    }
agent =
    { KIND($cause) ->
        [character] { $by } ({ $cause })
        [card] Чрез { FORM($cause, "def") } { $by }
       *[other] { $by }
    }

## The log: what a player did in a turn, as clauses of one sentence

story-turn =
    { $case ->
        [seat] { $said }.
       *[known] { $seat } { $said }.
    }
story-and = { $list } и { $last }
ranked = { FORM($character, "def") } ({ $rank })

## Events: the selection of characters

event-round =
    { $case ->
        [seat] Рунд { $count }. Короната е у вас.
       *[known] Рунд { $count }. Короната е у { $seat }.
    }
event-face-up =
    { FEATURE($character, "gender") ->
        [f] { FORM($character, "full") } ({ $rank }) е изчистена с лицето нагоре.
       *[m] { FORM($character, "full") } ({ $rank }) е изчистен с лицето нагоре.
    }
event-picked =
    { $case ->
        [seat] Избрахте { FORM($character, "def") } ({ $rank }).
        [known] { $seat } избра { FORM($character, "def") } ({ $rank }).
       *[hidden] { $seat } избра персонаж.
    }
event-laid-down =
    { $case ->
        [seat] Оставихте { FORM($character, "def") } ({ $rank }) с лицето надолу.
        [known] { $seat } остави { FORM($character, "def") } ({ $rank }) с лицето надолу.
       *[hidden] { $seat } остави персонаж с лицето надолу.
    }
event-roles-swapped =
    { $case ->
        [seat] Разменихте персонажи { BEFORE("with", $other) }{ source }.
        [other] { agent } размени персонажи с вас.
       *[known] { agent } размени персонажи { BEFORE("with", $other) }.
    }
    .then = Вече имате друг персонаж: погледнете картата си.
event-role-received =
    { $case ->
        [seat] Новият ви персонаж е { FORM($character, "full") } ({ $rank }).
        [known] Новият персонаж на { $seat } е { FORM($character, "full") } ({ $rank }).
       *[hidden] { $seat } видя новия си персонаж.
    }

## Events: the calls

event-called = Призовава се { FORM($character, "full") } ({ $rank }).
event-unanswered = Призоваха { FORM($character, "def") } ({ $rank }), но никой не се обади.
    .several = Призоваха { $characters }, но никой не се обади.
event-revealed =
    { $case ->
        [seat] Разкрихте се като { $character } ({ $rank }).
       *[known] { $seat } се разкри като { $character } ({ $rank }).
    }
    .opening =
        { $case ->
            [seat] Като { $character } ({ $rank }) { $said }.
           *[known] { $seat } ({ $character }) { $said }.
        }
event-turn-ended =
    { ID($cause) ->
        [witch]
            { $case ->
                [seat] Ходът ви временно спира.
               *[known] Ходът на { $seat } временно спира.
            }
       *[other]
            { $case ->
                [seat] Ходът ви завърши.
               *[known] Ходът на { $seat } завърши.
            }
    }
event-turn-lost =
    { $doer ->
        [me] { $seat } забрави да ви благодари и загуби хода си.
       *[none]
            { $case ->
                [seat] Забравихте да благодарите на { $by } и загубихте хода си.
               *[known] { $seat } забрави да благодари на { $by } и загуби хода си.
            }
    }
event-thanked =
    { $case ->
        [seat] Благодарихте на { $other }: „Благодаря, Ваше Превъзходителство.“
        [other] { $seat } ви благодари: „Благодаря, Ваше Превъзходителство.“
       *[known] { $seat } благодари на { $other }: „Благодаря, Ваше Превъзходителство.“
    }
event-resumed =
    { FEATURE($character, "gender") ->
        [f]
            { $case ->
                [seat] Продължавате хода си с уменията на омагьосаната { $character } ({ $rank }).
               *[known] { agent } продължава хода си с уменията на омагьосаната { $character } ({ $rank }).
            }
       *[m]
            { $case ->
                [seat] Продължавате хода си с уменията на омагьосания { $character } ({ $rank }).
               *[known] { agent } продължава хода си с уменията на омагьосания { $character } ({ $rank }).
            }
    }
    .opening =
        { FEATURE($character, "gender") ->
            [f]
                { $case ->
                    [seat] С уменията на омагьосаната { $character } ({ $rank }) { $said }.
                   *[known] С уменията на омагьосаната { $character } ({ $rank }) { $seat } { $said }.
                }
           *[m]
                { $case ->
                    [seat] С уменията на омагьосания { $character } ({ $rank }) { $said }.
                   *[known] С уменията на омагьосания { $character } ({ $rank }) { $seat } { $said }.
                }
        }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] Взехте { object-gold }.
               *[known] { $seat } взе { object-gold }.
            }
        [magistrate]
            { $case ->
                [seat] Върнахте си { object-gold }.
               *[known] { $seat } си върна { object-gold }.
            }
        [alchemist]
            { $case ->
                [seat] Върнахте си { object-gold }{ source }.
               *[known] { agent } си върна { object-gold }.
            }
       *[other]
            { KIND($cause) ->
                [character]
                    { $case ->
                        [seat] Получихте { object-gold }{ source }.
                       *[known] { agent } получи { object-gold }.
                    }
                [card]
                    { $case ->
                        [seat] Получихте { object-gold } от { FORM($cause, "def") }.
                       *[known] { $seat } получи { object-gold } от { FORM($cause, "def") }.
                    }
               *[other]
                    { $case ->
                        [seat] Получихте { object-gold }{ source }.
                       *[known] { $seat } получи { object-gold }{ source }.
                    }
            }
    }
    .clause =
        { ID($cause) ->
            [gathered-resources]
                { $case ->
                    [seat] взехте { object-gold }
                   *[known] взе { object-gold }
                }
            [magistrate]
                { $case ->
                    [seat] получихте обратно { object-gold }
                   *[known] получи обратно { object-gold }
                }
            [alchemist]
                { $case ->
                    [seat] получихте обратно { object-gold }{ source }
                   *[known] получи обратно { object-gold }{ source }
                }
           *[other]
                { KIND($cause) ->
                    [card]
                        { $case ->
                            [seat] получихте { object-gold } от { FORM($cause, "def") }
                           *[known] получи { object-gold } от { FORM($cause, "def") }
                        }
                   *[other]
                        { $case ->
                            [seat] получихте { object-gold }{ source }
                           *[known] получи { object-gold }{ source }
                        }
                }
        }
event-paid-gold =
    { KIND($cause) ->
        [character]
            { $case ->
                [seat] Платихте { object-gold }{ source }.
               *[known] { agent } плати { object-gold }.
            }
       *[other]
            { $case ->
                [seat] Платихте { object-gold }{ source-for }.
               *[known] { $seat } плати { object-gold }{ source-for }.
            }
    }
    .clause =
        { $case ->
            [seat] платихте { object-gold }{ source-for }
           *[known] плати { object-gold }{ source-for }
        }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } ви взе { object-gold }.
                [other]
                    { KIND($turn) ->
                        [character]
                            { ID($cause) ->
                                [thief] Ограбихте { FORM($turn, "def") }: { object-gold } от { $seat }.
                               *[other] { part-as }взехте { object-gold } от { $seat }{ part-through }.
                            }
                       *[none] { part-as }взехте { object-gold } от { $seat }{ part-through }.
                    }
               *[known]
                    { KIND($turn) ->
                        [character]
                            { ID($cause) ->
                                [thief] { agent } ограби { FORM($turn, "def") }: { object-gold } от { $seat }.
                               *[other] { agent } взе { object-gold } от { $seat }.
                            }
                       *[none] { agent } взе { object-gold } от { $seat }.
                    }
            }
       *[seat]
            { ID($cause) ->
                [emperor]
                    { $case ->
                        [seat] За короната дадохте на { $other } { object-gold }.
                        [other] За короната { $seat } ви даде { object-gold }.
                       *[known] За короната { $seat } даде на { $other } { object-gold }.
                    }
                [blackmailer]
                    { $case ->
                        [seat] Платихте на { $other } подкуп от { object-gold }.
                        [other] { $seat } ви плати подкуп от { object-gold }.
                       *[known] { $seat } плати на { $other } подкуп от { object-gold }.
                    }
                [tax_collector]
                    { $case ->
                        [seat] Платихте на { $other } { object-gold } данък.
                        [other] { $seat } ви плати { object-gold } данък.
                       *[known] { $seat } плати на { $other } { object-gold } данък.
                    }
               *[other]
                    { KIND($cause) ->
                        [none]
                            { $case ->
                                [seat] Дадохте { object-gold } на { $other }.
                                [other] Получихте { object-gold } от { $seat }.
                               *[known] { $seat } даде { object-gold } на { $other }.
                            }
                       *[card]
                            { $case ->
                                [seat] { part-as }платихте на { $other } { object-gold }{ part-through }.
                                [other] { agent } ви плати { object-gold }.
                               *[known] { agent } плати на { $other } { object-gold }.
                            }
                    }
            }
    }
    .then =
        { $doer ->
            [other]
                { ID($cause) ->
                    [thief] Останахте без злато, но ходът си е ваш.
                    [blackmailer] Останахте без злато, но ходът ви продължава.
                   *[other] { "" }
                }
           *[seat] { "" }
        }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] { part-as }взехте { object-gold } от { $seat }{ part-through }
                   *[known] { part-as }взе { object-gold } от { $seat }{ part-through }
                }
           *[seat]
                { ID($cause) ->
                    [emperor]
                        { $case ->
                            [seat] дадохте на { $other } { object-gold } за короната
                           *[known] даде на { $other } { object-gold } за короната
                        }
                    [blackmailer]
                        { $case ->
                            [seat] платихте на { $other } подкуп от { object-gold }
                           *[known] плати на { $other } подкуп от { object-gold }
                        }
                    [tax_collector]
                        { $case ->
                            [seat] платихте на { $other } { object-gold } данък
                           *[known] плати на { $other } { object-gold } данък
                        }
                   *[other]
                        { $case ->
                            [seat] { part-as }платихте на { $other } { object-gold }{ part-through }
                           *[known] { part-as }плати на { $other } { object-gold }{ part-through }
                        }
                }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } ви ограби, но нямахте злато.
        [other] Ограбихте { $seat }, но не намерихте злато.
       *[known] { agent } ограби { $seat }, но не намери злато.
    }
event-taxed =
    { KIND($cause) ->
        [character]
            { $case ->
                [seat] Платихте на { FORM($cause, "def") } { object-gold } данък.
               *[known] { $seat } плати на { FORM($cause, "def") } { object-gold } данък.
            }
       *[other]
            { $case ->
                [seat] Платихте { object-gold } данък{ source }.
               *[known] { $seat } плати { object-gold } данък{ source }.
            }
    }
    .then = Плаща го всеки, който строи. Златото чака персонажа, който го събира.
    .clause =
        { $case ->
            [seat] платихте { object-gold } данък
           *[known] плати { object-gold } данък
        }
event-collected =
    { ID($cause) ->
        [tax_collector]
            { $case ->
                [seat] Прибрахте { object-gold } от данъци.
               *[known] { agent } прибра { object-gold } от данъци.
            }
       *[other]
            { KIND($cause) ->
                [card]
                    { $case ->
                        [seat] Прибрахте { object-gold } от { FORM($cause, "def") }.
                       *[known] { $seat } прибра { object-gold } от { FORM($cause, "def") }.
                    }
               *[other]
                    { $case ->
                        [seat] Прибрахте { object-gold }{ source }.
                       *[known] { agent } прибра { object-gold }.
                    }
            }
    }
    .clause =
        { ID($cause) ->
            [tax_collector]
                { $case ->
                    [seat] прибрахте { object-gold } от данъци
                   *[known] прибра { object-gold } от данъци
                }
           *[other]
                { KIND($cause) ->
                    [card]
                        { $case ->
                            [seat] прибрахте { object-gold } от { FORM($cause, "def") }
                           *[known] прибра { object-gold } от { FORM($cause, "def") }
                        }
                   *[other]
                        { $case ->
                            [seat] прибрахте { object-gold }{ source }
                           *[known] прибра { object-gold }{ source }
                        }
                }
        }

## Events: cards

event-drew =
    { $case ->
        [seat] Изтеглихте { object-cards }{ source-for }: { $cards }.
        [known]
            { KIND($cause) ->
                [character] { agent } изтегли { object-cards }: { $cards }.
               *[other] { $seat } изтегли { object-cards }{ source-for }: { $cards }.
            }
       *[hidden]
            { KIND($cause) ->
                [character] { agent } изтегли { object-cards }.
               *[other] { $seat } изтегли { object-cards }{ source-for }.
            }
    }
    .clause =
        { $case ->
            [seat] изтеглихте { object-cards }{ source-for } ({ $cards })
            [known] изтегли { object-cards }{ source-for } ({ $cards })
           *[hidden] изтегли { object-cards }{ source-for }
        }
event-kept =
    { $case ->
        [seat]
            { $count ->
                [one] Задържахте { FORM($card, "def") }.
               *[other] Задържахте { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [one] { $seat } задържа { FORM($card, "def") }.
               *[other] { $seat } задържа { object-cards }: { $cards }.
            }
       *[hidden] { $seat } задържа { object-cards }.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [one] задържахте { FORM($card, "def") }
                   *[other] задържахте { $cards }
                }
            [known]
                { $count ->
                    [one] задържа { FORM($card, "def") }
                   *[other] задържа { $cards }
                }
           *[hidden] задържа { object-cards }
        }
event-returned =
    { $case ->
        [seat]
            { $count ->
                [one] Сложихте { FORM($card, "def") } под тестето.
               *[other] Сложихте { object-cards } под тестето: { $cards }.
            }
        [known]
            { $count ->
                [one] { $seat } сложи { FORM($card, "def") } под тестето.
               *[other] { $seat } сложи { object-cards } под тестето: { $cards }.
            }
       *[hidden] { $seat } сложи { object-cards } под тестето.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [one] сложихте { FORM($card, "def") } под тестето
                   *[other] сложихте { object-cards } под тестето ({ $cards })
                }
            [known]
                { $count ->
                    [one] сложи { FORM($card, "def") } под тестето
                   *[other] сложи { object-cards } под тестето ({ $cards })
                }
           *[hidden] сложи { object-cards } под тестето
        }
    .clauses =
        { $case ->
            [seat]
                { $count ->
                    [one] сложихте { FORM($card, "def") } под тестето
                   *[other] сложихте { object-cards } под тестето ({ $cards })
                }
            [known]
                { $count ->
                    [one] сложи { FORM($card, "def") } под тестето
                   *[other] сложи { object-cards } под тестето ({ $cards })
                }
           *[hidden] сложи { object-cards } под тестето
        }
event-shuffled = Тестето беше размесено.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } взе { FORM($card, "def") } от ръката ви.
                [other] { part-as }взехте { FORM($card, "def") } от ръката на { $seat }{ part-through }.
                [known] { agent } взе { FORM($card, "def") } от ръката на { $seat }.
               *[hidden] { agent } взе карта от ръката на { $seat }.
            }
       *[seat]
            { ID($cause) ->
                [emperor]
                    { $case ->
                        [seat] За короната дадохте на { $other } { FORM($card, "def") }.
                        [other] За короната { $seat } ви даде { FORM($card, "def") }.
                        [known] За короната { $seat } даде на { $other } { FORM($card, "def") }.
                       *[hidden] За короната { $seat } даде на { $other } карта.
                    }
               *[other]
                    { $case ->
                        [seat] { part-as }дадохте на { $other } { FORM($card, "def") }{ part-through }.
                        [other] { agent } ви даде { FORM($card, "def") }.
                        [known] { agent } даде на { $other } { FORM($card, "def") }.
                       *[hidden] { agent } даде на { $other } карта.
                    }
            }
    }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] { part-as }взехте { FORM($card, "def") } от ръката на { $seat }{ part-through-newly }
                    [known] { part-as }взе { FORM($card, "def") } от ръката на { $seat }{ part-through-newly }
                   *[hidden] { part-as }взе карта от ръката на { $seat }{ part-through-newly }
                }
           *[seat]
                { ID($cause) ->
                    [emperor]
                        { $case ->
                            [seat] дадохте на { $other } { FORM($card, "def") } за короната
                            [known] даде на { $other } { FORM($card, "def") } за короната
                           *[hidden] даде на { $other } карта за короната
                        }
                   *[other]
                        { $case ->
                            [seat] { part-as }дадохте на { $other } { FORM($card, "def") }{ part-through }
                            [known] { part-as }даде на { $other } { FORM($card, "def") }{ part-through }
                           *[hidden] { part-as }даде на { $other } карта{ part-through }
                        }
                }
        }
    .clauses =
        { $doer ->
            [other]
                { $people ->
                    [1]
                        { $case ->
                            [seat] { part-as }взехте { object-cards } от ръката на { $seats }{ part-through }
                           *[known] { part-as }взе { object-cards } от ръката на { $seats }{ part-through }
                        }
                   *[other]
                        { $case ->
                            [seat] { part-as }взехте по една карта от { $seats }{ part-through }
                           *[known] { part-as }взе по една карта от { $seats }{ part-through }
                        }
                }
           *[seat]
                { $people ->
                    [1]
                        { $case ->
                            [seat] { part-as }дадохте на { $others } { object-cards }{ part-through }
                           *[known] { part-as }даде на { $others } { object-cards }{ part-through }
                        }
                   *[other]
                        { $case ->
                            [seat] { part-as }дадохте по една карта на { $others }{ part-through }
                           *[known] { part-as }даде по една карта на { $others }{ part-through }
                        }
                }
        }
event-hands-swapped =
    { $case ->
        [seat] { part-as }разменихте всичките си карти { BEFORE("with", $other) }{ part-through }.
        [other] { agent } взе картите ви и ви даде своите.
       *[known] { agent } размени всичките си карти { BEFORE("with", $other) }.
    }
    .then = Всичките ви карти са нови: погледнете ръката си.
    .clause =
        { $case ->
            [seat] { part-as }разменихте всичките си карти { BEFORE("with", $other) }{ part-through }
           *[known] { part-as }размени всичките си карти { BEFORE("with", $other) }{ part-through }
        }
event-looked =
    { $case ->
        [seat] Погледнахте картите на { $other }: { $cards }.
        [other] { agent } погледна картите ви.
        [known] { agent } погледна картите на { $other }: { $cards }.
       *[hidden] { agent } погледна картите на { $other }.
    }
    .clause =
        { $case ->
            [seat] погледнахте картите на { $other } ({ $cards })
            [known] погледна картите на { $other } ({ $cards })
           *[hidden] погледна картите на { $other }
        }
event-tucked =
    { $case ->
        [seat]
            { $count ->
                [one] Пъхнахте { FORM($card, "def") } под Музея.
               *[other] Пъхнахте { object-cards } под Музея: { $cards }.
            }
        [known]
            { $count ->
                [one] { $seat } пъхна { FORM($card, "def") } под Музея.
               *[other] { $seat } пъхна { object-cards } под Музея: { $cards }.
            }
       *[hidden] { $seat } пъхна { object-cards } под Музея.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [one] пъхнахте { FORM($card, "def") } под Музея
                   *[other] пъхнахте { object-cards } под Музея ({ $cards })
                }
            [known]
                { $count ->
                    [one] пъхна { FORM($card, "def") } под Музея
                   *[other] пъхна { object-cards } под Музея ({ $cards })
                }
           *[hidden] пъхна { object-cards } под Музея
        }

## Events: cities

event-built =
    { $case ->
        [seat] Построихте { $card } ({ gold-or-free }).
       *[known] { $seat } построи { $card } ({ gold-or-free }).
    }
    .clause =
        { $case ->
            [seat] построихте { $card } ({ gold-or-free })
           *[known] построи { $card } ({ gold-or-free })
        }
event-confiscated =
    { $case ->
        [seat] { part-as }конфискувахте { FORM($card, "def") } от { $other }{ part-through }.
        [other] { agent } конфискува { FORM($card, "your") }.
       *[known] { agent } конфискува { FORM($card, "def") } от { $other }.
    }
    .then = Получихте обратно златото, което платихте за сградата.
    .clause =
        { $case ->
            [seat] { part-as }конфискувахте { FORM($card, "def") } от { $other }{ part-through }
           *[known] { part-as }конфискува { FORM($card, "def") } от { $other }{ part-through }
        }
event-destroyed =
    { $case ->
        [seat] { agent } разруши { FORM($card, "your") }.
        [other] { part-as }разрушихте { FORM($card, "def") } в града на { $seat }{ part-through }.
       *[known] { agent } разруши { FORM($card, "def") } в града на { $seat }.
    }
    .then = Губите точките за тази сграда, но мястото ѝ в града ви отново е свободно.
    .clause =
        { $case ->
            [seat] { part-as }разрушихте { FORM($card, "def") } в града на { $seat }{ part-through-newly }
           *[known] { part-as }разруши { FORM($card, "def") } в града на { $seat }{ part-through-newly }
        }
event-destroyed-own =
    { ID($cause) ->
        [necropolis]
            { $case ->
                [seat] Разрушихте { FORM($card, "own") }, за да построите { $cause }.
               *[known] { $seat } разруши { FORM($card, "own") }, за да построи { $cause }.
            }
        [framework]
            { $case ->
                [seat] Разрушихте { FORM($card, "own") }.
               *[known] { $seat } разруши { FORM($card, "own") }.
            }
       *[other]
            { $case ->
                [seat] Разрушихте { FORM($card, "own") }{ source }.
               *[known] { agent } разруши { FORM($card, "own") }.
            }
    }
    .clause =
        { ID($cause) ->
            [necropolis]
                { $case ->
                    [seat] разрушихте { FORM($card, "own") }
                   *[known] разруши { FORM($card, "own") }
                }
            [framework]
                { $case ->
                    [seat] разрушихте { FORM($card, "own") }
                   *[known] разруши { FORM($card, "own") }
                }
           *[other]
                { $case ->
                    [seat] разрушихте { FORM($card, "own") }{ source }
                   *[known] разруши { FORM($card, "own") }{ source }
                }
        }
event-exchanged =
    { $case ->
        [seat] { part-as }взехте { FORM($card, "def") } от { $other } и дадохте в замяна { FORM($second, "own") }{ part-through }.
        [other] { agent } взе { FORM($card, "your") } и ви даде в замяна { FORM($second, "own") }.
       *[known] { agent } взе { FORM($card, "def") } от { $other } и даде в замяна { FORM($second, "own") }.
    }
    .then = Ако вашата беше по-скъпа, получихте разликата.
    .clause =
        { $case ->
            [seat] разменихте { FORM($second, "own") } срещу { FORM($card, "def") } на { $other }
           *[known] размени { FORM($second, "own") } срещу { FORM($card, "def") } на { $other }
        }
event-seized =
    { $case ->
        [seat] { part-as }превзехте { FORM($card, "def") } на { $other }{ part-through }.
        [other] { agent } превзе { FORM($card, "your") }.
       *[known] { agent } превзе { FORM($card, "def") } на { $other }.
    }
    .then = Получихте цената на сградата, а мястото ѝ в града ви отново е свободно.
    .clause =
        { $case ->
            [seat] { part-as }превзехте { FORM($card, "def") } на { $other }{ part-through }
           *[known] { part-as }превзе { FORM($card, "def") } на { $other }{ part-through }
        }
event-beautified =
    { $case ->
        [seat] Разкрасихте { FORM($card, "own") }.
       *[known] { $seat } разкраси { FORM($card, "own") }.
    }
    .clause =
        { $case ->
            [seat] разкрасихте { FORM($card, "own") }
           *[known] разкраси { FORM($card, "own") }
        }
event-replaced =
    { $case ->
        [seat] Заменихте { FORM($card, "own") } { BEFORE("with", $second) }.
       *[known] { $seat } замени { FORM($card, "own") } { BEFORE("with", $second) }.
    }
    .clause =
        { $case ->
            [seat] заменихте { FORM($card, "own") } { BEFORE("with", $second) }
           *[known] замени { FORM($card, "own") } { BEFORE("with", $second) }
        }
event-rescued =
    { $case ->
        [seat]
            { FEATURE($card, "gender") ->
                [m] Взехте в ръката си разрушения { $card }.
                [f] Взехте в ръката си разрушената { $card }.
                [n] Взехте в ръката си разрушеното { $card }.
                [pl] Взехте в ръката си разрушените { $card }.
               *[other] Взехте в ръката си разрушената сграда { FORM($card, "def") }.
            }
       *[known]
            { FEATURE($card, "gender") ->
                [m] { $seat } взе в ръката си разрушения { $card }.
                [f] { $seat } взе в ръката си разрушената { $card }.
                [n] { $seat } взе в ръката си разрушеното { $card }.
                [pl] { $seat } взе в ръката си разрушените { $card }.
               *[other] { $seat } взе в ръката си разрушената сграда { FORM($card, "def") }.
            }
    }
    .clause =
        { $case ->
            [seat]
                { FEATURE($card, "gender") ->
                    [m] взехте в ръката си разрушения { $card }
                    [f] взехте в ръката си разрушената { $card }
                    [n] взехте в ръката си разрушеното { $card }
                    [pl] взехте в ръката си разрушените { $card }
                   *[other] взехте в ръката си разрушената сграда { FORM($card, "def") }
                }
           *[known]
                { FEATURE($card, "gender") ->
                    [m] взе в ръката си разрушения { $card }
                    [f] взе в ръката си разрушената { $card }
                    [n] взе в ръката си разрушеното { $card }
                    [pl] взе в ръката си разрушените { $card }
                   *[other] взе в ръката си разрушената сграда { FORM($card, "def") }
                }
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
    .clause =
        { $case ->
            [seat] обявихте по-ранен край на играта
           *[known] обяви по-ранен край на играта
        }

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { $case ->
                [seat] Взехте короната{ source }.
               *[known] { agent } взе короната.
            }
        [me] { part-as }дадохте короната на { $seat }{ part-through }.
       *[none]
            { $case ->
                [seat] { agent } ви даде короната.
               *[known] { agent } даде короната на { $seat }.
            }
    }
    .then = Вече вие призовавате персонажите и имате първия избор в следващия рунд.
    .clause =
        { $doer ->
            [seat]
                { $case ->
                    [seat] { part-as }взехте короната{ part-through-newly }
                   *[known] { part-as }взе короната{ part-through-newly }
                }
           *[none]
                { $case ->
                    [seat] { part-as }дадохте короната на { $seat }{ part-through }
                   *[known] { part-as }даде короната на { $seat }{ part-through }
                }
        }
event-killed =
    { $case ->
        [hit] { agent } уби { FORM($character, "yours") }: пропускате този рунд.
        [seat] Убихте { FORM($character, "def") } ({ $rank }).
       *[known] { agent } уби { FORM($character, "def") } ({ $rank }).
    }
    .then = Мълчите, когато призоват { FORM($character, "def") }. Златото, картите и градът ви са в безопасност.
    .clause =
        { $case ->
            [seat] убихте { FORM($character, "def") } ({ $rank })
           *[known] уби { FORM($character, "def") } ({ $rank })
        }
event-bewitched =
    { $case ->
        [hit] { agent } омагьоса { FORM($character, "yours") }: може само да си набавите ресурси.
        [seat] Омагьосахте { FORM($character, "def") } ({ $rank }).
       *[known] { agent } омагьоса { FORM($character, "def") } ({ $rank }).
    }
    .then = След това { $seat } продължава с уменията на { FORM($character, "def") }. Златото, картите и градът ви са в безопасност.
    .clause =
        { $case ->
            [seat] омагьосахте { FORM($character, "def") } ({ $rank })
           *[known] омагьоса { FORM($character, "def") } ({ $rank })
        }
event-robbed =
    { $case ->
        [hit] { agent } ще ви ограби, щом призоват { FORM($character, "yours") }.
        [seat] Ще ограбите { FORM($character, "def") } ({ $rank }).
       *[known] { agent } ще ограби { FORM($character, "def") } ({ $rank }).
    }
    .then = Ще изгубите цялото злато, което имате тогава. Ходът, картите и градът ви са в безопасност.
    .clause =
        { $case ->
            [seat] решихте да ограбите { FORM($character, "def") } ({ $rank })
           *[known] реши да ограби { FORM($character, "def") } ({ $rank })
        }
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit] { agent } постави заповед върху { FORM($character, "yours") }.
                [seat] Поставихте заповед върху { FORM($character, "def") } ({ $rank }).
               *[known] { agent } постави заповед върху { FORM($character, "def") } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit] { agent } постави заплаха върху { FORM($character, "yours") }.
                [seat] Поставихте заплаха върху { FORM($character, "def") } ({ $rank }).
               *[known] { agent } постави заплаха върху { FORM($character, "def") } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit] { agent } постави маркер „{ $marker }“ върху { FORM($character, "yours") }.
                [seat] Поставихте маркер „{ $marker }“ върху { FORM($character, "def") } ({ $rank }).
               *[known] { agent } постави маркер „{ $marker }“ върху { FORM($character, "def") } ({ $rank }).
            }
    }
    .then =
        { ID($marker) ->
            [warrant] Ако е подписаната, първата сграда, за която платите, може да бъде конфискувана.
            [threat] След като си набавите ресурси, може да се откупите с половината си злато или да рискувате.
           *[other] { "" }
        }
    .clause =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] поставихте заповед върху { FORM($character, "def") } ({ $rank })
                   *[known] постави заповед върху { FORM($character, "def") } ({ $rank })
                }
            [threat]
                { $case ->
                    [seat] поставихте заплаха върху { FORM($character, "def") } ({ $rank })
                   *[known] постави заплаха върху { FORM($character, "def") } ({ $rank })
                }
           *[other]
                { $case ->
                    [seat] поставихте маркер „{ $marker }“ върху { FORM($character, "def") } ({ $rank })
                   *[known] постави маркер „{ $marker }“ върху { FORM($character, "def") } ({ $rank })
                }
        }
    .clauses =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] поставихте заповеди върху { $characters }
                   *[known] постави заповеди върху { $characters }
                }
            [threat]
                { $case ->
                    [seat] поставихте заплахи върху { $characters }
                   *[known] постави заплахи върху { $characters }
                }
           *[other]
                { $case ->
                    [seat] поставихте маркери „{ $marker }“ върху { $characters }
                   *[known] постави маркери „{ $marker }“ върху { $characters }
                }
        }
event-spied =
    { $case ->
        [seat] Потърсихте { $type } сгради в ръката на { $other }.
        [other] { agent } потърси { $type } сгради в ръката ви.
       *[known] { agent } потърси { $type } сгради в ръката на { $other }.
    }
    .then = Всяка такава карта ви струва 1 злато, докато имате злато.
    .clause =
        { $case ->
            [seat] потърсихте { $type } сгради в ръката на { $other }
           *[known] потърси { $type } сгради в ръката на { $other }
        }
event-bribed =
    { $case ->
        [seat] Платихте на { $other } подкуп от { object-gold }.
        [other] { $seat } ви плати подкуп от { object-gold }.
       *[known] { $seat } плати на { $other } подкуп от { object-gold }.
    }
    .clause =
        { $case ->
            [seat] платихте на { $other } подкуп от { object-gold }
           *[known] плати на { $other } подкуп от { object-gold }
        }
event-refused =
    { $case ->
        [seat] Отказахте да платите подкуп.
       *[known] { $seat } отказа да плати подкуп.
    }
    .clause =
        { $case ->
            [seat] отказахте да платите подкуп
           *[known] отказа да плати подкуп
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
                [seat] Разкрихте заплахата към { $other }: няма цвете.
                [other] { agent } разкри заплахата към вас: няма цвете.
               *[known] { agent } разкри заплахата към { $other }: няма цвете.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] Разкрихте подписаната заповед върху { FORM($character, "def") } ({ $rank }).
       *[known] { agent } разкри подписаната заповед върху { FORM($character, "def") } ({ $rank }).
    }
    .clause =
        { $case ->
            [seat] разкрихте подписаната заповед върху { FORM($character, "def") } ({ $rank })
           *[known] разкри подписаната заповед върху { FORM($character, "def") } ({ $rank })
        }
event-protected =
    { $case ->
        [seat] През този ход сте под закрила.
       *[known] { $seat } е под закрила през този ход.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] Изиграхте картата „{ $card }“.
       *[known] { $seat } изигра картата „{ $card }“.
    }
    .clause =
        { $case ->
            [seat] изиграхте картата „{ $card }“
           *[known] изигра картата „{ $card }“
        }
event-used =
    { $case ->
        [seat] Използвахте { FORM($card, "def") }.
       *[known] { $seat } използва { FORM($card, "def") }.
    }
    .clause =
        { $case ->
            [seat] използвахте { FORM($card, "def") }
           *[known] използва { FORM($card, "def") }
        }
event-used-at =
    { $case ->
        [seat] Сложихте { object-gold } върху картата „{ $card }“ на { $other }.
        [other] { $seat } сложи { object-gold } върху картата ви „{ $card }“.
       *[known] { $seat } сложи { object-gold } върху картата „{ $card }“ на { $other }.
    }
    .clause =
        { $case ->
            [seat] сложихте { object-gold } върху картата „{ $card }“ на { $other }
           *[known] сложи { object-gold } върху картата „{ $card }“ на { $other }
        }
event-ended = Играта свърши.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay = Оставете { FORM($character, "def") } ({ $rank }) с лицето надолу
choice-swap-roles = Разменете персонажи { BEFORE("with", $name) }
choice-give-role = Дайте { FORM($character, "def") } ({ $rank })

## Choices: in every turn

choice-gold = Вземете { object-gold }
    .short = Вземете { object-gold }
choice-cards =
    { $kept ->
        [all] Изтеглете { object-cards } и задръжте всички
        [1]
            { $count ->
                [1] Изтеглете { object-cards } и я задръжте
               *[other] Изтеглете { object-cards } и задръжте една
            }
       *[other] Изтеглете { object-cards } и задръжте { $kept }
    }
    .short = Изтеглете { object-cards }
choice-keep = Задръжте { FORM($card, "def") } ({ $facts })
choice-build = Постройте { $card } ({ price })
choice-end = Завършете хода си
    .short = Край на хода
choice-income =
    { $unit ->
        [cards] Приход от { FORM($type, "def") } ви сгради: { object-cards }
       *[gold] Приход от { FORM($type, "def") } ви сгради: { object-gold }
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
choice-bonus = Вземете това, което ви носи персонажът

## Choices: answers

choice-decline-theater-swap = Без размяна
choice-decline-confiscate = Оставете сградата на строителя
choice-decline-reveal-threat = Не разкривайте заплахата
choice-decline-rescue = Оставете картата
choice-decline-cash-in = Оставете златото върху нея
choice-decline-ring-bell = Обичайният край
choice-decline-answer-death = Запазете мълчание
choice-decline-claim-crown = Запазете мълчание
choice-decline-replace-by = Без замяна
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
choice-discard-redraw = Сложете { FORM($card, "def") } под тестето
choice-discard-laboratory-discard = Дайте { FORM($card, "def") } за { count-gold }
choice-discard-pay-with-cards = Платете { BEFORE("with", FORM($card, "def")) }
choice-discard = Изчистете { FORM($card, "def") }
choice-give = Дайте { FORM($card, "def") } ({ $facts })
choice-take = Вземете { FORM($card, "def") } ({ $facts })

## Choices: other ways to build

choice-build-with = Постройте { $card }, като разрушите { FORM($second, "own") }
choice-build-over = Постройте { $card }, като разрушите { FORM($second, "own") }
choice-pay-with-cards = Постройте { $card } ({ price }), като платите с карти

## Choices: characters

choice-kill = Убийте { FORM($character, "def") } ({ $rank })
choice-bewitch = Омагьосайте { FORM($character, "def") } ({ $rank })
choice-warrant = Поставете заповед върху { FORM($character, "def") } ({ $rank })
choice-sign = Подпишете заповедта върху { FORM($character, "def") } ({ $rank })
choice-confiscate = Конфискувайте сградата
choice-rob = Ограбете { FORM($character, "def") } ({ $rank })
choice-spy = Потърсете { $type } сгради в ръката на { $name }
choice-threaten = Поставете заплаха върху { FORM($character, "def") } ({ $rank })
choice-flower = Поставете заплахата с цветето върху { FORM($character, "def") } ({ $rank })
choice-bribe = Платете подкупа ({ count-gold })
choice-refuse = Откажете
choice-reveal = Разкрийте заплахата
choice-swap-hands = Разменете картите си { BEFORE("with", $name) } ({ count-cards })
choice-redraw = Разменете карти с тестето
choice-look = Погледнете картите на { $name } ({ count-cards })
choice-take-and-build = Вземете и постройте веднага { FORM($card, "def") } ({ price })
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
choice-income-gold = Приход от { FORM($type, "def") } ви сгради: { count-gold }, { drawn-cards }
    .short = Приход: { count-gold }, { drawn-cards }
choice-alms = Вземете 1 злато от { $name }
choice-borrow = Постройте { $card } ({ price }), като вземете { object-gold } от { $name } срещу карти
choice-bonus-gold = Вземете още 4 злато
choice-bonus-cards = Изтеглете още 4 карти
choice-study = Изтеглете 7 карти и задръжте една
choice-destroy =
    { $mine ->
        [yes] Разрушете { FORM($card, "own") } ({ price })
       *[no] Разрушете { FORM($card, "def") } в града на { $name } ({ price })
    }
choice-exchange = Вземете { FORM($card, "def") } от { $name } срещу своя сграда
choice-hand-over =
    { $price ->
        [0] Дайте { FORM($card, "own") } (без доплащане)
       *[other] Дайте { FORM($card, "own") } (доплащане: { price })
    }
choice-seize = Превземете { FORM($card, "def") } на { $name } ({ price })
choice-beautify = Разкрасете { FORM($card, "own") } ({ price })
choice-collect = Приберете данъците ({ price })

## Choices: districts and action cards

choice-use-smithy = Ковачница: купете 3 карти за 2 злато
choice-use-laboratory = Лаборатория: дайте карта за злато
choice-use-museum = Музей: пъхнете карта под него
choice-use-armory = Оръжейна: разрушете я заедно с друга сграда
choice-use-hospital = Болница: обадете се и си набавете ресурси
choice-use-monument = Монумент: да се брои за две сгради
choice-use = Използвайте { FORM($card, "def") }
choice-play = Изиграйте картата „{ $card }“
choice-tuck = Пъхнете { FORM($card, "def") } под Музея
choice-announce-monument-counts = Да се брои за две сгради
choice-announce = Обявете по-ранния край
choice-rescue = Вземете картата ({ price })
choice-thank = Кажете: „Благодаря, Ваше Превъзходителство.“
choice-visit = Касата на { $name }: платете 1 злато, изтеглете 3 карти, задръжте една
choice-cash-in = Вземете { price } и върнете касата под тестето
choice-replace = Заменете { FORM($card, "own") } ({ price })
choice-replace-by = Постройте { $card } ({ $facts })

## Choices that name the same player, under one heading

group-build = Строеж
group-borrow = Строеж със злато от { $name }
group-spy = Шпиониране на { $name }
group-destroy = Разрушаване в града на { $name }
group-exchange = Размяна { BEFORE("with", $name) }
group-seize = Превземане в града на { $name }

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
remind-discard = Изчистете карта
remind-give = Дайте карта
remind-take = Вземете карта
remind-take-and-build = Вземете карта и я постройте
remind-build-with = Постройте, като разрушите сграда
remind-build-over = Постройте на мястото на сграда
remind-pay-with-cards = Постройте, като платите с карти
remind-sign = Подпишете заповед
remind-flower = Поставете заплахата с цветето
remind-crown = Предайте короната
remind-borrow = Постройте със злато на друг играч
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
remind-replace-by = Изберете новата сграда

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
question-theater-swap = С кого разменяте персонажи чрез Театъра?
question-theater-give = Кой свой персонаж давате на { $name }?
question-turn =
    { $must ->
        [gather] Вие сте на ход като { $character } ({ $rank }). Набавете си злато или карти.
       *[no] Вие сте на ход като { $character } ({ $rank }). Какво ще направите?
    }
question-courtesy = Вие сте на ход като { $character } ({ $rank }). { $name } ви призова от Балната зала.
question-keep =
    { $count ->
        [1] Коя карта задържате?
       *[other] Кои { $count } карти задържате? Една по една.
    }
question-answer-death =
    { FEATURE($character, "gender") ->
        [f] Призовава се убитата { $character } ({ $rank }).
       *[m] Призовава се убитият { $character } ({ $rank }).
    }
question-shield = { FORM($character, "yours-full") } ({ $rank }) е под удар. Ще се защитите ли?
question-claim-crown = Никой не взима короната. Взимате ли я вие?
question-lay-warrant = Къде поставяте следващата заповед? (още { $count })
question-sign-warrant = Коя от трите заповеди е подписана? Само вие ще знаете.
question-confiscate = { $name } плати за { FORM($card, "def") } ({ price }), а върху { FORM($character, "def") } лежи ваша заповед. Конфискувате ли сградата?
question-lay-threat = Къде поставяте втората заплаха?
question-flower-threat = Коя от двете заплахи е с цвете? Само вие ще знаете.
question-bribe = { $name } ви заплашва. Давате ли като подкуп половината си злато?
question-reveal-threat = { $name } не плаща подкуп. Разкривате ли заплахата върху { FORM($character, "def") } ({ $rank })?
question-redraw = Кои карти отиват под тестето? (досега { $count })
question-wizard-take = Коя от картите на { $name } взимате?
question-seer-give = Коя карта давате на { $name }?
question-levy = Какво взимате от { $name }?
question-pass-crown = Кой получава короната?
question-tribute = Получихте короната. Какво давате за нея на { $name }?
question-give-for-crown = Получихте короната. Какво давате за нея на { $name }?
question-heir-crown = Убитият ви Крал е разкрит. Взимате ли короната?
question-ability-gain = Взимате ли златото на { FORM($character, "def") }?
question-effect-gain = Взимате ли това, което ви носи { FORM($card, "full") }?
question-queen-takes = До вас започва ходът на { FORM($character, "def") } ({ $rank }). Разкривате ли сега Кралицата за 3 злато?
question-cardinal-give = Коя карта давате на { $name } за златото? (още { $count })
question-hand-over = Коя своя сграда давате на { $name } за { FORM($card, "def") }?
question-pay-with-cards = С коя карта плащате за { FORM($card, "def") }? (досега { $count })
question-laboratory-discard = Коя карта давате за злато?
question-museum-tuck = Коя карта отива под Музея?
question-armory-target = Коя сграда се разрушава заедно с Оръжейната?
question-rescue = Взимате ли { FORM($card, "def") } в ръката си за 1 злато?
question-lighthouse-take = Коя карта взимате от тестето?
question-ring-bell =
    { $count ->
        [2] Да бъде ли градът завършен със седем сгради?
       *[other] Да свърши ли играта с една сграда по-рано?
    }
question-monument-counts = Да се брои ли Монументът ви отсега за две сгради?
question-peek = Чии карти поглеждате?
question-peek-take = Коя от картите на { $name } взимате?
question-replace = Коя своя сграда заменяте { BEFORE("with", $card) }?
question-replace-by = Коя сграда строите на мястото на друга?
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
