### Cards, presets and editions in German: names as on the cards, texts in our own words.
###
### See en/cards.ftl for how values and attributes are used. Forms: `nom`, `acc` and `dat` with the
### definite article, `a` (accusative with the article that suits „du baust …“) and `your`
### (accusative, „deinen …“); `gender` is `m`, `f`, `n` or `pl`.

## Characters

character-assassin = Assassine
    .name-classic = Meuchler
    .nom = die Assassine
    .acc = die Assassine
    .dat = der Assassine
    .your = deine Assassine
    .gender = f
    .nom-classic = der Meuchler
    .acc-classic = den Meuchler
    .dat-classic = dem Meuchler
    .your-classic = deinen Meuchler
    .gender-classic = m
    .effect = Nenne einen anderen Charakter: Er wird gemeuchelt. Wer ihn spielt, schweigt beim Aufruf und verliert den Zug.
character-witch = Hexe
    .name-classic = { character-witch }
    .nom = die Hexe
    .acc = die Hexe
    .dat = der Hexe
    .your = deine Hexe
    .gender = f
    .effect = Nimm erst Einkommen, dann verhexe einen anderen Charakter und unterbrich deinen Zug. Wer ihn spielt, nimmt nur Einkommen; dann beendest du deinen Zug mit seiner Fähigkeit, aber mit deinem Gold, deinen Karten und deiner Stadt. Hat ihn niemand, ist dein Zug vorbei.
    .effect-classic = Nach dem Einkommen darfst du einen anderen Charakter verhexen und deinen Zug unterbrechen. Wer ihn spielt, nimmt nur Einkommen; dann beendest du deinen Zug mit seiner Fähigkeit, aber mit deinem Gold, deinen Karten und deiner Stadt. Hat ihn niemand, ist dein Zug vorbei.
# unconfirmed name
character-magistrate = Richter
    .nom = der Richter
    .acc = den Richter
    .dat = dem Richter
    .your = deinen Richter
    .gender = m
    .effect = Lege drei Enteignungen, eine davon mit Siegel, verdeckt auf drei Charaktere. Das erste Gebäude, das der Charakter mit dem Siegel bezahlt, darfst du kostenlos in deine Stadt legen; das Gold dafür bekommt er zurück. Kein Gebäude, das du schon hast.
character-thief = Dieb
    .nom = der Dieb
    .acc = den Dieb
    .dat = dem Dieb
    .your = deinen Dieb
    .gender = m
    .effect = Nenne einen Charakter: Sobald er aufgedeckt wird, nimmst du sein ganzes Gold. Weder Nummer 1 noch einen gemeuchelten oder verhexten Charakter.
# unconfirmed name
character-spy = Spion
    .nom = der Spion
    .acc = den Spion
    .dat = dem Spion
    .your = deinen Spion
    .gender = m
    .effect = Wähle einen Mitspieler und eine Gebäudeart und sieh dir seine Hand an. Für jede Karte dieser Art nimmst du ihm 1 Gold, solange er welches hat, und ziehst 1 Karte.
character-blackmailer = Erpresserin
    .nom = die Erpresserin
    .acc = die Erpresserin
    .dat = der Erpresserin
    .your = deine Erpresserin
    .gender = f
    .effect = Lege zwei Drohungen, eine davon mit Blume, verdeckt auf zwei Charaktere (nicht Nummer 1, gemeuchelt oder verhext). Wer bedroht ist, gibt dir nach dem Einkommen sein halbes Gold (abgerundet) oder wagt es: Deckst du die Drohung auf, nimmt die Blume alles.
# unconfirmed name
character-magician = Magierin
    .name-classic = Magier
    .nom = die Magierin
    .acc = die Magierin
    .dat = der Magierin
    .your = deine Magierin
    .gender = f
    .nom-classic = der Magier
    .acc-classic = den Magier
    .dat-classic = dem Magier
    .your-classic = deinen Magier
    .gender-classic = m
    .effect = Tu eins von beidem: Tausche deine ganze Hand mit der eines Mitspielers, oder lege beliebig viele Handkarten unter den Stapel und ziehe ebenso viele neue.
character-wizard = Beschwörer
    .nom = der Beschwörer
    .acc = den Beschwörer
    .dat = dem Beschwörer
    .your = deinen Beschwörer
    .gender = m
    .effect = Sieh dir die Hand eines Mitspielers an und nimm eine Karte: Behalte sie, oder bezahle und baue sie sofort, ohne dass sie zum Baulimit zählt. In diesem Zug darfst du auch Gebäude bauen, die du schon hast.
