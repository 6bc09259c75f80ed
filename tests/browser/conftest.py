"""Fixtures for a browser, a server and windows; tests fail if any of these logs an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from citadella.server.web.assets import STATIC
from tests.browser.database import ServerDatabase
from tests.browser.harness import BrowserServer
from tests.browser.visitor import TIMEOUT_MS, Visitor
from tools.artwork.chromium import CI, NONE_HERE, NoChromiumError, chromium, find

expect.set_options(timeout=TIMEOUT_MS)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Turn off features that tests do not need, such as panels that every window would load again.
    "--disable-features=PreloadTopChromeWebUI,WebUIOmniboxPopup,ReadAnything,HttpsUpgrades,"
    "LensOverlay,MediaRouter,OptimizationHints,PaintHolding",
)


def find_chromium() -> str:
    """Return the path of Chromium; if there is none, fail in CI and skip the test elsewhere."""
    try:
        found = chromium() if CI else find()
    except NoChromiumError as problem:
        pytest.fail(str(problem), pytrace=False)
    if found is None:
        pytest.skip(NONE_HERE)
    return found


# The scope is only the package, because other tests cannot run an event loop while Playwright is
# open.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not (STATIC / "index.html").exists():
        pytest.fail(
            "The browser client has not been built: run 'python -m tools.packaging.client' first.",
            pytrace=False,
        )
    path = find_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserServer]:
    server = BrowserServer(tmp_path_factory.mktemp("browser"))
    yield server
    server.stop()
    assert server.errors() == ""


@pytest.fixture
def database(server: BrowserServer) -> ServerDatabase:
    return ServerDatabase(server.data)


Open = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, server: BrowserServer) -> Iterator[Open]:
    """Yield a function that opens windows: `visit("phone", language="hu")`."""
    visitors: list[Visitor] = []

    def open_window(*args: Any, url: str = server.url, **options: Any) -> Visitor:
        visitors.append(Visitor(browser, url, *args, **options))
        return visitors[-1]

    yield open_window
    for visitor in visitors:
        visitor.close()
    for visitor in visitors:
        assert visitor.unexpected_errors() == []
