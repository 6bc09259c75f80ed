"""Setups as the classic rulebook prints them: swaps, bonus districts, the Emperor."""

from __future__ import annotations

import pytest

from citadella.cards import EDITIONS
from citadella.notation import Position
from citadella.rules import Setup, SetupError
from citadella.rules.setup import originals
from tests.rules.table import Seat, game_at, gold, play, texts

CLASSIC = EDITIONS["classic"]
FIRST = originals(CLASSIC)
ORIGINAL = [d.id for d in CLASSIC.unique]
BONUS = [d.id for d in CLASSIC.bonus]


def cast_with(*swapped: str) -> list[str]:
    """Return the original cast, with these characters replacing those of the same rank."""
    ranks = {c.id: c.rank for c in CLASSIC.characters}
    cast = {ranks[name]: name for name in (*FIRST, *swapped)}
    return [cast[rank] for rank in sorted(cast)]


# --- J-S14: two-swaps ----------------------------------------------------------------------
@pytest.mark.rule("J-S14", "S12")
def test_as_printed_at_most_two_original_characters_are_swapped() -> None:
    three = cast_with("witch", "tax_collector", "wizard")
    for printed, most in ((False, 8), (True, 2)):
        for cast in (cast_with(), cast_with("witch"), cast_with("witch", "tax_collector"), three):
            swaps = len(set(cast) - set(FIRST))
            if swaps <= most:
                Setup.custom(cast, edition="classic", as_printed=printed)
                continue
            with pytest.raises(SetupError, match=r"at most 2 .* not 3") as refused:
                Setup.custom(cast, edition="classic", as_printed=printed)
            assert refused.value.rule == "S12"


@pytest.mark.rule("J-S14", "S12")
def test_as_printed_rank_9_does_not_count_as_a_swap() -> None:
    cast = cast_with("witch", "tax_collector", "artist")
    assert len(cast) == 9
    Setup.custom(cast, edition="classic", players=5, as_printed=True)


@pytest.mark.rule("J-S14", "S12")
def test_as_printed_random_and_requested_casts_have_at_most_two_swaps() -> None:
    wishes = dict.fromkeys((c.id for c in CLASSIC.characters), "maybe")
    wishes |= dict.fromkeys(ORIGINAL, "always")
    counts = set()
    for seed in range(60):
        drawn = Setup.random("classic", 6, seed, as_printed=True)
        wished = Setup.from_wishes(wishes, "classic", 6, seed=seed, as_printed=True)
        for setup in (drawn, wished):
            counts.add(len(set(setup.characters[:8]) - set(FIRST)))
    assert counts == {0, 1, 2}


@pytest.mark.rule("J-S14", "S12")
def test_as_printed_required_characters_are_kept_and_a_third_swap_is_rejected() -> None:
    wishes = dict.fromkeys((c.id for c in CLASSIC.characters), "maybe")
    wishes |= dict.fromkeys(ORIGINAL, "always")
    wishes["witch"] = "always"
    wishes["magician"] = "never"
    for seed in range(20):
        setup = Setup.from_wishes(wishes, "classic", 5, seed=seed, as_printed=True)
        assert setup.characters[0] == "witch"
        assert setup.characters[2] == "wizard"
        assert set(setup.characters[:8]) - set(FIRST) == {"witch", "wizard"}
    wishes["emperor"] = "always"
    with pytest.raises(SetupError, match="rule S12"):
        Setup.from_wishes(wishes, "classic", 5, as_printed=True)
    Setup.from_wishes(wishes, "classic", 5)


# --- J-S15: card-for-card ------------------------------------------------------------------
@pytest.mark.rule("J-S15", "S12")
@pytest.mark.parametrize(
    ("bonus", "ours", "printed"),
    [(0, 0, 0), (1, 0, 0), (3, 0, 0), (4, 1, 4), (6, 3, 6), (11, 8, 11), (14, 11, 11)],
)
def test_as_printed_each_of_more_than_three_bonus_districts_replaces_an_original_one(
    bonus: int, ours: int, printed: int
) -> None:
    for as_printed, out in ((False, ours), (True, printed)):
        for missing in {ours, printed}:
            unique = [*ORIGINAL[missing:], *BONUS[:bonus]]
            if missing == out:
                Setup.custom(FIRST, unique, edition="classic", as_printed=as_printed)
                continue
            with pytest.raises(SetupError, match=f"left out must be {out}, not"):
                Setup.custom(FIRST, unique, edition="classic", as_printed=as_printed)