# unconfirmed name
character-seer = Seherin
    .nom = die Seherin
    .acc = die Seherin
    .dat = der Seherin
    .your = deine Seherin
    .gender = f
    .effect = Zieh jedem Mitspieler eine zufällige Karte aus der Hand. Dann gib jedem, dem du eine genommen hast, eine deiner Karten. Du darfst bis zu zwei Gebäude bauen.
character-king = König
    .nom = der König
    .acc = den König
    .dat = dem König
    .your = deinen König
    .gender = m
    .effect = Deine Adelsgebäude bringen dir je 1 Gold. Du nimmst die Krone, sobald du aufgedeckt wirst, auch verhext; wurdest du gemeuchelt, erst am Ende der Runde.
# unconfirmed name
character-emperor = Kaiser
    .name-classic = Intrigant
    .nom = der Kaiser
    .acc = den Kaiser
    .dat = dem Kaiser
    .your = deinen Kaiser
    .gender = m
    .nom-classic = der Intrigant
    .acc-classic = den Intriganten
    .dat-classic = dem Intriganten
    .your-classic = deinen Intriganten
    .gender-classic = m
    .effect = Deine Adelsgebäude bringen dir je 1 Gold. In deinem Zug musst du die Krone von ihrem Besitzer an einen anderen Spieler weitergeben, nie an dich selbst, und nimmst diesem 1 Gold oder 1 zufällige Karte. Wurdest du gemeuchelt, gibst du sie am Rundenende ohne Lohn weiter.
    .effect-classic = Deine Adelsgebäude bringen dir je 1 Gold. Sobald du aufgerufen wirst, gibst du die Krone weiter, nie an dich selbst; wer sie bekommt, gibt dir nach eigener Wahl 1 Gold oder 1 Karte. Wurdest du gemeuchelt, gibst du sie am Rundenende ohne Lohn weiter.
# unconfirmed name
character-patrician = Patrizier
    .nom = der Patrizier
    .acc = den Patrizier
    .dat = dem Patrizier
    .your = deinen Patrizier
    .gender = m
    .effect = Deine Adelsgebäude bringen dir je 1 Karte. Du nimmst die Krone, sobald du aufgedeckt wirst, auch verhext; wurdest du gemeuchelt, erst am Ende der Runde.
# unconfirmed name since 2016; certain in the classic edition
character-bishop = Prediger
    .nom = der Prediger
    .acc = den Prediger
    .dat = dem Prediger
    .your = deinen Prediger
    .gender = m
    .effect = Deine Religionsgebäude bringen dir je 1 Gold. Bis zum Ende der Runde ist deine Stadt vor der Fähigkeit der Nummer 8 sicher, außer wenn du gemeuchelt oder verhext wurdest.
# unconfirmed name
character-abbot = Abt
    .name-classic = Ablassprediger
    .nom = der Abt
    .acc = den Abt
    .dat = dem Abt
    .your = deinen Abt
    .gender = m
    .nom-classic = der Ablassprediger
    .acc-classic = den Ablassprediger
    .dat-classic = dem Ablassprediger
    .your-classic = deinen Ablassprediger
    .gender-classic = m
    .effect = Deine Religionsgebäude bringen dir je 1 Gold oder 1 Karte, beliebig gemischt. Gehörst du nicht zu den Reichsten, gibt dir der reichste Mitspieler 1 Gold; bei Gleichstand wählst du, wer.
    .effect-classic = Deine Religionsgebäude bringen dir je 1 Gold. Der reichste Mitspieler gibt dir 1 Gold; niemand, wenn es mehrere sind oder du am reichsten bist.
character-cardinal = Kardinal
    .nom = der Kardinal
    .acc = den Kardinal
    .dat = dem Kardinal
    .your = deinen Kardinal
    .gender = m
    .effect = Deine Religionsgebäude bringen dir je 1 Karte. Fehlt dir Gold für ein Gebäude, darfst du einem Mitspieler genau das Fehlende nehmen und gibst ihm für jedes Gold eine Handkarte; das Gebäude musst du dann bauen.
character-merchant = Händlerin
    .name-classic = Händler
    .nom = die Händlerin
    .acc = die Händlerin
    .dat = der Händlerin
    .your = deine Händlerin
    .gender = f
    .nom-classic = der Händler
    .acc-classic = den Händler
    .dat-classic = dem Händler
    .your-classic = deinen Händler
    .gender-classic = m
    .effect = Deine Handelsgebäude bringen dir je 1 Gold, und du erhältst 1 Gold extra.
    .effect-classic = Deine Handelsgebäude bringen dir je 1 Gold. Nach dem Einkommen erhältst du 1 Gold extra.
