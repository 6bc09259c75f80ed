"""The API reference describes all public names and no other names."""

from __future__ import annotations

import ast
import re

import pytest

import citadella
from citadella import bots, homebrew
from tools.generate.api_reference import INTERNAL, render


@pytest.fixture(scope="module")
def rendered() -> tuple[dict[str, str], list[str]]:
    return render()


@pytest.fixture(scope="module")
def pages(rendered: tuple[dict[str, str], list[str]]) -> dict[str, str]:
    return rendered[0]


def test_every_public_attribute_and_constant_has_a_description(
    rendered: tuple[dict[str, str], list[str]],
) -> None:
    assert rendered[1] == []


def test_each_page_lists_every_public_name_of_its_package_once(pages: dict[str, str]) -> None:
    for file, package in (("", citadella), ("-bots", bots), ("-homebrew", homebrew)):
        shown = re.findall(r"^## (.+)$", pages[f"reference{file}.md"], re.MULTILINE)

        assert sorted(shown) == sorted(package.__all__)
    shown = re.findall(r"^## (.+)$", pages["reference-env.md"], re.MULTILINE)
    assert len(shown) == len(set(shown))
    assert {"CitadellaEnv", "SingleEnv", "VectorEnv", "CitadellaGame", "Reader"} <= set(shown)


def test_every_attribute_and_method_is_shown_once(pages: dict[str, str]) -> None:
    for page in pages.values():
        for section in page.split("\n## ")[1:]:
            rows = re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
            methods = re.findall(r"^### \w+\.(\w+)$", section, re.MULTILINE)

            assert len({*rows, *methods}) == len(rows) + len(methods), section.partition("\n")[0]


def test_no_private_or_internal_name_is_shown(pages: dict[str, str]) -> None:
    game = citadella.Game.new(citadella.Setup.preset(), seed=1)
    action = game.legal_actions()[0]
    examples = {"Game": game, "Player": game.players[0], "Action": action, "Verb": action.verb}
    for file, page in pages.items():
        assert re.findall(r"(?<![\w`])_\w+|`_\w+|\b\w+\._\w+|__\w*", page) == [], file
    for name, members in INTERNAL.items():
        section = pages["reference-homebrew.md"].split(f"\n## {name}\n")[1].split("\n## ")[0]
        for member in members.split():
            assert hasattr(examples[name], member), f"{name}.{member} does not exist"
            assert f"| `{member}` |" not in section


def test_every_signature_is_valid_python(pages: dict[str, str]) -> None:
    signatures = [
        code
        for page in pages.values()
        for code in re.findall(r"```python\n(.*?)\n```", page, re.DOTALL)
    ]

    assert len(signatures) > 200
    for code in signatures:
        # Parse the signature of a class as that of a function: only `def` allows typed parameters.
        ast.parse(re.sub(r"^class ", "def ", code) + ": ...")
