"""The value of answers to the questions of characters and districts."""

from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.beliefs import Beliefs
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import finish_value, grows_to, points_in_sight, points_of
from citadella.rules.character import OPEN_PLAIN, OPEN_REAL


# --- threats ---------------------------------------------------------------------------
def bribe_value(ctx: DecisionContext) -> float:
    """Return the value of paying half the gold, compared with refusing (0)."""
    question = ctx.game.stack[-1]
    gold = ctx.me.gold
    real = 0.5
    for marker in ctx.game.markers:
        if marker.rank == question.second and marker.owner == question.first and marker.threatens():
            if marker.face == OPEN_REAL:
                real = 1.0
            elif marker.face == OPEN_PLAIN:
                real = 0.0
    return real * gold - gold // 2


def own_threat_is_real(ctx: DecisionContext) -> bool:
    """Return whether the threat that was refused is the flowered one."""
    rank = ctx.game.stack[-1].second
    for marker in ctx.game.markers:
        if marker.rank == rank and marker.owner == ctx.seat and marker.threatens():
            return marker.is_real()
    return False


def confiscate_value(ctx: DecisionContext) -> float:
    """Return the value of confiscating the district of a marked character."""
    game = ctx.game
    question = game.stack[-1]
    district = game.district(question.first)
    turn = game.the_turn()
    value = points_of(ctx, district) + ctx.weights.build
    value += ctx.weights.harm * ctx.shares()[turn.seat] * (district.cost * 0.4 + ctx.weights.build)
    if grows_to(ctx, district.counts_as) >= game.end_at:
        value += finish_value(ctx, points_of(ctx, district))
    return value


# --- the crown -------------------------------------------------------------------------
def crown_gift_value(ctx: DecisionContext, seat: int) -> float:
    """Return the value of giving the crown to a seat: less to the leader, more if it can pay."""
    other = ctx.game.players[seat]
    paid = 0.3 if other.gold > 0 or other.hand else 0.0
    return 1.0 + paid - ctx.shares()[seat]


# --- swapped characters ----------------------------------------------------------------
def swap_roles_value(ctx: DecisionContext, beliefs: Beliefs, seat: int) -> float:
    """Return the value of another's unknown character in exchange for the worst of one's own."""
    mine = 99.0
    for rank in ctx.me.roles:
        value = appeal(ctx, ctx.me, rank)
        if value < mine:
            mine = value
    theirs = 0.0
    total = 0.0
    row = beliefs.hold[seat]
    for rank in range(1, len(row)):
        if row[rank] > 0.0:
            theirs += row[rank] * appeal(ctx, ctx.me, rank)
            total += row[rank]
    if total <= 0.0:
        return -1.0
    return theirs / total - mine - 0.4


# --- ends ------------------------------------------------------------------------------
def bell_value(ctx: DecisionContext) -> float:
    """Return the value of ending the game one district earlier."""
    mine = points_in_sight(ctx, ctx.me) + 0.5 * ctx.me.gold
    best = -99.0
    slots = 99
    for player in ctx.game.players:
        if player.seat != ctx.seat:
            other = points_in_sight(ctx, player) + 0.5 * player.gold
            if other > best:
                best = other
            if ctx.slots_left(player) < slots:
                slots = ctx.slots_left(player)
    return mine - best + 1.5 * (slots - ctx.slots_left(ctx.me))
