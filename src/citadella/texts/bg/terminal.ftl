### What the table in the terminal says in Bulgarian.

play-go-on = За да продължите играта: { $command }
error-nothing-to-resume = В „{ $folder }“ няма недовършена игра. Без --resume започвате нова.
error-game-over = Играта във файла „{ $file }“ е свършила; citadella replay я показва.
error-several-people = Играта във файла „{ $file }“ не може да се продължи тук: тук се продължава само игра с един човек, и то на първото място.

## The last line: keys and what they do

screen-key-choose = избор
screen-key-coach = съвет
screen-key-undo = отмяна
screen-key-log = дневник
screen-key-cards = карти
screen-key-help = помощ
screen-key-leave = изход
screen-key-skip = по-бързо
screen-key-back = назад
screen-key-forth = напред
screen-key-round = рунд
screen-key-ends = начало, край

## At the table

screen-thinks = { $name } мисли…
screen-page = още възможности (страница { $page } от { $pages })
screen-step = Действие { $step } от { $last }
screen-too-small = Прозорецът е твърде малък за масата, нужни са { $size }.
screen-log = Дневник на играта
screen-cards = Карти
screen-back = ↑↓ превъртане · Esc назад
screen-help-heading = Помощ
screen-help =
    ↑ и ↓ отбелязват възможност, Enter я избира; същото правят цифрата ѝ и щракването с мишката.
    0 или ← → обръща страницата, когато възможностите са повече от девет.
    ц пита съветника, у отменя последното ви действие, л показва всичко досега, и обяснява всяка карта (на латиница: c, u, l, i). Щракване върху карта я обяснява, върху играч – показва града му.
    След интервал другите играят без паузи, докато дойде вашият ред.
    я (q) или Ctrl-C е изход. Играта се запазва след всяко действие: citadella play --resume я продължава.

    Веднъж на ход си набавяте ресурси, после строите; рундът минава през персонажите по ранг. Играта свършва в края на рунда, в който някой завърши града си.
screen-replay-help =
    → или Enter отива с едно действие напред, ← – с едно назад; ↓ и ↑ – към следващия и предишния рунд, Home и End – към началото и края.
    л (l) показва всичко дотук, и (i) обяснява всяка карта. Щракване върху карта я обяснява, върху играч – показва града му.
    я (q) е изход.
