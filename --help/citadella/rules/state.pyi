"""What lies on the table: players, the turn in progress, and what each seat remembers."""
from citadella.rules.card import Building, Card, District
from citadella.rules.character import Character
from collections.abc import Callable
from typing import Any, Final, final

@final
class Pick:
    """One choice in the draft: the ranks that were offered, the one taken, the one laid down."""
    pack: int
    taken: int
    laid: int

    def __init__(self, pack: int, taken: int, laid: int=0) -> None:
        """Note a pick; `pack` is a set of ranks as bits."""
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

@final
class Sighting:
    """Cards that a seat once saw in a hand (or the deck): all but `lost` of them are still there.

    `lost` counts the cards that have left since without the seat seeing which (I3).
    """
    cards: list[Card]
    lost: int

    def __init__(self, cards: list[Card], lost: int=0) -> None:
        """Note a sighting."""
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

@final
class Laid:
    """An action card that lies before a player, with the gold on it."""
    card: Card
    gold: int
    visited: bool

    def __init__(self, card: Card, gold: int=0, visited: bool=False) -> None:
        """Lay a card down; `visited` if it has been used in this turn."""
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

@final
class Tucked:
    """A card lying hidden beneath a district, and the seat that put it there."""
    card: Card
    by: int

    def __init__(self, card: Card, by: int) -> None:
        """Tuck a card under."""
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def seen_by(self, seat: int) -> Tucked:
        """Return it as a seat may know it (-1: a spectator)."""
        ...

@final
class Player:
    """A player: stash, hand, city and the characters of this round."""
    seat: int
    gold: int
    city: list[Building]
    effects: list[District]
    names: int
    size: int
    tents: int
    revealed: int
    laid: list[Laid]
    hand: list[Card]
    roles: list[int]
    picks: list[Pick]
    tucked: list[Tucked]
    seen: list[Sighting | None]

    def __init__(self, seat: int, like: Player | None=None, hidden: bool=True) -> None:
        """Sit down, or copy what is public of a player and, if `hidden`, the rest."""
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def __copy__(self) -> Player:
        ...

    def copy(self) -> Player:
        """Return an independent copy."""
        ...

    def seen_by(self, seat: int) -> Player:
        """Return a copy as a seat may know it (-1: a spectator)."""
        ...

    def laid_shield(self) -> bool:
        """Return whether a card that protects lies in front of the player."""
        ...

    def has(self, district: District) -> bool:
        """Return whether a district of this name stands in the city."""
        ...
LAID_FIELDS: Final[dict[str, str | Callable[[Any, int], Any]]]
TUCKED_FIELDS: Final[dict[str, str | Callable[[Any, int], Any]]]
PLAYER_FIELDS: Final[dict[str, str | Callable[[Any, int], Any]]]

@final
class Turn:
    """The turn in progress: who plays which character, and what has been done in it."""
    seat: int
    role: Character
    then: int
    gathered: bool
    closing: bool
    only_gathers: bool
    threatened: bool
    built: int
    extra_limit: int
    paid: int
    beautified: int
    built_any: bool
    warrant_spent: bool
    played_card: bool
    used: int
    used_cards: int

    def __init__(self, seat: int, role: Character, then: int, like: Turn | None=None) -> None:
        """Begin a turn, or copy what is public of one; `then` is the step that follows it."""
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def copy(self) -> Turn:
        """Return an independent copy."""
        ...
TURN_FIELDS: Final[dict[str, str | Callable[[Any, int], Any]]]
