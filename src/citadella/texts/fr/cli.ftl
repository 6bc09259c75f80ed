### What the command line says in French.

## Commands

command-citadella = Jouer à Citadelles, le jeu de cartes complet : contre des bots, entre amis ou en expériences. Non officiel.
command-play = Jouer contre des bots dans le terminal.
command-serve = Démarrer un serveur et ouvrir le jeu dans le navigateur, pour jouer en solo ou entre amis.
command-rules = Chercher une carte sous n’importe lequel de ses noms, ou un mot dans les règles.
command-replay = Revoir pas à pas une partie enregistrée.
command-review = Analyser une partie terminée : chances de victoire au fil du temps, et un verdict sur chaque décision d’après ce qu’on pouvait savoir.
command-simulate = Faire jouer de nombreuses parties par des bots et en résumer les résultats.
command-compare = Jouer les mêmes donnes sous deux configurations (valeurs de cartes, bots, jeux de cartes) et montrer les différences.
command-arena = Classer des bots en les faisant s’affronter : taux de victoire, classements et duels.
command-report = Analyser des parties enregistrées par simulate --out : taux de victoire par bot, place, personnage et quartier.
command-admin = Modérer un serveur, en marche ou non : fermer des tables, exclure ou supprimer des invités, traiter les signalements.
command-backup = Sauvegarder toutes les données du serveur dans un fichier. Sans danger pendant que le serveur tourne.
command-restore = Restaurer une sauvegarde dans une base de données vide.
command-bots = Faire tourner sur cette machine des bots pour un ou plusieurs serveurs.
command-push-key = Créer la clé Web Push (VAPID) dont un serveur a besoin pour envoyer des notifications.
command-completion = Afficher un script qui complète les commandes et options de citadella dans votre shell.
group-play = Jouer
group-records = Règles et parties enregistrées
group-experiments = Expériences
group-server = Administration du serveur
group-shell = Shell
help-usage = Utilisation :
help-arguments = Arguments
help-actions = Actions
help-options = Options
help-examples = Exemples
help-default = par défaut : { $value }
help-required = obligatoire
help-repeatable = répétable
help-more = Tapez « citadella COMMANDE --help » pour les options d’une commande.

## Placeholders for values, in capitals

metavar-action = ACTION
metavar-address = ADRESSE
metavar-arguments = ARGUMENTS
metavar-bot = BOT
metavar-card = CARTE
metavar-choice = CHOIX
metavar-command = COMMANDE
metavar-days = JOURS
metavar-edition = ÉDITION
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-guest = INVITÉ
metavar-language = LANGUE
metavar-name = NOM
metavar-number = NOMBRE
metavar-options = OPTIONS
metavar-preset = SÉLECTION
metavar-record = PARTIE
metavar-seconds = SECONDES
metavar-seed = GRAINE
metavar-table = TABLE
metavar-target = CIBLE
metavar-value = VALEUR
metavar-word = MOT

## Options

