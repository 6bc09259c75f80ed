### What happens, what can be done and what is asked, in Polish.
###
### See en/game.ftl for the variables. Sentences stand in the present, so that no participle tells a
### woman from a man; names of players always stand in the nominative, where a case is needed after
### „gracz” („graczowi Ada”). Cards and characters keep their capital letter inside a sentence.
###
### Messages named `part-…` are pieces that several sentences share. Those named `before-…` and
### `form-…` belong to the functions BEFORE and FORM (see names.py).
###
### Forms of names: `acc`, `dat` and `loc` of characters; `acc`, `gen`, `dat` and `ins` of
### districts and action cards; `gen` of district types („kart dzielnic szlacheckich”). `gender` is
### `m`, `f`, `n` or `pl` (Doki). A card without forms is worded as „karta” with its name, so that
### `f` is the default.


## Amounts as the object of a sentence, and other parts of sentences

object-gold =
    { $count ->
        [one] { $count } monetę
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
object-cards =
    { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
form-acc = kartę { $name }
form-gen = karty { $name }
form-dat = karcie { $name }
form-ins = kartą { $name }
form-loc = karcie { $name }
before-from = z
    .other = ze
    .pattern = (?:sz|rz|[sśzźż])(?![aąeęioóuyz])|1\d\d(?!\d)
price =
    { $price ->
        [0] { price-free }
       *[other]
            { $price ->
                    [one] { $price } moneta
                    [few] { $price } monety
                    [many] { $price } monet
                   *[other] { $price } monety
                }
    }
gold-or-free =
    { $count ->
        [0] { price-free }
       *[other] { count-gold }
    }
drawn-cards =
    { $drawn ->
            [one] { $drawn } karta
            [few] { $drawn } karty
            [many] { $drawn } kart
           *[other] { $drawn } karty
        }
price-free = za darmo
kind-noble = szlachecka
kind-religious = religijna
kind-trade = handlowa
kind-military = wojskowa
kind-unique = unikatowa
facts-district = { $type }, koszt { $count }
facts-unbuildable = { $type }, nie do zbudowania
facts-action = karta akcji
# The price as an object: „dopłać 2 monety”.
part-price =
    { $price ->
        [one] { $price } monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }
# „twój Zamek, twoją Tawernę”: before $card in the accusative.
part-your =
    { FEATURE($card, "gender") ->
        [m] twój
        [n] twoje
        [pl] twoje
       *[f] twoją
    }
part-own =
    { FEATURE($card, "gender") ->
        [m] własny
        [n] własne
        [pl] własne
       *[f] własną
    }
part-destroyed =
    { FEATURE($card, "gender") ->
        [m] zniszczony
        [n] zniszczone
        [pl] zniszczone
       *[f] zniszczoną
    }
# „twojego Kupca, twoją Wiedźmę” and „przy twoim Kupcu, przy twojej Wiedźmie”.
part-your-character =
    { FEATURE($character, "gender") ->
        [m] twojego { FORM($character, "acc") }
       *[f] twoją { FORM($character, "acc") }
    }
part-at-your-character =
    { FEATURE($character, "gender") ->
        [m] przy twoim { FORM($character, "loc") }
       *[f] przy twojej { FORM($character, "loc") }
    }
part-bewitched =
    { FEATURE($character, "gender") ->
        [m] zaczarowany { $character }
        [f] zaczarowana { $character }
       *[other] zaczarowana postać { $character }
    }

## The cause and the player behind it: $source ends a sentence, $agent begins one

source =
    { KIND($cause) ->
        [type] { " " }za dzielnice { $cause }
        [none] { "" }
       *[other] { " " }({ $cause })
    }
# What somebody owes to a card: „dostaje 3 monety dzięki Królowej”.
source-for =
    { KIND($cause) ->
        [type] { source }
        [none] { "" }
       *[other] { " " }dzięki { FORM($cause, "dat") }
    }
agent =
    { KIND($cause) ->
        [character] { $cause } ({ $by })
        [card] { $by } ({ $cause })
       *[other] { $by }
    }
# Begins a sentence about what the reader does: „Jako Generał niszczysz…”, „Dzięki Zbrojowni niszczysz…”.
part-as =
    { KIND($cause) ->
        [character] jako { $cause }{ " " }
        [card] dzięki { FORM($cause, "dat") }{ " " }
       *[other] { "" }
    }
# In a clause, which may follow „zagrywa Wróżkę”.
part-as-clause =
    { ID($cause) ->
        [fortune_teller] { "" }
       *[other] { part-as }
    }
# Who gives something, and for what.
part-giver =
    { ID($cause) ->
        [cardinal] { agent }
        [diplomat] { agent }
        [marshal] { agent }
        [seer] { agent }
       *[other] { $seat }
    }
part-gift =
    { ID($cause) ->
        [cardinal] { " " }za złoto
        [diplomat] { " " }jako dopłatę
        [emperor] { " " }za koronę
        [marshal] { " " }za dzielnicę
        [seer] { "" }
       *[other] { source }
    }

## The log: what a player did in a turn, as clauses of one sentence

story-turn =
    { $case ->
        [seat] { $said }.
       *[known] { $seat } { $said }.
    }
story-and = { $list } i { $last }
ranked = { $character } ({ $rank })

## Events: the selection of characters

event-round =
    { $case ->
        [seat] Runda { $count }. Koronę masz ty.
       *[known] Runda { $count }. Koronę ma { $seat }.
    }
event-face-up = Odkryta i odłożona: { $character } ({ $rank }).
event-picked =
    { $case ->
        [seat] Wybierasz { FORM($character, "acc") } ({ $rank }).
        [known] { $seat } wybiera { FORM($character, "acc") } ({ $rank }).
       *[hidden] { $seat } wybiera postać.
    }
event-laid-down =
    { $case ->
        [seat] Odkładasz zakrytą postać: { $character } ({ $rank }).
        [known] { $seat } odkłada zakrytą postać: { $character } ({ $rank }).
       *[hidden] { $seat } odkłada zakrytą postać.
    }
event-roles-swapped =
    { $case ->
        [seat] { part-as }zamieniasz się postaciami z graczem { $other }.
        [other] { agent } zamienia się z tobą postaciami.
       *[known] { agent } zamienia się postaciami z graczem { $other }.
    }
    .then = Masz teraz inną postać: spójrz na swoją kartę.
event-role-received =
    { $case ->
        [seat] Twoja nowa postać to { $character } ({ $rank }).
        [known] { $seat } ma teraz nową postać: { $character } ({ $rank }).
       *[hidden] { $seat } ogląda swoją nową postać.
    }

## Events: the calls

event-called = Kolej na { FORM($character, "acc") } ({ $rank }).
event-unanswered = Nie zgłasza się { $character } ({ $rank }).
    .several = Nie zgłaszają się { $characters }.
event-revealed =
    { $case ->
        [seat] Ujawniasz się jako { $character } ({ $rank }).
       *[known] { $seat } ujawnia się jako { $character } ({ $rank }).
    }
    .opening =
        { $case ->
            [seat] Jako { $character } ({ $rank }) { $said }.
           *[known] { $character } ({ $seat }) { $said }.
        }
event-turn-ended =
    { ID($cause) ->
        [witch]
            { $case ->
                [seat] Twoja tura zostaje przerwana.
               *[known] { $seat } przerywa swoją turę.
            }
       *[other]
            { $case ->
                [seat] Twoja tura się kończy.
               *[known] { $seat } kończy turę.
            }
    }
event-turn-lost =
    { $case ->
        [seat] Nie dziękujesz graczowi { agent } i tracisz turę.
       *[known] { $seat } zapomina podziękować i traci turę{ source }.
    }
event-thanked =
    { $case ->
        [seat] Dziękujesz graczowi { $other }: „Dziękuję, Wasza Ekscelencjo”.
        [other] { $seat } ci dziękuje: „Dziękuję, Wasza Ekscelencjo”.
       *[known] { $seat } dziękuje graczowi { $other }: „Dziękuję, Wasza Ekscelencjo”.
    }
event-resumed =
    { $case ->
        [seat] Wznawiasz turę jako { part-bewitched } ({ $rank }).
       *[known] { agent } wznawia turę jako { part-bewitched } ({ $rank }).
    }
    .opening =
        { $case ->
            [seat] Jako { part-bewitched } ({ $rank }) { $said }.
           *[known] { $seat } jako { part-bewitched } { $said }.
        }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] Pobierasz { object-gold }.
               *[known] { $seat } pobiera { object-gold }.
            }
        [alchemist]
            { $case ->
                [seat] Odzyskujesz { object-gold }{ source-for }.
               *[known] { $seat } odzyskuje { object-gold }{ source-for }.
            }
        [magistrate]
            { $case ->
                [seat] Odzyskujesz { object-gold }.
               *[known] { $seat } odzyskuje { object-gold }.
            }
       *[other]
            { $case ->
                [seat] Dostajesz { object-gold }{ source-for }.
               *[known] { $seat } dostaje { object-gold }{ source-for }.
            }
    }
    .clause =
        { ID($cause) ->
            [gathered-resources]
                { $case ->
                    [seat] pobierasz { object-gold }
                   *[known] pobiera { object-gold }
                }
            [magistrate]
                { $case ->
                    [seat] odzyskujesz { object-gold }
                   *[known] odzyskuje { object-gold }
                }
           *[other]
                { $case ->
                    [seat] dostajesz { object-gold }{ source-for }
                   *[known] dostaje { object-gold }{ source-for }
                }
        }
