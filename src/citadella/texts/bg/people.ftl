### Какво казват страниците за хората на български.

## Един човек

me-title = Вашата страница
me-guest = Гост в този браузър
me-account = Профил
me-keep = Запазете името си
me-keep-text = За игра не е нужен профил: този браузър ви познава. Ако искате да сте вие и на други устройства или се боите да не загубите това, изберете начин за вход. Пароли няма.
me-ways = Начини за вход
me-sign-in = Вече имам профил
me-sign-in-text = Влезте и този браузър също ще е ваш.
lobby-me = Вашите игри, рейтинг и приятели
person-since = Тук от { $day }
person-games = Игри
person-wins = Победи
person-forgotten = Бивш играч
rating-title = Рейтинг
rating-note =
    { $count ->
        [one] От { $count } игра за рейтинг; може да греши с { $doubt }.
       *[other] От { $count } игри за рейтинг; може да греши с { $doubt }.
    }
rating-none = Още няма игра за рейтинг: всички започват оттук.
history-title = Завършени игри
history-none = Още няма завършени игри на отворени маси.
history-none-mine = Тук ще са игрите, които завършите.
history-place = Място { $place } от { $of }
history-points =
    { $count ->
        [one] { $count } точка
       *[other] { $count } точки
    }
badge-rated = за рейтинг
badge-private = частна
badge-friend = Приятел
tally-characters = Персонажи
tally-editions = Издания
tally-sizes = Брой играчи
tally-won = { $wins } от { $games } спечелени
show-all = Показване на всички ({ $count })

## Вход

sign-in-title = Вход
sign-in-deed = Вход
sign-in-passkey = Вход с ключ за достъп
sign-in-mail = С връзка по имейл
sign-in-send = Изпращане на връзка
sign-in-sent = Връзката пътува към { $address }. Важи веднъж, четвърт час.
sign-in-code = С код за възстановяване
sign-in-bring = Заедно с изиграното в този браузър
sign-in-as = Ще влезете като { $name } ({ $address }).
sign-in-new = { $address } става адрес на { $name }: оттук нататък връзките, изпратени там, ви пускат да влезете.
sign-out = Изход
mail-example = vie@example.org
passkeys-title = Ключове за достъп
passkeys-text = Ключ, който устройството ви пази: отключвате го, както отключвате устройството.
passkeys-localhost = За ключове за достъп е нужно име вместо адрес от цифри:
passkey = Ключ за достъп
passkey-make = Създаване на ключ за достъп
passkey-another = Създаване на още един
address-title = Имейл
address-text = За връзки за вход и за нищо, което не сте поискали.
codes-title = Кодове за възстановяване
codes-text = За лист хартия: всеки код ви пуска веднъж, ако всичко друго се изгуби.
codes-left =
    { $count ->
        [one] Остава { $count } код.
       *[other] Остават { $count } кода.
    }
codes-once = Запишете ги сега: показват се само веднъж.
codes-make = Създаване на кодове
codes-again = Създаване на нови кодове
used-on = Последно използване: { $day }
remove = Премахване
cancel = Отказ

## Устройства, приятели, собствени данни

devices-title = Устройства
device-here = Този браузър
device-unknown = Браузър
friends-title = Приятели
friends-none = Още нямате приятели тук: изпратете някому връзка.
friends-invite = Връзка за приятел
friends-copy = Копиране на връзката
friends-once = Връзката важи веднъж, една седмица.
friends-part = Вече не сме приятели
friend-title = Нов приятел
friend-text = { $name } иска да ви е приятел тук: ще се намирате взаимно на страниците си.
friend-accept = Приемам
block = Блокиране
unblock = Отблокиране
blocked-title = Блокирани
blocked-text = Блокираните не могат да сядат на маси, които отворите, и не виждате какво пишат.
data-title = Вашите данни
data-text = Всичко, което този сървър пази за вас: изтеглете го като файл или го изтрийте.
data-export = Изтегляне
data-delete = Изтриване на всичко
data-delete-text = Името, начините за вход, историята, рейтингът, приятелите и съобщенията ви се изтриват завинаги. Игрите на другите остават при тях, без вас: на мястото ви седи анонимен гост, а където играта още тече, продължава бот.
data-delete-name = За сигурност напишете името си: { $name }
data-delete-now = Изтриване завинаги

## Какво отказва сървърът

error-cancelled = Нищо не беше избрано; опитайте пак, когато пожелаете.
error-have-passkey = На това устройство вече имате ключ за достъп.
error-bad-passkey = Този ключ за достъп не е за тук.
error-no-passkey = Този сървър вече не познава този ключ за достъп.
error-old-challenge = Това отне твърде дълго. Опитайте още веднъж.
error-no-passkeys-here = За ключове за достъп е нужен https или името „localhost“.
error-too-many-keys = Имате твърде много ключове за достъп. Първо премахнете един.
error-too-many-people = Списъкът е пълен.
error-bad-address = Това не е имейл адрес.
error-no-mail = Този сървър не изпраща имейли.
error-no-mail-sent = Писмото не можа да бъде изпратено. Опитайте по-късно.
error-other-browser = Отворете връзката в браузъра, в който сте я поискали.
error-bad-code = Този код вече е използван или никога не е съществувал.
error-no-player = Няма такъв играч.
error-own-link = Тази връзка е ваша: дайте я на друг.
error-wrong-name = Това не е вашето име; нищо не е изтрито.
error-kept-away = Домакинът не ви е пуснал на тази маса.
