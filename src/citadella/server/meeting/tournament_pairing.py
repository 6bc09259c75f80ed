"""Pairing and standings of a tournament, as pure functions of the rounds so far.

This is a Swiss system: entrants of similar standing meet, preferably those who have not met
before. Nothing here is random: ties are broken by the lots that the entrants drew at the start, so
the same results always give the same next round.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations
from typing import Final

MIN_TABLE_SIZE: Final = 3
MAX_TABLE_SIZE: Final = 6
#: League points for beating all opponents. The number is divisible by twice the number of opponents
#: at every table size, so that half a share is an integer.
LEAGUE_POINTS_PER_WIN: Final = 120
#: The cost of a repeated meeting. For comparison: each rank between two opponents costs 1.
REPEAT_COST: Final = 400
#: Maximum number of passes over all pairs of tables in search of swaps that lower the cost.
MAX_EXCHANGE_PASSES: Final = 6
#: Factor by which seat costs, which are fractions, are multiplied to get integers.
SEAT_COST_SCALE: Final = 60 * 60


@dataclass(frozen=True, slots=True)
class Board:
    """A table of a round. `seats` lists its entrants; the results are None until the game ends."""

    seats: tuple[int, ...]
    places: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None


Round = Sequence[Board]


@dataclass(slots=True)
class Standing:
    """The standing of an entrant; `key` lists league points and the tie-breaks in order."""

    entrant: int
    league: int = 0
    wins: int = 0
    #: The mean league points of the opponents, each counted once per meeting.
    opponents: Fraction = Fraction(0)
    #: The entrant's points minus the mean of the table, summed over all games.
    margin: Fraction = Fraction(0)
    games: int = 0
    #: The sum of game points, only for display.
    points: int = 0
    place: int = 0

    @property
    def key(self) -> tuple[int, int, Fraction, Fraction]:
        return self.league, self.wins, self.opponents, self.margin


# --- tables and points --------------------------------------------------------------------------
def table_sizes(entrants: int, preferred: int) -> list[int]:
    """Return the sizes of the tables, as close to `preferred` as possible.

    Sizes differ by at most one. With three or more entrants, nobody has to sit out.
    """
    if entrants < MIN_TABLE_SIZE:
        return []
    fewest, most = -(-entrants // MAX_TABLE_SIZE), entrants // MIN_TABLE_SIZE
    tables = min(range(fewest, most + 1), key=lambda n: (abs(Fraction(entrants, n) - preferred), n))
    small, larger = divmod(entrants, tables)
    return [small + 1] * larger + [small] * (tables - larger)


def league_points(places: Sequence[int]) -> list[int]:
    """Return the league points for the places at one table.

    Each beaten opponent is worth an equal share of a win, and each tied opponent half a share. So
    a win is worth the same at every table size.
    """
    step = LEAGUE_POINTS_PER_WIN // (len(places) - 1)
    return [
        step * sum(other > mine for other in places)
        + step * (sum(other == mine for other in places) - 1) // 2
        for mine in places
    ]


def standings(lots: Sequence[int], rounds: Sequence[Round]) -> list[Standing]:
    """Return the standings, best first; `lots` lists the entrants in the order of their lots.

    Entrants who are still tied share a place; the lots decide only their order in the list.
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
    """How often entrants have met, and where they have sat, in past rounds."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    # By entrant: the sum of `_lean` over past seats.
    lean: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    # By entrant and seat: how often the entrant has had the seat.
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)

    def meetings(self, a: int, b: int) -> int:
        return self.met[min(a, b), max(a, b)]


def _past(rounds: Sequence[Round]) -> _Past:
    past = _Past()
    for board in (board for one in rounds for board in one):
        for a, b in combinations(sorted(board.seats), 2):
            past.met[a, b] += 1
        for seat, entrant in enumerate(board.seats):
            past.lean[entrant] += _lean(seat, len(board.seats))
            past.sat[entrant, seat] += 1
    return past


def _lean(seat: int, size: int) -> Fraction:
    """Return the position of a seat on a scale from -1 (first seat) to 1 (last seat)."""
    return Fraction(2 * seat, size - 1) - 1


def next_round(
    lots: Sequence[int],
    rounds: Sequence[Round],
    preferred_size: int,
    gone: frozenset[int] = frozenset(),
) -> list[tuple[int, ...]]:
    """Return the tables of the next round, each with its entrants by seat.

    `gone` are the entrants who have withdrawn. The list is empty if too few remain for a table.
    """
    order = [one.entrant for one in standings(lots, rounds) if one.entrant not in gone]
    past = _past(rounds)
    tables: list[list[int]] = []
    start = 0
    for size in table_sizes(len(order), preferred_size):
        tables.append(order[start : start + size])
        start += size
    if rounds:
        _exchange(tables, {entrant: n for n, entrant in enumerate(order)}, past)
    return [_seated(table, past) for table in tables]


def _exchange(tables: list[list[int]], rank: dict[int, int], past: _Past) -> None:
    """Swap entrants between `tables`, which are changed in place, while this lowers the cost."""

    def cost(table: list[int]) -> int:
        again = apart = 0
        for a, b in combinations(table, 2):
            times = past.meetings(a, b)
            again += times * times
            apart += abs(rank[a] - rank[b])
        return REPEAT_COST * again + apart

    costs = [cost(table) for table in tables]
    for _ in range(MAX_EXCHANGE_PASSES):
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
    """Return the seating that best balances the seats that the entrants had in past rounds."""
    size = len(table)
    # Use integers, which are faster than fractions: there are many permutations to compare.
    costs = {
        entrant: [
            int(
                SEAT_COST_SCALE
                * ((past.lean[entrant] + _lean(seat, size)) ** 2 + past.sat[entrant, seat])
            )
            for seat in range(size)
        ]
        for entrant in table
    }

    def cost(seats: Sequence[int]) -> int:
        return sum(costs[entrant][seat] for seat, entrant in enumerate(seats))

    return min(permutations(table), key=cost)
