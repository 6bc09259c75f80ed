"""Tournament pairing: everyone plays, meets new opponents and changes seats."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from citadella.server.meeting.tournament_pairing import (
    LEAGUE_POINTS_PER_WIN,
    MAX_TABLE_SIZE,
    MIN_TABLE_SIZE,
    Board,
    league_points,
    next_round,
    standings,
    table_sizes,
)

COUNTS = st.integers(MIN_TABLE_SIZE, 40)
SIZES = st.integers(MIN_TABLE_SIZE, MAX_TABLE_SIZE)


def played(seats: tuple[int, ...], chance: Random, ties: bool = True) -> Board:
    """Return a finished board with random points; without `ties`, all places differ."""
    points = tuple(chance.randrange(10, 40) for _ in seats)
    keys = points if ties else tuple((p, chance.random()) for p in points)
    places = tuple(1 + sum(other > key for other in keys) for key in keys)  # type: ignore[operator]
    return Board(seats, places, points)


def tournament(count: int, size: int, rounds: int, seed: int) -> list[list[Board]]:
    """Return the boards of each round of a tournament with random results."""
    chance = Random(seed)
    lots = list(range(count))
    chance.shuffle(lots)
    past: list[list[Board]] = []
    for _ in range(rounds):
        past.append([played(seats, chance) for seats in next_round(lots, past, size)])
    return past


@given(COUNTS, SIZES)
def test_all_entrants_get_a_seat_and_table_sizes_differ_by_at_most_one(
    count: int, wished: int
) -> None:
    sizes = table_sizes(count, wished)
    assert sum(sizes) == count
    assert all(MIN_TABLE_SIZE <= size <= MAX_TABLE_SIZE for size in sizes)
    assert max(sizes) - min(sizes) <= 1
    if count % wished == 0:
        assert set(sizes) == {wished}


@pytest.mark.parametrize("count", [0, 1, 2])
def test_no_table_is_opened_for_fewer_than_three_entrants(count: int) -> None:
    assert table_sizes(count, 4) == []
    assert next_round(range(count), [], 4) == []


@given(st.lists(st.integers(0, 9), min_size=MIN_TABLE_SIZE, max_size=MAX_TABLE_SIZE))
def test_the_total_league_points_of_a_table_do_not_depend_on_the_result(points: list[int]) -> None:
    places = [1 + sum(other > mine for other in points) for mine in points]
    league = league_points(places)
    assert sum(league) == LEAGUE_POINTS_PER_WIN * len(points) // 2
    assert all(0 <= got <= LEAGUE_POINTS_PER_WIN for got in league)
    # A better place earns more league points; equal places earn the same.
    for (p, a), (q, b) in combinations(zip(places, league, strict=True), 2):
        assert (p < q) == (a > b)


def test_a_win_earns_the_same_league_points_at_tables_of_every_size() -> None:
    for size in range(MIN_TABLE_SIZE, MAX_TABLE_SIZE + 1):
        league = league_points(range(1, size + 1))
        assert league[0] == LEAGUE_POINTS_PER_WIN
        assert league[-1] == 0


@settings(deadline=None, max_examples=40)
@given(COUNTS, SIZES, st.integers(1, 5), st.integers(0, 10**6))
def test_everyone_plays_once_in_every_round(count: int, size: int, rounds: int, seed: int) -> None:
    for past in tournament(count, size, rounds, seed):
        seated = [entrant for board in past for entrant in board.seats]
        assert sorted(seated) == list(range(count))
        assert sorted((len(board.seats) for board in past), reverse=True) == table_sizes(
            count, size
        )


@settings(deadline=None, max_examples=25)
@given(st.integers(12, 32), st.integers(0, 10**6))
def test_entrants_rarely_meet_the_same_opponent_twice_and_never_three_times(
    count: int, seed: int
) -> None:
    rounds = tournament(count, 4, 3, seed)
    met = Counter(
        pair for past in rounds for board in past for pair in combinations(sorted(board.seats), 2)
    )
    assert max(met.values()) <= 2
    if count >= 16:
        again = sum(times > 1 for times in met.values())
        assert again <= len(met) * 0.08, "meeting again stays the exception"


@settings(deadline=None, max_examples=20)
@given(st.integers(6, 24), st.integers(0, 10**6))
def test_everyone_gets_early_and_late_seats_over_the_rounds(count: int, seed: int) -> None:
    rounds = tournament(count, 4, 4, seed)
    for entrant in range(count):
        leaning = Fraction(0)
        seats: Counter[int] = Counter()
        for board in (board for past in rounds for board in past):
            if entrant in board.seats:
                seat = board.seats.index(entrant)
                leaning += Fraction(2 * seat, len(board.seats) - 1) - 1
                seats[seat] += 1
        assert abs(leaning) <= 2, "nobody sits early or late all the time"
        assert max(seats.values()) <= 3


def test_the_winners_of_a_round_meet_in_the_next_round() -> None:
    lots = list(range(16))
    first = next_round(lots, [], 4)
    past = [[Board(seats, (1, 2, 3, 4), (30, 20, 10, 5)) for seats in first]]
    winners = {board.seats[0] for board in past[0]}
    second = next_round(lots, past, 4)
    assert winners in [set(seats) for seats in second]


@settings(deadline=None, max_examples=20)
@given(COUNTS, st.integers(0, 10**6))
def test_pairing_is_deterministic(count: int, seed: int) -> None:
    rounds = tournament(count, 4, 2, seed)
    lots = list(range(count))
    assert next_round(lots, rounds, 4) == next_round(lots, rounds, 4)


@settings(deadline=None, max_examples=30)
@given(st.integers(5, 30), st.integers(0, 10**6), st.data())
def test_withdrawn_entrants_get_no_seat(count: int, seed: int, data: st.DataObject) -> None:
    rounds = tournament(count, 4, 2, seed)
    gone = frozenset(data.draw(st.sets(st.integers(0, count - 1), max_size=count)))
    tables = next_round(range(count), rounds, 4, gone)
    seated = sorted(entrant for table in tables for entrant in table)
    left = sorted(set(range(count)) - gone)
    assert seated == (left if len(left) >= MIN_TABLE_SIZE else [])


@settings(deadline=None, max_examples=30)
@given(COUNTS, SIZES, st.integers(1, 4), st.integers(0, 10**6))
def test_the_standings_are_sorted_and_their_totals_match_the_boards(
    count: int, size: int, rounds: int, seed: int
) -> None:
    past = tournament(count, size, rounds, seed)
    table = standings(range(count), past)
    boards = [board for one in past for board in one]
    assert sum(one.league for one in table) == sum(
        LEAGUE_POINTS_PER_WIN * len(b.seats) // 2 for b in boards
    )
    assert sum(one.points for one in table) == sum(sum(b.points or ()) for b in boards)
    assert sum((one.margin for one in table), Fraction(0)) == 0
    assert {one.games for one in table} == {rounds}
    keys = [one.key for one in table]
    assert keys == sorted(keys, reverse=True)
    for earlier, later in pairwise(table):
        assert (earlier.place == later.place) == (earlier.key == later.key)


def test_a_larger_lead_breaks_a_tie_in_the_standings_and_unfinished_tables_are_ignored() -> None:
    # One round at two tables of three. Entrants with equal places have equal league points, so
    # the larger lead decides between them.
    past = [[Board((0, 1, 2), (1, 2, 3), (20, 15, 10)), Board((3, 4, 5), (1, 2, 3), (30, 10, 5))]]
    assert [one.entrant for one in standings(range(6), past)] == [3, 0, 1, 4, 2, 5]
    # A table without a result is ignored.
    open_table = [[past[0][0], Board((3, 4, 5))]]
    assert standings(range(6), open_table)[0].entrant == 0
    assert {one.games for one in standings(range(6), open_table)} == {0, 1}
