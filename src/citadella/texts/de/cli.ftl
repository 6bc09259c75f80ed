### What the command line says in German.

## Commands

command-citadella = Citadels, das vollständige Kartenspiel: gegen Bots, mit Freunden oder in Experimenten. Inoffiziell.
command-play = Im Terminal gegen Bots spielen.
command-serve = Einen Server starten und das Spiel im Browser öffnen, allein oder mit Freunden.
command-rules = Eine Karte unter einem ihrer Namen oder ein Wort in den Regeln nachschlagen.
command-replay = Ein aufgezeichnetes Spiel Schritt für Schritt ansehen.
command-review = Ein beendetes Spiel analysieren: Gewinnchancen im Verlauf und ein Urteil zu jeder Entscheidung, gemessen an dem, was bekannt sein konnte.
command-simulate = Bots viele Spiele spielen lassen und die Ergebnisse zusammenfassen.
command-compare = Dieselben Verteilungen mit zwei Einstellungen spielen (Kartenwerte, Bots, Kartenauswahl) und die Unterschiede zeigen.
command-arena = Bots gegeneinander spielen lassen und ordnen: Siegquoten, Wertungszahlen, direkte Vergleiche.
command-report = Spiele auswerten, die simulate --out gespeichert hat: Siegquoten nach Bot, Platz, Charakter und Gebäude.
command-admin = Einen laufenden oder stehenden Server moderieren: Tische schließen, Gäste sperren oder löschen, Meldungen aus dem Chat prüfen.
command-backup = Alle Daten des Servers in einer Datei sichern. Auch bei laufendem Server.
command-restore = Eine Sicherung in eine leere Datenbank zurückspielen.
command-bots = Bot-Prozesse auf diesem Rechner für einen oder mehrere Server betreiben.
command-push-key = Den Web-Push-Schlüssel (VAPID) erzeugen, den ein Server für Benachrichtigungen im Browser braucht.
command-completion = Ein Skript ausgeben, das Befehle und Optionen von citadella in deiner Shell ergänzt.
group-play = Spielen
group-records = Regeln und aufgezeichnete Spiele
group-experiments = Experimente
group-server = Serververwaltung
group-shell = Shell
help-usage = Aufruf:
help-arguments = Argumente
help-actions = Aktionen
help-options = Optionen
help-examples = Beispiele
help-default = Vorgabe: { $value }
help-required = erforderlich
help-repeatable = mehrfach möglich
help-more = Mit „citadella BEFEHL --help“ siehst du die Optionen eines Befehls.

## Placeholders for values, in capitals

metavar-action = AKTION
metavar-address = ADRESSE
metavar-arguments = ARGUMENTE
metavar-bot = BOT
metavar-card = KARTE
metavar-choice = WAHL
metavar-command = BEFEHL
metavar-days = TAGE
metavar-edition = AUSGABE
metavar-file = DATEI
metavar-folder = ORDNER
metavar-guest = GAST
metavar-language = SPRACHE
metavar-name = NAME
metavar-number = ZAHL
metavar-options = OPTIONEN
metavar-preset = SZENARIO
metavar-record = AUFZEICHNUNG
metavar-seconds = SEKUNDEN
metavar-seed = STARTWERT
metavar-table = TISCH
metavar-target = ZIEL
metavar-value = WERT
metavar-word = WORT

## Options

