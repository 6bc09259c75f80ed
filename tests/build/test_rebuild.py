"""A second build compiles only what has changed, and gives the same result as a clean build."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.build.project import TOY, Project, holds_extension
from tools.checks.build_kind import compiler

pytestmark = pytest.mark.skipif(compiler() is None, reason="there is no C compiler here")

PRICE = (
    "from citadella.rules import Game; from citadella.rules.card import Card\n"
    "print(Game(Card()).price())"
)
RICHER = {"rules/card.py": TOY["rules/card.py"].replace("return 1", "return 2")}
# A version of `Card` with one more attribute, which changes the offset of the other attribute.
GROWN = {
    "rules/card.py": (
        "from mypy_extensions import mypyc_attr\n\n"
        "@mypyc_attr(allow_interpreted_subclasses=True)\n"
        "class Card:\n"
        "    def __init__(self) -> None:\n"
        "        self.colour = 'red'\n"
        "        self.cost = 5\n\n"
        "    def price(self) -> int:\n"
        "        return self.cost\n"
    )
}
SHRUNK = {
    "rules/card.py": GROWN["rules/card.py"]
    .replace("        self.colour = 'red'\n", "")
    .replace("5", "6")
}


class Workshop:
    """A toy project whose compiler logs its calls."""

    def __init__(self, toy: Project, program: Path) -> None:
        self.toy = toy
        self.program = program
        self._calls = toy.folder / "calls"

    def build(self) -> Path:
        self._calls.write_text("", encoding="utf-8")
        wheel = self.toy.build(CC=str(self.program), CALLS=str(self._calls))
        assert holds_extension(wheel), self.toy.said
        return wheel

    def made(self) -> set[str]:
        """Return the names, without suffixes, of the files compiled or linked by the last build."""
        calls = [line.split() for line in self._calls.read_text(encoding="utf-8").splitlines()]
        return {Path(call[call.index("-o") + 1]).name.split(".")[0] for call in calls}


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """Return a project that was built once; each test uses a copy of it."""
    program = tmp_path_factory.mktemp("bin") / "compiler"
    program.write_text(f'#!/bin/sh\necho "$@" >> "$CALLS"\nexec "{compiler()}" "$@"\n', "utf-8")
    program.chmod(0o755)
    workshop = Workshop(Project(tmp_path_factory.mktemp("first")), program)
    workshop.toy.write(TOY)
    assert workshop.toy.run(workshop.build(), PRICE) == "1"
    assert {"__native_citadella___rules___game", "game", "citadella__mypyc"} <= workshop.made()
    return workshop


@pytest.fixture
def workshop(first: Workshop, tmp_path: Path) -> Workshop:
    return Workshop(first.toy.copy(tmp_path / "copy"), first.program)


def extensions(wheel: Path) -> dict[str, bytes]:
    archive = ZipFile(wheel)
    return {name: archive.read(name) for name in archive.namelist() if ".so" in name}


def test_changed_texts_get_into_the_wheel_without_recompiling(workshop: Workshop) -> None:
    (workshop.toy.folder / "README.md").write_text("Quite another text.\n", encoding="utf-8")
    workshop.toy.write({"hello.ftl": "hello = Good evening\n"})
    written = sorted((workshop.toy.folder / "build").rglob("__native*.c"))
    written[0].unlink()

    wheel = workshop.build()

    assert workshop.made() == set()
    assert not written[0].exists(), "mypyc has translated what had not changed"
    texts = {Path(name).name: ZipFile(wheel).read(name) for name in ZipFile(wheel).namelist()}
    assert b"Quite another text." in texts["METADATA"]
    assert texts["hello.ftl"] == b"hello = Good evening\n"


def test_a_changed_constant_recompiles_only_its_module(workshop: Workshop) -> None:
    workshop.toy.write(RICHER)

    wheel = workshop.build()

    assert workshop.made() == {"__native_citadella___rules___card", "citadella__mypyc"}
    assert workshop.toy.run(wheel, PRICE) == "2"


def test_a_new_function_does_not_recompile_modules_that_do_not_call_it(workshop: Workshop) -> None:
    card = TOY["rules/card.py"].replace("return 1", "return price() + 2")
    workshop.toy.write({"rules/card.py": f"{card}\ndef price() -> int:\n    return 5\n"})

    wheel = workshop.build()

    assert "__native_citadella___rules___card" in workshop.made()
    assert "__native_citadella___rules___game" not in workshop.made()
    assert workshop.toy.run(wheel, PRICE) == "7"


def test_resizing_a_class_gives_the_same_result_as_a_clean_build(
    workshop: Workshop, tmp_path_factory: pytest.TempPathFactory
) -> None:
    workshop.toy.write(GROWN)
    assert workshop.toy.run(workshop.build(), PRICE) == "5"
    workshop.toy.write(SHRUNK)

    again = workshop.build()

    clean = Project(tmp_path_factory.mktemp("clean"))
    clean.write(TOY | SHRUNK)
    assert extensions(again) == extensions(clean.build())
    assert workshop.toy.run(again, PRICE) == "6"
