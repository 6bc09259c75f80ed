"""The client is light, and keeps to the server's content policy."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import Open
from tests.browser.player import wait
from tests.browser.visitor import Visitor

FIRST_LOAD = 250_000


def loaded(visitor: Visitor, path: str) -> dict[str, bytes]:
    """Open a page; give every file that it asked for."""
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    visitor.open(path)
    visitor.page.wait_for_load_state("networkidle")
    return {answer.url: answer.body() for answer in answers if answer.ok}


def test_the_first_load_is_small(visit: Open) -> None:
    files = loaded(visit(), "/")
    assert len(files) > 3
    sizes = {
        url: len(gzip.compress(body)) for url, body in files.items() if "/assets/icons" not in url
    }
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


def test_so_is_the_first_load_of_a_table(visit: Open) -> None:
    player, friend = visit(), visit(language="hu")
    player.open()
    player.click("play-now")
    wait(player)
    files = loaded(friend, player.path)
    friend.find("player-0").wait_for()
    sizes = [len(gzip.compress(body)) for url, body in files.items() if "/assets/icons" not in url]
    assert sum(sizes) <= FIRST_LOAD


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
