import pytest

from citadella.rules import Action, Game, IllegalError
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
MODERN = ["2016", "2021", "deluxe"]
EVERY_EDITION = [*MODERN, "classic"]

# The costs in 2016 and 2021 (which are equal), in classic and in deluxe. 0 means that the edition
# lacks the card.
COSTS = {
    "armory": (3, 3, 3),
    "basilica": (4, 0, 4),
    "capitol": (5, 0, 5),
    "dragon_gate": (6, 6, 6),
    "factory": (5, 6, 5),
    "framework": (3, 0, 3),
    "gold_mine": (6, 0, 6),
    "great_wall": (6, 6, 6),
    "haunted_quarter": (2, 2, 2),
    "imperial_treasury": (5, 4, 5),
    "ivory_tower": (5, 0, 5),
    "keep": (3, 3, 3),
    "laboratory": (5, 5, 5),
    "library": (6, 6, 6),
    "map_room": (5, 5, 5),
    "monument": (4, 0, 4),
    "museum": (4, 4, 4),
    "necropolis": (5, 0, 5),
    "observatory": (4, 5, 4),
    "park": (6, 6, 6),
    "poor_house": (4, 5, 4),
    "quarry": (5, 5, 5),
    "school_of_magic": (6, 6, 6),
    "smithy": (5, 5, 5),
    "stables": (2, 0, 2),
    "statue": (3, 0, 3),
    "theater": (6, 0, 6),
    "thieves_den": (6, 0, 6),
    "wishing_well": (5, 5, 5),
    "graveyard": (0, 5, 5),
    "bell_tower": (0, 5, 5),
    "hospital": (0, 6, 6),
    "lighthouse": (0, 3, 3),
    "throne_room": (0, 6, 6),
    "university": (0, 6, 6),
    "ball_room": (0, 6, 0),
}


def priced() -> list[object]:
    """Return a test case for the cost of each card in each edition, marked with its rule."""
    cases: list[object] = []
    for card, (modern, classic, deluxe) in COSTS.items():
        for edition, cost in zip(EVERY_EDITION, (modern, modern, deluxe, classic), strict=True):
            if cost:
                mark = pytest.mark.rule(f"U-{card}")
                name = f"{card}-{edition}"
                cases.append(pytest.param(card, edition, cost, marks=mark, id=name))
    return cases


@pytest.mark.parametrize(("card", "edition", "cost"), priced())
def test_each_unique_district_costs_what_its_edition_prints(
    card: str, edition: str, cost: int
) -> None:
    poor = Seat("merchant", gold=cost - 1, hand=card)
    game = game_at("merchant", poor, *OTHERS, edition=edition, deck="tavern market")
    play(game, "cards", "keep tavern")
    assert f"build {card}" not in texts(game)
    rich = Seat("merchant", gold=cost, hand=card)
    game = game_at("merchant", rich, *OTHERS, edition=edition, deck="tavern market")
    play(game, "cards", "keep tavern", f"build {card}")
    assert gold(game)[0] == 0
    assert city(game, 0) == [card]
    assert game.players[0].city[0].cost == cost


@pytest.mark.rule("U-keep")
@pytest.mark.parametrize(("edition", "copies"), [("2016", 1), ("deluxe", 1), ("classic", 2)])
def test_the_deck_holds_two_keeps_in_classic_and_one_in_other_editions(
    edition: str, copies: int
) -> None:
    game = game_at("merchant", Seat("merchant", hand="keep"), *OTHERS, edition=edition)
    kept = [card.name for card in game.deck].count("keep")
    assert kept + 1 == copies


# --- Factory ---------------------------------------------------------------------------
@pytest.mark.rule("U-factory")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_factory_makes_other_unique_districts_one_gold_cheaper(edition: str) -> None:
    owner = Seat("merchant", gold=2, hand="smithy palace", city="factory")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold")
    assert choices(game, "build") == ["smithy"]
    play(game, "build smithy")
    assert gold(game)[0] == 0
    assert logged(game, "paid-gold") == ["paid-gold @0 4"]


