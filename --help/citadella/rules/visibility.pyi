"""Who may know what: the words and functions with which the state declares it.

Every class of the state has a table beside it that names, for each of its fields, who may know
it: a word, or a function that returns what a seat is shown (-1: a spectator). Questions declare
their parts in `about`, kinds of events theirs in `event.kind`. `citadella.knowledge` shows a seat
what is declared and nothing else.
"""
from citadella.rules.card import Card
from citadella.rules.character import Marker
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Sighting, Tucked
from collections.abc import Callable
from mypy_extensions import i64
from typing import Any, Final
PUBLIC: Final[str]
PRIVATE: Final[str]
SECRET: Final[str]
Visibility = str | Callable[[Any, int], Any]
ASIDE: Final[str]
PACK: Final[str]
EVERYONE: Final[int]

def declare(public: str='', private: str='', secret: str='', **shown: Callable[[Any, int], Any]) -> dict[str, Visibility]:
    """Return who may know each field: names of fields by word, and functions by field."""
    ...

def check_fields(thing: Any, declared: dict[str, Visibility], what: str) -> None:
    """Refuse an object with a field that does not declare who may know it."""
    ...

def shown_hand(player: Player, seat: int) -> list[Card]:
    """Return the hand: its cards to its owner, their number to everyone."""
    ...

def shown_roles(player: Player, seat: int) -> list[int]:
    """Return the ranks of the characters: all to the owner, the revealed ones to everyone.

    The revealed ones come first: their order must not tell when they were chosen.
    """
    ...

def shown_card(tucked: Tucked, seat: int) -> Card:
    """Return a card beneath a district, to the seat that put it there."""
    ...

def shown_tucked(player: Player, seat: int) -> list[Tucked]:
    """Return the cards beneath districts, each as a seat may know it."""
    ...

def shown_seen(player: Player, seat: int) -> list[Sighting | None]:
    """Return what a seat remembers of another's hand."""
    ...

def sighting(seen: list[Sighting | None], seat: int) -> Sighting | None:
    """Return a seat's own entry of what the seats remember."""
    ...

def shown_players(game: Game, seat: int) -> list[Player]:
    """Return the players, each as a seat may know them."""
    ...

def knows_card(mark: i64, seat: i64) -> bool:
    """Return whether a seat knows a card at the bottom of the deck, by the card's mark."""
    ...

def shown_deck(game: Game, seat: int) -> list[Card]:
    """Return the deck: the cards at the bottom that a seat has seen, the number of the others."""
    ...

def shown_marks(game: Game, seat: int) -> list[int]:
    """Return whether a seat knows each card at the bottom, and whether everyone does."""
    ...

def shown_deck_seen(game: Game, seat: int) -> list[Sighting | None]:
    """Return what a seat remembers of the deck."""
    ...

def is_shown(game: Game, seat: int, what: str) -> bool:
    """Return whether the open question is put to a seat and shows it this (`Question.shows`)."""
    ...

def shown_aside(game: Game, seat: int) -> list[Card]:
    """Return the cards drawn to choose from: which they are only to the seat that chooses."""
    ...

def shown_pack(game: Game, seat: int) -> int:
    """Return the characters to choose from, to the seat that chooses."""
    ...

def shown_markers(game: Game, seat: int) -> list[Marker]:
    """Return the markers, each as a seat may know it."""
    ...

def shown_stack(game: Game, _seat: int) -> list[Question]:
    """Return the open questions with the parts that they declare."""
    ...
