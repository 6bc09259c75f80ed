"""The client as a web app: installable, with the rules available offline."""

from __future__ import annotations

import json
import struct

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.player import wait
from tests.browser.visitor import TIMEOUT_MS, Visitor

CACHED = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found.push(new URL(request.url).pathname + new URL(request.url).search);
  return found.sort();
}"""
# Returns whether the service worker is active and has cached the files loaded by this page.
READY = """async () => {
  await navigator.serviceWorker.ready;
  const kept = await caches.match(`/api/rules?language=${document.documentElement.lang}`);
  return navigator.serviceWorker.controller !== null && kept !== undefined;
}"""


def until(visitor: Visitor, script: str) -> None:
    """Wait until a script returns true in the page."""
    for _ in range(TIMEOUT_MS // 50):
        if visitor.evaluate(script):
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"not true after {TIMEOUT_MS} ms: {script}")


def wait_for_worker(visitor: Visitor) -> None:
    until(visitor, READY)


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_web_app_manifest_is_served_and_its_icons_have_the_stated_sizes(visit: Open) -> None:
    visitor = visit()
    visitor.open()
    link = visitor.page.locator('link[rel="manifest"]').get_attribute("href") or ""
    answer = visitor.page.request.get(link)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert manifest["name"] == "Citadella"
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    icons = manifest["icons"]
    assert {icon["sizes"] for icon in icons} >= {"192x192", "512x512"}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in icons:
        file = visitor.page.request.get(icon["src"])
        width, height = size_of(file.body())
        assert (f"{width}x{height}", icon["type"]) == (icon["sizes"], file.headers["content-type"])
    for shortcut in manifest["shortcuts"]:
        assert visitor.page.request.get(shortcut["url"]).ok


def test_chromium_considers_the_page_installable(visit: Open) -> None:
    visitor = visit(service_worker=True)
    visitor.open()
    wait_for_worker(visitor)
    session = visitor.context.new_cdp_session(visitor.page)
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Ignore one error: the test window is private and therefore cannot install apps.
    assert [p["errorId"] for p in problems if p["errorId"] != "in-incognito"] == []


def test_the_rules_can_be_read_offline(visit: Open) -> None:
    for language, word in (("en", "steal"), ("hu", "lopás")):
        visitor = visit(language=language, service_worker=True)
        visitor.expect("ERR_INTERNET_DISCONNECTED")
        visitor.open()
        wait_for_worker(visitor)
        visitor.context.set_offline(True)
        visitor.open("/rules")
        visitor.find("rule-keep").wait_for()
        visitor.find("offline").wait_for()
        picture = visitor.find("rule-thief").locator("img").first
        assert picture.evaluate("(img) => img.complete && img.naturalWidth > 0")
        visitor.find("rules-search").fill(word)
        visitor.find("rule-keep").wait_for(state="detached")
        visitor.find("rule-thief").wait_for()
        # The start page also opens offline.
        visitor.page.reload()
        visitor.click("nav-home")
        visitor.find("play-now").wait_for()
        visitor.context.set_offline(False)
        visitor.open()
        visitor.find("offline").wait_for(state="detached")


def test_no_data_of_tables_or_people_is_cached(visit: Open) -> None:
    visitor = visit(service_worker=True)
    visitor.open()
    wait_for_worker(visitor)
    visitor.click("play-now")
    wait(visitor)
    visitor.page.reload()
    wait(visitor)
    kept = visitor.evaluate(CACHED)
    assert "/" in kept
    for path in kept:
        common = path == "/" or path.startswith("/assets/")
        assert common or path.partition("?")[0] in ("/api/catalogue", "/api/rules"), path


def test_a_new_build_deletes_the_cache_of_the_old_one(visit: Open) -> None:
    visitor = visit(service_worker=True)
    visitor.open()
    visitor.evaluate("async () => { await caches.open('citadella-of-yesterday'); }")
    wait_for_worker(visitor)
    expect(visitor.find("play-now")).to_be_visible()
    until(visitor, "async () => !(await caches.keys()).includes('citadella-of-yesterday')")
    assert len(visitor.evaluate("() => caches.keys()")) == 1
