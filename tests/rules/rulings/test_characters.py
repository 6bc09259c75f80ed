"""The rulings in docs/rulings.md on characters."""

from __future__ import annotations

import pytest

from tests.rules.rulings.table import (
    EIGHT,
    MODERN,
    SEVEN,
    SIX,
    asked,
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
    logged,
    play,
    play_until,
    texts,
)


@pytest.mark.rule("J-Witch-8")
def test_a_witch_who_resumes_as_tax_collector_pays_no_tax() -> None:
    game = game_at(
        "tax_collector",
        Seat("witch", gold=5, hand="tavern"),
        Seat("tax_collector"),
        Seat(),
        Seat(),
        markers="spell:tax_collector@0",
    )
    play(game, "gold")
    assert asked(game) == ("turn", 0)
    assert "gold" not in texts(game)
    play(game, "build tavern")
    assert game.taxes == 0
    assert gold(game)[0] == 4


@pytest.mark.rule("J-Witch-8")
def test_the_resumed_witch_can_use_districts_and_play_one_action_card() -> None:
    game = game_at(
        "merchant",
        Seat("witch", gold=5, hand="director fortune_teller", city="smithy"),
        Seat("merchant", hand="tavern"),
        Seat(),
        Seat(),
        markers="spell:merchant@0",
        edition="deluxe",
        action_cards=True,
    )
    play_until(game, "turn", 1)
    play(game, "gold")
    assert {"use smithy", "play director", "play fortune_teller"} <= set(texts(game))
    play(game, "play director")
    assert choices(game, "play") == []


@pytest.mark.rule("J-Magistrate-8")
def test_warrants_are_laid_openly_and_signed_in_secret() -> None:
    game = game_at("magistrate", Seat("magistrate"), Seat("king"), Seat(), Seat())
    play(game, "warrant king", "warrant thief", "warrant warlord")
    assert logged(game, "marked") == ["marked @0 #4", "marked @0 #2", "marked @0 #8"]
    assert texts(game) == ["sign king", "sign thief", "sign warlord"]
    assert game.log is not None
    before = len(game.log)
    play(game, "sign thief")
    assert len(game.log) == before
    assert [marker.rank for marker in game.markers if marker.is_real()] == [2]


@pytest.mark.rule("J-Magistrate-8")
def test_threats_are_laid_openly_but_the_flowered_one_is_chosen_in_secret() -> None:
    game = game_at("blackmailer", Seat("blackmailer"), Seat("king"), Seat(), Seat())
    play(game, "threaten king", "threaten warlord")
    assert logged(game, "marked") == ["marked @0 #4", "marked @0 #8"]
    assert game.log is not None
    before = len(game.log)
    play(game, "flower warlord")
    assert len(game.log) == before
    assert [marker.rank for marker in game.markers if marker.is_real()] == [8]


@pytest.mark.rule("J-Magistrate-9")
@pytest.mark.parametrize(("role", "may_build"), [("trader", True), ("merchant", False)])
def test_a_confiscated_trade_district_of_the_trader_does_not_count_against_the_limit(
    role: str, may_build: bool
) -> None:
    game = game_at(
        role,
        Seat("magistrate"),
        Seat(role, gold=9, hand="tavern manor"),
        Seat(),
        Seat(),
        markers=f"warrant:{role}@0!",
    )
    play(game, "gold", "build tavern", "confiscate")
    assert city(game, 0) == ["tavern"]
    assert ("build manor" in texts(game)) == may_build


@pytest.mark.rule("J-Magistrate-9")
def test_a_confiscated_district_built_by_the_wizards_ability_does_not_use_up_the_limit() -> None:
    game = game_at(
        "wizard",
        Seat("magistrate"),
        Seat("wizard", gold=9, hand="manor"),
        Seat(hand="tavern"),
        Seat(),
        markers="warrant:wizard@0!",
    )
    play(game, "gold", "look @2", "take-and-build tavern", "confiscate")
    assert city(game, 0) == ["tavern"]
    assert "build manor" in texts(game)


