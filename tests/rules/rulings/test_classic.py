"""The rulings in docs/rulings.md on the characters of `classic`."""

from __future__ import annotations

import pytest

from tests.rules.rulings.table import (
    asked,
)
from tests.rules.table import (
    Seat,
    choices,
    game_at,
    gold,
    hand,
    play,
    play_until,
    texts,
)


@pytest.mark.rule("J-X-Witch-2")
def test_the_classic_witch_need_not_bewitch() -> None:
    game = game_at("witch", Seat("witch", hand="tavern"), Seat(), Seat(), Seat(), edition="classic")
    assert choices(game, "bewitch") == []
    play(game, "gold")
    assert {"end", "build tavern", "bewitch king"} <= set(texts(game))
    play(game, "build tavern")
    assert choices(game, "bewitch") == []
    play(game, "end")
    assert game.markers == []


@pytest.mark.rule("J-X-Witch-2")
def test_a_classic_witch_who_used_a_district_can_no_longer_bewitch() -> None:
    me = Seat("witch", gold=2, city="smithy")
    game = game_at("witch", me, Seat(), Seat(), Seat(), edition="classic")
    play(game, "gold", "use smithy")
    assert choices(game, "bewitch") == []
    assert "end" in texts(game)


@pytest.mark.rule("J-X-Witch-2")
def test_bewitching_suspends_the_classic_witchs_turn() -> None:
    game = game_at("witch", Seat("witch"), Seat("king"), Seat(), Seat(), edition="classic")
    play(game, "gold", "bewitch king")
    assert asked(game) == ("turn", 1)


@pytest.mark.rule("J-X-Witch-2")
def test_a_bewitched_classic_emperor_moves_the_crown_himself() -> None:
    game = game_at(
        "emperor",
        Seat("witch"),
        Seat("emperor"),
        Seat(gold=2),
        Seat(),
        edition="classic",
        markers="spell:emperor@0",
    )
    assert asked(game) == ("pass-crown", 1)
    play(game, "crown @2", "pay-gold", "gold")
    assert gold(game) == [0, 3, 1, 0]
    assert asked(game) == ("turn", 0)
    assert choices(game, "crown") == []


@pytest.mark.rule("J-X-Tax-3")
def test_a_killed_classic_tax_collector_gets_nothing() -> None:
    game = game_at(
        "tax_collector",
        Seat("assassin"),
        Seat("tax_collector"),
        Seat("bishop", hand="tavern"),
        Seat(),
        edition="classic",
        markers="dagger:tax_collector@0",
    )
    assert asked(game) == ("turn", 2)
    play(game, "gold", "build tavern", "end")
    assert gold(game) == [0, 0, 1, 0]


@pytest.mark.rule("J-X-Tax-3")
def test_the_witch_collects_the_tax_of_a_bewitched_classic_tax_collector() -> None:
    game = game_at(
        "tax_collector",
        Seat("witch"),
        Seat("tax_collector"),
        Seat("bishop", hand="tavern"),
        Seat(),
        edition="classic",
        markers="spell:tax_collector@0",
    )
    play(game, "cards")
    play(game, texts(game)[0], "end")
    assert asked(game) == ("turn", 2)
    play(game, "gold", "build tavern", "end")
    assert gold(game) == [1, 0, 0, 0]


@pytest.mark.rule("J-X-Emperor-2")
def test_in_classic_the_newly_crowned_player_chooses_the_card_to_give() -> None:
    game = game_at(
        "emperor",
        Seat("emperor"),
        Seat(gold=1, hand="tavern palace"),
        Seat(),
        Seat(),
        edition="classic",
    )
    play(game, "crown @1")
    assert asked(game) == ("tribute", 1)
    assert texts(game) == ["pay-gold", "give tavern", "give palace"]
    play(game, "give tavern")
    assert hand(game, 0) == ["tavern"]


@pytest.mark.rule("J-X-Emperor-2")
def test_a_killed_classic_emperor_gets_nothing_for_the_crown() -> None:
    game = game_at(
        "warlord",
        Seat("emperor"),
        Seat("warlord", gold=1, hand="tavern"),
        Seat("assassin"),
        Seat(),
        edition="classic",
        markers="dagger:emperor@2",
        crown=2,
    )
    play(game, "gold", "end", "crown @1")
    assert game.crown == 1
    assert asked(game) == ("pick", 1)
    assert gold(game)[:2] == [0, 3]


@pytest.mark.rule("J-X-Merchant-2")
def test_the_classic_merchant_gets_the_extra_gold_after_gathering() -> None:
    me = Seat("merchant", hand="docks")
    game = game_at("merchant", me, *[Seat()] * 3, edition="classic")
    assert "bonus" not in texts(game)
    play(game, "gold", "bonus")
    assert gold(game)[0] == 3
    play(game, "build docks")


@pytest.mark.rule("J-X-Warlord-2")
def test_once_the_classic_warlord_has_destroyed_a_district_the_turn_can_only_be_ended() -> None:
    me = Seat("warlord", gold=5, hand="temple", city="prison")
    game = game_at("warlord", me, Seat(city="tavern"), *[Seat()] * 2, edition="classic")
    assert choices(game, "destroy") == []
    play(game, "gold")
    assert {"income", "build temple", "destroy tavern @1"} <= set(texts(game))
    play(game, "destroy tavern @1")
    assert texts(game) == ["end"]


@pytest.mark.rule("J-X-Warlord-2")
def test_once_the_classic_diplomat_has_swapped_a_district_the_turn_can_only_be_ended() -> None:
    me = Seat("diplomat", gold=5, hand="temple", city="prison")
    game = game_at("diplomat", me, Seat(city="tavern"), *[Seat()] * 2, edition="classic")
    assert choices(game, "exchange") == []
    play(game, "gold", "exchange tavern @1", "hand-over prison")
    assert texts(game) == ["end"]


@pytest.mark.rule("J-X-Diplomat-2")
def test_the_classic_diplomat_can_swap_neither_duplicates_nor_the_keep() -> None:
    me = Seat("diplomat", gold=9, city="tavern keep market")
    other = Seat(city="tavern temple docks")
    game = game_at("diplomat", me, other, *[Seat()] * 2, edition="classic")
    play(game, "gold")
    assert choices(game, "exchange") == ["temple @1", "docks @1"]
    play(game, "exchange docks @1")
    assert texts(game) == ["hand-over market"]


@pytest.mark.rule("J-X-Queen-2")
def test_the_classic_queen_is_paid_for_a_killed_king_at_the_end_of_the_round() -> None:
    seats = [Seat("king"), Seat("queen"), Seat(), Seat("assassin"), Seat()]
    game = game_at("queen", *seats, edition="classic", markers="dagger:king@3")
    assert "bonus" not in texts(game)
    play(game, "gold", "end")
    assert gold(game)[1] == 2 + 3


@pytest.mark.rule("J-X-Bishop-2")
@pytest.mark.parametrize(("markers", "safe"), [("", True), ("dagger:bishop@0", False)])
def test_a_classic_bishop_protects_the_city_unless_killed(markers: str, safe: bool) -> None:
    game = game_at(
        "bishop",
        Seat("assassin"),
        Seat("bishop", city="tavern"),
        Seat("warlord"),
        Seat(),
        edition="classic",
        markers=markers,
    )
    play_until(game, "turn", 2)
    play(game, "gold")
    assert ("destroy tavern @1" not in texts(game)) == safe
