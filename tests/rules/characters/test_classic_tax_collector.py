import pytest

from tests.rules.table import Seat, city, game_at, gold, logged, play, play_until, texts


@pytest.mark.rule("X-Tax-1")
def test_the_classic_tax_collector_has_rank_2_and_no_action_to_collect_taxes() -> None:
    game = game_at(
        "tax_collector",
        Seat("tax_collector"),
        Seat("king"),
        Seat("assassin"),
        Seat("warlord"),
        edition="classic",
    )
    assert game.rank == 2
    assert game.to_act == 0
    assert texts(game) == ["gold", "cards"]


@pytest.mark.rule("X-Tax-1")
def test_a_player_who_built_pays_the_tax_collector_1_gold_at_the_end_of_the_turn() -> None:
    game = game_at(
        "tax_collector",
        Seat("tax_collector"),
        Seat("merchant", gold=3, hand="tavern"),
        Seat("king", gold=4),
        Seat("warlord"),
        edition="classic",
    )
    play_until(game, "turn", seat=1)
    play(game, "gold", "build tavern")
    assert gold(game) == [2, 4, 6, 0]
    play(game, "end")
    assert gold(game) == [3, 3, 6, 0]
    assert logged(game, "gave-gold") == ["gave-gold @1 @0 1"]


@pytest.mark.rule("X-Tax-1")
def test_the_tax_is_1_gold_per_turn_however_many_districts_were_built() -> None:
    game = game_at(
        "architect",
        Seat("tax_collector"),
        Seat("architect", gold=9, hand="tavern market temple"),
        Seat("king"),
        Seat("assassin"),
        edition="classic",
    )
    play(game, "gold", "build tavern", "build market", "build temple", "end")
    assert gold(game) == [1, 6, 0, 0]


