import pytest

from tests.rules.table import (
    Seat,
    choices,
    city,
    game_at,
    gold,
    hand,
    logged,
    play,
    play_until,
    texts,
)

OTHERS = (Seat("king"), Seat("bishop"))
MODERN = ["2016", "2021", "deluxe"]
EVERY_EDITION = [*MODERN, "classic"]


# --- Keep ------------------------------------------------------------------------------
@pytest.mark.rule("U-keep")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_warlord_cannot_destroy_the_keep(edition: str) -> None:
    owner = Seat("merchant", city="keep manor")
    game = game_at("warlord", owner, Seat("warlord", gold=9), *OTHERS, edition=edition)
    play(game, "gold")
    assert choices(game, "destroy") == ["manor @0"]


@pytest.mark.rule("U-keep")
def test_neither_of_the_two_classic_keeps_can_be_destroyed() -> None:
    game = game_at(
        "warlord",
        Seat("merchant", city="keep"),
        Seat("warlord", gold=9),
        Seat("king", city="keep tavern"),
        Seat("bishop"),
        edition="classic",
    )
    play(game, "gold")
    assert choices(game, "destroy") == ["tavern @2"]


@pytest.mark.rule("U-keep")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_diplomat_cannot_take_the_keep(edition: str) -> None:
    owner = Seat("merchant", city="keep manor")
    diplomat = Seat("diplomat", gold=9, city="castle")
    game = game_at("diplomat", owner, diplomat, *OTHERS, edition=edition)
    play(game, "gold")
    assert choices(game, "exchange") == ["manor @0"]


@pytest.mark.rule("U-keep")
@pytest.mark.parametrize("edition", MODERN)
def test_the_marshal_cannot_seize_the_keep(edition: str) -> None:
    owner = Seat("merchant", city="keep manor")
    game = game_at("marshal", owner, Seat("marshal", gold=9), *OTHERS, edition=edition)
    play(game, "gold")
    assert choices(game, "seize") == ["manor @0"]


@pytest.mark.rule("U-keep-1")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_rank_8_can_neither_destroy_nor_exchange_its_own_keep(edition: str) -> None:
    game = game_at(
        "warlord", Seat("merchant"), Seat("warlord", gold=9, city="keep"), *OTHERS, edition=edition
    )
    play(game, "gold")
    assert choices(game, "destroy") == []
    diplomat = Seat("diplomat", gold=9, city="keep manor")
    owner = Seat("merchant", city="tavern")
    game = game_at("diplomat", owner, diplomat, *OTHERS, edition=edition)
    play(game, "gold", "exchange tavern @0")
    assert texts(game) == ["hand-over manor"]
    only_a_keep = Seat("diplomat", gold=9, city="keep")
    game = game_at("diplomat", owner, only_a_keep, *OTHERS, edition=edition)
    play(game, "gold")
    assert choices(game, "exchange") == []


# --- Great Wall ------------------------------------------------------------------------
@pytest.mark.rule("U-great_wall", "U-great_wall-1")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_great_wall_makes_the_warlord_pay_one_gold_more(edition: str) -> None:
    owner = Seat("merchant", city="great_wall manor tavern")
    game = game_at("warlord", owner, Seat("warlord"), *OTHERS, edition=edition)
    play(game, "gold")
    # 2 gold is enough for the Tavern (0 + 1) but not for the Manor (2 + 1).
    assert choices(game, "destroy") == ["tavern @0"]
    game = game_at("warlord", owner, Seat("warlord", gold=2), *OTHERS, edition=edition)
    play(game, "gold", "destroy manor @0")
    assert gold(game) == [0, 1, 0, 0]
    assert logged(game, "paid-gold") == ["paid-gold @1 3"]


@pytest.mark.rule("U-great_wall", "U-great_wall-1")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_great_wall_does_not_raise_its_own_price(edition: str) -> None:
    owner = Seat("merchant", city="great_wall manor")
    game = game_at("warlord", owner, Seat("warlord", gold=3), *OTHERS, edition=edition)
    play(game, "gold", "destroy great_wall @0")
    assert gold(game)[1] == 0
    assert city(game, 0) == ["manor"]