# unconfirmed name
character-alchemist = Alchemistin
    .name-classic = Alchemist
    .nom = die Alchemistin
    .acc = die Alchemistin
    .dat = der Alchemistin
    .your = deine Alchemistin
    .gender = f
    .nom-classic = der Alchemist
    .acc-classic = den Alchemisten
    .dat-classic = dem Alchemisten
    .your-classic = deinen Alchemisten
    .gender-classic = m
    .effect = Was du für den Bau von Gebäuden zahlst, bekommst du am Ende deines Zuges zurück; anders ausgegebenes Gold (Schmiede, Steuer) nicht.
# unconfirmed name
character-trader = Kaufmann
    .nom = der Kaufmann
    .acc = den Kaufmann
    .dat = dem Kaufmann
    .your = deinen Kaufmann
    .gender = m
    .effect = Deine Handelsgebäude bringen dir je 1 Gold. In diesem Zug darfst du beliebig viele Handelsgebäude bauen; sie zählen nicht zum Baulimit.
# unconfirmed name
character-architect = Baumeisterin
    .name-classic = Baumeister
    .nom = die Baumeisterin
    .acc = die Baumeisterin
    .dat = der Baumeisterin
    .your = deine Baumeisterin
    .gender = f
    .nom-classic = der Baumeister
    .acc-classic = den Baumeister
    .dat-classic = dem Baumeister
    .your-classic = deinen Baumeister
    .gender-classic = m
    .effect = Du erhältst 2 Karten extra und darfst bis zu drei Gebäude bauen.
    .effect-classic = Nach dem Einkommen erhältst du 2 Karten extra. Du darfst bis zu drei Gebäude bauen.
# unconfirmed name
character-navigator = Seefahrerin
    .name-classic = Eroberer
    .nom = die Seefahrerin
    .acc = die Seefahrerin
    .dat = der Seefahrerin
    .your = deine Seefahrerin
    .gender = f
    .nom-classic = der Eroberer
    .acc-classic = den Eroberer
    .dat-classic = dem Eroberer
    .your-classic = deinen Eroberer
    .gender-classic = m
    .effect = Du erhältst 4 Gold oder 4 Karten extra, darfst in diesem Zug aber nichts bauen.
    .effect-classic = Nach dem Einkommen erhältst du 4 Gold oder 4 Karten extra, darfst in diesem Zug aber nichts bauen.
# unconfirmed name
character-scholar = Gelehrte
    .nom = die Gelehrte
    .acc = die Gelehrte
    .dat = der Gelehrte
    .your = deine Gelehrte
    .gender = f
    .effect = Zieh 7 Karten, behalte eine und misch die übrigen zurück in den Stapel. Du darfst bis zu zwei Gebäude bauen.
character-warlord = Söldner
    .nom = der Söldner
    .acc = den Söldner
    .dat = dem Söldner
    .your = deinen Söldner
    .gender = m
    .effect = Deine Militärgebäude bringen dir je 1 Gold. Du darfst ein Gebäude zerstören, auch ein eigenes; das kostet 1 Gold weniger als sein Bau. Nicht in der vollendeten Stadt eines Mitspielers.
    .effect-deluxe = Deine Militärgebäude bringen dir je 1 Gold. Du darfst ein Gebäude zerstören, auch ein eigenes; das kostet 1 Gold weniger als sein Bau. Nicht in einer vollendeten Stadt, auch nicht in deiner.
    .effect-classic = Deine Militärgebäude bringen dir je 1 Gold. Am Ende deines Zuges darfst du ein Gebäude zerstören, auch ein eigenes; das kostet 1 Gold weniger als sein Bau. Nicht in einer vollendeten Stadt.
# unconfirmed name
character-diplomat = Diplomatin
    .name-classic = Diplomat
    .nom = die Diplomatin
    .acc = die Diplomatin
    .dat = der Diplomatin
    .your = deine Diplomatin
    .gender = f
    .nom-classic = der Diplomat
    .acc-classic = den Diplomaten
    .dat-classic = dem Diplomaten
    .your-classic = deinen Diplomaten
    .gender-classic = m
    .effect = Deine Militärgebäude bringen dir je 1 Gold. Du darfst eins deiner Gebäude gegen das eines Mitspielers tauschen; ist seins teurer, zahlst du ihm den Unterschied. Nicht aus seiner vollendeten Stadt, und keine Stadt darf ein Gebäude doppelt bekommen.
    .effect-classic = Deine Militärgebäude bringen dir je 1 Gold. Am Ende deines Zuges darfst du ein Gebäude gegen das eines Mitspielers tauschen; ist seins teurer, zahlst du ihm den Unterschied. Tabu sind der Bergfried, die Stadt des Predigers und vollendete Städte.
    .effect-deluxe = Deine Militärgebäude bringen dir je 1 Gold. Du darfst eins deiner Gebäude gegen das eines Mitspielers tauschen; ist seins teurer, zahlst du ihm den Unterschied. Nicht aus seiner vollendeten Stadt und nichts doppelt. Dein eigener Prediger hindert dich nicht.
