"""The action space: every action in every edition has its own number (docs/encoding.md).

The verbs come in a fixed order, and every combination of a verb and its parts has a number. Seats
are relative to the acting seat (0: the seat itself, 1: its left neighbour …).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64

from citadella.cards import TYPES as TYPE_NAMES
from citadella.env.observation import ByteRows
from citadella.env.room import CARDS, CHARACTERS, NUMBERS, SEATS
from citadella.knowledge.facts import TYPES, relative_seat
from citadella.rules.action import Action, Verb
from citadella.rules.errors import IllegalError, MalformedError
from citadella.rules.names import card_name, character_name
from citadella.rules.registry import REGISTRY

ORDER: Final = (
    "pick",
    "lay",
    "swap-roles",
    "give-role",
    "gold",
    "cards",
    "keep",
    "build",
    "end",
    "income",
    "bonus",
    "decline",
    "done",
    "discard",
    "give",
    "take",
    "build-with",
    "build-over",
    "pay-with-cards",
    "kill",
    "bewitch",
    "warrant",
    "sign",
    "confiscate",
    "rob",
    "spy",
    "threaten",
    "flower",
    "bribe",
    "refuse",
    "reveal",
    "swap-hands",
    "redraw",
    "look",
    "take-and-build",
    "foresee",
    "crown",
    "levy-gold",
    "levy-card",
    "pay-gold",
    "give-random",
    "income-gold",
    "alms",
    "borrow",
    "bonus-gold",
    "bonus-cards",
    "study",
    "destroy",
    "exchange",
    "hand-over",
    "seize",
    "beautify",
    "collect",
    "use",
    "play",
    "tuck",
    "announce",
    "rescue",
    "thank",
    "visit",
    "cash-in",
    "replace",
    "replace-by",
)
# The verbs that name two cards, one of which is always the card that allows this way of building.
# Only the other card is numbered; the value is that card's index in the action's parts.
COUNTED: Final = {"build-with": 0, "build-over": 1}
# The maximum number of homebrew verbs that get a row (the first ones registered), and the size of
# the row. Only the first part of these verbs' actions is numbered.
HOMEBREW_VERBS: Final = 8
HOMEBREW_ROOM: Final = CARDS
# The maximum number of legal actions in a decision. No known decision reaches it.
MOST_LEGAL: Final = 512
# The number of spare action numbers for homebrew actions without a fixed number. The spare numbers
# are assigned again at every decision.
SPARE: Final = 64

SIZES: Final = {
    "card": CARDS,
    "district": 2 * CARDS,
    "character": CHARACTERS,
    "seat": SEATS,
    "type": TYPES,
    "rank": NUMBERS,
    "number": NUMBERS,
}
NO_PART: Final = 0
CARD: Final = 1
SEAT: Final = 2
DISTRICT: Final = 3
AS_IT_IS: Final = 4
KINDS: Final = {"card": CARD, "character": CARD, "seat": SEAT, "district": DISTRICT}


@final
class Row:
    """The range of action numbers of one verb, and how the parts of its actions are numbered."""

    def __init__(self, verb: Verb, start: int, homebrew: bool) -> None:
        """Reserve the numbers from `start` for the actions of `verb`."""
        self.verb = verb
        self.start: i64 = start
        self.parts: list[str] = verb.parts.copy()
        if verb.word in COUNTED:
            self.parts[1 - COUNTED[verb.word]] = ""
        elif homebrew and len(self.parts) > 1:
            self.parts[1] = ""
        rooms: list[int] = [1, 1]
        kinds: list[int] = [NO_PART, NO_PART]
        for i in range(len(self.parts)):
            part = self.parts[i]
            if part:
                rooms[i] = min(SIZES[part], HOMEBREW_ROOM) if homebrew else SIZES[part]
                kinds[i] = KINDS.get(part, AS_IT_IS)
        self.room_a: i64 = rooms[0]
        self.room_b: i64 = rooms[1]
        self.kind_a: i64 = kinds[0]
        self.kind_b: i64 = kinds[1]
        self.size = rooms[0] * rooms[1]

    def number(self, action: Action, seat: i64, seats: i64) -> i64:
        """Return the number of `action` for the acting `seat`; -1 if it has none."""
        a = _counted(self.kind_a, action.first, seat, seats)
        b = _counted(self.kind_b, action.second, seat, seats)
        if a >= self.room_a or b >= self.room_b:
            return -1
        return self.start + a * self.room_b + b

    def text(self, index: int) -> str:
        """Return the action `index` of this row as text, with `*` for parts without a number."""
        room_b = int(self.room_b)
        counted = [index // room_b, index % room_b]
        words = [self.verb.word]
        for i in range(len(self.parts)):
            words.append(_written(self.parts[i], counted[i]))
        return " ".join(words)


def _counted(kind: i64, n: i64, seat: i64, seats: i64) -> i64:
    if kind == NO_PART:
        return 0
    if kind == CARD:
        return n - 1
    if kind == DISTRICT:
        return n - 2
    if kind == SEAT:
        return relative_seat(n, seat, seats)
    return n


def _written(part: str, n: int) -> str:
    if part == "card":
        return card_name(n + 1)
    if part == "district":
        return card_name(n // 2 + 1) + ("+" if n % 2 else "")
    if part == "character":
        return character_name(n + 1)
    if part == "seat":
        return f"@+{n}"
    if part == "type":
        return TYPE_NAMES[n]
    return str(n) if part else "*"


def _rows() -> list[Row]:
    found: list[Row] = []
    start = 0
    for word in ORDER:
        row = Row(REGISTRY.verbs[word], start, False)
        found.append(row)
        start += row.size
    return found


ROWS: Final[list[Row]] = _rows()
# Written as literals so that the compiler can inline them.
HOMEBREW_START: Final = 6569
SPARE_START: Final = 7209
ACTIONS: Final = 7273
assert int(ROWS[-1].start) + ROWS[-1].size == HOMEBREW_START
assert HOMEBREW_START + HOMEBREW_VERBS * HOMEBREW_ROOM == SPARE_START
assert SPARE_START + SPARE == ACTIONS
_BY_VERB: Final[dict[Verb, Row]] = {row.verb: row for row in ROWS}


def _row_of(verb: Verb) -> Row | None:
    """Return the row of `verb`; None if it is a homebrew verb and no row is left."""
    row = _BY_VERB.get(verb)
    if row is None:
        place = 0
        for other in REGISTRY.verbs.values():
            if other.word == verb.word:
                break
            if other.word not in ORDER:
                place += 1
        if place >= HOMEBREW_VERBS:
            return None
        row = Row(verb, HOMEBREW_START + place * HOMEBREW_ROOM, True)
        _BY_VERB[verb] = row
    return row


def number_all(
    legal: list[Action], seat: int, seats: int, mask: ByteRows, numbers: vec[i32], start: i64
) -> None:
    """Number the legal actions of `seat`, and set their flags in the current row of `mask`.

    The numbers are written to `numbers` in the order of the actions, from index `start`.
    """
    if len(legal) > MOST_LEGAL:
        raise MalformedError(
            f"The encoding has room for {MOST_LEGAL} legal actions, not {len(legal)}."
        )
    spare: i64 = SPARE_START
    place = start
    for action in legal:
        row = _row_of(action.verb)
        index: i64 = -1 if row is None else row.number(action, seat, seats)
        if index < 0 or mask.has(index):
            index = spare
            spare += 1
            if index >= ACTIONS:
                raise MalformedError(f"The encoding has no room left for '{action.text}'.")
        mask.put(index, 1)
        numbers[place] = i32(index)
        place += 1


def chosen(legal: list[Action], numbers: vec[i32], start: i64, index: i64) -> Action:
    """Return the legal action with the number `index`; raise IllegalError if there is none."""
    place = start
    for action in legal:
        if i64(numbers[place]) == index:
            return action
        place += 1
    raise IllegalError(f"Action {index} ({describe(index)}) is not legal now.")


def describe(index: int) -> str:
    """Return the action numbered `index` as text, with relative seats (`destroy manor @+2`)."""
    for row in ROWS:
        start = int(row.start)
        if start <= index < start + row.size:
            within = index - start
            try:
                return row.text(within)
            except IndexError:
                return f"{row.verb.word} (homebrew card)"
    if not 0 <= index < ACTIONS:
        raise MalformedError(
            f"There is no action {index}; actions are numbered from 0 to {ACTIONS - 1}."
        )
    return "of a homebrew card"
