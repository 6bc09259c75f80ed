"""Setups as JSON."""

from __future__ import annotations

from typing import Any

from citadella.notation.json_reader import Reader, word
from citadella.rules import fans
from citadella.rules.errors import MalformedError
from citadella.rules.setup import Setup


def setup_to_json(setup: Setup) -> dict[str, Any]:
    """Return a setup as JSON data; what is usual is left out."""
    data: dict[str, Any] = {
        "edition": setup.edition,
        "players": setup.players,
        "characters": list(setup.characters),
        "unique": list(setup.unique),
    }
    if setup.action_cards:
        data["action_cards"] = True
    if setup.short:
        data["short"] = True
    if setup.crown >= 0:
        data["crown"] = setup.crown
    if setup.preset_name:
        data["preset"] = setup.preset_name
    if setup.by_the_letter:
        data["by_the_letter"] = True
    if setup.what_if:
        data["what_if"] = list(setup.what_if)
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
    setup = Setup(
        reader.text("edition", "2016"),
        reader.number("players", 4),
        tuple(reader.items("characters", word)),
        tuple(reader.items("unique", word)),
        reader.flag("action_cards"),
        reader.flag("short"),
        reader.number("crown", -1, -1, 7),
        reader.text("preset"),
        reader.flag("by_the_letter"),
        tuple(reader.items("what_if", word)),
    )
    reader.done()
    # Whoever writes a setup by hand need not name them.
    if files and set(files) != set(fans.files_of((*setup.characters, *setup.unique))):
        raise MalformedError("The setup: 'own' must name the files of its own cards.")
    return setup


def own_files(data: Any) -> dict[str, str]:
    """Read the files of own cards that a setup names, with their hashes."""
    if data is None:
        return {}
    if not isinstance(data, dict) or not all(isinstance(value, str) for value in data.values()):
        raise MalformedError("The setup: 'own' must give a hash for each card file.")
    return {word(key, "The setup: 'own'"): value for key, value in data.items()}
