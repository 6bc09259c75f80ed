"""The program as a separate process: streams, pipes and interrupts."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import citadella

COMMAND = [sys.executable, "-m", "citadella"]
ENGLISH = {
    "LC_ALL": "C.UTF-8",
    "PYTHONIOENCODING": "utf-8",
    # Processes with another working folder must import the tested package.
    "PYTHONPATH": str(Path(citadella.__file__).parents[1]),
}


def run(*args: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, **ENGLISH},
        cwd=cwd,
        timeout=120,
        check=False,
    )


def test_standard_output_contains_only_the_json() -> None:
    result = run("simulate", "--games", "3", "--json")
    assert result.returncode == 0
    assert json.loads(result.stdout)["finished"] == 3
    assert result.stderr == ""


def test_standard_error_contains_only_the_error() -> None:
    result = run("simulate", "--players", "12")
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr == "citadella: The game is for 2 to 8 players, not 12.\n"


def test_a_game_can_be_played_and_replayed_through_pipes(tmp_path: Path) -> None:
    played = run(
        *("play", "--players", "3", "--seed", "5", "--record", "game.txt"),
        typed="1\n" * 600,
        cwd=tmp_path,
    )
    assert played.returncode == 0, played.stderr
    assert "Total" in played.stdout
    assert "\x1b" not in played.stdout
    replayed = run("replay", "game.txt", cwd=tmp_path)
    assert replayed.returncode == 0, replayed.stderr
    assert "Total" in replayed.stdout


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
@pytest.mark.parametrize(
    "args", [("simulate", "--games", "10000000"), ("play", "--seed", "1", "--record", "game.txt")]
)
def test_an_interrupt_ends_the_program_without_a_traceback(
    args: tuple[str, ...], tmp_path: Path
) -> None:
    with subprocess.Popen(
        [*COMMAND, *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **ENGLISH, "PYTHONUNBUFFERED": "1"},
        cwd=tmp_path,
        start_new_session=True,
    ) as process:
        try:
            if args[0] == "play":
                assert process.stdout is not None
                process.stdout.readline()
            with pytest.raises(subprocess.TimeoutExpired):
                process.wait(3)
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert errors.decode().strip() == "Stopped."
    assert (tmp_path / "game.txt").exists() == (args[0] == "play")


@pytest.mark.skipif(os.name == "nt", reason="no such pipes")
@pytest.mark.parametrize("line", ["rules king --all", "simulate --games 1 --json", "--help"])
def test_a_closed_pipe_ends_the_program_without_a_traceback(line: str) -> None:
    with subprocess.Popen(
        [*COMMAND, *line.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **ENGLISH},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 1


FULL_SCREEN = b"\x1b[?1049h"


def in_a_terminal(*args: str, rows: int = 24, columns: int = 80) -> tuple[int, bytes]:
    """Run a command in a terminal, quit with q, and return its exit code and its output."""
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    # Tests of the table may have set these variables, which override the size of the terminal.
    clean = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}
    written = b""
    with subprocess.Popen(
        [*COMMAND, *args],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env={**clean, **ENGLISH, "TERM": "xterm-256color"},
        start_new_session=True,
    ) as process:
        os.close(theirs)
        deadline = time.monotonic() + 100
        try:
            while process.poll() is None and time.monotonic() < deadline:
                if select.select([ours], [], [], 0.2)[0]:
                    with contextlib.suppress(OSError):
                        written += os.read(ours, 65536)
                elif b"Round" in written or b"Action" in written:
                    # The process may have ended in the meantime.
                    with contextlib.suppress(OSError):
                        os.write(ours, b"q\n")
            with contextlib.suppress(OSError):
                while select.select([ours], [], [], 0.2)[0] and (more := os.read(ours, 65536)):
                    written += more
        finally:
            process.kill()
            os.close(ours)
    return process.returncode, written


@pytest.mark.skipif(os.name == "nt", reason="no such terminals")
@pytest.mark.parametrize(
    ("options", "rows", "full"), [((), 24, True), (("--plain",), 24, False), ((), 19, False)]
)
def test_the_table_fills_the_screen_in_a_terminal(
    options: tuple[str, ...], rows: int, full: bool
) -> None:
    code, written = in_a_terminal("play", "--seed", "1", "--players", "2", *options, rows=rows)
    assert code == 0, written
    assert (FULL_SCREEN in written) == full
    assert b"Record saved: " in written
    code, written = in_a_terminal("play", "--resume", *options, rows=rows)
    assert code == 0, written
    assert (FULL_SCREEN in written) == full


@pytest.mark.parametrize("line", ["rules kiraly --lang bg", "play --lang hu --seed 1"])
def test_characters_that_the_terminal_cannot_show_become_question_marks(
    line: str, tmp_path: Path
) -> None:
    result = subprocess.run(
        [*COMMAND, *line.split()],
        input=b"\xff\xfe\n1\n",
        capture_output=True,
        env={**os.environ, **ENGLISH, "PYTHONIOENCODING": "ascii"},
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert b"?" in result.stdout
    assert result.stderr == b""
