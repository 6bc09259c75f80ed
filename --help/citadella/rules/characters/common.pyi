"""What several characters share: naming a character, income by district type, rank 8's targets."""
from citadella.rules.action import Action, Verb
from citadella.rules.amounts import Amounts
from citadella.rules.card import Building
from citadella.rules.character import Character, Marker
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar

def name_characters(game: Game, verb: Verb, own: int, lowest: int, out: list[Action]) -> None:
    """Offer the characters of at least a rank, but not one's own."""
    ...

def lay_marker(game: Game, marker: Marker, told: str) -> None:
    """Lay a marker and tell everyone, with this kind of event."""
    ...

def count_markers(game: Game, kind: str, owner: int) -> int:
    """Count the markers of a kind that a seat has laid."""
    ...

def marker_on(game: Game, kind: str, rank: int) -> Marker | None:
    """Return the marker of a kind that lies on a rank."""
    ...

class ChooseReal(Question):
    """Which marker of the set is the real one? Nobody else learns it."""
    lays_markers: ClassVar[bool]
    marker: ClassVar[str]
    size: ClassVar[int]
    verb: ClassVar[Verb]

    def fits(self, game: Game) -> bool:
        """All of them lie there."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """Offer the characters on which they lie."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Replace the marker there by the real one."""
        ...

def open_markers(game: Game, shown: Marker, face: int) -> None:
    """Let all know what the other markers of a set are, as one of it has been revealed."""
    ...

def name_reachable(game: Game, verb: Verb, own: int, out: list[Action]) -> None:
    """Offer characters to rob or threaten: not rank 1, not the killed, not the bewitched."""
    ...

def can_be_reached(game: Game, rank: int) -> bool:
    """Return whether neither dagger nor spell lies on a rank."""
    ...

def count_districts(player: Player, type: int) -> int:
    """Count the districts that bring income for a type (T6)."""
    ...

class Earner(Character):
    """A character with income: 1 gold (or 1 card) for each district of its type."""

    def options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Offer the income while there is any."""
        ...

    def idle_options(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """Cards of an empty deck."""
        ...

    def at_any_time(self, game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
        """The income."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Count the districts of the income's type."""
        ...

    def act(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take it, once."""
        ...

class Conqueror(Earner):
    """Rank 8: acts on the districts of other cities."""
    stops_leader: float
    income_type: int
    at_end_only: bool
    own_complete: bool
    own_bishop: bool

    def may_act(self, turn: Turn) -> bool:
        """Return whether the ability can still be used now."""
        ...

    def has_acted(self, turn: Turn) -> None:
        """Note the use; where it belongs to the end of the turn, nothing else follows."""
        ...

    def why_closed(self, game: Game, player: Player, owner: Player) -> str:
        """Return why no district of this city may be chosen: a Bishop's, or complete."""
        ...

    def why_not(self, game: Game, player: Player, owner: Player, building: Building) -> str:
        """Return why a district of an open city cannot be chosen, '' if it can."""
        ...

    def why_spared(self, game: Game, turn: Turn, player: Player, owner: Player, building: Building) -> str:
        """The city first, then the district."""
        ...

    def offer_districts(self, game: Game, player: Player, owner: Player, verb: Verb, out: list[Action]) -> None:
        """Offer what can be chosen of a city."""
        ...

def find_building(player: Player, number: int) -> Building:
    """Return the building with this number in a city."""
    ...
