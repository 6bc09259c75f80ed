"""The rules page and its search."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open


@pytest.mark.parametrize(
    ("language", "words", "card"),
    [
        ("en", "rob", "thief"),
        ("en", "steal", "thief"),
        ("en", "murder", "assassin"),
        ("en", "theif", "thief"),
        ("en", "arhcitect", "architect"),
        ("en", "districts three build", "architect"),
        ("en", "Orgyilkos", "assassin"),
        ("en", "вещица", "witch"),
        ("hu", "lopás", "thief"),
        ("hu", "epitesz", "architect"),
        ("hu", "Warlord", "warlord"),
        ("bg", "кражба", "thief"),
        ("cs", "krádež", "thief"),
        ("cs", "mordyrka", "assassin"),
    ],
)
def test_the_search_finds_cards_by_keyword_typo_and_name_in_any_language(
    visit: Open, language: str, words: str, card: str
) -> None:
    reader = visit(language=language)
    reader.open("/rules")
    reader.find("rules-search").fill(words)
    reader.find("rule-keep").wait_for(state="detached")
    # The card must be one of the first three results.
    first = reader.page.locator("section ul.cards").first.locator("li")
    found = [item.get_attribute("data-testid") for item in first.all()[:3]]
    assert f"rule-{card}" in found, found


def test_a_search_without_results_says_that_nothing_was_found(visit: Open) -> None:
    reader = visit()
    reader.open("/rules")
    reader.find("rule-thief").wait_for()
    reader.find("rules-search").fill("xylophone")
    reader.page.get_by_text("Nothing found.").wait_for()
    reader.find("rules-search").fill("")
    reader.find("rule-thief").wait_for()


def test_a_rule_is_shown_with_its_id_after_the_sentence(visit: Open) -> None:
    reader = visit()
    reader.open("/rules")
    rule = reader.find("rule-T1")
    rule.wait_for()
    assert rule.inner_text().startswith("The crowned player calls the ranks")
    assert rule.locator("small").inner_text().startswith("T1")
