import pytest

from tests.rules.table import Seat, choices, city, game_at, gold, logged, play, play_until, texts


@pytest.mark.rule("C-Thief-1")
def test_the_thief_can_name_any_character_except_rank_1_and_the_thief() -> None:
    game = game_at("thief", Seat("thief"), Seat("assassin"), Seat("king"), Seat(), cast="artist")
    assert choices(game, "rob") == [
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
        "artist",
    ]


@pytest.mark.rule("C-Thief-1")
@pytest.mark.parametrize("rank_1", ["assassin", "witch", "magistrate"])
def test_rank_1_cannot_be_robbed(rank_1: str) -> None:
    game = game_at("thief", Seat("thief"), Seat(rank_1), Seat("king"), Seat("bishop"))
    assert rank_1 not in choices(game, "rob")
    assert "king" in choices(game, "rob")


@pytest.mark.rule("C-Thief-1")
def test_a_killed_character_cannot_be_robbed() -> None:
    game = game_at("assassin", Seat("assassin"), Seat("thief"), Seat("king"), Seat("bishop"))
    play(game, "kill king", "gold", "end")
    assert game.to_act == 1
    assert choices(game, "rob") == ["magician", "bishop", "merchant", "architect", "warlord"]


@pytest.mark.rule("C-Thief-1")
def test_a_bewitched_character_cannot_be_robbed() -> None:
    game = game_at("witch", Seat("witch"), Seat("thief"), Seat("king"), Seat("bishop"))
    play(game, "gold", "bewitch bishop")
    assert game.to_act == 1
    assert choices(game, "rob") == ["magician", "king", "merchant", "architect", "warlord"]


@pytest.mark.rule("C-Thief-1")
def test_a_character_with_a_warrant_can_be_robbed() -> None:
    game = game_at(
        "thief", Seat("magistrate"), Seat("thief"), Seat("king"), Seat(), markers="warrant:king@0!"
    )
    assert "king" in choices(game, "rob")


@pytest.mark.rule("C-Thief-1", "J-T10")
def test_the_thief_takes_all_the_gold_when_the_robbed_character_is_revealed() -> None:
    game = game_at(
        "thief", Seat("thief", gold=1), Seat("merchant", gold=5), Seat("king", gold=4), Seat()
    )
    play(game, "rob merchant", "gold", "end")
    play(game, "gold", "end")
    # The King has had an ordinary turn; the Merchant has just been called.
    assert game.to_act == 1
    assert "gold" in texts(game)
    assert gold(game) == [8, 0, 6, 0]
    assert logged(game, "gave-gold") == ["gave-gold @1 @0 5"]


@pytest.mark.rule("C-Thief-1")
def test_nothing_is_taken_before_the_robbed_character_is_revealed() -> None:
    game = game_at("thief", Seat("thief", gold=1), Seat("merchant", gold=5), Seat("king"), Seat())
    play(game, "rob merchant", "gold", "end")
    assert gold(game) == [3, 5, 0, 0]


@pytest.mark.rule("C-Thief-1", "J-T10")
def test_the_robbed_player_keeps_gold_received_after_the_theft() -> None:
    game = game_at(
        "thief", Seat("thief"), Seat("merchant", gold=5, city="tavern market"), Seat(), Seat()
    )
    play(game, "rob merchant", "gold", "end")
    play(game, "gold", "income", "bonus")
    assert gold(game) == [7, 5, 0, 0]
    play(game, "end")
    assert gold(game) == [7, 5, 0, 0]


@pytest.mark.rule("C-Thief-1", "J-I9")
def test_gold_on_districts_is_not_stolen() -> None:
    game = game_at("thief", Seat("thief"), Seat("merchant", gold=2, city="tavern+"), Seat(), Seat())
    play(game, "rob merchant", "gold", "end")
    assert gold(game) == [4, 0, 0, 0]
    assert city(game, 1) == ["tavern+"]


@pytest.mark.rule("C-Thief-1")
def test_robbing_a_player_without_gold_is_logged_as_finding_nothing() -> None:
    game = game_at("thief", Seat("thief"), Seat("merchant"), Seat(), Seat())
    play(game, "rob merchant", "gold", "end")
    assert gold(game) == [2, 0, 0, 0]
    assert logged(game, "found-nothing") == ["found-nothing @1 @0"]


@pytest.mark.rule("C-Thief-1")
def test_robbing_a_character_that_nobody_has_brings_nothing() -> None:
    game = game_at("thief", Seat("thief"), Seat("merchant", gold=5), Seat("king", gold=4), Seat())
    play(game, "rob warlord", "gold", "end")
    play_until(game, "pick")
    assert gold(game)[0] == 2
    assert logged(game, "gave-gold") == []


@pytest.mark.rule("C-Thief-1", "T5")
def test_the_thief_may_rob_once_at_any_time_in_the_turn() -> None:
    game = game_at("thief", Seat("thief", hand="tavern"), Seat("merchant"), Seat(), Seat())
    play(game, "gold", "build tavern")
    assert "merchant" in choices(game, "rob")
    assert "end" in texts(game)
    play(game, "rob merchant")
    assert choices(game, "rob") == []


@pytest.mark.rule("C-Thief-1")
def test_everyone_learns_which_character_the_thief_named() -> None:
    game = game_at("thief", Seat("thief"), Seat("merchant"), Seat("king"), Seat())
    play(game, "rob merchant")
    assert game.log is not None
    assert repr(game.log[-1].seen_by(2)) == "robbed @0 #6"


@pytest.mark.rule("C-Thief-1", "J-King-4")
def test_a_robbed_king_loses_the_gold_and_takes_the_crown() -> None:
    game = game_at("thief", Seat("thief"), Seat("king", gold=3, city="manor"), Seat(), Seat())
    play(game, "rob king", "gold", "end")
    assert gold(game) == [5, 0, 0, 0]
    assert game.crown == 1
    play(game, "income")
    assert gold(game) == [5, 1, 0, 0]


@pytest.mark.rule("C-Thief-1", "D7")
def test_with_two_characters_the_theft_happens_when_the_named_character_is_called() -> None:
    game = game_at("thief", Seat("thief bishop"), Seat("magician warlord", gold=3))
    play(game, "rob warlord", "gold", "end")
    assert gold(game) == [2, 3]
    play(game, "gold", "end")
    assert gold(game) == [2, 5]
    play(game, "gold", "end")
    # The Thief's player also gathered 2 gold as the Bishop, and then took all 5 from the Warlord.
    assert gold(game) == [9, 0]


@pytest.mark.rule("C-Thief-1", "D7")
def test_with_two_characters_no_gold_is_stolen_in_the_robbed_players_other_turn() -> None:
    game = game_at("thief", Seat("thief bishop"), Seat("magician warlord", gold=3))
    play(game, "rob magician", "gold", "end")
    assert gold(game) == [5, 0]
    play(game, "gold", "end", "gold", "end")
    assert game.rank == 8
    assert gold(game) == [7, 2]


@pytest.mark.rule("C-Thief-1", "D7", "J-T17")
def test_robbing_the_thiefs_own_other_character_transfers_no_gold() -> None:
    game = game_at("thief", Seat("thief bishop", gold=3), Seat("magician warlord"))
    assert "bishop" in choices(game, "rob")
    play(game, "rob bishop", "gold", "end")
    play_until(game, "turn", 0)
    assert game.rank == 5
    assert gold(game)[0] == 5
    assert logged(game, "gave-gold") == []
