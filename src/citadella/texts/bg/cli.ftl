### What the command line says in Bulgarian.

## Commands and options

command-citadella = Пълната игра с карти „Цитадели“. Неофициална.
command-play = Игра срещу ботове в терминала.
command-serve = Отваря масата в браузъра, сами или с приятели чрез връзка.
command-simulate = Ботове играят много игри; накрая се показва обобщение.
command-replay = Записана игра стъпка по стъпка, с изречения.
command-rules = Карта по което и да е от имената ѝ или дума от правилата.
option-version = Показва версията и как са изградени правилата.
option-help = Показва тази помощ.
option-edition = Издание: 2016, 2021, deluxe, classic или classic-2016.
option-preset = Име на готов вариант или random за случаен избор на карти; simulate знае и mixed – всички варианти поред.
option-players = Брой играчи, от 2 до 8.
option-action_cards = Игра с картите за действие от издание DeLuxe.
option-bots = Ботове: random или builder; един за всички места или по един за всяко, със запетаи.
option-name = Вашето име на масата.
option-seed = Семе на раздаването: едно и също семе раздава една и съща игра.
option-record = Файл за записа на играта.
option-lang = Език: en, hu, bg или cs.
option-games = Брой игри, поне 1.
option-json = Вместо обобщение се извежда един обект JSON.
option-everything = Показва всичко наведнъж.
option-to = Спира след толкова действия, 0 или повече.
option-seat = Играта, както я вижда това място; местата се броят от 0.
option-word = Карта, дума или номер на правило.
option-port = Порт на сървъра; без него 8000 или следващият свободен.
option-data = Папка, в която се пазят игрите.
option-no_browser = Не отваря браузъра.
option-database = URL на база данни (sqlite или postgresql) вместо файла в папката с данни.
option-host = Адрес, на който сървърът слуша; 0.0.0.0 допуска и други машини.
serving = Citadella е отворена на { $link }  (спиране с Ctrl-C)
help-usage = Употреба:
help-options = Настройки
help-arguments = Аргументи
help-commands = Команди
help-default = [по подразбиране: {"{}"}]
help-required = [задължително]
version-compiled = citadella { $version } (компилирана)
version-interpreted = citadella { $version } (интерпретирана)
build-compiled = компилирани правила
build-interpreted = интерпретирани правила
stopped = Прекъснато.
number = { NUMBER($value) }

## Mistakes

error-language = Няма текстове на език „{ $language }“; има { $known }.
error-edition = Няма издание „{ $edition }“; има { $known }.
error-preset = Издание { $edition } няма готов вариант „{ $preset }“; има { $known }.
error-players = Играта е за 2 до 8 играчи, а не за { $players }.
error-bot = Няма бот „{ $bot }“; има { $known }.
error-bots = Местата за ботове са { $seats }, а посочените ботове – { $named }.
error-seed = Семето е число или кратък текст.
error-no-file = Няма файл „{ $file }“.
error-unreadable = Файлът „{ $file }“ не може да се прочете: { $why }.
error-not-text = Файлът „{ $file }“ не е текст.
error-unwritable = Файлът „{ $file }“ не може да се запише.
error-record = Файлът „{ $file }“ не е запис, който може да се изиграе: { $why }
error-to = Записът има { $count } действия и не може да се покаже до действие { $to }.
error-seat = В този запис няма място { $seat }; последното е { $last }.
error-no-rule = Няма нищо за „{ $word }“.
error-no-rule-near = Няма нищо за „{ $word }“; може би: { $near }?
error-command = Няма команда „{ $command }“; има { $known }.
error-option-unknown = Тук няма настройка { $option }.
error-missing = Липсва { $option }.
error-value = Стойността на { $option } не е подходяща: { $help }
error-usage = Командата не може да се разчете: { $why }.

## Simulating

simulate-progress = Игри
simulate-games = Игри
simulate-decisions = Решения
simulate-seconds = Секунди
simulate-pace = Скорост
simulate-speed = { NUMBER($games, maximumFractionDigits: 0) } игри/с, { NUMBER($decisions, maximumFractionDigits: 0) } решения/с
simulate-length = Дължина на игра
simulate-length-value = { $rounds } рунда, { $decisions } решения
simulate-seat = Място
simulate-bot = Бот
simulate-wins = Победи

## Replaying

replay-next = Enter: напред, q: изход
replay-unfinished = Записът свършва тук; играта не е завършена.

## Looking up

rules-heading = Правила и тълкувания (на английски)
rules-more =
    { $count ->
        [one] Още едно правило го споменава; --all го показва.
       *[other] Още { $count } правила го споменават; --all ги показва.
    }
rules-more-cards =
    { $count ->
        [one] Още една карта се казва така; --all я показва.
       *[other] Още { $count } карти се казват така; --all ги показва.
    }
rules-not-in = Няма я тук: { $edition }; показана е от: { $shown }.
rules-editions = издания: { $editions }
rules-no-effect = Няма собствен ефект.
rules-character = персонаж, ранг { $rank }
rules-action-card = карта за действие, { $copies } в тестето
rules-district = { $type } сграда, цена { $cost }, { $copies } в тестето
rules-unbuildable = { $type } сграда, не се строи

## Playing

names = Ана, Борис, Вяра, Георги, Деница, Емил, Живка, Захари
play-me = Вие
play-round = Рунд { $round }
play-deck =
    { $count ->
        [one] 1 карта в тестето
       *[other] { $count } карти в тестето
    }
play-goal = край при { $count } сгради
play-last-round = последен рунд!
play-face-up = изчистени: { $names }
play-hand = Ръка
play-tucked = под Музея: { $count }
play-earlier =
    { $count ->
        [one] … още един ред преди това (l)
       *[other] … още { $count } реда преди това (l)
    }
play-prompt = { $choices }, ? помощ, l дневник, q изход:
play-prompt-undo = { $choices }, u назад, ? помощ, l дневник, q изход:
play-no-such-choice = Въведете число от 1 до { $last } или ? за помощ.
play-forgotten = В този ход още ви се полага нещо. Ако не го искате, изберете края на хода още веднъж.
play-no-undo = Това не може да се върне: оттогава се видя нещо ново.
play-back = Enter: обратно към масата
play-saved = Записът е запазен: { $file }
play-help =
    Въведете номера на избора си и натиснете Enter.
    „? 3“ обяснява картата от избор 3, „? крал“ – всяка карта по името ѝ.
    l показва всичко досега, u връща последното ви действие, q приключва и запазва записа.
    Веднъж на ход си набавяте ресурси, после строите; рундът минава през персонажите по ранг.
    Играта свършва с рунда, в който някой град е завършен.
column-player = Играч
column-character = Персонаж
column-gold = Злато
column-cards = Карти
column-points = Точки
column-city = Град
mark-dagger = убит
mark-mask = ще бъде ограбен
mark-spell = омагьосан
mark-warrant = заповед
mark-threat = заплаха

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] Победихте с { $points } след равенство.
               *[other] { $name } печели с { $points } след равенство.
            }
       *[no]
            { $who ->
                [you] Победихте с { $points }!
               *[other] { $name } печели с { $points }.
            }
    }
result-shared = Споделена победа с { $points }: { $names }.
