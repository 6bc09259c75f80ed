"""What the rules look up by name at run time, in one object that can be saved and restored.

Importing the rules registers what is printed; homebrew files add verbs, questions, markers, events
and cards. Games hold the objects they were dealt with, so a game in play goes on as it began
whatever is registered or removed later. The numbers behind card names (`names.py`) are not part of
this: a number is never given to another name, so actions made with it stay valid.
"""
from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.rules.action import Verb
from citadella.rules.card import ActionCard, District
from citadella.rules.character import Character, Marker
from citadella.rules.event import EventKind
from citadella.rules.homebrew import Source
from citadella.rules.question import Question
from typing import Any, Final, final

@final
class Registry:
    """Tables by name. They are changed in place and never replaced."""
    verbs: dict[str, Verb]
    questions: dict[str, type[Question]]
    markers: dict[str, type[Marker]]
    events: dict[str, EventKind]
    characters: dict[str, CharacterFacts]
    districts: dict[str, DistrictFacts]
    action_cards: dict[str, ActionCardFacts]
    character_classes: dict[str, type[Character]]
    district_classes: dict[str, type[District]]
    action_card_classes: dict[str, type[ActionCard]]
    sources: dict[str, Source]
    pictures: dict[str, bytes]
    version: int

    def __init__(self) -> None:
        """Make empty tables."""
        ...

    def tables(self) -> list[dict[str, Any]]:
        """Return all tables, always in the same order."""
        ...

    def save(self) -> list[dict[str, Any]]:
        """Return copies of all tables, for `restore`."""
        ...

    def restore(self, saved: list[dict[str, Any]]) -> None:
        """Go back to what `save` returned."""
        ...

    def mark_printed(self) -> None:
        """Take what is registered now as what is printed."""
        ...

    def clear(self) -> None:
        """Remove everything that is not printed."""
        ...

    def remove(self, names: list[set[str]]) -> None:
        """Remove these names, given for each table."""
        ...

    def in_order_of(self, saved: list[dict[str, Any]]) -> None:
        """Put names that were registered in `saved` in that order again, before all others."""
        ...
REGISTRY: Final[Registry]
