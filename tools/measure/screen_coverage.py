"""Measure how much of the screen the content of a table covers.

    python -m tools.measure.screen_coverage [--size 1440x900] [--players 2,4,8]

A screenshot of the table is compared with one in which everything on the table is hidden; pixels
that differ are covered.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

#: A style that hides everything on the table except its background.
BARE: Final = ".table > * { visibility: hidden !important; }"
#: The maximum sum of the differences of the colour channels at which two pixels count as equal.
ALIKE: Final = 24
DIFFERENT: Final = """async ([one, other, alike]) => {
  const pixels = async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  let count = 0;
  for (let i = 0; i < a.length; i += 4) {
    const apart =
      Math.abs(a[i] - b[i]) + Math.abs(a[i + 1] - b[i + 1]) + Math.abs(a[i + 2] - b[i + 2]);
    if (apart > alike) count += 1;
  }
  return count / (a.length / 4);
}"""


def shown(page: Page) -> float:
    """Return the share (0 to 1) of the window that an open table covers with content."""
    full = page.screenshot()
    style = page.add_style_tag(content=BARE)
    bare = page.screenshot()
    style.evaluate("(style) => style.remove()")
    pictures = [base64.b64encode(picture).decode() for picture in (full, bare)]
    share: float = page.evaluate(DIFFERENT, [*pictures, ALIKE])
    return share


def main() -> None:
    """Print, for tables in mid-game, the share of the window that is covered with content."""
    from tests.browser.conftest import FLAGS
    from tests.browser.database import ServerDatabase
    from tests.browser.harness import BrowserServer
    from tests.browser.screens import Scenery, at_table
    from tools.artwork.chromium import chromium

    parser = argparse.ArgumentParser(description="Measure how much of a table's screen is covered.")
    parser.add_argument(
        "--size", default="1440x900,1920x1080", help="sizes of the window, separated by commas"
    )
    parser.add_argument("--players", default="2,4,8", help="numbers of players")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = BrowserServer(Path(data))
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        try:
            for size in options.size.split(","):
                for players in map(int, options.players.split(",")):
                    scene = Scenery(browser, server.url, ServerDatabase(server.data), size)
                    scene.at(at_table(players, "turn"))
                    print(f"{size}, {players} players: {shown(scene.visitor.page):.0%}")
                    scene.visitor.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
