"""The page about own cards holds a file; this runs it as a fan would."""

from __future__ import annotations

import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from citadella import Game, Position, Seat, Setup
from citadella.cards import EDITIONS
from citadella.rules import fans
from citadella.texts import Texts

PAGE = Path(__file__).parents[2] / "docs" / "new-card.md"
CODE = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
CAST = "assassin thief magician king almoner merchant architect warlord"


@pytest.fixture(scope="module")
def my_cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    file = tmp_path_factory.mktemp("fan") / "my_cards.py"
    file.write_text(CODE[0], encoding="utf-8")
    spec = importlib.util.spec_from_file_location("my_cards", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["my_cards"] = module
    spec.loader.exec_module(module)
    yield module
    del sys.modules["my_cards"]
    for registry in (
        fans.CHARACTERS,
        fans.DISTRICTS,
        fans.CHARACTER_FACTS,
        fans.DISTRICT_FACTS,
    ):
        registry.clear()


def setup_with_fan_cards() -> Setup:
    unique = [d.id for d in EDITIONS["2016"].unique if d.cost is not None]
    return Setup.custom(CAST.split(), ["fountain", *unique[:13]])


def test_the_page_plays_as_written(my_cards: ModuleType) -> None:
    scope: dict[str, object] = {}
    exec(CODE[1], scope)
    game = scope["game"]
    assert isinstance(game, Game)
    assert "almoner" in game.view(0).cast


def test_a_fan_made_character_uses_its_ability_once(my_cards: ModuleType) -> None:
    position = Position.build(
        [Seat("almoner", gold=1), Seat("king", gold=6), Seat("thief"), Seat("warlord", gold=1)],
        call="almoner",
        cast=CAST,
    )
    game = position.game()
    assert "alms @1" in [a.text for a in game.legal_actions()]
    assert "alms @3" not in [a.text for a in game.legal_actions()]
    game.play("alms @1")
    assert [p.gold for p in game.players] == [3, 4, 0, 1]
    assert not any(a.text.startswith("alms") for a in game.legal_actions())


def test_a_fan_made_district_works_at_the_end_of_the_turn(my_cards: ModuleType) -> None:
    position = Position.build(
        [Seat("king", city="fountain"), Seat("thief"), Seat("bishop"), Seat("warlord")],
        call="king",
        unique="fountain",
    )
    game = position.game()
    game.play("gold")
    game.play("end")
    assert game.players[0].gold == 3


def test_fan_made_cards_play_whole_games_and_can_be_stored(my_cards: ModuleType) -> None:
    setup = setup_with_fan_cards()
    for seed in range(20):
        game = Game.new(setup, seed)
        decisions = 0
        while not game.over:
            actions = game.legal_actions()
            game.play(actions[(seed + decisions) % len(actions)])
            decisions += 1
            if decisions % 50 == 0:
                stored = Position.of(game)
                assert Position.from_json(stored.to_json()) == stored
        assert game.result().winners


def test_fan_made_cards_have_names(my_cards: ModuleType) -> None:
    assert Texts("en").name("character-almoner", "2016") == "Almoner"
    assert Texts("hu").name("district-fountain", "2016") == "Fountain"
