"""Registering homebrew cards, which can be played in every edition (docs/homebrew.md)."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, final

from citadella.cards import EDITIONS, TYPES, ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.rules.card import UNIQUE, ActionCard, District
from citadella.rules.character import Character
from citadella.rules.errors import CardFileError, MalformedError, Words, quoted, shortened
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
        raise MalformedError(
            "A character needs CharacterFacts, not '{facts}'.", facts=shortened(facts)
        )
    # With the type `Any`, the compiled code does not assume that the rank is an int before the
    # check below.
    told: Any = facts
    _check_class(cls, Character)
    _check_name(told.id)
    if not _is_whole(told.rank, 1, 9):
        raise MalformedError(
            "The rank of '{card}' must be from 1 to 9, not '{rank}'.",
            card=facts.id,
            rank=shortened(told.rank),
        )
    if not _is_whole(told.least_players, 2, 8):
        raise MalformedError(
            "'least_players' of '{card}' must be from 2 to 8, not '{players}'.",
            card=facts.id,
            players=shortened(told.least_players),
        )
    for name in told.excludes:
        if not _is_card(name):
            raise MalformedError(
                "'{card}' excludes '{name}', which is not a card.",
                card=facts.id,
                name=shortened(name),
            )
    cls(facts)
    REGISTRY.character_classes[facts.id] = cls
    REGISTRY.characters[facts.id] = facts
    REGISTRY.sources[facts.id] = source


def register_district(facts: DistrictFacts, cls: type[District], source: Source = NO_FILE) -> None:
    """Add a unique homebrew district; raise MalformedError if it is invalid."""
    if not isinstance(facts, DistrictFacts):
        raise MalformedError(
            "A district needs DistrictFacts, not '{facts}'.", facts=shortened(facts)
        )
    told: Any = facts
    _check_class(cls, District)
    _check_name(told.id)
    if told.type != TYPES[UNIQUE]:
        raise MalformedError(
            "The type of '{card}' must be '{unique}', not '{type}'.",
            card=facts.id,
            unique=TYPES[UNIQUE],
            type=shortened(told.type),
        )
    if told.cost is not None and not _is_whole(told.cost, 0, MAX_COST):
        raise MalformedError(
            "The cost of '{card}' must be from 0 to {most}, or None if it cannot be built, not "
            "'{cost}'.",
            card=facts.id,
            most=MAX_COST,
            cost=shortened(told.cost),
        )
    _check_copies(facts.id, told.copies)
    if not _is_whole(told.silver, 0, MAX_COST):
        raise MalformedError(
            "The number of silver coins on '{card}' must be from 0 to {most}, not '{silver}'.",
            card=facts.id,
            most=MAX_COST,
            silver=shortened(told.silver),
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
        raise MalformedError(
            "An action card needs ActionCardFacts, not '{facts}'.", facts=shortened(facts)
        )
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
    """Raise CardFileError if a file is not loaded or its hash differs (allowed if `changed`)."""
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
        raise MalformedError(
            "{name} is not a subclass of {base}.", name=named(cls), base=base.__name__
        )


def named(thing: object) -> object:
    """Return the name of a class; for any other object, its value in quotation marks."""
    return thing.__name__ if isinstance(thing, type) else Words("'{value}'", value=shortened(thing))


def _check_name(name: object) -> None:
    check_word(name, "_", Words("The id of a card"))
    if _is_card(name):
        raise MalformedError("The card '{name}' already exists.", name=name)
    if len(REGISTRY.sources) >= MAX_CARDS:
        raise MalformedError("There can be at most {most} homebrew cards.", most=MAX_CARDS)


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
            "The number of copies of '{name}' must be from 1 to {most}, not '{copies}'.",
            name=name,
            most=MAX_COPIES,
            copies=shortened(copies),
        )


def _is_whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
