from typing import Any

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


def warranted(target: Seat, magistrate: Seat | None = None, **more: Any) -> Game:
    """Return a game in which seat 1, `target`, is called under a signed warrant of seat 0."""
    role = target.roles[0]
    magistrate = magistrate or Seat("magistrate")
    more.setdefault("markers", f"warrant:{role}@0!")
    return game_at(role, magistrate, target, Seat(gold=6, hand="keep"), Seat(), **more)


# --- laying the warrants ---------------------------------------------------------------
@pytest.mark.rule("C-Magistrate-1", "J-Magistrate-6")
def test_the_magistrate_lays_three_warrants_on_three_different_tokens_of_any_rank() -> None:
    game = game_at(
        "magistrate", Seat("magistrate"), Seat("king"), Seat("bishop"), Seat(), cast="artist"
    )
    tokens = [
        "magistrate",
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
        "artist",
    ]
    assert choices(game, "warrant") == tokens
    play(game, "warrant king")
    assert texts(game) == [f"warrant {name}" for name in tokens if name != "king"]
    play(game, "warrant magistrate")
    assert texts(game) == [
        f"warrant {name}" for name in tokens if name not in ("king", "magistrate")
    ]
    play(game, "warrant artist")
    assert sorted(texts(game)) == ["sign artist", "sign king", "sign magistrate"]
    play(game, "sign king")
    assert [(m.kind, m.rank, m.owner, m.face) for m in game.markers] == [
        ("warrant", 4, 0, 1),
        ("warrant", 1, 0, 0),
        ("warrant", 9, 0, 0),
    ]
    assert choices(game, "warrant") == []


@pytest.mark.rule("C-Magistrate-1", "T5")
def test_laying_warrants_is_optional_and_possible_at_any_time_in_the_turn() -> None:
    game = game_at("magistrate", Seat("magistrate", hand="tavern"), Seat("king"), Seat(), Seat())
    play(game, "gold", "build tavern")
    assert "end" in texts(game)
    assert "king" in choices(game, "warrant")


@pytest.mark.rule("C-Magistrate-1", "I2", "J-Magistrate-8")
def test_everyone_sees_where_the_warrants_lie_but_not_which_is_signed() -> None:
    logs = []
    for signed in ("king", "bishop", "warlord"):
        game = game_at("magistrate", Seat("magistrate"), Seat("king"), Seat("bishop"), Seat())
        play(game, "warrant king", "warrant bishop", "warrant warlord", f"sign {signed}")
        play(game, "gold", "end")
        assert logged(game, "marked") == ["marked @0 #4", "marked @0 #5", "marked @0 #8"]
        assert game.log is not None
        logs.append([repr(event.seen_by(1)) for event in game.log])
    assert logs[0] == logs[1] == logs[2]


@pytest.mark.rule("C-Magistrate-1", "C-Magistrate-2")
def test_only_the_character_under_the_signed_warrant_can_lose_a_district() -> None:
    game = game_at(
        "magistrate",
        Seat("magistrate"),
        Seat("king", gold=2, hand="tavern"),
        Seat("bishop", gold=2, hand="temple"),
        Seat("merchant", gold=2, hand="market"),
    )
    play(game, "warrant king", "warrant bishop", "warrant warlord", "sign bishop", "gold", "end")
    play(game, "gold", "build tavern")
    assert (game.to_act, texts(game)) == (0, ["decline"])
    play(game, "decline", "end", "gold", "build temple")
    assert (game.to_act, texts(game)) == (0, ["decline", "confiscate"])
    play(game, "confiscate", "end", "gold", "build market")
    # No warrant lies on the Merchant, so the Magistrate is not asked.
    assert game.to_act == 3
    assert [city(game, seat) for seat in range(4)] == [["temple"], ["tavern"], [], ["market"]]


@pytest.mark.rule("C-Magistrate-1", "C-Magistrate-2")
def test_after_the_signed_warrant_is_used_the_other_two_have_no_effect() -> None:
    game = game_at(
        "magistrate",
        Seat("magistrate"),
        Seat("king", gold=2, hand="tavern"),
        Seat("bishop", gold=2, hand="temple"),
        Seat(),
    )
    play(game, "warrant king", "warrant bishop", "warrant warlord", "sign king", "gold", "end")
    play(game, "gold", "build tavern", "confiscate", "end", "gold", "build temple")
    assert "confiscate" not in texts(game)
    play_until(game, "pick")
    assert city(game, 0) == ["tavern"]
    assert city(game, 2) == ["temple"]


