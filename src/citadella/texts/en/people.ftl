### What the pages about people say in English.

## A person

me-title = Your page
me-guest = Guest in this browser
me-account = Account
me-keep = Keep your name
me-keep-text = You need no account to play: this browser knows you. If you also want to be yourself on other devices, or might lose this one, choose a way back. There are no passwords.
me-ways = Ways to sign in
me-sign-in = I already have an account
me-sign-in-text = Sign in, and this browser is yours too.
lobby-me = Your games, rating and friends
person-since = Here since { $day }
person-games = Games
person-wins = Won
person-forgotten = Former player
rating-title = Rating
rating-note =
    { $count ->
        [one] From { $count } rated game; it may well be off by { $doubt }.
       *[other] From { $count } rated games; it may well be off by { $doubt }.
    }
rating-none = No rated game yet: everyone begins here.
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
sign-in-sent = A link is on its way to { $address }. It works once, for a quarter of an hour.
sign-in-code = With a recovery code
sign-in-bring = Bring along what I have played in this browser
sign-in-as = You are about to sign in as { $name } ({ $address }).
sign-in-new = { $address } becomes the address of { $name }: from then on, links sent there sign you in.
sign-out = Sign out
mail-example = you@example.org
passkeys-title = Passkeys
passkeys-text = A key that stays on your device: you unlock it the way you unlock the device.
passkeys-localhost = Passkeys need a name instead of a numeric address:
passkey = Passkey
passkey-make = Make a passkey
passkey-another = Make another one
address-title = E-mail
address-text = Used for links to sign in, and for nothing you have not asked for.
codes-title = Recovery codes
codes-text = For paper: each code lets you in once, should everything else be lost.
codes-left =
    { $count ->
        [one] { $count } code is left.
       *[other] { $count } codes are left.
    }
codes-once = Write these down now: they are shown only once.
codes-make = Make codes
codes-again = Make new codes
used-on = Last used on { $day }
remove = Remove
cancel = Cancel

## Devices, friends, own data

devices-title = Devices
device-here = This browser
device-unknown = Browser
friends-title = Friends
friends-none = No friends here yet: send someone a link.
friends-invite = Link for a friend
friends-copy = Copy link
friends-once = The link works once, for a week.
friends-part = Remove friend
friend-title = A new friend
friend-text = { $name } wants to be your friend here: you will find each other on your pages.
friend-accept = Accept
block = Block
unblock = Unblock
blocked-title = Blocked
blocked-text = Blocked people cannot sit down at tables that you open, and you do not see what they write.
data-title = Your data
data-text = Everything this server has stored about you: download it as a file, or delete it.
data-export = Download
data-delete = Delete everything
data-delete-text = Your name, your ways to sign in, your history, rating, friends and messages are deleted for good. Games that others played stay with them, without you: an anonymous guest sits in your place, and a bot plays on where a game is still running.
data-delete-name = To be sure, type your name: { $name }
data-delete-now = Delete for good

## What the server refuses

error-cancelled = Nothing was chosen; try again whenever you like.
error-have-passkey = This device already has a passkey for you.
error-bad-passkey = That passkey does not fit here.
error-no-passkey = This server no longer knows that passkey.
error-old-challenge = That took too long. Try once more.
error-no-passkeys-here = Passkeys need https, or the name “localhost”.
error-too-many-keys = You have too many passkeys. Remove one first.
error-too-many-people = The list is full.
error-bad-address = That is not an e-mail address.
error-no-mail = This server sends no e-mail.
error-no-mail-sent = The e-mail could not be sent. Try again later.
error-other-browser = Open this link in the browser where you asked for it.
error-bad-code = That code has already been used or never existed.
error-no-player = There is no such player.
error-own-link = That link is yours: give it to somebody else.
error-wrong-name = That is not your name; nothing has been deleted.
error-kept-away = The host of this table does not let you in.
