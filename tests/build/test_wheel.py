"""How the package is built: compiled if it can be, else plain Python, and it says so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.build_kind import compiler

ROOT = Path(__file__).resolve().parents[2]
PACKING = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE")
BACKEND = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
PLAIN = "citadella: installing as plain Python, which plays the same but slower: "

TOY = {
    "__init__.py": "",
    "rules/__init__.py": "from citadella.rules.game import Game as Game\n",
    "rules/card.py": (
        "from mypy_extensions import mypyc_attr\n\n"
        "@mypyc_attr(allow_interpreted_subclasses=True)\n"
        "class Card:\n"
        "    def price(self) -> int:\n"
        "        return 1\n"
    ),
    "rules/game.py": (
        "from citadella.rules.card import Card\n\n"
        "class Game:\n"
        "    def __init__(self, card: Card) -> None:\n"
        "        self.card = card\n\n"
        "    def price(self) -> int:\n"
        "        return self.card.price()\n"
    ),
}
PLAY_TOY = (
    "from citadella.rules import Game; from citadella.rules.card import Card\n"
    "class Keep(Card):\n"
    "    def price(self): return 3\n"
    "print(Game(Keep()).price())"
)


class Project:
    """A copy of the packing files with some package to build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "citadella"
        self.package.mkdir(parents=True)
        for name in PACKING:
            shutil.copy(ROOT / name, folder)
        self.said = ""

    def write(self, files: dict[str, str]) -> None:
        for name, text in files.items():
            path = self.package / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def build(self, **settings: str) -> Path:
        """Build the wheel as an installer does, and keep what the build printed."""
        wheels = self.folder / "wheels"
        shutil.rmtree(wheels, ignore_errors=True)
        wheels.mkdir()
        ours = ("CC", "CITADELLA_PURE", "PYTHONPATH")
        inherited = {name: value for name, value in os.environ.items() if name not in ours}
        done = subprocess.run(
            [sys.executable, "-c", BACKEND, str(wheels)],
            cwd=self.folder,
            env=inherited | settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        self.said = done.stdout
        assert done.returncode == 0, self.said
        (wheel,) = wheels.glob("*.whl")
        return wheel

    def run(self, wheel: Path, program: str) -> str:
        """Run a program that sees the unpacked wheel and no other citadella."""
        place = self.folder / "installed"
        shutil.rmtree(place, ignore_errors=True)
        with ZipFile(wheel) as archive:
            archive.extractall(place)
        return subprocess.run(
            [sys.executable, "-c", program],
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(place)},
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
        ).stdout.strip()

    def sentences(self) -> list[str]:
        return [line for line in self.said.splitlines() if line.startswith("citadella: ")]

    def extensions_left(self) -> list[Path]:
        return [path for path in self.folder.rglob("*") if path.suffix in (".so", ".pyd")]


def holds_extension(wheel: Path) -> bool:
    return any(Path(name).suffix in (".so", ".pyd") for name in ZipFile(wheel).namelist())


@pytest.fixture
def toy(tmp_path: Path) -> Project:
    project = Project(tmp_path)
    project.write(TOY)
    return project


def test_a_pure_build_holds_the_whole_package_and_no_extension(tmp_path: Path) -> None:
    project = Project(tmp_path)
    junk = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "citadella", project.package, ignore=junk, dirs_exist_ok=True)
    files = [path for path in project.package.rglob("*") if path.is_file()]

    wheel = project.build(CITADELLA_PURE="1")

    assert wheel.name.endswith("-py3-none-any.whl")
    assert project.sentences() == ["citadella: plain Python build, as CITADELLA_PURE asks."]
    expected = {path.relative_to(project.package.parent).as_posix() for path in files}
    packed = {name for name in ZipFile(wheel).namelist() if name.startswith("citadella/")}
    assert packed == expected
    where = project.run(
        wheel, "import citadella.rules.game as game; print(game.__name__, game.__file__)"
    )
    assert where == f"citadella.rules.game {tmp_path / 'installed/citadella/rules/game.py'}"


def test_a_build_is_compiled_where_there_is_a_compiler(toy: Project) -> None:
    wheel = toy.build()

    assert holds_extension(wheel) == (compiler() is not None), toy.said
    assert (toy.sentences() == []) == (compiler() is not None)
    assert toy.run(wheel, PLAY_TOY) == "3"


def test_a_broken_compiler_means_plain_python_and_one_sentence(toy: Project) -> None:
    false = shutil.which("false")
    assert false is not None

    wheel = toy.build(CC=false)

    assert wheel.name.endswith("-py3-none-any.whl")
    assert toy.sentences() == [f"{PLAIN}the C compiler failed, see its messages above."]
    assert toy.extensions_left() == []
    assert toy.run(wheel, PLAY_TOY) == "3"


def test_a_missing_compiler_means_plain_python_and_one_sentence(toy: Project) -> None:
    toy.build(CC="no-such-compiler")

    assert toy.sentences() == [f"{PLAIN}there is no C compiler called no-such-compiler."]
    assert toy.extensions_left() == []


def test_a_compiler_that_fails_half_way_leaves_no_extension_behind(toy: Project) -> None:
    # It builds the small modules and fails on the library that they all need.
    if compiler() is None:
        pytest.skip("there is no C compiler here")
    fake = toy.folder / "half-compiler"
    fake.write_text(
        f'#!/bin/sh\ncase "$*" in *__native*) exit 1;; esac\nexec "{compiler()}" "$@"\n',
        encoding="utf-8",
    )
    fake.chmod(0o755)

    wheel = toy.build(CC=str(fake))

    assert not holds_extension(wheel)
    assert len(toy.sentences()) == 1
    assert toy.extensions_left() == []


def test_sources_that_mypyc_refuses_mean_plain_python_and_one_sentence(toy: Project) -> None:
    toy.write({"rules/wrong.py": "gold: int = 'two'\n"})

    wheel = toy.build()

    assert toy.sentences() == [f"{PLAIN}mypyc refused the sources, see its messages above."]
    assert not holds_extension(wheel)


def test_a_wheel_holds_nothing_of_an_earlier_build(toy: Project) -> None:
    toy.build(CITADELLA_PURE="1")
    (toy.package / "rules" / "card.py").unlink()

    wheel = toy.build(CITADELLA_PURE="1")

    assert "citadella/rules/card.py" not in ZipFile(wheel).namelist()
