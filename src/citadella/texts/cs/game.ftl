### What happens, what can be done and what is asked, in Czech.
###
### See en/game.ftl for the variables. Sentences stand in the present, so that no participle
### tells a man from a woman; names of players stand as subject or in brackets, cards after a
### colon, both in the nominative. Cards are written with a small letter inside a sentence.


## Amounts as the object of a sentence, and other parts of sentences

object-gold =
    { $count ->
        [one] { $count } minci
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }
object-cards =
    { $count ->
        [one] { $count } kartu
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
lower-case-card = yes
lower-case-character = yes
price =
    { $price ->
        [0] { price-free }
       *[other]
            { $price ->
                    [one] { $price } mince
                    [few] { $price } mince
                    [many] { $price } mince
                   *[other] { $price } mincí
                }
    }
gold-or-free =
    { $count ->
        [0] { price-free }
       *[other] { count-gold }
    }
drawn-cards =
    { $drawn ->
            [one] { $drawn } karta
            [few] { $drawn } karty
            [many] { $drawn } karty
           *[other] { $drawn } karet
        }
price-free = zdarma
kind-noble = panská
kind-religious = sakrální
kind-trade = obchodní
kind-military = vojenská
kind-unique = fialová
facts-district = { $type }, { $count }
facts-unbuildable = { $type }, nelze postavit
facts-action = akční karta

## The cause and the player behind it: $source ends a sentence, $agent begins one

source =
    { KIND($cause) ->
        [type] { " " }(výnos budov: { $cause })
        [none] { "" }
       *[other] { " " }({ $cause })
    }
agent =
    { KIND($cause) ->
        [character] { $cause } ({ $by })
        [card] { $by } ({ $cause })
       *[other] { $by }
    }

## Events: the selection of characters

event-round =
    { $case ->
        [seat] { $count }. kolo. Korunu máte vy.
       *[known] { $count }. kolo. Korunu má { $seat }.
    }
event-face-up = Lícem nahoru odložená postava: { $character } ({ $rank }).
event-picked =
    { $case ->
        [seat] Vybíráte si postavu: { $character } ({ $rank }).
        [known] { $seat } si vybírá postavu: { $character } ({ $rank }).
       *[hidden] { $seat } si vybírá postavu.
    }
event-laid-down =
    { $case ->
        [seat] Lícem dolů odkládáte postavu: { $character } ({ $rank }).
        [known] { $seat } odkládá lícem dolů postavu: { $character } ({ $rank }).
       *[hidden] { $seat } odkládá lícem dolů jednu postavu.
    }
event-roles-swapped =
    { $case ->
        [seat] Vy a { $other } si prohazujete postavy{ source }.
        [other] { agent } si s vámi prohazuje postavy.
       *[known] { agent } a { $other } si prohazují postavy.
    }
    .then = Máte teď jinou postavu: podívejte se na svou kartu.
event-role-received =
    { $case ->
        [seat] Vaše nová postava: { $character } ({ $rank }).
        [known] { $seat } má novou postavu: { $character } ({ $rank }).
       *[hidden] { $seat } si prohlíží novou postavu.
    }

## Events: the calls

event-called = Vyvolává se: { $character } ({ $rank }).
event-unanswered = Nikdo se nehlásí: { $character } ({ $rank }).
event-revealed =
    { $case ->
        [seat] Odhalujete se: { $character } ({ $rank }).
       *[known] { $seat } se odhaluje: { $character } ({ $rank }).
    }
event-turn-ended =
    { ID($cause) ->
        [witch]
            { $case ->
                [seat] Váš tah se přerušuje.
               *[known] { $seat } přerušuje svůj tah.
            }
       *[other]
            { $case ->
                [seat] Váš tah končí.
               *[known] { $seat } končí svůj tah.
            }
    }
event-turn-lost =
    { $case ->
        [seat] { agent } od vás neslyší poděkování: přicházíte o tah.
       *[known] Chybělo poděkování: { $seat } přichází o tah{ source }.
    }
event-thanked =
    { $case ->
        [seat] Děkujete: „Děkuji, Vaše Excelence.“
        [other] { $seat } vám děkuje: „Děkuji, Vaše Excelence.“
       *[known] { $seat } děkuje: „Děkuji, Vaše Excelence.“
    }
event-resumed =
    { $case ->
        [seat] Pokračujete v tahu jako očarovaná postava: { $character } ({ $rank }).
       *[known] { agent } pokračuje v tahu jako očarovaná postava: { $character } ({ $rank }).
    }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] Berete si { object-gold }.
               *[known] { $seat } si bere { object-gold }.
            }
       *[other]
            { $case ->
                [seat] Dostáváte { object-gold }{ source }.
               *[known] { $seat } dostává { object-gold }{ source }.
            }
    }
