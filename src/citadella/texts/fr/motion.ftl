### Speed, sound and animated moments of the table, in French.

pace-title = Vitesse des bots
pace-watch = Vitesse de lecture
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-at-once = immédiate
pace-skip = Aller à mon tour
pace-skip-note = Les bots jouent sans pause jusqu’à votre prochaine décision.
pace-newest = Aller au présent
settings-volume = Volume
error-bad-pace = Vitesse inconnue. Choisissez-en une dans la liste.
error-not-alone = D’autres personnes jouent aussi à cette table : la vitesse des bots ne change pas.

moment-call = { $character } ?
moment-nobody = Personne ne répond.
