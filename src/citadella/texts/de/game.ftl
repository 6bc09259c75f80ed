### What happens, what can be done and what is asked, in German.
###
### See en/game.ftl for the variables. Sentences stand in the present, so that clauses can follow
### their subject and each other: „Der König (Ada) nimmt 2 Gold und baut eine Taverne.“ Clauses begin
### with the verb; [seat] has it in the second person. Names of players have no case endings:
### „von Ada“, never „Adas“.
###
### Forms of names: `nom`, `acc` and `dat` with the definite article, `your` („deinen König“), of
### cards also `a` („baut eine Taverne“), of district types `dat`. `gender` is `m`, `f`, `n` or `pl`
### (die Stallungen). A card without forms stands in quotation marks.

## Amounts as the object of a sentence, and other parts of sentences

object-gold = { count-gold }
object-cards = { count-cards }
form-nom = „{ $name }“
form-acc = „{ $name }“
form-dat = „{ $name }“
form-a = „{ $name }“
form-your = deine Karte „{ $name }“
price =
    { $price ->
        [0] { price-free }
       *[other] { $price } Gold
    }
gold-or-free =
    { $count ->
        [0] { price-free }
       *[other] { count-gold }
    }
drawn-cards =
    { $drawn ->
            [one] { $drawn } Karte
           *[other] { $drawn } Karten
        }
price-free = kostenlos
kind-noble = Adel
kind-religious = Religion
kind-trade = Handel
kind-military = Militär
kind-unique = einzigartig
facts-district = { $type }, { $count }
facts-unbuildable = { $type }, nicht baubar
facts-action = Aktionskarte
# „Dein König setzt aus“: the reader's character in the nominative.
part-your-character =
    { FEATURE($character, "gender") ->
        [f] deine { $character }
       *[m] dein { $character }
    }
# „als verhexter Söldner“
part-as-bewitched =
    { FEATURE($character, "gender") ->
        [f] als verhexte { $character }
       *[m] als verhexter { $character }
    }
# „den eigenen Tempel“
part-own-card =
    { FEATURE($card, "gender") ->
        [m] den eigenen { $card }
        [f] die eigene { $card }
        [n] das eigene { $card }
        [pl] die eigenen { $card }
       *[none] die eigene Karte { FORM($card, "acc") }
    }
# „den zerstörten Tempel“
part-destroyed-card =
    { FEATURE($card, "gender") ->
        [m] den zerstörten { $card }
        [f] die zerstörte { $card }
        [n] das zerstörte { $card }
        [pl] die zerstörten { $card }
       *[none] die zerstörte Karte { FORM($card, "acc") }
    }

## The cause and the player behind it: $source ends a sentence, $agent begins one

source =
    { KIND($cause) ->
        [type] { " " }für { $cause }
        [none] { "" }
       *[other] { " " }({ $cause })
    }
source-for = { source }
agent =
    { KIND($cause) ->
        [character] { FORM($cause, "nom") } ({ $by })
       *[other] { $by }
    }
# What was drawn, in a clause: „zieht 3 Karten (Schmiede: Markt, Taverne, Hafen)“.
part-drawn =
    { KIND($cause) ->
        [type] { source } ({ $cards })
        [none] { " " }({ $cards })
       *[other] { " " }({ $cause }: { $cards })
    }
# After the verb, as what or with what the reader acts: „Du zerstörst als Söldner …“.
part-as =
    { KIND($cause) ->
        [character] { " " }als { $cause }
       *[other] { part-with }
    }
# In a clause, which may follow „spielt die Wahrsagerin“.
part-as-clause =
    { ID($cause) ->
        [fortune_teller] { "" }
       *[other] { part-as }
    }
# After the verb, with what $agent acts: „Ada zerstört mit dem Zeughaus …“. With „mit“, somebody
# would look or swap together with the card.
part-with =
    { ID($cause) ->
        [fortune_teller] { " " }dank { FORM($cause, "dat") }
        [theater] { " " }dank { FORM($cause, "dat") }
       *[other]
            { KIND($cause) ->
                [card] { " " }mit { FORM($cause, "dat") }
               *[other] { "" }
            }
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
        [cardinal] { " " }für das Gold
        [diplomat] { " " }für den Tausch
        [emperor] { " " }für die Krone
        [marshal] { " " }für das Gebäude
        [seer] { "" }
       *[other] { source }
    }

## The log: what a player did in a turn, as clauses of one sentence

story-turn =
    { $case ->
        [seat] Du { $said }.
       *[known] { $seat } { $said }.
    }
story-and = { $list } und { $last }
ranked = { FORM($character, "acc") } ({ $rank })

## Events: the selection of characters

event-round =
    { $case ->
        [seat] Runde { $count }. Du hast die Krone.
       *[known] Runde { $count }. { $seat } hat die Krone.
    }
event-face-up = Offen abgelegt: { $character } ({ $rank }).
event-picked =
    { $case ->
        [seat] Du wählst { FORM($character, "acc") } ({ $rank }).
        [known] { $seat } wählt { FORM($character, "acc") } ({ $rank }).
       *[hidden] { $seat } wählt einen Charakter.
    }
event-laid-down =
    { $case ->
        [seat] Du legst { FORM($character, "acc") } ({ $rank }) verdeckt ab.
        [known] { $seat } legt { FORM($character, "acc") } ({ $rank }) verdeckt ab.
       *[hidden] { $seat } legt einen Charakter verdeckt ab.
    }
event-roles-swapped =
    { $case ->
        [seat] Du tauschst{ part-as } den Charakter mit { $other }.
        [other] { agent } tauscht{ part-with } den Charakter mit dir.
       *[known] { agent } tauscht{ part-with } den Charakter mit { $other }.
    }
    .then = Du bist jetzt ein anderer Charakter: Sieh dir deine Karte an.
event-role-received =
    { $case ->
        [seat] Du bist jetzt { FORM($character, "nom") } ({ $rank }).
        [known] { $seat } ist jetzt { FORM($character, "nom") } ({ $rank }).
       *[hidden] { $seat } sieht sich den neuen Charakter an.
    }

