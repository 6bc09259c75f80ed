### What happens, what can be done and what is asked, in Czech.
###
### See en/game.ftl for the variables. Sentences stand in the present, so that no participle
### tells a man from a woman; names of players always stand in the nominative, mostly as the
### subject. Cards and characters are written with a small letter inside a sentence.
###
### Messages named `part-…` are pieces that several sentences share. Those named `before-…` and
### `form-…` belong to the functions BEFORE and FORM (see names.py).
###
### Forms of names: `acc`, `gen` and `dat` of characters; `acc`, `dat` and `ins` of districts and
### action cards; `loc` of district types („po panských budovách“). `gender` is `m`, `f`, `n` or `pl`
### (stáje). A card without forms is worded as „karta“ with its name, so that `f` is the default.


## Amounts as the object of a sentence, and other parts of sentences

object-gold =
    { $count ->
        [one] { $count } minci
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
object-cards =
    { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
lower-case-card = yes
lower-case-character = yes
form-acc = kartu { $name }
form-gen = karty { $name }
form-dat = kartě { $name }
form-ins = kartou { $name }
before-to = k
    .other = ke
    .pattern = k|[sšzž](?![aáeéěiíoóuúůyý])
before-with = s
    .other = se
    .pattern = [sšzž]
before-from = z
    .other = ze
    .pattern = [sšzž]|[23467]|1[23467](?!\d)|1\d\d(?!\d)
price =
    { $price ->
        [0] { price-free }
       *[other]
            { $price ->
                    [one] { $price } mince
                    [few] { $price } mince
                    [many] { $price } mince
                   *[other] { $price } mincí
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
            [many] { $drawn } karty
           *[other] { $drawn } karet
        }
price-free = zdarma
kind-noble = panská
kind-religious = sakrální
kind-trade = obchodní
kind-military = vojenská
kind-unique = fialová
facts-district = { $type } budova za { $count }
facts-unbuildable = { $type } budova, nelze postavit
facts-action = akční karta
# The price as an object: „doplatit 2 mince“.
part-price =
    { $price ->
        [one] { $price } minci
        [few] { $price } mince
        [many] { $price } mince
       *[other] { $price } mincí
    }
# „o ni, za ně“: the gold of object-gold after a preposition, and without one („dostává ji“).
part-gold-after =
    { $count ->
        [one] ni
       *[other] ně
    }
part-gold-it =
    { $count ->
        [one] ji
       *[other] je
    }
# „o něj, za ni“: $card after a preposition.
part-card-after =
    { FEATURE($card, "gender") ->
        [m] něj
        [n] ně
        [pl] ně
       *[f] ni
    }
# „dostává ho, dává ji“: $card as a short object.
part-card-it =
    { FEATURE($card, "gender") ->
        [m] ho
        [n] je
        [pl] je
       *[f] ji
    }
# „hrad, který má Adéla“: the relative pronoun for $card.
part-which =
    { FEATURE($card, "gender") ->
        [m] který
        [n] které
        [pl] které
       *[f] kterou
    }

## The cause and the player behind it: $source ends a sentence, $agent begins one

source =
    { KIND($cause) ->
        [type] { " " }za { $cause } budovy
        [none] { "" }
       *[other] { " " }({ $cause })
    }
# What somebody owes to a card: „dostává 2 mince díky královně“.
source-for =
    { KIND($cause) ->
        [type] { source }
        [none] { "" }
       *[other] { " " }díky { FORM($cause, "dat") }
    }
agent =
    { KIND($cause) ->
        [character] { $cause } ({ $by })
        [card] { $by } ({ $cause })
       *[other] { $by }
    }
# Begins a sentence about what the reader does: „Jako žoldněř bouráte…“, „Díky zbrojnici bouráte…“.
part-as =
    { KIND($cause) ->
        [character] jako { $cause }{ " " }
        [card] díky { FORM($cause, "dat") }{ " " }
       *[other] { "" }
    }
# The same in a clause of the log, where the clause before names some cards already.
part-as-clause =
    { ID($cause) ->
        [acrobat] { "" }
        [armory] { "" }
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
        [blackmailer] { " " }výpalného
        [cardinal] { " " }za mince
        [diplomat] { " " }za výměnu
        [emperor] { " " }za korunu
        [marshal] { " " }za budovu
        [seer] { "" }
       *[other] { source }
    }

## The log: what a player did in a turn, as clauses of one sentence. They begin with the verb and
## have no reflexive, so that they can follow the subject and each other.

story-turn =
    { $case ->
        [seat] { $said }.
       *[known] { $seat } { $said }.
    }
story-and = { $list } a { $last }
ranked = { $character } ({ $rank })

## Events: the selection of characters

event-round =
    { $case ->
        [seat] { $count }. kolo. Korunu máte vy.
       *[known] { $count }. kolo. Korunu má { $seat }.
    }
event-face-up = Lícem nahoru leží { $character } ({ $rank }).
event-picked =
    { $case ->
        [seat] Vybíráte si { FORM($character, "acc") } ({ $rank }).
        [known] { $seat } si vybírá { FORM($character, "acc") } ({ $rank }).
       *[hidden] { $seat } si vybírá postavu.
    }
event-laid-down =
    { $case ->
        [seat] Lícem dolů odkládáte { FORM($character, "acc") } ({ $rank }).
        [known] { $seat } odkládá lícem dolů { FORM($character, "acc") } ({ $rank }).
       *[hidden] { $seat } odkládá jednu postavu lícem dolů.
    }
event-roles-swapped =
    { $case ->
        [seat] Vy a { $other } si{ source-for } vyměňujete postavy.
        [other] { agent } si s vámi vyměňuje postavu.
       *[known] { agent } a { $other } si vyměňují postavy.
    }
    .then = Máte teď jinou postavu: podívejte se na svou kartu.
event-role-received =
    { $case ->
        [seat] Teď hrajete za { FORM($character, "acc") } ({ $rank }).
        [known] { $seat } teď hraje za { FORM($character, "acc") } ({ $rank }).
       *[hidden] { $seat } si prohlíží novou postavu.
    }

## Events: the calls

event-called = Vyvolává se { $character } ({ $rank }).
event-unanswered = { $character } ({ $rank }) se nehlásí.
    .several = Nehlásí se { $characters }.
event-revealed =
    { $case ->
        [seat] Odhalujete se jako { $character } ({ $rank }).
       *[known] { $seat } se odhaluje jako { $character } ({ $rank }).
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
                [seat] Váš tah se přerušuje.
               *[known] { $seat } přerušuje svůj tah.
            }
       *[other]
            { $case ->
                [seat] Váš tah končí.
               *[known] { $seat } končí svůj tah.
            }
    }
event-turn-lost =
    { $case ->
        [seat] { agent } marně čeká na poděkování: přicházíte o tah.
       *[known] { $seat } zapomíná poděkovat a přichází o tah{ source }.
    }
event-thanked =
    { $case ->
        [seat] Děkujete: „Děkuji, Vaše Excelence.“
        [other] { $seat } vám děkuje: „Děkuji, Vaše Excelence.“
       *[known] { $seat } děkuje: „Děkuji, Vaše Excelence.“
    }
event-resumed =
    { $case ->
        [seat]
            { FEATURE($character, "gender") ->
                [m] Pokračujete v tahu za očarovaného { FORM($character, "acc") } ({ $rank }).
               *[f] Pokračujete v tahu za očarovanou { FORM($character, "acc") } ({ $rank }).
            }
       *[known]
            { FEATURE($character, "gender") ->
                [m] { agent } pokračuje v tahu za očarovaného { FORM($character, "acc") } ({ $rank }).
               *[f] { agent } pokračuje v tahu za očarovanou { FORM($character, "acc") } ({ $rank }).
            }
    }
    .opening =
        { FEATURE($character, "gender") ->
            [m]
                { $case ->
                    [seat] Za očarovaného { FORM($character, "acc") } ({ $rank }) { $said }.
                   *[known] { $seat } za očarovaného { FORM($character, "acc") } { $said }.
                }
           *[f]
                { $case ->
                    [seat] Za očarovanou { FORM($character, "acc") } ({ $rank }) { $said }.
                   *[known] { $seat } za očarovanou { FORM($character, "acc") } { $said }.
                }
        }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] Berete si { object-gold }.
               *[known] { $seat } si bere { object-gold }.
            }
        [alchemist]
            { $case ->
                [seat] Dostáváte zpět { object-gold }{ source-for }.
               *[known] { $seat } dostává zpět { object-gold }{ source-for }.
            }
        [magistrate]
            { $case ->
                [seat] Dostáváte zpět { object-gold }.
               *[known] { $seat } dostává zpět { object-gold }.
            }
       *[other]
            { $case ->
                [seat] Dostáváte { object-gold }{ source-for }.
               *[known] { $seat } dostává { object-gold }{ source-for }.
            }
    }
    .clause =
        { ID($cause) ->
            [gathered-resources]
                { $case ->
                    [seat] berete { object-gold }
                   *[known] bere { object-gold }
                }
            [laboratory]
                { $case ->
                    [seat] dostáváte za ni { object-gold }
                   *[known] dostává za ni { object-gold }
                }
            [magistrate]
                { $case ->
                    [seat] dostáváte zpět { object-gold }
                   *[known] dostává zpět { object-gold }
                }
           *[other]
                { $case ->
                    [seat] dostáváte { object-gold }{ source-for }
                   *[known] dostává { object-gold }{ source-for }
                }
        }
