### Texts of the pages about people, in English.

## A person

me-title = Your page
me-guest = Guest in this browser
me-account = Account
me-keep = Keep your name
me-keep-text = You don’t need an account to play: this browser remembers you. To use your name on other devices, or in case you lose this one, add a way to sign in. There are no passwords.
me-ways = Ways to sign in
me-sign-in = I already have an account
me-sign-in-text = Sign in to use your account in this browser.
lobby-me = Your games, rating and friends
person-since = Joined { $day }
person-games = Games
person-wins = Won
person-forgotten = Former player
rating-title = Rating
rating-note =
    { $count ->
        [one] From { $count } rated game, give or take { $doubt }.
       *[other] From { $count } rated games, give or take { $doubt }.
    }
rating-none = No rated games yet. Everyone starts at this rating.
history-title = Finished games
history-none = No finished games at open tables yet.
history-none-mine = Games you finish will be listed here.
history-place = Place { $place } of { $of }
history-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
badge-rated = rated
badge-private = private
badge-friend = Friend
tally-characters = Characters
tally-editions = Editions
tally-sizes = Table sizes
tally-won = { $wins } of { $games } won
show-all = Show all { $count }

## Signing in

sign-in-title = Sign in
sign-in-deed = Sign in
sign-in-passkey = Sign in with a passkey
sign-in-mail = With a link by e-mail
sign-in-send = Send link
sign-in-sent = A link is on its way to { $address }. It works once, within a quarter of an hour.
sign-in-code = With a recovery code
sign-in-bring = Add the games I played in this browser
sign-in-as = You are about to sign in as { $name } ({ $address }).
sign-in-new = { $address } will become the e-mail address of { $name }: links sent there will sign you in.
sign-out = Sign out
mail-example = you@example.org
passkeys-title = Passkeys
passkeys-text = A key that stays on your device. You unlock it the way you unlock the device.
passkeys-localhost = Passkeys do not work at a numeric address. Use this one instead:
passkey = Passkey
passkey-make = Create a passkey
passkey-another = Create another
address-title = E-mail
address-text = Used only for sign-in links and e-mails you have asked for.
codes-title = Recovery codes
codes-text = Print or write these down. Each code signs you in once if you lose every other way.
codes-left =
    { $count ->
        [one] { $count } code is left.
       *[other] { $count } codes are left.
    }
codes-once = Write these down now: they are shown only once.
codes-make = Create codes
codes-again = Create new codes
used-on = Last used on { $day }
remove = Remove
cancel = Cancel

## Devices, friends, personal data

devices-title = Devices
device-here = This browser
device-unknown = Browser
friends-title = Friends
friends-none = No friends yet. Send someone a link.
friends-invite = Link for a friend
friends-copy = Copy link
friends-once = The link works once, within a week.
friends-part = Remove friend
friend-title = New friend
friend-text = { $name } wants to be your friend here: you will see each other on your pages.
friend-accept = Accept
block = Block
unblock = Unblock
blocked-title = Blocked
blocked-text = Blocked people cannot sit at tables you open, and you do not see their messages.
data-title = Your data
data-text = Everything this server has stored about you. Download it as a file, or delete it.
data-export = Download
data-delete = Delete everything
data-delete-text = Your name, your ways to sign in, your history, rating, friends and messages are deleted for good. Games you played with others are kept for them, with an anonymous guest in your place; in games still running, a bot takes over.
data-delete-name = To confirm, type your name: { $name }
data-delete-now = Delete for good

## Errors

error-cancelled = No passkey was chosen. Try again whenever you like.
error-have-passkey = This device already has a passkey for you.
error-bad-passkey = That passkey is not valid for this site.
error-no-passkey = This server no longer knows that passkey.
error-old-challenge = That took too long. Please try again.
error-no-passkeys-here = Passkeys need https, or the address “localhost”.
error-too-many-keys = You have too many passkeys. Remove one first.
error-too-many-people = The list is full. Remove somebody first.
error-bad-address = That is not a valid e-mail address.
error-no-mail = This server does not send e-mails.
error-no-mail-sent = The e-mail could not be sent. Try again later.
error-other-browser = Open this link in the browser where you requested it.
error-bad-code = That code has already been used or does not exist.
error-no-player = That player does not exist.
error-own-link = That is your own link; send it to a friend.
error-wrong-name = That is not your name; nothing has been deleted.
error-kept-away = The host does not let you join this table.
