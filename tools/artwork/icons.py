"""Draw the app icons from the client's own drawings: `python -m tools.artwork.icons`.

Writes web/src/icon.svg (for the browser tab) and web/public/icons/*.png (for the home screen).
"""

from __future__ import annotations

import re

from playwright.sync_api import sync_playwright

from tools import ROOT
from tools.artwork.chromium import chromium

WEB = ROOT / "web"
HOUSE = WEB / "src" / "drawings" / "districts" / "castle.svg"
# File name, size in pixels, corner radius and margin (both as fractions of the size).
# The maskable icon has a margin because operating systems crop it to various shapes.
ICONS = (
    ("192.png", 192, 0.2, 0.0),
    ("512.png", 512, 0.2, 0.0),
    ("maskable-512.png", 512, 0.0, 0.1),
    ("apple-180.png", 180, 0.0, 0.04),
)
SIDE = 100.0
SKY = ("#1d1b3a", "#3b2750", "#7a3f52", "#c06a48", "#f0ae5e")


def house() -> str:
    """Return the SVG elements of the client's drawing of a castle."""
    found = re.search(r"<svg[^>]*>(.*)</svg>", HOUSE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return re.sub(r"\s*\n\s*", "", found[1])


def icon(corner: float, free: float) -> str:
    """Return the icon as SVG; `corner` (radius) and `free` (margin) are fractions of its side."""
    stops = "".join(
        f'<stop offset="{i / (len(SKY) - 1):g}" stop-color="{colour}"/>'
        for i, colour in enumerate(SKY)
    )
    high = SIDE * (0.86 - 2 * free)
    wide = high * 64 / 96
    left, top = (SIDE - wide) / 2, SIDE * (0.93 - free) - high
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE:g} {SIDE:g}">'
        f'<linearGradient id="sky" x2="0" y2="1">{stops}</linearGradient>'
        f'<clipPath id="edge"><rect width="{SIDE:g}" height="{SIDE:g}" rx="{SIDE * corner:g}"/>'
        '</clipPath><g clip-path="url(#edge)">'
        f'<rect width="{SIDE:g}" height="{SIDE:g}" fill="url(#sky)"/>'
        f'<rect y="{SIDE * (0.88 - free):g}" width="{SIDE:g}" height="{SIDE}" fill="#3a2430"/>'
        f'<svg x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}" viewBox="0 0 64 96">'
        f"{house()}</svg></g></svg>"
    )


def main() -> None:
    """Write all icons."""
    folder = WEB / "public" / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    (WEB / "src" / "icon.svg").write_text(icon(0.2, 0.0) + "\n", encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, size, corner, free in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<style>body{margin:0}svg{display:block}</style>"
                + icon(corner, free).replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
            )
            page.screenshot(path=folder / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
