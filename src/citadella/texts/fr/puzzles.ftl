### Puzzles in French.
###
### $choice, $best and $obvious are the labels of moves; $wins, $mine and $other are the percentages
### of games won after them.

puzzles-title = Problèmes
puzzles-lead = De vraies positions de jeu où un coup est nettement le meilleur, et ce n’est pas le plus évident. Vous ne voyez que ce que voyait la personne à cette place.
puzzle-daily = Problème du jour
puzzle-solve = Le résoudre
puzzle-theme-finish = Le dernier quartier
puzzle-theme-protect = Se protéger
puzzle-theme-aim = Viser juste
puzzle-theme-draft = Choisir un personnage
puzzle-theme-unique = Merveilles
puzzle-theme-raid = Attaques
puzzle-theme-gather = Or ou cartes
puzzle-theme-turn = Un tour bien joué
puzzle-difficulty = Difficulté { $n } sur 5
puzzle-done = Résolu
puzzle-done-count =
    { $done ->
        [one] { $done } résolu sur { $count }
       *[other] { $done } résolus sur { $count }
    }
puzzle-task = À vous : quel coup gagne le plus souvent ?
puzzle-right = Bravo ! « { $choice } » gagne { $wins } % des parties ; « { $obvious } », le coup évident, seulement { $other } %.
puzzle-wrong = Il y a mieux : « { $choice } » gagne { $mine } % des parties, « { $best } » { $wins } %.
puzzle-method = Après chaque coup, { $games } parties ont été jouées jusqu’au bout, en redistribuant chaque fois toutes les cartes cachées.
puzzle-all-moves = Tous les coups
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-to-list = Tous les problèmes
puzzle-leave = Quitter le problème
command-puzzle = Trouver le meilleur coup dans une position tirée d’une vraie partie : le problème du jour, ou celui que vous nommez.
option-puzzle_name = Nom d’un problème ; celui du jour par défaut.
option-all_puzzles = Lister tous les problèmes.
option-position = Afficher la position du problème sous forme de texte.
error-no-puzzle = Problème inconnu : « { $name } ». « citadella puzzle --list » les affiche tous.
