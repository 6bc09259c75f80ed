"""Answers to the questions that characters and districts put."""

from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.beliefs import Beliefs
from citadella.bots.heuristics.decision import Moment
from citadella.bots.heuristics.districts import finish_worth, grows_to, points_in_sight, points_of
from citadella.rules.character import OPEN_PLAIN, OPEN_REAL


# --- threats ---------------------------------------------------------------------------
def bribe_worth(m: Moment) -> float:
    """Return what paying half the gold is worth against refusing (0)."""
    question = m.game.stack[-1]
    gold = m.me.gold
    real = 0.5
    for marker in m.game.markers:
        if marker.rank == question.second and marker.owner == question.first and marker.threatens():
            if marker.face == OPEN_REAL:
                real = 1.0
            elif marker.face == OPEN_PLAIN:
                real = 0.0
    return real * gold - gold // 2


def own_threat_is_real(m: Moment) -> bool:
    """Return whether the threat that was refused is the flowered one."""
    rank = m.game.stack[-1].second
    for marker in m.game.markers:
        if marker.rank == rank and marker.owner == m.seat and marker.threatens():
            return marker.is_real()
    return False


def confiscate_worth(m: Moment) -> float:
    """Return what taking the district of a marked character is worth."""
    game = m.game
    question = game.stack[-1]
    district = game.district(question.first)
    turn = game.the_turn()
    worth = points_of(m, district) + m.weights.build
    worth += m.weights.harm * m.shares()[turn.seat] * (district.cost * 0.4 + m.weights.build)
    if grows_to(m, district.counts_as) >= game.end_at:
        worth += finish_worth(m, points_of(m, district))
    return worth


# --- the crown -------------------------------------------------------------------------
def crown_gift_worth(m: Moment, seat: int) -> float:
    """Return what passing the crown to a seat is worth: not to the leader, rather to the rich."""
    other = m.game.players[seat]
    paid = 0.3 if other.gold > 0 or other.hand else 0.0
    return 1.0 + paid - m.shares()[seat]


# --- swapped characters ----------------------------------------------------------------
def swap_roles_worth(m: Moment, beliefs: Beliefs, seat: int) -> float:
    """Return what another's unknown character is worth in exchange for the worst own one."""
    mine = 99.0
    for rank in m.me.roles:
        worth = appeal(m, m.me, rank)
        if worth < mine:
            mine = worth
    theirs = 0.0
    total = 0.0
    row = beliefs.hold[seat]
    for rank in range(1, len(row)):
        if row[rank] > 0.0:
            theirs += row[rank] * appeal(m, m.me, rank)
            total += row[rank]
    if total <= 0.0:
        return -1.0
    return theirs / total - mine - 0.4


# --- ends ------------------------------------------------------------------------------
def bell_worth(m: Moment) -> float:
    """Return what ending the game a district earlier is worth: the lead, and being nearer to it."""
    mine = points_in_sight(m, m.me) + 0.5 * m.me.gold
    best = -99.0
    slots = 99
    for player in m.game.players:
        if player.seat != m.seat:
            other = points_in_sight(m, player) + 0.5 * player.gold
            if other > best:
                best = other
            if m.slots_left(player) < slots:
                slots = m.slots_left(player)
    return mine - best + 1.5 * (slots - m.slots_left(m.me))
