"""`citadella admin`, `backup` and `restore`, from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from citadella.server.storage.location import database_url, migrate
from citadella.server.storage.models import Guest, RatingRow, Report, ResultRow
from tests.cli.conftest import Run


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with a guest and a report."""
    url = database_url(tmp_path / "data", None)
    migrate(url)
    engine = create_engine(url)
    with Session(engine) as session, session.begin():
        session.add(Guest(id="g1", name="Anna", named=True, created=1, seen=1))
        session.add(
            Report(
                table_id=1,
                line=0,
                guest="g1",
                name="Anna",
                text="Rude",
                reporter="g2",
                reason="Why",
                at=1_700_000_000,
                settled=False,
            )
        )
    engine.dispose()
    return tmp_path / "data"


def admin(run: Run, data: Path, *words: str) -> str:
    answer = run("admin", *words, "--data", str(data))
    assert answer.exit_code == 0, answer.output
    return str(answer.output)


def test_the_operator_lists_and_settles_reports(run: Run, data: Path) -> None:
    assert admin(run, data, "reports").split("\t")[:4] == ["1", "g1", "Anna", "Rude"]
    assert admin(run, data, "settle", "1") == "The report 1 is settled.\n"
    assert admin(run, data, "reports") == "There is nothing to show.\n"


def test_the_operator_finds_bans_exports_and_forgets(run: Run, data: Path) -> None:
    assert admin(run, data, "guests", "ann").startswith("g1\tAnna")
    assert admin(run, data, "ban", "g1", "--days", "2") == "The guest g1 is banned.\n"
    told = json.loads(admin(run, data, "export", "g1"))
    assert told["guests"][0]["banned"] > 0
    assert admin(run, data, "unban", "g1") == "The guest g1 may come in again.\n"
    assert admin(run, data, "forget", "g1") == "The guest g1 is forgotten.\n"
    assert admin(run, data, "guests", "ann") == "There is nothing to show.\n"
    assert admin(run, data, "tables") == "There is nothing to show.\n"


def test_the_operator_compares_ratings_with_the_results_and_repairs_them(
    run: Run, data: Path
) -> None:
    assert admin(run, data, "ratings") == "All ratings are as the results give them.\n"
    engine = create_engine(database_url(data, None))
    with Session(engine) as session, session.begin():
        for seat, guest in enumerate(("g1", "g2")):
            session.add(
                ResultRow(
                    table_id=1,
                    game="game",
                    seat=seat,
                    guest=guest,
                    bot="",
                    place=seat + 1,
                    points=9,
                    characters="{}",
                    edition="2016",
                    preset="first-game",
                    players=2,
                    public=True,
                    rated=True,
                    mu=25.0,
                    sigma=8.0,
                    at=1,
                )
            )
        session.add(RatingRow(guest="g3", mu=30.0, sigma=5.0, games=2))
    engine.dispose()
    assert admin(run, data, "ratings").split() == ["game", "g1", "g2", "g3"]
    counted = "All ratings have been counted again from the results.\n"
    assert admin(run, data, "ratings", "repair") == counted
    assert admin(run, data, "ratings") == "All ratings are as the results give them.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["close"], "“admin close” needs to know for whom or what; see --help."),
        (["close", "x"], "There is no table 'x'."),
        (["ban", "x"], "There is no guest 'x'."),
        (["settle", "x"], "There is no report 'x'."),
        (
            ["ratings", "x"],
            "“admin ratings x” is not known; there is “admin ratings” and “admin ratings repair”.",
        ),
    ],
)
def test_a_mistake_is_one_sentence(run: Run, data: Path, words: list[str], sentence: str) -> None:
    answer = run("admin", *words, "--data", str(data))
    assert answer.exit_code == 2
    assert answer.output == f"citadella: {sentence}\n"


def test_a_backup_goes_there_and_back(run: Run, data: Path, tmp_path: Path) -> None:
    file, other = tmp_path / "house.backup", tmp_path / "other"
    answer = run("backup", str(file), "--data", str(data))
    assert answer.exit_code == 0, answer.output
    assert answer.output == f"2 rows are in “{file}”.\n"
    answer = run("restore", str(file), "--data", str(other))
    assert answer.output == "2 rows have been restored.\n"
    assert admin(run, other, "guests", "ann").startswith("g1\tAnna")
    answer = run("restore", str(file), "--data", str(other))
    assert answer.exit_code == 2
    assert "The database is not empty" in answer.output
