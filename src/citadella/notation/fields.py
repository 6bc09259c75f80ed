"""Reading and writing each kind of value in a game as JSON.

A `Field` reads and writes an attribute of an object; an `Item` does so for an element of a list.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from citadella.notation.json_reader import JsonReader, whole, within, word
from citadella.rules.action import read_part, write_part
from citadella.rules.box import Box
from citadella.rules.card import UNKNOWN, Building, Card, District
from citadella.rules.character import Character, Marker
from citadella.rules.errors import MalformedError, Words, shortened
from citadella.rules.question import Question
from citadella.rules.registry import REGISTRY
from citadella.rules.state import Laid, Pick, Sighting, Tucked
from citadella.rules.steps import STEP_NAMES

MAX_NUMBER = 10_000
# The kinds of parts of a question that are written as plain numbers.
PLAIN_NUMBERS = ("number", "rank")
# Keys that are written even if the value is empty; for other keys, an empty value is omitted.
ALWAYS = ("players", "deck", "seat", "role", "then")


class Names:
    """The cards and characters of one box by name."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.seats = box.players
        self.cards: dict[str, Card] = {kind.name: kind for kind in box.kinds}
        self.cards["?"] = UNKNOWN
        self.cast = {character.name: character for character in box.cast}

    def card(self, value: Any, place: Words) -> Card:
        card = self.cards.get(value) if isinstance(value, str) else None
        if card is None:
            raise MalformedError(
                "{place}: there is no card '{value}' in this game.",
                place=place,
                value=shortened(value),
            )
        return card

    def character(self, value: Any, place: Words) -> Character:
        character = self.cast.get(value) if isinstance(value, str) else None
        if character is None:
            raise MalformedError(
                "{place}: there is no character '{value}' in this game.",
                place=place,
                value=shortened(value),
            )
        return character

    def rank(self, value: Any, place: Words) -> int:
        return self.character(value, place).rank

    def ranks(self, values: list[Any], place: Words) -> int:
        """Return the ranks of these characters as bits."""
        ranks = 0
        for name in values:
            ranks |= 1 << self.rank(name, place)
        return ranks


def _unchanged(value: Any, _box: Box) -> Any:
    return value


@dataclass(frozen=True)
class Field:
    """Functions that read an attribute from JSON and write it to JSON.

    If the key is missing, `read` returns a default value.
    """

    read: Callable[[JsonReader, str, Names], Any]
    write: Callable[[Any, Box], Any] = _unchanged


@dataclass(frozen=True)
class Item:
    """Functions that read a list element from JSON and write it to JSON.

    The second argument of `read` is the element's place, which is named in errors.
    """

    read: Callable[[Any, Words, Names], Any]
    write: Callable[[Any, Box], Any] = _unchanged


def _name(value: Any, _box: Box) -> str:
    return str(value.name)


Table = dict[str, Field]


def write_fields(thing: object, table: Table, box: Box) -> dict[str, Any]:
    """Return the attributes of `thing` listed in `table` as JSON, without empty values."""
    values = {key: field.write(getattr(thing, key), box) for key, field in table.items()}
    return {
        key: value
        for key, value in values.items()
        if key in ALWAYS or value not in (0, False, None, [], {})
    }


def read_fields(thing: object, table: Table, reader: JsonReader, names: Names) -> None:
    """Set the attributes of `thing` listed in `table` from JSON; raise if there is another key."""
    for key, field in table.items():
        setattr(thing, key, field.read(reader, key, names))
    reader.done()


# --- single values ---------------------------------------------------------------------
def number_field(most: Callable[[Names], int] = lambda _names: MAX_NUMBER) -> Field:
    """Return a field for a non-negative integer; its maximum may depend on the box."""
    return Field(lambda reader, key, names: reader.number(key, 0, 0, most(names)))


def goal_field(like: str = "") -> Field:
    """Return a field for a city size.

    The default is the value of the key `like` or, without `like`, the setup's size.
    """

    def read(reader: JsonReader, key: str, names: Names) -> int:
        usual = reader.number(like, names.box.goal, 1, 20) if like else names.box.goal
        return reader.number(key, usual, 1, 20)

    return Field(read)


