"""A small package to build, with the packaging files of the project."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[2]
PACKING = (
    "setup.py",
    "tools/__init__.py",
    "tools/packaging/__init__.py",
    "tools/packaging/docstrings.py",
    "tools/packaging/compile_cache.py",
    "pyproject.toml",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    *(f"licenses/{path.name}" for path in sorted((ROOT / "licenses").glob("*.txt"))),
)
BACKEND = "import sys; from setuptools import build_meta; build_meta.build_{}(sys.argv[1])"
PLAIN = "citadella: installing as plain Python, which is slower but equivalent: "

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
    """A folder with copies of the packaging files and a small package to build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "src" / "citadella"
        self.package.mkdir(parents=True)
        for name in PACKING:
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
        self.said = ""

    def copy(self, folder: Path) -> "Project":
        """Copy the project and its build output to `folder`, and return the copy."""
        other = Project(folder)
        shutil.copytree(self.folder, folder, dirs_exist_ok=True)
        return other

    def write(self, files: dict[str, str]) -> None:
        for name, text in files.items():
            path = self.package / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def build(self, kind: str = "wheel", **settings: str) -> Path:
        """Build a wheel or an editable wheel as an installer does, and return its path."""
        wheels = self.folder / "wheels"
        shutil.rmtree(wheels, ignore_errors=True)
        wheels.mkdir()
        self.python("-c", BACKEND.format(kind), str(wheels), **settings)
        (wheel,) = wheels.glob("*.whl")
        return wheel

    def python(self, *arguments: str, **settings: str) -> None:
        """Run Python in the folder of the project, and store its output in `said`."""
        ours = ("CC", "CFLAGS", "CITADELLA_OPTIMIZE", "CITADELLA_PURE", "PYTHONPATH")
        inherited = {name: value for name, value in os.environ.items() if name not in ours}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=inherited | settings,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        self.said = done.stdout
        assert done.returncode == 0, self.said

    def run(self, wheel: Path, program: str) -> str:
        """Run a program that imports citadella from the unpacked wheel; return its output."""
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
        """Return the compiled modules, except those in temporary build folders."""
        compiled = [path for path in self.folder.rglob("*") if path.suffix in (".so", ".pyd")]
        return [path for path in compiled if "temp." not in path.parts[len(self.folder.parts) + 1]]


def holds_extension(wheel: Path) -> bool:
    return any(Path(name).suffix in (".so", ".pyd") for name in ZipFile(wheel).namelist())
