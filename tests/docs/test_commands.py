"""The commands printed in the README and the pages run, or have a reason for not being run.

The commands of a page are run in their order, in a folder like the reader's, but with fewer games.
A block under `<!-- not run: reason -->` is skipped. Commands and options that a sentence mentions
(`make play LAN=1`, `citadella serve --lan`, `--resume`) are not run, but they must exist.
"""

from __future__ import annotations

import re
import shlex
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
import typer
from typer.testing import CliRunner

from citadella.cli.app import app
from citadella.homebrew import Registered
from citadella.lab.playout import play_random
from citadella.notation import Record
from citadella.rules import Game, Setup
from tests.cli.test_address import answers
from tests.cli.test_process import COMMAND, ENGLISH

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "SECURITY", "CHANGELOG")),
    *sorted((ROOT / "docs").glob("*.md")),
]
BLOCK = re.compile(r"(<!-- not run: .+? -->\n)?^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHELLS = ("sh", "bash", "console", "bat")
#: Matches the beginning of a command in a block without a language.
BEGINNING = re.compile(r"(\.venv/bin/\w+|citadella|docker|make|pip|python|sudo)\s|[A-Z_]+=")
HERE_DOCUMENT = re.compile(r"<<'(\w+)'\n.*?^\1$", re.MULTILINE | re.DOTALL)
OURS = ("citadella", ".venv/bin/citadella")

NOT_RUN = {
    r"postgresql://": "needs a PostgreSQL server; tests/server plays on one",
    r"^python examples/remote_bot\.py": "needs a table to sit down at; tests/server runs this bot",
    r"^(\.venv/bin/python -m )?pip install": "needs the network; test_lists_that_are_installed",
    r"^(sudo|docker|systemctl|git|openssl|cp|cat|python3 -m venv /opt)\b": "changes a machine",
    r"^alias citadella=": "is for a container that runs",
    r"^touch setup\.py$": "makes the next command build the package again",
    r"^PYTHONPATH=src \.venv/bin/python -m": "runs the sources, as the tests of both builds do",
    r"^cd examples && CITADELLA_MINUTES=": "takes minutes; test_site.py runs the notebook small",
    r"^cd examples && .*my_network\.py": "needs the network that the notebook trains",
    r"^--scale \w+=": "is Docker's; hosting.md",
    r"^citadella bots --connect": "needs a server to think for; tests/server lends to one",
    r"tools\.measure\.review_scores": "takes minutes; tests/lab/test_review_scale.py does it small",
    r"^citadella admin .*\b(GUEST|CODE|7)\b": "needs guests; tests/cli/test_admin.py has some",
}


def commands(page: Path) -> list[str]:
    """Return the commands in the code blocks of a page, in order."""
    found: list[str] = []
    for excuse, language, block in BLOCK.findall(page.read_text(encoding="utf-8")):
        if excuse or (language and language not in SHELLS):
            continue
        block = HERE_DOCUMENT.sub("", block).replace("\\\n", " ")
        for line in block.splitlines():
            command = re.sub(r"(^|\s+)#.*$", "", line.removeprefix("$ ")).strip()
            if command and (language or BEGINNING.match(command)):
                found.append(command)
    return found


def why_not(command: str) -> str | None:
    """Return the reason for not running a command, or None if it is run."""
    for form, reason in NOT_RUN.items():
        if re.search(form, command):
            return reason
    return None


WITH_COMMANDS = [page for page in PAGES if commands(page)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a folder with the files that the pages refer to."""
    before = Registered()
    own_bot = (ROOT / "docs" / "own-bot.md").read_text(encoding="utf-8")
    new_card = (ROOT / "docs" / "homebrew.md").read_text(encoding="utf-8")
    python = re.compile(r"```python\n(.*?)```", re.DOTALL)
    (tmp_path / "my_bot.py").write_text("\n\n".join(python.findall(own_bot)), encoding="utf-8")
    (tmp_path / "my_cards.py").write_text(python.findall(new_card)[0], encoding="utf-8")
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    game = Game.new(Setup.preset(players=3), 1)
    play_random(game, Random(1))
    for name in ("game.txt", "failed-game-7.txt"):
        (tmp_path / name).write_text(Record.of(game).to_text(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield tmp_path
    before.restore()


@pytest.mark.parametrize("page", WITH_COMMANDS, ids=lambda page: page.name)
def test_the_commands_of_a_page_have_the_stated_effect(page: Path, folder: Path) -> None:
    for command in commands(page):
        if why_not(command):
            continue
        words = shlex.split(command)
        settings: dict[str, str] = {}
        while "=" in words[0]:
            name, _, settings[name] = words.pop(0).partition("=")
        if words[0] == "make":
            check_target(words[1:])
        elif words[0] == "head":
            subprocess.run(["sh", "-c", command], cwd=folder, check=True)
        elif words[0] in OURS:
            run(words[1:], folder, settings)
        else:
            pytest.fail(f"{page.name}: “{command}” is not run, and NOT_RUN gives no reason.")


def run(words: list[str], folder: Path, settings: dict[str, str]) -> None:
    """Run a citadella command, with few games and playouts."""
    if words[0] == "serve":
        serve(words, folder, settings)
        return
    small = [*words]
    if "--games" in small:
        small[small.index("--games") + 1] = "4"
        small += ["--workers", "1"]
    if words[0] == "review":
        small += ["--playouts", "2"]
    if words[0] == "restore":
        small += ["--data", str(folder / "empty")]
    result = CliRunner(env={"LC_ALL": "C.UTF-8", **settings}).invoke(
        app, small, catch_exceptions=False
    )
    assert result.exit_code == 0, f"{shlex.join(words)}: {result.output}"


def serve(words: list[str], folder: Path, settings: dict[str, str]) -> None:
    """Start a server, wait until it answers, and interrupt it."""
    small = [*words]
    if "--port" in small:
        at = small.index("--port")
        del small[at : at + 2]
    with subprocess.Popen(
        [*COMMAND, *small, *([] if "--no-browser" in small else ["--no-browser"])],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**ENGLISH, **settings, "XDG_DATA_HOME": str(folder / "data")},
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            first = process.stdout.readline()
            assert "http://" in first, process.stderr.read()
            assert answers("127.0.0.1", int(first.partition("127.0.0.1:")[2].split()[0]), 60)
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130


def check_target(words: list[str]) -> None:
    """Check a make target with a dry run, because running it could take hours."""
    done = subprocess.run(
        ["make", "--dry-run", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


# --- named in a sentence ---------------------------------------------------------------------
SPAN = re.compile(r"(?<!`)`([^`]+)`(?!`)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]
OPTIONS = {
    name: {option for param in command.params for option in param.opts} | {"--help"}
    for name, command in COMMANDS.items()
}
EVERY_OPTION = {option for options in OPTIONS.values() for option in options} | {"--version"}


def named(page: Path) -> list[list[str]]:
    """Return the commands and options that the sentences of a page name, as words."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    spans = (" ".join(span.split()) for span in SPAN.findall(text))
    return [
        shlex.split(span)
        for span in spans
        if re.match(r"--[a-z]|make\b|(\.venv/bin/\w+|citadella|python)\s", span)
        and not why_not(span)
    ]


def missing(words: list[str]) -> list[str]:
    """Return the parts of a command that do not exist."""
    first, *rest = words
    options = {word.partition("=")[0] for word in words if word.startswith("--")}
    if first == "make":
        targets = [word for word in rest if "=" not in word]
        variables = [word.partition("=")[0] for word in rest if "=" in word]
        return [t for t in targets if not re.search(rf"^{t}:", MAKEFILE, re.MULTILINE)] + [
            v for v in variables if f"$({v})" not in MAKEFILE
        ]
    if first in OURS and rest and not rest[0].startswith("--"):
        return [rest[0]] if rest[0] not in OPTIONS else sorted(options - OPTIONS[rest[0]])
    if first.endswith("python"):
        return [word for word in rest if word.endswith(".py") and not (ROOT / word).is_file()]
    return sorted(options - EVERY_OPTION)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_and_option_named_in_a_page_exists(page: Path) -> None:
    wrong = {shlex.join(words): missing(words) for words in named(page)}
    assert {command: parts for command, parts in wrong.items() if parts} == {}


def test_a_command_or_option_that_does_not_exist_is_detected() -> None:
    assert missing(["make", "party", "LAN=1", "CAKE=2"]) == ["party", "CAKE"]
    assert missing(["citadella", "serve", "--lan", "--wan"]) == ["--wan"]
    assert missing(["citadella", "dance"]) == ["dance"]
    assert missing(["--resume"]) == []
    assert missing(["--repeat"]) == ["--repeat"]
    assert sum(len(named(page)) for page in PAGES) > 60


def test_every_requirements_file_that_a_page_installs_exists() -> None:
    for page in PAGES:
        for command in commands(page):
            for name in re.findall(r"-r (\S+)", command):
                assert (ROOT / name).is_file(), f"{page.name}: {command}"


def test_no_text_says_to_install_citadella_from_a_package_index() -> None:
    written = [*PAGES, *(ROOT / "src").rglob("*.ftl"), *(ROOT / "src").rglob("*.py")]
    sent = {path.name for path in written if "pip install 'citadella" in path.read_text("utf-8")}
    assert sent == set()


def test_the_pages_contain_enough_commands_to_run() -> None:
    assert len(WITH_COMMANDS) >= 8
    assert sum(len(commands(page)) for page in WITH_COMMANDS) >= 35
