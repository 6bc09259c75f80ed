### What happens, what can be done and what is asked, in Hungarian.
###
### See en/game.ftl for the variables. Names of players and cards never take an ending: they
### stand as subject, as owner („Béla városa”), before a noun („Fogadó megépítése”) or after a
### colon.


## Amounts as the object of a sentence, and other parts of sentences

object-gold = { $count } aranyat
object-cards = { $count } lapot
before-the = a
    .other = az
    .pattern = [aáeéiíoóöőuúüű]
price =
    { $price ->
        [0] { price-free }
       *[other] { $price } arany
    }
gold-or-free =
    { $count ->
        [0] { price-free }
       *[other] { count-gold }
    }
drawn-cards = { $drawn } lap
price-free = ingyen
kind-noble = nemesi
kind-religious = egyházi
kind-trade = kereskedelmi
kind-military = katonai
kind-unique = egyedi
facts-district = { $type }, { $count }
facts-unbuildable = { $type }, nem építhető meg
facts-action = akciókártya

## The cause and the player behind it: $source ends a sentence, $agent begins one

source =
    { KIND($cause) ->
        [type] { " " }({ $cause } kerületek)
        [none] { "" }
       *[other] { " " }({ $cause })
    }
agent =
    { KIND($cause) ->
        [character] { CAPITAL(BEFORE("the", $cause)) } ({ $by })
        [card] { $by } ({ $cause })
       *[other] { $by }
    }

## Events: the selection of characters

event-round =
    { $case ->
        [seat] { $count }. forduló. Nálad van a korona.
       *[known] { $count }. forduló. A koronát { $seat } viseli.
    }
event-face-up = Képpel felfelé eldobva: { $character } ({ $rank }).
event-picked =
    { $case ->
        [seat] Ezt a karaktert választottad: { $character } ({ $rank }).
        [known] { $seat } ezt a karaktert választotta: { $character } ({ $rank }).
       *[hidden] { $seat } karaktert választott.
    }
event-laid-down =
    { $case ->
        [seat] Képpel lefelé letetted: { $character } ({ $rank }).
        [known] { $seat } képpel lefelé letette: { $character } ({ $rank }).
       *[hidden] { $seat } képpel lefelé letett egy karaktert.
    }
event-roles-swapped =
    { $case ->
        [seat] { $other } és te karaktert cseréltetek{ source }.
        [other] { agent } karaktert cserélt veled.
       *[known] { agent } és { $other } karaktert cserélt.
    }
    .then = Mostantól más karakter vagy: nézd meg a lapodat.
event-role-received =
    { $case ->
        [seat] Az új karaktered: { $character } ({ $rank }).
        [known] { $seat } új karaktere: { $character } ({ $rank }).
       *[hidden] { $seat } megnézte az új karakterét.
    }

## Events: the calls

event-called = Szólítás: { $character } ({ $rank }).
event-unanswered = Senki sem felel: { $character } ({ $rank }).
event-revealed =
    { $case ->
        [seat] Felfedted magad: { $character } ({ $rank }).
       *[known] { $seat } felfedte magát: { $character } ({ $rank }).
    }
event-turn-ended =
    { ID($cause) ->
        [witch]
            { $case ->
                [seat] A köröd szünetel.
               *[known] { $seat } köre szünetel.
            }
       *[other]
            { $case ->
                [seat] A köröd véget ért.
               *[known] { $seat } köre véget ért.
            }
    }
event-turn-lost =
    { $case ->
        [seat] { agent } nem kapott tőled köszönetet: elvesztetted a körödet.
       *[known] Elmaradt a köszönet: { $seat } elvesztette a körét{ source }.
    }
event-thanked =
    { $case ->
        [seat] Köszönetet mondtál: „Köszönöm, Excellenciád!”
        [other] { $seat } köszönetet mondott neked: „Köszönöm, Excellenciád!”
       *[known] { $seat } köszönetet mondott: „Köszönöm, Excellenciád!”
    }
