"""Every message of the catalogue is said somewhere, and everything that is said is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = ROOT / "src" / "citadella" / "texts" / "en"
# Names for the tests are no words for people.
TEST_NAMES = re.compile(r"data-testid=(\"[^\"]*\"|\{[^}]*\}?`?\}?)")


def python() -> str:
    paths = sorted((ROOT / "src" / "citadella").glob("**/*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def browser() -> str:
    paths = sorted((ROOT / "web" / "src").glob("**/*.*"))
    sources = [p for p in paths if p.suffix in (".ts", ".svelte") and p.name != "protocol.ts"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    return TEST_NAMES.sub("", text)


def messages() -> dict[str, str]:
    """The keys of the catalogue, each with the file it stands in."""
    found: dict[str, str] = {}
    for path in sorted(ENGLISH.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = path.name
    return found


def unsaid(keys: list[str], source: str) -> list[str]:
    """The keys that stand nowhere: whole, in another message, or as a beginning and an end."""
    catalogue = "".join(path.read_text(encoding="utf-8") for path in ENGLISH.glob("*.ftl"))
    whole = set(re.findall(r"[\"'`]([\w-]+)[\"'`]", source))
    whole |= set(re.findall(r"\{ *([a-z][\w-]*)", catalogue))
    # `event-${kind}` in the browser, f"event-{kind}" in Python.
    beginnings = set(re.findall(r"[\"'`]([a-z][\w-]*-)\$?\{", source))
    ends = whole | set(re.findall(r"\w+", source))
    # The drawing `tax_gold` is called by `token-tax-gold`.
    ends |= {end.replace("_", "-") for end in ends}
    left = [key for key in keys if key not in whole]
    return [key for key in left if not any(_made(key, first, ends) for first in beginnings)]


def _made(key: str, first: str, ends: set[str]) -> bool:
    if not key.startswith(first):
        return False
    rest = key.removeprefix(first)
    if rest in ends:
        return True
    parts = rest.split("-")
    return any(
        "-".join(parts[:i]) in ends and "-".join(parts[i:]) in ends for i in range(1, len(parts))
    )


def test_no_message_is_there_for_nothing() -> None:
    assert unsaid(list(messages()), python() + browser()) == []


@pytest.mark.parametrize(
    "key", ["table-never-said", "error-nobody-raises-this", "event-imagined", "unheard"]
)
def test_a_message_for_nothing_would_be_found(key: str) -> None:
    assert unsaid([key], python() + browser()) == [key]


def test_everything_that_is_said_is_in_the_catalogue() -> None:
    said = set(re.findall(r"\btexts\(\s*\"([a-z][\w-]*)\"", python()))
    said |= set(re.findall(r"\bt\(\s*\"([a-z][\w-]*)\"", browser()))
    assert len(said) > 200
    assert sorted(said - set(messages())) == []
