### What happens, what can be done and what is asked, in Hungarian.
###
### See en/game.ftl for the variables. Names of players never take an ending: they stand as subject,
### as owner („Béla városa”) or before a postposition. Names of cards take the forms declared in
### cards.ftl: acc „a Fogadót”, sub „a Fogadóra”, ins „a Fogadóval”, cau „a Fogadóért”, your „a
### Fogadódat”, his „Béla Fogadóját”, hissub „Béla Fogadójára”; -ként needs no form.


## Amounts as the object of a sentence, and other parts of sentences

object-gold = { $count } aranyat
object-cards = { $count } lapot
part-cards-each =
    { $people ->
        [1] { object-cards }
       *[other] egy-egy lapot
    }
before-the = a
    .other = az
    .pattern = „?([aáeéiíoóöőuúüű]|5|1(?!\d)|1\d\d\d(?!\d))
form-acc = „{ $name }” lapot
form-sub = „{ $name }” lapra
form-ins = „{ $name }” lappal
form-cau = „{ $name }” lapért
form-your = „{ $name }” lapodat
form-his = „{ $name }” lapját
form-hissub = „{ $name }” lapjára
price =
    { $price ->
        [0] { price-free }
       *[other] { $price } arany
    }
gold-or-free =
    { $count ->
        [0] { price-free }
       *[other] { count-gold }
    }
drawn-cards = { $drawn } lap
price-free = ingyen
kind-noble = nemesi
kind-religious = egyházi
kind-trade = kereskedelmi
kind-military = katonai
kind-unique = egyedi
facts-district = { $type }, { $count }
facts-unbuildable = { $type }, nem építhető meg
facts-action = akciókártya

## The cause and the player behind it: agent begins a sentence, source ends one; means („Mágusként”)
## and paying („a Kovácsműhely használatáért”) say how the subject did it, before the verb; because
## („a Bálterem miatt”) says why; got is the verb that suits means („a Trónteremmel 1 aranyat szerzett”)

source =
    { KIND($cause) ->
        [type] { " " }{ BEFORE("the", $cause) } kerületekért
        [none] { "" }
       *[other] { " " }({ $cause })
    }
agent =
    { KIND($cause) ->
        [character] { BEFORE("the", $cause) } ({ $by })
        [card] { $by } { BEFORE("the", FORM($cause, "ins")) }
       *[other] { $by }
    }
part-means =
    { KIND($cause) ->
        [character] { $cause }ként{ " " }
        [card] { BEFORE("the", FORM($cause, "ins")) }{ " " }
        [type]
            { $case ->
                [seat] { BEFORE("the", $cause) } kerületeidért{ " " }
               *[other] { BEFORE("the", $cause) } kerületeiért{ " " }
            }
       *[none] { "" }
    }
part-got =
    { KIND($cause) ->
        [card]
            { $case ->
                [seat] szereztél
               *[other] szerzett
            }
       *[none]
            { $case ->
                [seat] kaptál
               *[other] kapott
            }
    }
part-paying =
    { KIND($cause) ->
        [card] { BEFORE("the", $cause) } használatáért{ " " }
       *[other] { part-means }
    }

part-because =
    { KIND($cause) ->
        [type] { "" }
        [none] { "" }
       *[other] { BEFORE("the", $cause) } miatt{ " " }
    }

## Like means, but nothing for a card whose use the clause before has told

part-means-anew =
    { ID($cause) ->
        [smithy] { "" }
        [laboratory] { "" }
        [armory] { "" }
        [ticket_booth] { "" }
        [fortune_teller] { "" }
        [acrobat] { "" }
       *[other] { part-means }
    }

## The log: what a player did in a turn, as clauses of one sentence. A list of clauses has a comma
## before „és”, a list of names has none: a clause is told by its verb.

story-turn =
    { $case ->
        [seat] { $said }.
       *[known] { $seat } { $said }.
    }
story-and = { $list }{ BEFORE("and", $last) }
before-and = { " " }és
    .other = , és
    .pattern = (.* )?(felvett|visszakap|kap(ott|tál)|fizet|(el)?vett|(el)?vetted|szed(ett|tél)|szer(zett|eztél)|húz(ott|tál)|megtart|tett|adott|adt[aá]|elcserél|lecserél|megnéz|csúsztat|megépít|megszépít|elkobo|elpusztít|feláldoz|bejelent|megszere|meggyilkol|megbabonáz|kiszemel|megfenyeget|megjelöl|kikémlel|felfed|kijátsz|használ)
ranked = { BEFORE("the", $character) } ({ $rank })

## Events: the selection of characters

event-round =
    { $case ->
        [seat] { $count }. forduló. Nálad van a korona.
       *[known] { $count }. forduló. A koronát { $seat } viseli.
    }