option-version = Zeigt die Version und ob die Regeln kompiliert sind.
option-help = Zeigt diese Hilfe.
option-lang = Sprache: en, hu, bg, cs, de, fr oder pl.
default-lang = die deines Systems
option-edition = Ausgabe: 2016, 2021, deluxe, classic oder classic-2016.
option-preset = Szenario aus Charakteren und einzigartigen Gebäuden, oder random für eine zufällige Kartenauswahl.
option-presets = Szenario aus Charakteren und einzigartigen Gebäuden, random für eine zufällige Kartenauswahl in jedem Spiel oder mixed für alle Szenarien reihum.
option-players = Anzahl der Spieler, 2 bis 8.
option-action_cards = Mit den Aktionskarten der DeLuxe-Ausgabe spielen.
option-as_printed = Der gedruckten Anleitung der Ausgabe folgen, wo unsere Regelklärungen abweichen: all für alle solchen Stellen oder die Kennungen einzelner (Liste in docs/rulings.md).
option-bots = Gegner: ein Bot für alle oder einer für jeden. { bot-names }
option-seat_bots = Spielende Bots: einer für alle Plätze oder einer für jeden. { bot-names }
option-entrants = Bots im Vergleich; sie wechseln sich auf allen Plätzen ab. { bot-names }
bot-names = Stufen: apprentice, novice, easy, normal, hard. Stile: homebody, aggressor, cautious. Algorithmen: random, builder, strategist, learned, search. Ein Bot kann Parameter haben (search:seconds=0.5), mehrfach vorkommen (builder*3) oder aus einer Datei stammen (my_bot.py:MyBot).
option-name = Dein Name am Tisch.
option-seed = Startwert der Verteilungen: Derselbe Startwert verteilt dieselben Spiele.
option-random_seed = Startwert der Verteilung: Derselbe Startwert verteilt dasselbe Spiel.
default-random_seed = zufällig
option-record = Speichert die Aufzeichnung des Spiels in dieser Datei.
option-record_file = Aufzeichnung, die geöffnet werden soll; - liest die Standardeingabe.
option-resumed = Setzt das in DATEI gespeicherte oder das zuletzt gespielte Spiel fort.
option-plain = Ausgabe Zeile für Zeile statt als Tisch auf dem ganzen Bildschirm.
option-cards = Datei mit eigenen Karten.
option-with_cards = Karten, die dabei sein sollen: eigene oder andere der Ausgabe. Ein Charakter ersetzt den mit derselben Nummer, ein einzigartiges Gebäude ein anderes.
default-with_cards = alle passenden Karten aus --cards
option-no_card_packages = Karten aus installierten Paketen nicht beachten.
option-changed_cards = Öffnet ein Spiel auch, wenn sich seine Kartendateien seit dem Speichern geändert haben.
option-what_if = Ändert eine gedruckte Zahl, zum Beispiel tavern.cost=2 oder architect.build_limit=2.
option-games = Anzahl der Spiele.
option-rounded_games = Anzahl der Spiele, aufgerundet auf ein Vielfaches der Spielerzahl.
option-deals = Anzahl der Verteilungen, mindestens 2; jede wird mit beiden Einstellungen gespielt.
option-json = Gibt statt der Zusammenfassung ein JSON-Objekt aus.
option-workers = Anzahl der Arbeitsprozesse.
default-workers = höchstens einer pro Prozessorkern
option-word = Eine Karte, ein Wort oder die Kennung einer Regel.
option-all_rules = Zeigt jede passende Regel und Karte.
option-whole_game = Gibt das ganze Spiel ohne Halt aus.
option-to = Beginnt nach so vielen Aktionen; Zeile für Zeile endet die Ausgabe dort.
option-seat = Zeigt das Spiel, wie es dieser Platz sah. Plätze zählen ab 0, etwa @0.
default-seat = alle Plätze, sobald das Spiel zu Ende ist
option-reviewed = Nur die Entscheidungen dieses Platzes. Plätze zählen ab 0, etwa @0.
default-reviewed = der Platz des menschlichen Spielers oder alle Plätze
option-playouts = Spiele, die pro Aktion für einen Vergleich simuliert werden, mindestens 2. Mehr ist genauer, dauert aber länger.
option-games_file = Speichert eine Tabelle der Spiele in dieser Parquet-Datei, für citadella report.
option-games_table = Parquet-Dateien von citadella simulate --out.
option-html = Schreibt den Bericht mit Diagrammen auch in diese HTML-Datei.
option-side_a = Erste Einstellung: printed für keine Änderung oder Angaben mit Leerzeichen dazwischen, zum Beispiel "tavern.cost=2 bots=builder". Eine Angabe ist KARTE.ZAHL=WERT oder setzt eine Option: bots=, preset=, edition=, action-cards=yes, as-printed=all oder with=.
option-side_b = Zweite Einstellung, in derselben Form.
option-engine = Wo die Spiele laufen: local, oder ray für einen Ray-Cluster (unter RAY_ADDRESS oder auf diesem Rechner gestartet).
option-results = Ordner für die Ergebnisse; ein abgebrochener Lauf kann daraus fortgesetzt werden.
option-resume = Setzt den Lauf fort, dessen Ergebnisse im Ordner --out liegen.
option-stop_when_clear = Hört auf, sobald klar ist, ob der erste Bot mehr oder weniger als seinen gerechten Anteil der Spiele gewinnt (Irrtum höchstens 5 %).
option-on_error = Was geschieht, wenn ein Bot versagt: stop hält an, go-on ersetzt ihn bis zum Ende des Spiels durch zufällige Aktionen.
option-time_limit = Zeitlimit pro Entscheidung in Sekunden; 0 für keins.
option-port = Port, auf dem der Server lauscht.
default-port = 8000 oder der nächste freie Port
option-host = Adresse, auf der der Server lauscht; 0.0.0.0 nimmt Verbindungen von anderen Rechnern an.
default-host = 127.0.0.1
option-lan = Lässt Freunde im selben Netz mitspielen; zeigt Adresse und QR-Code.
option-no_browser = Öffnet keinen Browser.
option-data = Ordner für die Daten des Servers.
default-data = ~/.local/share/citadella
option-database = URL einer SQLite- oder PostgreSQL-Datenbank statt der Datei im Datenordner.
option-server_workers = Anzahl der Serverprozesse; mehr als einer braucht PostgreSQL.
default-server_workers = 1
option-settings = Datei mit Einstellungen (TOML); docs/settings.md führt alle auf.
option-push_key = Datei mit dem Web-Push-Schlüssel von citadella push-key.
option-push_contact = Kontaktadresse für Push-Dienste, zum Beispiel mailto:du@example.org.
option-action = Was zu tun ist; siehe unten.
option-target = Womit es geschieht: Code eines Tisches, Kennung eines Gastes, Wort oder Nummer einer Meldung.
option-days = Dauer der Sperre in Tagen.
option-network = Sperrt auch neue Gäste aus dem Netz des Gastes.
option-new_backup = Datei, in die gesichert wird.
option-backup_file = Sicherung, die zurückgespielt wird.
option-connect = URL eines Servers, für den Bots laufen sollen, zum Beispiel https://citadella.example.
option-secret = Datei mit dem gemeinsamen Geheimnis (Einstellung pool_secret des Servers).
option-pool_workers = Anzahl der Arbeitsprozesse.
default-pool_workers = einer pro Prozessorkern
option-key_file = Datei für den neuen Schlüssel. Halte sie geheim.
option-shell = Shell, für die das Skript ist. Lade es in ihrer Startdatei wie in den Beispielen.
admin-action-tables = Die offenen Tische auflisten.
admin-action-close = Einen Tisch schließen, nach seinem Code.
admin-action-guests = Alle Gäste auflisten oder die, deren Name ein Wort enthält.
admin-action-ban = Einen Gast sperren.
admin-action-unban = Die Sperre eines Gastes aufheben.
admin-action-forget = Einen Gast und alle seine Daten löschen.
admin-action-export = Alle über einen Gast gespeicherten Daten ausgeben.
admin-action-reports = Die offenen Meldungen aus dem Chat auflisten.
admin-action-settle = Eine Meldung als erledigt markieren, nach ihrer Nummer.
admin-action-ratings = Wertungszahlen auflisten, die nicht zu den Ergebnissen passen; „ratings repair“ berechnet sie neu.

