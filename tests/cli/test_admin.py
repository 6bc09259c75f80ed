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
    """Return a data folder with a guest and a report."""
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


def test_reports_are_listed_and_settled(run: Run, data: Path) -> None:
    assert admin(run, data, "reports").split("\t")[:4] == ["1", "g1", "Anna", "Rude"]
    assert admin(run, data, "settle", "1") == "Report 1 has been settled.\n"
    assert admin(run, data, "reports") == "Nothing to show.\n"


def test_guests_are_found_banned_exported_and_deleted(run: Run, data: Path) -> None:
    assert admin(run, data, "guests", "ann").startswith("g1\tAnna")
    assert admin(run, data, "ban", "g1", "--days", "2") == "Guest g1 has been banned.\n"
    told = json.loads(admin(run, data, "export", "g1"))
    assert told["guests"][0]["banned"] > 0
    assert admin(run, data, "unban", "g1") == "Guest g1 is no longer banned.\n"
    forgotten = "Guest g1 and all their data have been deleted.\n"
    assert admin(run, data, "forget", "g1") == forgotten
    assert admin(run, data, "guests", "ann") == "Nothing to show.\n"
    assert admin(run, data, "tables") == "Nothing to show.\n"


def test_wrong_ratings_are_listed_and_recalculated(run: Run, data: Path) -> None:
    assert admin(run, data, "ratings") == "All ratings match the results.\n"
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
    counted = "All ratings have been recalculated from the results.\n"
    assert admin(run, data, "ratings", "repair") == counted
    assert admin(run, data, "ratings") == "All ratings match the results.\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["close"],
            "“admin close” requires a target: a table code, guest id or report number."
            " See citadella admin --help.",
        ),
        (
            ["close", "x"],
            "There is no open table “x”. “citadella admin tables” lists the open tables.",
        ),
        (
            ["ban", "x"],
            "There is no guest “x”. “citadella admin guests” lists the ids of guests.",
        ),
        (
            ["settle", "x"],
            "There is no report “x”. “citadella admin reports” lists the open reports.",
        ),
        (
            ["ratings", "x"],
            "Unknown action “admin ratings x”. Use “admin ratings” or “admin ratings repair”.",
        ),
    ],
)
def test_an_invalid_target_is_reported(
    run: Run, data: Path, words: list[str], sentence: str
) -> None:
    answer = run("admin", *words, "--data", str(data))
    assert answer.exit_code == 2
    assert answer.output == f"citadella: {sentence}\n"


def test_an_invalid_request_creates_no_database(run: Run, tmp_path: Path) -> None:
    for words in (["close"], ["ratings", "x"], ["juggle"]):
        assert run("admin", *words, "--data", str(tmp_path / "none")).exit_code == 2
    assert not (tmp_path / "none").exists()


def test_a_backup_can_be_restored_into_an_empty_database(
    run: Run, data: Path, tmp_path: Path
) -> None:
    file, other = tmp_path / "house.backup", tmp_path / "other"
    answer = run("backup", str(file), "--data", str(data))
    assert answer.exit_code == 0, answer.output
    assert answer.output == f"Backed up 2 rows to “{file}”.\n"
    answer = run("restore", str(file), "--data", str(other))
    assert answer.output == "Restored 2 rows.\n"
    assert admin(run, other, "guests", "ann").startswith("g1\tAnna")
    answer = run("restore", str(file), "--data", str(other))
    assert answer.exit_code == 2
    assert "The database is not empty" in answer.output
