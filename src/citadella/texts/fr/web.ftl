### Texts of the browser client's pages, in French.

## Everywhere

loading = Un instant…
try-again = Réessayer
save = Enregistrer
saved = Enregistré
close = Fermer
copied = Copié
to-lobby = Vers l’accueil
skip-to-content = Aller au contenu
nav-home = Citadella : accueil
nav-label = Pages
nav-rules = Règles
nav-tutorial = Apprendre
nav-settings = Réglages
missing-title = Page introuvable
missing-text = Il n’y a pas de page à cette adresse. Le lien contient peut-être une erreur.
connection-lost = Connexion perdue ; nouvelle tentative…
offline-note = Vous êtes hors ligne. Les règles restent lisibles ; les tables reprendront avec la connexion.
your-turn = À vous de jouer
guest-name = Anonyme { $number }
names-of-bots = Alice, Bruno, Chloé, Denis, Élise, Félix, Gaëlle, Hugo
bot-random = Hasard
bot-builder = Bâtisseur
bot-apprentice = Apprenti
bot-novice = Novice
bot-easy = Facile
bot-normal = Normal
bot-hard = Difficile
bot-homebody = Bâtisseur (s’occupe de sa cité)
bot-aggressor = Agressif (assassine, détrousse, détruit)
bot-cautious = Prudent (ne prend aucun risque)
bot-strength =
    { $seconds ->
        [0] { $bot } · { $rating } · immédiat
       *[other] { $bot } · { $rating } · { $seconds } s
    }
bot-strength-hint = Chaque bot affiche son classement (400 points de plus, c’est dix fois plus de victoires) et son temps de réflexion par coup.

## Cards

letter-noble = N
letter-religious = R
letter-trade = C
letter-military = Mi
letter-unique = Me
heading-characters = Personnages
heading-unique-districts = Merveilles
heading-bonus-districts = Quartiers bonus
heading-base-districts = Quartiers de base
heading-action-cards = Cartes Action
heading-homebrew-cards = Cartes maison
heading-homebrew-districts = Quartiers maison
heading-homebrew-action-cards = Cartes Action maison
homebrew-card = maison
face-down-card = Carte face cachée
face-down-character = Personnage face cachée
rank-of = rang { $rank }
silver-coins =
    { $count ->
        [one] { $count } pièce d’argent
       *[other] { $count } pièces d’argent
    }
help-card = Carte
help-rulings = Précisions

## Start page

lobby-title = Bâtissez votre cité avant les autres
lobby-lead = Le jeu de cartes Citadelles, avec tous les personnages et tous les quartiers. Jouez contre des bots, ou entre amis grâce à un lien. Aucun compte nécessaire.
play-now = Jouer contre trois bots
new-table = Nouvelle table entre amis
lobby-tutorial = Apprendre en jouant
lobby-mine = Vos tables
lobby-mine-none = Vous n’avez encore rejoint aucune table.
lobby-open = Tables ouvertes
lobby-open-none = Aucune table ouverte pour l’instant. Ouvrez-en une pour que d’autres la rejoignent.
lobby-name = Votre nom
lobby-name-note = Les autres le voient à la table. Ce navigateur retient vos places.
status-over = terminée
line-look = Voir
line-play = Jouer
line-open = Ouvrir
line-lacks-cards = En attente du fichier de cartes { $file }
line-frozen = Indisponible
line-join = Rejoindre
line-watch = Regarder
line-round = manche { $round }
line-bots = bots : { $levels }
line-seats =
    { $taken ->
        [one] { $taken } place prise sur { $seats }
       *[other] { $taken } places prises sur { $seats }
    }
line-won =
    { $gap ->
        [0] Terminée · vous avez gagné au départage
        [one] Terminée · vous avez gagné avec { $gap } point d’avance
       *[other] Terminée · vous avez gagné avec { $gap } points d’avance
    }
line-lost = Terminée · { $place }

## New table

