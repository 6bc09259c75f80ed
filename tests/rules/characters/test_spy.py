import pytest

from citadella.notation import Position
from tests.rules.table import Seat, choices, city, game_at, gold, hand, logged, play, texts

TYPES = ["noble", "religious", "trade", "military", "unique"]


@pytest.mark.rule("C-Spy-1")
def test_the_spy_chooses_another_player_with_cards_and_any_type() -> None:
    game = game_at(
        "spy", Seat("spy", hand="tavern"), Seat("king", hand="manor"), Seat(), Seat(hand="temple")
    )
    assert choices(game, "spy") == [f"@{seat} {type}" for seat in (1, 3) for type in TYPES]


@pytest.mark.rule("C-Spy-1")
def test_the_spy_takes_one_gold_and_draws_one_card_for_each_matching_card() -> None:
    game = game_at(
        "spy",
        Seat("spy", gold=1, hand="manor"),
        Seat("king", gold=5, hand="tavern market tavern temple"),
        Seat(gold=4, hand="docks"),
        Seat(),
        deck="palace castle prison fortress",
    )
    play(game, "spy @1 trade")
    assert gold(game) == [4, 2, 4, 0]
    assert hand(game, 0) == ["castle", "manor", "palace", "prison"]
    assert hand(game, 1) == ["market", "tavern", "tavern", "temple"]
    assert hand(game, 2) == ["docks"]


@pytest.mark.rule("C-Spy-1")
@pytest.mark.parametrize(
    ("type", "matches"),
    [("noble", 1), ("religious", 2), ("trade", 0), ("military", 1), ("unique", 3)],
)
def test_only_cards_of_the_named_type_count(type: str, matches: int) -> None:
    cards = "manor temple church prison smithy keep park"
    game = game_at("spy", Seat("spy"), Seat("king", gold=9, hand=cards), Seat(), Seat())
    play(game, f"spy @1 {type}")
    assert gold(game) == [matches, 9 - matches, 0, 0]
    assert len(game.players[0].hand) == matches
    assert len(game.players[1].hand) == 7


@pytest.mark.rule("C-Spy-1")
@pytest.mark.parametrize("purse", [0, 1, 2])
def test_the_spy_takes_only_the_gold_there_is_but_draws_a_card_for_every_match(purse: int) -> None:
    game = game_at(
        "spy", Seat("spy"), Seat("king", gold=purse, hand="tavern market docks"), Seat(), Seat()
    )
    play(game, "spy @1 trade")
    assert gold(game) == [purse, 0, 0, 0]
    assert len(game.players[0].hand) == 3


@pytest.mark.rule("C-Spy-1", "T9")
def test_the_spy_draws_the_whole_deck_if_it_has_fewer_cards_than_there_are_matches() -> None:
    position = Position.build(
        [Seat("spy"), Seat("king", gold=3, hand="tavern market docks"), Seat(), Seat()], call="spy"
    )
    position.data["deck"] = ["palace", "castle"]
    game = position.game()
    play(game, "spy @1 trade")
    assert gold(game) == [3, 0, 0, 0]
    assert hand(game, 0) == ["castle", "palace"]


@pytest.mark.rule("C-Spy-1", "I3")
def test_only_the_spy_sees_the_hand_but_everyone_learns_its_owner_and_the_named_type() -> None:
    game = game_at("spy", Seat("spy"), Seat("king", hand="manor temple"), Seat(), Seat())
    play(game, "spy @1 trade")
    assert game.log is not None
    looked = next(event for event in game.log if event.kind == "looked")
    assert repr(looked.seen_by(0)) == "looked @0 @1 2 manor temple"
    assert repr(looked.seen_by(2)) == "looked @0 @1 2 ? ?"
    assert logged(game, "spied") == ["spied @0 @1 2"]  # type 2 means trade
    assert logged(game, "gave-gold") == []
    assert hand(game, 0) == []
    remembered = game.players[1].seen[0]
    assert remembered is not None
    assert sorted(card.name for card in remembered.cards) == ["manor", "temple"]
    assert game.players[1].seen[2] is None


@pytest.mark.rule("C-Spy-1", "T5")
def test_the_spy_may_look_once_at_any_time_in_the_turn() -> None:
    game = game_at(
        "spy", Seat("spy", hand="tavern"), Seat("king", hand="manor"), Seat(hand="docks"), Seat()
    )
    play(game, "gold", "build tavern")
    assert "end" in texts(game)
    play(game, "spy @2 trade")
    assert choices(game, "spy") == []
    assert city(game, 0) == ["tavern"]


@pytest.mark.rule("C-Spy-1")
def test_action_cards_match_no_type() -> None:
    game = game_at(
        "spy",
        Seat("spy"),
        Seat("king", gold=5, hand="circus_tent director smithy"),
        Seat(),
        Seat(),
        edition="deluxe",
        action_cards=True,
    )
    play(game, "spy @1 unique")
    assert gold(game)[:2] == [1, 4]
    assert len(game.players[0].hand) == 1


@pytest.mark.rule("C-Spy-1", "D7")
def test_with_two_characters_the_spy_still_looks_at_another_player() -> None:
    game = game_at("spy", Seat("spy king", hand="manor"), Seat("bishop warlord", hand="tavern"))
    assert {text.split()[0] for text in choices(game, "spy")} == {"@1"}