@pytest.mark.rule("U-great_wall")
def test_the_great_wall_raises_prices_in_its_own_city_only() -> None:
    game = game_at(
        "warlord",
        Seat("merchant", city="great_wall"),
        Seat("warlord", gold=2),
        Seat("king", city="manor"),
        Seat("bishop"),
    )
    play(game, "destroy manor @2")
    assert gold(game)[1] == 0


@pytest.mark.rule("U-great_wall-1")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_behind_a_great_wall_the_diplomat_pays_the_owner_the_difference_plus_one(
    edition: str,
) -> None:
    owner = Seat("merchant", city="great_wall palace")
    diplomat = Seat("diplomat", gold=1, city="manor")
    game = game_at("diplomat", owner, diplomat, *OTHERS, edition=edition)
    play(game, "gold", "exchange palace @0", "hand-over manor")
    assert gold(game) == [3, 0, 0, 0]
    assert city(game, 1) == ["palace"]
    poor = Seat("diplomat", city="manor")
    game = game_at("diplomat", owner, poor, *OTHERS, edition=edition)
    play(game, "gold")
    # To swap the Manor for the Wall (6 - 3) or the Palace (5 + 1 - 3) costs 3 gold, 1 too many.
    assert choices(game, "exchange") == []


@pytest.mark.rule("U-great_wall-1")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_behind_a_great_wall_the_diplomat_pays_one_even_for_a_cheaper_district(
    edition: str,
) -> None:
    owner = Seat("merchant", city="great_wall tavern")
    diplomat = Seat("diplomat", city="palace")
    game = game_at("diplomat", owner, diplomat, *OTHERS, edition=edition)
    play(game, "gold", "exchange tavern @0", "hand-over palace")
    assert gold(game)[:2] == [1, 1]


@pytest.mark.rule("U-great_wall-1")
def test_the_diplomat_takes_the_great_wall_itself_for_the_difference_alone() -> None:
    owner = Seat("merchant", city="great_wall tavern")
    game = game_at("diplomat", owner, Seat("diplomat", gold=3, city="manor"), *OTHERS)
    play(game, "exchange great_wall @0", "hand-over manor")
    assert gold(game)[:2] == [3, 0]


@pytest.mark.rule("U-great_wall-1")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_diplomats_own_great_wall_does_not_raise_the_price(edition: str) -> None:
    diplomat = Seat("diplomat", city="great_wall tavern")
    game = game_at("diplomat", Seat("merchant", city="market"), diplomat, *OTHERS, edition=edition)
    play(game, "gold", "exchange market @0", "hand-over tavern")
    assert gold(game)[:2] == [1, 1]


@pytest.mark.rule("U-great_wall-1")
@pytest.mark.parametrize("edition", MODERN)
def test_a_great_wall_raises_the_marshals_price_but_does_not_affect_the_limit_on_cost(
    edition: str,
) -> None:
    owner = Seat("merchant", city="great_wall manor market+ docks+")
    marshal = Seat("marshal", gold=2)
    game = game_at("marshal", owner, marshal, *OTHERS, edition=edition)
    play(game, "gold")
    assert choices(game, "seize") == ["manor @0", "market+ @0"]
    play(game, "seize manor @0")
    assert gold(game)[:2] == [4, 0]
    assert city(game, 1) == ["manor"]
    game = game_at("marshal", owner, Seat("marshal", gold=1), *OTHERS, edition=edition)
    play(game, "gold")
    assert choices(game, "seize") == []


# --- Graveyard -------------------------------------------------------------------------
OLD = ["classic", "deluxe", "classic-2016"]


@pytest.mark.rule("U-graveyard")
@pytest.mark.parametrize("edition", OLD)
@pytest.mark.parametrize("victim", [0, 2])
def test_the_graveyard_buys_a_destroyed_district_for_one_gold(edition: str, victim: int) -> None:
    game = game_at(
        "warlord",
        Seat("merchant", gold=2, city="graveyard manor"),
        Seat("warlord", gold=9),
        Seat("king", city="manor"),
        Seat("bishop"),
        edition=edition,
    )
    deck = len(game.deck)
    play(game, "gold", f"destroy manor @{victim}")
    assert (game.to_act, texts(game)) == (0, ["decline", "rescue"])
    play(game, "rescue")
    assert gold(game)[0] == 1
    assert hand(game, 0) == ["manor"]
    assert "manor" not in city(game, victim)
    assert len(game.deck) == deck
    assert logged(game, "rescued") == ["rescued @0 manor"]
    assert game.to_act == 1