event-resumed =
    { $case ->
        [seat] A megbabonázott karakterrel folytatod a körödet: { $character } ({ $rank }).
       *[known] { agent } a megbabonázott karakterrel folytatja a körét: { $character } ({ $rank }).
    }

## Events: gold

event-gained-gold =
    { ID($cause) ->
        [gathered-resources]
            { $case ->
                [seat] Felvettél { object-gold }.
               *[known] { $seat } felvett { object-gold }.
            }
       *[other]
            { $case ->
                [seat] Kaptál { object-gold }{ source }.
               *[known] { $seat } { object-gold } kapott{ source }.
            }
    }
event-paid-gold =
    { $case ->
        [seat] Fizettél { object-gold }{ source }.
       *[known] { $seat } { object-gold } fizetett{ source }.
    }
event-gave-gold =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } elvett tőled { object-gold }.
                [other] Elvettél { object-gold } { $seat } kincstartalékából{ source }.
               *[known] { agent } elvett { object-gold } { $seat } kincstartalékából.
            }
       *[seat]
            { $case ->
                [seat] { $other } { object-gold } kapott tőled{ source }.
                [other] Kaptál { object-gold } { $seat } kincstartalékából{ source }.
               *[known] { $other } { object-gold } kapott { $seat } kincstartalékából{ source }.
            }
    }
    .then =
        { ID($cause) ->
            [thief] Nem maradt semmid, de te következel.
            [blackmailer] Nem maradt semmid, de a köröd folytatódik.
           *[other] { "" }
        }
event-found-nothing =
    { $case ->
        [seat] { agent } kirabolt, de nem volt aranyad.
        [other] Nem találtál aranyat { $seat } kincstartalékában{ source }.
       *[known] { agent } nem talált aranyat { $seat } kincstartalékában.
    }
event-taxed =
    { $case ->
        [seat] Adót fizettél{ source }: { count-gold }.
       *[known] { $seat } adót fizetett{ source }: { count-gold }.
    }
    .then = Mindenki fizeti, aki épít. Az arany a beszedőjére vár.
event-collected =
    { $case ->
        [seat] Felvettél { object-gold }{ source }.
       *[known] { $seat } felvett { object-gold }{ source }.
    }

## Events: cards

event-drew =
    { $case ->
        [seat] Húztál { object-cards }{ source }: { $cards }.
        [known] { $seat } húzott { object-cards }{ source }: { $cards }.
       *[hidden] { $seat } húzott { object-cards }{ source }.
    }
event-kept =
    { $case ->
        [seat] Megtartottad: { $cards }.
        [known] { $seat } megtartotta: { $cards }.
       *[hidden] { $seat } megtartott { object-cards }.
    }
event-returned =
    { $case ->
        [seat] A pakli aljára tetted: { $cards }.
        [known] { $seat } a pakli aljára tette: { $cards }.
       *[hidden] { $seat } a pakli aljára tett { object-cards }.
    }
event-shuffled = A paklit megkeverték.
event-gave-card =
    { $doer ->
        [other]
            { $case ->
                [seat] { agent } elvette egy lapodat: { $cards }.
                [other] Elvetted { $seat } egyik lapját{ source }: { $cards }.
                [known] { agent } elvette { $seat } egyik lapját: { $cards }.
               *[hidden] { agent } elvette { $seat } egyik lapját.
            }
       *[seat]
            { $case ->
                [seat] { $other } kapott tőled egy lapot{ source }: { $cards }.
                [other] Kaptál egy lapot{ source }: { $cards } ({ $seat } adta).
                [known] { $other } kapott egy lapot{ source }: { $cards } ({ $seat } adta).
               *[hidden] { $other } kapott egy lapot{ source }; { $seat } adta.
            }
    }
event-hands-swapped =
    { $case ->
        [seat] { $other } és te elcseréltétek a kezetekben lévő lapokat{ source }.
        [other] { agent } elvitte a lapjaidat, és a sajátjait adta értük.
       *[known] { agent } elcserélte a lapjait { $other } lapjaira.
    }
    .then = Minden lapod új: nézd meg a kezedet.
