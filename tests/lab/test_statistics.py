"""The statistics of the arena, tested with outcomes of known probability."""

from __future__ import annotations

from random import Random

import pytest

from citadella.lab.ratings import rate
from citadella.lab.statistics import Wager, clustered_rate, student, wilson


def flips(chance: Random, share: float, deals: int, alike: float = 0.0) -> list[float]:
    """Return the number of wins in each deal of four games.

    With probability `alike`, all four games of a deal have the same result.
    """
    wins: list[float] = []
    for _ in range(deals):
        if chance.random() < alike:
            wins.append(4.0 * (chance.random() < share))
        else:
            wins.append(float(sum(chance.random() < share for _ in range(4))))
    return wins


@pytest.mark.parametrize(("share", "alike"), [(0.25, 0.0), (0.5, 0.5), (0.1, 0.3), (0.92, 0.2)])
def test_the_interval_contains_the_true_rate_in_95_percent_of_samples(
    share: float, alike: float
) -> None:
    chance = Random(f"{share}/{alike}")
    tries, held = 1000, 0
    for _ in range(tries):
        found = clustered_rate(flips(chance, share, 120, alike), [4] * 120)
        held += found.low <= share <= found.high
    assert 0.93 <= held / tries <= 0.97


def test_correlation_between_the_games_of_a_deal_widens_the_interval() -> None:
    chance = Random(1)
    apart = clustered_rate(flips(chance, 0.5, 200), [4] * 200)
    alike = clustered_rate(flips(chance, 0.5, 200, alike=1.0), [4] * 200)
    assert (alike.high - alike.low) / (apart.high - apart.low) == pytest.approx(2, rel=0.15)


def test_the_rate_is_the_share_of_games_won() -> None:
    found = clustered_rate([1, 0, 1, 2, 0.5, 1.5], [4, 4, 4, 4, 4, 4])
    assert found.value == 0.25
    assert found.low < 0.25 < found.high


@pytest.mark.parametrize(("wins", "value"), [([0.0] * 50, 0.0), ([4.0] * 50, 1.0)])
def test_the_interval_is_not_empty_for_a_bot_that_always_wins_or_loses(
    wins: list[float], value: float
) -> None:
    found = clustered_rate(wins, [4] * 50)
    assert found.value == value
    assert max(found.high - value, value - found.low) == pytest.approx(0.075, abs=0.005)
    assert value in (found.low, found.high)


def test_with_at_most_one_deal_the_interval_is_the_widest_possible() -> None:
    assert clustered_rate([], []).high == 1.0
    one = clustered_rate([4], [4])
    assert (one.value, one.low, one.high) == (1.0, 0.0, 1.0)


def test_deals_without_the_bot_do_not_count() -> None:
    assert clustered_rate([1, 0, 3], [4, 0, 4]) == clustered_rate([1, 3], [4, 4])


def test_quantiles_and_intervals_match_statistical_tables() -> None:
    # The 97.5% quantiles of Student's t, and Wilson's interval for 5 wins in 10 games.
    for freedom, point in ((5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(point, abs=0.005)
    found = wilson(0.5, 10)
    assert (found.low, found.high) == pytest.approx((0.2366, 0.7634), abs=0.0001)


# --- the sequential test -------------------------------------------------------------------
def answer(chance: Random, share: float, deals: int, alike: float = 0.0) -> tuple[str, int]:
    wager = Wager(0.25)
    for won in flips(chance, share, deals, alike):
        if wager.add(won / 4):
            break
    return wager.answer, wager.deals


@pytest.mark.parametrize("alike", [0.0, 1.0])
def test_the_sequential_test_seldom_finds_a_difference_between_equal_bots(alike: float) -> None:
    chance = Random(f"fair {alike}")
    wrong = sum(bool(answer(chance, 0.25, 400, alike)[0]) for _ in range(300))
    assert wrong / 300 <= 0.05


def test_the_sequential_test_soon_finds_better_and_worse_bots() -> None:
    chance = Random(3)
    found = [answer(chance, 0.45, 500) for _ in range(50)]
    assert {verdict for verdict, _ in found} == {"better"}
    assert sum(deals for _, deals in found) / 50 < 60
    found = [answer(chance, 0.10, 500) for _ in range(50)]
    assert {verdict for verdict, _ in found} == {"worse"}


def test_the_sequential_test_has_no_answer_without_deals() -> None:
    assert Wager(0.5).answer == ""


# --- ratings -------------------------------------------------------------------------------
def test_bots_with_better_places_have_higher_ratings() -> None:
    best, middle, worst = rate(3, [([0, 1, 2], [1, 2, 3]), ([2, 0, 1], [3, 1, 2])] * 10)
    assert best.mu > middle.mu > worst.mu
    assert best.sigma < 25 / 3


def test_tied_places_keep_equal_ratings_equal() -> None:
    one, other = rate(2, [([0, 1], [1, 1])] * 5)
    assert one.mu == pytest.approx(other.mu)


def test_a_bot_that_has_not_played_keeps_the_initial_rating() -> None:
    *_, idle = rate(3, [([0, 1], [1, 2])])
    assert (idle.mu, idle.sigma) == pytest.approx((25, 25 / 3))
