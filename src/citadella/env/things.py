"""What a seat knows as a list of things on the table, for models that look at things one by one.

A thing is a row of small numbers (docs/encoding.md). 0 stands for 'none' or 'not known', so cards,
characters, seats and types are counted from 1; seat 1 is the one who looks.
"""

from typing import Final, final

from mypy_extensions import i64

from citadella.env.observation import ByteRows, known_face
from citadella.env.room import place_of_marker
from citadella.rules.card import UNKNOWN, Card, District
from citadella.rules.character import Marker
from citadella.rules.game import Game
from citadella.rules.state import Player, Sighting
from citadella.rules.visibility import ASIDE, is_shown, shown_card, shown_pack

# What a thing can be, in the order in which they are listed; the rows of a kind come together.
KINDS: Final = (
    ("player", "gold; number: cards in the hand; flag: has the crown"),
    (
        "character",
        "seat: who is known to hold it; flag: face up; number: can be taken now",
    ),
    ("marker", "rank and seat who laid it; number: its kind; flag: 1 plain, 2 real, 0 not known"),
    ("hand", "a card in my hand"),
    ("offer", "a card drawn to choose from"),
    ("held", "a card that lies on the table, its question is open"),
    ("district", "stands in the city of the seat; flag: beautified"),
    ("laid", "an action card before the seat; gold: what lies on it; flag: used in this turn"),
    ("tucked", "a card under a district of the seat; flag: I put it there"),
    ("seen", "a card that was seen in the seat's hand; number: so many of those have left unseen"),
    ("bottom", "a card known to be at the bottom of the deck"),
    ("deck", "a card seen in the deck; number: so many of those have been drawn unseen"),
)
PLAYER: Final = 1
CHARACTER: Final = 2
MARKER: Final = 3
HAND: Final = 4
OFFER: Final = 5
HELD: Final = 6
DISTRICT: Final = 7
LAID: Final = 8
TUCKED: Final = 9
SEEN: Final = 10
BOTTOM: Final = 11
DECK: Final = 12

COLUMNS: Final = (
    "kind",
    "card",
    "character",
    "rank",
    "seat",
    "type",
    "cost",
    "gold",
    "number",
    "flag",
)
AT_KIND: Final = 0
AT_CARD: Final = 1
AT_CHARACTER: Final = 2
AT_RANK: Final = 3
AT_SEAT: Final = 4
AT_TYPE: Final = 5
AT_COST: Final = 6
AT_GOLD: Final = 7
AT_NUMBER: Final = 8
AT_FLAG: Final = 9
WIDTH: Final = 10
# More than have ever lain there; the last ones would be left out.
MOST_THINGS: Final = 256


