"""Events: what happened, and who may see which part of it.

An event's kind, seats, cause and amount are public. Its cards and rank may be visible to some seats
only (`audience`, seats as bits), and only the seat hit by an attack on a character knows that it
was hit. Each kind of event is declared once, with everything that logs, screens and statistics need
to present it.
"""

from typing import TYPE_CHECKING, Final, final

from citadella.cards import TYPES
from citadella.rules.card import UNKNOWN
from citadella.rules.errors import MalformedError, shortened
from citadella.rules.registry import REGISTRY
from citadella.rules.visibility import EVERYONE as EVERYONE
from citadella.rules.visibility import declare

if TYPE_CHECKING:
    from citadella.rules.card import Card
    from citadella.rules.game import Game

# Values of `Event.by`: no seat is responsible; the event's own seat is responsible (the default).
NOBODY: Final = -1
ITS_OWN: Final = -2
# Causes of gains other than card ids: gathering, and income by district type.
GATHERING: Final = "gathered-resources"
INCOME: Final[list[str]] = [f"income-{type}" for type in TYPES]


@final
class Event:
    """Something that happened in a game."""

    def __init__(
        self,
        kind: str,
        seat: int,
        other: int,
        amount: int,
        rank: int,
        cards: "list[Card]",
        audience: int,
        marker: str = "",
        cause: str = "",
        by: int = ITS_OWN,
        hits: int = NOBODY,
    ) -> None:
        """Record an event: its kind, its seats, amount, rank, cards, and the kind of marker laid.

        `cause`: the id of the card that caused it, `GATHERING`, one of `INCOME`, or ''.
        `by`: the seat responsible. `hits`: the seat holding the attacked character.
        """
        self.kind = kind
        self.seat = seat
        self.other = other
        self.amount = amount
        self.rank = rank
        self.cards = cards
        self.audience = audience
        self.marker = marker
        self.cause = cause
        self.by = seat if by == ITS_OWN else by
        self.hits = hits

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, 0, 0, 0, 0, [], 0), self.__getstate__())

    def is_for(self, seat: int) -> bool:
        """Return whether `seat` may see the rank and cards; always False for undeclared kinds."""
        if self.kind not in REGISTRY.events:
            return False
        return self.audience == EVERYONE or (seat >= 0 and (self.audience >> seat & 1) != 0)

    def seen_by(self, seat: int) -> "Event":
        """Return the event as this seat may see it (-1: a spectator)."""
        if self.is_for(seat) and self.hits in (seat, NOBODY):
            return self
        return Event(
            self.kind,
            self.seat,
            self.other,
            shown_amount(self, seat),
            shown_rank(self, seat),
            shown_cards(self, seat),
            self.audience,
            self.marker,
            self.cause,
            self.by,
            shown_hits(self, seat),
        )

    def __repr__(self) -> str:
        parts = [self.kind, f"@{self.seat}"]
        if self.other >= 0:
            parts.append(f"@{self.other}")
        if self.amount:
            parts.append(str(self.amount))
        if self.rank:
            parts.append(f"#{self.rank}")
        parts += [card.name for card in self.cards]
        return " ".join(parts)


def shown_amount(told: Event, _seat: int) -> int:
    """Return the amount, which is public, or 0 for an undeclared kind."""
    return told.amount if told.kind in REGISTRY.events else 0


def shown_rank(told: Event, seat: int) -> int:
    """Return the rank if `seat` is in the event's audience, otherwise 0."""
    return told.rank if told.is_for(seat) else 0


def shown_cards(told: Event, seat: int) -> "list[Card]":
    """Return the event's cards, all replaced by UNKNOWN if `seat` is not in its audience."""
    return told.cards if told.is_for(seat) else [UNKNOWN] * len(told.cards)


def shown_hits(told: Event, seat: int) -> int:
    """Return the hit seat if it is `seat`, otherwise NOBODY."""
    return told.hits if told.hits == seat else NOBODY


EVENT_FIELDS: Final = declare(
    public="kind seat other audience marker cause by",
    amount=shown_amount,
    rank=shown_rank,
    cards=shown_cards,
    hits=shown_hits,
)


def whose_doing(game: "Game", otherwise: int) -> int:
    """Return the seat whose turn it is, or `otherwise` if no turn is in progress."""
    turn = game.turn
    return otherwise if turn is None else turn.seat


