### Words of the game in Bulgarian.

## The language itself

# Words and signs that stay on the line of what follows or precedes them.
no-break-after = [всукоиа]
language-name = Български

## District types

type-noble = Кралски
    .def = кралските
    .color = жълто
type-religious = Религиозни
    .def = религиозните
    .color = синьо
type-trade = Търговски
    .def = търговските
    .color = зелено
type-military = Военни
    .def = военните
    .color = червено
type-unique = Уникални
    .def = уникалните
    .color = лилаво

## Things

term-game-title = Цитадели
term-dark-city = Тъмният град
term-edition = Издание
term-preset = Готов вариант
term-player = Играч
term-character = Персонаж
term-district = Сграда
term-unique-district = Уникална сграда
term-action-card = Карта за действие
    .effect = В хода си може да изиграете една освен всичко останало. В края на играта всяка, останала в ръката ви, носи 1 точка.
term-crown = Корона
term-crowned-player = Коронован играч
term-gold = Злато
term-silver-coin = Сребърна монета
    .effect = Носи 1 точка в края на играта; не е част от цената.
term-stash = Запас
term-bank = Банка
term-city = Град
term-complete-city = Завършен град
term-hand = Ръка
term-deck = Тесте със сгради
term-card = Карта
term-rank = Ранг
term-type = Тип
term-cost = Цена за строеж
term-points = Точки
term-score = Резултат
term-ability = Умение
term-effect = Ефект
term-resource = Ресурс
term-building-limit = Лимит за строеж
term-warrant = Заповед
term-threat = Заплаха
term-bribe = Подкуп
term-tax = Данък

## Time

term-round = Рунд
term-turn = Ход
term-selection-phase = Фаза на подбор
term-turn-phase = Фаза на действия
term-end-of-game = Край на играта

## What is done

term-gather = Набавяне на ресурси
term-build = Строеж
term-draw = Теглене
term-discard = Изчистване
term-pay = Плащане
term-destroy = Разрушаване
term-exchange = Размяна
term-seize = Превземане
term-confiscate = Конфискуване
term-beautify = Разкрасяване
term-kill = Убийство
term-bewitch = Омагьосване
term-rob = Ограбване

## How things stand

term-face-up = С лицето нагоре
term-face-down = С лицето надолу
term-killed = Убит
term-bewitched = Омагьосан
term-robbed = Ограбен
term-beautified = Разкрасена

## Amounts

count-gold = { $count } злато
count-cards =
    { $count ->
        [one] { $count } карта
       *[other] { $count } карти
    }
count-districts =
    { $count ->
        [one] { $count } сграда
       *[other] { $count } сгради
    }
count-points =
    { $count ->
        [one] { $count } точка
       *[other] { $count } точки
    }
count-players =
    { $count ->
        [one] { $count } играч
       *[other] { $count } играчи
    }