# unconfirmed name
character-marshal = Marschall
    .nom = der Marschall
    .acc = den Marschall
    .dat = dem Marschall
    .your = deinen Marschall
    .gender = m
    .effect = Deine Militärgebäude bringen dir je 1 Gold. Du darfst ein Gebäude eines Mitspielers mit Kosten bis 3 übernehmen und zahlst ihm diese Kosten. Nicht aus einer vollendeten Stadt und keines, das du schon hast.
character-queen = Königin
    .nom = die Königin
    .acc = die Königin
    .dat = der Königin
    .your = deine Königin
    .gender = f
    .effect = Du erhältst 3 Gold, wenn die aufgedeckte Nummer 4 neben dir sitzt; wurde sie gemeuchelt, am Ende der Runde.
    .effect-classic = Du erhältst 3 Gold, wenn du neben dem König oder dem Intriganten sitzt, auch wenn er gemeuchelt wurde. Es zählt der Charakter, nicht die Krone.
    .effect-deluxe = Du erhältst 3 Gold, wenn die aufgedeckte Nummer 4 neben dir sitzt; wurde sie gemeuchelt oder verhext, am Ende der Runde.
# unconfirmed name
character-artist = Künstlerin
    .name-classic = Künstler
    .nom = die Künstlerin
    .acc = die Künstlerin
    .dat = der Künstlerin
    .your = deine Künstlerin
    .gender = f
    .nom-classic = der Künstler
    .acc-classic = den Künstler
    .dat-classic = dem Künstler
    .your-classic = deinen Künstler
    .gender-classic = m
    .effect = Lege auf bis zu zwei deiner Gebäude je 1 Gold: Sie kosten ab jetzt 1 mehr und bringen 1 Punkt mehr. Kein Gebäude wird zweimal verschönert.
character-tax_collector = Steuereintreiber
    .nom = der Steuereintreiber
    .acc = den Steuereintreiber
    .dat = dem Steuereintreiber
    .your = deinen Steuereintreiber
    .gender = m
    .effect = Wer ein Gebäude baut, legt 1 Gold auf dein Plättchen, falls noch welches da ist, auch in Runden ohne dich; du selbst zahlst nichts. In deinem Zug darfst du das ganze Gold davon nehmen.
    .effect-classic = Wer sonst in dieser Runde baut, gibt dir am Ende des Zuges 1 Gold, falls noch welches da ist. Nummer 1 zahlt, sobald du aufgedeckt wirst.

## Base districts

# unconfirmed name
district-manor = Gutshof
    .acc = den Gutshof
    .dat = dem Gutshof
    .a = einen Gutshof
    .your = deinen Gutshof
    .gender = m
district-castle = Schloss
    .acc = das Schloss
    .dat = dem Schloss
    .a = ein Schloss
    .your = dein Schloss
    .gender = n
district-palace = Palast
    .acc = den Palast
    .dat = dem Palast
    .a = einen Palast
    .your = deinen Palast
    .gender = m
district-temple = Tempel
    .acc = den Tempel
    .dat = dem Tempel
    .a = einen Tempel
    .your = deinen Tempel
    .gender = m
district-church = Kirche
    .acc = die Kirche
    .dat = der Kirche
    .a = eine Kirche
    .your = deine Kirche
    .gender = f
district-monastery = Abtei
    .acc = die Abtei
    .dat = der Abtei
    .a = eine Abtei
    .your = deine Abtei
    .gender = f
district-cathedral = Kathedrale
    .acc = die Kathedrale
    .dat = der Kathedrale
    .a = eine Kathedrale
    .your = deine Kathedrale
    .gender = f
# unconfirmed name
district-tavern = Taverne
    .acc = die Taverne
    .dat = der Taverne
    .a = eine Taverne
    .your = deine Taverne
    .gender = f
district-market = Markt
    .name-classic = { district-market }
    .acc = den Markt
    .dat = dem Markt
    .a = einen Markt
    .your = deinen Markt
    .gender = m
# unconfirmed name
district-trading_post = Kramladen
    .acc = den Kramladen
    .dat = dem Kramladen
    .a = einen Kramladen
    .your = deinen Kramladen
    .gender = m
district-docks = Kontor
    .acc = das Kontor
    .dat = dem Kontor
    .a = ein Kontor
    .your = dein Kontor
    .gender = n
