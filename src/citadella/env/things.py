"""A seat's knowledge as an entity list, for models that process entities one by one.

An entity is a row of small numbers (docs/encoding.md). 0 means 'none' or 'unknown', so cards,
characters, seats and types are numbered from 1. The observer has seat 1.
"""

from typing import Final, final

from mypy_extensions import i64

from citadella.env.observation import ByteRows
from citadella.env.room import place_of_marker
from citadella.knowledge.facts import DISTRICT, LAID, TUCKED, KnownCards, known_face, relative_seat
from citadella.rules.card import UNKNOWN, Card, District
from citadella.rules.game import Game
from citadella.rules.state import Player
from citadella.rules.visibility import shown_pack

# The kinds of entities in listing order, each with the meaning of its columns.
KINDS: Final = (
    ("player", "gold; number: cards in the hand; flag: has the crown"),
    ("character", "seat: known holder; flag: face up; number: 1 if offered to me now"),
    ("marker", "rank; seat: who laid it; number: its kind; flag: 1 plain, 2 real, 0 unknown"),
    ("hand", "a card in my hand"),
    ("offer", "a card drawn to choose from"),
    ("held", "a card on the table until a question is answered"),
    ("district", "a district in the city of the seat; flag: beautified"),
    ("laid", "an action card in front of the seat; gold: on the card; flag: used in this turn"),
    ("tucked", "a card under a district of the seat; flag: I put it there"),
    ("seen", "a card seen in the seat's hand; number: how many of those have left unseen"),
    ("bottom", "a card known to be at the bottom of the deck"),
    ("deck", "a card seen in the deck; number: how many of those have been drawn unseen"),
)
PLAYER: Final = 1
CHARACTER: Final = 2
MARKER: Final = 3

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
# The maximum number of listed entities. No observed game reaches it; any excess is left out.
MOST_THINGS: Final = 256


@final
class Lister(KnownCards):
    """Writes the entities that a seat knows into the current row."""

    def __init__(self, rows: ByteRows) -> None:
        super().__init__()
        self.rows = rows
        self.at: i64 = 0
        self.count = 0

    def list_all(self, game: Game, seat: int) -> int:
        """Write all entities that `seat` knows; return their number."""
        self.seat = seat
        self.seats = len(game.players)
        self.at = -WIDTH
        self.count = 0
        for player in game.players:
            if self._begin(PLAYER, relative_seat(player.seat, self.seat, self.seats)):
                self._note(AT_GOLD, player.gold)
                self._note(AT_NUMBER, len(player.hand))
                self._note(AT_FLAG, 1 if game.crown == player.seat else 0)
        self._list_cast(game)
        for marker in game.markers:
            if self._begin(MARKER, relative_seat(marker.owner, self.seat, self.seats)):
                self._note(AT_RANK, marker.rank)
                self._note(AT_NUMBER, place_of_marker(marker) + 1)
                self._note(AT_FLAG, known_face(marker, seat))
        self.visit(game)
        return self.count

    def _begin(self, kind: i64, owner: i64) -> bool:
        """Begin the next entity; return False if the list is full. `owner` is -1 for nobody."""
        if self.count == MOST_THINGS:
            return False
        self.at += WIDTH
        self.count += 1
        self._note(AT_KIND, kind)
        self._note(AT_SEAT, owner + 1)
        return True

    def _note(self, column: i64, value: i64) -> None:
        self.rows.put(self.at + column, value)

    def encode_cards(self, place: i64, cards: list[Card], lost: int) -> None:
        """List the cards that were seen at `place`; `lost` of them have left since."""
        for card in cards:
            if self._list(place, card):
                self._note(AT_NUMBER, lost)

    def encode_card(self, place: i64, card: Card) -> None:
        """List a card; a tucked card is listed even if it is unknown."""
        if self._list(place, card):
            self._note(AT_FLAG, 1 if place == TUCKED and card is not UNKNOWN else 0)

    def encode_player(self, game: Game, player: Player) -> None:
        """List the districts and action cards of a player."""
        for building in player.city:
            if self._list(DISTRICT, building.district):
                self._note(AT_COST, building.cost)
                self._note(AT_FLAG, 1 if building.is_beautified else 0)
        for laid in player.laid:
            if self._list(LAID, laid.card):
                self._note(AT_GOLD, laid.gold)
                self._note(AT_FLAG, 1 if laid.visited else 0)

    def _list(self, place: i64, card: Card) -> bool:
        """List a card; return False if the list is full."""
        if not self._begin(place, self.owner):
            return False
        self._note(AT_CARD, card.number)
        self._note(AT_TYPE, card.type + 1)
        if isinstance(card, District):
            self._note(AT_COST, card.cost)
        return True

    def _list_cast(self, game: Game) -> None:
        """List the characters, with their known holders."""
        pack = shown_pack(game, int(self.seat))
        me = game.players[self.seat]
        for rank in range(1, len(game.box.cast)):
            holder: i64 = 0 if rank in me.roles else -1
            for player in game.players:
                if player.revealed >> rank & 1:
                    holder = relative_seat(player.seat, self.seat, self.seats)
            if self._begin(CHARACTER, holder):
                self._note(AT_CHARACTER, game.box.cast[rank].number)
                self._note(AT_RANK, rank)
                self._note(AT_FLAG, game.face_up >> rank & 1)
                self._note(AT_NUMBER, pack >> rank & 1)
