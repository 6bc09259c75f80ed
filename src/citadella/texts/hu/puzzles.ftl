### Feladványok magyarul.
###
### $choice, $best és $obvious a lépések gombjainak felirata; $wins, $mine és $other azt mondja meg,
### száz játszmából hányat nyer meg az ember utánuk.

puzzles-title = Feladványok
puzzles-lead = Valódi játszmák pillanatai, amelyekben egy lépés egyértelműen a legjobb, és nem az, amelyik először eszünkbe jut. Annyit tudsz, amennyit a helyeden tudni lehetett.
puzzle-daily = A nap feladványa
puzzle-solve = Megfejtem
puzzle-theme-finish = Az utolsó kerület
puzzle-theme-protect = Biztonságban
puzzle-theme-aim = Célpontválasztás
puzzle-theme-draft = Karakterválasztás
puzzle-theme-unique = Egyedi kerületek
puzzle-theme-raid = Rajtaütések
puzzle-theme-gather = Arany vagy lapok
puzzle-theme-turn = Egy jól játszott kör
puzzle-difficulty = Nehézség: 5-ből { $n }
puzzle-done = Megfejtve
puzzle-done-count = { $count } közül { $done } megfejtve
puzzle-task = Te lépsz: melyik lépés nyer a leggyakrabban?
puzzle-right = Így van! „{ $choice }” után a játszmák { $wins }%-a a tiéd; az elsőre kézenfekvő „{ $obvious }” után csak { $other }%-a.
puzzle-wrong = Van jobb: „{ $choice }” után a játszmák { $mine }%-a a tiéd, „{ $best }” után viszont { $wins }%-a.
puzzle-method = Minden lépés után { $games } játszmát játszottunk végig, és minden alkalommal újraosztottuk, amit nem tudhatsz.
puzzle-all-moves = Minden lépés
puzzle-again = Még egyszer
puzzle-next = Következő feladvány
puzzle-to-list = Minden feladvány
puzzle-leave = Kilépés a feladványból
command-puzzle = Keresd meg a legjobb lépést egy valódi játszma pillanatában: a nap feladványa, vagy amelyiket megnevezed.
option-puzzle_name = A feladvány neve; nélküle a mai.
option-all_puzzles = Az összes feladvány felsorolása.
option-position = A feladvány állásának kiírása szövegként.
error-no-puzzle = Nincs „{ $name }” nevű feladvány; a „citadella puzzle --list” mindet megmutatja.