district-harbor = Hafen
    .acc = den Hafen
    .dat = dem Hafen
    .a = einen Hafen
    .your = deinen Hafen
    .gender = m
district-town_hall = Rathaus
    .acc = das Rathaus
    .dat = dem Rathaus
    .a = ein Rathaus
    .your = dein Rathaus
    .gender = n
district-watchtower = Wachturm
    .acc = den Wachturm
    .dat = dem Wachturm
    .a = einen Wachturm
    .your = deinen Wachturm
    .gender = m
district-prison = Kerker
    .name-classic = { district-prison }
    .acc = den Kerker
    .dat = dem Kerker
    .a = einen Kerker
    .your = deinen Kerker
    .gender = m
# unconfirmed name
district-barracks = Kaserne
    .name-classic = { district-barracks }
    .acc = die Kaserne
    .dat = der Kaserne
    .a = eine Kaserne
    .your = deine Kaserne
    .gender = f
district-fortress = Festung
    .acc = die Festung
    .dat = der Festung
    .a = eine Festung
    .your = deine Festung
    .gender = f

## Unique districts

# unconfirmed name
district-armory = Zeughaus
    .acc = das Zeughaus
    .dat = dem Zeughaus
    .a = das Zeughaus
    .your = dein Zeughaus
    .gender = n
    .effect = In deinem Zug darfst du das Zeughaus und mit ihm ein beliebiges Gebäude kostenlos zerstören; nicht in einer vollendeten Stadt.
    .effect-classic = In deinem Zug darfst du das Zeughaus und mit ihm ein Gebäude eines Mitspielers kostenlos zerstören; nicht in einer vollendeten Stadt.
# unconfirmed name
district-basilica = Basilika
    .acc = die Basilika
    .dat = der Basilika
    .a = die Basilika
    .your = deine Basilika
    .gender = f
    .effect = Spielende: 1 Punkt für jedes deiner Gebäude mit ungeraden Kosten.
# unconfirmed name
district-capitol = Kapitol
    .acc = das Kapitol
    .dat = dem Kapitol
    .a = das Kapitol
    .your = dein Kapitol
    .gender = n
    .effect = Spielende: 3 Punkte, wenn mindestens drei deiner Gebäude von derselben Art sind.
# unconfirmed name
district-dragon_gate = Drachentor
    .acc = das Drachentor
    .dat = dem Drachentor
    .a = das Drachentor
    .your = dein Drachentor
    .gender = n
    .effect = Spielende: 2 Punkte extra.
    .effect-deluxe = Spielende: 2 Punkte extra, seine Silbermünzen.
district-factory = Fabrik
    .acc = die Fabrik
    .dat = der Fabrik
    .a = die Fabrik
    .your = deine Fabrik
    .gender = f
    .effect = Deine anderen einzigartigen Gebäude kosten dich beim Bau 1 Gold weniger.
# unconfirmed name
district-framework = Baugerüst
    .acc = das Baugerüst
    .dat = dem Baugerüst
    .a = das Baugerüst
    .your = dein Baugerüst
    .gender = n
    .effect = Baust du ein Gebäude, darfst du das Baugerüst zerstören, statt die Kosten zu zahlen.
# unconfirmed name
district-gold_mine = Goldmine
    .acc = die Goldmine
    .dat = der Goldmine
    .a = die Goldmine
    .your = deine Goldmine
    .gender = f
    .effect = Nimmst du Gold als Einkommen, sind es 3 statt 2.
# unconfirmed name
district-great_wall = Große Mauer
    .acc = die Große Mauer
    .dat = der Großen Mauer
    .a = die Große Mauer
    .your = deine Große Mauer
    .gender = f
    .effect = Deine anderen Gebäude zu zerstören, zu tauschen oder zu übernehmen, kostet die Nummer 8 jeweils 1 Gold mehr.
# unconfirmed name
district-haunted_quarter = Spukviertel
    .name-classic = Geisterstadt
    .acc = das Spukviertel
    .dat = dem Spukviertel
    .a = das Spukviertel
    .your = dein Spukviertel
    .gender = n
    .acc-classic = die Geisterstadt
    .dat-classic = der Geisterstadt
    .a-classic = die Geisterstadt
    .your-classic = deine Geisterstadt
    .gender-classic = f
    .effect = Spielende: Es zählt in jeder Hinsicht als eine Art deiner Wahl.
    .effect-classic = Bei der Wertung zählt sie als eine Art deiner Wahl, außer wenn du sie erst in der letzten Runde gebaut hast.
district-imperial_treasury = Schatzkammer
    .acc = die Schatzkammer
    .dat = der Schatzkammer
    .a = die Schatzkammer
    .your = deine Schatzkammer
    .gender = f
    .effect = Spielende: 1 Punkt für jedes Gold in deinem Vorrat.