event-paid-gold =
    { $case ->
        [seat]
            { KIND($cause) ->
                [character] { part-as }platíte { object-gold }.
               *[other] Platíte { object-gold }{ source }.
            }
       *[known]
            { $doer ->
                [seat] { agent } platí { object-gold }.
               *[other] { $seat } platí { object-gold }{ source }.
            }
    }
    .clause =
        { ID($cause) ->
            [smithy]
                { $case ->
                    [seat] platíte { object-gold }
                   *[known] platí { object-gold }
                }
           *[other]
                { $case ->
                    [seat] platíte { object-gold }{ source }
                   *[known] platí { object-gold }{ source }
                }
        }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } vám bere { object-gold }.
                [other]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] Jako zloděj okrádáte { FORM($turn, "acc") } o { object-gold }. Přichází o { part-gold-after } { $seat }.
                               *[none] Jako zloděj berete { object-gold }. Přichází o { part-gold-after } { $seat }.
                            }
                       *[other] { part-as }berete { object-gold }. Přichází o { part-gold-after } { $seat }.
                    }
               *[known]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] { agent } okrádá { FORM($turn, "acc") } o { object-gold }. Přichází o { part-gold-after } { $seat }.
                               *[none] { agent } bere { object-gold }. Přichází o { part-gold-after } { $seat }.
                            }
                       *[other] { agent } bere { object-gold }. Přichází o { part-gold-after } { $seat }.
                    }
            }
       *[seat]
            { $case ->
                [seat]
                    { KIND($cause) ->
                        [none] Dáváte { object-gold }. Dostává { part-gold-it } { $other }.
                       *[other] Platíte { object-gold }{ part-gift }. Dostává { part-gold-it } { $other }.
                    }
                [other]
                    { KIND($cause) ->
                        [none] { $seat } vám dává { object-gold }.
                       *[other] { part-giver } vám platí { object-gold }{ part-gift }.
                    }
               *[known]
                    { KIND($cause) ->
                        [none] { $seat } dává { object-gold }. Dostává { part-gold-it } { $other }.
                       *[other] { part-giver } platí { object-gold }{ part-gift }. Dostává { part-gold-it } { $other }.
                    }
            }
    }
    .then =
        { ID($cause) ->
            [thief] Nezbylo vám nic, ale tah je váš.
            [blackmailer] Nezbylo vám nic, ale váš tah pokračuje.
           *[other] { "" }
        }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] berete { object-gold } (přichází o { part-gold-after } { $seat })
                   *[known] bere { object-gold } (přichází o { part-gold-after } { $seat })
                }
           *[seat]
                { $case ->
                    [seat] platíte { object-gold }{ part-gift } (dostává { part-gold-it } { $other })
                   *[known] platí { object-gold }{ part-gift } (dostává { part-gold-it } { $other })
                }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } vás okrádá, ale nemáte žádné mince.
        [other] { part-as }kradete naprázdno: { $seat } nemá žádné mince.
       *[known] { agent } krade naprázdno: { $seat } nemá žádné mince.
    }
event-taxed =
    { KIND($cause) ->
        [character]
            { $case ->
                [seat] Platíte { FORM($cause, "dat") } { object-gold }.
               *[known] { $seat } platí { FORM($cause, "dat") } { object-gold }.
            }
       *[other]
            { $case ->
                [seat] Na dani platíte { object-gold }{ source }.
               *[known] { $seat } platí na dani { object-gold }{ source }.
            }
    }
    .then = Daň platí každý, kdo staví. Mince čekají na toho, kdo je vybírá.
    .clause =
        { KIND($cause) ->
            [character]
                { $case ->
                    [seat] platíte { FORM($cause, "dat") } { object-gold }
                   *[known] platí { FORM($cause, "dat") } { object-gold }
                }
           *[other]
                { $case ->
                    [seat] platíte na dani { object-gold }
                   *[known] platí na dani { object-gold }
                }
        }
event-collected =
    { ID($cause) ->
        [ticket_booth]
            { $case ->
                [seat] Z pokladního vozu vybíráte { object-gold }.
               *[known] { $seat } vybírá z pokladního vozu { object-gold }.
            }
       *[other]
            { $case ->
                [seat] { part-as }vybíráte { object-gold }.
               *[known] { agent } vybírá { object-gold }.
            }
    }
    .clause =
        { ID($cause) ->
            [ticket_booth]
                { $case ->
                    [seat] vybíráte z pokladního vozu { object-gold }
                   *[known] vybírá z pokladního vozu { object-gold }
                }
           *[other]
                { $case ->
                    [seat] vybíráte { object-gold }
                   *[known] vybírá { object-gold }
                }
        }

