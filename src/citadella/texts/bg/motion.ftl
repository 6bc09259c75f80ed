# Темпо, звуци и мигове на масата.

pace-title = Темпо на ботовете
pace-watch = Темпо на гледане
pace-slow = бавно
pace-normal = нормално
pace-fast = бързо
pace-at-once = веднага
pace-skip = Към моя ход
pace-skip-note = Ботовете играят без изчакване, докато дойде вашият ред.
pace-newest = Към последното
settings-volume = Сила на звука
error-bad-pace = Няма такова темпо.
error-not-alone = На тази маса играят и други: ботовете пазят темпото си.

moment-call = { $character }?
moment-nobody = Никой не се обажда.
