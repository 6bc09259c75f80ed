### Texts of the pages about people, in French.

## A person

me-title = Votre page
me-guest = Sans compte, dans ce navigateur
me-account = Compte
me-keep = Gardez votre nom
me-keep-text = Pas besoin de compte pour jouer : ce navigateur vous reconnaît. Pour utiliser votre nom sur d’autres appareils, ou au cas où vous perdriez celui-ci, ajoutez un moyen de connexion. Il n’y a pas de mot de passe.
me-ways = Moyens de connexion
me-sign-in = J’ai déjà un compte
me-sign-in-text = Connectez-vous pour utiliser votre compte dans ce navigateur.
lobby-me = Vos parties, votre classement et vos amis
person-since = Ici depuis le { $day }
person-games = Parties
person-wins = Gagnées
person-forgotten = Compte supprimé
rating-title = Classement
rating-note =
    { $count ->
        [one] Sur { $count } partie classée, à { $doubt } près.
       *[other] Sur { $count } parties classées, à { $doubt } près.
    }
rating-none = Pas encore de partie classée. Tout le monde commence à ce niveau.
history-title = Parties terminées
history-none = Aucune partie terminée à une table ouverte pour l’instant.
history-none-mine = Les parties que vous terminez apparaîtront ici.
history-place = Place { $place } sur { $of }
history-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
badge-rated = classée
badge-private = privée
badge-friend = Parmi vos amis
tally-characters = Personnages
tally-editions = Éditions
tally-sizes = Nombre de joueurs
tally-won =
    { $wins ->
        [one] { $wins } gagnée sur { $games }
       *[other] { $wins } gagnées sur { $games }
    }
show-all = Tout afficher ({ $count })

## Signing in

sign-in-title = Connexion
sign-in-deed = Se connecter
sign-in-passkey = Se connecter avec une clé d’accès
sign-in-mail = Avec un lien par e-mail
sign-in-send = Envoyer le lien
sign-in-sent = Un lien est en route vers { $address }. Il sert une fois, pendant un quart d’heure.
sign-in-code = Avec un code de secours
sign-in-bring = Ajouter les parties jouées dans ce navigateur
sign-in-as = Vous allez vous connecter au compte { BEFORE("de", $name) } ({ $address }).
sign-in-new = { $address } deviendra l’adresse e-mail { BEFORE("de", $name) } : les liens envoyés là vous connecteront.
sign-out = Se déconnecter
mail-example = vous@example.org
passkeys-title = Clés d’accès
passkeys-text = Une clé qui reste sur votre appareil. Vous la déverrouillez comme vous déverrouillez l’appareil.
passkeys-localhost = Les clés d’accès ne fonctionnent pas à une adresse numérique. Utilisez plutôt celle-ci :
passkey = Clé d’accès
passkey-make = Créer une clé d’accès
passkey-another = En créer une autre
address-title = E-mail
address-text = Sert uniquement aux liens de connexion et aux e-mails que vous avez demandés.
codes-title = Codes de secours
codes-text = Imprimez-les ou notez-les. Chaque code vous connecte une fois si vous perdez tous les autres moyens.
codes-left =
    { $count ->
        [one] Il reste { $count } code.
       *[other] Il reste { $count } codes.
    }
codes-once = Notez-les maintenant : ils ne seront plus affichés.
codes-make = Créer des codes
codes-again = Créer de nouveaux codes
used-on = Dernière utilisation le { $day }
remove = Retirer
cancel = Annuler

## Devices, friends, personal data

devices-title = Appareils
device-here = Ce navigateur
device-unknown = Navigateur
friends-title = Amis
friends-none = Pas encore d’amis. Envoyez un lien à quelqu’un.
friends-invite = Lien d’invitation
friends-copy = Copier le lien
friends-once = Le lien sert une fois, pendant une semaine.
friends-part = Retirer des amis
friend-title = Nouvelle amitié
friend-text = { $name } souhaite faire partie de vos amis ici : vous vous verrez sur vos pages.
friend-accept = Accepter
block = Bloquer
unblock = Débloquer
blocked-title = Personnes bloquées
blocked-text = Les personnes bloquées ne peuvent pas s’asseoir à vos tables, et vous ne voyez pas leurs messages.
data-title = Vos données
data-text = Tout ce que ce serveur a enregistré sur vous. Téléchargez-le, ou supprimez-le.
data-export = Télécharger
data-delete = Tout supprimer
data-delete-text = Votre nom, vos moyens de connexion, votre historique, votre classement, vos amis et vos messages sont supprimés définitivement. Les parties jouées avec d’autres leur restent, avec un nom anonyme à votre place ; dans les parties en cours, un bot prend le relais.
data-delete-name = Pour confirmer, tapez votre nom : { $name }
data-delete-now = Supprimer définitivement

## Errors

error-cancelled = Aucune clé d’accès n’a été choisie. Réessayez quand vous voulez.
error-have-passkey = Cet appareil a déjà une clé d’accès pour vous.
error-bad-passkey = Cette clé d’accès n’est pas valable pour ce site.
error-no-passkey = Ce serveur ne connaît plus cette clé d’accès.
error-old-challenge = Le délai est dépassé. Veuillez réessayer.
error-no-passkeys-here = Les clés d’accès exigent https, ou l’adresse « localhost ».
error-too-many-keys = Vous avez trop de clés d’accès. Retirez-en une d’abord.
error-too-many-people = La liste est pleine. Retirez d’abord quelqu’un.
error-bad-address = Cette adresse e-mail n’est pas valable.
error-no-mail = Ce serveur n’envoie pas d’e-mails.
error-no-mail-sent = L’e-mail n’a pas pu être envoyé. Réessayez plus tard.
error-other-browser = Ouvrez ce lien dans le navigateur où vous l’avez demandé.
error-bad-code = Ce code a déjà servi ou n’existe pas.
error-no-player = Cette personne n’existe pas.
error-own-link = C’est votre propre lien ; envoyez-le à quelqu’un.
error-wrong-name = Ce n’est pas votre nom ; rien n’a été supprimé.
error-kept-away = L’hôte ne vous laisse pas rejoindre cette table.
