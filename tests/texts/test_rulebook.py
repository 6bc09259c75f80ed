"""Searching the rules by id and by word."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files

import pytest

from citadella.cards import EDITIONS
from citadella.texts import LANGUAGES, Texts, UnknownLanguageError
from citadella.texts.rulebook import (
    Rule,
    all_rules,
    find,
    language_of_rules,
    page_names,
    read_page,
)

OTHERS = [lang for lang in LANGUAGES[1:] if language_of_rules(lang) == lang]
EDITION_TAG = re.compile(r"`(?:classic|classic-2016|2016|2021|deluxe)`")
RULE_ID = re.compile(r"\b(?:J-)?[A-Z](?:\d+|-[A-Za-z_]+(?:-\d+)?)\b")


def _lines(page: str) -> list[str]:
    return (files("citadella.texts") / page).read_text(encoding="utf-8").splitlines()


def _ids(line: str) -> list[str]:
    return sorted(RULE_ID.findall(line))


def ids(word: str) -> list[str]:
    return [rule.id for rule in find(word)]


def test_every_card_has_at_least_one_rule() -> None:
    ruled = {rule.card for rule in all_rules()}
    for edition in EDITIONS.values():
        cards = {card.id for card in (*edition.unique, *edition.bonus)}
        cards |= {card.id for card in edition.characters}
        cards |= {card.id for card in edition.action_cards}
        assert cards - ruled == set()
    assert Rule("S1", "").card == Rule("J-T10", "").card == ""
    assert Rule("J-X-Merchant-2", "").card == "merchant"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_text_without_markup(language: str) -> None:
    for rule in all_rules(language):
        assert len(rule.text) > 10, rule.id
        assert not re.search(r"[*`|]|^\s|\s$", rule.text), rule.id


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_pages_of_every_language_contain_the_same_rules(language: str) -> None:
    assert [rule.id for rule in all_rules(language)] == [rule.id for rule in all_rules()]
    for english, translated in zip(page_names(), page_names(language), strict=True):
        for there, here in zip(_lines(english), _lines(translated), strict=True):
            # Corresponding lines must contain the same rule ids and edition tags.
            assert _ids(here) == _ids(there), here
            assert sorted(EDITION_TAG.findall(here)) == sorted(EDITION_TAG.findall(there)), here
            assert here.count("|") == there.count("|"), here


@pytest.mark.parametrize("language", OTHERS)
def test_no_rule_is_left_untranslated(language: str) -> None:
    for english, translated in zip(all_rules(), all_rules(language), strict=True):
        assert english.text != translated.text, english.id


@pytest.mark.parametrize("language", OTHERS)
def test_a_word_is_found_with_any_ending_and_without_accents(language: str) -> None:
    name = Texts(language).name("character-warlord", "2016")
    found = find(name.upper(), language)
    assert found[0].id == "C-Warlord-1"
    assert found == find(unicodedata.normalize("NFD", name), language)
    bare = {"hu": "kiraly", "bg": "крал", "cs": "kral"}[language]
    assert "C-King-1" in [rule.id for rule in find(bare, language)]


def test_a_language_without_pages_has_the_english_rules() -> None:
    assert all_rules("de") == all_rules()
    with pytest.raises(UnknownLanguageError, match="'xx'"):
        find("crown", "xx")


def test_no_rule_is_defined_twice() -> None:
    defined = [rule.id for rule in all_rules()]
    assert len(defined) == len(set(defined))


@pytest.mark.parametrize("word", ["C-Thief-1", "c-thief-1", " C-THIEF-1 ", "c thief 1"])
def test_the_first_result_for_an_id_is_the_rule_with_this_id(word: str) -> None:
    assert ids(word)[0] == "C-Thief-1"


def test_a_rule_is_not_found_by_a_prefix_of_its_id() -> None:
    assert "S10" not in ids("S1")
    assert ids("S1")[0] == "S1"


def test_rules_with_the_word_in_their_id_are_found_before_rules_that_mention_it() -> None:
    found = ids("witch")
    assert found[0] == "C-Witch-1"
    assert found.index("X-Witch-1") < found.index("U-park-1")
    assert "C-Bishop-1" not in found


@pytest.mark.parametrize("word", ["bell tower", "Bell Tower", "bell_tower", "bell-tower"])
def test_words_joined_by_spaces_hyphens_or_underscores_find_the_same_rules(word: str) -> None:
    assert ids(word)[:2] == ["U-bell_tower", "U-bell_tower-1"]


@pytest.mark.parametrize("word", ["thieves' den", "Thieves’ Den", "thieves den"])
def test_apostrophes_make_no_difference_to_the_search(word: str) -> None:
    assert ids(word)[:2] == ["U-thieves_den", "U-thieves_den-1"]


def test_a_word_also_finds_its_plural_and_possessive() -> None:
    assert "C-Magistrate-1" in ids("warrant")
    assert "C-Witch-7" in ids("bishop")
    assert "C-Witch-1" not in ids("wit")


@pytest.mark.parametrize("word", ["", "  ", "*", "nothing-of-the-kind", "(", "\\"])
def test_empty_and_unknown_words_find_nothing(word: str) -> None:
    assert find(word) == []


def test_the_rules_search_finds_every_character_and_unique_district_of_every_edition() -> None:
    english = Texts("en")
    for edition in EDITIONS.values():
        for key in [
            *(f"character-{character.id}" for character in edition.characters),
            *(f"district-{district.id}" for district in (*edition.unique, *edition.bonus)),
            *(f"action-{card.id}" for card in edition.action_cards),
        ]:
            assert find(english(key)), key


def test_the_costs_on_the_rules_page_match_the_cards() -> None:
    for edition in ("2016", "classic", "deluxe"):
        facts = EDITIONS[edition]
        for district in (*facts.unique, *facts.bonus):
            (rule,) = (r for r in all_rules() if r.id == f"U-{district.id}")
            costs = re.search(rf"{edition} (no cost|\d)", rule.text)
            assert costs is not None, district.id
            assert costs[1] == ("no cost" if district.cost is None else str(district.cost))
            silver = re.search(r"deluxe [^;.]*?(\d) silver", rule.text)
            if edition == "deluxe":
                assert (int(silver[1]) if silver else 0) == district.silver
            dark = re.search(r"classic \d \(Dark City\)", rule.text) is not None
            if edition == "classic":
                assert dark == (district in facts.bonus)


def test_the_districts_and_presets_on_the_rules_page_match_the_2016_edition() -> None:
    english = Texts("en")
    page = (files("citadella.texts") / "rules.md").read_text(encoding="utf-8")
    for district in EDITIONS["2016"].base:
        name = english(f"district-{district.id}")
        assert f" {name} {district.cost} ({district.copies})" in page
    for preset in EDITIONS["2016"].presets:
        characters = ", ".join(english(f"character-{name}") for name in preset.characters)
        districts = ", ".join(english(f"district-{name}") for name in preset.unique)
        name = re.escape(english(f"preset-{preset.id}"))
        row = rf"\n\| {name}( \(2021: .*\))? \| {characters} \| {districts} \|\n"
        assert re.search(row, page), preset.id


def test_list_items_and_table_rows_are_read_completely() -> None:
    page = (
        "# A page\n\nText, **bold**.\n\n## 2. Turns\n\n- **T1** A rule, `classic`.\n\n"
        "  | a | b |\n  | --- | --- |\n  | 1 | 2 |\n\n"
        "- no rule\n- **T2** `deluxe`: another.\nNot part of it.\n"
        "## Ours\n- **J-T3** A third, `classic`.\n### The smaller ones\n- **X-King-1** A fourth.\n"
        "\n| id | card | 2016 | `classic` | effect |\n| --- | --- | --- | --- | --- |\n"
        "| **U-x** | Ex | 3 | — | Does *it*. |\n| plain | No | 1 | 1 | Nothing. |\n"
    )
    assert read_page(page) == [
        Rule("T1", "A rule, classic.\na — b\n1 — 2", "Turns", ("2016", "classic")),
        Rule("T2", "deluxe: another.", "Turns", ("deluxe",)),
        Rule("J-T3", "A third, classic.", "Ours"),
        Rule("X-King-1", "A fourth.", "Ours", ("classic",)),
        Rule("U-x", "Ex. Cost: 2016 3. Does it.", "Ours", ("2016",)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_names_its_source(language: str) -> None:
    texts = Texts(language)
    for rule in all_rules(language):
        assert bool(rule.editions) == (not rule.id.startswith("J"))
        assert rule.section
        names = [texts(f"edition-{edition}") for edition in rule.editions]
        assert rule.source(texts).startswith(", ".join(names) or texts("rules-our-ruling"))


def test_words_are_found_in_any_order_and_by_synonyms() -> None:
    stolen = {rule.id for rule in find("steal")}
    assert "C-Thief-1" in stolen
    for words in ("district destroy", "destroy district"):
        apart = find(words)
        assert "C-Warlord-1" in {rule.id for rule in apart}
        for rule in apart:
            assert "district" in rule.text.lower()
    assert find("steal xylophone") == []
