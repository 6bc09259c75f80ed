"""The functions of the package that list and look up cards, and the protocol `Bot`."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final, Protocol

from citadella.cards import EDITIONS, CardFacts, CharacterFacts, EditionFacts
from citadella.knowledge import View
from citadella.rules import Action, MalformedError, game
from citadella.rules.errors import quoted
from citadella.rules.registry import REGISTRY
from citadella.rules.setup import edition_facts

PREFERRED: Final = "2016"


class Bot(Protocol):
    """A bot, which is any object with the method `choose`."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Return one of `actions`; `view` contains all that the bot's seat is allowed to know."""
        ...


def editions() -> list[str]:
    """Return the editions that can be played."""
    return list(EDITIONS)


def presets(edition: str = "2016") -> list[str]:
    """Return the presets of an edition, for `Setup.preset`."""
    return [preset.id for preset in edition_facts(edition).presets]


def characters(edition: str = "2016") -> list[str]:
    """Return the official characters of an edition in rank order."""
    ranked = sorted(edition_facts(edition).characters, key=lambda character: character.rank)
    return [character.id for character in ranked]


def districts(edition: str = "2016", unique: bool = False) -> list[str]:
    """Return the official districts of an edition, or only the unique ones."""
    facts = edition_facts(edition)
    chosen = (*facts.unique, *facts.bonus) if unique else (*facts.base, *facts.unique, *facts.bonus)
    return [district.id for district in chosen]


def action_cards(edition: str = "deluxe") -> list[str]:
    """Return the action cards of an edition."""
    return [card.id for card in edition_facts(edition).action_cards]


def card(name: str, edition: str = "") -> CardFacts:
    """Return the facts printed on a district or action card, which may be a homebrew card.

    Without an edition, the 2016 edition's card is preferred.

    >>> card("tavern").cost
    1
    """
    known = _cards(edition)
    if name in known:
        return known[name]
    raise _unknown("card", name, known, "character", _characters(edition))


def character(name: str, edition: str = "") -> CharacterFacts:
    """Return the facts printed on a character card, which may be a homebrew card.

    Without an edition, the 2016 edition's character is preferred.

    >>> character("king").rank
    4
    """
    known = _characters(edition)
    if name in known:
        return known[name]
    raise _unknown("character", name, known, "card", _cards(edition))


def build_kind() -> str:
    """Return 'compiled' if the rules are compiled, else 'interpreted'."""
    return "interpreted" if str(game.__file__).endswith(".py") else "compiled"


def _editions(edition: str) -> list[EditionFacts]:
    """Return one edition, or all for ''; the preferred edition is last, to override the others."""
    return [edition_facts(edition)] if edition else [*EDITIONS.values(), EDITIONS[PREFERRED]]


def _cards(edition: str) -> dict[str, CardFacts]:
    found: dict[str, CardFacts] = {}
    for facts in _editions(edition):
        for district in (*facts.base, *facts.unique, *facts.bonus, *REGISTRY.districts.values()):
            found[district.id] = district.card()
        for action_card in (*facts.action_cards, *REGISTRY.action_cards.values()):
            found[action_card.id] = action_card.card()
    return found


def _characters(edition: str) -> dict[str, CharacterFacts]:
    printed = {each.id: each for facts in _editions(edition) for each in facts.characters}
    return printed | REGISTRY.characters


def _unknown(
    what: str, name: str, known: Iterable[str], other: str, others: Iterable[str]
) -> MalformedError:
    sentence = f"There is no {what} called {quoted(name)}"
    if name in others:
        return MalformedError(f"{sentence}; use {other}({name!r}).")
    near = difflib.get_close_matches(str(name), list(known), 3)
    hint = f" Did you mean {' or '.join(quoted(each) for each in near)}?" if near else ""
    return MalformedError(f"{sentence}.{hint}")
