"""The help of the program and of every command, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
import typer
from rich.cells import cell_len

from citadella.bots import BOTS
from citadella.cards import EDITIONS
from citadella.cli import commands
from citadella.cli.app import GROUPS, app
from citadella.cli.examples import EXAMPLES
from citadella.cli.help import ADMIN_ACTIONS, command_groups
from citadella.texts import LANGUAGES, Texts
from tests.cli.conftest import Run

PROGRAM: Any = typer.main.get_command(app)
COMMANDS = list(PROGRAM.commands)
#: Matches technical details that Typer shows by default: types, ranges, lists of classes.
INTERNALS = re.compile(r"<[\w\[\]| ]+>|list\[|\bx[<>]=|int range|\bPath\b|\bNone\b|\bbool\b")


def help_of(run: Run, *words: str, language: str = "en", width: int = 80) -> str:
    shown = run(*words, "--help", COLUMNS=str(width), LANG=f"{language}_XX.UTF-8")
    assert shown.exit_code == 0, shown.output
    assert shown.stderr == ""
    return str(shown.stdout)


def names_in(page: str) -> list[str]:
    """Return the options that a help page lists, in order."""
    return re.findall(r"^  (--[a-z-]+)", page, re.MULTILINE)


def option(command: str, name: str) -> str:
    """Return the English description of an option or argument of a command."""
    param = next(
        p for p in PROGRAM.commands[command].params if name in (*p.opts, p.metavar, p.name)
    )
    return Texts("en")(f"option-{param.name}")


# --- every page --------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [None, *COMMANDS])
def test_help_is_complete_and_fits_the_terminal(
    run: Run, command: str | None, language: str
) -> None:
    words = [command] if command else []
    for width in (80, 120):
        page = help_of(run, *words, language=language, width=width)
        for line in page.splitlines():
            assert cell_len(line) <= width, line
        assert not INTERNALS.search(page), INTERNALS.search(page)
    texts = Texts(language)
    assert page.startswith(texts("help-usage"))
    assert texts("help-options") in page
    assert " ".join(texts(f"command-{command or 'citadella'}").split()) in " ".join(page.split())
    params = PROGRAM.commands[command].params if command else PROGRAM.params
    shown = [p.opts[0] for p in params if p.param_type_name == "option"]
    assert names_in(page) == [*shown, "--help"]
    for param in params:
        assert texts(f"option-{param.name}").strip(" .") != ""
        flag = getattr(param, "is_flag", False)
        assert bool(param.metavar) != flag, f"{param.name}: flags have no placeholder, others do"


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_in_the_language_of_the_reader(run: Run, language: str) -> None:
    page = help_of(run, "simulate", language=language)
    texts = Texts(language)
    assert f"--out {texts('metavar-file')}" in page
    assert f"--bots {texts('metavar-bot')}[,{texts('metavar-bot')}...]" in page


def test_a_default_is_shown_once_in_brackets(run: Run) -> None:
    for command in COMMANDS:
        page = " ".join(help_of(run, command).split())
        assert len(re.findall("default", page, re.IGNORECASE)) == page.count("[default: ")
    play = " ".join(help_of(run, "play").split())
    assert "Number of players, 2 to 8. [default: 4]" in play
    assert "2021, deluxe, classic or classic-2016. [default: 2016]" in play


def test_required_and_repeatable_options_are_marked(run: Run) -> None:
    page = help_of(run, "bots", width=120)
    assert page.startswith("Usage: citadella bots --connect URL --secret FILE [OPTIONS]\n")
    assert page.count("[required]") == 2
    assert "[repeatable]" in page
    assert help_of(run, "replay").startswith("Usage: citadella replay [OPTIONS] RECORD\n")
    assert help_of(run, "puzzle").startswith("Usage: citadella puzzle [OPTIONS] [NAME]\n")
    assert help_of(run, "rules").startswith("Usage: citadella rules [OPTIONS] WORD...\n")


# --- groups ------------------------------------------------------------------------------------
@pytest.mark.parametrize("args", [(), ("--help",)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_lists_every_command_in_its_group(
    run: Run, args: tuple[str, ...], language: str
) -> None:
    page = run(*args, LANG=f"{language}_XX.UTF-8", COLUMNS="80").stdout
    texts = Texts(language)
    groups = command_groups(PROGRAM)
    assert list(groups) == list(GROUPS)
    expected = [
        line
        for key, members in groups.items()
        for line in (texts(f"group-{key}"), *(member.name for member in members))
    ]
    lines = [line.strip() for line in page.splitlines()]
    places = [
        next(i for i, line in enumerate(lines) if line == word or line.startswith(f"{word}  "))
        for word in expected
    ]
    assert places == sorted(places)
    assert sorted(word for word in expected if word in COMMANDS) == sorted(COMMANDS)


# --- descriptions ------------------------------------------------------------------------------
def test_the_description_of_an_option_fits_its_command() -> None:
    assert "Save" in option("play", "--record")
    assert option("replay", "RECORD") == option("review", "RECORD")
    assert "open" in option("replay", "RECORD")
    assert "mixed" not in option("play", "--preset")
    for command in ("simulate", "compare", "arena"):
        assert "mixed" in option(command, "--preset")
    assert "at least 2" in option("compare", "--games")
    assert "at least" not in option("simulate", "--games")
    assert "without stopping" in option("replay", "--all")
    assert "rule" in option("rules", "--all")
    assert "write" in option("backup", "FILE")
    assert "restore" in option("restore", "FILE")
    for command in ("play", "replay", "puzzle"):
        assert option(command, "--plain").startswith("Line-by-line mode")
    for command in ("replay", "review"):
        assert "numbered from 0, as in @0" in option(command, "--seat")


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_of_values_in_descriptions_are_complete(language: str) -> None:
    texts = Texts(language)
    assert all(re.search(rf"\b{bot}\b", texts("bot-names")) for bot in BOTS)
    assert all(edition in texts("option-edition") for edition in EDITIONS)
    assert all(spoken in texts("option-lang") for spoken in LANGUAGES)
    assert list(ADMIN_ACTIONS) == [action.value for action in commands.AdminAction]


def test_an_option_has_the_same_form_in_every_command() -> None:
    forms: dict[str, set[tuple[object, ...]]] = {}
    for command in PROGRAM.commands.values():
        for param in command.params:
            if param.param_type_name == "option" and param.opts[0] not in ("--out", "--resume"):
                form = (param.metavar, param.is_flag, param.multiple)
                forms.setdefault(param.opts[0], set()).add(form)
    assert {name: form for name, form in forms.items() if len(form) > 1} == {}


# --- earlier names -----------------------------------------------------------------------------
EARLIER = {"--jobs": "--workers", "--bot": "--bots"}


def test_earlier_names_of_options_are_accepted_but_not_shown(run: Run) -> None:
    for earlier, name in EARLIER.items():
        users = [
            command
            for command in COMMANDS
            if any(earlier in param.opts for param in PROGRAM.commands[command].params)
        ]
        assert users
        for command in users:
            shown = names_in(help_of(run, command))
            assert name in shown
            assert earlier not in shown
    line = ("simulate", "--games", "2", "--json", "--seed", "3")
    results = [
        run(*line, *words).stdout.partition('"seed"')[0]
        for words in (("--bots", "builder", "--workers", "1"), ("--bot", "builder", "--jobs", "1"))
    ]
    assert results[0] == results[1] != ""


def test_the_number_of_processes_is_called_workers_everywhere() -> None:
    names = {
        command: [p.opts[0] for p in PROGRAM.commands[command].params if "workers" in p.name]
        for command in COMMANDS
    }
    having = {command for command, found in names.items() if found == ["--workers"]}
    assert having == {"serve", "simulate", "compare", "arena", "bots"}


# --- examples ----------------------------------------------------------------------------------
@pytest.mark.parametrize("command", COMMANDS)
def test_the_examples_of_a_command_are_valid(run: Run, command: str) -> None:
    page = help_of(run, command)
    assert EXAMPLES[command]
    known = {name for param in PROGRAM.commands[command].params for name in param.opts}
    for example in EXAMPLES[command]:
        assert example in page
        assert f"citadella {command}" in example
        assert set(re.findall(r"--[a-z-]+", example)) <= known