## Events: the calls

event-called = { FORM($character, "nom") } ({ $rank }) wird aufgerufen.
event-unanswered = Für { FORM($character, "acc") } ({ $rank }) meldet sich niemand.
    .several = Für { $characters } meldet sich niemand.
event-revealed =
    { $case ->
        [seat] Du bist { FORM($character, "nom") } ({ $rank }).
       *[known] { $seat } ist { FORM($character, "nom") } ({ $rank }).
    }
    .opening =
        { $case ->
            [seat] Dein Zug als { $character } ({ $rank }): Du { $said }.
           *[known] { FORM($character, "nom") } ({ $seat }) { $said }.
        }
event-turn-ended =
    { ID($cause) ->
        [witch]
            { $case ->
                [seat] Dein Zug ruht.
               *[known] Der Zug von { $seat } ruht.
            }
       *[other]
            { $case ->
                [seat] Dein Zug ist zu Ende.
               *[known] Der Zug von { $seat } ist zu Ende.
            }
    }
event-turn-lost =
    { $case ->
        [seat] Du vergisst den Dank an { agent } und verlierst deinen Zug.
       *[known] { $seat } vergisst den Dank und verliert den Zug{ source }.
    }
event-thanked =
    { $case ->
        [seat] Du sagst zu { $other }: „Danke, Eure Exzellenz.“
        [other] { $seat } sagt zu dir: „Danke, Eure Exzellenz.“
       *[known] { $seat } sagt zu { $other }: „Danke, Eure Exzellenz.“
    }
event-resumed =
    { $case ->
        [seat] Du setzt deinen Zug { part-as-bewitched } ({ $rank }) fort.
       *[known] { agent } setzt den Zug { part-as-bewitched } ({ $rank }) fort.
    }
    .opening =
        { $case ->
            [seat] Dein Zug { part-as-bewitched } ({ $rank }): Du { $said }.
           *[known] { $seat } ({ part-as-bewitched }) { $said }.
        }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] Du nimmst { object-gold }.
               *[known] { $seat } nimmt { object-gold }.
            }
        [alchemist]
            { $case ->
                [seat] Du bekommst { object-gold } zurück{ source }.
               *[known] { $seat } bekommt { object-gold } zurück{ source }.
            }
        [magistrate]
            { $case ->
                [seat] Du bekommst { object-gold } zurück.
               *[known] { $seat } bekommt { object-gold } zurück.
            }
       *[other]
            { $case ->
                [seat] Du erhältst { object-gold }{ source }.
               *[known] { $seat } erhält { object-gold }{ source }.
            }
    }
    .clause =
        { ID($cause) ->
            [gathered-resources]
                { $case ->
                    [seat] nimmst { object-gold }
                   *[known] nimmt { object-gold }
                }
            [magistrate]
                { $case ->
                    [seat] bekommst { object-gold } zurück
                   *[known] bekommt { object-gold } zurück
                }
           *[other]
                { $case ->
                    [seat] erhältst { object-gold }{ source }
                   *[known] erhält { object-gold }{ source }
                }
        }
event-paid-gold =
    { KIND($cause) ->
        [character]
            { $case ->
                [seat] Du zahlst als { $cause } { object-gold }.
               *[known] { $seat } zahlt { object-gold } ({ $cause }).
            }
       *[other]
            { $case ->
                [seat] Du zahlst { object-gold }{ source }.
               *[known] { $seat } zahlt { object-gold }{ source }.
            }
    }
    .clause =
        { $case ->
            [seat] zahlst { object-gold }{ source }
           *[known] zahlt { object-gold }{ source }
        }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat]
                    { ID($cause) ->
                        [thief] { agent } stiehlt dir { object-gold }.
                       *[other] { agent } nimmt{ part-with } { object-gold } von dir.
                    }
                [other]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] Du stiehlst { FORM($turn, "dat") } ({ $seat }) { object-gold }.
                               *[none] Du stiehlst { $seat } { object-gold }.
                            }
                       *[other] Du nimmst{ part-as } { object-gold } von { $seat }.
                    }
               *[known]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] { agent } stiehlt { FORM($turn, "dat") } ({ $seat }) { object-gold }.
                               *[none] { agent } stiehlt { $seat } { object-gold }.
                            }
                       *[other] { agent } nimmt{ part-with } { object-gold } von { $seat }.
                    }
            }
       *[seat]
            { $case ->
                [seat] Du zahlst { object-gold } an { $other }{ part-gift }.
                [other] { part-giver } zahlt dir { object-gold }{ part-gift }.
               *[known] { part-giver } zahlt { object-gold } an { $other }{ part-gift }.
            }
    }
    .then =
        { ID($cause) ->
            [thief] Du hast kein Gold mehr, darfst deinen Zug aber spielen.
            [blackmailer] Du hast kein Gold mehr, aber dein Zug geht weiter.
           *[other] { "" }
        }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] nimmst{ part-as } { object-gold } von { $seat }
                   *[known] nimmt{ part-as } { object-gold } von { $seat }
                }
           *[seat]
                { $case ->
                    [seat] zahlst { object-gold } an { $other }{ part-gift }
                   *[known] zahlt { object-gold } an { $other }{ part-gift }
                }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } will dich bestehlen, aber du hast kein Gold.
        [other] Du willst { $seat } bestehlen, findest aber kein Gold.
       *[known] { agent } will { $seat } bestehlen, findet aber kein Gold.
    }
event-taxed =
    { $case ->
        [seat] Du zahlst { object-gold } Steuer.
       *[known] { $seat } zahlt { object-gold } Steuer.
    }
    .then = Wer baut, zahlt sie. Das Gold wartet auf den Charakter, der es kassiert.
    .clause =
        { $case ->
            [seat] zahlst { object-gold } Steuer
           *[known] zahlt { object-gold } Steuer
        }
