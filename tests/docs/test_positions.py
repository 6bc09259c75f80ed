"""docs/positions.md: the examples run, and every parameter, key, step and marker is listed."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path

from citadella.notation import Position, Seat
from citadella.notation.state import TURN
from citadella.notation.turn_steps import TurnReplay
from citadella.rules import Game
from citadella.rules.registry import REGISTRY
from citadella.rules.steps import STEP_NAMES
from tests.properties.games import KINDS, Watch, play

PAGE = Path(__file__).parents[2] / "docs" / "positions.md"
TEXT = PAGE.read_text(encoding="utf-8")
# The cells of the first column of all tables.
ROWS = re.findall(r"^\| (`[^|]*`) \|", TEXT, re.MULTILINE)
LISTED = {name for row in ROWS for name in re.findall(r"`([^`]+)`", row)}


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert failed == 0
    assert tried > 15


def test_every_parameter_of_position_build_and_of_seat_is_explained() -> None:
    words = [*inspect.signature(Position.build).parameters, *inspect.signature(Seat).parameters]
    assert set(words) - LISTED == set()


def test_every_kind_of_step_in_a_turn_is_explained() -> None:
    game = Position.build([Seat("king"), Seat(), Seat(), Seat()], call="king").game()
    replay = TurnReplay(game, [])
    explained = {word.partition(":")[0] for word in LISTED}
    assert {*replay.alone, *replay.about} - explained == set()


class Keys(Watch):
    """Collects the keys of the JSON data of all positions of a game."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def asked(self, game: Game) -> None:
        data = Position.of(game).data
        self.found |= {key for key in data if key not in ("setup", "players", "turn")}
        self.found |= {f"setup.{key}" for key in data["setup"]}
        self.found |= {key for player in data["players"] for key in player}
        self.found |= {f"turn.{key}" for key in data.get("turn", {})}


def test_every_key_of_the_text_form_is_explained() -> None:
    keys = Keys()
    for kind in KINDS[::3]:
        play(kind, 1, keys)
    keys.found |= {f"turn.{key}" for key in TURN}
    assert len(keys.found) > 45
    assert keys.found - LISTED == set()


def test_every_step_of_a_round_and_every_marker_is_listed() -> None:
    for name in (*STEP_NAMES, *REGISTRY.markers):
        assert re.search(rf"`{name}[`:]", TEXT), name
