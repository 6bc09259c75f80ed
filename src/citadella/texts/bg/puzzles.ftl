### Задачи на български.
###
### $choice, $best и $obvious са надписите на бутоните на действията; $wins, $mine и $other казват
### колко от сто игри се печелят след тях.

puzzles-title = Задачи
puzzles-lead = Моменти от истински игри, в които едно действие е безспорно най-доброто, но не е онова, за което човек първо се сеща. Виждате само това, което е виждал играчът.
puzzle-daily = Задача на деня
puzzle-solve = Решете я
puzzle-theme-finish = Последната сграда
puzzle-theme-protect = На сигурно
puzzle-theme-aim = Избор на цел
puzzle-theme-draft = Избор на персонаж
puzzle-theme-unique = Уникални сгради
puzzle-theme-raid = Набези
puzzle-theme-gather = Злато или карти
puzzle-theme-turn = Добре изигран ход
puzzle-difficulty = Трудност { $n } от 5
puzzle-done = Решена
puzzle-done-count = Решени { $done } от { $count }
puzzle-task = Вие сте на ход: кое действие печели най-често?
puzzle-right = Точно така! След „{ $choice }“ печелите { $wins } от 100 игри, а след „{ $obvious }“, за което човек първо се сеща, само { $other }.
puzzle-wrong = Има по-добро: след „{ $choice }“ печелите { $mine } от 100 игри, а след „{ $best }“ – { $wins }.
puzzle-method = След всяко действие бяха изиграни докрай { $games } игри, като всичко, което не може да знаете, всеки път се раздаваше наново.
puzzle-all-moves = Всички действия
puzzle-again = Опитайте пак
puzzle-next = Следваща задача
puzzle-to-list = Всички задачи
puzzle-leave = Изход от задачата
command-puzzle = Намерете най-доброто действие в момент от истинска игра: задачата на деня или назованата.
option-puzzle_name = Име на задача; без него – днешната.
option-all_puzzles = Изброява всички задачи.
option-position = Отпечатва задачата като текст на позиция.
error-no-puzzle = Няма задача с име „{ $name }“; „citadella puzzle --list“ показва всички.
