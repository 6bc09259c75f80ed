"""Games between bots, including bots that fail."""

from __future__ import annotations

import signal
import time
from pathlib import Path

import pytest

from citadella.lab import match as matches
from citadella.lab.match import ENDLESS, ILLEGAL, RAISED, SLOW, Played, play_match
from citadella.notation import Record
from citadella.rules import Setup

OWN = Path(__file__).with_name("own_bots.py")
SETUP = Setup.preset("first-game", players=3)


def match(bot: str, limit: float | None = None, patient: bool = True) -> Played:
    """Play a game in which `bot`, a class in `own_bots.py`, has seat 1."""
    bots = ["builder", f"{OWN}:{bot}", "builder"]
    return play_match(SETUP, "deal", bots, ["a", "b", "c"], limit, patient)


def test_the_same_seeds_give_the_same_game() -> None:
    one, other = match("First"), match("First")
    assert one.digest == other.digest
    assert one.totals == other.totals
    changed = play_match(SETUP, "deal", ["builder"] * 3, ["a", "b", "x"])
    assert changed.digest != one.digest


def test_time_and_decisions_are_counted_by_seat() -> None:
    played = match("First")
    assert all(count > 5 for count in played.decisions)
    assert all(0 < seconds < 60 for seconds in played.seconds)
    assert played.failures == []


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("Raising", RAISED, "IndexError: list index out of range (line 42)"),
        ("Dumb", ILLEGAL, "None"),
        ("Cheating", ILLEGAL, "cash-in"),
        ("Sleeping", SLOW, "0.2"),
        ("Endless", SLOW, "0.2"),
    ],
)
def test_a_failure_contains_the_bot_the_decision_and_the_record_up_to_that_decision(
    bot: str, kind: str, detail: str
) -> None:
    start = time.monotonic()
    played = match(bot, limit=0.2)
    assert time.monotonic() - start < 20
    (failure,) = played.failures
    assert (failure.kind, failure.bot, failure.seat) == (kind, f"{OWN}:{bot}", 1)
    assert failure.detail == detail
    # The record ends at the decision at which the bot failed.
    record = Record.parse(failure.record)
    assert record.replay().to_act == 1
    assert len(record.actions) == failure.decision - 1
    # A random bot has replaced the failed bot and finished the game.
    assert len(played.totals) == 3


def test_if_patient_is_false_the_game_ends_at_the_first_failure() -> None:
    played = match("Dumb", patient=False)
    assert played.totals == []
    assert len(played.failures) == 1


def test_a_bot_may_change_the_list_of_actions_that_it_is_given() -> None:
    assert match("Scrambling").failures == []


def test_the_alarm_signal_and_timer_are_restored_after_a_game_with_a_time_limit() -> None:
    before = signal.getsignal(signal.SIGALRM)
    match("Sleeping", limit=0.1)
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_a_game_that_does_not_end_is_finished_by_random_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(matches, "MAX_DECISIONS_PER_GAME", 400)
    bots = [f"{OWN}:Lazy"] * 2
    setup = Setup.preset("first-game", players=2)
    played = play_match(setup, "deal", bots, ["a", "b"])
    assert [failure.kind for failure in played.failures] == [ENDLESS] * 2
    assert played.failures[0].decision == 401
    assert len(played.totals) == 2
