### The coach’s reasons for a move, in Polish.
###
### $character and $card are names (see game.ftl for their forms), $seat is a player's name, $percent
### and $count are numbers. The message itself names what is counted (`count-gold`).

reason-builds =
    { $count ->
        [one] { $character }: możesz w jednej turze zbudować { $count } dzielnicę.
        [few] { $character }: możesz w jednej turze zbudować { $count } dzielnice.
        [many] { $character }: możesz w jednej turze zbudować { $count } dzielnic.
       *[other] { $character }: możesz w jednej turze zbudować { $count } dzielnicy.
    }
reason-leader = { $character }: { $seat } może zakończyć grę jedną dzielnicą.
reason-rich = { $character }: komuś można zabrać { object-gold }.
reason-income = { $character }: z twojego miasta przynosi { object-gold }.
reason-income-cards = { $character }: z twojego miasta przynosi { object-cards }.
reason-hand = { $character }: ktoś ma na ręce { object-cards }.
reason-crown = { $character }: daje ci koronę, a z nią pierwszy wybór.
reason-likely-gold = { $character }: może ci przynieść { object-gold }.
reason-shelters =
    { $count ->
        [one] { $character }: twoja dzielnica jest bezpieczna przez rundę.
        [few] { $character }: twoje { $count } dzielnice są bezpieczne przez rundę.
        [many] { $character }: { $count } twoich dzielnic jest bezpiecznych przez rundę.
       *[other] { $character }: { $count } twojej dzielnicy jest bezpieczne przez rundę.
    }
reason-new-cards =
    { $count ->
        [0] { $character }: daje ci nowe karty; z ręki nie możesz nic zbudować.
       *[other] { $character }: daje ci nowe karty; z ręki możesz zbudować tylko { object-cards }.
    }
reason-ahead = { $character }: ktoś traci turę; prowadzi { $seat } ({ count-districts }).
reason-likely = { $character }: na { $percent }% to { $seat }.
reason-finisher = { $character }: na { $percent }% to { $seat }, z szansą na ukończenie miasta w tej turze.
reason-purse = { $character }: na { $percent }% to { $seat }, a tam jest { count-gold }.
reason-nobody = { $character }: prawdopodobnie nikogo to nie dotknie.
reason-completes = { $card }: ukończysz swoje miasto.
reason-all-types = { $card }: masz wszystkie pięć rodzajów, czyli 3 punkty więcej.
reason-points = { $card }: { count-points } i jedna dzielnica więcej.
reason-stops = { $card }: { $seat } nie zakończy teraz gry.
reason-takes = { $card }: { $seat } traci { count-points }.
reason-gold-for = Za to złoto możesz zbudować { FORM($card, "acc") }.
reason-gold = Masz { object-gold }, a karty na ręce kosztują więcej.
reason-no-cards = Z ręki nie możesz już nic zbudować.
reason-cards = Z ręki możesz zbudować tylko { object-cards }.
reason-affordable = { $card }: już cię stać.
reason-saving =
    { $count ->
        [one] { $card }: brakuje ci { $count } monety.
        [few] { $card }: brakuje ci { $count } monet.
        [many] { $card }: brakuje ci { $count } monet.
       *[other] { $card }: brakuje ci { $count } monety.
    }
reason-least-card = { $card }: twoja najmniej przydatna karta.
reason-all-income =
    { $count ->
        [one] Dochód daje { $count } dzielnica.
        [few] Dochód dają { $count } dzielnice.
        [many] Dochód daje { $count } dzielnic.
       *[other] Dochód daje { $count } dzielnicy.
    }
reason-half = { count-gold } to mniej, niż może zabrać groźba.
reason-their-hand = { $seat } ma więcej kart niż ty ({ count-cards }).
reason-poor-cards =
    { $count ->
        [0] Potrzebujesz nowych kart.
        [one] Jedna karta na twojej ręce jest mało przydatna.
        [few] { $count } karty na twojej ręce są mało przydatne.
        [many] { $count } kart na twojej ręce jest mało przydatnych.
       *[other] { $count } karty na twojej ręce jest mało przydatne.
    }
reason-beauty = Zamienia 1 monetę w 1 punkt.
risk-points = Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } punktu mniej niż pierwsza propozycja.
risk-gold = Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } monety mniej niż pierwsza propozycja.
risk-cards = Do końca rundy daje średnio o { NUMBER($more, minimumFractionDigits: 1) } karty mniej niż pierwsza propozycja.
risk-rival = { $seat } kończy rundę średnio z wynikiem o { NUMBER($less, minimumFractionDigits: 1) } punktu wyższym niż po pierwszej propozycji.
risk-turn = Tracisz turę w { $percent }% symulowanych gier (przy pierwszej propozycji: { $other }%).
risk-end = Gra kończy się w { $percent }% symulowanych gier (przy pierwszej propozycji: { $other }%).
risk-no-end = Gra kończy się teraz w { $percent }% symulowanych gier (przy pierwszej propozycji: { $other }%).
risk-later = W tej rundzie daje tyle samo, ale stawia cię w gorszej sytuacji na następne.
