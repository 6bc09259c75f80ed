"""Short descriptions of errors in bot files and card files."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from typing import Final

#: The prefix of the names of modules loaded from bot files and card files.
PREFIX: Final = "citadella_file_"


def described(problem: BaseException, path: Path | None = None) -> str:
    """Return a short description of an exception, with the line of the file that raised it."""
    words = " ".join(str(problem).split())[:200].rstrip(".")
    text = f"{type(problem).__name__}: {words}" if words else type(problem).__name__
    return text if isinstance(problem, SyntaxError) else text + line_of(problem, path)


def line_of(problem: BaseException, path: Path | None = None) -> str:
    """Return the line of the file that raised an error, as in ' (line 3)'; '' if unknown."""
    frames = [f for f in traceback.extract_tb(problem.__traceback__) if _is_own(f.filename, path)]
    return f" (line {frames[-1].lineno})" if frames else ""


def _is_own(filename: str, path: Path | None) -> bool:
    if path is not None:
        return Path(filename) == path
    return any(
        getattr(module, "__file__", None) == filename
        for name, module in list(sys.modules.items())
        if name.startswith(PREFIX)
    )
