### What the command line says in Bulgarian.

## Commands and options

command-citadella = Пълната игра с карти „Цитадели“. Неофициална.
command-play = Игра срещу ботове в терминала.
command-serve = Отваря масата в браузъра, сами или с приятели чрез връзка.
command-admin = Ред на сървъра: затваря маси, забранява достъпа на гости и ги изтрива, показва сигнали. Действа и докато сървърът работи.
command-backup = Записва всичко съхранено във файл, и докато сървърът работи.
command-restore = Прочита резервно копие в празна база данни.
command-bots = Ботовете на сървър мислят на тази машина: командата се свързва с него.
command-push-key = Създава ключа, с който сървърът може да праща известия до браузъри (Web Push).
command-simulate = Ботове играят много игри; накрая се показва обобщение.
command-compare = Изиграва едни и същи раздавания по два начина и показва какво се различава: други числа на картите, други ботове, други карти.
command-arena = Премерване на ботове: дял победи, рейтинг, кой кого побеждава.
command-report = Показва какво казва таблицата с игри от simulate, в терминала и като страница.
command-replay = Записана игра стъпка по стъпка, с изречения.
command-review = Анализ на записана игра: шансовете във времето и всяко решение, преценено по това, което е можело да се знае.
command-rules = Карта по което и да е от имената ѝ или дума от правилата.
option-version = Показва версията и как са изградени правилата.
option-help = Показва тази помощ.
option-edition = Издание: 2016, 2021, deluxe, classic или classic-2016.
option-preset = Име на готов вариант или random за случаен избор на карти; simulate и arena знаят и mixed – всички варианти поред.
option-players = Брой играчи, от 2 до 8.
option-action_cards = Игра с картите за действие от издание DeLuxe.
option-as_printed = Кое се играе по буквата на правилника на изданието, където нашите решения се отклоняват от него: „all“ (всичко) или идентификатори със запетаи между тях (изброени са в docs/rulings.bg.md).
option-bots = Ботове (apprentice, novice, easy, normal, hard, aggressor …), със запетаи: един за всички места или по един за всяко; builder*3 значи три. Може да има параметри (search:seconds=0.5) или да е ваш собствен (my_bot.py:MyBot).
option-name = Вашето име на масата.
option-seed = Семе на раздаването: едно и също семе раздава една и съща игра.
option-record = Файл за записа на играта.
option-lang = Език: en, hu, bg или cs.
option-games = Брой игри, поне 1.
option-json = Вместо обобщение се извежда един обект JSON.
option-everything = Показва всичко наведнъж.
option-to = Спира след толкова действия, 0 или повече.
option-seat = Играта, както я вижда това място; местата се броят от 0.
option-reviewed = Решенията на това място; местата се броят от 0. По подразбиране: на единствения човек или на всички.
option-playouts = В колко раздадени игри се сравняват два хода, поне 2; повече е по-точно и по-бавно.
option-word = Карта, дума или номер на правило.
option-port = Порт на сървъра; без него 8000 или следващият свободен.
option-data = Папка, в която се пазят игрите.
option-no_browser = Не отваря браузъра.
option-database = URL на база данни (sqlite или postgresql) вместо файла в папката с данни.
option-host = Адрес, на който сървърът слуша; 0.0.0.0 допуска и други машини.
option-lan = Допуска приятели от същата мрежа; показва адреса и QR код за сканиране.
option-workers = Брой процеси; за повече от един трябва PostgreSQL.
option-settings = Файл с настройки (TOML); всички са изброени в docs/settings.md.
option-action = Какво да се направи: tables (отворените маси), close (затваря маса по кода ѝ), guests (търси гости по дума от името), ban (забранява достъпа), unban (разрешава го отново), forget (изтрива гост с всичко за него), export (всичко, което се пази за гост), reports (сигналите), settle (приключва сигнал по номера му), ratings (сравнява рейтингите с резултатите; „ratings repair“ ги изчислява отново).
option-target = Кодът на маса, идентификаторът на гост, дума или номерът на сигнал.
option-days = За колко дни се забранява достъпът.
option-network = Да не влизат и нови гости от мрежата, от която е дошъл гостът.
option-backup_file = Файл с резервното копие.
admin-close = Масата е затворена.
admin-ban = На госта { $target } е забранен достъпът.
admin-unban = Гостът { $target } отново може да влиза.
admin-forget = Гостът { $target } е изтрит.
admin-settle = Сигнал { $target } е приключен.
admin-nothing = Няма нищо.
admin-ratings-right = Всички рейтинги отговарят на резултатите.
admin-repair = Всички рейтинги са изчислени отново от резултатите.
error-admin-target = „admin { $action }“ трябва да знае за кого или за какво; вижте --help.
error-admin-ratings = Няма „admin ratings { $target }“; има „admin ratings“ и „admin ratings repair“.
backup-made = { $rows } реда са в „{ $file }“.
backup-restored = { $rows } реда са възстановени.
option-connect = URL на сървър, чиито ботове мислят тук, например https://citadella.example (може да се повтори).
option-secret = Файл с тайната, която сървърът знае като pool_secret.
option-push_key = Файл с ключа за известия (Web Push), създаден с citadella push-key.
option-push_contact = Кой отговаря за сървъра пред push услугите: mailto:vie@example.org.
option-key_file = Файл за новия ключ; не го давайте на никого.
option-jobs = Брой процеси; без него всички процесори, където си струва.
option-engine = Къде се играе: local или ray за клъстер Ray (RAY_ADDRESS или на тази машина).
option-results = Папка за резултатите; с нея прекъснатото може да продължи.
option-resume = Продължава с резултатите в папката от --out.
option-stop_when_clear = Спира, щом стане ясно, че първият бот е по-добър или по-слаб от полагащия му се дял (грешка най-много 5%).
option-on_error = Когато бот се провали: stop (спиране) или go-on (до края на тази игра вместо него се избират случайни действия).
option-time_limit = Секунди за едно решение; 0 – без граница.
option-games_file = Файл за таблица с игрите (Parquet), за citadella report.
option-games_table = Таблици с игри, записани от citadella simulate --out.
option-html = Файл за страницата с графики.
option-cards = Файл с домашни карти; може да се посочи няколко пъти.
option-with_cards = Карти, с които се играе, със запетаи: собствени или други от изданието. Персонаж заема мястото на този със същия ранг, сграда – мястото на друга. Без нея участват всички карти от файловете на --cards, доколкото има място.
option-what_if = Карта с друго число вместо отпечатаното, например tavern.cost=2 или architect.build_limit=2; може да се повтаря.
option-side_a = Първият начин: „printed“ (както е отпечатано) или думи с интервали между тях, например "tavern.cost=2 bots=builder"; освен числа на карти може да има bots=, preset=, edition=, action-cards=yes, as-printed=all и with=.
option-side_b = Вторият начин, записан по същия начин.
option-no_card_packages = Без картите от инсталирани пакети.
option-changed_cards = Играе и игри, чиито файлове с карти са променени оттогава.
serving = Citadella е отворена на { $link }  (спиране с Ctrl-C)
lending = Тук мислят ботовете на { $url }, по { $workers } едновременно  (спиране с Ctrl-C)
serving-near = Приятели от същата мрежа отварят { $link } или сканират това:
serving-alone = Тази машина не е свързана с мрежа, затова засега никой друг не може да се присъедини.
push-key-made = Ключът е в „{ $file }“. Пуснете сървъра така: citadella serve --push-key { $file } --push-contact mailto:vie@example.org
help-usage = Употреба:
help-options = Опции
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
model-unsound =
    { $why ->
        [missing] Наученият модел „{ $file }“ липсва
        [old] Наученият модел „{ $file }“ е за друга версия
       *[damaged] Наученият модел „{ $file }“ е повреден
    }; вместо него решава преценката на бота strategist.
