### Co říkají stránky o lidech česky.

## Člověk

me-title = Vaše stránka
me-guest = Host v tomto prohlížeči
me-account = Účet
me-keep = Zachovejte si své jméno
me-keep-text = Ke hře účet nepotřebujete: tento prohlížeč vás zná. Chcete-li hrát pod svým jménem i na jiných zařízeních, nebo se bojíte, že o toto přijdete, zvolte si způsob přihlášení. Hesla tu nejsou.
me-ways = Jak se přihlásit
me-sign-in = Už mám účet
me-sign-in-text = Přihlaste se a používejte svůj účet i v tomto prohlížeči.
lobby-me = Vaše hry, hodnocení a přátelé
person-since = Zde od { $day }
person-games = Hry
person-wins = Výhry
person-forgotten = Bývalý hráč
rating-title = Hodnocení
rating-note =
    { $count ->
        [one] { CAPITAL(BEFORE("from", $count)) } hodnocené hry, plus minus { $doubt }.
       *[other] { CAPITAL(BEFORE("from", $count)) } hodnocených her, plus minus { $doubt }.
    }
rating-none = Zatím žádná hodnocená hra. S tímto hodnocením začíná každý.
history-title = Dohrané hry
history-none = Zatím žádné dohrané hry u otevřených stolů.
history-none-mine = Tady najdete hry, které dohrajete.
history-place = { $place }. místo { BEFORE("from", $of) }
history-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
badge-rated = hodnocená
badge-private = soukromá
badge-friend = Přítel
tally-characters = Postavy
tally-editions = Vydání
tally-sizes = Počty hráčů
tally-won = výhry: { $wins } { BEFORE("from", $games) }
show-all = Zobrazit vše ({ $count })

## Přihlášení

sign-in-title = Přihlášení
sign-in-deed = Přihlásit se
sign-in-passkey = Přihlásit se přístupovým klíčem
sign-in-mail = Odkazem v e-mailu
sign-in-send = Poslat odkaz
sign-in-sent = Odkaz je na cestě na adresu { $address }. Lze ho použít jednou, do čtvrt hodiny.
sign-in-code = Záchranným kódem
sign-in-bring = Vzít s sebou i hry z tohoto prohlížeče
sign-in-as = Přihlásíte se jako { $name } ({ $address }).
sign-in-new = { $address } bude adresou účtu { $name }: odkazy poslané tam vás od té chvíle přihlásí.
sign-out = Odhlásit se
mail-example = vy@example.org
passkeys-title = Přístupové klíče
passkeys-text = Klíč, který má u sebe vaše zařízení: odemknete ho stejně jako zařízení samo.
passkeys-localhost = Přístupové klíče na číselné adrese nefungují. Použijte tuto:
passkey = Přístupový klíč
passkey-make = Vytvořit přístupový klíč
passkey-another = Vytvořit další
address-title = E-mail
address-text = Jen pro přihlašovací odkazy a pro e-maily, které si zapnete.
codes-title = Záchranné kódy
codes-text = Vytiskněte si je nebo opište: každý vás jednou přihlásí, když přijdete o všechny ostatní způsoby.
codes-left =
    { $count ->
        [one] Zbývá { $count } kód.
        [few] Zbývají { $count } kódy.
       *[other] Zbývá { $count } kódů.
    }
codes-once = Opište si je hned: ukážou se jen jednou.
codes-make = Vytvořit kódy
codes-again = Vytvořit nové kódy
used-on = Naposledy použito { $day }
remove = Odebrat
cancel = Zrušit

## Zařízení, přátelé, vlastní data

devices-title = Zařízení
device-here = Tento prohlížeč
device-unknown = Prohlížeč
friends-title = Přátelé
friends-none = Zatím tu nemáte přátele: pošlete někomu odkaz.
friends-invite = Odkaz pro přítele
friends-copy = Kopírovat odkaz
friends-once = Odkaz lze použít jednou, do týdne.
friends-part = Odebrat z přátel
friend-title = Nový přítel
friend-text = { $name } se s vámi chce přátelit: najdete se navzájem na svých stránkách.
friend-accept = Přijmout
block = Zablokovat
unblock = Odblokovat
blocked-title = Zablokovaní
blocked-text = Zablokovaní si nemohou sednout ke stolům, které otevřete, a nevidíte, co píší.
data-title = Vaše data
data-text = Všechno, co o vás tento server uložil: stáhněte si to jako soubor, nebo to smažte.
data-export = Stáhnout
data-delete = Smazat všechno
data-delete-text = Vaše jméno, způsoby přihlášení, historie, hodnocení, přátelé i zprávy budou navždy smazány. Společné hry ostatním zůstanou, na vašem místě v nich bude anonymní host; v rozehraných hrách nastoupí bot.
data-delete-name = Pro jistotu napište své jméno: { $name }
data-delete-now = Navždy smazat

## Co server odmítá

error-cancelled = Nebyl vybrán přístupový klíč; zkuste to znovu, kdykoli chcete.
error-have-passkey = Na tomto zařízení už přístupový klíč máte.
error-bad-passkey = Tento přístupový klíč na této stránce neplatí.
error-no-passkey = Tento server už ten přístupový klíč nezná.
error-old-challenge = Trvalo to příliš dlouho. Zkuste to ještě jednou.
error-no-passkeys-here = Přístupové klíče potřebují https nebo jméno „localhost“.
error-too-many-keys = Máte příliš mnoho přístupových klíčů. Nejdřív jeden odeberte.
error-too-many-people = Seznam je plný. Nejdřív někoho odeberte.
error-bad-address = To není platná e-mailová adresa.
error-no-mail = Tento server neposílá e-maily.
error-no-mail-sent = E-mail se nepodařilo odeslat. Zkuste to později.
error-other-browser = Otevřete odkaz v prohlížeči, ze kterého přišla žádost o něj.
error-bad-code = Ten kód už byl použit, nebo nikdy neexistoval.
error-no-player = Takový hráč neexistuje.
error-own-link = To je váš vlastní odkaz: pošlete ho příteli.
error-wrong-name = To není vaše jméno; nic nebylo smazáno.
error-kept-away = Hostitel vás k tomuto stolu nepustil.
