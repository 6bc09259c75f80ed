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


def emperor_at(purse: int = 0, cards: str = "", crown: int = 0, seed: int = 0) -> Game:
    """Return a game with the Emperor at seat 1; seat 2 has `purse` gold and `cards` in hand."""
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
def test_the_emperor_gets_no_income_without_noble_districts() -> None:
    game = game_at("emperor", Seat("thief"), Seat("emperor", city="temple"), Seat(), Seat())
    assert "income" not in texts(game)


# --- passing the crown -----------------------------------------------------------------
@pytest.mark.rule("C-Emperor-2", "J-Emperor-5")
def test_the_crown_goes_neither_to_the_emperor_nor_to_the_player_who_had_it() -> None:
    assert choices(emperor_at(crown=0), "crown") == ["@2", "@3"]
    assert choices(emperor_at(crown=3), "crown") == ["@0", "@2"]


@pytest.mark.rule("C-Emperor-2", "J-Emperor-5")
def test_an_emperor_who_has_the_crown_gives_it_to_any_other_player() -> None:
    game = emperor_at(crown=1)
    assert choices(game, "crown") == ["@0", "@2", "@3"]


@pytest.mark.rule("C-Emperor-2", "J-King-4")
def test_the_crown_stays_until_the_emperor_passes_it() -> None:
    game = emperor_at()
    assert game.crown == 0
    play(game, "gold")
    assert game.crown == 0
    assert logged(game, "crowned") == []


@pytest.mark.rule("C-Emperor-2", "J-King-4")
def test_the_emperor_cannot_end_the_turn_before_passing_the_crown() -> None:
    game = emperor_at()
    play(game, "gold")
    assert "end" not in texts(game)
    play(game, "crown @2")
    assert game.crown == 2
    assert "end" in texts(game)


@pytest.mark.rule("C-Emperor-2", "J-King-4")
def test_the_crown_can_be_passed_before_gathering_or_after_building() -> None:
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
def test_the_emperor_passes_the_crown_only_once() -> None:
    game = emperor_at()
    play(game, "crown @2")
    assert choices(game, "crown") == []


@pytest.mark.rule("C-Emperor-2", "T1")
def test_the_newly_crowned_player_calls_the_remaining_ranks_and_begins_the_next_draft() -> None:
    game = emperor_at()
    play(game, "gold", "crown @2", "end")
    assert logged(game, "called") == ["called @0 #4", "called @2 #5"]
    play_until(game, "pick")
    assert game.to_act == 2


# --- the gold or card for the Emperor --------------------------------------------------
@pytest.mark.rule("C-Emperor-2", "J-Emperor-6")
def test_the_emperor_can_take_1_gold_from_the_newly_crowned_player() -> None:
    game = emperor_at(purse=3, cards="tavern manor")
    play(game, "crown @2")
    assert game.to_act == 1
    assert texts(game) == ["levy-gold", "levy-card"]
    play(game, "levy-gold")
    assert gold(game) == [4, 1, 2, 6]
    assert hand(game, 2) == ["manor", "tavern"]
    assert hand(game, 1) == []


@pytest.mark.rule("C-Emperor-2", "J-Emperor-6")
def test_the_emperor_can_take_a_random_card_instead_of_gold() -> None:
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
def test_a_newly_crowned_player_without_cards_gives_gold() -> None:
    game = emperor_at(purse=1)
    play(game, "crown @2")
    assert gold(game) == [4, 1, 0, 6]
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Emperor-2")
def test_a_newly_crowned_player_without_gold_gives_a_card() -> None:
    game = emperor_at(cards="tavern")
    play(game, "crown @2")
    assert hand(game, 1) == ["tavern"]
    assert hand(game, 2) == []
    assert gold(game) == [4, 0, 0, 6]
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Emperor-2")
def test_a_newly_crowned_player_without_gold_or_cards_gives_nothing() -> None:
    game = emperor_at()
    play(game, "crown @2")
    assert gold(game) == [4, 0, 0, 6]
    assert [len(player.hand) for player in game.players] == [1, 0, 0, 1]
    assert game.crown == 2
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("C-Emperor-2", "I2")
def test_only_the_emperor_and_the_giver_see_the_card() -> None:
    game = emperor_at(cards="tavern")
    play(game, "crown @2")
    assert game.log is not None
    gave = next(event for event in game.log if event.kind == "gave-card")
    assert repr(gave.seen_by(1)) == repr(gave.seen_by(2)) == "gave-card @2 @1 1 tavern"
    assert repr(gave.seen_by(0)) == "gave-card @2 @1 1 ?"


# --- killed ----------------------------------------------------------------------------
@pytest.mark.rule("K3", "J-Emperor-5")
def test_a_killed_emperor_passes_the_crown_after_the_last_turn_and_takes_nothing() -> None:
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
    assert logged(game, "revealed")[-1] == "revealed @1 #4"
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
def test_a_killed_emperor_who_has_the_crown_gives_it_to_any_other_player() -> None:
    game = game_at(
        "assassin", Seat("assassin"), Seat("emperor"), Seat("bishop"), Seat("warlord"), crown=1
    )
    play(game, "kill emperor", "gold", "end")
    play_until(game, "pass-crown")
    assert game.to_act == 1
    assert texts(game) == ["crown @0", "crown @2", "crown @3"]


@pytest.mark.rule("K3")
def test_if_nobody_has_the_killed_emperor_the_crown_stays() -> None:
    game = game_at("assassin", Seat("assassin"), Seat("thief"), Seat(), Seat(), cast="emperor")
    play(game, "kill emperor", "gold", "end", "gold", "end")
    assert game.stack[-1].kind == "pick"
    assert game.crown == 0


# --- three players ---------------------------------------------------------------------
@pytest.mark.rule("C-Emperor-2", "J-Emperor-5", "D7")
def test_with_three_players_the_emperor_can_crown_only_the_third_player() -> None:
    game = game_at(
        "emperor", Seat("thief bishop"), Seat("emperor warlord"), Seat("merchant architect", gold=2)
    )
    assert choices(game, "crown") == ["@2"]
    play(game, "gold", "crown @2")
    assert game.crown == 2
    assert gold(game) == [0, 3, 1]


@pytest.mark.rule("K3", "J-Emperor-5", "D7")
def test_with_three_players_a_killed_emperor_can_crown_only_the_third_player() -> None:
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
def test_with_three_players_the_emperors_other_character_does_not_pass_the_crown() -> None:
    game = game_at(
        "warlord", Seat("thief bishop"), Seat("emperor warlord"), Seat("merchant architect")
    )
    play(game, "gold")
    assert choices(game, "crown") == []
    assert "end" in texts(game)