option-version = Afficher la version, et si les règles sont compilées.
option-help = Afficher cette aide.
option-lang = Langue : en, hu, bg, cs, de, fr ou pl.
default-lang = celle de votre système
option-edition = Édition : 2016, 2021, deluxe, classic ou classic-2016.
option-preset = Sélection de personnages et de merveilles, ou random pour un choix de cartes au hasard.
option-presets = Sélection de personnages et de merveilles, random pour un choix de cartes au hasard à chaque partie, ou mixed pour passer en revue toutes les sélections.
option-players = Nombre de joueurs, de 2 à 8.
option-action_cards = Jouer avec les cartes Action de l’édition DeLuxe.
option-as_printed = Suivre le livret imprimé de l’édition là où nos décisions s’en écartent : all pour tous ces points, ou les identifiants de certains (liste dans docs/rulings.md).
option-bots = Adversaires : un bot pour tous, ou un pour chacun. { bot-names }
option-seat_bots = Bots qui jouent : un bot pour toutes les places, ou un pour chacune. { bot-names }
option-entrants = Bots à comparer ; ils passent tour à tour par toutes les places. { bot-names }
bot-names = Niveaux : apprentice, novice, easy, normal, hard. Styles : homebody, aggressor, cautious. Algorithmes : random, builder, strategist, learned, search. Un bot peut avoir des paramètres (search:seconds=0.5), être répété (builder*3) ou venir d’un fichier (my_bot.py:MyBot).
option-name = Votre nom à la table.
option-seed = Graine des donnes : la même graine donne les mêmes parties.
option-random_seed = Graine de la donne : la même graine donne la même partie.
default-random_seed = au hasard
option-record = Enregistrer la partie dans ce fichier.
option-record_file = Partie enregistrée à ouvrir ; - lit l’entrée standard.
option-resumed = Reprendre la partie enregistrée dans FICHIER, ou la dernière que vous avez jouée.
option-plain = Mode ligne par ligne au lieu de la table en plein écran.
option-cards = Fichier de cartes maison.
option-with_cards = Cartes à inclure : des cartes maison, ou d’autres de l’édition. Un personnage remplace celui de même rang ; une merveille remplace une autre merveille.
default-with_cards = toutes les cartes de --cards qui conviennent
option-no_card_packages = Ignorer les cartes des paquets installés.
option-changed_cards = Ouvrir une partie même si ses fichiers de cartes ont changé depuis l’enregistrement.
option-what_if = Remplacer un nombre imprimé sur une carte, comme dans tavern.cost=2 ou architect.build_limit=2.
option-games = Nombre de parties.
option-rounded_games = Nombre de parties, arrondi au multiple supérieur du nombre de joueurs.
option-deals = Nombre de donnes, au moins 2 ; chacune est jouée sous les deux configurations.
option-json = Afficher un objet JSON au lieu du résumé.
option-workers = Nombre de processus.
default-workers = jusqu’à un par cœur de processeur
option-word = Une carte, un mot ou l’identifiant d’une règle.
option-all_rules = Montrer toutes les règles et cartes trouvées.
option-whole_game = Afficher toute la partie sans s’arrêter.
option-to = Commencer après ce nombre d’actions ; en mode ligne par ligne, s’y arrêter.
option-seat = Montrer la partie comme cette place l’a vue. Les places sont numérotées à partir de 0, comme dans @0.
default-seat = toutes les places, une fois la partie terminée
option-reviewed = N’analyser que cette place. Les places sont numérotées à partir de 0, comme dans @0.
default-reviewed = la place du joueur humain, ou toutes
option-playouts = Parties à simuler par coup pour comparer les coups, au moins 2. Plus il y en a, plus c’est précis et long.
option-games_file = Enregistrer un tableau des parties dans ce fichier Parquet, pour citadella report.
option-games_table = Fichiers Parquet écrits par citadella simulate --out.
option-html = Écrire aussi le rapport avec des graphiques dans ce fichier HTML.
option-side_a = Première configuration : printed pour ne rien changer, ou des termes séparés par des espaces, comme "tavern.cost=2 bots=builder". Un terme est CARTE.NOMBRE=VALEUR, ou fixe une option : bots=, preset=, edition=, action-cards=yes, as-printed=all ou with=.
option-side_b = Seconde configuration, sous la même forme.
option-engine = Où jouer les parties : local, ou ray pour une grappe Ray (à RAY_ADDRESS, ou démarrée sur cette machine).
option-results = Dossier des résultats ; une série interrompue peut en être reprise.
option-resume = Reprendre la série dont les résultats sont dans le dossier --out.
option-stop_when_clear = S’arrêter dès qu’il est clair si le premier bot gagne plus ou moins que sa juste part des parties (erreur d’au plus 5 %).
option-on_error = Que faire quand un bot échoue : stop pour s’arrêter, ou go-on pour le remplacer par des coups au hasard jusqu’à la fin de la partie.
option-time_limit = Temps limite par décision, en secondes ; 0 pour aucun.
option-port = Port d’écoute.
default-port = 8000, ou le prochain port libre
option-host = Adresse d’écoute ; 0.0.0.0 accepte les connexions d’autres machines.
default-host = 127.0.0.1
option-lan = Permettre aux amis du même réseau de se joindre à vous ; affiche l’adresse et un QR code.
option-no_browser = Ne pas ouvrir de navigateur.
option-data = Dossier des données du serveur.
default-data = ~/.local/share/citadella
option-database = URL d’une base SQLite ou PostgreSQL à utiliser au lieu du fichier du dossier de données.
option-server_workers = Nombre de processus du serveur ; plus d’un exige PostgreSQL.
default-server_workers = 1
option-settings = Fichier de réglages (TOML) ; docs/settings.md les énumère tous.
option-push_key = Fichier de la clé Web Push créée par citadella push-key.
option-push_contact = Adresse de contact transmise aux services de notifications, comme mailto:vous@example.org.
option-action = Que faire ; voir plus bas.
option-target = Sur quoi : code de table, identifiant d’invité, mot ou numéro de signalement.
option-days = Durée de l’exclusion, en jours.
option-network = Exclure aussi les nouveaux invités du réseau de cet invité.
option-new_backup = Fichier où écrire la sauvegarde.
option-backup_file = Sauvegarde à restaurer.
option-connect = URL d’un serveur pour lequel faire tourner des bots, comme https://citadella.example.
option-secret = Fichier du secret partagé (réglage pool_secret du serveur).
option-pool_workers = Nombre de processus.
default-pool_workers = un par cœur de processeur
option-key_file = Fichier où écrire la nouvelle clé. Gardez-la secrète.
option-shell = Shell pour lequel afficher le script. Chargez-le dans le fichier de démarrage du shell, comme dans les exemples.
admin-action-tables = Lister les tables ouvertes.
admin-action-close = Fermer une table, d’après son code.
admin-action-guests = Lister tous les invités, ou ceux dont le nom contient un mot.
admin-action-ban = Exclure un invité.
admin-action-unban = Lever l’exclusion d’un invité.
admin-action-forget = Supprimer un invité et toutes ses données.
admin-action-export = Afficher toutes les données enregistrées sur un invité.
admin-action-reports = Lister les signalements en attente.
admin-action-settle = Classer un signalement, d’après son numéro.
admin-action-ratings = Lister les classements qui ne correspondent pas aux résultats ; « ratings repair » les recalcule.

