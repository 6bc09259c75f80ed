"""The rules and rulings, found by id or by a word.

The pages `rules.md` and `rulings.md` beside this file are the same as in `docs/`. A rule is
defined where its id stands in bold: in an item of a list, or in a row of a table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

__all__ = ["Rule", "all_rules", "find"]

PAGES: Final = ("rules.md", "rulings.md")
BOLD_ID: Final = re.compile(r"\*\*([A-Z](?:\d+|-[A-Za-z0-9_-]+))\*\*")
NOT_IN_THE_BOX: Final = "—"
# The rule of a card is named after it (`C-Thief-1`, `J-X-Merchant-2`, `U-keep`) …
OF_A_CARD: Final = re.compile(r"(?:J-X|J|C|X|U|A)-([A-Za-z_]+)(?:-\d+)?")
# … but for these, which the rules call by other words.
OTHER_WORDS: Final = {
    "tax": "tax_collector",
    "cashwagon": "ticket_booth",
    "rebuild": "living_cannonball",
    "protection": "rasputin",
    "peek": "fortune_teller",
    "tent": "circus_tent",
}


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule or ruling: its id, and its text without markup."""

    id: str
    text: str

    @property
    def card(self) -> str:
        """The card that the rule is about, by its id; '' (or no card's id) if about none."""
        named = OF_A_CARD.fullmatch(self.id)
        word = named[1].lower() if named else ""
        return OTHER_WORDS.get(word, word)


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule in the order of the pages."""
    folder = files("citadella.texts")
    found: list[Rule] = []
    for page in PAGES:
        found += read_page((folder / page).read_text(encoding="utf-8"))
    return tuple(found)


def find(word: str) -> list[Rule]:
    """The rules for an id or word: first those whose id says it, then those that mention it.

    >>> [rule.id for rule in find("spy")][0]
    'C-Spy-1'
    >>> find("u-stables")[0].text
    'Stables. Cost: 2016 2; deluxe 2. Building it does not count against the limit.'
    """
    wanted = _words(word)
    if not wanted:
        return []
    whole = re.compile(rf"\b{re.escape(wanted)}(?:s|es)?\b")
    by_id = [rule for rule in all_rules() if whole.search(_words(rule.id))]
    by_text = [rule for rule in all_rules() if whole.search(_words(rule.text))]
    exact = [rule for rule in by_id if _words(rule.id) == wanted]
    return list(dict.fromkeys([*exact, *by_id, *by_text]))


def read_page(page: str) -> list[Rule]:
    """The rules that a page defines."""
    found: list[Rule] = []
    heads: list[str] = []
    item: list[str] = []
    for line in [*page.splitlines(), "#"]:
        inside = line.startswith("  ") or not line
        if item and not inside:
            found += _item(item)
            item = []
        if line.startswith("|"):
            cells = _cells(line)
            heads = heads or cells
            found += _row(heads, cells)
        elif line:
            heads = heads if inside else []
            if line.startswith("- "):
                item = [line[2:]]
            elif item:
                item.append(line)
    return found


def _item(lines: list[str]) -> list[Rule]:
    bold = BOLD_ID.match(lines[0])
    if bold is None:
        return []
    text = [lines[0][bold.end() :].strip()]
    for line in lines[1:]:
        # A small table inside the item.
        cells = [cell for cell in _cells(line.strip()) if cell.strip("-")]
        if cells:
            text.append(f" {NOT_IN_THE_BOX} ".join(cells))
    return [Rule(bold[1], _plain("\n".join(text)))]


def _row(heads: list[str], cells: list[str]) -> list[Rule]:
    bold = BOLD_ID.fullmatch(cells[0])
    if bold is None or len(cells) < 3:
        return []
    costs = [
        f"{head} {cell}"
        for head, cell in zip(heads[2:-1], cells[2:-1], strict=True)
        if cell != NOT_IN_THE_BOX
    ]
    cost = f" Cost: {'; '.join(costs)}." if costs else ""
    return [Rule(bold[1], _plain(f"{cells[1]}.{cost} {cells[-1]}"))]


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _plain(text: str) -> str:
    return re.sub(r"[*`]", "", text)


def _words(text: str) -> str:
    """Write words and ids alike, so that "Thieves' Den" finds U-thieves_den."""
    return " ".join(re.sub(r"[\W_]+", " ", re.sub(r"['’]", "", text.casefold())).split())
