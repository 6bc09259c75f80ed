import pytest

from tests.rules.table import Seat, choices, city, game_at, gold, logged, play, play_until, texts

CROWNED = ["king", "patrician"]


# --- income ----------------------------------------------------------------------------
@pytest.mark.rule("C-King-1")
def test_the_king_gets_one_gold_per_noble_district() -> None:
    game = game_at(
        "king",
        Seat("assassin", city="manor"),
        Seat("king", gold=1, city="manor castle palace temple tavern prison smithy"),
        Seat(),
        Seat(),
    )
    play(game, "income")
    assert gold(game) == [0, 4, 0, 0]


@pytest.mark.rule("C-King-1", "T6")
def test_the_kings_income_is_taken_once_before_or_after_building() -> None:
    game = game_at(
        "king", Seat("king", gold=3, hand="manor", city="castle"), Seat(), Seat(), Seat()
    )
    assert "income" in texts(game)
    play(game, "gold", "build manor", "income")
    assert gold(game)[0] == 4
    assert "income" not in texts(game)


@pytest.mark.rule("C-King-1", "T6")
def test_districts_built_after_taking_the_income_bring_no_more_gold() -> None:
    game = game_at(
        "king", Seat("king", gold=3, hand="manor", city="castle"), Seat(), Seat(), Seat()
    )
    play(game, "income", "gold", "build manor")
    assert gold(game)[0] == 3
    assert "income" not in texts(game)


@pytest.mark.rule("C-King-1")
def test_the_king_gets_no_income_without_noble_districts() -> None:
    game = game_at("king", Seat("king", city="temple tavern prison"), Seat(), Seat(), Seat())
    assert "income" not in texts(game)


@pytest.mark.rule("C-King-1", "T5")
def test_the_kings_income_is_optional() -> None:
    game = game_at("king", Seat("king", city="manor"), Seat(), Seat(), Seat())
    play(game, "gold", "end")
    assert gold(game)[0] == 2


# --- the crown -------------------------------------------------------------------------
@pytest.mark.rule("C-King-2", "C-Patrician-2", "J-King-4")
@pytest.mark.parametrize("role", CROWNED)
def test_rank_4_takes_the_crown_on_being_revealed(role: str) -> None:
    game = game_at(role, Seat("assassin"), Seat("thief"), Seat(role), Seat("bishop"))
    assert game.to_act == 2
    assert "gold" in texts(game)
    assert game.crown == 2
    assert logged(game, "crowned") == ["crowned @2"]


@pytest.mark.rule("C-King-2", "C-Patrician-2", "T1")
@pytest.mark.parametrize("role", CROWNED)
def test_the_newly_crowned_player_calls_the_remaining_ranks_and_begins_the_next_draft(
    role: str,
) -> None:
    game = game_at(role, Seat("assassin"), Seat("thief"), Seat(role), Seat("bishop"))
    play(game, "gold", "end")
    assert logged(game, "called") == ["called @0 #4", "called @2 #5"]
    play_until(game, "pick")
    assert game.to_act == 2
    assert logged(game, "called")[-1] == "called @2 #8"
    assert logged(game, "round") == ["round @2 2"]


@pytest.mark.rule("C-King-2", "C-Patrician-2")
@pytest.mark.parametrize("role", CROWNED)
def test_a_king_or_patrician_who_already_has_the_crown_keeps_it(role: str) -> None:
    game = game_at(role, Seat("assassin"), Seat("thief"), Seat(role), Seat("bishop"), crown=2)
    assert game.crown == 2
    assert logged(game, "crowned") == []


@pytest.mark.rule("C-King-2", "C-Patrician-2")
@pytest.mark.parametrize("role", CROWNED)
def test_the_crown_stays_in_a_round_without_rank_4(role: str) -> None:
    game = game_at("bishop", Seat("thief"), Seat("merchant"), Seat("bishop"), Seat(), cast=role)
    play_until(game, "pick")
    assert game.crown == 0
    assert game.to_act == 0


@pytest.mark.rule("C-King-2", "C-Patrician-2")
@pytest.mark.parametrize("role", CROWNED)
def test_a_king_or_patrician_can_neither_refuse_the_crown_nor_pass_it_on(role: str) -> None:
    game = game_at(role, Seat("assassin"), Seat(role), Seat(), Seat())
    assert choices(game, "crown") == []
    assert "decline" not in texts(game)


