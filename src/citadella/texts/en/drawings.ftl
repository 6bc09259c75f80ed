### Texts on the drawn cards and beside the drawings, in English.

## What a character does, in at most 45 characters

line-assassin = Name a character: its player loses the turn.
line-witch = Gather, then take over another’s turn.
line-magistrate = Three warrants: take a district just built.
line-thief = Name a character: take all its gold.
line-spy = See a hand; gain gold and cards for one type.
line-blackmailer = Two threats: half the gold, or all of it.
line-magician = Swap hands, or replace some of your cards.
line-wizard = Take a card from a hand, even build it.
line-seer = Take a card from everyone, give one back.
line-king = Crown, and 1 gold per noble district.
line-emperor = Pass the crown on for 1 gold or 1 card.
line-patrician = Crown, and 1 card per noble district.
line-bishop = Rank 8 cannot touch your city.
line-abbot = Gold or cards; the richest gives you 1 gold.
    .classic = 1 gold from the richest player.
line-cardinal = Trade cards for the gold you are short of.
line-merchant = 1 extra gold, and 1 per trade district.
line-alchemist = Get back what you pay for building.
line-trader = Build any number of trade districts.
line-architect = 2 extra cards, build up to three.
line-navigator = 4 gold or 4 cards, but no building.
line-scholar = Draw 7 cards, keep 1; build up to two.
line-warlord = Destroy a district for its cost less 1.
line-diplomat = Swap a district for another player’s.
line-marshal = Seize a district of cost 3 or less.
line-queen = 3 gold if you sit beside rank 4.
line-artist = Beautify up to two of your districts.
line-tax_collector = Whoever builds pays you 1 gold.

## Where long words in card names may be hyphenated

break-points =
    Alche|mist Archi|tect Assas|sin Bar|racks Basil|ica Battle|field Black|mailer Cannon|ball
    Cardi|nal Cathe|dral Collec|tor Diplo|mat Direc|tor For|tress Frame|work Grave|yard Hospi|tal
    Impe|rial Labora|tory Light|house Magi|cian Magis|trate Mer|chant Monas|tery Monu|ment
    Navi|gator Necro|polis Obser|vatory Patri|cian Raspu|tin Treas|ury Univer|sity Watch|tower

## What can be done to a card: follows its name

deed-destroy = destroy for { $price }

## Small things on the table

token-crown = { term-crown }
token-coin = Coin
token-dagger = Dagger
token-mask = Mask
token-spell = Spell
token-warrant = { term-warrant }
token-warrant-signed = Signed warrant
token-warrant-unsigned = Unsigned warrant
token-threat = { term-threat }
token-threat-flowered = Flowered threat
token-threat-unmarked = Unmarked threat
token-tax-gold = Tax
token-beautified = { term-beautified }
token-tucked-cards = Cards under the Museum
token-laid-card = Face-down card
token-plot = Empty plot
token-district-back = Back of a district
token-role-back = Back of a character
token-flame = Flame
token-lock = Protected
token-bell = Bell
token-bot = Bot
token-eye = Spectator
token-hourglass = Time
token-undo = Undo
token-unplugged = Not connected

## The gallery

gallery-title = Gallery
gallery-lead = Every drawing of the game: all districts, characters and action cards of all editions.
gallery-sizes = At 40, 80 and 160 pixels
gallery-states = Plain, lit, dimmed and burning
gallery-cards = As cards
gallery-calls = On the call track
gallery-signs = Tokens and icons
gallery-seats = Shields of the seats
gallery-purses = Gold
gallery-unknown = Homebrew cards without a picture
gallery-reason = 2 gold short

## Whose work it is

credits-fonts = The typefaces, by Huerta Tipográfica and Adobe, under the SIL Open Font License:
credits-drawings = The drawings were made for this program:
