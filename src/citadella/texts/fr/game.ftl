### Events, choices and questions of a game, in French.
###
### See en/game.ftl for the variables. Sentences are in the present: it suits a game log, and no
### participle tells the gender of a player. The reader is “vous”; nothing agrees with the reader.
###
### Forms of names: `le`, `du`, `au` and, for cards, `un`, all with the article; types have
### `districts` and `cards`. `gender` is `m`, `f` or `p` (feminine plural). A name without forms is
### used like a proper name, without an article (“bâtit Moulin”, “de Moulin”).
### `part-you` begins a sentence about what the reader does: “En tant que Voleur, vous”.

## Amounts as the object of a sentence, and other parts of sentences

object-gold =
    { $count ->
        [one] { $count } pièce d’or
       *[other] { $count } pièces d’or
    }
object-cards = { count-cards }
form-le = { $name }
form-du = { BEFORE("de", $name) }
form-au = à { $name }
form-un = { $name }
form-districts = quartiers { $name }
form-cards = cartes { $name }
before-de = de
    .other = d’
    .pattern = h(?:[eéèêëioôuyœ]|adr)|[aàâäáãåæeéèêëiîïíoôöóøœuùûüú]|y(?![aàâäeéèêëiîïoôöuùûü])
before-as = en tant que
    .other = en tant qu’
    .pattern = h(?:[eéèêëioôuyœ]|adr)|[aàâäáãåæeéèêëiîïíoôöóøœuùûüú]|y(?![aàâäeéèêëiîïoôöuùûü])
price =
    { $price ->
        [0] { price-free }
       *[other]
            { $price ->
                [one] { $price } pièce
               *[other] { $price } pièces
            }
    }
gold-or-free =
    { $count ->
        [0] { price-free }
       *[other] { count-gold }
    }
drawn-cards =
    { $drawn ->
        [one] { $drawn } carte
       *[other] { $drawn } cartes
    }
price-free = gratuit
kind-noble = noble
kind-religious = religieux
kind-trade = commerçant
kind-military = militaire
kind-unique = merveille
facts-district = { $type }, { $count }
facts-unbuildable = { $type }, impossible à bâtir
facts-action = carte Action
# “un pot-de-vin d’une pièce d’or”
part-of-gold =
    { $count ->
        [1] d’une pièce d’or
       *[other] de { object-gold }
    }
# “votre Château, vos Écuries”
part-your =
    { FEATURE($card, "gender") ->
        [p] vos { $card }
       *[other] votre { $card }
    }
# “votre propre Château, sa propre Taverne”
part-own =
    { $case ->
        [seat]
            { FEATURE($card, "gender") ->
                [p] vos propres { $card }
               *[other] votre propre { $card }
            }
       *[known]
            { FEATURE($card, "gender") ->
                [f] sa propre { $card }
                [p] ses propres { $card }
               *[other] son propre { $card }
            }
    }
# “du Roi ensorcelé”
part-bewitched =
    { FEATURE($character, "gender") ->
        [f] { FORM($character, "du") } ensorcelée
       *[other] { FORM($character, "du") } ensorcelé
    }

## The cause and the player behind it: $source ends a sentence about what somebody gets, $agent
## begins one

source =
    { KIND($cause) ->
        [type]
            { $case ->
                [seat] { " " }pour vos { FORM($cause, "districts") }
               *[known] { " " }pour ses { FORM($cause, "districts") }
            }
        [none] { "" }
       *[other] { " " }grâce { FORM($cause, "au") }
    }
agent =
    { KIND($cause) ->
        [character] { FORM($cause, "le") } ({ $by })
        [card] { $by } ({ $cause })
       *[other] { $by }
    }
part-you =
    { KIND($cause) ->
        [character] { BEFORE("as", $cause) }, vous
        [card] grâce { FORM($cause, "au") }, vous
       *[other] vous
    }
# What is neither a gain nor an action of the card: “paie 2 pièces d’or (Forge)”.
part-note =
    { KIND($cause) ->
        [character] { " " }({ $cause })
        [card] { " " }({ $cause })
       *[other] { "" }
    }
# Who gives something: the character whose deal it is, or a player who owes it to a character.
part-giver =
    { ID($cause) ->
        [cardinal] { agent }
        [diplomat] { agent }
        [marshal] { agent }
        [seer] { agent }
       *[other] { $seat }
    }
part-you-give =
    { ID($cause) ->
        [cardinal] { part-you }
        [diplomat] { part-you }
        [marshal] { part-you }
        [seer] { part-you }
       *[other] vous
    }
part-gift =
    { ID($cause) ->
        [cardinal] { " " }contre l’or
        [diplomat] { " " }pour l’échange
        [emperor] { " " }pour la couronne
        [marshal] { " " }pour le quartier
        [seer] { "" }
       *[other] { part-note }
    }

## The log: what a player did in a turn, as clauses of one sentence

story-turn =
    { $case ->
        [seat] Vous { $said }.
       *[known] { $seat } { $said }.
    }
story-and = { $list } et { $last }
ranked = { FORM($character, "le") } ({ $rank })

## Events: the selection of characters

event-round =
    { $case ->
        [seat] Manche { $count }. Vous avez la couronne.
       *[known] Manche { $count }. { $seat } a la couronne.
    }
event-face-up = On écarte { FORM($character, "le") } ({ $rank }) face visible.
event-picked =
    { $case ->
        [seat] Vous choisissez { FORM($character, "le") } ({ $rank }).
        [known] { $seat } choisit { FORM($character, "le") } ({ $rank }).
       *[hidden] { $seat } choisit un personnage.
    }
event-laid-down =
    { $case ->
        [seat] Vous écartez { FORM($character, "le") } ({ $rank }) face cachée.
        [known] { $seat } écarte { FORM($character, "le") } ({ $rank }) face cachée.
       *[hidden] { $seat } écarte un personnage face cachée.
    }