event-paid-gold =
    { $case ->
        [seat]
            { KIND($cause) ->
                [character] { part-as }płacisz { object-gold }.
               *[other] Płacisz { object-gold }{ source }.
            }
       *[known]
            { $doer ->
                [seat] { agent } płaci { object-gold }.
               *[other] { $seat } płaci { object-gold }{ source }.
            }
    }
    .clause =
        { $case ->
            [seat] płacisz { object-gold }{ source }
           *[known] płaci { object-gold }{ source }
        }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } zabiera ci { object-gold }.
                [other]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] Okradasz { FORM($turn, "acc") }: zabierasz graczowi { $seat } { object-gold }.
                               *[none] Okradasz gracza { $seat }: zabierasz { object-gold }.
                            }
                       *[other] { part-as }zabierasz graczowi { $seat } { object-gold }.
                    }
               *[known]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] { agent } okrada { FORM($turn, "acc") }: zabiera graczowi { $seat } { object-gold }.
                               *[none] { agent } okrada gracza { $seat }: zabiera { object-gold }.
                            }
                       *[other] { agent } zabiera graczowi { $seat } { object-gold }.
                    }
            }
       *[seat]
            { $case ->
                [seat]
                    { KIND($cause) ->
                        [none] Dajesz graczowi { $other } { object-gold }.
                       *[other] Płacisz graczowi { $other } { object-gold }{ part-gift }.
                    }
                [other]
                    { KIND($cause) ->
                        [none] { $seat } daje ci { object-gold }.
                       *[other] { part-giver } płaci ci { object-gold }{ part-gift }.
                    }
               *[known]
                    { KIND($cause) ->
                        [none] { $seat } daje graczowi { $other } { object-gold }.
                       *[other] { part-giver } płaci graczowi { $other } { object-gold }{ part-gift }.
                    }
            }
    }
    .then =
        { ID($cause) ->
            [thief] Zostajesz bez złota, ale tura należy do ciebie.
            [blackmailer] Zostajesz bez złota, ale twoja tura trwa.
           *[other] { "" }
        }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] zabierasz graczowi { $seat } { object-gold }{ source }
                   *[known] zabiera graczowi { $seat } { object-gold }{ source }
                }
           *[seat]
                { $case ->
                    [seat] płacisz graczowi { $other } { object-gold }{ part-gift }
                   *[known] płaci graczowi { $other } { object-gold }{ part-gift }
                }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } próbuje cię okraść, ale nie masz złota.
        [other] { part-as }próbujesz okraść gracza { $seat }, ale nie znajdujesz złota.
       *[known] { agent } próbuje okraść gracza { $seat }, ale nie znajduje złota.
    }
event-taxed =
    { KIND($cause) ->
        [character]
            { $case ->
                [seat] Płacisz { FORM($cause, "dat") } { object-gold }.
               *[known] { $seat } płaci { FORM($cause, "dat") } { object-gold }.
            }
       *[other]
            { $case ->
                [seat] Płacisz { object-gold } podatku{ source }.
               *[known] { $seat } płaci { object-gold } podatku{ source }.
            }
    }
    .then = Podatek płaci każdy, kto buduje. Złoto czeka na postać, która je zbiera.
    .clause =
        { KIND($cause) ->
            [character]
                { $case ->
                    [seat] płacisz { FORM($cause, "dat") } { object-gold }
                   *[known] płaci { FORM($cause, "dat") } { object-gold }
                }
           *[other]
                { $case ->
                    [seat] płacisz { object-gold } podatku
                   *[known] płaci { object-gold } podatku
                }
        }
