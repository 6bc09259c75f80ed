### What the command line says in Bulgarian.

## Commands

command-citadella = Пълната игра с карти „Цитадели“: срещу ботове, с приятели или за експерименти. Неофициална.
command-play = Игра срещу ботове в терминала.
command-serve = Пуска сървър и отваря играта в браузъра, срещу ботове или с приятели.
command-rules = Намира карта по което и да е от имената ѝ или дума в правилата.
command-replay = Показва записана игра стъпка по стъпка.
command-review = Анализ на завършена игра: шансовете за победа във времето и оценка на всяко решение според това, което играчът е можел да знае.
command-simulate = Ботовете играят много игри; накрая се показва обобщение.
command-compare = Изиграва едни и същи раздавания с две настройки (числа на картите, ботове, набори карти) и показва разликите.
command-arena = Подрежда ботове по игрите между тях: дял победи, рейтинг, кой кого побеждава.
command-report = Анализира игрите, записани от simulate --out: дял победи по бот, място, персонаж и сграда.
command-admin = Надзор на сървър, дори докато работи: затваря маси, забранява или изтрива гости, преглежда сигнали.
command-backup = Записва всички данни на сървъра във файл. Безопасно е и докато сървърът работи.
command-restore = Възстановява резервно копие в празна база данни.
command-bots = Пуска ботове на тази машина за един или няколко сървъра.
command-push-key = Създава ключа за Web Push (VAPID), нужен на сървъра, за да праща известия до браузъри.
command-completion = Извежда скрипт, с който обвивката довършва командите и опциите на citadella.
group-play = Игра
group-records = Правила и записани игри
group-experiments = Експерименти
group-server = Поддръжка на сървър
group-shell = Командна обвивка
help-usage = Употреба:
help-arguments = Аргументи
help-actions = Действия
help-options = Опции
help-examples = Примери
help-default = по подразбиране: { $value }
help-required = задължително
help-repeatable = може да се повтаря
help-more = „citadella КОМАНДА --help“ показва опциите на команда.

## Placeholders for values, in capitals

metavar-action = ДЕЙСТВИЕ
metavar-address = АДРЕС
metavar-arguments = АРГУМЕНТИ
metavar-bot = БОТ
metavar-card = КАРТА
metavar-choice = ИЗБОР
metavar-command = КОМАНДА
metavar-days = ДНИ
metavar-edition = ИЗДАНИЕ
metavar-file = ФАЙЛ
metavar-folder = ПАПКА
metavar-guest = ГОСТ
metavar-language = ЕЗИК
metavar-name = ИМЕ
metavar-number = ЧИСЛО
metavar-options = ОПЦИИ
metavar-preset = ВАРИАНТ
metavar-record = ЗАПИС
metavar-seconds = СЕКУНДИ
metavar-seed = СЕМЕ
metavar-table = МАСА
metavar-target = ЦЕЛ
metavar-value = СТОЙНОСТ
metavar-word = ДУМА

## Options

