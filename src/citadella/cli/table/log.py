"""What has happened, newest last."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from citadella.cli.symbols import NewsLine
from citadella.cli.table.scene import wrapped


def told(lines: Sequence[NewsLine], width: int) -> list[Text]:
    """The news in lines of a width."""
    shown: list[Text] = []
    for line in lines:
        shown += wrapped(Text(f"· {line.sentence}", "bold" if line.mine else ""), width, 2)
    return shown


def latest(lines: Sequence[NewsLine], width: int, rows: int) -> list[Text]:
    """As much of the latest news as there is room for."""
    if rows < 1:
        return []
    # A line of news takes a row at least.
    return told(lines[-rows:], width)[-rows:]