@pytest.mark.rule("C-Magistrate-1")
def test_the_warrants_are_gone_in_the_next_round() -> None:
    game = game_at("magistrate", Seat("magistrate"), Seat("king"), Seat("bishop"), Seat())
    play(game, "warrant king", "warrant bishop", "warrant warlord", "sign bishop")
    assert len(game.markers) == 3
    play_until(game, "pick")
    assert game.markers == []


# --- confiscating ----------------------------------------------------------------------
@pytest.mark.rule("C-Magistrate-2")
def test_a_confiscated_district_goes_to_the_magistrate_and_the_builder_is_refunded() -> None:
    game = warranted(Seat("king", gold=4, hand="docks tavern"), Seat("magistrate", gold=1))
    play(game, "gold", "build docks")
    assert game.to_act == 0
    assert gold(game) == [1, 3, 6, 0]
    assert city(game, 0) == city(game, 1) == []
    play(game, "confiscate")
    assert city(game, 0) == ["docks"]
    assert city(game, 1) == []
    assert gold(game) == [1, 6, 6, 0]
    assert hand(game, 1) == ["tavern"]
    assert logged(game, "warrant-revealed") == ["warrant-revealed @0 @1 #4"]
    assert logged(game, "confiscated") == ["confiscated @0 @1 docks"]
    assert logged(game, "built") == []
    assert game.markers == []


@pytest.mark.rule("C-Magistrate-2")
def test_the_confiscated_district_counts_against_the_targets_limit() -> None:
    game = warranted(Seat("king", gold=4, hand="docks tavern"))
    play(game, "gold", "build docks", "confiscate")
    assert game.to_act == 1
    assert choices(game, "build") == []
    assert "end" in texts(game)


@pytest.mark.rule("C-Magistrate-2", "J-Magistrate-6")
def test_the_magistrate_may_decline_to_confiscate() -> None:
    game = warranted(Seat("king", gold=4, hand="docks tavern"))
    play(game, "gold", "build docks", "decline")
    assert city(game, 0) == []
    assert city(game, 1) == ["docks"]
    assert gold(game) == [0, 3, 6, 0]
    assert logged(game, "warrant-revealed") == []
    assert choices(game, "build") == []


@pytest.mark.rule("C-Magistrate-2", "J-I6")
@pytest.mark.parametrize("marker", ["warrant:king@0", "warrant:king@0!"])
def test_the_magistrate_is_asked_both_for_a_signed_and_for_an_unsigned_warrant(marker: str) -> None:
    game = warranted(Seat("king", gold=4, hand="docks"), markers=marker)
    play(game, "gold", "build docks")
    assert game.stack[-1].kind == "confiscate"
    assert game.to_act == 0
    assert ("confiscate" in texts(game)) is marker.endswith("!")


@pytest.mark.rule("C-Magistrate-2", "J-I6")
def test_a_declined_confiscation_looks_the_same_whether_the_warrant_is_signed_or_not() -> None:
    logs = []
    for marker in ("warrant:king@0", "warrant:king@0!"):
        game = warranted(Seat("king", gold=4, hand="docks"), markers=marker)
        play(game, "gold", "build docks", "decline", "end")
        assert game.log is not None
        logs.append([repr(event.seen_by(1)) for event in game.log])
    assert logs[0] == logs[1]


@pytest.mark.rule("C-Magistrate-2", "U-factory")
def test_after_a_confiscation_only_the_gold_actually_paid_comes_back() -> None:
    game = warranted(Seat("king", gold=4, hand="smithy", city="factory"))
    play(game, "gold", "build smithy")
    assert gold(game)[1] == 2
    play(game, "confiscate")
    assert gold(game)[1] == 6


@pytest.mark.rule("C-Magistrate-2", "E2")
def test_a_confiscated_district_can_complete_the_magistrates_city() -> None:
    districts = "tavern market temple church manor castle"
    game = warranted(Seat("king", gold=4, hand="docks"), Seat("magistrate", city=districts))
    play(game, "gold", "build docks", "confiscate")
    assert game.ending
    assert game.first == 1
    play(game, "end")
    assert game.over


