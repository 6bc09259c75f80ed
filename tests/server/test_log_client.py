"""The texts that the server publishes, and the sample client that prints the log with them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from citadella.cards import EDITIONS
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import Renderer
from tests.server.harness import Connection, Person, play_on, sentence_of

ROOT = Path(__file__).parents[2]


@contextmanager
def sample_client(url: str, code: str, language: str) -> Iterator[subprocess.Popen[str]]:
    """Run the sample client in its own process."""
    script = str(ROOT / "examples" / "table_log.py")
    client = subprocess.Popen(
        # The code of a table may begin with a hyphen.
        [sys.executable, script, "--language", language, "--", url, code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={"PYTHONIOENCODING": "utf-8", "PATH": ""},
    )
    try:
        yield client
    finally:
        client.kill()
        client.communicate()


async def printed(client: subprocess.Popen[str], count: int) -> list[str]:
    """Return the next lines that a client prints; fewer if it fails."""
    assert client.stdout is not None
    lines = []
    for _ in range(count):
        line = await asyncio.to_thread(client.stdout.readline)
        if not line:
            assert client.stderr is not None
            raise AssertionError(client.stderr.read())
        lines.append(line.rstrip("\n"))
    return lines


def log_in_words(at: Connection, language: str) -> list[str]:
    """Return the log of the newest state in words, as Python renders it."""
    texts = Texts(language)
    spare = texts("names-of-bots").split(", ")
    table = at.state["table"]
    names = [seat["name"] or spare[seat["seat"] % len(spare)] for seat in table["seats"]]
    render = Renderer(texts, names, table["edition"])
    lines = {event["n"]: event["line"] for event in at.state["events"]}
    sentences = [sentence_of(line.get("line") or lines[line["n"]]) for line in at.state["log"]]
    # The sample client does without no-break spaces.
    return [render(sentence).replace("\u00a0", " ") for sentence in sentences]


@pytest.mark.parametrize(
    ("language", "edition"),
    [("en", "deluxe"), ("hu", "classic"), ("bg", "2016"), ("cs", "classic")],
)
async def test_the_sample_client_prints_the_log_as_the_server_words_it(
    url: str, language: str, edition: str
) -> None:
    async with Person(url) as anna:
        preset = EDITIONS[edition].presets[-1].id
        wish = {"edition": edition, "preset": preset, "start": True}
        wish["action_cards"] = bool(EDITIONS[edition].action_cards)
        code = await anna.new_table("me", "builder", "random", "builder", **wish)
        await play_on(await anna.at(code))
        watch = (await anna.get(f"tables/{code}"))["watch"]
        at = await anna.at(watch)
        expected = log_in_words(at, language)
        assert len(expected) > 5
        with sample_client(url, watch, language) as client:
            assert await printed(client, len(expected)) == expected


async def test_the_sample_client_follows_a_game_to_its_end(url: str) -> None:
    async with Person(url) as anna:
        code = await anna.new_table("me", "builder", "builder", "builder", start=True)
        watch = (await anna.get(f"tables/{code}"))["watch"]
        with sample_client(url, watch, "en") as client:
            (first,) = await printed(client, 1)
            assert first.startswith("Round 1.")
            at = await anna.at(code)
            await play_on(at)
            lines = [first]
            while lines[-1] != "The game is over.":
                lines += await printed(client, 1)
            assert sum(line.startswith("Round ") for line in lines) == at.state["view"]["round"]


# --- the texts -------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_server_publishes_all_texts_of_a_language(url: str, language: str) -> None:
    async with Person(url) as anna:
        answer = await anna.http.get(f"/api/texts/{language}")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        entries = FluentParser().parse(answer.text).body
        assert not any(isinstance(entry, ast.Junk) for entry in entries)
        keys = {entry.id.name for entry in entries if isinstance(entry, ast.Message)}
        assert len(keys) > 1000
        assert all(key in Texts(language) for key in keys)
        name = Texts(language)("character-king")
        assert f"character-king = {name}" in answer.text


@pytest.mark.parametrize("language", ["xx", "EN", "en.ftl", ""])
async def test_there_are_no_texts_in_an_unknown_language(url: str, language: str) -> None:
    async with Person(url) as anna:
        assert (await anna.http.get(f"/api/texts/{language}")).status_code == 404