event-looked =
    { $case ->
        [seat] Megnézted { $other } lapjait: { $cards }.
        [other] { agent } megnézte a lapjaidat.
        [known] { agent } megnézte { $other } lapjait: { $cards }.
       *[hidden] { agent } megnézte { $other } lapjait.
    }
event-tucked =
    { $case ->
        [seat] A Múzeum alá csúsztattad: { $cards }.
        [known] { $seat } a Múzeum alá csúsztatta: { $cards }.
       *[hidden] { $seat } a Múzeum alá csúsztatott { object-cards }.
    }

## Events: cities

event-built =
    { $case ->
        [seat] Megépítetted: { $card } ({ gold-or-free }).
       *[known] { $seat } megépítette: { $card } ({ gold-or-free }).
    }
event-confiscated =
    { $case ->
        [seat] Elkoboztad { $other } kerületét{ source }: { $card }.
        [other] { agent } elkobozta a kerületedet: { $card }.
       *[known] { agent } elkobozta { $other } kerületét: { $card }.
    }
    .then = Az érte fizetett aranyat visszakaptad.
event-destroyed =
    { $case ->
        [seat] { agent } elpusztította a kerületedet: { $card }.
        [other] Elpusztítottad { $seat } kerületét{ source }: { $card }.
       *[known] { agent } elpusztította { $seat } kerületét: { $card }.
    }
    .then = A pontjai elvesztek, de a helye ismét szabad.
event-destroyed-own =
    { $case ->
        [seat] Elpusztítottad a saját kerületedet{ source }: { $card }.
       *[known] { $seat } elpusztította a saját kerületét{ source }: { $card }.
    }
event-exchanged =
    { $case ->
        [seat] Kerületcsere{ source }: te ezt kaptad: { $card }; { $other } ezt kapta: { $second }.
        [other] { agent } kerületet cserélt veled: elvitte: { $card }; te ezt kaptad: { $second }.
       *[known] Kerületcsere{ source }: { $seat } ezt kapta: { $card }; { $other } ezt kapta: { $second }.
    }
    .then = Ha a tiéd drágább volt, a különbözetet megkaptad.
event-seized =
    { $case ->
        [seat] Elvetted { $other } kerületét{ source }: { $card }.
        [other] { agent } elvette a kerületedet: { $card }.
       *[known] { agent } elvette { $other } kerületét: { $card }.
    }
    .then = Az árát megkaptad, és a helye ismét szabad a városodban.
event-beautified =
    { $case ->
        [seat] Megszépítetted: { $card }.
       *[known] { $seat } megszépítette: { $card }.
    }
event-replaced =
    { $case ->
        [seat] Lecserélted: { $card } helyett { $second }.
       *[known] { $seat } lecserélte: { $card } helyett { $second }.
    }
event-rescued =
    { $case ->
        [seat] A kezedbe vetted az elpusztított kerület lapját: { $cards }.
       *[known] { $seat } a kezébe vette az elpusztított kerület lapját: { $cards }.
    }
event-completed =
    { $case ->
        [seat] A te városod készült el elsőként!
       *[known] { $seat } városa készült el elsőként!
    }
event-announced =
    { $case ->
        [seat] Bejelentetted, hogy előbb lesz vége a játéknak.
       *[known] { $seat } bejelentette, hogy előbb lesz vége a játéknak.
    }

## Events: the crown and the markers on characters

event-crowned =
    { $doer ->
        [seat]
            { $case ->
                [seat] Mostantól nálad van a korona{ source }.
               *[known] Mostantól { $seat } viseli a koronát{ source }.
            }
        [me] Továbbadtad a koronát{ source }: mostantól { $seat } viseli.
       *[none]
            { $case ->
                [seat] { agent } neked adta a koronát.
               *[known] { agent } továbbadta a koronát: mostantól { $seat } viseli.
            }
    }
    .then = Mostantól te szólítod a karaktereket, és a következő fordulóban te választasz elsőként.
