"""Generate the table of docs/settings.md from the declarations of the settings.

`python -m tools.generate.settings_page` updates the page; with `--check`, it only reports whether
the page is up to date.
"""

from __future__ import annotations

import sys

from citadella.server.settings import as_table
from tools import ROOT

PAGE = ROOT / "docs" / "settings.md"
MARK = "<!-- Generated from here on by tools/generate/settings_page.py: run `make docs`. -->\n"


def written() -> str:
    """Return the page with an up-to-date table."""
    head = PAGE.read_text("utf-8").partition(MARK)[0]
    return head + MARK + as_table()


def main() -> None:
    """Write the page, or check that it is up to date."""
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(written(), "utf-8")
    elif PAGE.read_text("utf-8") != written():
        sys.exit("docs/settings.md is stale: run `make docs`.")


if __name__ == "__main__":
    main()
