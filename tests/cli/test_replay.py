"""`citadella replay` line by line: its output, and the information that each seat may see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citadella.cli.arguments import names_for
from citadella.notation import Record
from citadella.rules import Game
from citadella.texts import LANGUAGES, Texts
from citadella.texts.phrases import Phrases
from citadella.texts.story import condense
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piped_replay_prints_the_whole_game(
    run: Run, record: Record, record_file: Path, language: str
) -> None:
    result = run("replay", str(record_file), "--lang", language)
    assert result.exit_code == 0
    assert Texts(language)("event-ended") in result.stdout
    assert Texts(language)("score-total") in result.stdout
    assert record.result is not None
    for total in record.result:
        assert str(total) in result.stdout
    assert f"{len(record.actions):>4}  " in result.stdout


def test_a_replay_uses_the_same_sentences_as_the_table(
    run: Run, record: Record, record_file: Path
) -> None:
    told = run("replay", str(record_file)).stdout
    game = Game.new(record.setup, record.seed, events=True)
    for action in record.actions:
        game.play(action)
    assert game.log is not None
    phrases = Phrases(Texts("en"), record.setup, ["Ada", "Bruno", "Clara"])
    sentences = [phrases.event(one) for _, one in condense(game.log, drawn=False)]
    lines = [re.sub(r"^ *\d* +", "", line).strip("─ ") for line in told.splitlines()]
    assert lines[1 : len(sentences) + 1] == sentences
    assert " is called." not in told
    assert len(sentences) < len(game.log)


def test_a_record_can_be_in_json(run: Run, record: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(record.to_json(), encoding="utf-8")
    result = run("replay", str(path), "--all")
    assert result.exit_code == 0
    assert "The game is over." in result.stdout


def test_a_record_can_be_read_from_standard_input(run: Run, record: Record) -> None:
    result = run("replay", "-", typed=record.to_text())
    assert result.exit_code == 0
    assert "The game is over." in result.stdout


def test_a_replay_stops_after_the_given_action(run: Run, record_file: Path) -> None:
    result = run("replay", str(record_file), "--to", "3")
    assert result.exit_code == 0
    assert "   3  " in result.stdout
    assert "   4  " not in result.stdout
    assert "The game is over." not in result.stdout
    assert run("replay", str(record_file), "--to", "0").stdout.count("Round 1.") == 1


def test_a_replay_cannot_go_past_the_end(run: Run, record: Record, record_file: Path) -> None:
    count = len(record.actions)
    assert run("replay", str(record_file), "--to", str(count)).exit_code == 0
    result = run("replay", str(record_file), "--to", str(count + 1))
    assert result.exit_code == 2
    assert f"has only {count} actions" in result.stderr


def test_a_replay_from_a_seat_shows_only_what_that_seat_saw(run: Run, record_file: Path) -> None:
    everything = run("replay", str(record_file)).stdout
    one_seat = run("replay", str(record_file), "--seat", "1").stdout
    assert "You chose the" not in everything
    assert "You chose the" in one_seat
    assert "Ada chose the" in everything
    assert "Ada chose a character." in one_seat
    assert "Ada chose the" not in one_seat


def test_a_replay_from_an_unknown_seat_is_rejected(run: Run, record_file: Path) -> None:
    result = run("replay", str(record_file), "--seat", "3")
    assert result.exit_code == 2
    assert "no seat 3" in result.stderr


def test_the_end_of_an_unfinished_record_is_reported(
    run: Run, record: Record, tmp_path: Path
) -> None:
    path = tmp_path / "part.txt"
    part = Record(record.setup, record.seed, record.actions[:10])
    path.write_text(part.to_text(), encoding="utf-8")
    result = run("replay", str(path))
    assert result.exit_code == 0
    assert "before the end of the game" in result.stdout


@pytest.mark.parametrize(
    ("bots", "known"),
    [
        (["", "builder", "builder"], {"Ada"}),  # one person: shows only this person's choice
        (["", "", "builder"], set()),  # two people: shows no choice, because both are secret
        ([], set()),
        (["builder"] * 3, {"Ada", "Bruno", "Clara"}),  # only bots: nothing is secret
    ],
)
def test_a_replay_of_an_unfinished_game_reveals_no_secret(
    run: Run, record: Record, tmp_path: Path, bots: list[str], known: set[str]
) -> None:
    names = ["Ada", "Bruno", "Clara"]
    part = Record(record.setup, record.seed, record.actions[:30], None, names, bots)
    path = tmp_path / "part.txt"
    path.write_text(part.to_text(), encoding="utf-8")
    told = run("replay", str(path), "--plain", "--all").stdout
    assert {name for name in names if f"{name} chose the" in told} == known


def test_players_have_the_names_in_the_record(run: Run, record: Record, tmp_path: Path) -> None:
    path = tmp_path / "named.txt"
    names = ["Zsófi", "", "Тодор"]
    named = Record(record.setup, record.seed, record.actions, record.result, names)
    path.write_text(named.to_text(), encoding="utf-8")

    told = run("replay", str(path), "--lang", "en").stdout

    winners = record.replay().result().winners
    called = ["Zsófi", names_for(Texts("en"), 1)[0], "Тодор"]
    assert f"@0 Zsófi  @1 {called[1]}  @2 Тодор" in told
    assert f"{' and '.join(called[seat] for seat in winners)} " in told.splitlines()[-1]
    assert "Zsófi chose the" in told


def test_a_record_with_a_wrong_seat_is_rejected(run: Run, record: Record, tmp_path: Path) -> None:
    lines = record.to_text().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("@"))
    lines[at] = f"@{(int(lines[at][1]) + 1) % 3}{lines[at][2:]}"
    path = tmp_path / "wrong.txt"
    path.write_text("\n".join(lines), encoding="utf-8")

    result = run("replay", str(path))

    assert result.exit_code == 2
    assert f"Line {at + 1} of the record says" in " ".join(result.stderr.split())
