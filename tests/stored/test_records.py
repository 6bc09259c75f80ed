"""Records, positions, saved games and results of an earlier version can still be used."""

from __future__ import annotations

import gzip
import itertools
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from citadella import Record, homebrew
from citadella.bots import make
from citadella.notation import Position
from tests.cli.conftest import Run

STORED = Path(__file__).parent
HARVEST = STORED.parent / "homebrew" / "harvest.py"


def unpacked(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(gzip.decompress((STORED / name).read_bytes()))
    return data


RECORDS = unpacked("records.json.gz")
POSITIONS = unpacked("positions.json.gz")
# The numbers of actions after which a position was stored; another was stored at the end.
POSITIONS_AFTER = (3, 20, 45)


@pytest.fixture(autouse=True)
def harvest() -> Iterator[None]:
    """Load the homebrew cards that one of the stored games uses."""
    before = homebrew.Registered()
    homebrew.load(HARVEST)
    yield
    before.restore()


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_through_the_same_positions_to_the_same_result(name: str) -> None:
    stored = RECORDS[name]
    record = Record.parse(stored["json"], changed=True)
    assert record.names[0] == "Név 0"
    if stored["text"]:
        text = Record.parse(stored["text"], changed=True)
        assert (text.actions, text.names, text.bots) == (record.actions, record.names, record.bots)
    game = record.replay(upto=0)
    # Skip positions with homebrew cards: they are refused once the card file has changed.
    expected = iter(() if name == "homebrew" else POSITIONS[name])
    for n, action in enumerate(record.actions, 1):
        game.play_recorded(action)
        if n in POSITIONS_AFTER or game.over:
            for position in itertools.islice(expected, 1):
                assert Position.from_text(position) == Position.of(game)
    assert not list(expected)
    result = game.result()
    assert (result.totals, result.winners) == (stored["totals"], stored["winners"])
    again = Record.of(game, record.names, record.bots)
    assert Record.parse(again.to_json()).setup == record.setup


def test_the_bots_named_in_records_can_be_created() -> None:
    bots = {bot for stored in RECORDS.values() for bot in json.loads(stored["json"])["bots"]}
    assert "search:mind=learned,iterations=3" in bots
    for bot in bots:
        assert make(bot, "seed") is not None


@pytest.mark.parametrize("name", ["deluxe", "by-the-letter"])
def test_a_saved_game_of_the_terminal_can_be_resumed(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "game.json"
    shutil.copy(STORED / "games" / f"{name}.json", file)
    before = Record.parse(file.read_text(encoding="utf-8"))
    result = run("play", "--plain", "--resume", str(file), typed="1\n" * 4)
    assert result.exit_code == 0, result.stderr
    after = Record.parse(file.read_text(encoding="utf-8"))
    assert after.setup == before.setup
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)


def test_an_arena_resumes_after_its_finished_deals(run: Run, tmp_path: Path) -> None:
    shutil.copytree(STORED / "arena", tmp_path / "arena")
    before = (tmp_path / "arena" / "results.jsonl").read_text()
    bots = "search:mind=learned,iterations=2,search:mind=strategist,iterations=2,builder"
    line = ("arena", "--players", "2", "--preset", "first-game", "--workers", "1", "--seed", "3")
    result = run(*line, "--bots", bots, "--games", "12", "--out", "arena", "--resume", "--json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["games"] == 12
    after = (tmp_path / "arena" / "results.jsonl").read_text()
    assert after.startswith(before)
    assert len(after) > len(before)


def test_the_report_command_reads_a_stored_parquet_file_of_games(run: Run) -> None:
    result = run("report", str(STORED / "games.parquet"), "--json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout)["games"] == 6
