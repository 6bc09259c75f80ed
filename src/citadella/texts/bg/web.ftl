### What the pages of the browser client say in Bulgarian.

## Everywhere

loading = Един момент…
try-again = Опитайте отново
save = Запазване
saved = Запазено
close = Затваряне
copied = Копирано
to-lobby = Към началната страница
skip-to-content = Към съдържанието
nav-home = Citadella: начална страница
nav-label = Страници
nav-rules = Правила
nav-tutorial = Обучение
nav-settings = Настройки
missing-title = Тук няма нищо
missing-text = Тази страница не съществува. Възможно е връзката да е сгрешена.
connection-lost = Връзката прекъсна, опитваме отново…
offline-note = Няма връзка със сървъра: правилата могат да се четат, масите трябва да почакат.
your-turn = Вие сте на ход
guest-name = Гост { $number }
names-of-bots = Ана, Борис, Вяра, Георги, Деница, Емил, Живка, Захари
bot-random = Случаен
bot-builder = Строител
bot-apprentice = Чирак
bot-novice = Начинаещ
bot-easy = Лесен
bot-normal = Нормален
bot-hard = Труден
bot-homebody = Строител (гледа своя град)
bot-aggressor = Агресор (убива, граби и руши)
bot-cautious = Предпазлив (не рискува)
bot-strength =
    { $seconds ->
        [0] { $bot } · { $rating } · веднага
       *[other] { $bot } · { $rating } · { $seconds } с
    }
bot-strength-hint = До бота стоят рейтингът му (с 400 повече печели десет пъти по-често) и колко мисли над ход.

## Cards

letter-noble = К
letter-religious = Р
letter-trade = Т
letter-military = В
letter-unique = У
heading-characters = Персонажи
heading-unique-districts = Уникални сгради
heading-bonus-districts = Бонус сгради
heading-base-districts = Базови сгради
heading-action-cards = Карти за действие
heading-homebrew-cards = Домашни карти
heading-homebrew-districts = Домашни сгради
heading-homebrew-action-cards = Домашни карти за действие
homebrew-card = домашна карта
face-down-card = Карта с лицето надолу
face-down-character = Персонаж с лицето надолу
rank-of = ранг { $rank }
silver-coins =
    { $count ->
        [one] { $count } сребърна монета
       *[other] { $count } сребърни монети
    }
help-card = Карта
help-rulings = Пояснения

## Start page

lobby-title = Построете своя град преди останалите
lobby-lead = Играта с карти „Цитадели“: всички персонажи, всички сгради. Сами срещу ботове или с приятели чрез връзка. Без регистрация.
play-now = Играйте сега срещу три бота
new-table = Нова маса за приятели
lobby-tutorial = Научете играта, докато играете
lobby-mine = Вашите маси
lobby-mine-none = Още не сте седнали на никоя маса.
lobby-open = Отворени маси
lobby-open-none = В момента няма отворена маса. Направете своя и другите ще се присъединят.
lobby-name = Вашето име
lobby-name-note = Другите го виждат на масата. Този браузър пази местата ви.
status-over = приключила
line-look = Преглед
line-play = Към хода
line-open = Отваряне
line-lacks-cards = Чака файла с карти { $file }
line-frozen = Не може да продължи
line-join = Сядам
line-watch = Гледам
line-round = рунд { $round }
line-bots = ботове: { $levels }
line-seats = заети места: { $taken } от { $seats }
line-won =
    { $gap ->
        [0] Приключила · победихте при равенство
        [one] Приключила · победихте с { $gap } точка
       *[other] Приключила · победихте с { $gap } точки
    }
line-lost = Приключила · { $place }

## New table

