"""Every name has the grammatical forms that the messages use, and no message needs others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import pytest
from fluent.syntax import ast

from citadella.cards import EDITIONS, TYPES
from citadella.texts import LANGUAGES, Texts
from tests.texts.catalogue import CARDS_FILES, CONTENT, NAMES, entries, messages

#: Languages in which the general forms suit almost all names.
WITHOUT_FORMS: Final = {"en"}
KINDS: Final = ("card", "character", "type", "marker")
#: By argument: the kinds of things that it can name.
ARGUMENTS: Final = {
    "card": ("card",),
    "second": ("card",),
    "character": ("character",),
    "turn": ("character",),
    "role": ("character",),
    "cause": ("card", "character", "type"),
    "type": ("type",),
    "marker": ("marker",),
}
#: Features that only exceptional names declare.
RARE: Final = {"number", "plural", "proper"}


class Use(NamedTuple):
    """A form or feature of names that a message uses; `kinds` are kinds or ids of names."""

    function: str
    form: str
    kinds: frozenset[str]
    message: str


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


# --- which forms the messages use ----------------------------------------------------------
def called(node: object, name: str) -> tuple[str, list[str]] | None:
    """Return the variable and the strings passed to the function `name`; None for other nodes."""
    if not isinstance(node, ast.FunctionReference) or node.id.name != name:
        return None
    variable, *others = node.arguments.positional
    if not isinstance(variable, ast.VariableReference):
        return None
    return variable.id.name, [each.value for each in others if isinstance(each, ast.StringLiteral)]


def uses_in(node: ast.BaseNode, message: str, known: dict[str, frozenset[str]]) -> Iterator[Use]:
    """Yield the forms used in a part of a message; `known`: the kinds or ids of variables."""
    for function in ("FORM", "FEATURE"):
        found = called(node, function)
        if found is not None:
            variable, (form,) = found
            kinds = known.get(variable, frozenset(ARGUMENTS.get(variable, ())))
            yield Use(function, form, kinds, message)
    if isinstance(node, ast.SelectExpression):
        yield from uses_in(node.selector, message, known)
        asked = called(node.selector, "KIND")
        exact = called(node.selector, "ID")
        named = {str(getattr(each.key, "name", "")) for each in node.variants if not each.default}
        for variant in node.variants:
            inside = known
            if asked is not None:
                key = str(getattr(variant.key, "name", ""))
                left = frozenset(ARGUMENTS.get(asked[0], ())) - named
                inside = known | {asked[0]: left if variant.default else frozenset({key})}
            elif exact is not None and not variant.default:
                inside = known | {exact[0]: frozenset({str(getattr(variant.key, "name", ""))})}
            yield from uses_in(variant.value, message, inside)
        return
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from uses_in(each, message, known)


@cache
def uses(language: str) -> tuple[Use, ...]:
    """Return all uses of forms and features in a language."""
    return tuple(
        use for key, pattern in messages(language).items() for use in uses_in(pattern, key, {})
    )


# --- which forms the names have --------------------------------------------------------------
@cache
def names(language: str) -> dict[str, dict[str, set[str]]]:
    """Return the attributes of all names that sentences can mention, by kind and message."""
    prefixes = {"district": "card", "action": "card", "mark": "marker"}
    found: dict[str, dict[str, set[str]]] = {kind: {} for kind in KINDS}
    for entry in entries(language):
        if isinstance(entry, ast.Message) and NAMES.match(entry.id.name):
            prefix = entry.id.name.partition("-")[0]
            attributes = {attribute.id.name for attribute in entry.attributes}
            found[prefixes.get(prefix, prefix)][entry.id.name] = attributes
    return found


def names_of(language: str, kind: str) -> dict[str, set[str]]:
    """Return the attributes of all names of a kind, or of the name with this id."""
    if kind in KINDS:
        return names(language)[kind]
    return {
        name: attributes
        for by_name in names(language).values()
        for name, attributes in by_name.items()
        if name.partition("-")[2] == kind
    }


def renamed(language: str, name: str) -> list[str]:
    """Return the editions in which a card has a different name than usual."""
    texts = Texts(language)
    return [
        edition
        for edition in EDITIONS
        if f"{name}.name-{edition}" in texts and texts(f"{name}.name-{edition}") != texts(name)
    ]


def test_the_names_of_a_language_are_those_of_the_game(language: str) -> None:
    found = names(language)
    assert len(found["character"]) == 27
    assert len(found["card"]) == 61
    assert set(found["type"]) == {f"type-{each}" for each in TYPES}


def test_every_name_has_all_forms_that_the_messages_use(language: str) -> None:
    """Report all gaps at once: a name without a form would be written in the general form."""
    if language in WITHOUT_FORMS:
        pytest.skip("the general forms suit all names")
    gaps: dict[str, set[str]] = {}
    for use in uses(language):
        if use.function == "FEATURE" and use.form in RARE:
            continue
        for kind in use.kinds:
            for name, attributes in names_of(language, kind).items():
                if use.form not in attributes:
                    gaps.setdefault(f"{kind}.{use.form}", set()).add(name)
                for edition in renamed(language, name):
                    if f"{use.form}-{edition}" not in attributes:
                        gaps.setdefault(f"{kind}.{use.form}-{edition}", set()).add(name)
    assert not gaps, f"{sum(map(len, gaps.values()))} forms are missing:\n" + "\n".join(
        f"{form}: {', '.join(sorted(missing))}" for form, missing in sorted(gaps.items())
    )


def test_every_form_of_a_name_is_used_by_some_message(language: str) -> None:
    used = {use.form for use in uses(language)} | {"inside"}
    unused = {
        f"{name}.{attribute}"
        for by_name in names(language).values()
        for name, attributes in by_name.items()
        for attribute in attributes
        if not CONTENT.fullmatch(attribute)
        and attribute not in used
        and not any(attribute == f"{form}-{edition}" for form in used for edition in EDITIONS)
    }
    assert unused == set()


def test_every_form_has_a_general_message_for_names_without_it(language: str) -> None:
    texts = Texts(language)
    forms = {use.form for use in uses(language) if use.function == "FORM"}
    general = {key.removeprefix("form-") for key in messages(language) if key.startswith("form-")}
    cards = {
        use.form
        for use in uses(language)
        if use.function == "FORM" and use.kinds & {"card", "character"}
    }
    assert cards - general == set(), "homebrew cards lack these forms"
    assert general - forms == set(), "these forms are never used"
    for form in general:
        for name in ("Flower shop", "Öböl", "Zámek"):
            assert name in texts(f"form-{form}", name=name)


def test_no_form_of_a_name_is_empty_or_has_spaces_at_its_ends(language: str) -> None:
    texts = Texts(language)
    for by_name in names(language).values():
        for name, attributes in by_name.items():
            for attribute in attributes:
                text = texts(f"{name}.{attribute}")
                assert text, f"{name}.{attribute}"
                assert text == text.strip(), f"{name}.{attribute}"


def test_forms_of_an_edition_belong_to_a_name_of_that_edition(language: str) -> None:
    suffixes = "|".join(EDITIONS)
    for by_name in names(language).values():
        for name, attributes in by_name.items():
            for attribute in attributes:
                special = re.fullmatch(rf"(?!name|effect)[a-z-]+?-({suffixes})", attribute)
                if special:
                    assert special[1] in renamed(language, name), f"{name}.{attribute}"


# --- short words before names ----------------------------------------------------------------
def test_every_short_word_has_two_forms_and_a_pattern_that_tells_them_apart(language: str) -> None:
    found = messages(language)
    texts = Texts(language)
    rules = [key for key in found if key.startswith("before-") and "." not in key]
    # English and German need no such words.
    assert bool(rules) or language in ("en", "de")
    for rule in rules:
        assert f"{rule}.other" in found, rule
        assert texts(rule) != texts(f"{rule}.other"), rule
        # Python and JavaScript must understand the pattern in the same way.
        pattern = texts(f"{rule}.pattern")
        assert re.compile(pattern, re.IGNORECASE)
        assert not re.search(r"\(\?(?!!|=|:)|\\[^dsw.]|\[\[", pattern), rule
    asked = {
        word
        for pattern in found.values()
        for word in re.findall(r"BEFORE\(\"([\w-]+)\"", serialized(pattern))
    }
    assert {f"before-{word}" for word in asked} == set(rules)


def serialized(pattern: ast.BaseNode) -> str:
    """Return all calls of functions in a message as text."""
    if isinstance(pattern, ast.FunctionReference):
        words = [a.value for a in pattern.arguments.positional if isinstance(a, ast.StringLiteral)]
        said = ", ".join(f'"{word}"' for word in words)
        inner = " ".join(serialized(each) for each in pattern.arguments.positional)
        return f"{pattern.id.name}({said}) {inner}"
    parts: list[str] = []
    for value in vars(pattern).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                parts.append(serialized(each))
    return " ".join(parts)


def test_parts_of_sentences_are_used_by_other_messages_of_their_language(language: str) -> None:
    def references(node: ast.BaseNode) -> Iterator[str]:
        if isinstance(node, ast.MessageReference):
            yield node.id.name
        for value in vars(node).values():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ast.BaseNode):
                    yield from references(each)

    used = {name for pattern in messages(language).values() for name in references(pattern)}
    parts = {key for key in messages(language) if re.match(r"(?:part|source|object)\b", key)}
    assert {key for key in parts if "." not in key} - used == set()


# --- wordings that cannot be right for every value ---------------------------------------------
#: By language: wordings that are wrong for some names, numbers or readers, each with the reason.
FORBIDDEN: Final = {
    "hu": {
        r"(?i)\ba\(z\)": "a(z): the article is undecided; use BEFORE",
    },
    "bg": {
        r"(?<!\w)[Сс] \{ ?(?:\$|NUMBER|FORM|count-|object-)": "с before a value; use BEFORE",
        r"(?<!\w)[Вв] \{ ?(?:FORM|\$(?:name|seat|card|character))": "в before a name; use BEFORE",
        r"(?<!\w)(?:от|за|на|с|върху|срещу|до|към|при|у|в): \{": "a colon after a preposition",
        r"\}\. (?:кръг|рунд|място)": "an ordinal number with a full stop",
        r"\bсте (?:убит|омагьосан|ограбен|сам|готов)\b|единственият": "the reader as a man",
    },
    "cs": {
        r"(?<!\w)[zZvVsSkK] \{ ?(?:\$|NUMBER|FORM|count-|object-)": "z, v, s, k; use BEFORE",
        r"(?<!\w)(?:od|za|k|pro|do|na|u|o|před): \{": "a colon after a preposition",
        r"(?<!\w)(?:[Zz]bývá|čeká) \{ ?\$": "a verb in the singular before a number",
        r"\bsami\b|\b[Jj]ste \w+(?:eni|áni|ni)\b": "the reader as several people",
    },
    "en": {
        r"\b[Aa]n? \{ ?\$(?:card|character|second)": "a or an before a name; use FORM",
        r"\(s\)": "(s): the number is undecided",
    },
}


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Yield every line of the catalogue of a language with its place."""
    folder = files("citadella.texts") / language
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".ftl"):
            for i, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
                if not line.startswith("#"):
                    yield f"{language}/{file.name}:{i}", line


