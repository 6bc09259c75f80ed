### What the table in the terminal says in Czech.

play-go-on = V partii se pokračuje takto: { $command }
error-nothing-to-resume = V „{ $folder }“ není žádná nedohraná partie. Novou začnete bez --resume.
error-game-over = Partie v souboru „{ $file }“ už skončila; ukáže ji citadella replay.
error-several-people = V partii ze souboru „{ $file }“ se tu nedá pokračovat: jde to jen s jediným člověkem, na prvním místě.

## The last line: keys and what they do

screen-key-choose = volba
screen-key-coach = rada
screen-key-undo = vrátit
screen-key-log = průběh
screen-key-cards = karty
screen-key-help = nápověda
screen-key-leave = konec
screen-key-skip = zrychlit
screen-key-back = zpět
screen-key-forth = dál
screen-key-round = kolo
screen-key-ends = začátek, konec

## At the table

screen-thinks = { $name } přemýšlí…
screen-page = další volby (strana { $page } { BEFORE("from", $pages) })
screen-step = Akce { $step } { BEFORE("from", $last) }
screen-too-small = Toto okno je na stůl příliš malé, je potřeba { $size }.
screen-log = Průběh hry
screen-cards = Karty
screen-back = ↑↓ posun · Esc zpět
screen-help-heading = Nápověda
screen-help =
    ↑ a ↓ označí volbu, Enter ji potvrdí; stejně tak její číslice nebo kliknutí.
    0 nebo ← → obrátí stránku, když je voleb víc než devět. Na české klávesnici není k číslicím třeba Shift.
    c se zeptá rádce, u vrátí vaši poslední akci, l ukáže všechno, co se stalo, i vysvětlí kteroukoli kartu. Kliknutí na kartu ji vysvětlí, kliknutí na hráče ukáže jeho město.
    Po mezerníku hrají ostatní bez přestávek, dokud nejste na řadě.
    q (nebo Ctrl-C) program ukončí. Partie se ukládá po každé akci: citadella play --resume v ní pokračuje.

    Jednou za tah si doberte zdroje, pak stavte; kolo prochází postavy podle čísel. Hra končí na konci kola, v němž někdo dokončí město.
screen-replay-help =
    → nebo Enter jde o akci dál, ← o akci zpět; ↓ a ↑ na další a předchozí kolo, Home a End na začátek a na konec.
    l ukáže všechno, co se dosud stalo, i vysvětlí kteroukoli kartu. Kliknutí na kartu ji vysvětlí, kliknutí na hráče ukáže jeho město.
    q program ukončí.
