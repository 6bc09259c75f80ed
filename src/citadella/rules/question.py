"""A question to one seat: the possible answers and what they do.

The open questions form a stack in the game; the top one is asked. Questions hold no secrets and are
immutable, so copies of a game share them.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from citadella.rules.action import PARTS
from citadella.rules.errors import MalformedError, Words, shortened
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
    """A question to one seat; `about` declares what `first`, `second` and `third` mean."""

    kind: ClassVar[str] = "question"  #: The id of this kind of question.
    #: The kinds of `first`, `second`, `third`: card, district (in a city), seat, rank or number.
    about: ClassVar[str] = ""
    shows: ClassVar[str] = ""  #: The cards that only the asked seat sees: ASIDE, PACK or ''.
    in_turn: ClassVar[bool] = False  #: Whether it is asked while the player may build.
    #: Whether it belongs to the draft, during which no other question can be open.
    drafts: ClassVar[bool] = False
    put_to_many: ClassVar[bool] = False  #: Whether several of its kind can be open at once.
    #: The verb for passing. Players who can only pass are also asked, so that being asked reveals
    #: nothing.
    passes: ClassVar[str] = ""
    on_top: ClassVar[bool] = False  #: Whether it may be asked on top of another open question.
    #: Whether a set of markers is being laid and the real one is still to be chosen.
    lays_markers: ClassVar[bool] = False
    grows_city: ClassVar[bool] = False  #: Whether ANNOUNCE makes the asked player's city larger.
    for_each: ClassVar[str] = ""  #: The yield of each discarded card: NEW_CARD, COIN or ''.

    def __init__(self, seat: int, first: int = 0, second: int = 0, third: int = 0) -> None:
        """Create a question to `seat` with up to three parts."""
        self.seat = seat  #: The seat that is asked.
        #: Whether the question stays on the stack after an answer, until the turn ends.
        self.stays = False
        self.first = first  #: The first part; `about` declares its meaning.
        self.second = second  #: The second part; `about` declares its meaning.
        self.third = third  #: The third part; `about` declares its meaning.

    def __repr__(self) -> str:
        return f"{self.kind}@{self.seat}({self.first}, {self.second}, {self.third})"

    def __reduce__(self) -> tuple[object, ...]:
        return (question_of, (type(self), self.seat, parts_of(self)))

    def declared(self) -> "Question":
        """Return the question with only the parts that its kind declares (`about`)."""
        parts = len(self.about.split())
        return type(self)(
            self.seat,
            self.first if parts > 0 else 0,
            self.second if parts > 1 else 0,
            self.third if parts > 2 else 0,
        )

    def options(self, game: "Game", out: "list[Action]") -> None:
        """Add the possible answers to `out`."""
        raise NotImplementedError

    def answer(self, game: "Game", action: "Action") -> None:
        """Carry out the answer. The question is no longer on the stack, unless `stays` is set."""
        raise NotImplementedError

    def is_idle(self, game: "Game", action: "Action") -> bool:
        """Return whether the answer `action` has no effect and is therefore no longer offered.

        Games stored before J-T14 was fully applied may contain such answers.
        """
        return False

    def amounts(self, game: "Game", action: "Action", found: "Amounts") -> None:
        """Set the costs and yields of the answer `action` in `found`."""

    def fits(self, game: "Game") -> bool:
        """Return whether this question can be open now; used to check stored games."""
        return game.turn is not None and game.turn.seat == self.seat

    def holds(self) -> int:
        """Return the number of the card that lies on the table until the answer (0: none)."""
        return 0

    def whom(self, game: "Game") -> int:
        """Return the seat that the question refers to without naming it in a part (-1: none)."""
        return -1

    def stake(self, game: "Game") -> int:
        """Return the gold that the question refers to without naming it in a part (-1: none)."""
        return -1


# All parts are public; cards that only the asked seat may see are shown by `shows` instead.
QUESTION_FIELDS: Final = declare(public="seat stays first second third")

# What a discarded card can yield: a card from the deck, or 1 gold.
NEW_CARD: Final = "card"
COIN: Final = "gold"
MAX_PARTS: Final = 3


def enter(*kinds: type[Question]) -> None:
    """Register kinds of questions, so that stored games with them can be read."""
    for kind in kinds:
        _check(kind)
        REGISTRY.questions[kind.kind] = kind


def _check(cls: type[Question]) -> None:
    # The type `Any` keeps compiled code from assuming the declared types before these checks.
    told: Any = cls
    if told.kind == Question.kind:
        raise MalformedError("The question {name} has no kind of its own.", name=cls.__name__)
    check_word(told.kind, "-", Words("The kind of a question"))
    if cls.kind in REGISTRY.questions:
        raise MalformedError("The question '{question}' already exists.", question=cls.kind)
    parts = cls.about.split()
    for part in parts:
        if part not in PARTS:
            raise MalformedError(
                "The question '{question}' cannot be about '{part}', only about {known}.",
                question=cls.kind,
                part=shortened(part),
                known=", ".join(PARTS),
            )
    if len(parts) > MAX_PARTS:
        raise MalformedError(
            "The question '{question}' has more than {most} parts.",
            question=cls.kind,
            most=MAX_PARTS,
        )
    if cls.shows not in ("", ASIDE, PACK):
        raise MalformedError(
            "The question '{question}' can show '{aside}' or '{pack}', not '{shows}'.",
            question=cls.kind,
            aside=ASIDE,
            pack=PACK,
            shows=shortened(cls.shows),
        )
    if cls.passes and cls.passes not in REGISTRY.verbs:
        raise MalformedError(
            "The question '{question}' passes with the unknown verb '{passes}'.",
            question=cls.kind,
            passes=shortened(cls.passes),
        )
    for part in ("options", "answer"):
        if getattr(cls, part) is getattr(Question, part):
            raise MalformedError(
                "The question '{question}' has no method {part}.", question=cls.kind, part=part
            )
    check_fields(cls(0), QUESTION_FIELDS, f"The question '{cls.kind}'")
