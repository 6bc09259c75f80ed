import pytest

from citadella.rules import Game
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

OTHERS = (Seat("king"), Seat("bishop"), Seat("warlord"))
SEVEN = "manor castle palace temple church monastery cathedral"
EVERY_EDITION = ["2016", "2021", "deluxe", "classic"]


def bottom(game: Game, n: int) -> list[str]:
    """Return the bottom n cards of the deck in alphabetical order."""
    return sorted(card.name for card in game.deck[:n])


def effect(game: Game, seat: int, card: str) -> int:
    """Return the points that a district's effect scores."""
    sheet = game.standing().sheets[seat]
    return sum(line.points for line in sheet if line.reason == "effect" and line.card == card)


# --- Smithy ----------------------------------------------------------------------------
@pytest.mark.rule("U-smithy")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_smithy_draws_three_cards_for_two_gold(edition: str) -> None:
    owner = Seat("merchant", gold=5, hand="manor", city="smithy")
    game = game_at("merchant", owner, *OTHERS, edition=edition, deck="tavern market temple church")
    play(game, "use smithy")
    assert gold(game)[0] == 3
    assert hand(game, 0) == ["manor", "market", "tavern", "temple"]
    assert logged(game, "paid-gold") == ["paid-gold @0 2"]


@pytest.mark.rule("U-smithy")
def test_the_smithy_requires_two_gold_and_a_card_in_the_deck() -> None:
    game = game_at("merchant", Seat("merchant", gold=1, city="smithy"), *OTHERS)
    assert "use smithy" not in texts(game)
    play(game, "gold")
    assert "use smithy" in texts(game)
    game = game_at("merchant", Seat("merchant", gold=2, city="smithy"), *OTHERS)
    game.deck.clear()
    assert "use smithy" not in texts(game)


@pytest.mark.rule("U-smithy", "T9")
def test_the_smithy_draws_all_the_cards_of_a_deck_that_has_fewer_than_three() -> None:
    owner = Seat("merchant", gold=2, city="smithy")
    game = game_at("merchant", owner, *OTHERS, deck="tavern market")
    del game.deck[:-2]
    play(game, "use smithy")
    assert hand(game, 0) == ["market", "tavern"]
    assert gold(game)[0] == 0


@pytest.mark.rule("U-smithy", "C-Alchemist-1")
def test_the_alchemist_does_not_get_back_the_gold_paid_to_the_smithy() -> None:
    game = game_at("alchemist", Seat("alchemist", gold=2, city="smithy"), *OTHERS)
    play(game, "use smithy", "gold", "end")
    assert gold(game)[0] == 2


# --- T7: districts that may be used once per turn --------------------------------------
@pytest.mark.rule("T7", "U-smithy", "U-laboratory", "U-museum")
@pytest.mark.parametrize("card", ["smithy", "laboratory", "museum"])
def test_a_district_cannot_be_used_twice_in_a_turn(card: str) -> None:
    game = game_at("merchant", Seat("merchant", gold=4, hand="manor palace", city=card), *OTHERS)
    play(game, f"use {card}")
    if card == "laboratory":
        play(game, "discard manor")
    elif card == "museum":
        play(game, "tuck manor")
    assert f"use {card}" not in texts(game)
    play(game, "gold")
    assert f"use {card}" not in texts(game)
    assert hand(game, 0) != []


@pytest.mark.rule("T7", "U-smithy", "U-laboratory", "U-museum")
def test_smithy_laboratory_and_museum_may_be_used_at_any_time_in_the_turn() -> None:
    owner = Seat("merchant", gold=4, hand="manor tavern", city="smithy laboratory museum")
    game = game_at("merchant", owner, *OTHERS)
    uses = ["laboratory", "museum", "smithy"]
    assert sorted(choices(game, "use")) == uses
    play(game, "gold")
    assert sorted(choices(game, "use")) == uses
    play(game, "build tavern")
    assert sorted(choices(game, "use")) == uses
    play(game, "end")
    assert game.to_act == 3
    assert hand(game, 0) == ["manor"]
    assert gold(game)[0] == 5