## Events: cards

event-drew =
    { $case ->
        [seat] Dobíráte si { object-cards }{ source-for }: { $cards }.
        [known] { $seat } si dobírá { object-cards }{ source-for }: { $cards }.
       *[hidden] { $seat } si dobírá { object-cards }{ source-for }.
    }
    .clause =
        { ID($cause) ->
            [smithy]
                { $case ->
                    [seat] berete za ně z balíčku { object-cards } ({ $cards })
                    [hidden] bere za ně z balíčku { object-cards }
                   *[known] bere za ně z balíčku { object-cards } ({ $cards })
                }
           *[other]
                { $case ->
                    [seat] berete z balíčku { object-cards }{ source-for } ({ $cards })
                    [hidden] bere z balíčku { object-cards }{ source-for }
                   *[known] bere z balíčku { object-cards }{ source-for } ({ $cards })
                }
        }
event-kept =
    { $case ->
        [seat]
            { $count ->
                [1] Necháváte si { FORM($card, "acc") }.
               *[other] Necháváte si { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } si nechává { FORM($card, "acc") }.
               *[other] { $seat } si nechává { object-cards }: { $cards }.
            }
       *[hidden] { $seat } si nechává { object-cards }.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] necháváte v ruce { FORM($card, "acc") }
                   *[other] necháváte v ruce { object-cards } ({ $cards })
                }
            [hidden] nechává v ruce { object-cards }
           *[known]
                { $count ->
                    [1] nechává v ruce { FORM($card, "acc") }
                   *[other] nechává v ruce { object-cards } ({ $cards })
                }
        }
event-returned =
    { $case ->
        [seat]
            { $count ->
                [1] Dospod balíčku dáváte { FORM($card, "acc") }.
               *[other] Dospod balíčku dáváte { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } dává dospod balíčku { FORM($card, "acc") }.
               *[other] { $seat } dává dospod balíčku { object-cards }: { $cards }.
            }
       *[hidden] { $seat } dává dospod balíčku { object-cards }.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] dáváte dospod balíčku { FORM($card, "acc") }
                   *[other] dáváte dospod balíčku { object-cards } ({ $cards })
                }
            [hidden] dává dospod balíčku { object-cards }
           *[known]
                { $count ->
                    [1] dává dospod balíčku { FORM($card, "acc") }
                   *[other] dává dospod balíčku { object-cards } ({ $cards })
                }
        }
    .clauses =
        { $case ->
            [seat] dáváte dospod balíčku { object-cards } ({ $cards })
            [hidden] dává dospod balíčku { object-cards }
           *[known] dává dospod balíčku { object-cards } ({ $cards })
        }
event-shuffled = Balíček se míchá.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } vám bere z ruky { FORM($card, "acc") }.
                [other] { part-as }berete { FORM($card, "acc") }, { part-which } má v ruce { $seat }.
                [known] { agent } bere { FORM($card, "acc") }, { part-which } má v ruce { $seat }.
               *[hidden] { agent } bere jednu z karet, které má v ruce { $seat }.
            }
       *[seat]
            { $case ->
                [seat] Dáváte z ruky { FORM($card, "acc") }{ part-gift }. Dostává { part-card-it } { $other }.
                [other] { part-giver } vám dává z ruky { FORM($card, "acc") }{ part-gift }.
                [known] { part-giver } dává z ruky { FORM($card, "acc") }{ part-gift }. Dostává { part-card-it } { $other }.
               *[hidden] { part-giver } dává kartu{ part-gift }. Dostává ji { $other }.
            }
    }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] { part-as-clause }berete z cizí ruky { FORM($card, "acc") } (přichází o { part-card-after } { $seat })
                    [hidden] { part-as-clause }bere kartu (přichází o ni { $seat })
                   *[known] { part-as-clause }bere z cizí ruky { FORM($card, "acc") } (přichází o { part-card-after } { $seat })
                }
           *[seat]
                { $case ->
                    [seat] dáváte z ruky { FORM($card, "acc") }{ part-gift } (dostává { part-card-it } { $other })
                    [hidden] dává kartu{ part-gift } (dostává ji { $other })
                   *[known] dává z ruky { FORM($card, "acc") }{ part-gift } (dostává { part-card-it } { $other })
                }
        }
    .clauses =
        { $doer ->
            [other]
                { $people ->
                    [1]
                        { $case ->
                            [seat] { part-as-clause }berete { object-cards } (přichází o { part-gold-after } { $seats })
                           *[known] { part-as-clause }bere { object-cards } (přichází o { part-gold-after } { $seats })
                        }
                   *[other]
                        { $case ->
                            [seat] { part-as-clause }berete po jedné kartě (přicházejí o ně { $seats })
                           *[known] { part-as-clause }bere po jedné kartě (přicházejí o ně { $seats })
                        }
                }
           *[seat]
                { $people ->
                    [1]
                        { $case ->
                            [seat] dáváte { object-cards }{ part-gift } (dostává { part-gold-it } { $others })
                           *[known] dává { object-cards }{ part-gift } (dostává { part-gold-it } { $others })
                        }
                   *[other]
                        { $case ->
                            [seat] dáváte po jedné kartě{ part-gift } (dostávají je { $others })
                           *[known] dává po jedné kartě{ part-gift } (dostávají je { $others })
                        }
                }
        }
event-hands-swapped =
    { $case ->
        [seat] { part-as }měníte všechny své karty za ty, které má { $other }.
        [other] { agent } vám bere všechny karty z ruky a dává za ně své.
       *[known] { agent } a { $other } si vyměňují všechny karty v ruce.
    }
    .then = Všechny vaše karty jsou nové: podívejte se do ruky.
    .clause =
        { $case ->
            [seat] { part-as }měníte všechny karty v ruce (své za ně dává { $other })
           *[known] { part-as }mění všechny karty v ruce (své za ně dává { $other })
        }
event-looked =
    { $case ->
        [seat] { part-as }nahlížíte do karet, které má { $other }: { $cards }.
        [other] { agent } vám nahlíží do karet.
        [known] { agent } nahlíží do karet, které má { $other }: { $cards }.
       *[hidden] { agent } nahlíží do karet, které má { $other }.
    }
    .clause =
        { $case ->
            [seat] { part-as-clause }nahlížíte do cizích karet ({ $other } má: { $cards })
            [hidden] { part-as-clause }nahlíží do cizích karet (má je { $other })
           *[known] { part-as-clause }nahlíží do cizích karet ({ $other } má: { $cards })
        }
event-tucked =
    { $case ->
        [seat]
            { $count ->
                [1] Pod muzeum zasouváte { FORM($card, "acc") }.
               *[other] Pod muzeum zasouváte { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } zasouvá pod muzeum { FORM($card, "acc") }.
               *[other] { $seat } zasouvá pod muzeum { object-cards }: { $cards }.
            }
       *[hidden] { $seat } zasouvá pod muzeum { object-cards }.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] zasouváte pod ně { FORM($card, "acc") }
                   *[other] zasouváte pod ně { object-cards } ({ $cards })
                }
            [hidden] zasouvá pod ně { object-cards }
           *[known]
                { $count ->
                    [1] zasouvá pod ně { FORM($card, "acc") }
                   *[other] zasouvá pod ně { object-cards } ({ $cards })
                }
        }

