### Texts on the drawn cards and beside the drawings, in German.

## What a character does, in at most 45 characters

line-assassin = Nenne einen Charakter: Er verliert den Zug.
line-witch = Nimm Einkommen und dann einen fremden Zug.
line-magistrate = Drei Enteignungen: Nimm einen Neubau.
line-thief = Nenne einen Charakter: Nimm all sein Gold.
line-spy = Späh eine Hand aus: Gold und Karten je Art.
line-blackmailer = Zwei Drohungen: das halbe Gold oder alles.
line-magician = Tausche Karten mit jemandem oder dem Stapel.
line-wizard = Nimm eine fremde Karte, bau sie sogar.
line-seer = Nimm von allen eine Karte, gib eine zurück.
line-king = Krone und 1 Gold je Adelsgebäude.
line-emperor = Gib die Krone weiter: 1 Gold oder 1 Karte.
line-patrician = Krone und 1 Karte je Adelsgebäude.
line-bishop = Nummer 8 kann deiner Stadt nichts anhaben.
line-abbot = Gold oder Karten; der Reichste zahlt 1 Gold.
    .classic = 1 Gold vom reichsten Mitspieler.
line-cardinal = Fehlendes Gold bekommst du für Karten.
line-merchant = 1 Gold extra und 1 je Handelsgebäude.
line-alchemist = Bekomm zurück, was du fürs Bauen zahlst.
line-trader = Bau beliebig viele Handelsgebäude.
line-architect = 2 Karten extra, bau bis zu drei Gebäude.
line-navigator = 4 Gold oder 4 Karten, aber nichts bauen.
line-scholar = Zieh 7 Karten, behalte 1; bau bis zu zwei.
line-warlord = Zerstör ein Gebäude für 1 Gold weniger.
line-diplomat = Tausche ein Gebäude mit einem Mitspieler.
line-marshal = Übernimm ein Gebäude mit Kosten bis 3.
line-queen = 3 Gold, wenn du neben Nummer 4 sitzt.
line-artist = Verschönere bis zu zwei deiner Gebäude.
line-tax_collector = Wer baut, zahlt dir 1 Gold.

## Where long words in card names may be hyphenated

break-points =
    Ablass|prediger Akro|batin Alche|mist Alche|mistin Armen|haus Assas|sine Ball|saal Basi|lika
    Bau|gerüst Bau|meister Bau|meis|terin Berg|fried Beschwö|rer Biblio|thek Diebes|nest
    Diplo|mat Diplo|matin Direk|tor Drachen|tor Elfen|bein|turm Erobe|rer Erpres|serin Fried|hof
    Geheim|kammer Geister|stadt Gelehr|te Glocken|turm Gold|mine Hospi|tal Händ|lerin Intri|gant
    Kanonen|kugel Kardi|nal Karten|saal Kassen|wagen Kathe|drale Kauf|mann Kram|laden Künst|ler
    Künst|lerin Labora|torium Leucht|turm Magie|rin Mar|schall Meuch|ler Nekro|pole
    Patri|zier Predi|ger Raspu|tin Schatz|kammer Schmie|de See|fahrerin Spuk|viertel Stallun|gen
    Stein|bruch Stern|warte Steuer|eintrei|ber Thron|saal Univer|sität Wach|turm Wahr|sagerin
    Wunsch|brunnen Zauber|schule Zeug|haus Zirkus|zelt

## What can be done to a card: follows its name

deed-destroy = zerstören ({ $price })

## Small things on the table

token-crown = { term-crown }
token-coin = Münze
token-dagger = Dolch
token-mask = Maske
token-spell = Zauber
token-warrant = { term-warrant }
token-warrant-signed = Enteignung mit Siegel
token-warrant-unsigned = Enteignung ohne Siegel
token-threat = { term-threat }
token-threat-flowered = Drohung mit Blume
token-threat-unmarked = Drohung ohne Blume
token-tax-gold = Steuer
token-beautified = { term-beautified }
token-tucked-cards = Karten unter dem Museum
token-laid-card = Verdeckte Karte
token-plot = Freier Bauplatz
token-district-back = Rückseite eines Gebäudes
token-role-back = Rückseite eines Charakters
token-flame = Flamme
token-lock = Geschützt
token-bell = Glocke
token-bot = Bot
token-eye = Zuschauer
token-hourglass = Zeit
token-undo = Rückgängig
token-unplugged = Nicht verbunden

## The gallery

gallery-title = Galerie
gallery-lead = Alle Zeichnungen des Spiels: sämtliche Gebäude, Charaktere und Aktionskarten aller Ausgaben.
gallery-sizes = In 40, 80 und 160 Pixeln
gallery-states = Normal, leuchtend, blass und brennend
gallery-cards = Als Karten
gallery-calls = Auf der Aufrufleiste
gallery-signs = Plättchen und Symbole
gallery-seats = Wappen der Plätze
gallery-purses = Gold
gallery-unknown = Eigene Karten ohne Bild
gallery-reason = 2 Gold zu wenig

## Whose work it is

credits-fonts = Die Schriften, von Huerta Tipográfica und Adobe, unter der SIL Open Font License:
credits-drawings = Die Zeichnungen wurden für dieses Programm angefertigt:
