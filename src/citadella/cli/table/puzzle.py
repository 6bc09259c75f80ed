"""A puzzle at the table: every answer is judged at once, and another one may be tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from citadella.cli.table.play import PlayApp

if TYPE_CHECKING:
    from citadella.cli.puzzle import Attempt


def sit_before(attempt: Attempt) -> None:
    """Solve a puzzle at the table, until the person leaves."""
    PuzzleApp(attempt).run()


class PuzzleApp(PlayApp):
    """A moment of a game in which one move is to be found."""

    def __init__(self, attempt: Attempt) -> None:
        super().__init__(attempt, 0.0)
        self.attempt = attempt

    def _ask(self) -> None:
        super()._ask()
        self._say(self.attempt.title)

    def _act(self, i: int) -> None:
        self.attempt.act(self.choices[i][0])
        self.lay(self.attempt.title, self.attempt.verdict())

    def _status(self) -> Text:
        return Text(self.attempt.title, "italic")