event-collected =
    { $case ->
        [seat] Du kassierst{ part-as } { object-gold }.
       *[known] { agent } kassiert{ part-with } { object-gold }.
    }
    .clause =
        { $case ->
            [seat] kassierst{ part-as } { object-gold }
           *[known] kassiert{ part-as } { object-gold }
        }

## Events: cards

event-drew =
    { $case ->
        [seat] Du ziehst { object-cards }{ source-for }: { $cards }.
        [known] { $seat } zieht { object-cards }{ source-for }: { $cards }.
       *[hidden] { $seat } zieht { object-cards }{ source-for }.
    }
    .clause =
        { $case ->
            [seat] ziehst { object-cards }{ part-drawn }
            [known] zieht { object-cards }{ part-drawn }
           *[hidden] zieht { object-cards }{ source-for }
        }
event-kept =
    { $case ->
        [seat]
            { $count ->
                [1] Du behältst { FORM($card, "acc") }.
               *[other] Du behältst { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } behält { FORM($card, "acc") }.
               *[other] { $seat } behält { object-cards }: { $cards }.
            }
       *[hidden] { $seat } behält { object-cards }.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] behältst { FORM($card, "acc") }
                   *[other] behältst { object-cards } ({ $cards })
                }
            [known]
                { $count ->
                    [1] behält { FORM($card, "acc") }
                   *[other] behält { object-cards } ({ $cards })
                }
           *[hidden] behält { object-cards }
        }
event-returned =
    { $case ->
        [seat]
            { $count ->
                [1] Du legst { FORM($card, "acc") } unter den Stapel.
               *[other] Du legst { object-cards } unter den Stapel: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } legt { FORM($card, "acc") } unter den Stapel.
               *[other] { $seat } legt { object-cards } unter den Stapel: { $cards }.
            }
       *[hidden] { $seat } legt { object-cards } unter den Stapel.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] legst { FORM($card, "acc") } unter den Stapel
                   *[other] legst { object-cards } unter den Stapel ({ $cards })
                }
            [known]
                { $count ->
                    [1] legt { FORM($card, "acc") } unter den Stapel
                   *[other] legt { object-cards } unter den Stapel ({ $cards })
                }
           *[hidden] legt { object-cards } unter den Stapel
        }
    .clauses =
        { $case ->
            [seat] legst { object-cards } unter den Stapel ({ $cards })
            [known] legt { object-cards } unter den Stapel ({ $cards })
           *[hidden] legt { object-cards } unter den Stapel
        }
event-shuffled = Der Stapel wird gemischt.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } nimmt{ part-with } eine Karte von dir: { $cards }.
                [other] Du nimmst{ part-as } eine Karte von { $seat }: { $cards }.
                [known] { agent } nimmt{ part-with } eine Karte von { $seat }: { $cards }.
               *[hidden] { agent } nimmt{ part-with } eine Karte von { $seat }.
            }
       *[seat]
            { $case ->
                [seat] Du gibst { $other } eine Karte{ part-gift }: { $cards }.
                [other] { part-giver } gibt dir eine Karte{ part-gift }: { $cards }.
                [known] { part-giver } gibt { $other } eine Karte{ part-gift }: { $cards }.
               *[hidden] { part-giver } gibt { $other } eine Karte{ part-gift }.
            }
    }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] nimmst{ part-as-clause } eine Karte von { $seat } ({ $cards })
                    [known] nimmt{ part-as-clause } eine Karte von { $seat } ({ $cards })
                   *[hidden] nimmt{ part-as-clause } eine Karte von { $seat }
                }
           *[seat]
                { $case ->
                    [seat] gibst { $other } eine Karte{ part-gift } ({ $cards })
                    [known] gibt { $other } eine Karte{ part-gift } ({ $cards })
                   *[hidden] gibt { $other } eine Karte{ part-gift }
                }
        }
    .clauses =
        { $doer ->
            [other]
                { $people ->
                    [1]
                        { $case ->
                            [seat] nimmst{ part-as } { object-cards } von { $seats }
                           *[known] nimmt{ part-as } { object-cards } von { $seats }
                        }
                   *[other]
                        { $case ->
                            [seat] nimmst{ part-as } je eine Karte von { $seats }
                           *[known] nimmt{ part-as } je eine Karte von { $seats }
                        }
                }
           *[seat]
                { $people ->
                    [1]
                        { $case ->
                            [seat] gibst { $others } { object-cards }{ part-gift }
                           *[known] gibt { $others } { object-cards }{ part-gift }
                        }
                   *[other]
                        { $case ->
                            [seat] gibst { $others } je eine Karte{ part-gift }
                           *[known] gibt { $others } je eine Karte{ part-gift }
                        }
                }
        }
event-hands-swapped =
    { $case ->
        [seat] Du tauschst{ part-as } alle Handkarten mit { $other }.
        [other] { agent } tauscht{ part-with } alle Handkarten mit dir.
       *[known] { agent } tauscht{ part-with } alle Handkarten mit { $other }.
    }
    .then = Alle deine Karten sind neu: Sieh dir deine Hand an.
    .clause =
        { $case ->
            [seat] tauschst{ part-as } alle Handkarten mit { $other }
           *[known] tauscht{ part-as } alle Handkarten mit { $other }
        }
event-looked =
    { $case ->
        [seat] Du siehst dir{ part-as } die Hand von { $other } an: { $cards }.
        [other] { agent } sieht sich{ part-with } deine Hand an.
        [known] { agent } sieht sich{ part-with } die Hand von { $other } an: { $cards }.
       *[hidden] { agent } sieht sich{ part-with } die Hand von { $other } an.
    }
    .clause =
        { $case ->
            [seat] siehst dir{ part-as-clause } die Hand von { $other } an ({ $cards })
            [known] sieht sich{ part-as-clause } die Hand von { $other } an ({ $cards })
           *[hidden] sieht sich{ part-as-clause } die Hand von { $other } an
        }