new-title = Nouvelle table
new-cards = Cartes
new-cards-choose = Changer les cartes
new-more = Plus d’options
custom-cards = Votre sélection
custom-cards-note = Choisissez pour chaque carte : toujours, peut-être ou jamais.
new-ninth = Utiliser un personnage de rang 9
new-action-cards = Utiliser des cartes Action
new-short = Partie courte : 7 quartiers complètent une cité
new-as-printed = Règles telles qu’imprimées
new-as-printed-note = Certaines de nos décisions s’écartent du livret imprimé, là où il semble contenir une erreur ou ralentit le jeu. Cochez les règles que vous voulez jouer telles qu’imprimées.
new-as-printed-all = Toutes ces règles
printed-last-card = Le personnage restant après la sélection est face visible
printed-two-swaps = Deux personnages d’origine au plus peuvent être remplacés
printed-card-for-card = Au-delà de trois quartiers bonus, on retire un quartier d’origine pour chacun
printed-emperor-for-two = L’Empereur est permis à deux joueurs
printed-action-first = La collecte des ressources ouvre toujours le tour
printed-finished-counts = Une cité complétée garde ses 2 points même si elle rétrécit
printed-merchant-after-turn = La pièce de plus du Marchand vient après le tour
printed-wizard-may-take = Le Sorcier peut regarder une main sans rien prendre
printed-diplomat-names = Le Diplomate peut obtenir par échange un second quartier du même nom
printed-diplomat-own-city = Rien ne quitte la cité complète du Diplomate ; son propre Évêque n’empêche rien
printed-heir-may-pass = Qui joue un Roi ou un Empereur assassiné peut laisser la couronne où elle est
printed-bell-at-seven = Le Beffroi signifie sept quartiers, même en partie courte
printed-gains-may = Les petits gains sont facultatifs : Parc, Hospice, Salle du Trône, Alchimiste, Reine
printed-own-token = La Maître-chanteuse peut menacer son propre personnage
printed-armory-leaves = La Poudrière d’une cité complète est inutilisable
printed-monument-may = Son propriétaire décide quand le Monument compte pour deux
printed-confiscated-counts = Tout quartier confisqué, sauf les Écuries, compte dans le permis de qui l’a bâti
printed-wizard-pays-cards = Le Sorcier peut payer en cartes le Tripot qu’il vient de prendre
printed-den-with-loan = Le Cardinal peut combiner cartes et emprunt pour le Tripot
printed-emperor-receiver = Qui reçoit la couronne de l’Empereur choisit entre or et carte
printed-queen-with-rank-4 = La Reine est payée au début du tour du rang 4
printed-crown-in-turn = Le Roi et le Patricien choisissent quand prendre la couronne
printed-witch-may = La Sorcière peut n’ensorceler personne
printed-navigator-no-tent = La Navigatrice ne peut pas dresser de Chapiteau
printed-booth-keep-none = On peut rendre les trois cartes piochées à un Guichet
printed-fortune-may-take = La Cartomancienne peut regarder une main sans rien prendre
printed-spy-counts = L’Espion n’apprend que le nombre de cartes du type
printed-witch-plays-cards = La Sorcière peut jouer une carte Action avant d’ensorceler
printed-refund-in-round = L’Alchimiste récupère tout ce qu’il a payé pour bâtir pendant la manche
new-players = Joueurs
new-clock = Pendule
new-public = Afficher parmi les tables ouvertes
new-coach = Autoriser le coach
new-talk = Autoriser la discussion
new-several = Une personne peut prendre plusieurs places
table-no-talk = sans discussion
new-stand-in = Bot qui remplace les absents
new-open = Ouvrir la table
new-open-note = Vous recevez un lien pour vos amis, et lancez la partie quand tout le monde est là.
new-start = Lancer la partie
new-start-note = Toutes les places sont prises : la partie commence aussitôt.
clock-none = Sans pendule
clock-live =
    { $seconds ->
        [one] { $minutes } minutes pour la partie, plus { $seconds } seconde par action
       *[other] { $minutes } minutes pour la partie, plus { $seconds } secondes par action
    }
clock-days =
    { $count ->
        [one] { $count } jour par action
       *[other] { $count } jours par action
    }
fill-open = Ouvrir aux amis
fill-bot = Compléter avec des bots
seat-player = Joueur à cette place
seat-me = Vous
seat-open = Place libre
seat-open-friend = Libre, pour vos amis
seat-bot = Bot : { $bot }
seat-name = Nom
seat-name-of = Nom du joueur à cette place
pass-and-play-note = Vous partagez un écran et vous le passez à tour de rôle ; les cartes sont masquées entre-temps.
only-watch-note = Vous n’avez pas de place : vous regarderez.
pick-from = Partir de
pick-all-maybe = Tout ce qui est permis
wish-always = toujours
wish-maybe = peut-être
wish-never = jamais
pick-characters-note = Un personnage par rang, tiré parmi ceux que vous permettez.
pick-rank-empty = Permettez au moins un personnage de rang { $rank }.
pick-swaps = Règles telles qu’imprimées : { $most } personnages d’origine remplacés au plus ; vous en avez remplacé { $count }.
pick-barred =
    { $why ->
        [players] seulement à partir de { $count } joueurs
        [ninth] sans rang 9
       *[excluded] pas avec : { $name }
    }
