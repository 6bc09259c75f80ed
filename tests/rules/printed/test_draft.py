"""The character left over after the draft: face down by our ruling, face up as printed."""

from __future__ import annotations

import pytest

from citadella.cards import EDITIONS
from citadella.knowledge import sample
from citadella.notation import Position
from citadella.rules import Game, Setup
from citadella.rules.dice import Dice
from citadella.rules.setup import originals
from tests.rules.table import texts

EIGHT = originals(EDITIONS["classic"])


def drafted(players: int, characters: int, printed: bool, seed: int = 0) -> Game:
    """Return a classic game in which the last player has just chosen a character."""
    cast = EIGHT if characters == 8 else (*EIGHT, "artist")
    setup = Setup.custom(cast, edition="classic", players=players, as_printed=printed)
    game = Game.new(setup, seed, events=True)
    while game.asked_kind() in ("pick", "lay"):
        # Vary the choices so that any character can be left over.
        legal = texts(game)
        game.play(legal[(seed + len(game.history)) % len(legal)])
    return game


@pytest.mark.rule("J-D3", "S12")
@pytest.mark.parametrize("printed", [False, True])
@pytest.mark.parametrize(
    ("players", "characters"), [(4, 8), (5, 8), (6, 8), (4, 9), (5, 9), (6, 9), (7, 9)]
)
def test_as_printed_the_character_left_over_lies_face_up(
    players: int, characters: int, printed: bool
) -> None:
    game = drafted(players, characters, printed)
    assert game.log is not None
    more = 1 if printed else 0
    assert game.face_up.bit_count() == game.box.face_up + more
    assert game.face_down.bit_count() == 2 - more
    logged = [each for each in game.log if each.kind == "face-up"]
    assert {each.rank for each in logged} == {r for r in range(1, 10) if game.face_up >> r & 1}
    if printed:
        last = (game.draft_crown + players - 1) % players
        assert (logged[-1].seat, logged[-1].audience) == (last, 255)
        name = game.box.cast[logged[-1].rank].name
        assert all(name in game.view(seat).face_up for seat in range(-1, players))


@pytest.mark.rule("J-D3", "D4", "D5", "D6", "S12")
@pytest.mark.parametrize(("players", "characters"), [(2, 8), (3, 8), (7, 8), (8, 9)])
def test_even_as_printed_no_character_lies_face_up_with_two_or_three_players_or_a_full_table(
    players: int, characters: int
) -> None:
    ours = drafted(players, characters, False)
    printed = drafted(players, characters, True)
    assert printed.face_up == ours.face_up == 0
    assert printed.face_down == ours.face_down


@pytest.mark.rule("J-D3", "D2", "S12")
def test_as_printed_rank_4_can_be_left_over_and_lie_face_up() -> None:
    found = [seed for seed in range(40) if drafted(4, 8, True, seed).face_up >> 4 & 1]
    assert found


@pytest.mark.rule("J-D3", "I3", "S12")
@pytest.mark.parametrize(("players", "characters"), [(4, 8), (6, 8), (5, 9), (7, 9)])
def test_sampled_games_never_give_the_face_up_character_to_a_player(
    players: int, characters: int
) -> None:
    game = drafted(players, characters, True, 3)
    for seat in range(-1, players):
        seen = game.view(seat).to_json()
        for n in range(40):
            other = sample(game.view(seat), Dice.from_seed(f"{seat} {n}"))
            assert other.view(seat).to_json() == seen
            assert other.face_up == game.face_up
            assert other.face_down.bit_count() == 1
            for player in other.players:
                assert not any(game.face_up >> rank & 1 for rank in player.roles)
                # Nobody took the face-up character, so every pack contained it.
                for pick in player.picks:
                    assert (pick.pack & game.face_up).bit_count() == 1
            Position.from_json(Position.of(other).to_json())


@pytest.mark.rule("J-D3", "S12")
def test_the_draft_cannot_be_undone_after_a_character_was_turned_face_up() -> None:
    assert not drafted(4, 8, True).can_undo
