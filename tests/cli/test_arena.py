"""`citadella arena`: its table and options, bots that fail, and runs that are interrupted."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from citadella.notation import Record
from citadella.texts import LANGUAGES, Texts
from tests.cli.conftest import Run

OWN = Path(__file__).parents[1] / "lab" / "own_bots.py"
SMALL = ("arena", "--players", "2", "--preset", "first-game", "--workers", "1")


def table(run: Run, *args: str) -> dict[str, Any]:
    result = run(*SMALL, "--json", *args)
    assert result.exit_code == 0, result.stderr
    assert result.stdout.count("\n") == 1
    data: dict[str, Any] = json.loads(result.stdout)
    return data


# --- numbers -------------------------------------------------------------------------------
def test_json_has_the_win_rate_the_interval_and_the_games_of_every_bot(run: Run) -> None:
    data = table(run, "--bots", "builder,random", "--games", "10", "--seed", "1")
    assert data["games"] == 10
    builder, random = data["bots"]
    assert (builder["bot"], random["bot"]) == ("builder", "random")
    assert builder["win_rate"] + random["win_rate"] == pytest.approx(1)
    for bot in data["bots"]:
        assert bot["games"] == 10
        assert bot["interval"][0] <= bot["win_rate"] <= bot["interval"][1]
        assert bot["ms_per_decision"] > 0
        assert set(bot["rating"]) == {"mu", "sigma"}


def test_several_processes_play_the_same_games_as_one_process(run: Run) -> None:
    line = ("--bots", "builder,random", "--games", "8", "--seed", "3")
    alone = table(run, *line)
    together = table(run, *line, "--workers", "2")
    for data in (alone, together):
        del data["seconds"]
        for bot in data["bots"]:
            del bot["ms_per_decision"]
    assert alone == together


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_in_the_selected_language(run: Run, language: str) -> None:
    bots = "builder,random,random"
    result = run(*SMALL, "--bots", bots, "--games", "6", "--lang", language)
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    texts = Texts(language)
    for key in ("arena-wins", "arena-rating", "arena-ahead"):
        assert texts(key) in result.stdout
    assert result.stdout.count("random") == 4
    assert len(re.findall(r" ±\d+[.,]\d", result.stdout)) == 3
    assert bool(re.search(r"\d\.\d", result.stdout)) == (language == "en")


@pytest.mark.parametrize(
    "options",
    [
        "--bots builder --players 4 --games 4",
        "--bots builder,random*7 --players 8 --games 8 --edition classic --preset random",
        "--bots random,builder,random --players 3 --games 3 --edition deluxe --action-cards",
        "--bots random*5 --players 3 --games 9 --edition 2021 --preset mixed",
        "--bots random,builder --players 2 --games 2 --edition classic --as-printed all",
    ],
)
def test_any_number_of_bots_can_play_in_any_setup(run: Run, options: str) -> None:
    result = run("arena", "--json", "--workers", "1", *options.split())
    assert result.exit_code == 0, result.stderr
    assert bool(json.loads(result.stdout)["as_printed"]) == ("--as-printed" in options)


def test_a_tournament_with_stop_when_clear_ends_once_one_bot_is_clearly_better(run: Run) -> None:
    bots = f"builder,{OWN}:Lazy"
    data = table(run, "--bots", bots, "--games", "500", "--stop-when-clear")
    assert data["games"] < 100
    assert data["sequential_test"]["answer"] == "better"
    assert data["sequential_test"]["stopped_early"] is True


# --- errors --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "Missing: --bots"),
        ("--bots clever", "Unknown bot “clever”"),
        ("--bots builder:speed=1", "has no parameters"),
        ("--bots builder --players 9", "2 to 8 players, not 9"),
        ("--bots builder --preset nobody", "no preset “nobody”"),
        ("--bots builder --games 0", "--games: expected"),
        ("--bots builder --workers 0", "--workers: expected"),
        ("--bots builder --engine moon", "--engine. Choose"),
        ("--bots builder --on-error panic", "--on-error. Choose"),
        ("--bots builder --time-limit -1", "--time-limit: expected"),
        ("--bots builder --resume", "--resume requires --out"),
        ("--bots builder --action-cards", "no action cards"),
        ("--bots no_file.py:Bot", "no file “no_file.py”"),
        (f"--bots '{OWN}:Nobody'", "does not define a bot “Nobody”"),
        (f"--bots '{OWN}:heads'", "Could not create the bot"),
        (f"--bots '{OWN}:Coin:share=x'", "expected a number"),
        ("--bots builder --out /dev/null/x", "Cannot write"),
    ],
)
def test_every_error_is_one_sentence(run: Run, line: str, words: str) -> None:
    result = run("arena", "--games", "2", "--workers", "1", *shlex.split(line))
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("citadella: ")
    assert result.stderr.count("\n") == 1
    assert words in result.stderr


# --- bots that fail ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Raising", "IndexError: list index out of range (line 42)"),
        ("Dumb", "chose None in game 1"),
        ("Sleeping", "took longer than 0.2 s in game 1"),
    ],
)
def test_a_failing_bot_stops_the_tournament_and_leaves_a_record(
    run: Run, bot: str, words: str
) -> None:
    line = ("--bots", f"{OWN}:{bot},builder", "--games", "4", "--time-limit", "0.2")
    result = run(*SMALL, *line)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert words in result.stderr
    assert f"{OWN}:{bot}” in seat" in result.stderr
    assert "at decision" in result.stderr
    replayed = run("replay", "--all", "failed-game-1.txt")
    assert replayed.exit_code == 0
    record = Record.parse(Path("failed-game-1.txt").read_text(encoding="utf-8"))
    assert f"in seat @{record.replay().to_act} failed" in result.stderr or bot != "Raising"
    assert f"at decision {len(record.actions) + 1}" in result.stderr


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_tournament_can_continue_after_a_bot_has_failed(run: Run, jobs: str) -> None:
    line = (
        "--bots",
        f"{OWN}:Dumb,builder",
        "--games",
        "4",
        "--on-error",
        "go-on",
        "--workers",
        jobs,
    )
    result = run(*SMALL, "--json", "--out", "kept", *line)
    assert result.exit_code == 0, result.stderr
    assert result.stderr.count("chose None") == 4
    data = json.loads(result.stdout)
    assert [bot["failures"] for bot in data["bots"]] == [4, 0]
    names = sorted(path.name for path in Path("kept").iterdir())
    assert names == [*(f"failed-game-{game}.txt" for game in range(1, 5)), "results.jsonl"]


def test_a_bot_that_kills_its_process_is_reported(run: Run) -> None:
    line = ("--bots", f"{OWN}:Deadly,builder", "--games", "4", "--workers", "2")
    stopped = run(*SMALL, *line)
    assert stopped.exit_code == 2
    assert "The worker process playing game" in stopped.stderr
    data = table(run, *line, "--on-error", "go-on")
    assert data["lost_deals"] == [0, 1]
    assert data["games"] == 0


@pytest.mark.parametrize("command", ["simulate --workers 1", "play"])
def test_other_commands_report_a_failing_bot_too(run: Run, command: str) -> None:
    line = ("--bots", f"{OWN}:Dumb", "--players", "2")
    result = run(*command.split(), *line, typed="1\n" * 600)
    assert result.exit_code == 2
    assert "chose None in game 1" in result.stderr
    assert Path("failed-game-1.txt").exists()


# --- resuming ------------------------------------------------------------------------------
def digests(folder: Path) -> list[tuple[int, list[str]]]:
    """Return the digests of the games in a results file, in the order of the deals."""
    found = []
    for line in (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()[1:]:
        data = json.loads(line.partition(" ")[2])
        found.append((data["deal"], [table["digest"] for table in data["tables"]]))
    return sorted(found)


def test_a_resumed_tournament_does_not_repeat_finished_games(run: Run) -> None:
    line = ("--bots", "builder,random", "--games", "6", "--out", "kept")
    first = table(run, *line)
    again = run(*SMALL, *line)
    assert again.exit_code == 2
    assert "already contains results" in again.stderr
    assert table(run, *line, "--resume")["bots"] == first["bots"]
    other = run(*SMALL, *line, "--resume", "--seed", "7")
    assert other.exit_code == 2
    assert "seed was" in other.stderr


def start(folder: Path, *more: str) -> subprocess.Popen[bytes]:
    line = ["arena", "--bots", "builder,random*3", "--games", "160", "--seed", "k", "--json"]
    command = [sys.executable, "-m", "citadella", *line, "--out", str(folder), *more]
    return subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANG": "C.UTF-8"},
    )


def wait_for_lines(file: Path, count: int) -> None:
    for _ in range(600):
        if file.exists() and file.read_bytes().count(b"\n") > count:
            return
        time.sleep(0.05)
    raise AssertionError(f"the arena did not write {count} results to {file}")


def test_a_killed_run_can_be_resumed_and_ends_with_the_same_games(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    straight = start(whole, "--workers", "1")
    killed = start(broken, "--workers", "2")
    wait_for_lines(broken / "results.jsonl", 4)
    killed.kill()
    killed.communicate()
    # Simulate an arena that was killed while it was writing a line.
    with (broken / "results.jsonl").open("ab") as file:
        file.write(b'0badc0de {"deal": 7, "tab')
    finished = len(digests_until_torn(broken))
    assert 4 <= finished < 40
    out, problems = start(broken, "--workers", "2", "--resume").communicate()
    expected, _ = straight.communicate()
    assert problems == b""
    assert digests(broken) == digests(whole)
    ours, theirs = json.loads(out), json.loads(expected)
    for key in ("games", "ahead", "sequential_test"):
        assert ours[key] == theirs[key]
    for mine, other in zip(ours["bots"], theirs["bots"], strict=True):
        assert {**mine, "ms_per_decision": 0} == {**other, "ms_per_decision": 0}


def digests_until_torn(folder: Path) -> list[bytes]:
    return (folder / "results.jsonl").read_bytes().splitlines()[1:-1]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_keeps_the_finished_games(tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "stopped"
    process = start(folder, "--workers", jobs, "--games", "4000")
    wait_for_lines(folder / "results.jsonl", 2)
    process.send_signal(signal.SIGINT)
    out, problems = process.communicate(timeout=30)
    assert process.returncode == 130
    assert out == b""
    assert b"--resume" in problems
    assert b"Traceback" not in problems
    assert len(digests(folder)) >= 2
