### The coach’s reasons for a move, in French.
###
### $character and $card are names, $seat is a player's name, $percent and $count are numbers.
### The message itself names what is counted (`count-gold`).

reason-builds = Avec { FORM($character, "le") }, vous pourriez bâtir { count-districts } en un tour.
reason-leader = { CAPITAL(FORM($character, "le")) } : { $seat } est à un quartier de finir la partie.
reason-rich = { CAPITAL(FORM($character, "le")) } : quelqu’un a { object-gold } à prendre.
reason-income = { CAPITAL(FORM($character, "le")) } vous rapporte { object-gold } grâce à votre cité.
reason-income-cards = { CAPITAL(FORM($character, "le")) } vous rapporte { count-cards } grâce à votre cité.
reason-hand = { CAPITAL(FORM($character, "le")) } : quelqu’un a { count-cards } en main.
reason-crown = { CAPITAL(FORM($character, "le")) } vous donne la couronne, et donc le premier choix.
reason-likely-gold = { CAPITAL(FORM($character, "le")) } peut vous rapporter { object-gold }.
reason-shelters =
    { $count ->
        [one] { CAPITAL(FORM($character, "le")) } protège votre quartier pour une manche.
       *[other] { CAPITAL(FORM($character, "le")) } protège vos { $count } quartiers pour une manche.
    }
reason-new-cards =
    { $count ->
        [0] { CAPITAL(FORM($character, "le")) } vous donne de nouvelles cartes ; vous ne pouvez rien bâtir de votre main.
        [1] { CAPITAL(FORM($character, "le")) } vous donne de nouvelles cartes ; vous ne pouvez bâtir qu’une carte de votre main.
       *[other] { CAPITAL(FORM($character, "le")) } vous donne de nouvelles cartes ; vous ne pouvez bâtir que { count-cards } de votre main.
    }
reason-ahead =
    { $count ->
        [one] { CAPITAL(FORM($character, "le")) } fait perdre un tour à quelqu’un ; { $seat } mène avec { $count } quartier.
       *[other] { CAPITAL(FORM($character, "le")) } fait perdre un tour à quelqu’un ; { $seat } mène avec { $count } quartiers.
    }
reason-likely = { CAPITAL(FORM($character, "le")) } : { $percent } % de chances que ce soit { $seat }.
reason-finisher = { CAPITAL(FORM($character, "le")) } : { $percent } % de chances que ce soit { $seat }, qui pourrait finir ce tour-ci.
reason-purse = { CAPITAL(FORM($character, "le")) } : { $percent } % de chances que ce soit { $seat }, qui a { object-gold }.
reason-nobody = { CAPITAL(FORM($character, "le")) } : ne touche sans doute personne.
reason-completes = { CAPITAL(FORM($card, "le")) } : votre cité sera complète.
reason-all-types = { CAPITAL(FORM($card, "le")) } : vous aurez les cinq types, soit 3 points de plus.
reason-points = { CAPITAL(FORM($card, "le")) } : { count-points }, et un quartier de plus.
reason-stops = { CAPITAL(FORM($card, "le")) } : { $seat } ne pourra pas finir la partie.
reason-takes = { CAPITAL(FORM($card, "le")) } : { $seat } perd { count-points }.
reason-gold-for = Cet or vous permet de bâtir { FORM($card, "le") }.
reason-gold = Vous avez { object-gold }, et vos cartes coûtent plus cher.
reason-no-cards = Vous ne pouvez plus rien bâtir de votre main.
reason-cards =
    { $count ->
        [1] Vous ne pouvez bâtir qu’une carte de votre main.
       *[other] Vous ne pouvez bâtir que { count-cards } de votre main.
    }
reason-affordable = { CAPITAL(FORM($card, "le")) } : à votre portée dès maintenant.
reason-saving = { CAPITAL(FORM($card, "le")) } : il vous manque { object-gold }.
reason-least-card = { CAPITAL(FORM($card, "le")) } : votre carte la moins utile.
reason-all-income =
    { $count ->
        [one] Un quartier vous rapporte un revenu.
       *[other] { $count } quartiers vous rapportent un revenu.
    }
reason-half = { object-gold } : moins que ce que la menace peut prendre.
reason-their-hand = { $seat } a { count-cards }, plus que vous.
reason-poor-cards =
    { $count ->
        [0] Il vous faut de nouvelles cartes.
        [one] Une carte de votre main ne sert guère.
       *[other] { $count } cartes de votre main ne servent guère.
    }
reason-beauty = Change 1 pièce d’or en 1 point.
risk-points =
    { $more ->
        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } point de moins que le premier choix à la fin de la manche.
       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } points de moins que le premier choix à la fin de la manche.
    }
risk-gold =
    { $more ->
        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièce d’or de moins que le premier choix à la fin de la manche.
       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } pièces d’or de moins que le premier choix à la fin de la manche.
    }
risk-cards =
    { $more ->
        [one] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } carte de moins que le premier choix à la fin de la manche.
       *[other] En moyenne, { NUMBER($more, minimumFractionDigits: 1) } cartes de moins que le premier choix à la fin de la manche.
    }
risk-rival =
    { $less ->
        [one] En moyenne, { $seat } finit la manche avec { NUMBER($less, minimumFractionDigits: 1) } point de plus qu’après le premier choix.
       *[other] En moyenne, { $seat } finit la manche avec { NUMBER($less, minimumFractionDigits: 1) } points de plus qu’après le premier choix.
    }
risk-turn = Vous perdez votre tour dans { $percent } % des parties simulées (premier choix : { $other } %).
risk-end = La partie se termine ainsi dans { $percent } % des parties simulées (premier choix : { $other } %).
risk-no-end = La partie se termine maintenant dans { $percent } % des parties simulées (premier choix : { $other } %).
risk-later = Rapporte autant dans cette manche, mais vous laisse en moins bonne position pour la suite.
