import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, city, game_at, gold, logged, play, play_until, texts

OTHERS = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def public_events_of_the_call(game: Game, rank: int) -> list[str]:
    """Return the events, as a spectator sees them, from the call of a rank up to the next call."""
    assert game.log is not None
    seen = [repr(event.seen_by(-1)) for event in game.log]
    start = next(i for i, text in enumerate(seen) if text.endswith(f"#{rank}") and "called" in text)
    end = next(i for i in range(start + 1, len(seen)) if seen[i].startswith("called"))
    return seen[start:end]


@pytest.mark.rule("C-Assassin-1")
def test_the_assassin_can_name_any_other_character_even_one_that_nobody_has() -> None:
    game = game_at("assassin", Seat("assassin"), Seat("thief"), Seat("king"), Seat("bishop"))
    assert choices(game, "kill") == OTHERS


@pytest.mark.rule("C-Assassin-1")
def test_a_ninth_character_can_be_killed_too() -> None:
    game = game_at(
        "assassin", Seat("assassin"), Seat("thief"), Seat("king"), Seat("bishop"), cast="artist"
    )
    assert choices(game, "kill") == [*OTHERS, "artist"]


@pytest.mark.rule("C-Assassin-1", "T5")
def test_the_assassin_may_kill_at_most_one_character_at_any_time_in_the_turn() -> None:
    game = game_at(
        "assassin", Seat("assassin", gold=1, hand="tavern"), Seat("thief"), Seat("king"), Seat()
    )
    play(game, "gold")
    assert choices(game, "kill") == OTHERS
    assert "end" in texts(game)
    play(game, "build tavern")
    assert choices(game, "kill") == OTHERS
    play(game, "kill king")
    assert choices(game, "kill") == []
    assert city(game, 0) == ["tavern"]


@pytest.mark.rule("C-Assassin-1")
def test_a_killed_character_skips_its_turn_and_is_not_revealed() -> None:
    game = game_at(
        "assassin",
        Seat("assassin"),
        Seat("merchant", gold=3, hand="tavern", city="market"),
        Seat("architect"),
        Seat("bishop"),
    )
    play(game, "kill merchant", "gold", "end")
    play_until(game, "turn", 2)
    assert game.rank == 7
    assert gold(game)[1] == 3
    assert city(game, 1) == ["market"]
    assert game.players[1].revealed == 0
    assert logged(game, "unanswered")[-1] == "unanswered @0 #6"
    play_until(game, "pick")
    assert "revealed @1 #6" not in logged(game, "revealed")


@pytest.mark.rule("C-Assassin-1", "T1")
def test_a_character_that_was_not_killed_answers_its_call() -> None:
    game = game_at(
        "assassin", Seat("assassin"), Seat("merchant"), Seat("architect"), Seat("bishop")
    )
    play(game, "kill warlord", "gold", "end")
    play_until(game, "turn", 1)
    assert game.rank == 6
    assert logged(game, "revealed")[-1] == "revealed @1 #6"


@pytest.mark.rule("C-Assassin-1")
def test_a_killed_character_cannot_be_distinguished_from_one_that_nobody_has() -> None:
    silences = []
    for role in ("merchant", "warlord"):
        game = game_at(
            "assassin",
            Seat("assassin"),
            Seat(role, gold=3, city="market"),
            Seat("architect"),
            Seat("bishop"),
        )
        play(game, "kill merchant", "gold", "end")
        play_until(game, "turn", 2)
        silences.append(public_events_of_the_call(game, 6))
    assert silences[0] == silences[1] == ["called @0 #6", "unanswered @0 #6"]


@pytest.mark.rule("C-Assassin-1")
def test_everyone_learns_which_character_was_killed() -> None:
    game = game_at("assassin", Seat("assassin"), Seat("thief"), Seat("king"), Seat("bishop"))
    play(game, "kill king")
    assert logged(game, "killed") == ["killed @0 #4"]
    assert game.log is not None
    assert repr(game.log[-1].seen_by(3)) == "killed @0 #4"


@pytest.mark.rule("C-Assassin-1")
def test_killing_a_character_that_nobody_has_skips_no_turn() -> None:
    game = game_at(
        "assassin", Seat("assassin"), Seat("merchant"), Seat("architect"), Seat("bishop")
    )
    play(game, "kill warlord", "gold", "end")
    play_until(game, "pick")
    assert logged(game, "revealed") == [
        "revealed @0 #1",
        "revealed @3 #5",
        "revealed @1 #6",
        "revealed @2 #7",
    ]


@pytest.mark.rule("C-Assassin-1", "D7")
def test_with_two_characters_only_the_killed_one_is_silent() -> None:
    game = game_at("assassin", Seat("assassin king"), Seat("thief warlord", gold=2))
    play(game, "kill thief", "gold", "end")
    assert game.to_act == 0
    assert game.rank == 4
    play(game, "gold", "end")
    assert game.to_act == 1
    assert game.rank == 8
    assert gold(game)[1] == 2
    assert "gold" in texts(game)
    assert logged(game, "revealed") == ["revealed @0 #1", "revealed @0 #4", "revealed @1 #8"]


@pytest.mark.rule("C-Assassin-1", "D7", "J-T17")
def test_an_assassin_with_two_characters_can_kill_their_own_other_character() -> None:
    game = game_at("assassin", Seat("assassin bishop"), Seat("thief warlord"))
    play(game, "kill bishop", "gold", "end")
    play_until(game, "pick")
    assert logged(game, "revealed") == ["revealed @0 #1", "revealed @1 #2", "revealed @1 #8"]
    assert gold(game)[0] == 2


@pytest.mark.rule("C-Assassin-1")
def test_the_dagger_is_gone_in_the_next_round() -> None:
    game = game_at("assassin", Seat("assassin"), Seat("merchant"), Seat("thief"), Seat("bishop"))
    play(game, "kill merchant", "gold", "end")
    assert [marker.rank for marker in game.markers] == [6]
    play_until(game, "pick")
    assert game.markers == []
