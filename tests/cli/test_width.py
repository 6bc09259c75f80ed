"""The output of `report` and `simulate` fits 80 columns without cutting a number."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from citadella.texts import LANGUAGES
from tests.cli.conftest import Run

LONG = "a_bot_with_a_rather_long_name.py:TheBotWithTheLongestName"
BOT = """
class TheBotWithTheLongestName:
    def choose(self, view, actions):
        return actions[0]
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_and_summaries_fit_80_columns(run: Run, language: str) -> None:
    Path(LONG.partition(":")[0]).write_text(BOT, encoding="utf-8")
    narrow = {"COLUMNS": "80"}
    bots = f"{LONG},builder,random,random,random"
    line = ("simulate", "--players", "5", "--bots", bots, "--games", "14", "--lang", language)
    played = run(*line, "--out", "games.parquet", **narrow)
    shown = run("report", "games.parquet", "--lang", language, **narrow)
    wide = run("report", "games.parquet", "--lang", language, COLUMNS="300")
    for result in (played, shown, wide):
        assert result.exit_code == 0, result.stderr
    for line_of_it in (played.stdout + shown.stdout).splitlines():
        assert cell_len(line_of_it) <= 80, line_of_it
    assert "…" not in played.stdout
    # Long lists are shortened at any width; in 80 columns, nothing else is shortened.
    assert shown.stdout.count("…") == wide.stdout.count("…")
    assert numbers(shown.stdout) == numbers(wide.stdout)


def numbers(text: str) -> list[str]:
    words = text.split()
    return sorted(word for word in words if word[0].isdigit() and word.endswith("%"))