option-version = Показва версията и дали правилата са компилирани.
option-help = Показва тази помощ.
option-lang = Език: en, hu, bg, cs, de, fr или pl.
default-lang = езикът на системата
option-edition = Издание: 2016, 2021, deluxe, classic или classic-2016.
option-preset = Готов вариант с персонажи и уникални сгради или random за случаен избор на карти.
option-presets = Готов вариант с персонажи и уникални сгради, random за случаен избор на карти във всяка игра или mixed за всички варианти поред.
option-players = Брой играчи, от 2 до 8.
option-action_cards = Игра с картите за действие от издание DeLuxe.
option-as_printed = По отпечатания правилник на изданието там, където нашите решения се отклоняват от него: all (навсякъде) или идентификатори (изброени са в docs/rulings.bg.md).
option-bots = Противници: един за всички места или по един за всяко. { bot-names }
option-seat_bots = Ботове: един за всички места или по един за всяко. { bot-names }
option-entrants = Ботовете, които се сравняват; редуват се на всички места. { bot-names }
bot-names = Нива: apprentice, novice, easy, normal, hard. Стилове: homebody, aggressor, cautious. Алгоритми: random, builder, strategist, learned, search. Ботът може да има параметри (search:seconds=0.5), да се повтаря (builder*3) или да е от файл (my_bot.py:MyBot).
option-name = Вашето име на масата.
option-seed = Семе на раздаванията: едно и също семе раздава едни и същи игри.
option-random_seed = Семе на раздаването: едно и също семе раздава една и съща игра.
default-random_seed = случайно
option-record = Записва играта в този файл.
option-record_file = Записът на играта, който да се отвори; - чете от стандартния вход.
option-resumed = Продължава запазената игра във файла или последната, която сте играли.
option-plain = Ред по ред вместо маса на цял екран.
option-cards = Файл със самоделни карти.
option-with_cards = Карти, които да участват: самоделни или други от изданието. Персонаж заема мястото на този със същия ранг, уникална сграда – мястото на друга.
default-with_cards = всички карти от --cards, за които има място
option-no_card_packages = Без картите от инсталирани пакети.
option-changed_cards = Допуска игри, чиито файлове с карти са променени след запазването.
option-what_if = Карта с друго число вместо отпечатаното, например tavern.cost=2 или architect.build_limit=2.
option-games = Брой игри.
option-rounded_games = Брой игри, закръглен нагоре до кратно на броя на играчите.
option-deals = Брой раздавания, поне 2; всяко се играе и с двете настройки.
option-json = Вместо обобщение се извежда един обект JSON.
option-workers = Брой работни процеси.
default-workers = най-много по един на процесорно ядро
option-word = Карта, дума или номер на правило.
option-all_rules = Показва всички намерени правила и карти.
option-whole_game = Показва цялата игра без спиране.
option-to = Започва след толкова действия; в режим ред по ред спира там.
option-seat = Играта, както я е виждало това място. Местата се броят от 0 (@0).
default-seat = всички места, ако играта е завършила
option-reviewed = Само решенията на това място. Местата се броят от 0 (@0).
default-reviewed = мястото на единствения човек или всички места
option-playouts = Колко игри да се изиграят за всяко сравнявано действие, поне 2. Повече е по-точно и по-бавно.
option-games_file = Записва таблица с игрите в този файл Parquet, за citadella report.
option-games_table = Файлове Parquet, записани от citadella simulate --out.
option-html = Записва анализа с графики и в този файл HTML.
option-side_a = Първата настройка: printed (както е отпечатано) или изрази, например "tavern.cost=2 bots=builder". Изразът е КАРТА.ЧИСЛО=СТОЙНОСТ, bots=, preset=, edition=, action-cards=yes, as-printed=all или with=.
option-side_b = Втората настройка, в същия вид.
option-engine = Къде се играе: local или ray за клъстер Ray (на адреса RAY_ADDRESS или пуснат на тази машина).
option-results = Папка за резултатите; прекъснатото изпълнение може да продължи от нея.
option-resume = Продължава изпълнението, чиито резултати са в папката от --out.
option-stop_when_clear = Спира, щом стане ясно дали първият бот печели повече, или по-малко от полагащия му се дял (грешка най-много 5%).
option-on_error = Какво да стане, когато бот се провали: stop (спиране) или go-on (до края на тази игра го заместват случайни действия).
option-time_limit = Време за едно решение в секунди; 0 – без ограничение.
option-port = Порт, на който сървърът слуша.
default-port = 8000 или следващият свободен порт
option-host = Адрес, на който сървърът слуша; 0.0.0.0 приема връзки от други машини.
default-host = 127.0.0.1
option-lan = Допуска приятели от същата мрежа; показва адреса и QR код.
option-no_browser = Не отваря браузъра.
option-data = Папка за данните на сървъра.
default-data = ~/.local/share/citadella
option-database = URL на база данни SQLite или PostgreSQL вместо файла в папката с данни.
option-server_workers = Брой процеси на сървъра; за повече от един е нужна PostgreSQL.
default-server_workers = 1
option-settings = Файл с настройки (TOML); всички са изброени в docs/settings.md.
option-push_key = Файл с ключа за Web Push, създаден с citadella push-key.
option-push_contact = Адрес за връзка, който се праща на push услугите, например mailto:vie@example.org.
option-action = Какво да се направи; вижте по-долу.
option-target = За какво се отнася: код на маса, идентификатор на гост, дума или номер на сигнал.
option-days = За колко дни е забраната.
option-network = Забранява достъпа и на нови гости от мрежата на госта.
option-new_backup = Файл, в който да се запише копието.
option-backup_file = Резервното копие, което да се възстанови.
option-connect = URL на сървър, за който да работят ботовете, например https://citadella.example.
option-secret = Файл с общата тайна (настройката pool_secret на сървъра).
option-pool_workers = Брой работни процеси.
default-pool_workers = по един на процесорно ядро
option-key_file = Файл, в който да се запише новият ключ. Пазете го в тайна.
option-shell = Обвивката, за която е скриптът. Заредете го в началния ѝ файл, както е в примерите.
admin-action-tables = Показва отворените маси.
admin-action-close = Затваря маса по кода ѝ.
admin-action-guests = Показва гостите или онези, в чието име има думата.
admin-action-ban = Забранява достъпа на гост.
admin-action-unban = Отменя забраната на гост.
admin-action-forget = Изтрива гост с всичките му данни.
admin-action-export = Извежда всички данни, които се пазят за гост.
admin-action-reports = Показва отворените сигнали.
admin-action-settle = Приключва сигнал по номера му.
admin-action-ratings = Показва рейтингите, които не отговарят на резултатите; „ratings repair“ ги преизчислява.

