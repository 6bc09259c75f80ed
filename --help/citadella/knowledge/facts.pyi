"""What a seat knows of a table, read in one place for all that encodes it.

The byte observation and the list of things (`citadella.env`) and the features of the networks
(`citadella.bots.neural`) only lay these facts out. No card's own rules are asked: they might look
at what the seat may not see.
"""
from citadella.rules.card import Card
from citadella.rules.character import Marker
from citadella.rules.game import Game
from citadella.rules.state import Player
from mypy_extensions import i64
from typing import Final, final
TYPES: Final[int]
TYPE_BITS: Final[int]
TYPE_MASK: Final[int]
HAND: Final[int]
OFFER: Final[int]
HELD: Final[int]
DISTRICT: Final[int]
LAID: Final[int]
TUCKED: Final[int]
SEEN: Final[int]
BOTTOM: Final[int]
DECK: Final[int]

def relative_seat(seat: i64, viewer: i64, seats: i64) -> i64:
    """Count a seat from the viewer's: 0 is the viewer, 1 the next to the left."""
    ...

def known_face(marker: Marker, seat: int) -> i64:
    """Return what a seat knows of a marker of a set: 1 plain, 2 real, 0 nothing, or of no set."""
    ...

@final
class CityFacts:
    """What everyone sees of a city: its size, points and types."""
    size: i64
    points: i64
    types: i64

    def __init__(self) -> None:
        """Begin without a city."""
        ...

    def read(self, player: Player) -> None:
        """Read the city of a player."""
        ...

    def missing(self) -> i64:
        """Return the number of types that the city lacks."""
        ...

class KnownCards:
    """Finds the cards that a seat knows; a subclass takes them down."""
    seat: i64
    seats: i64
    owner: i64

    def __init__(self) -> None:
        """Begin without a viewer."""
        ...

    def take(self, place: i64, cards: list[Card], lost: int) -> None:
        """Take cards down that lie together; `lost` of those that were seen there have left."""
        ...

    def take_one(self, place: i64, card: Card) -> None:
        """Take a card down; one that is tucked may be UNKNOWN."""
        ...

    def take_player(self, game: Game, player: Player) -> None:
        """Take down what everyone sees of a player, cards among it."""
        ...

    def find(self, game: Game) -> None:
        """Find all cards that the seat knows, and those that are tucked unseen."""
        ...
