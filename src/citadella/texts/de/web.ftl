### Texts of the browser client's pages, in German.

## Everywhere

loading = Einen Moment…
try-again = Noch einmal versuchen
save = Speichern
saved = Gespeichert
close = Schließen
copied = Kopiert
to-lobby = Zur Startseite
skip-to-content = Zum Inhalt springen
nav-home = Citadella: Startseite
nav-label = Seiten
nav-rules = Regeln
nav-tutorial = Lernen
nav-settings = Einstellungen
missing-title = Seite nicht gefunden
missing-text = Unter dieser Adresse gibt es keine Seite. Vielleicht hat der Link einen Tippfehler.
connection-lost = Verbindung verloren; neuer Versuch…
offline-note = Du bist offline. Die Regeln kannst du weiter lesen; an den Tischen geht es weiter, sobald du wieder verbunden bist.
your-turn = Du bist am Zug
guest-name = Gast { $number }
names-of-bots = Anna, Bruno, Clara, David, Emma, Felix, Greta, Hugo
bot-random = Zufall
bot-builder = Bauherr
bot-apprentice = Lehrling
bot-novice = Anfänger
bot-easy = Leicht
bot-normal = Mittel
bot-hard = Schwer
bot-homebody = Bauherr (bleibt in der eigenen Stadt)
bot-aggressor = Angreifer (meuchelt, stiehlt und zerstört)
bot-cautious = Vorsichtig (riskiert nichts)
bot-strength =
    { $seconds ->
        [0] { $bot } · { $rating } · sofort
       *[other] { $bot } · { $rating } · { $seconds } s
    }
bot-strength-hint = Neben jedem Bot stehen seine Wertungszahl (wer 400 mehr hat, gewinnt zehnmal so oft) und seine Bedenkzeit pro Aktion.

## Cards

letter-noble = A
letter-religious = R
letter-trade = H
letter-military = M
letter-unique = E
heading-characters = Charaktere
heading-unique-districts = Einzigartige Gebäude
heading-bonus-districts = Zusätzliche Gebäude
heading-base-districts = Grundgebäude
heading-action-cards = Aktionskarten
heading-homebrew-cards = Eigene Karten
heading-homebrew-districts = Eigene Gebäude
heading-homebrew-action-cards = Eigene Aktionskarten
homebrew-card = eigene Karte
face-down-card = Verdeckte Karte
face-down-character = Verdeckter Charakter
rank-of = Nummer { $rank }
silver-coins =
    { $count ->
        [one] { $count } Silbermünze
       *[other] { $count } Silbermünzen
    }
help-card = Karte
help-rulings = Regelklärungen

## Start page

lobby-title = Bau deine Stadt, bevor es die anderen tun
lobby-lead = Das Kartenspiel Citadels (Ohne Furcht und Adel) mit allen Charakteren und allen Gebäuden. Spiel gegen Bots oder per Link mit Freunden. Ganz ohne Konto.
play-now = Jetzt gegen drei Bots spielen
new-table = Neuer Tisch für Freunde
lobby-tutorial = Spielend lernen
lobby-mine = Deine Tische
lobby-mine-none = Du sitzt noch an keinem Tisch.
lobby-open = Offene Tische
lobby-open-none = Gerade gibt es keine offenen Tische. Eröffne einen und lass andere dazukommen.
lobby-name = Dein Name
lobby-name-note = So sehen dich die anderen am Tisch. Dieser Browser merkt sich deine Plätze.
status-over = zu Ende
line-look = Ansehen
line-play = Spielen
line-open = Öffnen
line-lacks-cards = Wartet auf die Kartendatei { $file }
line-frozen = Nicht verfügbar
line-join = Mitspielen
line-watch = Zusehen
line-round = Runde { $round }
line-bots = Bots: { $levels }
line-seats = { $taken } von { $seats } Plätzen besetzt
line-won =
    { $gap ->
        [0] Zu Ende · dein Sieg bei Gleichstand
        [one] Zu Ende · dein Sieg mit { $gap } Punkt Vorsprung
       *[other] Zu Ende · dein Sieg mit { $gap } Punkten Vorsprung
    }
line-lost = Zu Ende · { $place }

## New table