event-tucked =
    { $case ->
        [seat]
            { $count ->
                [1] Du legst { FORM($card, "acc") } unter das Museum.
               *[other] Du legst { object-cards } unter das Museum: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } legt { FORM($card, "acc") } unter das Museum.
               *[other] { $seat } legt { object-cards } unter das Museum: { $cards }.
            }
       *[hidden] { $seat } legt { object-cards } unter das Museum.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] legst { FORM($card, "acc") } unter das Museum
                   *[other] legst { object-cards } unter das Museum ({ $cards })
                }
            [known]
                { $count ->
                    [1] legt { FORM($card, "acc") } unter das Museum
                   *[other] legt { object-cards } unter das Museum ({ $cards })
                }
           *[hidden] legt { object-cards } unter das Museum
        }

## Events: cities

event-built =
    { $case ->
        [seat] Du baust { FORM($card, "a") } ({ gold-or-free }).
       *[known] { $seat } baut { FORM($card, "a") } ({ gold-or-free }).
    }
    .clause =
        { $case ->
            [seat] baust { FORM($card, "a") } ({ gold-or-free })
           *[known] baut { FORM($card, "a") } ({ gold-or-free })
        }
event-confiscated =
    { $case ->
        [seat] Du enteignest{ part-as } { FORM($card, "acc") } von { $other }.
        [other] { agent } enteignet{ part-with } { FORM($card, "your") }.
       *[known] { agent } enteignet{ part-with } { FORM($card, "acc") } von { $other }.
    }
    .then = Das Gold, das du dafür gezahlt hast, bekommst du zurück.
    .clause =
        { $case ->
            [seat] enteignest{ part-as } { FORM($card, "acc") } von { $other }
           *[known] enteignet{ part-as } { FORM($card, "acc") } von { $other }
        }
event-destroyed =
    { $case ->
        [seat] { agent } zerstört{ part-with } { FORM($card, "your") }.
        [other] Du zerstörst{ part-as } { FORM($card, "acc") } von { $seat }.
       *[known] { agent } zerstört{ part-with } { FORM($card, "acc") } von { $seat }.
    }
    .then = Die Punkte dafür sind weg, aber der Platz in deiner Stadt ist wieder frei.
    .clause =
        { $case ->
            [seat] zerstörst{ part-as } { FORM($card, "acc") } von { $seat }
           *[known] zerstört{ part-as } { FORM($card, "acc") } von { $seat }
        }
event-destroyed-own =
    { KIND($cause) ->
        [character]
            { $case ->
                [seat] Du zerstörst als { $cause } { FORM($card, "your") }.
               *[known] { agent } zerstört { part-own-card }.
            }
       *[other]
            { $case ->
                [seat] Du zerstörst { FORM($card, "your") }.
               *[known] { $seat } zerstört { part-own-card }.
            }
    }
    .clause =
        { $case ->
            [seat] zerstörst { FORM($card, "your") }
           *[known] zerstört { part-own-card }
        }
event-exchanged =
    { $case ->
        [seat] Du tauschst{ part-as } { FORM($second, "acc") } gegen { FORM($card, "acc") } von { $other }.
        [other] { agent } nimmt{ part-with } { FORM($card, "your") } und gibt dir dafür { FORM($second, "acc") }.
       *[known] { agent } tauscht{ part-with } { FORM($second, "acc") } gegen { FORM($card, "acc") } von { $other }.
    }
    .then = War dein Gebäude teurer, hast du den Unterschied bekommen.
    .clause =
        { $case ->
            [seat] tauschst{ part-as } { FORM($second, "acc") } gegen { FORM($card, "acc") } von { $other }
           *[known] tauscht{ part-as } { FORM($second, "acc") } gegen { FORM($card, "acc") } von { $other }
        }
event-seized =
    { $case ->
        [seat] Du übernimmst{ part-as } { FORM($card, "acc") } von { $other }.
        [other] { agent } übernimmt{ part-with } { FORM($card, "your") }.
       *[known] { agent } übernimmt{ part-with } { FORM($card, "acc") } von { $other }.
    }
    .then = Die Kosten wurden dir bezahlt, und der Platz in deiner Stadt ist wieder frei.
    .clause =
        { $case ->
            [seat] übernimmst{ part-as } { FORM($card, "acc") } von { $other }
           *[known] übernimmt{ part-as } { FORM($card, "acc") } von { $other }
        }
event-beautified =
    { $case ->
        [seat] Du verschönerst { FORM($card, "acc") }.
       *[known] { $seat } verschönert { FORM($card, "acc") }.
    }
    .clause =
        { $case ->
            [seat] verschönerst { FORM($card, "acc") }
           *[known] verschönert { FORM($card, "acc") }
        }
event-replaced =
    { $case ->
        [seat] Du ersetzt { FORM($card, "acc") } durch { FORM($second, "acc") }.
       *[known] { $seat } ersetzt { FORM($card, "acc") } durch { FORM($second, "acc") }.
    }
    .clause = ersetzt { FORM($card, "acc") } durch { FORM($second, "acc") }
event-rescued =
    { $case ->
        [seat] Du nimmst { part-destroyed-card } auf die Hand.
       *[known] { $seat } nimmt { part-destroyed-card } auf die Hand.
    }
    .clause =
        { $case ->
            [seat] nimmst { part-destroyed-card } auf die Hand
           *[known] nimmt { part-destroyed-card } auf die Hand
        }
event-completed =
    { $case ->
        [seat] Deine Stadt ist als erste vollendet!
       *[known] Die Stadt von { $seat } ist als erste vollendet!
    }
