"""A turn: gather resources, use abilities, build, end (T2–T7)."""
from citadella.rules.action import Action, TurnHandler
from citadella.rules.amounts import Amounts
from citadella.rules.game import Game
from citadella.rules.question import Question
from citadella.rules.state import Player, Turn
from typing import ClassVar, Final
TO_BOTTOM: Final[int]
SHUFFLED_IN: Final[int]
OTHERWISE: Final[int]
GATHERING: Final[int]
OR_NONE: Final[int]
A_GOLD: Final[Action]
A_CARDS: Final[Action]
A_END: Final[Action]
A_DECLINE: Final[Action]

class TakeTurn(Question):
    """It is your turn."""
    kind: ClassVar[str]
    in_turn: ClassVar[bool]

    def __init__(self, seat: int, a: int=0, b: int=0, c: int=0) -> None:
        """Put the question; a turn goes on until it is ended."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """List what can be done now."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Do it."""
        ...

    def is_idle(self, game: Game, action: Action) -> bool:
        """Look among the abilities of the character, where they could be used now."""
        ...

    def amounts(self, game: Game, action: Action, found: Amounts) -> None:
        """Ask the verb's handler."""
        ...

class GatherGold(TurnHandler):
    """Take gold."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Take it from the bank."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Count the gold."""
        ...

class GatherCards(TurnHandler):
    """Draw cards and keep some."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Draw them."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Count the cards that are drawn and kept."""
        ...

class BuildForGold(TurnHandler):
    """Build a district from the hand."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Pay and build."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Price it."""
        ...

class BuildForCards(BuildForGold):
    """Build a district that can be paid for with cards."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Leave it to the district."""
        ...

class WithoutAmounts(TurnHandler):
    """An action that costs and brings nothing that could be counted."""

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Note nothing."""
        ...

class BuildOver(WithoutAmounts):
    """Build a district in the place of another."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Leave it to the new district."""
        ...

class BuildWith(WithoutAmounts):
    """Build a district by giving up another one, which allows it."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Leave it to the district that is given up."""
        ...

class UseDistrict(TurnHandler):
    """Use a district of the city."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Use it."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Ask the district."""
        ...

class PlayCard(WithoutAmounts):
    """Play an action card."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Play it: the only one of the turn."""
        ...

class Visit(WithoutAmounts):
    """Use an action card that lies before a player."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Use the first one that can be used."""
        ...

class EndTurn(WithoutAmounts):
    """End the turn."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Do all that happens at its end: the districts first, then the character."""
        ...

def action_card_options(game: Game, turn: Turn, player: Player, out: list[Action]) -> None:
    """Offer the action cards of the hand, if none has been played in this turn."""
    ...

def gathered_gold(player: Player) -> int:
    """Return how much gold a player gathers: 2, or what the city makes of it."""
    ...

def gathered_cards(player: Player) -> tuple[int, int]:
    """Return how many cards a player draws and keeps: 2 and 1, or what the city makes of it."""
    ...

def choose_from_aside(game: Game, player: Player, kept: int, rest: int, why: int=...) -> None:
    """Keep some of the cards drawn; ask only if there is anything to choose."""
    ...

class KeepCard(Question):
    """Which drawn cards do you keep? first: how many, second: where the rest goes, third: why."""
    kind: ClassVar[str]
    about: ClassVar[str]
    shows: ClassVar[str]
    on_top: ClassVar[bool]

    def fits(self, game: Game) -> bool:
        """There must be more cards than are kept, if one must be."""
        ...

    def options(self, game: Game, out: list[Action]) -> None:
        """List the different cards."""
        ...

    def answer(self, game: Game, action: Action) -> None:
        """Keep one; the rest goes back when enough are kept."""
        ...

def has_gathered(game: Game, turn: Turn, player: Player) -> None:
    """Resources are in: a short turn ends, a threat must be answered."""
    ...

def close_turn(game: Game, turn: Turn, cause: str='') -> None:
    """Leave the turn; the round goes on. `cause` is the card that only suspends it."""
    ...