## Events: cities

event-built =
    { $case ->
        [seat] Stavíte { FORM($card, "acc") } ({ gold-or-free }).
       *[known] { $seat } staví { FORM($card, "acc") } ({ gold-or-free }).
    }
    .clause =
        { $case ->
            [seat] stavíte { FORM($card, "acc") } ({ gold-or-free })
           *[known] staví { FORM($card, "acc") } ({ gold-or-free })
        }
event-confiscated =
    { $case ->
        [seat] { part-as }zabavujete { FORM($card, "acc") }. Přichází o { part-card-after } { $other }.
        [other] { agent } vám zabavuje { FORM($card, "acc") }.
       *[known] { agent } zabavuje { FORM($card, "acc") }. Přichází o { part-card-after } { $other }.
    }
    .then = Mince, které stavba stála, máte zpátky.
    .clause =
        { $case ->
            [seat] { part-as }zabavujete { FORM($card, "acc") } (přichází o { part-card-after } { $other })
           *[known] { part-as }zabavuje { FORM($card, "acc") } (přichází o { part-card-after } { $other })
        }
event-destroyed =
    { $case ->
        [seat] { agent } vám bourá { FORM($card, "acc") }.
        [other] { part-as }bouráte { FORM($card, "acc") }. Přichází o { part-card-after } { $seat }.
       *[known] { agent } bourá { FORM($card, "acc") }. Přichází o { part-card-after } { $seat }.
    }
    .then = Body za tuto budovu jsou pryč, ale místo ve městě je zase volné.
    .clause =
        { ID($cause) ->
            [armory]
                { $case ->
                    [seat] bouráte s ní { FORM($card, "acc") } (přichází o { part-card-after } { $seat })
                   *[known] bourá s ní { FORM($card, "acc") } (přichází o { part-card-after } { $seat })
                }
           *[other]
                { $case ->
                    [seat] { part-as }bouráte { FORM($card, "acc") } (přichází o { part-card-after } { $seat })
                   *[known] { part-as }bourá { FORM($card, "acc") } (přichází o { part-card-after } { $seat })
                }
        }
event-destroyed-own =
    { $case ->
        [seat]
            { KIND($cause) ->
                [character] { part-as }bouráte vlastní { FORM($card, "acc") }.
               *[other] Bouráte vlastní { FORM($card, "acc") }{ source }.
            }
       *[known] { agent } bourá vlastní { FORM($card, "acc") }.
    }
    .clause =
        { ID($cause) ->
            [armory]
                { $case ->
                    [seat] bouráte s ní i { FORM($card, "acc") }
                   *[known] bourá s ní i { FORM($card, "acc") }
                }
            [necropolis]
                { $case ->
                    [seat] bouráte vlastní { FORM($card, "acc") }
                   *[known] bourá vlastní { FORM($card, "acc") }
                }
           *[other]
                { $case ->
                    [seat] bouráte vlastní { FORM($card, "acc") }{ source }
                   *[known] bourá vlastní { FORM($card, "acc") }{ source }
                }
        }
event-exchanged =
    { $case ->
        [seat] { part-as }berete { FORM($card, "acc") }, { $other } za { part-card-after } dostává { FORM($second, "acc") }.
        [other] { agent } vám bere { FORM($card, "acc") }, dostáváte za { part-card-after } { FORM($second, "acc") }.
       *[known] { agent } bere { FORM($card, "acc") }, { $other } za { part-card-after } dostává { FORM($second, "acc") }.
    }
    .then = Je-li vaše původní budova dražší, rozdíl máte zaplacený.
    .clause =
        { $case ->
            [seat] { part-as }měníte { FORM($second, "acc") } za { FORM($card, "acc") } (dává { part-card-it } { $other })
           *[known] { part-as }mění { FORM($second, "acc") } za { FORM($card, "acc") } (dává { part-card-it } { $other })
        }
event-seized =
    { $case ->
        [seat] { part-as }zabíráte { FORM($card, "acc") }. Přichází o { part-card-after } { $other }.
        [other] { agent } vám zabírá { FORM($card, "acc") }.
       *[known] { agent } zabírá { FORM($card, "acc") }. Přichází o { part-card-after } { $other }.
    }
    .then = Cenu máte zaplacenou a místo ve vašem městě je zase volné.
    .clause =
        { $case ->
            [seat] { part-as }zabíráte { FORM($card, "acc") } (přichází o { part-card-after } { $other })
           *[known] { part-as }zabírá { FORM($card, "acc") } (přichází o { part-card-after } { $other })
        }
event-beautified =
    { $case ->
        [seat] Zkrášlujete { FORM($card, "acc") }.
       *[known] { $seat } zkrášluje { FORM($card, "acc") }.
    }
    .clause =
        { $case ->
            [seat] zkrášlujete { FORM($card, "acc") }
           *[known] zkrášluje { FORM($card, "acc") }
        }
event-replaced =
    { $case ->
        [seat] Nahrazujete { FORM($card, "acc") } { FORM($second, "ins") }.
       *[known] { $seat } nahrazuje { FORM($card, "acc") } { FORM($second, "ins") }.
    }
    .clause =
        { $case ->
            [seat] nahrazujete { FORM($card, "acc") } { FORM($second, "ins") }
           *[known] nahrazuje { FORM($card, "acc") } { FORM($second, "ins") }
        }
event-rescued =
    { FEATURE($card, "gender") ->
        [m]
            { $case ->
                [seat] Berete si do ruky zbouraný { FORM($card, "acc") }.
               *[known] { $seat } si bere do ruky zbouraný { FORM($card, "acc") }.
            }
        [n]
            { $case ->
                [seat] Berete si do ruky zbourané { FORM($card, "acc") }.
               *[known] { $seat } si bere do ruky zbourané { FORM($card, "acc") }.
            }
        [pl]
            { $case ->
                [seat] Berete si do ruky zbourané { FORM($card, "acc") }.
               *[known] { $seat } si bere do ruky zbourané { FORM($card, "acc") }.
            }
       *[f]
            { $case ->
                [seat] Berete si do ruky zbouranou { FORM($card, "acc") }.
               *[known] { $seat } si bere do ruky zbouranou { FORM($card, "acc") }.
            }
    }
    .clause =
        { FEATURE($card, "gender") ->
            [m]
                { $case ->
                    [seat] berete do ruky zbouraný { FORM($card, "acc") }
                   *[known] bere do ruky zbouraný { FORM($card, "acc") }
                }
            [n]
                { $case ->
                    [seat] berete do ruky zbourané { FORM($card, "acc") }
                   *[known] bere do ruky zbourané { FORM($card, "acc") }
                }
            [pl]
                { $case ->
                    [seat] berete do ruky zbourané { FORM($card, "acc") }
                   *[known] bere do ruky zbourané { FORM($card, "acc") }
                }
           *[f]
                { $case ->
                    [seat] berete do ruky zbouranou { FORM($card, "acc") }
                   *[known] bere do ruky zbouranou { FORM($card, "acc") }
                }
        }