# --- the properties of a kind of event -----------------------------------------------------------
# `hides`: the part that only some seats may see.
RANK: Final = "rank"
CARDS: Final = "cards"
# `aims`: whether an attack on a character certainly affects its holder, or may be a bluff.
SURELY: Final = "surely"
PERHAPS: Final = "perhaps"
# `affects`: which of the event's seats are affected. A seat that caused the event does not count.
SEAT: Final = "seat"
OTHER: Final = "other"
BOTH: Final = "both"
# `topic`: the subject by which logs can be filtered: characters (with crown and markers), gold,
# cards or cities.
CHARACTERS: Final = "characters"
MONEY: Final = "gold"
HANDS: Final = "cards"
CITIES: Final = "cities"
# `omit_when`: when the event needs no sentence: if a graphical table shows it (SHOWN), if its rank
# or cards are hidden from the reader and a graphical table shows the rest (SHOWN_IF_HIDDEN), or if
# its amount is 0 (EMPTY).
SHOWN: Final = "shown"
SHOWN_IF_HIDDEN: Final = "shown-if-hidden"
EMPTY: Final = "empty"
# `amount`: the meaning of the amount if it is not a number: a district type (TYPE).
TYPE: Final = "type"

ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "hides": ("", RANK, CARDS),
    "aims": ("", SURELY, PERHAPS),
    "affects": ("", SEAT, OTHER, BOTH),
    "topic": ("", CHARACTERS, MONEY, HANDS, CITIES),
    "omit_when": ("", SHOWN, SHOWN_IF_HIDDEN, EMPTY),
    "amount": ("", TYPE),
}


@final
class EventKind:
    """A kind of event, with everything needed to present it."""

    def __init__(self, word: str) -> None:
        """Create a kind that is public and always reported."""
        self.word = word
        self.hides = ""
        self.aims = ""
        self.affects = ""
        self.topic = ""
        self.omit_when = ""
        self.amount = ""
        self.impersonal = False
        self.starts_turn = False
        self.adds_up = False
        self.unless_known = False
        self.redundant_after: list[str] = []
        self.redundant_before: list[str] = []

    def __repr__(self) -> str:
        return f"EventKind({self.word!r})"


def kind(
    word: str,
    hides: str = "",
    aims: str = "",
    affects: str = "",
    topic: str = "",
    omit_when: str = "",
    redundant_after: str = "",
    redundant_before: str = "",
    unless_known: bool = False,
    adds_up: bool = False,
    impersonal: bool = False,
    starts_turn: bool = False,
    amount: str = "",
) -> str:
    """Declare a kind of event and return its word; its sentence is the text `event-WORD`.

    `hides`, `aims`, `affects`, `topic`, `omit_when` and `amount` are explained with their values
    above. `redundant_after`: kinds, separated by spaces, that make the event redundant if one of
    them comes directly before it for the same seat; with `unless_known`, only for readers from
    whom the rank or the cards are hidden. `redundant_before`: kinds that make the event redundant
    if one of them comes directly after it with the same amount. `adds_up`: successive gains of one
    seat can be reported as one. `impersonal`: the event's seat does not matter. `starts_turn`: the
    event begins the seat's turn. How a drawn table shows the event is declared in
    `citadella.texts.staging`.
    """
    if word in REGISTRY.events:
        raise MalformedError("The kind of event '{word}' already exists.", word=word)
    made = EventKind(word)
    made.hides = _one_of("hides", hides)
    made.aims = _one_of("aims", aims)
    made.affects = _one_of("affects", affects)
    made.topic = _one_of("topic", topic)
    made.omit_when = _one_of("omit_when", omit_when)
    made.amount = _one_of("amount", amount)
    made.impersonal = impersonal
    made.starts_turn = starts_turn
    made.adds_up = adds_up
    made.unless_known = unless_known
    made.redundant_after = redundant_after.split()
    made.redundant_before = redundant_before.split()
    REGISTRY.events[word] = made
    return word


def _one_of(name: str, value: str) -> str:
    if value not in ALLOWED[name]:
        allowed = ", ".join([f"'{word}'" for word in ALLOWED[name]])
        raise MalformedError(
            "An event's '{name}' must be one of {allowed}, not '{value}'.",
            name=name,
            allowed=allowed,
            value=shortened(value),
        )
    return value


UNDECLARED: Final = EventKind("")


def kind_of_word(word: str) -> EventKind:
    """Return the declaration of a kind of event, or an empty one if it is undeclared."""
    found = REGISTRY.events.get(word)
    return UNDECLARED if found is None else found


def kind_of(told: Event) -> EventKind:
    """Return the declaration of an event's kind."""
    return kind_of_word(told.kind)


def is_hidden(told: Event) -> bool:
    """Return whether the cards or the rank of this event are hidden from its reader."""
    hides = kind_of(told).hides
    if hides == RANK:
        return told.rank == 0
    if hides == CARDS and not told.cards:
        return True
    for card in told.cards:
        if card is UNKNOWN:
            return True
    return False