new-title = Нова маса
new-cards = Карти
new-cards-choose = Избор на други карти
new-more = Часовник и още
custom-cards = Собствен избор
custom-cards-note = Решете за всяка карта: винаги, може би или никога.
new-ninth = С персонаж от ранг 9
new-action-cards = С карти за действие
new-short = Кратка игра: градът е завършен със 7 сгради
new-as-printed = По буквата на правилника
new-as-printed-note = Някои наши решения се отклоняват от написаното в правилника, защото прилича на грешка или бави играта. Отметнете кое да се играе, както е написано.
new-as-printed-all = Всички
printed-last-card = Персонажът, останал след подбора, лежи с лицето нагоре
printed-two-swaps = Сменят се най-много два от първоначалните персонажи
printed-card-for-card = При повече от три бонус сгради за всяка отпада по една първоначална
printed-emperor-for-two = Императорът може да участва и при двама играчи
printed-action-first = Ходът започва с набавянето на ресурси
printed-finished-counts = Завършеният град запазва своите 2 точки дори ако намалее
printed-merchant-after-turn = Допълнителното злато на Амбуланта идва след хода
printed-wizard-may-take = Магьосникът може да погледне и да не вземе нищо
printed-diplomat-names = Дипломатът може да внесе втора сграда със същото име
printed-diplomat-own-city = От завършения град на Дипломата нищо не излиза; собственият му Епископ не пречи
printed-heir-may-pass = Играчът на убит Крал или Император може да остави короната, където е
printed-bell-at-seven = Камбанарията значи седем сгради и в кратката игра
printed-gains-may = Малките печалби може да се откажат: Парк, Бедняшка къща, Тронна зала, Алхимик, Кралица
printed-own-token = Изнудвачът може да заплаши и собствения си персонаж
printed-armory-leaves = Оръжейна в завършен град не може да се използва
printed-monument-may = Собственикът решава кога Монументът се брои за две сгради
printed-confiscated-counts = Всяка конфискувана сграда освен Конюшните се брои към лимита на строителя
printed-wizard-pays-cards = Магьосникът може да плати с карти току-що взетата Бърлога на крадци
printed-den-with-loan = Кардиналът може да съчетае карти и заем за Бърлогата на крадци
printed-emperor-receiver = Който получава короната от Императора, избира между злато и карта
printed-queen-with-rank-4 = Кралицата получава златото, когато започва ходът на 4-ти ранг
printed-crown-in-turn = Кралят и Аристократът избират кога да вземат короната
printed-witch-may = Вещицата не е длъжна да омагьосва
printed-navigator-no-tent = Навигаторът не може да опъне Шапито
printed-booth-keep-none = При Каса на колела и трите карти може да се върнат
printed-fortune-may-take = Врачката може да погледне и да не вземе нищо
printed-spy-counts = Шпионинът научава само колко карти съвпадат
printed-witch-plays-cards = Вещицата може да изиграе карта за действие, преди да омагьоса
printed-refund-in-round = Алхимикът получава обратно платеното за строеж през целия рунд
new-players = Играчи
new-clock = Часовник
new-public = Да се вижда в списъка с отворени маси
new-coach = Може да се пита съветник
new-talk = Може да се пише в чата
new-several = Един човек може да заеме няколко места
table-no-talk = без чат
new-stand-in = Играе вместо напусналите
new-open = Отваряне на масата
new-open-note = Получавате връзка за приятелите си и започвате играта, когато всички седнат.
new-start = Начало на играта
new-start-note = Всички места са заети, затова играта започва веднага.
clock-none = Без часовник
clock-live = { $minutes } минути за играта и по { $seconds } секунди за всяко действие
clock-days =
    { $count ->
        [one] { $count } ден за всяко действие
       *[other] { $count } дни за всяко действие
    }
fill-open = Места за приятели
fill-bot = Места за ботове
seat-number = Място { $number }
seat-me = Вие
seat-open = Свободно място
seat-open-friend = Свободно, за приятел
seat-bot = Бот: { $bot }
seat-name = Име
seat-name-of = Име на играча на място { $number }
pass-and-play-note = Играете на един екран и си го подавате; междувременно картите са скрити.
only-watch-note = Нямате място и само ще гледате играта.
pick-from = Изходен вариант
pick-all-maybe = Всичко е разрешено
wish-always = винаги
wish-maybe = може би
wish-never = никога
pick-characters-note = Участва по един персонаж от всеки ранг, изтеглен измежду разрешените.
pick-rank-empty = Трябва поне един персонаж от ранг { $rank }.
pick-swaps = По буквата на правилника могат да се сменят най-много { $most } от първоначалните персонажи, а тук са { $count }.
pick-barred =
    { $why ->
        [players] само с поне { $count } играчи
        [ninth] персонаж от ранг 9 не участва
       *[excluded] отпада, ако участва: { $name }
    }
