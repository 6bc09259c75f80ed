### Texts on the drawn cards and beside the drawings, in Bulgarian.

## What a character does, in at most 45 characters

line-assassin = Назовете персонаж: губи хода си.
line-witch = Довършвате хода си с чужди умения.
line-magistrate = Със заповед взимате току-що платена сграда.
line-thief = Златото на назован персонаж е ваше.
line-spy = Гледате чужда ръка: злато и карти за тип.
line-blackmailer = Две заплахи: половината злато или всичко.
line-magician = Разменяте ръката си или теглите нови карти.
line-wizard = Взимате чужда карта, може и да я строите.
line-seer = Карта от всеки, после връщате по една.
line-king = Короната и по 1 злато за кралска сграда.
line-emperor = Давате короната за 1 злато или карта.
line-patrician = Короната и по 1 карта за кралска сграда.
line-bishop = 8-ми ранг не може да засегне града ви.
line-abbot = Злато или карти; 1 злато от най-богатия.
    .classic = 1 злато от най-богатия играч.
line-cardinal = Липсващото злато взимате срещу карти.
line-merchant = Още 1 злато и по 1 за търговска сграда.
line-alchemist = Платеното за строеж ви се връща.
line-trader = Търговски сгради строите без лимит.
line-architect = Още 2 карти, строите до три сгради.
line-navigator = 4 злато или 4 карти, но без строеж.
line-scholar = От 7 карти 1; строите до две сгради.
line-warlord = Разрушавате сграда за цената минус 1.
line-diplomat = Разменяте сграда с друг играч.
line-marshal = Превземате сграда с цена до 3.
line-queen = 3 злато, ако седите до 4-ти ранг.
line-artist = Разкрасявате до две свои сгради.
line-tax_collector = Който строи, ви дава 1 злато.

## Where long words in card names may be hyphenated

break-points =
    Акро|батка Амбу|лант Аристо|крат Архи|тект Бази|лика Бас|тион Бед|няшка Библио|тека Бол|ница
    Бър|лога Гада|телка Гро|бище Дипло|мат Дирек|тор Драко|нови Изнуд|вач Илюзио|нист Импе|ратор
    Казар|ми Капи|тол Камба|нария Камено|ломна Карди|нал Кате|драла Кладе|нец Кмет|ство Ковач|ница
    Коню|шни Кре|пост Лабора|тория Магис|трат Магьос|ник Манас|тир Мону|мент Нави|гатор Некро|пол
    Обсер|вато|рия Оръ|жейна При|зрачна Приста|нище Пълко|водец Распу|тин Скулп|тор Стра|жева
    Съкро|вищ|ница Търго|вец Търгов|ски Универ|ситет Учи|лище Фаб|рика Храни|лище жела|нията

## What can be done to a card: follows its name

deed-destroy = разрушаване: { $price }

## Small things on the table

token-crown = { term-crown }
token-coin = Монета
token-dagger = Кинжал
token-mask = Маска
token-spell = Заклинание
token-warrant = { term-warrant }
token-warrant-signed = Подписана заповед
token-warrant-unsigned = Неподписана заповед
token-threat = { term-threat }
token-threat-flowered = Заплаха с цвете
token-threat-unmarked = Немаркирана заплаха
token-tax-gold = Данък
token-beautified = { term-beautified }
token-tucked-cards = Карти под Музея
token-laid-card = Карта с лицето надолу
token-plot = Празен парцел
token-district-back = Гръб на сграда
token-role-back = Гръб на персонаж
token-flame = Пламък
token-lock = Под закрила
token-bell = Камбана
token-bot = Бот
token-eye = Зрител
token-hourglass = Време
token-undo = Отмяна
token-unplugged = Няма връзка

## The gallery

gallery-title = Галерия
gallery-lead = Всички рисунки в играта: сградите, персонажите и картите за действие от всички издания.
gallery-sizes = На 40, 80 и 160 пиксела
gallery-states = Спокойно, осветено, притъмнено и в пламъци
gallery-cards = Като карти
gallery-calls = В реда на призоваването
gallery-signs = Чипове и знаци
gallery-seats = Щитове на местата
gallery-purses = Кесии
gallery-unknown = Самоделни карти без картинка
gallery-reason = не стигат 2 злато

## Whose work it is

credits-fonts = Шрифтовете са на Huerta Tipográfica и Adobe, с лиценз SIL Open Font License:
credits-drawings = Рисунките са направени за тази програма:
