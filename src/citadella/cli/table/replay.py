"""A recorded game at the table, forwards and backwards."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from citadella.cli.replay import Replay
from citadella.cli.score_sheet import score_sheet, verdict
from citadella.cli.symbols import NewsLine
from citadella.cli.table.app import TableApp
from citadella.cli.table.keys import CARDS, HELP, LEAVE, LOG
from citadella.cli.table.layout import Shown
from citadella.cli.table.scene import Scene
from citadella.texts.phrases import Phrases
from citadella.texts.story import befell, condense

BACK: Final = "back"
FORTH: Final = "forth"


class ReplayApp(TableApp):
    """Steps through a recorded game."""

    HELP_TEXT: ClassVar[str] = "screen-replay-help"

    def __init__(self, replay: Replay, phrases: Phrases, step: int = 0) -> None:
        super().__init__(phrases.texts)
        self.replay = replay
        self.phrases = phrases
        self.step = step

    def shown(self) -> Shown:
        """The moment that the reader has come to."""
        scene = Scene(self.replay.view(self.step), self.phrases)
        hints = [
            self.key_hint("←", "screen-key-back", BACK),
            self.key_hint("→", "screen-key-forth", FORTH),
            # What does not fit is left out at the end; nobody shall be shut in without a way out.
            *(self.hint(command) for command in (HELP, LEAVE)),
            self.key_hint("↑↓", "screen-key-round"),
            self.key_hint("Home End", "screen-key-ends"),
            *(self.hint(command) for command in (LOG, CARDS)),
        ]
        return Shown(scene, self._status(), None, self.all_news(), hints)

    def _status(self) -> Text:
        where = self.texts("screen-step", step=self.step, last=self.replay.last)
        line = Text(where, "bold")
        if self.step == self.replay.last:
            over = self.replay.end.over
            said = (
                verdict(self.replay.end, self.phrases) if over else self.texts("replay-unfinished")
            )
            line.append(f"  {said}", "bold yellow")
        return line

    def all_news(self) -> list[NewsLine]:
        """What has happened until now."""
        told = condense(self.replay.events(self.step))
        return [NewsLine(self.phrases.event(one), befell(one, self.replay.seat)) for _, one in told]

    def command(self, command: str) -> None:
        """Do what a key or a click asks for."""
        if command == BACK:
            self.go_to(self.step - 1)
        elif command == FORTH:
            self.go_to(self.step + 1)
        else:
            super().command(command)

    def key(self, key: str, digit: int | None) -> None:
        """Step."""
        if key in ("right", "enter", "space"):
            self._forth()
        elif key == "left":
            self.go_to(self.step - 1)
        elif key in ("down", "pagedown"):
            self.go_to(self.replay.round_from(self.step, 1))
        elif key in ("up", "pageup"):
            self.go_to(self.replay.round_from(self.step, -1))
        elif key in ("home", "end"):
            self.go_to(0 if key == "home" else self.replay.last)

    def _forth(self) -> None:
        """Step on; after the last step, show the result."""
        if self.step == self.replay.last and self.replay.end.over:
            end = self.replay.end
            self.lay(verdict(end, self.phrases), score_sheet(end, self.phrases))
        else:
            self.go_to(self.step + 1)

    def go_to(self, step: int) -> None:
        """Show the game after so many actions."""
        self.step = min(max(step, 0), self.replay.last)
        self.draw()
