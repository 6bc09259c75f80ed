### What letters from the server say in English.

mail-subject = Sign in to Citadella
mail-hello = Hello { $name }!
mail-hello-stranger = Hello!
mail-sign-in = With this link you sign in to Citadella. It works once, for { $minutes } minutes:
mail-not-you = If you did not ask for it, you need not do anything: without the link nothing happens.

mail-turn-subject = Citadella: your turn
mail-turn-text =
    It is your turn at the table “{ $table }”:

    { $link }

    You are told once for each turn. Your settings say whether you get these letters.
