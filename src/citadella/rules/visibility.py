"""The visibility of every part of the game state.

Beside each class of the state is a table that gives the visibility of each field: a word, or a
function that returns what a seat may see (-1: a spectator). Questions declare their parts in
`about`, kinds of events in `event.kind`. `citadella.knowledge` shows a seat only the parts that
these declarations allow.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from citadella.rules.card import UNKNOWN
from citadella.rules.errors import MalformedError

if TYPE_CHECKING:
    from citadella.rules.card import Card
    from citadella.rules.character import Marker
    from citadella.rules.game import Game
    from citadella.rules.question import Question
    from citadella.rules.state import Player, Sighting, Tucked

# A field is known to everyone, to the seat it belongs to, or to nobody.
PUBLIC: Final = "public"
PRIVATE: Final = "private"
SECRET: Final = "secret"

# The visibility of a field: a word, or a function of the object and the seat.
Visibility = str | Callable[[Any, int], Any]

#: The value of `Question.shows` that shows the drawn cards to the asked seat.
ASIDE: Final = "aside"
#: The value of `Question.shows` that shows the asked seat the characters to choose from.
PACK: Final = "pack"
# All seats, as bits.
EVERYONE: Final = 0xFF


def declare(
    public: str = "", private: str = "", secret: str = "", **shown: Callable[[Any, int], Any]
) -> dict[str, Visibility]:
    """Return the visibility of each field.

    `public`, `private`, `secret`: the fields with this visibility, separated by spaces.
    `shown`: for each other field, a function that returns what a seat may see.
    """
    declared: dict[str, Visibility] = {}
    for word, names in ((PUBLIC, public), (PRIVATE, private), (SECRET, secret)):
        for name in names.split():
            declared[name] = word
    declared.update(shown)
    return declared


def check_fields(thing: Any, declared: dict[str, Visibility], what: str) -> None:
    """Raise MalformedError if an object has a field without a declared visibility."""
    # With compiled code, `__dict__` holds only the fields that an interpreted subclass adds.
    for name in getattr(thing, "__dict__", ()):
        if name not in declared:
            raise MalformedError(
                "{what} must declare who may see its field '{name}'.", what=what, name=name
            )


# --- of a player -----------------------------------------------------------------------
def shown_hand(player: "Player", seat: int) -> "list[Card]":
    """Return the hand; every card is UNKNOWN unless `seat` owns the hand."""
    return player.hand.copy() if player.seat == seat else [UNKNOWN] * len(player.hand)


def shown_roles(player: "Player", seat: int) -> list[int]:
    """Return the ranks of a player's characters; only the owner sees unrevealed ones.

    Others get the revealed ranks first, so that the order does not tell when they were chosen.
    """
    if player.seat == seat:
        return player.roles.copy()
    roles: list[int] = []
    for rank in range(1, 10):
        if player.revealed >> rank & 1:
            roles.append(rank)
    while len(roles) < len(player.roles):
        roles.append(0)
    return roles


def shown_card(tucked: "Tucked", seat: int) -> "Card":
    """Return the hidden card if `seat` put it there, otherwise UNKNOWN."""
    return tucked.card if tucked.by == seat else UNKNOWN


def shown_tucked(player: "Player", seat: int) -> "list[Tucked]":
    """Return the cards under districts, each as `seat` sees it."""
    return [tucked.seen_by(seat) for tucked in player.tucked]


def shown_seen(player: "Player", seat: int) -> "list[Sighting | None]":
    """Return `player.seen` with only the entry of `seat`; empty for the player's own seat."""
    return [] if player.seat == seat else _own_entry(player.seen, seat)


def _own_entry(seen: "list[Sighting | None]", seat: int) -> "list[Sighting | None]":
    known = sighting(seen, seat)
    if known is None:
        return []
    shown: list[Sighting | None] = [None] * len(seen)
    shown[seat] = known
    return shown


def sighting(seen: "list[Sighting | None]", seat: int) -> "Sighting | None":
    """Return the sighting of `seat` (the cards that it saw) from a list by seat, or None."""
    return seen[seat] if seat >= 0 and seen else None


# --- of the game -----------------------------------------------------------------------
def shown_players(game: "Game", seat: int) -> "list[Player]":
    """Return the players with only what `seat` is allowed to know about them."""
    return [player.seen_by(seat) for player in game.players]


def knows_card(mark: i64, seat: i64) -> bool:
    """Return whether `seat` knows a card of the deck; `mark` is the bit set of seats that do."""
    return mark == EVERYONE or (seat >= 0 and (mark >> seat & 1) != 0)


def shown_deck(game: "Game", seat: int) -> "list[Card]":
    """Return the deck, with UNKNOWN for every card except the bottom cards that the seat knows."""
    deck: list[Card] = [UNKNOWN] * len(game.deck)
    marks = game.marks
    for i in range(len(marks)):
        if knows_card(marks[i], seat):
            deck[i] = game.deck[i]
    return deck


def shown_marks(game: "Game", seat: int) -> list[int]:
    """Return `game.marks`; for a card that not everyone knows, keep only the bit of `seat`."""
    marks: list[int] = []
    for mark in game.marks:
        if mark != EVERYONE:
            mark = 1 << seat if knows_card(mark, seat) else 0
        marks.append(mark)
    return marks


def shown_deck_seen(game: "Game", seat: int) -> "list[Sighting | None]":
    """Return `game.deck_seen` with only the entry of `seat`."""
    return _own_entry(game.deck_seen, seat)


def is_shown(game: "Game", seat: int, what: str) -> bool:
    """Return whether the open question is put to `seat` and its `Question.shows` is `what`."""
    stack = game.stack
    if not stack:
        return False
    question = stack[-1]
    return question.seat == seat and question.shows == what


def shown_aside(game: "Game", seat: int) -> "list[Card]":
    """Return the drawn cards, each replaced by UNKNOWN unless `seat` is choosing among them."""
    if not game.aside:
        return []
    return game.aside.copy() if is_shown(game, seat, ASIDE) else [UNKNOWN] * len(game.aside)


def shown_pack(game: "Game", seat: int) -> int:
    """Return the ranks in the draft as bits if `seat` is choosing, otherwise 0."""
    return game.pack if is_shown(game, seat, PACK) else 0


def shown_markers(game: "Game", seat: int) -> "list[Marker]":
    """Return the markers, each as `seat` sees it."""
    return [marker.seen_by(seat) for marker in game.markers]


def shown_stack(game: "Game", _seat: int) -> "list[Question]":
    """Return the open questions with only their declared parts."""
    return [question.declared() for question in game.stack]
