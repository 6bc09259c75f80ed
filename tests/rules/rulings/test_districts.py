"""The rulings in docs/rulings.md on unique districts."""

from __future__ import annotations

import pytest

from citadella.cards import EDITIONS
from citadella.rules.city import destroy
from tests.rules.rulings.table import (
    EIGHT,
    MODERN,
    SEVEN,
    SIX,
    asked,
    bottom,
    finish_round,
    leave_in_deck,
    points_for,
)
from tests.rules.table import (
    Seat,
    choices,
    city,
    game_at,
    gold,
    hand,
    play,
    play_until,
    texts,
)


@pytest.mark.rule("J-armory-2")
@pytest.mark.parametrize("edition", MODERN)
def test_the_armory_can_be_used_on_every_incomplete_city(edition: str) -> None:
    game = game_at(
        "bishop",
        Seat("bishop", city="keep great_wall"),
        Seat("merchant", city="armory tavern"),
        Seat(city=SEVEN),
        Seat(),
        edition=edition,
    )
    play(game, "gold", "end", "use armory")
    assert choices(game, "destroy") == ["keep @0", "great_wall @0", "tavern @1"]
    play(game, "destroy keep @0")
    assert gold(game)[1] == 0
    assert city(game, 1) == ["tavern"]


@pytest.mark.rule("J-armory-2")
def test_an_armory_that_completes_its_own_city_cannot_be_used_on_that_city() -> None:
    me = Seat("merchant", city=f"armory {SIX}")
    game = game_at("merchant", me, Seat(city="tavern"), Seat(), Seat())
    play(game, "use armory")
    assert texts(game) == ["destroy tavern @1"]


@pytest.mark.rule("J-armory-2")
def test_the_classic_armory_cannot_be_used_on_its_owners_city() -> None:
    me = Seat("merchant", city="armory temple")
    game = game_at("merchant", me, Seat(city="tavern"), Seat(), Seat(), edition="classic")
    play(game, "use armory")
    assert texts(game) == ["destroy tavern @1"]


@pytest.mark.rule("J-factory-1")
def test_the_factory_lowers_only_the_price_of_building() -> None:
    me = Seat("wizard", gold=2, city="factory")
    game = game_at("wizard", me, Seat("warlord", gold=5, hand="statue"), Seat(), Seat())
    play(game, "look @1", "take-and-build statue")
    assert gold(game)[0] == 0
    assert points_for(game, 0, "district") == 5 + 3
    play_until(game, "turn", 1)
    play(game, "destroy statue @0")
    assert gold(game)[1] == 3


@pytest.mark.rule("J-framework-2")
def test_building_with_the_framework_uses_up_the_limit_and_is_taxed_but_not_refunded() -> None:
    me = Seat("alchemist", hand="palace tavern", city="framework")
    game = game_at("alchemist", me, Seat("tax_collector"), Seat(), Seat())
    play(game, "gold", "build-with palace framework")
    assert city(game, 0) == ["palace"]
    assert bottom(game) == "framework"
    assert game.taxes == 1
    assert choices(game, "build") == []
    play(game, "end")
    assert gold(game)[0] == 1


@pytest.mark.rule("J-framework-2")
def test_a_museum_sacrificed_for_a_necropolis_is_put_under_the_deck_with_its_cards() -> None:
    me = Seat("merchant", hand="necropolis", city="museum", tucked="palace")
    game = game_at("merchant", me, *[Seat()] * 3)
    play(game, "gold", "build-over necropolis museum")
    assert city(game, 0) == ["necropolis"]
    assert sorted(card.name for card in game.deck[:2]) == ["museum", "palace"]


@pytest.mark.rule("J-framework-2")
def test_a_framework_still_counts_as_a_district_when_sacrificed_for_a_monument() -> None:
    five = "framework temple church market docks"
    me = Seat("merchant", gold=9, hand="monument palace", city=five)
    game = game_at("merchant", me, *[Seat()] * 3)
    play(game, "gold")
    assert choices(game, "build-with") == ["palace framework"]


