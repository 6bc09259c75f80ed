"""The program as a whole: version, languages and errors."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citadella import __version__, build_kind
from citadella.cli.arguments import language_in, language_of
from citadella.texts import LANGUAGES
from tests.cli.conftest import Run


def complaint(run: Run, *args: str) -> str:
    """Run an invalid command line and return its one-sentence error."""
    result = run(*args)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.startswith("citadella: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.stderr
    return result.stderr.removeprefix("citadella: ").rstrip("\n")


# --- the version -------------------------------------------------------------------------
def test_the_version_says_whether_the_rules_are_compiled(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout == f"citadella {__version__} ({build_kind()})\n"


# --- the language --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "bg_BG.UTF-8"}, "bg"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "eo.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environ: dict[str, str], language: str) -> None:
    assert language_of(environ) == language


@pytest.mark.parametrize("args", [["play", "--lang", "hu"], ["play", "--foo", "--lang=hu"]])
def test_the_lang_option_is_found_even_in_an_invalid_command_line(args: list[str]) -> None:
    assert language_in(args, {"LANG": "cs_CZ"}) == "hu"
    assert language_in(["--lang"], {"LANG": "cs_CZ"}) == "cs"


# --- errors --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("juggle", "Unknown command “juggle”"),
        ("play --foo", "Unknown option: --foo"),
        ("play --players", "--players"),
        ("play --players many", "“many” for --players: expected a whole number."),
        ("play --players 9", "2 to 8 players, not 9"),
        ("play --players 1", "2 to 8 players, not 1"),
        ("play --edition 1999", "Unknown edition “1999”"),
        ("play --preset nobody", "no preset “nobody”"),
        ("play --preset mixed", "no preset “mixed”"),
        ("play --lang xx", "Unknown language “xx”"),
        ("play --bots smart", "Unknown bot “smart”"),
        ("play --bots random,builder", "Wrong number of bots: 2. Name one for all 3 seats"),
        ("play --record /no/such/folder/game.txt", "Cannot write"),
        ("play --record /", "Cannot write"),
        ("play --action-cards", "no action cards"),
        ("play --edition classic-2016 --players 8", "2 to 7 players"),
        ("play --edition classic-2016 --as-printed all", "no rulebook of its own"),
        ("simulate --edition classic-2016 --as-printed all", "no rulebook of its own"),
        ("simulate --edition classic-2016 --by-the-letter", "no rulebook of its own"),
        ("simulate --as-printed spy-counts", "no as-printed choice"),
        ("arena --bots random --edition classic-2016 --as-printed all", "no rulebook of its own"),
        ("play one two", "Unexpected argument: “one two”"),
        ("play --plain=yes", "--plain does not take a value"),
        ("play --seed", "--seed requires a value"),
        ("simulate --games 0", "“0” for --games: expected a whole number of at least 1."),
        ("serve --port 99999", "“99999” for --port: expected a whole number from 1 to 65535."),
        ("serve --port=x", "“x” for --port: expected a whole number from 1 to 65535."),
        ("simulate --games x", "--games: expected a whole number"),
        ("simulate --preset nobody", "no preset “nobody”"),
        ("simulate --players 0", "not 0"),
        ("simulate --bots random,random", "Wrong number of bots: 2. Name one for all 4 seats"),
        ("simulate --edition 2016 --action-cards", "no action cards"),
        ("replay", "Missing: RECORD"),
        ("replay nothing.txt", "no file “nothing.txt”"),
        ("replay .", "is a folder"),
        ("rules", "Missing: WORD"),
        ("rules qwertz", "No card or rule matches “qwertz”"),
        ("rules archtect", "Did you mean architect?"),
        ("rules king --edition 1999", "Unknown edition “1999”"),
        ("rules ???", "No card or rule matches"),
        ("play --with nobody", "no card “nobody”. Similar names:"),
        ("simulate --with nobody", "no card “nobody”. Similar names:"),
        ("simulate --jobs 0", "“0” for --workers: expected a whole number from 1 to 1024."),
        ("arena --bots normal --time-limit x", "“x” for --time-limit: expected a number of"),
        ("arena --bots normal --engine moon", "“moon” for --engine. Choose one of: local, ray."),
        ("arena", "Missing: --bots BOT[,BOT...]"),
        ("admin", "Missing: ACTION"),
        ("admin juggle", "“juggle” for ACTION. Choose one of: tables, close, guests, ban,"),
        ("completion tcsh", "“tcsh” for bash|zsh|fish. Choose one of: bash, zsh, fish."),
        ("serve --settings no.toml", "no file “no.toml”"),
        ("bots --connect http://x --secret no.txt", "no file “no.txt”"),
        ("restore no.backup", "no file “no.backup”"),
        ("backup /no/such/folder/x", "Cannot write"),
        ("push-key /no/such/folder/x", "Cannot write"),
    ],
)
def test_every_error_is_one_sentence_that_says_what_is_wrong(
    run: Run, tmp_path: Path, line: str, words: str
) -> None:
    before = sorted(tmp_path.rglob("*"))
    assert words in complaint(run, *line.split())
    assert sorted(tmp_path.rglob("*")) == before


def test_an_unprintable_seed_is_rejected(run: Run) -> None:
    assert "A seed must be" in complaint(run, "play", "--seed", "a\x07b")
    assert "A seed must be" in complaint(run, "simulate", "--seed", "a\x07b", "--games", "1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        *("juggle", "play --players 9", "play --players x", "replay no.txt", "rules qwertz"),
        *("play --action-cards", "play --as-printed nothing", "play --with nobody"),
        *("play --edition classic-2016 --players 8", "admin close", "admin ban x", "admin"),
        *("arena --bots normal --engine moon", "serve --database nonsense", "backup /no/x"),
        *("play --edition classic-2016 --as-printed all", "completion tcsh"),
    ],
)
def test_errors_are_in_the_selected_language(run: Run, language: str, line: str) -> None:
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
        (b'{"citadella": "record 2"}', "with 'record 1'"),
    ],
)
def test_a_file_that_is_not_a_record_is_rejected(
    run: Run, tmp_path: Path, content: bytes, words: str
) -> None:
    path = tmp_path / "bad.txt"
    path.write_bytes(content)
    assert words in complaint(run, "replay", str(path))


def test_a_record_that_was_edited_or_cut_is_rejected(run: Run, record_file: Path) -> None:
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
        assert "is not a valid game record" in complaint(run, "replay", str(record_file))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "is not a valid game record"),
        ("hu", "a szabályok nem engedik egyik lépését"),
        ("bg", "правилата не позволяват едно от действията"),
        ("cs", "jednu z akcí pravidla nedovolují"),
    ],
)
def test_a_record_that_breaks_the_rules_is_rejected_in_the_selected_language(
    run: Run, record_file: Path, language: str, words: str
) -> None:
    text = record_file.read_text(encoding="utf-8")
    record_file.write_text(text.replace("pick ", "lay ", 1), encoding="utf-8")
    assert words in complaint(run, "replay", str(record_file), "--lang", language)
