"""The table in the terminal, full screen: keys, arrows and the mouse.

`layout` says where everything lies in a window of a size; `seats`, `characters` and `choices` draw
what lies there, from a `Scene` (what one seat may know) and nothing else; `app` puts it on the
screen. `play` and `replay` are the programs that use it.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from rich.console import Console

from citadella.cli.table.layout import MIN_HEIGHT, MIN_WIDTH

__all__ = ["is_possible"]


def is_possible(console: Console) -> bool:
    """Whether there is a terminal that can show the table (Textual draws on the error stream)."""
    return (
        sys.stdin.isatty()
        and sys.stderr.isatty()
        and console.is_terminal
        and os.environ.get("TERM", "") != "dumb"
        and console.width >= MIN_WIDTH
        and console.height >= MIN_HEIGHT
        and find_spec("textual") is not None
    )
