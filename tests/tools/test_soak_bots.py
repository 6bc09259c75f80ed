"""The soak test of the bots plays every bot, and detects failures and growing memory."""

from __future__ import annotations

from citadella.bots import BOTS, OPPONENTS
from tools.checks import soak_bots
from tools.checks.soak_bots import GROWTH, Played, Soak


def test_the_soak_test_plays_all_bots_except_named_variants_of_the_search_bot() -> None:
    bots = soak_bots.every_bot()
    left_out = set(BOTS) - {bot.partition(":")[0] for bot in bots}
    assert all(OPPONENTS[name].bot.startswith("search:") for name in left_out)
    for bot in bots:
        assert soak_bots.play(9, bot, "1").problem == ""


def test_a_failing_bot_is_reported_with_its_game() -> None:
    said = soak_bots.play(3, "strategist:style=none", "1")
    assert said.problem.startswith("game 3, decision 0")


def test_memory_that_grows_with_the_number_of_games_is_reported() -> None:
    steady, growing = Soak("a"), Soak("b")
    for number in range(100):
        steady.add(Played(1, memory=50 + (number > 5)), 100)
        growing.add(Played(1, memory=50 + number), 100)
    assert not steady.swollen
    assert growing.swollen
    assert growing.early + GROWTH < growing.memory
    assert str(growing).endswith("but 59 MB after a tenth of the games.")