event-collected =
    { ID($cause) ->
        [ticket_booth]
            { $case ->
                [seat] Zabierasz z Kasy biletowej { object-gold }.
               *[known] { $seat } zabiera z Kasy biletowej { object-gold }.
            }
       *[other]
            { $case ->
                [seat] { part-as }zbierasz { object-gold }.
               *[known] { agent } zbiera { object-gold }.
            }
    }
    .clause =
        { ID($cause) ->
            [ticket_booth]
                { $case ->
                    [seat] zabierasz z Kasy biletowej { object-gold }
                   *[known] zabiera z Kasy biletowej { object-gold }
                }
           *[other]
                { $case ->
                    [seat] zbierasz { object-gold } podatku
                   *[known] zbiera { object-gold } podatku
                }
        }

## Events: cards

event-drew =
    { $case ->
        [seat] Dobierasz { object-cards }{ source-for }: { $cards }.
        [known] { $seat } dobiera { object-cards }{ source-for }: { $cards }.
       *[hidden] { $seat } dobiera { object-cards }{ source-for }.
    }
    .clause =
        { $case ->
            [seat] dobierasz { object-cards }{ source-for } ({ $cards })
            [hidden] dobiera { object-cards }{ source-for }
           *[known] dobiera { object-cards }{ source-for } ({ $cards })
        }
event-kept =
    { $case ->
        [seat]
            { $count ->
                [1] Zachowujesz { FORM($card, "acc") }.
               *[other] Zachowujesz { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } zachowuje { FORM($card, "acc") }.
               *[other] { $seat } zachowuje { object-cards }: { $cards }.
            }
       *[hidden] { $seat } zachowuje { object-cards }.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] zachowujesz { FORM($card, "acc") }
                   *[other] zachowujesz { object-cards } ({ $cards })
                }
            [hidden] zachowuje { object-cards }
           *[known]
                { $count ->
                    [1] zachowuje { FORM($card, "acc") }
                   *[other] zachowuje { object-cards } ({ $cards })
                }
        }
event-returned =
    { $case ->
        [seat]
            { $count ->
                [1] Odkładasz { FORM($card, "acc") } na spód talii.
               *[other] Odkładasz { object-cards } na spód talii: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } odkłada { FORM($card, "acc") } na spód talii.
               *[other] { $seat } odkłada { object-cards } na spód talii: { $cards }.
            }
       *[hidden] { $seat } odkłada { object-cards } na spód talii.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] odkładasz { FORM($card, "acc") } na spód talii
                   *[other] odkładasz { object-cards } na spód talii ({ $cards })
                }
            [hidden] odkłada { object-cards } na spód talii
           *[known]
                { $count ->
                    [1] odkłada { FORM($card, "acc") } na spód talii
                   *[other] odkłada { object-cards } na spód talii ({ $cards })
                }
        }
    .clauses =
        { $case ->
            [seat] odkładasz { object-cards } na spód talii ({ $cards })
            [hidden] odkłada { object-cards } na spód talii
           *[known] odkłada { object-cards } na spód talii ({ $cards })
        }
event-shuffled = Talia zostaje potasowana.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } zabiera ci z ręki { FORM($card, "acc") }.
                [other] { part-as }zabierasz graczowi { $seat } kartę: { $cards }.
                [known] { agent } zabiera graczowi { $seat } kartę: { $cards }.
               *[hidden] { agent } zabiera graczowi { $seat } kartę.
            }
       *[seat]
            { $case ->
                [seat] Dajesz graczowi { $other } kartę{ part-gift }: { $cards }.
                [other] { part-giver } daje ci kartę{ part-gift }: { $cards }.
                [known] { part-giver } daje graczowi { $other } kartę{ part-gift }: { $cards }.
               *[hidden] { part-giver } daje graczowi { $other } kartę{ part-gift }.
            }
    }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] { part-as-clause }zabierasz graczowi { $seat } kartę ({ $cards })
                    [hidden] { part-as-clause }zabiera graczowi { $seat } kartę
                   *[known] { part-as-clause }zabiera graczowi { $seat } kartę ({ $cards })
                }
           *[seat]
                { $case ->
                    [seat] dajesz graczowi { $other } kartę{ part-gift } ({ $cards })
                    [hidden] daje graczowi { $other } kartę{ part-gift }
                   *[known] daje graczowi { $other } kartę{ part-gift } ({ $cards })
                }
        }
    .clauses =
        { $doer ->
            [other]
                { $people ->
                    [1]
                        { $case ->
                            [seat] { part-as }zabierasz graczowi { $seats } { object-cards }
                           *[known] { part-as }zabiera graczowi { $seats } { object-cards }
                        }
                   *[other]
                        { $case ->
                            [seat] { part-as }zabierasz po jednej karcie graczom { $seats }
                           *[known] { part-as }zabiera po jednej karcie graczom { $seats }
                        }
                }
           *[seat]
                { $people ->
                    [1]
                        { $case ->
                            [seat] dajesz graczowi { $others } { object-cards }{ part-gift }
                           *[known] daje graczowi { $others } { object-cards }{ part-gift }
                        }
                   *[other]
                        { $case ->
                            [seat] dajesz po jednej karcie graczom { $others }{ part-gift }
                           *[known] daje po jednej karcie graczom { $others }{ part-gift }
                        }
                }
        }
event-hands-swapped =
    { $case ->
        [seat] { part-as }zamieniasz się kartami z ręki z graczem { $other }.
        [other] { agent } zamienia się z tobą kartami z ręki.
       *[known] { agent } zamienia się kartami z ręki z graczem { $other }.
    }
    .then = Masz teraz same nowe karty: obejrzyj je.
    .clause =
        { $case ->
            [seat] { part-as }zamieniasz się kartami z ręki z graczem { $other }
           *[known] { part-as }zamienia się kartami z ręki z graczem { $other }
        }