event-announced =
    { $case ->
        [seat] Du kündigst ein früheres Spielende an.
       *[known] { $seat } kündigt ein früheres Spielende an.
    }
    .clause =
        { $case ->
            [seat] kündigst ein früheres Spielende an
           *[known] kündigt ein früheres Spielende an
        }

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { KIND($cause) ->
                [none]
                    { $case ->
                        [seat] Die Krone gehört jetzt dir.
                       *[known] Die Krone geht an { $seat }.
                    }
               *[other]
                    { $case ->
                        [seat] Du holst dir{ part-as } die Krone.
                       *[known] { agent } holt sich{ part-with } die Krone.
                    }
            }
        [me] Du gibst{ part-as } die Krone an { $seat }.
       *[none]
            { $case ->
                [seat] { agent } gibt dir{ part-with } die Krone.
               *[known] { agent } gibt{ part-with } die Krone an { $seat }.
            }
    }
    .then = Du rufst jetzt die Charaktere auf und wählst in der nächsten Runde zuerst.
    .clause =
        { $doer ->
            [seat]
                { $case ->
                    [seat] holst dir{ part-as } die Krone
                   *[known] holt sich{ part-as } die Krone
                }
           *[none]
                { $case ->
                    [seat] gibst{ part-as } die Krone an { $seat }
                   *[known] gibt{ part-as } die Krone an { $seat }
                }
        }
event-killed =
    { $case ->
        [hit] { agent } meuchelt dich: { CAPITAL(part-your-character) } setzt diese Runde aus.
        [seat] Du meuchelst { FORM($character, "acc") } ({ $rank }).
       *[known] { agent } meuchelt { FORM($character, "acc") } ({ $rank }).
    }
    .then = Schweig, wenn { FORM($character, "nom") } aufgerufen wird. Dein Gold, deine Karten und deine Stadt sind sicher.
    .clause =
        { $case ->
            [seat] meuchelst { FORM($character, "acc") } ({ $rank })
           *[known] meuchelt { FORM($character, "acc") } ({ $rank })
        }
event-bewitched =
    { $case ->
        [hit] { agent } verhext dich: { CAPITAL(part-your-character) } darf nur Einkommen nehmen.
        [seat] Du verhext { FORM($character, "acc") } ({ $rank }).
       *[known] { agent } verhext { FORM($character, "acc") } ({ $rank }).
    }
    .then = Nach deinem Einkommen spielt { $seat } als { $character } weiter. Dein Gold, deine Karten und deine Stadt sind sicher.
    .clause = verhext { FORM($character, "acc") } ({ $rank })
event-robbed =
    { $case ->
        [hit] { agent } will dich bestehlen, sobald { part-your-character } aufgerufen wird.
        [seat] Du willst { FORM($character, "acc") } ({ $rank }) bestehlen.
       *[known] { agent } will { FORM($character, "acc") } ({ $rank }) bestehlen.
    }
    .then = Du verlierst alles Gold, das du dann hast. Dein Zug, deine Karten und deine Stadt sind sicher.
    .clause =
        { $case ->
            [seat] willst { FORM($character, "acc") } ({ $rank }) bestehlen
           *[known] will { FORM($character, "acc") } ({ $rank }) bestehlen
        }
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit] { agent } legt eine Enteignung auf { FORM($character, "your") }.
                [seat] Du legst eine Enteignung auf { FORM($character, "acc") } ({ $rank }).
               *[known] { agent } legt eine Enteignung auf { FORM($character, "acc") } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit] { agent } legt eine Drohung auf { FORM($character, "your") }.
                [seat] Du legst eine Drohung auf { FORM($character, "acc") } ({ $rank }).
               *[known] { agent } legt eine Drohung auf { FORM($character, "acc") } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit] { agent } legt ein Plättchen auf { FORM($character, "your") }: { $marker }.
                [seat] Du legst ein Plättchen auf { FORM($character, "acc") } ({ $rank }): { $marker }.
               *[known] { agent } legt ein Plättchen auf { FORM($character, "acc") } ({ $rank }): { $marker }.
            }
    }
    .then =
        { ID($marker) ->
            [warrant] Ist es die mit Siegel, kann dein erstes bezahltes Gebäude enteignet werden.
            [threat] Nach dem Einkommen kannst du dich mit der Hälfte deines Goldes freikaufen oder es wagen.
           *[other] { "" }
        }
    .clause =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] legst eine Enteignung auf { FORM($character, "acc") } ({ $rank })
                   *[known] legt eine Enteignung auf { FORM($character, "acc") } ({ $rank })
                }
            [threat]
                { $case ->
                    [seat] legst eine Drohung auf { FORM($character, "acc") } ({ $rank })
                   *[known] legt eine Drohung auf { FORM($character, "acc") } ({ $rank })
                }
           *[other]
                { $case ->
                    [seat] legst ein Plättchen auf { FORM($character, "acc") } ({ $rank }) – { $marker }
                   *[known] legt ein Plättchen auf { FORM($character, "acc") } ({ $rank }) – { $marker }
                }
        }
    .clauses =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] legst Enteignungen auf { $characters }
                   *[known] legt Enteignungen auf { $characters }
                }
            [threat]
                { $case ->
                    [seat] legst Drohungen auf { $characters }
                   *[known] legt Drohungen auf { $characters }
                }
           *[other]
                { $case ->
                    [seat] legst Plättchen auf { $characters } – { $marker }
                   *[known] legt Plättchen auf { $characters } – { $marker }
                }
        }
event-spied =
    { $case ->
        [seat] Du suchst bei { $other } nach { FORM($type, "dat") }.
        [other] { agent } sucht auf deiner Hand nach { FORM($type, "dat") }.
       *[known] { agent } sucht bei { $other } nach { FORM($type, "dat") }.
    }
    .then = Jedes davon kostet dich 1 Gold, solange du welches hast.
    .clause =
        { $case ->
            [seat] suchst bei { $other } nach { FORM($type, "dat") }
           *[known] sucht bei { $other } nach { FORM($type, "dat") }
        }
event-bribed =
    { $case ->
        [seat] Du zahlst { $other } { object-gold } Schweigegeld.
        [other] { $seat } zahlt dir { object-gold } Schweigegeld.
       *[known] { $seat } zahlt { $other } { object-gold } Schweigegeld.
    }
    .clause =
        { $case ->
            [seat] zahlst { $other } { object-gold } Schweigegeld
           *[known] zahlt { $other } { object-gold } Schweigegeld
        }
