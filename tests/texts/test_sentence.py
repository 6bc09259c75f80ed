"""How a sentence, a message with typed arguments, becomes text: names, forms, lists, defaults."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from citadella.texts import (
    LANGUAGES,
    Texts,
    add_texts,
    exists,
    homebrew_texts,
    restore_homebrew_texts,
)
from citadella.texts.sentence import DEFAULTS, Renderer, Sentence
from tests.texts.plain import PlainRenderer

NAMES = ["Ada", "Bruno", "Clara"]
#: Messages and cards that use every mechanism, so that tests do not depend on real sentences.
PROBES = """
probe-any = { $value }
probe-and = { $one } and { $other }
probe-starting = { $value } starts.
probe-around = It is said: { $said }
probe-case = { $case } { $doer } { $count } { $cause }{ $turn }.
probe-kind =
    { KIND($cause) ->
        [character] character { ID($cause) }
        [card] card { ID($cause) }
        [type] type { ID($cause) }
        [marker] marker { ID($cause) }
       *[none] nothing
    }
probe-id = { ID($value) ->
    [king] a monarch
   *[other] somebody
}
probe-by = { $seat } and { $by }
probe-two = { $card } before { $second } of { $cards }
probe-plural =
    { $count ->
        [one] { $count } thing
       *[other] { $count } things
    }
probe-form = seen { FORM($value, "seen") }
probe-rare = held { FORM($value, "held") }
probe-her =
    { FEATURE($value, "gender") ->
        [f] her
       *[other] their
    }
probe-before = looks { BEFORE("probe", $value) }
probe-before-form = looks { BEFORE("probe", FORM($value, "seen")) }
probe-apostrophe = looks { BEFORE("apostrophe", $value) }
probe-capital = Once. { CAPITAL($value) }
probe-reader =
    { $reader ->
        [feminine] queen
        [masculine] king
       *[other] monarch
    }
before-probe = at
    .other = atte
    .pattern = [aeiou]|8|1(?!\\d)
before-apostrophe = l’
    .other = la
    .pattern = b
form-seen = the thing { $name }
character-baker = Baker
    .seen = Bakerin
    .gender = f
    .name-classic = Pastry Cook
    .seen-classic = Pastry Cookin
    .gender-classic = f
character-oarsman = Oarsman
    .seen = Oarsmanin
    .name-classic = Rower
    .seen-deluxe = Oarsmanum
    .name-2016 = Oarsman
district-oven = Oven
    .seen = Ovenin
    .inside = the great Oven