def step_field(usual: str) -> Field:
    """Return a field for a step of the round, `usual` by default."""

    def read(reader: JsonReader, key: str, _names: Names) -> int:
        name = reader.text(key, usual)
        if name not in STEP_NAMES:
            raise MalformedError("There is no step called '{name}'.", name=shortened(name))
        return STEP_NAMES.index(name)

    return Field(read, lambda value, _box: STEP_NAMES[value])


def _write_ranks(value: int, box: Box) -> list[str]:
    return [box.cast[rank].name for rank in range(1, len(box.cast)) if value >> rank & 1]


def _read_card_bits(reader: JsonReader, key: str, names: Names) -> int:
    bits = 0
    for card in reader.items(key, names.card):
        bits |= card.bit
    return bits


def _read_notes(reader: JsonReader, key: str, _names: Names) -> dict[str, int]:
    notes = reader.raw(key) or {}
    if not isinstance(notes, dict):
        raise MalformedError("{place}: '{key}' must be a JSON object.", place=reader.place, key=key)
    place = within(reader.place, key)
    return {word(k, place): whole(v, place) for k, v in notes.items()}


def _read_actors(reader: JsonReader, key: str, names: Names) -> list[int]:
    ranks = len(names.box.cast)
    actors = reader.items(key, whole) or [-1] * ranks
    if len(actors) != ranks or not all(-1 <= seat < names.seats for seat in actors):
        raise MalformedError(
            "{place}: '{key}' must contain a seat or -1 for each rank.", place=reader.place, key=key
        )
    return actors


FLAG = Field(lambda reader, key, _names: reader.flag(key))
ROLE = Field(lambda reader, key, names: names.character(reader.text(key), reader.place), _name)
# A set of ranks as bits; in JSON a list of characters.
RANKS = Field(
    lambda reader, key, names: names.ranks(reader.things(key), reader.place), _write_ranks
)
# A set of kinds of cards as bits; in JSON a list of cards.
CARD_BITS = Field(
    _read_card_bits, lambda value, box: [kind.name for kind in box.kinds if value & kind.bit]
)
# A dictionary from names to numbers.
NOTES = Field(_read_notes, lambda value, _box: dict(sorted(value.items())))
# The seat that played each rank, -1 for none.
ACTORS = Field(_read_actors, lambda value, _box: value.copy())


# --- lists -----------------------------------------------------------------------------
def list_field(item: Item) -> Field:
    return Field(
        lambda reader, key, names: reader.items(key, lambda v, place: item.read(v, place, names)),
        lambda value, box: [item.write(each, box) for each in value],
    )


def pile_field(item: Item) -> Field:
    """Return a field for a pile; JSON lists the top card first, the attribute lists it last."""
    cards = list_field(item)
    return Field(
        lambda reader, key, names: cards.read(reader, key, names)[::-1],
        lambda value, box: cards.write(value, box)[::-1],
    )


def _read_building(value: Any, place: Words, names: Names) -> Building:
    name = word(value, place)
    card = names.card(name.removesuffix("+"), place)
    if not isinstance(card, District):
        raise MalformedError(
            "{place}: '{value}' is not a district.", place=place, value=shortened(value)
        )
    return card.beautified if name.endswith("+") else card.plain


def _read_swap(value: Any, place: Words, names: Names) -> tuple[int, int]:
    if not (isinstance(value, list) and len(value) == 2):
        raise MalformedError("{place} must contain pairs of different seats.", place=place)
    a, b = whole(value[0], place), whole(value[1], place)
    if not (0 <= a < names.seats and 0 <= b < names.seats) or a == b:
        raise MalformedError("{place} must contain pairs of different seats.", place=place)
    return (a, b)


def _write_sighting(value: Sighting | None, _box: Box) -> list[Any] | None:
    return None if value is None else [[card.name for card in value.cards], value.lost]


def _read_sighting(value: Any, place: Words, names: Names) -> Sighting | None:
    if value is None:
        return None
    if not (isinstance(value, list) and len(value) == 2 and isinstance(value[0], list)):
        raise MalformedError(
            "{place} must contain pairs, each of a list of cards and the number of lost cards.",
            place=place,
        )
    return Sighting([names.card(card, place) for card in value[0]], whole(value[1], place))


