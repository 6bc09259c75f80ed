### Amit a kiszolgáló levelei magyarul mondanak.

mail-subject = Belépés a Citadellába
mail-hello = Szia, { $name }!
mail-hello-stranger = Szia!
mail-sign-in = Ezzel a linkkel léphetsz be a Citadellába. Egyszer használható, { $minutes } percig:
mail-not-you = Ha nem te kérted, nincs teendőd: amíg a linket senki sem nyitja meg, nem történik semmi.

mail-turn-subject = Citadella: te jössz
mail-turn-text =
    Te jössz ennél az asztalnál: „{ $table }”

    { $link }

    Minden lépésedről egyszer szólunk. A beállításokban te döntöd el, kapsz-e ilyen levelet.
