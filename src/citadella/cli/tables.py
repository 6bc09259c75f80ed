"""The style that the tables of all terminal reports share."""

from __future__ import annotations

from rich.table import Table


def titled_table(title: str | None, gap: int = 2) -> Table:
    """Return an empty table without borders, with a title and dim headings."""
    return Table(
        title=title,
        title_style="bold yellow",
        title_justify="left",
        box=None,
        padding=(0, gap, 0, 0),
        pad_edge=False,
        header_style="dim",
    )
