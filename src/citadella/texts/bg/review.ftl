### Какво се казва за игра, която се разглежда отново, на български.
###
### $more и $less са числа, $seat е името на играч, $percent и $other са проценти.

review-title = Анализ
review-accuracy = Точност
review-accuracy-hint = Точност: 100 – както играе бот „Труден“, 0 – случайна игра.
review-tally = Решения: { $count } · грешки: { $mistakes } · неточности: { $slips }
review-fair = Равен дял
review-deal = Първи карти и място
review-lost = Решения
review-luck = Късмет и противници
review-result = Резултат
review-chances = Шанс за победа
review-costliest = Най-големи грешки
review-flawless = Нито едно решение не е променило нищо съществено.
review-all = Всички решения
review-played = Изиграно: { $move }
review-better = По-добро: { $move }
review-mixed = Бот „Труден“ би изиграл това в { $percent }% от такива моменти, а по-доброто – в { $other }%.
review-cost = Цена
review-move = Действие
review-end = Край
review-method = Всяко решение се преценява по това, което е можело да се знае в момента: { $count } симулирани игри за всяко сравнение.
verdict-best = най-добро
verdict-equal = също толкова добро
verdict-slip = неточност
verdict-mistake = грешка
why-points =
    { $price ->
        [gold] До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } точки повече срещу { NUMBER($less, minimumFractionDigits: 1) } злато.
        [cards] До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } точки повече срещу { NUMBER($less, minimumFractionDigits: 1) } карти.
       *[none] До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } точки повече.
    }
why-gold =
    { $price ->
        [points] До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } злато повече, но { NUMBER($less, minimumFractionDigits: 1) } точки по-малко.
        [cards] До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } злато повече, но { NUMBER($less, minimumFractionDigits: 1) } карти по-малко.
       *[none] До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } злато повече.
    }
why-cards =
    { $price ->
        [points] До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } карти повече, но { NUMBER($less, minimumFractionDigits: 1) } точки по-малко.
        [gold] До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } карти повече, но { NUMBER($less, minimumFractionDigits: 1) } злато по-малко.
       *[none] До края на рунда носи средно { NUMBER($more, minimumFractionDigits: 1) } карти повече.
    }
why-rival = В края на рунда { $seat } има средно { NUMBER($less, minimumFractionDigits: 1) } точки по-малко.
why-turn = Ходът се губи в { $percent }% от симулираните игри вместо в { $other }%.
why-end = Слага край на играта в { $percent }% от симулираните игри вместо в { $other }%.
why-no-end = Играта свършва сега в { $percent }% от симулираните игри вместо в { $other }%.
why-later = В този рунд не носи повече, но дава по-добро положение за следващите.
error-reviews-busy = Правят се твърде много анализи; опитайте по-късно.
review-mine = Анализ на решенията ми
review-ask = Анализ на решенията на { $name }
review-asked = Анализира се всяко решение…
review-progress = { $done } от { $total }
review-of = Чии решения
review-failed = Анализът не можа да бъде завършен. Опитайте отново.
review-back = Обратно към играта
review-parts = От какво се състои резултатът
review-round = Рунд
review-chances-hint = Шансът на всеки играч за победа през играта, ако нищо не е скрито. Числата бележат най-големите грешки.