@pytest.mark.rule("J-S15", "S11", "S12")
def test_the_graveyard_left_out_for_the_diplomat_is_not_one_of_the_replaced_originals() -> None:
    cast = cast_with("diplomat")
    left = [name for name in ORIGINAL if name != "graveyard"]
    for bonus, out in ((4, 4), (10, 10), (12, 10)):
        unique = [*left[out:], *BONUS[:bonus]]
        Setup.custom(cast, unique, edition="classic", as_printed=True)


@pytest.mark.rule("J-S15", "S12")
def test_bonus_districts_replace_originals_as_printed_in_every_kind_of_setup() -> None:
    seen = set()
    for seed in range(40):
        setup = Setup.random("classic", 4, seed, as_printed=True)
        seen.add(len([name for name in setup.unique if name in BONUS]) > 3)
    assert seen == {False, True}
    wishes = dict.fromkeys((*FIRST, *ORIGINAL, *BONUS[:5]), "always")
    setup = Setup.from_wishes(wishes, "classic", as_printed=True)
    assert len([name for name in setup.unique if name in ORIGINAL]) == len(ORIGINAL) - 5
    seats = [Seat(city=" ".join(BONUS[:4])), Seat(), Seat(), Seat()]
    for printed, out in ((False, 1), (True, 4)):
        game = Position.build(seats, edition="classic", as_printed=printed).game()
        assert len([d for d in game.setup.unique if d in ORIGINAL]) == len(ORIGINAL) - out


# --- J-S16: emperor-for-two ----------------------------------------------------------------
TWO = [name.replace("king", "emperor") for name in FIRST]


@pytest.mark.rule("J-S16", "S4", "S12")
def test_as_printed_the_emperor_can_play_with_two_players() -> None:
    with pytest.raises(SetupError, match="rule S4"):
        Setup.custom(TWO, edition="classic", players=2)
    Setup.custom(TWO, edition="classic", players=2, as_printed=True)
    for printed, fitting in ((False, {"king"}), (True, {"king", "emperor"})):
        drawn = [Setup.random("classic", 2, seed, as_printed=printed) for seed in range(40)]
        assert {setup.characters[3] for setup in drawn} == fitting
    with pytest.raises(SetupError, match="rule S4"):
        Setup.custom([*TWO, "queen"], edition="classic", players=4, as_printed=True)
    # The rulebooks of the other editions forbid the Emperor with two players.
    with pytest.raises(SetupError, match="rule S4"):
        Setup.custom(TWO, edition="2016", players=2, as_printed=True)


@pytest.mark.rule("J-S16", "X-Emperor-1", "S12")
def test_with_two_players_the_emperor_passes_the_crown_only_if_the_emperor_has_it() -> None:
    seats = (Seat("emperor thief"), Seat("bishop assassin", gold=1, hand="tavern"))
    game = game_at("emperor", *seats, edition="classic", crown=1, as_printed=True)
    assert (game.asked_kind(), game.crown) == ("turn", 1)
    game = game_at("emperor", *seats, edition="classic", crown=0, as_printed=True)
    assert texts(game) == ["crown @1"]
    play(game, "crown @1")
    assert (game.asked_kind(), game.to_act) == ("tribute", 1)
    play(game, "pay-gold", "gold")
    assert (game.crown, gold(game)) == (1, [3, 0])


@pytest.mark.rule("J-S16", "K3", "S12")
@pytest.mark.parametrize("crown", [0, 1])
def test_a_killed_emperor_in_a_game_of_two_may_pass_the_crown_only_if_they_have_it(
    crown: int,
) -> None:
    game = game_at(
        "warlord",
        Seat("emperor thief"),
        Seat("warlord assassin"),
        edition="classic",
        crown=crown,
        markers="dagger:emperor@1",
        as_printed=True,
    )
    play(game, "gold", "end")
    if crown == 0:
        assert texts(game) == ["decline", "crown @1"]
        play(game, "crown @1")
    assert (game.asked_kind(), game.crown) == ("pick", 1)
