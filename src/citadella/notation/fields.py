"""How the parts of a game are written in JSON and read back, for each kind of value.

A `Field` belongs to an attribute of an object, an `Item` to an element of a list.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from citadella.notation.json_reader import JsonReader, whole, word
from citadella.rules.action import read_part, write_part
from citadella.rules.box import Box
from citadella.rules.card import UNKNOWN, Building, Card, District
from citadella.rules.character import Character, Marker
from citadella.rules.errors import MalformedError, quoted
from citadella.rules.question import Question
from citadella.rules.registry import REGISTRY
from citadella.rules.state import Laid, Pick, Sighting, Tucked
from citadella.rules.steps import STEP_NAMES

MAX_NUMBER = 10_000
# Parts of a question that are written as numbers.
PLAIN_NUMBERS = ("number", "rank")
# Written even when they are empty.
ALWAYS = ("players", "deck", "seat", "role", "then")


class Names:
    """Finds the cards and characters of one box by name."""

    def __init__(self, box: Box) -> None:
        """Index the cards and characters of a box."""
        self.box = box
        self.seats = box.players
        self.cards: dict[str, Card] = {kind.name: kind for kind in box.kinds}
        self.cards["?"] = UNKNOWN
        self.cast = {character.name: character for character in box.cast}

    def card(self, value: Any, place: str) -> Card:
        """Return the card of this name."""
        card = self.cards.get(value) if isinstance(value, str) else None
        if card is None:
            raise MalformedError(f"{place}: there is no card {quoted(value)} in this game.")
        return card

    def character(self, value: Any, place: str) -> Character:
        """Return the character of this name."""
        character = self.cast.get(value) if isinstance(value, str) else None
        if character is None:
            raise MalformedError(f"{place}: there is no character {quoted(value)} in this game.")
        return character

    def rank(self, value: Any, place: str) -> int:
        """Return the rank of the character of this name."""
        return self.character(value, place).rank

    def ranks(self, values: list[Any], place: str) -> int:
        """Return the ranks of the characters of these names, as bits."""
        ranks = 0
        for name in values:
            ranks |= 1 << self.rank(name, place)
        return ranks


class Field:
    """How an attribute is written in JSON; unchanged by default."""

    def write(self, value: Any, box: Box) -> Any:
        """Return the JSON of a value."""
        return value

    def read(self, reader: JsonReader, key: str, names: Names) -> Any:
        """Read the value of this key, or the default where it is left out."""
        raise NotImplementedError


Table = dict[str, Field]


def write_fields(thing: object, table: Table, box: Box) -> dict[str, Any]:
    """Write all fields of a table that differ from their defaults."""
    values = {key: field.write(getattr(thing, key), box) for key, field in table.items()}
    return {
        key: value
        for key, value in values.items()
        if key in ALWAYS or value not in (0, False, None, [], {})
    }


def read_fields(thing: object, table: Table, reader: JsonReader, names: Names) -> None:
    """Read all fields of a table, and refuse any other."""
    for key, field in table.items():
        setattr(thing, key, field.read(reader, key, names))
    reader.done()


# --- single values ---------------------------------------------------------------------
class NumberField(Field):
    """A whole number, not below 0."""

    def __init__(self, most: Callable[[Names], int] | int = MAX_NUMBER) -> None:
        """Take the upper bound, which may depend on the box."""
        self.most = most

    def read(self, reader: JsonReader, key: str, names: Names) -> int:
        most = self.most if isinstance(self.most, int) else self.most(names)
        return reader.number(key, 0, 0, most)


class GoalField(Field):
    """The size of a city; if left out, as another field says or as the setup does."""

    def __init__(self, like: str = "") -> None:
        """Name the other field."""
        self.like = like

    def read(self, reader: JsonReader, key: str, names: Names) -> int:
        usual = reader.number(self.like, names.box.goal, 1, 20) if self.like else names.box.goal
        return reader.number(key, usual, 1, 20)


class FlagField(Field):
    """True or false."""

    def read(self, reader: JsonReader, key: str, names: Names) -> bool:
        return reader.flag(key)


class StepField(Field):
    """A step of the round."""

    def __init__(self, usual: str) -> None:
        """Take the default."""
        self.usual = usual

    def write(self, value: int, box: Box) -> str:
        return STEP_NAMES[value]

    def read(self, reader: JsonReader, key: str, names: Names) -> int:
        name = reader.text(key, self.usual)
        if name not in STEP_NAMES:
            raise MalformedError(f"There is no step called {quoted(name)}.")
        return STEP_NAMES.index(name)


class RoleField(Field):
    """A character."""

    def write(self, value: Character, box: Box) -> str:
        return value.name

    def read(self, reader: JsonReader, key: str, names: Names) -> Character:
        return names.character(reader.text(key), reader.place)


class RanksField(Field):
    """A set of ranks as bits; in JSON the characters."""

    def write(self, value: int, box: Box) -> list[str]:
        return [box.cast[rank].name for rank in range(1, len(box.cast)) if value >> rank & 1]

    def read(self, reader: JsonReader, key: str, names: Names) -> int:
        return names.ranks(reader.things(key), reader.place)


class CardBitsField(Field):
    """A set of kinds of cards as bits; in JSON the cards."""

    def write(self, value: int, box: Box) -> list[str]:
        return [kind.name for kind in box.kinds if value & kind.bit]

    def read(self, reader: JsonReader, key: str, names: Names) -> int:
        bits = 0
        for card in reader.items(key, names.card):
            bits |= card.bit
        return bits


class NotesField(Field):
    """Numbers by name."""

    def write(self, value: dict[str, int], box: Box) -> dict[str, int]:
        return dict(sorted(value.items()))

    def read(self, reader: JsonReader, key: str, names: Names) -> dict[str, int]:
        notes = reader.raw(key) or {}
        if not isinstance(notes, dict):
            raise MalformedError(f"{reader.place}: '{key}' must be an object.")
        return {word(k, "The notes"): whole(v, "The notes") for k, v in notes.items()}


# --- lists -----------------------------------------------------------------------------
class Item:
    """How an element of a list is written in JSON; unchanged by default."""

    def write(self, value: Any, box: Box) -> Any:
        """Return the JSON of an item."""
        return value

    def read(self, value: Any, place: str, names: Names) -> Any:
        """Read an item back; `place` says where it is, for a refusal."""
        raise NotImplementedError


class ListField(Field):
    """A list of items."""

    def __init__(self, item: Item) -> None:
        """Take the kind of its elements."""
        self.item = item

    def write(self, value: list[Any], box: Box) -> list[Any]:
        return [self.item.write(item, box) for item in value]

    def read(self, reader: JsonReader, key: str, names: Names) -> list[Any]:
        return reader.items(key, lambda value, place: self.item.read(value, place, names))


class PileField(ListField):
    """A list whose end is its top; in JSON the top comes first."""

    def write(self, value: list[Any], box: Box) -> list[Any]:
        return super().write(value, box)[::-1]

    def read(self, reader: JsonReader, key: str, names: Names) -> list[Any]:
        return super().read(reader, key, names)[::-1]


class NumberItem(Item):
    """A whole number."""

    def read(self, value: Any, place: str, names: Names) -> int:
        return whole(value, place)


class CardItem(Item):
    """A card."""

    def write(self, value: Card, box: Box) -> str:
        return value.name

    def read(self, value: Any, place: str, names: Names) -> Card:
        return names.card(value, place)


class BuildingItem(Item):
    """A district in a city, with a '+' if beautified."""

    def write(self, value: Building, box: Box) -> str:
        return value.name

    def read(self, value: Any, place: str, names: Names) -> Building:
        name = word(value, place)
        card = names.card(name.removesuffix("+"), place)
        if not isinstance(card, District):
            raise MalformedError(f"{place}: {quoted(value)} is not a district.")
        return card.beautified if name.endswith("+") else card.plain


class RankItem(Item):
    """A rank; in JSON the character."""

    def write(self, value: int, box: Box) -> str:
        return box.cast[value].name

    def read(self, value: Any, place: str, names: Names) -> int:
        return names.rank(value, place)


class SwapItem(Item):
    """Two seats that swapped characters."""

    def write(self, value: tuple[int, int], box: Box) -> list[int]:
        return list(value)

    def read(self, value: Any, place: str, names: Names) -> tuple[int, int]:
        if not (isinstance(value, list) and len(value) == 2):
            raise MalformedError(f"{place} must hold pairs of seats.")
        a, b = whole(value[0], place), whole(value[1], place)
        if not (0 <= a < names.seats and 0 <= b < names.seats) or a == b:
            raise MalformedError(f"{place} must hold pairs of seats.")
        return (a, b)


class SightingItem(Item):
    """What a seat remembers."""

    def write(self, value: Sighting | None, box: Box) -> list[Any] | None:
        return None if value is None else [[card.name for card in value.cards], value.lost]

    def read(self, value: Any, place: str, names: Names) -> Sighting | None:
        if value is None:
            return None
        if not (isinstance(value, list) and len(value) == 2 and isinstance(value[0], list)):
            raise MalformedError(f"{place} must hold lists of cards with a number.")
        return Sighting([names.card(card, place) for card in value[0]], whole(value[1], place))


class PickItem(Item):
    """A choice in the draft."""

    def write(self, value: Pick, box: Box) -> list[Any]:
        cast = box.cast
        return [RanksField().write(value.pack, box), cast[value.taken].name, cast[value.laid].name]

    def read(self, value: Any, place: str, names: Names) -> Pick:
        if not (isinstance(value, list) and len(value) == 3 and isinstance(value[0], list)):
            raise MalformedError(f"{place} must hold packs with two characters.")
        pack = names.ranks(value[0], place)
        return Pick(pack, names.rank(value[1], place), names.rank(value[2], place))


class TuckedItem(Item):
    """A card beneath a district."""

    def write(self, value: Tucked, box: Box) -> list[Any]:
        return [value.card.name, value.by]

    def read(self, value: Any, place: str, names: Names) -> Tucked:
        if not (isinstance(value, list) and len(value) == 2):
            raise MalformedError(f"{place} must hold cards with a seat.")
        return Tucked(names.card(value[0], place), whole(value[1], place))


class LaidItem(Item):
    """An action card before a player."""

    def write(self, value: Laid, box: Box) -> list[Any]:
        return [value.card.name, value.gold, value.visited]

    def read(self, value: Any, place: str, names: Names) -> Laid:
        if not (isinstance(value, list) and len(value) == 3 and isinstance(value[2], bool)):
            raise MalformedError(f"{place} must hold cards with gold and a flag.")
        return Laid(names.card(value[0], place), whole(value[1], place), value[2])


class MarkerItem(Item):
    """What lies on a character's token."""

    def write(self, value: Marker, box: Box) -> list[Any]:
        return [value.kind, box.cast[value.rank].name, value.owner, value.face]

    def read(self, value: Any, place: str, names: Names) -> Marker:
        kind = (
            REGISTRY.markers.get(value[0]) if _starts_with_word(value) and len(value) == 4 else None
        )
        if kind is None:
            raise MalformedError(f"{place}: {quoted(value)} is not a marker.")
        owner = whole(value[2], place)
        face = whole(value[3], place)
        if not 0 <= owner < names.seats or not -1 <= face <= 3:
            raise MalformedError(f"{place}: {quoted(value)} is not a marker.")
        return kind(names.rank(value[1], place), owner, face)