@pytest.mark.rule("C-King-2", "D7")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_king_with_two_characters_takes_the_crown_in_the_kings_turn(seats: int) -> None:
    roles = ["thief bishop", "king warlord", "magician merchant"]
    game = game_at("king", *(Seat(role) for role in roles[:seats]))
    assert game.crown == 1
    play_until(game, "pick")
    assert game.to_act == 1


# --- killed ----------------------------------------------------------------------------
@pytest.mark.rule("K3", "C-Assassin-1")
@pytest.mark.parametrize("role", CROWNED)
def test_a_killed_rank_4_skips_the_turn_and_takes_the_crown_after_the_last_turn(role: str) -> None:
    game = game_at(
        "assassin",
        Seat("assassin"),
        Seat(role, gold=3, hand="tavern", city="manor"),
        Seat("bishop"),
        Seat("warlord"),
    )
    play(game, f"kill {role}", "gold", "end")
    # The Bishop is next. The crown has not moved, and it is not public who will get it.
    assert (game.to_act, game.rank, game.crown) == (2, 5, 0)
    assert "unanswered @0 #4" in logged(game, "unanswered")
    play_until(game, "turn", 3)
    play(game, "gold")
    assert game.crown == 0
    assert game.players[1].revealed == 0
    play(game, "end")
    assert game.crown == 1
    assert logged(game, "revealed")[-1] == "revealed @1 #4"
    assert logged(game, "crowned") == ["crowned @1"]
    assert game.stack[-1].kind == "pick"
    assert game.to_act == 1
    assert gold(game)[1] == 3
    assert city(game, 1) == ["manor"]
    assert len(game.players[1].hand) == 1


@pytest.mark.rule("K3")
@pytest.mark.parametrize("role", CROWNED)
def test_the_same_player_calls_all_ranks_of_a_round_with_a_killed_rank_4(role: str) -> None:
    game = game_at("assassin", Seat("assassin"), Seat(role), Seat("bishop"), Seat("warlord"))
    play(game, f"kill {role}", "gold", "end")
    play_until(game, "pick")
    assert {text.split()[1] for text in logged(game, "called")} == {"@0"}


@pytest.mark.rule("K3")
@pytest.mark.parametrize("role", CROWNED)
def test_if_nobody_has_the_killed_rank_4_the_crown_stays(role: str) -> None:
    game = game_at("assassin", Seat("assassin"), Seat("thief"), Seat(), Seat(), cast=role)
    play(game, f"kill {role}", "gold", "end")
    play_until(game, "pick")
    assert game.crown == 0
    assert logged(game, "crowned") == []
    assert logged(game, "revealed") == ["revealed @0 #1", "revealed @1 #2"]


@pytest.mark.rule("K3")
def test_a_killed_king_who_has_the_crown_is_revealed_and_keeps_it() -> None:
    game = game_at(
        "assassin", Seat("assassin"), Seat("king"), Seat("bishop"), Seat("warlord"), crown=1
    )
    play(game, "kill king", "gold", "end")
    play_until(game, "pick")
    assert game.crown == 1
    assert logged(game, "revealed")[-1] == "revealed @1 #4"


@pytest.mark.rule("K3", "D7")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_characters_the_player_of_a_killed_king_plays_the_other_character(
    seats: int,
) -> None:
    roles = ["assassin bishop", "king warlord", "magician merchant"]
    game = game_at("assassin", *(Seat(role) for role in roles[:seats]))
    play(game, "kill king", "gold", "end")
    play_until(game, "turn", 1)
    assert game.rank == 8
    assert game.crown == 0
    play(game, "gold", "end")
    assert game.crown == 1
    assert logged(game, "revealed")[-2:] == ["revealed @1 #8", "revealed @1 #4"]


@pytest.mark.rule("K3")
def test_no_other_killed_rank_is_revealed_at_the_end_of_the_round() -> None:
    game = game_at("assassin", Seat("assassin"), Seat("king"), Seat("bishop"), Seat("warlord"))
    play(game, "kill bishop", "gold", "end")
    play_until(game, "pick")
    assert "revealed @2 #5" not in logged(game, "revealed")