@pytest.mark.rule("T7", "U-smithy", "U-laboratory", "U-museum", "U-armory")
def test_no_district_can_be_used_in_another_players_turn() -> None:
    owner = Seat("merchant", gold=4, hand="manor", city="smithy laboratory museum armory tavern")
    game = game_at("king", owner, Seat("king", gold=4, hand="castle"), *OTHERS[1:])
    assert game.to_act == 1
    assert choices(game, "use") == []
    play(game, "gold")
    assert choices(game, "use") == []


@pytest.mark.rule("T7", "D7")
def test_a_player_with_two_characters_can_use_a_district_in_each_turn() -> None:
    owner = Seat("king merchant", gold=8, city="smithy")
    game = game_at("king", owner, Seat("bishop warlord"))
    play(game, "use smithy", "gold", "end")
    play_until(game, "turn", 0)
    assert "use smithy" in texts(game)


@pytest.mark.rule("T7", "C-Witch-1", "C-Witch-3")
def test_the_witch_can_use_a_district_once_and_only_in_her_resumed_turn() -> None:
    witch = Seat("witch", gold=9, city="smithy", hand="manor")
    game = game_at("witch", witch, Seat("merchant", city="laboratory", hand="castle"), *OTHERS[:2])
    assert choices(game, "use") == []
    play(game, "gold")
    assert choices(game, "use") == []
    play(game, "bewitch merchant")
    play_until(game, "turn", 1)
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert game.to_act == 0
    assert choices(game, "use") == ["smithy"]
    play(game, "use smithy")
    assert choices(game, "use") == []


@pytest.mark.rule("T7", "X-Witch-1")
def test_a_classic_witch_who_has_used_a_district_cannot_bewitch() -> None:
    witch = Seat("witch", gold=9, city="smithy")
    game = game_at("witch", witch, Seat("merchant"), *OTHERS[:2], edition="classic")
    play(game, "gold")
    assert "bewitch merchant" in texts(game)
    play(game, "use smithy")
    assert choices(game, "bewitch") == []
    play(game, "end")
    assert game.rank > 1


# --- Laboratory ------------------------------------------------------------------------
@pytest.mark.rule("U-laboratory")
@pytest.mark.parametrize(
    ("edition", "brings"), [("2016", 2), ("2021", 2), ("deluxe", 2), ("classic", 1)]
)
def test_the_laboratory_pays_gold_for_a_discarded_card(edition: str, brings: int) -> None:
    owner = Seat("merchant", gold=3, hand="manor palace", city="laboratory")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "use laboratory")
    assert sorted(texts(game)) == ["discard manor", "discard palace"]
    play(game, "discard manor")
    assert gold(game)[0] == 3 + brings
    assert hand(game, 0) == ["palace"]
    assert bottom(game, 1) == ["manor"]


@pytest.mark.rule("U-laboratory")
def test_the_laboratory_cannot_be_used_without_a_card() -> None:
    game = game_at("merchant", Seat("merchant", city="laboratory"), *OTHERS)
    assert choices(game, "use") == []


@pytest.mark.rule("U-laboratory", "T9", "J-I5")
def test_only_the_owner_knows_the_card_discarded_to_the_laboratory() -> None:
    game = game_at("merchant", Seat("merchant", hand="manor", city="laboratory"), *OTHERS)
    play(game, "use laboratory", "discard manor")
    assert game.log is not None
    event = next(e for e in game.log if e.kind == "returned")
    assert [repr(event.seen_by(seat)) for seat in (0, 1, -1)] == [
        "returned @0 1 manor",
        "returned @0 1 ?",
        "returned @0 1 ?",
    ]
    assert game.marks == [0b0001]


# --- Museum ----------------------------------------------------------------------------
@pytest.mark.rule("U-museum")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_a_card_put_under_the_museum_is_hidden_and_scores_a_point(edition: str) -> None:
    owner = Seat("merchant", hand="manor palace", city="museum", tucked="temple")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    assert effect(game, 0, "museum") == 1
    play(game, "use museum")
    assert sorted(texts(game)) == ["tuck manor", "tuck palace"]
    play(game, "tuck palace")
    assert effect(game, 0, "museum") == 2
    assert hand(game, 0) == ["manor"]
    assert gold(game)[0] == 0
    assert [tucked.card.name for tucked in game.players[0].tucked] == ["temple", "palace"]
    assert game.log is not None
    event = next(e for e in game.log if e.kind == "tucked")
    assert [repr(event.seen_by(seat)) for seat in (0, 2, -1)] == [
        "tucked @0 1 palace",
        "tucked @0 1 ?",
        "tucked @0 1 ?",
    ]


