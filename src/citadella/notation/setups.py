"""Setups as JSON."""

from __future__ import annotations

from typing import Any

from citadella.notation.reading import Reader, word
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
    return data


def setup_from_json(data: Any) -> Setup:
    """Read a setup; refuses what is malformed or breaks a setup rule."""
    reader = Reader(data, "The setup")
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
    )
    reader.done()
    return setup