def forbidden(language: str, line: str) -> list[str]:
    """Return the problems of a line of a catalogue."""
    return [
        why
        for pattern, why in FORBIDDEN.get(language, {}).items()
        if re.search(pattern, line)
        and not ("singular" in why and line.lstrip().startswith(("[", "*")))
    ]


def test_no_message_contains_a_wording_that_is_wrong_for_some_values(language: str) -> None:
    found = [
        f"{place}: {why}: {line.strip()}"
        for place, line in lines(language)
        for why in forbidden(language, line)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("hu", "x = A(z) { $card } a tiéd."),
        ("bg", "x = Играете с { $name }."),
        ("bg", "x = Картата е в { $card }."),
        ("bg", "x = Карта от: { $name }."),
        ("bg", "x = { $count }. рунд"),
        ("bg", "x = Вие сте убит."),
        ("cs", "x = Karta z { $card }."),
        ("cs", "x = Hrajete s { count-cards }."),
        ("cs", "x = Karta pro: { $name }"),
        ("cs", "x = Zbývá { $count } karet"),
        ("cs", "x = Jste zneškodněni."),
        ("en", "x = Ada built a { $card }."),
        ("en", "x = { $count } card(s)"),
    ],
)
def test_a_wording_that_is_wrong_for_some_values_is_detected(language: str, line: str) -> None:
    assert forbidden(language, line)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("hu", 'x = { BEFORE("the", $card) } a tiéd.'),
        ("bg", 'x = Играете { BEFORE("with", $name) }.'),
        ("bg", "x = Карти: { $cards }."),
        ("cs", 'x = Karta { BEFORE("from", FORM($card, "gen")) }.'),
        ("cs", "    [one] Zbývá { $count } karta"),
        ("en", 'x = Ada built { FORM($card, "a") }.'),
    ],
)
def test_a_wording_that_suits_every_value_is_accepted(language: str, line: str) -> None:
    assert forbidden(language, line) == []


# --- the forms of English names -----------------------------------------------------------------
def test_english_names_have_the_article_that_suits_them() -> None:
    wrong = []
    for entry in entries("en", CARDS_FILES):
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("district-", "action-")):
            for attribute in entry.attributes:
                if attribute.id.name.partition("-")[0] == "a":
                    text = Texts("en")(f"{entry.id.name}.{attribute.id.name}")
                    if re.match(r"a [AEIO]|an [^AEIOU]", text):
                        wrong.append(text)
    assert wrong == []
