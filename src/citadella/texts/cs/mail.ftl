### Co říkají e-maily serveru česky.

mail-subject = Přihlášení do Citadelly
mail-hello = Dobrý den, { $name }!
mail-hello-stranger = Dobrý den!
mail-sign-in = Tímto odkazem se přihlásíte do Citadelly. Lze ho použít jednou, do { $minutes } minut:
mail-not-you = Pokud žádost o odkaz není od vás, tento e-mail ignorujte. Dokud odkaz nikdo nepoužije, nic se nestane.

mail-turn-subject = Citadella: jste na tahu
mail-turn-text =
    Jste na tahu u stolu „{ $table }“:

    { $link }

    O každém tahu vám napíšeme jednou. E-maily můžete vypnout v nastavení.
