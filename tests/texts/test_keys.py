"""Every message of the catalogue is used, and every message used is in the catalogue."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from citadella.cards import EDITIONS
from tests.texts.catalogue import content

ROOT = Path(__file__).resolve().parents[2]
ENGLISH = ROOT / "src" / "citadella" / "texts" / "en"
# Matches the client's test ids, which must be removed because they look like message keys.
TEST_NAMES = re.compile(r"data-testid=(\"[^\"]*\"|\{[^}]*\}?`?\}?)")


def python() -> str:
    paths = sorted((ROOT / "src" / "citadella").glob("**/*.py"))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def browser() -> str:
    paths = sorted([*ROOT.glob("web/src/**/*.*"), *ROOT.glob("web/plugins/*.ts")])
    sources = [p for p in paths if p.suffix in (".ts", ".svelte") and p.name != "protocol.ts"]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    return TEST_NAMES.sub("", text)


def messages() -> dict[str, str]:
    """Map every message key of the catalogue to the name of its file."""
    found: dict[str, str] = {}
    for path in sorted(ENGLISH.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = path.name
    return found


def unused(keys: list[str], source: str) -> list[str]:
    """Return the keys that `source` neither contains nor composes from a prefix and suffixes."""
    catalogue = "".join(path.read_text(encoding="utf-8") for path in ENGLISH.glob("*.ftl"))
    whole = set(re.findall(r"[\"'`]([\w-]+)[\"'`]", source))
    whole |= set(re.findall(r"\{ *([a-z][\w-]*)", catalogue))
    # Find prefixes: `event-${kind}` in TypeScript and f"event-{kind}" in Python.
    prefixes = set(re.findall(r"[\"'`]([a-z][\w-]*-)\$?\{", source))
    suffixes = whole | set(re.findall(r"\w+", source))
    # In keys, the "_" of an id becomes "-": the drawing `tax_gold` has the key `token-tax-gold`.
    suffixes |= {suffix.replace("_", "-") for suffix in suffixes}
    # Find concatenations: "key" + "-suffix".
    sums = {f"{key}{end}" for key in whole if key in keys for end in whole if end[0] == "-"}
    left = [key for key in keys if key not in whole | sums]
    return [key for key in left if not any(_made(key, prefix, suffixes) for prefix in prefixes)]


def _made(key: str, prefix: str, suffixes: set[str]) -> bool:
    if not key.startswith(prefix):
        return False
    rest = key.removeprefix(prefix)
    if rest in suffixes:
        return True
    parts = rest.split("-")
    return any(
        "-".join(parts[:i]) in suffixes and "-".join(parts[i:]) in suffixes
        for i in range(1, len(parts))
    )


def test_every_message_is_used() -> None:
    assert unused(list(messages()), python() + browser()) == []


@pytest.mark.parametrize(
    "key", ["table-never-said", "error-nobody-raises-this", "event-imagined", "unheard"]
)
def test_an_unused_message_is_detected(key: str) -> None:
    assert unused([key], python() + browser()) == [key]


def test_every_kind_of_attribute_is_used() -> None:
    source = python()
    attributes = {key.partition(".")[2].partition("-")[0] for key in content("en") if "." in key}
    # An attribute may be an edition: `line-witch.classic` is the line on the drawing in `classic`.
    attributes -= set(EDITIONS)
    assert len(attributes) > 8
    assert [each for each in sorted(attributes) if f".{each}" not in source] == []


def test_every_message_used_is_in_the_catalogue() -> None:
    said = set(re.findall(r"\btexts\(\s*\"([a-z][\w-]*)\"", python()))
    said |= set(re.findall(r"\bt\(\s*\"([a-z][\w-]*)\"", browser()))
    assert len(said) > 200
    assert sorted(said - set(messages())) == []
