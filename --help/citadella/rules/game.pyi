"""The game: whose turn it is to speak, what may be said, and saying it."""
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.box import Box
from citadella.rules.card import Card, District
from citadella.rules.character import Marker
from citadella.rules.dice import Dice
from citadella.rules.event import Event
from citadella.rules.question import Question
from citadella.rules.scoring import Result
from citadella.rules.setup import Setup
from citadella.rules.state import Player, Sighting, Turn
from collections.abc import Callable
from typing import Any, Final, final
MAX_REFUSAL_LENGTH: Final[int]

@final
class Game:
    """A game in play: until it is `over`, see `to_act`, choose from `legal_actions()`, `play`.

    Players use `new`, `to_act`, `over`, `legal_actions`, `play`, `is_legal`, `why_not`, `view`,
    `standing`, `result`, `copy`, `can_undo`, `undo` and, for stored games, `play_recorded`; the
    other methods are for cards.
    """
    setup: Setup
    box: Box
    dice: Dice
    crown: int
    round: int
    rank: int
    taxes: int
    step: int
    draft_move: int
    draft_crown: int
    face_up: int
    swaps: list[tuple[int, int]]
    actors: list[int]
    protected: int
    builders: int
    first: int
    crown_claimed: bool
    ending: bool
    ending_early: bool
    over: bool
    turn: Turn | None
    goal: int
    end_at: int
    notes: dict[str, int]
    log: list[Event] | None
    seed: str
    players: list[Player]
    deck: list[Card]
    marks: list[int]
    deck_seen: list[Sighting | None]
    aside: list[Card]
    pack: int
    face_down: int
    markers: list[Marker]
    stack: list[Question]
    history: list[Action]
    floor: int
    prologue: int
    origin: Game | None

    def __init__(self, setup: Setup, box: Box, dice: Dice, like: Game | None=None, hidden: bool=True) -> None:
        """Lay out an empty table (`Game.new` deals the cards), or copy one.

        A copy takes over what is public of the other game and, if `hidden`, the rest. It shares
        lists that are replaced and never changed.
        """
        ...

    def __repr__(self) -> str:
        ...

    def __str__(self) -> str:
        ...

    def _repr_html_(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def __copy__(self) -> Game:
        ...

    def __deepcopy__(self, memo: object) -> Game:
        ...

    @staticmethod
    def new(setup: Setup, seed: int | str, events: bool=False) -> Game:
        """Deal a new game. The same setup and seed give the same game everywhere."""
        ...

    @property
    def to_act(self) -> int:
        """Return the seat that is asked (-1 when the game is over)."""
        ...

    def legal_actions(self) -> list[Action]:
        """List what the seat that is asked may do."""
        ...

    def play(self, action: Action | str) -> None:
        """Play an action; one that is not legal is refused in a sentence and changes nothing."""
        ...

    def play_recorded(self, action: Action | str) -> None:
        """Play an action of a stored game: also one that does nothing and was once offered."""
        ...

    def is_legal(self, action: Action | str) -> bool:
        """Return whether this may be played now; refuses, like `play`, what is not an action."""
        ...

    def why_not(self, action: Action | str) -> str:
        """Tell the seat that is asked why this cannot be played and what can ('' if it can)."""
        ...

    def view(self, seat: int) -> View:
        """Return what a seat may know (-1: a spectator)."""
        ...

    def standing(self) -> Result:
        """Score the game as it stands."""
        ...

    def result(self) -> Result:
        """Return the final score of a game that is over."""
        ...

    def copy(self) -> Game:
        """Return an independent copy that goes on by itself (without a log of events)."""
        ...

    @property
    def can_undo(self) -> bool:
        """Return whether the last action can be taken back: nothing hidden was shown since."""
        ...

    def undo(self) -> None:
        """Take the last action back."""
        ...

    def ask(self, question: Question) -> None:
        """Put a question on top of the others."""
        ...

    def asked_kind(self) -> str:
        """Return the kind of the question that is open ('' when the game is over)."""
        ...

    def shown(self) -> None:
        """Note that something hidden was shown or drawn: there is no way back behind it."""
        ...

    def turn_up(self, player: Player, rank: int) -> None:
        """Show a player's character to all, unless it lies open already."""
        ...

    def lay_marker(self, marker: Marker) -> None:
        """Lay a marker on a character's token."""
        ...

    def lift_marker(self, marker: Marker) -> None:
        """Take a marker off its token."""
        ...

    def the_turn(self) -> Turn:
        """Return the turn in progress."""
        ...

    def holder(self, rank: int) -> int:
        """Return the seat that holds a rank (-1: nobody)."""
        ...

    def rank_of(self, character: int) -> int:
        """Return the rank of a character's number."""
        ...

    def district(self, number: int) -> District:
        """Return the district with this number."""
        ...

    def tell(self, kind: str, seat: int, other: int=-1, amount: int=0, rank: int=0, cause: str='', by: int=...) -> None:
        """Log an event that all may see; whom it hits is known to that player alone."""
        ...

    def tell_rank(self, kind: str, seat: int, rank: int, audience: int=...) -> None:
        """Log an event about a rank that only the audience may know."""
        ...

    def tell_marker(self, kind: str, marker: Marker) -> None:
        """Log that a marker was laid on a character."""
        ...

    def tell_card(self, kind: str, seat: int, other: int, card: Card, amount: int=0, cause: str='', by: int=...) -> None:
        """Log an event about a card that all see."""
        ...

    def tell_cards(self, kind: str, seat: int, other: int, cards: list[Card], audience: int, cause: str='', by: int=...) -> None:
        """Log an event about cards that only the audience may know."""
        ...
GAME_FIELDS: Final[dict[str, str | Callable[[Any, int], Any]]]

def begin(game: Game) -> None:
    """Go on to the first question, and remember this as the game's beginning."""
    ...

def forget_options(game: Game) -> None:
    """Have the options listed again: what lies on the table has been changed."""
    ...
VIEWS: Final[list[Callable[[Game, int], View]]]