@pytest.mark.rule("J-Blackmailer-5")
@pytest.mark.parametrize("edition", MODERN)
def test_a_player_without_gold_can_pay_a_bribe_of_0_gold(edition: str) -> None:
    game = game_at(
        "merchant",
        Seat("blackmailer", gold=1),
        Seat("merchant"),
        Seat(),
        Seat(),
        markers="threat:merchant@0!",
        edition=edition,
    )
    play(game, "cards")
    play(game, texts(game)[0])
    assert texts(game) == ["bribe", "refuse"]
    play(game, "bribe")
    assert gold(game)[:2] == [1, 0]
    assert game.markers == []
    assert asked(game) == ("turn", 1)


@pytest.mark.rule("J-Blackmailer-6")
@pytest.mark.parametrize("flower", ["", "!"])
def test_a_threat_that_is_not_revealed_is_removed_unseen(flower: str) -> None:
    game = game_at(
        "merchant",
        Seat("blackmailer", gold=1),
        Seat("merchant", gold=4),
        Seat(),
        Seat(),
        markers=f"threat:merchant@0{flower}",
    )
    play(game, "gold", "refuse", "decline")
    assert game.markers == []
    assert logged(game, "threat-revealed") == []
    assert gold(game)[:2] == [1, 6]


@pytest.mark.rule("J-Magician-2")
def test_the_magician_puts_cards_back_before_drawing() -> None:
    game = game_at(
        "magician", Seat("magician", hand="tavern temple"), Seat(), Seat(), Seat(), deck="palace"
    )
    leave_in_deck(game, 1)
    play(game, "redraw", "discard tavern", "discard temple")
    assert hand(game, 0) == ["palace", "tavern"]
    assert [card.name for card in game.deck] == ["temple"]


@pytest.mark.rule("J-Wizard-3")
def test_the_wizard_may_build_the_card_taken_even_before_gathering() -> None:
    game = game_at(
        "wizard",
        Seat("wizard", gold=3),
        Seat("king", hand="tavern thieves_den market docks manor castle temple"),
        Seat("tax_collector"),
        Seat(),
    )
    play(game, "look @1")
    assert choices(game, "take-and-build") == ["tavern", "market", "docks", "manor", "temple"]
    play(game, "take-and-build tavern")
    assert city(game, 0) == ["tavern"]
    assert game.taxes == 1
    assert gold(game)[0] == 1
    assert "gold" in texts(game)


@pytest.mark.rule("J-Wizard-3")
def test_a_district_built_by_the_wizards_ability_can_be_confiscated() -> None:
    game = game_at(
        "wizard",
        Seat("magistrate"),
        Seat("wizard", gold=1),
        Seat(hand="tavern"),
        Seat(),
        markers="warrant:wizard@0!",
    )
    play(game, "look @2", "take-and-build tavern")
    assert asked(game) == ("confiscate", 0)


@pytest.mark.rule("J-Wizard-4")
def test_a_wizard_who_looked_at_a_hand_must_take_a_card() -> None:
    game = game_at("wizard", Seat("wizard"), Seat("king", hand="palace castle"), Seat(), Seat())
    play(game, "look @1")
    assert texts(game) == ["take palace", "take castle"]


@pytest.mark.rule("J-Emperor-6")
@pytest.mark.parametrize("edition", MODERN)
def test_the_emperor_chooses_between_gold_and_a_random_card(edition: str) -> None:
    game = game_at(
        "emperor",
        Seat("emperor"),
        Seat(gold=2, hand="tavern temple"),
        Seat(gold=2),
        Seat(hand="palace"),
        edition=edition,
    )
    choice = play(game.copy(), "crown @1")
    assert asked(choice) == ("levy", 0)
    assert texts(choice) == ["levy-gold", "levy-card"]
    assert gold(play(choice.copy(), "levy-gold"))[:2] == [1, 1]
    assert len(hand(play(choice, "levy-card"), 0)) == 1
    assert gold(play(game.copy(), "crown @2"))[0] == 1
    assert hand(play(game.copy(), "crown @3"), 0) == ["palace"]


@pytest.mark.rule("J-Emperor-6")
def test_a_witch_in_the_emperors_place_chooses_what_to_take() -> None:
    game = game_at(
        "emperor",
        Seat("witch"),
        Seat("emperor"),
        Seat(gold=2, hand="tavern"),
        Seat(),
        markers="spell:emperor@0",
        crown=3,
    )
    play(game, "gold", "crown @2")
    assert asked(game) == ("levy", 0)


