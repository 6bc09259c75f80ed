"""The public names of the package."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import citadella
from citadella import (
    Game,
    MalformedError,
    Setup,
    action_cards,
    card,
    character,
    characters,
    districts,
    editions,
    presets,
)

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_every_public_name_is_listed_and_documented() -> None:
    page = PAGE.read_text(encoding="utf-8")
    public = {name for name in vars(citadella) if not name.startswith("_")}
    parts = {
        "api",
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

    assert public - parts == set(citadella.__all__)
    assert set(dir(citadella)) - {"__doc__", "__version__"} == set(citadella.__all__)
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


def test_a_card_is_looked_up_by_its_name() -> None:
    tavern = card("tavern")
    assert (tavern.name, tavern.type, tavern.cost, tavern.points) == ("tavern", "trade", 1, 1)
    assert repr(tavern).startswith("CardFacts(name='tavern', type='trade', cost=1")
    for edition in editions():
        for name in (*districts(edition), *action_cards(edition)):
            facts = card(name, edition)
            assert facts.name == name
            assert 0 <= facts.cost <= facts.points <= 8
    assert not card("secret_vault").buildable
    assert card("acrobat").type == "action"
    assert character("king").rank == 4
    assert character("tax_collector", "classic").rank == 2


@pytest.mark.parametrize(
    ("look_up", "name", "sentence"),
    [
        (card, "tavren", "There is no card called 'tavren'. Did you mean 'tavern'?"),
        (card, "xyzzy", "There is no card called 'xyzzy'."),
        (card, "king", "There is no card called 'king'; use character('king')."),
        (character, "witsh", "There is no character called 'witsh'. Did you mean 'witch'?"),
        (character, "keep", "There is no character called 'keep'; use card('keep')."),
    ],
)
def test_an_unknown_card_or_character_is_rejected_with_a_suggestion(
    look_up: Callable[[str], object], name: str, sentence: str
) -> None:
    with pytest.raises(MalformedError) as refused:
        look_up(name)
    assert str(refused.value) == sentence


def test_a_view_returns_cards_with_the_what_if_changes_of_its_game() -> None:
    setup = Setup.preset("first-game").with_what_if(["tavern.cost=2"])
    view = Game.new(setup, 1).view(0)
    assert view.card("tavern") == replace(card("tavern"), cost=2, points=2)
    assert view.card("manor+").cost == card("manor").cost + 1
    assert view.card("library") == card("library")
    with pytest.raises(MalformedError, match="no card called 'acrobat' in this game"):
        view.card("acrobat")


def test_a_view_contains_the_question_and_its_details() -> None:
    game = Game.new(Setup.preset("first-game"), 1)
    asked: dict[str, list[str | int]] = {}
    for _ in range(300):
        if game.over:
            break
        view = game.view(game.to_act)
        asked[view.question] = view.about
        game.play(game.legal_actions()[-1])
    assert asked["turn"] == []
    assert asked["keep"] == [1, 0, 1]


def test_an_unknown_edition_is_rejected() -> None:
    for listing in (presets, characters, districts, action_cards):
        with pytest.raises(
            MalformedError, match=r"^There is no edition called 'moon'; choose from"
        ):
            listing("moon")