@pytest.mark.rule("C-Magistrate-2", "U-lighthouse", "J-T20")
def test_the_when_built_effect_of_a_confiscated_district_works_for_the_magistrate() -> None:
    game = warranted(Seat("king", gold=4, hand="lighthouse"), edition="deluxe")
    play(game, "gold", "build lighthouse", "confiscate")
    assert game.to_act == 0
    play(game, "take palace")
    assert hand(game, 0) == ["palace"]
    assert game.to_act == 1


# --- warrants apply only to the first district that is paid for -------------------------
@pytest.mark.rule("C-Magistrate-3")
def test_the_next_district_built_after_a_confiscation_is_safe() -> None:
    game = warranted(Seat("architect", gold=9, hand="docks tavern temple manor"))
    play(game, "gold", "build docks", "confiscate", "build tavern")
    assert game.to_act == 1
    play(game, "build temple")
    assert city(game, 1) == ["tavern", "temple"]
    # The confiscated district counted as the first of the Architect's three.
    assert choices(game, "build") == []


@pytest.mark.rule("C-Magistrate-3")
def test_after_a_declined_confiscation_the_next_district_is_safe_too() -> None:
    game = warranted(Seat("architect", gold=9, hand="docks tavern"))
    play(game, "gold", "build docks", "decline", "build tavern")
    assert game.to_act == 1
    assert city(game, 1) == ["docks", "tavern"]


@pytest.mark.rule("C-Magistrate-3", "C-Magistrate-4")
def test_the_next_district_is_safe_after_a_first_district_that_cannot_be_taken() -> None:
    game = warranted(
        Seat("architect", gold=9, hand="docks tavern"), Seat("magistrate", city="docks")
    )
    play(game, "gold", "build docks")
    assert texts(game) == ["decline"]
    play(game, "decline", "build tavern")
    assert game.to_act == 1
    assert city(game, 1) == ["docks", "tavern"]


@pytest.mark.rule("C-Magistrate-3", "U-framework-1")
def test_a_district_built_with_the_framework_is_safe_but_the_next_district_is_not() -> None:
    game = warranted(Seat("architect", gold=9, hand="palace tavern", city="framework"))
    play(game, "gold", "build-with palace framework")
    assert game.to_act == 1
    assert city(game, 1) == ["palace"]
    play(game, "build tavern")
    assert (game.to_act, texts(game)) == (0, ["decline", "confiscate"])
    play(game, "confiscate")
    assert city(game, 0) == ["tavern"]
    assert city(game, 1) == ["palace"]


@pytest.mark.rule("C-Magistrate-3", "U-necropolis-1")
def test_a_necropolis_built_over_a_district_is_safe_but_the_next_district_is_not() -> None:
    game = warranted(Seat("architect", gold=9, hand="necropolis tavern", city="temple"))
    play(game, "gold", "build-over necropolis temple")
    assert game.to_act == 1
    assert city(game, 1) == ["necropolis"]
    play(game, "build tavern")
    assert (game.to_act, texts(game)) == (0, ["decline", "confiscate"])


@pytest.mark.rule("C-Magistrate-3", "U-necropolis-1")
def test_a_necropolis_that_is_paid_for_can_be_taken() -> None:
    game = warranted(Seat("king", gold=9, hand="necropolis", city="temple"))
    play(game, "gold", "build necropolis", "confiscate")
    assert city(game, 0) == ["necropolis"]
    assert city(game, 1) == ["temple"]
    assert gold(game)[1] == 11


@pytest.mark.rule("C-Magistrate-3")
def test_a_framework_that_is_paid_for_can_be_confiscated() -> None:
    game = warranted(Seat("king", gold=9, hand="framework"))
    play(game, "gold", "build framework", "confiscate")
    assert city(game, 0) == ["framework"]


# --- districts that the Magistrate already has -----------------------------------------
@pytest.mark.rule("C-Magistrate-4")
def test_a_district_whose_name_the_magistrates_city_already_has_cannot_be_taken() -> None:
    game = warranted(Seat("king", gold=4, hand="docks"), Seat("magistrate", city="docks"))
    play(game, "gold", "build docks")
    assert (game.to_act, texts(game)) == (0, ["decline"])


