"""Take a picture of every main screen, on a desktop and on a phone.

    python tools/screenshots.py [folder] [--language en] [--only draft,turn]

Without a folder, a new one among the temporary files; its name is printed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
# The screens are those that the tests look at.
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import FLAGS  # noqa: E402
from tests.browser.house import OpenHouse  # noqa: E402
from tests.browser.screens import LONG_NAMES, NAMES, SCREENS, Scenery  # noqa: E402
from tests.browser.shelf import Shelf  # noqa: E402
from tests.browser.visitor import SIZES  # noqa: E402
from tools.chromium import NoChromiumError, chromium  # noqa: E402


def main() -> None:
    """Go from screen to screen with a camera."""
    parser = argparse.ArgumentParser(description="Take a picture of every main screen.")
    parser.add_argument("folder", nargs="?", help="where to (default: a new temporary folder)")
    parser.add_argument("--language", default="en", choices=("en", "hu", "bg", "cs"))
    parser.add_argument("--only", default="", help="names of screens, with commas between")
    wishes = parser.parse_args()
    folder = Path(wishes.folder or tempfile.mkdtemp(prefix="citadella-screenshots-"))
    if ROOT in folder.resolve().parents:
        sys.exit("The pictures belong into a folder outside of the project.")
    unknown = set(filter(None, wishes.only.split(","))) - set(SCREENS)
    if unknown:
        sys.exit(f"There is no screen called '{unknown.pop()}'; there are {', '.join(SCREENS)}.")
    try:
        path = chromium()
    except NoChromiumError as problem:
        sys.exit(str(problem))
    folder.mkdir(parents=True, exist_ok=True)
    take_all(folder, path, wishes.language, wishes.only.split(",") if wishes.only else SCREENS)
    print(f"The pictures are in {folder}")


def take_all(folder: Path, chromium_path: str, language: str, names: list[str] | object) -> None:
    """Take the pictures."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = OpenHouse(Path(data))
        try:
            shelf = Shelf(house.data)
            browser = playwright.chromium.launch(executable_path=chromium_path, args=list(FLAGS))
            for size in SIZES:
                for name, show in SCREENS.items():
                    if name not in names:  # type: ignore[operator]
                        continue
                    # The crowded table is shown at its worst.
                    people = LONG_NAMES if name.startswith("eight") else NAMES
                    tongue = "hu" if name.startswith("eight") else language
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