event-face-up = Képpel felfelé eldobták { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
event-picked =
    { $case ->
        [seat] { BEFORE("the", FORM($character, "acc")) } ({ $rank }) választottad.
        [known] { $seat } { BEFORE("the", FORM($character, "acc")) } ({ $rank }) választotta.
       *[hidden] { $seat } karaktert választott.
    }
event-laid-down =
    { $case ->
        [seat] Képpel lefelé letetted { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
        [known] { $seat } képpel lefelé letette { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
       *[hidden] { $seat } képpel lefelé letett egy karaktert.
    }
event-roles-swapped =
    { $case ->
        [seat] { part-means }elcserélted a karakteredet { $other } karakterére.
        [other] { agent } elcserélte a karakterét a tiédre.
       *[known] { agent } elcserélte a karakterét { $other } karakterére.
    }
    .then = Mostantól más karakter vagy: nézd meg a lapodat.
event-role-received =
    { $case ->
        [seat] Mostantól te vagy { BEFORE("the", $character) } ({ $rank }).
        [known] { $seat } mostantól { BEFORE("the", $character) } ({ $rank }).
       *[hidden] { $seat } megnézte az új karakterét.
    }

## Events: the calls

event-called = Szólítják { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
event-unanswered = { BEFORE("the", $character) } ({ $rank }) nem felel.
    .several = { $characters } nem felel.
event-revealed =
    { $case ->
        [seat] Felfedted magad: te vagy { BEFORE("the", $character) } ({ $rank }).
       *[known] { $seat } felfedte magát: ő { BEFORE("the", $character) } ({ $rank }).
    }
    .opening =
        { $case ->
            [seat] { $character }ként ({ $rank }) { $said }.
           *[known] { BEFORE("the", $character) } ({ $seat }) { $said }.
        }
event-turn-ended =
    { ID($cause) ->
        [witch]
            { $case ->
                [seat] A köröd szünetel.
               *[known] { $seat } köre szünetel.
            }
       *[other]
            { $case ->
                [seat] A köröd véget ért.
               *[known] { $seat } köre véget ért.
            }
    }
event-turn-lost =
    { $case ->
        [seat] { $by } hiába várta, hogy köszönetet mondj: { part-because }elvesztetted a körödet.
       *[known] { $seat } elfelejtett köszönetet mondani, és { part-because }elvesztette a körét.
    }
event-thanked =
    { $case ->
        [seat] Meghajoltál { $other } előtt: „Köszönöm, Excellenciád!”
        [other] { $seat } meghajolt előtted: „Köszönöm, Excellenciád!”
       *[known] { $seat } meghajolt { $other } előtt: „Köszönöm, Excellenciád!”
    }
event-resumed =
    { $case ->
        [seat] A megbabonázott { $character }ként ({ $rank }) folytatod a körödet.
       *[known] { agent } a megbabonázott { $character }ként ({ $rank }) folytatja a körét.
    }
    .opening =
        { $case ->
            [seat] A megbabonázott { $character }ként ({ $rank }) { $said }.
           *[known] A megbabonázott { $character }ként { $seat } { $said }.
        }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] Felvettél { object-gold }.
               *[known] { $seat } felvett { object-gold }.
            }
        [magistrate]
            { $case ->
                [seat] Visszakaptad az elkobzott kerületért fizetett { object-gold }.
               *[known] { $seat } visszakapta az elkobzott kerületért fizetett { object-gold }.
            }
        [alchemist]
            { $case ->
                [seat] { part-means }visszakaptál { object-gold }.
               *[known] { $seat } { part-means }visszakapott { object-gold }.
            }
       *[other]
            { $case ->
                [seat] { part-means }{ object-gold } { part-got }.
               *[known] { $seat } { part-means }{ object-gold } { part-got }.
            }
    }
    .clause =
        { ID($cause) ->
            [gathered-resources]
                { $case ->
                    [seat] felvettél { object-gold }
                   *[known] felvett { object-gold }
                }
            [magistrate]
                { $case ->
                    [seat] visszakaptad az elkobzott kerületért fizetett { object-gold }
                   *[known] visszakapta az elkobzott kerületért fizetett { object-gold }
                }
           *[other]
                { $case ->
                    [seat] { part-means-anew }{ object-gold } { part-got }
                   *[known] { part-means-anew }{ object-gold } { part-got }
                }
        }
event-paid-gold =
    { $case ->
        [seat] { part-paying }{ object-gold } fizettél.
       *[known] { $seat } { part-paying }{ object-gold } fizetett.
    }
    .clause =
        { $case ->
            [seat] { object-gold } fizettél
           *[known] { object-gold } fizetett
        }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } elvett tőled { object-gold }.
                [other]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] { part-means }kiraboltad { BEFORE("the", FORM($turn, "acc")) }: { $seat } { object-gold } vesztett.
                               *[none] { part-means }elvettél { object-gold } { $seat } kincstartalékából.
                            }
                       *[other] { part-means }elvettél { object-gold } { $seat } kincstartalékából.
                    }
               *[known]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] { agent } kirabolta { BEFORE("the", FORM($turn, "acc")) }: { $seat } { object-gold } vesztett.
                               *[none] { agent } elvett { object-gold } { $seat } kincstartalékából.
                            }
                       *[other] { agent } elvett { object-gold } { $seat } kincstartalékából.
                    }
            }
       *[seat]
            { ID($cause) ->
                [emperor]
                    { $case ->
                        [seat] { BEFORE("the", $cause) } ({ $other }) { object-gold } kapott tőled a koronáért.
                        [other] { $seat } { object-gold } adott neked a koronáért.
                       *[known] { BEFORE("the", $cause) } ({ $other }) { object-gold } kapott { $seat } kincstartalékából a koronáért.
                    }
                [blackmailer]
                    { $case ->
                        [seat] { BEFORE("the", $cause) } ({ $other }) { count-gold } kenőpénzt kapott tőled.
                        [other] { $seat } { count-gold } kenőpénzt adott neked.
                       *[known] { BEFORE("the", $cause) } ({ $other }) { count-gold } kenőpénzt kapott { $seat } kincstartalékából.
                    }
               *[other]
                    { $case ->
                        [seat] { part-means }{ object-gold } fizettél { $other } kincstartalékába.
                        [other] { agent } { object-gold } fizetett neked.
                       *[known] { agent } { object-gold } fizetett { $other } kincstartalékába.
                    }
            }
    }
    .then =
        { ID($cause) ->
            [thief] Nem maradt aranyad, de a kör így is a tiéd.
            [blackmailer] Nem maradt aranyad, de a köröd folytatódik.
           *[other] { "" }
        }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] elvettél { object-gold } { $seat } kincstartalékából
                   *[known] elvett { object-gold } { $seat } kincstartalékából
                }
           *[seat]
                { $case ->
                    [seat] { object-gold } fizettél { $other } kincstartalékába
                   *[known] { object-gold } fizetett { $other } kincstartalékába
                }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } ki akart rabolni, de nem volt aranyad.
        [other] { part-means }kiraboltad volna { $seat } kincstartalékát, de az üres volt.
       *[known] { agent } kirabolta volna { $seat } kincstartalékát, de az üres volt.
    }
event-taxed =
    { ID($cause) ->
        [tax_collector]
            { $case ->
                [seat] { count-gold } adót fizettél az Adószedőnek.
               *[known] { $seat } { count-gold } adót fizetett az Adószedőnek.
            }
       *[other]
            { $case ->
                [seat] { count-gold } adót fizettél{ source }.
               *[known] { $seat } { count-gold } adót fizetett{ source }.
            }
    }
    .then = Mindenki fizeti, aki épít. Az arany arra a karakterre vár, aki beszedi.
    .clause =
        { $case ->
            [seat] { count-gold } adót fizettél
           *[known] { count-gold } adót fizetett
        }
