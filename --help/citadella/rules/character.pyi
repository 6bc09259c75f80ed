"""What a character is: the hooks that the flow of the round calls, and the markers it lays."""
from citadella.cards import CharacterFacts
from citadella.rules.action import Action
from citadella.rules.amounts import Amounts
from citadella.rules.box import Box
from citadella.rules.card import Building, District
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn
from collections.abc import Callable
from typing import Any, ClassVar, Final
CROWN_RANK: Final[int]
INCOME_USED: Final[int]
POWER_USED: Final[int]
BONUS_USED: Final[int]

class Character:
    """A character of the game. One object serves all games: what changes is in the turn."""
    build_limit: int
    may_build: bool
    ability_only: bool
    income_type: int
    income_in_cards: bool
    watches: bool
    shelters: bool
    keeps_taxes: bool
    lays: str
    unlimited_type: int
    worth: float | None
    takes_crown: bool
    stops_leader: float
    costs_turn: float
    costs_ability: bool
    robs: float
    robs_after_gathering: bool
    loots_hands: bool
    takes_a_card: bool
    swaps_hands: bool
    refills_hand: bool
    refunds: bool
    beautifies: int
    name: str
    rank: int
    number: int
    box: Box | None
    pick: Action

    def __init__(self, facts: CharacterFacts) -> None:
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def revealed(self, game: Game, player: Player) -> None:
        """Do what happens as soon as the character is revealed by its holder."""
        ...

    def turn_starts(self, game: Game, turn: Turn) -> None:
        """Do what starts with the turn of whoever plays it (its holder, or a Witch)."""
        ...

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the character's abilities."""
        ...

    def idle_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """List abilities that would do nothing now (J-T14). They are not offered, but games that
        were stored before that ruling was applied everywhere may use them.
        """
        ...

    def at_any_time(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer what may come before gathering where gathering comes first (J-T21)."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Use an ability."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Note what an ability costs and brings."""
        ...

    def why_spared(self, game: Game, turn: Turn, player: Player, owner: Player, building: Building) -> str:
        """Return why it cannot act on a district (see `reasons.py`); '' if it can or never does."""
        ...

    def price_of(self, owner: Player, building: Building) -> int:
        """Return what it costs to act on a district; 0 for those who pay nothing for it."""
        ...

    def may_end(self, game: Game, turn: Turn) -> bool:
        """Return whether the turn may end (what it must do is done)."""
        ...

    def free_of_limit(self, district: District) -> bool:
        """Return whether it builds this district outside the limit."""
        ...

    def allows_another(self) -> bool:
        """Return whether it may build what already stands in the city."""
        ...

    def may_borrow(self, turn: Turn) -> bool:
        """Return whether it may take missing gold from others to build."""
        ...

    def turn_ends(self, game: Game, turn: Turn, player: Player) -> None:
        """Do what happens at the end of the turn, after the districts."""
        ...

    def likely_gold(self, game: Game, player: Player) -> float:
        """Return the gold it is likely to bring in a round besides income and gathering."""
        ...

    def sees_turn_start(self, game: Game, turn: Turn, player: Player) -> None:
        """Do what it does when anyone's turn starts (not that of the bewitched)."""
        ...

    def sees_built(self, game: Game, turn: Turn | None, builder: Player) -> None:
        """Do what it does when anyone builds a district."""
        ...

    def sees_turn_end(self, game: Game, turn: Turn, player: Player) -> None:
        """Do what it does at the end of anyone's turn."""
        ...

    def killed_round_ends(self, game: Game, player: Player) -> None:
        """Do what a killed character still does when the round is over."""
        ...

    def round_ends(self, game: Game) -> None:
        """Do what it does when the round is over."""
        ...
PLAIN: Final[int]
REAL: Final[int]
HIDDEN: Final[int]
OPEN_PLAIN: Final[int]
OPEN_REAL: Final[int]

class Marker:
    """Something laid on a character's token for this round: dagger, mask, spell, warrant …

    Markers never change; a change is a new marker. `face` is what only the owner may know.
    What it is called is the text `mark-KIND`, with `.real` and `.plain` for those of a set.
    """
    kind: ClassVar[str]
    sign: ClassVar[str]
    rank: int
    owner: int
    face: int

    def __init__(self, rank: int, owner: int, face: int=0) -> None:
        """Lay a marker of a seat on a rank."""
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def with_face(self, face: int) -> Marker:
        """Return the same marker with this face."""
        ...

    def hides_face(self, seat: int) -> bool:
        """Return whether its face, if it is one of a set, is hidden from a seat."""
        ...

    def seen_by(self, seat: int) -> Marker:
        """Return the marker as a seat may know it (-1: a spectator)."""
        ...

    def set_size(self) -> int:
        """Return how many are laid together, one of them real (0: its face is no secret)."""
        ...

    def is_real(self) -> bool:
        """Return whether this is the signed or flowered one."""
        ...

    def silences(self) -> bool:
        """Return whether the character must not answer its call."""
        ...

    def hostile(self) -> bool:
        """Return whether a protection would take it away."""
        ...

    def takes_over(self) -> bool:
        """Return whether its owner takes over the turn: the character's player only gathers."""
        ...

    def threatens(self) -> bool:
        """Return whether nothing may be done after gathering before it is answered."""
        ...

    def on_revealed(self, game: Game, player: Player) -> None:
        """Do what it does as soon as the character is revealed."""
        ...

    def on_resumed(self, game: Game, turn: Turn) -> None:
        """Do what it does when its owner has taken over the turn."""
        ...

    def after_gathering(self, game: Game, turn: Turn, player: Player) -> None:
        """Do what it does once resources are gathered."""
        ...

    def on_paid_building(self, game: Game, turn: Turn, player: Player, district: District, paid: int, counts: bool) -> bool:
        """Do what it does when the character pays for a district; True if the game must wait."""
        ...

def shown_face(marker: Marker, seat: int) -> int:
    """Return a marker's face: one of a set is its owner's secret until it is opened."""
    ...
MARKER_FIELDS: Final[dict[str, str | Callable[[Any, int], Any]]]

def enter_marker(marker: type[Marker]) -> None:
    """Enter a kind of marker, so that a stored game can be read back."""
    ...