class QuestionItem(Item):
    """A question: its kind, its seat and what it is about."""

    def write(self, value: Question, box: Box) -> list[Any]:
        return question_to_json(value)

    def read(self, value: Any, place: str, names: Names) -> Question:
        kind = (
            REGISTRY.questions.get(value[0])
            if _starts_with_word(value) and len(value) >= 2
            else None
        )
        if kind is None:
            raise MalformedError(f"{place}: {quoted(value)} is not a question.")
        seat = whole(value[1], place)
        parts = kind.about.split()
        if not 0 <= seat < names.seats or len(value) != 2 + len(parts):
            raise MalformedError(f"{place}: {quoted(value)} is not a question.")
        numbers = [0, 0, 0]
        for i, part in enumerate(parts):
            item = value[2 + i]
            numbers[i] = (
                whole(item, place) if part in PLAIN_NUMBERS else read_part(part, word(item, place))
            )
            if numbers[i] < 0 or (part == "seat" and numbers[i] >= names.seats):
                raise MalformedError(f"{place}: {quoted(value)} is not a question.")
        return kind(seat, numbers[0], numbers[1], numbers[2])


def question_to_json(question: Question) -> list[Any]:
    """Return a question's kind, its seat and what it is about."""
    values = [question.first, question.second, question.third]
    parts = type(question).about.split()
    return [question.kind, question.seat] + [
        value if part in PLAIN_NUMBERS else write_part(part, value)
        for part, value in zip(parts, values, strict=False)
    ]


def _starts_with_word(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and isinstance(value[0], str)


class ActorsField(Field):
    """The seat (or -1) that played each rank."""

    def write(self, value: list[int], box: Box) -> list[int]:
        return value.copy()

    def read(self, reader: JsonReader, key: str, names: Names) -> list[int]:
        ranks = len(names.box.cast)
        actors = reader.items(key, whole) or [-1] * ranks
        if len(actors) != ranks or not all(-1 <= seat < names.seats for seat in actors):
            raise MalformedError(f"{reader.place}: '{key}' must hold a seat or -1 for each rank.")
        return actors
