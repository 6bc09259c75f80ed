# Tempo, zvuky a okamžiky u stolu.

pace-title = Boti hrají
pace-watch = Jak rychle sledujete
pace-slow = pomalu
pace-normal = normálně
pace-fast = rychle
pace-at-once = okamžitě
pace-skip = K mému tahu
pace-skip-note = Boti hrají bez čekání, dokud nepřijdete na řadu.
pace-newest = K nejnovějšímu
settings-volume = Hlasitost
error-bad-pace = Takové tempo neexistuje.
error-not-alone = U tohoto stolu hrají i jiní: boti drží své tempo.

moment-call = { $character }?
moment-nobody = Nikdo se nehlásí.