pick-districts-missing =
    { $count ->
        [one] Ajoutez encore { $count } quartier d’origine : on peut en retirer un pour chaque quartier bonus au-delà de { $free }.
       *[other] Ajoutez encore { $count } quartiers d’origine : on peut en retirer un pour chaque quartier bonus au-delà de { $free }.
    }
pick-districts-missing-printed =
    { $count ->
        [one] Ajoutez encore { $count } quartier d’origine : selon le livret, on en retire un par quartier bonus dès qu’il y en a plus de { $free }.
       *[other] Ajoutez encore { $count } quartiers d’origine : selon le livret, on en retire un par quartier bonus dès qu’il y en a plus de { $free }.
    }
pick-districts-drawn = { $needed } dans la partie : { $sure } toujours, { $possible } peut-être.
pick-districts-fixed =
    { $count ->
        [one] { $count } quartier dans la partie.
       *[other] { $count } quartiers dans la partie.
    }

## A table before the game

seats = Places
sit = S’asseoir ici
stand = Se lever
not-here = absence
seat-give = À qui va cette place
start = Lancer la partie
fill-and-start = Compléter avec des bots et lancer
start-waits =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
start-by-host = { $name } lancera la partie quand tout le monde sera là.
the-host = L’hôte
table-public = ouverte à tous
invite = Inviter
invite-note = Toute personne ayant le lien peut prendre une place libre.
copy-link = Copier le lien
copy-watch = Copier le lien pour spectateurs
invite-share = Partager le lien
invite-text = Une place vous attend à une partie de Citadella.
invite-qr = QR code du lien
invite-local = Cette adresse ne fonctionne que sur cet ordinateur.
invite-network = Le lien et le QR code utilisent l’adresse de cet ordinateur sur le réseau local : { $address }
invite-closed = Pour que d’autres vous rejoignent, démarrez le serveur avec :
no-table-title = Table introuvable
waiting-table-title = Cette table attend

## A table in play

table-menu = Menu de la table
device-link = Continuer sur un autre appareil
device-link-of = Autre appareil pour { $name }
device-link-note = Le lien déplace votre place sur l’appareil qui l’ouvre. Il ne sert qu’une fois ; gardez-le pour vous.
copy-device = Copier le lien privé
take-over = Laisser un bot jouer pour { $name }
leave-table = Partir et laisser jouer un bot
leave-sure = Quitter la table ? Un bot jouera pour vous.
away-note = Un bot joue pour vous.
come-back = Reprendre le jeu
play-on = { $name } ne répond pas : laisser jouer un bot
claim-host = L’hôte n’est plus là : devenir l’hôte
close-game = Abandonner la partie
close-sure = Abandonner la partie ? C’est irréversible.
close-propose = Proposer d’abandonner la partie ? Tout le monde doit être d’accord.
close-proposed = Vous avez proposé d’abandonner la partie. On attend l’accord des autres.
close-table = Fermer la table
closed-title = Cette table est fermée
closed-note = L’hôte l’a fermée, les joueurs ont abandonné la partie, ou l’administration y a mis fin.
vote-close = { $name } veut abandonner la partie.
vote-play-on = { $name } veut qu’un bot remplace { $other }.
vote-agree = D’accord
vote-decline = Refuser
chat-about = Messages { BEFORE("de", $name) }
chat-mute = Masquer pour moi
chat-unmute = Afficher
chat-hidden = Les messages { BEFORE("de", $name) } sont masqués.
chat-mute-all = Réduire au silence
chat-unmute-all = Rendre la parole
chat-report = Signaler
chat-reported = C’est signalé. L’administration du serveur va regarder.
download-record = Télécharger la partie

## Another device

device-title = Continuer ici
device-text = Ce lien privé déplace une place sur cet appareil. L’ancien appareil ne pourra ensuite que regarder.
device-move = Déplacer la place ici

## Rules

