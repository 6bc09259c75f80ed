"""Check the catalogue of a language, and render every message with difficult values.

    python -m tools.checks.catalogue [LANGUAGE ...]
    python -m tools.checks.catalogue --preview FILE LANGUAGE
    python -m tools.checks.catalogue --reviewed LANGUAGE

For each language (default: all), the problems are printed, and how many messages have changed in
English since the last review. `--preview` also writes a page with every message beside the English
one. `--reviewed` first records that all messages match the current English ones: it stores the
hashes of the English messages in the language's folder.
"""

from __future__ import annotations

import argparse
import hashlib
import html
import json
import sys
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from citadella.cards import EDITIONS
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import DEFAULTS, Renderer, Sentence
from tools import ROOT

FOLDER: Final = ROOT / "src" / "citadella" / "texts"
HASHES: Final = "english.json"
#: Prefixes of messages that only one language may need.
OWN_WORDS: Final = ("form-", "before-", "lower-case-", "no-break-", "part-", "source-for")
CARDS: Final = ("character-", "district-", "action-", "type-", "mark-")
#: Attributes that cards have in every language; all others serve the grammar of one language.
SHARED: Final = ("name", "effect", "words", "color", "real", "plain")
#: Files whose messages have typed arguments, such as names with grammatical forms.
WITH_NAMES: Final = ("game.ftl", "coach.ftl", "review.ftl", "table.ftl")
NUMBERS: Final = (1, 2, 4, 5, 12, 21)
PLAYERS: Final = ("Стоян", "Захари", "Simona", "Zuzana", "Ágnes", "Émile", "Wanda", "Max")
#: A label on a button is at most this many times as long as the English one, plus a few letters.
MAX_LENGTH: Final = 1.9
SPARE_LENGTH: Final = 14
MAX_CASES: Final = 24
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
#: Variables that are always numbers, even if a message does not use them as such.
ALWAYS_NUMBERS: Final = frozenset({"count", "rank", "price", "drawn", "people"})
LABELS: Final = ("choice-", "group-", "remind-")


class Message(NamedTuple):
    """A message or attribute of a language."""

    file: str
    pattern: ast.Pattern
    source: str


