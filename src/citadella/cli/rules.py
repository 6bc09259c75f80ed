"""`citadella rules`: looks up cards by any of their names, and words in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from citadella.cards import EDITIONS, CharacterFacts, DistrictFacts, EditionFacts
from citadella.cards.model import ActionCardFacts
from citadella.cli.arguments import UserError
from citadella.rules.registry import REGISTRY
from citadella.texts import ENGLISH, LANGUAGES, Texts
from citadella.texts.rulebook import Rule, all_rules, find, searchable

Facts = CharacterFacts | DistrictFacts | ActionCardFacts

MAX_CARDS_SHOWN: Final = 4
MAX_RULES_SHOWN: Final = 8
#: Terms that can be looked up, in any language. The key of a term's text is `term-` plus the term.
WORDS: Final = (
    "crown",
    "gold",
    "stash",
    "bank",
    "city",
    "complete-city",
    "hand",
    "deck",
    "card",
    "rank",
    "type",
    "cost",
    "points",
    "score",
    "ability",
    "resource",
    "building-limit",
    "warrant",
    "threat",
    "bribe",
    "tax",
    "round",
    "turn",
    "selection-phase",
    "end-of-game",
    "gather",
    "build",
    "draw",
    "discard",
    "destroy",
    "exchange",
    "seize",
    "confiscate",
    "beautify",
    "kill",
    "bewitch",
    "rob",
    "action-card",
    "unique-district",
    "silver-coin",
)


def look_up(texts: Texts, word: str, edition: str, everything: bool, console: Console) -> None:
    """Print the cards and rules that match a word."""
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise UserError(texts("error-edition", edition=edition, known=known))
    cards = find_cards(word)
    found = _rules(word, cards, texts.language)
    if not cards and not found:
        spoken = tuple(dict.fromkeys((texts.language, ENGLISH)))
        near = get_close_matches(searchable(word), [name for name, _ in _names(spoken)], 3, 0.7)
        key = "error-no-rule-near" if near else "error-no-rule"
        raise UserError(texts(key, word=word, near=", ".join(dict.fromkeys(near))))
    most = len(cards) if everything else MAX_CARDS_SHOWN
    for card in cards[:most]:
        _print_card(texts, card, edition, console)
    if len(cards) > most:
        console.print(Text(texts("rules-more-cards", count=len(cards) - most), style="dim"))
    _print_rules(texts, found, everything, console)


# --- finding -------------------------------------------------------------------------------
def find_cards(word: str) -> list[str]:
    """Return the keys of the cards named `word` or, if there are none, with `word` in the name."""
    wanted = searchable(word)
    if not wanted:
        return []
    for fits in (str.__eq__, str.startswith, str.__contains__):
        keys = [key for name, key in _names() if fits(name, wanted)]
        if keys and (fits is str.__eq__ or len(wanted) > 2):
            return list(dict.fromkeys(keys))
    return []


def _rules(word: str, cards: list[str], language: str) -> list[Rule]:
    """Return the rules about the card if exactly one card was found, or else about `word`."""
    spoken = Texts(language)
    if len(cards) == 1:
        card = cards[0].partition("-")[2]
        own = [rule for rule in all_rules(language) if rule.card == card]
        return list(dict.fromkeys([*own, *find(spoken.name(cards[0], ""), language)]))
    direct = find(word, language)
    if direct or cards:
        return direct
    for term in WORDS:
        key = f"term-{term}"
        if any(searchable(Texts(other)(key)) == searchable(word) for other in LANGUAGES):
            return find(spoken(key), language)
    return _in_other_languages(word, language)


def _in_other_languages(word: str, language: str) -> list[Rule]:
    # The word may occur only in the rules in another language.
    for other in LANGUAGES:
        ids = {rule.id for rule in find(word, other)}
        if ids:
            return [rule for rule in all_rules(language) if rule.id in ids]
    return []


def _names(languages: tuple[str, ...] = LANGUAGES) -> list[tuple[str, str]]:
    """Return pairs of a card's name and its key, for `languages` and all editions."""
    cards = homebrew_cards()
    own = {name: None for key, facts in cards for name in _names_of(key, facts, "", languages)}
    return [*_names_in_editions(languages), *own]