rules-title = Règles et cartes
rules-search = Chercher dans les cartes et les règles
# Words that mean the same in a search: groups separated by ";", words by ",".
search-same = voler, vol, détrousser, dérober, voleur; tuer, assassiner, meurtre, assassinat, assassin, mort; détruire, brûler, raser, démolir, incendie, condottiere; échanger, échange, troquer; or, pièce, pièces, argent, monnaie; revenu, revenus, rapporter, gagner; ensorceler, envoûter, sort, sortilège, sorcière; taxe, taxes, impôt, bailli; couronne, roi, premier joueur; protéger, protection, immunité, à l’abri; sélection, draft, choisir un personnage, choix; fin, finir, terminer, fin de partie; égalité, ex aequo, départage; score, points, décompte, victoire; s’emparer, prendre, capturer, saisir, capitaine; chantage, menace, pot-de-vin, maître-chanteuse; mandat, confisquer, échevin; embellir, décorer, artiste; piocher, tirer, pioche; bâtir, construire, permis de construire; défausser, jeter, écarter; deux joueurs, 2 joueurs; bonus, supplémentaire, de plus; merveille, merveilles, prestige; type, couleur
rules-short-title = Le jeu en bref
rules-short-1 = À chaque manche, chacun prend en secret un personnage. Les personnages jouent ensuite dans l’ordre de leurs rangs.
rules-short-2 = À votre tour, prenez 2 pièces d’or, ou piochez 2 cartes et gardez-en une. Vous pouvez ensuite bâtir un quartier en payant son coût.
rules-short-3 = Votre personnage a un pouvoir utilisable à votre tour, et certains personnages rapportent de l’or pour les quartiers de leur couleur.
rules-short-4 = Quand quelqu’un complète une cité de 7 quartiers (8 à deux ou trois joueurs, toujours 8 dans l’édition classique), la partie se termine à la fin de la manche.
rules-short-5 = Chaque quartier vaut son coût en points. Les cinq types réunis valent 3 points de plus, la première cité complète 4, toute autre cité complète 2.
rules-found =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }
rules-none = Aucun résultat.
rules-rulings =
    { $count ->
        [one] { $count } règle sur cette carte
       *[other] { $count } règles sur cette carte
    }
rules-general = Toutes les règles

## Settings

settings-title = Réglages
settings-language = Langue
settings-reader = Comment les textes s’adressent à vous
settings-reader-note = Certaines langues accordent les mots au féminin ou au masculin.
reader-neutral = Avec des mots pour tout le monde
reader-feminine = Au féminin
reader-masculine = Au masculin
settings-look = Apparence
settings-text-size = Taille du texte
size-small = Petite
size-normal = Normale
size-large = Grande
size-larger = Très grande
settings-motion = Animations
motion-system = Comme l’appareil
motion-full = Activées
motion-none = Désactivées
settings-patterns = Ajouter des motifs aux couleurs des quartiers
settings-sound = Son
settings-sound-on = Activer les sons
settings-play = À la table
settings-ends-turn = Finir automatiquement mon tour quand il ne reste rien à faire
settings-passes = Passer automatiquement les questions leurres, posées seulement pour cacher qui détient une carte (toujours après le même délai)
push-turn = À vous de jouer : { $table }
push-round = Nouvelle ronde du tournoi : { $table }
notices-title = Notifications
notices-on = Me prévenir quand c’est à moi, aux tables dont la pendule compte en jours
notices-asks = Votre navigateur demandera d’abord votre autorisation.
notices-always = Même quand aucune page de Citadella n’est ouverte.
notices-open = Seulement tant qu’une page de Citadella est ouverte.
notices-denied = Ce navigateur bloque les notifications ; autorisez-les d’abord dans ses réglages.
credits-title = À propos
credits-unofficial = Citadella est une version non officielle du jeu de cartes Citadelles. Elle ne contient ni illustration ni texte du jeu publié.
credits-icons = Les icônes sont de { $authors } et d’autres :
credits-licence = Le programme est un logiciel libre sous licence MIT.

## Replay

replay-title = Revoir la partie
replay-table = Voir la table
replay-position = Manche { $round }, action { $n } sur { $total }
replay-slider = Position dans la partie
replay-back = Reculer d’une action
replay-forward = Avancer d’une action
replay-round-back = Au début de la manche
replay-round-forward = À la manche suivante
replay-play = Lire
replay-pause = Pause
replay-none-title = Partie introuvable
replay-none-text = Aucune partie n’est enregistrée à cette adresse. Le lien contient peut-être une erreur.
replay-waits-title = Cette partie est encore en cours
replay-waits-text = Vous pourrez la revoir quand elle sera terminée.
replay-speed = Vitesse
replay-times = { $times }×
replay-round = Manche { $round }
replay-rounds = Aller à une manche
replay-copy = Copier le lien vers ce moment
replay-eyes = Vu par

## Errors