@pytest.mark.rule("J-great_wall-2")
def test_the_great_wall_adds_1_to_the_warlords_price_except_for_the_wall_itself() -> None:
    owner = Seat(city="great_wall tavern")
    game = game_at("warlord", Seat("warlord", gold=9), owner, *[Seat()] * 2)
    assert gold(play(game.copy(), "destroy tavern @1"))[:2] == [8, 0]
    assert gold(play(game.copy(), "destroy great_wall @1"))[:2] == [4, 0]


@pytest.mark.rule("J-great_wall-2")
def test_the_great_walls_surcharge_goes_to_the_owner_and_may_exceed_the_marshals_limit() -> None:
    game = game_at("marshal", Seat("marshal", gold=9), Seat(city="great_wall docks"), *[Seat()] * 2)
    play(game, "seize docks @1")
    assert gold(game)[:2] == [5, 4]


@pytest.mark.rule("J-great_wall-2")
def test_the_great_wall_adds_1_to_the_difference_that_the_diplomat_pays() -> None:
    for given, paid in (("tavern", 3), ("palace", 1)):
        me = Seat("diplomat", gold=9, city=given)
        game = game_at("diplomat", me, Seat(city="great_wall docks"), *[Seat()] * 2)
        play(game, "exchange docks @1", f"hand-over {given}")
        assert gold(game)[:2] == [9 - paid, paid]


@pytest.mark.rule("J-keep-2")
@pytest.mark.parametrize("edition", [*MODERN, "classic"])
def test_rank_8_can_neither_destroy_nor_give_away_its_own_keep(edition: str) -> None:
    me = Seat("warlord", gold=9, city="keep tavern")
    game = game_at("warlord", me, *[Seat()] * 3, edition=edition)
    play(game, "gold")
    assert choices(game, "destroy") == ["tavern @0"]
    me = Seat("diplomat", gold=9, city="keep")
    game = game_at("diplomat", me, Seat(city="temple"), *[Seat()] * 2, edition=edition)
    play(game, "gold")
    assert choices(game, "exchange") == []


@pytest.mark.rule("J-monument-2")
@pytest.mark.parametrize("players", [3, 4])
def test_the_monument_can_be_built_only_in_a_city_of_fewer_than_five_districts(
    players: int,
) -> None:
    for districts, allowed in (("temple church market docks", True), (SIX[:-6], False)):
        me = Seat("merchant", gold=9, hand="monument", city=districts)
        game = game_at("merchant", me, *[Seat()] * (players - 1))
        play(game, "gold")
        assert ("build monument" in texts(game)) == allowed, districts


@pytest.mark.rule("J-monument-2")
def test_a_diplomat_can_bring_the_monument_into_a_city_of_five_or_more() -> None:
    me = Seat("diplomat", gold=9, city=SIX)
    game = game_at("diplomat", me, Seat(city="monument"), *[Seat()] * 2)
    play(game, "exchange monument @1", "hand-over market")
    assert "monument" in city(game, 0)
    assert game.first == 1


@pytest.mark.rule("J-library-2")
@pytest.mark.parametrize("edition", MODERN)
def test_with_library_and_observatory_all_three_cards_are_kept(edition: str) -> None:
    me = Seat("king", city="library observatory")
    game = game_at("king", me, *[Seat()] * 3, edition=edition)
    play(game, "cards")
    assert asked(game) == ("turn", 0)
    assert len(hand(game, 0)) == 3


@pytest.mark.rule("J-thieves_den-2")
@pytest.mark.parametrize(("cards", "enough"), [(5, True), (4, False)])
def test_the_thieves_den_can_be_paid_with_any_cards_and_the_factorys_discount_applies(
    cards: int, enough: bool
) -> None:
    others = ["tavern", "temple", "director", "market", "church"][:cards]
    me = Seat("cardinal", hand=" ".join(["thieves_den", *others]), city="factory")
    game = game_at("cardinal", me, Seat(gold=9), *[Seat()] * 2, edition="deluxe", action_cards=True)
    game.players[0].gold = 0
    play(game, "cards")
    play(game, texts(game)[0])
    game.players[0].hand.pop()
    assert ("pay-with-cards thieves_den" in texts(game)) == enough
    if enough:
        play(game, "pay-with-cards thieves_den")
        assert texts(game) == [f"discard {name}" for name in others]
        play(game, *texts(game))
        assert city(game, 0) == ["factory", "thieves_den"]
        assert hand(game, 0) == []