action-juggle = Juggle
"""


@pytest.fixture(autouse=True, scope="module")
def probes() -> Iterator[None]:
    before = homebrew_texts()
    add_texts("en", PROBES)
    yield
    restore_homebrew_texts(before)


def render(key: str, edition: str = "2016", reader: str = "", **args: Any) -> str:
    return Renderer(Texts("en", reader), NAMES, edition).phrase(Sentence(key, args))


def value(reference: Any, edition: str = "2016") -> str:
    return render("probe-any", edition, value=reference)


# --- arguments ---------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("reference", "text"),
    [
        (7, "7"),
        ("plain", "plain"),
        ("", ""),
        ("@1", "Bruno"),
        ("card:tavern", "Tavern"),
        ("card:tavern+", "Tavern+"),
        ("card:acrobat", "Acrobat"),
        ("card:juggle", "Juggle"),
        ("character:king", "King"),
        ("type:noble", "noble"),
        ("marker:warrant", "warrant"),
        ("clock:noon", "clock:noon"),
    ],
)
def test_an_argument_is_a_number_a_word_or_a_reference(reference: Any, text: str) -> None:
    assert value(reference).casefold() == text.casefold()
    assert value([reference]) == value(reference)


def test_a_type_begins_with_a_capital_letter_except_inside_a_sentence() -> None:
    renderer = Renderer(Texts("en"), NAMES, "2016")
    assert renderer.inside("type:noble") == "noble"
    assert renderer.name("type:noble") == "Noble"


def test_a_seat_without_a_player_has_no_name() -> None:
    assert value("@7") == ""


@pytest.mark.parametrize("name", ["card:king", "@0", "{ $seat }", "-term", "“Q”", "", "Ő🎲"])
def test_players_names_are_never_understood_as_references_or_messages(name: str) -> None:
    renderer = Renderer(Texts("en"), ["Ada", name], "2016")
    assert renderer.phrase(Sentence("probe-any", {"value": "@1"})) == name
    assert renderer.phrase(Sentence("probe-any", {"value": ["@1", "@0"]})) == f"{name}, Ada"


def test_a_list_joins_its_items_with_commas() -> None:
    assert value(["card:tavern", "@0", 3, Sentence("probe-plural", {"count": 1})]) == (
        "Tavern, Ada, 3, 1 thing"
    )
    assert value([]) == ""
    assert value(["card:?", "card:?"]) == "?, ?"


def test_an_unknown_card_is_a_question_mark_everywhere() -> None:
    renderer = Renderer(Texts("en"), NAMES, "2016")
    assert value("card:?") == renderer.inside("card:?") == renderer.name("card:?") == "?"


def test_a_sentence_inside_another_one_keeps_its_first_letter() -> None:
    inner = Sentence("probe-any", {"value": "type:noble"})
    outer = Sentence("probe-around", {"said": inner})
    deeper = Sentence("probe-and", {"one": outer, "other": inner})
    renderer = Renderer(Texts("en"), NAMES, "2016")
    assert renderer(inner) == "Noble"
    assert renderer(outer) == "It is said: noble"
    assert renderer(deeper) == "It is said: noble and noble"


def test_an_inner_sentence_gets_no_arguments_of_the_outer_sentence() -> None:
    inner = Sentence("probe-case", {})
    assert render("probe-around", said=inner, case="seat", count=4, doer="me") == (
        "It is said: known seat 0 ."
    )


# --- defaults ------------------------------------------------------------------------------
def test_arguments_that_a_sentence_leaves_out_have_default_values() -> None:
    assert render("probe-case") == "known seat 0 ."
    assert render("probe-case", case="hit", doer="none", cause="card:keep", turn="type:noble") == (
        "hit none 0 Keepnoble."
    )
    assert render("probe-kind") == "nothing"
    assert set(DEFAULTS) == {"case", "doer", "cause", "turn", "mine", "count"}


def test_the_default_of_the_argument_by_is_the_argument_seat() -> None:
    assert render("probe-by", seat="@1") == "Bruno and Bruno"
    assert render("probe-by", seat="@1", by="@2") == "Bruno and Clara"
    assert render("probe-by", seat="@1", by="") == "Bruno and "


def test_the_arguments_card_and_second_default_to_the_first_two_cards() -> None:
    cards = ["card:tavern", "card:market", "card:docks"]
    assert render("probe-two", cards=cards) == "Tavern before Market of Tavern, Market, Docks"
    assert render("probe-two", cards=cards, card="card:keep") == (
        "Keep before Market of Tavern, Market, Docks"
    )


def test_a_missing_argument_is_an_error() -> None:
    renderer = Renderer(Texts("en"), NAMES, "2016")
    with pytest.raises(ValueError, match="rank"):
        renderer(Sentence("choice-kill", {"character": "character:king"}))
    with pytest.raises(KeyError, match="never-said"):
        renderer(Sentence("never-said", {}))


# --- capital letters -----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("first", "text"),
    [
        ("ödön", "Ödön starts."),
        ("élise", "Élise starts."),
        ("3 gold", "3 gold starts."),
        ("“x", "“x starts."),
    ],
)
def test_a_whole_sentence_begins_with_a_capital_letter(first: str, text: str) -> None:
    sentence = Sentence("probe-starting", {"value": first})
    assert PlainRenderer(Texts("en"), NAMES, "2016")(sentence) == text


def test_a_message_can_ask_for_a_capital_letter() -> None:
    assert render("probe-capital", value="type:noble") == "Once. Noble"
    assert render("probe-capital", value="words") == "Once. Words"
    assert render("probe-capital", value="") == "Once. "


# --- typesetting ---------------------------------------------------------------------------
def test_a_number_stays_on_a_line_with_the_word_after_it() -> None:
    texts = Texts("en")
    renderer = Renderer(texts, NAMES, "2016")
    built = Sentence("event-built", {"seat": "@0", "count": 2, "cards": ["card:market"]})
    assert renderer(built) == "Ada built a Market (2\xa0gold)."


# --- kinds, ids, features -------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cause", "text"),
    [
        ("character:king", "character king"),
        ("card:keep+", "card keep"),
        ("card:flower_shop", "card flower_shop"),
        ("type:noble", "type noble"),
        ("marker:warrant", "marker warrant"),
        ("gathered-resources", "nothing"),
        ("", "nothing"),
    ],
)
def test_a_message_can_depend_on_the_kind_and_id_of_what_it_names(cause: str, text: str) -> None:
    assert render("probe-kind", cause=cause) == text


def test_the_id_of_a_plain_word_is_the_word_itself() -> None:
    assert render("probe-id", value="character:king") == render("probe-id", value="king")
    assert render("probe-id", value="character:queen") == "somebody"


def test_a_message_can_depend_on_a_feature_of_a_name() -> None:
    assert render("probe-her", value="character:baker") == "her"
    assert render("probe-her", value="character:oarsman") == "their"
    assert render("probe-her", value="character:nobody_known") == "their"
    assert render("probe-her", value="baker") == "their"


# --- forms ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("reference", "text"),
    [
        ("character:baker", "seen Bakerin"),
        ("card:oven", "seen Ovenin"),
        ("card:oven+", "seen Ovenin+"),
        # A name without this form gets the general form.
        ("card:juggle", "seen the thing Juggle"),
        ("card:flower_shop", "seen the thing Flower shop"),
        ("card:flower_shop+", "seen the thing Flower shop+"),
        # Text that does not name a card stays as it is.
        ("@0", "seen Ada"),
        ("words", "seen words"),
        ("", "seen "),
    ],
)
def test_a_form_of_a_name_is_an_attribute_of_the_name_or_the_general_form(
    reference: str, text: str
) -> None:
    assert render("probe-form", value=reference) == text


def test_a_form_without_a_general_message_is_the_name_itself() -> None:
    assert not exists("form-held")
    assert render("probe-rare", value="card:juggle") == "held Juggle"


def test_a_name_may_differ_inside_a_sentence() -> None:
    renderer = Renderer(Texts("en"), NAMES, "2016")
    assert renderer.inside("card:oven+") == "the great Oven+"
    assert renderer.name("card:oven+") == "Oven+"


@pytest.mark.parametrize(
    ("edition", "name", "form"),
    [
        ("2016", "Baker", "seen Bakerin"),
        ("classic", "Pastry Cook", "seen Pastry Cookin"),
    ],
)
def test_an_edition_may_have_its_own_name_with_its_own_forms(
    edition: str, name: str, form: str
) -> None:
    assert value("character:baker", edition) == name
    assert render("probe-form", edition, value="character:baker") == form
    assert render("probe-her", edition, value="character:baker") == "her"


@pytest.mark.parametrize(
    ("edition", "form"),
    [
        # The usual form suits only the usual name, not the edition's own name.
        ("classic", "seen the thing Rower"),
        # An edition that repeats the usual name keeps the usual form.
        ("2016", "seen Oarsmanin"),
        # An edition may have a form of its own for the usual name.
        ("deluxe", "seen Oarsmanum"),
        ("2021", "seen Oarsmanin"),
    ],
)
def test_a_form_is_used_only_with_the_name_to_which_it_belongs(edition: str, form: str) -> None:
    assert render("probe-form", edition, value="character:oarsman") == form


# --- words before names and numbers ---------------------------------------------------------
@pytest.mark.parametrize(
    ("following", "text"),
    [
        ("@0", "looks atte Ada"),
        ("@1", "looks at Bruno"),
        ("card:oven", "looks at the great Oven"),
        ("character:oarsman", "looks atte Oarsman"),
        ("type:unique", "looks atte unique"),
        (1, "looks atte 1"),
        (8, "looks atte 8"),
        (18, "looks at 18"),
        (80, "looks atte 80"),
        (3, "looks at 3"),
        ("éva", "looks at éva"),
    ],
)
def test_a_short_word_takes_the_form_that_suits_the_text_after_it(
    following: Any, text: str
) -> None:
    assert render("probe-before", value=following) == text


def test_a_short_word_suits_the_form_of_the_name_after_it() -> None:
    assert render("probe-before-form", value="character:oarsman") == "looks atte Oarsmanin"
    assert render("probe-before-form", value="card:juggle") == "looks at the thing Juggle"


def test_a_short_word_that_ends_in_an_apostrophe_is_followed_by_no_space() -> None:
    assert render("probe-apostrophe", value="@0") == "looks l’Ada"
    assert render("probe-apostrophe", value="@1") == "looks la Bruno"


# --- the reader -----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("reader", "text"), [("", "monarch"), ("feminine", "queen"), ("masculine", "king")]
)
def test_every_message_can_depend_on_the_gender_of_its_reader(reader: str, text: str) -> None:
    assert render("probe-reader", reader=reader) == text
    inside = Sentence("probe-reader", {})
    assert render("probe-around", reader=reader, said=inside) == f"It is said: {text}"
    assert Texts("en", reader)("probe-reader") == text


# --- homebrew cards -------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_homebrew_cards_without_texts_are_named_after_their_ids(language: str) -> None:
    renderer = Renderer(Texts(language), NAMES, "2016")
    for kind in ("card", "character"):
        assert renderer.name(f"{kind}:flower_shop") == "Flower shop"
        assert renderer.inside(f"{kind}:flower_shop").casefold() == "flower shop"


@pytest.mark.parametrize("language", LANGUAGES)
def test_homebrew_cards_are_named_in_another_language_if_they_lack_texts(language: str) -> None:
    renderer = Renderer(Texts(language), NAMES, "2016")
    assert renderer.name("card:oven") == "Oven"
    assert renderer.name("character:baker") == "Baker"


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_about_homebrew_cards_name_them_and_have_no_gaps(language: str) -> None:
    renderer = Renderer(Texts(language), NAMES, "2016")
    built = {"seat": "@0", "count": 2, "cards": ["card:flower_shop"]}
    killed = {"seat": "@1", "rank": 9, "character": "character:flower_girl"}
    for key, args, name in (
        ("event-built", built, "flower shop"),
        ("event-killed", killed, "flower girl"),
        ("choice-build", {"cards": ["card:flower_shop"], "price": 3}, "flower shop"),
        ("choice-kill", {"rank": 9, "character": "character:flower_girl"}, "flower girl"),
    ):
        text = renderer(Sentence(key, args))
        assert name in text.casefold(), text
        assert not set("{}$") & set(text), text


def test_an_error_in_the_text_of_a_homebrew_card_ends_no_game() -> None:
    assert render("probe-and", one="One") != ""
    assert render("probe-and", one="One").startswith("One and ")


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("probe-x = { UPPER($value) }", "UPPER"),
        ("probe-x = { NUMBER(UPPER($value)) }", "UPPER"),
    ],
)
def test_homebrew_texts_can_use_only_the_functions_of_the_game(source: str, problem: str) -> None:
    with pytest.raises(Exception, match=f"cannot use '{problem}'"):
        add_texts("en", source)
    assert not exists("probe-x")
