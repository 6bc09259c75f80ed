"""The state on the table: players, the turn in progress, and the memory of each seat."""

from typing import TYPE_CHECKING, Final, final

from citadella.rules.visibility import (
    declare,
    shown_card,
    shown_hand,
    shown_roles,
    shown_seen,
    shown_tucked,
)

if TYPE_CHECKING:
    from citadella.rules.card import Building, Card, District
    from citadella.rules.character import Character


@final
class Pick:
    """One choice in the draft: the ranks offered, the one taken, the one discarded."""

    def __init__(self, pack: int, taken: int, laid: int = 0) -> None:
        """Record a choice; `pack` holds ranks as bits."""
        self.pack = pack
        self.taken = taken
        self.laid = laid

    def __reduce__(self) -> tuple[object, ...]:
        return (Pick, (self.pack, self.taken, self.laid))


@final
class Sighting:
    """Cards that a seat saw in a hand or in the deck.

    `lost` of these cards have left the hand or the deck since; the seat does not know which (I3).
    """

    def __init__(self, cards: "list[Card]", lost: int = 0) -> None:
        self.cards = cards
        self.lost = lost

    def __reduce__(self) -> tuple[object, ...]:
        return (Sighting, (self.cards, self.lost))


@final
class Laid:
    """An action card lying in front of a player, with the gold on it."""

    def __init__(self, card: "Card", gold: int = 0, visited: bool = False) -> None:
        """Lay down `card` with `gold` on it; `visited` says whether it was used in this turn."""
        self.card = card
        self.gold = gold
        self.visited = visited

    def __reduce__(self) -> tuple[object, ...]:
        return (Laid, (self.card, self.gold, self.visited))


@final
class Tucked:
    """A hidden card under a district, and the seat that put it there."""

    def __init__(self, card: "Card", by: int) -> None:
        self.card = card
        self.by = by

    def __reduce__(self) -> tuple[object, ...]:
        return (Tucked, (self.card, self.by))

    def seen_by(self, seat: int) -> "Tucked":
        """Return the card as `seat` sees it; -1 is a spectator."""
        return Tucked(shown_card(self, seat), self.by)


@final
class Player:
    """A player: gold, hand, city and the characters of this round."""

    def __init__(self, seat: int, like: "Player | None" = None, hidden: bool = True) -> None:
        """Create a player, or copy `like`: the public part and, if `hidden`, the hidden part."""
        self.seat = seat  #: The seat of the player.
        if like is None:  # The attributes are described below, where they are copied.
            self.gold = 0
            self.city: list[Building] = []
            self.effects: list[District] = []
            self.names = 0
            self.size = self.tents = 0
            self.revealed = 0
            self.laid: list[Laid] = []
        else:
            self.gold = like.gold  #: Gold in the stash.
            self.city = like.city.copy()  #: The buildings of the city, in the order of arrival.
            self.effects = like.effects.copy()  #: The districts of the city with `has_effect`.
            self.names = like.names  #: The kinds of districts in the city, as bits.
            self.size = like.size  #: The size of the city, without action cards.
            self.tents = like.tents  #: The size added to the city by laid action cards.
            self.revealed = like.revealed  #: The revealed ranks, as bits.
            self.laid = like.laid.copy()  #: The action cards lying in front of the player.
        if like is None or not hidden:
            self.hand: list[Card] = []
            self.roles: list[int] = []
            self.picks: list[Pick] = []
            self.tucked: list[Tucked] = []
            self.seen: list[Sighting | None] = []
        else:
            self.hand = like.hand.copy()  #: The cards in the hand.
            self.roles = like.roles.copy()  #: The ranks of the characters held in this round.
            self.picks = like.picks.copy()  #: The choices made in the draft.
            self.tucked = like.tucked.copy()  #: The hidden cards under districts of the city.
            self.seen = like.seen.copy()  #: Each seat's memory of the hand; may be empty.

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

    def seen_by(self, seat: int) -> "Player":
        """Return a copy with only what `seat` is allowed to know (-1: a spectator)."""
        shown = Player(self.seat, self, hidden=False)
        shown.hand = shown_hand(self, seat)
        shown.roles = shown_roles(self, seat)
        if self.tucked:
            shown.tucked = shown_tucked(self, seat)
        if self.seen:
            shown.seen = shown_seen(self, seat)
        if self.seat == seat:
            shown.picks = self.picks.copy()
        return shown

    def laid_shield(self) -> bool:
        """Return whether a laid action card protects the player."""
        for laid in self.laid:
            if laid.card.shields():
                return True
        return False

    def has(self, district: "District") -> bool:
        """Return whether the city has a district of this name."""
        return (self.names & district.bit) != 0


LAID_FIELDS: Final = declare(public="card gold visited")
TUCKED_FIELDS: Final = declare(public="by", card=shown_card)
PLAYER_FIELDS: Final = declare(
    public="seat gold city effects names size tents revealed laid",
    private="picks",
    hand=shown_hand,
    roles=shown_roles,
    tucked=shown_tucked,
    seen=shown_seen,
)


@final
class Turn:
    """The turn in progress: the player, the character, and the actions taken so far."""

    def __init__(self, seat: int, role: "Character", then: int, like: "Turn | None" = None) -> None:
        """Begin a turn, or copy one; `then` is the step that follows it."""
        self.seat = seat  #: The seat whose turn it is.
        self.role = role  #: The character being played.
        self.then = then  #: The step of the round that follows the turn.
        if like is None:  # The attributes are described below, where they are copied.
            self.gathered = False
            self.closing = False
            self.only_gathers = False
            self.threatened = False
            self.built = self.extra_limit = self.paid = self.beautified = 0
            self.built_any = self.warrant_spent = self.played_card = False
            self.used = self.used_cards = 0
        else:
            self.gathered = like.gathered  #: Whether resources have been gathered.
            self.closing = like.closing  #: Whether ending the turn is the only legal action.
            self.only_gathers = like.only_gathers  #: Whether the turn ends after gathering.
            self.threatened = like.threatened  #: Whether a threat takes effect after gathering.
            self.built = like.built  #: The number of districts built that count towards the limit.
            self.extra_limit = like.extra_limit  #: The increase of the building limit.
            self.paid = like.paid  #: Gold paid for building.
            self.beautified = like.beautified  #: The number of districts beautified.
            self.built_any = like.built_any  #: Whether any district has been built.
            self.warrant_spent = like.warrant_spent  #: Whether a warrant can no longer take effect.
            self.played_card = like.played_card  #: Whether this turn's action card has been played.
            self.used = like.used  #: The income and abilities used, as bits such as `POWER_USED`.
            self.used_cards = like.used_cards  #: The kinds of cards used, as bits.

    def __repr__(self) -> str:
        return f"<Turn: seat {self.seat}, {self.role.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Turn, (self.seat, self.role, self.then), self.__getstate__())

    def copy(self) -> "Turn":
        """Return an independent copy."""
        return Turn(self.seat, self.role, self.then, self)


TURN_FIELDS: Final = declare(
    public="seat role then gathered closing only_gathers threatened built built_any extra_limit"
    " used used_cards paid warrant_spent played_card beautified"
)
