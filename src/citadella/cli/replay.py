"""`citadella replay`: a recorded game, step by step, at the table or in plain sentences."""

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
from citadella.notation import Record
from citadella.rules import CitadellaError, Game, event
from citadella.rules.errors import CardFileError, IllegalError, SetupError
from citadella.rules.event import Event
from citadella.texts import Texts
from citadella.texts.phrases import Phrases
from citadella.texts.story import condense

#: The side of nobody at the table.
SPECTATOR: Final = -1


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
    """Show a recorded game at the table, or tell it, as far as asked.

    In the plain form, Enter steps on where a person is at the keys.
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
    # Whoever played alone and gave no name is spoken to.
    reader = seat if seat is not None else person if texts("play-me") in names else -1
    phrases = Phrases(texts, record.setup, names, reader)
    # Of a game that is not over, only what its person may know is shown.
    over = record.replay().over
    side = seat if seat is not None else SPECTATOR if over else person
    if not everything and not plain and str(path) != "-" and is_possible(console):
        from citadella.cli.table.replay import Replay, ReplayApp

        ReplayApp(Replay(record, side), phrases, to or 0).run()
        return
    stepping = not everything and sys.stdin.isatty() and console.is_terminal
    # Among bots there is nobody to keep a secret from.
    openly = seat is None and (over or (bool(record.bots) and all(record.bots)))
    _Teller(phrases, side, openly, console, stepping).tell(record, to)


def only_person(record: Record) -> int:
    """Return the seat of the only person among bots; nobody's if that is not known."""
    return record.bots.index("") if record.bots.count("") == 1 else SPECTATOR


def name_players(texts: Texts, record: Record) -> list[str]:
    """Return the players' names, made up where the record has none."""
    person = only_person(record)
    names = list(record.names or [""] * record.setup.players)
    if person >= 0 and not names[person]:
        names[person] = texts("play-me")
    spare = [name for name in names_for(texts, 8) if name not in names]
    return [name or spare.pop(0) for name in names]


def read_record(texts: Texts, path: Path, changed: bool) -> Record:
    """Read a record and prove it by playing it again; its card files must be what they were,
    unless they may have `changed`.
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
        sentence = texts("error-record", file=str(path), kind=kind, why=str(mistake))
        raise UserError(sentence) from None
    return record


def _why(problem: OSError) -> str:
    if isinstance(problem, IsADirectoryError):
        return "folder"
    return "forbidden" if isinstance(problem, PermissionError) else "other"


class _Teller:
    def __init__(
        self, phrases: Phrases, seat: int, openly: bool, console: Console, stepping: bool
    ) -> None:
        self.phrases = phrases
        self.seat = seat
        self.openly = openly
        self.console = console
        self.stepping = stepping

    def tell(self, record: Record, to: int | None) -> None:
        """Tell the game up to an action."""
        texts = self.phrases.texts
        seats = "  ".join(f"@{seat} {name}" for seat, name in enumerate(self.phrases.names))
        self.console.print(Text(seats, style="dim"))
        game = Game.new(record.setup, record.seed, events=True)
        assert game.log is not None
        # The number of the action that each event came with.
        numbers = [0] * len(game.log)
        for number, action in enumerate(record.actions[:to], 1):
            game.play_recorded(action)
            numbers += [number] * (len(game.log) - len(numbers))
        last = 0
        for place, told in condense(self._seen(game.log), drawn=False):
            number = numbers[place]
            if number > last and self.stepping and not self._next():
                return
            self._print(told, "" if number == last else str(number))
            last = number
        if game.over:
            print_sheet(self.console, game, self.phrases)
        elif len(record.actions) == (len(record.actions) if to is None else to):
            self.console.print(Text(texts("replay-unfinished"), style="dim"))

    def _next(self) -> bool:
        """Wait for Enter; anything else ends the telling."""
        self.console.print(Text(self.phrases.texts("replay-next"), style="dim"), end="")
        answer = sys.stdin.readline()
        # Write over the prompt.
        self.console.file.write("\x1b[1A\x1b[2K")
        return answer.strip() == "" and answer != ""

    def _seen(self, log: list[Event]) -> list[Event]:
        """The events as the seat may see them, unless all of them are open."""
        return log if self.openly else [told.seen_by(self.seat) for told in log]

    def _print(self, told: Event, number: str) -> None:
        sentence = self.phrases.event(told)
        if told.kind == event.ROUND:
            self.console.print(Rule(Text(sentence, style="bold yellow"), align="left", style="dim"))
            return
        style = "bold" if told.kind == event.REVEALED else ""
        line = Text.assemble((f"{number:>4}  ", "dim"), (sentence, style))
        self.console.print(line, soft_wrap=not self.console.is_terminal)