event-looked =
    { $case ->
        [seat] { part-as }oglądasz karty gracza { $other }: { $cards }.
        [other] { agent } ogląda twoje karty.
        [known] { agent } ogląda karty gracza { $other }: { $cards }.
       *[hidden] { agent } ogląda karty gracza { $other }.
    }
    .clause =
        { $case ->
            [seat] { part-as-clause }oglądasz karty gracza { $other } ({ $cards })
            [hidden] { part-as-clause }ogląda karty gracza { $other }
           *[known] { part-as-clause }ogląda karty gracza { $other } ({ $cards })
        }
event-tucked =
    { $case ->
        [seat]
            { $count ->
                [1] Wsuwasz pod Muzeum { FORM($card, "acc") }.
               *[other] Wsuwasz pod Muzeum { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } wsuwa pod Muzeum { FORM($card, "acc") }.
               *[other] { $seat } wsuwa pod Muzeum { object-cards }: { $cards }.
            }
       *[hidden] { $seat } wsuwa pod Muzeum { object-cards }.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] wsuwasz pod Muzeum { FORM($card, "acc") }
                   *[other] wsuwasz pod Muzeum { object-cards } ({ $cards })
                }
            [hidden] wsuwa pod Muzeum { object-cards }
           *[known]
                { $count ->
                    [1] wsuwa pod Muzeum { FORM($card, "acc") }
                   *[other] wsuwa pod Muzeum { object-cards } ({ $cards })
                }
        }

## Events: cities

event-built =
    { $case ->
        [seat] Budujesz { FORM($card, "acc") } ({ gold-or-free }).
       *[known] { $seat } buduje { FORM($card, "acc") } ({ gold-or-free }).
    }
    .clause =
        { $case ->
            [seat] budujesz { FORM($card, "acc") } ({ gold-or-free })
           *[known] buduje { FORM($card, "acc") } ({ gold-or-free })
        }
event-confiscated =
    { $case ->
        [seat] { part-as }konfiskujesz { FORM($card, "acc") } gracza { $other }.
        [other] { agent } konfiskuje { part-your } { FORM($card, "acc") }.
       *[known] { agent } konfiskuje { FORM($card, "acc") } gracza { $other }.
    }
    .then = Odzyskujesz złoto wydane na tę budowę.
    .clause =
        { $case ->
            [seat] { part-as }konfiskujesz { FORM($card, "acc") } gracza { $other }
           *[known] { part-as }konfiskuje { FORM($card, "acc") } gracza { $other }
        }
event-destroyed =
    { $case ->
        [seat] { agent } niszczy { part-your } { FORM($card, "acc") }.
        [other] { part-as }niszczysz { FORM($card, "acc") } gracza { $seat }.
       *[known] { agent } niszczy { FORM($card, "acc") } gracza { $seat }.
    }
    .then = Tracisz punkty za tę dzielnicę, ale jej miejsce w mieście znów jest wolne.
    .clause =
        { $case ->
            [seat] { part-as }niszczysz { FORM($card, "acc") } gracza { $seat }
           *[known] { part-as }niszczy { FORM($card, "acc") } gracza { $seat }
        }
event-destroyed-own =
    { $case ->
        [seat]
            { KIND($cause) ->
                [character] { part-as }niszczysz { part-own } { FORM($card, "acc") }.
               *[other] Niszczysz { part-own } { FORM($card, "acc") }{ source }.
            }
       *[known] { agent } niszczy { part-own } { FORM($card, "acc") }.
    }
    .clause =
        { $case ->
            [seat] niszczysz { part-own } { FORM($card, "acc") }{ source }
           *[known] niszczy { part-own } { FORM($card, "acc") }{ source }
        }
event-exchanged =
    { $case ->
        [seat] { part-as }wymieniasz { FORM($second, "acc") } na { FORM($card, "acc") } gracza { $other }.
        [other] { agent } zabiera { part-your } { FORM($card, "acc") } i daje w zamian { FORM($second, "acc") }.
       *[known] { agent } wymienia { FORM($second, "acc") } na { FORM($card, "acc") } gracza { $other }.
    }
    .then = Jeśli twoja dzielnica była droższa, dostajesz różnicę.
    .clause =
        { $case ->
            [seat] { part-as }wymieniasz { FORM($second, "acc") } na { FORM($card, "acc") } gracza { $other }
           *[known] { part-as }wymienia { FORM($second, "acc") } na { FORM($card, "acc") } gracza { $other }
        }
event-seized =
    { $case ->
        [seat] { part-as }przejmujesz { FORM($card, "acc") } gracza { $other }.
        [other] { agent } przejmuje { part-your } { FORM($card, "acc") }.
       *[known] { agent } przejmuje { FORM($card, "acc") } gracza { $other }.
    }
    .then = Dostajesz równowartość kosztu, a miejsce w mieście znów jest wolne.
    .clause =
        { $case ->
            [seat] { part-as }przejmujesz { FORM($card, "acc") } gracza { $other }
           *[known] { part-as }przejmuje { FORM($card, "acc") } gracza { $other }
        }
event-beautified =
    { $case ->
        [seat] Upiększasz { FORM($card, "acc") }.
       *[known] { $seat } upiększa { FORM($card, "acc") }.
    }
    .clause =
        { $case ->
            [seat] upiększasz { FORM($card, "acc") }
           *[known] upiększa { FORM($card, "acc") }
        }
event-replaced =
    { $case ->
        [seat] Zastępujesz { FORM($card, "acc") } { FORM($second, "ins") }.
       *[known] { $seat } zastępuje { FORM($card, "acc") } { FORM($second, "ins") }.
    }
    .clause =
        { $case ->
            [seat] zastępujesz { FORM($card, "acc") } { FORM($second, "ins") }
           *[known] zastępuje { FORM($card, "acc") } { FORM($second, "ins") }
        }
event-rescued =
    { $case ->
        [seat] Bierzesz na rękę { part-destroyed } { FORM($card, "acc") }.
       *[known] { $seat } bierze na rękę { part-destroyed } { FORM($card, "acc") }.
    }
    .clause =
        { $case ->
            [seat] bierzesz na rękę { part-destroyed } { FORM($card, "acc") }
           *[known] bierze na rękę { part-destroyed } { FORM($card, "acc") }
        }
event-completed =
    { $case ->
        [seat] Twoje miasto jest ukończone jako pierwsze!
       *[known] Miasto gracza { $seat } jest ukończone jako pierwsze!
    }
