### The lessons at the table in French.
###
### $touch says whether the player taps or clicks. In a lesson about a character, $character is its
### name, $effect what it does, $choice the choice to make and $story what has happened.

## The first lesson

tutorial-title = Votre première partie
tutorial-city = Voici votre cité : qui bâtit sept quartiers en premier met fin à la partie, et chaque quartier vaut son coût en points.
tutorial-cards = Voici les quartiers que vous pouvez bâtir : la pièce sur la carte indique son prix en or.
tutorial-gold = Voici votre or : vous pouvez en gagner à chaque tour.
tutorial-pick =
    { $touch ->
        [yes] À chaque manche, vous choisissez un personnage en secret : touchez la Marchande, qui rapporte de l’or.
       *[no] À chaque manche, vous choisissez un personnage en secret : cliquez sur la Marchande, qui rapporte de l’or.
    }
tutorial-called = Tout le monde a choisi : on appelle les personnages par numéro, et chacun joue son tour à son appel.
tutorial-robbed =
    { $touch ->
        [yes] Le Voleur a désigné la Marchande et pris votre or, mais vous jouez quand même : touchez « { table-dismiss } ».
       *[no] Le Voleur a désigné la Marchande et pris votre or, mais vous jouez quand même : cliquez sur « { table-dismiss } ».
    }
tutorial-gather = Un tour commence par la collecte : prenez 2 pièces.
tutorial-income = La Marchande rapporte 1 pièce par quartier vert, et votre Taverne est verte : prenez l’or.
tutorial-bonus = La Marchande reçoit aussi 1 pièce de plus à chaque tour.
tutorial-build =
    { $touch ->
        [yes] Vous avez maintenant 4 pièces : touchez le Château pour le bâtir.
       *[no] Vous avez maintenant 4 pièces : cliquez sur le Château pour le bâtir.
    }
tutorial-end-turn = On ne bâtit qu’un quartier par tour : finissez votre tour.
tutorial-crown = Nouvelle manche : qui a la couronne choisit en premier, et c’est vous.
tutorial-pick-again = Cette fois, prenez l’Assassin, appelé avant tous les autres.
tutorial-kill = Désignez un personnage, et son joueur perd son tour : assassinez l’Architecte, qui pourrait bâtir trois quartiers.
tutorial-gather-again = Collectez de l’or pour la prochaine manche.
tutorial-end-again = Finissez votre tour et voyez qui répond.
tutorial-silent = On a appelé l’Architecte et personne n’a répondu : votre victime passe cette manche.
tutorial-over = Choisir, collecter, bâtir : quand une cité atteint sept quartiers, la manche est la dernière, et qui a le plus de points gagne.

## Lessons about new cards

lesson-title = Du nouveau : { $name }
lesson-meet = Nouveau personnage : { $character }. { $effect }
lesson-try =
    { $touch ->
        [yes] Essayez. Touchez : { $choice }.
       *[no] Essayez. Cliquez sur : { $choice }.
    }
lesson-seen = { $story }
lesson-over = Vous savez tout ce qu’il faut.
lesson-play = Jouer une partie entière
lesson-again = Recommencer
lesson-next = Suivant
lesson-count = { $n } sur { $count }
lesson-leave = Quitter la leçon
lesson-link = Quoi de neuf ici ?
lesson-link-character = L’essayer à la table
