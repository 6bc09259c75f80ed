### Texts of the page after a game, in French.

end-title =
    { $count ->
        [one] { $names } règne sur la cité
       *[other] { $names } règnent sur la cité
    }
end-title-you = Vous régnez sur la cité
end-and = { $names } et { $last }
end-round = Manche { $round }
end-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
end-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
end-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
end-won-by =
    { $gap ->
        [0] victoire au départage
        [one] victoire avec { $gap } point d’avance
       *[other] victoire avec { $gap } points d’avance
    }
end-shared = victoire partagée
end-place =
    { $place ->
        [1] vous avez gagné
        [2] vous terminez 2e
        [3] vous terminez 3e
        [4] vous terminez 4e
        [5] vous terminez 5e
        [6] vous terminez 6e
        [7] vous terminez 7e
       *[other] vous terminez 8e
    }
end-points =
    { $count ->
        [one] point
       *[other] points
    }
end-districts = Quartiers
end-tie-rank = { $first } et { $second } sont à égalité de points ; le rang le plus élevé de la dernière manche les départage : { $role } ({ $rank }) devant { $other } ({ $otherRank }).
end-tie-unseen = { $first } et { $second } sont à égalité de points ; le rang le plus élevé de la dernière manche les départage : { $role } ({ $rank }) devant un personnage resté caché.
end-tie-districts = { $first } et { $second } sont à égalité de points ; la valeur de leurs quartiers les départage : { $count } contre { $other }.
end-tie-gold = { $first } et { $second } sont à égalité de points ; l’or les départage : { $count } contre { $other }.
end-tie-nothing = { $first } et { $second } sont à égalité en tout et partagent la place.
end-turns = Moments décisifs
end-chance = Chances de victoire { BEFORE("de", $name) } : { $before } % → { $after } %
end-see = Voir ce moment
end-watch = Revoir la partie
end-sheet = Décompte complet
end-share = Partager l’image
end-save = Enregistrer l’image
end-copy = Copier le lien de la partie
end-details = Détails