## What commands answer

admin-close = Масата е затворена.
admin-ban = Достъпът на госта { $target } е забранен.
admin-unban = Забраната на госта { $target } е отменена.
admin-forget = Гостът { $target } и всичките му данни са изтрити.
admin-settle = Сигнал { $target } е приключен.
admin-nothing = Няма нищо за показване.
admin-ratings-right = Всички рейтинги отговарят на резултатите.
admin-repair = Всички рейтинги са преизчислени от резултатите.
backup-made =
    { $rows ->
        [one] 1 ред е записан във файла „{ $file }“.
       *[other] { $rows } реда са записани във файла „{ $file }“.
    }
backup-restored =
    { $rows ->
        [one] 1 ред е възстановен.
       *[other] { $rows } реда са възстановени.
    }
serving = Citadella работи на { $link }  (спиране с Ctrl-C)
lending =
    { $workers ->
        [one] До { $workers } бот работи за { $url }  (спиране с Ctrl-C)
       *[other] До { $workers } бота работят за { $url }  (спиране с Ctrl-C)
    }
serving-near = Приятели от същата мрежа могат да отворят { $link } или да сканират този код:
serving-alone = Тази машина не е свързана с мрежа, затова засега никой друг не може да се присъедини.
push-key-made = Ключът е записан във файла „{ $file }“. Пуснете сървъра така: citadella serve --push-key { $file } --push-contact mailto:vie@example.org
version-compiled = citadella { $version } (компилирана)
version-interpreted = citadella { $version } (интерпретирана)
build-compiled = компилирани правила
build-interpreted = интерпретирани правила
stopped = Прекъснато.
number = { NUMBER($value) }

## Errors

error-other = Грешка (на английски): { $why }
error-language = Непознат език „{ $language }“. Възможни са: { $known }.
error-edition = Непознато издание „{ $edition }“. Възможни са: { $known }.
error-preset = Издание { $edition } няма готов вариант „{ $preset }“. Възможни са: { $known }.
error-players = Играта е за 2 до 8 играчи, а не за { $players }.
error-players-edition = Издание { $edition } е за 2 до { $most } играчи, а не за { $players }.
error-action-cards = Издание { $edition } няма карти за действие. Издания с такива карти: { $known }.
error-as-printed = Издание { $edition } няма отпечатан избор „{ $choice }“. Възможни са: { $known }.
error-as-printed-none = Издание { $edition } няма собствен правилник, затова --as-printed не може да се използва с него.
error-bot = Непознат бот „{ $bot }“. Възможни са: { $known }.
error-bots =
    Неподходящ брой ботове: { $named }. { $seats ->
        [1] Посочете един.
       *[other] Посочете един за всичките { $seats } места или по един за всяко.
    }
error-seed = Семето трябва да е число или кратък текст на един ред.
error-no-file = Няма файл „{ $file }“.
model-unsound =
    { $why ->
        [missing] Наученият модел „{ $file }“ липсва
        [old] Наученият модел „{ $file }“ е за друга версия
       *[damaged] Наученият модел „{ $file }“ е повреден
    }; вместо него решава оценката на бота strategist.
error-unreadable =
    { $why ->
        [folder] „{ $file }“ е папка, а не файл.
        [forbidden] Нямате право да четете файла „{ $file }“.
       *[other] Файлът „{ $file }“ не може да се прочете.
    }
error-not-text = „{ $file }“ не е текстов файл.
error-unwritable = Във файла „{ $file }“ не може да се пише.
error-record =
    { $kind ->
        [illegal] Записът „{ $file }“ не може да се изиграе: правилата не позволяват едно от действията. { $why }
        [setup] Записът „{ $file }“ не може да се изиграе: така не може да се започне игра. { $why }
       *[form] „{ $file }“ не е валиден запис на игра. { $why }
    }
