"""Comparisons of two ways to play the same deals."""

from __future__ import annotations

import pytest

from citadella.lab.compare import (
    CHARACTER,
    DISTRICT,
    GAME,
    SEAT,
    Comparison,
    Difference,
    SideError,
    play_pairs,
    read_side,
    to_json,
)
from citadella.lab.simulate import GameOutcome, Plan

COMMON = Plan(games=12, bots=("builder",), seed="c")


def compared(a: str, b: str, games: int = 12) -> Comparison:
    comparison = Comparison()
    for pair in play_pairs(read_side(COMMON, a), read_side(COMMON, b), range(games)):
        comparison.add(*pair)
    return comparison


def found(comparison: Comparison, kind: str, name: str) -> Difference:
    return next(d for d in comparison.differences() if (d.kind, d.name) == (kind, name))


def test_two_identical_sides_show_no_difference() -> None:
    comparison = compared("printed", "printed")
    assert comparison.alike == comparison.pairs == 12
    assert {d.kind for d in comparison.differences()} == {GAME, SEAT, CHARACTER, DISTRICT}
    for each in comparison.differences():
        assert each.more.value == pytest.approx(0)
        assert not each.clear


def test_expensive_districts_make_games_clearly_longer() -> None:
    expensive = " ".join(f"{name}.cost=8" for name in ("tavern", "temple", "watchtower", "market"))
    comparison = compared("printed", f"{expensive} manor.cost=8 docks.cost=8 castle.cost=8")
    rounds = found(comparison, GAME, "rounds")
    assert rounds.b > rounds.a
    assert rounds.clear
    assert rounds.more.low < rounds.b - rounds.a < rounds.more.high


def test_the_difference_and_its_interval_are_computed_from_pairs_of_games() -> None:
    comparison = Comparison()
    for before, after in ((5, 6), (7, 9), (6, 6), (9, 12)):
        pair = [GameOutcome(100, rounds, [20, 10], [0]) for rounds in (before, after)]
        comparison.add(pair[0], pair[1])
    rounds = found(comparison, GAME, "rounds")
    assert rounds.more.value == pytest.approx(1.5)
    # The differences 1, 2, 0 and 3 have a standard error of 0.6455; Student's t is about 3.18.
    assert rounds.more.high - rounds.more.value == pytest.approx(0.6455 * 3.18, rel=0.03)


def test_the_two_sides_may_differ_in_bots_presets_and_what_if_options() -> None:
    side = read_side(COMMON, "bots=builder,random*3 preset=random tavern.cost=2")
    assert side.bots == ("builder", "random", "random", "random")
    assert (side.preset, side.what_if) == ("random", ("tavern.cost=2",))
    comparison = compared("bots=random", "bots=builder,random*3")
    assert found(comparison, SEAT, "0").b > found(comparison, SEAT, "0").a


@pytest.mark.parametrize("text", ["tavern", "players=5", "action-cards=maybe", "bots="])
def test_unknown_options_of_a_side_are_rejected(text: str) -> None:
    with pytest.raises(SideError, match="is not a valid side"):
        read_side(COMMON, text)


def test_a_comparison_can_be_written_as_json() -> None:
    data = to_json(COMMON, read_side(COMMON, "tavern.cost=2"), compared("printed", "tavern.cost=2"))
    assert (data["a"]["what_if"], data["b"]["what_if"]) == ([], ["tavern.cost=2"])
    assert data["pairs"] == 12
    line = data["differences"][0]
    assert line["interval"][0] <= line["difference"] <= line["interval"][1]