## What commands answer

admin-close = La table a été fermée.
admin-ban = L’invité { $target } est exclu.
admin-unban = L’invité { $target } n’est plus exclu.
admin-forget = L’invité { $target } et toutes ses données ont été supprimés.
admin-settle = Le signalement { $target } est classé.
admin-nothing = Rien à afficher.
admin-ratings-right = Tous les classements correspondent aux résultats.
admin-repair = Tous les classements ont été recalculés d’après les résultats.
backup-made =
    { $rows ->
        [one] { $rows } ligne sauvegardée dans « { $file } ».
       *[other] { $rows } lignes sauvegardées dans « { $file } ».
    }
backup-restored =
    { $rows ->
        [one] { $rows } ligne restaurée.
       *[other] { $rows } lignes restaurées.
    }
serving = Citadella tourne à l’adresse { $link }  (Ctrl-C pour arrêter)
lending = Jusqu’à { $workers } bots tournent pour { $url }  (Ctrl-C pour arrêter)
serving-near = Vos amis sur le même réseau peuvent ouvrir { $link } ou scanner ce code :
serving-alone = Cette machine n’est sur aucun réseau : personne d’autre ne peut se joindre à vous.
push-key-made = La clé a été écrite dans « { $file } ». Démarrez le serveur avec : citadella serve --push-key { $file } --push-contact mailto:vous@example.org
version-compiled = citadella { $version } (compilé)
version-interpreted = citadella { $version } (interprété)
build-compiled = compilé
build-interpreted = interprété
stopped = Arrêté.
number = { NUMBER($value) }

