"""Tournaments that are being watched: at their tables bots play on without clients."""

from __future__ import annotations

import time
from typing import Final

#: A tournament counts as watched for this long after a client looked at it.
WATCHED_FOR_S: Final = 60.0


class TournamentWatchers:
    """When each tournament was last looked at."""

    def __init__(self) -> None:
        """Start with no tournament watched."""
        self._seen: dict[int, float] = {}

    def note(self, tournament: int) -> None:
        """Note that a client looks at a tournament now."""
        self._seen[tournament] = time.monotonic()

    def seconds_since(self, tournament: int) -> float:
        """Return how long ago a client looked at a tournament (infinity: never)."""
        return time.monotonic() - self._seen.get(tournament, -float("inf"))

    def is_watched(self, tournament: int) -> bool:
        """Return whether a client has looked at a tournament, or a table of it, recently."""
        return self.seconds_since(tournament) < WATCHED_FOR_S

    def watched(self) -> set[int]:
        """Return all tournaments that are being watched."""
        return {tournament for tournament in self._seen if self.is_watched(tournament)}
