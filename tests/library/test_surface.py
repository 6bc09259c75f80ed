"""What the package offers at its top."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import citadella
from citadella import (
    MalformedError,
    Setup,
    action_cards,
    characters,
    districts,
    editions,
    presets,
)

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_everything_at_the_top_is_named_and_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    public = {name for name in vars(citadella) if not name.startswith("_")}
    rooms = {
        "bots",
        "cards",
        "cli",
        "env",
        "extras",
        "folders",
        "homebrew",
        "knowledge",
        "lab",
        "notation",
        "puzzles",
        "rules",
        "server",
        "texts",
    }

    assert public - rooms == set(citadella.__all__)
    for name in citadella.__all__:
        assert getattr(citadella, name).__doc__, name
        assert re.search(rf"`{name}\b", page), f"{name} is not in docs/api.md"


def test_every_edition_can_be_listed_and_played() -> None:
    assert editions()[:2] == ["classic", "2016"]
    for edition in editions():
        assert presets(edition)
        for preset in presets(edition):
            assert Setup.preset(preset, edition, players=4).preset_name == preset


def test_the_cards_of_an_edition_can_be_listed() -> None:
    assert characters("classic-2016") == [
        "assassin",
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]
    assert len(characters("2016")) == 27
    assert "tavern" in districts("2016")
    assert "tavern" not in districts("2016", unique=True)
    assert len(districts("2016", unique=True)) == 30
    assert action_cards("2016") == []
    assert len(action_cards()) == 7


def test_an_edition_that_is_not_there_is_refused() -> None:
    for listing in (presets, characters, districts, action_cards):
        with pytest.raises(MalformedError, match=r"^There is no edition called 'moon'; there are"):
            listing("moon")