event-announced =
    { $case ->
        [seat] Ogłaszasz wcześniejszy koniec gry.
       *[known] { $seat } ogłasza wcześniejszy koniec gry.
    }
    .clause =
        { $case ->
            [seat] ogłaszasz wcześniejszy koniec gry
           *[known] ogłasza wcześniejszy koniec gry
        }

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { KIND($cause) ->
                [none]
                    { $case ->
                        [seat] Koronę masz teraz ty.
                       *[known] Koronę ma teraz { $seat }.
                    }
               *[other]
                    { $case ->
                        [seat] { part-as }bierzesz koronę.
                       *[known] { agent } bierze koronę.
                    }
            }
        [me] { part-as }przekazujesz koronę graczowi { $seat }.
       *[none]
            { $case ->
                [seat] { agent } przekazuje ci koronę.
               *[known] { agent } przekazuje koronę graczowi { $seat }.
            }
    }
    .then = Teraz ty wywołujesz postacie, a w następnej rundzie masz pierwszy wybór.
    .clause =
        { $doer ->
            [seat]
                { $case ->
                    [seat] { part-as }bierzesz koronę
                   *[known] { part-as }bierze koronę
                }
           *[none]
                { $case ->
                    [seat] { part-as }przekazujesz koronę graczowi { $seat }
                   *[known] { part-as }przekazuje koronę graczowi { $seat }
                }
        }
event-killed =
    { $case ->
        [hit] { agent } zabija { part-your-character }: tracisz turę.
        [seat] Zabijasz { FORM($character, "acc") } ({ $rank }).
       *[known] { agent } zabija { FORM($character, "acc") } ({ $rank }).
    }
    .then = Gdy ta postać zostanie wywołana, milczysz. Twoje złoto, karty i miasto są bezpieczne.
    .clause =
        { $case ->
            [seat] zabijasz { FORM($character, "acc") } ({ $rank })
           *[known] zabija { FORM($character, "acc") } ({ $rank })
        }
event-bewitched =
    { $case ->
        [hit] { agent } zaczarowuje { part-your-character }: możesz tylko pobrać zasoby.
        [seat] Zaczarowujesz { FORM($character, "acc") } ({ $rank }).
       *[known] { agent } zaczarowuje { FORM($character, "acc") } ({ $rank }).
    }
    .then = Gdy pobierzesz zasoby, { $seat } dokończy turę ze zdolnościami twojej postaci. Twoje złoto, karty i miasto są bezpieczne.
    .clause =
        { $case ->
            [seat] zaczarowujesz { FORM($character, "acc") } ({ $rank })
           *[known] zaczarowuje { FORM($character, "acc") } ({ $rank })
        }
event-robbed =
    { $case ->
        [hit] { agent } zamierza okraść { part-your-character } zaraz po wywołaniu.
        [seat] Zamierzasz okraść { FORM($character, "acc") } ({ $rank }).
       *[known] { agent } zamierza okraść { FORM($character, "acc") } ({ $rank }).
    }
    .then = Stracisz całe złoto, które będziesz wtedy mieć. Twoja tura, karty i miasto są bezpieczne.
    .clause =
        { $case ->
            [seat] zamierzasz okraść { FORM($character, "acc") } ({ $rank })
           *[known] zamierza okraść { FORM($character, "acc") } ({ $rank })
        }
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit] { agent } kładzie nakaz { part-at-your-character }.
                [seat] Kładziesz nakaz przy { FORM($character, "loc") } ({ $rank }).
               *[known] { agent } kładzie nakaz przy { FORM($character, "loc") } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit] { agent } kładzie groźbę { part-at-your-character }.
                [seat] Kładziesz groźbę przy { FORM($character, "loc") } ({ $rank }).
               *[known] { agent } kładzie groźbę przy { FORM($character, "loc") } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit] { agent } kładzie żeton { part-at-your-character }: { $marker }.
                [seat] Kładziesz żeton przy { FORM($character, "loc") } ({ $rank }): { $marker }.
               *[known] { agent } kładzie żeton przy { FORM($character, "loc") } ({ $rank }): { $marker }.
            }
    }
    .then =
        { ID($marker) ->
            [warrant] Jeśli jest podpisany, pierwsza dzielnica, za którą zapłacisz, może zostać skonfiskowana.
            [threat] Po pobraniu zasobów możesz ją zdjąć za połowę złota albo zaryzykować.
           *[other] { "" }
        }
    .clause =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] kładziesz nakaz przy { FORM($character, "loc") } ({ $rank })
                   *[known] kładzie nakaz przy { FORM($character, "loc") } ({ $rank })
                }
            [threat]
                { $case ->
                    [seat] kładziesz groźbę przy { FORM($character, "loc") } ({ $rank })
                   *[known] kładzie groźbę przy { FORM($character, "loc") } ({ $rank })
                }
           *[other]
                { $case ->
                    [seat] kładziesz żeton ({ $marker }) przy { FORM($character, "loc") } ({ $rank })
                   *[known] kładzie żeton ({ $marker }) przy { FORM($character, "loc") } ({ $rank })
                }
        }
    .clauses =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] kładziesz nakazy przy postaciach { $characters }
                   *[known] kładzie nakazy przy postaciach { $characters }
                }
            [threat]
                { $case ->
                    [seat] kładziesz groźby przy postaciach { $characters }
                   *[known] kładzie groźby przy postaciach { $characters }
                }
           *[other]
                { $case ->
                    [seat] kładziesz żetony ({ $marker }) przy postaciach { $characters }
                   *[known] kładzie żetony ({ $marker }) przy postaciach { $characters }
                }
        }
event-spied =
    { $case ->
        [seat] Szukasz dzielnic { FORM($type, "gen") } w kartach gracza { $other }.
        [other] { agent } szuka dzielnic { FORM($type, "gen") } w twoich kartach.
       *[known] { agent } szuka dzielnic { FORM($type, "gen") } w kartach gracza { $other }.
    }
    .then = Każda taka karta kosztuje cię 1 monetę, dopóki jakąś masz.
    .clause =
        { $case ->
            [seat] szukasz dzielnic { FORM($type, "gen") } w kartach gracza { $other }
           *[known] szuka dzielnic { FORM($type, "gen") } w kartach gracza { $other }
        }