@pytest.mark.rule("U-museum")
def test_the_museum_cannot_be_used_without_a_card() -> None:
    game = game_at("merchant", Seat("merchant", city="museum"), *OTHERS)
    assert choices(game, "use") == []


@pytest.mark.rule("U-museum-1")
def test_a_museum_taken_by_the_diplomat_keeps_its_cards() -> None:
    game = game_at(
        "diplomat",
        Seat("merchant", city="museum temple", tucked="manor palace"),
        Seat("diplomat", gold=5, city="tavern", hand="castle"),
        *OTHERS[:2],
    )
    play(game, "exchange museum @0", "hand-over tavern")
    assert (effect(game, 0, "museum"), effect(game, 1, "museum")) == (0, 2)
    assert game.players[0].tucked == []
    play(game, "use museum", "tuck castle")
    assert effect(game, 1, "museum") == 3


@pytest.mark.rule("U-museum-1")
def test_a_museum_handed_over_by_the_diplomat_keeps_its_cards() -> None:
    game = game_at(
        "diplomat",
        Seat("merchant", city="tavern"),
        Seat("diplomat", city="museum", tucked="manor palace"),
        *OTHERS[:2],
    )
    play(game, "exchange tavern @0", "hand-over museum")
    assert (effect(game, 0, "museum"), effect(game, 1, "museum")) == (2, 0)


@pytest.mark.rule("U-museum-1", "T9")
@pytest.mark.parametrize("how", ["warlord", "armory", "necropolis"])
def test_the_cards_of_a_destroyed_museum_go_to_the_bottom_of_the_deck(how: str) -> None:
    if how == "warlord":
        owner = Seat("merchant", city="museum", tucked="manor palace")
        game = game_at("warlord", owner, Seat("warlord", gold=3), *OTHERS[:2])
        play(game, "destroy museum @0")
    elif how == "armory":
        owner = Seat("merchant", city="museum armory", tucked="manor palace")
        game = game_at("merchant", owner, *OTHERS)
        play(game, "use armory", "destroy museum @0")
        # The Armory went to the bottom of the deck first, so the Museum and its cards lie below it.
        assert game.deck[3].name == "armory"
    else:
        owner = Seat("merchant", city="museum", tucked="manor palace", hand="necropolis")
        game = game_at("merchant", owner, *OTHERS)
        play(game, "gold", "build-over necropolis museum")
    assert bottom(game, 3) == ["manor", "museum", "palace"]
    assert game.players[0].tucked == []
    assert effect(game, 0, "museum") == 0


# --- Armory ----------------------------------------------------------------------------
@pytest.mark.rule("U-armory", "T9")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_armory_destroys_itself_and_another_district_for_free(edition: str) -> None:
    owner = Seat("merchant", gold=1, city="armory tavern")
    game = game_at("merchant", owner, Seat("king", city="palace"), *OTHERS[1:], edition=edition)
    play(game, "use armory", "destroy palace @1")
    assert city(game, 0) == ["tavern"]
    assert city(game, 1) == []
    assert bottom(game, 2) == ["armory", "palace"]
    assert gold(game) == [1, 0, 0, 0]
    assert sorted(logged(game, "destroyed")) == ["destroyed @0 @0 armory", "destroyed @1 @0 palace"]
    assert choices(game, "use") == []


@pytest.mark.rule("U-armory", "U-armory-1")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_armory_can_destroy_any_other_district_even_in_its_owners_city(edition: str) -> None:
    owner = Seat("merchant", city="armory tavern")
    game = game_at("merchant", owner, Seat("king", city="palace"), *OTHERS[1:], edition=edition)
    play(game, "use armory")
    assert sorted(texts(game)) == ["destroy palace @1", "destroy tavern @0"]
    play(game, "destroy tavern @0")
    assert city(game, 0) == []