@pytest.mark.rule("C-Magistrate-4", "U-quarry-1")
def test_a_quarry_does_not_let_the_magistrate_take_a_second_district_of_the_same_name() -> None:
    game = warranted(Seat("king", gold=4, hand="docks"), Seat("magistrate", city="docks quarry"))
    play(game, "gold", "build docks")
    assert texts(game) == ["decline"]


@pytest.mark.rule("C-Magistrate-4")
def test_a_district_cannot_be_taken_if_the_magistrate_has_a_beautified_copy() -> None:
    game = warranted(
        Seat("king", gold=4, hand="docks"), Seat("magistrate", city="docks+"), cast="artist"
    )
    play(game, "gold", "build docks")
    assert texts(game) == ["decline"]


@pytest.mark.rule("C-Magistrate-4", "U-quarry-1")
def test_a_second_copy_of_a_district_can_be_confiscated_if_the_magistrate_has_none() -> None:
    game = warranted(Seat("king", gold=4, hand="docks", city="docks quarry"))
    play(game, "gold", "build docks", "confiscate")
    assert city(game, 0) == ["docks"]
    assert city(game, 1) == ["docks", "quarry"]


# --- districts not counted towards the limit, and districts paid for with cards --------
@pytest.mark.rule("C-Magistrate-5", "U-stables-1")
def test_after_the_stables_are_confiscated_the_target_may_build_another_district() -> None:
    game = warranted(Seat("king", gold=4, hand="stables tavern temple"))
    play(game, "gold", "build stables", "confiscate")
    assert city(game, 0) == ["stables"]
    assert set(choices(game, "build")) == {"tavern", "temple"}
    play(game, "build tavern")
    assert game.to_act == 1
    assert choices(game, "build") == []


@pytest.mark.rule("C-Magistrate-5", "C-Trader-2", "J-Magistrate-9")
def test_a_confiscated_trade_district_does_not_count_against_the_traders_limit() -> None:
    game = warranted(Seat("trader", gold=4, hand="tavern temple"))
    play(game, "gold", "build tavern", "confiscate")
    assert city(game, 0) == ["tavern"]
    assert choices(game, "build") == ["temple"]


@pytest.mark.rule("C-Magistrate-5", "U-thieves_den-1")
def test_a_confiscation_returns_the_gold_paid_for_a_thieves_den_but_no_cards() -> None:
    game = warranted(Seat("king", gold=4, hand="thieves_den tavern temple"))
    play(game, "gold", "pay-with-cards thieves_den", "discard tavern", "done")
    assert (game.to_act, texts(game)) == (0, ["decline", "confiscate"])
    assert gold(game)[1] == 1
    play(game, "confiscate")
    assert city(game, 0) == ["thieves_den"]
    assert gold(game)[1] == 6
    assert hand(game, 1) == ["temple"]
    assert game.deck[0].name == "tavern"
    assert choices(game, "build") == []


@pytest.mark.rule("J-Magistrate-7", "C-Magistrate-5")
def test_a_thieves_den_paid_for_with_cards_alone_counts_as_paid_for() -> None:
    cards = "tavern temple manor prison docks castle"
    game = warranted(Seat("king", gold=4, hand=f"thieves_den {cards}"))
    play(game, "gold", "pay-with-cards thieves_den", *(f"discard {c}" for c in cards.split()))
    assert (game.to_act, texts(game)) == (0, ["decline", "confiscate"])
    play(game, "confiscate")
    assert city(game, 0) == ["thieves_den"]
    assert gold(game)[1] == 6
    assert hand(game, 1) == []


# --- with other characters -------------------------------------------------------------
@pytest.mark.rule("J-Magistrate-7", "C-Alchemist-1")
def test_an_alchemist_is_not_refunded_again_for_a_confiscated_district() -> None:
    game = warranted(Seat("alchemist", gold=4, hand="docks"))
    play(game, "gold", "build docks", "confiscate")
    assert gold(game)[1] == 6
    play(game, "end")
    assert gold(game)[1] == 6