## What commands answer

admin-close = Der Tisch ist geschlossen.
admin-ban = Gast { $target } ist gesperrt.
admin-unban = Gast { $target } ist nicht mehr gesperrt.
admin-forget = Gast { $target } und alle zugehörigen Daten sind gelöscht.
admin-settle = Meldung { $target } ist erledigt.
admin-nothing = Nichts anzuzeigen.
admin-ratings-right = Alle Wertungszahlen passen zu den Ergebnissen.
admin-repair = Alle Wertungszahlen wurden aus den Ergebnissen neu berechnet.
backup-made =
    { $rows ->
        [one] 1 Zeile in „{ $file }“ gesichert.
       *[other] { $rows } Zeilen in „{ $file }“ gesichert.
    }
backup-restored =
    { $rows ->
        [one] 1 Zeile zurückgespielt.
       *[other] { $rows } Zeilen zurückgespielt.
    }
serving = Citadella läuft unter { $link }  (Strg-C zum Beenden)
lending = Bis zu { $workers } Bots laufen für { $url }  (Strg-C zum Beenden)
serving-near = Freunde im selben Netz können { $link } öffnen oder diesen Code scannen:
serving-alone = Dieser Rechner ist in keinem Netz, deshalb kann noch niemand sonst mitspielen.
push-key-made = Der Schlüssel steht jetzt in „{ $file }“. Starte den Server mit: citadella serve --push-key { $file } --push-contact mailto:du@example.org
version-compiled = citadella { $version } (kompiliert)
version-interpreted = citadella { $version } (interpretiert)
build-compiled = kompiliert
build-interpreted = interpretiert
stopped = Angehalten.
number = { NUMBER($value) }