@pytest.mark.rule("U-armory", "U-armory-1")
def test_the_classic_armory_can_destroy_only_opponents_districts() -> None:
    owner = Seat("merchant", city="armory tavern")
    game = game_at("merchant", owner, *OTHERS, edition="classic")
    assert choices(game, "use") == []
    game = game_at("merchant", owner, Seat("king", city="palace"), *OTHERS[1:], edition="classic")
    play(game, "use armory")
    assert texts(game) == ["destroy palace @1"]


@pytest.mark.rule("U-armory", "U-armory-1")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_armory_cannot_destroy_a_district_of_a_complete_city(edition: str) -> None:
    owner = Seat("merchant", city="armory tavern")
    complete = Seat("king", city=SEVEN)
    game = game_at("merchant", owner, complete, *OTHERS[1:], edition=edition)
    play(game, "use armory")
    assert texts(game) == ["destroy tavern @0"]
    game = game_at("merchant", Seat("merchant", city="armory"), complete, *OTHERS[1:])
    assert choices(game, "use") == []


@pytest.mark.rule("U-armory", "U-armory-1")
def test_the_classic_armory_can_be_used_on_a_city_of_seven_but_not_of_eight() -> None:
    owner = Seat("merchant", city="armory")
    game = game_at("merchant", owner, Seat("king", city=SEVEN), *OTHERS[1:], edition="classic")
    assert choices(game, "use") == ["armory"]
    complete = Seat("king", city=f"{SEVEN} tavern")
    game = game_at("merchant", owner, complete, *OTHERS[1:], edition="classic")
    assert choices(game, "use") == []


@pytest.mark.rule("U-armory-1")
def test_the_armory_cannot_destroy_a_district_of_its_owners_complete_city() -> None:
    owner = Seat("merchant", city="armory manor castle palace temple church monastery")
    game = game_at("merchant", owner, Seat("king", city="tavern"), *OTHERS[1:])
    play(game, "use armory")
    assert texts(game) == ["destroy tavern @1"]


@pytest.mark.rule("U-armory-1")
def test_protection_from_rank_8_does_not_protect_from_the_armory() -> None:
    game = game_at(
        "merchant",
        Seat("bishop", city="keep great_wall palace", revealed="bishop"),
        Seat("merchant", city="armory"),
        Seat("king"),
        Seat("warlord"),
    )
    game.protected = 0b0001
    play(game, "use armory")
    assert sorted(texts(game)) == [
        "destroy great_wall @0",
        "destroy keep @0",
        "destroy palace @0",
    ]
    play(game, "destroy keep @0")
    assert city(game, 0) == ["great_wall", "palace"]
    assert gold(game)[1] == 0


@pytest.mark.rule("U-armory-1", "A-Tent")
def test_the_armory_can_destroy_in_a_city_that_is_complete_only_with_a_tent() -> None:
    six = "manor castle palace temple church monastery"
    game = game_at(
        "merchant",
        Seat("king", city=six, laid="circus_tent"),
        Seat("merchant", city="armory"),
        Seat("bishop"),
        Seat("warlord"),
        edition="deluxe",
        action_cards=True,
    )
    play(game, "use armory")
    assert "destroy manor @0" in texts(game)


# --- Park ------------------------------------------------------------------------------
@pytest.mark.rule("U-park")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_park_draws_two_cards_for_an_empty_hand_at_the_end_of_the_turn(edition: str) -> None:
    owner = Seat("merchant", gold=1, hand="tavern", city="park")
    game = game_at("merchant", owner, *OTHERS, edition=edition, deck="manor palace temple")
    play(game, "gold", "build tavern")
    assert hand(game, 0) == []
    play(game, "end")
    assert hand(game, 0) == ["manor", "palace"]


@pytest.mark.rule("U-park")
def test_the_park_gives_nothing_to_a_player_with_cards_or_in_another_players_turn() -> None:
    owner = Seat("merchant", hand="palace", city="park")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold", "end")
    assert hand(game, 0) == ["palace"]
    game = game_at("king", Seat("merchant", city="park"), *OTHERS)
    play(game, "gold", "end")
    assert hand(game, 0) == []
    assert hand(game, 1) == []


