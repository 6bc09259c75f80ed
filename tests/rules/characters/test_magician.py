import pytest

from citadella.notation import Position
from tests.rules.table import Seat, choices, city, game_at, hand, logged, play, texts


@pytest.mark.rule("C-Magician-1")
def test_the_magician_swaps_the_whole_hand_with_that_of_another_player() -> None:
    game = game_at(
        "magician",
        Seat("magician", hand="tavern"),
        Seat("king", hand="manor palace castle"),
        Seat(hand="temple"),
        Seat(),
    )
    assert choices(game, "swap-hands") == ["@1", "@2", "@3"]
    play(game, "swap-hands @1")
    assert hand(game, 0) == ["castle", "manor", "palace"]
    assert hand(game, 1) == ["tavern"]
    assert hand(game, 2) == ["temple"]


@pytest.mark.rule("C-Magician-1")
def test_the_magician_can_swap_an_empty_hand_for_a_full_one() -> None:
    game = game_at("magician", Seat("magician"), Seat("king", hand="manor palace"), Seat(), Seat())
    play(game, "swap-hands @1")
    assert hand(game, 0) == ["manor", "palace"]
    assert hand(game, 1) == []


@pytest.mark.rule("C-Magician-1")
def test_the_magician_can_swap_a_full_hand_for_an_empty_one() -> None:
    game = game_at("magician", Seat("magician", hand="manor palace"), Seat("king"), Seat(), Seat())
    play(game, "swap-hands @1")
    assert hand(game, 0) == []
    assert hand(game, 1) == ["manor", "palace"]


@pytest.mark.rule("C-Magician-1", "J-T11")
def test_the_magician_exchanges_any_number_of_cards_for_as_many_from_the_deck() -> None:
    game = game_at(
        "magician",
        Seat("magician", hand="tavern manor temple"),
        Seat("king", hand="docks"),
        Seat(),
        Seat(),
        deck="palace castle prison",
    )
    size = len(game.deck)
    play(game, "redraw", "discard tavern", "discard temple", "done")
    assert hand(game, 0) == ["castle", "manor", "palace"]
    assert hand(game, 1) == ["docks"]
    assert sorted(card.name for card in game.deck[:2]) == ["tavern", "temple"]
    assert len(game.deck) == size
    assert game.deck[-1].name == "prison"


@pytest.mark.rule("C-Magician-1")
def test_the_whole_hand_can_be_exchanged_with_the_deck() -> None:
    game = game_at(
        "magician",
        Seat("magician", hand="tavern tavern"),
        Seat("king"),
        Seat(),
        Seat(),
        deck="palace castle",
    )
    play(game, "redraw", "discard tavern", "discard tavern")
    assert hand(game, 0) == ["castle", "palace"]
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Magician-1")
def test_a_single_card_can_be_exchanged_with_the_deck() -> None:
    game = game_at(
        "magician",
        Seat("magician", hand="tavern manor"),
        Seat("king"),
        Seat(),
        Seat(),
        deck="palace castle",
    )
    play(game, "redraw")
    assert "done" not in texts(game)
    play(game, "discard manor", "done")
    assert hand(game, 0) == ["palace", "tavern"]


@pytest.mark.rule("C-Magician-1", "T9", "J-Magician-2")
def test_exchanged_cards_go_to_the_bottom_before_new_ones_are_drawn() -> None:
    position = Position.build(
        [Seat("magician", hand="tavern manor temple"), Seat("king"), Seat(), Seat()],
        call="magician",
    )
    position.data["deck"] = ["palace"]
    game = position.game()
    play(game, "redraw", "discard tavern", "discard manor", "done")
    # With one card in the deck, one of the exchanged cards comes back.
    assert hand(game, 0) == ["palace", "tavern", "temple"]
    assert [card.name for card in game.deck] == ["manor"]


@pytest.mark.rule("C-Magician-1", "T5")
@pytest.mark.parametrize("ability", [["swap-hands @1"], ["redraw", "discard manor", "done"]])
def test_the_magician_either_swaps_hands_or_exchanges_cards_and_only_once(
    ability: list[str],
) -> None:
    game = game_at(
        "magician",
        Seat("magician", gold=1, hand="tavern manor"),
        Seat("king", hand="market temple"),
        Seat(),
        Seat(),
    )
    play(game, *ability)
    assert choices(game, "swap-hands") == []
    assert "redraw" not in texts(game)


@pytest.mark.rule("C-Magician-1", "T5")
def test_the_magician_may_act_at_any_time_in_the_turn() -> None:
    game = game_at(
        "magician",
        Seat("magician", hand="tavern manor"),
        Seat("king", hand="market"),
        Seat(),
        Seat(),
    )
    assert {"swap-hands @1", "redraw"} <= set(texts(game))
    play(game, "gold", "build tavern")
    assert {"swap-hands @1", "redraw", "end"} <= set(texts(game))
    play(game, "swap-hands @1", "end")
    assert city(game, 0) == ["tavern"]
    assert hand(game, 0) == ["market"]


@pytest.mark.rule("C-Magician-1")
def test_cards_received_in_a_swap_can_be_built_in_the_same_turn() -> None:
    game = game_at("magician", Seat("magician"), Seat("king", hand="market"), Seat(), Seat())
    play(game, "gold", "swap-hands @1", "build market")
    assert city(game, 0) == ["market"]


@pytest.mark.rule("C-Magician-1", "I2")
def test_others_see_how_many_cards_go_back_but_not_which() -> None:
    game = game_at("magician", Seat("magician", hand="tavern manor"), Seat("king"), Seat(), Seat())
    play(game, "redraw", "discard tavern", "done")
    assert game.log is not None
    returned = next(event for event in game.log if event.kind == "returned")
    assert repr(returned.seen_by(0)) == "returned @0 1 tavern"
    assert repr(returned.seen_by(1)) == "returned @0 1 ?"


@pytest.mark.rule("C-Magician-1", "I3")
def test_after_a_swap_of_hands_only_the_two_players_know_the_swapped_cards() -> None:
    game = game_at(
        "magician", Seat("magician", hand="tavern"), Seat("king", hand="manor"), Seat(), Seat()
    )
    play(game, "swap-hands @1")
    for owner, giver, card in ((0, 1, "manor"), (1, 0, "tavern")):
        known = game.players[owner].seen
        remembered = known[giver]
        assert remembered is not None
        assert [c.name for c in remembered.cards] == [card]
        assert [known[seat] for seat in range(4) if seat != giver] == [None] * 3
    assert logged(game, "hands-swapped") == ["hands-swapped @0 @1"]


@pytest.mark.rule("C-Magician-1", "D7")
def test_a_magician_with_two_characters_swaps_hands_only_in_the_magicians_turn() -> None:
    game = game_at("magician", Seat("magician bishop", hand="tavern"), Seat("king warlord"))
    assert choices(game, "swap-hands") == ["@1"]
    play(game, "gold", "end", "gold", "end")
    assert game.rank == 5
    assert choices(game, "swap-hands") == []
    assert "redraw" not in texts(game)
