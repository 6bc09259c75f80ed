### Texts of the table in the browser, in French.

## Where the game stands

table-title = { $name } joue
table-title-mine = À vous de jouer !
table-title-over = La partie est terminée
table-round = Manche { $count }
table-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
table-goal = fin de partie à { $count } quartiers
table-last-round = Dernière manche
table-watching = Vous regardez
table-log-and-chat = Journal et discussion
table-close = Fermer
table-log-short = Journal
table-bank = banque

## The characters

table-characters = Personnages
table-yours = votre personnage
table-you = vous
table-face-up = à l’écart, face visible
table-called = à l’appel
table-nobody = personne
table-hidden-characters =
    { $count ->
        [one] personnage caché
       *[other] { $count } personnages cachés
    }
table-has-chosen = a choisi
table-chooses = choisit
table-waits = attend

## The players

table-player = { $name }
table-my-place = Votre place
table-bot = Bot
table-away = absence : un bot joue
table-gone = hors ligne
table-thinks = réfléchit…
table-open-city = Montrer ou masquer la cité { BEFORE("de", $name) }
table-city-of = Cité { BEFORE("de", $name) } : { count-districts }
table-tucked = sous le Musée : { $count }
table-points-in-sight = Points visibles
table-points-short = pts
table-cost = coût { $count }
table-no-cards = Aucune carte en main
table-hand-covered = La main est masquée.
table-clock = Temps restant : { $time }
table-days = { $days } j { $hours } h

## What can I do?

table-what-can-i-do = Que puis-je faire ?
table-answers = Réponses
table-stage-draft = Personnages au choix
table-stage-role = Vos personnages
table-stage-offer = Cartes au choix
table-in-reach = { $count } choix
table-click-one = Cliquez sur un élément en surbrillance, ou tapez son numéro.
table-tap-one = Touchez un élément en surbrillance.
table-build-hint = Pour bâtir, choisissez une carte en surbrillance dans votre main.
table-all-actions = Toutes les actions
table-more-keys = Touches 1–9 : page { $page } sur { $pages } ; 0 : page suivante.
table-undo = Annuler
table-ask-coach = Demander au coach
table-coach = Le coach propose
table-coach-silent = Le coach n’a pas de conseil ici.
table-forgotten = Encore possible ce tour-ci :
table-go-on = Continuer à jouer
table-end-anyway = Finir quand même
table-cancel = Non, finalement
table-sure = Ce choix vous nuit. Vraiment ?
table-asked-of-all = On interroge toutes les personnes peut-être concernées, pour ne trahir aucun secret.
table-passes = Cette question sera passée automatiquement dans un instant.
table-wait = Attendre
table-waiting =
    { $kind ->
        [pick] { $name } choisit un personnage.
        [lay] { $name } écarte un personnage face cachée.
        [turn] { $name } joue { FORM($role, "le") }.
        [courtesy] { $name } joue { FORM($role, "le") }.
        [keep] { $name } choisit une carte.
        [bribe] { $name } hésite à payer le pot-de-vin.
        [reveal-threat] { $name } hésite à révéler une menace.
        [confiscate] { $name } hésite à confisquer le quartier.
        [theater-swap] { $name } hésite à échanger son personnage.
        [theater-give] { $name } choisit un personnage à donner.
        [rescue] { $name } hésite à prendre la carte détruite.
        [pass-crown] { $name } choisit qui reçoit la couronne.
        [tribute] { $name } choisit quoi donner pour la couronne.
        [heir-crown] { $name } hésite à prendre la couronne.
        [give-for-crown] { $name } choisit quoi donner pour la couronne.
       *[other] { $name } réfléchit.
    }
table-over = La partie est terminée.
table-reason =
    { $why ->
        [gold]
            { $count ->
                [0] pas assez d’or
               *[other] il manque { count-gold }
            }
        [double] déjà dans votre cité
        [limit] permis épuisé
        [gather-first] collectez d’abord
        [character] ce personnage ne bâtit pas
        [action-card] injouable pour l’instant
        [never] impossible à bâtir
        [protected] l’Évêque protège la cité
        [complete] cette cité est complète
        [unreachable] intouchable
        [turn-closes] il ne reste qu’à finir
        [only-gathers] collecte uniquement
        [too-dear] trop cher à prendre
        [nothing-to-give] rien à donner en échange
       *[card] impossible pour l’instant
    }

## What happened?

table-log = Journal
table-log-show = Afficher
table-log-all = Tout
table-log-me = Me concernant
table-log-characters = Personnages
table-log-gold = Or
table-log-cards = Cartes
table-log-cities = Cités
table-log-whole = Tous les événements
table-notice = Ce qui vous arrive
table-recap = Depuis votre dernier choix ({ $count })
table-dismiss = Compris
table-chat = Discussion
table-chat-empty = Aucun message pour l’instant.
table-say = Écrire un message
table-send = Envoyer
table-emotes = Réactions
table-emote-wave = Salue
table-emote-clap = Approuve
table-emote-laugh = Rit
table-emote-cry = Pleure
table-emote-angry = Est en colère
table-emote-think = Réfléchit
table-emote-crown = S’incline
table-emote-coin = Lance une pièce

## One screen for several players

table-pass-to = Passez l’appareil à { $name }.
table-pass-hint = Vérifiez que personne d’autre ne regarde.
table-i-am = C’est moi, { $name }

## After the game

table-chart = Points au fil des manches
table-again = Rejouer
table-to-rematch = Vers la nouvelle table
table-look = Voir la table
table-deal-seed = Graine du mélange
table-deal-hash = Publié au début (SHA-256 de la graine)
table-deal-hint = Chacun peut calculer l’empreinte de la graine : si les deux concordent, la donne était fixée avant le premier coup.