event-collected =
    { $case ->
        [seat] { part-means }{ object-gold } szedtél be.
       *[known] { $seat } { part-means }{ object-gold } szedett be.
    }
    .clause =
        { $case ->
            [seat] { part-means }{ object-gold } szedtél be
           *[known] { part-means }{ object-gold } szedett be
        }

## Events: cards

event-drew =
    { $case ->
        [seat] { part-means }{ object-cards } húztál: { $cards }.
        [known] { $seat } { part-means }{ object-cards } húzott: { $cards }.
       *[hidden] { $seat } { part-means }{ object-cards } húzott.
    }
    .clause =
        { $case ->
            [seat] { part-means-anew }{ object-cards } húztál ({ $cards })
            [known] { part-means-anew }{ object-cards } húzott ({ $cards })
           *[hidden] { part-means-anew }{ object-cards } húzott
        }
event-kept =
    { $case ->
        [seat]
            { $count ->
                [1] Megtartottad { BEFORE("the", FORM($card, "acc")) }.
               *[other] Megtartottál { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } megtartotta { BEFORE("the", FORM($card, "acc")) }.
               *[other] { $seat } megtartott { object-cards }: { $cards }.
            }
       *[hidden] { $seat } megtartott { object-cards }.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] megtartottad { BEFORE("the", FORM($card, "acc")) }
                   *[other] megtartottál { object-cards } ({ $cards })
                }
            [known]
                { $count ->
                    [1] megtartotta { BEFORE("the", FORM($card, "acc")) }
                   *[other] megtartott { object-cards } ({ $cards })
                }
           *[hidden] megtartott { object-cards }
        }
event-returned =
    { $case ->
        [seat]
            { $count ->
                [1] A pakli aljára tetted { BEFORE("the", FORM($card, "acc")) }.
               *[other] A pakli aljára tettél { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } a pakli aljára tette { BEFORE("the", FORM($card, "acc")) }.
               *[other] { $seat } a pakli aljára tett { object-cards }: { $cards }.
            }
       *[hidden] { $seat } a pakli aljára tett { object-cards }.
    }
    .clause =
        { $case ->
            [seat] { object-cards } a pakli aljára tettél ({ $cards })
            [known] { object-cards } a pakli aljára tett ({ $cards })
           *[hidden] { object-cards } a pakli aljára tett
        }
    .clauses =
        { $case ->
            [seat] { object-cards } a pakli aljára tettél ({ $cards })
            [known] { object-cards } a pakli aljára tett ({ $cards })
           *[hidden] { object-cards } a pakli aljára tett
        }
event-shuffled = Megkeverték a paklit.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } elvette a kezedből { BEFORE("the", FORM($card, "acc")) }.
                [other] { part-means }elvetted { $seat } kezéből { BEFORE("the", FORM($card, "acc")) }.
                [known] { agent } elvette { $seat } kezéből { BEFORE("the", FORM($card, "acc")) }.
               *[hidden] { agent } elvett egy lapot { $seat } kezéből.
            }
       *[seat]
            { ID($cause) ->
                [emperor]
                    { $case ->
                        [seat] { BEFORE("the", $cause) } ({ $other }) megkapta tőled { BEFORE("the", FORM($card, "acc")) } a koronáért.
                        [other] { $seat } neked adta { BEFORE("the", FORM($card, "acc")) } a koronáért.
                        [known] { BEFORE("the", $cause) } ({ $other }) megkapta { $seat } kezéből { BEFORE("the", FORM($card, "acc")) } a koronáért.
                       *[hidden] { BEFORE("the", $cause) } ({ $other }) egy lapot kapott { $seat } kezéből a koronáért.
                    }
               *[other]
                    { $case ->
                        [seat] { part-means }{ $other } kezébe adtad { BEFORE("the", FORM($card, "acc")) }.
                        [other] { agent } neked adta { BEFORE("the", FORM($card, "acc")) }.
                        [known] { agent } { $other } kezébe adta { BEFORE("the", FORM($card, "acc")) }.
                       *[hidden] { agent } egy lapot adott { $other } kezébe.
                    }
            }
    }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] { part-means-anew }elvetted { $seat } kezéből { BEFORE("the", FORM($card, "acc")) }
                    [known] { part-means-anew }elvette { $seat } kezéből { BEFORE("the", FORM($card, "acc")) }
                   *[hidden] { part-means-anew }elvett egy lapot { $seat } kezéből
                }
           *[seat]
                { $case ->
                    [seat] { $other } kezébe adtad { BEFORE("the", FORM($card, "acc")) }{ source }
                    [known] { $other } kezébe adta { BEFORE("the", FORM($card, "acc")) }{ source }
                   *[hidden] egy lapot adott { $other } kezébe{ source }
                }
        }
    .clauses =
        { $doer ->
            [other]
                { $case ->
                    [seat] { part-means-anew }{ part-cards-each } vettél el { $seats } kezéből ({ $cards })
                    [known] { part-means-anew }{ part-cards-each } vett el { $seats } kezéből ({ $cards })
                   *[hidden] { part-means-anew }{ part-cards-each } vett el { $seats } kezéből
                }
           *[seat]
                { $case ->
                    [seat] { part-cards-each } adtál { $others } kezébe{ source } ({ $cards })
                    [known] { part-cards-each } adott { $others } kezébe{ source } ({ $cards })
                   *[hidden] { part-cards-each } adott { $others } kezébe{ source }
                }
        }
event-hands-swapped =
    { $case ->
        [seat] { part-means }elcserélted a lapjaidat { $other } lapjaira.
        [other] { agent } elcserélte a lapjait a tieidre.
       *[known] { agent } elcserélte a lapjait { $other } lapjaira.
    }
    .then = Minden lapod új: nézd meg őket.
    .clause =
        { $case ->
            [seat] { part-means }elcserélted a lapjaidat { $other } lapjaira
           *[known] { part-means }elcserélte a lapjait { $other } lapjaira
        }
event-looked =
    { $case ->
        [seat] Megnézted { $other } lapjait: { $cards }.
        [other] { agent } megnézte a lapjaidat.
        [known] { agent } megnézte { $other } lapjait: { $cards }.
       *[hidden] { agent } megnézte { $other } lapjait.
    }
    .clause =
        { $case ->
            [seat] { part-means-anew }megnézted { $other } lapjait ({ $cards })
            [known] { part-means-anew }megnézte { $other } lapjait ({ $cards })
           *[hidden] { part-means-anew }megnézte { $other } lapjait
        }
