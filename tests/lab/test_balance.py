"""The balance table, computed from many games."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from citadella.lab.balance import CHARACTER, DISTRICT, PRESET, SEAT, weigh
from citadella.lab.games_file import GamesFile, read_games
from citadella.lab.simulate import MIXED, RANDOM, Plan, play_one


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> pl.DataFrame:
    paths: list[Path] = []
    for preset in (RANDOM, MIXED):
        plan = Plan("2016", preset, 4, bots=("builder",), seed="balance")
        written = GamesFile()
        for number in range(12):
            written.add(play_one(plan, number, noting=True).rows)
        paths.append(tmp_path_factory.mktemp("games") / f"{preset}.parquet")
        written.write(paths[-1])
    return read_games(paths)


def test_the_lines_of_the_report_add_up_to_the_games_played(games: pl.DataFrame) -> None:
    lines = weigh(games)
    chance = games.filter(pl.col("preset") == "random")
    seats = lines.filter(pl.col("kind") == SEAT)
    assert seats["win_rate"].sum() == pytest.approx(1)
    assert seats["games"].to_list() == [24] * 4
    characters = lines.filter(pl.col("kind") == CHARACTER)
    assert characters["times"].sum() == chance["picked"].list.len().sum()
    # Four of the eight or nine characters are picked each round, so the mean share is near 0.5.
    assert 0.4 < characters["share"].mean() < 0.6  # type: ignore[operator]
    districts = lines.filter(pl.col("kind") == DISTRICT)
    assert districts["times"].sum() == chance["city"].list.n_unique().sum()
    presets = lines.filter(pl.col("kind") == PRESET)
    assert presets["games"].sum() == 12
    assert (presets["winning_points"] > presets["points"]).all()
    assert (presets["lead"] >= 0).all()


def test_the_win_rate_of_a_character_is_that_of_the_players_who_picked_it(
    games: pl.DataFrame,
) -> None:
    lines = weigh(games).filter(pl.col("kind") == CHARACTER)
    chance = games.filter(pl.col("preset") == "random")
    for line in lines.iter_rows(named=True):
        times = chance["picked"].list.count_matches(line["name"])
        assert line["times"] == times.sum()
        assert line["win_rate"] == pytest.approx(
            float((times * chance["win"]).sum()) / float(times.sum())
        )
        assert line["low"] <= line["win_rate"] <= line["high"]
        assert line["fair"] == pytest.approx(0.25)