event-killed =
    { $case ->
        [hit] { agent } meggyilkolt: a karaktered ({ $character }) kimarad ebből a fordulóból.
        [seat] Meggyilkoltad ezt a karaktert: { $character } ({ $rank }).
       *[known] { agent } meggyilkolta ezt a karaktert: { $character } ({ $rank }).
    }
    .then = Hallgatsz, amikor szólítják. Az aranyad, a lapjaid és a városod biztonságban van.
event-bewitched =
    { $case ->
        [hit] { agent } megbabonázott: a karaktered ({ $character }) csak nyersanyagot gyűjthet.
        [seat] Megbabonáztad ezt a karaktert: { $character } ({ $rank }).
       *[known] { agent } megbabonázta ezt a karaktert: { $character } ({ $rank }).
    }
    .then = Ha gyűjtöttél, { $seat } folytatja a karaktered képességeivel. Az aranyad, a lapjaid és a városod biztonságban van.
event-robbed =
    { $case ->
        [hit] { agent } ki fog rabolni, amint a karakteredet ({ $character }) szólítják.
        [seat] Ki fogod rabolni ezt a karaktert: { $character } ({ $rank }).
       *[known] { agent } ki fogja rabolni ezt a karaktert: { $character } ({ $rank }).
    }
    .then = Minden akkori aranyadat elviszi. A köröd, a lapjaid és a városod biztonságban van.
event-marked =
    { ID($marker) ->
        [warrant]
            { $case ->
                [hit] { agent } parancsot tett rád, a karakteredre: { $character }.
                [seat] Parancsot tettél erre a karakterre: { $character } ({ $rank }).
               *[known] { agent } parancsot tett erre a karakterre: { $character } ({ $rank }).
            }
        [threat]
            { $case ->
                [hit] { agent } fenyegetést tett rád, a karakteredre: { $character }.
                [seat] Fenyegetést tettél erre a karakterre: { $character } ({ $rank }).
               *[known] { agent } fenyegetést tett erre a karakterre: { $character } ({ $rank }).
            }
       *[other]
            { $case ->
                [hit] { agent } jelzőt tett rád, a karakteredre: { $character } – { $marker }.
                [seat] Jelzőt tettél erre a karakterre: { $character } ({ $rank }) – { $marker }.
               *[known] { agent } jelzőt tett erre a karakterre: { $character } ({ $rank }) – { $marker }.
            }
    }
    .then =
        { ID($marker) ->
            [warrant] Ha ez az aláírt, elkobozható az első kerület, amelyért fizetsz.
            [threat] Gyűjtés után az aranyad felével megválthatod magad, vagy kockáztatsz.
           *[other] { "" }
        }
event-spied =
    { $case ->
        [seat] Kikémlelted { $other } lapjait; a keresett típus: { $type }.
        [other] { agent } kikémlelte a lapjaidat; a keresett típus: { $type }.
       *[known] { agent } kikémlelte { $other } lapjait; a keresett típus: { $type }.
    }
    .then = Minden ilyen lap 1 aranyadba kerül, amíg van aranyad.
event-bribed =
    { $case ->
        [seat] Kenőpénzt fizettél: { count-gold } ({ $other } kapta).
        [other] { $seat } kenőpénzt fizetett neked: { count-gold }.
       *[known] { $seat } kenőpénzt fizetett: { count-gold } ({ $other } kapta).
    }
event-refused =
    { $case ->
        [seat] Nem fizettél kenőpénzt.
       *[known] { $seat } nem fizetett kenőpénzt.
    }
event-threat-revealed =
    { $count ->
        [1]
            { $case ->
                [seat] Felfedted a fenyegetést: virágos! Akit sújt: { $other }.
                [other] { agent } felfedte az ellened szóló fenyegetést: virágos!
               *[known] { agent } felfedte a fenyegetést: virágos! Akit sújt: { $other }.
            }
       *[0]
            { $case ->
                [seat] Felfedted a fenyegetést: nincs rajta virág. { $other } megúszta.
                [other] { agent } felfedte az ellened szóló fenyegetést: nincs rajta virág.
               *[known] { agent } felfedte a fenyegetést: nincs rajta virág. { $other } megúszta.
            }
    }