@pytest.mark.rule("U-graveyard", "T7")
@pytest.mark.parametrize("edition", OLD)
def test_the_graveyard_need_not_be_used(edition: str) -> None:
    owner = Seat("merchant", gold=1, city="graveyard manor")
    game = game_at("warlord", owner, Seat("warlord", gold=9), *OTHERS, edition=edition)
    play(game, "gold", "destroy manor @0", "decline")
    assert gold(game)[0] == 1
    assert hand(game, 0) == []
    assert game.deck[0].name == "manor"


@pytest.mark.rule("U-graveyard")
def test_without_gold_the_graveyard_buys_nothing() -> None:
    owner = Seat("merchant", city="graveyard manor")
    game = game_at("warlord", owner, Seat("warlord", gold=9), *OTHERS, edition="deluxe")
    play(game, "destroy manor @0")
    assert game.to_act == 1
    assert game.deck[0].name == "manor"


@pytest.mark.rule("U-graveyard", "I3")
def test_everyone_knows_the_district_bought_with_the_graveyard() -> None:
    owner = Seat("merchant", gold=1, city="graveyard manor")
    game = game_at("warlord", owner, Seat("warlord", gold=9), *OTHERS, edition="deluxe")
    play(game, "destroy manor @0", "rescue")
    seen = game.players[0].seen
    known = [None if s is None else [card.name for card in s.cards] for s in seen]
    assert known == [None, ["manor"], ["manor"], ["manor"]]


@pytest.mark.rule("U-graveyard", "U-museum-1")
def test_a_museum_bought_with_the_graveyard_returns_without_its_cards() -> None:
    owner = Seat("merchant", gold=1, city="graveyard museum", tucked="temple palace")
    game = game_at("warlord", owner, Seat("warlord", gold=9), *OTHERS, edition="deluxe")
    play(game, "destroy museum @0", "rescue")
    assert hand(game, 0) == ["museum"]
    assert sorted(card.name for card in game.deck[:2]) == ["palace", "temple"]
    assert game.marks == [1, 1]


@pytest.mark.rule("U-graveyard-1")
@pytest.mark.parametrize("edition", OLD)
def test_the_graveyard_cannot_buy_itself_back(edition: str) -> None:
    owner = Seat("merchant", gold=5, city="graveyard manor")
    game = game_at("warlord", owner, Seat("warlord", gold=9), *OTHERS, edition=edition)
    play(game, "gold", "destroy graveyard @0")
    assert game.to_act == 1
    assert city(game, 0) == ["manor"]
    assert game.deck[0].name == "graveyard"


@pytest.mark.rule("U-graveyard", "U-graveyard-1")
@pytest.mark.parametrize("edition", OLD)
def test_a_warlord_cannot_use_their_own_graveyard(edition: str) -> None:
    owner = Seat("warlord", gold=9, city="graveyard tavern")
    game = game_at("warlord", Seat("merchant", city="manor"), owner, *OTHERS, edition=edition)
    play(game, "gold", "destroy manor @0")
    assert game.to_act == 1
    assert "rescue" not in texts(game)
    assert game.deck[0].name == "manor"


@pytest.mark.rule("U-graveyard")
def test_the_graveyard_cannot_buy_a_district_destroyed_by_an_armory() -> None:
    game = game_at(
        "merchant",
        Seat("king", gold=5, city="graveyard manor"),
        Seat("merchant", city="armory"),
        Seat("bishop"),
        Seat("warlord"),
        edition="deluxe",
    )
    play(game, "use armory", "destroy manor @0")
    assert game.to_act == 1
    assert game.deck[0].name == "manor"


@pytest.mark.rule("U-graveyard")
def test_a_district_bought_with_the_graveyard_can_be_built_in_a_later_turn() -> None:
    owner = Seat("merchant", gold=3, city="graveyard manor")
    game = game_at("warlord", owner, Seat("warlord", gold=9), *OTHERS, edition="classic")
    play(game, "gold", "destroy manor @0", "rescue", "end")
    play_until(game, "turn", 0)
    play(game, "gold", "build manor")
    assert city(game, 0) == ["graveyard", "manor"]