@pytest.mark.rule("U-factory")
def test_the_factory_discounts_only_unique_districts_and_only_for_its_owner() -> None:
    owner = Seat("merchant", gold=3, hand="palace", city="factory")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold", "build palace")
    assert gold(game)[0] == 0
    other = Seat("king", gold=2, hand="smithy")
    game = game_at("king", owner, other, *OTHERS[1:])
    play(game, "gold")
    assert choices(game, "build") == []


@pytest.mark.rule("U-factory")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_factory_changes_neither_the_warlords_price_nor_the_points(edition: str) -> None:
    owner = Seat("merchant", city="factory smithy")
    game = game_at("warlord", owner, Seat("warlord", gold=1), *OTHERS[:2], edition=edition)
    play(game, "gold")
    assert "destroy smithy @0" not in texts(game)
    assert "district smithy 5" in [repr(line) for line in game.standing().sheets[0]]
    game = game_at("warlord", owner, Seat("warlord", gold=2), *OTHERS[:2], edition=edition)
    play(game, "gold", "destroy smithy @0")
    assert gold(game)[1] == 0


@pytest.mark.rule("U-factory", "U-thieves_den")
def test_the_factory_makes_the_thieves_den_cheaper_in_cards_too() -> None:
    cards = "manor castle palace temple church"
    owner = Seat("merchant", hand=f"thieves_den {cards}", city="factory")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold", "pay-with-cards thieves_den")
    for card in cards.split():
        play(game, f"discard {card}")
    assert city(game, 0) == ["factory", "thieves_den"]
    assert gold(game)[0] == 2


# --- Framework -------------------------------------------------------------------------
@pytest.mark.rule("U-framework")
@pytest.mark.parametrize("edition", MODERN)
def test_destroying_the_framework_replaces_paying_the_cost(edition: str) -> None:
    owner = Seat("merchant", hand="palace", city="framework")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    assert choices(game, "build-with") == []
    play(game, "gold")
    assert choices(game, "build") == []
    play(game, "build-with palace framework")
    assert city(game, 0) == ["palace"]
    assert hand(game, 0) == []
    assert gold(game)[0] == 2
    assert game.deck[0].name == "framework"
    assert logged(game, "destroyed") == ["destroyed @0 @0 framework"]
    assert logged(game, "paid-gold") == []


@pytest.mark.rule("U-framework", "T7")
def test_the_framework_may_stay_when_the_cost_is_paid_in_gold() -> None:
    owner = Seat("merchant", hand="tavern", city="framework")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold", "build tavern")
    assert city(game, 0) == ["framework", "tavern"]
    assert gold(game)[0] == 1


@pytest.mark.rule("U-framework", "U-framework-1")
def test_building_with_the_framework_obeys_the_limit_and_the_ban_on_duplicates() -> None:
    owner = Seat("merchant", hand="palace tavern manor", city="framework manor")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold")
    assert sorted(choices(game, "build-with")) == ["palace framework", "tavern framework"]
    play(game, "build-with palace framework")
    assert choices(game, "build") == []
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold", "build tavern")
    assert choices(game, "build-with") == []


@pytest.mark.rule("U-framework-1", "C-Tax-1")
def test_building_with_the_framework_is_taxed() -> None:
    owner = Seat("merchant", hand="palace", city="framework")
    game = game_at("merchant", owner, *OTHERS, cast="tax_collector")
    play(game, "gold", "build-with palace framework")
    assert gold(game)[0] == 1
    assert game.taxes == 1


@pytest.mark.rule("U-framework-1", "C-Alchemist-1")
def test_the_alchemist_gets_nothing_back_for_a_district_built_with_a_framework() -> None:
    owner = Seat("alchemist", hand="palace", city="framework")
    game = game_at("alchemist", owner, *OTHERS)
    play(game, "gold", "build-with palace framework", "end")
    assert gold(game)[0] == 2