# --- Poor House ------------------------------------------------------------------------
@pytest.mark.rule("U-poor_house")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_poor_house_gives_one_gold_for_an_empty_stash(edition: str) -> None:
    owner = Seat("merchant", hand="market", city="poor_house")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold", "build market")
    assert gold(game)[0] == 0
    play(game, "end")
    assert gold(game)[0] == 1


@pytest.mark.rule("U-poor_house")
def test_the_poor_house_gives_nothing_to_a_player_with_gold_or_in_another_players_turn() -> None:
    game = game_at("merchant", Seat("merchant", city="poor_house"), *OTHERS)
    play(game, "gold", "end")
    assert gold(game)[0] == 2
    game = game_at("king", Seat("merchant", city="poor_house"), *OTHERS)
    play(game, "gold", "end")
    assert gold(game)[0] == 0


@pytest.mark.rule("U-poor_house")
@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_gold_on_districts_does_not_stop_the_poor_house_from_paying(edition: str) -> None:
    owner = Seat("merchant", city="poor_house market+", hand="church")
    game = game_at("merchant", owner, *OTHERS, edition=edition, cast="artist")
    play(game, "gold", "build church", "end")
    assert gold(game)[0] == 1


@pytest.mark.rule("U-poor_house-1", "C-Alchemist-1")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_poor_house_pays_before_the_alchemists_refund(edition: str) -> None:
    owner = Seat("alchemist", hand="market", city="poor_house")
    game = game_at("alchemist", owner, *OTHERS, edition=edition)
    play(game, "gold", "build market", "end")
    assert gold(game)[0] == 3


# --- Park and Poor House with the Witch ------------------------------------------------
WITCH = Seat("witch", city="park poor_house")


@pytest.mark.rule("U-park-1", "U-poor_house-1", "C-Witch-6")
@pytest.mark.parametrize("edition", ["2016", "deluxe"])
def test_a_witch_who_does_not_resume_gets_nothing_from_park_and_poor_house(edition: str) -> None:
    game = game_at("witch", WITCH, *OTHERS, edition=edition)
    play(game, "gold", "bewitch merchant")
    play_until(game, "pick")
    assert hand(game, 0) == []
    game = game_at("witch", WITCH, *OTHERS, edition=edition, deck="tavern market")
    play(game, "cards", "keep tavern", "bewitch merchant")
    play_until(game, "pick")
    assert gold(game)[0] == 0


@pytest.mark.rule("U-park-1", "U-poor_house-1", "C-Witch-3")
@pytest.mark.parametrize("edition", ["2016", "deluxe"])
def test_a_resumed_witch_gets_cards_and_gold_from_park_and_poor_house(edition: str) -> None:
    game = game_at("witch", WITCH, *OTHERS, edition=edition, deck="tavern market")
    play(game, "gold", "bewitch king", "gold")
    assert (game.to_act, hand(game, 0)) == (0, [])
    play(game, "end")
    assert hand(game, 0) == ["market", "tavern"]
    game = game_at("witch", WITCH, *OTHERS, edition=edition, deck="tavern market")
    play(game, "cards", "keep tavern", "bewitch king", "gold")
    assert (game.to_act, gold(game)[0]) == (0, 0)
    play(game, "end")
    assert gold(game)[0] == 1


@pytest.mark.rule("U-park-1", "U-poor_house-1", "C-Witch-2")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_park_and_poor_house_give_a_bewitched_player_nothing(edition: str) -> None:
    bewitched = Seat("merchant", city="park poor_house")
    table = (Seat("witch"), bewitched, Seat("king"), Seat("bishop"))
    game = game_at("merchant", *table, edition=edition, markers="spell:merchant@0")
    play(game, "gold")
    assert (game.to_act, hand(game, 1)) == (0, [])
    game = game_at(
        "merchant", *table, edition=edition, markers="spell:merchant@0", deck="tavern market"
    )
    play(game, "cards", "keep tavern")
    assert (game.to_act, gold(game)[1]) == (0, 0)
