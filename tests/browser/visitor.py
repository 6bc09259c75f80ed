"""A browser window for tests that records the errors of its pages."""

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

# A key of `SIZES`, or a width and height in pixels such as "820x1180".
Size = str
SIZES: Final[dict[Size, ViewportSize]] = {
    "desktop": {"width": 1440, "height": 900},
    "phone": {"width": 390, "height": 844},
}
# Windows whose shorter side is less than this many pixels get a touch screen.
HAND_HELD: Final = 900


def window_of(size: Size) -> ViewportSize:
    """Return the width and height of a size in pixels."""
    if size in SIZES:
        return SIZES[size]
    width, height = map(int, size.split("x"))
    return {"width": width, "height": height}


# The timeout in milliseconds, long enough for a slow and busy machine.
TIMEOUT_MS: Final = 40_000
# Log every violation of the content security policy as an error in the console.
LISTEN: Final = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`refused by the content policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
SOUND_OFF: Final = '{"sound": false}'
MUTE: Final = f"""
if (location.protocol === "http:" && !localStorage.getItem("citadella.settings"))
  localStorage.setItem("citadella.settings", {SOUND_OFF!r});
"""
# Disable service workers, which would cache and prefetch files.
WITHOUT_SERVICE_WORKER: Final = "delete Navigator.prototype.serviceWorker;"
# Go to a page of the client without reloading.
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
        reduced_motion: bool = True,
        service_worker: bool = False,
    ) -> None:
        self.url = url
        window = window_of(size)
        self.touch = min(window["width"], window["height"]) < HAND_HELD
        self.errors: list[str] = []
        self.expected: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport=window,
            locale=language,
            reduced_motion="reduce" if reduced_motion else "no-preference",
            has_touch=self.touch,
            is_mobile=self.touch,
        )
        self.context.set_default_timeout(TIMEOUT_MS)
        self.context.add_init_script(LISTEN)
        self.context.add_init_script(MUTE)
        if not service_worker:
            self.context.add_init_script(WITHOUT_SERVICE_WORKER)
        self.context.on("console", self._on_console)
        self.context.on("weberror", self._on_error)
        if cookie:
            name, _, value = cookie.partition("=")
            self.context.add_cookies([{"name": name, "value": value, "url": url}])
        self.page: Page = self.context.new_page()

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location["url"].removeprefix(self.url)
            self.errors.append(f"{message.type}: {message.text} ({where})")

    def _on_error(self, error: WebError) -> None:
        self.errors.append(f"uncaught: {error.error}")

    def expect(self, pattern: str) -> None:
        """Accept errors that match `pattern`, because the test causes them."""
        self.expected.append(pattern)

    def unexpected_errors(self) -> list[str]:
        return [line for line in self.errors if not any(re.search(p, line) for p in self.expected)]

    def close(self) -> None:
        self.context.close()

    # --- looking and clicking ------------------------------------------------------------
    def open(self, path: str = "/") -> None:
        """Load a page."""
        self.page.goto(path)

    def go(self, path: str) -> None:
        """Go to another page of the client without reloading, as its links do."""
        self.page.evaluate(GO, path)

    def find(self, testid: str) -> Locator:
        """Return the element with this test id."""
        return self.page.locator(f'[data-testid="{testid}"]')

    def find_all(self, start: str) -> Locator:
        """Return the elements whose test id begins with `start`."""
        return self.page.locator(f'[data-testid^="{start}"]')

    def click(self, testid: str) -> None:
        """Click or tap an element."""
        found = self.find(testid)
        if self.touch:
            found.tap()
        else:
            found.click()

    def evaluate(self, script: str, argument: Any = None) -> Any:
        """Run a JavaScript function in the page and return its result."""
        return self.page.evaluate(script, argument)

    def text(self) -> str:
        """Return all visible text, with plain spaces."""
        return self.page.inner_text("body").replace("\u00a0", " ")

    @property
    def path(self) -> str:
        """Return the path of the current address."""
        return self.page.url.removeprefix(self.url)

    @property
    def code(self) -> str:
        """Return the code of the open table."""
        return self.path.split("/")[2]
