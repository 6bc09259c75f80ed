"""Whom to kill, bewitch, rob, threaten and serve with a warrant: by what they are likely to be."""

from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.beliefs import Beliefs
from citadella.bots.heuristics.decision import Moment
from citadella.rules.characters.common import can_be_reached


def kill_worth(m: Moment, beliefs: Beliefs, rank: int) -> float:
    """Return the harm that killing a rank does to others."""
    weights = m.weights
    shares = m.shares()
    worth = 0.0
    for player in m.game.players:
        if player.seat == m.seat:
            # Never the seat's other character.
            worth -= 20.0 * beliefs.hold[player.seat][rank]
            continue
        likely = beliefs.hold[player.seat][rank]
        if likely > 0.0:
            loss = weights.killed + appeal(m, player, rank)
            if m.slots_left(player) <= 1 and not m.last_round:
                loss += 2.0 * weights.stop_leader
            worth += likely * loss * shares[player.seat]
    return weights.harm * worth


def bewitch_worth(m: Moment, beliefs: Beliefs, rank: int) -> float:
    """Return what playing on as a rank is worth, and what its holder loses by it."""
    if beliefs.hold[m.seat][rank] > 0.0:
        return -20.0
    own = m.weights.killed + appeal(m, m.me, rank)
    return beliefs.in_play(rank) * own + 0.5 * kill_worth(m, beliefs, rank)


def rob_worth(m: Moment, beliefs: Beliefs, rank: int) -> float:
    """Return the gold expected from robbing a rank, and the harm that does."""
    weights = m.weights
    shares = m.shares()
    worth = 0.0
    for player in m.game.players:
        likely = beliefs.hold[player.seat][rank]
        if player.seat == m.seat:
            worth -= 20.0 * likely
        elif likely > 0.0:
            share = weights.harm * shares[player.seat]
            worth += likely * player.gold * weights.gold * (1.0 + share)
    return worth


def threaten_worth(m: Moment, beliefs: Beliefs, rank: int) -> float:
    """Return what a threat on a rank may bring: half the gold, after gathering."""
    worth = 0.0
    for player in m.game.players:
        likely = beliefs.hold[player.seat][rank]
        if player.seat == m.seat:
            worth -= 20.0 * likely
        elif likely > 0.0:
            worth += likely * (player.gold + 2.0) * m.weights.gold * 0.5
    return worth


def warrant_worth(m: Moment, beliefs: Beliefs, rank: int) -> float:
    """Return what a warrant on a rank may bring: a district of someone who builds dear."""
    worth = 0.0
    shares = m.shares()
    if not can_be_reached(m.game, rank):
        return -1.0
    for player in m.game.players:
        likely = beliefs.hold[player.seat][rank]
        if player.seat == m.seat:
            worth -= 20.0 * likely
        elif likely > 0.0 and player.hand:
            dear = player.gold + 2.0 if player.gold < 4 else 6.0
            share = m.weights.harm * shares[player.seat]
            worth += likely * (dear + m.weights.build) * (1.0 + share)
    return worth
