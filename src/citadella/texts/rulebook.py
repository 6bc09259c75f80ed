"""The rules and rulings, searchable by id or by words.

The pages `rules.md` and `rulings.md` beside this file, and those in other languages (`rules.hu.md`
…), are the same as in `docs/`. A list item or table row with an id in bold defines that rule.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Final

from citadella.texts import Texts

__all__ = ["Rule", "all_rules", "find", "language_of_rules", "page_names", "searchable"]

ENGLISH: Final = "en"
BOLD_ID: Final = re.compile(r"\*\*([A-Z](?:\d+|-[A-Za-z0-9_-]+))\*\*")
NOT_IN_THE_BOX: Final = "—"
SECTION_NUMBER: Final = re.compile(r"^## (?:\d+\. )?")
# The id of a card's rule contains the card's name: `C-Thief-1`, `J-X-Merchant-2`, `U-keep`.
OF_A_CARD: Final = re.compile(r"(?:J-X|J|C|X|U|A)-([A-Za-z_]+)(?:-\d+)?")
# Words that some ids contain instead of a card's name, and the cards that they stand for.
OTHER_WORDS: Final = {
    "tax": "tax_collector",
    "cashwagon": "ticket_booth",
    "rebuild": "living_cannonball",
    "protection": "rasputin",
    "peek": "fortune_teller",
    "tent": "circus_tent",
}


# The edition of rules whose lines do not begin with editions, unless `EDITION_OF` applies.
USUAL_EDITION: Final = "2016"
# The editions of rules whose ids begin with these letters.
EDITION_OF: Final = {"X": "classic", "A": "deluxe"}
RULING: Final = "J"
EDITION: Final = re.compile(r"`(classic|2016|2021|deluxe)`")


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule or ruling: its id, its text without markup, and its section.

    `editions` are the editions whose rulebooks contain the rule; for our own rulings it is empty.
    """

    id: str
    text: str
    section: str = ""
    editions: tuple[str, ...] = ()

    @property
    def card(self) -> str:
        """Return the id of the rule's card; if it has none, '' or an id that no card has."""
        named = OF_A_CARD.fullmatch(self.id)
        word = named[1].lower() if named else ""
        return OTHER_WORDS.get(word, word)

    def source(self, texts: Texts) -> str:
        """Return the source of the rule: the editions of the rulebooks, and the section.

        >>> find("C-Thief-1")[0].source(Texts("en"))
        '2016 edition · Characters'
        """
        names = [texts(f"edition-{edition}") for edition in self.editions]
        return f"{', '.join(names) or texts('rules-our-ruling')} · {self.section}"


def page_names(language: str = ENGLISH) -> tuple[str, str]:
    """Return the file names of the rules and of the rulings in a language."""
    ending = ".md" if language == ENGLISH else f".{language}.md"
    return f"rules{ending}", f"rulings{ending}"


@cache
def language_of_rules(language: str) -> str:
    """Return the language in which readers of `language` get the rules: theirs, or English."""
    folder = files("citadella.texts")
    translated = all((folder / page).is_file() for page in page_names(language))
    return language if translated else ENGLISH


@cache
def all_rules(language: str = ENGLISH) -> tuple[Rule, ...]:
    """Return every rule in the order of the pages; the ids are the same in every language."""
    language = language_of_rules(language)
    folder = files("citadella.texts")
    texts = Texts(language)
    found: list[Rule] = []
    for page in page_names(language):
        found += read_page((folder / page).read_text(encoding="utf-8"), texts("term-cost"))
    if language == ENGLISH:
        return tuple(found)
    # Take the editions from the English page, because finding them depends on word order.
    editions = {rule.id: rule.editions for rule in all_rules()}
    return tuple(replace(rule, editions=editions[rule.id]) for rule in found)


def find(word: str, language: str = ENGLISH) -> list[Rule]:
    """Return the rules that match an id or words, the best matches first.

    Rules with this id or about a card of this name come first, then rules that mention the phrase,
    then rules that contain each of its words or a synonym.

    >>> [rule.id for rule in find("spy")][0]
    'C-Spy-1'
    >>> find("u-stables")[0].text
    'Stables. Cost: 2016 2; deluxe 2. Building it does not count against the limit.'
    """
    wanted = searchable(word)
    if not wanted:
        return []
    # These endings cover English inflection; in other languages any ending matches.
    ending = r"(?:s|es)?\b" if language == ENGLISH else ""
    by_id = re.compile(rf"\b{re.escape(wanted)}(?:s|es)?\b")
    by_text = re.compile(rf"\b{re.escape(wanted)}{ending}")
    rules = _written(language)
    named = [rule for rule, called, _ in rules if by_id.search(called)]
    mentioned = [rule for rule, _, text in rules if by_text.search(text)]
    exact = [rule for rule in named if searchable(rule.id) == wanted]
    meant = _meant(wanted, language)
    return list(dict.fromkeys([*exact, *named, *mentioned, *meant]))