event-roles-swapped =
    { $case ->
        [seat] { part-you } échangez votre personnage avec { $other }.
        [other] { agent } échange son personnage avec le vôtre.
       *[known] { agent } échange son personnage avec { $other }.
    }
    .then = Vous avez maintenant un autre personnage : regardez votre carte.
event-role-received =
    { $case ->
        [seat] Votre nouveau personnage est { FORM($character, "le") } ({ $rank }).
        [known] { $seat } a maintenant { FORM($character, "le") } ({ $rank }).
       *[hidden] { $seat } découvre son nouveau personnage.
    }

## Events: the calls

event-called = On appelle { FORM($character, "le") } ({ $rank }).
event-unanswered = Personne ne répond pour { FORM($character, "le") } ({ $rank }).
    .several = Personne ne répond pour { $characters }.
event-revealed =
    { $case ->
        [seat] Vous êtes { FORM($character, "le") } ({ $rank }).
       *[known] { $seat } est { FORM($character, "le") } ({ $rank }).
    }
    .opening =
        { $case ->
            [seat] { BEFORE("as", $character) } ({ $rank }), vous { $said }.
           *[known] { FORM($character, "le") } ({ $seat }) { $said }.
        }
event-turn-ended =
    { ID($cause) ->
        [witch]
            { $case ->
                [seat] Votre tour s’interrompt.
               *[known] Le tour { BEFORE("de", $seat) } s’interrompt.
            }
       *[other]
            { $case ->
                [seat] Votre tour est terminé.
               *[known] Le tour { BEFORE("de", $seat) } est terminé.
            }
    }
event-turn-lost =
    { $case ->
        [seat] Vous oubliez de remercier { agent } et perdez votre tour.
       *[known] { $seat } oublie de dire merci et perd son tour{ part-note }.
    }
event-thanked =
    { $case ->
        [seat] « Merci, Votre Excellence », dites-vous à { $other }.
        [other] « Merci, Votre Excellence », vous dit { $seat }.
       *[known] « Merci, Votre Excellence », dit { $seat } à { $other }.
    }
event-resumed =
    { $case ->
        [seat] Vous reprenez votre tour à la place { part-bewitched } ({ $rank }).
       *[known] { agent } reprend son tour à la place { part-bewitched } ({ $rank }).
    }
    .opening =
        { $case ->
            [seat] À la place { part-bewitched } ({ $rank }), vous { $said }.
           *[known] À la place { part-bewitched }, { $seat } { $said }.
        }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] Vous collectez { object-gold }.
               *[known] { $seat } collecte { object-gold }.
            }
        [alchemist]
            { $case ->
                [seat] Vous récupérez { object-gold }{ source }.
               *[known] { $seat } récupère { object-gold }{ source }.
            }
        [magistrate]
            { $case ->
                [seat] Vous récupérez { object-gold }.
               *[known] { $seat } récupère { object-gold }.
            }
       *[other]
            { $case ->
                [seat] Vous gagnez { object-gold }{ source }.
               *[known] { $seat } gagne { object-gold }{ source }.
            }
    }
    .clause =
        { ID($cause) ->
            [gathered-resources]
                { $case ->
                    [seat] collectez { object-gold }
                   *[known] collecte { object-gold }
                }
            [magistrate]
                { $case ->
                    [seat] récupérez { object-gold }
                   *[known] récupère { object-gold }
                }
           *[other]
                { $case ->
                    [seat] gagnez { object-gold }{ source }
                   *[known] gagne { object-gold }{ source }
                }
        }
event-paid-gold =
    { $case ->
        [seat]
            { KIND($cause) ->
                [character] { part-you } payez { object-gold }.
               *[other] Vous payez { object-gold }{ part-note }.
            }
       *[known] { agent } paie { object-gold }.
    }
    .clause =
        { $case ->
            [seat] payez { object-gold }{ part-note }
           *[known] paie { object-gold }{ part-note }
        }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } vous prend { object-gold }.
                [other]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] Vous détroussez { FORM($turn, "le") } et prenez { object-gold } à { $seat }.
                               *[none] Vous détroussez { $seat } : { object-gold }.
                            }
                       *[other] { part-you } prenez { object-gold } à { $seat }.
                    }
               *[known]
                    { ID($cause) ->
                        [thief]
                            { KIND($turn) ->
                                [character] { agent } détrousse { FORM($turn, "le") } et prend { object-gold } à { $seat }.
                               *[none] { agent } détrousse { $seat } : { object-gold }.
                            }
                       *[other] { agent } prend { object-gold } à { $seat }.
                    }
            }
       *[seat]
            { $case ->
                [seat] { part-you-give } versez { object-gold } à { $other }{ part-gift }.
                [other] { part-giver } vous verse { object-gold }{ part-gift }.
               *[known] { part-giver } verse { object-gold } à { $other }{ part-gift }.
            }
    }
    .then =
        { ID($cause) ->
            [thief] Vous n’avez plus d’or, mais vous jouez quand même votre tour.
            [blackmailer] Vous n’avez plus d’or, mais votre tour continue.
           *[other] { "" }
        }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] prenez { object-gold } à { $seat }{ part-note }
                   *[known] prend { object-gold } à { $seat }{ part-note }
                }
           *[seat]
                { $case ->
                    [seat] versez { object-gold } à { $other }{ part-gift }
                   *[known] verse { object-gold } à { $other }{ part-gift }
                }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } vous détrousse, mais vous n’avez pas d’or.
        [other] Vous détroussez { $seat } sans trouver d’or.
       *[known] { agent } détrousse { $seat } sans trouver d’or.
    }
event-taxed =
    { KIND($cause) ->
        [character]
            { $case ->
                [seat] Vous payez { object-gold } de taxe { FORM($cause, "au") }.
               *[known] { $seat } paie { object-gold } de taxe { FORM($cause, "au") }.
            }
       *[other]
            { $case ->
                [seat] Vous payez { object-gold } de taxe.
               *[known] { $seat } paie { object-gold } de taxe.
            }
    }
    .then = Qui bâtit paie cette taxe. L’or attend le personnage qui la perçoit.
    .clause =
        { $case ->
            [seat] payez { object-gold } de taxe
           *[known] paie { object-gold } de taxe
        }