@pytest.mark.rule("U-framework-1", "C-Magistrate-3")
@pytest.mark.parametrize("edition", MODERN)
def test_a_district_built_with_a_framework_is_safe_from_the_magistrate_but_the_next_is_not(
    edition: str,
) -> None:
    game = game_at(
        "architect",
        Seat("magistrate"),
        Seat("architect", hand="palace tavern", city="framework"),
        *OTHERS[:2],
        edition=edition,
        markers="warrant:architect@0! warrant:king@0 warrant:bishop@0",
    )
    play(game, "gold", "build-with palace framework")
    assert game.to_act == 1
    assert city(game, 1) == ["palace"]
    play(game, "build tavern")
    assert (game.to_act, texts(game)) == (0, ["decline", "confiscate"])
    play(game, "confiscate")
    assert city(game, 0) == ["tavern"]
    assert gold(game)[1] == 2


# --- Necropolis ------------------------------------------------------------------------
@pytest.mark.rule("U-necropolis")
@pytest.mark.parametrize("edition", MODERN)
def test_the_necropolis_can_be_built_over_a_district_of_its_owner(edition: str) -> None:
    owner = Seat("merchant", hand="necropolis", city="tavern market+")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold")
    assert choices(game, "build") == []
    assert sorted(choices(game, "build-over")) == ["necropolis market+", "necropolis tavern"]
    play(game, "build-over necropolis tavern")
    assert city(game, 0) == ["market+", "necropolis"]
    assert gold(game)[0] == 2
    assert game.deck[0].name == "tavern"
    assert logged(game, "destroyed") == ["destroyed @0 @0 tavern"]
    assert logged(game, "paid-gold") == []


@pytest.mark.rule("U-necropolis")
def test_the_necropolis_requires_either_gold_or_a_district_of_its_owner() -> None:
    owner = Seat("merchant", gold=3, hand="necropolis tavern", city="market")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold", "build necropolis")
    assert city(game, 0) == ["market", "necropolis"]
    assert gold(game)[0] == 0
    bare = Seat("merchant", hand="necropolis")
    game = game_at("merchant", bare, Seat("king", city="tavern"), *OTHERS[1:])
    play(game, "gold")
    assert texts(game) == ["bonus", "end"]


@pytest.mark.rule("U-necropolis")
def test_only_the_necropolis_can_be_built_over_another_district() -> None:
    owner = Seat("merchant", hand="necropolis palace", city="tavern market")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold")
    assert sorted(choices(game, "build-over")) == ["necropolis market", "necropolis tavern"]
    for words in ["build-over palace tavern", "build-over market tavern", "build-over keep keep"]:
        with pytest.raises(IllegalError):
            play(game, words)
    play(game, "build-over necropolis tavern")
    assert city(game, 0) == ["market", "necropolis"]


@pytest.mark.rule("U-necropolis", "U-framework")
@pytest.mark.parametrize("word", ["build-over", "build-with"])
def test_the_verbs_build_over_and_build_with_reject_every_illegal_pair_of_cards(word: str) -> None:
    owner = Seat("merchant", hand="necropolis", city="framework tavern palace")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold")
    legal = [f"{word} {rest}" for rest in choices(game, word)]
    kinds = [kind.name for kind in game.box.kinds]
    for first in kinds:
        for second in kinds:
            said = f"{word} {first} {second}"
            assert Action.parse(said).text == said
            twin = game.copy()
            if said in legal:
                twin.play(said)
            else:
                with pytest.raises(IllegalError):
                    twin.play(said)


@pytest.mark.rule("U-necropolis-1")
def test_a_necropolis_built_over_a_district_counts_against_the_limit() -> None:
    owner = Seat("merchant", hand="necropolis tavern", city="market")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold", "build-over necropolis market")
    assert choices(game, "build") == []
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold", "build tavern")
    assert choices(game, "build-over") == []