new-title = Neuer Tisch
new-cards = Karten
new-cards-choose = Karten ändern
new-more = Weitere Optionen
custom-cards = Deine Auswahl
custom-cards-note = Wähle für jede Karte: immer, vielleicht oder nie.
new-ninth = Mit einem Charakter Nummer 9
new-action-cards = Mit Aktionskarten
new-short = Kurzes Spiel: 7 Gebäude vollenden eine Stadt
new-as-printed = Regeln wie gedruckt
new-as-printed-note = Einige unserer Regelklärungen weichen von der gedruckten Anleitung ab, wo sie einen Fehler zu enthalten scheint oder das Spiel bremst. Kreuze die Regeln an, die du wie gedruckt spielen willst.
new-as-printed-all = Alle diese
printed-last-card = Der nach der Auswahl übrige Charakter liegt offen aus
printed-two-swaps = Höchstens zwei der ursprünglichen Charaktere dürfen ersetzt werden
printed-card-for-card = Bei mehr als drei zusätzlichen Gebäuden fällt für jedes ein ursprüngliches weg
printed-emperor-for-two = Der Intrigant darf auch zu zweit mitspielen
printed-action-first = Ein Zug muss mit dem Einkommen beginnen
printed-finished-counts = Eine vollendete Stadt behält ihre 2 Punkte, auch wenn sie schrumpft
printed-merchant-after-turn = Das Extragold des Händlers kommt nach dem Zug
printed-wizard-may-take = Der Beschwörer darf eine Hand ansehen und nichts nehmen
printed-diplomat-names = Der Diplomat darf ein zweites Gebäude mit demselben Namen eintauschen
printed-diplomat-own-city = Aus der eigenen vollendeten Stadt tauscht der Diplomat nichts; sein eigener Prediger hindert ihn nicht
printed-heir-may-pass = Nach gemeucheltem König oder Intriganten darf die Krone bleiben, wo sie ist
printed-bell-at-seven = Der Glockenturm bedeutet sieben Gebäude, auch im kurzen Spiel
printed-gains-may = Kleine Gewinne sind freiwillig: Park, Armenhaus, Thronsaal, Alchemistin, Königin
printed-own-token = Die Erpresserin darf ihren eigenen Charakter bedrohen
printed-armory-leaves = Ein Zeughaus in einer vollendeten Stadt lässt sich nicht nutzen
printed-monument-may = Wer das Denkmal hat, entscheidet, wann es als zwei zählt
printed-confiscated-counts = Jedes enteignete Gebäude außer den Stallungen zählt zum Baulimit seines Erbauers
printed-wizard-pays-cards = Der Beschwörer darf ein gerade genommenes Diebesnest mit Karten zahlen
printed-den-with-loan = Der Kardinal darf für das Diebesnest Karten und geliehenes Gold mischen
printed-emperor-receiver = Wer vom Kaiser die Krone bekommt, wählt Gold oder Karte
printed-queen-with-rank-4 = Die Königin bekommt ihr Gold, wenn der Zug der Nummer 4 beginnt
printed-crown-in-turn = König und Patrizier wählen, wann sie die Krone nehmen
printed-witch-may = Die Hexe muss niemanden verhexen
printed-navigator-no-tent = Die Seefahrerin darf kein Zirkuszelt aufstellen
printed-booth-keep-none = Alle drei am Kassenwagen gezogenen Karten dürfen zurückgelegt werden
printed-fortune-may-take = Die Wahrsagerin darf eine Hand ansehen und nichts nehmen
printed-spy-counts = Der Spion erfährt nur, wie viele Karten passen
printed-witch-plays-cards = Die Hexe darf vor dem Verhexen eine Aktionskarte spielen
printed-refund-in-round = Die Alchemistin bekommt alles zurück, was sie in dieser Runde fürs Bauen gezahlt hat
new-players = Spieler
new-clock = Uhr
new-public = In der Liste der offenen Tische zeigen
new-coach = Trainer erlauben
new-talk = Chat erlauben
new-several = Eine Person darf mehrere Plätze einnehmen
table-no-talk = ohne Chat
new-stand-in = Bot, der einspringt, wenn jemand geht
new-open = Tisch eröffnen
new-open-note = Du bekommst einen Link für deine Freunde und startest das Spiel, wenn alle sitzen.
new-start = Spiel starten
new-start-note = Alle Plätze sind besetzt, das Spiel beginnt also sofort.
clock-none = Ohne Uhr
clock-live = { $minutes } Minuten für das Spiel, dazu { $seconds } Sekunden pro Aktion
clock-days =
    { $count ->
        [one] { $count } Tag pro Aktion
       *[other] { $count } Tage pro Aktion
    }
