"""Playing a tournament: an engine plays deals, which are added to the journal and the score."""

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
    """A game in which a bot failed, or a deal whose process died (`failure` is None)."""

    game: int
    deal: int
    failure: Failure | None


def play_tournament(
    score: Score, engine: Engine, journal: Journal | None = None
) -> Generator[list[Mishap], None, None]:
    """Play the remaining deals of a tournament; yield the mishaps of each deal.

    The caller may stop after a mishap; the journal then contains all deals finished so far.
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
