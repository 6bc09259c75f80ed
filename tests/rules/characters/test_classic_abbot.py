import pytest

from tests.rules.table import Seat, choices, game_at, gold, play, texts


def alms(abbot: int, *others: int) -> list[str]:
    roles = ["king", "thief", "warlord"]
    seats = [Seat(role, gold=coins) for role, coins in zip(roles, others, strict=True)]
    game = game_at("abbot", Seat("abbot", gold=abbot), *seats, edition="classic")
    return choices(game, "alms")


@pytest.mark.rule("X-Abbot-1")
def test_the_classic_abbot_gets_1_gold_per_religious_district_and_no_cards() -> None:
    game = game_at(
        "abbot",
        Seat("abbot", gold=1, city="temple church manor"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    assert choices(game, "income-gold") == []
    play(game, "income")
    assert game.players[0].gold == 3
    assert game.players[0].hand == []
    assert "income" not in texts(game)


@pytest.mark.rule("X-Abbot-1", "U-school_of_magic")
def test_the_school_of_magic_brings_the_classic_abbot_1_gold() -> None:
    game = game_at(
        "abbot",
        Seat("abbot", city="school_of_magic temple"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "income")
    assert game.players[0].gold == 2
    assert game.players[0].hand == []


@pytest.mark.rule("X-Abbot-2")
def test_the_single_richest_player_gives_1_gold_once() -> None:
    game = game_at(
        "abbot",
        Seat("abbot", gold=2),
        Seat("king", gold=9),
        Seat("thief", gold=4),
        Seat("warlord"),
        edition="classic",
    )
    assert choices(game, "alms") == ["@1"]
    play(game, "alms @1")
    assert gold(game) == [3, 8, 4, 0]
    assert choices(game, "alms") == []


@pytest.mark.rule("X-Abbot-2")
def test_no_gold_is_given_when_the_richest_players_are_tied() -> None:
    assert alms(2, 5, 5, 0) == []


@pytest.mark.rule("X-Abbot-2")
def test_no_gold_is_given_when_the_abbot_is_among_the_richest() -> None:
    assert alms(5, 5, 4, 0) == []
    assert alms(6, 5, 4, 0) == []
    assert alms(0, 0, 0, 0) == []
    assert alms(4, 5, 4, 0) == ["@1"]


@pytest.mark.rule("X-Abbot-2")
def test_the_classic_abbot_need_not_take_gold_from_the_richest() -> None:
    game = game_at(
        "abbot",
        Seat("abbot"),
        Seat("king", gold=5),
        Seat("thief"),
        Seat("warlord"),
        edition="classic",
    )
    play(game, "gold", "end")
    assert gold(game) == [2, 5, 0, 0]
