"""The full-screen table, which is used with keys and the mouse.

`layout` arranges the panels for a window size. `seats`, `characters` and `choices` draw them from
a `Scene` alone, which contains only what one seat is allowed to know. `app` shows the panels and
handles input, as the base of `play` and `replay`.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

from rich.console import Console

from citadella.cli.table.layout import MIN_HEIGHT, MIN_WIDTH

__all__ = ["is_possible"]


def is_possible(console: Console) -> bool:
    """Return whether the terminal can show the table, which Textual draws on standard error."""
    return (
        sys.stdin.isatty()
        and sys.stderr.isatty()
        and console.is_terminal
        and os.environ.get("TERM", "") != "dumb"
        and console.width >= MIN_WIDTH
        and console.height >= MIN_HEIGHT
        and find_spec("textual") is not None
    )