## Errors

error-other = { $why }
error-language = Langue inconnue : « { $language } ». Disponibles : { $known }.
error-edition = Édition inconnue : « { $edition } ». Disponibles : { $known }.
error-preset = L’édition { $edition } n’a pas de sélection « { $preset } ». Disponibles : { $known }.
error-players = Le jeu se joue de 2 à 8, pas à { $players }.
error-players-edition = L’édition { $edition } se joue de 2 à { $most }, pas à { $players }.
error-action-cards = L’édition { $edition } n’a pas de cartes Action. Éditions qui en ont : { $known }.
error-as-printed = L’édition { $edition } n’a pas de point « { $choice } » à jouer tel qu’imprimé. Disponibles : { $known }.
error-as-printed-none = L’édition { $edition } n’a pas de livret propre à suivre : --as-printed ne peut pas s’y appliquer.
error-bot = Bot inconnu : « { $bot } ». Disponibles : { $known }.
error-bots =
    Nombre de bots incorrect : { $named }. { $seats ->
        [1] Nommez-en un.
       *[other] Nommez-en un pour les { $seats } places, ou un pour chacune.
    }
error-seed = Une graine doit être un nombre ou une courte ligne de texte.
error-no-file = Il n’y a pas de fichier « { $file } ».
model-unsound =
    { $why ->
        [missing] Le modèle appris « { $file } » est introuvable
        [old] Le modèle appris « { $file } » appartient à une autre version
       *[damaged] Le modèle appris « { $file } » est endommagé
    } ; l’évaluation du bot strategist est utilisée à la place.
error-unreadable =
    { $why ->
        [folder] « { $file } » est un dossier, pas un fichier.
        [forbidden] Accès refusé : « { $file } ».
       *[other] Impossible de lire le fichier « { $file } ».
    }
error-not-text = « { $file } » n’est pas un fichier texte.
error-unwritable = Impossible d’écrire dans « { $file } ».
error-record = « { $file } » n’est pas une partie enregistrée valable : { $why }
error-to =
    { $count ->
        [one] La partie n’a que { $count } action : --to { $to } dépasse sa fin.
       *[other] La partie n’a que { $count } actions : --to { $to } dépasse sa fin.
    }
error-seat = La partie n’a pas de place { $seat }. Les places vont de 0 à { $last }.
error-review-unfinished = Seules les parties terminées peuvent être analysées, et celle-ci s’interrompt avant sa fin.
error-no-rule = Aucune carte ni règle ne correspond à « { $word } ».
error-no-rule-near = Aucune carte ni règle ne correspond à « { $word } ». Cherchiez-vous { $near } ?
error-command = Commande inconnue : « { $command } ». Commandes disponibles : { $known }.
error-option-unknown = Option inconnue : { $option }. Ajoutez --help à la commande pour voir ses options.
error-missing = Il manque : { $option }. Ajoutez --help à la commande pour voir son utilisation.
error-choice = Valeur « { $value } » non valable pour { $option }. Choisissez parmi : { $known }.
error-number =
    Valeur « { $value } » non valable pour { $option } : il faut { $kind ->
        [fraction] un nombre
       *[whole] un nombre entier
    }.
error-range =
    Valeur « { $value } » non valable pour { $option } : il faut { $kind ->
        [fraction] un nombre
       *[whole] un nombre entier
    } de { $least } à { $most }.
error-least =
    Valeur « { $value } » non valable pour { $option } : il faut { $kind ->
        [fraction] un nombre
       *[whole] un nombre entier
    } d’au moins { $least }.