@pytest.mark.rule("U-necropolis-1", "C-Tax-1", "C-Alchemist-1")
def test_a_necropolis_built_over_a_district_is_taxed_and_not_refunded() -> None:
    owner = Seat("alchemist", hand="necropolis", city="market")
    game = game_at("alchemist", owner, *OTHERS, cast="tax_collector")
    play(game, "gold", "build-over necropolis market")
    assert gold(game)[0] == 1
    play(game, "end")
    assert gold(game)[0] == 1


@pytest.mark.rule("U-necropolis-1", "C-Magistrate-3")
@pytest.mark.parametrize("edition", MODERN)
def test_a_necropolis_built_over_a_district_cannot_be_confiscated_but_the_next_district_can(
    edition: str,
) -> None:
    game = game_at(
        "architect",
        Seat("magistrate"),
        Seat("architect", hand="necropolis tavern", city="market"),
        *OTHERS[:2],
        edition=edition,
        markers="warrant:architect@0! warrant:king@0 warrant:bishop@0",
    )
    play(game, "gold", "build-over necropolis market")
    assert (game.to_act, city(game, 1)) == (1, ["necropolis"])
    play(game, "build tavern", "confiscate")
    assert city(game, 0) == ["tavern"]


@pytest.mark.rule("U-necropolis-1", "C-Magistrate-2")
def test_the_magistrate_may_confiscate_a_necropolis_that_was_paid_for() -> None:
    game = game_at(
        "architect",
        Seat("magistrate"),
        Seat("architect", gold=3, hand="necropolis", city="market"),
        *OTHERS[:2],
        markers="warrant:architect@0! warrant:king@0 warrant:bishop@0",
    )
    play(game, "gold", "build necropolis", "confiscate")
    assert city(game, 0) == ["necropolis"]
    assert gold(game)[1] == 5


# --- Thieves' Den ----------------------------------------------------------------------
SIX = "manor castle palace temple church monastery"


@pytest.mark.rule("U-thieves_den")
@pytest.mark.parametrize("edition", MODERN)
def test_the_thieves_den_can_be_paid_for_with_cards_alone(edition: str) -> None:
    owner = Seat("merchant", hand=f"thieves_den {SIX} tavern")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold", "pay-with-cards thieves_den")
    assert sorted(texts(game)) == sorted(f"discard {card}" for card in [*SIX.split(), "tavern"])
    play(game, *[f"discard {card}" for card in SIX.split()])
    assert city(game, 0) == ["thieves_den"]
    assert hand(game, 0) == ["tavern"]
    assert gold(game)[0] == 2
    assert sorted(card.name for card in game.deck[:6]) == sorted(SIX.split())
    assert choices(game, "build") == []


@pytest.mark.rule("U-thieves_den")
def test_the_thieves_den_can_be_paid_for_with_gold_and_cards() -> None:
    owner = Seat("merchant", gold=1, hand="thieves_den manor castle palace tavern")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold")
    assert "build thieves_den" not in texts(game)
    play(game, "pay-with-cards thieves_den", "discard manor", "discard castle")
    assert "done" not in texts(game)
    play(game, "discard palace")
    assert sorted(texts(game)) == ["discard tavern", "done"]
    play(game, "done")
    assert city(game, 0) == ["thieves_den"]
    assert hand(game, 0) == ["tavern"]
    assert gold(game)[0] == 0


@pytest.mark.rule("U-thieves_den")
def test_the_thieves_den_can_be_paid_for_with_gold_alone() -> None:
    owner = Seat("merchant", gold=4, hand="thieves_den manor")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold")
    assert "pay-with-cards thieves_den" in texts(game)
    play(game, "build thieves_den")
    assert gold(game)[0] == 0
    assert hand(game, 0) == ["manor"]


@pytest.mark.rule("U-thieves_den")
def test_gold_and_other_cards_together_must_reach_the_thieves_dens_price() -> None:
    # 2 gold and 3 cards besides the Den itself are 1 less than its price of 6.
    game = game_at("merchant", Seat("merchant", hand="thieves_den manor castle palace"), *OTHERS)
    play(game, "gold")
    assert choices(game, "pay-with-cards") == []
    game = game_at(
        "merchant", Seat("merchant", hand="thieves_den manor castle palace temple"), *OTHERS
    )
    play(game, "gold")
    assert choices(game, "pay-with-cards") == ["thieves_den"]


