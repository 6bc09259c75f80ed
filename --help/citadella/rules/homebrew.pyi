"""Homebrew cards: in no box, playable in every edition (docs/homebrew.md)."""
from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.rules.card import ActionCard, District
from citadella.rules.character import Character
from collections.abc import Iterable, Mapping
from typing import Final, final
MAX_COST: Final[int]
MAX_COPIES: Final[int]
MAX_CARDS: Final[int]

@final
class Source:
    """The file that homebrew cards come from: its name, and the hash of its content."""
    name: str
    sha256: str

    def __init__(self, name: str, sha256: str) -> None:
        ...

    def __repr__(self) -> str:
        ...
NO_FILE: Final[Source]

def register_character(facts: CharacterFacts, cls: type[Character], source: Source=...) -> None:
    """Add a homebrew character; refuses with one sentence what cannot be one."""
    ...

def register_district(facts: DistrictFacts, cls: type[District], source: Source=...) -> None:
    """Add a unique homebrew district; refuses with one sentence what cannot be one."""
    ...

def register_action_card(facts: ActionCardFacts, cls: type[ActionCard], source: Source=...) -> None:
    """Add a homebrew action card; refuses with one sentence what cannot be one."""
    ...

def files_of(names: Iterable[str]) -> dict[str, str]:
    """Return the files that these cards come from: file names, and the hashes of their content."""
    ...

def check_files(files: Mapping[str, str], changed: bool) -> None:
    """Refuse files that are not loaded or (unless `changed`) have other content."""
    ...

def named(thing: object) -> str:
    """Return what a class (or what stands in its place) is called in a sentence."""
    ...
