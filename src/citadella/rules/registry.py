"""Everything the rules look up by name at run time, in one object that can be saved and restored.

Importing the rules registers the contents of the official editions; homebrew files add verbs,
questions, markers, events and cards. A game keeps the objects it began with, so later changes to
the registry do not affect it. The numeric ids of card names (`names.py`) are not included: they are
never reused, so actions created with them remain valid.
"""

from typing import TYPE_CHECKING, Any, Final, final

if TYPE_CHECKING:
    from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
    from citadella.rules.action import Verb
    from citadella.rules.card import ActionCard, District
    from citadella.rules.character import Character, Marker
    from citadella.rules.event import EventKind
    from citadella.rules.homebrew import Source
    from citadella.rules.question import Question


@final
class Registry:
    """The tables for lookups by name. A table is changed in place, never replaced."""

    def __init__(self) -> None:
        """Create empty tables."""
        self.verbs: dict[str, Verb] = {}
        self.questions: dict[str, type[Question]] = {}
        self.markers: dict[str, type[Marker]] = {}
        self.events: dict[str, EventKind] = {}
        # Homebrew cards: their facts, classes, files and pictures.
        self.characters: dict[str, CharacterFacts] = {}
        self.districts: dict[str, DistrictFacts] = {}
        self.action_cards: dict[str, ActionCardFacts] = {}
        self.character_classes: dict[str, type[Character]] = {}
        self.district_classes: dict[str, type[District]] = {}
        self.action_card_classes: dict[str, type[ActionCard]] = {}
        self.sources: dict[str, Source] = {}
        self.pictures: dict[str, bytes] = {}
        # Incremented when entries are removed or replaced, so that older setups are checked again.
        self.version = 0
        self._printed: list[dict[str, Any]] = []

    def tables(self) -> list[dict[str, Any]]:
        """Return all tables, always in the same order."""
        return [
            self.verbs,
            self.questions,
            self.markers,
            self.events,
            self.characters,
            self.districts,
            self.action_cards,
            self.character_classes,
            self.district_classes,
            self.action_card_classes,
            self.sources,
            self.pictures,
        ]

    def save(self) -> list[dict[str, Any]]:
        """Return copies of all tables, for `restore`."""
        return [table.copy() for table in self.tables()]

    def restore(self, saved: list[dict[str, Any]]) -> None:
        """Restore the contents of all tables from `saved`, which `save` returned."""
        self.version += 1
        tables = self.tables()
        for i in range(len(tables)):
            tables[i].clear()
            tables[i].update(saved[i])

    def mark_printed(self) -> None:
        """Remember the current contents as those of the official editions."""
        self._printed = self.save()

    def clear(self) -> None:
        """Remove everything but the contents of the official editions."""
        self.restore(self._printed)

    def remove(self, names: list[set[str]]) -> None:
        """Remove these names: one set for each table, in the order of `tables`."""
        tables = self.tables()
        kept = [
            {name: thing for name, thing in tables[i].items() if name not in names[i]}
            for i in range(len(tables))
        ]
        self.restore(kept)

    def in_order_of(self, saved: list[dict[str, Any]]) -> None:
        """Move the names registered in `saved` to the front, in the order of `saved`."""
        tables = self.tables()
        for i in range(len(tables)):
            now = tables[i].copy()
            tables[i].clear()
            for name in [*saved[i], *now]:
                if name in now:
                    tables[i][name] = now[name]


REGISTRY: Final = Registry()
