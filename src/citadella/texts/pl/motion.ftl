### Speed, sound and animated moments of the table, in Polish.

pace-title = Szybkość botów
pace-watch = Szybkość odtwarzania
pace-slow = powoli
pace-normal = normalnie
pace-fast = szybko
pace-at-once = od razu
pace-skip = Przewiń do mojej tury
pace-skip-note = Boty grają bez przerw aż do twojej następnej decyzji.
pace-newest = Przewiń do teraz
settings-volume = Głośność
error-bad-pace = Nieznana szybkość. Wybierz jedną z listy.
error-not-alone = Przy tym stole grają też inni ludzie, więc szybkość botów się nie zmienia.

moment-call = { $character }?
moment-nobody = Nikt się nie zgłasza.