error-extra = Argument inattendu : « { $words } ». Ajoutez --help à la commande pour voir son utilisation.
error-option-needs = L’option { $option } demande une valeur.
error-option-bare = L’option { $option } ne prend pas de valeur.
error-usage = Commande incompréhensible. Ajoutez --help pour voir son utilisation.
error-admin-target = « admin { $action } » demande une cible : code de table, identifiant d’invité ou numéro de signalement. Voir citadella admin --help.
error-admin-ratings = Action inconnue : « admin ratings { $target } ». Utilisez « admin ratings » ou « admin ratings repair ».
error-admin-table = Il n’y a pas de table ouverte « { $target } ». « citadella admin tables » liste les tables ouvertes.
error-admin-guest = Il n’y a pas d’invité « { $target } ». « citadella admin guests » liste les identifiants.
error-admin-report = Il n’y a pas de signalement « { $target } ». « citadella admin reports » liste ceux en attente.
error-bot-parameter = Le bot « { $bot } » n’a pas de paramètre « { $parameter } ». Disponibles : { $known }.
error-bot-no-parameter = Le bot « { $bot } » n’a pas de paramètres : « { $parameter } » ne peut pas être fixé.
error-bot-value =
    Valeur « { $value } » non valable pour { $parameter } du bot « { $bot } » : il faut { $kind ->
        [int] un nombre entier
        [float] un nombre
        [bool] yes ou no
       *[str] un mot
    }{ $range }.
error-bot-not-in-file = « { $file } » ne définit pas de bot « { $bot } ». Disponibles : { $known }.
error-bot-is-none = « { $bot } » dans « { $file } » n’est pas un bot : il n’a pas de méthode choose(view, actions).
error-bot-not-made = Impossible de créer le bot « { $bot } » : { $why }.
error-bot-file = Impossible de charger « { $file } » : { $why }.
error-library = Il faut { $library }, qui n’est pas installé. Installez avec : { $command }
error-card-file = Impossible de charger le fichier de cartes « { $file } » : { $why }.
error-cards-missing = Cette partie utilise le fichier de cartes « { $file } », qui n’est pas chargé. Chargez-le avec --cards.
error-cards-changed = Cette partie utilise le fichier de cartes « { $file } », qui a changé depuis l’enregistrement. Utilisez --changed-cards pour l’ouvrir quand même.
error-no-games = « { $file } » n’est pas un tableau de parties écrit par simulate --out.
error-what-if-form = Remplacement « { $text } » non valable : il faut CARTE.NOMBRE=VALEUR, comme tavern.cost=2.
error-what-if-card = L’édition { $edition } n’a pas de carte « { $card } ». Noms proches : { $near }.
error-what-if-absent = La carte « { $card } » n’est pas en jeu dans ces parties.
error-what-if-number = La carte « { $card } » n’a pas de nombre « { $number } ». Disponibles : { $known }.
error-what-if-value = Valeur « { $value } » non valable pour { $what } : il faut un nombre entier de { $least } à { $most }.
error-side = Terme « { $term } » non valable dans une configuration. Utilisez « printed », ou des termes séparés par des espaces : tavern.cost=2, { $keys }.
error-results-there = « { $file } » contient déjà des résultats. Continuez avec --resume, ou choisissez un autre dossier.
error-results-spoilt = La ligne { $line } de « { $file } » est corrompue.
error-results-other = Les résultats de « { $file } » appartiennent à un autre tournoi : { $what } valait { $before } et vaut maintenant { $now }.
error-resume-what = --resume demande --out DOSSIER, le dossier des résultats précédents.
failed-raised = Le bot « { $bot } » à la place { $seat } a échoué dans la partie { $game }, à la décision { $decision } : { $detail }. Partie enregistrée : { $file }
failed-illegal = Le bot « { $bot } » à la place { $seat } a choisi { $detail } dans la partie { $game }, à la décision { $decision } ; cette action n’est pas permise. Partie enregistrée : { $file }
failed-slow = Le bot « { $bot } » à la place { $seat } a mis plus de { $detail } s dans la partie { $game }, à la décision { $decision }. Partie enregistrée : { $file }
failed-endless = La partie { $game } ne finit pas : après { $decision } décisions, c’est toujours au bot « { $bot } » à la place { $seat }. Partie enregistrée : { $file }

## Simulating

