"""How to call this program, so that the commands it prints can be pasted."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "citadella"


def program() -> str:
    """Return `citadella` if the shell finds it by that name, else the path to it."""
    called = Path(sys.argv[0]).absolute()
    found = shutil.which(NAME)
    if called.stem != NAME or (found is not None and Path(found).absolute() == called):
        return NAME
    if called.is_relative_to(Path.cwd()):
        called = called.relative_to(Path.cwd())
    return shlex.quote(str(called))