## Errors

error-other = { $why }
error-language = Unbekannte Sprache „{ $language }“. Verfügbar: { $known }.
error-edition = Unbekannte Ausgabe „{ $edition }“. Verfügbar: { $known }.
error-preset = Die Ausgabe { $edition } hat kein Szenario „{ $preset }“. Verfügbar: { $known }.
error-players = Das Spiel ist für 2 bis 8 Spieler, nicht für { $players }.
error-players-edition = Die Ausgabe { $edition } ist für 2 bis { $most } Spieler, nicht für { $players }.
error-action-cards = Die Ausgabe { $edition } hat keine Aktionskarten. Ausgaben mit Aktionskarten: { $known }.
error-as-printed = Die Ausgabe { $edition } kennt „{ $choice }“ nicht als gedruckte Regel. Verfügbar: { $known }.
error-as-printed-none = Die Ausgabe { $edition } hat keine eigene Anleitung, der sie folgen könnte; --as-printed geht mit ihr nicht.
error-bot = Unbekannter Bot „{ $bot }“. Verfügbar: { $known }.
error-bots =
    Falsche Anzahl von Bots: { $named }. { $seats ->
        [1] Nenne einen.
       *[other] Nenne einen für alle { $seats } Plätze oder einen für jeden.
    }
error-seed = Ein Startwert muss eine Zahl oder eine kurze Textzeile sein.
error-no-file = Es gibt keine Datei „{ $file }“.
model-unsound =
    { $why ->
        [missing] Das gelernte Modell „{ $file }“ fehlt
        [old] Das gelernte Modell „{ $file }“ gehört zu einer anderen Version
       *[damaged] Das gelernte Modell „{ $file }“ ist beschädigt
    }; stattdessen gilt die Bewertung des Bots strategist.
error-unreadable =
    { $why ->
        [folder] „{ $file }“ ist ein Ordner, keine Datei.
        [forbidden] Zugriff verweigert: „{ $file }“.
       *[other] Die Datei „{ $file }“ kann nicht gelesen werden.
    }
error-not-text = „{ $file }“ ist keine Textdatei.
error-unwritable = In „{ $file }“ kann nicht geschrieben werden.
error-record = „{ $file }“ ist keine gültige Aufzeichnung: { $why }
error-to = Die Aufzeichnung hat nur { $count } Aktionen, --to { $to } liegt hinter ihrem Ende.
error-seat = Die Aufzeichnung hat keinen Platz { $seat }. Plätze zählen von 0 bis { $last }.
error-review-unfinished = Nur beendete Spiele lassen sich analysieren, und diese Aufzeichnung endet vor dem Spielende.
error-no-rule = Keine Karte oder Regel passt zu „{ $word }“.
error-no-rule-near = Keine Karte oder Regel passt zu „{ $word }“. Meintest du { $near }?
error-command = Unbekannter Befehl „{ $command }“. Verfügbare Befehle: { $known }.
error-option-unknown = Unbekannte Option: { $option }. Mit --help zeigt der Befehl seine Optionen.
error-missing = Es fehlt: { $option }. Mit --help zeigt der Befehl seinen Aufruf.
error-choice = Ungültiger Wert „{ $value }“ für { $option }. Möglich sind: { $known }.
error-number =
    Ungültiger Wert „{ $value }“ für { $option }: Erwartet wird { $kind ->
        [fraction] eine Zahl
       *[whole] eine ganze Zahl
    }.
error-range =
    Ungültiger Wert „{ $value }“ für { $option }: Erwartet wird { $kind ->
        [fraction] eine Zahl
       *[whole] eine ganze Zahl
    } von { $least } bis { $most }.
error-least =
    Ungültiger Wert „{ $value }“ für { $option }: Erwartet wird { $kind ->
        [fraction] eine Zahl
       *[whole] eine ganze Zahl
    }, mindestens { $least }.
