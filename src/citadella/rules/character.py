"""Characters, with the hooks that the game flow calls, and the markers they lay."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from citadella.cards import CharacterFacts
from citadella.rules.action import PICK
from citadella.rules.card import NO_TYPE
from citadella.rules.declared import take_declarations
from citadella.rules.errors import MalformedError
from citadella.rules.names import character_number, check_word
from citadella.rules.pickling import character_of
from citadella.rules.registry import REGISTRY
from citadella.rules.visibility import check_fields, declare

if TYPE_CHECKING:
    from citadella.rules.action import Action
    from citadella.rules.amounts import Amounts
    from citadella.rules.box import Box
    from citadella.rules.card import Building, District
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn

CROWN_RANK: Final = 4

INCOME_USED: Final = 1  #: The bit of `Turn.used` for the income (T5: once per turn).
POWER_USED: Final = 2  #: The bit of `Turn.used` for the character's ability (T5: once per turn).
BONUS_USED: Final = 4  #: The bit of `Turn.used` for the character's bonus (T5: once per turn).


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """A character in the game. One object serves all games; its state is kept in the turn."""

    build_limit: int = 1  #: The number of districts it may build in a turn.
    may_build: bool = True  #: Whether it may build at all.
    ability_only: bool = False  #: Whether its turn consists of gathering and its ability only.
    income_type: int = NO_TYPE  #: The district type that pays 1 gold (or card) per district (T6).
    income_in_cards: bool = False  #: Whether the income is paid in cards instead of gold.
    watches: bool = False  #: Whether it observes the turns of others, in every round.
    shelters: bool = False  #: Whether rank 8 cannot touch the city of the player who played it.
    keeps_taxes: bool = False  #: Whether taxes paid by builders are kept on its token.
    lays: str = ""  #: The kind of marker it lays on other characters.
    unlimited_type: int = NO_TYPE  #: The district type that does not count towards its limit.

    # --- values for bots and the coach, when choosing a character or fearing one
    #: The value in points of holding it, beyond what can be counted; None: bots estimate it.
    worth: float | None = None
    takes_crown: bool = False  #: Whether it takes the crown.
    stops_leader: float = 0.0  #: How reliably it stops a player about to finish (1: always).
    costs_turn: float = 0.0  #: The share of its turn that the named character loses.
    costs_ability: bool = False  #: Whether the named character loses its ability.
    robs: float = 0.0  #: The share of the victim's gold that it takes.
    robs_after_gathering: bool = False  #: Whether it robs only after the victim has gathered.
    loots_hands: bool = False  #: Whether it profits from the cards in other hands.
    takes_a_card: bool = False  #: Whether it takes a card from another hand.
    swaps_hands: bool = False  #: Whether it swaps hands.
    refills_hand: bool = False  #: Whether it helps a player with few cards.
    refunds: bool = False  #: Whether it gets back the gold paid for building.
    beautifies: int = 0  #: The number of districts it can beautify in a turn, for 1 gold each.

    def __init__(self, facts: CharacterFacts) -> None:
        take_declarations(self)
        self.name = facts.id  #: The character's id.
        self.rank = facts.rank  #: The rank at which it is called.
        self.number = character_number(facts.id)  #: The number that actions use for the character.
        self.box: Box | None = None  #: The cards of the setup it belongs to.
        self.pick = PICK.of(self.number)  #: The action that picks it in the draft.

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return (character_of, (self.box, self.rank))

    # --- being called ------------------------------------------------------------------
    def revealed(self, game: "Game", player: "Player") -> None:
        """Called as soon as its holder reveals it."""

    def turn_starts(self, game: "Game", turn: "Turn") -> None:
        """Called when the turn of whoever plays it starts (its holder, or a Witch)."""

    # --- in the turn -------------------------------------------------------------------
    def options(self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]") -> None:
        """Offer the character's abilities."""

    def idle_options(
        self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]"
    ) -> None:
        """List abilities that would have no effect now (J-T14).

        They are not offered, but games stored before that ruling was applied everywhere may use
        them.
        """

    def at_any_time(
        self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]"
    ) -> None:
        """Offer what may precede gathering where gathering comes first (J-T21)."""

    def act(self, game: "Game", turn: "Turn", player: "Player", action: "Action") -> None:
        """Use an ability."""

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: "Action", found: "Amounts"
    ) -> None:
        """Set what an ability costs and yields."""

    def why_spared(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", building: "Building"
    ) -> str:
        """Return why it cannot act on a district (`reasons.py`); '' if it can or never does."""
        return ""

    def price_of(self, owner: "Player", building: "Building") -> int:
        """Return the cost of acting on a district; 0 for characters that pay nothing."""
        return 0

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        """Return whether the turn may end, that is, all mandatory actions are done."""
        return True

    def free_of_limit(self, district: "District") -> bool:
        """Return whether this district does not count towards its building limit."""
        return district.type == self.unlimited_type

    def allows_another(self) -> bool:
        """Return whether it may build a district that the city already has."""
        return False

    def may_borrow(self, turn: "Turn") -> bool:
        """Return whether it may take missing gold from others to build."""
        return False

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called at the end of its turn, after the districts."""

    def likely_gold(self, game: "Game", player: "Player") -> float:
        """Return the gold it probably yields in a round besides income and gathering."""
        return 0.0

    # --- for characters that watch others (`watches`) ------------------------------------
    def sees_turn_start(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called when any turn starts, except that of a bewitched player."""

    def sees_built(self, game: "Game", turn: "Turn | None", builder: "Player") -> None:
        """Called when any player builds a district."""

    def sees_turn_end(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called at the end of any turn."""

    # --- the end of the round ----------------------------------------------------------
    def killed_round_ends(self, game: "Game", player: "Player") -> None:
        """Called at the end of a round in which it was killed."""

    def round_ends(self, game: "Game") -> None:
        """Called at the end of the round."""


# The face of a warrant or threat: plain; signed or flowered; unknown to the viewer. The last two
# are plain and real once everyone knows which it is.
PLAIN: Final = 0
REAL: Final = 1
HIDDEN: Final = -1
OPEN_PLAIN: Final = 2
OPEN_REAL: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker:
    """Something laid on a character token for this round: dagger, mask, spell, warrant …

    Markers are immutable; a change replaces the marker. Only its owner may know its `face`. Its
    name is the text `mark-KIND`; markers laid in sets also have `.real` and `.plain`.
    """

    kind: ClassVar[str] = "marker"  #: The id of this kind of marker.
    sign: ClassVar[str] = "•"  #: The symbol for places with room for one letter only.

    def __init__(self, rank: int, owner: int, face: int = 0) -> None:
        """Lay a marker of a seat on a rank."""
        self.rank = rank  #: The rank of the character it lies on.
        self.owner = owner  #: The seat that laid it.
        self.face = face  #: Plain (0) or real (1), -1 if unknown; 2 and 3 once everyone knows it.

    def __repr__(self) -> str:
        return f"{self.kind}:{self.rank}@{self.owner}"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.rank, self.owner, self.face))

    def with_face(self, face: int) -> "Marker":
        """Return the same marker with this face."""
        return type(self)(self.rank, self.owner, face)

    def hides_face(self, seat: int) -> bool:
        """Return whether its face is hidden from a seat, if it is one of a set."""
        return self.owner != seat and self.face in (PLAIN, REAL)

    def seen_by(self, seat: int) -> "Marker":
        """Return the marker as a seat may know it (-1: a spectator)."""
        return self.with_face(shown_face(self, seat))

    def set_size(self) -> int:
        """Return how many are laid together, one of them real (0: its face is not secret)."""
        return 0

    def is_real(self) -> bool:
        """Return whether this is the signed warrant or the flowered threat."""
        return self.face == REAL or self.face == OPEN_REAL

    def silences(self) -> bool:
        """Return whether the character must not answer its call."""
        return False

    def hostile(self) -> bool:
        """Return whether a protection removes it."""
        return True

    def takes_over(self) -> bool:
        """Return whether its owner takes over the turn after the player has gathered."""
        return False

    def threatens(self) -> bool:
        """Return whether it must be answered right after gathering."""
        return False

    def on_revealed(self, game: "Game", player: "Player") -> None:
        """Called as soon as the character is revealed."""

    def on_resumed(self, game: "Game", turn: "Turn") -> None:
        """Called when its owner has taken over the turn."""

    def after_gathering(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called once the player has gathered resources."""

    def on_paid_building(
        self,
        game: "Game",
        turn: "Turn",
        player: "Player",
        district: "District",
        paid: int,
        counts: bool,
    ) -> bool:
        """Called when the character pays to build; return True to suspend the building."""
        return False


def shown_face(marker: Marker, seat: int) -> int:
    """Return a marker's face as a seat may know it; a set is its owner's secret until opened."""
    return HIDDEN if marker.hides_face(seat) and marker.set_size() else marker.face


MARKER_FIELDS: Final = declare(public="rank owner", face=shown_face)


def enter_marker(marker: type[Marker]) -> None:
    """Register a kind of marker, so that stored games with it can be read."""
    # `Any`, so that the compiled code does not assume a string before the check below.
    told: Any = marker
    if told.kind == Marker.kind:
        raise MalformedError(f"The marker {marker.__name__} has no kind of its own.")
    check_word(told.kind, "-", "The kind of a marker")
    if marker.kind in REGISTRY.markers:
        raise MalformedError(f"The marker '{marker.kind}' already exists.")
    check_fields(marker(1, 0), MARKER_FIELDS, f"The marker '{marker.kind}'")
    REGISTRY.markers[marker.kind] = marker
