"""Registering homebrew cards, which can be played in every edition (docs/homebrew.md)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from citadella.cards import EDITIONS, TYPES, ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.rules.card import UNIQUE, ActionCard, District
from citadella.rules.character import Character
from citadella.rules.errors import CardFileError, MalformedError, quoted
from citadella.rules.names import check_word
from citadella.rules.registry import REGISTRY

MAX_COST: Final = 12
MAX_COPIES: Final = 9
MAX_CARDS: Final = 200


@final
class Source:
    """The file that homebrew cards come from: its name and the hash of its content."""

    def __init__(self, name: str, sha256: str) -> None:
        self.name = name
        self.sha256 = sha256

    def __repr__(self) -> str:
        return f"Source({self.name!r}, {self.sha256!r})"


# The source of cards without a file, such as those defined at a Python prompt.
NO_FILE: Final = Source("", "")


def register_character(
    facts: CharacterFacts, cls: type[Character], source: Source = NO_FILE
) -> None:
    """Add a homebrew character; raise MalformedError if it is invalid."""
    if not isinstance(facts, CharacterFacts):
        raise MalformedError(f"A character needs CharacterFacts, not {quoted(facts)}.")
    # With the type `Any`, the compiled code does not assume that the rank is an int before the
    # check below.
    told: Any = facts
    _check_class(cls, Character)
    _check_name(told.id)
    if not _is_whole(told.rank, 1, 9):
        raise MalformedError(
            f"The rank of '{facts.id}' must be from 1 to 9, not {quoted(told.rank)}."
        )
    if not _is_whole(told.least_players, 2, 8):
        raise MalformedError(
            f"'least_players' of '{facts.id}' must be from 2 to 8,"
            f" not {quoted(told.least_players)}."
        )
    for name in told.excludes:
        if not _is_card(name):
            raise MalformedError(f"'{facts.id}' excludes {quoted(name)}, which is not a card.")
    cls(facts)
    REGISTRY.character_classes[facts.id] = cls
    REGISTRY.characters[facts.id] = facts
    REGISTRY.sources[facts.id] = source


def register_district(facts: DistrictFacts, cls: type[District], source: Source = NO_FILE) -> None:
    """Add a unique homebrew district; raise MalformedError if it is invalid."""
    if not isinstance(facts, DistrictFacts):
        raise MalformedError(f"A district needs DistrictFacts, not {quoted(facts)}.")
    told: Any = facts
    _check_class(cls, District)
    _check_name(told.id)
    if told.type != TYPES[UNIQUE]:
        raise MalformedError(
            f"The type of '{facts.id}' must be '{TYPES[UNIQUE]}', not {quoted(told.type)}."
        )
    if told.cost is not None and not _is_whole(told.cost, 0, MAX_COST):
        raise MalformedError(
            f"The cost of '{facts.id}' must be from 0 to {MAX_COST}, or None if it cannot be built,"
            f" not {quoted(told.cost)}."
        )
    _check_copies(facts.id, told.copies)
    if not _is_whole(told.silver, 0, MAX_COST):
        raise MalformedError(
            f"The silver coins of '{facts.id}' must be from 0 to {MAX_COST},"
            f" not {quoted(told.silver)}."
        )
    cls(facts)
    REGISTRY.district_classes[facts.id] = cls
    REGISTRY.districts[facts.id] = facts
    REGISTRY.sources[facts.id] = source


def register_action_card(
    facts: ActionCardFacts, cls: type[ActionCard], source: Source = NO_FILE
) -> None:
    """Add a homebrew action card; raise MalformedError if it is invalid."""
    if not isinstance(facts, ActionCardFacts):
        raise MalformedError(f"An action card needs ActionCardFacts, not {quoted(facts)}.")
    told: Any = facts
    _check_class(cls, ActionCard)
    _check_name(told.id)
    _check_copies(facts.id, told.copies)
    cls(facts)
    REGISTRY.action_card_classes[facts.id] = cls
    REGISTRY.action_cards[facts.id] = facts
    REGISTRY.sources[facts.id] = source


def files_of(names: Iterable[str]) -> dict[str, str]:
    """Return the hashes of the files that these cards come from, by file name."""
    found: dict[str, str] = {}
    for name in names:
        source = REGISTRY.sources.get(name)
        if source is not None and source.name:
            found[source.name] = source.sha256
    return dict(sorted(found.items()))


def check_files(files: Mapping[str, str], changed: bool) -> None:
    """Raise CardFileError if a file is not loaded or, unless `changed`, its hash differs."""
    there = {source.name: source.sha256 for source in REGISTRY.sources.values()}
    for name, sha256 in files.items():
        if name not in there:
            raise CardFileError(
                "cards-missing", f"The card file {quoted(name, 80)} is needed but not loaded.", name
            )
        if there[name] != sha256 and not changed:
            raise CardFileError(
                "cards-changed",
                f"The card file {quoted(name, 80)} has changed since the setup was stored.",
                name,
            )


def _check_class(cls: object, base: type) -> None:
    if not isinstance(cls, type) or not issubclass(cls, base):
        raise MalformedError(f"{named(cls)} is not a subclass of {base.__name__}.")


def named(thing: object) -> str:
    """Return the name of a class; for any other object, its value in quotation marks."""
    return thing.__name__ if isinstance(thing, type) else quoted(thing)


def _check_name(name: object) -> None:
    check_word(name, "_", "The id of a card")
    if _is_card(name):
        raise MalformedError(f"The card '{name}' already exists.")
    if len(REGISTRY.sources) >= MAX_CARDS:
        raise MalformedError(f"There can be at most {MAX_CARDS} homebrew cards.")


def _is_card(name: object) -> bool:
    if name in REGISTRY.sources:
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


def _check_copies(name: str, copies: object) -> None:
    if not _is_whole(copies, 1, MAX_COPIES):
        raise MalformedError(
            f"The number of copies of '{name}' must be from 1 to {MAX_COPIES},"
            f" not {quoted(copies)}."
        )


def _is_whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