error-extra = Unerwartetes Argument: „{ $words }“. Mit --help zeigt der Befehl seinen Aufruf.
error-option-needs = Die Option { $option } braucht einen Wert.
error-option-bare = Die Option { $option } nimmt keinen Wert an.
error-usage = Der Befehl ist nicht verständlich. Mit --help zeigt er seinen Aufruf.
error-admin-target = „admin { $action }“ braucht ein Ziel: Code eines Tisches, Kennung eines Gastes oder Nummer einer Meldung. Siehe citadella admin --help.
error-admin-ratings = Unbekannte Aktion „admin ratings { $target }“. Möglich sind „admin ratings“ und „admin ratings repair“.
error-admin-table = Es gibt keinen offenen Tisch „{ $target }“. „citadella admin tables“ zeigt die offenen Tische.
error-admin-guest = Es gibt keinen Gast „{ $target }“. „citadella admin guests“ zeigt die Kennungen der Gäste.
error-admin-report = Es gibt keine Meldung „{ $target }“. „citadella admin reports“ zeigt die offenen Meldungen.
error-bot-parameter = Der Bot „{ $bot }“ hat keinen Parameter „{ $parameter }“. Verfügbar: { $known }.
error-bot-no-parameter = Der Bot „{ $bot }“ hat keine Parameter, „{ $parameter }“ lässt sich also nicht setzen.
error-bot-value =
    Ungültiger Wert „{ $value }“ für { $parameter } des Bots „{ $bot }“: Erwartet wird { $kind ->
        [int] eine ganze Zahl
        [float] eine Zahl
        [bool] yes oder no
       *[str] ein Wort
    }{ $range }.
error-bot-not-in-file = „{ $file }“ definiert keinen Bot „{ $bot }“. Verfügbar: { $known }.
error-bot-is-none = „{ $bot }“ in „{ $file }“ ist kein Bot: Die Methode choose(view, actions) fehlt.
error-bot-not-made = Der Bot „{ $bot }“ konnte nicht erzeugt werden: { $why }.
error-bot-file = „{ $file }“ konnte nicht geladen werden: { $why }.
error-library = Dafür wird { $library } gebraucht, ist aber nicht installiert. Installiere es mit: { $command }
error-card-file = Die Kartendatei „{ $file }“ konnte nicht geladen werden: { $why }.
error-cards-missing = Dieses Spiel nutzt die Kartendatei „{ $file }“, die nicht geladen ist. Lade sie mit --cards.
error-cards-changed = Dieses Spiel nutzt die Kartendatei „{ $file }“, die sich seit dem Speichern geändert hat. Mit --changed-cards wird es trotzdem geöffnet.
error-no-games = „{ $file }“ ist keine Tabelle von Spielen, die simulate --out geschrieben hat.
error-what-if-form = Ungültige Änderung „{ $text }“: Erwartet wird KARTE.ZAHL=WERT, zum Beispiel tavern.cost=2.
error-what-if-card = Die Ausgabe { $edition } hat keine Karte „{ $card }“. Ähnliche Namen: { $near }.
error-what-if-absent = Die Karte „{ $card }“ ist in diesen Spielen nicht dabei.
error-what-if-number = Die Karte „{ $card }“ hat keine Zahl „{ $number }“. Verfügbar: { $known }.
error-what-if-value = Ungültiger Wert „{ $value }“ für { $what }: Erwartet wird eine ganze Zahl von { $least } bis { $most }.
error-side = Ungültige Angabe „{ $term }“ in einer Einstellung. Möglich sind „printed“ oder Angaben mit Leerzeichen dazwischen: tavern.cost=2, { $keys }.
error-results-there = In „{ $file }“ sind schon Ergebnisse. Mach mit --resume weiter oder wähle einen anderen Ordner.
error-results-spoilt = Zeile { $line } von „{ $file }“ ist beschädigt.
error-results-other = Die Ergebnisse in „{ $file }“ gehören zu einem anderen Turnier: { $what } war { $before } und ist jetzt { $now }.
error-resume-what = --resume braucht --out ORDNER, den Ordner mit den früheren Ergebnissen.
failed-raised = Der Bot „{ $bot }“ auf Platz { $seat } hat in Spiel { $game } bei Entscheidung { $decision } versagt: { $detail }. Aufzeichnung gespeichert: { $file }
failed-illegal = Der Bot „{ $bot }“ auf Platz { $seat } hat in Spiel { $game } bei Entscheidung { $decision } { $detail } gewählt; diese Aktion ist nicht erlaubt. Aufzeichnung gespeichert: { $file }
failed-slow = Der Bot „{ $bot }“ auf Platz { $seat } hat in Spiel { $game } bei Entscheidung { $decision } länger als { $detail } s gebraucht. Aufzeichnung gespeichert: { $file }
failed-endless = Spiel { $game } endet nicht: Nach { $decision } Entscheidungen ist immer noch der Bot „{ $bot }“ auf Platz { $seat } am Zug. Aufzeichnung gespeichert: { $file }