event-paid-gold =
    { $case ->
        [seat] Platíte { object-gold }{ source }.
       *[known] { $seat } platí { object-gold }{ source }.
    }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } vám bere { object-gold }.
                [other] Berete si { object-gold }{ source }; přichází o to { $seat }.
               *[known] { agent } si bere { object-gold }; přichází o to { $seat }.
            }
       *[seat]
            { $case ->
                [seat] { $other } od vás dostává { object-gold }{ source }.
                [other] { $seat } vám dává { object-gold }{ source }.
               *[known] { $other } dostává { object-gold } (od: { $seat }){ source }.
            }
    }
    .then =
        { ID($cause) ->
            [thief] Nezbylo vám nic, ale tah je váš.
            [blackmailer] Nezbylo vám nic, ale váš tah pokračuje.
           *[other] { "" }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } vás okrádá, ale nemáte žádné mince.
        [other] Kradete naprázdno{ source }: { $seat } nemá žádné mince.
       *[known] { agent } krade naprázdno: { $seat } nemá žádné mince.
    }
event-taxed =
    { $case ->
        [seat] Platíte daň{ source }: { count-gold }.
       *[known] { $seat } platí daň{ source }: { count-gold }.
    }
    .then = Platí ji každý, kdo staví. Mince čekají na toho, kdo je vybírá.
event-collected =
    { $case ->
        [seat] Vybíráte { object-gold }{ source }.
       *[known] { $seat } vybírá { object-gold }{ source }.
    }

## Events: cards

event-drew =
    { $case ->
        [seat] Dobíráte si { object-cards }{ source }: { $cards }.
        [known] { $seat } si dobírá { object-cards }{ source }: { $cards }.
       *[hidden] { $seat } si dobírá { object-cards }{ source }.
    }
event-kept =
    { $case ->
        [seat] Necháváte si: { $cards }.
        [known] { $seat } si nechává: { $cards }.
       *[hidden] { $seat } si nechává { object-cards }.
    }
event-returned =
    { $case ->
        [seat] Dospod balíčku dáváte: { $cards }.
        [known] { $seat } dává dospod balíčku: { $cards }.
       *[hidden] { $seat } dává dospod balíčku { object-cards }.
    }
event-shuffled = Balíček se míchá.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } vám bere kartu: { $cards }.
                [other] Berete si kartu{ source }: { $cards }. Přichází o ni { $seat }.
                [known] { agent } si bere kartu: { $cards }. Přichází o ni { $seat }.
               *[hidden] { agent } si bere kartu. Přichází o ni { $seat }.
            }
       *[seat]
            { $case ->
                [seat] { $other } od vás dostává kartu{ source }: { $cards }.
                [other] { $seat } vám dává kartu{ source }: { $cards }.
                [known] { $other } dostává kartu (od: { $seat }){ source }: { $cards }.
               *[hidden] { $other } dostává kartu (od: { $seat }){ source }.
            }
    }
event-hands-swapped =
    { $case ->
        [seat] Vy a { $other } si prohazujete všechny karty v ruce{ source }.
        [other] { agent } vám bere všechny karty z ruky a dává za ně své.
       *[known] { agent } a { $other } si prohazují všechny karty v ruce.
    }
    .then = Všechny vaše karty jsou nové: podívejte se do ruky.
event-looked =
    { $case ->
        [seat] Nahlížíte do cizích karet. { $other } má: { $cards }.
        [other] { agent } vám nahlíží do karet.
        [known] { agent } nahlíží do cizích karet. { $other } má: { $cards }.
       *[hidden] { agent } nahlíží do karet (hráč: { $other }).
    }
event-tucked =
    { $case ->
        [seat] Pod muzeum zasouváte: { $cards }.
        [known] { $seat } zasouvá pod muzeum: { $cards }.
       *[hidden] { $seat } zasouvá pod muzeum { object-cards }.
    }

## Events: cities

event-built =
    { $case ->
        [seat] Stavíte: { $card } ({ gold-or-free }).
       *[known] { $seat } staví: { $card } ({ gold-or-free }).
    }
