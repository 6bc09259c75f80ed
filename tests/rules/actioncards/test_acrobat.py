"""The Acrobat: takes the crown when rank 4 does not answer its call."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, game_at, play, play_until, texts


def circus(call: str, *players: Seat, **more: Any) -> Game:
    return game_at(call, *players, edition="deluxe", action_cards=True, **more)


def killed(character: str, **more: Any) -> Game:
    """Return a game in which seat 0 has rank 4, which is killed.

    Seat 2 has the crown, and seat 3 has the Acrobat.
    """
    return circus(
        character,
        Seat(character, gold=1),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop", hand="acrobat"),
        markers=f"dagger:{character}@1",
        **{"crown": 2, **more},
    )


def bewitched(character: str, **more: Any) -> Game:
    """Return a game like that of `killed`, but with rank 4 bewitched by seat 1 instead."""
    return circus(
        character,
        Seat(character, gold=1),
        Seat("witch", city="manor castle"),
        Seat("thief", gold=3),
        Seat("bishop", gold=3, hand="acrobat"),
        markers=f"spell:{character}@1",
        **{"crown": 2, **more},
    )


def all_decline_to_answer(game: Game) -> Game:
    """Decline for every player who is asked to answer the call of a killed rank."""
    while game.stack[-1].kind == "answer-death":
        game.play("decline")
    return game


def events(game: Game, *kinds: str) -> list[tuple[str, int]]:
    assert game.log is not None
    return [(e.kind, e.seat) for e in game.log if e.kind in kinds]


@pytest.mark.rule("A-Acrobat")
@pytest.mark.parametrize("character", ["king", "patrician", "emperor"])
def test_the_acrobat_takes_the_crown_when_nobody_has_rank_4(character: str) -> None:
    game = circus(
        character,
        Seat("warlord"),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop", hand="acrobat"),
        cast=character,
        crown=2,
    )
    assert (game.to_act, texts(game)) == (3, ["decline", "play acrobat"])
    game.play("play acrobat")
    assert game.crown == 3
    assert game.players[3].hand == []
    assert game.deck[0].name == "acrobat"
    # The new holder of the crown calls the next rank, and chooses first in the next round.
    assert (game.to_act, game.the_turn().role.name) == (3, "bishop")
    assert events(game, "called") == [("called", 2), ("called", 3)]
    play_until(game, "pick")
    assert (game.round, game.to_act) == (2, 3)


@pytest.mark.rule("A-Acrobat")
def test_the_acrobat_need_not_be_played() -> None:
    game = all_decline_to_answer(killed("king"))
    game.play("decline")
    assert game.crown == 2
    assert [card.name for card in game.players[3].hand] == ["acrobat"]


@pytest.mark.rule("A-Acrobat")
def test_the_acrobat_cannot_be_played_when_rank_4_answers() -> None:
    game = circus(
        "king", Seat("king"), Seat("assassin"), Seat("thief"), Seat("bishop", hand="acrobat")
    )
    assert (game.to_act, game.stack[-1].kind) == (0, "turn")
    play(game, "gold", "end")
    assert choices(game, "play") == []


@pytest.mark.rule("A-Acrobat")
def test_the_acrobat_cannot_be_played_when_another_rank_goes_unanswered() -> None:
    game = circus(
        "magician", Seat("king"), Seat("assassin"), Seat("thief"), Seat("bishop", hand="acrobat")
    )
    assert (game.to_act, game.the_turn().role.name) == (0, "king")


# --- after rank 4 was killed (K3) -----------------------------------------------------
@pytest.mark.rule("A-Acrobat", "K3", "J-Acrobat-1")
@pytest.mark.parametrize("character", ["king", "patrician", "emperor"])
def test_the_acrobats_player_keeps_the_crown_when_the_killed_rank_4_is_revealed(
    character: str,
) -> None:
    game = all_decline_to_answer(killed(character))
    assert (game.to_act, texts(game)) == (3, ["decline", "play acrobat"])
    game.play("play acrobat")
    assert game.crown == 3
    play(game, "gold", "end")
    # The round is over: rank 4 is revealed, but the crown stays and nobody is asked to pass it.
    assert ("revealed", 0) in events(game, "revealed")
    assert game.stack[-1].kind == "pick"
    assert (game.crown, game.to_act) == (3, 3)


@pytest.mark.rule("K3", "A-Acrobat")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_without_the_acrobat_a_killed_king_or_patrician_takes_the_crown(character: str) -> None:
    game = all_decline_to_answer(killed(character))
    play(game, "decline", "gold", "end")
    assert game.crown == 0
    assert game.stack[-1].kind == "pick"


@pytest.mark.rule("K3", "A-Acrobat")
def test_without_the_acrobat_a_killed_emperor_passes_the_crown_on_and_takes_nothing() -> None:
    game = all_decline_to_answer(killed("emperor"))
    play(game, "decline", "gold", "end")
    assert (game.to_act, texts(game)) == (0, ["crown @1", "crown @3"])
    game.play("crown @3")
    assert game.crown == 3
    assert game.players[0].gold == 1
    assert game.stack[-1].kind == "pick"


@pytest.mark.rule("A-Acrobat", "K3")
def test_the_crowned_player_can_play_the_acrobat_to_keep_the_crown() -> None:
    game = all_decline_to_answer(killed("king", crown=3))
    game.play("play acrobat")
    assert game.crown == 3
    play(game, "gold", "end")
    assert game.crown == 3


@pytest.mark.rule("A-Acrobat", "K3")
def test_the_killed_player_can_play_the_acrobat() -> None:
    game = circus(
        "king",
        Seat("king", hand="acrobat"),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop"),
        markers="dagger:king@1",
        crown=2,
    )
    all_decline_to_answer(game)
    game.play("play acrobat")
    assert game.crown == 0
    # The Bishop, called next, is revealed, but the killed King is not.
    assert events(game, "revealed") == [("revealed", 3)]


@pytest.mark.rule("A-Acrobat")
def test_in_the_round_after_the_acrobat_is_played_rank_4_takes_the_crown_as_usual() -> None:
    game = all_decline_to_answer(killed("king"))
    play(game, "play acrobat", "gold", "end")
    for _ in range(100):
        if game.stack[-1].kind == "turn" and game.the_turn().role.name == "king":
            break
        # Seat 3 chooses first and does not take the King, so that seat 0 can.
        wanted = "pick king" if game.to_act == 0 else "pick warlord"
        options = [t for t in texts(game) if t not in ("pick king", "cards")]
        quiet = [t for t in texts(game) if t in (wanted, "end", "gold", "decline")]
        game.play((quiet or options)[0])
    assert game.round == 2
    assert not game.crown_claimed
    assert game.crown == game.to_act


# --- after rank 4 was bewitched -------------------------------------------------------
@pytest.mark.rule("A-Acrobat", "C-Witch-4", "J-Acrobat-1")
@pytest.mark.parametrize("character", ["king", "patrician"])
def test_the_acrobat_takes_the_crown_instead_of_a_bewitched_king_or_patrician(
    character: str,
) -> None:
    game = bewitched(character)
    assert (game.to_act, texts(game)) == (3, ["decline", "play acrobat"])
    game.play("play acrobat")
    assert game.crown == 3
    assert (game.to_act, texts(game)) == (0, ["gold", "cards"])
    game.play("gold")
    # The Witch resumes her turn: she gets the income but not the crown.
    assert game.to_act == 1
    assert "income" in texts(game)
    game.play("income")
    assert game.players[1].gold + len(game.players[1].hand) == 2
    game.play("end")
    assert game.crown == 3


@pytest.mark.rule("A-Acrobat", "C-Witch-4")
def test_without_the_acrobat_a_bewitched_king_takes_the_crown() -> None:
    game = bewitched("king")
    game.play("decline")
    assert game.crown == 0


@pytest.mark.rule("A-Acrobat", "C-Witch-4", "J-Acrobat-1")
def test_the_witch_as_emperor_neither_moves_a_crown_taken_by_the_acrobat_nor_is_paid() -> None:
    game = bewitched("emperor")
    play(game, "play acrobat", "gold")
    assert game.to_act == 1
    assert choices(game, "crown") == []
    assert texts(game) == ["income", "end"]
    play(game, "income", "end")
    assert game.crown == 3
    assert [player.gold for player in game.players] == [3, 2, 3, 3]


@pytest.mark.rule("A-Acrobat", "C-Witch-4")
def test_without_the_acrobat_the_witch_as_emperor_must_pass_the_crown_on() -> None:
    game = bewitched("emperor")
    play(game, "decline", "gold")
    assert "end" not in texts(game)
    assert choices(game, "crown") == ["@0", "@3"]


# --- when and to whom the Acrobat is offered --------------------------------------------------
@pytest.mark.rule("A-Acrobat", "J-Acrobat-2", "J-I6")
def test_everyone_with_cards_is_asked_about_the_acrobat_starting_with_the_crowned_player() -> None:
    game = circus(
        "king",
        Seat("warlord", hand="temple"),
        Seat("assassin"),
        Seat("thief", hand="castle"),
        Seat("bishop", hand="acrobat"),
        crown=2,
    )
    asked = []
    while game.stack[-1].kind == "claim-crown":
        asked.append((game.to_act, texts(game)))
        game.play("decline")
    assert asked == [(2, ["decline"]), (3, ["decline", "play acrobat"]), (0, ["decline"])]


@pytest.mark.rule("J-I6", "A-Acrobat")
def test_players_are_asked_about_the_acrobat_even_when_nobody_has_it() -> None:
    game = circus(
        "king", Seat("warlord", hand="temple"), Seat("assassin"), Seat("thief"), Seat("bishop")
    )
    assert (game.to_act, texts(game)) == (0, ["decline"])


@pytest.mark.rule("J-I6")
def test_without_action_cards_nobody_is_asked_about_an_unclaimed_crown() -> None:
    game = game_at(
        "king",
        Seat("warlord", hand="temple"),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop"),
        edition="deluxe",
    )
    assert (game.to_act, game.the_turn().role.name) == (3, "bishop")


@pytest.mark.rule("J-Acrobat-2")
def test_rasputin_is_offered_before_the_acrobat() -> None:
    game = circus(
        "king",
        Seat("king", hand="rasputin"),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop", hand="acrobat"),
        markers="dagger:king@1",
        crown=2,
    )
    seen = []
    while game.stack[-1].kind != "turn":
        seen.append(game.stack[-1].kind)
        game.play("decline")
    assert seen == ["answer-death", "answer-death", "claim-crown", "claim-crown"]


@pytest.mark.rule("J-A4", "A-Acrobat")
def test_the_acrobat_does_not_count_as_the_one_action_card_of_the_turn() -> None:
    game = circus(
        "king",
        Seat("warlord"),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop", hand="acrobat director"),
        crown=2,
    )
    game.play("play acrobat")
    assert game.to_act == 3
    assert choices(game, "play") == ["director"]


@pytest.mark.rule("A-Acrobat", "J-throne_room-1")
def test_the_throne_room_pays_when_the_acrobat_takes_the_crown() -> None:
    game = circus(
        "king",
        Seat("warlord", city="throne_room"),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop", hand="acrobat"),
        crown=2,
    )
    game.play("play acrobat")
    assert game.players[0].gold == 1


@pytest.mark.rule("J-Acrobat-1")
def test_the_queen_next_to_a_killed_king_is_paid_even_if_the_acrobat_took_the_crown() -> None:
    game = circus(
        "king",
        Seat("king"),
        Seat("assassin"),
        Seat("thief"),
        Seat("bishop", hand="acrobat"),
        Seat("queen"),
        markers="dagger:king@1",
        crown=2,
    )
    all_decline_to_answer(game)
    play(game, "play acrobat", "gold", "end", "gold", "end")
    assert game.stack[-1].kind == "pick"
    assert game.players[4].gold == 2 + 3