# unconfirmed name
district-ivory_tower = Elfenbeinturm
    .acc = den Elfenbeinturm
    .dat = dem Elfenbeinturm
    .a = den Elfenbeinturm
    .your = deinen Elfenbeinturm
    .gender = m
    .effect = Spielende: 5 Punkte, wenn du kein anderes einzigartiges Gebäude hast.
# unconfirmed name
district-keep = Bergfried
    .name-classic = { district-keep }
    .acc = den Bergfried
    .dat = dem Bergfried
    .a = den Bergfried
    .your = deinen Bergfried
    .gender = m
    .effect = Die Nummer 8 kann ihn weder zerstören noch tauschen noch übernehmen.
district-laboratory = Laboratorium
    .acc = das Laboratorium
    .dat = dem Laboratorium
    .a = das Laboratorium
    .your = dein Laboratorium
    .gender = n
    .effect = Einmal pro Zug darfst du eine Handkarte unter den Stapel legen und 2 Gold nehmen.
    .effect-classic = Einmal pro Zug darfst du eine Handkarte unter den Stapel legen und 1 Gold nehmen.
district-library = Bibliothek
    .acc = die Bibliothek
    .dat = der Bibliothek
    .a = die Bibliothek
    .your = deine Bibliothek
    .gender = f
    .effect = Ziehst du Karten als Einkommen, behältst du alle.
    .effect-classic = Ziehst du Karten als Einkommen, behältst du zwei davon.
# unconfirmed name
district-map_room = Kartensaal
    .acc = den Kartensaal
    .dat = dem Kartensaal
    .a = den Kartensaal
    .your = deinen Kartensaal
    .gender = m
    .effect = Spielende: 1 Punkt für jede Karte auf deiner Hand.
# unconfirmed name
district-monument = Denkmal
    .acc = das Denkmal
    .dat = dem Denkmal
    .a = das Denkmal
    .your = dein Denkmal
    .gender = n
    .effect = Du kannst es nicht bauen, wenn du schon fünf oder mehr Gebäude hast. Für die Vollendung deiner Stadt zählt es als zwei Gebäude.
district-museum = Museum
    .acc = das Museum
    .dat = dem Museum
    .a = das Museum
    .your = dein Museum
    .gender = n
    .effect = Einmal pro Zug darfst du eine Handkarte verdeckt unter das Museum legen. Spielende: 1 Punkt für jede Karte darunter.
# unconfirmed name
district-necropolis = Nekropole
    .acc = die Nekropole
    .dat = der Nekropole
    .a = die Nekropole
    .your = deine Nekropole
    .gender = f
    .effect = Statt ihre Kosten zu zahlen, darfst du eins deiner Gebäude zerstören.
# unconfirmed name
district-observatory = Sternwarte
    .acc = die Sternwarte
    .dat = der Sternwarte
    .a = die Sternwarte
    .your = deine Sternwarte
    .gender = f
    .effect = Ziehst du Karten als Einkommen, siehst du dir 3 statt 2 an und behältst eine.
district-park = Park
    .acc = den Park
    .dat = dem Park
    .a = den Park
    .your = deinen Park
    .gender = m
    .effect = Beendest du deinen Zug ohne Handkarten, ziehst du 2 Karten.
# unconfirmed name
district-poor_house = Armenhaus
    .acc = das Armenhaus
    .dat = dem Armenhaus
    .a = das Armenhaus
    .your = dein Armenhaus
    .gender = n
    .effect = Beendest du deinen Zug ohne Gold, erhältst du 1 Gold.
# unconfirmed name
district-quarry = Steinbruch
    .name-classic = { district-quarry }
    .acc = den Steinbruch
    .dat = dem Steinbruch
    .a = den Steinbruch
    .your = deinen Steinbruch
    .gender = m
    .effect = Du darfst Gebäude bauen, die du schon hast, auch mehrmals.
    .effect-classic = Du darfst Gebäude bauen, die du schon hast, aber höchstens zwei mit demselben Namen.
# unconfirmed name
district-school_of_magic = Zauberschule
    .acc = die Zauberschule
    .dat = der Zauberschule
    .a = die Zauberschule
    .your = deine Zauberschule
    .gender = f
    .effect = Bringt dir ein Charakter Gold oder Karten für eine Gebäudeart, zählt die Zauberschule als die Art deiner Wahl.
    .effect-deluxe = Bringt dir ein Charakter Gold oder Karten für eine Gebäudeart, zählt die Zauberschule als die Art deiner Wahl. Dem Abt bringt sie 1 Gold und 1 Karte.