@final
class Lister:
    """Writes the things of one game for one seat into the current row."""

    def __init__(self, game: Game, seat: int, rows: ByteRows) -> None:
        """Begin a list."""
        self.game = game
        self.seat: i64 = seat
        self.seats: i64 = len(game.players)
        self.rows = rows
        self.at: i64 = 0
        self.count = 0

    def thing(self, kind: int, seat: i64) -> bool:
        """Begin the next row; False if the list is full. A seat of -1 is nobody's."""
        if self.count:
            self.at += WIDTH
        if self.at >= MOST_THINGS * WIDTH:
            self.at -= WIDTH
            return False
        self.count += 1
        self.rows.put(self.at + AT_KIND, kind)
        if seat >= 0:
            there = seat - self.seat if seat >= self.seat else seat - self.seat + self.seats
            self.rows.put(self.at + AT_SEAT, there + 1)
        return True

    def note(self, column: i64, value: i64) -> None:
        """Write into the row that was begun last."""
        self.rows.put(self.at + column, value)

    def card(self, kind: int, card: Card, seat: i64) -> bool:
        """List a card; False if the list is full."""
        if not self.thing(kind, seat):
            return False
        self.note(AT_CARD, card.number)
        self.note(AT_TYPE, card.type + 1)
        if isinstance(card, District):
            self.note(AT_COST, card.cost)
        return True

    def list_all(self) -> None:
        """List everything."""
        game = self.game
        for player in game.players:
            if self.thing(PLAYER, player.seat):
                self.note(AT_GOLD, player.gold)
                self.note(AT_NUMBER, len(player.hand))
                self.note(AT_FLAG, 1 if game.crown == player.seat else 0)
        self.list_cast()
        for marker in game.markers:
            self.list_marker(marker)
        for card in game.players[self.seat].hand:
            self.card(HAND, card, self.seat)
        self.list_table()
        for player in game.players:
            self.list_place(player)
        self.list_deck()

    def list_cast(self) -> None:
        """List the characters, and who is known to hold them."""
        game = self.game
        pack = shown_pack(game, int(self.seat))
        me = game.players[self.seat]
        for rank in range(1, len(game.box.cast)):
            holder: i64 = self.seat if rank in me.roles else -1
            for player in game.players:
                if player.revealed >> rank & 1:
                    holder = player.seat
            if self.thing(CHARACTER, holder):
                self.note(AT_CHARACTER, game.box.cast[rank].number)
                self.note(AT_RANK, rank)
                self.note(AT_FLAG, game.face_up >> rank & 1)
                self.note(AT_NUMBER, pack >> rank & 1)

    def list_marker(self, marker: Marker) -> None:
        """List a marker; its face only if the seat may know it."""
        if not self.thing(MARKER, marker.owner):
            return
        self.note(AT_RANK, marker.rank)
        self.note(AT_NUMBER, place_of_marker(marker.kind) + 1)
        self.note(AT_FLAG, known_face(marker, int(self.seat)))

    def list_table(self) -> None:
        """List the cards drawn to choose from, if the seat sees them, and those that are held."""
        game = self.game
        if game.aside and is_shown(game, int(self.seat), ASIDE):
            for card in game.aside:
                self.card(OFFER, card, self.seat)
        for question in game.stack:
            held = question.holds()
            if held:
                self.card(HELD, game.box.by_number[held], question.seat)

    def list_place(self, player: Player) -> None:
        """List what lies before a player, and what is remembered of the hand."""
        owner: i64 = player.seat
        for building in player.city:
            if self.card(DISTRICT, building.district, owner):
                self.note(AT_COST, building.cost)
                self.note(AT_FLAG, 1 if building.is_beautified else 0)
        for laid in player.laid:
            if self.card(LAID, laid.card, owner):
                self.note(AT_GOLD, laid.gold)
                self.note(AT_FLAG, 1 if laid.visited else 0)
        for tucked in player.tucked:
            card = shown_card(tucked, int(self.seat))
            if card is UNKNOWN:
                self.thing(TUCKED, owner)
            elif self.card(TUCKED, card, owner):
                self.note(AT_FLAG, 1)
        if player.seen and owner != self.seat:
            self.list_sighting(SEEN, player.seen[self.seat], owner)

    def list_deck(self) -> None:
        """List what the seat knows of the deck."""
        game = self.game
        bit = 1 << int(self.seat)
        for i in range(len(game.marks)):
            if game.marks[i] & bit:
                self.card(BOTTOM, game.deck[i], -1)
        if game.deck_seen:
            self.list_sighting(DECK, game.deck_seen[self.seat], -1)

    def list_sighting(self, kind: int, seen: Sighting | None, owner: i64) -> None:
        """List the cards of a sighting."""
        if seen is None:
            return
        for card in seen.cards:
            if self.card(kind, card, owner):
                self.note(AT_NUMBER, seen.lost)


def list_things(game: Game, seat: int, rows: ByteRows) -> int:
    """Write the things that a seat knows of into the current row; return how many there are."""
    lister = Lister(game, seat, rows)
    lister.list_all()
    return lister.count