event-completed =
    { $case ->
        [seat] Vaše město je dokončeno jako první!
       *[known] { $seat } má jako první dokončené město!
    }
event-announced =
    { $case ->
        [seat] Ohlašujete dřívější konec hry.
       *[known] { $seat } ohlašuje dřívější konec hry.
    }
    .clause =
        { $case ->
            [seat] ohlašujete dřívější konec hry
           *[known] ohlašuje dřívější konec hry
        }

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { KIND($cause) ->
                [none]
                    { $case ->
                        [seat] Korunu teď máte vy.
                       *[known] Korunu teď má { $seat }.
                    }
               *[other]
                    { $case ->
                        [seat] { part-as }si berete korunu.
                       *[known] { agent } si bere korunu.
                    }
            }
        [me] { part-as }předáváte korunu. Teď ji má { $seat }.
       *[none]
            { $case ->
                [seat] { agent } vám předává korunu.
               *[known] { agent } předává korunu. Teď ji má { $seat }.
            }
    }
    .then = Teď vyvoláváte postavy vy a v příštím kole si vybíráte jako první.
    .clause =
        { $doer ->
            [seat]
                { $case ->
                    [seat] { part-as-clause }berete korunu
                   *[known] { part-as-clause }bere korunu
                }
           *[none]
                { $case ->
                    [seat] { part-as }předáváte korunu (dostává ji { $seat })
                   *[known] { part-as }předává korunu (dostává ji { $seat })
                }
        }
event-killed =
    { $case ->
        [hit] { agent } vás zneškodňuje: jako { $character } toto kolo vynecháváte.
        [seat] Zneškodňujete { FORM($character, "acc") } ({ $rank }).
       *[known] { agent } zneškodňuje { FORM($character, "acc") } ({ $rank }).
    }
    .then = Až vyvolají { FORM($character, "acc") }, neozvete se. Vaše mince, karty i město jsou v bezpečí.
    .clause =
        { $case ->
            [seat] zneškodňujete { FORM($character, "acc") } ({ $rank })
           *[known] zneškodňuje { FORM($character, "acc") } ({ $rank })
        }
event-bewitched =
    { $case ->
        [hit] { agent } vás očarovává: jako { $character } si smíte jen dobrat zdroje.
        [seat] Očarováváte { FORM($character, "acc") } ({ $rank }).
       *[known] { agent } očarovává { FORM($character, "acc") } ({ $rank }).
    }
    .then = Až si doberete zdroje, { $seat } dokončí svůj tah za { FORM($character, "acc") }. Vaše mince, karty i město jsou v bezpečí.
    .clause =
        { $case ->
            [seat] očarováváte { FORM($character, "acc") } ({ $rank })
           *[known] očarovává { FORM($character, "acc") } ({ $rank })
        }
event-robbed =
    { $case ->
        [hit] { agent } se vás chystá okrást, jakmile se odhalíte jako { $character }.
        [seat] Chystáte se okrást { FORM($character, "acc") } ({ $rank }).
       *[known] { agent } se chystá okrást { FORM($character, "acc") } ({ $rank }).
    }
    .then = Přijdete o všechny mince, které v tu chvíli budete mít. Váš tah, karty i město jsou v bezpečí.
    .clause =
        { $case ->
            [seat] jdete okrást { FORM($character, "acc") } ({ $rank })
           *[known] jde okrást { FORM($character, "acc") } ({ $rank })
        }
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit]
                    { FEATURE($character, "gender") ->
                        [m] { agent } pokládá glejt k vašemu { FORM($character, "dat") }.
                       *[f] { agent } pokládá glejt k vaší { FORM($character, "dat") }.
                    }
                [seat] Pokládáte glejt { BEFORE("to", FORM($character, "dat")) } ({ $rank }).
               *[known] { agent } pokládá glejt { BEFORE("to", FORM($character, "dat")) } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit]
                    { FEATURE($character, "gender") ->
                        [m] { agent } pokládá šátek k vašemu { FORM($character, "dat") }.
                       *[f] { agent } pokládá šátek k vaší { FORM($character, "dat") }.
                    }
                [seat] Pokládáte šátek { BEFORE("to", FORM($character, "dat")) } ({ $rank }).
               *[known] { agent } pokládá šátek { BEFORE("to", FORM($character, "dat")) } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit]
                    { FEATURE($character, "gender") ->
                        [m] { agent } pokládá žeton k vašemu { FORM($character, "dat") }: { $marker }.
                       *[f] { agent } pokládá žeton k vaší { FORM($character, "dat") }: { $marker }.
                    }
                [seat] Pokládáte žeton { BEFORE("to", FORM($character, "dat")) } ({ $rank }): { $marker }.
               *[known] { agent } pokládá žeton { BEFORE("to", FORM($character, "dat")) } ({ $rank }): { $marker }.
            }
    }
    .then =
        { ID($marker) ->
            [warrant] Je-li to ten s pečetí, může vám být zabavena první budova, za kterou zaplatíte.
            [threat] Po dobrání zdrojů se můžete vykoupit polovinou mincí, nebo to risknout.
           *[other] { "" }
        }
    .clause =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] pokládáte glejt { BEFORE("to", FORM($character, "dat")) } ({ $rank })
                   *[known] pokládá glejt { BEFORE("to", FORM($character, "dat")) } ({ $rank })
                }
            [threat]
                { $case ->
                    [seat] pokládáte šátek { BEFORE("to", FORM($character, "dat")) } ({ $rank })
                   *[known] pokládá šátek { BEFORE("to", FORM($character, "dat")) } ({ $rank })
                }
           *[other]
                { $case ->
                    [seat] pokládáte žeton { BEFORE("to", FORM($character, "dat")) } ({ $rank }) – { $marker }
                   *[known] pokládá žeton { BEFORE("to", FORM($character, "dat")) } ({ $rank }) – { $marker }
                }
        }
    .clauses =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] pokládáte glejty k postavám { $characters }
                   *[known] pokládá glejty k postavám { $characters }
                }
            [threat]
                { $case ->
                    [seat] pokládáte šátky k postavám { $characters }
                   *[known] pokládá šátky k postavám { $characters }
                }
           *[other]
                { $case ->
                    [seat] pokládáte žetony k postavám { $characters } – { $marker }
                   *[known] pokládá žetony k postavám { $characters } – { $marker }
                }
        }
event-spied =
    { $case ->
        [seat] Pátráte po { FORM($type, "loc") } budovách. Karty vám ukazuje { $other }.
        [other] { agent } u vás pátrá po { FORM($type, "loc") } budovách.
       *[known] { agent } pátrá po { FORM($type, "loc") } budovách. Karty ukazuje { $other }.
    }
    .then = Každá taková karta vás stojí 1 minci, dokud nějakou máte.
    .clause =
        { $case ->
            [seat] pátráte po { FORM($type, "loc") } budovách (karty ukazuje { $other })
           *[known] pátrá po { FORM($type, "loc") } budovách (karty ukazuje { $other })
        }
