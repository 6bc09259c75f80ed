### Texts on the drawn cards and beside the drawings, in French.

## What a character does, in at most 45 characters

line-assassin = Désignez un personnage : il perd son tour.
line-witch = Collectez, puis jouez le tour d’un autre.
line-magistrate = Trois mandats : prenez un quartier payé.
line-thief = Désignez un personnage : prenez tout son or.
line-spy = Voyez une main ; or et cartes pour un type.
line-blackmailer = Deux menaces : la moitié de l’or, ou tout.
line-magician = Échangez votre main ou changez des cartes.
line-wizard = Prenez une carte, bâtissez-la si possible.
line-seer = Prenez une carte à chacun, rendez-en une.
line-king = Couronne, et 1 pièce par quartier noble.
line-emperor = Cédez la couronne pour 1 pièce ou 1 carte.
line-patrician = Couronne, et 1 carte par quartier noble.
line-bishop = Le rang 8 ne peut rien contre votre cité.
line-abbot = Or ou cartes ; le plus riche donne 1 pièce.
    .classic = 1 pièce du joueur le plus riche.
line-cardinal = Vos cartes contre l’or qui vous manque.
line-merchant = 1 pièce, et 1 par quartier commerçant.
line-alchemist = Récupérez l’or payé pour bâtir.
line-trader = Quartiers commerçants à volonté.
line-architect = 2 cartes de plus, jusqu’à trois quartiers.
line-navigator = 4 pièces ou 4 cartes, mais rien à bâtir.
line-scholar = 1 carte sur 7 ; jusqu’à deux quartiers.
line-warlord = Détruisez un quartier : son coût moins 1.
line-diplomat = Échangez un quartier avec un adversaire.
line-marshal = Prenez un quartier de coût 3 ou moins.
line-queen = 3 pièces si le rang 4 est à côté de vous.
line-artist = Embellissez jusqu’à deux quartiers.
line-tax_collector = Qui bâtit vous paie 1 pièce.

## Where long words in card names may be hyphenated

break-points =
    Acro|bate Alchi|miste Archi|tecte Archi|viste Assas|sin Basi|lique Biblio|thèque Capi|taine
    Capi|tole Cardi|nal Car|rière Carto|man|cienne Cata|combes Cathé|drale Chan|tier Chapi|teau
    Châ|teau Cime|tière Comp|toir Condot|tiere Diplo|mate Direc|teur Draco|port Empe|reur
    Éques|tre Fon|taine For|teresse Impé|rial Labo|ratoire Magi|cien Magi|cienne Manu|facture
    Mar|chand Mar|chande Mira|cles Monas|tère Monu|ment Mu|raille Navi|gateur Navi|gatrice
    Nécro|pole Négo|ciant Obser|vatoire Patri|cien Pou|drière Raspou|tine Sor|cière Sou|haits
    Univer|sité chan|teuse

## What can be done to a card: follows its name

deed-destroy = détruire ({ $price })

## Small things on the table

token-crown = { term-crown }
token-coin = Pièce
token-dagger = Dague
token-mask = Masque
token-spell = Sortilège
token-warrant = { term-warrant }
token-warrant-signed = Mandat signé
token-warrant-unsigned = Mandat non signé
token-threat = { term-threat }
token-threat-flowered = Menace fleurie
token-threat-unmarked = Menace sans fleur
token-tax-gold = Taxe
token-beautified = { term-beautified }
token-tucked-cards = Cartes sous le Musée
token-laid-card = Carte face cachée
token-plot = Terrain libre
token-district-back = Dos d’un quartier
token-role-back = Dos d’un personnage
token-flame = Flamme
token-lock = Protection
token-bell = Cloche
token-bot = Bot
token-eye = Spectateur
token-hourglass = Temps
token-undo = Annuler
token-unplugged = Hors ligne

## The gallery

gallery-title = Galerie
gallery-lead = Tous les dessins du jeu : quartiers, personnages et cartes Action de toutes les éditions.
gallery-sizes = En 40, 80 et 160 pixels
gallery-states = Normal, éclairé, estompé et en feu
gallery-cards = En cartes
gallery-calls = Sur la piste d’appel
gallery-signs = Jetons et icônes
gallery-seats = Blasons des places
gallery-purses = Or
gallery-unknown = Cartes maison sans image
gallery-reason = il manque 2 pièces

## Whose work it is

credits-fonts = Les polices de Huerta Tipográfica et d’Adobe, sous licence SIL Open Font :
credits-drawings = Les dessins ont été réalisés pour ce programme :