simulate-progress = Parties
simulate-what-if = Et si
simulate-games = Parties
simulate-decisions = Décisions
simulate-seconds = Secondes
simulate-pace = Vitesse
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } parties/s, { NUMBER($decisions, maximumFractionDigits: 0) } décisions/s
simulate-length = Durée d’une partie
simulate-length-value = { $rounds } manches, { $decisions } décisions
simulate-seat = Place
simulate-bot = Bot
simulate-wins = Victoires
simulate-saved = Parties enregistrées : { $file }

## Comparing

compare-progress = Donnes
compare-pairs =
    { $deals ->
        [one] Une donne, jouée sous les deux configurations ;
       *[other] { NUMBER($deals) } donnes, jouées chacune sous les deux configurations ;
    } { $alike ->
        [0] aucune n’a eu la même issue.
        [one] une seule a eu la même issue.
       *[other] { NUMBER($alike) } ont eu la même issue.
    }
compare-difference = B − A
compare-by-game = Moyennes sur les parties
compare-by-seat = Taux de victoire par place, en %
compare-by-character = Taux de victoire par personnage, en %
compare-by-district = Taux de victoire par quartier, en %
compare-rounds = Manches
compare-decisions = Décisions
compare-points = Points par joueur
compare-winning-points = Points du vainqueur
compare-lead = Avance du vainqueur
compare-more =
    { $count ->
        [one] { $count } différence plus petite n’est pas montrée ; utilisez --json.
       *[other] { $count } différences plus petites ne sont pas montrées ; utilisez --json.
    }

## Measuring bots

arena-died = Le processus qui jouait la partie { $game } s’est arrêté.
arena-kept = Les parties terminées sont enregistrées dans « { $file } ». Utilisez --resume pour continuer.
arena-heading = { NUMBER($games) } parties : { NUMBER($deals) } donnes avec rotation des places, { $players } joueurs, { $edition }, { $rounds } manches par partie
arena-games = Parties
arena-wins = Victoires
arena-interval = IC à 95 %
arena-margin = Marge
arena-points = Points
arena-speed = ms/déc.
arena-rating = Classement
arena-ahead = Finit devant
arena-answer-better = { $bot } gagne plus que sa juste part de { $fair }, comme le montrent { $deals } donnes (test séquentiel, erreur d’au plus 5 %).
arena-answer-worse = { $bot } gagne moins que sa juste part de { $fair }, comme le montrent { $deals } donnes (test séquentiel, erreur d’au plus 5 %).
arena-answer-open = Après { $deals } donnes, on ne sait pas si { $bot } gagne plus ou moins que sa juste part de { $fair } (test séquentiel, erreur d’au plus 5 %).
arena-failures =
    { $count ->
        [one] { $bot } a échoué une fois ; des coups au hasard l’ont remplacé jusqu’à la fin de la partie.
       *[other] { $bot } a échoué { $count } fois ; des coups au hasard l’ont remplacé jusqu’à la fin de ces parties.
    }
arena-lost =
    { $count ->
        [one] Une donne n’a pas pu être terminée et n’est pas comptée.
       *[other] { $count } donnes n’ont pas pu être terminées et ne sont pas comptées.
    }

## Reports