@pytest.mark.rule("J-Bishop-3")
@pytest.mark.parametrize(
    ("edition", "allowed"), [("2016", False), ("2021", False), ("deluxe", True)]
)
def test_rank_8_may_act_on_the_city_of_the_same_players_bishop_only_in_deluxe(
    edition: str, allowed: bool
) -> None:
    for role, verb in (("warlord", "destroy tavern @0"), ("diplomat", "exchange temple @1")):
        me = Seat(f"bishop {role}", gold=5, city="tavern")
        game = game_at("bishop", me, Seat(city="temple"), Seat(), edition=edition)
        play(game, "gold", "end")
        assert asked(game) == ("turn", 0)
        assert (verb in texts(game)) == allowed
        assert ("destroy temple @1" in texts(game)) == (role == "warlord")


@pytest.mark.rule("J-Bishop-3")
def test_in_classic_the_bishop_protects_even_from_the_same_players_warlord() -> None:
    me = Seat("bishop warlord", gold=5, city="tavern")
    game = game_at("bishop", me, Seat(city="temple"), edition="classic")
    play(game, "gold", "end", "gold")
    assert "destroy temple @1" in texts(game)
    assert "destroy tavern @0" not in texts(game)


@pytest.mark.rule("J-Cardinal-3")
def test_the_cardinal_needs_a_player_with_enough_gold_and_enough_other_cards() -> None:
    me = Seat("cardinal", gold=1, hand="palace manor tavern")
    game = game_at("cardinal", me, Seat(gold=1), Seat(gold=2), Seat(gold=9))
    assert choices(game, "borrow") == []
    play(game, "gold")
    # The Palace needs a loan of 2, paid with the two other cards; the Manor needs no loan.
    assert choices(game, "borrow") == ["palace @2", "palace @3"]
    play(game, "borrow palace @2")
    assert texts(game) == ["give manor", "give tavern"]
    play(game, "give tavern", "give manor")
    assert gold(game) == [0, 1, 0, 9]
    assert city(game, 0) == ["palace"]
    assert hand(game, 2) == ["manor", "tavern"]


@pytest.mark.rule("J-Cardinal-3")
def test_the_district_to_be_built_cannot_be_given_for_the_cardinals_loan() -> None:
    for cards, offered in (("palace tavern", []), ("palace tavern temple", ["palace @1"])):
        me = Seat("cardinal", gold=1, hand=cards)
        game = game_at("cardinal", me, Seat(gold=9), Seat(), Seat())
        play(game, "gold")
        assert choices(game, "borrow") == offered


@pytest.mark.rule("J-Cardinal-3")
def test_the_cardinal_borrows_only_for_the_discounted_price_and_within_the_building_limit() -> None:
    me = Seat("cardinal", gold=0, hand="statue stables keep temple", city="factory")
    game = game_at("cardinal", me, Seat(gold=9), Seat(), Seat())
    play(game, "gold")
    # With the Factory, the Statue and the Keep cost 2 each, so they need no loan.
    assert choices(game, "borrow") == []
    play(game, "build statue")
    assert choices(game, "borrow") == ["stables @1"]
    play(game, "borrow stables @1", "give temple")
    assert gold(game)[:2] == [0, 8]
    assert choices(game, "borrow") == []


@pytest.mark.rule("J-Cardinal-3")
def test_the_cardinal_borrows_for_one_district_a_turn() -> None:
    me = Seat("cardinal", hand="stables manor temple church market director")
    game = game_at("cardinal", me, Seat(gold=9), *[Seat()] * 2, edition="deluxe", action_cards=True)
    play(game, "play director", "gold")
    assert "manor @1" in choices(game, "borrow")
    play(game, "borrow manor @1", "give temple")
    assert city(game, 0) == ["manor"]
    assert "build church" not in texts(game)
    assert choices(game, "borrow") == []


