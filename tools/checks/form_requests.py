"""Check that the server accepts every request that the new-table form sends in its tests.

    python -m tools.checks.form_requests FILE

The form's tests write FILE, with requests for all editions and numbers of players and for the
homebrew cards that `tools.checks.sentences` loads. Requests with custom cards are checked many
times, because the server draws the remaining cards at random.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from citadella import homebrew
from citadella.rules import CitadellaError
from citadella.server.lobby.new_tables import setup_of
from citadella.server.protocol.tables import NewTable
from tools import ROOT

DRAWS = 25  # how often each request with custom cards is checked
CARD_FILE = ROOT / "tests" / "homebrew" / "harvest.py"


def rejected(requests: list[NewTable]) -> list[str]:
    """Return an error message for each request that the server rejects."""
    faults: list[str] = []
    for request in requests:
        try:
            for _ in range(DRAWS if request.cards else 1):
                setup_of(request)
        except CitadellaError as problem:
            cards = {name: when for name, when in request.cards.items() if when != "maybe"}
            what = request.preset or f"custom cards {cards}"
            faults.append(f"{request.edition}, {request.players} players, {what}: {problem}")
    return faults


def main() -> int:
    """Check the requests in the file named on the command line; return 1 if any is rejected."""
    if len(sys.argv) != 2:
        print("usage: python -m tools.checks.form_requests FILE")
        return 2
    requests = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=list[NewTable])
    homebrew.load(CARD_FILE)
    faults = rejected(requests)
    for fault in faults:
        print(fault)
    print(f"{len(requests)} requests, {len(faults)} rejected")
    return 1 if faults or not requests else 0


if __name__ == "__main__":
    sys.exit(main())
