### Amit az emberekről szóló oldalak magyarul mondanak.

## Egy ember

me-title = A te oldalad
me-guest = Vendég ebben a böngészőben
me-account = Fiók
me-keep = Tartsd meg a neved
me-keep-text = A játékhoz nem kell fiók: ez a böngésző ismer téged. Ha más eszközön is ezen a néven játszanál, vagy attól tartasz, hogy ezt elveszíted, adj meg egy belépési módot. Jelszó nincs.
me-ways = Így léphetsz be
me-sign-in = Már van fiókom
me-sign-in-text = Lépj be, és ebben a böngészőben is a saját fiókodat használhatod.
lobby-me = Játszmáid, értékszámod, barátaid
person-since = { $day } óta itt van
person-games = Játszma
person-wins = Győzelem
person-forgotten = Egykori játékos
rating-title = Értékszám
rating-note = { $count } értékelt játszma alapján, plusz-mínusz { $doubt } pont.
rating-none = Még nincs értékelt játszmád. Mindenki ezzel az értékszámmal kezd.
history-title = Befejezett játszmák
history-none = Nyitott asztalnál még nem fejezett be játszmát.
history-none-mine = Itt lesznek felsorolva a befejezett játszmáid.
history-place = { $of } játékosból { $place }. hely
history-points = { $count } pont
badge-rated = értékelt
badge-private = zártkörű
badge-friend = Barát
tally-characters = Karakterek
tally-editions = Kiadások
tally-sizes = Játékosok száma
tally-won = { $games } játszmából { $wins } győzelem
show-all = Mutasd mind ({ $count })

## Belépés

sign-in-title = Belépés
sign-in-deed = Belépés
sign-in-passkey = Belépés azonosítókulccsal
sign-in-mail = E-mailben kapott linkkel
sign-in-send = Link küldése
sign-in-sent = A link úton van a megadott címre ({ $address }). Egyszer használható, negyed óráig.
sign-in-code = Helyreállító kóddal
sign-in-bring = Az ebben a böngészőben játszott játszmáimat is hozom
sign-in-as = { $name } néven lépsz be ({ $address }).
sign-in-new = { $address } lesz { $name } e-mail-címe: az oda küldött linkekkel léphetsz be.
sign-out = Kilépés
mail-example = te@example.org
passkeys-title = Azonosítókulcsok
passkeys-text = Kulcs, amelyet az eszközöd őriz: úgy oldod fel, ahogy magát az eszközt.
passkeys-localhost = Az azonosítókulcs számokból álló címen nem működik. Használd ezt:
passkey = Azonosítókulcs
passkey-make = Azonosítókulcs létrehozása
passkey-another = Még egy létrehozása
address-title = E-mail
address-text = Csak belépő linkeket küldünk rá, és olyan levelet, amelyet te kértél.
codes-title = Helyreállító kódok
codes-text = Nyomtasd ki vagy írd le őket: mindegyik egyszer beléptet, ha minden más módot elvesztettél.
codes-left = Még { $count } kód maradt.
codes-once = Írd fel most: többé nem látod őket.
codes-make = Kódok létrehozása
codes-again = Új kódok létrehozása
used-on = Utoljára használva: { $day }
remove = Eltávolítás
cancel = Mégse

## Eszközök, barátok, saját adatok

devices-title = Eszközök
device-here = Ez a böngésző
device-unknown = Böngésző
friends-title = Barátok
friends-none = Még nincsenek itt barátaid: küldj valakinek egy linket.
friends-invite = Link egy barátnak
friends-copy = Link másolása
friends-once = A link egyszer használható, egy hétig.
friends-part = Barát eltávolítása
friend-title = Új barát
friend-text = { $name } a barátod szeretne lenni itt: az oldalaitokon megtaláljátok egymást.
friend-accept = Elfogadom
block = Letiltás
unblock = Tiltás feloldása
blocked-title = Letiltottak
blocked-text = Akit letiltasz, nem ülhet le az általad nyitott asztalokhoz, és nem látod, amit ír.
data-title = Adataid
data-text = Minden, amit ez a kiszolgáló rólad tárol: letöltheted egy fájlban, vagy törölheted.
data-export = Letöltés
data-delete = Minden törlése
data-delete-text = A neved, a belépési módjaid, az előzményeid, az értékszámod, a barátaid és az üzeneteid végleg törlődnek. Mások játszmái megmaradnak, de nélküled: a helyeden névtelen vendég ül, a futó játszmákat pedig egy bot folytatja.
data-delete-name = A biztonság kedvéért írd be a neved: { $name }
data-delete-now = Végleges törlés

## Amit a kiszolgáló megtagad

error-cancelled = Nem választottál azonosítókulcsot; bármikor újra próbálhatod.
error-have-passkey = Ezen az eszközön már van azonosítókulcsod.
error-bad-passkey = Ez az azonosítókulcs ezen az oldalon nem érvényes.
error-no-passkey = Ez a kiszolgáló már nem ismeri ezt az azonosítókulcsot.
error-old-challenge = Ez túl sokáig tartott. Próbáld újra.
error-no-passkeys-here = Az azonosítókulcshoz https kell, vagy a „localhost” név.
error-too-many-keys = Túl sok azonosítókulcsod van. Előbb távolíts el egyet.
error-too-many-people = A lista megtelt. Előbb vegyél le róla valakit.
error-bad-address = Ez nem érvényes e-mail-cím.
error-no-mail = Ez a kiszolgáló nem küld e-mailt.
error-no-mail-sent = A levelet nem sikerült elküldeni. Próbáld később.
error-other-browser = Abban a böngészőben nyisd meg a linket, amelyikben kérted.
error-bad-code = Ezt a kódot már használták, vagy sosem létezett.
error-no-player = Nincs ilyen játékos.
error-own-link = Ez a saját linked: küldd el egy barátodnak.
error-wrong-name = Ez nem a te neved; semmi sem törlődött.
error-kept-away = A házigazda nem engedett be ehhez az asztalhoz.
