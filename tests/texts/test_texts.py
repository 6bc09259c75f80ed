"""The catalogue is complete, consistent across languages, and names every card."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from citadella.cards import EDITIONS, TYPES, EditionFacts
from citadella.rules.editions import RULES
from citadella.texts import LANGUAGES, Texts, UnknownLanguageError, exists, sources
from tests.texts.catalogue import CARDS_FILES, content, entries, messages

FIRST = ("en", "hu", "bg", "cs")
#: The keys of texts that are the same in at least two of these languages.
SHARED_WORDS = {
    "action-rasputin",
    "character-diplomat.name-classic",
    "district-basilica",
    "district-monument",
    "district-park",
    "term-bank",
}
#: Attributes of names that messages select by; readers never see them.
FEATURES = (".gender", ".number")
#: The maximum length in characters of an effect text that fits on a card.
LONGEST_EFFECT = 270
#: Cards with different rules in an edition but no separate text, and why none is needed.
SAID_ELSEWHERE = {
    ("deluxe", "character-abbot"): "the School of Magic says what it brings the Abbot there",
}
#: Cards that follow the usual rules in an edition but need a separate text, with the reason.
SAID_OTHERWISE = {
    ("classic", "character-queen"): "names the two characters of rank 4 that there are",
    ("deluxe", "district-school_of_magic"): "speaks for the Abbot, who differs",
}


def card_keys(edition: EditionFacts) -> list[str]:
    return [
        *(f"character-{character.id}" for character in edition.characters),
        *(f"district-{district.id}" for district in (*edition.base, *edition.unique)),
        *(f"district-{district.id}" for district in edition.bonus),
        *(f"action-{card.id}" for card in edition.action_cards),
    ]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def texts(language: str) -> Texts:
    return Texts(language)


@pytest.fixture(params=EDITIONS.values(), ids=lambda edition: edition.id)
def edition(request: pytest.FixtureRequest) -> EditionFacts:
    facts = request.param
    assert isinstance(facts, EditionFacts)
    return facts


def test_every_entry_can_be_parsed(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert junk == []


def test_no_message_is_defined_twice(language: str) -> None:
    ids = Counter(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))
    assert [message_id for message_id, times in ids.items() if times > 1] == []


def test_every_language_has_the_same_keys(language: str) -> None:
    assert set(content(language)) == set(content("en"))


def test_card_texts_format_without_errors(language: str, texts: Texts) -> None:
    for key in messages(language, only=CARDS_FILES):
        text = texts(key, count=3) if key.startswith("count-") else texts(key)
        assert text.strip() == text != "", key
        assert not re.search(r"[{}]|  ", text), key


def test_every_card_has_a_name(texts: Texts, edition: EditionFacts) -> None:
    for card in card_keys(edition):
        assert texts.name(card, edition.id)


def test_no_two_cards_of_an_edition_share_a_name(texts: Texts, edition: EditionFacts) -> None:
    names = Counter(texts.name(card, edition.id) for card in card_keys(edition))
    assert [name for name, times in names.items() if times > 1] == []


def test_every_card_except_the_base_districts_has_an_effect_text(
    texts: Texts, edition: EditionFacts
) -> None:
    base = {f"district-{district.id}" for district in edition.base}
    for card in card_keys(edition):
        effect = texts.effect(card, edition.id)
        assert (effect is None) == (card in base), card
        assert effect is None or len(effect) <= LONGEST_EFFECT, card


def test_effect_texts_are_sentences(language: str, texts: Texts) -> None:
    for key in messages(language, only=CARDS_FILES):
        if ".effect" in key:
            text = texts(key)
            assert re.search(r"[.!?][”“]?$", text), key
            assert text[0].isupper() or text[0].isdigit(), key


def test_every_card_in_the_catalogue_is_in_an_edition() -> None:
    used = {card for edition in EDITIONS.values() for card in card_keys(edition)}
    known = {
        key
        for key in messages("en", only=CARDS_FILES)
        if key.startswith(("character-", "district-", "action-")) and "." not in key
    }
    assert known == used


def test_every_preset_edition_and_type_has_a_name(texts: Texts) -> None:
    for edition in EDITIONS.values():
        assert texts(f"edition-{edition.id}")
        for preset in edition.presets:
            assert texts(f"preset-{preset.id}")
    for type_ in TYPES:
        assert texts(f"type-{type_}")


def test_no_two_editions_or_presets_share_a_name(texts: Texts) -> None:
    editions = {texts(f"edition-{edition}") for edition in EDITIONS}
    assert len(editions) == len(EDITIONS)
    presets = {preset.id for edition in EDITIONS.values() for preset in edition.presets}
    assert len({texts(f"preset-{preset}") for preset in presets}) == len(presets)


def test_every_name_or_text_for_an_edition_belongs_to_a_card_of_that_edition() -> None:
    for key in messages("en", only=CARDS_FILES):
        own = re.fullmatch(r"(?P<card>[\w-]+)\.(?:name|effect)-(?P<edition>[\w-]+)", key)
        if own:
            assert own["card"] in card_keys(EDITIONS[own["edition"]]), key


def test_no_card_text_is_left_untranslated() -> None:
    spoken: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        texts = Texts(language)
        for key in content(language, only=CARDS_FILES):
            text = texts(key, count=3) if key.startswith("count-") else texts(key)
            spoken.setdefault(key, {})[language] = text
    first = [{language: each[language] for language in FIRST} for each in spoken.values()]
    same = {key for key, each in zip(spoken, first, strict=True) if len(set(each.values())) < 4}
    assert same == SHARED_WORDS
    # A name may be the same word in two related languages, but not a whole text.
    for key, each in spoken.items():
        whole = [text for text in each.values() if len(text.split()) > 3]
        assert len(set(whole)) == len(whole), key


def test_bulgarian_is_written_in_cyrillic() -> None:
    texts = Texts("bg")
    latin = {
        key
        for key in messages("bg", only=CARDS_FILES)
        if not key.endswith(FEATURES)
        if re.search("[A-Za-z]", texts(key, count=3) if key.startswith("count-") else texts(key))
    }
    assert latin == {"edition-deluxe"}


@pytest.mark.parametrize(
    ("language", "count", "spoken"),
    [
        ("en", 1, "1 point"),
        ("en", 2, "2 points"),
        ("hu", 1, "1 pont"),
        ("hu", 5, "5 pont"),
        ("bg", 1, "1 точка"),
        ("bg", 4, "4 точки"),
        ("cs", 1, "1 bod"),
        ("cs", 4, "4 body"),
        ("cs", 5, "5 bodů"),
        ("cs", 22, "22 bodů"),
    ],
)
def test_amounts_take_the_right_plural_form(language: str, count: int, spoken: str) -> None:
    assert Texts(language)("count-points", count=count) == spoken


@pytest.mark.parametrize(
    ("language", "card", "edition", "name"),
    [
        ("en", "district-haunted_quarter", "classic", "Haunted City"),
        ("en", "district-haunted_quarter", "2016", "Haunted Quarter"),
        ("hu", "character-witch", "classic", "Boszorka"),
        ("hu", "character-witch", "2021", "Boszorkány"),
        ("hu", "district-graveyard", "classic", "Temető"),
        ("hu", "district-graveyard", "deluxe", "Sírkert"),
        ("hu", "district-necropolis", "deluxe", "Temető"),
        ("bg", "character-witch", "classic", "Вещица"),
        ("cs", "character-emperor", "classic", "Intrikán"),
        ("cs", "character-emperor", "deluxe", "Císař"),
    ],
)
def test_a_card_name_depends_on_the_edition(
    language: str, card: str, edition: str, name: str
) -> None:
    assert Texts(language).name(card, edition) == name


def test_an_effect_text_depends_on_the_edition(texts: Texts) -> None:
    assert texts.effect("district-laboratory", "classic") == texts(
        "district-laboratory.effect-classic"
    )
    assert texts.effect("district-laboratory", "classic-2016") == texts(
        "district-laboratory.effect"
    )
    assert texts.effect("character-queen", "deluxe") == texts("character-queen.effect-deluxe")
    assert texts.effect("district-tavern", "2016") is None


def test_an_unknown_language_is_rejected() -> None:
    known = ", ".join(LANGUAGES)
    with pytest.raises(
        UnknownLanguageError, match=rf"There are no texts in 'xx'; choose from {known}\."
    ):
        Texts("xx")


@pytest.mark.parametrize("key", ["nothing", "character-king.nothing", "character-king.", ""])
def test_an_unknown_key_raises_key_error(texts: Texts, key: str) -> None:
    assert key not in texts
    with pytest.raises(KeyError):
        texts(key)


def test_a_text_exists_if_it_is_in_the_catalogue() -> None:
    assert exists("character-king")
    assert exists("event-robbed.then")
    for key in ("character-nobody", "event-robbed.never", "event-robbed.", ""):
        assert not exists(key)


def test_the_sources_of_a_language_are_its_whole_catalogue(language: str) -> None:
    text = "\n".join(sources(language))
    assert {key.partition(".")[0] for key in messages(language)} == set(
        re.findall(r"^([a-z][\w-]*) =", text, re.M)
    )
    with pytest.raises(UnknownLanguageError):
        sources("xx")


def test_a_missing_argument_raises_value_error(texts: Texts) -> None:
    with pytest.raises(ValueError, match="count"):
        texts("count-cards")


# --- editions --------------------------------------------------------------------------------
def played_differently() -> set[tuple[str, str]]:
    """Return the cards whose rules in an edition differ from the usual `.effect` text.

    These are the cards with a different class than in the 2016 edition, or with silver coins.
    """
    usual = RULES["2016"]
    found: set[tuple[str, str]] = set()
    for edition, rules in RULES.items():
        facts = EDITIONS[edition]
        for character in facts.characters:
            if rules.characters[character.id] is not usual.characters[character.id]:
                found.add((edition, f"character-{character.id}"))
        for district in (*facts.base, *facts.unique, *facts.bonus):
            same = rules.districts.get(district.id) is usual.districts.get(district.id)
            if not same or district.silver:
                found.add((edition, f"district-{district.id}"))
    return found


def test_a_card_with_different_rules_in_an_edition_has_a_separate_text_for_it(
    language: str,
) -> None:
    texts = Texts(language)
    special_texts = {
        (edition, key)
        for edition, facts in EDITIONS.items()
        for key in card_keys(facts)
        if f"{key}.effect-{edition}" in texts
    }
    differing = played_differently()
    assert differing - special_texts == set(SAID_ELSEWHERE)
    assert special_texts - differing == set(SAID_OTHERWISE)
    for edition, key in special_texts:
        assert texts(f"{key}.effect-{edition}") != texts(f"{key}.effect")


# --- numbers ---------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "decimal", "percent"),
    [
        ("en", "1,234.50", "42.8%"),
        ("hu", "1 234,50", "42,8%"),
        ("bg", "1 234,50", "42,8%"),
        ("cs", "1 234,50", "42,8 %"),
    ],
)
def test_numbers_are_formatted_for_the_language(language: str, decimal: str, percent: str) -> None:
    texts = Texts(language)
    assert texts.decimal(1234.5, 2).replace("\xa0", " ") == decimal
    assert texts.percent(0.4281).replace("\xa0", " ") == percent
    assert texts.decimal(-0.01) in ("0.0", "0,0")