event-bribed =
    { $count ->
        [0]
            { $case ->
                [seat] Platíte výpalné, ale nemáte z čeho: { $other } nedostává nic.
                [other] { $seat } vám platí výpalné, ale nemá z čeho.
               *[known] { $seat } platí výpalné, ale nemá z čeho: { $other } nedostává nic.
            }
       *[other]
            { $case ->
                [seat] Platíte { object-gold } výpalného. Dostává { part-gold-it } { $other }.
                [other] { $seat } vám platí { object-gold } výpalného.
               *[known] { $seat } platí { object-gold } výpalného. Dostává { part-gold-it } { $other }.
            }
    }
    .clause =
        { $count ->
            [0]
                { $case ->
                    [seat] platíte nulové výpalné
                   *[known] platí nulové výpalné
                }
           *[other]
                { $case ->
                    [seat] platíte { object-gold } výpalného (dostává { part-gold-it } { $other })
                   *[known] platí { object-gold } výpalného (dostává { part-gold-it } { $other })
                }
        }
event-refused =
    { $case ->
        [seat] Odmítáte zaplatit výpalné.
       *[known] { $seat } odmítá zaplatit výpalné.
    }
    .clause =
        { $case ->
            [seat] odmítáte zaplatit výpalné
           *[known] odmítá zaplatit výpalné
        }
event-threat-revealed =
    { $count ->
        [1]
            { $case ->
                [seat] Otáčíte šátek: je s růží! O všechno přichází { $other }.
                [other] { agent } otáčí váš šátek: je s růží!
               *[known] { agent } otáčí šátek: je s růží! O všechno přichází { $other }.
            }
       *[0]
            { $case ->
                [seat] Otáčíte šátek: je bez růže. { $other } o nic nepřichází.
                [other] { agent } otáčí váš šátek: je bez růže.
               *[known] { agent } otáčí šátek: je bez růže. { $other } o nic nepřichází.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] Ukazujete glejt s pečetí, který leží u { FORM($character, "gen") } ({ $rank }).
       *[known] { agent } ukazuje glejt s pečetí, který leží u { FORM($character, "gen") } ({ $rank }).
    }
    .clause =
        { $case ->
            [seat] ukazujete glejt s pečetí u { FORM($character, "gen") }
           *[known] ukazuje glejt s pečetí u { FORM($character, "gen") }
        }
event-protected =
    { $case ->
        [seat] V tomto tahu jste pod ochranou.
       *[known] { $seat } je v tomto tahu pod ochranou.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] Hrajete { FORM($card, "acc") }.
       *[known] { $seat } hraje { FORM($card, "acc") }.
    }
    .clause =
        { $case ->
            [seat] hrajete { FORM($card, "acc") }
           *[known] hraje { FORM($card, "acc") }
        }
event-used =
    { ID($card) ->
        [monument]
            { $case ->
                [seat] Váš monument se odteď počítá za dvě budovy.
               *[known] { $seat } odteď počítá monument za dvě budovy.
            }
       *[other]
            { $case ->
                [seat] Používáte { FORM($card, "acc") }.
               *[known] { $seat } používá { FORM($card, "acc") }.
            }
    }
    .clause =
        { ID($card) ->
            [monument]
                { $case ->
                    [seat] počítáte monument za dvě budovy
                   *[known] počítá monument za dvě budovy
                }
           *[other]
                { $case ->
                    [seat] používáte { FORM($card, "acc") }
                   *[known] používá { FORM($card, "acc") }
                }
        }
event-used-at =
    { $case ->
        [seat] Dáváte { object-gold } na { FORM($card, "acc") }, { part-which } má { $other }.
        [other]
            { FEATURE($card, "gender") ->
                [m] { $seat } dává { object-gold } na váš { FORM($card, "acc") }.
                [n] { $seat } dává { object-gold } na vaše { FORM($card, "acc") }.
                [pl] { $seat } dává { object-gold } na vaše { FORM($card, "acc") }.
               *[f] { $seat } dává { object-gold } na vaši { FORM($card, "acc") }.
            }
       *[known] { $seat } dává { object-gold } na { FORM($card, "acc") }, { part-which } má { $other }.
    }
    .clause =
        { $case ->
            [seat] dáváte { object-gold } na { FORM($card, "acc") } (má { part-card-it } { $other })
           *[known] dává { object-gold } na { FORM($card, "acc") } (má { part-card-it } { $other })
        }
event-ended = Hra končí.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay = Odložit { FORM($character, "acc") } ({ $rank }) lícem dolů
choice-swap-roles = Vyměnit postavu za tu, kterou má { $name }
choice-give-role = Dát { FORM($character, "acc") } ({ $rank })

## Choices: in every turn

choice-gold = Vzít si { object-gold }
    .short = Vzít { object-gold }
choice-cards =
    { $kept ->
        [all] Dobrat si { object-cards } a nechat si všechny
        [1] Dobrat si { object-cards } a jednu si nechat
       *[other] Dobrat si { object-cards } a nechat si { $kept }
    }
    .short = Dobrat { object-cards }
choice-keep = Nechat si { FORM($card, "acc") } ({ $facts })
choice-build = Postavit { FORM($card, "acc") } ({ price })
choice-end = Ukončit tah
    .short = Ukončit tah
choice-income =
    { $unit ->
        [cards] Výnos za { $type } budovy: { count-cards }
       *[gold] Výnos za { $type } budovy: { count-gold }
    }
    .short =
        { $unit ->
            [cards] Výnos: { count-cards }
           *[gold] Výnos: { count-gold }
        }
choice-bonus-queen-takes = Odhalit královnu a vzít si 3 mince
choice-bonus-ability-gain =
    { $unit ->
        [cards] Vzít si { object-cards }
       *[gold] Vzít si { object-gold }
    }
choice-bonus-effect-gain =
    { $unit ->
        [cards] Vzít si { object-cards }
       *[gold] Vzít si { object-gold }
    }
choice-bonus-merchant = Vzít si 1 minci navíc
choice-bonus-architect = Dobrat si 2 karty navíc
choice-bonus-queen = Vzít si 3 mince za místo vedle postavy s číslem 4
choice-bonus = Vzít si, co přináší vaše postava

## Choices: answers