error-unreadable =
    { $why ->
        [folder] „{ $file }“ е папка, а не файл.
        [forbidden] Нямате право да четете файла „{ $file }“.
       *[other] Файлът „{ $file }“ не може да се прочете.
    }
error-not-text = Файлът „{ $file }“ не е текст.
error-unwritable = Файлът „{ $file }“ не може да се запише.
error-record =
    { $kind ->
        [illegal] Записът „{ $file }“ не може да се изиграе: правилата не позволяват едно от действията (на английски: { $why })
        [setup] Записът „{ $file }“ не може да се изиграе: така не може да се започне игра (на английски: { $why })
       *[form] Файлът „{ $file }“ не е запис, който може да се изиграе (на английски: { $why })
    }
error-to = Записът има { $count } действия и не може да се покаже до действие { $to }.
error-seat = В този запис няма място { $seat }; последното е { $last }.
error-review-unfinished = Анализира се само завършена игра; този запис свършва по-рано.
error-no-rule = Няма нищо за „{ $word }“.
error-no-rule-near = Няма нищо за „{ $word }“; може би: { $near }?
error-command = Няма команда „{ $command }“; има { $known }.
error-option-unknown = Тук няма опция { $option }.
error-missing = Липсва { $option }.
error-value = Стойността на { $option } не е подходяща: { $help }
error-range = Стойността „{ $value }“ на { $option } не е подходяща: нужно е число от { $least } до { $most }.
error-least = Стойността „{ $value }“ на { $option } не е подходяща: нужно е число, поне { $least }.
error-extra = Командата не може да се разчете: „{ $words }“ е в повече.
error-option-needs = На { $option } е нужна стойност.
error-option-bare = { $option } не приема стойност.
error-usage = Командата не може да се разчете; --help показва как се пише.
error-bot-parameter = Ботът „{ $bot }“ няма параметър „{ $parameter }“; има { $known }.
error-bot-no-parameter = Ботът „{ $bot }“ няма параметри, затова „{ $parameter }“ не може да се зададе.
error-bot-value =
    Ботът „{ $bot }“ не приема „{ $value }“ за { $parameter }: трябва { $kind ->
        [int] цяло число
        [float] число
        [bool] yes или no
       *[str] дума
    }{ $range }.
