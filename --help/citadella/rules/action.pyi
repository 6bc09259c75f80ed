"""Actions: what a player can say. One action is one click, with one stable text form.

Every action exists once, so two equal actions are the same object: `build tavern` is made on
first use and found again in its verb's table. The text names cards and characters by their
ids, seats as `@0`, districts standing in a city by their id, with a `+` if beautified.
"""
from citadella.rules.amounts import Amounts
from citadella.rules.game import Game
from citadella.rules.state import Player, Turn
from typing import Final, final
STRIDE: Final[int]
SMALL_STRIDE: Final[int]
SMALL_PARTS: Final[tuple[str, str]]
PARTS: Final[tuple[str, str, str, str, str, str, str]]

@final
class Action:
    """One thing a player does: a verb, and the cards, characters, seats or numbers it names.

    `card` is the id of the first card it names (also of a district in a city), `other_card` that
    of the second, `character` the id of a character, `type` a type of district: '' if it names
    none. `seat` is -1 if it names none, `amount` and `rank` 0. `beautified` tells a beautified
    district from a plain one. The rules use the numbers behind the ids (0: none; `type_number` -1),
    and `first` and `second`, the parts in the order of the verb's signature.
    """
    verb: Verb
    first: int
    second: int
    text: str
    card_number: int
    other_card_number: int
    building_number: int
    beautified: bool
    character_number: int
    seat: int
    type_number: int
    rank: int
    amount: int
    card: str
    other_card: str
    character: str
    type: str

    def __init__(self, verb: Verb, first: int, second: int) -> None:
        """Make an action; callers use `Verb.of` instead."""
        ...

    def __str__(self) -> str:
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def __copy__(self) -> Action:
        ...

    def __deepcopy__(self, memo: object) -> Action:
        ...

    @staticmethod
    def parse(text: str) -> Action:
        """Read an action from its text."""
        ...
CHOOSE: Final[str]
ANSWER: Final[str]
GATHER: Final[str]
INCOME_OF: Final[str]
FREE: Final[str]
AIM: Final[str]
ABILITY: Final[str]
BUILDING: Final[str]
CARD: Final[str]
ENDING: Final[str]
GROUPS: Final[tuple[str, str, str, str, str, str, str, str, str, str]]
PLACES: Final[dict[str, str]]
OWN: Final[tuple[str, str, str]]

class TurnHandler:
    """What a verb does in a turn: this one is for the abilities of characters."""

    def do(self, game: Game, turn: Turn, player: Player, action: Action) -> None:
        """Do what the action says."""
        ...

    def amounts(self, game: Game, turn: Turn, player: Player, action: Action, found: Amounts) -> None:
        """Note what the action costs and brings."""
        ...
ABILITY_HANDLER: Final[TurnHandler]

@final
class Verb:
    """A kind of action: its word, which parts follow it, and what others need to know of it."""
    word: str
    signature: str
    parts: list[str]
    group: str
    place: str
    reminds: bool
    unforeseen: bool
    gives: bool
    worth: float | None
    harms: bool
    in_turn: TurnHandler
    stride: int
    table: list[Action | None]
    plain: Action

    def __init__(self, word: str, signature: str='', group: str=..., place: str='', reminds: bool=False, unforeseen: bool=False, gives: bool | None=None, worth: float | None=None, harms: bool=False) -> None:
        """Enter a verb in the list of all verbs.

        `group`: what it is for. `place`: where the thing lies that it names (hand, offer, draft,
        city, own-city, token, player …). `reminds`: who ends the turn without it is asked again.
        `unforeseen`: a choice that others must not foresee, so bots mix it; every aim is one.
        `gives`: what it names is given away, or the player whom it names is given something
        (None: an answer gives what it names of one's own). `worth`: what it is worth, whatever it
        names, to a bot that knows nothing else of it, in points; ending the turn is worth 0.
        `harms`: what it names comes to harm, so a client warns of it.
        """
        ...

    def of(self, first: int=0, second: int=0) -> Action:
        """Return the action with these parts (numbers of cards, seats, types …)."""
        ...

    def write(self, first: int, second: int) -> str:
        """Write the action's text."""
        ...

    def __repr__(self) -> str:
        ...

def write_part(part: str, n: int) -> str:
    ...

def read_part(part: str, word: str) -> int:
    ...

def parse(text: str) -> Action:
    """Read an action from its text; refuses with one sentence what is not one."""
    ...
PICK: Final[Verb]
LAY: Final[Verb]
SWAP_ROLES: Final[Verb]
GIVE_ROLE: Final[Verb]
GOLD: Final[Verb]
CARDS: Final[Verb]
KEEP: Final[Verb]
BUILD: Final[Verb]
END: Final[Verb]
INCOME: Final[Verb]
BONUS: Final[Verb]
DECLINE: Final[Verb]
DONE: Final[Verb]
DISCARD: Final[Verb]
GIVE: Final[Verb]
TAKE: Final[Verb]
BUILD_FREE: Final[Verb]
BUILD_OVER: Final[Verb]
PAY_CARDS: Final[Verb]
KILL: Final[Verb]
BEWITCH: Final[Verb]
WARRANT: Final[Verb]
SIGN: Final[Verb]
CONFISCATE: Final[Verb]
ROB: Final[Verb]
SPY: Final[Verb]
THREATEN: Final[Verb]
FLOWER: Final[Verb]
BRIBE: Final[Verb]
REFUSE: Final[Verb]
REVEAL: Final[Verb]
SWAP_HANDS: Final[Verb]
REDRAW: Final[Verb]
LOOK: Final[Verb]
TAKE_BUILD: Final[Verb]
FORESEE: Final[Verb]
CROWN: Final[Verb]
LEVY_GOLD: Final[Verb]
LEVY_CARD: Final[Verb]
PAY_GOLD: Final[Verb]
GIVE_RANDOM: Final[Verb]
INCOME_MIX: Final[Verb]
ALMS: Final[Verb]
BORROW: Final[Verb]
BONUS_GOLD: Final[Verb]
BONUS_CARDS: Final[Verb]
STUDY: Final[Verb]
DESTROY: Final[Verb]
EXCHANGE: Final[Verb]
HAND_OVER: Final[Verb]
SEIZE: Final[Verb]
BEAUTIFY: Final[Verb]
COLLECT: Final[Verb]
USE: Final[Verb]
PLAY: Final[Verb]
TUCK: Final[Verb]
ANNOUNCE: Final[Verb]
RESCUE: Final[Verb]
THANK: Final[Verb]
VISIT: Final[Verb]
CASH_IN: Final[Verb]
REPLACE: Final[Verb]
REPLACE_BY: Final[Verb]