event-refused =
    { $case ->
        [seat] Du zahlst kein Schweigegeld.
       *[known] { $seat } zahlt kein Schweigegeld.
    }
    .clause =
        { $case ->
            [seat] zahlst kein Schweigegeld
           *[known] zahlt kein Schweigegeld
        }
event-threat-revealed =
    { $count ->
        [1]
            { $case ->
                [seat] Du deckst die Drohung gegen { $other } auf: mit Blume!
                [other] { agent } deckt die Drohung gegen dich auf: mit Blume!
               *[known] { agent } deckt die Drohung gegen { $other } auf: mit Blume!
            }
       *[0]
            { $case ->
                [seat] Du deckst die Drohung gegen { $other } auf: ohne Blume.
                [other] { agent } deckt die Drohung gegen dich auf: ohne Blume.
               *[known] { agent } deckt die Drohung gegen { $other } auf: ohne Blume.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] Du enthüllst die Enteignung mit Siegel auf { FORM($character, "dat") } ({ $rank }).
       *[known] { agent } enthüllt die Enteignung mit Siegel auf { FORM($character, "dat") } ({ $rank }).
    }
    .clause =
        { $case ->
            [seat] enthüllst die Enteignung mit Siegel auf { FORM($character, "dat") } ({ $rank })
           *[known] enthüllt die Enteignung mit Siegel auf { FORM($character, "dat") } ({ $rank })
        }
event-protected =
    { $case ->
        [seat] Du bist in diesem Zug geschützt.
       *[known] { $seat } ist in diesem Zug geschützt.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] Du spielst { FORM($card, "acc") }.
       *[known] { $seat } spielt { FORM($card, "acc") }.
    }
    .clause =
        { $case ->
            [seat] spielst { FORM($card, "acc") }
           *[known] spielt { FORM($card, "acc") }
        }
event-used =
    { $case ->
        [seat] Du nutzt { FORM($card, "acc") }.
       *[known] { $seat } nutzt { FORM($card, "acc") }.
    }
    .clause = nutzt { FORM($card, "acc") }
event-used-at =
    { $case ->
        [seat] Du legst { object-gold } auf { FORM($card, "acc") } von { $other }.
        [other] { $seat } legt { object-gold } auf { FORM($card, "your") }.
       *[known] { $seat } legt { object-gold } auf { FORM($card, "acc") } von { $other }.
    }
    .clause =
        { $case ->
            [seat] legst { object-gold } auf { FORM($card, "acc") } von { $other }
           *[known] legt { object-gold } auf { FORM($card, "acc") } von { $other }
        }
event-ended = Das Spiel ist zu Ende.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay = { FORM($character, "acc") } ({ $rank }) verdeckt ablegen
choice-swap-roles = Charakter mit { $name } tauschen
choice-give-role = { FORM($character, "acc") } ({ $rank }) geben

## Choices: in every turn

choice-gold = { object-gold } nehmen
    .short = { object-gold } nehmen
choice-cards =
    { $kept ->
        [all] { object-cards } ziehen und alle behalten
        [1] { object-cards } ziehen und eine behalten
       *[other] { object-cards } ziehen und { $kept } behalten
    }
    .short = { object-cards } ziehen
choice-keep = { $card } behalten ({ $facts })
choice-build = { $card } bauen ({ price })
choice-end = Zug beenden
    .short = Zug beenden
choice-income =
    { $unit ->
        [cards] Einnahmen aus { FORM($type, "dat") }: { object-cards }
       *[gold] Einnahmen aus { FORM($type, "dat") }: { object-gold }
    }
    .short =
        { $unit ->
            [cards] Einnahmen: { count-cards }
           *[gold] Einnahmen: { count-gold }
        }
choice-bonus-queen-takes = Königin aufdecken und 3 Gold nehmen
choice-bonus-ability-gain =
    { $unit ->
        [cards] { object-cards } nehmen
       *[gold] { object-gold } nehmen
    }
choice-bonus-effect-gain =
    { $unit ->
        [cards] { object-cards } nehmen
       *[gold] { object-gold } nehmen
    }
choice-bonus-merchant = 1 Gold extra nehmen
choice-bonus-architect = 2 Karten extra ziehen
choice-bonus-queen = 3 Gold für den Platz neben Nummer 4 nehmen
choice-bonus = Bonus deines Charakters nehmen

## Choices: answers

choice-decline-theater-swap = Mit niemandem tauschen
choice-decline-confiscate = Gebäude stehen lassen
choice-decline-reveal-threat = Drohung nicht aufdecken
choice-decline-rescue = Karte nicht nehmen
choice-decline-cash-in = Gold liegen lassen
choice-decline-ring-bell = Übliches Spielende
choice-decline-answer-death = Schweigen
choice-decline-claim-crown = Schweigen
choice-decline-replace-by = Abbrechen
choice-decline-lighthouse-take = Keine nehmen
choice-decline-shield = Keine Karte spielen
choice-decline-keep = Keine behalten
choice-decline-wizard-take = Keine nehmen
choice-decline-peek-take = Keine nehmen
choice-decline-pass-crown = Krone lassen, wo sie ist
choice-decline-heir-crown = Krone lassen, wo sie ist
choice-decline-monument-counts = Jetzt nicht: zählt als eins
choice-decline-queen-takes = Schweigen
choice-decline-ability-gain = Nichts nehmen
choice-decline-effect-gain = Nichts nehmen
choice-decline = Nein
choice-done-redraw = Fertig: ebenso viele neue Karten ziehen
choice-done-pay-with-cards = Rest in Gold zahlen und bauen
choice-done = Fertig
choice-discard-redraw = { $card } unter den Stapel legen
choice-discard-laboratory-discard = { $card } für { object-gold } ablegen
choice-discard-pay-with-cards = Mit { FORM($card, "dat") } zahlen
choice-discard = { $card } ablegen
choice-give = { $card } geben ({ $facts })
choice-take = { $card } nehmen ({ $facts })