fill-open = Offen für Freunde
fill-bot = Mit Bots auffüllen
seat-player = Wer auf diesem Platz spielt
seat-me = Du
seat-open = Freier Platz
seat-open-friend = Frei, für Freunde
seat-bot = Bot: { $bot }
seat-name = Name
seat-name-of = Name auf diesem Platz
pass-and-play-note = Ihr teilt euch einen Bildschirm und reicht ihn weiter; dazwischen sind die Karten verdeckt.
only-watch-note = Du hast keinen Platz und siehst nur zu.
pick-from = Ausgangspunkt
pick-all-maybe = Alles Erlaubte
wish-always = immer
wish-maybe = vielleicht
wish-never = nie
pick-characters-note = Von jeder Nummer ist ein Charakter dabei, gezogen aus denen, die du erlaubst.
pick-rank-empty = Erlaube mindestens einen Charakter mit der Nummer { $rank }.
pick-swaps = Regeln wie gedruckt: Höchstens { $most } der ursprünglichen Charaktere dürfen ersetzt werden; du hast { $count } ersetzt.
pick-barred =
    { $why ->
        [players] erst ab { $count } Spielern
        [ninth] Nummer 9 ist nicht dabei
       *[excluded] nicht zusammen mit: { $name }
    }
pick-districts-missing = Füge noch { $count } der ursprünglichen Gebäude hinzu: Für jedes zusätzliche Gebäude nach den ersten { $free } darf eins wegfallen.
pick-districts-missing-printed = Füge noch { $count } der ursprünglichen Gebäude hinzu: Wie gedruckt fällt für jedes zusätzliche Gebäude eins weg, sobald es mehr als { $free } sind.
pick-districts-drawn = { $needed } sind dabei: { $sure } immer, { $possible } vielleicht.
pick-districts-fixed =
    { $count ->
        [one] { $count } Gebäude ist dabei.
       *[other] { $count } Gebäude sind dabei.
    }

## A table before the game

seats = Plätze
sit = Hier hinsetzen
stand = Aufstehen
not-here = abwesend
seat-give = Wer diesen Platz bekommt
start = Spiel starten
fill-and-start = Mit Bots auffüllen und starten
start-waits =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
start-by-host = { $name } startet das Spiel, wenn alle sitzen.
the-host = Die Tischleitung
table-public = offen für alle
invite = Einladen
invite-note = Wer den Link hat, kann einen freien Platz nehmen.
copy-link = Link kopieren
copy-watch = Link für Zuschauer kopieren
invite-share = Link teilen
invite-text = In einem Spiel Citadella ist ein Platz für dich frei.
invite-qr = QR-Code des Links
invite-local = Diese Adresse funktioniert nur auf diesem Computer.
invite-network = Link und QR-Code enthalten die Adresse dieses Computers im lokalen Netz: { $address }
invite-closed = Damit andere mitspielen können, starte den Server mit:
no-table-title = Tisch nicht gefunden
waiting-table-title = Dieser Tisch wartet

## A table in play

