# Tempo, zvuky a okamžiky u stolu.

pace-title = Tempo botů
pace-watch = Tempo přehrávání
pace-slow = pomalé
pace-normal = normální
pace-fast = rychlé
pace-at-once = okamžité
pace-skip = K mému tahu
pace-skip-note = Boti hrají bez čekání, dokud nepřijdete na řadu.
pace-newest = K nejnovějšímu
settings-volume = Hlasitost
error-bad-pace = Takové tempo neexistuje. Vyberte některé ze seznamu.
error-not-alone = U tohoto stolu hrají i jiní: boti drží své tempo.

moment-call = { $character }?
moment-nobody = Nikdo se nehlásí.
