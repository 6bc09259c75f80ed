import pytest

from citadella.rules import Game
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
    told,
)


def emperor_at(purse: int = 0, cards: str = "", crown: int = 0, seed: int = 0) -> Game:
    """Give a game in which seat 1 is the Emperor; seat 2 has this gold and these cards."""
    return game_at(
        "emperor",
        Seat("thief", gold=4, hand="keep"),
        Seat("emperor"),
        Seat("bishop", gold=purse, hand=cards),
        Seat("warlord", gold=6, hand="park"),
        crown=crown,
        seed=seed,
    )


@pytest.mark.rule("C-Emperor-1")
def test_the_emperor_gets_one_gold_per_noble_district() -> None:
    game = game_at(
        "emperor",
        Seat("thief", city="manor"),
        Seat("emperor", gold=1, city="manor castle temple tavern"),
        Seat(),
        Seat(),
    )
    play(game, "income")
    assert gold(game) == [0, 3, 0, 0]
    assert "income" not in texts(game)


@pytest.mark.rule("C-Emperor-1")
def test_without_noble_districts_there_is_no_income() -> None:
    game = game_at("emperor", Seat("thief"), Seat("emperor", city="temple"), Seat(), Seat())
    assert "income" not in texts(game)


# --- passing the crown -----------------------------------------------------------------
@pytest.mark.rule("C-Emperor-2", "J-Emperor-5")
def test_the_crown_goes_neither_to_the_emperor_nor_to_who_had_it() -> None:
    assert choices(emperor_at(crown=0), "crown") == ["@2", "@3"]
    assert choices(emperor_at(crown=3), "crown") == ["@0", "@2"]


@pytest.mark.rule("C-Emperor-2", "J-Emperor-5")
def test_an_emperor_who_has_the_crown_gives_it_to_any_other() -> None:
    game = emperor_at(crown=1)
    assert choices(game, "crown") == ["@0", "@2", "@3"]


@pytest.mark.rule("C-Emperor-2", "J-King-4")
def test_the_crown_does_not_move_before_the_emperor_says_so() -> None:
    game = emperor_at()
    assert game.crown == 0
    play(game, "gold")
    assert game.crown == 0
    assert told(game, "crowned") == []


@pytest.mark.rule("C-Emperor-2", "J-King-4")
def test_the_emperor_cannot_end_the_turn_before_passing_the_crown() -> None:
    game = emperor_at()
    play(game, "gold")
    assert "end" not in texts(game)
    play(game, "crown @2")
    assert game.crown == 2
    assert "end" in texts(game)


@pytest.mark.rule("C-Emperor-2", "J-King-4")
def test_the_crown_is_passed_before_gathering_or_after_building() -> None:
    early = emperor_at()
    play(early, "crown @2")
    assert "gold" in texts(early)
    assert "end" not in texts(early)
    late = game_at("emperor", Seat("thief"), Seat("emperor", hand="tavern"), Seat(), Seat())
    play(late, "gold", "build tavern")
    assert choices(late, "crown") == ["@2", "@3"]
    assert "end" not in texts(late)
    play(late, "crown @3", "end")
    assert city(late, 1) == ["tavern"]


@pytest.mark.rule("C-Emperor-2", "T5")
def test_the_crown_is_passed_once() -> None:
    game = emperor_at()
    play(game, "crown @2")
    assert choices(game, "crown") == []


@pytest.mark.rule("C-Emperor-2", "T1")
def test_the_newly_crowned_calls_the_rest_and_chooses_first_in_the_next_round() -> None:
    game = emperor_at()
    play(game, "gold", "crown @2", "end")
    assert told(game, "called") == ["called @0 #4", "called @2 #5"]
    play_until(game, "pick")
    assert game.to_act == 2


# --- the resource ----------------------------------------------------------------------
@pytest.mark.rule("C-Emperor-2", "J-Emperor-6")
def test_the_emperor_takes_a_gold_from_the_newly_crowned() -> None:
    game = emperor_at(purse=3, cards="tavern manor")
    play(game, "crown @2")
    assert game.to_act == 1
    assert texts(game) == ["levy-gold", "levy-card"]
    play(game, "levy-gold")
    assert gold(game) == [4, 1, 2, 6]
    assert hand(game, 2) == ["manor", "tavern"]
    assert hand(game, 1) == []


@pytest.mark.rule("C-Emperor-2", "J-Emperor-6")
def test_or_a_random_card() -> None:
    taken = set()
    for seed in range(30):
        game = emperor_at(purse=3, cards="tavern manor temple", seed=seed)
        play(game, "crown @2", "levy-card")
        assert gold(game) == [4, 0, 3, 6]
        assert len(game.players[2].hand) == 2
        assert len(game.players[1].hand) == 1
        taken.update(hand(game, 1))
    assert taken == {"tavern", "manor", "temple"}


