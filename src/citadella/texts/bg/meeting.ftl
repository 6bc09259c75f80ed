### Meeting others, in Bulgarian: quick matches, tournaments, play with days for each move.

## Your turn

turns-title = Вие сте на ход
turn-next =
    { $count ->
        [one] Следващата маса
       *[other] Следващата маса (чакат { $count })
    }
turn-left = още { $time }
turn-rated = за рейтинг
time-days =
    { $count ->
        [one] { $count } ден
       *[other] { $count } дни
    }
time-hours =
    { $count ->
        [one] { $count } час
       *[other] { $count } часа
    }
time-minutes =
    { $count ->
        [one] { $count } минута
       *[other] { $count } минути
    }
time-seconds =
    { $count ->
        [one] { $count } секунда
       *[other] { $count } секунди
    }
new-rated = Игра за рейтинг
new-rated-note = Влияе на рейтинга на всички: без съветник, без отмяна и с поне двама души.
notices-mail = И по имейл
vacation-title = Отпуск
vacation-note = На масите с дни за всяко действие часовникът ви спира, докато ви няма. Другите виждат, че сте в отпуск.
vacation-days = Колко дни
vacation-begin = Излизам в отпуск
vacation-until = В отпуск сте до { $date }.
vacation-end = Върнах се
vacation-left =
    { $count ->
        [0] Тази година нямате повече дни.
        [one] Тази година ви остава { $count } ден.
       *[other] Тази година ви остават { $count } дни.
    }
vacation-seat = В отпуск до { $date }

## Quick match

match-title = Бърза игра
match-lead = Кажете какво ви се играе; който иска същото, сяда при вас.
match-open = Бърза игра
match-rated = За рейтинг
match-reach = Рейтинг на противниците
match-reach-any = всякакъв
match-reach-within = до { $points } точки разлика от моя
match-bots = Ако няма достатъчно хора
match-bots-never = чакам още
match-bots-after = ботове се включват след { $time }
match-find = Намиране на маса
match-waiting = Търсим маса…
match-waited = Чакате от { $time }.
match-alike = Засега: { $count } от { $players }.
match-bots-in = Ако не дойде никой друг, след { $time } ботове заемат свободните места.
match-no-bots = Играта започва, щом се съберат достатъчно хора.
match-stay = Оставете тази страница отворена: тя сама ще ви отведе на масата.
match-leave = Спирам да чакам

## Tournaments

tournaments-title = Турнири
tournaments-lead = Няколко кръга на маси за трима до шестима. Във всеки кръг се срещат играчи с близки резултати.
tournaments-none = Още няма турнири.
tournaments-live = Отворени и текущи
tournaments-over = Приключили
tournament-new = Нов турнир
tournament-name = Име
tournament-size = Играчи на маса
tournament-rounds = Кръгове
tournament-round = Кръг { $round }
tournament-round-of = Кръг { $round } от { $rounds }
tournament-round-time = Време за един кръг
tournament-round-free = без ограничение
tournament-round-note = Когато времето изтече, ботове доиграват игрите.
tournament-starts = Начало
tournament-starts-by-hand = когато го започна
tournament-starts-in = след { $time }
tournament-starts-at = Започва на { $date }.
tournament-enter-too = И аз играя
tournament-bots = Участващи ботове
tournament-bot-kind = Ниво на ботовете
tournament-make = Обявяване на турнира
tournament-status-open = приема участници
tournament-status-playing = в ход
tournament-status-over = приключил
tournament-status-called-off = отменен
tournament-by = Организатор: { $name }
tournament-entrants =
    { $count ->
        [one] { $count } участник
       *[other] { $count } участници
    }
tournament-first = Води { $name }
tournament-won = Победител: { $name }
tournament-enter = Участвам
tournament-leave = Напускам турнира
tournament-leave-note = Напуснахте: в следващия кръг няма да имате маса.
tournament-start = Начало на първия кръг
tournament-call-off = Отмяна на турнира
tournament-add-bot = Добавяне на бот
tournament-remove = Премахване на { $name }
tournament-share = Връзка за играчи и зрители
tournament-my-table = Към моята маса
tournament-waiting = Вашата игра приключи; следващият кръг започва, когато приключат всички маси.
tournament-needs =
    { $count ->
        [one] Нужен е още един играч.
       *[other] Нужни са още { $count } играчи.
    }
tournament-round-ends = Кръгът свършва най-късно на { $date }.
tournament-standings = Класиране
tournament-place = Място
tournament-player = Играч
tournament-league = Турнирни точки
tournament-league-short = Точки
tournament-wins = Победи
tournament-opponents = Противници
tournament-margin = Разлика
tournament-games = Игри
tournament-gone = вече не участва
tournament-absent = играе бот
tournament-tables = Маси
tournament-table-number = Маса { $number }
tournament-watch = Гледам
tournament-replay = Преглед на играта
tournament-frozen = Тази маса не може да продължи: запазеното за нея не може да се изиграе отново.
tournament-settle-level = Да се брои за равна
tournament-settle-again = Да се играе отново
tournament-to = Към турнира
tournament-how = Как се брои
tournament-how-league = Победата носи { $win } турнирни точки на всяка маса. За всеки, когото изпреварите, получавате равен дял от тях, а за всеки наравно с вас – половин дял.
tournament-how-ties = При равни турнирни точки решават по ред: броят на победите, средните турнирни точки на противниците ви и с колко точки от игрите сте над средното за масите си.
tournament-how-seats = Във всеки кръг се срещат близките в класирането, по възможност без повторни срещи, и всеки сяда ту на ранно, ту на късно място. Никой не остава без маса.
tournament-rated-note = Масите с поне двама души са за рейтинг.

## Errors

error-rated-homebrew = За рейтинг се играе без самоделни карти.
error-rated-coach = В игрите за рейтинг няма съветник.
error-rated-seats = В игрите за рейтинг всеки има едно място.
error-rated-alone = За игра за рейтинг са нужни поне двама души.
error-no-rematch = В турнир няма реванш: следващият кръг започва автоматично.
error-match-clock = За бърза игра е нужен часовник.
error-bad-match = С тези настройки не може да се търси бърза игра.
error-bad-vacation = Отпускът е от 1 до { $most } дни.
error-vacation-used-up = Нямате толкова дни отпуск.
error-no-tournament = Няма такъв турнир.
error-bad-tournament = С тези настройки не може да се играе турнир.
error-tournament-clock = За турнир е нужен часовник: за действията или за кръговете.
error-tournament-full = Турнирът е пълен.
error-tournament-few = Нужни са поне трима играчи.
error-tournament-started = Турнирът вече е започнал.
error-not-frozen = На тази маса все още може да се играе.
error-too-many-tournaments = Имате твърде много турнири. Първо довършете някой.
error-not-organiser = Това може само организаторът.
error-not-entered = Няма такъв участник в турнира.
