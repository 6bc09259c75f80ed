### Co říkají e-maily serveru česky.

mail-subject = Přihlášení do Citadelly
mail-hello = Dobrý den, { $name }!
mail-hello-stranger = Dobrý den!
mail-sign-in = Tímto odkazem se přihlásíte do Citadelly. Platí jednou, po dobu { $minutes } minut:
mail-not-you = Pokud žádost o něj není od vás, nemusíte dělat nic: bez odkazu se nic nestane.

mail-turn-subject = Citadella: jste na tahu
mail-turn-text =
    Jste na tahu u stolu „{ $table }“:

    { $link }

    O každém tahu vám napíšeme jednou. E-maily můžete vypnout v nastavení.
