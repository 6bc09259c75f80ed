### Texts of the server’s e-mails, in Polish.

mail-subject = Logowanie do Citadelli
mail-hello = Cześć, { $name }!
mail-hello-stranger = Cześć!
mail-sign-in = Ten link zaloguje cię do Citadelli. Działa raz, przez { $minutes } min:
mail-not-you = Jeśli to nie twoja prośba, zignoruj tę wiadomość. Dopóki nikt nie użyje linku, nic się nie stanie.

mail-turn-subject = Citadella: twoja tura
mail-turn-text =
    Twoja tura przy stole „{ $table }”:

    { $link }

    Na każdą turę przypada jeden e-mail. Możesz je wyłączyć w ustawieniach.
