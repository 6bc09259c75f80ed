### What the table in the terminal says in French.

play-go-on = Reprendre la partie avec : { $command }
error-nothing-to-resume = Il n’y a pas de partie inachevée dans « { $folder } ». Commencez-en une sans --resume.
error-game-over = La partie de « { $file } » est terminée. Utilisez citadella replay pour la revoir.
error-several-people = La partie de « { $file } » ne peut pas être reprise ici : il faut un seul joueur humain, à la première place.

## The last line: keys and what they do

screen-key-choose = choisir
screen-key-coach = coach
screen-key-undo = annuler
screen-key-log = journal
screen-key-cards = cartes
screen-key-help = aide
screen-key-leave = quitter
screen-key-skip = passer
screen-key-back = retour
screen-key-forth = suite
screen-key-round = manche
screen-key-ends = début, fin

## At the table

screen-thinks = { $name } réfléchit…
screen-page = autres choix (page { $page } sur { $pages })
screen-step = Action { $step } sur { $last }
screen-too-small = Cette fenêtre est trop petite : la table demande { $size }.
screen-log = Journal de la partie
screen-cards = Cartes
screen-back = ↑↓ défiler · Échap retour
screen-help-heading = Aide
screen-help =
    ↑ ↓ sélectionnent un choix, Entrée le confirme. Vous pouvez aussi taper son numéro ou cliquer dessus.
    0 ou ← → tourne la page s’il y a plus de neuf choix.
    c demande conseil au coach, u annule votre dernière action, l affiche le journal, i explique n’importe quelle carte. Cliquez sur une carte pour la faire expliquer, ou sur un joueur pour voir sa cité.
    Espace saute les pauses entre les coups des autres jusqu’à votre tour.
    q (ou Ctrl-C) quitte. La partie est enregistrée après chaque action : citadella play --resume la reprend.

    Collectez une fois par tour, puis bâtissez. Les personnages jouent dans l’ordre des rangs. La partie se termine à la fin de la manche où quelqu’un complète une cité.
screen-replay-help =
    → ou Entrée avance d’une action, ← recule d’une action. ↓ et ↑ mènent à la manche suivante et précédente, Début et Fin au début et à la fin.
    l affiche le journal jusqu’ici, i explique n’importe quelle carte. Cliquez sur une carte pour la faire expliquer, ou sur un joueur pour voir sa cité.
    q quitte.
