### Texts of the table in the browser, in Bulgarian.

## Where the game stands

table-title = { $name } е на ход
table-title-mine = Вие сте на ход!
table-title-over = Играта свърши
table-round = Рунд { $count }
table-deck =
    { $count ->
        [one] 1 карта в тестето
       *[other] { $count } карти в тестето
    }
table-goal = край при { $count } сгради
table-last-round = Последен рунд
table-watching = Гледате играта
table-log-and-chat = Дневник и чат
table-close = Затваряне
table-log-short = Дневник
table-bank = банка

## The characters

table-characters = Персонажи
table-yours = вашият персонаж
table-you = вие
table-face-up = изчистен с лицето нагоре
table-called = призовава се
table-nobody = никой
table-hidden-characters =
    { $count ->
        [one] скрит персонаж
       *[other] { $count } скрити персонажа
    }
table-has-chosen = избра
table-chooses = избира
table-waits = чака

## The players

table-player = { $name }
table-my-place = Вашето място
table-bot = Бот
table-away = отсъства, играе бот
table-gone = няма връзка
table-thinks = мисли…
table-open-city = Показване или скриване на града на { $name }
table-city-of = Градът на { $name }: { count-districts }
table-tucked = под Музея: { $count }
table-points-in-sight = Видими точки
table-points-short = т.
table-cost = цена { $count }
table-no-cards = Нямате карти в ръка
table-hand-covered = Картите в ръката са скрити.
table-clock = Оставащо време: { $time }
table-days = { $days } д. { $hours } ч.

## What can I do?

table-what-can-i-do = Какво мога да направя?
table-answers = Отговори
table-stage-draft = Персонажи за избор
table-stage-role = Вашите персонажи
table-stage-offer = Карти за избор
table-in-reach =
    { $count ->
        [one] { $count } възможност
       *[other] { $count } възможности
    }
table-click-one = Щракнете върху осветен елемент или натиснете номера му.
table-tap-one = Докоснете осветен елемент.
table-build-hint = За строеж изберете осветена карта от ръката си.
table-all-actions = Всички действия
table-more-keys = Клавиши 1–9: страница { $page } от { $pages }; 0 обръща страницата.
table-undo = Отмяна
table-ask-coach = Попитайте съветника
table-coach = Съветникът би избрал
table-coach-silent = Съветникът няма какво да каже тук.
table-forgotten = Още може:
table-go-on = Продължавам
table-end-anyway = Завършване въпреки това
table-cancel = Отказ
table-sure =
    { $reader ->
        [feminine] Това ще ви навреди. Сигурна ли сте?
        [masculine] Това ще ви навреди. Сигурен ли сте?
       *[other] Това ще ви навреди. Наистина ли го искате?
    }
table-asked-of-all = Питат се всички, които може да са засегнати, за да не се издаде ничия тайна.
table-passes = След миг играта продължава сама.
table-wait = Изчакване
table-waiting =
    { $kind ->
        [pick] { $name } избира персонаж.
        [lay] { $name } оставя персонаж с лицето надолу.
        [turn] { $name } е на ход като { $role }.
        [courtesy] { $name } е на ход като { $role }.
        [keep] { $name } избира карта.
        [bribe] { $name } мисли дали да плати подкуп.
        [reveal-threat] { $name } мисли дали да разкрие заплахата.
        [confiscate] { $name } мисли дали да конфискува сградата.
        [theater-swap] { $name } мисли дали да размени персонажи.
        [theater-give] { $name } избира кой персонаж да даде.
        [rescue] { $name } мисли дали да вземе картата на разрушената сграда.
        [pass-crown] { $name } избира кой да получи короната.
        [tribute] { $name } избира какво да даде за короната.
        [heir-crown] { $name } мисли дали да вземе короната.
        [give-for-crown] { $name } избира какво да даде за короната.
       *[other] { $name } решава.
    }
table-over = Играта свърши.
table-reason =
    { $why ->
        [gold]
            { $count ->
                [0] няма достатъчно злато
               *[other] не ви достига { count-gold }
            }
        [double] вече я имате
        [limit] повече не може
        [gather-first] първо ресурси
        [character] персонажът не строи
        [action-card] сега не се играе
        [never] не се строи
        [protected] Епископът пази този град
        [complete] този град е завършен
        [unreachable] не може да се вземе или разруши
        [turn-closes] само край на хода
        [only-gathers] само ресурси
        [too-dear] твърде скъпа е, за да се вземе
        [nothing-to-give] нямате подходяща сграда за размяна
       *[card] не е възможно сега
    }

## What happened?

table-log = Какво се случи
table-log-show = Показване
table-log-all = Всичко
table-log-me = За мен
table-log-characters = Персонажи
table-log-gold = Злато
table-log-cards = Карти
table-log-cities = Градове
table-log-whole = Всички събития
table-notice = Какво ви се случи
table-recap = След последното ви действие ({ $count })
table-dismiss = Разбрах
table-chat = Чат
table-chat-empty = Още няма съобщения.
table-say = Кажете нещо
table-send = Изпращане
table-emotes = Реакции
table-emote-wave = Маха
table-emote-clap = Палец нагоре
table-emote-laugh = Смее се
table-emote-cry = Плаче
table-emote-angry = Сърди се
table-emote-think = Мисли
table-emote-crown = Покланя се
table-emote-coin = Хвърля монета

## One screen for several players

table-pass-to = Подайте устройството на { $name }.
table-pass-hint = Никой друг не бива да гледа сега.
table-i-am = Аз съм { $name }

## After the game

table-chart = Точки по рундове
table-again = Още една игра
table-to-rematch = Към новата маса
table-look = Към масата
table-deal-seed = Семе на раздаването
table-deal-hash = Обявено в началото (SHA-256 на семето)
table-deal-hint = Всеки може да изчисли хеша на семето: ако съвпада, раздаването е било определено преди първия ход.