# unconfirmed name
district-secret_vault = Geheimkammer
    .acc = die Geheimkammer
    .dat = der Geheimkammer
    .a = die Geheimkammer
    .your = deine Geheimkammer
    .gender = f
    .effect = Du kannst sie nicht bauen. Spielende: 3 Punkte, wenn du sie aus der Hand vorzeigst.
    .effect-deluxe = Du kannst sie nicht bauen. Spielende: 3 Punkte, ihre Silbermünzen, wenn du sie aus der Hand vorzeigst.
district-smithy = Schmiede
    .acc = die Schmiede
    .dat = der Schmiede
    .a = die Schmiede
    .your = deine Schmiede
    .gender = f
    .effect = Einmal pro Zug darfst du für 2 Gold 3 Karten kaufen.
# unconfirmed name
district-stables = Stallungen
    .acc = die Stallungen
    .dat = den Stallungen
    .a = die Stallungen
    .your = deine Stallungen
    .gender = pl
    .effect = Ihr Bau zählt nicht zum Baulimit.
# unconfirmed name
district-statue = Statue
    .acc = die Statue
    .dat = der Statue
    .a = die Statue
    .your = deine Statue
    .gender = f
    .effect = Spielende: 5 Punkte, wenn du die Krone hast.
district-theater = Theater
    .acc = das Theater
    .dat = dem Theater
    .a = das Theater
    .your = dein Theater
    .gender = n
    .effect = Nachdem alle gewählt haben, darfst du vor dem ersten Aufruf mit einem Mitspieler ungesehen die Charakterkarten tauschen.
# unconfirmed name
district-thieves_den = Diebesnest
    .acc = das Diebesnest
    .dat = dem Diebesnest
    .a = das Diebesnest
    .your = dein Diebesnest
    .gender = n
    .effect = Du darfst seine Kosten ganz oder teilweise mit Handkarten zahlen: Jede zählt als 1 Gold.
# unconfirmed name
district-wishing_well = Wunschbrunnen
    .acc = den Wunschbrunnen
    .dat = dem Wunschbrunnen
    .a = den Wunschbrunnen
    .your = deinen Wunschbrunnen
    .gender = m
    .effect = Spielende: 1 Punkt für jedes deiner einzigartigen Gebäude, auch für ihn selbst.
    .effect-classic = Spielende: 1 Punkt für jedes deiner anderen einzigartigen Gebäude.
# unconfirmed name
district-graveyard = Friedhof
    .name-classic = { district-graveyard }
    .name-classic-2016 = { district-graveyard }
    .acc = den Friedhof
    .dat = dem Friedhof
    .a = den Friedhof
    .your = deinen Friedhof
    .gender = m
    .effect = Zerstört der Söldner ein anderes Gebäude, darfst du dessen Karte für 1 Gold auf die Hand nehmen, außer wenn du selbst der Söldner bist.
district-bell_tower = Glockenturm
    .acc = den Glockenturm
    .dat = dem Glockenturm
    .a = den Glockenturm
    .your = deinen Glockenturm
    .gender = m
    .effect = Baust du ihn, musst du entscheiden, ob das Spiel früher endet: mit 6 Gebäuden (7 zu zweit oder zu dritt). Wird er zerstört, gilt wieder die übliche Zahl.
    .effect-classic = Baust du ihn, darfst du ansagen, dass das Spiel nach der Runde endet, in der eine Stadt 7 Gebäude erreicht. Wird er zerstört, sind wieder 8 nötig.
# unconfirmed name
district-hospital = Hospital
    .acc = das Hospital
    .dat = dem Hospital
    .a = das Hospital
    .your = dein Hospital
    .gender = n
    .effect = Auch gemeuchelt darfst du in deinem Zug Einkommen nehmen, aber weder bauen noch deine Charakterfähigkeit nutzen.
# unconfirmed name
district-lighthouse = Leuchtturm
    .acc = den Leuchtturm
    .dat = dem Leuchtturm
    .a = den Leuchtturm
    .your = deinen Leuchtturm
    .gender = m
    .effect = Baust du ihn, sieh den Stapel durch, nimm eine Karte auf die Hand und misch den Stapel.
# unconfirmed name
district-throne_room = Thronsaal
    .acc = den Thronsaal
    .dat = dem Thronsaal
    .a = den Thronsaal
    .your = deinen Thronsaal
    .gender = m
    .effect = Jedes Mal, wenn die Krone den Besitzer wechselt, erhältst du 1 Gold.
district-university = Universität
    .acc = die Universität
    .dat = der Universität
    .a = die Universität
    .your = deine Universität
    .gender = f
    .effect = Spielende: 2 Punkte extra.
    .effect-deluxe = Spielende: 2 Punkte extra, ihre Silbermünzen.