error-bot-not-in-file = Във файла „{ $file }“ няма „{ $bot }“; ботове в него: { $known }.
error-bot-is-none = „{ $bot }“ във файла „{ $file }“ не е бот: няма метод choose(view, actions).
error-bot-not-made =
    Ботът „{ $bot }“ не може да се създаде: кодът му съобщи за грешка.
    { $why }
error-bot-file =
    Файлът „{ $file }“ не може да се зареди: в кода му има грешка.
    { $why }
error-library = За това е нужна { $library }, а не е инсталирана: { $command }
error-card-file =
    Файлът с карти „{ $file }“ не може да се използва: в него има грешка.
    { $why }
error-cards-missing = Тази игра използва файла с карти „{ $file }“, който не е зареден: посочете го с --cards.
error-cards-changed = Тази игра използва файла с карти „{ $file }“, който е променен оттогава; --changed-cards я изиграва въпреки това.
error-no-games = Файлът „{ $file }“ не е таблица с игри.
error-what-if-form = „{ $text }“ не е предположение: пише се като tavern.cost=2.
error-what-if-card = В изданието { $edition } няма карта „{ $card }“; подобно се казват { $near }.
error-what-if-absent = Картата „{ $card }“ не участва в тези игри.
error-what-if-number = Картата „{ $card }“ няма число „{ $number }“; има { $known }.
error-what-if-value = { $what } е цяло число от { $least } до { $most }, а не „{ $value }“.
error-side = „{ $term }“ не казва нищо за начина на игра: той е „printed“ или думи като tavern.cost=2, { $keys } с интервали между тях.
error-results-there = В „{ $file }“ вече има резултати: продължете с --resume или изберете друга папка.
error-results-spoilt = Ред { $line } на „{ $file }“ е повреден.
error-results-other = Резултатите в „{ $file }“ са от друг турнир: { $what } беше { $before }, а сега е { $now }.
error-resume-what = За --resume е нужна папката с резултатите: --out.
failed-raised = Ботът „{ $bot }“ на място { $seat } се провали в игра { $game } при решение { $decision }: { $detail }. Записът е запазен: { $file }
failed-illegal = Ботът „{ $bot }“ на място { $seat } отговори { $detail } в игра { $game } при решение { $decision }, а това не е сред действията му. Записът е запазен: { $file }
failed-slow = Ботът „{ $bot }“ на място { $seat } мисли повече от { $detail } с в игра { $game } при решение { $decision }. Записът е запазен: { $file }
failed-endless = Игра { $game } не свършва: след { $decision } решения ботът „{ $bot }“ на място { $seat } още играе. Записът е запазен: { $file }

## Simulating

simulate-progress = Игри
simulate-what-if = Ами ако
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
simulate-saved = Таблицата с игрите е запазена: { $file }

## Сравняване

compare-progress = Раздавания
compare-pairs =
    Раздавания, изиграни и по двата начина: { NUMBER($deals) }; { $alike ->
        [0] никое не протече еднакво.
       *[other] еднакво протекоха: { NUMBER($alike) }.
    }
compare-difference = B − A
compare-by-game = Игрите средно
compare-by-seat = Дял победи по място, %
compare-by-character = Дял победи по персонаж, %
compare-by-district = Дял победи по сграда, %
compare-rounds = Рундове
compare-decisions = Решения
compare-points = Точки на играч
compare-winning-points = Точки на победителя
compare-lead = Преднина на победителя
compare-more = Още по-малко ясни разлики: { $count }; показва ги --json.

## Measuring bots