@pytest.mark.rule("J-Magistrate-6", "C-Alchemist-1")
def test_an_alchemist_is_refunded_for_a_district_that_was_not_confiscated() -> None:
    game = warranted(Seat("alchemist", gold=4, hand="docks"))
    play(game, "gold", "build docks", "decline")
    assert gold(game)[1] == 3
    play(game, "end")
    assert gold(game)[1] == 6


@pytest.mark.rule("J-Magistrate-7", "C-Cardinal-2")
def test_after_a_confiscation_the_cardinal_keeps_the_loan_and_the_lender_the_cards() -> None:
    game = warranted(Seat("cardinal", gold=1, hand="palace tavern temple prison"))
    play(game, "gold", "borrow palace @2", "give tavern", "give temple")
    assert (game.to_act, texts(game)) == (0, ["decline", "confiscate"])
    play(game, "confiscate")
    assert city(game, 0) == ["palace"]
    assert gold(game) == [0, 5, 4, 0]
    assert hand(game, 1) == ["prison"]
    assert hand(game, 2) == ["keep", "tavern", "temple"]
    assert choices(game, "build") == choices(game, "borrow") == []


@pytest.mark.rule("C-Magistrate-2", "C-Wizard-1", "J-Magistrate-9", "J-Wizard-3")
def test_a_district_that_the_wizard_builds_at_once_can_be_confiscated() -> None:
    game = warranted(Seat("wizard", gold=4, hand="tavern temple"))
    play(game, "gold", "look @2", "take-and-build keep")
    assert (game.to_act, texts(game)) == (0, ["decline", "confiscate"])
    play(game, "confiscate")
    assert city(game, 0) == ["keep"]
    assert gold(game)[1] == 6
    assert hand(game, 1) == ["tavern", "temple"]
    assert hand(game, 2) == []
    # The Keep did not count against the Wizard's limit, but it was the first district paid for.
    assert set(choices(game, "build")) == {"tavern", "temple"}
    play(game, "build tavern")
    assert game.to_act == 1
    assert choices(game, "build") == []


@pytest.mark.rule("C-Magistrate-3", "C-Wizard-1")
def test_a_district_built_at_once_by_the_wizard_is_safe_after_another_district_was_built() -> None:
    game = warranted(Seat("wizard", gold=9, hand="tavern"))
    play(game, "gold", "build tavern", "decline", "look @2", "take-and-build keep")
    assert game.to_act == 1
    assert city(game, 1) == ["keep", "tavern"]


@pytest.mark.rule("C-Magistrate-4", "C-Wizard-2")
def test_a_wizards_second_copy_can_be_confiscated_only_if_the_magistrate_has_no_copy() -> None:
    game = warranted(Seat("wizard", gold=9, hand="tavern", city="tavern"))
    play(game, "gold", "build tavern")
    assert texts(game) == ["decline", "confiscate"]
    other = warranted(
        Seat("wizard", gold=9, hand="tavern", city="tavern"), Seat("magistrate", city="tavern")
    )
    play(other, "gold", "build tavern")
    assert texts(other) == ["decline"]


@pytest.mark.rule("J-Magistrate-6", "C-Tax-4")
def test_the_magistrate_is_asked_before_the_tax_is_paid_and_pays_it_after_confiscating() -> None:
    game = warranted(
        Seat("king", gold=4, hand="docks"), Seat("magistrate", gold=2), cast="tax_collector"
    )
    play(game, "gold", "build docks")
    assert gold(game)[1] == 3
    assert game.taxes == 0
    play(game, "confiscate")
    assert gold(game)[:2] == [1, 6]
    assert game.taxes == 1
    assert logged(game, "taxed") == ["taxed @0 1"]


@pytest.mark.rule("J-Magistrate-6", "C-Tax-1")
def test_the_builder_pays_the_tax_for_a_district_that_is_not_confiscated() -> None:
    game = warranted(
        Seat("king", gold=4, hand="docks"), Seat("magistrate", gold=2), cast="tax_collector"
    )
    play(game, "gold", "build docks", "decline")
    assert gold(game)[:2] == [2, 2]
    assert game.taxes == 1


