### What the table in the terminal says in Polish.

play-go-on = Wróć do gry poleceniem: { $command }
error-nothing-to-resume = W „{ $folder }” nie ma niedokończonej gry. Zacznij nową bez --resume.
error-game-over = Gra w „{ $file }” jest zakończona. Obejrzysz ją poleceniem citadella replay.
error-several-people = Gry w „{ $file }” nie można tu wznowić: musi mieć dokładnie jednego gracza-człowieka, na pierwszym miejscu.

## The last line: keys and what they do

screen-key-choose = wybierz
screen-key-coach = doradca
screen-key-undo = cofnij
screen-key-log = dziennik
screen-key-cards = karty
screen-key-help = pomoc
screen-key-leave = wyjdź
screen-key-skip = przewiń
screen-key-back = wstecz
screen-key-forth = dalej
screen-key-round = runda
screen-key-ends = początek, koniec

## At the table

screen-thinks = { $name } myśli…
screen-page = więcej możliwości (strona { $page } { BEFORE("from", $pages) })
screen-step = Akcja { $step } { BEFORE("from", $last) }
screen-too-small = To okno jest za małe: stół potrzebuje { $size }.
screen-log = Dziennik gry
screen-cards = Karty
screen-back = ↑↓ przewijanie · Esc powrót
screen-help-heading = Pomoc
screen-help =
    ↑ ↓ wybierają możliwość, Enter ją zatwierdza. Możesz też nacisnąć jej numer albo ją kliknąć.
    0 lub ← → przewraca stronę, gdy możliwości jest więcej niż dziewięć.
    c pyta doradcę, u cofa twoją ostatnią akcję, l pokazuje dziennik gry, a klawisz i objaśnia dowolną kartę. Kliknij kartę, żeby zobaczyć jej opis, albo gracza, żeby zobaczyć jego miasto.
    Spacja pomija przerwy między ruchami innych graczy aż do twojej tury.
    q (lub Ctrl-C) kończy. Gra zapisuje się po każdej akcji: wznawia ją citadella play --resume.

    Raz na turę pobierz zasoby, potem buduj. Postacie grają w kolejności numerów. Gra kończy się po rundzie, w której ktoś ukończy miasto.
screen-replay-help =
    → lub Enter przechodzi o jedną akcję naprzód, ← o jedną wstecz. ↓ i ↑ przechodzą do następnej i poprzedniej rundy, Home i End na początek i koniec.
    l pokazuje dziennik gry do tego miejsca, a klawisz i objaśnia dowolną kartę. Kliknij kartę, żeby zobaczyć jej opis, albo gracza, żeby zobaczyć jego miasto.
    q kończy.
