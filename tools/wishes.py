"""Try every wish that the tests of the new-table form have made: none may be refused.

`python tools/wishes.py FILE`: the file holds wishes as the form sends them, of all editions and
numbers of players, with the own cards that `tools/sentences.py` tells it of. Each is drawn many
times, as the server does it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from citadella import homebrew as own
from citadella.rules import CitadellaError
from citadella.server.lobby.new_tables import setup_of
from citadella.server.protocol.tables import NewTable

DRAWS = 25
OWN_CARDS = Path(__file__).resolve().parents[1] / "tests" / "own_cards" / "harvest.py"


def refused(wishes: list[NewTable]) -> list[str]:
    """Return a sentence for each wish that was refused."""
    faults: list[str] = []
    for wish in wishes:
        try:
            for _ in range(DRAWS if wish.cards else 1):
                setup_of(wish)
        except CitadellaError as problem:
            cards = {name: when for name, when in wish.cards.items() if when != "maybe"}
            what = wish.preset or f"own cards {cards}"
            faults.append(f"{wish.edition}, {wish.players} players, {what}: {problem}")
    return faults


def main() -> int:
    """Read the file and try what is in it."""
    if len(sys.argv) != 2:
        print("usage: wishes.py FILE")
        return 2
    wishes = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=list[NewTable])
    own.load(OWN_CARDS)
    faults = refused(wishes)
    for fault in faults:
        print(fault)
    print(f"{len(wishes)} wishes, {len(faults)} refused")
    return 1 if faults or not wishes else 0


if __name__ == "__main__":
    sys.exit(main())