event-bribed =
    { $case ->
        [seat] Płacisz graczowi { $other } haracz ({ count-gold }).
        [other] { $seat } płaci ci haracz ({ count-gold }).
       *[known] { $seat } płaci graczowi { $other } haracz ({ count-gold }).
    }
    .clause =
        { $case ->
            [seat] płacisz graczowi { $other } haracz ({ count-gold })
           *[known] płaci graczowi { $other } haracz ({ count-gold })
        }
event-refused =
    { $case ->
        [seat] Odmawiasz zapłacenia haraczu.
       *[known] { $seat } odmawia zapłacenia haraczu.
    }
    .clause =
        { $case ->
            [seat] odmawiasz zapłacenia haraczu
           *[known] odmawia zapłacenia haraczu
        }
event-threat-revealed =
    { $count ->
        [1]
            { $case ->
                [seat] Odkrywasz groźbę wobec gracza { $other }: jest z kwiatem!
                [other] { agent } odkrywa groźbę wobec ciebie: jest z kwiatem!
               *[known] { agent } odkrywa groźbę wobec gracza { $other }: jest z kwiatem!
            }
       *[0]
            { $case ->
                [seat] Odkrywasz groźbę wobec gracza { $other }: jest bez kwiatu.
                [other] { agent } odkrywa groźbę wobec ciebie: jest bez kwiatu.
               *[known] { agent } odkrywa groźbę wobec gracza { $other }: jest bez kwiatu.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] Odkrywasz podpisany nakaz przy { FORM($character, "loc") } ({ $rank }).
       *[known] { agent } odkrywa podpisany nakaz przy { FORM($character, "loc") } ({ $rank }).
    }
    .clause =
        { $case ->
            [seat] odkrywasz podpisany nakaz przy { FORM($character, "loc") }
           *[known] odkrywa podpisany nakaz przy { FORM($character, "loc") }
        }
event-protected =
    { $case ->
        [seat] W tej turze masz ochronę.
       *[known] { $seat } ma w tej turze ochronę.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] Zagrywasz { FORM($card, "acc") }.
       *[known] { $seat } zagrywa { FORM($card, "acc") }.
    }
    .clause =
        { $case ->
            [seat] zagrywasz { FORM($card, "acc") }
           *[known] zagrywa { FORM($card, "acc") }
        }
event-used =
    { $case ->
        [seat] Używasz { FORM($card, "gen") }.
       *[known] { $seat } używa { FORM($card, "gen") }.
    }
    .clause =
        { $case ->
            [seat] używasz { FORM($card, "gen") }
           *[known] używa { FORM($card, "gen") }
        }
event-used-at =
    { $case ->
        [seat] Kładziesz { object-gold } na karcie gracza { $other }: { $cards }.
        [other] { $seat } kładzie { object-gold } na twojej karcie: { $cards }.
       *[known] { $seat } kładzie { object-gold } na karcie gracza { $other }: { $cards }.
    }
    .clause =
        { $case ->
            [seat] kładziesz { object-gold } na karcie gracza { $other } ({ $cards })
           *[known] kładzie { object-gold } na karcie gracza { $other } ({ $cards })
        }
event-ended = Koniec gry.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay =
    { FEATURE($character, "gender") ->
        [m] Odłóż zakrytego { FORM($character, "acc") } ({ $rank })
       *[f] Odłóż zakrytą { FORM($character, "acc") } ({ $rank })
    }
choice-swap-roles = Zamień się postaciami z graczem { $name }
choice-give-role = Oddaj { FORM($character, "acc") } ({ $rank })

## Choices: in every turn

choice-gold = Weź { object-gold }
    .short = Weź { object-gold }
choice-cards =
    { $kept ->
        [all] Dobierz { object-cards } i zachowaj wszystkie
        [1] Dobierz { object-cards } i zachowaj jedną
       *[other] Dobierz { object-cards } i zachowaj { $kept }
    }
    .short = Dobierz { object-cards }
choice-keep = Zachowaj { FORM($card, "acc") } ({ $facts })
choice-build = Zbuduj { FORM($card, "acc") } ({ price })
choice-end = Zakończ turę
    .short = Zakończ turę
choice-income =
    { $unit ->
        [cards] Dochód za dzielnice { $type }: { count-cards }
       *[gold] Dochód za dzielnice { $type }: { count-gold }
    }
    .short =
        { $unit ->
            [cards] Dochód: { count-cards }
           *[gold] Dochód: { count-gold }
        }
choice-bonus-queen-takes = Ujawnij Królową i weź 3 monety
choice-bonus-ability-gain =
    { $unit ->
        [cards] Weź { object-cards }
       *[gold] Weź { object-gold }
    }
choice-bonus-effect-gain =
    { $unit ->
        [cards] Weź { object-cards }
       *[gold] Weź { object-gold }
    }
choice-bonus-merchant = Weź 1 dodatkową monetę
choice-bonus-architect = Dobierz 2 dodatkowe karty
choice-bonus-queen = Weź 3 monety za miejsce obok postaci nr 4
choice-bonus = Weź premię swojej postaci

## Choices: answers

choice-decline-theater-swap = Nie zamieniaj się
choice-decline-confiscate = Zostaw dzielnicę
choice-decline-reveal-threat = Nie odkrywaj groźby
choice-decline-rescue = Zostaw kartę
choice-decline-cash-in = Zostaw złoto na karcie
choice-decline-ring-bell = Zwykły koniec gry
choice-decline-answer-death = Milcz
choice-decline-claim-crown = Milcz
choice-decline-replace-by = Anuluj
choice-decline-lighthouse-take = Nie bierz żadnej
choice-decline-shield = Nie zagrywaj karty
choice-decline-keep = Nie zachowuj żadnej
choice-decline-wizard-take = Nie bierz żadnej
choice-decline-peek-take = Nie bierz żadnej
choice-decline-pass-crown = Zostaw koronę na miejscu
choice-decline-heir-crown = Zostaw koronę na miejscu
choice-decline-monument-counts = Nie teraz: liczy się jako jedna
choice-decline-queen-takes = Milcz
choice-decline-ability-gain = Nie bierz niczego
choice-decline-effect-gain = Nie bierz niczego
choice-decline = Nie
choice-done-redraw = Gotowe: dobierz tyle samo nowych
choice-done-pay-with-cards = Dopłać resztę złotem i zbuduj
choice-done = Gotowe
choice-discard-redraw = Odłóż { FORM($card, "acc") } na spód talii
choice-discard-laboratory-discard = Odrzuć { FORM($card, "acc") } za { object-gold }
choice-discard-pay-with-cards = Zapłać { FORM($card, "ins") }
choice-discard = Odrzuć { FORM($card, "acc") }
choice-give = Daj { FORM($card, "acc") } ({ $facts })
choice-take = Weź { FORM($card, "acc") } ({ $facts })

