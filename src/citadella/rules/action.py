"""Actions: what a player can say. One action is one click, with one stable text form.

Every action exists once, so two equal actions are the same object: `build tavern` is made on
first use and found again in its verb's table. The text names cards and characters by their
ids, seats as `@0`, districts standing in a city by their id, with a `+` if beautified.
"""

from typing import Final, final

from citadella.rules.errors import MalformedError, quoted
from citadella.rules.names import (
    card_name,
    character_name,
    known_card,
    known_character,
)

TYPE_NAMES: Final = ("noble", "religious", "trade", "military", "unique")
# How far apart a verb's first parts lie in its table: more than any second part can be.
STRIDE: Final = 16
CARD_STRIDE: Final = 1024


@final
class Action:
    """One thing a player says: a verb and what it is about."""

    def __init__(self, verb: "Verb", a: int, b: int) -> None:
        """Make an action; everyone but a verb asks `Verb.of` instead."""
        self.verb = verb
        self.a = a
        self.b = b
        self.text = verb.write(a, b)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action.parse({self.text!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (parse, (self.text,))

    def __copy__(self) -> "Action":
        return self

    def __deepcopy__(self, memo: object) -> "Action":
        return self

    @staticmethod
    def parse(text: str) -> "Action":
        """Read an action from its text."""
        return parse(text)


@final
class Verb:
    """A kind of action: its word, and which parts follow it."""

    def __init__(self, word: str, signature: str = "") -> None:
        """Make a verb and enter it in the list of all verbs."""
        self.word = word
        self.signature = signature
        self.parts: list[str] = signature.split()
        self.stride = CARD_STRIDE if self.parts[1:2] in (["card"], ["district"]) else STRIDE
        self.table: list[Action | None] = []
        VERBS[word] = self
        # The action of a verb that needs nothing else: `end`, `gold`.
        self.plain = self.of()

    def of(self, a: int = 0, b: int = 0) -> Action:
        """Return the action with these parts (numbers of cards, seats, types …)."""
        i = a * self.stride + b
        if i < len(self.table):
            action = self.table[i]
            if action is not None:
                return action
        return self._make(i, a, b)

    def _make(self, i: int, a: int, b: int) -> Action:
        while len(self.table) <= i:
            self.table.append(None)
        action = Action(self, a, b)
        self.table[i] = action
        return action

    def write(self, a: int, b: int) -> str:
        """Write the action's text."""
        words = [self.word]
        numbers = [a, b]
        for i in range(len(self.parts)):
            words.append(write_part(self.parts[i], numbers[i]))
        return " ".join(words)

    def __repr__(self) -> str:
        return f"Verb({self.word!r}, {self.signature!r})"


def write_part(part: str, n: int) -> str:
    if part == "card":
        return card_name(n)
    if part == "district":
        return card_name(n // 2) + ("+" if n % 2 else "")
    if part == "character":
        return character_name(n)
    if part == "seat":
        return f"@{n}"
    if part == "type":
        return TYPE_NAMES[n]
    return str(n)


def read_part(part: str, word: str) -> int:
    if part == "card":
        return known_card(word)
    if part == "district":
        if word.endswith("+"):
            return known_card(word[:-1]) * 2 + 1
        return known_card(word) * 2
    if part == "character":
        return known_character(word)
    if part == "seat":
        if len(word) == 2 and word[0] == "@" and word[1] in "01234567":
            return int(word[1])
        raise MalformedError(f"{quoted(word)} is not a seat: seats are written @0 to @7.")
    if part == "type":
        if word in TYPE_NAMES:
            return TYPE_NAMES.index(word)
        raise MalformedError(f"{quoted(word)} is not a type of district.")
    if word.isascii() and word.isdigit() and len(word) <= 3:
        return int(word)
    raise MalformedError(f"{quoted(word)} is not a number from 0 to 999.")


VERBS: Final[dict[str, Verb]] = {}


def parse(text: str) -> Action:
    """Read an action from its text; refuses with one sentence what is not one."""
    if not isinstance(text, str):
        raise MalformedError("An action is written as text.")
    words = text.split()
    if not words:
        raise MalformedError("An action cannot be empty.")
    verb = VERBS.get(words[0])
    if verb is None:
        raise MalformedError(f"{quoted(words[0])} is not an action.")
    if len(words) != len(verb.parts) + 1:
        raise MalformedError(
            f"'{verb.word}' takes {len(verb.parts)} part(s) ({verb.signature or 'none'}),"
            f" not {len(words) - 1}."
        )
    numbers = [0, 0]
    for i in range(len(verb.parts)):
        numbers[i] = read_part(verb.parts[i], words[i + 1])
    return verb.of(numbers[0], numbers[1])


# The selection of characters
PICK: Final = Verb("pick", "character")
LAY: Final = Verb("lay", "character")
SWAP_ROLES: Final = Verb("swap-roles", "seat")
GIVE_ROLE: Final = Verb("give-role", "character")

# What everyone can do in a turn
GOLD: Final = Verb("gold")
CARDS: Final = Verb("cards")
KEEP: Final = Verb("keep", "card")
BUILD: Final = Verb("build", "card")
END: Final = Verb("end")
INCOME: Final = Verb("income")
BONUS: Final = Verb("bonus")

# Answers
DECLINE: Final = Verb("decline")
DONE: Final = Verb("done")
DISCARD: Final = Verb("discard", "card")
GIVE: Final = Verb("give", "card")
TAKE: Final = Verb("take", "card")

# Ways to build without (only) gold
BUILD_FREE: Final = Verb("build-with", "card card")
BUILD_OVER: Final = Verb("build-over", "card district")
PAY_CARDS: Final = Verb("pay-with-cards", "card")

# Characters
KILL: Final = Verb("kill", "character")
BEWITCH: Final = Verb("bewitch", "character")
WARRANT: Final = Verb("warrant", "character")
SIGN: Final = Verb("sign", "character")
CONFISCATE: Final = Verb("confiscate")
ROB: Final = Verb("rob", "character")
SPY: Final = Verb("spy", "seat type")
THREATEN: Final = Verb("threaten", "character")
FLOWER: Final = Verb("flower", "character")
BRIBE: Final = Verb("bribe")
REFUSE: Final = Verb("refuse")
REVEAL: Final = Verb("reveal")
SWAP_HANDS: Final = Verb("swap-hands", "seat")
REDRAW: Final = Verb("redraw")
LOOK: Final = Verb("look", "seat")
TAKE_BUILD: Final = Verb("take-and-build", "card")
FORESEE: Final = Verb("foresee")
CROWN: Final = Verb("crown", "seat")
LEVY_GOLD: Final = Verb("levy-gold")
LEVY_CARD: Final = Verb("levy-card")
PAY_GOLD: Final = Verb("pay-gold")
INCOME_MIX: Final = Verb("income-gold", "number")
ALMS: Final = Verb("alms", "seat")
BORROW: Final = Verb("borrow", "card seat")
BONUS_GOLD: Final = Verb("bonus-gold")
BONUS_CARDS: Final = Verb("bonus-cards")
STUDY: Final = Verb("study")
DESTROY: Final = Verb("destroy", "district seat")
EXCHANGE: Final = Verb("exchange", "district seat")
HAND_OVER: Final = Verb("hand-over", "district")
SEIZE: Final = Verb("seize", "district seat")
BEAUTIFY: Final = Verb("beautify", "district")
COLLECT: Final = Verb("collect")

# Districts and action cards
USE: Final = Verb("use", "card")
PLAY: Final = Verb("play", "card")
TUCK: Final = Verb("tuck", "card")
ANNOUNCE: Final = Verb("announce")
RESCUE: Final = Verb("rescue")
THANK: Final = Verb("thank")
VISIT: Final = Verb("visit", "seat")
CASH_IN: Final = Verb("cash-in")
REPLACE: Final = Verb("replace", "district")
REPLACE_BY: Final = Verb("replace-by", "card")
