### Texts of the server’s e-mails, in English.

mail-subject = Sign in to Citadella
mail-hello = Hello { $name }!
mail-hello-stranger = Hello!
mail-sign-in = Use this link to sign in to Citadella. It works once, within { $minutes } minutes:
mail-not-you = If you didn’t request this, you can ignore this e-mail. Nothing happens unless the link is used.

mail-turn-subject = Citadella: your turn
mail-turn-text =
    It is your turn at the table “{ $table }”:

    { $link }

    You get one e-mail per turn. You can turn these e-mails off in your settings.
