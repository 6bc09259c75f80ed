"""Setups as JSON."""

from __future__ import annotations

from typing import Any

from citadella.notation.json_reader import JsonReader, within, word
from citadella.rules import homebrew
from citadella.rules.editions import ALL, by_the_letter
from citadella.rules.errors import MalformedError, Words
from citadella.rules.setup import Setup, edition_facts

# The fields that are written even if they have default values.
ALWAYS = ("edition", "players", "characters", "unique")


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Return a setup as JSON data, without default values."""
    data: dict[str, Any] = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in setup.arguments().items()
        if name in ALWAYS or (value >= 0 if name == "crown" else value)
    }
    if setup.card_files:
        data["homebrew"] = setup.card_files.copy()
    return data


def setup_from_json(data: Any, changed: bool = False) -> Setup:
    """Return the setup in this JSON data.

    The setup's card files must be loaded. If `changed` is true, they may have been changed since
    the setup was stored.
    """
    reader = JsonReader(data, Words("The setup"))
    old = reader.raw("own")  # The former name of the key `homebrew`.
    files = homebrew_files(reader.raw("homebrew") if old is None else old)
    homebrew.check_files(files, changed)
    edition = reader.text("edition", "2016")
    edition_facts(edition)
    setup = Setup(
        edition,
        reader.number("players", 4),
        tuple(reader.items("characters", word)),
        tuple(reader.items("unique", word)),
        reader.flag("action_cards"),
        reader.flag("short"),
        reader.number("crown", -1, -1, 7),
        reader.text("preset"),
        _as_printed(reader, edition),
        tuple(reader.items("what_if", word)),
        tuple(reader.items("homebrew_action_cards", word)),
    )
    reader.done()
    # Setups written by hand may omit the card files.
    if files and set(files) != set(setup.card_files):
        raise MalformedError(
            "The setup: 'homebrew' must name exactly the files that its homebrew cards come from."
        )
    return setup


def _as_printed(reader: JsonReader, edition: str) -> bool | list[str]:
    """Return the rule variants to play as printed; old setups have `by_the_letter` instead."""
    if reader.flag("by_the_letter"):
        return list(by_the_letter(edition))
    if reader.raw("as_printed") in (True, ALL):
        return True
    return reader.items("as_printed", word)


def homebrew_files(data: Any) -> dict[str, str]:
    """Return the card files that a setup names, with their hashes."""
    if data is None:
        return {}
    if not isinstance(data, dict) or not all(isinstance(value, str) for value in data.values()):
        raise MalformedError("The setup: 'homebrew' must give a hash for each card file.")
    place = within(Words("The setup"), "homebrew")
    return {word(key, place): value for key, value in data.items()}
