### Speed, sound and animated moments of the table, in German.

pace-title = Tempo der Bots
pace-watch = Abspieltempo
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-at-once = sofort
pace-skip = Vor bis zu meinem Zug
pace-skip-note = Die Bots spielen ohne Pausen bis zu deiner nächsten Entscheidung.
pace-newest = Zum Neuesten
settings-volume = Lautstärke
error-bad-pace = Unbekanntes Tempo. Wähle eins aus der Liste.
error-not-alone = An diesem Tisch spielen noch andere Menschen, deshalb bleibt das Tempo der Bots gleich.

moment-call = { $character }?
moment-nobody = Niemand meldet sich.