event-collected =
    { ID($cause) ->
        [ticket_booth]
            { $case ->
                [seat] Vous récupérez { object-gold } sur votre Guichet.
               *[known] { $seat } récupère { object-gold } sur son Guichet.
            }
       *[other]
            { $case ->
                [seat] { part-you } percevez { object-gold }.
               *[known] { agent } perçoit { object-gold }.
            }
    }
    .clause =
        { ID($cause) ->
            [ticket_booth]
                { $case ->
                    [seat] récupérez { object-gold } sur votre Guichet
                   *[known] récupère { object-gold } sur son Guichet
                }
           *[other]
                { $case ->
                    [seat] percevez { object-gold }{ part-note }
                   *[known] perçoit { object-gold }{ part-note }
                }
        }

## Events: cards

event-drew =
    { $case ->
        [seat] Vous piochez { object-cards }{ source } : { $cards }.
        [known] { $seat } pioche { object-cards }{ source } : { $cards }.
       *[hidden] { $seat } pioche { object-cards }{ source }.
    }
    .clause =
        { $case ->
            [seat] piochez { object-cards }{ source } ({ $cards })
            [hidden] pioche { object-cards }{ source }
           *[known] pioche { object-cards }{ source } ({ $cards })
        }
event-kept =
    { $case ->
        [seat]
            { $count ->
                [1] Vous gardez { FORM($card, "le") }.
               *[other] Vous gardez { object-cards } : { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } garde { FORM($card, "le") }.
               *[other] { $seat } garde { object-cards } : { $cards }.
            }
       *[hidden] { $seat } garde { object-cards }.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] gardez { FORM($card, "le") }
                   *[other] gardez { object-cards } ({ $cards })
                }
            [hidden] garde { object-cards }
           *[known]
                { $count ->
                    [1] garde { FORM($card, "le") }
                   *[other] garde { object-cards } ({ $cards })
                }
        }
event-returned =
    { $case ->
        [seat]
            { $count ->
                [1] Vous placez { FORM($card, "le") } sous la pioche.
               *[other] Vous placez { object-cards } sous la pioche : { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } place { FORM($card, "le") } sous la pioche.
               *[other] { $seat } place { object-cards } sous la pioche : { $cards }.
            }
       *[hidden] { $seat } place { object-cards } sous la pioche.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] placez { FORM($card, "le") } sous la pioche
                   *[other] placez { object-cards } sous la pioche ({ $cards })
                }
            [hidden] place { object-cards } sous la pioche
           *[known]
                { $count ->
                    [1] place { FORM($card, "le") } sous la pioche
                   *[other] place { object-cards } sous la pioche ({ $cards })
                }
        }
    .clauses =
        { $case ->
            [seat] placez { object-cards } sous la pioche ({ $cards })
            [hidden] place { object-cards } sous la pioche
           *[known] place { object-cards } sous la pioche ({ $cards })
        }
event-shuffled = La pioche est mélangée.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } vous prend une carte : { $cards }.
                [other] { part-you } prenez une carte à { $seat } : { $cards }.
                [known] { agent } prend une carte à { $seat } : { $cards }.
               *[hidden] { agent } prend une carte à { $seat }.
            }
       *[seat]
            { $case ->
                [seat] { part-you-give } donnez une carte à { $other }{ part-gift } : { $cards }.
                [other] { part-giver } vous donne une carte{ part-gift } : { $cards }.
                [known] { part-giver } donne une carte à { $other }{ part-gift } : { $cards }.
               *[hidden] { part-giver } donne une carte à { $other }{ part-gift }.
            }
    }
    .clause =
        { $doer ->
            [other]
                { $case ->
                    [seat] prenez une carte à { $seat }{ part-note } ({ $cards })
                    [hidden] prend une carte à { $seat }{ part-note }
                   *[known] prend une carte à { $seat }{ part-note } ({ $cards })
                }
           *[seat]
                { $case ->
                    [seat] donnez une carte à { $other }{ part-gift } ({ $cards })
                    [hidden] donne une carte à { $other }{ part-gift }
                   *[known] donne une carte à { $other }{ part-gift } ({ $cards })
                }
        }
    .clauses =
        { $doer ->
            [other]
                { $people ->
                    [1]
                        { $case ->
                            [seat] prenez { object-cards } à { $seats }{ part-note }
                           *[known] prend { object-cards } à { $seats }{ part-note }
                        }
                   *[other]
                        { $case ->
                            [seat] prenez une carte à chacun ({ $seats }){ part-note }
                           *[known] prend une carte à chacun ({ $seats }){ part-note }
                        }
                }
           *[seat]
                { $people ->
                    [1]
                        { $case ->
                            [seat] donnez { object-cards } à { $others }{ part-gift }
                           *[known] donne { object-cards } à { $others }{ part-gift }
                        }
                   *[other]
                        { $case ->
                            [seat] donnez une carte à chacun ({ $others }){ part-gift }
                           *[known] donne une carte à chacun ({ $others }){ part-gift }
                        }
                }
        }
event-hands-swapped =
    { $case ->
        [seat] { part-you } échangez votre main avec celle { BEFORE("de", $other) }.
        [other] { agent } échange sa main avec la vôtre.
       *[known] { agent } échange sa main avec celle { BEFORE("de", $other) }.
    }
    .then = Toutes vos cartes sont nouvelles : regardez votre main.
    .clause =
        { $case ->
            [seat] échangez votre main avec celle { BEFORE("de", $other) }{ part-note }
           *[known] échange sa main avec celle { BEFORE("de", $other) }{ part-note }
        }
event-looked =
    { $case ->
        [seat] { part-you } regardez la main { BEFORE("de", $other) } : { $cards }.
        [other] { agent } regarde votre main.
        [known] { agent } regarde la main { BEFORE("de", $other) } : { $cards }.
       *[hidden] { agent } regarde la main { BEFORE("de", $other) }.
    }
    .clause =
        { $case ->
            [seat] regardez la main { BEFORE("de", $other) } ({ $cards })
            [hidden] regarde la main { BEFORE("de", $other) }
           *[known] regarde la main { BEFORE("de", $other) } ({ $cards })
        }
