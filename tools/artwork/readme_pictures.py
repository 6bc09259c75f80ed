"""Take the screenshots for the README and docs/.

    python -m tools.artwork.readme_pictures docs/pictures

The language is English, and bots take the other seats. The picture of the game in the terminal is
made by `terminal_picture`.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, sync_playwright

from citadella.notation import Record
from citadella.rules import Setup
from tests.browser.conftest import FLAGS
from tests.browser.database import ServerDatabase, StoredGuest
from tests.browser.harness import BrowserServer
from tests.browser.screens import Scenery, draft, finished, record_of, seat_0_is_asked
from tools.artwork.chromium import NoChromiumError, chromium

QUALITY: Final = 0.86
#: The window size for the start page, and the width of its picture, in pixels.
START_WINDOW: Final = "900x560"
START_WIDTH: Final = 900
# A script that converts a screenshot to WebP in the browser.
PACK: Final = """async ([picture, width, quality]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((image.height * width) / image.width);
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/webp", quality);
}"""

# A script that returns whether every drawing on the page has loaded.
DRAWN: Final = """() => [...document.querySelectorAll("img.drawing")].every(
  (image) => image.complete && image.naturalWidth > 0 && image.src.length > 200)"""


class Picture(NamedTuple):
    """A game position, the size of the window, and the width of the picture in pixels."""

    record: Record
    window: str
    width: int


def pictures() -> dict[str, Picture]:
    """Return the pictures by file name."""
    first = Setup.preset("first-game", "2016", 4)
    gather = record_of(first, "gather 8", seat_0_is_asked("turn", 3, "gold", "cards", "income"))
    kill = record_of(first, "kill 35", seat_0_is_asked("turn", 3, "kill"))
    warlord = record_of(first, "phone 93", seat_0_is_asked("turn", 6, "build", "destroy"))
    return {
        "table": Picture(warlord, "1440x900", 1440),
        "draft": Picture(draft(), "1440x900", 1000),
        "gather": Picture(gather, "1440x900", 1000),
        "kill": Picture(kill, "1440x900", 1000),
        "end": Picture(finished(), "1440x900", 1000),
        "phone": Picture(warlord, "390x844", 390),
    }


def packed(page: Page, width: int) -> bytes:
    """Return a screenshot of `page` as WebP, `width` pixels wide."""
    shot = base64.b64encode(page.screenshot()).decode()
    address: str = page.evaluate(PACK, [shot, width, QUALITY])
    return base64.b64decode(address.partition(",")[2])


def main() -> None:
    """Take all screenshots."""
    parser = argparse.ArgumentParser(description="Take the screenshots for the README.")
    parser.add_argument("folder", type=Path, help="output folder")
    folder = parser.parse_args().folder
    try:
        path = chromium()
    except NoChromiumError as problem:
        sys.exit(str(problem))
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = BrowserServer(Path(data))
        try:
            database = ServerDatabase(server.data)
            browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
            for name, (record, window, width) in pictures().items():
                scene = Scenery(browser, server.url, database, window)
                game = record.replay()
                me = game.result().winners[0] if game.over else game.to_act
                seats: list[StoredGuest | str] = ["easy"] * record.setup.players
                seats[me] = scene.me
                scene.go(database.put(record, seats).path)
                page = scene.visitor.page
                shown = "turning-points" if game.over else f"player-{me}"
                scene.visitor.find(shown).wait_for()
                page.wait_for_load_state("networkidle")
                page.wait_for_function(DRAWN)
                (folder / f"{name}.webp").write_bytes(packed(page, width))
                scene.visitor.close()
            scene = Scenery(browser, server.url, database, START_WINDOW)
            scene.go("/")
            scene.visitor.find("play-now").wait_for()
            scene.visitor.page.wait_for_load_state("networkidle")
            (folder / "start.webp").write_bytes(packed(scene.visitor.page, START_WIDTH))
            scene.visitor.close()
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