@pytest.mark.rule("J-bell_tower-2")
def test_the_deluxe_bell_tower_ends_the_game_earlier_but_scores_no_completion_points() -> None:
    me = Seat("merchant", gold=5, hand="bell_tower", city="temple church market docks prison")
    game = game_at("merchant", me, *[Seat(city="tavern")] * 3, edition="deluxe")
    play(game, "gold", "build bell_tower", "announce", "end")
    assert game.over
    for seat in range(4):
        assert points_for(game, seat, "first-complete") == 0
        assert points_for(game, seat, "complete") == 0


@pytest.mark.rule("J-bell_tower-2")
def test_under_a_deluxe_bell_tower_rank_8_may_destroy_in_a_city_of_six() -> None:
    me = Seat("merchant", gold=5, hand="bell_tower", city="temple church market docks prison")
    seats = [me, Seat("warlord"), Seat(), Seat()]
    game = game_at("merchant", *seats, edition="deluxe")
    play(game, "gold", "build bell_tower", "announce", "end", "gold")
    assert "destroy temple @0" in texts(game)


@pytest.mark.rule("J-bell_tower-3")
@pytest.mark.parametrize(
    ("edition", "districts"), [("deluxe", "temple church market docks prison"), ("classic", SIX)]
)
def test_the_game_continues_when_the_bell_tower_is_destroyed(edition: str, districts: str) -> None:
    me = Seat("magician", gold=5, hand="bell_tower", city=districts)
    seats = [me, Seat("bishop"), Seat(), Seat()]
    for falls in (True, False):
        game = game_at("magician", *seats, edition=edition)
        play(game, "gold", "build bell_tower", "announce", "end")
        if falls:
            tower = next(b for b in game.players[0].city if b.name == "bell_tower")
            destroy(game, game.players[0], tower, 1)
        finish_round(game)
        assert game.over == (not falls)


@pytest.mark.rule("J-bell_tower-3")
def test_once_the_bell_tower_is_destroyed_only_a_city_of_eight_keeps_the_four_points() -> None:
    me = Seat("magician", gold=5, hand="bell_tower", city=SIX)
    game = game_at("magician", me, Seat(city=EIGHT), Seat(), Seat(), edition="classic")
    play(game, "gold", "build bell_tower", "announce")
    assert [points_for(game, seat, "first-complete") for seat in (0, 1)] == [4, 4]
    destroy(game, game.players[0], game.players[0].city[-1], 1)
    assert [points_for(game, seat, "first-complete") for seat in (0, 1)] == [0, 4]


@pytest.mark.rule("J-bell_tower-3")
def test_an_announced_bell_tower_stays_announced_after_a_swap() -> None:
    me = Seat("magician", gold=5, hand="bell_tower", city="temple church market docks")
    seats = [me, Seat("diplomat", gold=9, city="tavern"), Seat(), Seat()]
    game = game_at("magician", *seats, edition="deluxe")
    play(game, "gold", "build bell_tower", "announce", "end")
    play(game, "exchange bell_tower @0", "hand-over tavern")
    assert "bell_tower" in city(game, 1)
    assert game.end_at == 6


@pytest.mark.rule("J-bell_tower-4")
@pytest.mark.parametrize(("short", "districts"), [(False, SIX), (True, SIX[:-6])])
def test_the_classic_bell_tower_ends_the_short_or_long_game_one_district_earlier(
    short: bool, districts: str
) -> None:
    for last, over in ((True, True), (False, False)):
        standing = districts if last else " ".join(districts.split()[1:])
        me = Seat("magician", gold=5, hand="bell_tower", city=standing)
        game = game_at("magician", me, *[Seat()] * 3, edition="classic", short=short)
        play(game, "gold", "build bell_tower", "announce", "end")
        assert game.over == over