event-confiscated =
    { $case ->
        [seat] Zabavujete budovu{ source }: { $card }. Přichází o ni { $other }.
        [other] { agent } vám zabavuje budovu: { $card }.
       *[known] { agent } zabavuje budovu: { $card }. Přichází o ni { $other }.
    }
    .then = Mince, které jste za ni dali, máte zpátky.
event-destroyed =
    { $case ->
        [seat] { agent } vám bourá budovu: { $card }.
        [other] Bouráte budovu{ source }: { $card }. Přichází o ni { $seat }.
       *[known] { agent } bourá budovu: { $card }. Přichází o ni { $seat }.
    }
    .then = Její body jsou pryč, ale její místo je zase volné.
event-destroyed-own =
    { $case ->
        [seat] Bouráte vlastní budovu{ source }: { $card }.
       *[known] { $seat } bourá vlastní budovu{ source }: { $card }.
    }
event-exchanged =
    { $case ->
        [seat] Výměna budov{ source }: vy dostáváte: { $card }; { $other } dostává: { $second }.
        [other] { agent } si s vámi vyměňuje budovy: bere si: { $card }; vy dostáváte: { $second }.
       *[known] Výměna budov{ source }: { $seat } dostává: { $card }; { $other } dostává: { $second }.
    }
    .then = Byla-li vaše dražší, rozdíl máte zaplacený.
event-seized =
    { $case ->
        [seat] Zabíráte budovu{ source }: { $card }. Přichází o ni { $other }.
        [other] { agent } vám zabírá budovu: { $card }.
       *[known] { agent } zabírá budovu: { $card }. Přichází o ni { $other }.
    }
    .then = Její cenu máte zaplacenou a její místo ve vašem městě je zase volné.
event-beautified =
    { $case ->
        [seat] Zkrášlujete: { $card }.
       *[known] { $seat } zkrášluje: { $card }.
    }
event-replaced =
    { $case ->
        [seat] Nahrazujete budovu: { $card } → { $second }.
       *[known] { $seat } nahrazuje budovu: { $card } → { $second }.
    }
event-rescued =
    { $case ->
        [seat] Berete si do ruky kartu zbourané budovy: { $cards }.
       *[known] { $seat } si bere do ruky kartu zbourané budovy: { $cards }.
    }
event-completed =
    { $case ->
        [seat] Vaše město je dokončeno jako první!
       *[known] { $seat } má jako první dokončené město!
    }
event-announced =
    { $case ->
        [seat] Ohlašujete dřívější konec hry.
       *[known] { $seat } ohlašuje dřívější konec hry.
    }

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { $case ->
                [seat] Korunu teď máte vy{ source }.
               *[known] Korunu teď má { $seat }{ source }.
            }
        [me] Předáváte korunu{ source }. Teď ji má { $seat }.
       *[none]
            { $case ->
                [seat] { agent } vám předává korunu.
               *[known] { agent } předává korunu. Teď ji má { $seat }.
            }
    }
    .then = Teď vyvoláváte postavy vy a v příštím kole si vybíráte jako první.
event-killed =
    { $case ->
        [hit] { agent } vás zneškodňuje: vaše postava ({ $character }) toto kolo vynechává.
        [seat] Zneškodňujete postavu: { $character } ({ $rank }).
       *[known] { agent } zneškodňuje postavu: { $character } ({ $rank }).
    }
    .then = Až ji vyvolají, mlčíte. Vaše mince, karty i město jsou v bezpečí.
event-bewitched =
    { $case ->
        [hit] { agent } vás očarovává: vaše postava ({ $character }) si smí jen dobrat zdroje.
        [seat] Očarováváte postavu: { $character } ({ $rank }).
       *[known] { agent } očarovává postavu: { $character } ({ $rank }).
    }
    .then = Potom { $seat } pokračuje s jejími schopnostmi. Vaše mince, karty i město jsou v bezpečí.
