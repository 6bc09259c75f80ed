"""Tables of games, and the statistics and the page computed from them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from citadella.lab.columns import SOURCES, rows_of
from citadella.lab.findings import Findings, find, to_json
from citadella.lab.games_file import GamesFile, GamesFileError, read_games
from citadella.lab.page import make_page
from citadella.lab.simulate import Plan, play_one
from citadella.rules import Game, Setup, event
from citadella.texts import Texts

PLAN = Plan(games=14, bots=("builder", "random", "random", "builder"), seed="f")


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games") / "games.parquet"
    games = GamesFile()
    for number in reversed(range(PLAN.games)):
        games.add(play_one(PLAN, number, noting=True).rows)
    games.write(path)
    return path


@pytest.fixture(scope="module")
def findings(table: Path) -> Findings:
    return find(read_games([table]))


def played(players: int, edition: str = "2016", seed: str = "1") -> Game:
    game = Game.new(Setup.random(edition, players, seed), seed, events=True)
    step = 0
    while not game.over:
        actions = game.legal_actions()
        game.play(actions[step * 7 % len(actions)])
        step += 1
    return game


# --- rows ----------------------------------------------------------------------------------
@pytest.mark.parametrize("players", range(2, 9))
def test_the_rows_of_a_table_agree_with_the_game(players: int) -> None:
    game = played(players)
    rows = rows_of(game, 3, ("b",) * players, len(game.history))
    result = game.result()
    for seat, row in enumerate(rows):
        assert row["points"] == result.totals[seat]
        assert sum(row[f"from_{reason.replace('-', '_')}"] for reason in SOURCES) == row["points"]
        assert set(row["picked"]) <= set(row["cast"])
        assert len(row["city"]) == len(game.players[seat].city)
        # With two or three players, everyone has two characters in each round.
        assert len(row["picked"]) == game.round * (2 if players < 4 else 1)
    assert sum(row["win"] for row in rows) == pytest.approx(1)


def test_only_characters_that_the_player_had_picked_are_listed_as_killed_or_robbed() -> None:
    struck = 0
    for seed in range(12):
        game = played(4, seed=str(seed))
        rows = rows_of(game, 0, ("b",) * 4, 0)
        assert game.log is not None
        named = [told.kind for told in game.log]
        for kind, key in ((event.KILLED, "killed"), (event.ROBBED, "robbed")):
            count = sum(len(row[key]) for row in rows)
            struck += count
            assert count <= named.count(kind)
        for row in rows:
            assert set(row["killed"]) | set(row["robbed"]) <= set(row["picked"])
    assert struck > 0


def test_rows_take_swapped_characters_into_account() -> None:
    game = played(4)
    game.log = [
        event.Event(event.ROUND, 0, -1, 1, 0, [], event.EVERYONE),
        event.Event(event.PICKED, 0, -1, 0, 4, [], 1),
        event.Event(event.PICKED, 1, -1, 0, 7, [], 2),
        event.Event(event.ROLE_RECEIVED, 0, -1, 0, 7, [], 1),
        event.Event(event.ROLE_RECEIVED, 1, -1, 0, 4, [], 2),
        event.Event(event.KILLED, 2, -1, 0, 4, [], event.EVERYONE),
        event.Event(event.ROBBED, 2, -1, 0, 5, [], event.EVERYONE),
    ]
    rows = rows_of(game, 0, ("b",) * 4, 0)
    cast = game.box.cast
    assert [row["picked"] for row in rows] == [[cast[7].name], [cast[4].name], [], []]
    assert [row["killed"] for row in rows] == [[], [cast[4].name], [], []]
    assert all(row["robbed"] == [] for row in rows)


# --- files ---------------------------------------------------------------------------------
def test_the_file_has_one_row_per_player_in_seat_order(table: Path) -> None:
    frame = read_games([table])
    assert frame.height == 14 * 4
    assert frame["game"].to_list() == [n for n in range(14) for _ in range(4)]
    assert frame["seat"].to_list() == [0, 1, 2, 3] * 14
    assert list(table.parent.iterdir()) == [table]


@pytest.mark.parametrize("content", [b"", b"hello", b"PAR1" + b"\x00" * 40])
def test_a_file_that_is_not_a_table_is_rejected(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "bad.parquet"
    file.write_bytes(content)
    with pytest.raises(GamesFileError, match="is not a table of games"):
        read_games([file])


def test_a_parquet_file_without_the_required_columns_is_rejected(
    tmp_path: Path, table: Path
) -> None:
    file = tmp_path / "other.parquet"
    read_games([table]).select("game", "seat").write_parquet(file)
    with pytest.raises(GamesFileError):
        read_games([file])


# --- findings ------------------------------------------------------------------------------
def test_findings_agree_with_counts_of_the_rows(table: Path, findings: Findings) -> None:
    rows = read_games([table]).to_dicts()
    assert findings.games == 14
    for finding in findings.bots:
        mine = [row["win"] for row in rows if row["bot"] == finding.key[0]]
        assert finding.times == len(mine)
        assert finding.rate.value == pytest.approx(sum(mine) / len(mine))
    for finding in findings.characters:
        wins = [row["win"] for row in rows for name in row["picked"] if name == finding.key[0]]
        assert finding.times == len(wins)
        assert finding.rate.value == pytest.approx(sum(wins) / len(wins))
        assert finding.rate.low <= finding.rate.value <= finding.rate.high
    for finding in findings.districts:
        owners = [row["win"] for row in rows if finding.key[0] in row["city"]]
        assert finding.times == len(owners)
        assert finding.rate.value == pytest.approx(sum(owners) / len(owners))
    assert sum(count for _, count in findings.rounds) == 14
    assert all(finding.fair == pytest.approx(0.25) for finding in findings.characters)
    assert len(findings.seats) == 4
    assert len(findings.presets) == 14


def test_a_characters_pick_rate_is_per_round_and_its_kill_rate_is_per_pick(
    table: Path, findings: Findings
) -> None:
    rows = read_games([table]).to_dicts()
    for fate in findings.fates:
        rounds = sum(
            row["rounds"] for row in rows if row["seat"] == 0 and fate.character in row["cast"]
        )
        picks = sum(row["picked"].count(fate.character) for row in rows)
        kills = sum(row["killed"].count(fate.character) for row in rows)
        assert fate.picked == pytest.approx(picks / rounds)
        assert fate.struck["killed"] == pytest.approx(kills / max(1, picks))
        assert 0 <= fate.picked <= 1


def test_points_by_source_add_up_to_the_mean_points(findings: Findings) -> None:
    assert sum(everyone for _, everyone, _ in findings.points) == pytest.approx(
        findings.mean_points
    )


def test_several_files_are_read_as_one(table: Path) -> None:
    twice = find(read_games([table, table]))
    assert twice.games == 28
    assert twice.bots[0].times == 2 * find(read_games([table])).bots[0].times
    assert to_json(twice)["games"] == 28


# --- the page ------------------------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "bg"])
def test_the_page_is_self_contained_and_well_formed(findings: Findings, language: str) -> None:
    page = make_page(Texts(language), findings)
    assert page.count("<svg") >= 8
    assert page.count("<table>") >= 8
    for outside in ("src=", "<script", "<link", "url(http", "@import"):
        assert outside not in page
    # The parser fails if a name has broken the markup.
    ElementTree.fromstring(
        page.removeprefix("<!doctype html>\n")
        .replace('<meta charset="utf-8">', "")
        .replace('<meta name="viewport" content="width=device-width, initial-scale=1">', "")
    )


def test_names_in_the_page_are_escaped(table: Path, tmp_path: Path) -> None:
    import polars as pl

    file = tmp_path / "named.parquet"
    frame = pl.read_parquet(table)
    frame.with_columns(bot=pl.lit("<b>&amp; $x^2$") + pl.col("bot")).write_parquet(file)
    page = make_page(Texts("en"), find(read_games([file])))
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;amp; $x^2$builder" in page
