"""Characters, the hooks that the game flow calls on them, and the markers they lay."""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from citadella.cards import CharacterFacts
from citadella.rules.action import PICK
from citadella.rules.card import NO_TYPE
from citadella.rules.declared import take_declarations
from citadella.rules.errors import MalformedError, Words
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
    """A character, shared by all games of a setup; `Turn` stores the state of its turn."""

    build_limit: int = 1  #: The number of districts the character may build in a turn.
    may_build: bool = True  #: Whether the character may build.
    ability_only: bool = False  #: Whether its turn consists only of gathering and its ability.
    income_type: int = NO_TYPE  #: The district type that pays 1 gold (or card) per district (T6).
    income_in_cards: bool = False  #: Whether the income is paid in cards instead of gold.
    watches: bool = False  #: Whether its `sees_…` hooks are called.
    shelters: bool = False  #: Whether its player's city is protected from rank 8.
    keeps_taxes: bool = False  #: Whether builders' taxes are put on its token.
    lays: str = ""  #: The kind of marker it lays on other characters, '' if none.
    unlimited_type: int = NO_TYPE  #: The type of district exempt from the building limit.

    # --- values for bots and the coach
    #: The value in points of having the character, besides gold and cards; None: bots estimate it.
    worth: float | None = None
    takes_crown: bool = False  #: Whether it takes the crown.
    stops_leader: float = 0.0  #: The probability that it stops a player about to complete a city.
    costs_turn: float = 0.0  #: The share (0 to 1) of a turn that the named character loses.
    costs_ability: bool = False  #: Whether the named character loses its ability.
    robs: float = 0.0  #: The share (0 to 1) of the victim's gold that it takes.
    robs_after_gathering: bool = False  #: Whether it takes the gold after the victim has gathered.
    loots_hands: bool = False  #: Whether it profits from the cards in other players' hands.
    takes_a_card: bool = False  #: Whether it takes a card from another player's hand.
    swaps_hands: bool = False  #: Whether it swaps hands.
    refills_hand: bool = False  #: Whether it helps a player with few cards.
    refunds: bool = False  #: Whether its player gets back gold paid for building.
    beautifies: int = 0  #: The number of districts it can beautify in a turn, for 1 gold each.

    def __init__(self, facts: CharacterFacts) -> None:
        take_declarations(self)
        self.name = facts.id  #: The character's id.
        self.rank = facts.rank  #: The rank at which it is called.
        self.number = character_number(facts.id)  #: The number that actions use for the character.
        self.box: Box | None = None  #: The cards of the setup that the character belongs to.
        self.pick = PICK.of(self.number)  #: The action that picks it in the draft.

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return (character_of, (self.box, self.rank))

    # --- being called ------------------------------------------------------------------
    def revealed(self, game: "Game", player: "Player") -> None:
        """Called as soon as `player` reveals this character."""

    def turn_starts(self, game: "Game", turn: "Turn") -> None:
        """Called when this character's turn starts, whether its holder or the Witch plays it."""

    # --- in the turn -------------------------------------------------------------------
    def options(self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]") -> None:
        """Offer the character's abilities."""

    def idle_options(
        self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]"
    ) -> None:
        """List the abilities that would have no effect now (J-T14).

        They are not offered, but old stored games may contain them.
        """

    def at_any_time(
        self, game: "Game", turn: "Turn", player: "Player", out: "list[Action]"
    ) -> None:
        """Offer the abilities that may be used even before gathering (J-T21)."""

    def act(self, game: "Game", turn: "Turn", player: "Player", action: "Action") -> None:
        """Use the ability that `action` names."""

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: "Action", found: "Amounts"
    ) -> None:
        """Store in `found` the cost and yield of the ability that `action` uses."""

    def why_spared(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", building: "Building"
    ) -> str:
        """Return the keyword in `reasons.py` for why the character cannot act on `building`.

        The result is '' if it can act, if its ability is not available now, and for characters
        that never act on districts.
        """
        return ""

    def price_of(self, owner: "Player", building: "Building") -> int:
        """Return the gold that the character pays to act on `building`, 0 if none."""
        return 0

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        """Return whether all mandatory actions are done, so the turn may end."""
        return True

    def free_of_limit(self, district: "District") -> bool:
        """Return whether `district` does not count towards the character's building limit."""
        return district.type == self.unlimited_type

    def allows_another(self) -> bool:
        """Return whether the character may build duplicates of districts in the city."""
        return False

    def may_borrow(self, turn: "Turn") -> bool:
        """Return whether the character may borrow gold for building from another player."""
        return False

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called at the end of the character's turn, after the districts' `turn_ends`."""

    def likely_gold(self, game: "Game", player: "Player") -> float:
        """Return the expected gold per round from the ability, without income and gathering."""
        return 0.0

    # --- called only if `watches` is true ------------------------------------------------
    def sees_turn_start(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called when any turn starts, unless the player of that turn is bewitched."""

    def sees_built(self, game: "Game", turn: "Turn | None", builder: "Player") -> None:
        """Called when any player builds a district."""

    def sees_turn_end(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called at the end of any turn."""

    # --- the end of the round ----------------------------------------------------------
    def killed_round_ends(self, game: "Game", player: "Player") -> None:
        """Called at the end of a round in which this character was killed."""

    def round_ends(self, game: "Game") -> None:
        """Called at the end of every round."""


# The faces of a warrant or threat. `REAL` means signed or flowered, and `HIDDEN` means unknown to
# the viewer. `OPEN_PLAIN` and `OPEN_REAL` are faces that everyone knows.
PLAIN: Final = 0
REAL: Final = 1
HIDDEN: Final = -1
OPEN_PLAIN: Final = 2
OPEN_REAL: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Marker:
    """A marker on a character token in this round, such as a dagger or a warrant.

    Markers are immutable: a changed marker is a new object. Only the owner may see a hidden
    `face`. The translated text `mark-KIND` is the marker's name; for markers laid in sets, the
    text's attributes `.real` and `.plain` name the faces.
    """

    kind: ClassVar[str] = "marker"  #: The id of this kind of marker.
    sign: ClassVar[str] = "•"  #: A one-character symbol for narrow displays.

    def __init__(self, rank: int, owner: int, face: int = 0) -> None:
        """Create a marker that the seat `owner` lays on `rank`."""
        self.rank = rank  #: The rank of the character it lies on.
        self.owner = owner  #: The seat that laid it.
        self.face = face  #: `PLAIN`, `REAL`, `HIDDEN`, `OPEN_PLAIN` or `OPEN_REAL`.

    def __repr__(self) -> str:
        return f"{self.kind}:{self.rank}@{self.owner}"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.rank, self.owner, self.face))

    def with_face(self, face: int) -> "Marker":
        """Return a copy of this marker with the given `face`."""
        return type(self)(self.rank, self.owner, face)

    def hides_face(self, seat: int) -> bool:
        """Return whether the face is hidden from `seat`; relevant only for markers laid in sets."""
        return self.owner != seat and self.face in (PLAIN, REAL)

    def seen_by(self, seat: int) -> "Marker":
        """Return the marker as `seat` sees it; -1 is a spectator."""
        return self.with_face(shown_face(self, seat))

    def set_size(self) -> int:
        """Return the number of markers in a set, one of them real; 0 if not laid in sets."""
        return 0

    def is_real(self) -> bool:
        """Return whether this is the signed warrant or the flowered threat."""
        return self.face == REAL or self.face == OPEN_REAL

    def silences(self) -> bool:
        """Return whether the character with this marker must not answer its call."""
        return False

    def hostile(self) -> bool:
        """Return whether an action card that protects the character removes this marker."""
        return True

    def takes_over(self) -> bool:
        """Return whether the marker's owner takes over the turn once resources are gathered."""
        return False

    def threatens(self) -> bool:
        """Return whether the character's player must respond to this marker after gathering."""
        return False

    def on_revealed(self, game: "Game", player: "Player") -> None:
        """Called as soon as the character with this marker is revealed."""

    def on_resumed(self, game: "Game", turn: "Turn") -> None:
        """Called when the marker's owner has taken over the character's turn."""

    def after_gathering(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Called after the character's player has gathered resources."""

    def on_paid_building(
        self,
        game: "Game",
        turn: "Turn",
        player: "Player",
        district: "District",
        paid: int,
        counts: bool,
    ) -> bool:
        """Called after the character's player has paid for a district.

        Return True if the district must wait for the answer to a question.
        """
        return False


def shown_face(marker: Marker, seat: int) -> int:
    """Return a marker's face as `seat` sees it: only the owner sees a secret face."""
    return HIDDEN if marker.hides_face(seat) and marker.set_size() else marker.face


MARKER_FIELDS: Final = declare(public="rank owner", face=shown_face)


def enter_marker(marker: type[Marker]) -> None:
    """Register a kind of marker, so that stored games with it can be read."""
    # Use the type `Any`, because compiled code trusts declared types, and card files may pass a
    # class with a wrong `kind`.
    told: Any = marker
    if told.kind == Marker.kind:
        raise MalformedError("The marker {marker} has no kind of its own.", marker=marker.__name__)
    check_word(told.kind, "-", Words("The kind of a marker"))
    if marker.kind in REGISTRY.markers:
        raise MalformedError("The marker '{marker}' already exists.", marker=marker.kind)
    check_fields(marker(1, 0), MARKER_FIELDS, f"The marker '{marker.kind}'")
    REGISTRY.markers[marker.kind] = marker