event-tucked =
    { $case ->
        [seat]
            { $count ->
                [1] Vous glissez { FORM($card, "le") } sous le Musée.
               *[other] Vous glissez { object-cards } sous le Musée : { $cards }.
            }
        [known]
            { $count ->
                [1] { $seat } glisse { FORM($card, "le") } sous le Musée.
               *[other] { $seat } glisse { object-cards } sous le Musée : { $cards }.
            }
       *[hidden] { $seat } glisse { object-cards } sous le Musée.
    }
    .clause =
        { $case ->
            [seat]
                { $count ->
                    [1] glissez { FORM($card, "le") } sous le Musée
                   *[other] glissez { object-cards } sous le Musée ({ $cards })
                }
            [hidden] glisse { object-cards } sous le Musée
           *[known]
                { $count ->
                    [1] glisse { FORM($card, "le") } sous le Musée
                   *[other] glisse { object-cards } sous le Musée ({ $cards })
                }
        }

## Events: cities

event-built =
    { $case ->
        [seat] Vous bâtissez { FORM($card, "un") } ({ gold-or-free }).
       *[known] { $seat } bâtit { FORM($card, "un") } ({ gold-or-free }).
    }
    .clause =
        { $case ->
            [seat] bâtissez { FORM($card, "un") } ({ gold-or-free })
           *[known] bâtit { FORM($card, "un") } ({ gold-or-free })
        }
event-confiscated =
    { $case ->
        [seat] { part-you } confisquez { FORM($card, "le") } { BEFORE("de", $other) }.
        [other] { agent } confisque { part-your }.
       *[known] { agent } confisque { FORM($card, "le") } { BEFORE("de", $other) }.
    }
    .then = L’or que vous avez payé vous est rendu.
    .clause =
        { $case ->
            [seat] confisquez { FORM($card, "le") } { BEFORE("de", $other) }{ part-note }
           *[known] confisque { FORM($card, "le") } { BEFORE("de", $other) }{ part-note }
        }
event-destroyed =
    { $case ->
        [seat] { agent } détruit { part-your }.
        [other] { part-you } détruisez { FORM($card, "le") } { BEFORE("de", $seat) }.
       *[known] { agent } détruit { FORM($card, "le") } { BEFORE("de", $seat) }.
    }
    .then = Vous perdez ces points, mais la place est de nouveau libre dans votre cité.
    .clause =
        { $case ->
            [seat] détruisez { FORM($card, "le") } { BEFORE("de", $seat) }{ part-note }
           *[known] détruit { FORM($card, "le") } { BEFORE("de", $seat) }{ part-note }
        }
event-destroyed-own =
    { $case ->
        [seat]
            { KIND($cause) ->
                [character] { part-you } détruisez { part-own }.
               *[other] Vous détruisez { part-own }{ part-note }.
            }
       *[known] { agent } détruit { part-own }.
    }
    .clause =
        { $case ->
            [seat] détruisez { part-own }
           *[known] détruit { part-own }
        }
event-exchanged =
    { $case ->
        [seat] { part-you } prenez { FORM($card, "le") } { BEFORE("de", $other) } et donnez { FORM($second, "le") } en échange.
        [other] { agent } prend { part-your } et vous donne { FORM($second, "le") } en échange.
       *[known] { agent } prend { FORM($card, "le") } { BEFORE("de", $other) } et donne { FORM($second, "le") } en échange.
    }
    .then = Si le vôtre valait plus, la différence vous a été payée.
    .clause =
        { $case ->
            [seat] échangez { FORM($second, "le") } contre { FORM($card, "le") } { BEFORE("de", $other) }
           *[known] échange { FORM($second, "le") } contre { FORM($card, "le") } { BEFORE("de", $other) }
        }
event-seized =
    { $case ->
        [seat] { part-you } vous emparez { FORM($card, "du") } { BEFORE("de", $other) }.
        [other] { agent } s’empare de { part-your }.
       *[known] { agent } s’empare { FORM($card, "du") } { BEFORE("de", $other) }.
    }
    .then = Son coût vous a été payé, et la place est de nouveau libre dans votre cité.
    .clause =
        { $case ->
            [seat] vous emparez { FORM($card, "du") } { BEFORE("de", $other) }{ part-note }
           *[known] s’empare { FORM($card, "du") } { BEFORE("de", $other) }{ part-note }
        }
event-beautified =
    { $case ->
        [seat] Vous embellissez { FORM($card, "le") }.
       *[known] { $seat } embellit { FORM($card, "le") }.
    }
    .clause =
        { $case ->
            [seat] embellissez { FORM($card, "le") }
           *[known] embellit { FORM($card, "le") }
        }
event-replaced =
    { $case ->
        [seat] Vous remplacez { FORM($card, "le") } par { FORM($second, "le") }.
       *[known] { $seat } remplace { FORM($card, "le") } par { FORM($second, "le") }.
    }
    .clause =
        { $case ->
            [seat] remplacez { FORM($card, "le") } par { FORM($second, "le") }
           *[known] remplace { FORM($card, "le") } par { FORM($second, "le") }
        }
event-rescued =
    { $case ->
        [seat] Vous prenez en main la carte détruite : { $cards }.
       *[known] { $seat } prend en main la carte détruite : { $cards }.
    }
    .clause =
        { $case ->
            [seat] prenez en main la carte détruite ({ $cards })
           *[known] prend en main la carte détruite ({ $cards })
        }
event-completed =
    { $case ->
        [seat] Votre cité est la première à être complète !
       *[known] La cité { BEFORE("de", $seat) } est la première à être complète !
    }