## Choices: other ways to build

choice-build-with = Zbuduj { FORM($card, "acc") }, niszcząc { FORM($second, "acc") }
choice-build-over = Zbuduj { FORM($card, "acc") }, niszcząc { FORM($second, "acc") }
choice-pay-with-cards = Zbuduj { FORM($card, "acc") } ({ price }), płacąc kartami

## Choices: characters

choice-kill = Zabij { FORM($character, "acc") } ({ $rank })
choice-bewitch = Zaczaruj { FORM($character, "acc") } ({ $rank })
choice-warrant = Połóż nakaz przy { FORM($character, "loc") } ({ $rank })
choice-sign = Podpisz ten przy { FORM($character, "loc") } ({ $rank })
choice-confiscate = Skonfiskuj ją
choice-rob = Okradnij { FORM($character, "acc") } ({ $rank })
choice-spy = Szpieguj gracza { $name }: dzielnice { $type }
choice-threaten = Połóż groźbę przy { FORM($character, "loc") } ({ $rank })
choice-flower = Połóż kwiat przy { FORM($character, "loc") } ({ $rank })
choice-bribe = Zapłać haracz ({ count-gold })
choice-refuse = Odmów
choice-reveal = Odkryj groźbę
choice-swap-hands = Zamień się kartami z graczem { $name } ({ count-cards })
choice-redraw = Wymień karty na nowe z talii
choice-look = Obejrzyj karty gracza { $name } ({ count-cards })
choice-take-and-build = Weź { FORM($card, "acc") } i od razu zbuduj ({ price })
choice-foresee = Zabierz każdemu innemu graczowi losową kartę
choice-crown =
    { $mine ->
        [yes] Weź koronę
       *[no] Przekaż koronę graczowi { $name }
    }
choice-levy-gold = Weź 1 monetę
choice-levy-card = Weź losową kartę
choice-pay-gold = Daj 1 monetę
choice-give-random = Daj losową kartę
choice-income-gold =
    { $count ->
        [0] Dochód za dzielnice { $type }: { drawn-cards }
       *[other]
            { $drawn ->
                [0] Dochód za dzielnice { $type }: { count-gold }
               *[other] Dochód za dzielnice { $type }: { count-gold }, { drawn-cards }
            }
    }
    .short =
        { $count ->
            [0] Dochód: { drawn-cards }
           *[other]
                { $drawn ->
                    [0] Dochód: { count-gold }
                   *[other] Dochód: { count-gold }, { drawn-cards }
                }
        }
choice-alms = Weź 1 monetę od gracza { $name }
choice-borrow = Zbuduj { FORM($card, "acc") } ({ price }), w tym { count-gold } od gracza { $name } za karty
choice-bonus-gold = Weź 4 dodatkowe monety
choice-bonus-cards = Dobierz 4 dodatkowe karty
choice-study = Dobierz 7 kart i zachowaj jedną
choice-destroy =
    { $mine ->
        [yes] Zniszcz { part-own } { FORM($card, "acc") } ({ price })
       *[no] Zniszcz { FORM($card, "acc") } gracza { $name } ({ price })
    }
choice-exchange = Wymień dzielnicę na { FORM($card, "acc") } gracza { $name }
choice-hand-over =
    { $price ->
        [0] Oddaj { FORM($card, "acc") } (bez dopłaty)
       *[other] Oddaj { FORM($card, "acc") } i dopłać { part-price }
    }
choice-seize = Przejmij { FORM($card, "acc") } gracza { $name } ({ price })
choice-beautify = Upiększ { FORM($card, "acc") } ({ price })
choice-collect = Zbierz podatek ({ price })

## Choices: districts and action cards

choice-use-smithy = Kuźnia: kup 3 karty za 2 monety
choice-use-laboratory = Laboratorium: odrzuć kartę za złoto
choice-use-museum = Muzeum: wsuń pod nie kartę
choice-use-armory = Zbrojownia: zniszcz ją razem z inną dzielnicą
choice-use-hospital = Szpital: ujawnij się i pobierz zasoby
choice-use-monument = Pomnik: niech się liczy jako dwie dzielnice
choice-use = Użyj { FORM($card, "gen") }
choice-play = Zagraj { FORM($card, "acc") }
choice-tuck = Wsuń pod Muzeum { FORM($card, "acc") }
choice-announce-monument-counts = Niech się liczy jako dwie dzielnice
choice-announce = Ogłoś wcześniejszy koniec
choice-rescue = Weź kartę ({ price })
choice-thank = Powiedz: „Dziękuję, Wasza Ekscelencjo”
choice-visit = Kasa biletowa gracza { $name }: zapłać 1 monetę, dobierz 3 karty, zachowaj jedną
choice-cash-in = Weź { part-price } i odłóż Kasę biletową na spód talii
choice-replace = Zastąp { FORM($card, "acc") } ({ price })
choice-replace-by = Zbuduj { FORM($card, "acc") } ({ $facts })

## Choices that name the same player, under one heading

group-build = Zbuduj
group-borrow = Zbuduj za złoto gracza { $name }
group-spy = Szpieguj gracza { $name }
group-destroy = Zniszcz w mieście gracza { $name }
group-exchange = Wymień się z graczem { $name }
group-seize = Przejmij od gracza { $name }

## Choices that are easily forgotten, whatever their target

