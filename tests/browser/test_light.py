"""The client is light, and keeps to the server's content policy."""

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

#: Everything of a first game: the shell, the typefaces and the drawings.
FIRST_LOAD = 450_000
#: The folders of drawings that a first game shows.
DRAWINGS = ("districts", "unique", "characters", "tokens", "shields")


def loaded(visitor: Visitor, path: str) -> dict[str, bytes]:
    """Open a page; give every file that it asked for."""
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    return {answer.url: answer.body() for answer in answers if answer.ok}


def packed(files: dict[str, bytes]) -> dict[str, int]:
    """Give what each file weighs on its way."""
    return {url: len(gzip.compress(body)) for url, body in files.items()}


def drawings() -> dict[str, bytes]:
    """Give the files with the drawings of a first game, by the names that they are asked for."""
    found = {}
    for folder in DRAWINGS:
        # Code may be called like a folder; the drawings are by far more.
        files = (STATIC / "assets").glob(f"{folder}-*.js")
        path = max(files, key=lambda file: file.stat().st_size)
        found[path.name] = path.read_bytes()
    return found


def test_the_first_load_is_small(visit: Open) -> None:
    sizes = packed(loaded(visit(), "/"))
    assert len(sizes) > 3
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


@pytest.mark.parametrize("language", [long("en"), long("hu"), "bg", long("cs")])
def test_so_is_the_first_load_of_a_table_with_all_drawings(visit: Open, language: str) -> None:
    player, friend = visit(), visit(language=language)
    player.open()
    player.click("play-now")
    wait(player)
    files = loaded(friend, player.path)
    friend.find("player-0").wait_for()
    names = {url.rpartition("/")[2]: body for url, body in files.items()}
    sizes = packed(names | drawings())
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


def test_typefaces_are_fetched_by_what_is_written(visit: Open) -> None:
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


def test_drawings_come_when_they_are_wanted(visit: Open) -> None:
    visitor = visit()
    files = loaded(visitor, "/settings")
    names = {url.rpartition("/")[2].partition("-")[0] for url in files}
    # A district of each type is shown there to try patterns on.
    assert not names & {"characters", "actions", "presets"}


def test_files_come_compressed_and_are_kept(visit: Open) -> None:
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


def test_the_content_policy_is_there_and_holds(visit: Open) -> None:
    visitor = visit()
    answer = visitor.page.goto("/")
    assert answer is not None
    policy = answer.header_value("content-security-policy") or ""
    assert "default-src 'self'" in policy
    assert "unsafe-eval" not in policy
    visitor.expect("content policy|Content Security Policy")
    visitor.ask(
        "() => { const s = document.createElement('script'); s.text = 'window.bad = 1';"
        " document.head.append(s); }"
    )
    assert visitor.ask("() => window.bad") is None
    assert any("policy" in line for line in visitor.trouble), "a violation would not be noticed"