error-server = Une erreur s’est produite sur le serveur. Veuillez réessayer.
error-storage = La base de données du serveur ne répond pas. Veuillez réessayer bientôt.
error-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
error-slow-down = Trop de requêtes. Attendez un instant et réessayez.
error-too-big = Ce message est trop long.
error-too-many = Vous avez trop de tables. Terminez-en une d’abord.
error-crowded = Trop de connexions. Fermez une autre fenêtre et réessayez.
error-too-many-here = Trop de tables ont été ouvertes depuis votre réseau. Réessayez plus tard.
error-too-many-watch = Trop de personnes regardent cette table. Réessayez plus tard.
error-banned = L’administration de ce serveur vous en interdit l’accès.
error-one-seat = Chaque personne ne peut prendre qu’une place à cette table.
error-host-here = L’hôte est encore là : vous ne pouvez pas prendre son rôle.
error-too-early =
    { $seconds ->
        [one] Attendez encore { $seconds } seconde.
       *[other] Attendez encore { $seconds } secondes.
    }
error-has-clock = Cette table a une pendule : un bot ne peut pas prendre le relais.
error-no-talk = La discussion est désactivée à cette table.
error-muted = L’hôte a coupé vos messages à cette table.
error-again = Vous venez d’envoyer ce message.
error-forbidden-word = Ce texte contient un mot interdit ici.
error-bad-request = Le serveur n’a pas compris la requête. Rechargez la page et réessayez.
error-bad-message = Le serveur n’a pas compris le message. Rechargez la page et réessayez.
error-bad-origin = La requête venait d’un autre site et a été bloquée.
error-bad-name = Choisissez un nom de 1 à 24 caractères visibles.
error-bad-chat = Écrivez un message de 1 à { $most } caractères.
error-bad-emote = Réaction inconnue.
error-bad-action = Action inconnue.
error-bad-clock = Pendule inconnue. Choisissez-en une dans la liste.
error-bad-seats = Choisissez qui joue à chaque place.
error-no-guest = Le serveur ne connaît pas encore ce navigateur. Rechargez la page.
error-no-table = Il n’y a pas de table à cette adresse : le lien contient une erreur, ou la table a été supprimée il y a longtemps.
error-table-other-rules = Cette table utilise des règles que le serveur n’a plus. Elle est conservée, mais ne peut pas continuer.
error-table-damaged = Les données de cette table sont endommagées. Elle est conservée, mais ne peut pas continuer.
error-elsewhere = La table est en cours de déplacement. Réessayez dans un instant.
error-table-cards-missing = Cette table a besoin du fichier de cartes { $file }, que ce serveur n’a pas pour l’instant. Rien n’est perdu.
error-table-cards-changed = Cette table ne peut pas continuer pour l’instant : son fichier de cartes { $file } a changé. Rien n’est perdu.
error-no-seat = Cette table n’a pas cette place.
error-no-bot = Bot inconnu. Choisissez-en un dans la liste.
error-no-key = Cette clé ne correspond à aucune place de cette table.
error-no-link = Ce lien a déjà servi, a expiré ou n’a jamais existé.
error-not-found = Il n’y a rien à cette adresse. Le lien contient peut-être une erreur.
error-no-push = Ce serveur n’envoie pas de notifications.
error-bad-push = Ce n’est pas l’adresse d’un service de notifications.
error-not-host = Seul l’hôte peut faire cela.
error-not-your-seat = Cette place n’est pas la vôtre.
error-not-seated = Il faut jouer à cette table pour faire cela.
error-not-your-turn = Ce n’est pas à vous de jouer.
error-no-coach = Il n’y a pas de coach à cette table.
error-not-playing = Aucune partie n’est en cours à cette table.
error-not-over = La partie n’est pas encore terminée.
error-not-away = Cette personne n’a pas quitté la table.
error-no-undo = Vous ne pouvez rien annuler pour l’instant.
error-seat-taken = Cette place est prise.
error-open-seats = Il reste des places libres. Remplissez-les d’abord.
error-started = La partie a déjà commencé.
error-stale = La partie a avancé. Regardez la table et réessayez.
error-illegal = Vous ne pouvez pas faire cela maintenant.
error-setup =
    { $rule ->
        [S1] Cette édition ne se joue pas à ce nombre de joueurs.
        [S2] Il faut exactement un personnage par rang.
        [S3] Le nombre de personnages ne convient pas au nombre de joueurs.
        [S4] L’Empereur ne se joue pas à deux, ni la Reine à moins de cinq.
        [S5] Le nombre de merveilles n’est pas le bon.
        [S11] Le Cimetière et le Diplomate ne se jouent pas ensemble.
        [S12] Règles telles qu’imprimées : deux des huit personnages d’origine au plus peuvent être remplacés.
        [J-S17] Cette édition n’a pas de livret propre : elle ne peut pas se jouer telle qu’imprimée.
       *[other] Ces cartes ne peuvent pas se jouer ensemble (règle { $rule }).
    }
