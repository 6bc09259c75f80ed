"""Statistics of a games table: win rates with intervals, game lengths, points and characters.

The rows of one game are not independent, so intervals treat each game as a cluster.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from citadella.lab.columns import SOURCES, strikes
from citadella.lab.games_file import need_polars
from citadella.lab.statistics import Rate, clustered_interval

if TYPE_CHECKING:
    import polars as pl


@dataclass(frozen=True)
class Finding:
    """A win rate, the number of cases (`times`), and the win rate expected by chance (`fair`)."""

    key: tuple[str, ...]
    times: int
    rate: Rate
    fair: float


@dataclass(frozen=True)
class Fate:
    """How often a character is picked, and how often it is hit by events.

    `picked` is the number of picks per round, in the games that use the character.
    """

    character: str
    picked: float
    #: For each kind of event, the share of the character's picks in which the event hit it.
    struck: dict[str, float]


@dataclass(frozen=True)
class Findings:
    """The statistics shown in a report."""

    games: int
    edition: str
    rounds: list[tuple[int, int]]
    mean_rounds: float
    mean_decisions: float
    mean_points: float
    mean_winning_points: float
    bots: list[Finding]
    presets: list[Finding]
    seats: list[Finding]
    counts: list[Finding]
    characters: list[Finding]
    districts: list[Finding]
    fates: list[Fate]
    #: For each source of points: its name, and the mean points of all players and of winners.
    points: list[tuple[str, float, float]]


def find(table: pl.DataFrame) -> Findings:
    pl = need_polars()
    table = with_shares(table)
    games = table.group_by("game").agg(
        pl.col("rounds").first(), pl.col("decisions").first(), pl.col("points").max()
    )
    lengths = games.group_by("rounds").len().sort("rounds")
    in_city = table.with_columns(pl.col("city").list.unique()).explode("city")
    return Findings(
        games=games.height,
        edition=str(table["edition"][0]),
        rounds=[(int(rounds), int(count)) for rounds, count in lengths.iter_rows()],
        mean_rounds=_mean(games["rounds"]),
        mean_decisions=_mean(games["decisions"]),
        mean_points=_mean(table["points"]),
        mean_winning_points=_mean(games["points"]),
        bots=rates(table, "bot"),
        presets=rates(table, "preset", "bot"),
        seats=rates(table, "players", "seat"),
        counts=rates(table, "players", "bot"),
        characters=rates(_each(table, "picked"), "picked"),
        districts=rates(in_city.drop_nulls("city"), "city"),
        fates=_fates(table),
        points=_points(table),
    )


def with_shares(table: pl.DataFrame) -> pl.DataFrame:
    """Return a games table with the additional columns that `rates` needs."""
    pl = need_polars()
    return table.with_columns(
        game=pl.struct("file", "game"), fair=1 / pl.col("players"), times=pl.lit(1)
    )


def _mean(column: Any) -> float:
    return float(column.mean())


def _each(table: pl.DataFrame, column: str) -> pl.DataFrame:
    return table.explode(column).drop_nulls(column)


def rates(table: pl.DataFrame, *keys: str) -> list[Finding]:
    """Return a win rate for each combination of values in the columns `keys`.

    `table` must come from `with_shares`.
    """
    pl = need_polars()
    by_game = table.group_by(*keys, "game").agg(
        won=(pl.col("win") * pl.col("times")).sum(),
        times=pl.col("times").sum(),
        fair=(pl.col("fair") * pl.col("times")).sum(),
    )
    rate = pl.col("won").sum().over(*keys) / pl.col("times").sum().over(*keys)
    sums = (
        by_game.with_columns(miss=(pl.col("won") - rate * pl.col("times")) ** 2)
        .group_by(*keys)
        .agg(pl.col("won", "times", "fair", "miss").sum(), games=pl.len())
        .sort(*keys)
    )
    found: list[Finding] = []
    for row in sums.iter_rows(named=True):
        times, games = row["times"], row["games"]
        rate_of_row = clustered_interval(row["won"] / times, row["miss"], times, games)
        key = tuple(str(row[key]) for key in keys)
        found.append(Finding(key, times, rate_of_row, row["fair"] / times))
    return found


def _fates(table: pl.DataFrame) -> list[Fate]:
    pl = need_polars()
    chances = (
        table.filter(pl.col("seat") == 0)
        .explode("cast")
        .group_by(character="cast")
        .agg(pl.col("rounds").sum())
    )
    fates = chances
    for key in ("picked", *strikes()):
        counted = _each(table, key).group_by(character=key).agg(pl.len().alias(key))
        fates = fates.join(counted, on="character", how="left")
    found: list[Fate] = []
    for row in fates.fill_null(0).iter_rows(named=True):
        picks = max(1, row["picked"])
        struck = {key: row[key] / picks for key in strikes()}
        found.append(Fate(row["character"], row["picked"] / row["rounds"], struck))
    return sorted(found, key=lambda fate: (-fate.picked, fate.character))


def _points(table: pl.DataFrame) -> list[tuple[str, float, float]]:
    pl = need_polars()
    winners = table.filter(pl.col("win") > 0)
    found: list[tuple[str, float, float]] = []
    for reason in SOURCES:
        column = f"from_{reason.replace('-', '_')}"
        mine = (reason, _mean(table[column]), _mean(winners[column]))
        if mine[1] or mine[2]:
            found.append(mine)
    return found


def to_json(findings: Findings) -> dict[str, Any]:
    rates = {
        "bots": findings.bots,
        "presets": findings.presets,
        "seats": findings.seats,
        "players": findings.counts,
        "characters": findings.characters,
        "districts": findings.districts,
    }
    return {
        "games": findings.games,
        "rounds": {str(rounds): count for rounds, count in findings.rounds},
        "rounds_per_game": round(findings.mean_rounds, 3),
        "decisions_per_game": round(findings.mean_decisions, 3),
        "mean_points": round(findings.mean_points, 3),
        "mean_winning_points": round(findings.mean_winning_points, 3),
        "win_rates": {
            key: [_to_json(finding) for finding in found] for key, found in rates.items()
        },
        "fates": {
            fate.character: {
                "picked": round(fate.picked, 4),
                **{key: round(share, 4) for key, share in fate.struck.items()},
            }
            for fate in findings.fates
        },
        "points": {
            reason: {"all": round(everyone, 3), "winners": round(winners, 3)}
            for reason, everyone, winners in findings.points
        },
    }


def _to_json(finding: Finding) -> dict[str, Any]:
    return {
        "of": list(finding.key),
        "times": finding.times,
        "win_rate": round(finding.rate.value, 6),
        "interval": [round(finding.rate.low, 6), round(finding.rate.high, 6)],
        "fair": round(finding.fair, 6),
    }