@pytest.mark.rule("J-Warlord-3")
@pytest.mark.parametrize(
    ("edition", "districts", "allowed"),
    [
        ("2016", SEVEN, True),
        ("2021", SEVEN, True),
        ("deluxe", SEVEN, False),
        ("deluxe", SIX, True),
        ("classic", EIGHT, False),
        ("classic", SEVEN, True),
    ],
)
def test_the_warlord_may_destroy_in_their_own_complete_city_only_in_2016_and_2021(
    edition: str, districts: str, allowed: bool
) -> None:
    game = game_at("warlord", Seat("warlord", city=districts), *[Seat()] * 3, edition=edition)
    play(game, "gold")
    assert ("destroy temple @0" in texts(game)) == allowed


@pytest.mark.rule("J-Queen-2")
def test_the_deluxe_queen_is_paid_in_her_own_turn() -> None:
    seats = [Seat("king"), Seat("queen"), Seat(), Seat(), Seat()]
    game = game_at("king", *seats, edition="deluxe")
    assert asked(game) == ("turn", 0)
    assert gold(game)[1] == 0
    play(game, "gold", "end")
    assert asked(game) == ("turn", 1)
    play(game, "bonus")
    assert gold(game)[1] == 3


@pytest.mark.rule("J-Queen-2")
def test_the_deluxe_queen_is_paid_for_a_bewitched_king_at_the_end_of_the_round() -> None:
    seats = [Seat("king"), Seat("queen"), Seat(), Seat("witch"), Seat()]
    game = game_at("king", *seats, edition="deluxe", markers="spell:king@3")
    play_until(game, "turn", 1)
    assert "bonus" not in texts(game)
    play(game, "gold", "end")
    assert gold(game)[1] == 2 + 3


@pytest.mark.rule("J-Queen-3")
def test_a_witch_who_resumes_as_queen_is_paid_only_if_she_herself_sits_beside_the_king() -> None:
    for witch, paid in ((1, True), (2, False)):
        seats = [Seat("king"), Seat(), Seat(), Seat(), Seat("queen")]
        seats[witch] = Seat("witch")
        game = game_at("queen", *seats, markers=f"spell:queen@{witch}")
        assert asked(game) == ("turn", 4)
        play(game, "gold")
        assert asked(game) == ("turn", witch)
        assert ("bonus" in texts(game)) == paid


@pytest.mark.rule("J-Queen-3")
def test_a_killed_queen_is_not_paid() -> None:
    seats = [Seat("king"), Seat("queen"), Seat(), Seat("assassin"), Seat()]
    game = game_at("king", *seats, markers="dagger:queen@3")
    finish_round(game)
    assert gold(game)[1] == 0


@pytest.mark.rule("J-Artist-2")
def test_rank_8_must_use_the_raised_cost_of_a_beautified_district() -> None:
    other = Seat(city="tavern+ barracks+ docks")
    game = game_at("marshal", Seat("marshal", gold=9), other, Seat(), Seat())
    assert choices(game, "seize") == ["tavern+ @1", "docks @1"]
    play(game, "seize tavern+ @1")
    assert gold(game)[:2] == [7, 2]
    game = game_at("warlord", Seat("warlord", gold=9), other, Seat(), Seat())
    assert gold(play(game, "destroy barracks+ @1"))[0] == 9 - 3
    game = game_at("diplomat", Seat("diplomat", gold=9, city="market"), other, Seat(), Seat())
    play(game, "exchange barracks+ @1", "hand-over market")
    assert gold(game)[:2] == [7, 2]


@pytest.mark.rule("J-Artist-2")
def test_a_seized_beautified_district_keeps_its_gold_and_cannot_get_more() -> None:
    other = Seat(city="tavern+")
    game = game_at("marshal", Seat("marshal artist", gold=9), other, Seat())
    play(game, "gold", "seize tavern+ @1", "end")
    assert asked(game) == ("turn", 0)
    assert city(game, 0) == ["tavern+"]
    assert choices(game, "beautify") == []


@pytest.mark.rule("J-Artist-2")
def test_the_raised_cost_of_a_beautified_district_counts_for_the_basilica() -> None:
    game = game_at("king", Seat(city="basilica tavern+ market+ temple"), *[Seat()] * 3)
    assert points_for(game, 0, "effect") == 2