report-title = Rapport sur les parties
report-summary = { NUMBER($games) } parties de { $rounds } manches et { $decisions } décisions en moyenne ; { $points } points par joueur, { $winning } pour le vainqueur.
report-how = Les lignes sont des intervalles de confiance à 95 % sur les parties ; le repère rouge est la juste part. Un personnage compte une fois par manche où il a été choisi, un quartier une fois par cité où il se trouvait à la fin.
report-random = Cartes au hasard
report-seat-of = Place { $seat }, { $players } joueurs
report-players = { $players } joueurs
report-by-bots = Taux de victoire par bot
report-by-presets = Taux de victoire par sélection et par bot
report-by-players = Taux de victoire par nombre de joueurs et par bot
report-by-seats = Taux de victoire par place
report-by-characters = Taux de victoire par personnage
report-by-districts = Taux de victoire par quartier
report-win-rate = Taux de victoire, en %
report-times = Fois
report-interval = Intervalle à 95 %
report-fair = Juste part
report-fates = Sort des personnages
report-picked = Choisi
report-killed = Assassiné
report-robbed = Détroussé
report-bewitched = Ensorcelé
report-of-rounds = % des manches où il était en jeu
report-of-picks = % des manches où il a été choisi
report-lengths = Durée des parties
report-rounds = Manches
report-points = Points par origine
report-from-district = Quartiers
report-from-silver = Pièces d’argent
report-from-effect = Bonus des quartiers
report-from-hand = Cartes en main
report-everyone = Tous les joueurs
report-winners = Vainqueurs
report-numbers = Chiffres
report-saved = Rapport enregistré : { $file }

## Replaying

replay-next = Entrée : suite, q : quitter
replay-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.

## Looking up

rules-heading = Règles et précisions
rules-our-ruling = notre décision
rules-more =
    { $count ->
        [one] { $count } autre règle correspond ; --all pour la voir.
       *[other] { $count } autres règles correspondent ; --all pour les voir.
    }
rules-more-cards =
    { $count ->
        [one] { $count } autre carte correspond ; --all pour la voir.
       *[other] { $count } autres cartes correspondent ; --all pour les voir.
    }
rules-not-in = Absent de : { $edition } ; montré ici d’après : { $shown }.
rules-editions = éditions : { $editions }
rules-homebrew = carte maison de { $file }
rules-no-effect = Pas d’effet particulier.
rules-character = personnage, rang { $rank }
rules-action-card =
    { $copies ->
        [one] carte Action, { $copies } exemplaire
       *[other] carte Action, { $copies } exemplaires
    }
rules-district =
    { $copies ->
        [one] quartier ({ $type }), coût { $cost }, { $copies } exemplaire
       *[other] quartier ({ $type }), coût { $cost }, { $copies } exemplaires
    }
rules-unbuildable = quartier ({ $type }), impossible à bâtir

## Playing

names = Alice, Bruno, Chloé, Denis, Élise, Félix, Gaëlle, Hugo
play-me = Vous
play-round = Manche { $round }
play-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
play-goal = fin de partie à { $count } quartiers
play-last-round = dernière manche !
play-face-up = à l’écart : { $names }
play-hand = Main
play-tucked = sous le Musée : { $count }
play-prompt = { $choices }, ? aide, c coach, l journal, q quitter :
play-prompt-undo = { $choices }, u annuler, ? aide, c coach, l journal, q quitter :
play-no-such-choice = Tapez un nombre de 1 à { $last }, ou ? pour l’aide.
play-forgotten = Vous pouvez encore faire ceci ce tour-ci : { $what }. Choisissez de nouveau « { choice-end } » pour le finir quand même.
play-no-undo = Impossible d’annuler : de nouvelles informations ont été révélées depuis.
play-saved = Partie enregistrée : { $file }
play-review = Analyser vos décisions : { $command }
play-help =
    Tapez le numéro d’un choix et appuyez sur Entrée.
    ? 3 explique la carte du choix 3 ; ? roi explique n’importe quelle carte d’après son nom.
    c demande conseil au coach, l affiche le journal, u annule votre dernière action, q quitte et enregistre la partie.
    Collectez une fois par tour, puis bâtissez. Les personnages jouent dans l’ordre des rangs.
    La partie se termine à la fin de la manche où quelqu’un complète une cité.
column-player = Joueur
column-character = Personnage
column-gold = Or
column-cards = Cartes
column-points = Points
column-city = Cité

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] Vous gagnez avec { $points }, au départage.
               *[other] { $name } gagne avec { $points }, au départage.
            }
       *[no]
            { $who ->
                [you] Vous gagnez avec { $points } !
               *[other] { $name } gagne avec { $points }.
            }
    }
result-shared = Victoire partagée avec { $points } : { $names }.
