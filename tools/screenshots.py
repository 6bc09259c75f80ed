"""Take a picture of every main screen and of every kind of decision, on a desktop and on a phone.

    python tools/screenshots.py [folder] [--language en] [--only draft,turn]

Without a folder, a new one among the temporary files; its name is printed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
# The screens are those that the tests look at.
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.house import OpenHouse  # noqa: E402
from tests.browser.screens import (  # noqa: E402
    LONG_NAMES,
    NAMES,
    SCREENS,
    Scenery,
    decisions,
)
from tests.browser.shelf import Shelf  # noqa: E402
from tests.browser.visitor import SIZES  # noqa: E402
from tools.chromium import NoChromiumError, chromium  # noqa: E402

Show = Callable[[Scenery], None]


def all_screens() -> dict[str, Show]:
    """Return every screen by its name."""
    asked = {name: partial(Scenery.asked, moment=moment) for name, moment in decisions().items()}
    return SCREENS | asked


def main() -> None:
    """Go from screen to screen with a camera."""
    parser = argparse.ArgumentParser(description="Take a picture of every main screen.")
    parser.add_argument("folder", nargs="?", help="where to (default: a new temporary folder)")
    parser.add_argument("--language", default="en", choices=("en", "hu", "bg", "cs"))
    parser.add_argument("--only", default="", help="names of screens, with commas between")
    wishes = parser.parse_args()
    folder = Path(wishes.folder or tempfile.mkdtemp(prefix="citadella-screenshots-")).resolve()
    if folder == ROOT or ROOT in folder.parents:
        sys.exit("The pictures belong into a folder outside of the project.")
    screens = all_screens()
    wanted = wishes.only.split(",") if wishes.only else list(screens)
    for name in wanted:
        if name not in screens:
            sys.exit(f"There is no screen called '{name}'; there are {', '.join(screens)}.")
    try:
        path = chromium()
    except NoChromiumError as problem:
        sys.exit(str(problem))
    folder.mkdir(parents=True, exist_ok=True)
    take_all(folder, path, wishes.language, {name: screens[name] for name in wanted})
    print(f"The pictures are in {folder}")


def take_all(folder: Path, path: str, language: str, screens: dict[str, Show]) -> None:
    """Take the pictures."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = OpenHouse(Path(data))
        try:
            shelf = Shelf(house.data)
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            for size in SIZES:
                for name, show in screens.items():
                    # The crowded table is shown at its worst.
                    crowded = name.startswith("eight")
                    people = LONG_NAMES if crowded else NAMES
                    tongue = "hu" if crowded else language
                    scene = Scenery(browser, house.url, shelf, size, tongue, people)
                    show(scene)
                    scene.visitor.page.wait_for_timeout(300)
                    scene.visitor.page.screenshot(path=folder / f"{name}-{size}.png")
                    scene.visitor.close()
            browser.close()
        finally:
            house.stop()


if __name__ == "__main__":
    main()
