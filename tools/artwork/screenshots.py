"""Take pictures of the table at every moment and of every main screen, in windows of all sizes.

    python -m tools.artwork.screenshots [folder] [--all] [--only 4-turn,lobby] [--sizes 390x844]

Without a folder, a new one among the temporary files; its name is printed. Tables are shown at
their worst: with the longest names, in the language with the longest words. Without `--all` the
windows are those of a phone and a desktop, and the rarer questions are left out.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.database import ServerDatabase
from tests.browser.harness import BrowserServer
from tests.browser.screens import (
    LONG_NAMES,
    MOMENTS,
    NAMES,
    SCREENS,
    Scenery,
    at_table,
    decisions,
)
from tools import ROOT
from tools.artwork.chromium import NoChromiumError, chromium

Show = Callable[[Scenery], None]
USUAL = ("390x844", "1440x900")
WINDOWS = ("360x740", "390x844", "844x390", "820x1180", "1440x900", "1920x1080", "2560x1440")
PLAYERS = (2, 4, 8)
# The language with the longest words.
LONGEST = "hu"


def tables() -> dict[str, Show]:
    """Return the table at each of its moments, under names like "4-turn"."""
    return {
        f"{players}-{moment}": partial(_sit, players=players, moment=moment)
        for players in PLAYERS
        for moment in MOMENTS
    }


def _sit(scene: Scenery, players: int, moment: str) -> None:
    scene.at(at_table(players, moment))
    if moment == "end":
        # Piece by piece; the chart is the last.
        scene.visitor.find("chart").locator("circle").first.wait_for()


def questions() -> dict[str, Show]:
    """Return every kind of decision, under names like "asked-keep"."""
    return {name: partial(Scenery.asked, moment=moment) for name, moment in decisions().items()}


def main() -> None:
    """Go from screen to screen with a camera."""
    parser = argparse.ArgumentParser(description="Take pictures of the table and the pages.")
    parser.add_argument("folder", nargs="?", help="where to (default: a new temporary folder)")
    parser.add_argument("--all", action="store_true", help="every window and every question")
    parser.add_argument("--language", default="en", choices=("en", "hu", "bg", "cs"))
    parser.add_argument("--only", default="", help="names of screens, with commas between")
    parser.add_argument("--sizes", default="", help="windows like 390x844, with commas between")
    wishes = parser.parse_args()
    folder = Path(wishes.folder or tempfile.mkdtemp(prefix="citadella-screenshots-")).resolve()
    if folder == ROOT or ROOT in folder.parents:
        sys.exit("The pictures belong into a folder outside of the project.")
    screens = tables() | SCREENS
    if wishes.all or "asked-" in wishes.only:
        screens |= questions()
    wanted = wishes.only.split(",") if wishes.only else list(screens)
    for name in wanted:
        if name not in screens:
            sys.exit(f"There is no screen called '{name}'; there are {', '.join(screens)}.")
    windows = wishes.sizes.split(",") if wishes.sizes else WINDOWS if wishes.all else USUAL
    try:
        path = chromium()
    except NoChromiumError as problem:
        sys.exit(str(problem))
    folder.mkdir(parents=True, exist_ok=True)
    chosen = {name: screens[name] for name in wanted}
    take_all(folder, path, wishes.language, chosen, list(windows))
    print(f"The pictures are in {folder}")


def take_all(
    folder: Path, path: str, language: str, screens: dict[str, Show], windows: list[str]
) -> None:
    """Take the pictures."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = BrowserServer(Path(data))
        try:
            database = ServerDatabase(server.data)
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            for window in windows:
                for name, show in screens.items():
                    worst = name[0].isdigit() or name.startswith("eight")
                    people = LONG_NAMES if worst else NAMES
                    tongue = LONGEST if worst else language
                    scene = Scenery(browser, server.url, database, window, tongue, people)
                    show(scene)
                    scene.visitor.page.wait_for_timeout(300)
                    scene.visitor.page.screenshot(path=folder / f"{name}-{window}.png")
                    scene.visitor.close()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
