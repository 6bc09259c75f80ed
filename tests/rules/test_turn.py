"""The turn phase: calls, gathering, building, abilities, the deck (T1 to T9, J-T10, J-T11)."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.notation import Position
from citadella.rules import Game, IllegalError
from tests.rules.table import Seat, choices, game_at, play, play_until, texts

EDITIONS = ["2016", "2021", "deluxe", "classic"]


def names(cards: list[Any]) -> list[str]:
    return [card.name for card in cards]


def kinds(game: Game, *wanted: str) -> list[tuple[str, int, int]]:
    """Return the kind, seat and rank of each logged event of these kinds."""
    assert game.log is not None
    return [(e.kind, e.seat, e.rank) for e in game.log if e.kind in wanted]


def with_deck(cards: str, call: str, *players: Seat, **more: Any) -> Game:
    """Return a game whose deck holds exactly these cards, top card first."""
    position = Position.build(list(players), call=call, **more)
    position.data["deck"] = cards.split()
    return position.game(events=True)


# --- T1: the calls --------------------------------------------------------------------
@pytest.mark.rule("T1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ranks_are_called_in_order_and_the_holder_of_each_takes_a_turn(edition: str) -> None:
    game = game_at(
        "assassin",
        Seat("warlord"),
        Seat("thief"),
        Seat("bishop"),
        Seat("assassin"),
        edition=edition,
        crown=1,
    )
    order = []
    while game.stack[-1].kind == "turn":
        order.append(game.to_act)
        play(game, "gold", "end")
    assert order == [3, 1, 2, 0]
    assert kinds(game, "called", "revealed", "unanswered") == [
        ("called", 1, 1),
        ("revealed", 3, 1),
        ("called", 1, 2),
        ("revealed", 1, 2),
        ("called", 1, 3),
        ("unanswered", 1, 3),
        ("called", 1, 4),
        ("unanswered", 1, 4),
        ("called", 1, 5),
        ("revealed", 2, 5),
        ("called", 1, 6),
        ("unanswered", 1, 6),
        ("called", 1, 7),
        ("unanswered", 1, 7),
        ("called", 1, 8),
        ("revealed", 0, 8),
    ]


@pytest.mark.rule("T1")
def test_a_ninth_character_is_called_last() -> None:
    game = game_at("warlord", Seat("warlord"), Seat("artist"), Seat("king"), Seat("thief"))
    assert game.to_act == 0
    play(game, "gold", "end")
    assert (game.to_act, game.the_turn().role.name) == (1, "artist")


@pytest.mark.rule("T1", "I2")
def test_a_character_is_revealed_only_when_it_is_called() -> None:
    game = game_at("thief", Seat("thief"), Seat("king"), Seat("bishop"), Seat("warlord"))
    assert [bool(player.revealed) for player in game.players] == [True, False, False, False]
    play(game, "gold", "end")
    assert [bool(player.revealed) for player in game.players] == [True, True, False, False]


@pytest.mark.rule("T1")
def test_a_newly_crowned_player_calls_the_remaining_ranks() -> None:
    game = game_at("king", Seat("bishop"), Seat("king"), Seat("warlord"), Seat("thief"), crown=3)
    play(game, "gold", "end")
    assert kinds(game, "called") == [("called", 3, 4), ("called", 1, 5)]


# --- T2: gathering --------------------------------------------------------------------
@pytest.mark.rule("T2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_must_gather_resources_once(edition: str) -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=1),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    assert texts(game) == ["gold", "cards"]  # even ending the turn is not allowed yet
    with pytest.raises(IllegalError):
        game.play("end")
    game.play("gold")
    assert game.players[0].gold == 3
    assert texts(game) == ["end"]
    with pytest.raises(IllegalError):
        game.play("gold")
    with pytest.raises(IllegalError):
        game.play("cards")


@pytest.mark.rule("T2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("kept", "returned"), [("docks", "castle"), ("castle", "docks")])
def test_gathering_cards_draws_two_keeps_one_and_puts_the_other_on_the_bottom(
    edition: str, kept: str, returned: str
) -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=1, hand="temple"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
        deck="docks castle palace",
    )
    size = len(game.deck)
    game.play("cards")
    assert sorted(texts(game)) == ["keep castle", "keep docks"]
    game.play(f"keep {kept}")
    assert names(game.players[0].hand) == ["temple", kept]
    assert game.players[0].gold == 1
    assert len(game.deck) == size - 1
    assert game.deck[0].name == returned
    assert game.deck[-1].name == "palace"
    assert "gold" not in texts(game)
    assert "cards" not in texts(game)


# --- T3: building ---------------------------------------------------------------------
@pytest.mark.rule("T3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_district_may_be_built_for_its_cost_after_gathering(edition: str) -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=2, hand="tavern docks castle palace"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition=edition,
    )
    assert choices(game, "build") == []  # building is not allowed before gathering
    game.play("gold")
    assert choices(game, "build") == ["tavern", "docks", "castle"]  # the palace is too expensive
    assert "end" in texts(game)  # building is optional
    game.play("build docks")
    assert game.players[0].gold == 1
    assert names(game.players[0].city) == ["docks"]
    assert names(game.players[0].hand) == ["tavern", "castle", "palace"]
    assert choices(game, "build") == []  # the limit of one forbids the affordable tavern
    assert game.log is not None
    assert [(e.kind, e.amount) for e in game.log if e.kind == "paid-gold"] == [("paid-gold", 3)]


@pytest.mark.rule("T3")
def test_a_district_can_be_built_with_the_last_gold() -> None:
    game = game_at("bishop", Seat("bishop", hand="church docks"), Seat("king"), Seat("thief"))
    play(game, "gold")
    assert choices(game, "build") == ["church"]
    play(game, "build church")
    assert game.players[0].gold == 0


@pytest.mark.rule("T3")
def test_only_cards_in_hand_can_be_built() -> None:
    game = game_at(
        "bishop", Seat("bishop", gold=9, hand="temple"), Seat("king", hand="manor"), Seat("thief")
    )
    game.play("gold")
    with pytest.raises(IllegalError):
        game.play("build manor")
    with pytest.raises(IllegalError):
        game.play("build tavern")


@pytest.mark.rule("T3")
def test_a_character_or_a_district_can_raise_the_building_limit() -> None:
    seats = (Seat("king"), Seat("thief"), Seat("bishop"))
    hand = "tavern market docks temple stables"
    game = game_at("architect", Seat("architect", gold=20, hand=hand), *seats)
    play(game, "gold", "build tavern", "build market", "build docks")
    assert choices(game, "build") == ["stables"]
    play(game, "build stables")
    assert choices(game, "build") == []


# --- T4: names ------------------------------------------------------------------------
@pytest.mark.rule("T4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_district_is_built_twice_in_one_city(edition: str) -> None:
    game = game_at(
        "architect",
        Seat("architect", gold=20, hand="tavern tavern docks market", city="market"),
        Seat("king", city="docks"),
        Seat("thief"),
        Seat("bishop"),
        edition=edition,
    )
    game.play("gold")
    assert choices(game, "build") == ["tavern", "docks"]  # other cities do not count
    game.play("build tavern")
    assert choices(game, "build") == ["docks"]
    with pytest.raises(IllegalError):
        game.play("build tavern")


@pytest.mark.rule("T4")
def test_a_beautified_district_keeps_its_name() -> None:
    game = game_at(
        "bishop", Seat("bishop", gold=9, hand="tavern", city="tavern+"), Seat("king"), Seat("thief")
    )
    game.play("gold")
    assert choices(game, "build") == []


@pytest.mark.rule("T4")
def test_a_destroyed_district_can_be_built_again() -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=9, hand="tavern", city="tavern"),
        Seat("king"),
        Seat("thief"),
    )
    play(game, "gold")
    assert choices(game, "build") == []
    play(game, "destroy tavern @0")
    assert choices(game, "build") == ["tavern"]


@pytest.mark.rule("T4")
def test_the_quarry_allows_a_second_district_of_the_same_name() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand="tavern", city="tavern quarry"),
        Seat("king"),
        Seat("thief"),
    )
    game.play("gold")
    assert choices(game, "build") == ["tavern"]


# --- T5: abilities --------------------------------------------------------------------
@pytest.mark.rule("T5")
@pytest.mark.parametrize("before", [[], ["gold"], ["gold", "build tavern"]])
def test_an_ability_can_be_used_once_at_any_time_in_the_turn(before: list[str]) -> None:
    game = game_at(
        "thief", Seat("thief", gold=1, hand="tavern"), Seat("king"), Seat("bishop"), Seat("warlord")
    )
    play(game, *before)
    assert len(choices(game, "rob")) == 6
    game.play("rob king")
    assert choices(game, "rob") == []


@pytest.mark.rule("T5")
def test_abilities_are_optional_and_independent_of_each_other() -> None:
    game = game_at("merchant", Seat("merchant", city="tavern"), Seat("king"), Seat("bishop"))
    assert texts(game) == ["gold", "cards", "income", "bonus"]
    game.play("bonus")
    assert texts(game) == ["gold", "cards", "income"]
    game.play("gold")
    assert texts(game) == ["income", "end"]
    game.play("end")  # allowed although the income has not been taken
    assert game.players[0].gold == 3


@pytest.mark.rule("T5", "J-T10")
def test_a_turn_cannot_end_before_its_compulsory_abilities_are_used() -> None:
    game = game_at("emperor", Seat("emperor"), Seat("thief"), Seat("bishop"), Seat("warlord"))
    game.play("gold")
    assert "end" not in texts(game)
    game.play("crown @2")
    assert "end" in texts(game)


@pytest.mark.rule("T5")
def test_an_ability_can_be_used_again_in_the_characters_next_turn() -> None:
    game = game_at("merchant", Seat("merchant thief"), Seat("king bishop"))
    play(game, "bonus", "gold", "end")
    merchants = 0
    for _ in range(200):
        if game.stack[-1].kind == "turn" and game.the_turn().role.name == "merchant":
            merchants += 1
            assert "bonus" in texts(game)
            break
        wanted = [t for t in texts(game) if t in ("pick merchant", "end", "gold")]
        game.play(wanted[0] if wanted else texts(game)[0])
    assert merchants == 1


# --- T6: income -----------------------------------------------------------------------
@pytest.mark.rule("T6")
def test_the_whole_income_is_taken_at_once_and_only_once() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", city="tavern market docks temple"),
        Seat("king", city="harbor"),
        Seat("bishop"),
    )
    game.play("income")
    assert game.players[0].gold == 3
    assert "income" not in texts(game)
    play(game, "gold")
    assert "income" not in texts(game)


@pytest.mark.rule("T6")
def test_income_counts_the_districts_that_are_in_the_city_when_it_is_taken() -> None:
    seats = (Seat("king"), Seat("bishop"), Seat("thief"))
    game = game_at("merchant", Seat("merchant", gold=1, hand="docks", city="tavern"), *seats)
    play(game, "gold", "build docks", "income")
    assert game.players[0].gold == 2
    game = game_at("merchant", Seat("merchant", gold=1, hand="docks", city="tavern"), *seats)
    play(game, "income", "gold", "build docks")
    assert game.players[0].gold == 1
    assert "income" not in texts(game)  # a district built later adds nothing


@pytest.mark.rule("T6")
def test_income_in_cards_is_also_taken_all_at_once_and_only_once() -> None:
    game = game_at(
        "patrician",
        Seat("patrician", city="manor castle"),
        Seat("thief"),
        Seat("bishop"),
        deck="docks temple palace",
    )
    game.play("income")
    assert names(game.players[0].hand) == ["docks", "temple"]
    assert "income" not in texts(game)


# --- T7: districts --------------------------------------------------------------------
@pytest.mark.rule("T7")
def test_using_a_district_is_optional_and_possible_once_per_turn() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, city="smithy"),
        Seat("king", city="laboratory", hand="manor"),
        Seat("thief"),
    )
    assert "use smithy" in texts(game)  # allowed before gathering
    game.play("gold")
    assert "use smithy" in texts(game)  # allowed after gathering
    assert "use laboratory" not in texts(game)  # the laboratory is another player's
    assert "end" in texts(game)
    game.play("use smithy")
    assert "use smithy" not in texts(game)
    assert (game.players[0].gold, len(game.players[0].hand)) == (9, 3)


@pytest.mark.rule("T7", "D7")
def test_with_two_characters_a_district_can_be_used_in_each_of_the_two_turns() -> None:
    game = game_at(
        "bishop", Seat("bishop warlord", gold=9, city="smithy"), Seat("king architect", gold=9)
    )
    play(game, "gold", "use smithy", "end")
    assert game.to_act == 1
    assert "use smithy" not in texts(game)  # it is another player's turn
    play(game, "gold", "end", "use smithy")
    assert game.to_act == 0
    assert len(game.players[0].hand) == 6


# --- T8: the next round ---------------------------------------------------------------
@pytest.mark.rule("T8")
def test_after_the_last_rank_a_new_round_begins() -> None:
    game = game_at(
        "architect",
        Seat("architect"),
        Seat("king"),
        Seat("thief"),
        Seat("bishop"),
        round=3,
        crown=1,
    )
    play(game, "gold", "end")
    assert game.round == 4
    assert game.stack[-1].kind == "pick"
    assert game.to_act == 1  # the crowned player begins
    assert not game.over


@pytest.mark.rule("T8", "J-T19")
def test_markers_on_characters_are_gone_in_the_next_round() -> None:
    game = game_at(
        "warlord",
        Seat("warlord"),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop"),
        markers="dagger:architect@1 mask:merchant@2",
    )
    play(game, "gold", "end")
    assert game.markers == []
    assert game.protected == 0


# --- T9: the deck ---------------------------------------------------------------------
@pytest.mark.rule("T9", "J-T12")
def test_gathering_cards_from_a_deck_of_one_card_draws_that_card() -> None:
    game = with_deck("docks", "bishop", Seat("bishop"), Seat("king"), Seat("thief"))
    game.play("cards")
    assert names(game.players[0].hand) == ["docks"]
    assert game.deck == []
    assert texts(game) == ["end"]


@pytest.mark.rule("T9", "J-T12")
def test_with_an_empty_deck_a_player_can_still_gather_gold_and_end_the_turn() -> None:
    game = with_deck("", "architect", Seat("architect"), Seat("king"), Seat("bishop"))
    assert "gold" in texts(game)
    assert "cards" not in texts(game)
    play(game, "gold")
    assert "bonus" not in texts(game)
    play(game, "end")
    assert game.players[0].hand == []


@pytest.mark.rule("T9", "J-T12")
@pytest.mark.parametrize(
    ("character", "actions", "city"),
    [
        ("architect", ["gold", "bonus"], ""),
        ("navigator", ["gold", "bonus-cards"], ""),
        ("patrician", ["gold", "income"], "manor castle palace"),
        ("cardinal", ["gold", "income"], "temple church"),
        ("bishop", ["gold", "use smithy"], "smithy"),
    ],
)
def test_abilities_draw_the_whole_deck_if_it_has_too_few_cards(
    character: str, actions: list[str], city: str
) -> None:
    seats = (Seat("thief"), Seat("magician"), Seat("warlord"))
    game = with_deck("docks", character, Seat(character, gold=2, city=city), *seats)
    play(game, *actions)
    assert names(game.players[0].hand) == ["docks"]
    assert game.deck == []


@pytest.mark.rule("T9")
def test_the_scholar_chooses_from_the_whole_deck_if_it_has_fewer_than_seven_cards() -> None:
    seats = (Seat("thief"), Seat("magician"), Seat("warlord"))
    game = with_deck("docks temple manor", "scholar", Seat("scholar"), *seats)
    game.play("study")
    assert sorted(texts(game)) == ["keep docks", "keep manor", "keep temple"]
    game.play("keep temple")
    assert names(game.players[0].hand) == ["temple"]
    assert sorted(names(game.deck)) == ["docks", "manor"]


@pytest.mark.rule("T9")
def test_cards_put_on_the_bottom_are_drawn_after_the_rest_of_the_deck() -> None:
    game = with_deck(
        "docks temple manor", "bishop", Seat("bishop"), Seat("architect"), Seat("king")
    )
    play(game, "cards", "keep docks", "end")
    assert names(game.deck) == ["temple", "manor"]  # temple below, manor on top
    play(game, "bonus")
    assert names(game.players[1].hand) == ["manor", "temple"]
    assert game.deck == []


@pytest.mark.rule("T9", "J-T13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_destroyed_district_goes_to_the_bottom_and_its_gold_to_the_bank(edition: str) -> None:
    game = game_at(
        "warlord",
        Seat("warlord", gold=5),
        Seat("artist", gold=2, city="market+"),
        Seat("king"),
        Seat("thief"),
        edition=edition,
    )
    size = len(game.deck)
    play(game, "gold", "destroy market+ @1")
    assert game.players[1].city == []
    assert (game.deck[0].name, len(game.deck)) == ("market", size + 1)
    # The price is 3 - 1; nobody gets the gold that was on the Market.
    assert [player.gold for player in game.players] == [5, 2, 0, 0]


@pytest.mark.rule("T9")
def test_discarded_cards_go_to_the_bottom_of_the_deck() -> None:
    game = game_at(
        "magician",
        Seat("magician", hand="temple docks manor", city="laboratory"),
        Seat("king"),
        Seat("thief"),
        Seat("bishop"),
        deck="castle palace",
    )
    play(game, "redraw", "discard temple", "done")
    assert (game.deck[0].name, game.deck[-1].name) == ("temple", "palace")
    assert names(game.players[0].hand) == ["docks", "manor", "castle"]
    play(game, "use laboratory", "discard manor")
    assert names(game.deck[:2]) == ["manor", "temple"]


@pytest.mark.rule("T9", "I2")
def test_only_the_discarding_player_sees_a_discarded_card() -> None:
    game = game_at(
        "bishop", Seat("bishop", hand="manor", city="laboratory"), Seat("king"), Seat("thief")
    )
    play(game, "use laboratory", "discard manor")
    assert game.log is not None
    (returned,) = (e for e in game.log if e.kind == "returned")
    assert returned.audience == 1 << 0
    assert [card.name for card in returned.seen_by(1).cards] == ["?"]


@pytest.mark.rule("J-T12")
def test_smithy_and_scholar_cannot_be_used_with_an_empty_deck() -> None:
    seats = (Seat("thief"), Seat("magician"), Seat("warlord"))
    game = with_deck("", "scholar", Seat("scholar", gold=9, city="smithy"), *seats)
    assert texts(game) == ["gold"]
    game.play("gold")
    assert texts(game) == ["end"]


# --- J-T10: the order in a turn -------------------------------------------------------
@pytest.mark.rule("J-T10")
def test_a_robbed_player_loses_the_gold_before_anything_else_in_the_turn() -> None:
    game = game_at(
        "king",
        Seat("king", gold=5, city="manor"),
        Seat("thief", gold=1),
        Seat("bishop"),
        Seat("warlord"),
        markers="mask:king@1",
    )
    assert game.stack[-1].kind == "turn"  # the King has not acted yet
    assert [game.players[0].gold, game.players[1].gold] == [0, 6]
    play(game, "income", "gold")
    assert game.players[0].gold == 3
    assert [kind for kind, _, _ in kinds(game, "revealed", "gave-gold", "crowned")] == [
        "revealed",
        "gave-gold",
    ]


@pytest.mark.rule("J-T10")
def test_a_robbed_king_loses_the_gold_before_the_crown_moves() -> None:
    game = game_at(
        "king",
        Seat("king", gold=5),
        Seat("thief", gold=1),
        Seat("bishop"),
        Seat("warlord", city="throne_room"),
        markers="mask:king@1",
        edition="deluxe",
        crown=2,
    )
    assert [kind for kind, _, _ in kinds(game, "revealed", "gave-gold", "crowned")] == [
        "revealed",
        "gave-gold",
        "crowned",
    ]


@pytest.mark.rule("J-T10")
def test_a_threatened_player_gathers_first_and_then_answers_the_threat() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern", city="market smithy"),
        Seat("blackmailer"),
        Seat("king"),
        Seat("bishop"),
        markers="threat:merchant@1!",
    )
    assert texts(game) == ["gold", "cards"]
    game.play("gold")
    assert texts(game) == ["bribe", "refuse"]
    game.play("bribe")
    assert [game.players[0].gold, game.players[1].gold] == [3, 2]
    assert texts(game) == ["income", "bonus", "use smithy", "build tavern", "end"]


@pytest.mark.rule("J-T10")
def test_a_threatened_player_chooses_the_card_to_keep_before_answering_the_threat() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3),
        Seat("blackmailer"),
        Seat("king"),
        Seat("bishop"),
        markers="threat:merchant@1",
        deck="docks castle",
    )
    game.play("cards")
    assert game.stack[-1].kind == "keep"
    game.play("keep docks")
    assert game.stack[-1].kind == "bribe"


@pytest.mark.rule("J-T10")
def test_a_turn_ends_only_when_its_player_ends_it() -> None:
    game = game_at("bishop", Seat("bishop"), Seat("king"), Seat("thief"), Seat("warlord"))
    game.play("gold")
    assert (game.to_act, texts(game)) == (0, ["end"])
    game.play("end")
    assert game.to_act == 3


@pytest.mark.rule("J-T10", "T6")
def test_the_rulebooks_example_of_a_turn_is_reproduced() -> None:
    a, b, c, d = range(4)
    game = game_at(
        "architect",
        Seat("architect", city="market temple"),
        Seat("warlord", gold=4, hand="barracks", city="prison school_of_magic"),
        Seat("thief"),
        Seat("king"),
        markers="mask:warlord@2",
        crown=d,
    )
    assert game.to_act == a
    play(game, "gold", "end")
    assert game.to_act == b
    assert [game.players[b].gold, game.players[c].gold] == [0, 4]
    play(game, "gold", "destroy market @0")
    assert game.players[b].gold == 1
    assert names(game.players[a].city) == ["temple"]
    assert game.deck[0].name == "market"
    play(game, "income")
    assert game.players[b].gold == 3
    play(game, "build barracks")
    assert game.players[b].gold == 0
    assert texts(game) == ["end"]
    play(game, "end")
    assert game.stack[-1].kind == "pick"
    assert game.to_act == d


# --- J-T11: choices of several cards; answers of other players ------------------------
@pytest.mark.rule("J-T11")
def test_cards_to_discard_are_chosen_one_at_a_time() -> None:
    game = game_at(
        "magician",
        Seat("magician", gold=9, hand="temple temple docks"),
        Seat("king"),
        Seat("thief"),
        Seat("bishop"),
    )
    play(game, "gold", "redraw")
    assert texts(game) == ["discard temple", "discard docks"]
    game.play("discard temple")
    # Until the discards are done, only discarding is possible.
    assert texts(game) == ["done", "discard temple", "discard docks"]
    assert game.to_act == 0
    assert len(game.players[0].hand) == 2  # nothing is drawn yet
    play(game, "discard docks", "done")
    assert len(game.players[0].hand) == 3
    assert "end" in texts(game)


@pytest.mark.rule("J-T11")
def test_cards_to_give_are_chosen_one_at_a_time() -> None:
    game = game_at(
        "seer",
        Seat("seer", hand="temple docks"),
        Seat("king", hand="manor"),
        Seat("thief", hand="tavern"),
        Seat("bishop"),
    )
    game.play("foresee")
    for receiver in (1, 2):
        assert game.to_act == 0
        assert {text.split()[0] for text in texts(game)} == {"give"}
        before = len(game.players[receiver].hand)
        game.play(texts(game)[0])
        assert len(game.players[receiver].hand) == before + 1
    assert "gold" in texts(game)


@pytest.mark.rule("J-T11")
def test_cards_to_pay_with_are_chosen_one_at_a_time() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=2, hand="thieves_den temple docks"),
        Seat("king"),
        Seat("thief"),
    )
    play(game, "gold", "pay-with-cards thieves_den")
    assert texts(game) == ["discard temple", "discard docks"]
    game.play("discard temple")
    assert texts(game) == ["discard docks"]  # 4 gold and one card do not cover the cost of 6
    assert game.players[0].city == []
    game.play("discard docks")
    assert texts(game) == ["done"]
    game.play("done")
    assert names(game.players[0].city) == ["thieves_den"]
    assert game.players[0].gold == 0


@pytest.mark.rule("J-T11")
def test_a_turn_waits_until_another_player_has_answered_a_question() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", gold=3, hand="tavern"),
        Seat("magistrate"),
        Seat("king"),
        Seat("bishop"),
        markers="warrant:merchant@1! warrant:king@1 warrant:thief@1",
    )
    play(game, "gold", "build tavern")
    assert (game.to_act, texts(game)) == (1, ["decline", "confiscate"])
    game.play("decline")
    assert game.to_act == 0
    assert names(game.players[0].city) == ["tavern"]
    play_until(game, "pick")


# --- J-T14, J-T15: abilities without any effect; automatic gains -----------------------
@pytest.mark.rule("J-T14")
@pytest.mark.parametrize(
    "character", ["king", "patrician", "bishop", "abbot", "cardinal", "trader", "warlord"]
)
def test_a_character_has_no_income_without_a_district_of_its_type(character: str) -> None:
    game = game_at(
        character, Seat(character, city="smithy"), Seat("thief", city="tavern"), Seat("magician")
    )
    assert "income" not in texts(game)
    assert choices(game, "income-gold") == []


@pytest.mark.rule("J-T14")
@pytest.mark.parametrize("character", ["spy", "wizard", "seer", "magician"])
def test_abilities_that_act_on_hands_are_not_offered_if_all_hands_are_empty(character: str) -> None:
    game = game_at(character, Seat(character), Seat("king"), Seat("bishop"), Seat("warlord"))
    assert texts(game) == ["gold", "cards"]


@pytest.mark.rule("J-T14")
def test_an_armory_cannot_be_used_without_a_target() -> None:
    game = game_at("bishop", Seat("bishop", city="armory"), Seat("king"), Seat("thief"))
    assert choices(game, "use") == []
    game = game_at(
        "bishop", Seat("bishop", city="armory"), Seat("king", city="manor"), Seat("thief")
    )
    assert choices(game, "use") == ["armory"]


@pytest.mark.rule("J-T15")
def test_park_poor_house_and_the_alchemists_refund_are_automatic() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", hand="church", city="park poor_house"),
        Seat("thief", city="throne_room"),
        Seat("magician"),
        Seat("king"),
        edition="deluxe",
    )
    play(game, "gold", "build church", "end")
    # The Poor House pays 1 gold and the refund is 2 gold; the Park draws two cards.
    assert game.players[0].gold == 1 + 2
    assert len(game.players[0].hand) == 2


@pytest.mark.rule("J-T15", "K3")
def test_at_the_end_of_the_round_the_crown_and_the_queens_gold_are_given_automatically() -> None:
    game = game_at(
        "queen",
        Seat("queen"),
        Seat("king"),
        Seat("assassin", city="throne_room"),
        Seat("thief"),
        Seat("bishop"),
        markers="dagger:king@2",
        crown=3,
        edition="deluxe",
    )
    play(game, "gold", "end")
    assert game.stack[-1].kind == "pick"
    assert game.crown == 1
    assert game.players[0].gold == 2 + 3
    assert game.players[2].gold == 1


# --- J-T16: the end of a turn ---------------------------------------------------------
@pytest.mark.rule("J-T16", "U-poor_house-1")
def test_at_the_end_of_a_turn_the_tax_comes_first_then_the_poor_house_then_the_refund() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=1, hand="church", city="poor_house"),
        Seat("tax_collector"),
        Seat("magician"),
        Seat("king"),
        edition="classic",
    )
    play(game, "gold", "build church")
    assert game.players[0].gold == 1
    game.play("end")
    # The tax takes the last gold, the Poor House gives 1, the refund is 2.
    assert (game.players[0].gold, game.players[1].gold) == (3, 1)


@pytest.mark.rule("J-T16", "U-poor_house-1")
def test_the_poor_house_pays_nothing_to_an_alchemist_who_has_gold_left() -> None:
    game = game_at(
        "alchemist",
        Seat("alchemist", gold=1, hand="church", city="poor_house"),
        Seat("thief"),
        Seat("magician"),
        Seat("king"),
    )
    play(game, "gold", "build church", "end")
    assert game.players[0].gold == 1 + 2  # the Poor House pays nothing because gold was left


# --- J-T17, J-T18: naming one's own character -----------------------------------------
@pytest.mark.rule("J-T17")
@pytest.mark.parametrize(
    ("character", "before", "verb"),
    [
        ("assassin", [], "kill"),
        ("witch", ["gold"], "bewitch"),
        ("magistrate", [], "warrant"),
        ("thief", [], "rob"),
        ("blackmailer", [], "threaten"),
    ],
)
def test_a_player_may_name_their_own_other_character(
    character: str, before: list[str], verb: str
) -> None:
    game = game_at(character, Seat(f"{character} merchant"), Seat("magician king"))
    play(game, *before)
    assert "merchant" in choices(game, verb)
    assert (character in choices(game, verb)) == (character == "magistrate")


@pytest.mark.rule("J-T17")
def test_a_thief_who_robs_their_own_other_character_keeps_the_gold() -> None:
    game = game_at("thief", Seat("thief merchant", gold=4), Seat("magician king"))
    play(game, "rob merchant", "gold", "end")
    play_until(game, "turn", seat=0)
    assert game.the_turn().role.name == "merchant"
    assert game.players[0].gold == 6


@pytest.mark.rule("J-T17")
def test_a_threat_on_the_blackmailers_own_other_character_asks_for_no_bribe() -> None:
    game = game_at(
        "merchant",
        Seat("blackmailer merchant", gold=4),
        Seat("magician king"),
        markers="threat:merchant@0! threat:king@0",
    )
    game.play("gold")
    assert (game.to_act, game.stack[-1].kind) == (0, "turn")
    assert game.players[0].gold == 6


@pytest.mark.rule("J-T17")
def test_a_warrant_on_the_magistrates_own_other_character_has_no_effect() -> None:
    game = game_at(
        "merchant",
        Seat("magistrate merchant", gold=4, hand="tavern"),
        Seat("magician king"),
        markers="warrant:merchant@0! warrant:king@0 warrant:thief@0",
    )
    play(game, "gold", "build tavern")
    assert (game.to_act, game.stack[-1].kind) == (0, "turn")
    assert game.players[0].gold == 5
    assert names(game.players[0].city) == ["tavern"]


@pytest.mark.rule("J-T17")
def test_an_assassin_who_kills_their_own_other_character_loses_that_characters_turn() -> None:
    game = game_at(
        "merchant", Seat("assassin merchant"), Seat("warlord king"), markers="dagger:merchant@0"
    )
    assert game.to_act == 1


@pytest.mark.rule("J-T18")
@pytest.mark.parametrize(
    ("character", "verbs"),
    [
        ("spy", ["spy"]),
        ("magician", ["swap-hands"]),
        ("wizard", ["look"]),
        ("emperor", ["crown"]),
        ("cardinal", ["borrow"]),
        ("abbot", ["alms"]),
        ("diplomat", ["exchange"]),
        ("marshal", ["seize"]),
    ],
)
def test_a_player_cannot_be_the_target_of_their_own_ability(
    character: str, verbs: list[str]
) -> None:
    game = game_at(
        character,
        Seat(character, gold=1, hand="castle temple docks", city="tavern market"),
        Seat("assassin", gold=9, hand="manor", city="church"),
        Seat("artist", gold=9, hand="manor", city="prison"),
        Seat("merchant" if character != "merchant" else "trader"),
        crown=3,
    )
    game.play("gold")
    for verb in verbs:
        assert choices(game, verb)
        assert not any("@0" in choice for choice in choices(game, verb))


@pytest.mark.rule("J-T18")
def test_the_seer_cannot_use_the_ability_if_no_other_player_has_cards() -> None:
    game = game_at(
        "seer", Seat("seer", hand="castle"), Seat("king"), Seat("bishop"), Seat("warlord")
    )
    assert "foresee" not in texts(game)


# --- J-T20: what counts as building ---------------------------------------------------
@pytest.mark.rule("J-T20")
def test_building_without_paying_triggers_the_when_built_effect_of_a_district() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", hand="lighthouse", city="framework"),
        Seat("king"),
        Seat("thief"),
        edition="deluxe",
    )
    play(game, "gold", "build-with lighthouse framework")
    assert (game.to_act, game.stack[-1].kind) == (0, "lighthouse-take")


@pytest.mark.rule("J-T20")
@pytest.mark.parametrize(
    ("card", "kind"), [("lighthouse", "lighthouse-take"), ("bell_tower", "ring-bell")]
)
def test_the_magistrate_answers_the_question_that_a_confiscated_district_asks_when_built(
    card: str, kind: str
) -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=9, hand=card),
        Seat("magistrate"),
        Seat("king"),
        Seat("thief"),
        edition="deluxe",
        markers="warrant:bishop@1! warrant:king@1 warrant:thief@1",
    )
    play(game, "gold", f"build {card}", "confiscate")
    assert (game.to_act, game.stack[-1].kind) == (1, kind)


@pytest.mark.rule("J-T20")
def test_seizing_and_swapping_do_not_trigger_the_when_built_effect_of_a_district() -> None:
    game = game_at(
        "marshal",
        Seat("marshal", gold=9),
        Seat("king", city="lighthouse"),
        Seat("thief"),
        Seat("magician"),
        edition="deluxe",
    )
    play(game, "gold", "seize lighthouse @1")
    assert (game.to_act, game.stack[-1].kind) == (0, "turn")
    game = game_at(
        "diplomat",
        Seat("diplomat", gold=9, city="tavern"),
        Seat("king", city="bell_tower"),
        Seat("thief"),
        Seat("magician"),
        edition="deluxe",
    )
    play(game, "gold", "exchange bell_tower @1", "hand-over tavern")
    assert (game.to_act, game.stack[-1].kind) == (0, "turn")
