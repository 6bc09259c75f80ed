"""Tournaments of bots, in which every deal is played once with each rotation of the seats.

Every entry in the list of bots is an entrant, so the same bot may enter more than once. A deal
depends only on the tournament's seed and the deal's number. Each bot has its own random stream.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final

from citadella.bots import find
from citadella.lab.match import Failure, Played, play_match
from citadella.lab.simulate import BasePlan
from citadella.lab.statistics import Wager
from citadella.rules import Game, MalformedError

#: The maximum number of line-ups to cycle through. If more are possible, line-ups are random.
MAX_LINE_UPS: Final = 5000


@dataclass(frozen=True)
class Tournament(BasePlan):
    """The plan of a tournament; its bots are the entrants."""

    #: The time limit per decision in seconds, or None for no limit.
    time_limit: float | None = None
    #: Whether a random bot takes over when a bot fails.
    patient: bool = False

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 8:
            raise MalformedError(
                "The game is for 2 to 8 players, not {players}.", players=self.players
            )
        if not self.bots:
            raise MalformedError("A tournament needs at least one bot.")

    @property
    def deals(self) -> int:
        """Return the number of deals for `games` games, with one game per rotation of the seats."""
        return -(-self.games // self.players)

    def check(self) -> None:
        """Raise an error if a bot, the setup or the seed is invalid."""
        for bot in self.bots:
            find(bot)
        self.check_what_if()
        Game.new(self.setup(0), self.seed_of(0))

    def line_up(self, deal: int) -> list[int]:
        """Return the entrants of a deal, in the seat order of its first game."""
        count = len(self.bots)
        if count <= self.players:
            start = deal * self.players
            return [(start + i) % count for i in range(self.players)]
        rng = Random(f"{self.seed}/line-up/{deal}")
        if math.comb(count, self.players) > MAX_LINE_UPS:
            chosen = rng.sample(range(count), self.players)
        else:
            # Cycle through all line-ups, so that all entrants meet equally often.
            chosen = list(_line_ups(count, self.players)[deal % math.comb(count, self.players)])
        rng.shuffle(chosen)
        return chosen


def _line_ups(count: int, players: int) -> list[tuple[int, ...]]:
    # Shuffle the line-ups, so that a tournament stopped early has played a mix of them.
    every = list(itertools.combinations(range(count), players))
    Random(0).shuffle(every)
    return every


@dataclass(frozen=True)
class DealGame:
    """One game of a deal: the entrant at each seat, and the result."""

    seats: list[int]
    played: Played


@dataclass(frozen=True)
class PlayedDeal:
    """The games of a deal, one for each rotation of the seats."""

    number: int
    tables: list[DealGame]

    @property
    def failures(self) -> Iterator[tuple[int, Failure]]:
        """Yield each failure with the number of the rotation in which it occurred."""
        for rotation, table in enumerate(self.tables):
            for failure in table.played.failures:
                yield rotation, failure

    @property
    def whole(self) -> bool:
        """Return whether every game was played to its end."""
        return all(table.played.totals for table in self.tables)

    def shares(self, entrant: int) -> tuple[float, int]:
        """Return an entrant's wins in this deal (1/n if n bots tie) and the number of its games."""
        won, times = 0.0, 0
        for table in self.tables:
            winners = [table.seats[seat] for seat in table.played.winners]
            won += winners.count(entrant) / len(winners)
            times += table.seats.count(entrant)
        return won, times


def play_deal(tournament: Tournament, number: int) -> PlayedDeal:
    """Play a deal; stop at the first failure unless `tournament.patient` is true."""
    setup = tournament.setup(number)
    line_up = tournament.line_up(number)
    deal = PlayedDeal(number, [])
    for rotation in range(tournament.players):
        order = [(seat + rotation) % tournament.players for seat in range(tournament.players)]
        seats = [line_up[place] for place in order]
        played = play_match(
            setup,
            tournament.seed_of(number),
            [tournament.bots[entrant] for entrant in seats],
            [f"{tournament.seed}/{number}/{rotation}/bot {place}" for place in order],
            tournament.time_limit,
            tournament.patient,
        )
        deal.tables.append(DealGame(seats, played))
        if played.failures and not tournament.patient:
            break
    return deal


@dataclass
class Score:
    """The counted deals of a tournament in order, and the sequential test based on them."""

    tournament: Tournament
    stop_when_clear: bool = False
    deals: list[PlayedDeal] = field(default_factory=list)
    #: The numbers of the deals with an unfinished game.
    lost: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        #: The sequential test of whether the first entrant wins more or less than its fair share.
        self.verdict = Wager(1 / self.tournament.players)
        self._waiting: dict[int, PlayedDeal | None] = {}
        self._next = 0

    @property
    def clear(self) -> bool:
        """Return whether the tournament can stop early because the test is decided."""
        return self.stop_when_clear and bool(self.verdict.answer)

    def add(self, number: int, deal: PlayedDeal | None) -> None:
        """Add a deal (None if it could not be played); deals may be added in any order.

        Deals are counted in the order of their numbers, so that the deal after which a tournament
        stops early does not depend on which deals finish first.
        """
        self._waiting[number] = deal
        while self._next in self._waiting and not self.clear:
            counted = self._waiting.pop(self._next)
            self._next += 1
            if counted is None or not counted.whole:
                self.lost.append(self._next - 1)
                continue
            self.deals.append(counted)
            won, times = counted.shares(0)
            if times and not self.verdict.answer:
                self.verdict.add(won / times)
