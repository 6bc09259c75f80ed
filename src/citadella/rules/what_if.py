"""What-ifs: changes that a setup makes to the numbers printed on cards.

A what-if is written `tavern.cost=2`. The numeric attributes of a card are those in its facts and
those declared in the body of its class.
"""

import difflib
import re
from collections.abc import Iterable
from typing import Any, Final

from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.rules.card import ActionCard, Card, District
from citadella.rules.character import Character
from citadella.rules.errors import MalformedError, quoted
from citadella.rules.homebrew import MAX_COPIES, MAX_COST

FORM: Final = re.compile(r"([a-z0-9_]+)\.([a-z0-9_]+)=(.+)")
WHOLE: Final = re.compile(r"[+-]?[0-9]{1,3}")
# Integer attributes that are not printed on cards: types, codes, and values for bots.
NO_NUMBERS: Final = ("type", "income_type", "unlimited_type", "use_size", "meaning")
# Attributes that cannot be 0: a draw takes at least one card, and without building no game ends.
AT_LEAST_ONE: Final = ("draws", "build_limit")
# The value that stands for a number printed as 'any'.
ANY: Final = 99


class WhatIfError(MalformedError):
    """An invalid what-if; `problem` and `facts` are used to translate the message."""

    def __init__(self, problem: str, sentence: str, facts: dict[str, str]) -> None:
        super().__init__(sentence)
        self.problem = problem
        self.facts = {**facts}

    def __reduce__(self) -> tuple[object, ...]:
        return (WhatIfError, (self.problem, str(self), self.facts))


def read(text: str) -> tuple[str, str, str]:
    """Return the card's id, the changed attribute and its new value, as given in a what-if."""
    found = FORM.fullmatch(text.strip().replace(" ", "")) if isinstance(text, str) else None
    if found is None:
        raise WhatIfError(
            "what-if-form",
            f"{quoted(text)} is not a what-if option; write it like tavern.cost=2.",
            {"text": str(text)},
        )
    return found[1], found[2], found[3]


def no_card(name: str, edition: str, known: Iterable[str]) -> WhatIfError:
    """Return the error for an unknown card, listing similar names."""
    near = ", ".join(difflib.get_close_matches(name, list(known), 3, 0.0))
    return WhatIfError(
        "what-if-card",
        f"The {edition} edition has no card {quoted(name)}; similar names: {near}.",
        {"card": name, "edition": edition, "near": near},
    )


def not_here(name: str) -> WhatIfError:
    """Return the error for a card that is not in the game."""
    return WhatIfError(
        "what-if-absent", f"The card {quoted(name)} is not in this game.", {"card": name}
    )


def numbers_of_character(character: Character, facts: CharacterFacts) -> dict[str, int]:
    """Return the numeric attributes of a character as printed, by name."""
    numbers = {"build_limit": character.build_limit} if character.may_build else {}
    return {**numbers, **_declared(character, Character(facts))}


def numbers_of_district(district: District, facts: DistrictFacts) -> dict[str, int]:
    """Return the numeric attributes of a district as printed, by name."""
    numbers = {} if facts.cost is None else {"cost": facts.cost}
    numbers["copies"] = facts.copies
    numbers["silver"] = facts.silver
    return {**numbers, **_declared(district, District(facts))}


def numbers_of_action_card(card: ActionCard, facts: ActionCardFacts) -> dict[str, int]:
    """Return the numeric attributes of an action card as printed, by name."""
    return {"copies": facts.copies, **_declared(card, ActionCard(facts))}


def _declared(card: object, plain: object) -> dict[str, int]:
    """Return the numeric attributes in which `card` differs from `plain`, a base class card."""
    found: dict[str, int] = {}
    for name in dir(card):
        if name.startswith("_") or name in NO_NUMBERS:
            continue
        value: Any = getattr(card, name, None)
        if not isinstance(value, int) or isinstance(value, bool):
            continue
        # A `use_cards` below 0 cannot be changed: such a use always costs exactly one card.
        if value != getattr(plain, name, None) and not (name == "use_cards" and value < 0):
            found[name] = value
    return found


def check(card: str, number: str, value: str, numbers: dict[str, int]) -> int:
    """Return the value of a what-if; raise WhatIfError if its attribute or value is invalid."""
    if number not in numbers:
        known = ", ".join(numbers)
        raise WhatIfError(
            "what-if-number",
            f"The card {quoted(card)} has no numeric attribute {quoted(number)}; it has {known}.",
            {"card": card, "number": number, "known": known},
        )
    least, most = _limits(number, numbers[number])
    wanted = int(value) if WHOLE.fullmatch(value) else ANY + 1
    if not least <= wanted <= most:
        raise WhatIfError(
            "what-if-value",
            f"'{card}.{number}' must be a whole number from {least} to {most},"
            f" not {quoted(value)}.",
            {"what": f"{card}.{number}", "least": str(least), "most": str(most), "value": value},
        )
    return wanted


def _limits(number: str, printed: int) -> tuple[int, int]:
    if number == "copies":
        return 0, MAX_COPIES
    if printed < 0:
        return -MAX_COST, 0
    return 1 if number in AT_LEAST_ONE else 0, MAX_COST if printed <= MAX_COST else ANY


def district_facts(facts: DistrictFacts, changes: dict[str, int]) -> DistrictFacts:
    """Return a district's facts with changed values."""
    cost = None if facts.cost is None else changes.get("cost", facts.cost)
    copies = changes.get("copies", facts.copies)
    return DistrictFacts(facts.id, facts.type, cost, copies, changes.get("silver", facts.silver))


def action_card_facts(facts: ActionCardFacts, changes: dict[str, int]) -> ActionCardFacts:
    """Return an action card's facts with changed values."""
    return ActionCardFacts(facts.id, changes.get("copies", facts.copies))


def declare(card: Card | Character, changes: dict[str, int]) -> None:
    """Set the changed attributes on a card, except those that its facts contain."""
    for name, value in changes.items():
        if name not in ("cost", "copies", "silver"):
            setattr(card, name, value)
