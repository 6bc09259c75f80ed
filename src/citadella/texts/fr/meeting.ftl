### Meeting others, in French: quick matches, tournaments, play with days per move.

## Your turn

turns-title = À vous de jouer
turn-next =
    { $count ->
        [one] Table suivante
       *[other] Table suivante ({ $count } en attente)
    }
turn-left = { $time } restants
turn-rated = classée
time-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
time-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
time-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
new-rated = Partie classée
new-rated-note = Compte pour le classement de chacun : sans coach, sans annulation, au moins deux personnes.
notices-mail = Aussi par e-mail
vacation-title = Vacances
vacation-note = Pendant vos vacances, votre pendule s’arrête aux tables où elle compte en jours. Les autres voient votre absence.
vacation-days = Nombre de jours
vacation-begin = Partir en vacances
vacation-until = Vous êtes en vacances jusqu’au { $date }.
vacation-end = Finir les vacances
vacation-left =
    { $count ->
        [0] Il ne vous reste aucun jour cette année.
        [one] Il vous reste { $count } jour cette année.
       *[other] Il vous reste { $count } jours cette année.
    }
vacation-seat = En vacances jusqu’au { $date }

## Quick match

match-title = Partie rapide
match-lead = Choisissez ce que vous aimeriez jouer, et nous vous réunissons avec d’autres qui veulent la même chose.
match-open = Partie rapide
match-rated = Classée
match-reach = Classement des adversaires
match-reach-any = peu importe
match-reach-within = à { $points } du mien au plus
match-bots = S’il manque du monde
match-bots-never = continuer d’attendre
match-bots-after = des bots viennent après { $time }
match-find = Trouver une table
match-waiting = Recherche d’une table…
match-waited = Vous attendez depuis { $time }.
match-alike = Trouvé jusqu’ici : { $count } sur { $players }.
match-bots-in = Si personne d’autre ne vient, des bots prennent les places libres dans { $time }.
match-no-bots = La partie commence dès qu’il y a assez de monde.
match-stay = Gardez cette page ouverte : elle vous mène toute seule à la table.
match-leave = Ne plus attendre

## Tournaments

tournaments-title = Tournois
tournaments-lead = Plusieurs rondes à des tables de trois à six. À chaque ronde, on affronte des joueurs aux résultats proches.
tournaments-none = Il n’y a pas encore de tournoi.
tournaments-live = Ouverts et en cours
tournaments-over = Terminés
tournament-new = Nouveau tournoi
tournament-name = Nom
tournament-size = Joueurs par table
tournament-rounds = Rondes
tournament-round = Ronde { $round }
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-round-time = Temps par ronde
tournament-round-free = sans limite
tournament-round-note = À la fin du temps, des bots finissent les parties.
tournament-starts = Début
tournament-starts-by-hand = quand je le lance
tournament-starts-in = dans { $time }
tournament-starts-at = Commence le { $date }.
tournament-enter-too = Je veux jouer
tournament-bots = Bots participants
tournament-bot-kind = Niveau des bots
tournament-make = Ouvrir le tournoi
tournament-status-open = inscriptions ouvertes
tournament-status-playing = en cours
tournament-status-over = terminé
tournament-status-called-off = annulé
tournament-by = Organisation : { $name }
tournament-entrants =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
tournament-first = { $name } mène
tournament-won = Victoire { BEFORE("de", $name) }
tournament-enter = Participer
tournament-leave = Quitter le tournoi
tournament-leave-note = Vous avez quitté ce tournoi. Vous n’aurez pas de place à la prochaine ronde.
tournament-start = Lancer la première ronde
tournament-call-off = Annuler le tournoi
tournament-add-bot = Ajouter un bot
tournament-remove = Retirer { $name }
tournament-share = Lien pour joueurs et spectateurs
tournament-my-table = Aller à ma table
tournament-waiting = Votre partie est terminée. La prochaine ronde commence quand toutes les autres tables ont fini.
tournament-needs =
    { $count ->
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
tournament-round-ends = Cette ronde se termine au plus tard le { $date }.
tournament-standings = Classement
tournament-place = Place
tournament-player = Joueur
tournament-league = Points de tournoi
tournament-league-short = Points
tournament-wins = Victoires
tournament-opponents = Adversaires
tournament-margin = Écart
tournament-games = Parties
tournament-gone = n’y est plus
tournament-absent = un bot joue
tournament-tables = Tables
tournament-table-number = Table { $number }
tournament-watch = Regarder
tournament-replay = Voir la partie
tournament-frozen = Cette table ne peut pas continuer : ses coups enregistrés ne peuvent pas être rejoués.
tournament-settle-level = La compter comme une égalité
tournament-settle-again = La rejouer
tournament-to = Vers le tournoi
tournament-how = Comment on compte
tournament-how-league = Une victoire vaut { $win } points de tournoi à toutes les tables. Vous en recevez une part égale pour chaque joueur classé derrière vous, et une demi-part en cas d’égalité avec vous.
tournament-how-ties = À égalité de points de tournoi, on compare le nombre de victoires, puis la moyenne des points de tournoi des adversaires rencontrés, puis l’écart de vos points avec la moyenne de vos tables.
tournament-how-seats = À chaque ronde se rencontrent des joueurs proches au classement, si possible sans se revoir. Chacun a tour à tour des places en tête et en queue de table, et tout le monde joue.
tournament-rated-note = Les tables avec au moins deux personnes sont classées.

## Errors

error-rated-homebrew = Les parties classées n’admettent pas de cartes maison.
error-rated-coach = Les parties classées n’ont pas de coach.
error-rated-seats = Dans une partie classée, chaque personne ne prend qu’une place.
error-rated-alone = Une partie classée demande au moins deux personnes.
error-no-rematch = Il n’y a pas de revanche en tournoi : la prochaine ronde commence d’elle-même.
error-match-clock = Une partie rapide demande une pendule.
error-bad-match = Ces réglages ne conviennent pas à une partie rapide.
error-bad-vacation = Choisissez de 1 à { $most } jours.
error-vacation-used-up = Il ne vous reste pas autant de jours de vacances.
error-no-tournament = Ce tournoi n’existe pas.
error-bad-tournament = Ces réglages ne conviennent pas à un tournoi.
error-tournament-clock = Un tournoi demande une pendule, par coup ou par ronde.
error-tournament-full = Ce tournoi est complet.
error-tournament-few = Un tournoi demande au moins trois joueurs.
error-tournament-started = Le tournoi a déjà commencé.
error-not-frozen = Cette table est encore jouable : on ne peut pas en fixer le résultat.
error-too-many-tournaments = Vous avez trop de tournois. Terminez-en un d’abord.
error-not-organiser = Seule l’organisation du tournoi peut faire cela.
error-not-entered = Cette personne ne participe pas à ce tournoi.
