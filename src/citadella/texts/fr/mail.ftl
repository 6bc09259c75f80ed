### Texts of the server’s e-mails, in French.

mail-subject = Connexion à Citadella
mail-hello = Bonjour { $name },
mail-hello-stranger = Bonjour,
mail-sign-in = Utilisez ce lien pour vous connecter à Citadella. Il sert une fois, pendant { $minutes } minutes :
mail-not-you = Si vous n’avez rien demandé, ignorez cet e-mail. Il ne se passe rien tant que le lien n’est pas utilisé.

mail-turn-subject = Citadella : à vous de jouer
mail-turn-text =
    C’est à vous de jouer à la table « { $table } » :

    { $link }

    Vous recevez un e-mail par tour. Vous pouvez désactiver ces e-mails dans vos réglages.
