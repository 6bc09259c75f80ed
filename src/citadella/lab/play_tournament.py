"""Playing a tournament: deals are played by an engine, written to the journal and counted."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from functools import partial

from citadella.lab.arena import PlayedDeal, Score, play_deal
from citadella.lab.journal import Journal
from citadella.lab.match import Failure
from citadella.lab.workers import Done, Lost

Results = Generator[Done[int, PlayedDeal] | Lost[int], None, None]
Engine = Callable[[Callable[[int], PlayedDeal], Iterable[int]], Results]


@dataclass(frozen=True)
class Mishap:
    """Where a bot failed, or a process died (then there is no failure)."""

    game: int
    deal: int
    failure: Failure | None


def play_tournament(
    score: Score, engine: Engine, journal: Journal | None = None
) -> Generator[list[Mishap], None, None]:
    """Play what is left of a tournament; yields, deal by deal, what went wrong in it.

    The caller may stop after a mishap; what was finished is in the journal.
    """
    tournament = score.tournament
    finished: set[int] = set()
    if journal is not None:
        for deal in journal.finished:
            if deal.number < tournament.deals:
                finished.add(deal.number)
                score.add(deal.number, deal)
    if score.clear:
        return
    left = (number for number in range(tournament.deals) if number not in finished)
    with contextlib.closing(engine(partial(play_deal, tournament), left)) as results:
        for item in results:
            first = item.task * tournament.players + 1
            if isinstance(item, Lost):
                score.add(item.task, None)
                yield [Mishap(first, item.task, None)]
                continue
            deal = item.result
            if deal.whole and journal is not None:
                journal.add(deal)
            score.add(deal.number, deal)
            yield [
                Mishap(first + rotation, deal.number, failure)
                for rotation, failure in deal.failures
            ]
            if score.clear:
                return
