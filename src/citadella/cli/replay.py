"""`citadella replay`: steps through a recorded game, at the table or line by line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from citadella.cli.arguments import UserError, names_for
from citadella.cli.score_sheet import print_sheet
from citadella.cli.table import is_possible
from citadella.knowledge import View, open_view, view
from citadella.notation import Record
from citadella.rules import CitadellaError, Game, event
from citadella.rules.errors import CardFileError, IllegalError, SetupError
from citadella.rules.event import Event
from citadella.texts import Texts
from citadella.texts.errors import error_text
from citadella.texts.phrases import Phrases
from citadella.texts.story import condense

#: The seat number that stands for a spectator.
SPECTATOR: Final = -1
#: The number of actions between stored copies of the game, which make stepping back fast.
STRIDE: Final = 20


class Replay:
    """A recorded game at any step, as one seat saw it or with all hidden information shown."""

    def __init__(self, record: Record, seat: int, openly: bool = False) -> None:
        self.record = record
        self.seat = seat
        game = Game.new(record.setup, record.seed, events=True)
        assert game.log is not None
        self._marks = [game.copy()]
        self.rounds = [game.round]
        # For each event, the number of the action that caused it.
        self.steps = [0] * len(game.log)
        for number, action in enumerate(record.actions, 1):
            game.play_recorded(action)
            self.rounds.append(game.round)
            self.steps += [number] * (len(game.log) - len(self.steps))
            if number % STRIDE == 0:
                self._marks.append(game.copy())
        self.end = game
        self.last = len(record.actions)
        self._is_open = openly or (seat < 0 and game.over)
        self.log: list[Event] = game.log

    def game(self, step: int) -> Game:
        """Return the game after `step` actions."""
        if step == self.last:
            return self.end
        game = self._marks[step // STRIDE].copy()
        for action in self.record.actions[step // STRIDE * STRIDE : step]:
            game.play_recorded(action)
        return game

    def view(self, step: int) -> View:
        """Return the view after `step` actions."""
        game = self.game(step)
        return open_view(game, self.end) if self._is_open else view(game, self.seat)

    def events(self, step: int) -> list[Event]:
        """Return the visible events of the first `step` actions."""
        told = [event for event, number in zip(self.log, self.steps, strict=True) if number <= step]
        return told if self._is_open else [event.seen_by(self.seat) for event in told]

    def round_from(self, step: int, by: int) -> int:
        """Return the step at which the next (`by` > 0) or the previous round starts.

        Without a next round, return the last step; without a previous round, return 0.
        """
        if by > 0:
            steps = range(step + 1, self.last + 1)
            return next((n for n in steps if self.rounds[n] != self.rounds[n - 1]), self.last)
        steps = range(step - 1, 0, -1)
        return next((n for n in steps if self.rounds[n] != self.rounds[n - 1]), 0)


def step_through(
    texts: Texts,
    path: Path,
    everything: bool,
    to: int | None,
    seat: int | None,
    changed: bool,
    plain: bool,
    console: Console,
) -> None:
    """Show a recorded game at the full-screen table, or print it line by line.

    In line-by-line mode on a terminal, Enter goes to the next action.
    """
    record = read_record(texts, path, changed)
    players = record.setup.players
    if seat is not None and seat >= players:
        raise UserError(texts("error-seat", seat=str(seat), last=str(players - 1)))
    if to is not None and to > len(record.actions):
        count = str(len(record.actions))
        raise UserError(texts("error-to", to=str(to), count=count))
    person = only_person(record)
    names = name_players(texts, record)
    # A single player without a name is addressed as “you”.
    reader = seat if seat is not None else person if texts("play-me") in names else -1
    phrases = Phrases(texts, record.setup, names, reader)
    # An unfinished game is shown only as its human player sees it.
    over = record.replay().over
    side = seat if seat is not None else SPECTATOR if over else person
    if not everything and not plain and str(path) != "-" and is_possible(console):
        from citadella.cli.table.replay import ReplayApp

        ReplayApp(Replay(record, side), phrases, to or 0).run()
        return
    stepping = not everything and sys.stdin.isatty() and console.is_terminal
    # In a game between bots, nothing needs to be hidden.
    openly = seat is None and (over or (bool(record.bots) and all(record.bots)))
    replay = Replay(record, side, openly)
    _tell(replay, phrases, replay.last if to is None else to, console, stepping)


def only_person(record: Record) -> int:
    """Return the seat of the only human among bots, or SPECTATOR if there is none."""
    return record.bots.index("") if record.bots.count("") == 1 else SPECTATOR


def name_players(texts: Texts, record: Record) -> list[str]:
    """Return the players' names, with default names for those without one."""
    person = only_person(record)
    names = list(record.names or [""] * record.setup.players)
    if person >= 0 and not names[person]:
        names[person] = texts("play-me")
    spare = [name for name in names_for(texts, 8) if name not in names]
    return [name or spare.pop(0) for name in names]


def read_record(texts: Texts, path: Path, changed: bool) -> Record:
    """Read a record and check it by replaying its game.

    Unless `changed` is true, raise CardFileError if the record's card files have changed.
    """
    try:
        text = sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise UserError(texts("error-no-file", file=str(path))) from None
    except OSError as problem:
        raise UserError(texts("error-unreadable", file=str(path), why=_why(problem))) from None
    except UnicodeDecodeError:
        raise UserError(texts("error-not-text", file=str(path))) from None
    try:
        record = Record.parse(text, changed)
        record.replay()
    except CardFileError:
        raise
    except CitadellaError as mistake:
        kind = "form"
        if isinstance(mistake, IllegalError):
            kind = "illegal"
        elif isinstance(mistake, SetupError):
            kind = "setup"
        sentence = texts("error-record", file=str(path), kind=kind, why=error_text(texts, mistake))
        raise UserError(sentence) from None
    return record


def _why(problem: OSError) -> str:
    if isinstance(problem, IsADirectoryError):
        return "folder"
    return "forbidden" if isinstance(problem, PermissionError) else "other"


def _tell(replay: Replay, phrases: Phrases, to: int, console: Console, stepping: bool) -> None:
    """Print the first `to` actions; if `stepping`, Enter continues and any other line stops."""
    seats = "  ".join(f"@{seat} {name}" for seat, name in enumerate(phrases.names))
    console.print(Text(seats, style="dim"))
    last = 0
    for place, told in condense(replay.events(to), drawn=False):
        number = replay.steps[place]
        if number > last and stepping and not _wait_for_enter(phrases.texts, console):
            return
        sentence = phrases.event(told)
        if told.kind == event.ROUND:
            console.print(Rule(Text(sentence, style="bold yellow"), align="left", style="dim"))
        else:
            shown = "" if number == last else str(number)
            style = "bold" if told.kind == event.REVEALED else ""
            line = Text.assemble((f"{shown:>4}  ", "dim"), (sentence, style))
            console.print(line, soft_wrap=not console.is_terminal)
        last = number
    if to == replay.last:
        if replay.end.over:
            print_sheet(console, replay.end, phrases)
        else:
            console.print(Text(phrases.texts("replay-unfinished"), style="dim"))


def _wait_for_enter(texts: Texts, console: Console) -> bool:
    console.print(Text(texts("replay-next"), style="dim"), end="")
    answer = sys.stdin.readline()
    # Erase the prompt, which Enter has left behind.
    console.file.write("\x1b[1A\x1b[2K")
    return answer.strip() == "" and answer != ""