## Simulating

simulate-progress = Spiele
simulate-what-if = Was wäre, wenn
simulate-games = Spiele
simulate-decisions = Entscheidungen
simulate-seconds = Sekunden
simulate-pace = Tempo
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } Spiele/s, { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen/s
simulate-length = Dauer eines Spiels
simulate-length-value = { $rounds } Runden, { $decisions } Entscheidungen
simulate-seat = Platz
simulate-bot = Bot
simulate-wins = Siege
simulate-saved = Spiele gespeichert: { $file }

## Comparing

compare-progress = Verteilungen
compare-pairs =
    { $deals ->
        [one] Eine Verteilung, mit beiden Einstellungen gespielt;
       *[other] { NUMBER($deals) } Verteilungen, jede mit beiden Einstellungen gespielt;
    } { $alike ->
        [0] keine ging gleich aus.
        [one] eine ging gleich aus.
       *[other] { NUMBER($alike) } gingen gleich aus.
    }
compare-difference = B − A
compare-by-game = Durchschnitte über die Spiele
compare-by-seat = Siegquote nach Platz, %
compare-by-character = Siegquote nach Charakter, %
compare-by-district = Siegquote nach Gebäude, %
compare-rounds = Runden
compare-decisions = Entscheidungen
compare-points = Punkte pro Spieler
compare-winning-points = Punkte des Siegers
compare-lead = Vorsprung des Siegers
compare-more =
    { $count ->
        [one] Ein kleinerer Unterschied wird nicht gezeigt; nimm --json.
       *[other] { $count } kleinere Unterschiede werden nicht gezeigt; nimm --json.
    }

## Measuring bots

arena-died = Der Arbeitsprozess von Spiel { $game } ist abgestürzt.
arena-kept = Die beendeten Spiele sind in „{ $file }“ gespeichert. Mit --resume geht es weiter.
arena-heading = { NUMBER($games) } Spiele: { NUMBER($deals) } Verteilungen mit wechselnden Plätzen, { $players } Spieler, { $edition }, { $rounds } Runden pro Spiel
arena-games = Spiele
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-margin = Abstand
arena-points = Punkte
arena-speed = ms/Entsch.
arena-rating = Wertung
arena-ahead = Landet vor
arena-answer-better = { $bot } gewinnt mehr als den gerechten Anteil von { $fair }, wie { $deals } Verteilungen zeigen (sequenzieller Test, Irrtum höchstens 5 %).
arena-answer-worse = { $bot } gewinnt weniger als den gerechten Anteil von { $fair }, wie { $deals } Verteilungen zeigen (sequenzieller Test, Irrtum höchstens 5 %).
arena-answer-open = Nach { $deals } Verteilungen ist nicht klar, ob { $bot } mehr oder weniger als den gerechten Anteil von { $fair } gewinnt (sequenzieller Test, Irrtum höchstens 5 %).
arena-failures =
    { $count ->
        [one] { $bot } hat einmal versagt; zufällige Aktionen haben bis zum Ende dieses Spiels übernommen.
       *[other] { $bot } hat { $count }-mal versagt; zufällige Aktionen haben bis zum Ende dieser Spiele übernommen.
    }
arena-lost =
    { $count ->
        [one] Eine Verteilung konnte nicht zu Ende gespielt werden und zählt nicht.
       *[other] { $count } Verteilungen konnten nicht zu Ende gespielt werden und zählen nicht.
    }

## Reports

report-title = Bericht über die Spiele
report-summary = { NUMBER($games) } Spiele mit durchschnittlich { $rounds } Runden und { $decisions } Entscheidungen; { $points } Punkte pro Spieler, { $winning } für den Sieger.
report-how = Linien sind 95-%-Konfidenzintervalle über die Spiele; die rote Marke ist der gerechte Anteil. Ein Charakter zählt für jede Runde, in der er gewählt wurde, ein Gebäude für jede Stadt, in der es am Ende stand.
report-random = Zufällige Karten
report-seat-of = Platz { $seat }, { $players } Spieler
report-players = { $players } Spieler
report-by-bots = Siegquote nach Bot
report-by-presets = Siegquote nach Szenario und Bot
report-by-players = Siegquote nach Spielerzahl und Bot
report-by-seats = Siegquote nach Platz
report-by-characters = Siegquote nach Charakter
report-by-districts = Siegquote nach Gebäude
report-win-rate = Siegquote, %
report-times = Anzahl
report-interval = 95-%-Intervall
report-fair = Gerecht
report-fates = Wie es den Charakteren erging
report-picked = Gewählt
report-killed = Gemeuchelt
report-robbed = Bestohlen
report-bewitched = Verhext
report-of-rounds = % der Runden, in denen er im Spiel war
report-of-picks = % der Runden, in denen er gewählt wurde
report-lengths = Dauer der Spiele
report-rounds = Runden
report-points = Punkte nach Herkunft
report-from-district = Gebäude
report-from-silver = Silbermünzen
report-from-effect = Extrapunkte der Gebäude
report-from-hand = Handkarten
report-everyone = Alle Spieler
report-winners = Sieger
report-numbers = Zahlen
report-saved = Bericht gespeichert: { $file }

## Replaying

replay-next = Enter: weiter, q: beenden
replay-unfinished = Die Aufzeichnung endet hier, vor dem Ende des Spiels.

## Looking up

rules-heading = Regeln und Regelklärungen
rules-our-ruling = unsere Regelklärung
rules-more =
    { $count ->
        [one] Eine weitere Regel passt; mit --all wird sie gezeigt.
       *[other] { $count } weitere Regeln passen; mit --all werden sie gezeigt.
    }
rules-more-cards =
    { $count ->
        [one] Eine weitere Karte passt; mit --all wird sie gezeigt.
       *[other] { $count } weitere Karten passen; mit --all werden sie gezeigt.
    }
rules-not-in = Nicht enthalten in: { $edition }. Hier gezeigt aus: { $shown }.
rules-editions = Ausgaben: { $editions }
rules-homebrew = eigene Karte aus { $file }
rules-no-effect = Keine besondere Wirkung.
rules-character = Charakter, Nummer { $rank }
rules-action-card = Aktionskarte, { $copies }-mal im Stapel
rules-district = Gebäude ({ $type }), Kosten { $cost }, { $copies }-mal im Stapel
rules-unbuildable = Gebäude ({ $type }), nicht baubar

## Playing

names = Anna, Bruno, Clara, David, Emma, Felix, Greta, Hugo
play-me = Du
play-round = Runde { $round }
play-deck =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
play-goal = Ende bei { $count } Gebäuden
play-last-round = letzte Runde!
play-face-up = abgelegt: { $names }
play-hand = Hand
play-tucked = unter dem Museum: { $count }
play-prompt = { $choices }, ? Hilfe, c Trainer, l Verlauf, q beenden:
play-prompt-undo = { $choices }, u rückgängig, ? Hilfe, c Trainer, l Verlauf, q beenden:
play-no-such-choice = Gib eine Zahl von 1 bis { $last } ein oder ? für Hilfe.
play-forgotten = Das kannst du in deinem Zug noch tun: { $what }. Wähle noch einmal „Zug beenden“, um ihn trotzdem zu beenden.
play-no-undo = Das lässt sich nicht zurücknehmen: Seitdem wurde Neues bekannt.
play-saved = Aufzeichnung gespeichert: { $file }
play-review = Deine Entscheidungen analysieren: { $command }
play-help =
    Gib die Zahl einer Möglichkeit ein und drücke Enter.
    ? 3 erklärt die Karte in Möglichkeit 3; ? König erklärt jede Karte nach ihrem Namen.
    c fragt den Trainer um Rat, l zeigt den Spielverlauf, u nimmt deine letzte Aktion zurück, q beendet und speichert das Spiel.
    Nimm einmal pro Zug Einkommen, dann baue. Die Charaktere sind in der Reihenfolge ihrer Nummern am Zug.
    Das Spiel endet nach der Runde, in der jemand eine Stadt vollendet.
column-player = Spieler
column-character = Charakter
column-gold = Gold
column-cards = Karten
column-points = Punkte
column-city = Stadt

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] Du gewinnst bei Gleichstand ({ $points }).
               *[other] { $name } gewinnt bei Gleichstand ({ $points }).
            }
       *[no]
            { $who ->
                [you] Du gewinnst ({ $points })!
               *[other] { $name } gewinnt ({ $points }).
            }
    }
result-shared = Ein geteilter Sieg ({ $points }): { $names }.