remind-kill = Zabij postać
remind-bewitch = Zaczaruj postać
remind-warrant = Połóż nakazy przy postaciach
remind-rob = Okradnij postać
remind-spy = Szpieguj gracza
remind-threaten = Połóż groźby przy postaciach
remind-swap-hands = Zamień się kartami z graczem
remind-look = Obejrzyj karty gracza
remind-income-gold = Weź swój dochód
remind-alms = Weź 1 monetę od najbogatszego gracza
remind-pick = Wybierz postać
remind-lay = Odłóż zakrytą postać
remind-swap-roles = Zamień się postaciami z graczem
remind-give-role = Oddaj postać
remind-keep = Zachowaj kartę
remind-build = Zbuduj dzielnicę
remind-discard = Odrzuć kartę
remind-give = Daj kartę
remind-take = Weź kartę
remind-take-and-build = Weź kartę i zbuduj ją
remind-build-with = Zbuduj, niszcząc dzielnicę
remind-build-over = Zbuduj w miejsce dzielnicy
remind-pay-with-cards = Zbuduj, płacąc kartami
remind-sign = Podpisz nakaz
remind-flower = Wskaż groźbę z kwiatem
remind-crown = Przekaż koronę
remind-borrow = Zbuduj za złoto innego gracza
remind-destroy = Zniszcz dzielnicę
remind-exchange = Wymień dzielnicę
remind-hand-over = Oddaj dzielnicę
remind-seize = Przejmij dzielnicę
remind-beautify = Upiększ dzielnicę
remind-use = Użyj dzielnicy
remind-play = Zagraj kartę akcji
remind-tuck = Wsuń kartę pod Muzeum
remind-visit = Skorzystaj z Kasy biletowej
remind-replace = Zastąp dzielnicę
remind-replace-by = Wybierz nową dzielnicę

## Markers on a character

mark-dagger = zabita
mark-mask = do okradzenia
mark-spell = zaczarowana
mark-warrant = nakaz
    .real = podpisany nakaz
    .plain = niepodpisany nakaz
mark-threat = groźba
    .real = groźba z kwiatem
    .plain = groźba bez kwiatu

## Questions

question-pick = Którą postać bierzesz?
question-lay = Którą postać odkładasz zakrytą?
question-theater-swap = Teatr: z kim zamieniasz się postaciami?
question-theater-give = Którą ze swoich postaci oddajesz graczowi { $name }?
question-turn =
    { $must ->
        [gather] Grasz jako { $character } ({ $rank }): weź złoto albo karty.
       *[no] Grasz jako { $character } ({ $rank }). Co robisz?
    }
question-courtesy = Grasz jako { $character } ({ $rank }). Z Sali balowej wywołuje cię { $name }.
question-keep =
    { $count ->
        [1] Którą kartę zachowujesz?
       *[other] Które karty zachowujesz? Wybieraj po jednej ({ $count }).
    }
question-answer-death = Wywołana zostaje zabita postać: { $character } ({ $rank }).
question-shield = Ktoś bierze na cel { part-your-character } ({ $rank }). Bronisz się?
question-claim-crown = Nikt nie bierze korony. Bierzesz ją?
question-lay-warrant = Gdzie kładziesz następny nakaz? (pozostało: { $count })
question-sign-warrant = Który z trzech nakazów jest podpisany? Będziesz o tym wiedzieć tylko ty.
question-confiscate = { $name } płaci za { FORM($card, "acc") } ({ price }), a przy { FORM($character, "loc") } leży twój nakaz. Konfiskujesz tę dzielnicę?
question-lay-threat = Gdzie kładziesz drugą groźbę?
question-flower-threat = Która z dwóch gróźb jest z kwiatem? Będziesz o tym wiedzieć tylko ty.
question-bribe = { $name } ci grozi. Płacisz jako haracz połowę swojego złota?
question-reveal-threat = { $name } nie płaci haraczu. Odkrywasz groźbę przy { FORM($character, "loc") } ({ $rank })?
question-redraw = Które karty odkładasz na spód talii? (dotąd: { $count })
question-wizard-take = Którą kartę gracza { $name } bierzesz?
question-seer-give = Którą kartę dajesz graczowi { $name }?
question-levy = Co bierzesz od gracza { $name }?
question-pass-crown = Kto dostaje koronę?
question-tribute = Dostajesz koronę. Co dajesz za nią graczowi { $name }?
question-give-for-crown = Dostajesz koronę. Co dajesz za nią graczowi { $name }?
question-heir-crown = Twój zabity Król zostaje ujawniony. Bierzesz koronę?
question-ability-gain = Bierzesz złoto, które daje ci { $character }?
question-effect-gain = Bierzesz to, co daje ci { $card }?
question-queen-takes = Obok ciebie zaczyna turę { $character } ({ $rank }). Ujawniasz teraz Królową, żeby dostać 3 monety?
question-cardinal-give = Którą kartę dajesz graczowi { $name } za złoto? (pozostało: { $count })
question-hand-over = Którą ze swoich dzielnic dajesz graczowi { $name } za { FORM($card, "acc") }?
question-pay-with-cards = Którą kartą płacisz za { FORM($card, "acc") }? (dotąd: { $count })
question-laboratory-discard = Którą kartę odrzucasz za złoto?
question-museum-tuck = Którą kartę wsuwasz pod Muzeum?
question-armory-target = Którą dzielnicę niszczysz razem ze Zbrojownią?
question-rescue = Bierzesz na rękę { part-destroyed } { FORM($card, "acc") } za 1 monetę?
question-lighthouse-take = Którą kartę bierzesz z talii?
question-ring-bell =
    { $count ->
        [2] Czy miasto ma być ukończone już przy siedmiu dzielnicach?
       *[other] Czy gra ma się skończyć o jedną dzielnicę wcześniej?
    }
question-monument-counts = Czy twój Pomnik ma się odtąd liczyć jako dwie dzielnice?
question-peek = Czyje karty oglądasz?
question-peek-take = Którą kartę gracza { $name } bierzesz?
question-replace = Którą ze swoich dzielnic zastępujesz { FORM($card, "ins") }?
question-replace-by = Jaką dzielnicę budujesz w zamian?
question-cash-in = Ktoś korzysta z twojej Kasy biletowej. Bierzesz { part-price } i odkładasz Kasę na spód talii?

## The score sheet

score-district = { $name }
score-silver = Srebrne monety: { $name }
score-all-types = Wszystkie pięć rodzajów
score-first-complete = Pierwsze ukończone miasto
score-complete = Ukończone miasto
score-effect = Dodatkowo: { $name }
score-hand = Na ręce: { $name }
score-total = Razem

## The coach

coach-chance = szansa na wygraną { $percent }%
coach-equal = mniej więcej tak samo dobre
coach-all-equal = Te są mniej więcej tak samo dobre.

## Homebrew cards without texts

event-without-text = { $seat }: { $what }.
event-without-text-about = { $seat }: { $what } ({ $about }).
choice-without-text = { $what }
choice-without-text-about = { $what }: { $about }
choice-with-price = { $choice } ({ price })
group-without-text = { $what }: { $name }
question-without-text = { $what }?
