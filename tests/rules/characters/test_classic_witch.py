import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, play, play_until, texts


def witch_at_the_table(rest: str = "thief king merchant") -> Game:
    seats = [Seat(role, gold=1) for role in rest.split()]
    witch = Seat("witch", gold=3, hand="tavern", city="temple market")
    return game_at("witch", witch, *seats, edition="classic")


@pytest.mark.rule("X-Witch-1", "C-Witch-1")
def test_the_classic_witch_gathers_then_bewitches_and_her_turn_is_suspended() -> None:
    game = witch_at_the_table()
    assert choices(game, "bewitch") == []
    play(game, "gold")
    assert choices(game, "bewitch") == [
        "thief",
        "magician",
        "king",
        "bishop",
        "merchant",
        "architect",
        "warlord",
    ]
    play(game, "bewitch merchant")
    assert game.to_act == 1
    assert game.players[0].gold == 5


@pytest.mark.rule("X-Witch-1", "C-Witch-2", "C-Witch-3")
def test_the_bewitched_player_only_gathers_and_the_witch_resumes_as_that_character() -> None:
    game = witch_at_the_table()
    play(game, "gold", "bewitch merchant")
    play_until(game, "turn", seat=3)
    assert texts(game) == ["gold", "cards"]
    play(game, "gold")
    assert game.to_act == 0
    assert game.the_turn().role.name == "merchant"
    assert "gold" not in texts(game)
    # The Witch has the Merchant's abilities but uses her own city, hand and gold.
    play(game, "income", "bonus", "build tavern", "end")
    assert game.players[0].gold == 5 + 1 + 1 - 1
    assert city(game, 0) == ["market", "tavern", "temple"]
    assert game.players[3].gold == 3


@pytest.mark.rule("X-Witch-1", "C-Witch-6")
def test_the_witchs_turn_is_over_if_nobody_has_the_bewitched_character() -> None:
    game = witch_at_the_table()
    play(game, "gold", "bewitch bishop")
    play_until(game, "pick")
    assert game.round == 2
    assert city(game, 0) == ["market", "temple"]


@pytest.mark.rule("X-Witch-1")
def test_the_thief_can_rob_neither_the_witch_nor_the_bewitched_character() -> None:
    game = witch_at_the_table()
    play(game, "gold", "bewitch merchant")
    assert game.to_act == 1
    assert choices(game, "rob") == ["magician", "king", "bishop", "architect", "warlord"]


@pytest.mark.rule("X-Witch-1", "C-Witch-4")
def test_a_bewitched_king_still_takes_the_crown() -> None:
    game = witch_at_the_table()
    play(game, "gold", "bewitch king", "gold", "end")
    assert game.to_act == 2
    assert game.crown == 2
    play(game, "gold")
    assert game.to_act == 0
    assert game.the_turn().role.name == "king"
    play(game, "end")
    assert game.crown == 2


@pytest.mark.rule("X-Witch-1", "X-Crown-1", "X-Emperor-1")
def test_a_bewitched_emperor_still_moves_the_crown_and_is_paid() -> None:
    game = witch_at_the_table("thief emperor merchant")
    play(game, "gold", "bewitch emperor", "gold", "end")
    assert game.to_act == 2
    assert texts(game) == ["crown @1", "crown @3"]
    play(game, "crown @3")
    assert game.to_act == 3
    play(game, "pay-gold")
    assert gold(game) == [5, 3, 2, 0]
    play(game, "gold")
    assert game.to_act == 0
    assert choices(game, "crown") == []


@pytest.mark.rule("X-Witch-1", "C-Witch-7", "X-Bishop-1")
def test_a_bewitched_bishop_protects_the_witchs_city() -> None:
    game = game_at(
        "bishop",
        Seat("witch", city="tavern"),
        Seat("bishop", city="temple"),
        Seat("warlord", gold=5),
        Seat("king"),
        edition="classic",
        markers="spell:bishop@0",
    )
    play_until(game, "turn", seat=2)
    play(game, "gold")
    assert choices(game, "destroy") == ["temple @1"]


@pytest.mark.rule("X-Witch-1")
def test_the_classic_witch_need_not_bewitch_and_then_has_an_ordinary_turn() -> None:
    game = witch_at_the_table()
    play(game, "gold")
    assert "end" in texts(game)
    play(game, "build tavern")
    assert choices(game, "bewitch") == []
    play(game, "end")
    assert game.to_act == 1
    assert city(game, 0) == ["market", "tavern", "temple"]
    assert "rob merchant" in texts(game)


@pytest.mark.rule("C-Witch-1")
def test_since_2016_the_witch_must_bewitch() -> None:
    game = game_at(
        "witch",
        Seat("witch", gold=3, hand="tavern"),
        Seat("thief"),
        Seat("king"),
        Seat("merchant"),
    )
    play(game, "gold")
    assert {text.split()[0] for text in texts(game)} == {"bewitch"}


@pytest.mark.rule("X-Witch-1", "T7")
def test_a_witch_who_has_used_a_district_can_no_longer_bewitch() -> None:
    # Otherwise the district could be used again when her turn resumes.
    game = game_at(
        "witch",
        Seat("witch", gold=3, city="smithy"),
        Seat("thief"),
        Seat("king"),
        Seat("merchant"),
        edition="classic",
    )
    play(game, "gold", "use smithy")
    assert choices(game, "bewitch") == []