event-robbed =
    { $case ->
        [hit] { agent } se vás chystá okrást, jakmile vyvolají vaši postavu ({ $character }).
        [seat] Chystáte se okrást postavu: { $character } ({ $rank }).
       *[known] { agent } se chystá okrást postavu: { $character } ({ $rank }).
    }
    .then = Přijdete o všechny mince, které v té chvíli máte. Váš tah, karty i město jsou v bezpečí.
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit] { agent } pokládá glejt k vám, k vaší postavě: { $character }.
                [seat] Pokládáte glejt k postavě: { $character } ({ $rank }).
               *[known] { agent } pokládá glejt k postavě: { $character } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit] { agent } pokládá šátek k vám, k vaší postavě: { $character }.
                [seat] Pokládáte šátek k postavě: { $character } ({ $rank }).
               *[known] { agent } pokládá šátek k postavě: { $character } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit] { agent } pokládá žeton k vám, k vaší postavě: { $character } – { $marker }.
                [seat] Pokládáte žeton k postavě: { $character } ({ $rank }) – { $marker }.
               *[known] { agent } pokládá žeton k postavě: { $character } ({ $rank }) – { $marker }.
            }
    }
    .then =
        { ID($marker) ->
            [warrant] Je-li to ten s pečetí, může vám být zabavena první budova, za kterou zaplatíte.
            [threat] Po dobrání zdrojů se můžete vykoupit polovinou mincí, nebo to risknout.
           *[other] { "" }
        }
event-spied =
    { $case ->
        [seat] Špehujete: { $other }. Hledané budovy: { $type }.
        [other] { agent } vás špehuje. Hledané budovy: { $type }.
       *[known] { agent } špehuje (hráč: { $other }). Hledané budovy: { $type }.
    }
    .then = Každá taková karta vás stojí 1 minci, dokud nějakou máte.
event-bribed =
    { $case ->
        [seat] Platíte výpalné: { count-gold }. Dostává je { $other }.
        [other] { $seat } vám platí výpalné: { count-gold }.
       *[known] { $seat } platí výpalné: { count-gold }. Dostává je { $other }.
    }
event-refused =
    { $case ->
        [seat] Odmítáte zaplatit výpalné.
       *[known] { $seat } odmítá zaplatit výpalné.
    }
event-threat-revealed =
    { $count ->
        [1]
            { $case ->
                [seat] Otáčíte šátek: je s růží! O všechno přichází { $other }.
                [other] { agent } otáčí váš šátek: je s růží!
               *[known] { agent } otáčí šátek: je s růží! O všechno přichází { $other }.
            }
       *[0]
            { $case ->
                [seat] Otáčíte šátek: je bez růže. { $other } o nic nepřichází.
                [other] { agent } otáčí váš šátek: je bez růže.
               *[known] { agent } otáčí šátek: je bez růže. { $other } o nic nepřichází.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] Ukazujete glejt s pečetí: { $character } ({ $rank }).
       *[known] { agent } ukazuje glejt s pečetí: { $character } ({ $rank }).
    }
event-protected =
    { $case ->
        [seat] V tomto tahu jste pod ochranou.
       *[known] { $seat } je v tomto tahu pod ochranou.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] Hrajete kartu: { $card }.
       *[known] { $seat } hraje kartu: { $card }.
    }
event-used =
    { $case ->
        [seat] Používáte: { $card }.
       *[known] { $seat } používá: { $card }.
    }
event-used-at =
    { $case ->
        [seat] Dáváte { object-gold } na kartu, kterou má { $other }: { $cards }.
        [other] { $seat } dává { object-gold } na vaši kartu: { $cards }.
       *[known] { $seat } dává { object-gold } na kartu, kterou má { $other }: { $cards }.
    }
event-ended = Hra končí.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay = Odložit lícem dolů: { $character } ({ $rank })
choice-swap-roles = Prohodit postavy: { $name }
choice-give-role = Dát: { $character } ({ $rank })

## Choices: in every turn

choice-gold = Vzít si { object-gold }
    .short = Vzít { object-gold }
choice-cards =
    { $kept ->
        [all] Dobrat si { object-cards } a nechat si všechny
        [1] Dobrat si { object-cards } a jednu si nechat
       *[other] Dobrat si { object-cards } a nechat si { $kept }
    }
    .short = Dobrat { object-cards }
choice-keep = Nechat si: { $card } ({ $facts })
choice-build = Postavit: { $card } ({ price })
choice-end = Ukončit tah
    .short = Ukončit tah
choice-income =
    { $unit ->
        [cards] Výnos budov ({ $type }): { count-cards }
       *[gold] Výnos budov ({ $type }): { count-gold }
    }
    .short =
        { $unit ->
            [cards] Výnos: { count-cards }
           *[gold] Výnos: { count-gold }
        }