@pytest.mark.rule("U-thieves_den")
def test_only_the_thieves_den_can_be_paid_for_with_cards() -> None:
    owner = Seat("merchant", hand="palace manor castle temple church", city="thieves_den")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "gold")
    assert choices(game, "pay-with-cards") == []


@pytest.mark.rule("U-thieves_den", "C-Alchemist-1")
def test_the_alchemist_gets_back_only_the_gold_paid_for_the_thieves_den() -> None:
    owner = Seat("alchemist", gold=1, hand="thieves_den manor castle palace")
    game = game_at("alchemist", owner, *OTHERS)
    play(game, "gold", "pay-with-cards thieves_den")
    play(game, "discard manor", "discard castle", "discard palace", "done", "end")
    assert gold(game)[0] == 3
    assert hand(game, 0) == []


@pytest.mark.rule("U-thieves_den-1", "C-Magistrate-5")
@pytest.mark.parametrize("edition", MODERN)
def test_a_confiscation_returns_the_gold_paid_for_a_thieves_den_but_no_cards(edition: str) -> None:
    game = game_at(
        "merchant",
        Seat("magistrate"),
        Seat("merchant", gold=1, hand="thieves_den manor castle palace"),
        *OTHERS[:2],
        edition=edition,
        markers="warrant:merchant@0! warrant:king@0 warrant:bishop@0",
    )
    play(game, "gold", "pay-with-cards thieves_den")
    play(game, "discard manor", "discard castle", "discard palace", "done")
    assert game.to_act == 0
    play(game, "confiscate")
    assert city(game, 0) == ["thieves_den"]
    assert gold(game)[:2] == [0, 3]
    assert hand(game, 1) == []


@pytest.mark.rule("U-thieves_den-1", "J-Magistrate-7")
def test_a_thieves_den_paid_for_with_cards_alone_can_be_confiscated() -> None:
    game = game_at(
        "merchant",
        Seat("magistrate"),
        Seat("merchant", hand=f"thieves_den {SIX}"),
        *OTHERS[:2],
        markers="warrant:merchant@0! warrant:king@0 warrant:bishop@0",
    )
    play(game, "gold", "pay-with-cards thieves_den")
    play(game, *[f"discard {card}" for card in SIX.split()])
    play(game, "confiscate")
    assert city(game, 0) == ["thieves_den"]
    assert gold(game)[:2] == [0, 2]


# --- Quarry ----------------------------------------------------------------------------
@pytest.mark.rule("U-quarry", "T4")
@pytest.mark.parametrize("edition", EVERY_EDITION)
def test_the_quarry_allows_a_second_district_of_the_same_name(edition: str) -> None:
    owner = Seat("merchant", hand="tavern", city="tavern")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold")
    assert choices(game, "build") == []
    owner = Seat("merchant", hand="tavern", city="tavern quarry")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold", "build tavern")
    assert city(game, 0) == ["quarry", "tavern", "tavern"]


@pytest.mark.rule("U-quarry", "U-quarry-1")
@pytest.mark.parametrize("edition", MODERN)
def test_the_quarry_allows_any_number_of_districts_of_the_same_name(edition: str) -> None:
    owner = Seat("merchant", hand="tavern", city="tavern tavern tavern quarry")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold", "build tavern")
    assert city(game, 0).count("tavern") == 4


@pytest.mark.rule("U-quarry", "U-quarry-1")
def test_the_classic_quarry_allows_two_of_each_name() -> None:
    standing = "tavern tavern temple quarry"
    owner = Seat("architect", gold=9, hand="tavern temple market", city=standing)
    game = game_at("architect", owner, *OTHERS, edition="classic")
    play(game, "gold")
    assert sorted(choices(game, "build")) == ["market", "temple"]
    play(game, "build temple")
    assert city(game, 0) == ["quarry", "tavern", "tavern", "temple", "temple"]


