"""Which tournaments are being watched: bots play on at their tables although nobody is there."""

from __future__ import annotations

import time
from typing import Final

#: A tournament counts as watched for this long after somebody looked at it.
WATCHED_FOR_S: Final = 60.0


class TournamentWatchers:
    """When each tournament was last looked at."""

    def __init__(self) -> None:
        """Start with no tournament watched."""
        self._seen: dict[int, float] = {}

    def note(self, tournament: int) -> None:
        """Note that somebody looks at a tournament now."""
        self._seen[tournament] = time.monotonic()

    def seconds_since(self, tournament: int) -> float:
        """Return how long ago somebody looked at a tournament (infinity: nobody has)."""
        return time.monotonic() - self._seen.get(tournament, -float("inf"))

    def is_watched(self, tournament: int) -> bool:
        """Return whether somebody has looked at a tournament, or a table of it, recently."""
        return self.seconds_since(tournament) < WATCHED_FOR_S

    def watched(self) -> set[int]:
        """Return all tournaments that are being watched."""
        return {tournament for tournament in self._seen if self.is_watched(tournament)}