event-tucked =
    { $case ->
        [seat]
            { $count ->
                [1] A Múzeum alá csúsztattad { BEFORE("the", FORM($card, "acc")) }.
               *[other] A Múzeum alá csúsztattál { object-cards }: { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } a Múzeum alá csúsztatta { BEFORE("the", FORM($card, "acc")) }.
               *[other] { $seat } a Múzeum alá csúsztatott { object-cards }: { $cards }.
            }
       *[hidden] { $seat } a Múzeum alá csúsztatott { object-cards }.
    }
    .clause =
        { $case ->
            [seat] { object-cards } a Múzeum alá csúsztattál ({ $cards })
            [known] { object-cards } a Múzeum alá csúsztatott ({ $cards })
           *[hidden] { object-cards } a Múzeum alá csúsztatott
        }

## Events: cities

event-built =
    { $case ->
        [seat] Megépítetted { BEFORE("the", FORM($card, "acc")) } ({ gold-or-free }).
       *[known] { $seat } megépítette { BEFORE("the", FORM($card, "acc")) } ({ gold-or-free }).
    }
    .clause =
        { $case ->
            [seat] megépítetted { BEFORE("the", FORM($card, "acc")) } ({ gold-or-free })
           *[known] megépítette { BEFORE("the", FORM($card, "acc")) } ({ gold-or-free })
        }
event-confiscated =
    { $case ->
        [seat] { part-means }elkoboztad { $other } { FORM($card, "his") }.
        [other] { agent } elkobozta { BEFORE("the", FORM($card, "your")) }.
       *[known] { agent } elkobozta { $other } { FORM($card, "his") }.
    }
    .then = Az érte fizetett aranyat visszakaptad.
    .clause =
        { $case ->
            [seat] elkoboztad { $other } { FORM($card, "his") }
           *[known] elkobozta { $other } { FORM($card, "his") }
        }
event-destroyed =
    { $case ->
        [seat] { agent } elpusztította { BEFORE("the", FORM($card, "your")) }.
        [other] { part-means }elpusztítottad { $seat } { FORM($card, "his") }.
       *[known] { agent } elpusztította { $seat } { FORM($card, "his") }.
    }
    .then = A pontjai elvesztek, de a helye ismét szabad a városodban.
    .clause =
        { $case ->
            [seat] { part-means-anew }elpusztítottad { $seat } { FORM($card, "his") }
           *[known] { part-means-anew }elpusztította { $seat } { FORM($card, "his") }
        }
event-destroyed-own =
    { ID($cause) ->
        [necropolis]
            { $case ->
                [seat] { BEFORE("the", FORM($cause, "cau")) } feláldoztad { BEFORE("the", FORM($card, "your")) }.
               *[known] { $seat } { BEFORE("the", FORM($cause, "cau")) } feláldozta a saját { FORM($card, "his") }.
            }
       *[other]
            { $case ->
                [seat] { part-means }elpusztítottad a saját { FORM($card, "your") }.
               *[known] { $seat } { part-means }elpusztította a saját { FORM($card, "his") }.
            }
    }
    .clause =
        { ID($cause) ->
            [necropolis]
                { $case ->
                    [seat] { BEFORE("the", FORM($cause, "cau")) } feláldoztad { BEFORE("the", FORM($card, "your")) }
                   *[known] { BEFORE("the", FORM($cause, "cau")) } feláldozta a saját { FORM($card, "his") }
                }
           *[other]
                { $case ->
                    [seat] { part-means-anew }elpusztítottad a saját { FORM($card, "your") }
                   *[known] { part-means-anew }elpusztította a saját { FORM($card, "his") }
                }
        }
event-exchanged =
    { $case ->
        [seat] { part-means }elvetted { $other } { FORM($card, "his") }, és { BEFORE("the", FORM($second, "acc")) } adtad érte.
        [other] { agent } elvette { BEFORE("the", FORM($card, "your")) }, és { BEFORE("the", FORM($second, "acc")) } adta érte.
       *[known] { agent } elvette { $other } { FORM($card, "his") }, és { BEFORE("the", FORM($second, "acc")) } adta érte.
    }
    .then = Ha a tiéd drágább volt, a különbözetet megkaptad.
    .clause =
        { $case ->
            [seat] elcserélted { BEFORE("the", FORM($second, "acc")) } { $other } { FORM($card, "hissub") }
           *[known] elcserélte { BEFORE("the", FORM($second, "acc")) } { $other } { FORM($card, "hissub") }
        }
event-seized =
    { $case ->
        [seat] { part-means }elvetted { $other } { FORM($card, "his") }.
        [other] { agent } elvette { BEFORE("the", FORM($card, "your")) }.
       *[known] { agent } elvette { $other } { FORM($card, "his") }.
    }
    .then = Az árát megkaptad, és a helye ismét szabad a városodban.
    .clause =
        { $case ->
            [seat] elvetted { $other } { FORM($card, "his") }
           *[known] elvette { $other } { FORM($card, "his") }
        }
event-beautified =
    { $case ->
        [seat] Megszépítetted { BEFORE("the", FORM($card, "acc")) }.
       *[known] { $seat } megszépítette { BEFORE("the", FORM($card, "acc")) }.
    }
    .clause =
        { $case ->
            [seat] megszépítetted { BEFORE("the", FORM($card, "acc")) }
           *[known] megszépítette { BEFORE("the", FORM($card, "acc")) }
        }
event-replaced =
    { $case ->
        [seat] Lecserélted { BEFORE("the", FORM($card, "acc")) } { BEFORE("the", FORM($second, "sub")) }.
       *[known] { $seat } lecserélte { BEFORE("the", FORM($card, "acc")) } { BEFORE("the", FORM($second, "sub")) }.
    }
    .clause =
        { $case ->
            [seat] lecserélted { BEFORE("the", FORM($card, "acc")) } { BEFORE("the", FORM($second, "sub")) }
           *[known] lecserélte { BEFORE("the", FORM($card, "acc")) } { BEFORE("the", FORM($second, "sub")) }
        }