table-menu = Tischmenü
device-link = Auf einem anderen Gerät weiterspielen
device-link-of = Anderes Gerät für { $name }
device-link-note = Der Link verlegt deinen Platz auf das Gerät, das ihn öffnet. Er gilt einmal; behalte ihn für dich.
copy-device = Privaten Link kopieren
take-over = Einen Bot für { $name } spielen lassen
leave-table = Gehen und einen Bot spielen lassen
leave-sure = Den Tisch verlassen? Ein Bot spielt dann für dich.
away-note = Ein Bot spielt für dich.
come-back = Selbst weiterspielen
play-on = { $name } reagiert nicht: einen Bot spielen lassen
claim-host = Niemand leitet den Tisch: selbst übernehmen
close-game = Spiel abbrechen
close-sure = Das Spiel abbrechen? Das lässt sich nicht rückgängig machen.
close-propose = Vorschlagen, das Spiel abzubrechen? Alle müssen zustimmen.
close-proposed = Du hast vorgeschlagen, das Spiel abzubrechen. Die anderen müssen noch zustimmen.
close-table = Tisch schließen
closed-title = Dieser Tisch ist geschlossen
closed-note = Die Tischleitung hat ihn geschlossen, oder das Spiel wurde am Tisch oder vom Server aus abgebrochen.
vote-close = { $name } möchte das Spiel abbrechen.
vote-play-on = { $name } möchte, dass ein Bot für { $other } weiterspielt.
vote-agree = Zustimmen
vote-decline = Ablehnen
chat-about = Nachrichten von { $name }
chat-mute = Für mich ausblenden
chat-unmute = Anzeigen
chat-hidden = Nachrichten von { $name } sind ausgeblendet.
chat-mute-all = Für alle stummschalten
chat-unmute-all = Stummschaltung aufheben
chat-report = Melden
chat-reported = Gemeldet. Wer den Server betreibt, wird es sich ansehen.
download-record = Aufzeichnung herunterladen

## Another device

device-title = Hier weiterspielen
device-text = Dieser private Link verlegt einen Platz auf dieses Gerät. Das alte Gerät kann danach nur noch zusehen.
device-move = Platz hierher verlegen

## Rules

rules-title = Regeln und Karten
rules-search = Karten und Regeln durchsuchen
# Words that mean the same in a search: groups separated by ";", words by ",".
search-same = bestehlen, stehlen, rauben, Raub, Diebstahl, Dieb; meucheln, töten, ermorden, Mord, Assassine, Meuchler, tot; zerstören, abreißen, niederbrennen, Feuer, Söldner; tauschen, Tausch, austauschen, wechseln; Gold, Münze, Münzen, Geld; Einnahmen, Einkommen, Ertrag, verdienen; verhexen, verzaubern, Hexe, Zauber; Steuer, Steuern, Abgabe; Krone, König, Startspieler; Schutz, schützen, geschützt, sicher; Auswahl, Draft, Charakter wählen, Charakterwahl; Ende, Spielende, beenden; Gleichstand, Unentschieden; Wertung, Punkte, Sieg, Siegpunkte; übernehmen, erobern, wegnehmen; erpressen, Drohung, Schweigegeld, Erpresserin; Enteignung, enteignen, beschlagnahmen; verschönern, schmücken, Künstlerin; ziehen, nachziehen, Karten nehmen; bauen, errichten; ablegen, abwerfen; zu zweit, zwei Spieler, 2 Spieler; zusätzlich, extra, Bonus; Art, Typ, Farbe; Gebäude, Bauwerk, Bezirk, Viertel; Nummer, Rang
rules-short-title = Das Spiel in Kürze
rules-short-1 = Jede Runde nehmen alle heimlich einen Charakter. Danach sind die Charaktere in der Reihenfolge ihrer Nummern am Zug.
rules-short-2 = In deinem Zug nimmst du 2 Gold, oder du ziehst 2 Karten und behältst eine. Dann darfst du ein Gebäude bauen, indem du seine Kosten zahlst.
rules-short-3 = Dein Charakter hat eine Fähigkeit, die du in deinem Zug nutzen darfst, und manche Charaktere verdienen Gold mit Gebäuden ihrer Farbe.
rules-short-4 = Vollendet jemand eine Stadt mit 7 Gebäuden (zu zweit und zu dritt mit 8, in der klassischen Ausgabe immer mit 8), endet das Spiel nach dieser Runde.
rules-short-5 = Jedes Gebäude bringt so viele Punkte, wie es kostet. Alle fünf Arten bringen 3 dazu, die erste vollendete Stadt 4, jede andere vollendete Stadt 2.
rules-found =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $rules ->
        [one] { $rules } Regel
       *[other] { $rules } Regeln
    }
rules-none = Nichts gefunden.
rules-rulings =
    { $count ->
        [one] { $count } Regel zu dieser Karte
       *[other] { $count } Regeln zu dieser Karte
    }
