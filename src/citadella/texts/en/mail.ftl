### What e-mails from the server say in English.

mail-subject = Sign in to Citadella
mail-hello = Hello { $name }!
mail-hello-stranger = Hello!
mail-sign-in = This link signs you in to Citadella. It works once, within { $minutes } minutes:
mail-not-you = If you did not ask for it, you need not do anything: nothing happens unless the link is used.

mail-turn-subject = Citadella: your turn
mail-turn-text =
    It is your turn at the table “{ $table }”:

    { $link }

    We write once per turn. You can turn these e-mails off in your settings.
