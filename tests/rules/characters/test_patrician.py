import pytest

from tests.rules.table import Seat, game_at, gold, hand, play, texts


@pytest.mark.rule("C-Patrician-1")
def test_the_patrician_gets_one_card_per_noble_district() -> None:
    game = game_at(
        "patrician",
        Seat("assassin", city="manor"),
        Seat("patrician", gold=1, hand="keep", city="manor castle temple tavern prison"),
        Seat(),
        Seat(),
        deck="palace docks harbor",
    )
    play(game, "income")
    assert hand(game, 1) == ["docks", "keep", "palace"]
    assert gold(game) == [0, 1, 0, 0]
    assert game.deck[-1].name == "harbor"


@pytest.mark.rule("C-Patrician-1", "T6")
def test_the_patricians_income_is_taken_once_before_or_after_building() -> None:
    game = game_at(
        "patrician", Seat("patrician", gold=3, hand="manor", city="castle"), Seat(), Seat(), Seat()
    )
    assert "income" in texts(game)
    play(game, "gold", "build manor", "income")
    assert len(game.players[0].hand) == 2
    assert "income" not in texts(game)


@pytest.mark.rule("C-Patrician-1")
def test_the_patrician_gets_no_income_without_noble_districts() -> None:
    game = game_at("patrician", Seat("patrician", city="temple tavern"), Seat(), Seat(), Seat())
    assert "income" not in texts(game)


@pytest.mark.rule("C-Patrician-1", "I2")
def test_only_the_patrician_sees_the_cards_drawn() -> None:
    game = game_at(
        "patrician", Seat("patrician", city="manor"), Seat(), Seat(), Seat(), deck="palace"
    )
    play(game, "income")
    assert game.log is not None
    drew = next(event for event in game.log if event.kind == "drew")
    assert repr(drew.seen_by(0)) == "drew @0 1 palace"
    assert repr(drew.seen_by(1)) == "drew @0 1 ?"


@pytest.mark.rule("C-Patrician-2", "J-King-4")
def test_the_patrician_takes_the_crown_on_being_revealed() -> None:
    game = game_at("patrician", Seat("thief"), Seat("magician"), Seat("patrician"), Seat())
    assert game.to_act == 2
    assert game.crown == 2
