"""`citadella rules`: looking up cards, words and rules."""

from __future__ import annotations

import re

import pytest

from citadella.cli.rules import find_cards
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("king", "character-king"),
        ("KIRÁLY", "character-king"),
        ("kiraly", "character-king"),
        ("крал", "character-king"),
        ("Král", "character-king"),
        ("Intrikán", "character-emperor"),
        ("Boszorka", "character-witch"),
        ("thieves_den", "district-thieves_den"),
        ("Thieves' Den", "district-thieves_den"),
        ("thieves den", "district-thieves_den"),
        ("Haunted City", "district-haunted_quarter"),
        ("каса на колела", "action-ticket_booth"),
        ("observ", "district-observatory"),
    ],
)
def test_a_card_is_found_by_any_of_its_names(word: str, key: str) -> None:
    assert find_cards(word)[0] == key


def test_a_name_that_two_cards_share_finds_both() -> None:
    assert set(find_cards("temető")) == {"district-graveyard", "district-necropolis"}


@pytest.mark.parametrize("word", ["", "?", "xyzzy", "q"])
def test_a_word_that_matches_no_card_finds_nothing(word: str) -> None:
    assert find_cards(word) == []


def test_a_character_is_shown_with_its_rank_text_and_rulings(run: Run) -> None:
    result = run("rules", "Witch")
    assert result.exit_code == 0
    assert "Witch  character, rank 1" in result.stdout
    assert "bewitch another character" in result.stdout
    assert "C-Witch-1" in result.stdout
    assert "hu Boszorkány" in result.stdout


def test_a_district_is_shown_in_the_selected_language_and_edition(run: Run) -> None:
    result = run("rules", "laboratory", "--lang", "hu", "--edition", "classic")
    assert result.exit_code == 0
    assert "Laboratórium  egyedi kerület, ára 5" in result.stdout
    assert "1 aranyért" in result.stdout
    modern = run("rules", "Laboratórium", "--lang", "hu")
    assert "2 aranyért" in modern.stdout


def test_a_card_from_another_edition_is_shown_with_a_note(run: Run) -> None:
    result = run("rules", "ball", "room", "--edition", "2016")
    assert result.exit_code == 0
    assert "Not in the 2016 edition; shown here from the Classic edition." in result.stdout


@pytest.mark.parametrize("word", ["crown", "korona", "Koruna", "корона"])
def test_a_game_term_finds_its_rules_in_any_language(run: Run, word: str) -> None:
    result = run("rules", word)
    assert result.exit_code == 0
    assert "crown" in result.stdout.lower()


def test_a_rule_is_found_by_its_id(run: Run) -> None:
    result = run("rules", "C-Thief-1")
    assert result.exit_code == 0
    # The text of the rule comes first, then its id and its source.
    said = " ".join(result.stdout.split())
    assert re.search(r"Names a character; .* C-Thief-1 · 2016 edition · Characters", said)


def test_the_all_option_shows_every_match(run: Run) -> None:
    short, long = run("rules", "king"), run("rules", "king", "--all")
    assert "--all" in short.stdout
    assert "--all" not in long.stdout
    assert len(long.stdout) > len(short.stdout)


def test_a_name_can_consist_of_several_words(run: Run) -> None:
    assert "Imperial Treasury" in run("rules", "imperial", "treasury").stdout