pick-districts-missing = Липсващи оригинални сгради: { $count }. За всяка бонус сграда над { $free } може да отпадне по една.
pick-districts-missing-printed = Липсващи оригинални сгради: { $count }. По буквата на правилника при повече от { $free } бонус сгради за всяка от тях отпада по една.
pick-districts-drawn = Участват { $needed }; сигурни са { $sure }, възможни – { $possible }.
pick-districts-fixed =
    { $count ->
        [one] Участва { $count } сграда.
       *[other] Участват { $count } сгради.
    }

## A table before the game

seats = Места
sit = Сядам тук
stand = Ставам
not-here = не е тук сега
seat-give = Кой получава място { $number }
start = Начало на играта
fill-and-start = Запълване с ботове и начало
start-waits =
    { $count ->
        [one] Още { $count } място е свободно.
       *[other] Още { $count } места са свободни.
    }
start-by-host = { $name } започва играта, когато всички седнат.
the-host = Домакинът
table-public = отворена за всички
invite = Покана
invite-note = Който има връзката, може да заеме свободно място.
copy-link = Копиране на връзката
copy-watch = Копиране на връзка за зрители
invite-share = Споделяне на връзката
invite-text = Очаква ви място на маса в Citadella.
invite-qr = Връзката като QR код
invite-local = Този адрес работи само на този компютър.
invite-network = Връзката и кодът водят към адреса на компютъра в локалната мрежа: { $address }
invite-closed = За да се включат и други, пуснете сървъра така:
no-table-title = Няма такава маса
waiting-table-title = Тази маса чака

## A table in play

table-menu = Меню на масата
device-link = Продължаване на друго устройство
device-link-of = Друго устройство за { $name }
device-link-note = Връзката мести мястото ви на устройството, което я отвори. Действа веднъж; не я споделяйте.
copy-device = Копиране на личната връзка
take-over = Нека бот играе вместо { $name }
leave-table = Напускам; продължава бот
leave-sure = Наистина ли напускате? Бот ще доиграе вместо вас.
away-note = В момента бот играе вместо вас.
come-back = Продължавам аз
play-on = { $name } спи: нека играе бот
claim-host = Домакинът го няма: аз ставам домакин
close-game = Прекратяване на играта
close-sure = Наистина ли да се прекрати? Играта свършва окончателно.
close-propose = Наистина ли да се предложи? Всички играчи трябва да са съгласни.
close-proposed = Предложихте играта да се прекрати. Останалите са попитани.
close-table = Затваряне на масата
closed-title = Тази маса е затворена
closed-note = Домакинът я е затворил, играчите са прекратили играта или операторът я е спрял.
vote-close = { $name } иска да прекрати играта.
vote-play-on = { $name } иска бот да продължи вместо { $other }.
vote-agree = Съгласие
vote-decline = Не
chat-about = Какво каза { $name }
chat-mute = Скриване за мен
chat-unmute = Показване
chat-hidden = Не виждате какво пише { $name }.
chat-mute-all = Заглушаване за всички
chat-unmute-all = Отново може да пише
chat-report = Сигнал
chat-reported = Операторът на сървъра ще го прегледа.
download-record = Изтегляне на записа

## Another device

device-title = Продължете тук
device-text = Тази лична връзка мести едно място на това устройство. След това старото устройство може само да гледа.
device-move = Преместване на мястото тук

## Rules