event-rescued =
    { $case ->
        [seat] A kezedbe vetted az elpusztított { $card } lapját.
       *[known] { $seat } a kezébe vette az elpusztított { $card } lapját.
    }
    .clause =
        { $case ->
            [seat] kézbe vetted az elpusztított { $card } lapját
           *[known] kézbe vette az elpusztított { $card } lapját
        }
event-completed =
    { $case ->
        [seat] A te városod készült el elsőként!
       *[known] { $seat } városa készült el elsőként!
    }
event-announced =
    { $case ->
        [seat] Bejelentetted, hogy előbb lesz vége a játéknak.
       *[known] { $seat } bejelentette, hogy előbb lesz vége a játéknak.
    }
    .clause =
        { $case ->
            [seat] bejelentetted, hogy előbb lesz vége a játéknak
           *[known] bejelentette, hogy előbb lesz vége a játéknak
        }

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { $case ->
                [seat] { part-means }megszerezted a koronát.
               *[known] { $seat } { part-means }megszerezte a koronát.
            }
        [me] { part-means }{ $seat } fejére tetted a koronát.
       *[none]
            { $case ->
                [seat] { agent } a te fejedre tette a koronát.
               *[known] { agent } { $seat } fejére tette a koronát.
            }
    }
    .then = Mostantól te szólítod a karaktereket, és a következő fordulóban te választasz elsőként.
    .clause =
        { $doer ->
            [seat]
                { $case ->
                    [seat] { part-means-anew }megszerezted a koronát
                   *[known] { part-means-anew }megszerezte a koronát
                }
           *[none]
                { $case ->
                    [seat] { part-means-anew }{ $seat } fejére tetted a koronát
                   *[known] { part-means-anew }{ $seat } fejére tette a koronát
                }
        }
event-killed =
    { $case ->
        [hit] { agent } meggyilkolt téged, { BEFORE("the", FORM($character, "acc")) }: ebből a fordulóból kimaradsz.
        [seat] Meggyilkoltad { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
       *[known] { agent } meggyilkolta { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
    }
    .then = Hallgatnod kell, amikor { BEFORE("the", FORM($character, "acc")) } szólítják. Az aranyad, a lapjaid és a városod biztonságban van.
    .clause =
        { $case ->
            [seat] meggyilkoltad { BEFORE("the", FORM($character, "acc")) } ({ $rank })
           *[known] meggyilkolta { BEFORE("the", FORM($character, "acc")) } ({ $rank })
        }
event-bewitched =
    { $case ->
        [hit] { agent } megbabonázott téged, { BEFORE("the", FORM($character, "acc")) }: csak nyersanyagot gyűjthetsz.
        [seat] Megbabonáztad { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
       *[known] { agent } megbabonázta { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
    }
    .then = Ha gyűjtöttél, { $seat } folytatja a körödet { BEFORE("the", $character) } képességeivel. Az aranyad, a lapjaid és a városod biztonságban van.
    .clause =
        { $case ->
            [seat] megbabonáztad { BEFORE("the", FORM($character, "acc")) } ({ $rank })
           *[known] megbabonázta { BEFORE("the", FORM($character, "acc")) } ({ $rank })
        }
event-robbed =
    { $case ->
        [hit] { agent } ki fog rabolni téged, { BEFORE("the", FORM($character, "acc")) }, amint szólítanak.
        [seat] Ki fogod rabolni { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
       *[known] { agent } ki fogja rabolni { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
    }
    .then = Elveszíted az összes aranyat, ami akkor nálad van. A köröd, a lapjaid és a városod biztonságban van.
    .clause =
        { $case ->
            [seat] kirablásra kiszemelted { BEFORE("the", FORM($character, "acc")) } ({ $rank })
           *[known] kirablásra kiszemelte { BEFORE("the", FORM($character, "acc")) } ({ $rank })
        }
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit] { agent } parancsot tett rád, { BEFORE("the", FORM($character, "sub")) }.
                [seat] Parancsot tettél { BEFORE("the", FORM($character, "sub")) } ({ $rank }).
               *[known] { agent } parancsot tett { BEFORE("the", FORM($character, "sub")) } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit] { agent } megfenyegetett téged, { BEFORE("the", FORM($character, "acc")) }.
                [seat] Megfenyegetted { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
               *[known] { agent } megfenyegette { BEFORE("the", FORM($character, "acc")) } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit] { agent } jelzőt tett rád, { BEFORE("the", FORM($character, "sub")) }: { $marker }.
                [seat] Jelzőt tettél { BEFORE("the", FORM($character, "sub")) } ({ $rank }): { $marker }.
               *[known] { agent } jelzőt tett { BEFORE("the", FORM($character, "sub")) } ({ $rank }): { $marker }.
            }
    }
    .then =
        { ID($marker) ->
            [warrant] Ha ez az aláírt, elkobozható az első kerület, amelyért fizetsz.
            [threat] Gyűjtés után aranyad felével megválthatod magad, vagy kockáztatsz.
           *[other] { "" }
        }
    .clause =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] parancsot tettél { BEFORE("the", FORM($character, "sub")) } ({ $rank })
                   *[known] parancsot tett { BEFORE("the", FORM($character, "sub")) } ({ $rank })
                }
            [threat]
                { $case ->
                    [seat] megfenyegetted { BEFORE("the", FORM($character, "acc")) } ({ $rank })
                   *[known] megfenyegette { BEFORE("the", FORM($character, "acc")) } ({ $rank })
                }
           *[other]
                { $case ->
                    [seat] jelzőt tettél { BEFORE("the", FORM($character, "sub")) } ({ $rank }): { $marker }
                   *[known] jelzőt tett { BEFORE("the", FORM($character, "sub")) } ({ $rank }): { $marker }
                }
        }
    .clauses =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] parancsot tettél { $characters } jelzőjére
                   *[known] parancsot tett { $characters } jelzőjére
                }
            [threat]
                { $case ->
                    [seat] fenyegetést tettél { $characters } jelzőjére
                   *[known] fenyegetést tett { $characters } jelzőjére
                }
           *[other]
                { $case ->
                    [seat] megjelölted { $characters } lapját: { $marker }
                   *[known] megjelölte { $characters } lapját: { $marker }
                }
        }
