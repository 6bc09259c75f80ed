"""The bots printed in docs/own-bot.md play as the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citadella.lab.arena import Score, Tournament
from citadella.lab.play_tournament import play_tournament
from citadella.lab.standings import standings
from citadella.lab.workers import work_here
from citadella.rules import Game, Setup

PAGE = Path(__file__).parents[2] / "docs" / "own-bot.md"
TEXT = PAGE.read_text(encoding="utf-8")
CODE = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


@pytest.fixture(scope="module")
def my_bot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("own") / "my_bot.py"
    file.write_text("\n\n".join(CODE), encoding="utf-8")
    return file


def test_the_bot_of_the_page_has_at_most_ten_lines() -> None:
    lines = [line for line in CODE[0].splitlines() if line and not line.startswith("from")]
    assert len(lines) <= 10


@pytest.mark.parametrize("bot", ["MyBot", "Bold:boldness=0.1"])
def test_the_bot_of_the_page_beats_random_play(my_bot: Path, bot: str) -> None:
    bots = (f"{my_bot}:{bot}", "random", "random")
    score = Score(Tournament(bots=bots, players=3, games=60, seed="page"))
    for mishaps in play_tournament(score, work_here):
        assert mishaps == []
    # The whole confidence interval is above 1/3, the win rate of each of three equal bots.
    assert standings(score).entrants[0].rate.low > 1 / 3


def test_the_view_has_every_attribute_that_the_code_of_the_page_reads(
    capsys: pytest.CaptureFixture[str],
) -> None:
    scope: dict[str, object] = {}
    exec(CODE[1], scope)
    wealth = scope["wealth"]
    assert callable(wealth)
    wealth(Game.new(Setup.preset("first-game"), 1).view(2))
    assert len(capsys.readouterr().out.splitlines()) == 6


def test_the_commands_of_the_page_have_options_that_exist(
    my_bot: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from typer.testing import CliRunner

    from citadella.cli.app import app

    monkeypatch.chdir(my_bot.parent)
    lines = re.findall(r"^\.venv/bin/citadella (arena|simulate) (.*)$", TEXT, re.MULTILINE)
    assert len(lines) == 3
    for command, options in lines:
        small = re.sub(r"--games \d+", "--games 4 --workers 1", options)
        result = CliRunner().invoke(app, [command, *small.split()], catch_exceptions=False)
        assert result.exit_code == 0, result.output
