"""Generate the tables of docs/encoding.md from the code that encodes positions as arrays.

`python -m tools.generate.encoding_page` updates the page; with `--check`, it only reports whether
the page is up to date.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256

from citadella.cards import EDITIONS
from citadella.env import actions, observation, room, things
from citadella.rules.names import card_name, character_name
from tools import ROOT

PAGE = ROOT / "docs" / "encoding.md"
MARK = "<!-- Generated from here on by tools/generate/encoding_page.py: run `make docs`. -->\n"
SPAN = "–"


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Return a Markdown table with the column headings `heads`; numbers are right-aligned."""
    lines = [heads, ["---:" if head in ("from", "size", "no.") else "---" for head in heads]]
    lines += [[str(cell) for cell in row] for row in rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def printed() -> tuple[list[str], list[str]]:
    """Return the ids of all official cards and of all official characters, in encoding order."""
    cards: dict[str, None] = {}
    characters: dict[str, None] = {}
    for facts in EDITIONS.values():
        for district in (*facts.base, *facts.unique, *facts.bonus):
            cards[district.id] = None
        cards.update(dict.fromkeys(card.id for card in facts.action_cards))
        characters.update(dict.fromkeys(character.id for character in facts.characters))
    assert list(cards) == [card_name(n + 1) for n in range(len(cards))]
    assert list(characters) == [character_name(n + 1) for n in range(len(characters))]
    return list(cards), list(characters)


def places(names: Sequence[str], space: int) -> str:
    """Return a line with the index of each name, and the indices below `space` for homebrew."""
    line = ", ".join(f"{n} `{name}`" for n, name in enumerate(names))
    if len(names) < space:
        line += f"; {len(names)}{SPAN}{space - 1}: homebrew, in the order of registration"
    return line + ".\n"


def parts(row: actions.Row) -> str:
    """Return the parameters of a verb's actions, each with its number of possible values."""
    rooms = [
        f"{part} ({size})"
        for part, size in zip(row.parts, (row.room_a, row.room_b), strict=False)
        if part
    ]
    return " × ".join(rooms) or "–"


def blocks(found: Sequence[observation.Block]) -> str:
    """Return a Markdown table of the blocks of an array."""
    return table(
        ("from", "size", "name", "meaning"),
        ((b.start, b.size, f"`{b.name}`", b.about) for b in found),
    )


def tables() -> str:
    """Return the generated part of the page."""
    cards, characters = printed()
    rows: list[tuple[object, ...]] = [
        (int(row.start), row.size, f"`{row.verb.word}`", parts(row)) for row in actions.ROWS
    ]
    verbs, each = actions.HOMEBREW_VERBS, actions.HOMEBREW_ROOM
    rows.append((actions.HOMEBREW_START, verbs * each, "homebrew verbs", f"{verbs} × {each}"))
    rows.append((actions.SPARE_START, actions.SPARE, "spare", "in the order of the legal actions"))
    return "\n".join(
        (
            f"This is version {room.VERSION}: {actions.ACTIONS} actions,"
            f" {observation.OBSERVATION} numbers in an observation.\n",
            "## Actions",
            table(("from", "size", "verb", "parts"), rows),
            "## Indices",
            "**Cards.** " + places(cards, room.CARDS),
            "**Characters.** " + places(characters, room.CHARACTERS),
            "**Kinds of question.** " + places(room.QUESTION_KINDS, room.QUESTION_ROOM),
            "**Kinds of marker.** " + places(room.MARKER_KINDS, room.MARKER_ROOM),
            "## Observations",
            blocks(observation.BLOCKS),
            "### The blocks of a player",
            f"The observing seat comes first; player p begins at {observation.AT_PLAYER} +"
            f" {observation.PLAYER_SIZE} p.\n",
            blocks(observation.PLAYER_BLOCKS),
            "## Things",
            f"At most {things.MOST_THINGS} rows of {things.WIDTH} numbers:"
            f" {', '.join(f'`{column}`' for column in things.COLUMNS)}.\n",
            table(
                ("no.", "kind", "meaning"),
                ((n + 1, f"`{kind}`", about) for n, (kind, about) in enumerate(things.KINDS)),
            ),
        )
    )


def fingerprint() -> str:
    """Return a hash of the tables without their descriptions, to detect a changed encoding."""
    cards, characters = printed()
    facts = [
        [(row.verb.word, row.parts, int(row.start), row.size) for row in actions.ROWS],
        (actions.HOMEBREW_START, actions.SPARE_START, actions.ACTIONS),
        (cards, characters, room.QUESTION_KINDS, room.MARKER_KINDS, list(EDITIONS)),
        [(b.name, b.start, b.size) for b in observation.BLOCKS],
        [(b.name, b.start, b.size) for b in observation.PLAYER_BLOCKS],
        (things.COLUMNS, [kind for kind, _ in things.KINDS], things.MOST_THINGS),
    ]
    return sha256(repr(facts).encode()).hexdigest()


def page() -> str:
    """Return the page with up-to-date tables."""
    words, _, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    return words + MARK + tables()


def main() -> int:
    """Write the page, or check that it is up to date."""
    wanted = page()
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") != wanted:
            print("docs/encoding.md is stale: run `make docs`.", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
