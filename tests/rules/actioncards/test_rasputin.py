"""Rasputin (A-Protection): protects the called character from every marker on it."""

from __future__ import annotations

from typing import Any

import pytest

from citadella.rules import Game
from tests.rules.table import Seat, choices, game_at, play, texts


def circus(call: str, *players: Seat, **more: Any) -> Game:
    return game_at(call, *players, edition="deluxe", action_cards=True, **more)


def marked(marker: str, first: str, hand: str = "rasputin", **more: Any) -> Game:
    """Return a game in which the Bishop of seat 0 is called; `marker` lies on its token."""
    return circus(
        "bishop",
        Seat("bishop", **{"gold": 6, "hand": hand, **more}),
        Seat(first, gold=1),
        Seat("king"),
        Seat("magician"),
        markers=marker,
    )


def kinds(game: Game) -> list[str]:
    assert game.log is not None
    return [e.kind for e in game.log]


@pytest.mark.rule("A-Protection", "J-Protection-1")
def test_rasputin_protects_from_the_assassin() -> None:
    game = marked("dagger:bishop@1", "assassin", city="temple")
    assert (game.to_act, texts(game)) == (0, ["decline", "play rasputin"])
    assert "revealed" not in kinds(game)
    game.play("play rasputin")
    assert "revealed" in kinds(game)
    assert game.the_turn().role.name == "bishop"
    # The player has an ordinary turn.
    assert texts(game) == ["gold", "cards", "income"]
    play(game, "income", "gold")
    assert game.players[0].gold == 9
    assert game.protected == 1 << 0


@pytest.mark.rule("A-Protection")
def test_if_rasputin_is_not_played_the_killed_character_is_not_revealed() -> None:
    game = marked("dagger:bishop@1", "assassin")
    game.play("decline")
    assert game.stack[-1].kind == "pick"
    assert "revealed" not in kinds(game)
    assert [card.name for card in game.players[0].hand] == ["rasputin"]


@pytest.mark.rule("A-Protection", "J-Protection-1", "C-Witch-6")
def test_rasputin_protects_from_the_witch_and_her_turn_is_not_resumed() -> None:
    game = marked("spell:bishop@1", "witch", hand="rasputin temple", city="church")
    assert texts(game) == ["decline", "play rasputin"]
    play(game, "play rasputin", "gold", "income", "build temple")
    assert game.to_act == 0
    assert game.players[0].gold == 6 + 2 + 1 - 1
    game.play("end")
    assert "resumed" not in kinds(game)
    assert game.stack[-1].kind == "pick"


@pytest.mark.rule("A-Protection")
def test_without_rasputin_the_bewitched_player_only_gathers() -> None:
    game = marked("spell:bishop@1", "witch", hand="rasputin temple", city="church")
    play(game, "decline", "gold")
    assert game.to_act == 1
    assert "resumed" in kinds(game)


@pytest.mark.rule("A-Protection")
def test_rasputin_protects_from_the_thief() -> None:
    game = marked("mask:bishop@1", "thief")
    assert game.players[0].gold == 6  # nothing is taken before the answer
    game.play("play rasputin")
    assert [game.players[0].gold, game.players[1].gold] == [6, 1]
    game = marked("mask:bishop@1", "thief")
    game.play("decline")
    assert [game.players[0].gold, game.players[1].gold] == [0, 7]


@pytest.mark.rule("A-Protection", "J-Protection-1")
@pytest.mark.parametrize(("face", "other"), [("", "!"), ("!", "")])
def test_rasputin_protects_from_the_blackmailer(face: str, other: str) -> None:
    game = marked(f"threat:bishop@1{face} threat:king@1{other}", "blackmailer")
    play(game, "play rasputin", "gold")
    assert game.to_act == 0
    assert texts(game) == ["end"]
    assert game.players[0].gold == 8
    game = marked(f"threat:bishop@1{face} threat:king@1{other}", "blackmailer")
    play(game, "decline", "gold")
    assert texts(game) == ["bribe", "refuse"]


@pytest.mark.rule("A-Protection", "J-Protection-1")
@pytest.mark.parametrize(("face", "other"), [("", "!"), ("!", "")])
def test_rasputin_protects_from_the_magistrate(face: str, other: str) -> None:
    warrants = f"warrant:bishop@1{face} warrant:king@1{other} warrant:thief@1"
    game = marked(warrants, "magistrate", hand="rasputin temple")
    play(game, "play rasputin", "gold", "build temple")
    assert game.to_act == 0
    assert [b.name for b in game.players[0].city] == ["temple"]
    game = marked(warrants, "magistrate", hand="rasputin temple")
    play(game, "decline", "gold", "build temple")
    assert game.to_act == 1


@pytest.mark.rule("A-Protection", "J-Protection-1")
def test_rasputin_protects_from_a_mask_a_threat_and_a_warrant_at_once() -> None:
    game = marked(
        "warrant:bishop@1! mask:bishop@1 threat:bishop@1!", "thief", hand="rasputin temple"
    )
    play(game, "play rasputin", "gold", "build temple")
    assert (game.to_act, game.players[0].gold) == (0, 7)


@pytest.mark.rule("A-Protection")
def test_rasputin_protects_the_called_character_only() -> None:
    game = circus(
        "bishop",
        Seat("bishop warlord", gold=6, hand="rasputin"),
        Seat("thief magistrate"),
        markers="mask:warlord@1 warrant:bishop@1 warrant:king@1! warrant:merchant@1",
    )
    play(game, "play rasputin", "gold", "end")
    assert game.the_turn().role.name == "warlord"
    assert [game.players[0].gold, game.players[1].gold] == [0, 8]