@pytest.mark.rule("U-quarry-1")
def test_duplicates_stay_when_the_classic_quarry_is_destroyed() -> None:
    owner = Seat("merchant", hand="tavern", city="tavern tavern quarry")
    game = game_at(
        "warlord", owner, Seat("warlord", gold=9), *OTHERS[:2], edition="classic", crown=1
    )
    play(game, "gold", "destroy quarry @0", "end")
    assert city(game, 0) == ["tavern", "tavern"]
    play_until(game, "turn", 0)
    play(game, "gold")
    assert "build tavern" not in texts(game)


@pytest.mark.rule("U-quarry", "U-quarry-1")
def test_a_quarry_does_not_allow_other_players_a_second_district_of_the_same_name() -> None:
    game = game_at(
        "king",
        Seat("merchant", city="quarry"),
        Seat("king", hand="tavern", city="tavern"),
        *OTHERS[1:],
    )
    play(game, "gold")
    assert choices(game, "build") == []


@pytest.mark.rule("U-quarry-1", "C-Magistrate-4")
@pytest.mark.parametrize("edition", MODERN)
def test_the_quarry_does_not_let_the_magistrate_take_a_second_copy(edition: str) -> None:
    game = game_at(
        "merchant",
        Seat("magistrate", city="quarry tavern"),
        Seat("merchant", hand="tavern"),
        *OTHERS[:2],
        edition=edition,
        markers="warrant:merchant@0! warrant:king@0 warrant:bishop@0",
    )
    play(game, "gold", "build tavern")
    assert (game.to_act, texts(game)) == (0, ["decline"])


@pytest.mark.rule("U-quarry-1", "C-Diplomat-3")
@pytest.mark.parametrize("edition", MODERN)
def test_the_quarry_does_not_let_the_diplomat_take_a_second_copy(edition: str) -> None:
    game = game_at(
        "diplomat",
        Seat("merchant", city="tavern market quarry"),
        Seat("diplomat", gold=9, city="tavern watchtower"),
        *OTHERS[:2],
        edition=edition,
    )
    play(game, "exchange quarry @0")
    assert texts(game) == ["hand-over watchtower"]
    game = game_at(
        "diplomat",
        Seat("merchant", city="tavern market"),
        Seat("diplomat", gold=9, city="tavern quarry"),
        *OTHERS[:2],
        edition=edition,
    )
    assert choices(game, "exchange") == ["market @0"]


@pytest.mark.rule("U-quarry-1", "C-Marshal-2")
@pytest.mark.parametrize("edition", MODERN)
def test_the_quarry_does_not_let_the_marshal_seize_a_second_copy(edition: str) -> None:
    game = game_at(
        "marshal",
        Seat("merchant", city="tavern market"),
        Seat("marshal", gold=9, city="tavern quarry"),
        *OTHERS[:2],
        edition=edition,
    )
    assert choices(game, "seize") == ["market @0"]


# --- Stables ---------------------------------------------------------------------------
@pytest.mark.rule("U-stables")
@pytest.mark.parametrize("edition", MODERN)
def test_the_stables_do_not_count_against_the_limit(edition: str) -> None:
    owner = Seat("merchant", gold=3, hand="stables tavern temple")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold", "build stables", "build tavern")
    assert city(game, 0) == ["stables", "tavern"]
    assert choices(game, "build") == []
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold", "build tavern")
    assert choices(game, "build") == ["stables"]
    play(game, "build stables")
    assert gold(game)[0] == 2


@pytest.mark.rule("U-stables", "C-Navigator-2")
def test_the_navigator_cannot_build_the_stables() -> None:
    game = game_at("navigator", Seat("navigator", gold=5, hand="stables"), *OTHERS)
    play(game, "gold")
    assert choices(game, "build") == []


