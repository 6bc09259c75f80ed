### Texts of the table in the browser, in German.

## Where the game stands

table-title = { $name } ist am Zug
table-title-mine = Du bist am Zug!
table-title-over = Das Spiel ist zu Ende
table-round = Runde { $count }
table-deck =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
table-goal = Ende bei { $count } Gebäuden
table-last-round = Letzte Runde
table-watching = Du siehst zu
table-log-and-chat = Verlauf und Chat
table-close = Schließen
table-log-short = Verlauf
table-bank = Bank

## The characters

table-characters = Charaktere
table-yours = dein Charakter
table-you = du
table-face-up = offen abgelegt
table-called = wird aufgerufen
table-nobody = niemand
table-hidden-characters =
    { $count ->
        [one] verdeckter Charakter
       *[other] { $count } verdeckte Charaktere
    }
table-has-chosen = hat gewählt
table-chooses = wählt
table-waits = wartet

## The players

table-player = { $name }
table-my-place = Dein Platz
table-bot = Bot
table-away = abwesend, ein Bot spielt
table-gone = nicht verbunden
table-thinks = überlegt…
table-open-city = Stadt von { $name } zeigen oder verbergen
table-city-of = Stadt von { $name }: { count-districts }
table-tucked = unter dem Museum: { $count }
table-points-in-sight = Sichtbare Punkte
table-points-short = Pkt.
table-cost = Kosten { $count }
table-no-cards = Keine Handkarten
table-hand-covered = Die Hand ist verdeckt.
table-clock = Restzeit: { $time }
table-days = { $days } T { $hours } Std

## What can I do?

table-what-can-i-do = Was kann ich tun?
table-answers = Antworten
table-stage-draft = Charaktere zur Auswahl
table-stage-role = Deine Charaktere
table-stage-offer = Karten zur Auswahl
table-in-reach =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
table-click-one = Klicke auf etwas Leuchtendes oder drücke seine Zahl.
table-tap-one = Tippe auf etwas Leuchtendes.
table-build-hint = Zum Bauen wähle eine leuchtende Karte aus deiner Hand.
table-all-actions = Alle Aktionen
table-more-keys = Tasten 1–9: Seite { $page } von { $pages }; 0: nächste Seite.
table-undo = Rückgängig
table-ask-coach = Trainer fragen
table-coach = Der Trainer rät
table-coach-silent = Der Trainer hat hier keinen Rat.
table-forgotten = In diesem Zug noch möglich:
table-go-on = Weiterspielen
table-end-anyway = Trotzdem beenden
table-cancel = Doch nicht
table-sure = Das schadet dir. Wirklich?
table-asked-of-all = Gefragt werden alle, die es betreffen könnte; so bleibt jedes Geheimnis gewahrt.
table-passes = Du passt gleich automatisch.
table-wait = Warten
table-waiting =
    { $kind ->
        [pick] { $name } wählt einen Charakter.
        [lay] { $name } legt einen Charakter verdeckt ab.
        [turn] { $name } ist am Zug: { $role }.
        [courtesy] { $name } ist am Zug: { $role }.
        [keep] { $name } wählt eine Karte.
        [bribe] { $name } überlegt, ob es Schweigegeld gibt.
        [reveal-threat] { $name } überlegt, die Drohung aufzudecken.
        [confiscate] { $name } überlegt, das Gebäude zu enteignen.
        [theater-swap] { $name } überlegt, den Charakter zu tauschen.
        [theater-give] { $name } wählt einen Charakter zum Tausch.
        [rescue] { $name } überlegt, die zerstörte Karte zu nehmen.
        [pass-crown] { $name } entscheidet, wer die Krone bekommt.
        [tribute] { $name } entscheidet, was es für die Krone gibt.
        [heir-crown] { $name } überlegt, die Krone zu nehmen.
        [give-for-crown] { $name } entscheidet, was es für die Krone gibt.
       *[other] { $name } trifft eine Entscheidung.
    }
table-over = Das Spiel ist zu Ende.
table-reason =
    { $why ->
        [gold]
            { $count ->
                [0] zu wenig Gold
               *[other] { count-gold } zu wenig
            }
        [double] schon in deiner Stadt
        [limit] Limit erreicht
        [gather-first] erst Einkommen nehmen
        [character] Charakter darf nicht bauen
        [action-card] jetzt nicht spielbar
        [never] nicht baubar
        [protected] vom Prediger geschützt
        [complete] diese Stadt ist vollendet
        [unreachable] unantastbar
        [turn-closes] nur noch Zugende möglich
        [only-gathers] nur Einkommen möglich
        [too-dear] zu teuer zum Übernehmen
        [nothing-to-give] kein Gebäude zum Tausch
       *[card] jetzt nicht möglich
    }

## What happened?

table-log = Was ist passiert?
table-log-show = Anzeigen
table-log-all = Alles
table-log-whole = Alle Ereignisse
table-log-me = Über mich
table-log-characters = Charaktere
table-log-gold = Gold
table-log-cards = Karten
table-log-cities = Städte
table-notice = Das ist dir passiert
table-recap = Seit deiner letzten Aktion ({ $count })
table-dismiss = Verstanden
table-chat = Chat
table-chat-empty = Noch keine Nachrichten.
table-say = Sag etwas
table-send = Senden
table-emotes = Reaktionen
table-emote-wave = Winkt
table-emote-clap = Daumen hoch
table-emote-laugh = Lacht
table-emote-cry = Weint
table-emote-angry = Ärgert sich
table-emote-think = Grübelt
table-emote-crown = Verbeugt sich
table-emote-coin = Wirft eine Münze

## One screen for several players

table-pass-to = Gib das Gerät an { $name }.
table-pass-hint = Achte darauf, dass niemand sonst zusieht.
table-i-am = Ich bin { $name }

## After the game

table-chart = Punkte im Lauf der Runden
table-again = Noch einmal spielen
table-to-rematch = Zum neuen Tisch
table-look = Tisch ansehen
table-deal-seed = Startwert des Mischens
table-deal-hash = Zu Beginn veröffentlicht (SHA-256 des Startwerts)
table-deal-hint = Der Hash des Startwerts lässt sich nachrechnen: Stimmen beide überein, stand die Verteilung schon vor der ersten Aktion fest.