event-spied =
    { $case ->
        [seat] Kikémlelted { $other } lapjait, { $type } kerületek után kutatva.
        [other] { agent } kikémlelte a lapjaidat, { $type } kerületek után kutatva.
       *[known] { agent } kikémlelte { $other } lapjait, { $type } kerületek után kutatva.
    }
    .then = Minden ilyen lap 1 aranyadba kerül, amíg van aranyad.
    .clause =
        { $case ->
            [seat] { $type } kerületek után kutatva kikémlelted { $other } lapjait
           *[known] { $type } kerületek után kutatva kikémlelte { $other } lapjait
        }
event-bribed =
    { $case ->
        [seat] { count-gold } kenőpénzt fizettél a Zsarolónak ({ $other }).
        [other] { $seat } { count-gold } kenőpénzt fizetett neked.
       *[known] { $seat } { count-gold } kenőpénzt fizetett a Zsarolónak ({ $other }).
    }
    .clause =
        { $case ->
            [seat] { count-gold } kenőpénzt fizettél a Zsarolónak ({ $other })
           *[known] { count-gold } kenőpénzt fizetett a Zsarolónak ({ $other })
        }
event-refused =
    { $case ->
        [seat] Nem fizettél kenőpénzt.
       *[known] { $seat } nem fizetett kenőpénzt.
    }
    .clause =
        { $case ->
            [seat] nem fizettél kenőpénzt
           *[known] nem fizetett kenőpénzt
        }
event-threat-revealed =
    { $count ->
        [1]
            { $case ->
                [seat] Felfedted a fenyegetést: virágos! { $other } minden aranyát elveszíti.
                [other] { agent } felfedte az ellened szóló fenyegetést: virágos! Minden aranyadat elveszíted.
               *[known] { agent } felfedte a fenyegetést: virágos! { $other } minden aranyát elveszíti.
            }
       *[0]
            { $case ->
                [seat] Felfedted a fenyegetést: nincs rajta virág. { $other } megúszta.
                [other] { agent } felfedte az ellened szóló fenyegetést: nincs rajta virág. Megúsztad!
               *[known] { agent } felfedte a fenyegetést: nincs rajta virág. { $other } megúszta.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] Felfedted { BEFORE("the", FORM($character, "sub")) } ({ $rank }) tett aláírt parancsot.
       *[known] { agent } felfedte { BEFORE("the", FORM($character, "sub")) } ({ $rank }) tett aláírt parancsot.
    }
    .clause =
        { $case ->
            [seat] felfedted { BEFORE("the", FORM($character, "sub")) } tett aláírt parancsot
           *[known] felfedte { BEFORE("the", FORM($character, "sub")) } tett aláírt parancsot
        }
event-protected =
    { $case ->
        [seat] Ebben a körben védve vagy.
       *[known] { $seat } ebben a körben védve van.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] Kijátszottad { BEFORE("the", FORM($card, "acc")) }.
       *[known] { $seat } kijátszotta { BEFORE("the", FORM($card, "acc")) }.
    }
    .clause =
        { $case ->
            [seat] kijátszottad { BEFORE("the", FORM($card, "acc")) }
           *[known] kijátszotta { BEFORE("the", FORM($card, "acc")) }
        }
event-used =
    { $case ->
        [seat] Használtad { BEFORE("the", FORM($card, "acc")) }.
       *[known] { $seat } használta { BEFORE("the", FORM($card, "acc")) }.
    }
    .clause =
        { $case ->
            [seat] használtad { BEFORE("the", FORM($card, "acc")) }
           *[known] használta { BEFORE("the", FORM($card, "acc")) }
        }
event-used-at =
    { $case ->
        [seat] { object-gold } tettél { $other } { FORM($card, "hissub") }.
        [other] { $seat } { object-gold } tett nálad { BEFORE("the", FORM($card, "sub")) }.
       *[known] { $seat } { object-gold } tett { $other } { FORM($card, "hissub") }.
    }
    .clause =
        { $case ->
            [seat] { object-gold } tettél { $other } { FORM($card, "hissub") }
           *[known] { object-gold } tett { $other } { FORM($card, "hissub") }
        }
event-ended = A játék véget ért.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay = { $character } ({ $rank }) letétele képpel lefelé
choice-swap-roles = A karaktered elcserélése { $name } karakterére
choice-give-role = { $character } ({ $rank }) odaadása

## Choices: in every turn

choice-gold = { count-gold } felvétele
    .short = { count-gold } felvétele
choice-cards =
    { $kept ->
        [all] { count-cards } húzása, mindet megtartod
        [1] { count-cards } húzása, egyet megtartasz
       *[other] { count-cards } húzása, { $kept } lapot megtartasz
    }
    .short = { count-cards } húzása
choice-keep = { $card } megtartása ({ $facts })
choice-build = { $card } megépítése ({ price })
choice-end = A kör befejezése
    .short = Kör vége
choice-income =
    { $unit ->
        [cards] Bevétel { BEFORE("the", $type) } kerületeidért: { count-cards }
       *[gold] Bevétel { BEFORE("the", $type) } kerületeidért: { count-gold }
    }
    .short =
        { $unit ->
            [cards] Bevétel: { count-cards }
           *[gold] Bevétel: { count-gold }
        }
choice-bonus-queen-takes = A Királynő felfedése és 3 arany felvétele
choice-bonus-ability-gain =
    { $unit ->
        [cards] { count-cards } felvétele
       *[gold] { count-gold } felvétele
    }
choice-bonus-effect-gain =
    { $unit ->
        [cards] { count-cards } húzása
       *[gold] { count-gold } felvétele
    }
choice-bonus-merchant = Plusz 1 arany felvétele
choice-bonus-architect = Plusz 2 lap húzása
choice-bonus-queen = 3 arany felvétele, mert melletted ül a 4-es rangú karakter
choice-bonus = A karakterrel járó nyersanyag felvétele

## Choices: answers