event-announced =
    { $case ->
        [seat] Vous annoncez que la partie finira plus tôt.
       *[known] { $seat } annonce que la partie finira plus tôt.
    }
    .clause =
        { $case ->
            [seat] annoncez que la partie finira plus tôt
           *[known] annonce que la partie finira plus tôt
        }

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { KIND($cause) ->
                [none]
                    { $case ->
                        [seat] La couronne est maintenant à vous.
                       *[known] La couronne est maintenant à { $seat }.
                    }
               *[other]
                    { $case ->
                        [seat] { part-you } recevez la couronne.
                       *[known] { agent } reçoit la couronne.
                    }
            }
        [me] { part-you } remettez la couronne à { $seat }.
       *[none]
            { $case ->
                [seat] { agent } vous remet la couronne.
               *[known] { agent } remet la couronne à { $seat }.
            }
    }
    .then = C’est vous qui appelez les personnages maintenant ; vous choisirez en premier à la prochaine manche.
    .clause =
        { $doer ->
            [seat]
                { $case ->
                    [seat] recevez la couronne{ part-note }
                   *[known] reçoit la couronne{ part-note }
                }
           *[none]
                { $case ->
                    [seat] remettez la couronne à { $seat }{ part-note }
                   *[known] remet la couronne à { $seat }{ part-note }
                }
        }
event-killed =
    { $case ->
        [hit] { agent } vous assassine : votre { $character } ne joue pas cette manche.
        [seat] Vous assassinez { FORM($character, "le") } ({ $rank }).
       *[known] { agent } assassine { FORM($character, "le") } ({ $rank }).
    }
    .then = À l’appel { FORM($character, "du") }, gardez le silence. Votre or, votre main et votre cité ne risquent rien.
    .clause =
        { $case ->
            [seat] assassinez { FORM($character, "le") } ({ $rank })
           *[known] assassine { FORM($character, "le") } ({ $rank })
        }
event-bewitched =
    { $case ->
        [hit] { agent } vous ensorcelle : votre { $character } ne peut que collecter.
        [seat] Vous ensorcelez { FORM($character, "le") } ({ $rank }).
       *[known] { agent } ensorcelle { FORM($character, "le") } ({ $rank }).
    }
    .then = Après votre collecte, { $seat } finira son tour avec les pouvoirs { FORM($character, "du") }. Votre or, votre main et votre cité ne risquent rien.
    .clause =
        { $case ->
            [seat] ensorcelez { FORM($character, "le") } ({ $rank })
           *[known] ensorcelle { FORM($character, "le") } ({ $rank })
        }
event-robbed =
    { $case ->
        [hit] { agent } va vous détrousser dès l’appel de votre { $character }.
        [seat] Vous allez détrousser { FORM($character, "le") } ({ $rank }).
       *[known] { agent } va détrousser { FORM($character, "le") } ({ $rank }).
    }
    .then = Vous perdrez tout l’or que vous aurez alors. Votre tour, votre main et votre cité ne risquent rien.
    .clause =
        { $case ->
            [seat] comptez détrousser { FORM($character, "le") } ({ $rank })
           *[known] compte détrousser { FORM($character, "le") } ({ $rank })
        }
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit] { agent } place un mandat sur votre { $character }.
                [seat] Vous placez un mandat sur { FORM($character, "le") } ({ $rank }).
               *[known] { agent } place un mandat sur { FORM($character, "le") } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit] { agent } place une menace sur votre { $character }.
                [seat] Vous placez une menace sur { FORM($character, "le") } ({ $rank }).
               *[known] { agent } place une menace sur { FORM($character, "le") } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit] { agent } place un jeton sur votre { $character } : { $marker }.
                [seat] Vous placez un jeton sur { FORM($character, "le") } ({ $rank }) : { $marker }.
               *[known] { agent } place un jeton sur { FORM($character, "le") } ({ $rank }) : { $marker }.
            }
    }
    .then =
        { ID($marker) ->
            [warrant] S’il est signé, le premier quartier que vous paierez peut être confisqué.
            [threat] Après avoir collecté, vous pourrez payer la moitié de votre or pour l’écarter, ou prendre le risque.
           *[other] { "" }
        }
    .clause =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] placez un mandat sur { FORM($character, "le") } ({ $rank })
                   *[known] place un mandat sur { FORM($character, "le") } ({ $rank })
                }
            [threat]
                { $case ->
                    [seat] placez une menace sur { FORM($character, "le") } ({ $rank })
                   *[known] place une menace sur { FORM($character, "le") } ({ $rank })
                }
           *[other]
                { $case ->
                    [seat] placez un jeton sur { FORM($character, "le") } ({ $rank }) – { $marker }
                   *[known] place un jeton sur { FORM($character, "le") } ({ $rank }) – { $marker }
                }
        }
    .clauses =
        { ID($marker) ->
            [warrant]
                { $case ->
                    [seat] placez des mandats sur { $characters }
                   *[known] place des mandats sur { $characters }
                }
            [threat]
                { $case ->
                    [seat] placez des menaces sur { $characters }
                   *[known] place des menaces sur { $characters }
                }
           *[other]
                { $case ->
                    [seat] placez des jetons sur { $characters } – { $marker }
                   *[known] place des jetons sur { $characters } – { $marker }
                }
        }
event-spied =
    { $case ->
        [seat] Vous cherchez des { FORM($type, "cards") } dans la main { BEFORE("de", $other) }.
        [other] { agent } cherche des { FORM($type, "cards") } dans votre main.
       *[known] { agent } cherche des { FORM($type, "cards") } dans la main { BEFORE("de", $other) }.
    }
    .then = Chacune vous coûte 1 pièce d’or, tant que vous en avez.
    .clause =
        { $case ->
            [seat] cherchez des { FORM($type, "cards") } dans la main { BEFORE("de", $other) }
           *[known] cherche des { FORM($type, "cards") } dans la main { BEFORE("de", $other) }
        }
event-bribed =
    { $case ->
        [seat] Vous payez à { $other } un pot-de-vin { part-of-gold }.
        [other] { $seat } vous paie un pot-de-vin { part-of-gold }.
       *[known] { $seat } paie à { $other } un pot-de-vin { part-of-gold }.
    }
    .clause =
        { $case ->
            [seat] payez à { $other } un pot-de-vin { part-of-gold }
           *[known] paie à { $other } un pot-de-vin { part-of-gold }
        }
