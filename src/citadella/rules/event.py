"""Events: what happened, and who may see which part of it.

That something happened, to whom and how much is public; the cards and the rank of an event may
be for some seats only (`audience`, a set of seats as bits).
"""

from typing import TYPE_CHECKING, Final, final

from citadella.rules.card import UNKNOWN

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
    ) -> None:
        """Note what happened to a seat (and another), how much, which rank, which cards."""
        self.kind = kind
        self.seat = seat
        self.other = other
        self.amount = amount
        self.rank = rank
        self.cards = cards
        self.audience = audience

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.kind, 0, 0, 0, 0, [], 0), self.__getstate__())

    def seen_by(self, seat: int) -> "Event":
        """Return the event as this seat may see it (-1: a spectator)."""
        if self.audience == EVERYONE or (seat >= 0 and self.audience >> seat & 1):
            return self
        blank: list[Card] = [UNKNOWN] * len(self.cards)
        return Event(self.kind, self.seat, self.other, self.amount, 0, blank, self.audience)

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


# The selection of characters
ROUND: Final = "round"
FACE_UP: Final = "face-up"
PICKED: Final = "picked"
LAID_DOWN: Final = "laid-down"
ROLES_SWAPPED: Final = "roles-swapped"
ROLE_RECEIVED: Final = "role-received"
# The calls
CALLED: Final = "called"
UNANSWERED: Final = "unanswered"
REVEALED: Final = "revealed"
TURN_ENDED: Final = "turn-ended"
TURN_LOST: Final = "turn-lost"
THANKED: Final = "thanked"
RESUMED: Final = "resumed"
# Gold: from the bank, to the bank, from player to player
GAINED_GOLD: Final = "gained-gold"
PAID_GOLD: Final = "paid-gold"
GAVE_GOLD: Final = "gave-gold"
TAXED: Final = "taxed"
COLLECTED: Final = "collected"
# Cards
DREW: Final = "drew"
KEPT: Final = "kept"
RETURNED: Final = "returned"
SHUFFLED: Final = "shuffled"
GAVE_CARD: Final = "gave-card"
HANDS_SWAPPED: Final = "hands-swapped"
LOOKED: Final = "looked"
TUCKED: Final = "tucked"
# Cities
BUILT: Final = "built"
CONFISCATED: Final = "confiscated"
DESTROYED: Final = "destroyed"
EXCHANGED: Final = "exchanged"
SEIZED: Final = "seized"
BEAUTIFIED: Final = "beautified"
REPLACED: Final = "replaced"
RESCUED: Final = "rescued"
COMPLETED: Final = "completed"
ANNOUNCED: Final = "announced"
# The crown and what lies on the characters
CROWNED: Final = "crowned"
KILLED: Final = "killed"
BEWITCHED: Final = "bewitched"
ROBBED: Final = "robbed"
MARKED: Final = "marked"
SPIED: Final = "spied"
BRIBED: Final = "bribed"
REFUSED: Final = "refused"
THREAT_REVEALED: Final = "threat-revealed"
WARRANT_REVEALED: Final = "warrant-revealed"
PROTECTED: Final = "protected"
# Action cards and the end
PLAYED: Final = "played"
USED: Final = "used"
ENDED: Final = "ended"