def _write_pick(value: Pick, box: Box) -> list[Any]:
    return [_write_ranks(value.pack, box), box.cast[value.taken].name, box.cast[value.laid].name]


def _read_pick(value: Any, place: Words, names: Names) -> Pick:
    if not (isinstance(value, list) and len(value) == 3 and isinstance(value[0], list)):
        raise MalformedError(
            "{place} must contain lists of three: a list of the characters offered, the one taken "
            "and the one discarded.",
            place=place,
        )
    pack = names.ranks(value[0], place)
    return Pick(pack, names.rank(value[1], place), names.rank(value[2], place))


def _read_tucked(value: Any, place: Words, names: Names) -> Tucked:
    if not (isinstance(value, list) and len(value) == 2):
        raise MalformedError("{place} must contain pairs of a card and a seat.", place=place)
    return Tucked(names.card(value[0], place), whole(value[1], place))


def _read_laid(value: Any, place: Words, names: Names) -> Laid:
    if not (isinstance(value, list) and len(value) == 3 and isinstance(value[2], bool)):
        raise MalformedError(
            "{place} must contain lists of three: a card, the gold on it, and true or false for "
            "whether the card was used in this turn.",
            place=place,
        )
    return Laid(names.card(value[0], place), whole(value[1], place), value[2])


def _write_marker(value: Marker, box: Box) -> list[Any]:
    return [value.kind, box.cast[value.rank].name, value.owner, value.face]


def _read_marker(value: Any, place: Words, names: Names) -> Marker:
    refusal = MalformedError(
        "{place}: '{value}' is not a marker.", place=place, value=shortened(value)
    )
    if not _starts_with_word(value) or len(value) != 4 or value[0] not in REGISTRY.markers:
        raise refusal
    owner = whole(value[2], place)
    face = whole(value[3], place)
    if not 0 <= owner < names.seats or not -1 <= face <= 3:
        raise refusal
    return REGISTRY.markers[value[0]](names.rank(value[1], place), owner, face)


def _read_question(value: Any, place: Words, names: Names) -> Question:
    refusal = MalformedError(
        "{place}: '{value}' is not a question.", place=place, value=shortened(value)
    )
    if not _starts_with_word(value) or len(value) < 2 or value[0] not in REGISTRY.questions:
        raise refusal
    kind = REGISTRY.questions[value[0]]
    seat = whole(value[1], place)
    parts = kind.about.split()
    if not 0 <= seat < names.seats or len(value) != 2 + len(parts):
        raise refusal
    numbers = [0, 0, 0]
    for i, part in enumerate(parts):
        item = value[2 + i]
        numbers[i] = (
            whole(item, place) if part in PLAIN_NUMBERS else read_part(part, word(item, place))
        )
        if numbers[i] < 0 or (part == "seat" and numbers[i] >= names.seats):
            raise refusal
    return kind(seat, numbers[0], numbers[1], numbers[2])


def question_to_json(question: Question) -> list[Any]:
    """Return a list of the question's kind, seat and parts."""
    values = [question.first, question.second, question.third]
    parts = type(question).about.split()
    return [question.kind, question.seat] + [
        value if part in PLAIN_NUMBERS else write_part(part, value)
        for part, value in zip(parts, values, strict=False)
    ]


def _starts_with_word(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and isinstance(value[0], str)


NUMBER = Item(lambda value, place, _names: whole(value, place))
CARD = Item(lambda value, place, names: names.card(value, place), _name)
BUILDING = Item(_read_building, _name)
RANK = Item(lambda value, place, names: names.rank(value, place), lambda v, box: box.cast[v].name)
SWAP = Item(_read_swap, lambda value, _box: list(value))
SIGHTING = Item(_read_sighting, _write_sighting)
PICK = Item(_read_pick, _write_pick)
TUCKED = Item(_read_tucked, lambda value, _box: [value.card.name, value.by])
LAID = Item(_read_laid, lambda value, _box: [value.card.name, value.gold, value.visited])
MARKER = Item(_read_marker, _write_marker)
QUESTION = Item(_read_question, lambda value, _box: question_to_json(value))