@pytest.mark.rule("C-Tax-4", "C-Tax-1")
def test_a_magistrate_without_gold_pays_no_tax() -> None:
    game = warranted(Seat("king", gold=4, hand="docks"), cast="tax_collector")
    play(game, "gold", "build docks", "confiscate")
    assert gold(game)[:2] == [0, 6]
    assert game.taxes == 0


@pytest.mark.rule("C-Tax-4")
def test_the_magistrate_is_taxed_for_a_district_taken_from_the_tax_collector() -> None:
    game = warranted(Seat("tax_collector", gold=4, hand="docks"), Seat("magistrate", gold=2))
    play(game, "gold", "build docks", "confiscate")
    assert gold(game)[:2] == [1, 6]
    assert game.taxes == 1


@pytest.mark.rule("C-Magistrate-2", "U-monument-1")
def test_a_confiscated_monument_counts_as_two_in_the_magistrates_city() -> None:
    districts = "tavern temple manor prison"
    game = warranted(Seat("king", gold=4, hand="monument"), Seat("magistrate", city=districts))
    play(game, "gold", "build monument")
    assert texts(game) == ["decline", "confiscate"]
    play(game, "confiscate")
    assert game.players[0].size == 6
    assert game.players[1].size == 0
    assert gold(game)[1] == 6


@pytest.mark.rule("U-monument-1", "C-Magistrate-2")
def test_a_monument_cannot_be_confiscated_into_a_city_of_five() -> None:
    districts = "tavern temple manor prison docks"
    game = warranted(Seat("king", gold=4, hand="monument"), Seat("magistrate", city=districts))
    play(game, "gold", "build monument")
    assert (game.to_act, texts(game)) == (0, ["decline"])


# --- two and three players -------------------------------------------------------------
@pytest.mark.rule("C-Magistrate-2", "D7")
def test_a_warrant_affects_only_the_named_one_of_a_players_two_characters() -> None:
    game = game_at(
        "magistrate",
        Seat("magistrate bishop"),
        Seat("king warlord", gold=9, hand="tavern temple"),
    )
    play(game, "warrant warlord", "warrant thief", "warrant merchant", "sign warlord")
    play(game, "gold", "end", "gold", "build tavern")
    assert game.to_act == 1
    play(game, "end", "gold", "end", "gold", "build temple")
    assert (game.to_act, texts(game)) == (0, ["decline", "confiscate"])
    play(game, "confiscate")
    assert city(game, 0) == ["temple"]
    assert city(game, 1) == ["tavern"]


@pytest.mark.rule("C-Magistrate-2", "D7", "J-T17")
def test_a_warrant_on_the_magistrates_own_other_character_has_no_effect() -> None:
    game = game_at(
        "magistrate", Seat("magistrate bishop", gold=3, hand="tavern"), Seat("king warlord")
    )
    play(game, "warrant bishop", "warrant thief", "warrant merchant", "sign bishop")
    play(game, "gold", "end", "gold", "end", "gold", "build tavern")
    assert game.to_act == 0
    assert game.stack[-1].kind == "turn"
    assert city(game, 0) == ["tavern"]
    assert gold(game)[0] == 6


@pytest.mark.rule("C-Tax-1", "C-Tax-4", "D7")
def test_a_magistrate_whose_other_character_is_the_tax_collector_is_taxed() -> None:
    game = game_at(
        "king",
        Seat("magistrate tax_collector", gold=2),
        Seat("king warlord", gold=4, hand="docks"),
        Seat("bishop merchant"),
        markers="warrant:king@0!",
    )
    play(game, "gold", "build docks", "confiscate")
    assert gold(game)[0] == 1
    assert game.taxes == 1


@pytest.mark.rule("J-I6", "C-Magistrate-2")
def test_after_the_signed_warrant_is_shown_the_magistrate_is_not_asked_again() -> None:
    game = game_at(
        "magistrate",
        Seat("magistrate"),
        Seat("king", gold=9, hand="tavern"),
        Seat("bishop", gold=9, hand="temple"),
        Seat("merchant"),
    )
    play(game, "warrant king", "warrant bishop", "warrant thief", "sign king", "gold", "end")
    play(game, "gold", "build tavern", "confiscate", "end", "gold", "build temple")
    assert game.to_act == 2
    assert city(game, 2) == ["temple"]
