### Texts of the pages about people, in Polish.

## A person

me-title = Twoja strona
me-guest = Gość w tej przeglądarce
me-account = Konto
me-keep = Zachowaj swoje imię
me-keep-text = Do gry nie potrzebujesz konta: ta przeglądarka cię pamięta. Jeśli chcesz używać swojego imienia na innych urządzeniach albo nie stracić go razem z tym, dodaj sposób logowania. Hasła nie są potrzebne.
me-ways = Sposoby logowania
me-sign-in = Mam już konto
me-sign-in-text = Zaloguj się, aby używać swojego konta w tej przeglądarce.
lobby-me = Twoje gry, ranking i znajomi
person-since = Na stronie od: { $day }
person-games = Gry
person-wins = Wygrane
person-forgotten = Dawny gracz
rating-title = Ranking
rating-note =
    { $count ->
        [one] Z { $count } gry rankingowej, z dokładnością do { $doubt }.
       *[other] Z { $count } gier rankingowych, z dokładnością do { $doubt }.
    }
rating-none = Nie ma jeszcze gier rankingowych. Każdy zaczyna z takim rankingiem.
history-title = Zakończone gry
history-none = Nie ma jeszcze zakończonych gier przy otwartych stołach.
history-none-mine = Tu pojawią się gry, które zakończysz.
history-place = Miejsce { $place } { BEFORE("from", $of) }
history-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
badge-rated = rankingowa
badge-private = prywatna
badge-friend = Wśród znajomych
tally-characters = Postacie
tally-editions = Edycje
tally-sizes = Wielkość stołu
tally-won = wygrane: { $wins } { BEFORE("from", $games) }
show-all = Pokaż wszystkie ({ $count })

## Signing in

sign-in-title = Logowanie
sign-in-deed = Zaloguj się
sign-in-passkey = Zaloguj się kluczem dostępu
sign-in-mail = Linkiem przez e-mail
sign-in-send = Wyślij link
sign-in-sent = Link jest w drodze na adres { $address }. Działa raz, przez kwadrans.
sign-in-code = Kodem zapasowym
sign-in-bring = Dodaj gry rozegrane w tej przeglądarce
sign-in-as = Za chwilę zalogujesz się jako { $name } ({ $address }).
sign-in-new = { $address } stanie się adresem e-mail gracza { $name }: linki wysłane na ten adres będą logować.
sign-out = Wyloguj się
mail-example = ty@example.org
passkeys-title = Klucze dostępu
passkeys-text = Klucz, który nie opuszcza twojego urządzenia. Odblokowujesz go tak jak samo urządzenie.
passkeys-localhost = Klucze dostępu nie działają pod adresem liczbowym. Użyj tego adresu:
passkey = Klucz dostępu
passkey-make = Utwórz klucz dostępu
passkey-another = Utwórz kolejny
address-title = E-mail
address-text = Używany tylko do linków logowania i wiadomości zamówionych przez ciebie.
codes-title = Kody zapasowe
codes-text = Wydrukuj je lub zapisz. Każdy kod pozwala zalogować się raz, gdy nie masz już żadnego innego sposobu.
codes-left =
    { $count ->
        [one] Pozostał { $count } kod.
        [few] Pozostały { $count } kody.
        [many] Pozostało { $count } kodów.
       *[other] Pozostało { $count } kodu.
    }
codes-once = Zapisz je teraz: pokazujemy je tylko raz.
codes-make = Utwórz kody
codes-again = Utwórz nowe kody
used-on = Ostatnie użycie: { $day }
remove = Usuń
cancel = Anuluj

## Devices, friends, personal data

devices-title = Urządzenia
device-here = Ta przeglądarka
device-unknown = Przeglądarka
friends-title = Znajomi
friends-none = Nie masz jeszcze znajomych. Wyślij komuś link.
friends-invite = Link dla znajomej osoby
friends-copy = Kopiuj link
friends-once = Link działa raz, przez tydzień.
friends-part = Usuń ze znajomych
friend-title = Nowa znajomość
friend-text = { $name } chce dołączyć do twoich znajomych: będziecie się widzieć na swoich stronach.
friend-accept = Przyjmij
block = Zablokuj
unblock = Odblokuj
blocked-title = Zablokowani
blocked-text = Zablokowane osoby nie mogą siadać przy twoich stołach, a ty nie widzisz ich wiadomości.
data-title = Twoje dane
data-text = Wszystko, co ten serwer o tobie przechowuje. Pobierz to jako plik albo usuń.
data-export = Pobierz
data-delete = Usuń wszystko
data-delete-text = Twoje imię, sposoby logowania, historia, ranking, znajomi i wiadomości zostaną usunięte na zawsze. Gry rozegrane z innymi zostaną dla nich zachowane, z anonimowym gościem na twoim miejscu; w grach, które jeszcze trwają, zagra bot.
data-delete-name = Aby potwierdzić, wpisz swoje imię: { $name }
data-delete-now = Usuń na zawsze

## Errors

error-cancelled = Nie wybrano klucza dostępu. Możesz spróbować ponownie w każdej chwili.
error-have-passkey = To urządzenie ma już twój klucz dostępu.
error-bad-passkey = Ten klucz dostępu nie pasuje do tej strony.
error-no-passkey = Serwer nie zna już tego klucza dostępu.
error-old-challenge = To trwało zbyt długo. Spróbuj ponownie.
error-no-passkeys-here = Klucze dostępu wymagają https albo adresu „localhost”.
error-too-many-keys = Masz za dużo kluczy dostępu. Najpierw usuń któryś.
error-too-many-people = Lista jest pełna. Najpierw usuń kogoś.
error-bad-address = To nie jest prawidłowy adres e-mail.
error-no-mail = Ten serwer nie wysyła e-maili.
error-no-mail-sent = Nie udało się wysłać e-maila. Spróbuj później.
error-other-browser = Otwórz ten link w przeglądarce, z której wysłano prośbę o niego.
error-bad-code = Ten kod został już użyty albo nie istnieje.
error-no-player = Nie ma takiego gracza.
error-own-link = To twój własny link; wyślij go komuś.
error-wrong-name = To nie jest twoje imię; niczego nie usunięto.
error-kept-away = Gospodarz nie pozwala ci dołączyć do tego stołu.
