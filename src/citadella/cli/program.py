"""What to type for this program, so that the commands it names can be pasted."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

NAME: Final = "citadella"


def program() -> str:
    """Return its plain name where the shell finds it by that, and otherwise the way to it."""
    called = Path(sys.argv[0]).absolute()
    found = shutil.which(NAME)
    if called.stem != NAME or (found is not None and Path(found).absolute() == called):
        return NAME
    if called.is_relative_to(Path.cwd()):
        called = called.relative_to(Path.cwd())
    return shlex.quote(str(called))