rules-general = Alle Regeln

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-reader = Anrede in den Texten
settings-reader-note = Manche Sprachen sprechen Frauen und Männer unterschiedlich an; im Deutschen macht es hier keinen Unterschied.
reader-neutral = Mit Worten, die für alle passen
reader-feminine = Als Frau
reader-masculine = Als Mann
settings-look = Darstellung
settings-text-size = Textgröße
size-small = Klein
size-normal = Normal
size-large = Groß
size-larger = Sehr groß
settings-motion = Bewegung
motion-system = Wie auf dem Gerät
motion-full = An
motion-none = Aus
settings-patterns = Außer den Farben der Gebäude auch Muster zeigen
settings-sound = Ton
settings-sound-on = Klänge abspielen
settings-play = Am Tisch
settings-ends-turn = Meinen Zug von selbst beenden, wenn nichts mehr zu tun ist
settings-passes = Bei Scheinfragen, die nur verbergen sollen, wer eine Karte hat, automatisch passen (immer mit derselben Verzögerung)
push-turn = Du bist am Zug: { $table }
push-round = Eine neue Turnierrunde beginnt: { $table }
notices-title = Benachrichtigungen
notices-on = Benachrichtige mich, wenn ich an einem Tisch mit Bedenkzeit in Tagen am Zug bin
notices-asks = Dein Browser fragt dich vorher um Erlaubnis.
notices-always = Auch wenn keine Seite von Citadella offen ist.
notices-open = Nur solange eine Seite von Citadella offen ist.
notices-denied = Dieser Browser blockiert Benachrichtigungen; erlaube sie zuerst in seinen Einstellungen.
credits-title = Über Citadella
credits-unofficial = Citadella ist eine inoffizielle Fassung des Kartenspiels Citadels (Ohne Furcht und Adel). Es enthält weder Bilder noch Texte des veröffentlichten Spiels.
credits-icons = Die Symbole stammen von { $authors } und anderen:
credits-licence = Das Programm ist freie Software unter der MIT-Lizenz.

## Replay

replay-title = Aufzeichnung
replay-table = Tisch ansehen
replay-position = Runde { $round }, Aktion { $n } von { $total }
replay-slider = Stelle im Spiel
replay-back = Eine Aktion zurück
replay-forward = Eine Aktion vor
replay-round-back = An den Anfang der Runde
replay-round-forward = Zur nächsten Runde
replay-play = Abspielen
replay-pause = Pause
replay-none-title = Spiel nicht gefunden
replay-none-text = Unter dieser Adresse gibt es keine Aufzeichnung. Vielleicht hat der Link einen Tippfehler.
replay-waits-title = Dieses Spiel läuft noch
replay-waits-text = Du kannst die Aufzeichnung ansehen, sobald es zu Ende ist.
replay-speed = Tempo
replay-times = { $times }×
replay-round = Runde { $round }
replay-rounds = Zu einer Runde springen
replay-copy = Link zu diesem Moment kopieren
replay-eyes = Mit den Augen von

## Errors

error-server = Auf dem Server ist etwas schiefgegangen. Bitte versuch es noch einmal.
error-storage = Die Datenbank des Servers antwortet nicht. Bitte versuch es bald noch einmal.
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuch es noch einmal.
error-slow-down = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
error-too-big = Diese Nachricht ist zu lang.
error-too-many = Du hast zu viele Tische. Beende zuerst einen.
error-crowded = Zu viele Verbindungen. Schließe ein anderes Fenster und versuch es noch einmal.
error-too-many-here = Aus deinem Netz wurden zu viele Tische eröffnet. Versuch es später noch einmal.
error-too-many-watch = An diesem Tisch sehen zu viele zu. Versuch es später noch einmal.
error-banned = Du bist auf diesem Server gesperrt.
error-one-seat = An diesem Tisch darf jede Person nur einen Platz einnehmen.
error-host-here = Die Tischleitung ist noch da, du kannst sie nicht übernehmen.
error-too-early =
    { $seconds ->
        [one] Warte noch eine Sekunde.
       *[other] Warte noch { $seconds } Sekunden.
    }