rules-title = Правила и карти
rules-search = Потърсете карта или дума
# Words that mean the same to who searches: groups parted by ";", words by ",".
search-same = граби, краде, ограбва, грабеж, кражба, крадец; убива, убийство, убиец; руши, разрушава, гори, подпалва, пълководец; размяна, разменя, сменя; злато, пари, монета, монети; доход, приход; омагьосва, магия, вещица; данък, данъци, такса; корона, крал, първи играч; пази, защита, защитен; избор, избира персонаж; край, завършване; равенство, равен резултат; точки, резултат, победа; превзема, завзема, отнема; изнудва, заплаха, подкуп; заповед, конфискува; разкрасява, украсява, скулптор; тегли, взема карти; строи, построява; изчиства, хвърля; двама играчи, 2 играчи; тип, цвят
rules-short-title = Играта накратко
rules-short-1 = Всеки рунд всички тайно си избират по един персонаж. После персонажите играят по реда на ранговете си.
rules-short-2 = В хода си взимате 2 злато или теглите 2 карти и задържате една. След това може да построите една сграда, като платите цената ѝ.
rules-short-3 = Персонажът ви има умение, което можете да използвате в хода си, а някои носят злато за сградите от своя цвят.
rules-short-4 = Когато някой завърши град от 7 сгради (8 при двама или трима играчи; в класическото издание винаги 8), рундът се доиграва и играта свършва.
rules-short-5 = Сградите носят толкова точки, колкото е цената им. Всичките пет типа дават още 3, първият завършен град – 4, всеки друг завършен град – 2.
rules-found =
    { $cards ->
        [one] { $cards } карта
       *[other] { $cards } карти
    }, { $rules ->
        [one] { $rules } правило
       *[other] { $rules } правила
    }
rules-none = Нищо не е намерено.
rules-rulings =
    { $count ->
        [one] { $count } правило за нея
       *[other] { $count } правила за нея
    }
rules-general = Всички правила

## Settings

settings-title = Настройки
settings-language = Език
settings-look = Изглед
settings-text-size = Размер на текста
size-small = Малък
size-normal = Среден
size-large = Голям
size-larger = Много голям
settings-motion = Движение
motion-system = Както е на устройството
motion-full = Включено
motion-none = Изключено
settings-patterns = Шарки наред с цветовете на сградите
settings-sound = Звук
settings-sound-on = Пускане на звуци
settings-play = На масата
settings-ends-turn = Ходът ми да свършва сам, когато няма какво друго да се направи
settings-passes = Въпросите, задавани само за да не бъде издаден никой, да отминават сами (винаги след еднакво време)
push-turn = Вие сте на ход: { $table }
push-round = Започва кръг от вашия турнир: { $table }
notices-title = Известия
notices-on = Известявай ме, когато съм на ход на маса, на която за всяко действие има дни
notices-asks = Браузърът първо ще попита дали може.
notices-always = И когато няма отворена страница на Citadella.
notices-open = Само докато някъде е отворена страница на Citadella.
notices-denied = Този браузър не може да показва известия; първо ги разрешете в настройките му.
credits-title = За програмата
credits-unofficial = Citadella е неофициална версия на играта с карти „Цитадели“. В нея няма картини и текстове от издадената игра.
credits-icons = Иконите са от { $authors } и други:
credits-licence = Програмата е свободен софтуер с лиценз MIT.

## Replay

replay-title = Преглед на играта
replay-table = Към масата
replay-position = Рунд { $round }, действие { $n } от { $total }
replay-slider = Място в играта
replay-back = Едно действие назад
replay-forward = Едно действие напред
replay-round-back = Към началото на рунда
replay-round-forward = Към следващия рунд
replay-play = Пускане
replay-pause = Пауза
replay-none-title = Няма такава игра
replay-none-text = На този адрес няма запис. Може би има грешка във връзката.
replay-waits-title = Тази игра още продължава
replay-waits-text = Ще може да се гледа отново, когато приключи.
replay-speed = Скорост
replay-times = { $times }×
replay-round = Рунд { $round }
replay-rounds = Към рунд
replay-copy = Копиране на връзка към този момент
replay-eyes = От мястото на

## What the server refuses

