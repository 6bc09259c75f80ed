### Texts of the pages about people, in German.

## A person

me-title = Deine Seite
me-guest = Gast in diesem Browser
me-account = Konto
me-keep = Behalte deinen Namen
me-keep-text = Zum Spielen brauchst du kein Konto: Dieser Browser merkt sich dich. Um deinen Namen auch auf anderen Geräten zu nutzen oder falls du dieses verlierst, füge eine Anmeldung hinzu. Passwörter gibt es nicht.
me-ways = Wege zur Anmeldung
me-sign-in = Ich habe schon ein Konto
me-sign-in-text = Melde dich an, um dein Konto in diesem Browser zu nutzen.
lobby-me = Deine Spiele, deine Wertungszahl und deine Freunde
person-since = Dabei seit { $day }
person-games = Spiele
person-wins = Gewonnen
person-forgotten = Nicht mehr dabei
rating-title = Wertungszahl
rating-note =
    { $count ->
        [one] Aus { $count } gewerteten Spiel, plus/minus { $doubt }.
       *[other] Aus { $count } gewerteten Spielen, plus/minus { $doubt }.
    }
rating-none = Noch keine gewerteten Spiele. Alle beginnen mit dieser Wertungszahl.
history-title = Beendete Spiele
history-none = Noch keine beendeten Spiele an offenen Tischen.
history-none-mine = Spiele, die du beendest, stehen dann hier.
history-place = Platz { $place } von { $of }
history-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
badge-rated = gewertet
badge-private = privat
badge-friend = Befreundet
tally-characters = Charaktere
tally-editions = Ausgaben
tally-sizes = Tischgrößen
tally-won = { $wins } von { $games } gewonnen
show-all = Alle { $count } anzeigen

## Signing in

sign-in-title = Anmelden
sign-in-deed = Anmelden
sign-in-passkey = Mit einem Passkey anmelden
sign-in-mail = Mit einem Link per E-Mail
sign-in-send = Link senden
sign-in-sent = Ein Link ist unterwegs an { $address }. Er gilt einmal, innerhalb einer Viertelstunde.
sign-in-code = Mit einem Wiederherstellungscode
sign-in-bring = Spiele aus diesem Browser übernehmen
sign-in-as = Du meldest dich gleich als { $name } ({ $address }) an.
sign-in-new = { $address } wird die E-Mail-Adresse von { $name }: Mit Links an diese Adresse meldest du dich an.
sign-out = Abmelden
mail-example = du@example.org
passkeys-title = Passkeys
passkeys-text = Ein Schlüssel, der auf deinem Gerät bleibt. Du entsperrst ihn so wie das Gerät.
passkeys-localhost = Unter einer Adresse aus Zahlen funktionieren Passkeys nicht. Nimm stattdessen diese:
passkey = Passkey
passkey-make = Passkey erstellen
passkey-another = Weiteren erstellen
address-title = E-Mail
address-text = Nur für Anmeldelinks und E-Mails, die du haben möchtest.
codes-title = Wiederherstellungscodes
codes-text = Drucke sie aus oder schreib sie auf. Jeder Code meldet dich einmal an, falls du alle anderen Wege verlierst.
codes-left =
    { $count ->
        [one] { $count } Code ist übrig.
       *[other] { $count } Codes sind übrig.
    }
codes-once = Schreib sie jetzt auf: Sie werden nur einmal angezeigt.
codes-make = Codes erstellen
codes-again = Neue Codes erstellen
used-on = Zuletzt benutzt am { $day }
remove = Entfernen
cancel = Abbrechen

## Devices, friends, personal data

devices-title = Geräte
device-here = Dieser Browser
device-unknown = Browser
friends-title = Freunde
friends-none = Noch keine Freunde. Schick jemandem einen Link.
friends-invite = Link für Freunde
friends-copy = Link kopieren
friends-once = Der Link gilt einmal, innerhalb einer Woche.
friends-part = Freundschaft beenden
friend-title = Neue Freundschaft
friend-text = { $name } möchte hier mit dir befreundet sein: Ihr seht einander dann auf euren Seiten.
friend-accept = Annehmen
block = Blockieren
unblock = Nicht mehr blockieren
blocked-title = Blockiert
blocked-text = Wen du blockierst, kann sich nicht an deine Tische setzen, und du siehst keine Nachrichten von dort.
data-title = Deine Daten
data-text = Alles, was dieser Server über dich gespeichert hat. Lade es als Datei herunter oder lösche es.
data-export = Herunterladen
data-delete = Alles löschen
data-delete-text = Dein Name, deine Anmeldungen, deine Spiele, deine Wertungszahl, deine Freunde und Nachrichten werden endgültig gelöscht. Spiele mit anderen bleiben für diese erhalten, mit einem anonymen Gast an deiner Stelle; in laufenden Spielen übernimmt ein Bot.
data-delete-name = Gib zur Bestätigung deinen Namen ein: { $name }
data-delete-now = Endgültig löschen

## Errors

error-cancelled = Es wurde kein Passkey gewählt. Versuch es jederzeit noch einmal.
error-have-passkey = Auf diesem Gerät gibt es schon einen Passkey für dich.
error-bad-passkey = Dieser Passkey gilt nicht für diese Website.
error-no-passkey = Dieser Server kennt diesen Passkey nicht mehr.
error-old-challenge = Das hat zu lange gedauert. Bitte versuch es noch einmal.
error-no-passkeys-here = Passkeys brauchen https oder die Adresse „localhost“.
error-too-many-keys = Du hast zu viele Passkeys. Entferne zuerst einen.
error-too-many-people = Die Liste ist voll. Entferne zuerst jemanden.
error-bad-address = Das ist keine gültige E-Mail-Adresse.
error-no-mail = Dieser Server verschickt keine E-Mails.
error-no-mail-sent = Die E-Mail konnte nicht verschickt werden. Versuch es später noch einmal.
error-other-browser = Öffne diesen Link in dem Browser, in dem du ihn angefordert hast.
error-bad-code = Diesen Code gibt es nicht, oder er wurde schon benutzt.
error-no-player = Diese Person gibt es nicht.
error-own-link = Das ist dein eigener Link; schick ihn jemandem, mit dem du befreundet sein möchtest.
error-wrong-name = Das ist nicht dein Name; es wurde nichts gelöscht.
error-kept-away = Die Tischleitung lässt dich nicht an diesen Tisch.
