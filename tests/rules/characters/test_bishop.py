import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, play, play_until, texts


def after_the_bishop(rank_8: str, edition: str = "2016", markers: str = "", seed: int = 0) -> Game:
    """Return a game after the turn of the Bishop (seat 1); rank 8 (seat 0) has gathered."""
    game = game_at(
        "bishop",
        Seat(rank_8, gold=9, city="market"),
        Seat("bishop", city="temple manor"),
        Seat("merchant", city="tavern"),
        Seat("assassin"),
        edition=edition,
        markers=markers,
        seed=seed,
    )
    return play(play_until(game, "turn", seat=0), "gold")


@pytest.mark.rule("C-Bishop-1")
def test_the_bishop_gets_1_gold_per_religious_district() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", gold=1, city="temple church manor tavern"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord", city="monastery"),
    )
    play(game, "income")
    assert gold(game) == [3, 0, 0, 0]


@pytest.mark.rule("C-Bishop-1", "T6")
def test_the_bishops_income_is_taken_once_for_the_districts_in_the_city_at_that_time() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", hand="church", city="temple"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "gold", "build church", "income")
    assert game.players[0].gold == 2
    assert "income" not in texts(game)


@pytest.mark.rule("C-Bishop-1", "U-school_of_magic")
def test_the_school_of_magic_counts_as_religious() -> None:
    game = game_at(
        "bishop",
        Seat("bishop", city="school_of_magic"),
        Seat("king"),
        Seat("thief"),
        Seat("warlord"),
    )
    play(game, "income")
    assert game.players[0].gold == 1


@pytest.mark.rule("C-Bishop-1")
def test_the_bishop_gets_no_income_without_religious_districts() -> None:
    game = game_at(
        "bishop", Seat("bishop", city="manor keep"), Seat("king"), Seat("thief"), Seat("warlord")
    )
    assert "income" not in texts(game)


@pytest.mark.rule("C-Bishop-2")
@pytest.mark.parametrize("edition", ["2016", "2021", "deluxe"])
def test_rank_8_cannot_use_its_ability_on_the_bishops_city(edition: str) -> None:
    assert choices(after_the_bishop("warlord", edition), "destroy") == ["market @0", "tavern @2"]
    assert choices(after_the_bishop("diplomat", edition), "exchange") == ["tavern @2"]
    assert choices(after_the_bishop("marshal", edition), "seize") == ["tavern @2"]


@pytest.mark.rule("C-Bishop-2")
def test_a_killed_bishop_protects_nothing() -> None:
    marker = "dagger:bishop@3"
    assert "temple @1" in choices(after_the_bishop("warlord", markers=marker), "destroy")
    assert "temple @1" in choices(after_the_bishop("diplomat", markers=marker), "exchange")
    assert "temple @1" in choices(after_the_bishop("marshal", markers=marker), "seize")


@pytest.mark.rule("C-Bishop-2", "C-Witch-7")
def test_a_bewitched_bishop_protects_the_witch_instead() -> None:
    game = game_at(
        "bishop",
        Seat("warlord", gold=9),
        Seat("bishop", city="temple"),
        Seat("witch", city="tavern"),
        Seat("merchant"),
        markers="spell:bishop@2",
    )
    play_until(game, "turn", seat=0)
    assert choices(game, "destroy") == ["temple @1"]


@pytest.mark.rule("C-Bishop-2")
def test_the_bishops_protection_lasts_for_the_round_only() -> None:
    game = play_until(after_the_bishop("warlord", seed=4), "pick", seat=0)
    play(game, "pick warlord")
    while game.stack[-1].kind == "pick":
        play(game, "pick " + next(name for name in choices(game, "pick") if name != "bishop"))
    while game.the_turn().role.name != "warlord":
        play(play_until(game, "turn"), "gold", "end")
    assert game.round == 2
    assert "temple @1" in choices(game, "destroy")


def bishop_and_rank_8_of_one_player(rank_8: str, edition: str) -> Game:
    game = game_at(
        "bishop",
        Seat(f"bishop {rank_8}", gold=9, city="temple watchtower"),
        Seat("king merchant", city="tavern"),
        Seat("assassin thief", city="market"),
        edition=edition,
    )
    play(game, "gold", "end", "gold", "end")
    assert game.the_turn().role.name == rank_8
    return game


@pytest.mark.rule("C-Bishop-2")
@pytest.mark.parametrize("edition", ["2016", "2021"])
def test_with_two_characters_the_bishop_protects_even_from_the_same_players_own_rank_8(
    edition: str,
) -> None:
    game = bishop_and_rank_8_of_one_player("warlord", edition)
    assert choices(game, "destroy") == ["tavern @1", "market @2"]
    # The Diplomat's own districts are protected, too, so there is nothing to give in exchange.
    game = bishop_and_rank_8_of_one_player("diplomat", edition)
    assert choices(game, "exchange") == []
    # The Marshal is not affected, because he takes districts only from other cities.
    game = bishop_and_rank_8_of_one_player("marshal", edition)
    assert choices(game, "seize") == ["tavern @1", "market @2"]


@pytest.mark.rule("C-Bishop-2")
def test_in_deluxe_the_bishop_does_not_protect_from_the_same_players_rank_8() -> None:
    game = bishop_and_rank_8_of_one_player("warlord", "deluxe")
    assert choices(game, "destroy") == ["temple @0", "watchtower @0", "tavern @1", "market @2"]
    game = bishop_and_rank_8_of_one_player("diplomat", "deluxe")
    assert choices(game, "exchange") == ["tavern @1", "market @2"]


@pytest.mark.rule("C-Bishop-2", "U-armory-1")
def test_the_bishop_does_not_protect_from_the_armory() -> None:
    game = game_at(
        "bishop",
        Seat("warlord", gold=9, city="armory"),
        Seat("bishop", city="temple"),
        Seat("merchant"),
        Seat("assassin"),
    )
    play_until(game, "turn", seat=0)
    assert choices(game, "destroy") == ["armory @0"]
    play(game, "use armory", "destroy temple @1")
    assert city(game, 1) == []


@pytest.mark.rule("C-Bishop-2")
def test_a_living_bishop_protects_the_city_in_a_position_that_begins_with_rank_8() -> None:
    seats = [Seat("warlord", gold=9), Seat("bishop", city="temple"), Seat("king", city="manor")]
    alive = game_at("warlord", *seats, Seat("merchant"))
    assert choices(alive, "destroy") == ["manor @2"]
    killed = game_at("warlord", *seats, Seat("assassin"), markers="dagger:bishop@3")
    assert choices(killed, "destroy") == ["temple @1", "manor @2"]
