"""Take a picture of the table in the terminal, as an SVG file that any browser shows.

    python -m tools.artwork.terminal_picture FILE.svg [--size 110x34] [--language en]

The game on it is the one of the browser's pictures (`tools/artwork/screenshots.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import re
from pathlib import Path

from citadella.cli.session import GameSession
from citadella.cli.table.play import PlayApp
from citadella.texts import LANGUAGES, Texts
from tests.browser.screens import NAMES, turn

# A picture in a page may not fetch typefaces; it takes what the reader's own terminal would.
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
FAMILY = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def picture(language: str, width: int, height: int) -> str:
    """Return the SVG of a turn with a lot that can be done."""
    record = turn()
    names = list(NAMES[: record.setup.players])
    bots = ["builder"] * (record.setup.players - 1)
    session = GameSession(record.replay(events=True), Texts(language), names, bots, None)
    app = PlayApp(session, delay=0)

    async def shown() -> str:
        async with app.run_test(size=(width, height)) as pilot:
            await app.workers.wait_for_complete()
            await pilot.pause()
            return app.export_screenshot(title="citadella play")

    drawn = FONTS.sub("", asyncio.run(shown()))
    return re.sub(r"font-family: [^;]+;", f"font-family: {FAMILY};", drawn)


def main() -> None:
    """Write the picture where it is wanted."""
    parser = argparse.ArgumentParser(description="Take a picture of the table in the terminal.")
    parser.add_argument("file", type=Path, help="where to, as SVG")
    parser.add_argument("--size", default="110x34", help="columns and rows (default: 110x34)")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    wishes = parser.parse_args()
    width, height = map(int, wishes.size.split("x"))
    wishes.file.write_text(picture(wishes.language, width, height), encoding="utf-8")


if __name__ == "__main__":
    main()