event-refused =
    { $case ->
        [seat] Vous refusez de payer le pot-de-vin.
       *[known] { $seat } refuse de payer le pot-de-vin.
    }
    .clause =
        { $case ->
            [seat] refusez de payer le pot-de-vin
           *[known] refuse de payer le pot-de-vin
        }
event-threat-revealed =
    { $count ->
        [1]
            { $case ->
                [seat] Vous révélez la menace contre { $other } : elle porte la fleur !
                [other] { agent } révèle la menace contre vous : elle porte la fleur !
               *[known] { agent } révèle la menace contre { $other } : elle porte la fleur !
            }
       *[0]
            { $case ->
                [seat] Vous révélez la menace contre { $other } : pas de fleur.
                [other] { agent } révèle la menace contre vous : pas de fleur.
               *[known] { agent } révèle la menace contre { $other } : pas de fleur.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] Vous révélez le mandat signé placé sur { FORM($character, "le") } ({ $rank }).
       *[known] { agent } révèle le mandat signé placé sur { FORM($character, "le") } ({ $rank }).
    }
    .clause =
        { $case ->
            [seat] révélez le mandat signé placé sur { FORM($character, "le") }
           *[known] révèle le mandat signé placé sur { FORM($character, "le") }
        }
event-protected =
    { $case ->
        [seat] Rien ne peut vous atteindre ce tour-ci.
       *[known] Rien ne peut atteindre { $seat } ce tour-ci.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] Vous jouez { FORM($card, "le") }.
       *[known] { $seat } joue { FORM($card, "le") }.
    }
    .clause =
        { $case ->
            [seat] jouez { FORM($card, "le") }
           *[known] joue { FORM($card, "le") }
        }
event-used =
    { $case ->
        [seat] Vous utilisez { FORM($card, "le") }.
       *[known] { $seat } utilise { FORM($card, "le") }.
    }
    .clause =
        { $case ->
            [seat] utilisez { FORM($card, "le") }
           *[known] utilise { FORM($card, "le") }
        }
event-used-at =
    { $case ->
        [seat] Vous placez { object-gold } sur { FORM($card, "le") } { BEFORE("de", $other) }.
        [other] { $seat } place { object-gold } sur { part-your }.
       *[known] { $seat } place { object-gold } sur { FORM($card, "le") } { BEFORE("de", $other) }.
    }
    .clause =
        { $case ->
            [seat] placez { object-gold } sur { FORM($card, "le") } { BEFORE("de", $other) }
           *[known] place { object-gold } sur { FORM($card, "le") } { BEFORE("de", $other) }
        }
event-ended = La partie est terminée.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay = Écarter { FORM($character, "le") } ({ $rank }) face cachée
choice-swap-roles = Échanger avec { $name }
choice-give-role = Donner { FORM($character, "le") } ({ $rank })

## Choices: in every turn

choice-gold = Prendre { count-gold }
    .short = Prendre { count-gold }
choice-cards =
    { $kept ->
        [all] Piocher { object-cards } et tout garder
        [1] Piocher { object-cards } et en garder une
       *[other] Piocher { object-cards } et en garder { $kept }
    }
    .short = Piocher { object-cards }
choice-keep = Garder { FORM($card, "le") } ({ $facts })
choice-build = Bâtir { FORM($card, "le") } ({ price })
choice-end = Finir votre tour
    .short = Finir le tour
choice-income =
    { $unit ->
        [cards] Revenu de vos { FORM($type, "districts") } : { object-cards }
       *[gold] Revenu de vos { FORM($type, "districts") } : { count-gold }
    }
    .short =
        { $unit ->
            [cards] Revenu : { count-cards }
           *[gold] Revenu : { count-gold }
        }
choice-bonus-queen-takes = Révéler la Reine et prendre 3 pièces
choice-bonus-ability-gain =
    { $unit ->
        [cards] Prendre { object-cards }
       *[gold] Prendre { count-gold }
    }
choice-bonus-effect-gain =
    { $unit ->
        [cards] Prendre { object-cards }
       *[gold] Prendre { count-gold }
    }
choice-bonus-merchant = Prendre 1 pièce de plus
choice-bonus-architect = Piocher 2 cartes de plus
choice-bonus-queen = Prendre 3 pièces grâce au rang 4 voisin
choice-bonus = Prendre le bonus du personnage

## Choices: answers

choice-decline-theater-swap = N’échanger avec personne
choice-decline-confiscate = Laisser le quartier
choice-decline-reveal-threat = Ne pas révéler la menace
choice-decline-rescue = Laisser la carte
choice-decline-cash-in = Y laisser l’or
choice-decline-ring-bell = Garder la fin habituelle
choice-decline-answer-death = Garder le silence
choice-decline-claim-crown = Garder le silence
choice-decline-replace-by = Annuler
choice-decline-lighthouse-take = N’en prendre aucune
choice-decline-shield = Ne jouer aucune carte
choice-decline-keep = N’en garder aucune
choice-decline-wizard-take = N’en prendre aucune
choice-decline-peek-take = N’en prendre aucune
choice-decline-pass-crown = Laisser la couronne où elle est
choice-decline-heir-crown = Laisser la couronne où elle est
choice-decline-monument-counts = Pas maintenant : il compte pour un
choice-decline-queen-takes = Garder le silence
choice-decline-ability-gain = Ne rien prendre
choice-decline-effect-gain = Ne rien prendre
choice-decline = Non
choice-done-redraw = Terminé : en piocher autant
choice-done-pay-with-cards = Payer le reste en or et bâtir
choice-done = Terminé
choice-discard-redraw = Placer { FORM($card, "le") } sous la pioche
choice-discard-laboratory-discard =
    { $count ->
        [one] Défausser { FORM($card, "le") } pour { $count } pièce
       *[other] Défausser { FORM($card, "le") } pour { $count } pièces
    }
