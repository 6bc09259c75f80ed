"""The size of the files that the client loads, and the content security policy."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Response

from citadella.server.web.assets import STATIC
from citadella.texts import LANGUAGES
from tests.browser.conftest import Open
from tests.browser.player import wait
from tests.browser.visitor import Visitor
from tests.long import long

#: The maximum compressed size in bytes of the scripts, fonts and drawings for a first game.
MAX_FIRST_LOAD_BYTES = 450_000
#: The folders of the drawings that a first game shows.
DRAWINGS = ("districts", "unique", "characters", "tokens", "shields")


def loaded(visitor: Visitor, path: str) -> dict[str, bytes]:
    """Open a page and return the contents of every file that it loads, by URL."""
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    return {answer.url: answer.body() for answer in answers if answer.ok}


def compressed_sizes(files: dict[str, bytes]) -> dict[str, int]:
    """Return the compressed size of each file in bytes."""
    return {url: len(gzip.compress(body)) for url, body in files.items()}


def drawings() -> dict[str, bytes]:
    """Return the contents of the files with the drawings of a first game, by file name."""
    found = {}
    for folder in DRAWINGS:
        # Other scripts may have the same name prefix; the largest file contains the drawings.
        files = (STATIC / "assets").glob(f"{folder}-*.js")
        path = max(files, key=lambda file: file.stat().st_size)
        found[path.name] = path.read_bytes()
    return found


def test_the_first_load_of_the_start_page_is_small(visit: Open) -> None:
    sizes = compressed_sizes(loaded(visit(), "/"))
    assert len(sizes) > 3
    assert sum(sizes.values()) <= MAX_FIRST_LOAD_BYTES, sizes


@pytest.mark.parametrize("language", [long("en"), long("hu"), "bg", long("cs")])
def test_the_first_load_of_a_table_with_all_drawings_is_small(visit: Open, language: str) -> None:
    player, friend = visit(), visit(language=language)
    player.open()
    player.click("play-now")
    wait(player)
    files = loaded(friend, player.path)
    friend.find("player-0").wait_for()
    names = {url.rpartition("/")[2]: body for url, body in files.items()}
    sizes = compressed_sizes(names | drawings())
    assert sum(sizes.values()) <= MAX_FIRST_LOAD_BYTES, sizes


def test_only_fonts_for_the_alphabet_of_the_language_are_loaded(visit: Open) -> None:
    fonts = {
        language: {
            url.rpartition("/")[2].partition("-wght")[0]
            for url in loaded(visit(language=language), "/")
            if url.endswith(".woff2")
        }
        for language in LANGUAGES
    }
    latin = {"alegreya-latin", "source-sans-3-latin"}
    assert fonts["en"] == latin
    assert fonts["bg"] == latin | {"alegreya-cyrillic", "source-sans-3-cyrillic"}
    central = latin | {"alegreya-latin-ext", "source-sans-3-latin-ext"}
    assert fonts["hu"] == fonts["cs"] == central


def test_the_settings_load_only_the_drawings_that_they_show(visit: Open) -> None:
    visitor = visit()
    files = loaded(visitor, "/settings")
    names = {url.rpartition("/")[2].partition("-")[0] for url in files}
    # The settings page shows only districts, as examples of the patterns for district types.
    assert not names & {"characters", "actions", "presets"}


def test_large_scripts_are_sent_compressed(visit: Open) -> None:
    visitor = visit()
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.open()
    visitor.find("play-now").wait_for()
    scripts = [answer for answer in answers if answer.url.endswith(".js")]
    assert scripts
    for answer in scripts:
        if len(answer.body()) > 2000:
            assert answer.header_value("content-encoding") in ("gzip", "br"), answer.url


def test_the_content_security_policy_is_sent_and_enforced(visit: Open) -> None:
    visitor = visit()
    answer = visitor.page.goto("/")
    assert answer is not None
    policy = answer.header_value("content-security-policy") or ""
    assert "default-src 'self'" in policy
    assert "unsafe-eval" not in policy
    visitor.expect("content policy|Content Security Policy")
    visitor.evaluate(
        "() => { const s = document.createElement('script'); s.text = 'window.bad = 1';"
        " document.head.append(s); }"
    )
    assert visitor.evaluate("() => window.bad") is None
    assert any("policy" in line for line in visitor.errors), "a violation would not be noticed"