@pytest.mark.rule("X-Tax-1")
def test_a_player_without_gold_at_the_end_of_the_turn_pays_no_tax() -> None:
    game = game_at(
        "king",
        Seat("tax_collector"),
        Seat("king", hand="market"),
        Seat("assassin"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "build market", "end")
    assert gold(game) == [0, 0, 0, 0]


@pytest.mark.rule("X-Tax-1")
def test_the_tax_can_be_paid_with_gold_received_after_building() -> None:
    game = game_at(
        "king",
        Seat("tax_collector"),
        Seat("king", hand="market", city="manor castle"),
        Seat("assassin"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "build market", "income", "end")
    assert gold(game) == [1, 1, 0, 0]


@pytest.mark.rule("X-Tax-1")
def test_a_player_who_did_not_build_pays_no_tax() -> None:
    game = game_at(
        "king",
        Seat("tax_collector"),
        Seat("king", gold=5),
        Seat("assassin"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "end")
    assert gold(game) == [0, 7, 0, 0]


@pytest.mark.rule("X-Tax-1")
def test_the_tax_collector_pays_no_tax() -> None:
    game = game_at(
        "tax_collector",
        Seat("tax_collector", gold=5, hand="tavern"),
        Seat("king"),
        Seat("assassin"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "build tavern", "end")
    assert game.players[0].gold == 6
    assert logged(game, "gave-gold") == []


@pytest.mark.rule("X-Tax-1")
@pytest.mark.parametrize("killed", [True, False])
def test_no_tax_is_paid_when_the_tax_collector_was_killed_or_not_picked(killed: bool) -> None:
    game = game_at(
        "king",
        Seat("tax_collector" if killed else "bishop"),
        Seat("king", gold=5, hand="tavern"),
        Seat("assassin"),
        Seat("warlord"),
        cast="tax_collector",
        edition="classic",
        markers="dagger:tax_collector@2" if killed else "",
    )
    play(game, "gold", "build tavern", "end")
    assert game.players[1].gold == 6
    assert game.taxes == 0
    assert logged(game, "gave-gold") == []


@pytest.mark.rule("X-Tax-1", "D7")
def test_opponents_with_two_characters_pay_in_each_turn_and_the_tax_collector_in_none() -> None:
    game = game_at(
        "king",
        Seat("tax_collector king", gold=5, hand="tavern"),
        Seat("merchant warlord", gold=5, hand="temple market"),
        edition="classic",
    )
    play(game, "gold", "build tavern", "end")
    assert gold(game) == [6, 5]
    play(game, "gold", "build temple", "end")
    assert gold(game) == [7, 5]
    play(game, "gold", "build market", "end")
    assert gold(game) == [8, 4]


@pytest.mark.rule("X-Tax-1", "C-Alchemist-1", "U-poor_house-1")
def test_the_tax_is_paid_before_the_poor_house_and_the_alchemists_refund_take_effect() -> None:
    game = game_at(
        "alchemist",
        Seat("tax_collector"),
        Seat("alchemist", gold=2, hand="manor", city="poor_house"),
        Seat("king"),
        Seat("assassin"),
        edition="classic",
    )
    play(game, "gold", "build manor", "end")
    assert gold(game) == [1, 1 + 3, 0, 0]


@pytest.mark.rule("X-Tax-1", "X-Diplomat-1")
def test_a_swap_by_the_diplomat_is_not_taxed() -> None:
    game = game_at(
        "diplomat",
        Seat("tax_collector"),
        Seat("diplomat", gold=5, city="tavern"),
        Seat("king", city="temple"),
        Seat("assassin"),
        edition="classic",
    )
    play(game, "gold", "exchange temple @2", "hand-over tavern", "end")
    assert gold(game) == [0, 7, 0, 0]


@pytest.mark.rule("X-Tax-2")
def test_the_assassin_pays_when_the_tax_collector_is_revealed() -> None:
    game = game_at(
        "assassin",
        Seat("tax_collector"),
        Seat("assassin", gold=3, hand="tavern"),
        Seat("king", gold=3),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "build tavern")
    assert gold(game) == [0, 4, 3, 0]
    play(game, "end")
    assert game.to_act == 0
    assert gold(game) == [1, 3, 3, 0]


@pytest.mark.rule("X-Tax-2")
def test_an_assassin_who_did_not_build_or_has_no_gold_left_pays_no_tax() -> None:
    idle = game_at(
        "assassin",
        Seat("tax_collector"),
        Seat("assassin", gold=3, hand="tavern"),
        Seat("king"),
        Seat("warlord"),
        edition="classic",
    )
    play(idle, "gold", "end")
    assert gold(idle) == [0, 5, 0, 0]
    poor = game_at(
        "assassin",
        Seat("tax_collector"),
        Seat("assassin", hand="market"),
        Seat("king"),
        Seat("warlord"),
        edition="classic",
    )
    play(poor, "gold", "build market", "end")
    assert gold(poor) == [0, 0, 0, 0]


@pytest.mark.rule("X-Tax-2")
@pytest.mark.parametrize("killed", [True, False])
def test_the_assassin_pays_no_tax_if_the_tax_collector_is_not_revealed(killed: bool) -> None:
    game = game_at(
        "assassin",
        Seat("tax_collector" if killed else "bishop"),
        Seat("assassin", gold=3, hand="tavern"),
        Seat("king"),
        Seat("warlord"),
        cast="tax_collector",
        edition="classic",
    )
    play(game, "kill tax_collector", "gold", "build tavern", "end")
    play_until(game, "pick")
    assert game.players[1].gold == 4


@pytest.mark.rule("X-Tax-2")
def test_the_assassin_is_not_taxed_again_for_an_earlier_round() -> None:
    game = game_at(
        "assassin",
        Seat("tax_collector"),
        Seat("assassin", gold=9, hand="tavern"),
        Seat("king"),
        Seat("warlord"),
        edition="classic",
        seed=1,
    )
    play(game, "gold", "build tavern", "end")
    assert logged(game, "gave-gold") == ["gave-gold @1 @0 1"]
    play(play_until(game, "pick", seat=2), "pick tax_collector")
    play_until(game, "turn", seat=2)
    assert game.round == 2
    assert game.the_turn().role.name == "tax_collector"
    assert logged(game, "gave-gold") == ["gave-gold @1 @0 1"]


@pytest.mark.rule("X-Tax-2", "X-Witch-1")
def test_a_witch_who_built_instead_of_bewitching_pays_the_tax_too() -> None:
    game = game_at(
        "witch",
        Seat("tax_collector"),
        Seat("witch", gold=3, hand="tavern"),
        Seat("king"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "build tavern", "end")
    assert gold(game) == [1, 3, 0, 0]


@pytest.mark.rule("X-Tax-1", "X-Witch-1")
def test_a_witch_who_builds_in_her_resumed_turn_pays_at_the_end_of_that_turn() -> None:
    game = game_at(
        "merchant",
        Seat("tax_collector"),
        Seat("witch", gold=3, hand="tavern"),
        Seat("merchant", gold=3),
        Seat("warlord"),
        edition="classic",
        markers="spell:merchant@1",
    )
    play(game, "gold")
    assert game.to_act == 1
    play(game, "build tavern", "end")
    assert gold(game) == [1, 1, 5, 0]


@pytest.mark.rule("X-Tax-1", "X-Witch-1", "C-Witch-3")
def test_a_witch_in_the_tax_collectors_place_gets_the_taxes_of_the_round() -> None:
    game = game_at(
        "tax_collector",
        Seat("tax_collector"),
        Seat("witch"),
        Seat("king", gold=3, hand="tavern"),
        Seat("warlord"),
        edition="classic",
        markers="spell:tax_collector@1",
    )
    play(game, "gold", "end")
    assert game.to_act == 2
    play(game, "gold", "build tavern", "end")
    assert gold(game) == [2, 1, 3, 0]
    assert city(game, 2) == ["tavern"]
