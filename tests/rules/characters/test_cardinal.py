import pytest

from tests.rules.table import Seat, choices, city, game_at, gold, hand, play, texts


@pytest.mark.rule("C-Cardinal-1")
def test_the_cardinal_gets_1_card_per_religious_district() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", gold=1, city="temple church tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace",
    )
    play(game, "income")
    assert hand(game, 0) == ["castle", "manor"]
    assert game.players[0].gold == 1
    assert "income" not in texts(game)


@pytest.mark.rule("C-Cardinal-1", "U-school_of_magic")
def test_the_school_of_magic_brings_the_cardinal_a_card() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", city="school_of_magic"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        deck="manor castle palace",
    )
    play(game, "income")
    assert hand(game, 0) == ["manor"]


@pytest.mark.rule("C-Cardinal-2")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_the_cardinal_takes_exactly_the_missing_gold_and_gives_one_card_per_gold(
    edition: str,
) -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="palace tavern market docks temple"),
        Seat("king", gold=6),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    play(game, "gold", "borrow palace @1")
    assert gold(game) == [5, 3, 0, 0]
    assert texts(game) == ["give tavern", "give market", "give docks", "give temple"]
    play(game, "give market", "give tavern", "give temple")
    assert gold(game) == [0, 3, 0, 0]
    assert hand(game, 0) == ["docks"]
    assert hand(game, 1) == ["market", "tavern", "temple"]
    assert city(game, 0) == ["palace"]


@pytest.mark.rule("C-Cardinal-2")
def test_the_lender_is_not_asked_for_consent() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="manor tavern"),
        Seat("king", gold=1),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "borrow manor @1")
    assert game.to_act == 0
    play(game, "give tavern")
    assert game.to_act == 0
    assert city(game, 0) == ["manor"]


@pytest.mark.rule("C-Cardinal-2")
def test_all_the_missing_gold_comes_from_a_single_player() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="palace tavern market temple"),
        Seat("king", gold=2),
        Seat("thief", gold=2),
        Seat("warlord", gold=3),
    )
    play(game, "gold")
    assert choices(game, "borrow") == ["palace @3"]


@pytest.mark.rule("C-Cardinal-2")
def test_the_district_to_be_built_is_not_among_the_cards_given() -> None:
    # 2 gold is missing, but besides the district there is only one card to give.
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="castle tavern"),
        Seat("king", gold=9),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold")
    assert choices(game, "borrow") == []


@pytest.mark.rule("C-Cardinal-2")
def test_a_second_copy_of_the_district_can_be_given() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="manor manor"),
        Seat("king", gold=1),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "borrow manor @1")
    assert choices(game, "give") == ["manor"]
    play(game, "give manor")
    assert city(game, 0) == ["manor"]
    assert hand(game, 0) == []
    assert hand(game, 1) == ["manor"]


@pytest.mark.rule("C-Cardinal-2")
def test_nothing_is_borrowed_for_a_district_the_cardinal_can_afford() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", gold=1, hand="manor tavern market"),
        Seat("king", gold=9),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold")
    assert choices(game, "borrow") == []
    assert choices(game, "build") == ["manor", "tavern", "market"]


@pytest.mark.rule("C-Cardinal-2", "U-factory")
def test_the_factorys_discount_is_applied_before_borrowing() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", gold=2, hand="library tavern", city="factory"),
        Seat("king", gold=9),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "borrow library @1")
    assert gold(game)[:2] == [5, 8]
    play(game, "give tavern")
    assert gold(game)[:2] == [0, 8]
    assert city(game, 0) == ["factory", "library"]


@pytest.mark.rule("C-Cardinal-2", "T3")
def test_borrowing_requires_gathering_and_the_district_counts_towards_the_limit() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="manor tavern market"),
        Seat("king", gold=9),
        Seat("thief"),
        Seat("warlord"),
    )
    assert choices(game, "borrow") == []
    play(game, "gold", "borrow manor @1", "give tavern")
    assert choices(game, "build") == []
    assert choices(game, "borrow") == []
    assert "end" in texts(game)


@pytest.mark.rule("C-Cardinal-2", "T4")
def test_nothing_is_borrowed_for_a_district_that_cannot_be_built() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="manor tavern secret_vault", city="manor"),
        Seat("king", gold=9),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold")
    assert choices(game, "borrow") == []


@pytest.mark.rule("C-Cardinal-2", "T5")
def test_the_cardinal_can_borrow_only_once_a_turn() -> None:
    # With the Stables, which do not count against the limit, two districts can be built in a turn.
    def loans_for_a_second_district(*first: str) -> list[str]:
        game = game_at(
            "cardinal",
            Seat("cardinal", hand="stables manor market tavern temple"),
            Seat("king", gold=9),
            Seat("thief"),
            Seat("warlord"),
        )
        return choices(play(game, "gold", *first), "borrow")

    assert loans_for_a_second_district("build market") == ["stables @1"]
    assert loans_for_a_second_district("borrow manor @1", "give market") == []


@pytest.mark.rule("C-Cardinal-2", "J-Magistrate-7")
def test_after_a_confiscation_the_lender_keeps_the_cards() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="manor tavern"),
        Seat("king", gold=1),
        Seat("magistrate"),
        Seat("warlord"),
        markers="warrant:cardinal@2!",
    )
    play(game, "gold", "borrow manor @1", "give tavern")
    assert game.to_act == 2
    play(game, "confiscate")
    assert city(game, 2) == ["manor"]
    assert gold(game) == [3, 0, 0, 0]
    assert hand(game, 1) == ["tavern"]


@pytest.mark.rule("C-Cardinal-2", "C-Tax-1")
def test_borrowing_leaves_no_gold_for_the_tax() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="manor tavern"),
        Seat("king", gold=5),
        Seat("thief"),
        Seat("tax_collector"),
    )
    play(game, "gold", "borrow manor @1", "give tavern")
    assert gold(game) == [0, 4, 0, 0]
    assert game.taxes == 0


@pytest.mark.rule("C-Cardinal-2", "I3")
def test_only_the_cardinal_and_the_lender_see_the_cards_given() -> None:
    game = game_at(
        "cardinal",
        Seat("cardinal", hand="manor tavern"),
        Seat("king", gold=5),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "borrow manor @1", "give tavern")
    assert game.log is not None
    gave = next(event for event in game.log if event.kind == "gave-card")
    assert [gave.seen_by(seat).cards[0].name for seat in range(4)] == ["tavern", "tavern", "?", "?"]
