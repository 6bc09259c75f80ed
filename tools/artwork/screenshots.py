"""Take screenshots of the table in every state and of every main screen.

    python -m tools.artwork.screenshots [folder] [--all] [--only 4-turn,lobby] [--sizes 390x844]

By default, the pictures are written to a new temporary folder, whose name is printed. To show the
worst case for the layout, tables have player names of the maximum length and are shown in the
language with the longest words. The default window sizes are those of a phone and a desktop;
`--all` adds other sizes and a screenshot of every kind of question.
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
# The language with the longest words, as the worst case for the layout.
LONGEST = "hu"


def tables() -> dict[str, Show]:
    """Map names like "4-turn" (players and moment of the game) to functions that show the table."""
    return {
        f"{players}-{moment}": partial(_sit, players=players, moment=moment)
        for players in PLAYERS
        for moment in MOMENTS
    }


def _sit(scene: Scenery, players: int, moment: str) -> None:
    scene.at(at_table(players, moment))
    if moment == "end":
        # The end of a game is shown step by step, so wait for its last part, the chart.
        scene.visitor.find("chart").locator("circle").first.wait_for()


def questions() -> dict[str, Show]:
    """Map names like "asked-keep" to functions that show a decision of that kind."""
    return {name: partial(Scenery.asked, moment=moment) for name, moment in decisions().items()}


def main() -> None:
    """Take screenshots of the chosen screens."""
    parser = argparse.ArgumentParser(description="Take screenshots of the table and the pages.")
    parser.add_argument("folder", nargs="?", help="output folder (default: a new temporary one)")
    parser.add_argument("--all", action="store_true", help="all window sizes and all questions")
    parser.add_argument("--language", default="en", choices=("en", "hu", "bg", "cs"))
    parser.add_argument("--only", default="", help="names of screens, separated by commas")
    parser.add_argument(
        "--sizes", default="", help="window sizes like 390x844, separated by commas"
    )
    options = parser.parse_args()
    folder = Path(options.folder or tempfile.mkdtemp(prefix="citadella-screenshots-")).resolve()
    if folder == ROOT or ROOT in folder.parents:
        sys.exit("The output folder must be outside the project.")
    screens = tables() | SCREENS
    if options.all or "asked-" in options.only:
        screens |= questions()
    wanted = options.only.split(",") if options.only else list(screens)
    for name in wanted:
        if name not in screens:
            sys.exit(f"Unknown screen '{name}'; choose from {', '.join(screens)}.")
    windows = options.sizes.split(",") if options.sizes else WINDOWS if options.all else USUAL
    try:
        path = chromium()
    except NoChromiumError as problem:
        sys.exit(str(problem))
    folder.mkdir(parents=True, exist_ok=True)
    chosen = {name: screens[name] for name in wanted}
    take_all(folder, path, options.language, chosen, list(windows))
    print(f"The pictures are in {folder}")


def take_all(
    folder: Path, path: str, language: str, screens: dict[str, Show], windows: list[str]
) -> None:
    """Take a screenshot of every screen in every window."""
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