choice-bonus-queen-takes = Odhalit královnu a vzít si 3 mince
choice-bonus-ability-gain =
    { $unit ->
        [cards] Vzít si { object-cards }
       *[gold] Vzít si { object-gold }
    }
choice-bonus-effect-gain =
    { $unit ->
        [cards] Vzít si { object-cards }
       *[gold] Vzít si { object-gold }
    }
choice-bonus-merchant = Vzít si 1 minci navíc
choice-bonus-architect = Dobrat si 2 karty navíc
choice-bonus-queen = Vzít si 3 mince za místo vedle postavy s číslem 4
choice-bonus = Vzít si, co přináší vaše postava

## Choices: answers

choice-decline-theater-swap = Neprohodit
choice-decline-confiscate = Nechat budovu stát
choice-decline-reveal-threat = Neotáčet šátek
choice-decline-rescue = Kartu nebrat
choice-decline-cash-in = Nechat mince na kartě
choice-decline-ring-bell = Obvyklý konec
choice-decline-answer-death = Mlčet
choice-decline-claim-crown = Mlčet
choice-decline-replace-by = Nakonec žádná
choice-decline-lighthouse-take = Nebrat žádnou
choice-decline-shield = Nehrát kartu
choice-decline-keep = Nenechat si žádnou
choice-decline-wizard-take = Nebrat žádnou
choice-decline-peek-take = Nebrat žádnou
choice-decline-pass-crown = Nechat korunu, kde je
choice-decline-heir-crown = Nechat korunu, kde je
choice-decline-monument-counts = Teď ne: platí za jednu
choice-decline-queen-takes = Mlčet
choice-decline-ability-gain = Nechat být
choice-decline-effect-gain = Nechat být
choice-decline = Ne
choice-done-redraw = Hotovo: dobrat si stejný počet nových karet
choice-done-pay-with-cards = Zbytek zaplatit mincemi a postavit
choice-done = Hotovo
choice-discard-redraw = Dát dospod balíčku: { $card }
choice-discard-laboratory-discard = Dát za { object-gold }: { $card }
choice-discard-pay-with-cards = Zaplatit kartou: { $card }
choice-discard = Odložit: { $card }
choice-give = Dát: { $card } ({ $facts })
choice-take = Vzít si: { $card } ({ $facts })

## Choices: other ways to build

choice-build-with = Postavit: { $card }; zbourat: { $second }
choice-build-over = Postavit: { $card }; zbourat: { $second }
choice-pay-with-cards = Postavit: { $card } ({ price }) a platit kartami

## Choices: characters

choice-kill = Zneškodnit: { $character } ({ $rank })
choice-bewitch = Očarovat: { $character } ({ $rank })
choice-warrant = Položit glejt: { $character } ({ $rank })
choice-sign = S pečetí je: { $character } ({ $rank })
choice-confiscate = Zabavit budovu
choice-rob = Okrást: { $character } ({ $rank })
choice-spy = Špehovat: { $name }, { $type } budovy
choice-threaten = Položit šátek: { $character } ({ $rank })
choice-flower = S růží je: { $character } ({ $rank })
choice-bribe = Zaplatit výpalné ({ count-gold })
choice-refuse = Odmítnout
choice-reveal = Otočit šátek
choice-swap-hands = Prohodit karty: { $name } ({ count-cards })
choice-redraw = Vyměnit karty s balíčkem
choice-look = Nahlédnout do karet: { $name } ({ count-cards })
choice-take-and-build = Vzít si a hned postavit: { $card } ({ price })
choice-foresee = Vytáhnout všem ostatním po jedné náhodné kartě
choice-crown =
    { $mine ->
        [yes] Vzít si korunu
       *[no] Korunu dostane: { $name }
    }
choice-levy-gold = Vzít si 1 minci
choice-levy-card = Vzít si 1 náhodnou kartu
choice-pay-gold = Dát 1 minci
choice-give-random = Dát 1 náhodnou kartu
choice-income-gold = Výnos budov ({ $type }): { count-gold }, { drawn-cards }
    .short = Výnos: { count-gold }, { drawn-cards }
choice-alms = Vzít si 1 minci od nejbohatšího hráče ({ $name })
choice-borrow = Postavit: { $card } ({ price }); { $name } dá { object-gold } za karty
choice-bonus-gold = Vzít si 4 mince navíc
choice-bonus-cards = Dobrat si 4 karty navíc
choice-study = Dobrat si 7 karet a jednu si nechat
choice-destroy =
    { $mine ->
        [yes] Zbourat vlastní budovu: { $card } ({ price })
       *[no] Zbourat: { $card } ({ price }) – město: { $name }
    }
