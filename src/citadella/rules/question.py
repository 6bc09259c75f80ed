"""A question put to one seat: what it may answer, and what the answer does.

Open questions are a stack in the game; the top one is asked. They hold no secrets and never
change, so copies of a game share them.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from citadella.rules.action import PARTS
from citadella.rules.errors import MalformedError, quoted
from citadella.rules.names import check_word
from citadella.rules.pickling import parts_of, question_of
from citadella.rules.registry import REGISTRY
from citadella.rules.visibility import ASIDE as ASIDE
from citadella.rules.visibility import PACK as PACK
from citadella.rules.visibility import check_fields, declare

if TYPE_CHECKING:
    from citadella.rules.action import Action
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """A question put to one seat; `first`, `second` and `third` are what it is about."""

    kind: ClassVar[str] = "question"
    # What these are: card, district (standing in a city), seat, rank or number.
    about: ClassVar[str] = ""
    # What the asked seat is shown with it that others are not: ASIDE, PACK or nothing.
    shows: ClassVar[str] = ""
    # The seat goes about its turn: cards of the hand may be built.
    in_turn: ClassVar[bool] = False
    # A question of the selection of characters; no other is open with it.
    drafts: ClassVar[bool] = False
    # Put to several players (or about several) one after the other.
    put_to_many: ClassVar[bool] = False
    # Put to more players than can do something, so that it betrays nobody: the word with which
    # the others let it pass.
    passes: ClassVar[str] = ""
    # Put on top of what is asked already.
    on_top: ClassVar[bool] = False
    # Markers of a set are being laid: none of them is the real one yet.
    lays_markers: ClassVar[bool] = False
    # Announcing it makes one's own city larger.
    grows_city: ClassVar[bool] = False
    # What each card that is given up brings: NEW_CARD, COIN or nothing by itself.
    for_each: ClassVar[str] = ""

    def __init__(self, seat: int, first: int = 0, second: int = 0, third: int = 0) -> None:
        """Put the question to a seat."""
        self.seat = seat
        # A question that stays on the stack when answered, until it is ended.
        self.stays = False
        self.first = first
        self.second = second
        self.third = third

    def __repr__(self) -> str:
        return f"{self.kind}@{self.seat}({self.first}, {self.second}, {self.third})"

    def __reduce__(self) -> tuple[object, ...]:
        return (question_of, (type(self), self.seat, parts_of(self)))

    def declared(self) -> "Question":
        """Return the question with the parts that its kind declares (`about`) and no others."""
        parts = len(self.about.split())
        return type(self)(
            self.seat,
            self.first if parts > 0 else 0,
            self.second if parts > 1 else 0,
            self.third if parts > 2 else 0,
        )

    def options(self, game: "Game", out: "list[Action]") -> None:
        """List the answers."""
        raise NotImplementedError

    def answer(self, game: "Game", action: "Action") -> None:
        """Do what the answer says. The question has been taken off the stack, unless it stays."""
        raise NotImplementedError

    def is_idle(self, game: "Game", action: "Action") -> bool:
        """Return whether an answer that is not offered would do nothing and has once been offered:
        games stored before J-T14 was applied everywhere may contain it.
        """
        return False

    def amounts(self, game: "Game", action: "Action", found: "Amounts") -> None:
        """Note what an answer costs and brings."""

    def fits(self, game: "Game") -> bool:
        """Return whether it can be open as the game stands; a stored game is refused if not."""
        return game.turn is not None and game.turn.seat == self.seat

    def holds(self) -> int:
        """Return the number of a card that lies on the table until this is answered (0: none)."""
        return 0

    def whom(self, game: "Game") -> int:
        """Return the seat that the question speaks of, where no part of it names one (-1: none)."""
        return -1

    def stake(self, game: "Game") -> int:
        """Return the gold that the question is about, where no part of it names it (-1: none)."""
        return -1


# All parts are public; a kind that needs a secret shows it by itself (`shows`).
QUESTION_FIELDS: Final = declare(public="seat stays first second third")

# What a card that is given up can bring: another from the deck, a coin.
NEW_CARD: Final = "card"
COIN: Final = "gold"
MAX_PARTS: Final = 3


def enter(*kinds: type[Question]) -> None:
    """Enter kinds of questions, so that a stored game can be read back."""
    for kind in kinds:
        _check(kind)
        REGISTRY.questions[kind.kind] = kind


def _check(cls: type[Question]) -> None:
    # Compiled, what the class says would be taken for a text before it is looked at.
    told: Any = cls
    if told.kind == Question.kind:
        raise MalformedError(f"The question {cls.__name__} has no kind of its own.")
    check_word(told.kind, "-", "The kind of a question")
    if cls.kind in REGISTRY.questions:
        raise MalformedError(f"There is a question '{cls.kind}' already.")
    parts = cls.about.split()
    for part in parts:
        if part not in PARTS:
            raise MalformedError(f"The question '{cls.kind}' cannot be about {quoted(part)}.")
    if len(parts) > MAX_PARTS:
        raise MalformedError(f"The question '{cls.kind}' has more than {MAX_PARTS} parts.")
    if cls.shows not in ("", ASIDE, PACK):
        raise MalformedError(
            f"The question '{cls.kind}' can show '{ASIDE}' or '{PACK}', not {quoted(cls.shows)}."
        )
    if cls.passes and cls.passes not in REGISTRY.verbs:
        raise MalformedError(
            f"The question '{cls.kind}' passes with an unknown {quoted(cls.passes)}."
        )
    for part in ("options", "answer"):
        if getattr(cls, part) is getattr(Question, part):
            raise MalformedError(f"The question '{cls.kind}' has no method {part}.")
    check_fields(cls(0), QUESTION_FIELDS, f"The question '{cls.kind}'")
