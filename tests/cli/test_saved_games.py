"""Games that are saved after every action, and resumed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import citadella
from citadella import folders
from citadella.cli.saved_games import games_folder, new_file, newest_unfinished, program, save
from citadella.notation import Record
from tests.cli.conftest import Run

QUICK = ("--players", "2", "--bots", "random", "--seed", "4")


def only_game() -> Path:
    (path,) = games_folder().iterdir()
    return path


def actions(path: Path) -> list[str]:
    kept: list[str] = json.loads(path.read_text(encoding="utf-8"))["actions"]
    return kept


def test_saved_games_are_in_the_data_folder_of_the_server(data_folder: Path) -> None:
    assert games_folder().parent == folders.data_folder() == data_folder


def test_games_with_the_same_seed_have_separate_files(record: Record) -> None:
    # The names differ even if the games start together, before any file has been written.
    for file in [new_file("../my seed") for _ in range(3)]:
        save(record, file)
    names = sorted(path.name for path in games_folder().iterdir())
    assert len(names) == 3
    assert all("---my-seed" in name for name in names)


def test_a_failed_write_keeps_the_old_file(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    file = new_file("1")
    save(record, file)
    before = file.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError):  # noqa: PT011
        save(Record(record.setup, record.seed, []), file)
    assert file.read_bytes() == before


def test_the_newest_unfinished_game_is_found(record: Record) -> None:
    assert newest_unfinished() is None
    part = Record(record.setup, record.seed, record.actions[:9])
    files = [new_file(name) for name in ("older", "newer", "finished", "broken")]
    for file, kept in zip(files, (part, part, record, part), strict=True):
        save(kept, file)
    files[3].write_text("{", encoding="utf-8")
    for age, file in enumerate(files):
        os.utime(file, (1000 + age, 1000 + age))
    assert newest_unfinished() == files[1]


# --- resuming ------------------------------------------------------------------------------
@pytest.mark.parametrize("named", [True, False])
def test_a_game_can_be_resumed(run: Run, named: bool) -> None:
    run("play", *QUICK, "--name", "Zita", typed="1\n1\nq\n")
    path = only_game()
    before = actions(path)

    what = ["--resume", str(path)] if named else ["--resume"]
    result = run("play", *what, "--plain", typed="1\n" * 600)

    assert result.exit_code == 0, result.stderr
    assert "Total" in result.stdout
    assert only_game() == path
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert [action.text for action in record.actions][: len(before)] == before
    assert record.result is not None
    assert record.names[0] == "Zita"
    assert record.bots == ("", "random")
    assert "is over" in run("play", "--resume", str(path)).stderr
    assert "no unfinished game" in run("play", "--resume").stderr


def test_a_resumed_game_is_shown_as_it_was_left(run: Run) -> None:
    left = run("play", *QUICK, typed="1\n1\n1\nq\n").stdout
    again = run("play", "--resume", typed="q\n").stdout
    table = left[left.rindex("Round ") :].partition("─\n")[0]
    assert table in again
    assert "You chose the" in run("play", "--resume", typed="l\nq\n").stdout


def test_a_game_with_several_people_cannot_be_resumed(run: Run, record: Record) -> None:
    path = new_file("two")
    bots = ["", "", "random"]
    save(Record(record.setup, record.seed, record.actions[:5], None, (), bots), path)
    result = run("play", "--resume", str(path))
    assert result.exit_code == 2
    assert "cannot be resumed here" in result.stderr


def test_an_unwritable_folder_is_reported(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").write_text("a file where a folder should be", encoding="utf-8")
    result = run("play", *QUICK)
    assert result.exit_code == 2
    assert "Cannot write" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_a_killed_game_is_not_lost(number: signal.Signals, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "citadella", "play", "--plain", *QUICK]
    package = str(Path(citadella.__file__).parents[1])
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": package, "LC_ALL": "C.UTF-8"},
        cwd=tmp_path,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdin is not None
            process.stdin.write(b"1\n1\n")
            process.stdin.flush()
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline:
                time.sleep(0.1)
                # Until the first move the file is empty, and no game is found.
                found = newest_unfinished()
                if found is not None and len(actions(found)) >= 4:
                    break
            process.send_signal(number)
            process.wait(60)
        finally:
            process.kill()
    path = newest_unfinished()
    assert path is not None
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert len(record.actions) >= 4
    assert not record.replay().over


@pytest.mark.parametrize(
    ("called", "on_the_path", "typed"),
    [
        (".venv/bin/citadella", False, ".venv/bin/citadella"),
        (".venv/bin/citadella", True, "citadella"),
        ("/opt/my games/bin/citadella", False, "'/opt/my games/bin/citadella'"),
        ("python/site-packages/citadella/__main__.py", False, "citadella"),
    ],
)
def test_suggested_commands_call_the_program_by_a_name_that_the_shell_finds(
    called: str, on_the_path: bool, typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / ".venv" / "bin" / "citadella"
    script.parent.mkdir(parents=True)
    script.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [called])
    monkeypatch.setenv("PATH", str(script.parent) if on_the_path else "")
    assert program() == typed