class _Parts(Visitor):
    """Collects the variables of a message, and the words that select its variants."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.variables: set[str] = set()
        self.words: dict[str, list[str]] = {}
        self.numbers: set[str] = set()
        self.forms: set[tuple[str, str]] = set()
        self.rules: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        key = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
        self.visit(messages(self.language)[key].pattern)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        values = node.arguments.positional
        if node.id.name in ("FORM", "FEATURE") and isinstance(values[0], ast.VariableReference):
            self.forms.add((values[0].id.name, values[1].value))
        if node.id.name == "NUMBER" and isinstance(values[0], ast.VariableReference):
            self.numbers.add(values[0].id.name)
        if node.id.name == "BEFORE":
            self.rules.add(values[0].value)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            words = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
            if len(words) < len(node.variants) or PLURALS.issuperset(words):
                self.numbers.add(name)
            else:
                self.words.setdefault(name, []).extend(words)
        self.generic_visit(node)

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        self.numbers |= self.variables & ALWAYS_NUMBERS


@cache
def messages(language: str) -> dict[str, Message]:
    """Return the messages of a language by key: `message` or `message.attribute`."""
    found: dict[str, Message] = {}
    serializer = FluentSerializer()
    for file in sorted((FOLDER / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise SystemExit(f"{file}: cannot be parsed: {(entry.content or '')[:60]}")
            if isinstance(entry, ast.Message):
                source = serializer.serialize_entry(entry)
                if entry.value is not None:
                    found[entry.id.name] = Message(file.name, entry.value, source)
                for each in entry.attributes:
                    found[f"{entry.id.name}.{each.id.name}"] = Message(
                        file.name, each.value, source
                    )
    return found


def is_shared(key: str) -> bool:
    """Return whether every language must have the message `key`."""
    name, _, attribute = key.partition(".")
    if name.startswith(CARDS) and attribute:
        return attribute.partition("-")[0] in SHARED
    return not name.startswith(OWN_WORDS)


@cache
def parts_of(language: str, key: str) -> _Parts:
    """Return what a message uses, including what it uses through the messages that it refers to."""
    parts = _Parts(language)
    parts.visit(messages(language)[key].pattern)
    return parts


# --- problems ------------------------------------------------------------------------------------
def problems(language: str) -> Iterator[str]:
    """Yield the problems of a language, one sentence each."""
    english, mine = messages("en"), messages(language)
    for key in english:
        if is_shared(key) and key not in mine:
            yield f"{key} is missing."
    for key, message in mine.items():
        if is_shared(key) and key not in english:
            yield f"{message.file}: {key} does not exist in English."
        for rule in parts_of(language, key).rules:
            for needed in (f"before-{rule}", f"before-{rule}.other", f"before-{rule}.pattern"):
                if needed not in mine:
                    yield f"{message.file}: {key} needs the message {needed}."
    yield from _missing_forms(language)
    for key in mine:
        for args, text in cases(language, key):
            wrong = fault(text)
            if wrong:
                yield f"{mine[key].file}: {key} with {args}: {wrong}: {text!r}"
                break
    yield from _long_labels(language)


def fault(text: str) -> str:
    """Return what is wrong with a rendered text; '' if nothing is."""
    if any(sign in text for sign in "{}$") or "???" in text:
        return "an unresolved placeholder"
    return ""


def _missing_forms(language: str) -> Iterator[str]:
    """Yield a problem for each form that messages use but a card lacks."""
    mine, texts = messages(language), Texts(language)
    used: dict[str, set[str]] = {}
    for key in mine:
        for variable, form in parts_of(language, key).forms:
            for prefix in _prefixes(variable):
                used.setdefault(prefix, set()).add(form)
    for key in list(mine):
        prefix = next((prefix for prefix in CARDS if key.startswith(prefix)), "")
        if "." in key or prefix not in used:
            continue
        names = {f"{key}.name-{edition}" for edition in EDITIONS} & mine.keys()
        variants = [""] + [
            "-" + name.rpartition(".name-")[2] for name in names if texts(name) != texts(key)
        ]
        for form in sorted(used[prefix]):
            # A general form is for homebrew cards; official cards must have their own form.
            if f"form-{form}" in mine and language == "en":
                continue  # in English, the general form suits all cards
            for variant in variants:
                if f"{key}.{form}{variant}" not in mine:
                    yield f"{mine[key].file}: {key} lacks the form .{form}{variant}."


def _prefixes(variable: str) -> tuple[str, ...]:
    if variable in ("character", "turn"):
        return ("character-",)
    return ("district-", "action-") if variable in ("card", "second") else ()


def _long_labels(language: str) -> Iterator[str]:
    for key in messages(language):
        if key.startswith(LABELS) and "." not in key and key in messages("en"):
            longest = max((len(text) for _, text in cases(language, key)), default=0)
            english = max((len(text) for _, text in cases("en", key)), default=0)
            if longest > MAX_LENGTH * english + SPARE_LENGTH:
                yield f"{messages(language)[key].file}: {key} is too long for a button ({longest})."


# --- difficult values ----------------------------------------------------------------------------
def cases(language: str, key: str) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield several sets of arguments for a message, each with the resulting text."""
    parts = parts_of(language, key)
    typed = messages(language)[key].file in WITH_NAMES
    texts = Texts(language)
    render = Renderer(texts, PLAYERS, "2016")
    for args in islice(_arguments(parts, typed), MAX_CASES):
        try:
            yield args, render.phrase(Sentence(key, args)) if typed else texts(key, **args)
        except Exception as problem:
            yield args, f"{{{problem}}}"


