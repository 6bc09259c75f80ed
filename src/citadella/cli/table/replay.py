"""A recorded game at the full-screen table."""

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
from citadella.texts.story import befell, story

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
        scene = Scene(self.replay.view(self.step), self.phrases)
        hints = [
            self.key_hint("←", "screen-key-back", BACK),
            self.key_hint("→", "screen-key-forth", FORTH),
            # Hints that do not fit are dropped from the end, so the key to leave comes early.
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
        events, wording = self.replay.events(self.step), self.phrases.wording
        return [
            NewsLine(
                self.phrases.render(line.sentence(wording)),
                any(befell(each, self.replay.seat) for each in line.events),
            )
            for line in story(events, wording)
        ]

    def command(self, command: str) -> None:
        if command == BACK:
            self.go_to(self.step - 1)
        elif command == FORTH:
            self.go_to(self.step + 1)
        else:
            super().command(command)

    def key(self, key: str, digit: int | None) -> None:
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
        """Go to the next step, or show the result after the last one."""
        if self.step == self.replay.last and self.replay.end.over:
            end = self.replay.end
            self.lay(verdict(end, self.phrases), score_sheet(end, self.phrases))
        else:
            self.go_to(self.step + 1)

    def go_to(self, step: int) -> None:
        """Show the game after `step` actions."""
        self.step = min(max(step, 0), self.replay.last)
        self.draw()
