"""What a character is: the hooks that the flow of the round calls, and the markers it lays."""

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

# What has been used in this turn (T5: each once).
INCOME_USED: Final = 1
POWER_USED: Final = 2
BONUS_USED: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """A character of the game. One object serves all games: what changes is in the turn."""

    build_limit: int = 1
    may_build: bool = True
    # Whether its turn is nothing but gathering and its ability.
    ability_only: bool = False
    # 1 gold (or 1 card) for each district of this type (T6).
    income_type: int = NO_TYPE
    income_in_cards: bool = False
    # A character that looks at what others do, in every round of a game it belongs to.
    watches: bool = False
    # Rank 8 must leave alone the city of whoever has played this character in the round.
    shelters: bool = False
    # The gold that builders pay lies on its token.
    keeps_taxes: bool = False
    # The kind of marker that it lays on other characters.
    lays: str = ""
    # Districts of this type do not count against the limit.
    unlimited_type: int = NO_TYPE

    # --- what players weigh up when they choose a character, or fear one: bots and the coach ask
    # What holding it is worth besides what can be counted, in points; None: what the bots think.
    worth: float | None = None
    takes_crown: bool = False
    # How surely it keeps somebody from finishing who is about to (1: it can do that).
    stops_leader: float = 0.0
    # How much of a turn it takes from the character that it names, and whether that loses what
    # it could have done.
    costs_turn: float = 0.0
    costs_ability: bool = False
    # The share of a purse that it takes, and whether only after gathering.
    robs: float = 0.0
    robs_after_gathering: bool = False
    # What it does with other hands: it is paid by what is in one, it takes a card, it swaps.
    loots_hands: bool = False
    takes_a_card: bool = False
    swaps_hands: bool = False
    # It helps who has hardly any cards.
    refills_hand: bool = False
    # The gold paid for building comes back.
    refunds: bool = False
    # How many districts it makes a point dearer, for a coin each.
    beautifies: int = 0

    def __init__(self, facts: CharacterFacts) -> None:
        take_declarations(self)
        self.name = facts.id
        self.rank = facts.rank
        self.number = character_number(facts.id)
        # The box it lies in.
        self.box: Box | None = None
        self.pick = PICK.of(self.number)

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return (character_of, (self.box, self.rank))

    # --- being called ------------------------------------------------------------------
    def revealed(self, game: "Game", player: "Player") -> None:
        """Do what happens as soon as the character is revealed by its holder."""

    def turn_starts(self, game: "Game", turn: "Turn") -> None:
        """Do what starts with the turn of whoever plays it (its holder, or a Witch)."""

    # --- in the turn -------------------------------------------------------------------
    def options(self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]") -> None:
        """Offer the character's abilities."""

    def idle_options(
        self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]"
    ) -> None:
        """List abilities that would do nothing now (J-T14). They are not offered, but games that
        were stored before that ruling was applied everywhere may use them.
        """

    def at_any_time(
        self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]"
    ) -> None:
        """Offer what may come before gathering where gathering comes first (J-T21)."""

    def act(self, game: "Game", turn: "Turn", player: "Player", action: "Action") -> None:
        """Use an ability."""

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: "Action", found: "Amounts"
    ) -> None:
        """Note what an ability costs and brings."""

    def why_spared(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", building: "Building"
    ) -> str:
        """Return why it cannot act on a district (see `reasons.py`); '' if it can or never does."""
        return ""

    def price_of(self, owner: "Player", building: "Building") -> int:
        """Return what it costs to act on a district; 0 for those who pay nothing for it."""
        return 0

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        """Return whether the turn may end (what it must do is done)."""
        return True

    def free_of_limit(self, district: "District") -> bool:
        """Return whether it builds this district outside the limit."""
        return district.type == self.unlimited_type

    def allows_another(self) -> bool:
        """Return whether it may build what already stands in the city."""
        return False

    def may_borrow(self, turn: "Turn") -> bool:
        """Return whether it may take missing gold from others to build."""
        return False

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Do what happens at the end of the turn, after the districts."""

    def likely_gold(self, game: "Game", player: "Player") -> float:
        """Return the gold it is likely to bring in a round besides income and gathering."""
        return 0.0

    # --- for those who watch -----------------------------------------------------------
    def sees_turn_start(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Do what it does when anyone's turn starts (not that of the bewitched)."""

    def sees_built(self, game: "Game", turn: "Turn | None", builder: "Player") -> None:
        """Do what it does when anyone builds a district."""

    def sees_turn_end(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Do what it does at the end of anyone's turn."""

    # --- the end of the round ----------------------------------------------------------
    def killed_round_ends(self, game: "Game", player: "Player") -> None:
        """Do what a killed character still does when the round is over."""

    def round_ends(self, game: "Game") -> None:
        """Do what it does when the round is over."""


# The face of a warrant or threat: plain, signed or flowered, unknown to the one whose view this
# is; and the same once all have seen which it must be.
PLAIN: Final = 0
REAL: Final = 1
HIDDEN: Final = -1
OPEN_PLAIN: Final = 2
OPEN_REAL: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker:
    """Something laid on a character's token for this round: dagger, mask, spell, warrant …

    Markers never change; a change is a new marker. `face` is what only the owner may know.
    What it is called is the text `mark-KIND`, with `.real` and `.plain` for those of a set.
    """

    kind: ClassVar[str] = "marker"
    # How it is drawn where there is room for one letter only.
    sign: ClassVar[str] = "•"

    def __init__(self, rank: int, owner: int, face: int = 0) -> None:
        """Lay a marker of a seat on a rank."""
        self.rank = rank
        self.owner = owner
        self.face = face

    def __repr__(self) -> str:
        return f"{self.kind}:{self.rank}@{self.owner}"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.rank, self.owner, self.face))

    def with_face(self, face: int) -> "Marker":
        """Return the same marker with this face."""
        return type(self)(self.rank, self.owner, face)

    def hides_face(self, seat: int) -> bool:
        """Return whether its face, if it is one of a set, is hidden from a seat."""
        return self.owner != seat and self.face in (PLAIN, REAL)

    def seen_by(self, seat: int) -> "Marker":
        """Return the marker as a seat may know it (-1: a spectator)."""
        return self.with_face(shown_face(self, seat))

    def set_size(self) -> int:
        """Return how many are laid together, one of them real (0: its face is no secret)."""
        return 0

    def is_real(self) -> bool:
        """Return whether this is the signed or flowered one."""
        return self.face == REAL or self.face == OPEN_REAL

    def silences(self) -> bool:
        """Return whether the character must not answer its call."""
        return False

    def hostile(self) -> bool:
        """Return whether a protection would take it away."""
        return True

    def takes_over(self) -> bool:
        """Return whether its owner takes over the turn: the character's player only gathers."""
        return False

    def threatens(self) -> bool:
        """Return whether nothing may be done after gathering before it is answered."""
        return False

    def on_revealed(self, game: "Game", player: "Player") -> None:
        """Do what it does as soon as the character is revealed."""

    def on_resumed(self, game: "Game", turn: "Turn") -> None:
        """Do what it does when its owner has taken over the turn."""

    def after_gathering(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Do what it does once resources are gathered."""

    def on_paid_building(
        self,
        game: "Game",
        turn: "Turn",
        player: "Player",
        district: "District",
        paid: int,
        counts: bool,
    ) -> bool:
        """Do what it does when the character pays for a district; True if the game must wait."""
        return False


def shown_face(marker: Marker, seat: int) -> int:
    """Return a marker's face: one of a set is its owner's secret until it is opened."""
    return HIDDEN if marker.hides_face(seat) and marker.set_size() else marker.face


MARKER_FIELDS: Final = declare(public="rank owner", face=shown_face)


def enter_marker(marker: type[Marker]) -> None:
    """Enter a kind of marker, so that a stored game can be read back."""
    # Compiled, what the class says would be taken for a text before it is looked at.
    told: Any = marker
    if told.kind == Marker.kind:
        raise MalformedError(f"The marker {marker.__name__} has no kind of its own.")
    check_word(told.kind, "-", "The kind of a marker")
    if marker.kind in REGISTRY.markers:
        raise MalformedError(f"There is a marker '{marker.kind}' already.")
    check_fields(marker(1, 0), MARKER_FIELDS, f"The marker '{marker.kind}'")
    REGISTRY.markers[marker.kind] = marker
