"""A results file keeps finished deals; damaged files and other tournaments are rejected."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from citadella.lab.arena import PlayedDeal, Score, Tournament, play_deal
from citadella.lab.journal import Journal, JournalError
from citadella.lab.journal import _plan as journal_plan
from citadella.lab.play_tournament import play_tournament
from citadella.lab.workers import work_here
from citadella.rules.editions import by_the_letter

OWN = Path(__file__).with_name("own_bots.py")
TOURNAMENT = Tournament(
    bots=("builder", "random"), players=2, games=8, preset="first-game", seed="j"
)
DEALS = [play_deal(TOURNAMENT, number) for number in range(4)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results" / "results.jsonl"


def write(path: Path, deals: list[PlayedDeal]) -> None:
    journal = Journal(path, TOURNAMENT, resume=True)
    for deal in deals:
        journal.add(deal)
    journal.close()


def read(path: Path, tournament: Tournament = TOURNAMENT) -> list[PlayedDeal]:
    journal = Journal(path, tournament, resume=True)
    journal.close()
    return journal.finished


def games(deals: list[PlayedDeal]) -> list[tuple[int, list[str]]]:
    return [(deal.number, [table.played.digest for table in deal.tables]) for deal in deals]


def test_written_deals_are_read_back_unchanged(path: Path) -> None:
    write(path, [DEALS[2], DEALS[0]])
    (two, zero) = read(path)
    assert games([two, zero]) == games([DEALS[2], DEALS[0]])
    assert two.tables[0].played.totals == DEALS[2].tables[0].played.totals
    assert two.tables[0].seats == DEALS[2].tables[0].seats
    write(path, [DEALS[1]])
    assert games(read(path)) == games([DEALS[2], DEALS[0], DEALS[1]])


def test_a_truncated_last_line_is_dropped(path: Path) -> None:
    write(path, DEALS[:2])
    whole = path.read_bytes()
    start = whole.rstrip(b"\n").rfind(b"\n") + 1
    for end in (start + 1, start + 9, start + 40, len(whole) - 1):
        path.write_bytes(whole[:end])
        assert games(read(path)) == games(DEALS[:1])
        write(path, [DEALS[1]])
        assert games(read(path)) == games(DEALS[:2])
    path.write_bytes(whole + b"\xff\xfe garbage")
    assert games(read(path)) == games(DEALS[:2])


def test_a_file_truncated_in_its_first_line_is_read_as_empty(path: Path) -> None:
    write(path, [])
    path.write_bytes(path.read_bytes()[:20])
    assert read(path) == []
    write(path, DEALS[:1])
    assert games(read(path)) == games(DEALS[:1])


def test_a_changed_line_is_rejected(path: Path) -> None:
    write(path, DEALS)
    text = path.read_text(encoding="utf-8")
    assert '"winners":[' in text
    path.write_text(text.replace('"winners":[0]', '"winners":[1]', 1), encoding="utf-8")
    with pytest.raises(JournalError, match=r"Line \d of .* has been changed or damaged"):
        read(path)


def test_results_are_not_overwritten(path: Path) -> None:
    write(path, DEALS)
    with pytest.raises(JournalError, match="already contains results"):
        Journal(path, TOURNAMENT, resume=False)
    assert games(read(path)) == games(DEALS)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        (replace(TOURNAMENT, seed="k"), "'seed' was 'j' and is 'k'"),
        (replace(TOURNAMENT, bots=("random", "random")), "'bots' was"),
        (replace(TOURNAMENT, players=3), "'players' was 2 and is 3"),
        (replace(TOURNAMENT, time_limit=1.0), "'time_limit' was None and is 1.0"),
        (replace(TOURNAMENT, as_printed="own-token"), "'as_printed' was [] and is ['own-token']"),
    ],
)
def test_results_of_another_tournament_are_rejected(
    path: Path, changed: Tournament, what: str
) -> None:
    write(path, DEALS)
    with pytest.raises(JournalError) as caught:
        read(path, changed)
    assert what in str(caught.value)


def test_results_with_as_printed_options_cannot_be_resumed_without_them(path: Path) -> None:
    printed = replace(TOURNAMENT, as_printed="own-token")
    Journal(path, printed, resume=False).close()
    assert read(path, printed) == []
    with pytest.raises(JournalError, match=r"'as_printed' was \['own-token'\] and is \[\]"):
        read(path, TOURNAMENT)


def test_the_former_by_the_letter_flag_is_read_as_the_equivalent_options(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        plan = {**journal_plan(TOURNAMENT), "by_the_letter": True}
        earlier.setattr("citadella.lab.journal._plan", lambda _: plan)
        Journal(path, TOURNAMENT, resume=False).close()
    then = ",".join(by_the_letter(TOURNAMENT.edition))
    assert read(path, replace(TOURNAMENT, as_printed=then)) == []
    with pytest.raises(JournalError):
        read(path, replace(TOURNAMENT, as_printed="all"))


def test_results_from_before_the_as_printed_options_existed_can_be_resumed(path: Path) -> None:
    write(path, DEALS)
    assert "printed" not in path.read_text(encoding="utf-8")
    assert games(read(path)) == games(DEALS)


def test_a_tournament_can_be_resumed_with_more_games(path: Path) -> None:
    write(path, DEALS)
    assert games(read(path, replace(TOURNAMENT, games=100, patient=True))) == games(DEALS)


def test_a_bot_file_must_not_change_between_runs(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_bytes(OWN.read_bytes())
    tournament = replace(TOURNAMENT, bots=(f"{file}:First", "random"))
    Journal(path, tournament, resume=False).close()
    assert read(path, tournament) == []
    file.write_bytes(OWN.read_bytes() + b"\n# improved\n")
    with pytest.raises(JournalError, match="'files' was"):
        read(path, tournament)


def test_a_resumed_run_plays_only_the_missing_deals(path: Path) -> None:
    write(path, [DEALS[3], DEALS[1]])
    journal = Journal(path, TOURNAMENT, resume=True)
    score = Score(TOURNAMENT)
    assert len(list(play_tournament(score, work_here, journal))) == 2
    journal.close()
    assert games(score.deals) == games(DEALS)
    assert sorted(games(read(path))) == games(DEALS)


def test_results_with_other_what_if_options_are_rejected(path: Path) -> None:
    write(path, DEALS[:1])
    with pytest.raises(JournalError, match=r"'what_if' was \[\] and is \['tavern.cost=2'\]"):
        read(path, replace(TOURNAMENT, what_if=("tavern.cost=2",)))