error-server = Нещо се обърка на сървъра. Опитайте отново.
error-storage = Има проблем с базата данни на сървъра. Опитайте отново след малко.
error-offline = Няма връзка със сървъра.
error-slow-down = Твърде бързо. Изчакайте малко.
error-too-big = Това е твърде дълго.
error-too-many = Имате твърде много маси. Първо довършете някоя.
error-crowded = Има твърде много връзки. Затворете някой прозорец и опитайте отново.
error-too-many-here = От вашата мрежа са отворени твърде много маси. Опитайте по-късно.
error-too-many-watch = Твърде много хора гледат тази маса. Опитайте по-късно.
error-banned = Операторът на този сървър ви е забранил достъпа.
error-one-seat = На тази маса всеки има по едно място.
error-host-here = Домакинът е тук.
error-too-early =
    { $seconds ->
        [one] Изчакайте още секунда.
       *[other] Изчакайте още { $seconds } секунди.
    }
error-has-clock = На тази маса това го решава часовникът.
error-no-talk = На тази маса чатът е изключен.
error-muted = Домакинът ви е заглушил на тази маса.
error-again = Току-що го казахте два пъти.
error-forbidden-word = В това има дума, която тук не е позволена.
error-bad-request = Сървърът не разбра това.
error-bad-message = Сървърът не разбра това.
error-bad-origin = Тази заявка идва от друг сайт.
error-bad-name = Името има от 1 до 24 видими знака.
error-bad-chat = Напишете от 1 до { $most } знака.
error-bad-emote = Няма такава реакция.
error-bad-action = Няма такова действие.
error-bad-clock = Няма такъв часовник.
error-bad-seats = За всяко място трябва да има избор.
error-no-guest = Сървърът още не познава този браузър. Заредете страницата отново.
error-no-table = На този адрес няма маса: може би има грешка във връзката или масата отдавна е изтрита.
error-table-other-rules = На тази маса се е играло по правила, различни от сегашните на сървъра. Тя се пази, но не може да продължи.
error-table-damaged = Запазеното за тази маса е повредено. Тя се пази, но не може да продължи.
error-elsewhere = Масата тъкмо се мести. Опитайте отново след миг.
error-table-cards-missing = Чака файла с карти { $file }, който сега липсва на сървъра. Нищо не е загубено.
error-table-cards-changed = Чака файла с карти { $file }, който е променен оттогава. Нищо не е загубено.
error-no-seat = Няма такова място.
error-no-bot = Няма такъв бот.
error-no-key = Този ключ не е за никое място на масата.
error-no-link = Тази връзка вече е използвана, изтекла е или никога не е съществувала.
error-not-found = Тук няма нищо.
error-no-push = Този сървър не праща известия.
error-bad-push = Това не е адрес на push услуга.
error-not-host = Само домакинът може да направи това.
error-not-your-seat = Това място не е ваше.
error-not-seated = Само играчите могат да направят това.
error-not-your-turn = Не сте на ход.
error-no-coach = На тази маса няма съветник.
error-not-playing = На тази маса не се играе.
error-not-over = Играта още не е свършила.
error-not-away = Този играч е тук.
error-no-undo = Сега няма какво да се отмени.
error-seat-taken = Това място е заето.
error-open-seats = Още има свободни места.
error-started = Играта вече е започнала.
error-stale = Междувременно на масата нещо се случи; погледнете пак.
error-illegal = Това не може да се направи сега.
error-setup =
    { $rule ->
        [S1] Това издание не може да се играе с толкова играчи.
        [S2] Трябва да има точно по един персонаж от всеки ранг.
        [S3] Броят на персонажите не отговаря на броя на играчите.
        [S4] Императорът не е за двама играчи, нито Кралицата – за по-малко от петима.
        [S5] Броят на уникалните сгради не е верен.
        [S11] С Дипломата Гробището не участва.
        [S12] По буквата на правилника могат да се сменят най-много два от осемте първоначални персонажа.
        [J-S17] Това издание няма собствен правилник, който да се следва буквално.
       *[other] С тези карти не може да се играе (правило { $rule }).
    }