def _arguments(parts: _Parts, typed: bool) -> Iterator[dict[str, Any]]:
    base: dict[str, Any] = {}
    for name in sorted(parts.variables - (DEFAULTS.keys() if typed else set()) - {"reader"}):
        base[name] = NUMBERS[-1] if name in parts.numbers else _value(name, typed)
    yield base
    for name, words in parts.words.items():
        for word in dict.fromkeys(words):
            yield base | {name: word}
    for name in sorted(parts.numbers):
        yield from (base | {name: number} for number in NUMBERS)
    for name in ("seat", "name", "other", "by"):
        if name in parts.variables:
            yield from (base | {name: f"@{seat}" if typed else PLAYERS[seat]} for seat in (1, 3, 5))


def _value(name: str, typed: bool) -> Any:
    if typed:
        if name in ("card", "second"):
            return "card:imperial_treasury"
        if name in ("character", "turn", "role"):
            return "character:tax_collector"
        if name in ("seat", "by", "name", "other"):
            return "@1"
        if name == "cards":
            return ["card:imperial_treasury", "card:haunted_quarter"]
        if name == "type":
            return "type:religious"
        if name == "marker":
            return "marker:warrant"
    return PLAYERS[1]


# --- changed English messages --------------------------------------------------------------------
def english_hashes() -> dict[str, str]:
    """Return a short hash of every English message."""
    found: dict[str, str] = {}
    for key, message in messages("en").items():
        if "." not in key:
            found[key] = hashlib.sha256(message.source.encode()).hexdigest()[:8]
    return found


def stale(language: str) -> list[str]:
    """Return the English messages that have changed since the last review of the language."""
    path = FOLDER / language / HASHES
    seen = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return [key for key, digest in english_hashes().items() if seen.get(key) != digest]


def mark_reviewed(language: str) -> None:
    """Record that the language matches the current English messages."""
    text = json.dumps(english_hashes(), indent=0, sort_keys=True) + "\n"
    (FOLDER / language / HASHES).write_text(text, "utf-8")


# --- the preview ---------------------------------------------------------------------------------
def preview(language: str) -> str:
    """Return a page with every message of a language beside the English one."""
    old = set(stale(language))
    rows: list[str] = []
    for key in messages("en"):
        if key not in messages(language):
            continue
        name = key.partition(".")[0]
        sides = ["<br>".join(_texts(each, key)) for each in ("en", language)]
        flag = " class=stale" if name in old else ""
        rows.append(f"<tr{flag}><th>{key}<td>{sides[0]}<td lang={language}>{sides[1]}")
    style = (
        "body{font:15px/1.4 system-ui;margin:1rem}table{border-collapse:collapse}"
        "td,th{border:1px solid #bbb;padding:.3rem .5rem;text-align:left;vertical-align:top}"
        "th{font:12px monospace}.stale{background:#fff3c4}"
    )
    note = f"{len(old)} messages whose English has changed are marked."
    return (
        f"<!doctype html><meta charset=utf-8><title>{language}</title><style>{style}</style>"
        f"<p>{note}<table>{''.join(rows)}</table>"
    )


def _texts(language: str, key: str) -> list[str]:
    return [html.escape(text) for text in dict.fromkeys(text for _, text in cases(language, key))]


def main() -> int:
    """Run the command line; return 1 if there is a problem."""
    parser = argparse.ArgumentParser(description="Check the catalogue of a language.")
    parser.add_argument("languages", nargs="*", default=LANGUAGES, metavar="LANGUAGE")
    parser.add_argument("--preview", type=Path, metavar="FILE", help="write a page to read")
    parser.add_argument("--reviewed", action="store_true", help="record that all messages match")
    options = parser.parse_args()
    found = 0
    for language in options.languages:
        if options.reviewed:
            mark_reviewed(language)
        if options.preview:
            options.preview.write_text(preview(language), "utf-8")
        for problem in problems(language):
            found += 1
            print(f"{language}: {problem}")
        if language != "en" and stale(language):
            print(f"{language}: the English of {len(stale(language))} messages has changed.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