@cache
def _names_in_editions(languages: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    found: dict[tuple[str, str], None] = {}
    for edition in EDITIONS.values():
        for key, facts in _cards(edition):
            found |= dict.fromkeys(_names_of(key, facts, edition.id, languages))
    return tuple(found)


def _names_of(
    key: str, facts: Facts, edition: str, languages: tuple[str, ...]
) -> Iterator[tuple[str, str]]:
    yield searchable(facts.id), key
    for language in languages:
        yield searchable(Texts(language).name(key, edition)), key


def homebrew_cards() -> list[tuple[str, Facts]]:
    """Return the loaded homebrew cards with their keys."""
    return [
        *((f"character-{c.id}", c) for c in REGISTRY.characters.values()),
        *((f"district-{d.id}", d) for d in REGISTRY.districts.values()),
        *((f"action-{a.id}", a) for a in REGISTRY.action_cards.values()),
    ]


def _cards(edition: EditionFacts) -> Iterator[tuple[str, Facts]]:
    for character in edition.characters:
        yield f"character-{character.id}", character
    for district in (*edition.base, *edition.unique, *edition.bonus):
        yield f"district-{district.id}", district
    for action_card in edition.action_cards:
        yield f"action-{action_card.id}", action_card


# --- printing ------------------------------------------------------------------------------
def _print_card(texts: Texts, key: str, edition: str, console: Console) -> None:
    boxes = {e.id: dict(_cards(e)) for e in EDITIONS.values() if key in dict(_cards(e))}
    own = dict(homebrew_cards()).get(key)
    shown = edition if own or edition in boxes else next(reversed(boxes))
    facts = own or boxes[shown][key]
    title = Text(texts.name(key, shown), style="bold yellow")
    title.append(f"  {card_line(texts, facts)}", style="not bold")
    console.print(title)
    if shown != edition:
        missing = texts(
            "rules-not-in", edition=texts(f"edition-{edition}"), shown=texts(f"edition-{shown}")
        )
        console.print(Padding(Text(missing, style="italic"), (0, 0, 0, 2), expand=False))
    effect = texts.effect(key, shown) or texts("rules-no-effect")
    console.print(Padding(Text(effect), (0, 0, 0, 2), expand=False))
    names = [
        f"{language} {Texts(language).name(key, shown)}"
        for language in LANGUAGES
        if language != texts.language
    ]
    if own:
        where = texts("rules-homebrew", file=REGISTRY.sources[own.id].name)
    else:
        where = texts("rules-editions", editions=", ".join(boxes))
    below = " · ".join([*names, where])
    console.print(Padding(Text(below, style="dim"), (0, 0, 1, 2), expand=False))


def card_line(texts: Texts, facts: Facts) -> str:
    """Return the facts about a card in one line, such as its rank, or its type and cost."""
    if isinstance(facts, CharacterFacts):
        return texts("rules-character", rank=facts.rank)
    if isinstance(facts, ActionCardFacts):
        return texts("rules-action-card", copies=facts.copies)
    kind = texts(f"kind-{facts.type}")
    if facts.cost is None:
        return texts("rules-unbuildable", type=kind)
    return texts("rules-district", type=kind, cost=facts.cost, copies=facts.copies)


def _print_rules(texts: Texts, found: list[Rule], everything: bool, console: Console) -> None:
    if not found:
        return
    shown = found if everything else found[:MAX_RULES_SHOWN]
    console.print(Text(texts("rules-heading"), style="bold"))
    for rule in shown:
        line = Text.assemble(rule.text, "\n", (f"{rule.id} · {rule.source(texts)}", "dim"))
        console.print(Padding(line, (0, 0, 0, 2), expand=False))
    if len(found) > len(shown):
        console.print(Text(texts("rules-more", count=len(found) - len(shown)), style="dim"))