@pytest.mark.rule("J-graveyard-2")
@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_the_graveyards_owner_can_buy_any_district_that_the_warlord_destroys(edition: str) -> None:
    me = Seat("warlord", gold=5)
    owner = Seat("king", gold=1, city="graveyard temple")
    game = game_at("warlord", me, owner, Seat(city="tavern"), Seat(), edition=edition)
    play(game, "gold")
    for target in ("temple @1", "tavern @2"):
        bought = play(game.copy(), f"destroy {target}")
        assert asked(bought) == ("rescue", 1)
        play(bought, "rescue")
        assert hand(bought, 1) == [target.split()[0]]
        assert gold(bought)[1] == 0
    game.players[1].gold = 0
    assert asked(play(game, "destroy temple @1")) == ("turn", 0)


@pytest.mark.rule("J-graveyard-2")
def test_the_graveyard_works_against_a_witch_acting_as_warlord_but_not_against_the_armory() -> None:
    seats = [
        Seat("witch", gold=5),
        Seat("warlord"),
        Seat("king", gold=1, city="graveyard"),
        Seat("thief", city="tavern"),
    ]
    game = game_at("warlord", *seats, edition="deluxe", markers="spell:warlord@0")
    play(game, "gold", "destroy tavern @3")
    assert asked(game) == ("rescue", 2)
    me = Seat("warlord", gold=5, city="armory")
    owner = Seat(gold=1, city="graveyard tavern")
    game = game_at("warlord", me, owner, *[Seat()] * 2, edition="deluxe")
    play(game, "use armory", "destroy tavern @1")
    assert asked(game) == ("turn", 0)


@pytest.mark.rule("J-graveyard-2", "U-graveyard-1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_bewitched_warlords_player_can_use_the_graveyard_but_the_witch_cannot(
    owner: int,
) -> None:
    cities = ["graveyard" if seat == owner else "" for seat in range(2)]
    seats = [
        Seat("witch", gold=5, city=cities[0]),
        Seat("warlord", gold=1, city=cities[1]),
        Seat("king"),
        Seat("thief", city="tavern"),
    ]
    game = game_at("warlord", *seats, edition="deluxe", markers="spell:warlord@0")
    play(game, "gold", "destroy tavern @3")
    assert asked(game) == (("turn", 0) if owner == 0 else ("rescue", 1))


@pytest.mark.rule("J-hospital-1")
@pytest.mark.parametrize("edition", ["deluxe", "classic"])
def test_a_killed_king_with_a_hospital_gathers_and_gets_the_crown_after_the_round(
    edition: str,
) -> None:
    game = game_at(
        "king",
        Seat("assassin"),
        Seat("king", hand="tavern", city="hospital manor poor_house"),
        Seat("warlord"),
        Seat(),
        edition=edition,
        markers="dagger:king@0",
    )
    assert asked(game) == ("answer-death", 1)
    play(game, "use hospital")
    assert texts(game) == ["gold", "cards"]
    play(game, "cards")
    play(game, texts(game)[0])
    assert gold(game)[1] == 0
    assert asked(game) == ("turn", 2)
    assert game.crown == 0
    play(game, "gold", "end")
    assert game.crown == 1


@pytest.mark.rule("J-lighthouse-1")
def test_the_lighthouse_shuffles_the_deck_even_if_no_card_is_taken() -> None:
    me = Seat("merchant", gold=3, hand="lighthouse")
    game = game_at("merchant", me, *[Seat()] * 3, edition="deluxe")
    play(game, "gold")
    empty = leave_in_deck(game.copy(), 0)
    before = game.deck.copy()
    play(game, "build lighthouse", "decline")
    assert hand(game, 0) == []
    assert game.deck != before
    assert sorted(c.name for c in game.deck) == sorted(c.name for c in before)
    play(empty, "build lighthouse")
    assert asked(empty) == ("turn", 0)


@pytest.mark.rule("J-throne_room-1")
@pytest.mark.parametrize(("crown", "paid"), [(0, 0), (1, 1), (2, 1)])
def test_the_throne_room_pays_only_when_the_crown_moves(crown: int, paid: int) -> None:
    owner = Seat("bishop", city="throne_room")
    game = game_at("king", Seat("king"), owner, Seat(), Seat(), edition="deluxe", crown=crown)
    assert game.crown == 0
    assert gold(game)[1] == paid


