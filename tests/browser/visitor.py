"""Someone with a browser of their own. Whatever goes wrong in it is noted."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebError,
)

# A usual window by its name; others as "820x1180".
Size = str
SIZES: Final[dict[Size, ViewportSize]] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
# Shorter edges up to this are held in a hand.
HAND_HELD: Final = 900


def window_of(size: Size) -> ViewportSize:
    """Return the width and height of a window."""
    if size in SIZES:
        return SIZES[size]
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


# For a slow machine with other things to do.
TIMEOUT_MS: Final = 40_000
# Whatever the content policy refuses becomes an error of the console, wherever it happened.
LISTEN: Final = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`refused by the content policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
SILENT: Final = '{"sound": false}'
QUIET: Final = f"""
if (location.protocol === "http:" && !localStorage.getItem("citadella.settings"))
  localStorage.setItem("citadella.settings", {SILENT!r});
"""
# A browser without service workers: it keeps nothing, and fetches nothing ahead.
FORGETFUL: Final = "delete Navigator.prototype.serviceWorker;"
# A page of the client without loading it anew.
GO: Final = """(path) => {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}"""


class Visitor:
    """A browser window with its own cookies."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: Size = "desktop",
        language: str = "en",
        cookie: str = "",
        calm: bool = True,
        keeps: bool = False,
    ) -> None:
        """Open an empty window; one that `keeps` has a service worker."""
        self.url = url
        window = window_of(size)
        self.touch = min(window["width"], window["height"]) < HAND_HELD
        self.trouble: list[str] = []
        self.expected: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport=window,
            locale=language,
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=self.touch,
            is_mobile=self.touch,
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        self.context.add_init_script(LISTEN)
        self.context.add_init_script(QUIET)
        if not keeps:
            self.context.add_init_script(FORGETFUL)
        self.context.on("console", self._heard)
        self.context.on("weberror", self._failed)
        if cookie:
            name, _, value = cookie.partition("=")
            self.context.add_cookies([{"name": name, "value": value, "url": url}])
        self.page: Page = self.context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location["url"].removeprefix(self.url)
            self.trouble.append(f"{message.type}: {message.text} ({where})")

    def _failed(self, error: WebError) -> None:
        self.trouble.append(f"uncaught: {error.error}")

    def expect(self, pattern: str) -> None:
        """Let something that matches stand in the console, because the test causes it."""
        self.expected.append(pattern)

    def troubles(self) -> list[str]:
        """Give what went wrong and was not expected."""
        return [line for line in self.trouble if not any(re.search(p, line) for p in self.expected)]

    def close(self) -> None:
        """Close the window."""
        self.context.close()

    # --- looking and clicking ------------------------------------------------------------
    def open(self, path: str = "/") -> None:
        """Load a page."""
        self.page.goto(path)

    def go(self, path: str) -> None:
        """Go to another page of the client, as its links do."""
        self.page.evaluate(GO, path)

    def find(self, testid: str) -> Locator:
        """Find something by its stable name."""
        return self.page.locator(f'[data-testid="{testid}"]')

    def find_all(self, start: str) -> Locator:
        """Find everything whose stable name starts like this."""
        return self.page.locator(f'[data-testid^="{start}"]')

    def click(self, testid: str) -> None:
        """Click (or tap) something."""
        found = self.find(testid)
        if self.touch:
            found.tap()
        else:
            found.click()

    def ask(self, script: str, argument: Any = None) -> Any:
        """Run a function in the page."""
        return self.page.evaluate(script, argument)

    def text(self) -> str:
        """Give all text that can be read."""
        return self.page.inner_text("body")

    @property
    def path(self) -> str:
        """Give the address without the server."""
        return self.page.url.removeprefix(self.url)

    @property
    def code(self) -> str:
        """Give the code of the table that is open."""
        return self.path.split("/")[2]