# unconfirmed name
district-ball_room = Ballsaal
    .acc = den Ballsaal
    .dat = dem Ballsaal
    .a = den Ballsaal
    .your = deinen Ballsaal
    .gender = m
    .effect = Solange du die Krone hast, muss jeder Mitspieler, den du aufrufst, zuerst „Danke, Eure Exzellenz“ sagen; wer es vergisst, verliert den Zug.

## Action cards

# unconfirmed name
action-acrobat = Akrobatin
    .acc = die Akrobatin
    .dat = der Akrobatin
    .a = die Akrobatin
    .your = deine Akrobatin
    .gender = f
    .effect = Spiel sie, wenn sich für die Nummer 4 niemand meldet oder die Nummer 4 verhext ist: Du nimmst die Krone, und die Nummer 4 bekommt sie nicht mehr.
# unconfirmed name
action-director = Direktor
    .acc = den Direktor
    .dat = dem Direktor
    .a = den Direktor
    .your = deinen Direktor
    .gender = m
    .effect = In diesem Zug darfst du zwei Gebäude mehr bauen, über jedes andere Limit hinaus.
# unconfirmed name
action-ticket_booth = Kassenwagen
    .acc = den Kassenwagen
    .dat = dem Kassenwagen
    .a = den Kassenwagen
    .your = deinen Kassenwagen
    .gender = m
    .effect = Leg ihn vor dir aus. Jeder Gegner darf einmal in seinem Zug 1 Gold darauflegen, 3 Karten ziehen und eine behalten. Gleich danach darfst du das ganze Gold nehmen und den Wagen unter den Stapel legen. Am Spielende fällt sein Gold an die Bank.
# unconfirmed name
action-living_cannonball = Lebende Kanonenkugel
    .acc = die Lebende Kanonenkugel
    .dat = der Lebenden Kanonenkugel
    .a = die Lebende Kanonenkugel
    .your = deine Lebende Kanonenkugel
    .gender = f
    .effect = Zusätzlich zum Bauen darfst du eins deiner Gebäude durch ein teureres von deiner Hand ersetzen und zahlst nur den Unterschied.
action-rasputin = Rasputin
    .inside = Rasputin
    .acc = Rasputin
    .dat = Rasputin
    .a = Rasputin
    .your = deinen Rasputin
    .gender = m
    .effect = Spiel ihn, wenn du aufgerufen wirst: In diesem Zug können dir Assassine, Hexe, Richter, Dieb und Erpresserin nichts anhaben. Er kommt unter den Stapel, wenn dein Zug endet.
# unconfirmed name
action-fortune_teller = Wahrsagerin
    .acc = die Wahrsagerin
    .dat = der Wahrsagerin
    .a = die Wahrsagerin
    .your = deine Wahrsagerin
    .gender = f
    .effect = Sieh dir die Hand eines Mitspielers an und nimm eine Karte daraus.
# unconfirmed name
action-circus_tent = Zirkuszelt
    .acc = das Zirkuszelt
    .dat = dem Zirkuszelt
    .a = das Zirkuszelt
    .your = dein Zirkuszelt
    .gender = n
    .effect = Leg es in deine Stadt; es zählt nicht zum Baulimit, höchstens eins pro Zug. Als Gebäude zählt es nur für die Vollendung der Stadt: Es hat weder Kosten noch Punkte noch eine Art, und die Nummer 8 kann ihm nichts anhaben.

## Presets

# unconfirmed name
preset-first-game = Erste Partie
    .words = Die acht klassischen Charaktere
# unconfirmed name
preset-ambitious-aristocrats = Ehrgeizige Aristokraten
    .words = Schnelles Bauen, übernommene Gebäude
# unconfirmed name
preset-cunning-agents = Gerissene Agenten
    .words = Zauber, Drohungen und Steuern
preset-illustrious-emissaries = Illustre Abgesandte
    .words = Spionage, Tausch, schöne Städte
preset-devious-dignitaries = Krumme Würdenträger
    .words = Enteignungen, Drohungen, nichts ist sicher
# unconfirmed name
preset-tenacious-delegates = Hartnäckige Delegierte
    .words = Volle Hände, sorgfältige Pläne
preset-vicious-nobles = Bösartige Adelige
    .words = Mord, Raub, Feuer, Steuern

## Editions

edition-classic = Klassische Ausgabe
edition-2016 = Ausgabe 2016
edition-2021 = Ausgabe 2021
edition-deluxe = DeLuxe-Ausgabe
# unconfirmed name
edition-classic-2016 = Citadels Classic, Ausgabe 2016
