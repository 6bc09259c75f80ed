"""`citadella puzzle`: find the best move, at the full-screen table or line by line."""

from __future__ import annotations

from datetime import date

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from citadella.bots import USUAL
from citadella.bots.review.reasons import as_sentence
from citadella.cli.arguments import UserError, names_for
from citadella.cli.play import PlainSession
from citadella.cli.table import is_possible
from citadella.puzzles import Puzzle, daily, find, puzzles
from citadella.rules import Action, MalformedError
from citadella.texts import Texts

BAR = 30


def solve(name: str, plain: bool, texts: Texts, console: Console) -> None:
    """Show the puzzle `name` ('': today's puzzle) and judge the answer."""
    attempt = Attempt(wanted(name, texts), texts)
    if not plain and is_possible(console):
        from citadella.cli.table.play import PuzzleApp

        PuzzleApp(attempt).run()
    else:
        console.print(Text(attempt.title, "bold yellow"))
        attempt.run(console)
    if attempt.answer is not None:
        console.print(attempt.verdict())


def show_list(texts: Texts, console: Console) -> None:
    """List all puzzles."""
    console.print(Text(f"{texts('puzzle-daily')}: {daily(date.today()).name}", "yellow"))
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for _ in range(3):
        table.add_column(no_wrap=True)
    for puzzle in puzzles():
        setup = puzzle.game().setup
        table.add_row(
            Text(puzzle.name, "bold"),
            Text(texts(f"puzzle-theme-{puzzle.theme}")),
            Text(dots(puzzle.difficulty)),
            Text(texts(f"edition-{setup.edition}")),
            Text(texts("count-players", count=setup.players)),
        )
    console.print(table)


def wanted(name: str, texts: Texts) -> Puzzle:
    """Return the puzzle called `name`, or today's puzzle if `name` is empty."""
    if not name:
        return daily(date.today())
    try:
        return find(name)
    except MalformedError:
        raise UserError(texts("error-no-puzzle", name=name)) from None


def dots(difficulty: int) -> str:
    return "●" * difficulty + "○" * (5 - difficulty)


class Attempt(PlainSession):
    """An attempt at a puzzle: the first move is the answer, and nobody else moves."""

    # The coach would suggest the obvious move, which is wrong.
    has_coach = False

    def __init__(self, puzzle: Puzzle, texts: Texts) -> None:
        game = puzzle.game(events=True)
        others = game.setup.players - 1
        names = [texts("play-me"), *names_for(texts, others)]
        super().__init__(game, texts, names, [USUAL] * others)
        self.puzzle = puzzle
        self.answer: Action | None = None

    @property
    def title(self) -> str:
        """The theme, difficulty and task of the puzzle."""
        about = self.texts(f"puzzle-theme-{self.puzzle.theme}")
        return f"{about} {dots(self.puzzle.difficulty)}  {self.texts('puzzle-task')}"

    def run(self, console: Console) -> None:
        """Ask until the player answers or quits."""
        self.console = console
        while self.answer is None and self._decide():
            pass

    def act(self, action: Action) -> None:
        self.answer = action

    def undo(self) -> bool:
        """Return False: there is nothing to undo."""
        return False

    def verdict(self) -> RenderableType:
        """Return the assessment of the answer and of all other moves."""
        assert self.answer is not None
        puzzle, known = self.puzzle, self.view().known
        words = {
            action.text: self.phrases.choice(action, known) for action in self.game.legal_actions()
        }
        mine, best = puzzle.option(self.answer.text), puzzle.best
        said = self.texts(
            "puzzle-right" if mine is best else "puzzle-wrong",
            choice=words[mine.action],
            mine=round(mine.wins),
            best=words[best.action],
            wins=round(best.wins),
            obvious=words[puzzle.obvious],
            other=round(puzzle.option(puzzle.obvious).wins),
        )
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
        for option in puzzle.options:
            table.add_row(
                Text(words[option.action], "bold" if option is mine else ""),
                Text("█" * round(BAR * option.wins / 100), "green" if option is best else "yellow"),
                Text(f"{round(option.wins)}"),
            )
        why = Text(self.phrases.passage(as_sentence(*reason) for reason in puzzle.reasons))
        method = Text(self.texts("puzzle-method", games=puzzle.games), "dim")
        return Group(
            Text(said, "bold green" if mine is best else "bold"),
            *([why] if why else []),
            table,
            method,
        )
