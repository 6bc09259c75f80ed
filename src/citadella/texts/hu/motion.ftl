# A tempó, a hangok és az asztal pillanatai.

pace-title = A botok tempója
pace-watch = A lejátszás tempója
pace-slow = lassú
pace-normal = közepes
pace-fast = gyors
pace-at-once = azonnal
pace-skip = Ugrás a lépésemhez
pace-skip-note = A botok várakozás nélkül játszanak, amíg te nem következel.
pace-newest = A legfrissebbhez
settings-volume = Hangerő
error-bad-pace = Nincs ilyen tempó. Válassz egyet a listából.
error-not-alone = Mások is játszanak ennél az asztalnál, a botok tartják a tempót.

moment-call = { $character }?
moment-nobody = Senki sem felel.
