"""Take a screenshot of a game in the terminal, as SVG.

    python -m tools.artwork.terminal_picture FILE.svg [--size 110x34] [--language en]

The game is the same as in the screenshots of the browser (`tools/artwork/screenshots.py`).
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

# Matches web fonts, which an SVG image in a web page cannot load; FAMILY is used instead.
FONTS = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
FAMILY = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace"


def picture(language: str, width: int, height: int) -> str:
    """Return an SVG of the terminal during a turn with many legal actions."""
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
    """Write the picture."""
    parser = argparse.ArgumentParser(description="Take a screenshot of the table in the terminal.")
    parser.add_argument("file", type=Path, help="output file (SVG)")
    parser.add_argument("--size", default="110x34", help="columns and rows (default: 110x34)")
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    options.file.write_text(picture(options.language, width, height), encoding="utf-8")


if __name__ == "__main__":
    main()
