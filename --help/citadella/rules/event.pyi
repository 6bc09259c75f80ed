"""Events: what happened, and who may see which part of it.

That something happened, to whom, by whom, why and how much is public; the cards and the rank of an
event may be for some seats only (`audience`, a set of seats as bits), and whom a blow aimed at a
character hits is known to that player alone. A kind of event is declared once, with all that
those who tell of it need to know: logs, screens, statistics ask it.
"""
from citadella.rules.card import Card
from citadella.rules.game import Game
from collections.abc import Callable
from typing import Any, Final, final
NOBODY: Final[int]
ITS_OWN: Final[int]
GATHERING: Final[str]
INCOME: Final[list[str]]

@final
class Event:
    """One thing that happened."""
    kind: str
    seat: int
    other: int
    amount: int
    rank: int
    cards: list[Card]
    audience: int
    marker: str
    cause: str
    by: int
    hits: int

    def __init__(self, kind: str, seat: int, other: int, amount: int, rank: int, cards: list[Card], audience: int, marker: str='', cause: str='', by: int=..., hits: int=...) -> None:
        """Note what happened to a seat (and another), how much, which rank, which cards, and
        which kind of marker was laid.

        `cause`: the id of the card that brings it about, `GATHERING` or an `INCOME` ('': no need
        to say). `by`: the seat whose doing it is. `hits`: the seat that holds the character it is
        aimed at.
        """
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def is_for(self, seat: int) -> bool:
        """Return whether a seat may know its rank and cards; those of an undeclared kind, never."""
        ...

    def seen_by(self, seat: int) -> Event:
        """Return the event as this seat may see it (-1: a spectator)."""
        ...

    def __repr__(self) -> str:
        ...

def shown_amount(told: Event, _seat: int) -> int:
    """Return how much it is about."""
    ...

def shown_rank(told: Event, seat: int) -> int:
    """Return the rank it is about, to its audience."""
    ...

def shown_cards(told: Event, seat: int) -> list[Card]:
    """Return the cards it is about: which they are only to its audience."""
    ...

def shown_hits(told: Event, seat: int) -> int:
    """Return the seat that it hits, to that seat."""
    ...
EVENT_FIELDS: Final[dict[str, str | Callable[[Any, int], Any]]]

def whose_doing(game: Game, otherwise: int) -> int:
    """Return the seat whose turn it is, as what happens is usually its doing."""
    ...
RANK: Final[str]
CARDS: Final[str]
SURELY: Final[str]
PERHAPS: Final[str]
SEAT: Final[str]
OTHER: Final[str]
BOTH: Final[str]
CHARACTERS: Final[str]
MONEY: Final[str]
HANDS: Final[str]
CITIES: Final[str]
SHOWN: Final[str]
SHOWN_IF_HIDDEN: Final[str]
EMPTY: Final[str]
TYPE: Final[str]
ALLOWED: Final[dict[str, tuple[str, ...]]]

@final
class EventKind:
    """A kind of event, and what those who tell of it need to know."""
    word: str
    hides: str
    aims: str
    affects: str
    topic: str
    omit_when: str
    amount: str
    impersonal: bool
    starts_turn: bool
    adds_up: bool
    unless_known: bool
    redundant_after: list[str]
    redundant_before: list[str]

    def __init__(self, word: str) -> None:
        """Begin with an event that all may know and that is always told."""
        ...

    def __repr__(self) -> str:
        ...

def kind(word: str, hides: str='', aims: str='', affects: str='', topic: str='', omit_when: str='', redundant_after: str='', redundant_before: str='', unless_known: bool=False, adds_up: bool=False, impersonal: bool=False, starts_turn: bool=False, amount: str='') -> str:
    """Declare a kind of event and return its word; its sentence is the text `event-WORD`.

    `hides`: which part is for some seats only. `aims`: it is aimed at a character, by its rank.
    `affects`: which of its players it affects if someone else does it. `topic`: what it is about.
    `omit_when`: when no words are needed. `redundant_after`: kinds (words with spaces) that say the
    same if one comes directly before, of the same seat; `unless_known`: but only to those who may
    not know all of it. `redundant_before`: kinds that say the same if one comes directly after,
    with the same amount. `adds_up`: what one seat gets in a row can be told as one. `impersonal`:
    its seat is no news. `starts_turn`: from now on it is the seat's turn.
    `amount`: what the amount is, if no number. How a drawn table shows it is not declared here, but
    in `citadella.texts.staging`.
    """
    ...
UNDECLARED: Final[EventKind]

def kind_of_word(word: str) -> EventKind:
    """Return what is declared of a kind of event; of one that nobody declared, nothing."""
    ...

def kind_of(told: Event) -> EventKind:
    """Return what is declared of an event's kind."""
    ...

def is_hidden(told: Event) -> bool:
    """Return whether the event, as its reader sees it, lacks the cards or the rank it is about."""
    ...
ROUND: Final[str]
FACE_UP: Final[str]
PICKED: Final[str]
LAID_DOWN: Final[str]
ROLES_SWAPPED: Final[str]
ROLE_RECEIVED: Final[str]
CALLED: Final[str]
UNANSWERED: Final[str]
REVEALED: Final[str]
TURN_ENDED: Final[str]
TURN_LOST: Final[str]
THANKED: Final[str]
RESUMED: Final[str]
GAINED_GOLD: Final[str]
PAID_GOLD: Final[str]
GAVE_GOLD: Final[str]
FOUND_NOTHING: Final[str]
TAXED: Final[str]
COLLECTED: Final[str]
DREW: Final[str]
KEPT: Final[str]
RETURNED: Final[str]
SHUFFLED: Final[str]
GAVE_CARD: Final[str]
HANDS_SWAPPED: Final[str]
LOOKED: Final[str]
TUCKED: Final[str]
BUILT: Final[str]
CONFISCATED: Final[str]
DESTROYED: Final[str]
EXCHANGED: Final[str]
SEIZED: Final[str]
BEAUTIFIED: Final[str]
REPLACED: Final[str]
RESCUED: Final[str]
COMPLETED: Final[str]
ANNOUNCED: Final[str]
CROWNED: Final[str]
KILLED: Final[str]
BEWITCHED: Final[str]
ROBBED: Final[str]
MARKED: Final[str]
SPIED: Final[str]
BRIBED: Final[str]
REFUSED: Final[str]
THREAT_REVEALED: Final[str]
WARRANT_REVEALED: Final[str]
PROTECTED: Final[str]
PLAYED: Final[str]
USED: Final[str]
ENDED: Final[str]
