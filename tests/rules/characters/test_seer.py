import pytest

from tests.rules.table import Seat, choices, city, game_at, hand, logged, play, texts


@pytest.mark.rule("C-Seer-1", "J-T11")
def test_the_seer_takes_a_card_from_every_other_player_and_gives_a_card_to_each_of_them() -> None:
    game = game_at(
        "seer",
        Seat("seer", hand="tavern"),
        Seat("king", hand="manor"),
        Seat(hand="temple"),
        Seat(hand="prison"),
    )
    play(game, "foresee")
    assert hand(game, 0) == ["manor", "prison", "tavern", "temple"]
    assert [len(player.hand) for player in game.players[1:]] == [0, 0, 0]
    assert [(question.kind, question.first) for question in game.stack[:0:-1]] == [
        ("seer-give", 1),
        ("seer-give", 2),
        ("seer-give", 3),
    ]
    # Seat 1 gets the card of seat 2, seat 2 the Seer's own card, and seat 3 its own card back.
    play(game, "give temple", "give tavern", "give prison")
    assert hand(game, 0) == ["manor"]
    assert [hand(game, seat) for seat in (1, 2, 3)] == [["temple"], ["tavern"], ["prison"]]
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Seer-1")
def test_the_seer_can_give_any_card_in_hand() -> None:
    game = game_at(
        "seer", Seat("seer", hand="tavern docks"), Seat("king", hand="manor"), Seat(), Seat()
    )
    play(game, "foresee")
    assert sorted(texts(game)) == ["give docks", "give manor", "give tavern"]


@pytest.mark.rule("C-Seer-1")
def test_players_without_cards_give_and_get_nothing() -> None:
    game = game_at(
        "seer", Seat("seer", hand="tavern"), Seat("king"), Seat(hand="temple church"), Seat()
    )
    play(game, "foresee")
    assert len(game.players[2].hand) == 1
    assert [question.first for question in game.stack[1:]] == [2]
    play(game, "give tavern")
    assert [len(player.hand) for player in game.players] == [1, 0, 2, 0]
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Seer-1")
def test_the_seer_cannot_use_the_ability_when_nobody_else_has_cards() -> None:
    game = game_at("seer", Seat("seer", hand="tavern"), Seat("king"), Seat(), Seat())
    assert "foresee" not in texts(game)


@pytest.mark.rule("C-Seer-1")
def test_a_seer_without_cards_gives_back_the_cards_taken() -> None:
    game = game_at("seer", Seat("seer"), Seat("king", hand="manor"), Seat(hand="temple"), Seat())
    play(game, "foresee", "give temple")
    assert texts(game) == ["give manor"]
    play(game, "give manor")
    assert [hand(game, seat) for seat in (0, 1, 2)] == [[], ["temple"], ["manor"]]


@pytest.mark.rule("C-Seer-1")
def test_the_seer_takes_one_card_from_a_hand_of_any_size() -> None:
    game = game_at(
        "seer", Seat("seer"), Seat("king", hand="manor castle palace"), Seat(hand="tavern"), Seat()
    )
    play(game, "foresee")
    assert [len(player.hand) for player in game.players] == [2, 2, 0, 0]


@pytest.mark.rule("C-Seer-1")
def test_the_seer_takes_a_random_card() -> None:
    cards = "manor castle palace temple"
    taken = {
        hand(
            play(
                game_at("seer", Seat("seer"), Seat(hand=cards), Seat(), Seat(), seed=seed),
                "foresee",
            ),
            0,
        )[0]
        for seed in range(40)
    }
    assert taken == set(cards.split())


@pytest.mark.rule("C-Seer-1", "I3")
def test_only_the_giver_and_the_receiver_see_a_card_that_changes_hands() -> None:
    game = game_at("seer", Seat("seer", hand="tavern"), Seat("king", hand="manor"), Seat(), Seat())
    play(game, "foresee", "give tavern")
    assert game.log is not None
    gave = [event for event in game.log if event.kind == "gave-card"]
    assert [repr(event.seen_by(1)) for event in gave] == [
        "gave-card @1 @0 1 manor",
        "gave-card @0 @1 1 tavern",
    ]
    assert [repr(event.seen_by(2)) for event in gave] == [
        "gave-card @1 @0 1 ?",
        "gave-card @0 @1 1 ?",
    ]


@pytest.mark.rule("C-Seer-1", "T5")
def test_the_seer_may_use_the_ability_once_at_any_time_in_the_turn() -> None:
    game = game_at("seer", Seat("seer", hand="tavern"), Seat("king", hand="manor"), Seat(), Seat())
    assert "foresee" in texts(game)
    play(game, "gold", "build tavern")
    assert {"foresee", "end"} <= set(texts(game))
    play(game, "foresee", "give manor")
    assert "foresee" not in texts(game)
    assert logged(game, "gave-card") == ["gave-card @1 @0 1 manor", "gave-card @0 @1 1 manor"]


@pytest.mark.rule("C-Seer-2")
def test_the_seer_can_build_two_districts() -> None:
    game = game_at("seer", Seat("seer", gold=9, hand="tavern temple manor"), Seat(), Seat(), Seat())
    play(game, "gold", "build tavern")
    assert set(choices(game, "build")) == {"temple", "manor"}
    play(game, "build temple")
    assert choices(game, "build") == []
    assert city(game, 0) == ["tavern", "temple"]


@pytest.mark.rule("C-Seer-2", "D7")
def test_with_two_characters_two_districts_may_be_built_only_in_the_seers_turn() -> None:
    game = game_at(
        "seer", Seat("seer bishop", gold=9, hand="tavern temple manor market"), Seat("king warlord")
    )
    play(game, "gold", "build tavern", "end")
    play(game, "gold", "end")
    assert (game.to_act, game.rank) == (0, 5)
    play(game, "gold", "build temple")
    assert choices(game, "build") == []


@pytest.mark.rule("C-Seer-1", "D7")
def test_with_three_players_the_seer_takes_one_card_from_each_of_the_two_others() -> None:
    game = game_at(
        "seer",
        Seat("seer bishop", hand="tavern"),
        Seat("king warlord", hand="manor"),
        Seat("thief merchant", hand="temple"),
    )
    play(game, "foresee")
    assert hand(game, 0) == ["manor", "tavern", "temple"]
    assert [question.first for question in game.stack[1:]] == [2, 1]
