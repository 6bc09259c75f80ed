"""The vocabulary of the current rules, for new networks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from citadella.bots.neural.features import Vocabulary
from citadella.cards import EDITIONS
from citadella.rules.names import card_name, character_name
from citadella.rules.registry import REGISTRY


def rules_vocabulary() -> Vocabulary:
    """Return the vocabulary: all verbs and questions, and all official characters and cards."""
    boxes = EDITIONS.values()
    people = {facts.id for box in boxes for facts in box.characters}
    cards = {facts.id for box in boxes for facts in (*box.base, *box.unique, *box.bonus)}
    cards |= {facts.id for box in boxes for facts in box.action_cards}
    return Vocabulary(
        list(REGISTRY.verbs),
        list(REGISTRY.questions),
        _names(character_name, people),
        _names(card_name, cards),
    )


def _names(name_of: Callable[[int], str], printed: set[str]) -> list[str]:
    names: list[str] = []
    for number in count(1):
        try:
            name = name_of(number)
        except IndexError:
            break
        if name in printed:
            names.append(name)
    return names
