"""Which character to take: what it brings, less what may happen to it."""

from citadella.bots.judgement.appeal import (
    ASSASSIN,
    BLACKMAILER,
    MAGISTRATE,
    THIEF,
    WITCH,
    appeal,
)
from citadella.bots.judgement.moment import Moment, rising
from citadella.rules.state import Player


def pick_worths(m: Moment) -> list[float]:
    """Return what taking each rank is worth (ranks that are not offered: as if they were)."""
    game = m.game
    cast = game.box.cast
    weights = m.weights
    worths: list[float] = [0.0] * len(cast)
    # What others expect me to take: they cannot see my hand.
    expected: list[float] = [0.0] * len(cast)
    total = 0.0
    for rank in range(1, len(cast)):
        worths[rank] = appeal(m, m.me, rank)
        if not game.face_up >> rank & 1:
            expected[rank] = rising(worths[rank] / weights.focus)
            total += expected[rank]
    first = _held_by_others(m, 1)
    second = _held_by_others(m, 2)
    for rank in range(2, len(cast)):
        aimed = expected[rank] / total
        lost = first * aimed * _cost_of_first(m, worths[rank])
        if rank > 2:
            lost += second * aimed * _cost_of_second(m)
        worths[rank] -= lost
    return worths


def _held_by_others(m: Moment, rank: int) -> float:
    """How likely another seat has or gets a rank that this one leaves (during its pick)."""
    game = m.game
    if game.face_up >> rank & 1 or _holds(m.me, rank):
        return 0.0
    seats = len(game.players)
    mine = (m.seat - game.draft_crown) % seats
    if game.pack >> rank & 1:
        left = 0
        for other in range(1, len(game.box.cast)):
            left += game.pack >> other & 1
        after = seats - 1 - mine if seats > 3 else seats - 1
        return after / left if after < left else 1.0
    return mine / (mine + 1.0) if seats > 3 else 0.7


def _holds(player: Player, rank: int) -> bool:
    for held in player.roles:
        if held == rank:
            return True
    return False


def _cost_of_first(m: Moment, worth: float) -> float:
    number = m.game.box.cast[1].number
    if number == ASSASSIN:
        return m.weights.killed + worth
    if number == WITCH:
        return 0.7 * m.weights.killed + worth
    if number == MAGISTRATE:
        return 0.5 * m.weights.killed
    return 0.0


def _cost_of_second(m: Moment) -> float:
    number = m.game.box.cast[2].number
    if number == THIEF:
        return m.weights.robbed * m.me.gold
    if number == BLACKMAILER:
        return m.weights.robbed * 0.5 * (m.me.gold + 2)
    return 0.0
