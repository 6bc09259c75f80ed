"""Events: what happened, and who may see which part of it.

That something happened, to whom and how much is public; the cards and the rank of an event may
be for some seats only (`audience`, a set of seats as bits). A kind of event is declared once, with
all that those who tell of it need to know: logs, screens, statistics ask it.
"""

from typing import TYPE_CHECKING, Final, final

from citadella.rules.card import UNKNOWN
from citadella.rules.errors import MalformedError, quoted

if TYPE_CHECKING:
    from citadella.rules.card import Card

EVERYONE: Final = 0xFF


@final
class Event:
    """One thing that happened."""

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
    ) -> None:
        """Note what happened to a seat (and another), how much, which rank, which cards, and
        which kind of marker was laid.
        """
        self.kind = kind
        self.seat = seat
        self.other = other
        self.amount = amount
        self.rank = rank
        self.cards = cards
        self.audience = audience
        self.marker = marker

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, 0, 0, 0, 0, [], 0), self.__getstate__())

    def seen_by(self, seat: int) -> "Event":
        """Return the event as this seat may see it (-1: a spectator)."""
        if self.audience == EVERYONE or (seat >= 0 and self.audience >> seat & 1):
            return self
        blank: list[Card] = [UNKNOWN] * len(self.cards)
        return Event(
            self.kind, self.seat, self.other, self.amount, 0, blank, self.audience, self.marker
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


# --- what a kind of event can be -----------------------------------------------------------
# Which part of it is for some seats only.
RANK: Final = "rank"
CARDS: Final = "cards"
# Whether what is aimed at a character befalls whoever has it, or may turn out to be nothing.
SURELY: Final = "surely"
PERHAPS: Final = "perhaps"
# When it befalls a player: in the turns of others; also as the own character is revealed (who is
# robbed is robbed then; later in the own turn one gives because one wants to); at any time.
OTHERS_TURN: Final = "others-turn"
ON_REVEAL: Final = "on-reveal"
ANY_TIME: Final = "any-time"
# When no words are needed: a drawn table shows it; a drawn table shows as much as who may not
# know all of it could be told; there is nothing to tell without an amount.
SHOWN: Final = "shown"
SHOWN_IF_HIDDEN: Final = "shown-if-hidden"
EMPTY: Final = "empty"
# The amount is a type of district, not a number.
TYPE: Final = "type"

ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "hides": ("", RANK, CARDS),
    "aims": ("", SURELY, PERHAPS),
    "befalls_seat": ("", OTHERS_TURN, ON_REVEAL, ANY_TIME),
    "befalls_other": ("", OTHERS_TURN, ON_REVEAL, ANY_TIME),
    "needless": ("", SHOWN, SHOWN_IF_HIDDEN, EMPTY),
    "amount": ("", TYPE),
}


@final
class EventKind:
    """A kind of event, and what those who tell of it need to know."""

    def __init__(self, word: str) -> None:
        """Begin with an event that all may know and that is always told."""
        self.word = word
        self.hides = ""
        self.aims = ""
        self.befalls_seat = ""
        self.befalls_other = ""
        self.needless = ""
        self.amount = ""
        self.impersonal = False
        self.starts_turn = False
        self.adds_up = False
        self.unless_known = False
        self.said_after: list[str] = []
        self.said_before: list[str] = []
        self.moves: list[str] = []

    def __repr__(self) -> str:
        return f"EventKind({self.word!r})"


# Every kind of event by its word.
KINDS: Final[dict[str, EventKind]] = {}


def kind(
    word: str,
    hides: str = "",
    aims: str = "",
    befalls_seat: str = "",
    befalls_other: str = "",
    needless: str = "",
    said_after: str = "",
    said_before: str = "",
    unless_known: bool = False,
    adds_up: bool = False,
    impersonal: bool = False,
    starts_turn: bool = False,
    amount: str = "",
    moves: str = "",
) -> str:
    """Declare a kind of event and return its word; its sentence is the text `event-WORD`.

    `hides`: which part is for some seats only. `aims`: it is aimed at a character, by its rank.
    `befalls_seat`, `befalls_other`: when it is something that others do to the one or the other
    of its players. `needless`: when no words are needed. `said_after`: kinds (words with spaces)
    of which one says the same if it comes directly before, of the same seat; `unless_known`: but
    only to who may not know all of it. `said_before`: kinds of which one says the same if it comes
    directly after, with the same amount. `adds_up`: what one seat gets in a row can be told as
    one. `impersonal`: its seat is no news. `starts_turn`: from now on it is the seat's turn.
    `amount`: what the amount is, if no number. `moves`: what a drawn table lets fly from where to
    where (`coin:bank>seat`).
    """
    if word in KINDS:
        raise MalformedError(f"There is a kind of event '{word}' already.")
    made = EventKind(word)
    made.hides = _one_of("hides", hides)
    made.aims = _one_of("aims", aims)
    made.befalls_seat = _one_of("befalls_seat", befalls_seat)
    made.befalls_other = _one_of("befalls_other", befalls_other)
    made.needless = _one_of("needless", needless)
    made.amount = _one_of("amount", amount)
    made.impersonal = impersonal
    made.starts_turn = starts_turn
    made.adds_up = adds_up
    made.unless_known = unless_known
    made.said_after = said_after.split()
    made.said_before = said_before.split()
    made.moves = moves.split()
    KINDS[word] = made
    return word