@pytest.mark.rule("U-stables-1", "C-Magistrate-5")
@pytest.mark.parametrize("edition", MODERN)
def test_a_player_whose_stables_are_confiscated_may_still_build(edition: str) -> None:
    table = (
        Seat("magistrate"),
        Seat("merchant", hand="stables tavern temple"),
        *OTHERS[:2],
    )
    warrants = "warrant:merchant@0! warrant:king@0 warrant:bishop@0"
    game = game_at("merchant", *table, edition=edition, markers=warrants)
    play(game, "gold", "build stables", "confiscate")
    assert city(game, 0) == ["stables"]
    assert gold(game)[1] == 2
    assert sorted(choices(game, "build")) == ["tavern", "temple"]
    play(game, "build tavern")
    assert choices(game, "build") == []
    # A confiscated Tavern, unlike the Stables, counts towards the building limit.
    game = game_at("merchant", *table, edition=edition, markers=warrants)
    play(game, "gold", "build tavern", "confiscate")
    assert choices(game, "build") == ["stables"]


# --- Monument --------------------------------------------------------------------------
FOUR = "manor castle palace temple"


@pytest.mark.rule("U-monument", "U-monument-1")
@pytest.mark.parametrize("edition", MODERN)
@pytest.mark.parametrize("players", [2, 4])
def test_the_monument_cannot_be_built_in_a_city_of_five_districts(
    edition: str, players: int
) -> None:
    others = OTHERS if players == 4 else (Seat("bishop warlord"),)
    owner = "merchant" if players == 4 else "merchant king"
    game = game_at(
        "merchant",
        Seat(owner, gold=2, hand="monument", city=FOUR),
        *others,
        edition=edition,
    )
    play(game, "gold", "build monument")
    assert "monument" in city(game, 0)
    five = Seat(owner, gold=2, hand="monument", city=f"{FOUR} framework")
    game = game_at("merchant", five, *others, edition=edition)
    play(game, "gold")
    assert "build monument" not in texts(game)
    assert "build-with monument framework" not in texts(game)


@pytest.mark.rule("U-monument")
@pytest.mark.parametrize("edition", MODERN)
def test_the_monument_counts_as_two_districts_towards_completion(edition: str) -> None:
    owner = Seat("merchant", hand="tavern", city=f"{FOUR} monument")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold", "build tavern")
    assert logged(game, "completed") == ["completed @0"]
    assert len(game.players[0].city) == 6
    assert "first-complete 4" in [repr(line) for line in game.standing().sheets[0]]
    plain = Seat("merchant", hand="tavern", city=f"{FOUR} church")
    game = game_at("merchant", plain, *OTHERS, edition=edition)
    play(game, "gold", "build tavern")
    assert logged(game, "completed") == []


@pytest.mark.rule("U-monument", "C-Warlord-2")
def test_a_city_completed_by_the_monument_is_safe_from_the_warlord() -> None:
    owner = Seat("merchant", city=f"{FOUR} church monument")
    game = game_at("warlord", owner, Seat("warlord", gold=9), *OTHERS[:2])
    assert choices(game, "destroy") == []


@pytest.mark.rule("U-monument", "U-monument-1")
def test_the_monument_counts_as_one_district_except_for_completion() -> None:
    game = game_at("merchant", Seat("merchant", city="monument wishing_well capitol"), *OTHERS)
    lines = [repr(line) for line in game.standing().sheets[0]]
    assert lines == [
        "district monument 4",
        "district wishing_well 5",
        "district capitol 5",
        "effect wishing_well 3",
        "effect capitol 3",
    ]


@pytest.mark.rule("U-monument-1", "C-Magistrate-2")
@pytest.mark.parametrize(("beside", "may"), [(FOUR, True), (f"{FOUR} church", False)])
def test_the_monuments_limit_applies_to_the_magistrate(beside: str, may: bool) -> None:
    game = game_at(
        "merchant",
        Seat("magistrate", city=beside),
        Seat("merchant", gold=2, hand="monument"),
        *OTHERS[:2],
        markers="warrant:merchant@0! warrant:king@0 warrant:bishop@0",
    )
    play(game, "gold", "build monument")
    assert game.to_act == 0
    assert ("confiscate" in texts(game)) is may