event-warrant-revealed =
    { $case ->
        [seat] Felfedted az aláírt parancsot: { $character } ({ $rank }).
       *[known] { agent } felfedte az aláírt parancsot: { $character } ({ $rank }).
    }
event-protected =
    { $case ->
        [seat] Ebben a körben védett vagy.
       *[known] { $seat } ebben a körben védett.
    }

## Events: action cards and the end

event-played =
    { $case ->
        [seat] Kijátszottad: { $card }.
       *[known] { $seat } kijátszotta: { $card }.
    }
event-used =
    { $case ->
        [seat] Használtad: { $card }.
       *[known] { $seat } használta: { $card }.
    }
event-used-at =
    { $case ->
        [seat] { $other } lapjára tettél { object-gold }: { $cards }.
        [other] { $seat } a lapodra tett { object-gold }: { $cards }.
       *[known] { $seat } { object-gold } tett { $other } lapjára: { $cards }.
    }
event-ended = A játék véget ért.

## Choices: the selection of characters

choice-pick = { $character } ({ $rank })
choice-lay = { $character } ({ $rank }) letétele képpel lefelé
choice-swap-roles = Karaktercsere: { $name }
choice-give-role = { $character } ({ $rank }) odaadása

## Choices: in every turn

choice-gold = { count-gold } felvétele
    .short = { count-gold } felvétele
choice-cards =
    { $kept ->
        [all] { count-cards } húzása, mind megtartható
        [1] { count-cards } húzása, egyet megtartasz
       *[other] { count-cards } húzása, { $kept } lapot megtartasz
    }
    .short = { count-cards } húzása
choice-keep = { $card } megtartása ({ $facts })
choice-build = { $card } megépítése ({ price })
choice-end = A kör befejezése
    .short = Kör vége
choice-income =
    { $unit ->
        [cards] Bevétel ({ $type } kerületek): { count-cards }
       *[gold] Bevétel ({ $type } kerületek): { count-gold }
    }
    .short =
        { $unit ->
            [cards] Bevétel: { count-cards }
           *[gold] Bevétel: { count-gold }
        }
choice-bonus-queen-takes = A Királynő felfedése, 3 arany felvétele
choice-bonus-ability-gain =
    { $unit ->
        [cards] { count-cards } felvétele
       *[gold] { count-gold } felvétele
    }
choice-bonus-effect-gain =
    { $unit ->
        [cards] { count-cards } felvétele
       *[gold] { count-gold } felvétele
    }
choice-bonus-merchant = 1 ráadás arany felvétele
choice-bonus-architect = 2 ráadás lap húzása
choice-bonus-queen = 3 arany felvétele, mert melletted ül a 4-es rangú karakter
choice-bonus = A karakter ráadásának felvétele

## Choices: answers

choice-decline-theater-swap = Nincs csere
choice-decline-confiscate = A kerület maradjon az építőé
choice-decline-reveal-threat = A fenyegetés maradjon felfedetlen
choice-decline-rescue = A lap nem kell
choice-decline-cash-in = Az arany maradjon rajta
choice-decline-ring-bell = Szokásos befejezés
choice-decline-answer-death = Hallgatás
choice-decline-claim-crown = Hallgatás
choice-decline-replace-by = Mégsem
choice-decline-lighthouse-take = Egyik sem kell
choice-decline-shield = Nem játszom ki
choice-decline-keep = Egyik sem kell
choice-decline-wizard-take = Egyik sem kell
choice-decline-peek-take = Egyik sem kell
choice-decline-pass-crown = A korona maradjon, ahol van
choice-decline-heir-crown = A korona maradjon, ahol van
choice-decline-monument-counts = Most nem: egynek számít
choice-decline-queen-takes = Hallgatás
choice-decline-ability-gain = Nem kell
choice-decline-effect-gain = Nem kell
choice-decline = Nem
choice-done-redraw = Ennyi volt: ugyanannyi új lap húzása
choice-done-pay-with-cards = A többi kifizetése arannyal és építés
choice-done = Kész
choice-discard-redraw = { $card } a pakli aljára
choice-discard-laboratory-discard = { $card } odaadása { $count } aranyért
choice-discard-pay-with-cards = Fizetés ezzel: { $card }
choice-discard = { $card } eldobása
choice-give = { $card } odaadása ({ $facts })
choice-take = { $card } elvétele ({ $facts })