def _one_of(name: str, value: str) -> str:
    if value not in ALLOWED[name]:
        raise MalformedError(f"An event's '{name}' cannot be {quoted(value)}.")
    return value


UNDECLARED: Final = EventKind("")


def kind_of(told: Event) -> EventKind:
    """Return what is declared of an event's kind; of one that nobody declared, nothing."""
    found = KINDS.get(told.kind)
    return UNDECLARED if found is None else found


def is_hidden(told: Event) -> bool:
    """Return whether the event, as its reader sees it, lacks the cards or the rank it is about."""
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
FACE_UP: Final = kind("face-up", needless=SHOWN, impersonal=True)
PICKED: Final = kind("picked", hides=RANK, needless=SHOWN_IF_HIDDEN)
LAID_DOWN: Final = kind("laid-down", hides=RANK)
ROLES_SWAPPED: Final = kind("roles-swapped", befalls_other=OTHERS_TURN)
ROLE_RECEIVED: Final = kind("role-received", hides=RANK)
# The calls
CALLED: Final = kind("called", said_before="revealed unanswered", impersonal=True)
UNANSWERED: Final = kind("unanswered", impersonal=True)
REVEALED: Final = kind("revealed", starts_turn=True)
TURN_ENDED: Final = kind("turn-ended", needless=SHOWN)
TURN_LOST: Final = kind("turn-lost", befalls_seat=ANY_TIME)
THANKED: Final = kind("thanked")
RESUMED: Final = kind("resumed", starts_turn=True)
# Gold: from the bank, to the bank, from player to player
GAINED_GOLD: Final = kind("gained-gold", adds_up=True, moves="coin:bank>seat")
PAID_GOLD: Final = kind("paid-gold", said_before="built", moves="coin:seat>bank")
GAVE_GOLD: Final = kind(
    "gave-gold",
    befalls_seat=ON_REVEAL,
    befalls_other=OTHERS_TURN,
    said_after="bribed",
    moves="coin:seat>other",
)
TAXED: Final = kind("taxed", befalls_seat=OTHERS_TURN, moves="coin:seat>bank")
COLLECTED: Final = kind("collected", moves="coin:bank>seat")
# Cards
DREW: Final = kind("drew", hides=CARDS, needless=EMPTY, moves="card:deck>seat")
KEPT: Final = kind("kept", hides=CARDS, said_after="drew kept", unless_known=True)
RETURNED: Final = kind("returned", hides=CARDS, said_after="kept")
SHUFFLED: Final = kind("shuffled", impersonal=True)
GAVE_CARD: Final = kind(
    "gave-card",
    hides=CARDS,
    befalls_seat=ON_REVEAL,
    befalls_other=OTHERS_TURN,
    moves="card:seat>other",
)
HANDS_SWAPPED: Final = kind(
    "hands-swapped", befalls_other=OTHERS_TURN, moves="cards:seat>other cards:other>seat"
)
LOOKED: Final = kind("looked", hides=CARDS, befalls_other=OTHERS_TURN)
TUCKED: Final = kind("tucked", hides=CARDS)
# Cities
BUILT: Final = kind("built")
CONFISCATED: Final = kind("confiscated", befalls_other=ANY_TIME, moves="city:other>seat")
DESTROYED: Final = kind("destroyed", befalls_seat=ANY_TIME, moves="destroy:other>seat")
EXCHANGED: Final = kind("exchanged", befalls_other=OTHERS_TURN)
SEIZED: Final = kind("seized", befalls_other=OTHERS_TURN, moves="city:other>seat")
BEAUTIFIED: Final = kind("beautified")
REPLACED: Final = kind("replaced")
RESCUED: Final = kind("rescued")
COMPLETED: Final = kind("completed")
ANNOUNCED: Final = kind("announced")
# The crown and what lies on the characters
CROWNED: Final = kind("crowned", befalls_seat=OTHERS_TURN, moves="crown:bank>seat")
KILLED: Final = kind("killed", aims=SURELY)
BEWITCHED: Final = kind("bewitched", aims=SURELY)
ROBBED: Final = kind("robbed", aims=SURELY)
MARKED: Final = kind("marked", aims=PERHAPS)
SPIED: Final = kind("spied", befalls_other=OTHERS_TURN, amount=TYPE)
BRIBED: Final = kind("bribed", befalls_other=OTHERS_TURN)
REFUSED: Final = kind("refused")
THREAT_REVEALED: Final = kind("threat-revealed", befalls_other=ANY_TIME)
WARRANT_REVEALED: Final = kind("warrant-revealed")
PROTECTED: Final = kind("protected")
# Action cards and the end
PLAYED: Final = kind("played")
USED: Final = kind("used", befalls_other=OTHERS_TURN)
ENDED: Final = kind("ended", impersonal=True)