@pytest.mark.rule("U-monument-1", "C-Diplomat-2")
def test_the_monuments_limit_does_not_apply_to_the_diplomat() -> None:
    game = game_at(
        "diplomat",
        Seat("merchant", city="monument"),
        Seat("diplomat", gold=9, city=f"{FOUR} church"),
        *OTHERS[:2],
    )
    play(game, "exchange monument @0", "hand-over church")
    assert city(game, 1) == ["castle", "manor", "monument", "palace", "temple"]
    assert game.players[1].size == 6
    assert game.players[0].size == 1


# --- Secret Vault ----------------------------------------------------------------------
@pytest.mark.rule("U-secret_vault", "U-secret_vault-1")
@pytest.mark.parametrize("edition", MODERN)
def test_the_secret_vault_cannot_be_built_in_any_way(edition: str) -> None:
    owner = Seat("merchant", gold=9, hand="secret_vault", city="framework")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    play(game, "gold")
    assert texts(game) == ["bonus", "end"]


@pytest.mark.rule("U-secret_vault", "C-Wizard-1")
def test_the_wizard_cannot_build_a_secret_vault_taken_from_a_hand() -> None:
    game = game_at("wizard", Seat("wizard", gold=9), Seat("king", hand="secret_vault"), *OTHERS[1:])
    play(game, "look @1")
    assert texts(game) == ["take secret_vault"]


@pytest.mark.rule("U-secret_vault", "U-secret_vault-1", "U-silver")
@pytest.mark.parametrize("edition", MODERN)
def test_the_secret_vault_is_worth_three_points_in_hand(edition: str) -> None:
    owner = Seat("merchant", hand="secret_vault tavern")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    assert [repr(line) for line in game.standing().sheets[0]] == ["hand secret_vault 3"]


@pytest.mark.rule("U-secret_vault", "U-museum")
def test_under_the_museum_the_secret_vault_scores_like_any_other_card() -> None:
    owner = Seat("merchant", hand="secret_vault", city="museum")
    game = game_at("merchant", owner, *OTHERS)
    play(game, "use museum", "tuck secret_vault")
    assert game.standing().totals[0] == 4 + 1


@pytest.mark.rule("U-secret_vault-1", "U-map_room", "U-laboratory")
@pytest.mark.parametrize("edition", MODERN)
def test_the_secret_vault_counts_as_a_hand_card(edition: str) -> None:
    owner = Seat("merchant", hand="secret_vault tavern", city="map_room laboratory")
    game = game_at("merchant", owner, *OTHERS, edition=edition)
    assert game.standing().totals[0] == 5 + 5 + 2 + 3
    play(game, "use laboratory")
    assert "discard secret_vault" in texts(game)


def cards_in_game(game: Game) -> int:
    """Return the number of cards in the deck, hands and cities and under museums."""
    count = len(game.deck)
    for player in game.players:
        count += len(player.hand) + len(player.city) + len(player.tucked)
    return count


@pytest.mark.rule("U-framework", "U-necropolis", "U-thieves_den", "T9")
def test_no_card_is_lost_whichever_way_a_district_is_paid_for() -> None:
    owner = Seat("architect", hand=f"necropolis thieves_den {SIX}", city="framework tavern")
    game = game_at("architect", owner, *OTHERS)
    cards = cards_in_game(game)
    play(game, "gold", "build-over necropolis tavern", "build-with monastery framework")
    assert cards_in_game(game) == cards
    play(game, "pay-with-cards thieves_den")
    for card in ["manor", "castle", "palace", "temple"]:
        play(game, f"discard {card}")
    play(game, "done")
    assert cards_in_game(game) == cards
    assert city(game, 0) == ["monastery", "necropolis", "thieves_den"]