## Choices: other ways to build

choice-build-with = { $card } megépítése (elpusztul: { $second })
choice-build-over = { $card } megépítése (elpusztul: { $second })
choice-pay-with-cards = { $card } megépítése ({ price }), lapokkal fizetve

## Choices: characters

choice-kill = { $character } ({ $rank }) meggyilkolása
choice-bewitch = { $character } ({ $rank }) megbabonázása
choice-warrant = Parancs ide: { $character } ({ $rank })
choice-sign = Ez az aláírt: { $character } ({ $rank })
choice-confiscate = A kerület elkobzása
choice-rob = { $character } ({ $rank }) kirablása
choice-spy = { $name } kikémlelése: { $type }
choice-threaten = Fenyegetés ide: { $character } ({ $rank })
choice-flower = Ez a virágos: { $character } ({ $rank })
choice-bribe = A kenőpénz kifizetése ({ count-gold })
choice-refuse = A fizetés megtagadása
choice-reveal = A fenyegetés felfedése
choice-swap-hands = Lapcsere: { $name } ({ count-cards })
choice-redraw = Lapcsere a paklival
choice-look = { $name } lapjainak megnézése ({ count-cards })
choice-take-and-build = { $card } elvétele és azonnali megépítése ({ price })
choice-foresee = Egy-egy véletlen lap húzása minden más játékostól
choice-crown =
    { $mine ->
        [yes] A korona elvétele
       *[no] A koronát kapja: { $name }
    }
choice-levy-gold = 1 arany elvétele
choice-levy-card = 1 véletlen lap elvétele
choice-pay-gold = 1 arany odaadása
choice-give-random = 1 véletlen lap odaadása
choice-income-gold = Bevétel ({ $type } kerületek): { count-gold }, { drawn-cards }
    .short = Bevétel: { count-gold }, { drawn-cards }
choice-alms = 1 arany elvétele { $name } kincstartalékából
choice-borrow = { $card } megépítése ({ price }); ebből { $name } ad { object-gold } lapokért
choice-bonus-gold = 4 ráadás arany felvétele
choice-bonus-cards = 4 ráadás lap húzása
choice-study = 7 lap húzása, egyet megtartasz
choice-destroy =
    { $mine ->
        [yes] { $card } elpusztítása a saját városodban ({ price })
       *[no] { $card } elpusztítása { $name } városában ({ price })
    }
choice-exchange = Kerületcsere, amit kapsz: { $card } ({ $name } városából)
choice-hand-over =
    { $price ->
        [0] { $card } odaadása (ráfizetés nélkül)
       *[other] { $card } odaadása (ráfizetés: { price })
    }
choice-seize = { $card } elvétele { $name } városából ({ price })
choice-beautify = { $card } megszépítése ({ price })
choice-collect = Az adó beszedése ({ price })

## Choices: districts and action cards