choice-exchange = Vyměnit budovu za: { $card } – město: { $name }
choice-hand-over =
    { $price ->
        [0] Dát: { $card } (bez doplatku)
       *[other] Dát: { $card } (doplatek: { price })
    }
choice-seize = Zabrat: { $card } ({ price }) – město: { $name }
choice-beautify = Zkrášlit: { $card } ({ price })
choice-collect = Vybrat daně ({ price })

## Choices: districts and action cards

choice-use-smithy = Kovárna: koupit 3 karty za 2 mince
choice-use-laboratory = Laboratoř: dát kartu za mince
choice-use-museum = Muzeum: zasunout pod ně kartu
choice-use-armory = Zbrojnice: zbourat ji spolu s jinou budovou
choice-use-hospital = Nemocnice: přihlásit se a dobrat zdroje
choice-use-monument = Monument: ať platí za dvě budovy
choice-use = Použít: { $card }
choice-play = Zahrát: { $card }
choice-tuck = Zasunout pod muzeum: { $card }
choice-announce-monument-counts = Ať platí za dvě budovy
choice-announce = Ohlásit dřívější konec
choice-rescue = Vzít si kartu ({ price })
choice-thank = Říci: „Děkuji, Vaše Excelence.“
choice-visit = Pokladní vůz ({ $name }): zaplatit 1 minci, dobrat si 3 karty, jednu si nechat
choice-cash-in = Vzít si jeho mince a vrátit ho ({ price })
choice-replace = Nahradit: { $card } ({ price })
choice-replace-by = Nová budova: { $card } ({ $facts })

## Choices that name the same player, under one heading

group-build = Stavba
group-borrow = Stavět za mince: { $name }
group-spy = Špehovat: { $name }
group-destroy = Zbourat ve městě: { $name }
group-exchange = Vyměnit budovu: { $name }
group-seize = Zabrat budovu: { $name }

## Choices that are easily forgotten, whatever their target

remind-kill = Zneškodnit postavu
remind-bewitch = Očarovat postavu
remind-warrant = Položit glejty
remind-rob = Okrást postavu
remind-spy = Špehovat hráče
remind-threaten = Položit šátky
remind-swap-hands = Prohodit si karty s hráčem
remind-look = Nahlédnout hráči do karet
remind-income-gold = Vzít si výnos budov
remind-alms = Vzít si 1 minci od nejbohatšího hráče
remind-pick = Vybrat si postavu
remind-lay = Odložit postavu lícem dolů
remind-swap-roles = Prohodit postavy s hráčem
remind-give-role = Dát postavu
remind-keep = Nechat si kartu
remind-build = Postavit budovu
remind-discard = Vzdát se karty
remind-give = Dát kartu
remind-take = Vzít si kartu
remind-take-and-build = Vzít si kartu a postavit ji
remind-build-with = Postavit budovu zbouráním jiné
remind-build-over = Postavit budovu zbouráním jiné
remind-pay-with-cards = Stavět a platit kartami
remind-sign = Určit glejt s pečetí
remind-flower = Určit šátek s růží
remind-crown = Předat korunu
remind-borrow = Stavět za mince jiného hráče
remind-destroy = Zbourat budovu
remind-exchange = Vyměnit budovu
remind-hand-over = Dát budovu
remind-seize = Zabrat budovu
remind-beautify = Zkrášlit budovu
remind-use = Použít budovu
remind-play = Zahrát akční kartu
remind-tuck = Zasunout kartu pod muzeum
remind-visit = Využít pokladní vůz
remind-replace = Nahradit budovu
remind-replace-by = Přidat budovu do města

## Markers on a character

mark-dagger = zneškodněna
mark-mask = bude okradena
mark-spell = očarována
mark-warrant = glejt
    .real = glejt s pečetí
    .plain = glejt bez pečeti
mark-threat = šátek
    .real = šátek s růží
    .plain = šátek bez růže

## Questions

question-pick = Kterou postavu si berete?
question-lay = Kterou postavu odkládáte lícem dolů?
question-theater-swap = Divadlo: s kým si prohodíte postavu?
question-theater-give = Kterou svou postavu dáte? Dostane ji { $name }.
question-turn =
    { $must ->
        [gather] Váš tah: { $character } ({ $rank }). Doberte si mince nebo karty.
       *[no] Váš tah: { $character } ({ $rank }). Co uděláte?
    }