arena-died = Процесът, който играеше игра { $game }, спря.
arena-kept = Завършеното е запазено в „{ $file }“; --resume продължава оттам.
arena-heading = Игри: { NUMBER($games) }, раздавания с размяна на местата: { NUMBER($deals) }, играчи: { $players }, { $edition }, средно { $rounds } рунда
arena-games = Игри
arena-wins = Победи
arena-interval = 95% интервал
arena-margin = Преднина
arena-points = Точки
arena-speed = мс/избор
arena-rating = Рейтинг
arena-ahead = Завършва преди
arena-answer-better = { $bot } печели повече от полагащия му се дял { $fair }: ясно е след { $deals } раздавания (последователен тест, грешка най-много 5%).
arena-answer-worse = { $bot } печели по-малко от полагащия му се дял { $fair }: ясно е след { $deals } раздавания (последователен тест, грешка най-много 5%).
arena-answer-open = След { $deals } раздавания не е ясно дали { $bot } печели повече или по-малко от полагащия му се дял { $fair } (последователен тест, грешка най-много 5%).
arena-failures =
    { $count ->
        [one] { $bot } се провали веднъж; вместо него бяха избирани случайни действия.
       *[other] { $bot } се провали { $count } пъти; вместо него бяха избирани случайни действия.
    }
arena-lost =
    { $count ->
        [one] Едно раздаване не можа да се доиграе и не се брои.
       *[other] { $count } раздавания не можаха да се доиграят и не се броят.
    }

## Reports

report-title = Какво казват игрите
report-summary = { NUMBER($games) } игри, средно { $rounds } рунда и { $decisions } решения; { $points } точки на играч, { $winning } за победителя.
report-how = Линиите са 95% доверителни интервали по игри; червеният знак е справедливият дял. Персонажът се брои веднъж за всеки рунд, в който е игран, сградата – веднъж за всеки град, в който е стояла накрая.
report-random = Случайни карти
report-seat-of = Място { $seat } от { $players }
report-players = Играчи: { $players }
report-by-bots = Дял победи по ботове
report-by-presets = Дял победи по готов вариант и бот
report-by-players = Дял победи по брой играчи и бот
report-by-seats = Дял победи по място
report-by-characters = Дял победи по персонаж
report-by-districts = Дял победи по сграда
report-win-rate = Победи, %
report-times = Пъти
report-interval = 95% интервал
report-fair = Справедливо
report-fates = Какво стана с персонажите
report-picked = Избран
report-killed = Убит
report-robbed = Ограбен
report-bewitched = Омагьосан
report-of-rounds = % от рундовете, в които е в играта
report-of-picks = % от рундовете, в които е избран
report-lengths = Дължина на игрите
report-rounds = Рундове
report-points = Точки по източник
report-from-district = Сгради
report-from-silver = Сребърни монети
report-from-effect = Допълнително от сгради
report-from-hand = Карти в ръката
report-everyone = Всички играчи
report-winners = Победители
report-numbers = Числа
report-saved = Страницата е запазена: { $file }

## Replaying

replay-next = Enter: напред, q: изход
replay-unfinished = Записът свършва тук; играта не е завършена.

## Looking up

rules-heading = Правила и пояснения
rules-our-ruling = наше пояснение
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
rules-homebrew = домашна карта от { $file }
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
play-prompt = { $choices }, ? помощ, c съвет, l дневник, q изход:
play-prompt-undo = { $choices }, u отмяна, ? помощ, c съвет, l дневник, q изход:
play-no-such-choice = Въведете число от 1 до { $last } или ? за помощ.
play-forgotten = В този ход още може: { $what }. Ако не искате, изберете края на хода още веднъж.
play-no-undo = Това не може да се отмени: междувременно се разкри нещо ново.
play-saved = Записът е запазен: { $file }
play-review = Анализ на решенията ви: { $command }
play-help =
    Въведете номера на избора си и натиснете Enter.
    „? 3“ обяснява картата от избор 3, „? крал“ – всяка карта по името ѝ.
    l показва всичко досега, u отменя последното ви действие, q приключва и запазва записа. c пита съветника.
    Веднъж на ход си набавяте ресурси, после строите; рундът минава през персонажите по ранг.
    Играта свършва с рунда, в който някой град е завършен.
column-player = Играч
column-character = Персонаж
column-gold = Злато
column-cards = Карти
column-points = Точки
column-city = Град

## The result

result-won =
    { $tie ->
        [yes]
            { $who ->
                [you] Победихте при равенство: { $points }.
               *[other] { $name } печели при равенство: { $points }.
            }
       *[no]
            { $who ->
                [you] Победихте с { $points }!
               *[other] { $name } печели с { $points }.
            }
    }
result-shared = Споделена победа с { $points }: { $names }.