choice-decline-theater-swap = Nevyměňovat s nikým
choice-decline-confiscate = Nechat budovu stát
choice-decline-reveal-threat = Neotáčet šátek
choice-decline-rescue = Kartu nebrat
choice-decline-cash-in = Nechat mince na kartě
choice-decline-ring-bell = Obvyklý konec
choice-decline-answer-death = Mlčet
choice-decline-claim-crown = Mlčet
choice-decline-replace-by = Nakonec žádná
choice-decline-lighthouse-take = Nebrat žádnou
choice-decline-shield = Nehrát kartu
choice-decline-keep = Nenechat si žádnou
choice-decline-wizard-take = Nebrat žádnou
choice-decline-peek-take = Nebrat žádnou
choice-decline-pass-crown = Nechat korunu tam, kde je
choice-decline-heir-crown = Nechat korunu tam, kde je
choice-decline-monument-counts = Teď ne: počítá se za jednu
choice-decline-queen-takes = Mlčet
choice-decline-ability-gain = Nevzít si nic
choice-decline-effect-gain = Nevzít si nic
choice-decline = Ne
choice-done-redraw = Hotovo: dobrat si stejný počet nových karet
choice-done-pay-with-cards = Zbytek zaplatit mincemi a postavit
choice-done = Hotovo
choice-discard-redraw = Dát { FORM($card, "acc") } dospod balíčku
choice-discard-laboratory-discard = Dát { FORM($card, "acc") } za { object-gold }
choice-discard-pay-with-cards = Dát místo mince { FORM($card, "acc") }
choice-discard = Odložit { FORM($card, "acc") }
choice-give = Dát { FORM($card, "acc") } ({ $facts })
choice-take = Vzít si { FORM($card, "acc") } ({ $facts })

## Choices: other ways to build

choice-build-with = Postavit { FORM($card, "acc") } a zbourat za to { FORM($second, "acc") }
choice-build-over = Postavit { FORM($card, "acc") } a zbourat za to { FORM($second, "acc") }
choice-pay-with-cards = Postavit { FORM($card, "acc") } ({ price }) a platit kartami

## Choices: characters

choice-kill = Zneškodnit { FORM($character, "acc") } ({ $rank })
choice-bewitch = Očarovat { FORM($character, "acc") } ({ $rank })
choice-warrant = Položit glejt { BEFORE("to", FORM($character, "dat")) } ({ $rank })
choice-sign = Pečeť má glejt u { FORM($character, "gen") } ({ $rank })
choice-confiscate = Zabavit budovu
choice-rob = Okrást { FORM($character, "acc") } ({ $rank })
choice-spy = Vyslídit { $type } budovy, které má v ruce { $name }
choice-threaten = Položit šátek { BEFORE("to", FORM($character, "dat")) } ({ $rank })
choice-flower = Růži má šátek u { FORM($character, "gen") } ({ $rank })
choice-bribe = Zaplatit výpalné ({ count-gold })
choice-refuse = Odmítnout
choice-reveal = Otočit šátek
choice-swap-hands = Vyměnit své karty za ty, které má { $name } ({ count-cards })
choice-redraw = Vyměnit karty za nové z balíčku
choice-look = Nahlédnout do karet, které má { $name } ({ count-cards })
choice-take-and-build = Vzít si { FORM($card, "acc") } a hned postavit ({ price })
choice-foresee = Vytáhnout všem ostatním po jedné náhodné kartě
choice-crown =
    { $mine ->
        [yes] Vzít si korunu
       *[no] Korunu dostane { $name }
    }
choice-levy-gold = Vzít si 1 minci
choice-levy-card = Vzít si 1 náhodnou kartu
choice-pay-gold = Dát 1 minci
choice-give-random = Dát 1 náhodnou kartu
choice-income-gold =
    { $count ->
        [0] Výnos za { $type } budovy: { drawn-cards }
       *[other]
            { $drawn ->
                [0] Výnos za { $type } budovy: { count-gold }
               *[other] Výnos za { $type } budovy: { count-gold }, { drawn-cards }
            }
    }
    .short =
        { $count ->
            [0] Výnos: { drawn-cards }
           *[other]
                { $drawn ->
                    [0] Výnos: { count-gold }
                   *[other] Výnos: { count-gold }, { drawn-cards }
                }
        }
choice-alms = Vzít si 1 minci od nejbohatšího hráče ({ $name })
choice-borrow = Postavit { FORM($card, "acc") } ({ price }); z toho { object-gold } dá výměnou za karty { $name }
choice-bonus-gold = Vzít si 4 mince navíc
choice-bonus-cards = Dobrat si 4 karty navíc
choice-study = Dobrat si 7 karet a jednu si nechat
choice-destroy =
    { $mine ->
        [yes] Zbourat vlastní { FORM($card, "acc") } ({ price })
       *[no] Zbourat { FORM($card, "acc") }, { part-which } má { $name } ({ price })
    }
choice-exchange = Vyměnit budovu za { FORM($card, "acc") }, { part-which } má { $name }
choice-hand-over =
    { $price ->
        [0] Dát { FORM($card, "acc") } bez doplatku
       *[other] Dát { FORM($card, "acc") } a doplatit { part-price }
    }
choice-seize = Zabrat { FORM($card, "acc") }, { part-which } má { $name } ({ price })
choice-beautify = Zkrášlit { FORM($card, "acc") } ({ price })
choice-collect = Vybrat daně ({ price })

## Choices: districts and action cards

choice-use-smithy = Kovárna: koupit 3 karty za 2 mince
choice-use-laboratory = Laboratoř: dát kartu za mince
choice-use-museum = Muzeum: zasunout pod ně kartu
choice-use-armory = Zbrojnice: zbourat ji spolu s jinou budovou
choice-use-hospital = Nemocnice: přihlásit se a dobrat si zdroje
choice-use-monument = Monument: ať se počítá za dvě budovy
choice-use = Použít { FORM($card, "acc") }
choice-play = Zahrát { FORM($card, "acc") }
choice-tuck = Zasunout { FORM($card, "acc") } pod muzeum
choice-announce-monument-counts = Ať se počítá za dvě budovy
choice-announce = Ohlásit dřívější konec
choice-rescue = Vzít si kartu ({ price })
choice-thank = Říci: „Děkuji, Vaše Excelence.“
choice-visit = Pokladní vůz, který má { $name }: zaplatit 1 minci, dobrat si 3 karty, jednu si nechat
choice-cash-in = Vzít si z něj { part-price } a vrátit ho dospod balíčku
choice-replace = Nahradit { FORM($card, "acc") } ({ price })
choice-replace-by = Postavit { FORM($card, "acc") } ({ $facts })

## Choices that name the same player, under one heading

group-build = Stavba
group-borrow = Stavět za mince, které má { $name }
group-spy = Špehovat karty, které má v ruce { $name }
group-destroy = Zbourat budovu, kterou má { $name }
group-exchange = Vyměnit budovu za jinou, kterou má { $name }
group-seize = Zabrat budovu, kterou má { $name }

## Choices that are easily forgotten, whatever their target