@pytest.mark.rule("C-Emperor-2")
def test_who_has_no_cards_gives_the_gold() -> None:
    game = emperor_at(purse=1)
    play(game, "crown @2")
    assert gold(game) == [4, 1, 0, 6]
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Emperor-2")
def test_who_has_no_gold_gives_a_card() -> None:
    game = emperor_at(cards="tavern")
    play(game, "crown @2")
    assert hand(game, 1) == ["tavern"]
    assert hand(game, 2) == []
    assert gold(game) == [4, 0, 0, 6]
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Emperor-2")
def test_who_has_neither_gives_nothing() -> None:
    game = emperor_at()
    play(game, "crown @2")
    assert gold(game) == [4, 0, 0, 6]
    assert [len(player.hand) for player in game.players] == [1, 0, 0, 1]
    assert game.crown == 2
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Emperor-2", "I2")
def test_only_the_two_see_the_card() -> None:
    game = emperor_at(cards="tavern")
    play(game, "crown @2")
    assert game.log is not None
    gave = next(event for event in game.log if event.kind == "gave-card")
    assert repr(gave.seen_by(1)) == repr(gave.seen_by(2)) == "gave-card @2 @1 1 tavern"
    assert repr(gave.seen_by(0)) == "gave-card @2 @1 1 ?"


# --- killed ----------------------------------------------------------------------------
@pytest.mark.rule("K3", "J-Emperor-5")
def test_a_killed_emperor_passes_the_crown_after_the_last_turn_for_nothing() -> None:
    game = game_at(
        "assassin",
        Seat("assassin"),
        Seat("emperor", gold=1),
        Seat("bishop", gold=3, hand="tavern"),
        Seat("warlord", gold=3, hand="temple"),
    )
    play(game, "kill emperor", "gold", "end")
    assert (game.to_act, game.rank) == (2, 5)
    play_until(game, "turn", 3)
    assert game.players[1].revealed == 0
    play(game, "gold", "end")
    assert told(game, "revealed")[-1] == "revealed @1 #4"
    assert game.to_act == 1
    assert texts(game) == ["crown @2", "crown @3"]
    assert game.crown == 0
    play(game, "crown @3")
    assert game.crown == 3
    assert gold(game) == [2, 1, 5, 5]
    assert hand(game, 3) == ["temple"]
    assert hand(game, 1) == []
    assert game.stack[-1].kind == "pick"
    assert game.to_act == 3


@pytest.mark.rule("K3", "J-Emperor-5")
def test_a_killed_emperor_who_has_the_crown_gives_it_to_any_other() -> None:
    game = game_at(
        "assassin", Seat("assassin"), Seat("emperor"), Seat("bishop"), Seat("warlord"), crown=1
    )
    play(game, "kill emperor", "gold", "end")
    play_until(game, "pass-crown")
    assert game.to_act == 1
    assert texts(game) == ["crown @0", "crown @2", "crown @3"]


@pytest.mark.rule("K3")
def test_a_killed_emperor_that_nobody_has_asks_nobody() -> None:
    game = game_at("assassin", Seat("assassin"), Seat("thief"), Seat(), Seat(), cast="emperor")
    play(game, "kill emperor", "gold", "end", "gold", "end")
    assert game.stack[-1].kind == "pick"
    assert game.crown == 0


# --- three players ---------------------------------------------------------------------
@pytest.mark.rule("C-Emperor-2", "J-Emperor-5", "D7")
def test_with_three_players_the_third_gets_the_crown() -> None:
    game = game_at(
        "emperor", Seat("thief bishop"), Seat("emperor warlord"), Seat("merchant architect", gold=2)
    )
    assert choices(game, "crown") == ["@2"]
    play(game, "gold", "crown @2")
    assert game.crown == 2
    assert gold(game) == [0, 3, 1]


@pytest.mark.rule("K3", "J-Emperor-5", "D7")
def test_with_three_players_a_killed_emperor_crowns_the_third() -> None:
    game = game_at(
        "assassin",
        Seat("assassin bishop"),
        Seat("emperor warlord"),
        Seat("merchant architect", gold=2),
    )
    play(game, "kill emperor", "gold", "end")
    play_until(game, "turn", 1)
    assert game.rank == 8
    play(game, "gold", "end")
    assert texts(game) == ["crown @2"]
    play(game, "crown @2")
    assert game.to_act == 2
    assert gold(game)[1] == 2


@pytest.mark.rule("C-Emperor-2", "D7")
def test_with_three_players_the_emperors_other_turn_has_no_crown_to_pass() -> None:
    game = game_at(
        "warlord", Seat("thief bishop"), Seat("emperor warlord"), Seat("merchant architect")
    )
    play(game, "gold")
    assert choices(game, "crown") == []
    assert "end" in texts(game)
