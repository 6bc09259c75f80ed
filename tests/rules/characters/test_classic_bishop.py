import pytest

from tests.rules.table import Seat, choices, city, game_at, gold, hand, play, play_until, texts


@pytest.mark.rule("X-Bishop-1", "C-Bishop-1")
def test_the_classic_bishop_gets_1_gold_per_religious_district() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", city="temple church school_of_magic manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "income")
    assert game.players[0].gold == 3


@pytest.mark.rule("X-Bishop-1")
@pytest.mark.parametrize("killed", [True, False])
def test_the_classic_bishop_is_safe_from_the_warlord_unless_killed(killed: bool) -> None:
    game = game_at(
        "bishop",
        Seat("warlord", gold=9),
        Seat("bishop", city="temple"),
        Seat("assassin", city="tavern"),
        Seat("merchant"),
        edition="classic",
        markers="dagger:bishop@2" if killed else "",
    )
    play(play_until(game, "turn", seat=0), "gold")
    assert choices(game, "destroy") == (["temple @1", "tavern @2"] if killed else ["tavern @2"])


@pytest.mark.rule("X-Bishop-1", "C-Assassin-1")
def test_the_classic_assassin_kills_as_in_2016() -> None:
    game = game_at(
        "assassin",
        Seat("assassin"),
        Seat("king"),
        Seat("merchant"),
        Seat("warlord"),
        edition="classic",
        cast="tax_collector",
    )
    assert choices(game, "kill") == [
        "tax_collector",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]
    play(game, "kill merchant", "gold", "end", "gold", "end")
    assert game.to_act == 3
    assert game.players[2].gold == 0
    assert game.players[2].revealed == 0


@pytest.mark.rule("X-Bishop-1", "C-Thief-1")
def test_the_classic_thief_robs_as_in_2016() -> None:
    game = game_at(
        "thief",
        Seat("thief", gold=1),
        Seat("king"),
        Seat("merchant", gold=4),
        Seat("assassin", gold=7),
        edition="classic",
        markers="dagger:bishop@3",
    )
    assert choices(game, "rob") == ["magician", "king", "merchant", "architect", "warlord"]
    play(game, "rob merchant", "gold", "end", "gold", "end")
    assert game.to_act == 2
    assert gold(game) == [7, 2, 0, 7]


@pytest.mark.rule("X-Bishop-1", "C-Magician-1")
def test_the_classic_magician_swaps_hands_as_in_2016() -> None:
    game = game_at(
        "magician",
        Seat("magician"),
        Seat("king", hand="tavern market"),
        Seat("merchant"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "swap-hands @1")
    assert hand(game, 0) == ["market", "tavern"]
    assert hand(game, 1) == []
    assert choices(game, "swap-hands") == []


@pytest.mark.rule("X-Bishop-1", "C-Wizard-1", "C-Wizard-2")
def test_the_classic_wizard_takes_and_builds_as_in_2016() -> None:
    game = game_at(
        "wizard",
        Seat("wizard", gold=4, hand="tavern", city="tavern"),
        Seat("king", hand="tavern market"),
        Seat("merchant"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "look @1", "take-and-build tavern", "build tavern")
    assert city(game, 0) == ["tavern", "tavern", "tavern"]
    assert hand(game, 1) == ["market"]
    assert game.players[0].gold == 4


@pytest.mark.rule("X-Bishop-1", "C-Alchemist-1")
def test_the_classic_alchemist_pays_and_is_refunded_as_in_2016() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=3, hand="castle", city="smithy"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "use smithy")
    assert "build castle" not in texts(game)
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=4, hand="castle", city="smithy"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "use smithy", "build castle", "end")
    assert game.players[0].gold == 4


@pytest.mark.rule("X-Bishop-1", "C-Artist-1")
def test_the_classic_artist_beautifies_as_in_2016() -> None:
    game = game_at(
        "artist",
        Seat("artist", gold=4, city="tavern manor castle+"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    assert choices(game, "beautify") == ["tavern", "manor"]
    play(game, "beautify tavern", "beautify manor")
    assert game.players[0].gold == 2
    assert game.standing().totals[0] == 2 + 4 + 5
