"""Setups as JSON."""

from __future__ import annotations

from typing import Any

from citadella.notation.reading import Reader, word
from citadella.rules import fans
from citadella.rules.editions import ALL, by_the_letter
from citadella.rules.errors import MalformedError
from citadella.rules.setup import Setup, edition_facts

# Written even if they are as usual.
ALWAYS = ("edition", "players", "characters", "unique")


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Return a setup as JSON data; what is usual is left out."""
    data: dict[str, Any] = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in setup.arguments().items()
        if name in ALWAYS or (value >= 0 if name == "crown" else value)
    }
    files = fans.files_of((*setup.characters, *setup.unique))
    if files:
        data["own"] = files
    return data


def setup_from_json(data: Any, changed: bool = False) -> Setup:
    """Read a setup; refuses what is malformed or breaks a setup rule.

    Own cards must come from the files that it names; `changed`: even if they are not the same any
    more.
    """
    reader = Reader(data, "The setup")
    files = own_files(reader.raw("own"))
    fans.check_files(files, changed)
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
    )
    reader.done()
    # Whoever writes a setup by hand need not name them.
    if files and set(files) != set(fans.files_of((*setup.characters, *setup.unique))):
        raise MalformedError("The setup: 'own' must name the files of its own cards.")
    return setup


def _as_printed(reader: Reader, edition: str) -> bool | list[str]:
    """Read which choices are played as printed. Older setups have the flag `by_the_letter`, which
    stands for the choices that existed then.
    """
    if reader.flag("by_the_letter"):
        return list(by_the_letter(edition))
    if reader.raw("as_printed") in (True, ALL):
        return True
    return reader.items("as_printed", word)


def own_files(data: Any) -> dict[str, str]:
    """Read the files of own cards that a setup names, with their hashes."""
    if data is None:
        return {}
    if not isinstance(data, dict) or not all(isinstance(value, str) for value in data.values()):
        raise MalformedError("The setup: 'own' must give a hash for each card file.")
    return {word(key, "The setup: 'own'"): value for key, value in data.items()}
