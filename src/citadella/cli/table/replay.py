"""A recorded game at the table, forwards and backwards."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from citadella.cli.score_sheet import score_sheet, verdict
from citadella.cli.symbols import NewsLine
from citadella.cli.table.app import TableApp
from citadella.cli.table.keys import CARDS, HELP, LEAVE, LOG
from citadella.cli.table.layout import Shown
from citadella.cli.table.scene import Scene
from citadella.knowledge import View, open_view, view
from citadella.notation import Record
from citadella.rules import Game
from citadella.rules.event import Event
from citadella.texts.phrases import Phrases
from citadella.texts.story import befell, condense

#: After so many actions the game is noted, so that a step back need not play from the deal.
STRIDE: Final = 20
BACK: Final = "back"
FORTH: Final = "forth"


class Replay:
    """A recorded game at any of its moments, as a seat sees it, or openly (-1) once it is over."""

    def __init__(self, record: Record, seat: int) -> None:
        self.record = record
        self.seat = seat
        game = Game.new(record.setup, record.seed, events=True)
        assert game.log is not None
        self._marks = [game.copy()]
        self.rounds = [game.round]
        # The number of the action that each event came with.
        self._steps = [0] * len(game.log)
        for number, action in enumerate(record.actions, 1):
            game.play_recorded(action)
            self.rounds.append(game.round)
            self._steps += [number] * (len(game.log) - len(self._steps))
            if number % STRIDE == 0:
                self._marks.append(game.copy())
        self.end = game
        self.last = len(record.actions)
        self._is_open = seat < 0 and game.over
        self._log: list[Event] = game.log

    def game(self, step: int) -> Game:
        """The game after so many actions."""
        if step == self.last:
            return self.end
        game = self._marks[step // STRIDE].copy()
        for action in self.record.actions[step // STRIDE * STRIDE : step]:
            game.play_recorded(action)
        return game

    def view(self, step: int) -> View:
        """What is to be seen after so many actions."""
        game = self.game(step)
        return open_view(game, self.end) if self._is_open else view(game, self.seat)

    def events(self, step: int) -> list[Event]:
        """What has happened until then, as far as it may be known."""
        told = [
            event for event, number in zip(self._log, self._steps, strict=True) if number <= step
        ]
        return told if self._is_open else [event.seen_by(self.seat) for event in told]

    def round_from(self, step: int, by: int) -> int:
        """The first step of the next round (1), or of this or the one before it (-1)."""
        if by > 0:
            steps = range(step + 1, self.last + 1)
            return next((n for n in steps if self.rounds[n] != self.rounds[n - 1]), self.last)
        steps = range(step - 1, 0, -1)
        return next((n for n in steps if self.rounds[n] != self.rounds[n - 1]), 0)


class ReplayApp(TableApp):
    """Steps through a recorded game."""

    def __init__(self, replay: Replay, phrases: Phrases, step: int = 0) -> None:
        super().__init__(phrases.texts)
        self.replay = replay
        self.phrases = phrases
        self.step = step

    def on_mount(self) -> None:
        """Begin."""
        self.draw()

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

    def help_text(self) -> str:
        """What the keys do."""
        return self.texts("screen-replay-help")

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
