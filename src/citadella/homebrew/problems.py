"""Short descriptions of errors in bot files and card files."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Final

from citadella.rules.errors import Words

#: The prefix of the names of modules loaded from bot files and card files.
PREFIX: Final = "citadella_file_"


def described(problem: BaseException, path: Path | None = None) -> str | Words:
    """Return a short description of an exception, with the line of the file that raised it."""
    words = " ".join(str(problem).split())[:200].rstrip(".")
    text = f"{type(problem).__name__}: {words}" if words else type(problem).__name__
    line = 0 if isinstance(problem, SyntaxError) else line_of(problem, path)
    return Words("{error} (line {line})", error=text, line=line) if line else text


def line_of(problem: BaseException, path: Path | None = None) -> int:
    """Return the line of the file that raised an error, counted from 1; 0 if unknown."""
    frames = [f for f in traceback.extract_tb(problem.__traceback__) if _is_own(f.filename, path)]
    return frames[-1].lineno or 0 if frames else 0


def _is_own(filename: str, path: Path | None) -> bool:
    if path is not None:
        return Path(filename) == path
    return any(
        getattr(module, "__file__", None) == filename
        for name, module in list(sys.modules.items())
        if name.startswith(PREFIX)
    )
