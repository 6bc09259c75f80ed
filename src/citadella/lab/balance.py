"""Statistics of card balance, with a row for every character, district, preset and seat.

Characters and districts are compared only in games with random setups, in which all cards are
equally frequent; presets are compared in the games played with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from citadella.lab.findings import Finding, rates, with_shares
from citadella.lab.games_file import need_polars

if TYPE_CHECKING:
    import polars as pl

CHARACTER, DISTRICT, PRESET, SEAT = "character", "district", "preset", "seat"
#: The value in the column `preset` for games with random setups.
BY_CHANCE: Final = "random"


def columns() -> dict[str, Any]:
    """Return the columns of the data set and their types (see docs/balance.md)."""
    pl = need_polars()
    return {
        "edition": pl.String,
        "players": pl.Int8,
        "kind": pl.String,
        "name": pl.String,
        "games": pl.Int64,
        "times": pl.Int64,
        **dict.fromkeys(("share", "win_rate", "low", "high", "fair"), pl.Float64),
        **dict.fromkeys(("rounds", "points", "winning_points", "lead"), pl.Float64),
    }


def weigh(table: pl.DataFrame) -> pl.DataFrame:
    """Return the balance statistics of games that have the same edition and number of players."""
    library = need_polars()
    chance = with_shares(table.filter(library.col("preset") == BY_CHANCE))
    printed = with_shares(table.filter(library.col("preset") != BY_CHANCE))
    everything = with_shares(table)
    lines = _lines(SEAT, everything, rates(everything, "seat"), {})
    if not chance.is_empty():
        lines += _characters(chance) + _districts(chance)
    if not printed.is_empty():
        lines += _presets(printed)
    weighed: pl.DataFrame = library.DataFrame(lines, schema=columns())
    return weighed


def _characters(table: pl.DataFrame) -> list[dict[str, Any]]:
    """Return each character's picks per round, and its win rate."""
    pl = need_polars()
    picks = table.explode("picked").drop_nulls("picked")
    first = table.filter(pl.col("seat") == 0).explode("cast")
    rounds = dict(first.group_by("cast").agg(pl.col("rounds").sum()).iter_rows())
    found = rates(picks, "picked")
    shares = {each.key[0]: each.times / rounds[each.key[0]] for each in found}
    games = dict(first.group_by("cast").len().iter_rows())
    return _lines(CHARACTER, table, found, shares, games)


def _districts(table: pl.DataFrame) -> list[dict[str, Any]]:
    """Return the share of final cities that contain each district, and their owners' win rate."""
    pl = need_polars()
    built = table.with_columns(pl.col("city").list.unique()).explode("city").drop_nulls("city")
    found = rates(built, "city")
    shares = {each.key[0]: each.times / table.height for each in found}
    games = dict(built.group_by("city").agg(pl.col("game").n_unique()).iter_rows())
    return _lines(DISTRICT, table, found, shares, games)


def _presets(table: pl.DataFrame) -> list[dict[str, Any]]:
    """Return each preset's mean game length, points and lead, and the first seat's win rate."""
    pl = need_polars()
    by_game = table.group_by("preset", "game").agg(
        pl.col("rounds").first(),
        points=pl.col("points").mean(),
        winning_points=pl.col("points").max(),
        # The winner's lead in points over the runner-up; 0 for a tie.
        lead=pl.col("points").max() - pl.col("points").sort(descending=True).slice(1, 1).first(),
    )
    means = by_game.group_by("preset").agg(
        pl.len(), pl.col("rounds", "points", "winning_points", "lead").mean()
    )
    found = {each.key[0]: each for each in rates(table.filter(pl.col("seat") == 0), "preset")}
    lines: list[dict[str, Any]] = []
    for row in means.sort("preset").iter_rows(named=True):
        name, games = row.pop("preset"), row.pop("len")
        lines.append(_line(PRESET, table, found[name], None, games) | row)
    return lines


def _lines(
    kind: str,
    table: pl.DataFrame,
    found: list[Finding],
    shares: dict[str, float],
    games: dict[str, int] | None = None,
) -> list[dict[str, Any]]:
    if games is None:
        games = dict.fromkeys((each.key[0] for each in found), table["game"].n_unique())
    return [_line(kind, table, each, shares.get(each.key[0]), games[each.key[0]]) for each in found]


def _line(
    kind: str, table: pl.DataFrame, found: Finding, share: float | None, games: int
) -> dict[str, Any]:
    return {
        "edition": table["edition"][0],
        "players": table["players"][0],
        "kind": kind,
        "name": found.key[0],
        "games": games,
        "times": found.times,
        "share": share,
        "win_rate": found.rate.value,
        "low": found.rate.low,
        "high": found.rate.high,
        "fair": found.fair,
    }
