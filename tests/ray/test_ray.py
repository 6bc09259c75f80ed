"""The arena plays the same games on a local Ray cluster as in local processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import ray

OWN = Path(__file__).parents[1] / "lab" / "own_bots.py"
HARVEST = Path(__file__).parents[1] / "homebrew" / "harvest.py"


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch, running: str) -> None:
    """Set the address at which the arena finds the running cluster."""
    monkeypatch.setenv("RAY_ADDRESS", running)


@pytest.fixture(scope="module")
def running() -> Iterator[str]:
    context = ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield context.address_info["address"]
    ray.shutdown()


def arena(*more: str) -> tuple[dict[str, Any], str]:
    line = ["arena", "--players", "2", "--preset", "first-game", "--games", "8", "--json", *more]
    done = subprocess.run(
        [sys.executable, "-m", "citadella", *line],
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
        env={**os.environ, "LANG": "C.UTF-8"},
    )
    assert done.returncode == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout)
    del data["seconds"]
    for bot in data["bots"]:
        del bot["ms_per_decision"]
    return data, done.stderr


def test_ray_plays_the_same_games_as_one_process() -> None:
    bots = ("--bots", "builder,random")
    assert arena(*bots, "--engine", "ray")[0] == arena(*bots, "--workers", "1")[0]


@pytest.mark.usefixtures("cluster")
def test_failing_bots_and_dying_workers_are_reported_on_ray(tmp_path: Path) -> None:
    line = ("--bots", f"{OWN}:Raising,{OWN}:Deadly", "--on-error", "go-on", "--out", str(tmp_path))
    data, told = arena(*line, "--engine", "ray")
    assert data["lost_deals"] == [0, 1, 2, 3]
    assert told.count("The worker process playing game") == 4
    line = ("--bots", f"{OWN}:Raising,builder", "--on-error", "go-on", "--out", str(tmp_path / "x"))
    data, told = arena(*line, "--engine", "ray")
    assert [bot["failures"] for bot in data["bots"]] == [8, 0]
    assert told.count("IndexError") == 8


@pytest.mark.usefixtures("cluster")
def test_ray_plays_with_homebrew_cards(tmp_path: Path) -> None:
    cards = tmp_path / "harvest.py"
    cards.write_text(HARVEST.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "granary.svg").write_bytes((HARVEST.parent / "granary.svg").read_bytes())
    line = ("--bots", "strategist,builder", "--cards", str(cards))
    played = arena(*line, "--engine", "ray")[0]
    assert played == arena(*line, "--workers", "1")[0]
    assert played != arena(*line[:2], "--workers", "1")[0]


@pytest.mark.usefixtures("cluster")
def test_ray_plays_with_what_if_options() -> None:
    line = ("--bots", "builder,random", "--set", "tavern.cost=5", "--set", "king.build_limit=2")
    assert arena(*line, "--engine", "ray")[0] == arena(*line, "--workers", "1")[0]
    assert (
        arena(*line, "--workers", "1")[0]["bots"] != arena(*line[:2], "--workers", "1")[0]["bots"]
    )
