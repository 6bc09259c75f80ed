### Texts of the server’s e-mails, in German.

mail-subject = Anmelden bei Citadella
mail-hello = Hallo { $name }!
mail-hello-stranger = Hallo!
mail-sign-in = Mit diesem Link meldest du dich bei Citadella an. Er gilt einmal, innerhalb von { $minutes } Minuten:
mail-not-you = Wenn du das nicht angefordert hast, kannst du diese E-Mail ignorieren. Solange niemand den Link benutzt, passiert nichts.

mail-turn-subject = Citadella: Du bist am Zug
mail-turn-text =
    Du bist am Tisch „{ $table }“ am Zug:

    { $link }

    Du bekommst eine E-Mail pro Zug. In deinen Einstellungen kannst du diese E-Mails abschalten.