choice-decline-theater-swap = Nincs csere
choice-decline-confiscate = A kerület maradjon az építőé
choice-decline-reveal-threat = A fenyegetés maradjon felfedetlen
choice-decline-rescue = A lap nem kell
choice-decline-cash-in = Az arany maradjon rajta
choice-decline-ring-bell = Szokásos befejezés
choice-decline-answer-death = Hallgatás
choice-decline-claim-crown = Hallgatás
choice-decline-replace-by = Mégsem
choice-decline-lighthouse-take = Egyik sem kell
choice-decline-shield = Nem kell védelem
choice-decline-keep = Egyik sem kell
choice-decline-wizard-take = Egyik sem kell
choice-decline-peek-take = Egyik sem kell
choice-decline-pass-crown = A korona maradjon, ahol van
choice-decline-heir-crown = A korona maradjon, ahol van
choice-decline-monument-counts = Most nem: egynek számít
choice-decline-queen-takes = Hallgatás
choice-decline-ability-gain = Nem kell
choice-decline-effect-gain = Nem kell
choice-decline = Nem
choice-done-redraw = Kész: ugyanennyi új lap húzása
choice-done-pay-with-cards = A többi kifizetése arannyal, majd építés
choice-done = Kész
choice-discard-redraw = { $card } a pakli aljára
choice-discard-laboratory-discard = { $card } odaadása { $count } aranyért
choice-discard-pay-with-cards = Fizetés { BEFORE("the", FORM($card, "ins")) }
choice-discard = { $card } eldobása
choice-give = { $card } odaadása ({ $facts })
choice-take = { $card } elvétele ({ $facts })

## Choices: other ways to build

choice-build-with = { $card } megépítése { BEFORE("the", $second) } árán
choice-build-over = { $card } megépítése { BEFORE("the", $second) } árán
choice-pay-with-cards = { $card } megépítése ({ price }), lapokkal fizetve

## Choices: characters

choice-kill = { $character } ({ $rank }) meggyilkolása
choice-bewitch = { $character } ({ $rank }) megbabonázása
choice-warrant = Parancs { BEFORE("the", FORM($character, "sub")) } ({ $rank })
choice-sign = Aláírt parancs { BEFORE("the", FORM($character, "sub")) } ({ $rank })
choice-confiscate = A kerület elkobzása
choice-rob = { $character } ({ $rank }) kirablása
choice-spy = { $name } kikémlelése: { $type } lapok
choice-threaten = { $character } ({ $rank }) megfenyegetése
choice-flower = Virágos fenyegetés { BEFORE("the", FORM($character, "sub")) } ({ $rank })
choice-bribe = A kenőpénz kifizetése ({ count-gold })
choice-refuse = A fizetés megtagadása
choice-reveal = A fenyegetés felfedése
choice-swap-hands = Minden lapod elcserélése { $name } lapjaira ({ count-cards })
choice-redraw = Lapcsere a paklival
choice-look = { $name } lapjainak megnézése ({ count-cards })
choice-take-and-build = { $card } elvétele és azonnali megépítése ({ price })
choice-foresee = Egy-egy véletlen lap húzása minden más játékostól
choice-crown =
    { $mine ->
        [yes] A korona elvétele
       *[no] { $name } kapja a koronát
    }
choice-levy-gold = 1 arany elvétele
choice-levy-card = 1 véletlen lap elvétele
choice-pay-gold = 1 arany odaadása
choice-give-random = 1 véletlen lap odaadása
choice-income-gold = Bevétel { BEFORE("the", $type) } kerületeidért: { count-gold }, { drawn-cards }
    .short = Bevétel: { count-gold }, { drawn-cards }
choice-alms = 1 arany elvétele { $name } kincstartalékából
choice-borrow = { $card } megépítése ({ price }), ebből { object-gold } { $name } ad lapokért
choice-bonus-gold = Plusz 4 arany felvétele
choice-bonus-cards = Plusz 4 lap húzása
choice-study = 7 lap húzása, egyet megtartasz
choice-destroy =
    { $mine ->
        [yes] { $card } elpusztítása a saját városodban ({ price })
       *[no] { $card } elpusztítása { $name } városában ({ price })
    }
choice-exchange = Csere { $name } { FORM($card, "hissub") }
choice-hand-over =
    { $price ->
        [0] { $card } odaadása ráfizetés nélkül
       *[other] { $card } odaadása { price } ráfizetéssel
    }
choice-seize = { $card } elvétele { $name } városából ({ price })
choice-beautify = { $card } megszépítése ({ price })
choice-collect = Az adó beszedése ({ price })

## Choices: districts and action cards

choice-use-smithy = Kovácsműhely: 3 lap vásárlása 2 aranyért
choice-use-laboratory = Laboratórium: egy lap odaadása aranyért
choice-use-museum = Múzeum: egy lap alácsúsztatása
choice-use-armory = Fegyvertár: pusztuljon el egy másik kerülettel együtt
choice-use-hospital = Ispotály: előlépés és gyűjtés
choice-use-monument = Emlékmű: számítson két kerületnek
choice-use = { $card } használata
choice-play = { $card } kijátszása
choice-tuck = { $card } a Múzeum alá
choice-announce-monument-counts = Számítson két kerületnek
choice-announce = Korábbi befejezés bejelentése
choice-rescue = A lap kézbe vétele ({ price })
choice-thank = „Köszönöm, Excellenciád!”
choice-visit = { $name } Pénztárkocsija: 1 aranyért 3 lap húzása, egyet megtartasz
choice-cash-in = { $price } arany elvétele, a Pénztárkocsi eldobása
choice-replace = { $card } lecserélése ({ price })
choice-replace-by = { $card } megépítése helyette ({ $facts })

## Choices that name the same player, under one heading

group-build = Építés
group-borrow = Építés { $name } aranyából
group-spy = { $name } kikémlelése
group-destroy = Pusztítás { $name } városában
group-exchange = Csere { $name } egyik kerületére
group-seize = Elvétel { $name } városából

## Choices that are easily forgotten, whatever their target

remind-kill = Egy karakter meggyilkolása
remind-bewitch = Egy karakter megbabonázása
remind-warrant = Parancsok kiosztása
remind-rob = Egy karakter kirablása
remind-spy = Egy játékos kikémlelése
remind-threaten = Fenyegetések kiosztása
remind-swap-hands = Lapcsere egy játékossal
remind-look = Egy játékos lapjainak megnézése
remind-income-gold = A bevétel felvétele
remind-alms = 1 arany elvétele a leggazdagabb játékostól
remind-pick = Egy karakter választása
remind-lay = Egy karakter letétele képpel lefelé
remind-swap-roles = Karaktercsere egy játékossal
remind-give-role = Egy karakter odaadása
remind-keep = Egy lap megtartása
remind-build = Egy kerület megépítése
remind-discard = Egy lap eldobása
remind-give = Egy lap odaadása
remind-take = Egy lap elvétele
remind-take-and-build = Egy lap elvétele és megépítése
remind-build-with = Építés egy kerület elpusztításával
remind-build-over = Építés egy kerület helyére
remind-pay-with-cards = Építés lapokkal fizetve
remind-sign = Az aláírt parancs kijelölése
remind-flower = A virágos fenyegetés kijelölése
remind-crown = A korona továbbadása
remind-borrow = Építés egy másik játékos aranyából
remind-destroy = Egy kerület elpusztítása
remind-exchange = Egy kerület elcserélése
remind-hand-over = Egy kerület odaadása
remind-seize = Egy kerület elvétele
remind-beautify = Egy kerület megszépítése
remind-use = Egy kerület használata
remind-play = Egy akciókártya kijátszása
remind-tuck = Egy lap a Múzeum alá
remind-visit = Egy Pénztárkocsi felkeresése
remind-replace = Egy kerület lecserélése
remind-replace-by = Az új kerület kiválasztása

