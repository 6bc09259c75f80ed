"""Shell completion: the protocol that all three scripts use, and the bash script run in bash."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from citadella.bots import BOTS
from citadella.cards import EDITIONS
from citadella.cli.app import app
from citadella.cli.completion import LINE, LISTS, PATHS, SHELL, SHELLS, SUGGESTIONS, split_line
from citadella.puzzles import puzzles
from citadella.texts import LANGUAGES, Texts
from tests.cli.conftest import Run
from tests.cli.test_process import ENGLISH

PROGRAM: Any = typer.main.get_command(app)
#: Options and arguments with values that cannot be listed.
FREE = {
    *("connect", "database", "days", "deals", "games", "host", "name", "playouts", "port"),
    *("push_contact", "random_seed", "rounded_games", "seed", "time_limit", "to", "what_if"),
    *("pool_workers", "server_workers", "workers"),
}


def ask(run: Run, line: str, shell: str = "fish", **env: str) -> list[str]:
    """Return the lines that the program prints for a shell that completes `line`."""
    result = run(**{SHELL: shell, LINE: line}, **env)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return str(result.stdout).splitlines()


def words(run: Run, line: str, shell: str = "fish") -> list[str]:
    """Return the words that complete a line."""
    kind, *rest = ask(run, line, shell)
    assert kind == "values"
    return [each.partition("\t")[0] for each in rest]


@pytest.mark.parametrize("shell", SHELLS)
def test_commands_are_completed(run: Run, shell: str) -> None:
    assert words(run, "citadella ", shell) == list(PROGRAM.commands)
    assert words(run, "citadella re", shell) == ["replay", "review", "report", "restore"]
    assert words(run, "citadella --v", shell) == ["--version"]
    assert words(run, "citadella juggle ", shell) == []


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize("command", list(PROGRAM.commands))
def test_options_are_completed(run: Run, shell: str, command: str) -> None:
    params = PROGRAM.commands[command].params
    shown = [param.opts[0] for param in params if param.param_type_name == "option"]
    assert words(run, f"citadella {command} -", shell) == [*shown, "--help"]


def test_an_option_is_offered_again_only_if_it_is_repeatable(run: Run) -> None:
    line = "citadella play --plain --players 4 --cards a.py --"
    assert "--cards" in words(run, line)
    assert not {"--plain", "--players"} & set(words(run, line))
    assert "--workers" not in words(run, "citadella simulate --jobs 2 --")


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("play --edition ", list(EDITIONS)),
        ("play --edition cl", ["classic", "classic-2016"]),
        ("play --preset fi", ["first-game"]),
        ("play --preset m", []),
        ("simulate --preset m", ["mixed"]),
        ("arena --bots s", ["strategist", "search"]),
        ("play --lang ", list(LANGUAGES)),
        ("play --players ", list("2345678")),
        ("arena --engine ", ["local", "ray"]),
        ("arena --on-error g", ["go-on"]),
        ("admin f", ["forget"]),
        ("admin ratings ", ["repair"]),
        ("admin close ", []),
        ("completion ", ["bash", "zsh", "fish"]),
        ("compare p", ["printed"]),
        ("rules witc", ["witch"]),
        ("play --seed ", []),
    ],
)
def test_values_are_completed(run: Run, shell: str, line: str, expected: list[str]) -> None:
    assert words(run, f"citadella {line}", shell) == expected


def test_presets_and_as_printed_options_match_the_edition_on_the_command_line(run: Run) -> None:
    for edition, facts in EDITIONS.items():
        offered = words(run, f"citadella play --edition {edition} --preset ")
        assert offered == [*(preset.id for preset in facts.presets), "random"]
    assert "last-card" in words(run, "citadella play --edition classic --as-printed ")
    assert words(run, "citadella play --edition classic-2016 --as-printed ") == ["all"]


def test_every_item_of_a_comma_separated_list_can_be_completed(run: Run) -> None:
    assert words(run, "citadella arena --bots easy,ha") == ["easy,hard"]
    assert words(run, "citadella arena --bots easy,")[0] == f"easy,{next(iter(BOTS))}"


def test_a_value_after_an_equals_sign_is_completed(run: Run) -> None:
    assert words(run, "citadella play --lang=h") == ["--lang=hu"]
    # Bash replaces only the text after the equals sign.
    assert words(run, "citadella play --lang=h", "bash") == ["hu"]
    assert ask(run, "citadella play --cards=x") == ["files"]


@pytest.mark.parametrize("shell", SHELLS)
def test_the_shell_completes_files_and_folders(run: Run, shell: str) -> None:
    for line in ("replay ", "play --cards ", "report a.parquet ", "serve --settings x"):
        assert ask(run, f"citadella {line}", shell) == ["files"]
    for line in ("serve --data ", "arena --out r"):
        assert ask(run, f"citadella {line}", shell) == ["folders"]


def test_puzzles_are_completed(run: Run) -> None:
    assert set(words(run, "citadella puzzle ")) >= {puzzle.name for puzzle in puzzles()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_are_in_the_language_of_the_reader(run: Run, language: str) -> None:
    lines = ask(run, "citadella re", "zsh", LANG=f"{language}_XX.UTF-8")
    assert lines[1] == f"replay\t{Texts(language)('command-replay')}"
    assert ask(run, "citadella re", "bash") == ["values", "replay", "review", "report", "restore"]


def test_every_option_and_argument_has_a_completion_or_needs_none() -> None:
    known = {*SUGGESTIONS, *PATHS, *FREE, "action", "engine", "on_error", "shell"}
    names = {
        param.name
        for command in PROGRAM.commands.values()
        for param in command.params
        if not getattr(param, "is_flag", False)
    }
    assert names == known
    assert set(SUGGESTIONS) >= LISTS


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("citadella ", ["citadella", ""]),
        ("citadella pl", ["citadella", "pl"]),
        ("citadella replay 'two wor", ["citadella", "replay", "two wor"]),
        ('citadella compare "tavern.cost=2 ', ["citadella", "compare", "tavern.cost=2 "]),
        ("", [""]),
    ],
)
def test_a_line_is_split_as_the_shell_splits_it(line: str, expected: list[str]) -> None:
    assert split_line(line) == expected


# --- the scripts -------------------------------------------------------------------------------
@pytest.mark.parametrize("shell", SHELLS)
def test_a_completion_script_follows_the_completion_protocol(run: Run, shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert re.search(rf"{SHELL}[= ]{shell}\b", result.stdout)
    assert LINE in result.stdout
    for kind in ("files", "folders"):
        assert kind in result.stdout


@pytest.mark.parametrize("shell", SHELLS)
def test_a_completion_script_is_valid_in_its_shell(run: Run, shell: str, tmp_path: Path) -> None:
    found = shutil.which(shell)
    if found is None:
        pytest.skip(f"{shell} is not installed")
    script = tmp_path / "script"
    script.write_text(run("completion", shell).stdout, encoding="utf-8")
    checked = subprocess.run([found, "-n", str(script)], capture_output=True, check=False)
    assert checked.returncode == 0, checked.stderr


TRY_BASH = """
eval "$(citadella completion bash)"
complete -p citadella
COMP_LINE=$1 COMP_POINT=${#1}
COMP_WORDS=("${@:2}") COMP_CWORD=$(($# - 2))
_citadella citadella
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
@pytest.mark.parametrize(
    ("line", "split", "expected"),
    [
        ("citadella re", ["re"], ["replay", "review", "report", "restore"]),
        ("citadella play --lang=h", ["play", "--lang", "=", "h"], ["hu"]),
        ("citadella replay g", ["replay", "g"], ["game.txt"]),
        ("citadella play --cards=", ["play", "--cards", "="], ["game.txt", "my cards.py", "sub"]),
        ("citadella serve --data ", ["serve", "--data", ""], ["sub"]),
        ("citadella arena --bots easy,ha", ["arena", "--bots", "easy,ha"], ["easy,hard"]),
    ],
)
def test_bash_completes_with_the_script(
    line: str, split: list[str], expected: list[str], tmp_path: Path
) -> None:
    program = tmp_path / "bin" / "citadella"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m citadella "$@"\n')
    program.chmod(0o755)
    folder = tmp_path / "folder"
    (folder / "sub").mkdir(parents=True)
    for name in ("game.txt", "my cards.py"):
        (folder / name).touch()
    path = f"{program.parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "--norc", "-c", TRY_BASH, "bash", line, "citadella", *split],
        env={**os.environ, **ENGLISH, "PATH": path},
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    first, *found = done.stdout.splitlines()
    assert first == "complete -F _citadella citadella", done.stderr
    assert sorted(found) == sorted(expected)