error-to = Записът има само { $count } действия, така че --to { $to } е след края му.
error-seat = В записа няма място { $seat }. Местата се броят от 0 до { $last }.
error-review-unfinished = Анализира се само завършена игра; този запис свършва по-рано.
error-no-rule = Няма карта или правило за „{ $word }“.
error-no-rule-near = Няма карта или правило за „{ $word }“. Може би: { $near }?
error-command = Непозната команда „{ $command }“. Възможни са: { $known }.
error-option-unknown = Непозната опция: { $option }. Командата с --help изброява опциите си.
error-missing = Липсва { $option }. Командата с --help показва как се използва.
error-choice = Невалидна стойност „{ $value }“ за { $option }. Възможни са: { $known }.
error-number =
    Невалидна стойност „{ $value }“ за { $option }: нужно е { $kind ->
        [fraction] число
       *[whole] цяло число
    }.
error-range =
    Невалидна стойност „{ $value }“ за { $option }: нужно е { $kind ->
        [fraction] число
       *[whole] цяло число
    } от { $least } до { $most }.
error-least =
    Невалидна стойност „{ $value }“ за { $option }: нужно е { $kind ->
        [fraction] число
       *[whole] цяло число
    }, не по-малко от { $least }.
error-extra = Излишен аргумент: „{ $words }“. Командата с --help показва как се използва.
error-option-needs = Опцията { $option } изисква стойност.
error-option-bare = Опцията { $option } не приема стойност.
error-usage = Командата не може да се разчете. С --help се показва как се използва.
error-admin-target = „admin { $action }“ изисква цел: код на маса, идентификатор на гост или номер на сигнал. Вижте citadella admin --help.
error-admin-ratings = Непознато действие „admin ratings { $target }“. Има „admin ratings“ и „admin ratings repair“.
error-admin-table = Няма отворена маса „{ $target }“. „citadella admin tables“ изброява отворените маси.
error-admin-guest = Няма гост „{ $target }“. „citadella admin guests“ изброява идентификаторите на гостите.
error-admin-report = Няма сигнал „{ $target }“. „citadella admin reports“ изброява отворените сигнали.
error-bot-parameter = Ботът „{ $bot }“ няма параметър „{ $parameter }“. Възможни са: { $known }.
error-bot-no-parameter = Ботът „{ $bot }“ няма параметри, затова „{ $parameter }“ не може да се зададе.
error-bot-value =
    Невалидна стойност „{ $value }“ за { $parameter } на бота „{ $bot }“: нужно е { $kind ->
        [int] цяло число
        [float] число
        [bool] yes или no
       *[str] дума
    }{ $range }.
error-bot-not-in-file = Във файла „{ $file }“ няма бот „{ $bot }“. Възможни са: { $known }.
error-bot-is-none = „{ $bot }“ във файла „{ $file }“ не е бот: няма метод choose(view, actions).
error-bot-not-made =
    Ботът „{ $bot }“ не може да се създаде: кодът му съобщи за грешка.
    { $why }
error-bot-file =
    Файлът „{ $file }“ не може да се зареди: в кода му има грешка.
    { $why }
error-library = За това е нужна библиотеката { $library }, която не е инсталирана. Инсталирайте я така: { $command }
error-card-file = Файлът с карти „{ $file }“ не може да се използва. { $why }.
error-cards-missing = Тази игра използва файла с карти „{ $file }“, който не е зареден. Посочете го с --cards.
error-cards-changed = Тази игра използва файла с карти „{ $file }“, който е променен оттогава. С --changed-cards може да се изиграе въпреки това.
error-no-games = „{ $file }“ не е таблица с игри.
error-what-if-form = Невалидна промяна „{ $text }“. Пише се като tavern.cost=2.
error-what-if-card = В издание { $edition } няма карта „{ $card }“. Подобни имена: { $near }.
error-what-if-absent = Картата „{ $card }“ не участва в тези игри.
error-what-if-number = Картата „{ $card }“ няма число „{ $number }“. Възможни са: { $known }.
error-what-if-value = Невалидна стойност „{ $value }“ за { $what }: нужно е цяло число от { $least } до { $most }.
error-side = „{ $term }“ не е валидна настройка. Използвайте „printed“ или изрази с интервали между тях, например tavern.cost=2, { $keys }.
error-results-there = В „{ $file }“ вече има резултати. Продължете с --resume или изберете друга папка.
error-results-spoilt = Ред { $line } на „{ $file }“ е повреден.
error-results-other = Резултатите в „{ $file }“ са от друг турнир: { $what } беше { $before }, а сега е { $now }.
error-resume-what = За --resume е нужна --out ПАПКА с по-ранните резултати.
failed-raised = Ботът „{ $bot }“ на място { $seat } се провали в игра { $game } при решение { $decision }: { $detail }. Записът е запазен: { $file }
failed-illegal = Ботът „{ $bot }“ на място { $seat } избра { $detail } в игра { $game } при решение { $decision }, а това не е сред позволените действия. Записът е запазен: { $file }
failed-slow = Ботът „{ $bot }“ на място { $seat } мисли повече от { $detail } с в игра { $game } при решение { $decision }. Записът е запазен: { $file }
failed-endless = Игра { $game } не свършва: след { $decision } решения още е ред на бота „{ $bot }“ на място { $seat }. Записът е запазен: { $file }

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