## Choices: other ways to build

choice-build-with = { $card } bauen, dafür { FORM($second, "acc") } zerstören
choice-build-over = { $card } bauen, dafür { FORM($second, "acc") } zerstören
choice-pay-with-cards = { $card } bauen ({ price }), mit Karten zahlen

## Choices: characters

choice-kill = { FORM($character, "acc") } ({ $rank }) meucheln
choice-bewitch = { FORM($character, "acc") } ({ $rank }) verhexen
choice-warrant = Enteignung auf { FORM($character, "acc") } ({ $rank }) legen
choice-sign = Siegel für { FORM($character, "acc") } ({ $rank })
choice-confiscate = Gebäude enteignen
choice-rob = { FORM($character, "acc") } ({ $rank }) bestehlen
choice-spy = Bei { $name } spionieren: { $type }
choice-threaten = Drohung auf { FORM($character, "acc") } ({ $rank }) legen
choice-flower = Blume für { FORM($character, "acc") } ({ $rank })
choice-bribe = Schweigegeld zahlen ({ count-gold })
choice-refuse = Ablehnen
choice-reveal = Drohung aufdecken
choice-swap-hands = Hand mit { $name } tauschen ({ count-cards })
choice-redraw = Karten mit dem Stapel tauschen
choice-look = Hand von { $name } ansehen ({ count-cards })
choice-take-and-build = { $card } nehmen und sofort bauen ({ price })
choice-foresee = Von allen anderen eine zufällige Karte nehmen
choice-crown =
    { $mine ->
        [yes] Krone nehmen
       *[no] Krone an { $name } geben
    }
choice-levy-gold = 1 Gold nehmen
choice-levy-card = Zufällige Karte nehmen
choice-pay-gold = 1 Gold geben
choice-give-random = Zufällige Karte geben
choice-income-gold =
    { $count ->
        [0] Einnahmen aus { FORM($type, "dat") }: { drawn-cards }
       *[other]
            { $drawn ->
                [0] Einnahmen aus { FORM($type, "dat") }: { count-gold }
               *[other] Einnahmen aus { FORM($type, "dat") }: { count-gold }, { drawn-cards }
            }
    }
    .short =
        { $count ->
            [0] Einnahmen: { drawn-cards }
           *[other]
                { $drawn ->
                    [0] Einnahmen: { count-gold }
                   *[other] Einnahmen: { count-gold }, { drawn-cards }
                }
        }
choice-alms = 1 Gold von { $name } nehmen
choice-borrow = { $card } bauen ({ price }), davon { object-gold } von { $name } gegen Karten
choice-bonus-gold = 4 Gold extra nehmen
choice-bonus-cards = 4 Karten extra ziehen
choice-study = 7 Karten ziehen und eine behalten
choice-destroy =
    { $mine ->
        [yes] { FORM($card, "your") } zerstören ({ price })
       *[no] { $card } von { $name } zerstören ({ price })
    }
choice-exchange = Gebäude gegen { FORM($card, "acc") } von { $name } tauschen
choice-hand-over =
    { $price ->
        [0] { $card } geben (ohne Aufpreis)
       *[other] { $card } geben (dazu { price })
    }
choice-seize = { $card } von { $name } übernehmen ({ price })
choice-beautify = { $card } verschönern ({ price })
choice-collect = Steuer kassieren ({ price })

## Choices: districts and action cards

choice-use-smithy = Schmiede: 3 Karten für 2 Gold kaufen
choice-use-laboratory = Laboratorium: eine Karte für Gold ablegen
choice-use-museum = Museum: eine Karte darunterlegen
choice-use-armory = Zeughaus: samt einem anderen Gebäude zerstören
choice-use-hospital = Hospital: aufdecken und Einkommen nehmen
choice-use-monument = Denkmal: als zwei Gebäude zählen
choice-use = { $card } nutzen
choice-play = { $card } spielen
choice-tuck = { $card } unter das Museum legen
choice-announce-monument-counts = Als zwei Gebäude zählen
choice-announce = Früheres Ende ansagen
choice-rescue = Karte nehmen ({ price })
choice-thank = „Danke, Eure Exzellenz“ sagen
choice-visit = Kassenwagen von { $name }: 1 Gold zahlen, 3 Karten ziehen, eine behalten
choice-cash-in = { price } nehmen und den Kassenwagen ablegen
choice-replace = { $card } ersetzen ({ price })
choice-replace-by = { $card } bauen ({ $facts })

## Choices that name the same player, under one heading

group-build = Bauen
group-borrow = Bauen mit Gold von { $name }
group-spy = Bei { $name } spionieren
group-destroy = Bei { $name } zerstören
group-exchange = Mit { $name } tauschen
group-seize = Von { $name } übernehmen

## Choices that are easily forgotten, whatever their target

remind-kill = Charakter meucheln
remind-bewitch = Charakter verhexen
remind-warrant = Enteignungen auf Charaktere legen
remind-rob = Charakter bestehlen
remind-spy = Bei jemandem spionieren
remind-threaten = Drohungen auf Charaktere legen
remind-swap-hands = Hand mit einem Mitspieler tauschen
remind-look = Hand eines Mitspielers ansehen
remind-income-gold = Einnahmen nehmen
remind-alms = 1 Gold vom reichsten Mitspieler nehmen
remind-pick = Charakter wählen
remind-lay = Charakter verdeckt ablegen
remind-swap-roles = Charakter mit einem Mitspieler tauschen
remind-give-role = Charakter geben
remind-keep = Karte behalten
remind-build = Gebäude bauen
remind-discard = Karte ablegen
remind-give = Karte geben
remind-take = Karte nehmen
remind-take-and-build = Karte nehmen und bauen
remind-build-with = Bauen und dafür zerstören
remind-build-over = Bauen und dafür zerstören
remind-pay-with-cards = Bauen und mit Karten zahlen
remind-sign = Siegel vergeben
remind-flower = Blume vergeben
remind-crown = Krone weitergeben
remind-borrow = Mit Gold eines Mitspielers bauen
remind-destroy = Gebäude zerstören
remind-exchange = Gebäude tauschen
remind-hand-over = Gebäude geben
remind-seize = Gebäude übernehmen
remind-beautify = Gebäude verschönern
remind-use = Gebäude nutzen
remind-play = Aktionskarte spielen
remind-tuck = Karte unter das Museum legen
remind-visit = Kassenwagen nutzen
remind-replace = Gebäude ersetzen
remind-replace-by = Neues Gebäude wählen