remind-kill = Zneškodnit postavu
remind-bewitch = Očarovat postavu
remind-warrant = Položit glejty
remind-rob = Okrást postavu
remind-spy = Špehovat hráče
remind-threaten = Položit šátky
remind-swap-hands = Vyměnit si karty s hráčem
remind-look = Nahlédnout hráči do karet
remind-income-gold = Vzít si výnos budov
remind-alms = Vzít si 1 minci od nejbohatšího hráče
remind-pick = Vybrat si postavu
remind-lay = Odložit postavu lícem dolů
remind-swap-roles = Vyměnit si postavu s hráčem
remind-give-role = Dát postavu
remind-keep = Nechat si kartu
remind-build = Postavit budovu
remind-discard = Vzdát se karty
remind-give = Dát kartu
remind-take = Vzít si kartu
remind-take-and-build = Vzít si kartu a postavit ji
remind-build-with = Postavit budovu a jinou za to zbourat
remind-build-over = Postavit budovu a jinou za to zbourat
remind-pay-with-cards = Stavět a platit kartami
remind-sign = Určit glejt s pečetí
remind-flower = Určit šátek s růží
remind-crown = Předat korunu
remind-borrow = Stavět za mince jiného hráče
remind-destroy = Zbourat budovu
remind-exchange = Vyměnit budovu
remind-hand-over = Dát budovu
remind-seize = Zabrat budovu
remind-beautify = Zkrášlit budovu
remind-use = Použít budovu
remind-play = Zahrát akční kartu
remind-tuck = Zasunout kartu pod muzeum
remind-visit = Využít pokladní vůz
remind-replace = Nahradit budovu
remind-replace-by = Vybrat novou budovu

## Markers on a character

mark-dagger = zneškodněna
mark-mask = bude okradena
mark-spell = očarována
mark-warrant = glejt
    .real = glejt s pečetí
    .plain = glejt bez pečeti
mark-threat = šátek
    .real = šátek s růží
    .plain = šátek bez růže

## Questions

question-pick = Kterou postavu si berete?
question-lay = Kterou postavu odkládáte lícem dolů?
question-theater-swap = Divadlo: s kým si vyměníte postavu?
question-theater-give = Kterou svou postavu dáte? Dostane ji { $name }.
question-turn =
    { $must ->
        [gather] Hrajete za { FORM($character, "acc") } ({ $rank }). Doberte si mince, nebo karty.
       *[no] Hrajete za { FORM($character, "acc") } ({ $rank }). Co uděláte?
    }
question-courtesy = Hrajete za { FORM($character, "acc") } ({ $rank }). Z tanečního sálu vás vyvolává { $name }.
question-keep =
    { $count ->
        [1] Kterou kartu si necháte?
        [few] Které { $count } karty si necháte? Vybírejte po jedné.
       *[other] Kterých { $count } karet si necháte? Vybírejte po jedné.
    }
question-answer-death =
    { FEATURE($character, "gender") ->
        [m] Vyvolává se zneškodněný { $character } ({ $rank }).
        [f] Vyvolává se zneškodněná { $character } ({ $rank }).
       *[other] Vyvolává se zneškodněná postava { $character } ({ $rank }).
    }
question-shield =
    { FEATURE($character, "gender") ->
        [m] Na vašeho { FORM($character, "acc") } ({ $rank }) si někdo políčil. Budete se chránit?
       *[f] Na vaši { FORM($character, "acc") } ({ $rank }) si někdo políčil. Budete se chránit?
    }
question-claim-crown = Korunu si nikdo nebere. Vezmete si ji?
question-lay-warrant = Kam položíte další glejt? (ještě { $count })
question-sign-warrant = Který ze tří glejtů má pečeť? Budete to vědět jen vy.
question-confiscate = { $name } platí za { FORM($card, "acc") } ({ price }), ale u { FORM($character, "gen") } leží váš glejt. Zabavíte tu budovu?
question-lay-threat = Kam položíte druhý šátek?
question-flower-threat = Který ze dvou šátků má růži? Budete to vědět jen vy.
question-bribe = { $name } vás vydírá. Zaplatíte jako výpalné polovinu svých mincí?
question-reveal-threat = { $name } neplatí výpalné. Otočíte šátek u { FORM($character, "gen") } ({ $rank })?
question-redraw = Které karty dáte dospod balíčku? (zatím { $count })
question-wizard-take = Kterou kartu si vezmete? Přijde o ni { $name }.
question-seer-give = Kterou kartu dostane { $name }?
question-levy = Korunu dostává { $name }. Co si za ni vezmete?
question-pass-crown = Kdo dostane korunu?
question-tribute = Dostáváte korunu. Co za ni dostane { $name }?
question-give-for-crown = Dostáváte korunu. Co za ni dostane { $name }?
question-heir-crown = Váš zneškodněný král je odhalený. Vezmete si korunu?
question-ability-gain = Vezmete si mince, které vám přináší { $character }?
question-effect-gain = Vezmete si, co vám přináší { $card }?
question-queen-takes = Vedle vás začíná svůj tah { $character } ({ $rank }). Odhalíte teď královnu za 3 mince?
question-cardinal-give = Kterou kartu dostane { $name } za své mince? (ještě { $count })
question-hand-over = Kterou svou budovu dáte za { FORM($card, "acc") }, { part-which } má { $name }?
question-pay-with-cards = Kterou kartou zaplatíte { FORM($card, "acc") }? (zatím { $count })
question-laboratory-discard = Kterou kartu dáte za mince?
question-museum-tuck = Kterou kartu zasunete pod muzeum?
question-armory-target = Která budova padne spolu se zbrojnicí?
question-rescue =
    { FEATURE($card, "gender") ->
        [m] Vezmete si za 1 minci do ruky zbouraný { FORM($card, "acc") }?
        [n] Vezmete si za 1 minci do ruky zbourané { FORM($card, "acc") }?
        [pl] Vezmete si za 1 minci do ruky zbourané { FORM($card, "acc") }?
       *[f] Vezmete si za 1 minci do ruky zbouranou { FORM($card, "acc") }?
    }
question-lighthouse-take = Kterou kartu si vezmete z balíčku?
question-ring-bell =
    { $count ->
        [2] Má být město dokončené se sedmi budovami?
       *[other] Má hra skončit o jednu budovu dříve?
    }
question-monument-counts = Má se váš monument odteď počítat za dvě budovy?
question-peek = Komu nahlédnete do karet?
question-peek-take = Kterou kartu si vezmete? Přijde o ni { $name }.
question-replace = Kterou svou budovu nahradíte { FORM($card, "ins") }?
question-replace-by = Kterou budovu postavíte místo ní?
question-cash-in = Někdo využívá váš pokladní vůz. Vezmete si z něj { part-price } a vrátíte ho dospod balíčku?

## The score sheet

score-district = { CAPITAL($name) }
score-silver = Stříbrné mince: { CAPITAL($name) }
score-all-types = Všech pět barev
score-first-complete = První dokončené město
score-complete = Dokončené město
score-effect = Navíc: { CAPITAL($name) }
score-hand = V ruce: { CAPITAL($name) }
score-total = Celkem

## The coach

coach-chance = šance na výhru { $percent } %
coach-equal = zhruba stejné
coach-all-equal = Tyto jsou zhruba stejné.

## Homebrew cards without texts

event-without-text = { $seat }: { $what }.
event-without-text-about = { $seat }: { $what } ({ $about }).
choice-without-text = { $what }
choice-without-text-about = { $what }: { $about }
choice-with-price = { $choice } ({ price })
group-without-text = { $what }: { $name }
question-without-text = { $what }?
