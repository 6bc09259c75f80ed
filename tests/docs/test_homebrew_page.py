"""The three card files printed in docs/homebrew.md can be loaded and played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from citadella import Game, Position, Seat, Setup, homebrew
from citadella.rules.registry import REGISTRY
from citadella.texts import Texts

PAGE = Path(__file__).parents[2] / "docs" / "homebrew.md"
MY_CARDS, IN_PYTHON, SORTER, WINDFALL = re.findall(
    r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL
)
CAST = "assassin thief magician king almoner merchant architect warlord"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Load the card files printed on the page, and yield their folder."""
    folder = tmp_path_factory.mktemp("homebrew")
    (folder / "my_cards.py").write_text(MY_CARDS, encoding="utf-8")
    (folder / "sorter.py").write_text(SORTER, encoding="utf-8")
    (folder / "windfall.py").write_text(WINDFALL, encoding="utf-8")
    before = homebrew.Registered()
    homebrew.load(*folder.iterdir())
    yield folder
    before.restore()


def test_the_cards_on_the_page_can_be_played(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    scope: dict[str, object] = {}
    exec(IN_PYTHON, scope)
    game = scope["game"]
    assert isinstance(game, Game)
    assert "almoner" in game.view(0).cast
    assert "fountain" in game.setup.unique


def test_a_homebrew_character_uses_its_ability_once(folder: Path) -> None:
    position = Position.build(
        [Seat("almoner", gold=1), Seat("king", gold=6), Seat("thief"), Seat("warlord", gold=1)],
        call="almoner",
        cast=CAST,
    )
    game = position.game()
    assert "beg @1" in [a.text for a in game.legal_actions()]
    assert "beg @3" not in [a.text for a in game.legal_actions()]
    game.play("beg @1")
    assert [p.gold for p in game.players] == [3, 4, 0, 1]
    assert not any(a.text.startswith("beg") for a in game.legal_actions())


def test_a_homebrew_district_has_its_effect_at_the_end_of_the_turn(folder: Path) -> None:
    position = Position.build(
        [Seat("king", city="fountain"), Seat("thief"), Seat("bishop"), Seat("warlord")],
        call="king",
        unique="fountain",
    )
    game = position.game()
    game.play("gold")
    game.play("end")
    assert game.players[0].gold == 3


def test_a_homebrew_question_shows_its_cards_to_the_player_asked(folder: Path) -> None:
    seats = [Seat("sorter"), Seat("king"), Seat("thief"), Seat("warlord")]
    game = Position.build(seats, call="sorter").game()
    game.play("sort-cards")
    drawn = game.view(0).offered
    assert "?" not in drawn
    assert game.view(1).offered == ["?", "?", "?"]
    assert Position.from_json(Position.of(game).to_json()) == Position.of(game)
    game.play(f"keep {drawn[0]}")
    assert game.view(0).players[0].hand == [drawn[0]]
    assert game.asked_kind() == "turn"


def test_a_homebrew_action_card_is_played(folder: Path) -> None:
    seats = [Seat("king", hand="windfall"), Seat("thief"), Seat("bishop"), Seat("warlord")]
    game = Position.build(seats, call="king").game()
    game.play("play windfall")
    assert game.players[0].gold == 3
    assert game.deck[0].name == "windfall"


def test_whole_games_with_homebrew_cards_can_be_played_and_stored(folder: Path) -> None:
    setup = Setup.preset("first-game").with_cards(["almoner", "fountain", "sorter", "windfall"])
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


def test_homebrew_cards_have_names_and_pictures(folder: Path) -> None:
    assert Texts("en").name("character-almoner", "2016") == "Almoner"
    assert Texts("hu").name("district-fountain", "2016") == "Fountain"
    assert Texts("cs").name("character-sorter", "2016") == "Sorter"
    assert REGISTRY.pictures["fountain"].startswith(b"<svg")
