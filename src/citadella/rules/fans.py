"""Cards of your own: in no box, made by fans, playable in every edition (docs/new-card.md)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from citadella.cards import EDITIONS, TYPES, CharacterFacts, DistrictFacts
from citadella.rules.card import UNIQUE, District
from citadella.rules.character import Character
from citadella.rules.errors import CardFileError, MalformedError, quoted
from citadella.rules.names import check_word

DEAREST: Final = 12
MOST_COPIES: Final = 9
MOST_CARDS: Final = 200


@final
class Source:
    """The file that own cards come from: its name, and the hash of what is in it."""

    def __init__(self, name: str, sha256: str) -> None:
        self.name = name
        self.sha256 = sha256

    def __repr__(self) -> str:
        return f"Source({self.name!r}, {self.sha256!r})"


# For cards that were made without a file, at a prompt.
NO_FILE: Final = Source("", "")

CHARACTERS: Final[dict[str, type[Character]]] = {}
DISTRICTS: Final[dict[str, type[District]]] = {}
CHARACTER_FACTS: Final[dict[str, CharacterFacts]] = {}
DISTRICT_FACTS: Final[dict[str, DistrictFacts]] = {}
SOURCES: Final[dict[str, Source]] = {}


def register_character(
    facts: CharacterFacts, cls: type[Character], source: Source = NO_FILE
) -> None:
    """Add a character of your own; refuses with one sentence what cannot be one."""
    if not isinstance(facts, CharacterFacts):
        raise MalformedError(f"A character has CharacterFacts, not {quoted(facts)}.")
    # Compiled, a number in the facts would be taken for one before it is looked at.
    told: Any = facts
    _check_class(cls, Character)
    _check_name(told.id)
    if not _is_whole(told.rank, 1, 9):
        raise MalformedError(f"The rank of '{facts.id}' is 1 to 9, not {quoted(told.rank)}.")
    if not _is_whole(told.least_players, 2, 8):
        raise MalformedError(
            f"'{facts.id}' is for at least 2 to 8 players, not {quoted(told.least_players)}."
        )
    for name in told.excludes:
        if not _is_card(name):
            raise MalformedError(f"'{facts.id}' excludes {quoted(name)}, which is no card.")
    cls(facts)
    CHARACTERS[facts.id] = cls
    CHARACTER_FACTS[facts.id] = facts
    SOURCES[facts.id] = source


def register_district(facts: DistrictFacts, cls: type[District], source: Source = NO_FILE) -> None:
    """Add a unique district of your own; refuses with one sentence what cannot be one."""
    if not isinstance(facts, DistrictFacts):
        raise MalformedError(f"A district has DistrictFacts, not {quoted(facts)}.")
    told: Any = facts
    _check_class(cls, District)
    _check_name(told.id)
    if told.type != TYPES[UNIQUE]:
        raise MalformedError(
            f"The type of '{facts.id}' must be '{TYPES[UNIQUE]}', not {quoted(told.type)}."
        )
    if told.cost is not None and not _is_whole(told.cost, 0, DEAREST):
        raise MalformedError(
            f"'{facts.id}' costs 0 to {DEAREST} gold (None: it cannot be built),"
            f" not {quoted(told.cost)}."
        )
    if not _is_whole(told.copies, 1, MOST_COPIES):
        raise MalformedError(
            f"There are 1 to {MOST_COPIES} copies of '{facts.id}', not {quoted(told.copies)}."
        )
    if not _is_whole(told.silver, 0, DEAREST):
        raise MalformedError(
            f"'{facts.id}' has 0 to {DEAREST} silver coins, not {quoted(told.silver)}."
        )
    cls(facts)
    DISTRICTS[facts.id] = cls
    DISTRICT_FACTS[facts.id] = facts
    SOURCES[facts.id] = source


def forget(name: str) -> None:
    """Take one of your own cards out again."""
    CHARACTERS.pop(name, None)
    CHARACTER_FACTS.pop(name, None)
    DISTRICTS.pop(name, None)
    DISTRICT_FACTS.pop(name, None)
    SOURCES.pop(name, None)


def files_of(names: Iterable[str]) -> dict[str, str]:
    """Return the files that these cards come from (the names of the files, with their hashes)."""
    found: dict[str, str] = {}
    for name in names:
        source = SOURCES.get(name)
        if source is not None and source.name:
            found[source.name] = source.sha256
    return dict(sorted(found.items()))


def check_files(files: Mapping[str, str], changed: bool) -> None:
    """Refuse to play with files that are not there, or (unless `changed`) not what they were."""
    there = {source.name: source.sha256 for source in SOURCES.values()}
    for name, sha256 in files.items():
        if name not in there:
            raise CardFileError(
                "cards-missing",
                f"The card file {quoted(name, 80)} is needed and not loaded.",
                name,
            )
        if there[name] != sha256 and not changed:
            raise CardFileError(
                "cards-changed",
                f"The card file {quoted(name, 80)} is not the same as it was.",
                name,
            )


def _check_class(cls: object, base: type) -> None:
    if not isinstance(cls, type) or not issubclass(cls, base):
        raise MalformedError(f"{named(cls)} is no class of {base.__name__}.")


def named(thing: object) -> str:
    """Return what a class (or what stands in its place) is called in a sentence."""
    return thing.__name__ if isinstance(thing, type) else quoted(thing)


def _check_name(name: object) -> None:
    check_word(name, "_", "The id of a card")
    if _is_card(name):
        raise MalformedError(f"There is a card '{name}' already.")
    if len(SOURCES) >= MOST_CARDS:
        raise MalformedError(f"There can be at most {MOST_CARDS} own cards.")


def _is_card(name: object) -> bool:
    if name in SOURCES:
        return True
    for edition in EDITIONS.values():
        for cards in (
            edition.characters,
            edition.base,
            edition.unique,
            edition.bonus,
            edition.action_cards,
        ):
            for card in cards:
                if card.id == name:
                    return True
    return False


def _is_whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