error-has-clock = Dieser Tisch hat eine Uhr, deshalb kann kein Bot einspringen.
error-no-talk = An diesem Tisch ist der Chat abgeschaltet.
error-muted = Die Tischleitung hat dich an diesem Tisch stummgeschaltet.
error-again = Diese Nachricht hast du gerade erst gesendet.
error-forbidden-word = Darin kommt ein Wort vor, das hier nicht erlaubt ist.
error-bad-request = Der Server hat die Anfrage nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-bad-message = Der Server hat die Nachricht nicht verstanden. Lade die Seite neu und versuch es noch einmal.
error-bad-origin = Die Anfrage kam von einer anderen Website und wurde blockiert.
error-bad-name = Wähle einen Namen aus 1 bis 24 sichtbaren Zeichen.
error-bad-chat = Schreib eine Nachricht aus 1 bis { $most } Zeichen.
error-bad-emote = Unbekannte Reaktion.
error-bad-action = Unbekannte Aktion.
error-bad-clock = Unbekannte Uhr. Wähle eine aus der Liste.
error-bad-seats = Wähle für jeden Platz, wer dort spielt.
error-no-guest = Der Server kennt diesen Browser noch nicht. Lade die Seite neu.
error-no-table = Unter dieser Adresse gibt es keinen Tisch: Vielleicht hat der Link einen Tippfehler, oder der Tisch wurde vor langer Zeit gelöscht.
error-table-other-rules = An diesem Tisch gelten Regeln, die der Server nicht mehr hat. Er bleibt erhalten, aber es kann nicht weitergespielt werden.
error-table-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt. Er bleibt erhalten, aber es kann nicht weitergespielt werden.
error-elsewhere = Der Tisch zieht gerade um. Versuch es gleich noch einmal.
error-table-cards-missing = Dieser Tisch braucht die Kartendatei { $file }, die dieser Server im Moment nicht hat. Nichts ist verloren.
error-table-cards-changed = An diesem Tisch geht es vorerst nicht weiter: Seine Kartendatei { $file } hat sich geändert. Nichts ist verloren.
error-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-no-bot = Unbekannter Bot. Wähle einen aus der Liste.
error-no-key = Dieser Schlüssel gehört zu keinem Platz an diesem Tisch.
error-no-link = Dieser Link wurde schon benutzt, ist abgelaufen oder hat nie existiert.
error-not-found = Unter dieser Adresse wurde nichts gefunden. Vielleicht hat der Link einen Tippfehler.
error-no-push = Dieser Server verschickt keine Benachrichtigungen.
error-bad-push = Das ist nicht die Adresse eines Push-Dienstes.
error-not-host = Das darf nur die Tischleitung.
error-not-your-seat = Das ist nicht dein Platz.
error-not-seated = Das geht nur, wenn du mitspielst.
error-not-your-turn = Du bist nicht am Zug.
error-no-coach = An diesem Tisch gibt es keinen Trainer.
error-not-playing = An diesem Tisch wird gerade nicht gespielt.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-not-away = Diese Person hat den Tisch nicht verlassen.
error-no-undo = Du kannst jetzt nichts zurücknehmen.
error-seat-taken = Dieser Platz ist besetzt.
error-open-seats = Einige Plätze sind noch frei. Besetze sie zuerst.
error-started = Das Spiel hat schon begonnen.
error-stale = Das Spiel ist schon weiter. Sieh auf den Tisch und versuch es noch einmal.
error-illegal = Das geht jetzt nicht.
error-setup =
    { $rule ->
        [S1] Diese Ausgabe lässt sich nicht mit so vielen Spielern spielen.
        [S2] Von jeder Nummer muss genau ein Charakter dabei sein.
        [S3] Die Zahl der Charaktere passt nicht zur Zahl der Spieler.
        [S4] Zu zweit kann weder der Kaiser noch der Intrigant dabei sein, und die Königin erst ab fünf Spielern.
        [S5] Die Zahl der einzigartigen Gebäude stimmt nicht.
        [S11] Friedhof und Diplomat können nicht zusammen im Spiel sein.
        [S12] Regeln wie gedruckt: Höchstens zwei der acht ursprünglichen Charaktere dürfen ersetzt werden.
        [J-S17] Diese Ausgabe hat keine eigene Anleitung und lässt sich deshalb nicht wie gedruckt spielen.
       *[other] Diese Karten lassen sich nicht zusammen spielen (Regel { $rule }).
    }