choice-use-smithy = Kovácsműhely: 3 lap vásárlása 2 aranyért
choice-use-laboratory = Laboratórium: egy lap odaadása aranyért
choice-use-museum = Múzeum: egy lap alácsúsztatása
choice-use-armory = Fegyvertár: elpusztítása egy másik kerülettel együtt
choice-use-hospital = Ispotály: előlépés és gyűjtés
choice-use-monument = Emlékmű: számítson két kerületnek
choice-use = { $card } használata
choice-play = { $card } kijátszása
choice-tuck = { $card } a Múzeum alá
choice-announce-monument-counts = Számítson két kerületnek
choice-announce = Korábbi befejezés bejelentése
choice-rescue = A lap kézbe vétele ({ price })
choice-thank = „Köszönöm, Excellenciád!”
choice-visit = { $name } pénztárkocsija: 1 aranyért 3 lap húzása, egyet megtartasz
choice-cash-in = Az arany elvétele, a kocsi eldobása ({ price })
choice-replace = { $card } lecserélése ({ price })
choice-replace-by = Új kerület: { $card } ({ $facts })

## Choices that name the same player, under one heading

group-build = Építés
group-borrow = Építés { $name } aranyából
group-spy = { $name } kikémlelése
group-destroy = Pusztítás { $name } városában
group-exchange = Csere { $name } városából
group-seize = Elvétel { $name } városából

## Choices that are easily forgotten, whatever their target

remind-kill = Egy karakter meggyilkolása
remind-bewitch = Egy karakter megbabonázása
remind-warrant = Parancsok kiosztása
remind-rob = Egy karakter kirablása
remind-spy = Egy játékos kikémlelése
remind-threaten = Fenyegetések kiosztása
remind-swap-hands = Lapcsere egy játékossal
remind-look = Egy játékos lapjainak megnézése
remind-income-gold = A bevétel felvétele
remind-alms = 1 arany elvétele a leggazdagabb játékostól
remind-pick = Egy karakter választása
remind-lay = Egy karakter letétele képpel lefelé
remind-swap-roles = Karaktercsere egy játékossal
remind-give-role = Egy karakter odaadása
remind-keep = Egy lap megtartása
remind-build = Egy kerület megépítése
remind-discard = Egy lap eldobása
remind-give = Egy lap odaadása
remind-take = Egy lap elvétele
remind-take-and-build = Egy lap elvétele és megépítése
remind-build-with = Építés egy kerület elpusztításával
remind-build-over = Építés egy kerület helyére
remind-pay-with-cards = Építés lapokkal fizetve
remind-sign = Az aláírt kijelölése
remind-flower = A virágos kijelölése
remind-crown = A korona továbbadása
remind-borrow = Építés más játékos aranyából
remind-destroy = Egy kerület elpusztítása
remind-exchange = Egy kerület elcserélése
remind-hand-over = Egy kerület odaadása
remind-seize = Egy kerület elvétele
remind-beautify = Egy kerület megszépítése
remind-use = Egy kerület használata
remind-play = Egy akciókártya kijátszása
remind-tuck = Egy lap a Múzeum alá
remind-visit = Egy pénztárkocsi felkeresése
remind-replace = Egy kerület lecserélése
remind-replace-by = Egy kerület a városba

## Markers on a character

mark-dagger = meggyilkolva
mark-mask = ki fogják rabolni
mark-spell = megbabonázva
mark-warrant = parancs
    .real = aláírt parancs
    .plain = alá nem írt parancs
mark-threat = fenyegetés
    .real = virágos fenyegetés
    .plain = jelöletlen fenyegetés

## Questions

question-pick = Melyik karaktert választod?
question-lay = Melyik karaktert teszed le képpel lefelé?
question-theater-swap = Színház: kivel cserélsz karaktert?
question-theater-give = Melyik karakteredet adod oda? Kapja: { $name }.
question-turn =
    { $must ->
        [gather] A te köröd: { $character } ({ $rank }). Gyűjts aranyat vagy lapot!
       *[no] A te köröd: { $character } ({ $rank }). Mit teszel?
    }
question-courtesy = A te köröd: { $character } ({ $rank }). { $name } szólított a Bálteremből.
question-keep =
    { $count ->
        [1] Melyik lapot tartod meg?
       *[other] Melyik { $count } lapot tartod meg? Egyenként válassz!
    }