@pytest.mark.rule("J-throne_room-1")
def test_the_throne_room_pays_whether_an_acrobat_or_a_killed_king_takes_the_crown() -> None:
    seats = [Seat("assassin", hand="acrobat"), Seat("king"), Seat(city="throne_room"), Seat()]
    game = game_at(
        "king",
        *seats,
        edition="deluxe",
        action_cards=True,
        markers="dagger:king@0",
        crown=3,
    )
    play_until(game, "claim-crown", 0)
    play(game, "play acrobat")
    assert game.crown == 0
    assert gold(game)[2] == 1
    seats = [Seat("assassin"), Seat("king"), Seat(city="throne_room"), Seat("warlord")]
    game = game_at("warlord", *seats, edition="deluxe", markers="dagger:king@0")
    play(game, "gold", "end")
    assert game.crown == 1
    assert gold(game)[2] == 1


@pytest.mark.rule("J-ball_room-1")
def test_a_player_who_acts_before_thanking_the_host_loses_the_turn() -> None:
    game = game_at(
        "merchant",
        Seat("thief", city="ball_room"),
        Seat("merchant", gold=4),
        Seat(),
        Seat(),
        edition="classic",
        markers="mask:merchant@0",
    )
    assert {"gold", "cards", "thank"} <= set(texts(game))
    assert gold(game)[:2] == [4, 0]
    thankful = play(game.copy(), "thank")
    assert asked(thankful) == ("turn", 1)
    assert "thank" not in texts(thankful)
    play(game, "gold")
    assert game.round == 2
    assert gold(game)[:2] == [4, 0]


@pytest.mark.rule("J-ball_room-1")
def test_a_king_who_does_not_thank_the_host_still_takes_the_crown() -> None:
    game = game_at(
        "king", Seat("thief", city="ball_room"), Seat("king"), Seat(), Seat(), edition="classic"
    )
    play(game, "gold")
    assert game.crown == 1
    assert gold(game)[1] == 0


@pytest.mark.rule("J-ball_room-1")
def test_a_resumed_witch_and_a_killed_character_need_not_thank_the_host() -> None:
    game = game_at(
        "merchant",
        Seat("king", city="ball_room"),
        Seat("witch"),
        Seat("merchant"),
        Seat(),
        edition="classic",
        markers="spell:merchant@1",
    )
    play(game, "thank", "gold")
    assert asked(game) == ("turn", 1)
    game = game_at(
        "merchant",
        Seat("assassin", city="ball_room"),
        Seat("merchant", city="hospital"),
        Seat(),
        Seat(),
        edition="classic",
        markers="dagger:merchant@0",
    )
    play(game, "use hospital")
    assert asked(game) == ("turn", 1)


@pytest.mark.rule("J-silver-1")
def test_deluxe_has_three_cards_with_silver_coins_and_the_costs_of_classic() -> None:
    deluxe = {district.id: district for district in EDITIONS["deluxe"].unique}
    silver = {name: district.silver for name, district in deluxe.items() if district.silver}
    assert silver == {"dragon_gate": 2, "university": 2, "secret_vault": 3}
    classic = EDITIONS["classic"]
    old = {district.id: district.cost for district in (*classic.unique, *classic.bonus)}
    extra = ["graveyard", "bell_tower", "hospital", "lighthouse", "throne_room", "university"]
    for name in extra:
        assert deluxe[name].cost == old[name]
    game = game_at(
        "king",
        Seat(hand="secret_vault", city="dragon_gate university"),
        *[Seat()] * 3,
        edition="deluxe",
    )
    assert game.standing().totals[0] == 8 + 8 + 3


@pytest.mark.rule("J-costs-1")
def test_classic_costs_are_6_for_a_factory_5_for_a_poor_house_and_2_for_using_a_smithy() -> None:
    me = Seat("merchant", gold=9, hand="factory", city="smithy")
    game = game_at("merchant", me, *[Seat()] * 3, edition="classic")
    play(game, "use smithy")
    assert gold(game)[0] == 7
    assert len(hand(game, 0)) == 4
    play(game, "gold", "build factory")
    assert gold(game)[0] == 3
    bonus = {district.id: district.cost for district in EDITIONS["classic"].bonus}
    assert bonus["poor_house"] == 5