question-courtesy = Váš tah: { $character } ({ $rank }). Z tanečního sálu vás vyvolává { $name }.
question-keep =
    { $count ->
        [1] Kterou kartu si necháte?
       *[other] Které karty si necháte? Vybírejte po jedné ({ $count }).
    }
question-answer-death = Vyvolává se zneškodněná postava: { $character } ({ $rank }).
question-shield = U vaší postavy něco leží: { $character } ({ $rank }). Budete se chránit?
question-claim-crown = Korunu si nikdo nebere. Vezmete si ji?
question-lay-warrant = Kam položíte další glejt? (zbývá { $count })
question-sign-warrant = Který ze tří glejtů má pečeť? Budete to vědět jen vy.
question-confiscate = { $name } platí za budovu: { $card } ({ price }). U postavy leží váš glejt: { $character }. Zabavíte ji?
question-lay-threat = Kam položíte druhý šátek?
question-flower-threat = Který ze dvou šátků má růži? Budete to vědět jen vy.
question-bribe = { $name } vás vydírá. Zaplatíte jako výpalné polovinu svých mincí?
question-reveal-threat = { $name } neplatí výpalné. Otočíte šátek: { $character } ({ $rank })?
question-redraw = Které karty dáte dospod balíčku? (zatím { $count })
question-wizard-take = Kterou cizí kartu si vezmete? Přijde o ni { $name }.
question-seer-give = Kterou kartu dáte? Dostane ji { $name }.
question-levy = Co si vezmete od nového držitele koruny ({ $name })?
question-pass-crown = Kdo dostane korunu?
question-tribute = Dostáváte korunu. Co za ni dáte? Dostane to { $name }.
question-give-for-crown = Dostáváte korunu. Co za ni dáte? Dostane to { $name }.
question-heir-crown = Váš zneškodněný král je odhalený. Vezmete si korunu?
question-ability-gain = Vezmete si mince, které vám přináší { $character }?
question-effect-gain = Vezmete si, co přináší vaše budova { $card }?
question-queen-takes = Vedle vás začíná tah: { $character } ({ $rank }). Odhalíte teď královnu za 3 mince?
question-cardinal-give = Kterou kartu dáte za mince? Dostane ji { $name }. (zbývá { $count })
question-hand-over = Kterou svou budovu dáte za: { $card }? Dostane ji { $name }.
question-pay-with-cards = Kterou kartou zaplatíte za: { $card }? (zatím { $count })
question-laboratory-discard = Kterou kartu dáte za mince?
question-museum-tuck = Kterou kartu zasunete pod muzeum?
question-armory-target = Která budova padne spolu se zbrojnicí?
question-rescue = Vezmete si za 1 minci do ruky: { $card }?
question-lighthouse-take = Kterou kartu si vezmete z balíčku?
question-ring-bell =
    { $count ->
        [2] Má být město dokončené se sedmi budovami?
       *[other] Má hra skončit o jednu budovu dříve?
    }
question-monument-counts = Má váš monument od teď platit za dvě budovy?
question-peek = Komu nahlédnete do karet?
question-peek-take = Kterou cizí kartu si vezmete? Přijde o ni { $name }.
question-replace = Která vaše budova ustoupí nové: { $card }?
question-replace-by = Která budova přijde do vašeho města?
question-cash-in = Někdo využívá váš pokladní vůz. Vezmete si jeho mince ({ price }) a vrátíte ho?

## The score sheet

score-district = { CAPITAL($name) }
score-silver = Stříbrné mince: { CAPITAL($name) }
score-all-types = Všech pět druhů
score-first-complete = První dokončené město
score-complete = Dokončené město
score-effect = Navíc: { CAPITAL($name) }
score-hand = V ruce: { CAPITAL($name) }
score-total = Celkem

## The coach

coach-chance = šance na výhru { $percent } %
coach-equal = zhruba stejné
coach-all-equal = Tyto jsou zhruba stejné.

## Homebrew cards without texts

event-without-text = { $seat }: { $what }.
event-without-text-about = { $seat }: { $what } ({ $about }).
choice-without-text = { $what }
choice-without-text-about = { $what }: { $about }
choice-with-price = { $choice } ({ price })
group-without-text = { $what }: { $name }
question-without-text = { $what }?