question-answer-death = A meggyilkolt karaktert szólítják: { $character } ({ $rank }).
question-shield = Valami fekszik a karaktereden: { $character } ({ $rank }). Megvéded magad?
question-claim-crown = Senki sem veszi el a koronát. Elveszed?
question-lay-warrant = Hová kerüljön a következő parancs? (még { $count })
question-sign-warrant = A három parancs közül melyik az aláírt? Csak te fogod tudni.
question-confiscate = { $name } kifizetett egy kerületet: { $card } ({ price }). A karakterén a te parancsod van: { $character }. Elkobzod?
question-lay-threat = Hová kerüljön a második fenyegetés?
question-flower-threat = Melyik fenyegetés a virágos? Csak te fogod tudni.
question-bribe = { $name } megfenyegetett. Odaadod kenőpénznek az aranyad felét?
question-reveal-threat = { $name } nem fizet kenőpénzt. Felfeded a fenyegetést: { $character } ({ $rank })?
question-redraw = Mely lapok kerüljenek a pakli aljára? (eddig { $count })
question-wizard-take = { $name } lapjai közül melyiket veszed el?
question-seer-give = Melyik lapot adod? Kapja: { $name }.
question-levy = Mit veszel el? Adja: { $name }.
question-pass-crown = Ki kapja a koronát?
question-tribute = Tiéd a korona. Mit adsz érte? Kapja: { $name }.
question-give-for-crown = Tiéd a korona. Mit adsz érte? Kapja: { $name }.
question-heir-crown = Felfedték a meggyilkolt Királyodat. Elveszed a koronát?
question-ability-gain = Felveszed az aranyat, amely e karakternek jár: { $character }?
question-effect-gain = Felveszed, amit ez a kerületed hoz: { $card }?
question-queen-takes = Melletted kezdődik egy kör: { $character } ({ $rank }). Felfeded most a Királynőt 3 aranyért?
question-cardinal-give = Melyik lapot adod az aranyért? Kapja: { $name }. (még { $count })
question-hand-over = Melyik kerületedet adod { $name } kerületéért: { $card }?
question-pay-with-cards = Melyik lappal fizetsz ezért: { $card }? (eddig { $count })
question-laboratory-discard = Melyik lapot adod oda aranyért?
question-museum-tuck = Melyik lap kerüljön a Múzeum alá?
question-armory-target = Melyik kerület pusztuljon el a Fegyvertárral együtt?
question-rescue = Kézbe veszed 1 aranyért: { $card }?
question-lighthouse-take = Melyik lapot veszed ki a pakliból?
question-ring-bell =
    { $count ->
        [2] Hét kerülettel legyen kész egy város?
       *[other] Érjen véget a játék egy kerülettel előbb?
    }
question-monument-counts = Számítson mostantól két kerületnek az Emlékműved?
question-peek = Kinek a lapjait nézed meg?
question-peek-take = { $name } lapjai közül melyiket veszed el?
question-replace = Melyik kerületed adja át a helyét? Érkezik: { $card }.
question-replace-by = Melyik kerület kerüljön a városodba?
question-cash-in = Használták a pénztárkocsidat. Elveszed az aranyát ({ price }), és eldobod a kocsit?

## The score sheet

score-district = { $name }
score-silver = Ezüstérmék: { $name }
score-all-types = Mind az öt típus
score-first-complete = Elsőként befejezett város
score-complete = Befejezett város
score-effect = Ráadás: { $name }
score-hand = Kézben: { $name }
score-total = Összesen

## The coach

coach-chance = nyerési esély { $percent }%
coach-equal = nagyjából egyenlő
coach-all-equal = Ezek nagyjából egyenlők.

## Homebrew cards without texts

event-without-text = { $seat }: { $what }.
event-without-text-about = { $seat }: { $what } ({ $about }).
choice-without-text = { $what }
choice-without-text-about = { $what }: { $about }
choice-with-price = { $choice } ({ price })
group-without-text = { $what }: { $name }
question-without-text = { $what }?
