### Texts of the review of a game, in French.
###
### $more and $less are numbers, $seat is a player's name, $percent and $other are percentages.

review-title = Analyse
review-accuracy = Précision
review-accuracy-hint = Précision : 100, c’est jouer comme le bot de recherche ; 0, jouer au hasard.
review-tally = Décisions : { $count } · erreurs : { $mistakes } · imprécisions : { $slips }
review-fair = Part égale
review-deal = Main de départ, place
review-lost = Décisions
review-luck = Chance et adversaires
review-result = Résultat
review-chances = Chances de victoire
review-costliest = Plus grosses erreurs
review-flawless = Aucune décision n’a fait de différence notable.
review-all = Toutes les décisions
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-mixed = Le bot de recherche joue ce coup dans { $percent } % des positions de ce genre, et le meilleur coup dans { $other } %.
review-cost = Coût
review-move = Coup
review-end = Fin
review-method = Chaque décision est jugée sur ce qu’on pouvait savoir à ce moment-là, avec { $count } parties simulées par comparaison.
verdict-best = le meilleur
verdict-equal = aussi bon
verdict-slip = imprécision
verdict-mistake = erreur
why-points =
    { $price ->
        [gold]
            { $more ->
                [one]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } point de plus à la fin de la manche, pour { NUMBER($less, minimumFractionDigits: 1) } pièce d’or.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } point de plus à la fin de la manche, pour { NUMBER($less, minimumFractionDigits: 1) } pièces d’or.
                    }
               *[other]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } points de plus à la fin de la manche, pour { NUMBER($less, minimumFractionDigits: 1) } pièce d’or.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } points de plus à la fin de la manche, pour { NUMBER($less, minimumFractionDigits: 1) } pièces d’or.
                    }
            }
        [cards]
            { $more ->
                [one]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } point de plus à la fin de la manche, pour { NUMBER($less, minimumFractionDigits: 1) } carte.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } point de plus à la fin de la manche, pour { NUMBER($less, minimumFractionDigits: 1) } cartes.
                    }
               *[other]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } points de plus à la fin de la manche, pour { NUMBER($less, minimumFractionDigits: 1) } carte.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } points de plus à la fin de la manche, pour { NUMBER($less, minimumFractionDigits: 1) } cartes.
                    }
            }
       *[none]
            { $more ->
                [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } point de plus à la fin de la manche.
               *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } points de plus à la fin de la manche.
            }
    }
why-gold =
    { $price ->
        [points]
            { $more ->
                [one]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièce d’or de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } point de moins.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièce d’or de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } points de moins.
                    }
               *[other]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièces d’or de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } point de moins.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièces d’or de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } points de moins.
                    }
            }
        [cards]
            { $more ->
                [one]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièce d’or de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } carte de moins.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièce d’or de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } cartes de moins.
                    }
               *[other]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièces d’or de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } carte de moins.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièces d’or de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } cartes de moins.
                    }
            }
       *[none]
            { $more ->
                [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièce d’or de plus à la fin de la manche.
               *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièces d’or de plus à la fin de la manche.
            }
    }
why-cards =
    { $price ->
        [points]
            { $more ->
                [one]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } carte de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } point de moins.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } carte de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } points de moins.
                    }
               *[other]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } cartes de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } point de moins.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } cartes de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } points de moins.
                    }
            }
        [gold]
            { $more ->
                [one]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } carte de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } pièce d’or de moins.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } carte de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } pièces d’or de moins.
                    }
               *[other]
                    { $less ->
                        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } cartes de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } pièce d’or de moins.
                       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } cartes de plus à la fin de la manche, mais { NUMBER($less, minimumFractionDigits: 1) } pièces d’or de moins.
                    }
            }
       *[none]
            { $more ->
                [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } carte de plus à la fin de la manche.
               *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } cartes de plus à la fin de la manche.
            }
    }
why-rival =
    { $less ->
        [one] En moyenne, { $seat } finit la manche avec { NUMBER($less, minimumFractionDigits: 1) } point de moins.
       *[other] En moyenne, { $seat } finit la manche avec { NUMBER($less, minimumFractionDigits: 1) } points de moins.
    }
why-turn = Le tour est perdu dans { $percent } % des parties simulées, au lieu de { $other } %.
why-end = La partie se termine ainsi dans { $percent } % des parties simulées, au lieu de { $other } %.
why-no-end = La partie se termine maintenant dans { $percent } % des parties simulées, au lieu de { $other } %.
why-later = Ne rapporte pas plus dans cette manche, mais vous laisse en meilleure position pour la suite.
error-reviews-busy = Trop d’analyses en cours. Réessayez plus tard.
review-mine = Analyser mes décisions
review-ask = Analyser les décisions { BEFORE("de", $name) }
review-asked = Analyse de toutes les décisions…
review-progress = { $done } sur { $total }
review-of = Joueur
review-failed = L’analyse n’a pas abouti. Réessayez.
review-back = Retour à la partie
review-parts = D’où vient votre résultat
review-round = Manche
review-chances-hint = Les chances de victoire de chacun au fil de la partie, rien n’étant caché. Les numéros marquent les plus grosses erreurs.
