"""Who meets whom in a tournament, on which seat, and how it stands: pure functions of the past.

Rounds are swiss-like: those who have done equally well meet, and rather somebody new than somebody
again. Nothing is drawn here: the lots of the entrants decide where nothing else does, so the same
past always gives the same next round.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations
from typing import Final

SMALLEST: Final = 3
LARGEST: Final = 6
#: The league points of a win. Every size of table divides it evenly, ties too.
WIN: Final = 120
# What it costs to meet somebody again (by how often already), against a step apart in the standing.
AGAIN: Final = 400
PASSES: Final = 6
# Every distance from the middle seat, squared, is a whole number of such parts.
WHOLE: Final = 60 * 60


@dataclass(frozen=True, slots=True)
class Board:
    """A table of a past round: who sat where, the places and the points (None: still in play)."""

    seats: tuple[int, ...]
    places: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None


Round = Sequence[Board]


@dataclass(slots=True)
class Standing:
    """How an entrant stands: league points, and what decides between equal ones, in this order."""

    entrant: int
    league: int = 0
    wins: int = 0
    #: The mean of the league points of everyone met, by how often they were met.
    opponents: Fraction = Fraction(0)
    #: The points of the games above or below the mean of each table.
    margin: Fraction = Fraction(0)
    games: int = 0
    #: Points of the games themselves, to be shown.
    points: int = 0
    place: int = 0

    @property
    def key(self) -> tuple[int, int, Fraction, Fraction]:
        """Return what is compared."""
        return self.league, self.wins, self.opponents, self.margin


# --- tables and points --------------------------------------------------------------------------
def table_sizes(entrants: int, wished: int) -> list[int]:
    """Return how many sit at each table, as near to what is wished as can be.

    From three on nobody ever has to sit out: every number splits into tables of three to six
    whose sizes differ by at most one.
    """
    if entrants < SMALLEST:
        return []
    fewest, most = -(-entrants // LARGEST), entrants // SMALLEST
    tables = min(range(fewest, most + 1), key=lambda n: (abs(Fraction(entrants, n) - wished), n))
    small, larger = divmod(entrants, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def league_points(places: Sequence[int]) -> list[int]:
    """Return the league points for the places at one table.

    Everyone left behind counts the same share of a win, everyone level with oneself half of it;
    so a win is worth the same at every table, and so are all points of a table by its size.
    """
    step = WIN // (len(places) - 1)
    return [
        step * sum(other > mine for other in places)
        + step * (sum(other == mine for other in places) - 1) // 2
        for mine in places
    ]


def standings(lots: Sequence[int], rounds: Sequence[Round]) -> list[Standing]:
    """Return how everyone stands, the first first; `lots` are the entrants in the order drawn.

    Those who are equal in everything share a place; the lot decides only who is named first.
    """
    found = {entrant: Standing(entrant) for entrant in lots}
    met: dict[int, list[int]] = {entrant: [] for entrant in lots}
    for board in (board for past in rounds for board in past):
        if board.places is None or board.points is None:
            continue
        mean = Fraction(sum(board.points), len(board.points))
        won = league_points(board.places)
        for seat, entrant in enumerate(board.seats):
            mine = found[entrant]
            mine.games += 1
            mine.league += won[seat]
            mine.wins += board.places[seat] == 1
            mine.points += board.points[seat]
            mine.margin += board.points[seat] - mean
            met[entrant] += [other for other in board.seats if other != entrant]
    for entrant, others in met.items():
        if others:
            total = sum(found[other].league for other in others)
            found[entrant].opponents = Fraction(total, len(others))
    drawn = {entrant: n for n, entrant in enumerate(lots)}
    ordered = sorted(found.values(), key=lambda s: drawn[s.entrant])
    ordered.sort(key=lambda s: s.key, reverse=True)
    for n, one in enumerate(ordered):
        same = n > 0 and ordered[n - 1].key == one.key
        one.place = ordered[n - 1].place if same else n + 1
    return ordered


# --- the next round -----------------------------------------------------------------------------
@dataclass(slots=True)
class _Past:
    """What counts of the rounds before for the next one."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    # How far from the middle seat one has sat, and how often on which.
    leaning: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)

    def meetings(self, a: int, b: int) -> int:
        """Return how often two have met."""
        return self.met[min(a, b), max(a, b)]


def _past(rounds: Sequence[Round]) -> _Past:
    past = _Past()
    for board in (board for one in rounds for board in one):
        for a, b in combinations(sorted(board.seats), 2):
            past.met[a, b] += 1
        for seat, entrant in enumerate(board.seats):
            past.leaning[entrant] += _lean(seat, len(board.seats))
            past.sat[entrant, seat] += 1
    return past


def _lean(seat: int, size: int) -> Fraction:
    """Return where a seat is between the first (-1) and the last (1)."""
    return Fraction(2 * seat, size - 1) - 1


def next_round(
    lots: Sequence[int], rounds: Sequence[Round], wished: int, gone: frozenset[int] = frozenset()
) -> list[tuple[int, ...]]:
    """Return the tables of the next round: each the entrants in the order of the seats.

    `gone` have left the tournament. Empty if there are too few for a table.
    """
    order = [one.entrant for one in standings(lots, rounds) if one.entrant not in gone]
    past = _past(rounds)
    tables: list[list[int]] = []
    start = 0
    for size in table_sizes(len(order), wished):
        tables.append(order[start : start + size])
        start += size
    if rounds:
        _exchange(tables, {entrant: n for n, entrant in enumerate(order)}, past)
    return [_seated(table, past) for table in tables]


def _exchange(tables: list[list[int]], rank: dict[int, int], past: _Past) -> None:
    """Let two change tables wherever that makes it better, until it cannot be bettered so."""

    def cost(table: list[int]) -> int:
        again = apart = 0
        for a, b in combinations(table, 2):
            times = past.meetings(a, b)
            again += times * times
            apart += abs(rank[a] - rank[b])
        return AGAIN * again + apart

    costs = [cost(table) for table in tables]
    for _ in range(PASSES):
        better = False
        for one, other in combinations(range(len(tables)), 2):
            a, b = tables[one], tables[other]
            for i in range(len(a)):
                for j in range(len(b)):
                    a[i], b[j] = b[j], a[i]
                    here, there = cost(a), cost(b)
                    if here + there < costs[one] + costs[other]:
                        costs[one], costs[other] = here, there
                        better = True
                    else:
                        a[i], b[j] = b[j], a[i]
        if not better:
            return


def _seated(table: Sequence[int], past: _Past) -> tuple[int, ...]:
    """Return who sits where, so that nobody is early or late, or on the same seat, too often."""
    size = len(table)
    # In whole numbers: there are many orders to look at.
    costs = {
        entrant: [
            int(
                WHOLE * ((past.leaning[entrant] + _lean(seat, size)) ** 2 + past.sat[entrant, seat])
            )
            for seat in range(size)
        ]
        for entrant in table
    }

    def cost(seats: Sequence[int]) -> int:
        return sum(costs[entrant][seat] for seat, entrant in enumerate(seats))

    return min(permutations(table), key=cost)