def _meant(wanted: str, language: str) -> list[Rule]:
    """Return the rules that contain, for every word of `wanted`, the word or a synonym."""
    ending = r"(?:s|es|d|ed)?\b" if language == ENGLISH else ""
    groups = [group.split(",") for group in Texts(language)("search-same").split(";")]
    same = [[searchable(one) for one in group] for group in groups]
    needed: list[re.Pattern[str]] = []
    for word in wanted.split():
        others = [one for group in same if word in group for one in group]
        needed.append(re.compile(rf"\b(?:{'|'.join(map(re.escape, [word, *others]))}){ending}"))
    return [
        rule
        for rule, called, text in _written(language)
        if all(one.search(f"{called} {text}") for one in needed)
    ]


@cache
def _written(language: str) -> tuple[tuple[Rule, str, str], ...]:
    """Return every rule, each with its searchable names and its searchable text."""
    return tuple(
        (rule, _called(rule, language), searchable(rule.text)) for rule in all_rules(language)
    )


def _called(rule: Rule, language: str) -> str:
    """Return the searchable names of a rule: its id, and its card's name in the language."""
    texts = Texts(language)
    keys = [f"{kind}-{rule.card}" for kind in ("character", "district", "action")]
    names = [texts(key) for key in keys if rule.card and key in texts]
    return searchable(" ".join([rule.id, *names]))


def read_page(page: str, cost: str = "Cost") -> list[Rule]:
    """Return the rules that a page defines; `cost` is the page's word for a district's cost."""
    found: list[Rule] = []
    section = ""
    heads: list[str] = []
    item: list[str] = []
    for line in [*page.splitlines(), "#"]:
        inside = line.startswith("  ") or not line
        if item and not inside:
            found += _item(item, section)
            item = []
        if line.startswith("## "):
            section = _plain(SECTION_NUMBER.sub("", line))
        if line.startswith("|"):
            cells = _cells(line)
            heads = heads or cells
            found += _row(heads, cells, section, cost)
        elif line:
            heads = heads if inside else []
            if line.startswith("- "):
                item = [line[2:]]
            elif item:
                item.append(line)
    return found


def _item(lines: list[str], section: str) -> list[Rule]:
    bold = BOLD_ID.match(lines[0])
    if bold is None:
        return []
    text = [lines[0][bold.end() :].strip()]
    for line in lines[1:]:
        # The line may be a row of a table inside the list item.
        cells = [cell for cell in _cells(line.strip()) if cell.strip("-")]
        if cells:
            text.append(f" {NOT_IN_THE_BOX} ".join(cells))
    return [Rule(bold[1], _plain("\n".join(text)), section, _editions(bold[1], text[0]))]


def _row(heads: list[str], cells: list[str], section: str, word: str) -> list[Rule]:
    bold = BOLD_ID.fullmatch(cells[0])
    if bold is None or len(cells) < 3:
        return []
    costs = {
        _plain(head): cell
        for head, cell in zip(heads[2:-1], cells[2:-1], strict=True)
        if cell != NOT_IN_THE_BOX
    }
    said = "; ".join(f"{edition} {cost}" for edition, cost in costs.items())
    cost = f" {word}: {said}." if said else ""
    return [Rule(bold[1], _plain(f"{cells[1]}.{cost} {cells[-1]}"), section, tuple(costs))]


def _editions(id: str, text: str) -> tuple[str, ...]:
    """Return the editions whose rulebooks contain the rule; empty for our own rulings."""
    if id.startswith(RULING):
        return ()
    if id[0] in EDITION_OF:
        return (EDITION_OF[id[0]],)
    only_named = text.startswith(("`", "(`"))
    named = EDITION.findall(text)
    return tuple(dict.fromkeys(named if only_named else [USUAL_EDITION, *named]))


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _plain(text: str) -> str:
    return re.sub(r"[*`]", "", text)


def searchable(text: str) -> str:
    """Return a text normalised for search, so that "Thieves' Den" finds U-thieves_den."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.sub(r"[\W_]+", " ", re.sub(r"['’]", "", bare)).split())
