"""No seat learns what it must not know from its view, the events or the questions asked."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.properties.games import KINDS, Kind, play
from tests.properties.leak_checks import (
    SHARED_BY,
    NothingTalks,
    PlayedOut,
    Resampled,
    SecretChoices,
    Told,
)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_sampling_the_hidden_information_leaves_the_view_of_the_seat_unchanged(kind: Kind) -> None:
    # Check every decision of small games, and some decisions of larger ones.
    for number, every in ((0, kind.players - 1), (1, 4 * kind.players), (2, 40)):
        play(kind, number, Resampled(f"{kind} {number}", every))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_sampled_game_can_be_played_to_its_end(kind: Kind) -> None:
    for number in range(4):
        play(kind, number, PlayedOut(f"{kind} {number}", every=80))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_secret_choice_looks_the_same_to_all_others(kind: Kind) -> None:
    compared: Counter[str] = Counter()
    for number in range(4):
        check = SecretChoices(f"{kind} {number}", every=5)
        play(kind, number, check)
        compared += check.compared
    assert compared["pick"]
    assert compared["keep"]


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_questions_and_public_events_reveal_nothing_hidden(kind: Kind) -> None:
    compared: Counter[str] = Counter()
    for number in range(4):
        check = NothingTalks(f"{kind} {number}", every=8)
        play(kind, number, check)
        compared += check.compared
    assert len(compared) > 8


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_events_show_a_seat_nothing_that_its_view_hides(kind: Kind) -> None:
    for number in range(4):
        play(kind, number, Told(f"{kind} {number}", every=8), events=True)


def test_secret_choices_of_every_kind_look_the_same_to_other_players() -> None:
    wanted = {"pick", "lay", "keep", "redraw", "laboratory-discard", "pay-with-cards"}
    wanted |= {"museum-tuck", "sign-warrant", "flower-threat", "lighthouse-take", *SHARED_BY}
    for number in range(200):
        for kind in KINDS[number % 3 :: 3]:
            if not wanted:
                return
            check = SecretChoices(f"{kind} {number}", every=1)
            check.only = frozenset(wanted)
            play(kind, 100 + number, check)
            wanted -= set(check.compared)
    assert not wanted
