"""The words on the drawings of cards exist in every language and fit."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from citadella.cards import EDITIONS
from citadella.texts import LANGUAGES, Texts

#: The maximum number of letters in the line of text on a character offered in the draft.
LONGEST_LINE = 45
#: The maximum number of letters on a plaque: of a word without break points, and of a part of a
#: word that has break points.
LONGEST_WORD, LONGEST_PART = 7, 8


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def card_names(texts: Texts) -> set[str]:
    """Return the names of all cards in all editions."""
    found = set()
    for edition in EDITIONS.values():
        districts = chain(edition.base, edition.unique, edition.bonus)
        for kind, cards in (
            ("character", edition.characters),
            ("district", districts),
            ("action", edition.action_cards),
        ):
            found |= {texts.name(f"{kind}-{card.id}", edition.id) for card in cards}
    return found


def break_points(texts: Texts) -> dict[str, list[str]]:
    """Return the breakable words, each with its parts."""
    return {word.replace("|", ""): word.split("|") for word in texts("break-points").split()}


def words(names: set[str]) -> set[str]:
    return {word for name in names for word in re.findall(r"[^\W\d_]+", name)}


def test_every_character_has_a_line_that_fits(texts: Texts) -> None:
    for character in {c.id for edition in EDITIONS.values() for c in edition.characters}:
        for key in (f"line-{character}", f"line-{character}.classic"):
            if key in texts or "." not in key:
                line = texts(key)
                assert len(line) <= LONGEST_LINE, line
                assert line[0].isupper() or line[0] in "+123478", line
                assert line.endswith("."), line


def test_every_long_word_has_break_points(texts: Texts) -> None:
    parted = break_points(texts)
    for word in words(card_names(texts)):
        if len(word) > LONGEST_WORD:
            assert word in parted, word
            assert max(map(len, parted[word])) <= LONGEST_PART, word


def test_only_words_of_card_names_have_break_points(texts: Texts) -> None:
    assert set(break_points(texts)) <= words(card_names(texts))


def test_no_part_of_a_broken_word_is_a_single_letter(texts: Texts) -> None:
    for parts in break_points(texts).values():
        assert len(parts) > 1
        assert min(map(len, parts)) > 1, parts
