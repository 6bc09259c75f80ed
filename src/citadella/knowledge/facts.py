"""Facts that a seat knows about a game, shared by all encoders.

The observation and the entity list (`citadella.env`) and the features of the networks
(`citadella.bots.neural`) differ only in how they lay out these facts. The methods of cards are
never called here, because they could read facts that are hidden from the seat.
"""

from typing import Final, final

from mypy_extensions import i64

from citadella.cards import TYPES as TYPE_NAMES
from citadella.rules.card import Card
from citadella.rules.character import OPEN_PLAIN, OPEN_REAL, PLAIN, REAL, Marker
from citadella.rules.game import Game
from citadella.rules.state import Player, Sighting
from citadella.rules.visibility import ASIDE, is_shown, knows_card, shown_card

TYPES: Final = 5
assert len(TYPE_NAMES) == TYPES
TYPE_BITS: Final = 6
TYPE_MASK: Final = 63

# The places of known cards. Each value is a position in `KINDS` (`env/things.py`), counted from 1.
HAND: Final = 4
OFFER: Final = 5
HELD: Final = 6
DISTRICT: Final = 7
LAID: Final = 8
TUCKED: Final = 9
SEEN: Final = 10
BOTTOM: Final = 11
DECK: Final = 12


def relative_seat(seat: i64, viewer: i64, seats: i64) -> i64:
    """Return the number of `seat` relative to `viewer`: 0 is the viewer, 1 the left neighbour."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def known_face(marker: Marker, seat: int) -> i64:
    """Return a marker's face: 1 if plain, 2 if real, 0 if it has none or hides it from `seat`."""
    if not marker.set_size() or marker.hides_face(seat):
        return 0
    face = marker.face
    return 2 if face in (REAL, OPEN_REAL) else 1 if face in (PLAIN, OPEN_PLAIN) else 0


@final
class CityFacts:
    """The public facts of a city: its size, points and types."""

    def __init__(self) -> None:
        # The size that counts towards completing the city, including action cards.
        self.size: i64 = 0
        # The points of the districts, without bonuses.
        self.points: i64 = 0
        # The number of districts of each type, packed into `TYPE_BITS` bits each.
        self.types: i64 = 0

    def read(self, player: Player) -> None:
        points: i64 = 0
        types: i64 = 0
        one: i64 = 1
        for building in player.city:
            district = building.district
            types += one << (i64(district.type) * TYPE_BITS)
            points += building.cost + district.silver
        self.size = player.size + player.tents
        self.points = points
        self.types = types

    def missing(self) -> i64:
        """Return the number of district types that the city lacks."""
        missing: i64 = 0
        types = self.types
        for _ in range(i64(TYPES)):
            if types & TYPE_MASK == 0:
                missing += 1
            types >>= TYPE_BITS
        return missing


class KnownCards:
    """A visitor of the cards that a seat knows; its subclasses encode them."""

    def __init__(self) -> None:
        """Create a visitor; subclasses must set `seat` and `seats` before a visit."""
        self.seat: i64 = 0
        self.seats: i64 = 0
        # The owner of the cards being visited, relative to the viewer (-1: nobody).
        self.owner: i64 = 0

    def encode_cards(self, place: i64, cards: list[Card], lost: int) -> None:
        """Encode the cards that were seen at `place`; `lost` of them have left since.

        The seat does not know which cards have left.
        """
        raise NotImplementedError

    def encode_card(self, place: i64, card: Card) -> None:
        """Encode a single card; a tucked card may be UNKNOWN."""
        raise NotImplementedError

    def encode_player(self, game: Game, player: Player) -> None:
        """Encode the public facts about a player, including the city."""
        raise NotImplementedError

    def visit(self, game: Game) -> None:
        """Visit all cards that the seat knows, and all tucked cards."""
        seat = int(self.seat)
        self.owner = 0
        self.encode_cards(HAND, game.players[seat].hand, 0)
        if game.aside and is_shown(game, seat, ASIDE):
            self.encode_cards(OFFER, game.aside, 0)
        for question in game.stack:
            held = question.holds()
            if held:
                self.owner = relative_seat(question.seat, self.seat, self.seats)
                self.encode_card(HELD, game.box.by_number[held])
        for player in game.players:
            self.owner = relative_seat(player.seat, self.seat, self.seats)
            self.encode_player(game, player)
            if player.tucked:
                for tucked in player.tucked:
                    self.encode_card(TUCKED, shown_card(tucked, seat))
            if player.seen and self.owner:
                self._encode_seen(SEEN, player.seen[seat])
        self.owner = -1
        marks = game.marks
        for i in range(len(marks)):
            if knows_card(marks[i], self.seat):
                self.encode_card(BOTTOM, game.deck[i])
        if game.deck_seen:
            self._encode_seen(DECK, game.deck_seen[seat])

    def _encode_seen(self, place: i64, seen: Sighting | None) -> None:
        if seen is not None:
            self.encode_cards(place, seen.cards, seen.lost)