## Markers on a character

mark-dagger = meggyilkolva
mark-mask = ki fogják rabolni
mark-spell = megbabonázva
mark-warrant = parancs
    .real = aláírt parancs
    .plain = alá nem írt parancs
mark-threat = fenyegetés
    .real = virágos fenyegetés
    .plain = jelöletlen fenyegetés

## Questions

question-pick = Melyik karaktert választod?
question-lay = Melyik karaktert teszed le képpel lefelé?
question-theater-swap = Színház: kivel cserélsz karaktert?
question-theater-give = Melyik karakteredet kapja { $name }?
question-turn =
    { $must ->
        [gather] Te vagy { BEFORE("the", $character) } ({ $rank }), és te jössz. Gyűjts aranyat vagy lapot!
       *[no] Te vagy { BEFORE("the", $character) } ({ $rank }), és te jössz. Mit teszel?
    }
question-courtesy = Te vagy { BEFORE("the", $character) } ({ $rank }), és te jössz. { $name } a Bálteremből szólított.
question-keep =
    { $count ->
        [1] Melyik lapot tartod meg?
       *[other] Melyik { $count } lapot tartod meg? Egyenként válassz!
    }
question-answer-death = Szólítják a meggyilkolt { FORM($character, "acc") } ({ $rank }). Mit teszel?
question-shield = Célba vették a karakteredet, { BEFORE("the", FORM($character, "acc")) } ({ $rank }). Megvéded magad?
question-claim-crown = Senki sem veszi el a koronát. Elveszed?
question-lay-warrant = Hová kerüljön a következő parancs? (még { $count } van hátra)
question-sign-warrant = A három parancs közül melyik az aláírt? Csak te fogod tudni.
question-confiscate = { $name } kifizette { BEFORE("the", FORM($card, "acc")) } ({ price }), de te parancsot tettél { BEFORE("the", FORM($character, "sub")) }. Elkobzod?
question-lay-threat = Hová kerüljön a második fenyegetés?
question-flower-threat = Melyik fenyegetés a virágos? Csak te fogod tudni.
question-bribe = { $name } megfenyegetett. Odaadod kenőpénznek az aranyad felét?
question-reveal-threat = { $name } nem fizet kenőpénzt. Felfeded { BEFORE("the", FORM($character, "sub")) } ({ $rank }) tett fenyegetést?
question-redraw = Mely lapok kerüljenek a pakli aljára? (eddig { $count })
question-wizard-take = { $name } lapjai közül melyiket veszed el?
question-seer-give = Melyik lapodat kapja { $name }?
question-levy = Mit adjon neked { $name }?
question-pass-crown = Ki kapja a koronát?
question-tribute = Tiéd a korona. Mit kapjon érte { $name }?
question-give-for-crown = Tiéd a korona. Mit kapjon érte { $name }?
question-heir-crown = Felfedték a meggyilkolt Királyodat. Elveszed a koronát?
question-ability-gain = Felveszed { BEFORE("the", $character) } aranyát?
question-effect-gain = Felveszed, amit { BEFORE("the", $card) } ad?
question-queen-takes = Melletted { BEFORE("the", $character) } ({ $rank }) kezdi a körét. Felfeded most a Királynőt 3 aranyért?
question-cardinal-give = Melyik lapodat kapja { $name } az aranyért? (még { $count } van hátra)
question-hand-over = Melyik kerületedet kapja { $name } { BEFORE("the", FORM($card, "cau")) }?
question-pay-with-cards = Melyik lappal fizetsz { BEFORE("the", FORM($card, "cau")) }? (eddig { $count })
question-laboratory-discard = Melyik lapot adod oda aranyért?
question-museum-tuck = Melyik lap kerüljön a Múzeum alá?
question-armory-target = Melyik kerület pusztuljon el a Fegyvertárral együtt?
question-rescue = Kézbe veszed { BEFORE("the", FORM($card, "acc")) } 1 aranyért?
question-lighthouse-take = Melyik lapot veszed ki a pakliból?
question-ring-bell =
    { $count ->
        [2] Hét kerülettel legyen kész egy város?
       *[other] Érjen véget a játék egy kerülettel előbb?
    }
question-monument-counts = Számítson mostantól két kerületnek az Emlékműved?
question-peek = Kinek a lapjait nézed meg?
question-peek-take = { $name } lapjai közül melyiket veszed el?
question-replace = Melyik kerületedet cseréled le { BEFORE("the", FORM($card, "sub")) }?
question-replace-by = Melyik kerület kerüljön a helyére?
question-cash-in = Használták a Pénztárkocsidat. Elveszel róla { $price } aranyat, és eldobod a kocsit?

## The score sheet

score-district = { $name }
score-silver = Ezüstérmék: { $name }
score-all-types = Mind az öt típus
score-first-complete = Elsőként befejezett város
score-complete = Befejezett város
score-effect = Pluszpont: { $name }
score-hand = Kézben: { $name }
score-total = Összesen

## The coach

coach-chance = nyerési esély { $percent }%
coach-equal = nagyjából egyenlő
coach-all-equal = Ezek nagyjából egyenlők.

## Homebrew cards without texts

event-without-text = { $seat }: { $what }.
event-without-text-about = { $seat }: { $what } ({ $about }).
choice-without-text = { $what }
choice-without-text-about = { $what }: { $about }
choice-with-price = { $choice } ({ price })
group-without-text = { $what }: { $name }
question-without-text = { $what }?