choice-discard-pay-with-cards = Payer avec { FORM($card, "le") }
choice-discard = Défausser { FORM($card, "le") }
choice-give = Donner { FORM($card, "le") } ({ $facts })
choice-take = Prendre { FORM($card, "le") } ({ $facts })

## Choices: other ways to build

choice-build-with = Bâtir { FORM($card, "le") } en détruisant { FORM($second, "le") }
choice-build-over = Bâtir { FORM($card, "le") } en détruisant { FORM($second, "le") }
choice-pay-with-cards = Bâtir { FORM($card, "le") } ({ price }) en payant avec des cartes

## Choices: characters

choice-kill = Assassiner { FORM($character, "le") } ({ $rank })
choice-bewitch = Ensorceler { FORM($character, "le") } ({ $rank })
choice-warrant = Placer un mandat sur { FORM($character, "le") } ({ $rank })
choice-sign = Signer celui { FORM($character, "du") } ({ $rank })
choice-confiscate = Le confisquer
choice-rob = Détrousser { FORM($character, "le") } ({ $rank })
choice-spy = Espionner { $name } : { FORM($type, "cards") }
choice-threaten = Placer une menace sur { FORM($character, "le") } ({ $rank })
choice-flower = Placer la fleur sur { FORM($character, "le") } ({ $rank })
choice-bribe = Payer le pot-de-vin ({ count-gold })
choice-refuse = Refuser
choice-reveal = Révéler la menace
choice-swap-hands = Échanger votre main avec { $name } ({ count-cards })
choice-redraw = Échanger des cartes avec la pioche
choice-look = Regarder la main { BEFORE("de", $name) } ({ count-cards })
choice-take-and-build = Prendre { FORM($card, "le") } et bâtir aussitôt ({ price })
choice-foresee = Prendre à chacun une carte au hasard
choice-crown =
    { $mine ->
        [yes] Prendre la couronne
       *[no] Remettre la couronne à { $name }
    }
choice-levy-gold = Prendre 1 pièce
choice-levy-card = Prendre une carte au hasard
choice-pay-gold = Donner 1 pièce
choice-give-random = Donner une carte au hasard
choice-income-gold =
    { $count ->
        [0] Revenu de vos { FORM($type, "districts") } : { drawn-cards }
       *[other]
            { $drawn ->
                [0] Revenu de vos { FORM($type, "districts") } : { count-gold }
               *[other] Revenu de vos { FORM($type, "districts") } : { count-gold }, { drawn-cards }
            }
    }
    .short =
        { $count ->
            [0] Revenu : { drawn-cards }
           *[other]
                { $drawn ->
                    [0] Revenu : { count-gold }
                   *[other] Revenu : { count-gold }, { drawn-cards }
                }
        }
choice-alms = Prendre 1 pièce à { $name }
choice-borrow = Bâtir { FORM($card, "le") } ({ price }) ; { $name } en paie { $count } contre des cartes
choice-bonus-gold = Prendre 4 pièces de plus
choice-bonus-cards = Piocher 4 cartes de plus
choice-study = Piocher 7 cartes et en garder une
choice-destroy =
    { $mine ->
        [yes] Détruire { part-your } ({ price })
       *[no] Détruire { FORM($card, "le") } { BEFORE("de", $name) } ({ price })
    }
choice-exchange = Échanger un quartier contre { FORM($card, "le") } { BEFORE("de", $name) }
choice-hand-over =
    { $price ->
        [0] Donner { FORM($card, "le") } (sans supplément)
       *[other] Donner { FORM($card, "le") } (et { price })
    }
choice-seize = S’emparer { FORM($card, "du") } { BEFORE("de", $name) } ({ price })
choice-beautify = Embellir { FORM($card, "le") } ({ price })
choice-collect = Percevoir la taxe ({ price })

## Choices: districts and action cards

choice-use-smithy = Forge : acheter 3 cartes pour 2 pièces
choice-use-laboratory = Laboratoire : défausser une carte contre de l’or
choice-use-museum = Musée : y glisser une carte
choice-use-armory = Poudrière : la détruire avec un autre quartier
choice-use-hospital = Hôpital : vous révéler et collecter
choice-use-monument = Monument : le compter comme deux quartiers
choice-use = Utiliser { FORM($card, "le") }
choice-play = Jouer { FORM($card, "le") }
choice-tuck = Glisser { FORM($card, "le") } sous le Musée
choice-announce-monument-counts = Le compter comme deux quartiers
choice-announce = Annoncer la fin anticipée
choice-rescue = Prendre la carte ({ price })
choice-thank = Dire « Merci, Votre Excellence »
choice-visit = Guichet { BEFORE("de", $name) } : payer 1 pièce, piocher 3 cartes, en garder une
choice-cash-in = Prendre { price } et défausser le Guichet
choice-replace = Remplacer { FORM($card, "le") } ({ price })
choice-replace-by = Bâtir { FORM($card, "le") } ({ $facts })

## Choices that name the same player, under one heading

group-build = Bâtir
group-borrow = Bâtir avec l’or { BEFORE("de", $name) }
group-spy = Espionner { $name }
group-destroy = Détruire dans la cité { BEFORE("de", $name) }
group-exchange = Échanger avec { $name }
group-seize = Prendre à { $name }

## Choices that are easily forgotten, whatever their target

remind-kill = Assassiner un personnage
remind-bewitch = Ensorceler un personnage
remind-warrant = Placer des mandats
remind-rob = Détrousser un personnage
remind-spy = Espionner quelqu’un
remind-threaten = Placer des menaces
remind-swap-hands = Échanger votre main
remind-look = Regarder une main
remind-income-gold = Prendre votre revenu
remind-alms = Prendre 1 pièce au plus riche
remind-pick = Choisir un personnage
remind-lay = Écarter un personnage face cachée
remind-swap-roles = Échanger votre personnage
remind-give-role = Donner un personnage
remind-keep = Garder une carte
remind-build = Bâtir un quartier
remind-discard = Défausser une carte
remind-give = Donner une carte
remind-take = Prendre une carte
remind-take-and-build = Prendre une carte et la bâtir
remind-build-with = Bâtir en détruisant un quartier
remind-build-over = Bâtir à la place d’un quartier
remind-pay-with-cards = Bâtir en payant avec des cartes
remind-sign = Signer un mandat
remind-flower = Placer la fleur
remind-crown = Remettre la couronne
remind-borrow = Bâtir avec l’or d’un adversaire
remind-destroy = Détruire un quartier
remind-exchange = Échanger un quartier
remind-hand-over = Donner un quartier
remind-seize = S’emparer d’un quartier
remind-beautify = Embellir un quartier
remind-use = Utiliser un quartier
remind-play = Jouer une carte Action
remind-tuck = Glisser une carte sous le Musée
remind-visit = Utiliser un Guichet
remind-replace = Remplacer un quartier
remind-replace-by = Choisir le nouveau quartier

