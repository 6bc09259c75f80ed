"""What lies on the table: players, the turn in progress, and what each seat remembers."""

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from citadella.rules.card import Building, Card, District
    from citadella.rules.character import Character


@final
class Pick:
    """One choice in the draft: the ranks that were offered, the one taken, the one laid down."""

    def __init__(self, pack: int, taken: int, laid: int = 0) -> None:
        """Note a pick; `pack` is a set of ranks as bits."""
        self.pack = pack
        self.taken = taken
        self.laid = laid


@final
class Sighting:
    """Cards that a seat once saw in a hand (or the deck): all but `lost` of them are still there.

    `lost` counts the cards that have left since without the seat seeing which (I3).
    """

    def __init__(self, cards: "list[Card]", lost: int = 0) -> None:
        """Note a sighting."""
        self.cards = cards
        self.lost = lost


@final
class Laid:
    """An action card that lies before a player, with the gold on it."""

    def __init__(self, card: "Card", gold: int = 0, visited: bool = False) -> None:
        """Lay a card down; `visited` if it has been used in this turn."""
        self.card = card
        self.gold = gold
        self.visited = visited


@final
class Tucked:
    """A card lying hidden beneath a district, and the seat that put it there."""

    def __init__(self, card: "Card", by: int) -> None:
        """Tuck a card under."""
        self.card = card
        self.by = by


@final
class Player:
    """A player: stash, hand, city and the characters of this round."""

    def __init__(self, seat: int) -> None:
        """Sit down."""
        self.seat = seat
        self.gold = 0
        self.hand: list[Card] = []
        self.city: list[Building] = []
        # The districts of the city that do something, and the names that stand in it.
        self.effects: list[District] = []
        self.names = 0
        # What counts towards completing the city; `tents` are action cards that count at the end.
        self.size = 0
        self.tents = 0
        self.roles: list[int] = []
        self.revealed = 0
        self.picks: list[Pick] = []
        self.tucked: list[Tucked] = []
        self.laid: list[Laid] = []
        # What each seat remembers of this hand; empty while nobody remembers anything.
        self.seen: list[Sighting | None] = []

    def copy(self) -> "Player":
        """Return an independent copy."""
        twin = Player(self.seat)
        twin.gold = self.gold
        twin.hand = self.hand.copy()
        twin.city = self.city.copy()
        twin.effects = self.effects.copy()
        twin.names = self.names
        twin.size = self.size
        twin.tents = self.tents
        twin.roles = self.roles.copy()
        twin.revealed = self.revealed
        twin.picks = self.picks.copy()
        if self.tucked:
            twin.tucked = self.tucked.copy()
        if self.laid:
            twin.laid = self.laid.copy()
        if self.seen:
            twin.seen = self.seen.copy()
        return twin

    def laid_shield(self) -> bool:
        """Return whether a card that protects lies before the player."""
        for laid in self.laid:
            if laid.card.shields():
                return True
        return False

    def has(self, district: "District") -> bool:
        """Return whether a district of this name stands in the city."""
        return (self.names & district.bit) != 0


@final
class Turn:
    """The turn in progress: who plays which character, and what has been done in it."""

    def __init__(self, seat: int, role: "Character", then: int) -> None:
        """Begin a turn; `then` is the step of the round that follows it."""
        self.seat = seat
        self.role = role
        self.then = then
        self.gathered = False
        # Nothing but ending the turn is left.
        self.closing = False
        # A turn that ends with gathering (bewitched, or killed with a Hospital).
        self.only_gathers = False
        # Nothing but gathering before the threat is answered.
        self.threatened = False
        self.built = 0
        self.built_any = False
        self.extra_limit = 0
        self.used = 0
        self.used_cards = 0
        self.paid = 0
        self.warrant_spent = False
        self.played_card = False
        self.beautified = 0

    def copy(self) -> "Turn":
        """Return an independent copy."""
        twin = Turn(self.seat, self.role, self.then)
        twin.gathered = self.gathered
        twin.closing = self.closing
        twin.only_gathers = self.only_gathers
        twin.threatened = self.threatened
        twin.built = self.built
        twin.built_any = self.built_any
        twin.extra_limit = self.extra_limit
        twin.used = self.used
        twin.used_cards = self.used_cards
        twin.paid = self.paid
        twin.warrant_spent = self.warrant_spent
        twin.played_card = self.played_card
        twin.beautified = self.beautified
        return twin
