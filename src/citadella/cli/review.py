"""`citadella review`: how much win chance each decision in a finished game cost."""

from __future__ import annotations

import json
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from citadella.bots.review import (
    ChartPoint,
    Decision,
    GameReview,
    SeatReview,
    review,
    review_to_json,
)
from citadella.bots.review.decisions import BEST, MISTAKE, SLIP
from citadella.bots.review.reasons import as_sentence
from citadella.cli.arguments import UserError
from citadella.cli.progress import Bar
from citadella.cli.replay import name_players, only_person
from citadella.cli.tables import titled_table
from citadella.notation import Record
from citadella.rules import Action, Game
from citadella.texts import Texts
from citadella.texts.phrases import Phrases

STYLES: Final = {MISTAKE: "bold red", SLIP: "yellow"}
#: The number of rounds that fit side by side in 80 columns.
ROUNDS_IN_A_ROW: Final = 10


def run(texts: Texts, record: Record, seat: int | None, playouts: int, as_json: bool) -> None:
    """Print the review of a record as text or as one JSON object."""
    game = record.replay()
    if not game.over:
        raise UserError(texts("error-review-unfinished"))
    players = record.setup.players
    if seat is not None and seat >= players:
        raise UserError(texts("error-seat", seat=str(seat), last=str(players - 1)))
    person = only_person(record)
    if seat is None and person >= 0:
        seat = person
    with Bar(texts("review-title"), 1) as bar:
        found = review(game, None if seat is None else [seat], playouts, progress=bar.reach)
    if as_json:
        print(json.dumps(review_to_json(found)))
    else:
        ReviewPrinter(texts, record, game, Console(highlight=False)).show(found, playouts)


class ReviewPrinter:
    """Prints a review in the terminal."""

    def __init__(self, texts: Texts, record: Record, game: Game, console: Console) -> None:
        self.texts = texts
        self.console = console
        self.phrases = Phrases(texts, record.setup, name_players(texts, record))
        self.game = game

    def show(self, found: GameReview, playouts: int) -> None:
        """Print the win chances, then the decisions of each player."""
        self._show_chances(found.chart)
        for seat in found.seats:
            self._show_seat(seat)
        method = self.texts("review-method", count=playouts)
        scale = self.texts("review-accuracy-hint")
        self.console.print(Padding(Text(f"{method} {scale}", style="dim"), (1, 0, 0, 0)))

    # --- all players -------------------------------------------------------------------
    def _show_chances(self, chart: list[ChartPoint]) -> None:
        """Print the win chances at the start of every round and at the end."""
        starts = {point.round: point for point in reversed(chart[:-1])}
        shown = [(str(round_), starts[round_]) for round_ in sorted(starts)]
        shown.append((self.texts("review-end"), chart[-1]))
        for first in range(0, len(shown), ROUNDS_IN_A_ROW):
            some = shown[first : first + ROUNDS_IN_A_ROW]
            table = titled_table(self.texts("review-chances") if first == 0 else None, 1)
            table.add_column("", overflow="ellipsis", no_wrap=True, max_width=16)
            for head, _ in some:
                table.add_column(head, justify="right", no_wrap=True)
            for seat, name in enumerate(self.phrases.names):
                table.add_row(
                    Text(name), *(self.texts.percent(p.chances[seat], 0) for _, p in some)
                )
            self.console.print(table)

    # --- one player --------------------------------------------------------------------
    def _show_seat(self, seat: SeatReview) -> None:
        texts = self.texts
        name = self.phrases.names[seat.seat]
        accuracy = f"{texts('review-accuracy')} {seat.accuracy}"
        tally = texts(
            "review-tally", count=len(seat.decisions), mistakes=seat.mistakes, slips=seat.slips
        )
        self.console.print()
        self.console.print(Text.assemble((f"{name} · {accuracy}", "bold yellow"), f"\n{tally}"))
        self._show_parts(seat)
        self.console.print()
        if not seat.costliest:
            self.console.print(Text(texts("review-flawless")))
        else:
            self.console.print(Text(texts("review-costliest"), style="bold"))
        for number, decision in enumerate(seat.costliest, 1):
            self._show_costly(number, decision)
        self._show_all(seat)

    def _show_parts(self, seat: SeatReview) -> None:
        """Print how the deal, mistakes and luck contributed to the result."""
        fair = 1.0 / len(self.phrases.names)
        parts = [
            ("review-fair", self.texts.percent(fair, 0)),
            ("review-deal", self._signed(seat.deal)),
            ("review-lost", self._signed(-seat.lost)),
            ("review-luck", self._signed(seat.luck)),
            ("review-result", self.texts.percent(seat.result, 0)),
        ]
        table = titled_table(None, 1)
        table.show_header = False
        table.add_column("", no_wrap=True, style="dim")
        table.add_column("", justify="right", no_wrap=True)
        for key, value in parts:
            table.add_row(self.texts(key), value)
        self.console.print(table)

    def _signed(self, share: float) -> str:
        shown = self.texts.percent(abs(share), 0)
        return shown if round(100 * share) == 0 else ("+" if share > 0 else "−") + shown

    def _show_costly(self, number: int, decision: Decision) -> None:
        texts, judged = self.texts, decision.review
        cost = f"−{texts.percent(judged.cost)} ± {texts.percent(judged.doubt)}"
        when = f"{texts('end-round', round=decision.round)} · {decision.n + 1}"
        lines = [
            texts("review-played", move=self._words(decision, judged.action)),
            texts("review-better", move=self._words(decision, judged.better)),
            self.phrases.passage(
                [as_sentence(judged.reason, judged.facts)] if judged.reason else []
            ),
        ]
        if judged.mixed:
            shares = {"percent": judged.share, "other": judged.better_share}
            percents = {key: round(100 * share) for key, share in shares.items()}
            lines.append(texts("review-mixed", **percents))
        head = Text.assemble(f"{number}. {when}  ", (cost, STYLES[judged.verdict]))
        self.console.print(head)
        self.console.print(Padding(Text("\n".join(lines)), (0, 0, 0, 3)))

    def _show_all(self, seat: SeatReview) -> None:
        table = titled_table(self.texts("review-all"), 1)
        table.add_column("", justify="right", no_wrap=True, style="dim")
        table.add_column(self.texts("review-move"), overflow="fold", ratio=1)
        table.add_column("", justify="right", no_wrap=True)
        table.add_column(self.texts("review-cost"), justify="right", no_wrap=True)
        for one in seat.decisions:
            judged = one.review
            style = STYLES.get(judged.verdict, "")
            cost = "" if judged.verdict == BEST else self.texts.percent(max(judged.cost, 0.0))
            table.add_row(
                str(one.n + 1),
                Text(self._words(one, judged.action), style=style),
                Text(self.texts(f"verdict-{judged.verdict}"), style=style or "dim"),
                cost,
            )
        self.console.print()
        self.console.print(table)

    def _words(self, decision: Decision, action: Action) -> str:
        """Return the text with which a move was offered in the game."""
        game = Game.new(self.game.setup, self.game.seed)
        for each in self.game.history[: decision.n]:
            game.play_recorded(each)
        return self.phrases.choice(action, game.view(game.to_act).known)
