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

    def __reduce__(self) -> tuple[object, ...]:
        return (Pick, (self.pack, self.taken, self.laid))


@final
class Sighting:
    """Cards that a seat once saw in a hand (or the deck): all but `lost` of them are still there.

    `lost` counts the cards that have left since without the seat seeing which (I3).
    """

    def __init__(self, cards: "list[Card]", lost: int = 0) -> None:
        """Note a sighting."""
        self.cards = cards
        self.lost = lost

    def __reduce__(self) -> tuple[object, ...]:
        return (Sighting, (self.cards, self.lost))


@final
class Laid:
    """An action card that lies before a player, with the gold on it."""

    def __init__(self, card: "Card", gold: int = 0, visited: bool = False) -> None:
        """Lay a card down; `visited` if it has been used in this turn."""
        self.card = card
        self.gold = gold
        self.visited = visited

    def __reduce__(self) -> tuple[object, ...]:
        return (Laid, (self.card, self.gold, self.visited))


@final
class Tucked:
    """A card lying hidden beneath a district, and the seat that put it there."""

    def __init__(self, card: "Card", by: int) -> None:
        """Tuck a card under."""
        self.card = card
        self.by = by

    def __reduce__(self) -> tuple[object, ...]:
        return (Tucked, (self.card, self.by))


@final
class Player:
    """A player: stash, hand, city and the characters of this round."""

    def __init__(self, seat: int, like: "Player | None" = None) -> None:
        """Sit down; `like` another player, with copies of all that can change."""
        self.seat = seat
        self.gold: int = 0 if like is None else like.gold
        self.hand: list[Card] = [] if like is None else like.hand.copy()
        self.city: list[Building] = [] if like is None else like.city.copy()
        # The districts of the city that do something, and the names that stand in it.
        self.effects: list[District] = [] if like is None else like.effects.copy()
        self.names: int = 0 if like is None else like.names
        # What counts towards completing the city; `tents` are action cards that count at the end.
        self.size: int = 0 if like is None else like.size
        self.tents: int = 0 if like is None else like.tents
        self.roles: list[int] = [] if like is None else like.roles.copy()
        self.revealed: int = 0 if like is None else like.revealed
        self.picks: list[Pick] = [] if like is None else like.picks.copy()
        self.tucked: list[Tucked] = [] if like is None else like.tucked.copy()
        self.laid: list[Laid] = [] if like is None else like.laid.copy()
        # What each seat remembers of this hand; empty while nobody remembers anything.
        self.seen: list[Sighting | None] = [] if like is None else like.seen.copy()

    def __repr__(self) -> str:
        return (
            f"<Player: seat {self.seat}, {self.gold} gold, hand {self.hand}, city {self.city},"
            f" ranks {self.roles}>"
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Player, (self.seat,), self.__getstate__())

    def __copy__(self) -> "Player":
        return self.copy()

    def copy(self) -> "Player":
        """Return an independent copy."""
        return Player(self.seat, self)

    def laid_shield(self) -> bool:
        """Return whether a card that protects lies in front of the player."""
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

    def __init__(self, seat: int, role: "Character", then: int, like: "Turn | None" = None) -> None:
        """Begin a turn (`like` another); `then` is the step of the round that follows it."""
        self.seat = seat
        self.role = role
        self.then = then
        self.gathered: bool = False if like is None else like.gathered
        # Nothing but ending the turn is left.
        self.closing: bool = False if like is None else like.closing
        # A turn that ends with gathering (bewitched, or killed with a Hospital).
        self.only_gathers: bool = False if like is None else like.only_gathers
        # Nothing but gathering before the threat is answered.
        self.threatened: bool = False if like is None else like.threatened
        self.built: int = 0 if like is None else like.built
        self.built_any: bool = False if like is None else like.built_any
        self.extra_limit: int = 0 if like is None else like.extra_limit
        self.used: int = 0 if like is None else like.used
        self.used_cards: int = 0 if like is None else like.used_cards
        self.paid: int = 0 if like is None else like.paid
        self.warrant_spent: bool = False if like is None else like.warrant_spent
        self.played_card: bool = False if like is None else like.played_card
        self.beautified: int = 0 if like is None else like.beautified

    def __repr__(self) -> str:
        return f"<Turn: seat {self.seat}, {self.role.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Turn, (self.seat, self.role, self.then), self.__getstate__())

    def copy(self) -> "Turn":
        """Return an independent copy."""
        return Turn(self.seat, self.role, self.then, self)
