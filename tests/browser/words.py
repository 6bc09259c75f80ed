"""Finding untranslated keys and ids in the text of a page."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from citadella.texts import rulebook
from tests.browser.visitor import Visitor

WORDS = """() => {
  const said = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const found = [document.body.innerText, document.title];
  for (const one of document.querySelectorAll("*"))
    for (const name of said) if (one.hasAttribute(name)) found.push(one.getAttribute(name));
  return found.join("\\n");
}"""
TOKEN = re.compile(r"(?<![\w-])[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+(?:\.[a-z-]+)?|[a-z]+_[a-z_]+")
# Prefixes of message keys that contain an id. If a message is missing, the page shows its key.
MADE = (
    *("event", "choice", "ask", "preset", "edition", "error", "table", "bot", "type", "letter"),
    *("reason", "why", "verdict"),
)


@cache
def keys() -> frozenset[str]:
    """Return the hyphenated keys of the English texts; other keys could be ordinary words."""
    found: set[str] = set()
    for file in (files("citadella.texts") / "en").iterdir():
        found |= set(re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.M))
    return frozenset(key for key in found if "-" in key)


@cache
def rule_ids() -> frozenset[str]:
    """Return the ids of all rules, which pages may show."""
    return frozenset(rule.id for rule in rulebook.all_rules())


def raw_keys(visitor: Visitor) -> set[str]:
    """Return the keys and ids that the page shows instead of words."""
    text: str = visitor.evaluate(WORDS)
    for rule in sorted(rule_ids(), key=len, reverse=True):
        text = text.replace(rule, "")
    return {
        token
        for token in TOKEN.findall(text)
        if token in keys() or "_" in token or token.split("-")[0] in MADE
    }