## Comparing

compare-progress = Раздавания
compare-pairs =
    Раздавания, изиграни и с двете настройки: { NUMBER($deals) }; { $alike ->
        [0] никое не завърши еднакво.
       *[other] еднакво завършиха: { NUMBER($alike) }.
    }
compare-difference = B − A
compare-by-game = Средно на игра
compare-by-seat = Дял победи по място, %
compare-by-character = Дял победи по персонаж, %
compare-by-district = Дял победи по сграда, %
compare-rounds = Рундове
compare-decisions = Решения
compare-points = Точки на играч
compare-winning-points = Точки на победителя
compare-lead = Преднина на победителя
compare-more = По-малки разлики, които не са показани: { $count }; вижте ги с --json.

## Measuring bots

arena-died = Процесът, който играеше игра { $game }, спря.
arena-kept = Завършените игри са запазени в „{ $file }“. Продължете с --resume.
arena-heading = Игри: { NUMBER($games) }, раздавания с размяна на местата: { NUMBER($deals) }, играчи: { $players }, { $edition }, средно { $rounds } рунда
arena-games = Игри
arena-wins = Победи
arena-interval = 95% интервал
arena-margin = Преднина
arena-points = Точки
arena-speed = мс/решение
arena-rating = Рейтинг
arena-ahead = Завършва преди
arena-answer-better = { $bot } печели повече от полагащия му се дял { $fair }: ясно е след { $deals } раздавания (последователен тест, грешка най-много 5%).
arena-answer-worse = { $bot } печели по-малко от полагащия му се дял { $fair }: ясно е след { $deals } раздавания (последователен тест, грешка най-много 5%).
arena-answer-open = След { $deals } раздавания не е ясно дали { $bot } печели повече, или по-малко от полагащия му се дял { $fair } (последователен тест, грешка най-много 5%).
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

report-title = Анализ на игрите
report-summary = { NUMBER($games) } игри, средно { $rounds } рунда и { $decisions } решения; { $points } точки на играч, { $winning } за победителя.
report-how = Линиите са 95% доверителни интервали по игри; червеният знак е полагащият се дял. Персонажът се брои веднъж за всеки рунд, в който е игран, сградата – веднъж за всеки град, в който е стояла накрая.
report-random = Случайни карти
report-seat-of = Място { $seat }, { $players } играчи
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
report-fair = Полагащ се дял
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
report-saved = Анализът е запазен: { $file }

## Replaying

replay-next = Enter: напред, q: изход
replay-unfinished = Записът свършва тук, преди края на играта.

## Looking up

rules-heading = Правила и пояснения
rules-our-ruling = наше пояснение
rules-more =
    { $count ->
        [one] Намерено е още едно правило; --all го показва.
       *[other] Намерени са още { $count } правила; --all ги показва.
    }
rules-more-cards =
    { $count ->
        [one] Намерена е още една карта; --all я показва.
       *[other] Намерени са още { $count } карти; --all ги показва.
    }
rules-not-in = В „{ $edition }“ няма такава карта; показана е тази от „{ $shown }“.
rules-editions = издания: { $editions }
rules-homebrew = самоделна карта от { $file }
rules-no-effect = Няма собствен ефект.
rules-character = персонаж, ранг { $rank }
rules-action-card = карта за действие, { $copies } в тестето
rules-district = { $type }, цена { $cost }, { $copies } в тестето
rules-unbuildable = { $type }, не се строи

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
play-no-undo = Това не може да се отмени: междувременно се разкри нова информация.
play-saved = Записът е запазен: { $file }
play-review = Анализ на решенията ви: { $command }
play-help =
    Въведете номера на избора си и натиснете Enter.
    „? 3“ обяснява картата от избор 3, „? крал“ – всяка карта по името ѝ.
    l показва всичко досега, u отменя последното ви действие, q приключва и запазва записа. c пита съветника.
    Веднъж на ход си набавяте ресурси, после строите; рундът минава през персонажите по ранг.
    Играта свършва в края на рунда, в който някой завърши града си.
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
                [you] Победихте { BEFORE("with", $points) }!
               *[other] { $name } печели { BEFORE("with", $points) }.
            }
    }
result-shared = Споделена победа { BEFORE("with", $points) }: { $names }.
