"""The commands as a whole: help, version, languages, and one sentence for every mistake."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citadella import __version__, build_kind
from citadella.cli.arguments import language_in, language_of
from citadella.texts import LANGUAGES
from tests.cli.conftest import Run

COMMANDS = ("play", "serve", "simulate", "arena", "report", "replay", "review", "rules")


def complaint(run: Run, *args: str) -> str:
    """Run a line that has a mistake in it; give the one sentence it is answered with."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("citadella: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return result.stderr.removeprefix("citadella: ").rstrip("\n")


# --- what there is -------------------------------------------------------------------------
def test_the_version_says_how_the_rules_were_built(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout == f"citadella {__version__} ({build_kind()})\n"


@pytest.mark.parametrize("args", [(), ("--help",)])
def test_help_lists_the_commands(run: Run, args: tuple[str, ...]) -> None:
    result = run(*args)
    assert result.exit_code == 0
    for command in COMMANDS:
        assert command in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "Options"), ("hu", "Kapcsolók"), ("bg", "Опции"), ("cs", "Volby")],
)
def test_every_command_explains_itself_in_every_language(
    run: Run, command: str, language: str, word: str
) -> None:
    result = run(command, "--help", LANG=f"{language}_XX.UTF-8")
    assert result.exit_code == 0
    assert word in result.stdout
    assert "--lang" in result.stdout


# --- the language --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


@pytest.mark.parametrize("args", [["play", "--lang", "hu"], ["play", "--foo", "--lang=hu"]])
def test_the_language_of_a_line_is_found_in_spite_of_mistakes(args: list[str]) -> None:
    assert language_in(args, {"LANG": "cs_CZ"}) == "hu"
    assert language_in(["--lang"], {"LANG": "cs_CZ"}) == "cs"


# --- mistakes ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("juggle", "no command “juggle”"),
        ("play --foo", "no option --foo"),
        ("play --players", "--players"),
        ("play --players many", "--players does not fit"),
        ("play --players 9", "2 to 8 players, not 9"),
        ("play --players 1", "2 to 8 players, not 1"),
        ("play --edition 1999", "no edition “1999”"),
        ("play --preset nobody", "no preset “nobody”"),
        ("play --preset mixed", "no preset “mixed”"),
        ("play --lang xx", "no texts in “xx”"),
        ("play --bots smart", "no bot “smart”"),
        ("play --bots random,builder", "3 seats for bots, but 2"),
        ("play --record /no/such/folder/game.txt", "cannot be written"),
        ("play --record /", "cannot be written"),
        ("play --action-cards", "no action cards"),
        ("play --edition classic-2016 --players 8", "2 to 7 players"),
        ("play --edition classic-2016 --as-printed all", "no rulebook of its own"),
        ("simulate --edition classic-2016 --as-printed all", "no rulebook of its own"),
        ("simulate --edition classic-2016 --by-the-letter", "no rulebook of its own"),
        ("simulate --as-printed spy-counts", "no as-printed choice"),
        ("arena --bots random --edition classic-2016 --as-printed all", "no rulebook of its own"),
        ("play one two", "“one two” is not expected there"),
        ("play --plain=yes", "--plain takes no value"),
        ("play --seed", "--seed needs a value"),
        ("simulate --games 0", "“0” of --games does not fit: it is a number, at least 1."),
        ("serve --port 99999", "“99999” of --port does not fit: it is a number from 1 to 65535."),
        ("serve --port=x", "“x” of --port does not fit: it is a number from 1 to 65535."),
        ("simulate --games x", "--games does not fit"),
        ("simulate --preset nobody", "no preset “nobody”"),
        ("simulate --players 0", "not 0"),
        ("simulate --bots random,random", "4 seats for bots, but 2"),
        ("simulate --edition 2016 --action-cards", "no action cards"),
        ("replay", "RECORD is missing"),
        ("replay nothing.txt", "no file “nothing.txt”"),
        ("replay .", "is a folder"),
        ("rules", "WORD is missing"),
        ("rules qwertz", "Nothing is known about “qwertz”"),
        ("rules archtect", "did you mean architect?"),
        ("rules king --edition 1999", "no edition “1999”"),
        ("rules ???", "Nothing is known"),
    ],
)
def test_every_mistake_is_answered_with_one_sentence(run: Run, line: str, words: str) -> None:
    assert words in complaint(run, *line.split())


def test_an_unprintable_seed_is_refused(run: Run) -> None:
    assert "a number or a short line of text" in complaint(run, "play", "--seed", "a\x07b")
    assert "a number or a short line of text" in complaint(
        run, "simulate", "--seed", "a\x07b", "--games", "1"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line", ["juggle", "play --players 9", "play --players x", "replay no.txt", "rules qwertz"]
)
def test_mistakes_are_told_in_the_language_asked_for(run: Run, language: str, line: str) -> None:
    english = complaint(run, *line.split())
    told = complaint(run, *line.split(), "--lang", language)
    assert (told == english) == (language == "en")
    if language == "bg":
        assert re.search("[а-я]{4}", told)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "must begin with the line"),
        (b"hello\n", "must begin with the line"),
        (b"\xff\xfe\x00", "is not a text file"),
        (b"{", "not valid JSON"),
        (b"[]", "must begin with the line"),
        (b'{"citadella": "record 2"}', "version 1"),
    ],
)
def test_files_that_are_no_records(run: Run, tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(content)
    assert words in complaint(run, "replay", str(path))


def test_a_record_that_was_edited_or_cut(run: Run, record_file: Path) -> None:
    text = record_file.read_text(encoding="utf-8")
    lines = text.splitlines()
    for spoilt in (
        text.replace("pick", "dance", 1),
        "\n".join(lines[:2] + lines[6:]),
        "\n".join([*lines[:-5], lines[-1]]),
        text.replace("result = ", "result = 99 ", 1),
        text.replace('"players": 3', '"players": 30', 1),
    ):
        record_file.write_text(spoilt, encoding="utf-8")
        assert "is not a record that can be played" in complaint(run, "replay", str(record_file))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "is not a record that can be played"),
        ("hu", "a szabályok nem engedik egyik lépését"),
        ("bg", "правилата не позволяват едно от действията"),
        ("cs", "jednu z akcí pravidla nedovolují"),
    ],
)
def test_a_record_that_breaks_the_rules_is_refused_in_the_language(
    run: Run, record_file: Path, language: str, words: str
) -> None:
    text = record_file.read_text(encoding="utf-8")
    record_file.write_text(text.replace("pick ", "lay ", 1), encoding="utf-8")
    assert words in complaint(run, "replay", str(record_file), "--lang", language)
