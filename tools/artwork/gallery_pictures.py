"""Take screenshots of the gallery page, which shows all drawings, at four window widths.

    python -m tools.artwork.gallery_pictures [folder] [--language en]

By default, the pictures are written to a new temporary folder, whose name is printed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.harness import BrowserServer
from tools import ROOT
from tools.artwork.chromium import NoChromiumError, chromium

WIDTHS = (360, 820, 1440, 1920)


def main() -> None:
    """Take the screenshots."""
    parser = argparse.ArgumentParser(description="Take screenshots of all drawings.")
    parser.add_argument("folder", nargs="?", help="output folder (default: a new temporary one)")
    parser.add_argument("--language", default="en", choices=("en", "hu", "bg", "cs"))
    options = parser.parse_args()
    folder = Path(options.folder or tempfile.mkdtemp(prefix="citadella-sheet-")).resolve()
    if folder == ROOT or ROOT in folder.parents:
        sys.exit("The output folder must be outside the project.")
    try:
        path = chromium()
    except NoChromiumError as problem:
        sys.exit(str(problem))
    folder.mkdir(parents=True, exist_ok=True)
    take_all(folder, path, options.language)
    print(f"The pictures are in {folder}")


def take_all(folder: Path, path: str, language: str) -> None:
    """Take a full-page screenshot for each window width."""
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = BrowserServer(Path(data))
        try:
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            for width in WIDTHS:
                page = browser.new_page(
                    base_url=server.url, locale=language, viewport={"width": width, "height": 900}
                )
                page.goto("/gallery")
                page.locator("[data-drawing]").first.wait_for()
                page.wait_for_load_state("networkidle")
                page.screenshot(path=folder / f"gallery-{width}.png", full_page=True)
                page.close()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