## Markers on a character

mark-dagger = gemeuchelt
mark-mask = wird bestohlen
mark-spell = verhext
mark-warrant = Enteignung
    .real = Enteignung mit Siegel
    .plain = Enteignung ohne Siegel
mark-threat = Drohung
    .real = Drohung mit Blume
    .plain = Drohung ohne Blume

## Questions

question-pick = Welchen Charakter nimmst du?
question-lay = Welchen Charakter legst du verdeckt ab?
question-theater-swap = Das Theater: Mit wem tauschst du den Charakter?
question-theater-give = Welchen deiner Charaktere bekommt { $name }?
question-turn =
    { $must ->
        [gather] Dein Zug als { $character } ({ $rank }): Nimm Gold oder Karten.
       *[no] Dein Zug als { $character } ({ $rank }).
    }
question-courtesy = Dein Zug als { $character } ({ $rank }). Aufgerufen hat dich { $name } aus dem Ballsaal.
question-keep =
    { $count ->
        [1] Welche Karte behältst du?
       *[other] Welche { $count } Karten behältst du? Wähle eine nach der anderen.
    }
question-answer-death =
    { FEATURE($character, "gender") ->
        [f] Die gemeuchelte { $character } ({ $rank }) wird aufgerufen.
       *[m] Der gemeuchelte { $character } ({ $rank }) wird aufgerufen.
    }
question-shield = { part-your-character } ({ $rank }) ist das Ziel eines Angriffs. Schützt du dich?
question-claim-crown = Niemand nimmt die Krone. Nimmst du sie?
question-lay-warrant = Wohin legst du die nächste Enteignung? (noch { $count })
question-sign-warrant = Welche der drei Enteignungen hat das Siegel? Nur du wirst es wissen.
question-confiscate = { $name } hat { FORM($card, "a") } bezahlt ({ price }), und auf { FORM($character, "dat") } liegt deine Enteignung. Enteignest du das Gebäude?
question-lay-threat = Wohin legst du die zweite Drohung?
question-flower-threat = Welche der beiden Drohungen hat die Blume? Nur du wirst es wissen.
question-bribe = { $name } bedroht dich. Zahlst du die Hälfte deines Goldes als Schweigegeld?
question-reveal-threat = { $name } zahlt kein Schweigegeld. Deckst du die Drohung gegen { FORM($character, "acc") } ({ $rank }) auf?
question-redraw = Welche Karten legst du unter den Stapel? (bisher { $count })
question-wizard-take = Welche Karte von { $name } nimmst du?
question-seer-give = Welche Karte gibst du { $name }?
question-levy = Was nimmst du von { $name }?
question-pass-crown = Wer bekommt die Krone?
question-tribute = Du bekommst die Krone. Was gibst du { $name } dafür?
question-give-for-crown = Du bekommst die Krone. Was gibst du { $name } dafür?
question-heir-crown = Dein gemeuchelter König ist aufgedeckt. Nimmst du die Krone?
question-ability-gain = Nimmst du als { $character } das Gold?
question-effect-gain = { $card }: Nimmst du, was dir zusteht?
question-queen-takes = { FORM($character, "nom") } ({ $rank }) neben dir ist am Zug. Deckst du jetzt für 3 Gold die Königin auf?
question-cardinal-give = Welche Karte gibst du { $name } für das Gold? (noch { $count })
question-hand-over = Welches Gebäude gibst du { $name } für { FORM($card, "acc") }?
question-pay-with-cards = Mit welcher Karte zahlst du für { FORM($card, "acc") }? (bisher { $count })
question-laboratory-discard = Welche Karte legst du für Gold ab?
question-museum-tuck = Welche Karte legst du unter das Museum?
question-armory-target = Welches Gebäude zerstörst du mit dem Zeughaus?
question-rescue = Nimmst du { FORM($card, "acc") } für 1 Gold auf die Hand?
question-lighthouse-take = Welche Karte nimmst du aus dem Stapel?
question-ring-bell =
    { $count ->
        [2] Soll eine Stadt schon mit sieben Gebäuden vollendet sein?
       *[other] Soll das Spiel ein Gebäude früher enden?
    }
question-monument-counts = Zählt dein Denkmal ab jetzt als zwei Gebäude?
question-peek = Wessen Hand siehst du dir an?
question-peek-take = Welche Karte von { $name } nimmst du?
question-replace = Welches deiner Gebäude ersetzt du durch { FORM($card, "acc") }?
question-replace-by = Welches Gebäude baust du stattdessen?
question-cash-in = Dein Kassenwagen wurde genutzt. Nimmst du { price } und legst ihn ab?

## The score sheet

score-district = { $name }
score-silver = Silbermünzen: { $name }
score-all-types = Alle fünf Arten
score-first-complete = Erste vollendete Stadt
score-complete = Vollendete Stadt
score-effect = Extra: { $name }
score-hand = Auf der Hand: { $name }
score-total = Summe

## The coach

coach-chance = Gewinnchance { $percent } %
coach-equal = etwa gleich gut
coach-all-equal = Die sind alle etwa gleich gut.

## Homebrew cards without texts

event-without-text = { $seat }: { $what }.
event-without-text-about = { $seat }: { $what } ({ $about }).
choice-without-text = { $what }
choice-without-text-about = { $what }: { $about }
choice-with-price = { $choice } ({ price })
group-without-text = { $what }: { $name }
question-without-text = { $what }?
