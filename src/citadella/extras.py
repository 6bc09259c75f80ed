"""Optional libraries, and how to install those that are missing."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

from citadella.rules import CitadellaError

#: The file from which the requirements are read when Citadella is run from a source checkout and is
#: not installed.
PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


class MissingLibraryError(CitadellaError):
    """A feature needs a library that is not installed."""

    def __init__(self, library: str, extra: str) -> None:
        """Name the missing library and the extra in pyproject.toml that includes it."""
        command = how_to_install(extra)
        super().__init__(f"This feature needs {library}, which is not installed: {command}")
        self.problem = "library"
        self.facts = {"library": library, "command": command}


def how_to_install(extra: str) -> str:
    """Return the command that installs an extra's libraries for this Python interpreter."""
    words = [sys.executable, "-m", "pip", "install", *_libraries(extra)]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def _libraries(extra: str) -> list[str]:
    try:
        needed = requires("citadella") or []
    except PackageNotFoundError:
        return _libraries_of_sources(extra)
    of_extra = re.compile(rf"extra == ['\"]{re.escape(extra)}['\"]")
    return [name.partition(";")[0].strip() for name in needed if of_extra.search(name)]


def _libraries_of_sources(extra: str) -> list[str]:
    project: dict[str, Any] = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    return [name.partition(";")[0].strip() for name in project["optional-dependencies"][extra]]