## Markers on a character: nouns, because they follow names of either gender

mark-dagger = assassinat
mark-mask = vol à venir
mark-spell = ensorcellement
mark-warrant = mandat
    .real = mandat signé
    .plain = mandat non signé
mark-threat = menace
    .real = menace fleurie
    .plain = menace sans fleur

## Questions

question-pick = Quel personnage prenez-vous ?
question-lay = Quel personnage écartez-vous face cachée ?
question-theater-swap = Théâtre : avec qui échangez-vous votre personnage ?
question-theater-give = Lequel de vos personnages donnez-vous à { $name } ?
question-turn =
    { $must ->
        [gather] Vous êtes { FORM($character, "le") } ({ $rank }), à vous de jouer : collectez de l’or ou des cartes.
       *[no] Vous êtes { FORM($character, "le") } ({ $rank }), à vous de jouer.
    }
question-courtesy = Vous êtes { FORM($character, "le") } ({ $rank }), à vous de jouer. { $name } vous appelle depuis la Salle de Bal.
question-keep =
    { $count ->
        [1] Quelle carte gardez-vous ?
       *[other] Quelles { $count } cartes gardez-vous ? Une à la fois.
    }
question-answer-death = On appelle { FORM($character, "le") } ({ $rank }), victime d’un assassinat.
question-shield = On s’en prend à votre { $character } ({ $rank }). Vous protéger ?
question-claim-crown = Personne ne prend la couronne. La prenez-vous ?
question-lay-warrant = Où placez-vous le prochain mandat ? (encore { $count })
question-sign-warrant = Lequel des trois mandats est signé ? Personne d’autre ne le saura.
question-confiscate = { $name } a payé { FORM($card, "un") } ({ price }) malgré votre mandat sur { FORM($character, "le") }. Confisquer ce quartier ?
question-lay-threat = Où placez-vous la seconde menace ?
question-flower-threat = Laquelle des deux menaces porte la fleur ? Personne d’autre ne le saura.
question-bribe = { $name } vous menace. Payez-vous un pot-de-vin de la moitié de votre or ?
question-reveal-threat = { $name } ne paie pas. Révéler la menace contre { FORM($character, "le") } ({ $rank }) ?
question-redraw = Quelles cartes vont sous la pioche ? (déjà { $count })
question-wizard-take = Quelle carte { BEFORE("de", $name) } prenez-vous ?
question-seer-give = Quelle carte donnez-vous à { $name } ?
question-levy = Que prenez-vous à { $name } ?
question-pass-crown = Qui reçoit la couronne ?
question-tribute = Vous recevez la couronne. Que donnez-vous à { $name } en retour ?
question-give-for-crown = Vous recevez la couronne. Que donnez-vous à { $name } en retour ?
question-heir-crown = Votre Roi assassiné est révélé. Prenez-vous la couronne ?
question-ability-gain = Prenez-vous l’or { FORM($character, "du") } ?
question-effect-gain = Prenez-vous ce que rapporte { FORM($card, "le") } ?
question-queen-takes = { FORM($character, "le") } ({ $rank }), à côté de vous, commence son tour. Révéler la Reine maintenant pour 3 pièces d’or ?
question-cardinal-give = Quelle carte donnez-vous à { $name } contre l’or ? (encore { $count })
question-hand-over = Quel quartier donnez-vous à { $name } contre { FORM($card, "le") } ?
question-pay-with-cards = Avec quelle carte payez-vous { FORM($card, "le") } ? (déjà { $count })
question-laboratory-discard = Quelle carte défaussez-vous contre de l’or ?
question-museum-tuck = Quelle carte va sous le Musée ?
question-armory-target = Quel quartier détruisez-vous avec la Poudrière ?
question-rescue = Prenez-vous { FORM($card, "le") } en main pour 1 pièce d’or ?
question-lighthouse-take = Quelle carte prenez-vous dans la pioche ?
question-ring-bell =
    { $count ->
        [2] Sept quartiers suffiront-ils à compléter une cité ?
       *[other] Finir la partie un quartier plus tôt ?
    }
question-monument-counts = Compter désormais votre Monument comme deux quartiers ?
question-peek = Quelle main regardez-vous ?
question-peek-take = Quelle carte { BEFORE("de", $name) } prenez-vous ?
question-replace = Quel quartier remplacez-vous par { FORM($card, "le") } ?
question-replace-by = Quel quartier bâtissez-vous à la place ?
question-cash-in = On a utilisé votre Guichet. Prendre { price } et défausser le Guichet ?

## The score sheet

score-district = { $name }
score-silver = Pièces d’argent : { $name }
score-all-types = Les cinq types
score-first-complete = Première cité complète
score-complete = Cité complète
score-effect = Bonus : { $name }
score-hand = En main : { $name }
score-total = Total

## The coach

coach-chance = { $percent } % de chances de gagner
coach-equal = à peu près équivalent
coach-all-equal = Ces choix se valent à peu près.

## Homebrew cards without texts

event-without-text = { $seat } : { $what }.
event-without-text-about = { $seat } : { $what } ({ $about }).
choice-without-text = { $what }
choice-without-text-about = { $what } : { $about }
choice-with-price = { $choice } ({ price })
group-without-text = { $what } : { $name }
question-without-text = { $what } ?
