"""Check that code outside the packages for cards, rules and texts names no particular cards.

    python -m tools.checks.card_names

Only the packages `cards/`, `rules/` and `texts/` may contain card ids. Other packages and the
client must use the attributes of cards instead, except for the uses listed in EXCEPTIONS.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from citadella.cards import EDITIONS
from tools import ROOT

KNOW_THE_CARDS = ("cards", "rules", "texts")
#: A file, or a folder ending in "/"; the card ids allowed in it ("*": all); and the reason.
EXCEPTIONS: list[tuple[str, str, str]] = [
    (
        "src/citadella/bots/heuristics/weights.py",
        "*",
        "the bots' weights; a card may override its own",
    ),
    ("src/citadella/env/actions.py", "keep spy", "verbs"),
    ("src/citadella/env/room.py", "keep", "a question"),
    ("src/citadella/extras.py", "library", "a software library"),
    ("src/citadella/server/learning/lesson_scripts.py", "*", "the lessons are about cards"),
]


def card_ids() -> set[str]:
    """Return the ids of all characters, districts and action cards."""
    found: set[str] = set()
    for edition in EDITIONS.values():
        for cards in (
            edition.characters,
            edition.base,
            edition.unique,
            edition.bonus,
            edition.action_cards,
        ):
            found.update(card.id for card in cards)
    return found


def class_names(ids: set[str]) -> dict[str, str]:
    """Map the class names of cards to their ids."""
    return {"".join(part.capitalize() for part in name.split("_")): name for name in ids}


def in_python(source: str, ids: set[str]) -> Iterator[tuple[int, str]]:
    """Yield line number and card id wherever Python code names a card, as a string or a class."""
    tree = ast.parse(source)
    classes = class_names(ids)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in docstrings:
                for word in node.value.split():
                    if word in ids:
                        yield node.lineno, word
        elif isinstance(node, ast.Name) and node.id in classes:
            yield node.lineno, classes[node.id]
        elif isinstance(node, ast.alias) and node.name in classes:
            yield node.lineno, classes[node.name]


def in_client(source: str, ids: set[str]) -> Iterator[tuple[int, str]]:
    """Yield line number and card id wherever client code names a card, as a string or a key."""
    for number, line in enumerate(source.splitlines(), 1):
        code = re.sub(r"(^|\s)//.*", "", line)
        for names in re.findall(r"""["'`]([a-z_]+)["'`]|(?:^|[{,])\s*([a-z_]+):\s""", code):
            for name in names:
                if name in ids:
                    yield number, name


def found_in(path: Path, ids: set[str]) -> list[tuple[int, str]]:
    """Return the line number and card id of every place in a file that names a card."""
    source = path.read_text(encoding="utf-8")
    found = in_python(source, ids) if path.suffix == ".py" else in_client(source, ids)
    return sorted(set(found))


def is_excepted(place: str, name: str) -> bool:
    """Return whether EXCEPTIONS allows the file `place` to name the card `name`."""
    return any(
        (place.startswith(where) if where.endswith("/") else place == where)
        and (names == "*" or name in names.split())
        for where, names, _ in EXCEPTIONS
    )


def files() -> list[Path]:
    """Return the source files that must not name cards."""
    package = ROOT / "src" / "citadella"
    python = [
        path
        for path in sorted(package.rglob("*.py"))
        if path.relative_to(package).parts[0] not in KNOW_THE_CARDS
    ]
    web = ROOT / "web" / "src"
    return python + sorted(p for p in web.rglob("*") if p.suffix in (".ts", ".svelte"))


def main() -> None:
    """Print every violation and every unused exception; exit with an error if one was printed."""
    ids = card_ids()
    faults = 0
    used: set[tuple[str, str, str]] = set()
    for path in files():
        place = path.relative_to(ROOT).as_posix()
        for line, name in found_in(path, ids):
            if is_excepted(place, name):
                used.update(e for e in EXCEPTIONS if place.startswith(e[0]))
            else:
                faults += 1
                print(f"{place}:{line}: names '{name}'")
    for exception in EXCEPTIONS:
        if exception not in used:
            faults += 1
            print(f"The exception for {exception[0]} is unused.")
    if faults:
        sys.exit(f"{faults} problems: use attributes of the cards instead of their names.")
    print("No code outside cards, rules and texts names a card.")


if __name__ == "__main__":
    main()
