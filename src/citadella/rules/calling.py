"""The turn phase: the crowned player calls each rank, and the rank's holder answers (T1, T8)."""

from typing import TYPE_CHECKING

from citadella.rules import event
from citadella.rules.character import CROWN_RANK
from citadella.rules.reprieve import ask_the_silent
from citadella.rules.state import Turn
from citadella.rules.steps import CALL, CROWN_WINDOW, RESUME, REVEAL, ROUND_OVER, SILENCE, STRIKE
from citadella.rules.turn import TakeTurn

if TYPE_CHECKING:
    from citadella.rules.character import Marker
    from citadella.rules.game import Game


def call_next(game: "Game") -> None:
    """Call the next rank, or end the round after the last one."""
    game.rank += 1
    rank = game.rank
    if rank >= len(game.box.cast):
        game.rank = len(game.box.cast)
        game.step = ROUND_OVER
        return
    game.shown()
    if game.log is not None:
        game.tell(event.CALLED, game.crown, -1, 0, rank)
    for marker in game.markers:
        if marker.rank == rank and marker.silences():
            game.step = SILENCE
            ask_the_silent(game)
            return
    if game.holder(rank) < 0:
        nobody_answers(game)
    else:
        game.step = REVEAL


def nobody_answers(game: "Game") -> None:
    """Record that nobody answered the call."""
    game.tell(event.UNANSWERED, game.crown, -1, 0, game.rank)
    game.step = CALL
    if game.rank == CROWN_RANK:
        _open_crown_window(game)


def reveal(game: "Game") -> None:
    """Reveal the called character; its player may then protect it from the markers on it."""
    player = game.players[game.holder(game.rank)]
    game.turn_up(player, game.rank)
    game.step = CROWN_WINDOW
    for card in game.box.action_kinds:
        card.revealed(game, player)


def crown_window(game: "Game") -> None:
    """If a Witch will take over the turn of rank 4, let action cards claim the crown."""
    game.step = STRIKE
    if game.rank == CROWN_RANK and takeover(game) is not None:
        _open_crown_window(game)


def _open_crown_window(game: "Game") -> None:
    for card in game.box.action_kinds:
        card.crown_left(game)


def takeover(game: "Game") -> "Marker | None":
    """Return the marker whose owner takes over the turn of the called rank; None if none does."""
    for marker in game.markers:
        if marker.rank == game.rank and marker.takes_over():
            return marker
    return None


def strike(game: "Game") -> None:
    """Begin the turn: apply the markers on the called character and move the crown (J-T10)."""
    seat = game.holder(game.rank)
    player = game.players[seat]
    role = game.box.cast[game.rank]
    caller = game.players[game.crown]
    turn = Turn(seat, role, CALL)
    game.turn = turn
    taken_over = takeover(game) is not None
    if taken_over:
        turn.only_gathers = True
        turn.then = RESUME
    else:
        game.actors[game.rank] = seat
    game.ask(TakeTurn(seat))
    for marker in game.markers:
        if marker.rank == game.rank:
            marker.on_revealed(game, player)
            if marker.threatens():
                turn.threatened = True
    if caller is not player:
        for district in caller.effects:
            district.calls(game, caller, player)
    if not game.crown_claimed:
        role.revealed(game, player)
    if not taken_over:
        turn.played_card = player.laid_shield()
        role.turn_starts(game, turn)
        for character in game.box.watchers:
            character.sees_turn_start(game, turn, player)


def resume(game: "Game") -> None:
    """Continue a bewitched character's turn as a turn of the Witch's player (C-Witch-3)."""
    marker = takeover(game)
    assert marker is not None
    role = game.box.cast[game.rank]
    turn = Turn(marker.owner, role, CALL)
    turn.gathered = True
    game.turn = turn
    game.actors[game.rank] = marker.owner
    marker.on_resumed(game, turn)
    game.tell(event.RESUMED, marker.owner, -1, 0, game.rank, game.box.who_lays(marker))
    game.ask(TakeTurn(marker.owner))
    role.turn_starts(game, turn)