@pytest.mark.rule("A-Protection")
def test_rasputin_stays_on_the_table_for_the_turn_and_then_goes_to_the_bottom_of_the_deck() -> None:
    game = marked("mask:bishop@1", "thief")
    game.play("play rasputin")
    assert [laid.card.name for laid in game.players[0].laid] == ["rasputin"]
    assert game.players[0].hand == []
    size = len(game.deck)
    play(game, "gold")
    assert [laid.card.name for laid in game.players[0].laid] == ["rasputin"]
    play(game, "end")
    assert game.players[0].laid == []
    assert (game.deck[0].name, len(game.deck)) == ("rasputin", size + 1)


@pytest.mark.rule("A-Protection", "J-A4", "A1")
def test_rasputin_counts_as_the_one_action_card_of_the_turn() -> None:
    game = marked("mask:bishop@1", "thief", hand="rasputin director")
    game.play("play rasputin")
    assert choices(game, "play") == []
    game.play("gold")
    assert choices(game, "play") == []
    game = marked("dagger:bishop@1", "assassin", hand="rasputin director")
    game.play("play rasputin")
    assert choices(game, "play") == []
    game = marked("mask:bishop@1", "thief", hand="rasputin director")
    game.play("decline")
    assert choices(game, "play") == ["director"]


@pytest.mark.rule("A-Protection", "J-Protection-1")
def test_rasputin_cannot_be_played_when_no_marker_lies_on_the_character() -> None:
    game = marked("mask:merchant@1", "thief")
    assert game.stack[-1].kind == "turn"
    assert texts(game) == ["gold", "cards"]


@pytest.mark.rule("A-Protection", "J-Protection-1", "C-King-2")
def test_a_protected_king_takes_the_crown_and_the_acrobat_is_not_offered() -> None:
    game = circus(
        "king",
        Seat("king", hand="rasputin"),
        Seat("assassin", hand="acrobat"),
        Seat("bishop"),
        Seat("magician"),
        markers="dagger:king@1",
        crown=2,
    )
    game.play("play rasputin")
    assert (game.to_act, game.stack[-1].kind) == (0, "turn")
    assert game.crown == 0
    game = circus(
        "king",
        Seat("king", hand="rasputin"),
        Seat("witch", hand="acrobat"),
        Seat("bishop"),
        Seat("magician"),
        markers="spell:king@1",
        crown=2,
    )
    game.play("play rasputin")
    assert (game.to_act, game.stack[-1].kind) == (0, "turn")
    assert game.crown == 0


# --- who is asked (J-I6) --------------------------------------------------------------
@pytest.mark.rule("A-Protection", "J-I6")
@pytest.mark.parametrize(
    ("marker", "first"),
    [
        ("mask:bishop@1", "thief"),
        ("spell:bishop@1", "witch"),
        ("threat:bishop@1", "blackmailer"),
        ("warrant:bishop@1", "magistrate"),
        ("dagger:bishop@1", "assassin"),
    ],
)
def test_a_called_player_with_cards_is_asked_about_rasputin_even_without_that_card(
    marker: str, first: str
) -> None:
    game = marked(marker, first, hand="temple")
    assert (game.to_act, texts(game)) == (0, ["decline"])
    game = marked(marker, first, hand="")
    # Everyone can see that the hand is empty, so there is no question.
    assert game.stack[-1].kind not in ("shield", "answer-death")


@pytest.mark.rule("A-Protection", "J-I6")
def test_when_a_killed_rank_is_called_everyone_who_might_answer_is_asked() -> None:
    game = circus(
        "merchant",
        Seat("merchant", hand="temple rasputin"),
        Seat("architect", hand="rasputin"),
        Seat("warlord"),
        Seat("artist", hand="tavern"),
        Seat("assassin", hand="castle"),
        markers="dagger:merchant@4",
        crown=1,
    )
    asked = []
    while game.stack[-1].kind == "answer-death":
        asked.append((game.to_act, texts(game)))
        game.play("decline")
    # Players with cards and an unrevealed character are asked, starting with the crowned player.
    assert asked == [
        (1, ["decline"]),
        (3, ["decline"]),
        (0, ["decline", "play rasputin"]),
    ]


@pytest.mark.rule("J-I6")
def test_players_are_asked_to_answer_even_when_nobody_has_the_killed_rank() -> None:
    game = circus(
        "merchant",
        Seat("architect", hand="rasputin"),
        Seat("warlord", hand="temple"),
        Seat("assassin", hand="castle"),
        Seat("king", hand="docks"),
        markers="dagger:merchant@2",
    )
    assert (game.to_act, texts(game)) == (0, ["decline"])
    game.play("decline")
    assert (game.to_act, texts(game)) == (1, ["decline"])
    game.play("decline")
    assert game.stack[-1].kind == "turn"


@pytest.mark.rule("J-I6")
def test_without_action_cards_nobody_is_asked_when_a_killed_rank_is_called() -> None:
    game = game_at(
        "merchant",
        Seat("merchant", hand="temple"),
        Seat("architect", hand="castle"),
        Seat("assassin"),
        Seat("king"),
        edition="deluxe",
        markers="dagger:merchant@2",
    )
    assert (game.to_act, game.stack[-1].kind) == (1, "turn")