# The selection of characters
ROUND: Final = kind("round")
FACE_UP: Final = kind("face-up", topic=CHARACTERS, omit_when=SHOWN, impersonal=True)
PICKED: Final = kind("picked", topic=CHARACTERS, hides=RANK, omit_when=SHOWN_IF_HIDDEN)
LAID_DOWN: Final = kind("laid-down", topic=CHARACTERS, hides=RANK)
ROLES_SWAPPED: Final = kind("roles-swapped", topic=CHARACTERS, affects=OTHER)
ROLE_RECEIVED: Final = kind("role-received", topic=CHARACTERS, hides=RANK)
# The calls
CALLED: Final = kind(
    "called", topic=CHARACTERS, redundant_before="revealed unanswered", impersonal=True
)
UNANSWERED: Final = kind("unanswered", topic=CHARACTERS, impersonal=True)
REVEALED: Final = kind("revealed", topic=CHARACTERS, starts_turn=True)
TURN_ENDED: Final = kind("turn-ended", topic=CHARACTERS, omit_when=SHOWN)
TURN_LOST: Final = kind("turn-lost", topic=CHARACTERS, affects=SEAT)
THANKED: Final = kind("thanked", topic=CHARACTERS)
RESUMED: Final = kind("resumed", topic=CHARACTERS, starts_turn=True)
# Gold: from the bank, to the bank, from player to player
GAINED_GOLD: Final = kind("gained-gold", topic=MONEY, adds_up=True)
PAID_GOLD: Final = kind("paid-gold", topic=MONEY, redundant_before="built")
GAVE_GOLD: Final = kind("gave-gold", topic=MONEY, affects=BOTH, redundant_after="bribed")
FOUND_NOTHING: Final = kind("found-nothing", topic=MONEY, affects=SEAT)
TAXED: Final = kind("taxed", topic=MONEY, affects=SEAT)
COLLECTED: Final = kind("collected", topic=MONEY)
# Cards
DREW: Final = kind("drew", topic=HANDS, hides=CARDS, omit_when=EMPTY)
KEPT: Final = kind("kept", topic=HANDS, hides=CARDS, redundant_after="drew kept", unless_known=True)
RETURNED: Final = kind("returned", topic=HANDS, hides=CARDS, redundant_after="kept")
SHUFFLED: Final = kind("shuffled", topic=HANDS, impersonal=True)
GAVE_CARD: Final = kind("gave-card", topic=HANDS, hides=CARDS, affects=BOTH)
HANDS_SWAPPED: Final = kind("hands-swapped", topic=HANDS, affects=OTHER)
LOOKED: Final = kind(
    "looked", topic=HANDS, hides=CARDS, affects=OTHER, redundant_after="spied", unless_known=True
)
TUCKED: Final = kind("tucked", topic=HANDS, hides=CARDS)
# Cities
BUILT: Final = kind("built", topic=CITIES)
CONFISCATED: Final = kind("confiscated", topic=CITIES, affects=OTHER)
DESTROYED: Final = kind("destroyed", topic=CITIES, affects=SEAT)
EXCHANGED: Final = kind("exchanged", topic=CITIES, affects=OTHER)
SEIZED: Final = kind("seized", topic=CITIES, affects=OTHER)
BEAUTIFIED: Final = kind("beautified", topic=CITIES)
REPLACED: Final = kind("replaced", topic=CITIES)
RESCUED: Final = kind("rescued", topic=HANDS)
COMPLETED: Final = kind("completed", topic=CITIES)
ANNOUNCED: Final = kind("announced", topic=CITIES)
# The crown and the markers on characters
CROWNED: Final = kind("crowned", topic=CHARACTERS, affects=SEAT)
KILLED: Final = kind("killed", topic=CHARACTERS, aims=SURELY)
BEWITCHED: Final = kind("bewitched", topic=CHARACTERS, aims=SURELY)
ROBBED: Final = kind("robbed", topic=CHARACTERS, aims=SURELY)
MARKED: Final = kind("marked", topic=CHARACTERS, aims=PERHAPS)
SPIED: Final = kind("spied", topic=HANDS, affects=OTHER, amount=TYPE)
BRIBED: Final = kind("bribed", topic=MONEY, affects=OTHER)
REFUSED: Final = kind("refused", topic=MONEY)
THREAT_REVEALED: Final = kind("threat-revealed", topic=MONEY, affects=OTHER)
WARRANT_REVEALED: Final = kind("warrant-revealed", topic=CITIES)
PROTECTED: Final = kind("protected", topic=CHARACTERS)
# Action cards and the end
PLAYED: Final = kind("played", topic=HANDS)
USED: Final = kind("used", topic=CITIES, affects=OTHER)
ENDED: Final = kind("ended", impersonal=True)
