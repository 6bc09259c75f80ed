"""The value of killing, bewitching, robbing, threatening or marking a character."""

from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.beliefs import Beliefs
from citadella.bots.heuristics.decision import DecisionContext
from citadella.rules.characters.common import can_be_reached


def kill_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of killing `rank`: the expected harm to its holder."""
    weights = ctx.weights
    shares = ctx.shares()
    value = 0.0
    for player in ctx.game.players:
        if player.seat == ctx.seat:
            # Avoid killing the seat's own second character.
            value -= 20.0 * beliefs.hold[player.seat][rank]
            continue
        likely = beliefs.hold[player.seat][rank]
        if likely > 0.0:
            loss = weights.killed + appeal(ctx, player, rank)
            if ctx.slots_left(player) <= 1 and not ctx.last_round:
                loss += 2.0 * weights.stop_leader
            value += likely * loss * shares[player.seat]
    return weights.harm * value


def bewitch_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of bewitching `rank`: taking its turn, plus the harm to its holder."""
    if beliefs.hold[ctx.seat][rank] > 0.0:
        return -20.0
    own = ctx.weights.killed + appeal(ctx, ctx.me, rank)
    return beliefs.in_play(rank) * own + 0.5 * kill_value(ctx, beliefs, rank)


def rob_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of robbing `rank`: the expected gold, plus the harm to its holder."""
    weights = ctx.weights
    shares = ctx.shares()
    value = 0.0
    for player in ctx.game.players:
        likely = beliefs.hold[player.seat][rank]
        if player.seat == ctx.seat:
            value -= 20.0 * likely
        elif likely > 0.0:
            share = weights.harm * shares[player.seat]
            value += likely * player.gold * weights.gold * (1.0 + share)
    return value


def threaten_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of threatening `rank`: half its holder's expected gold after gathering."""
    value = 0.0
    for player in ctx.game.players:
        likely = beliefs.hold[player.seat][rank]
        if player.seat == ctx.seat:
            value -= 20.0 * likely
        elif likely > 0.0:
            value += likely * (player.gold + 2.0) * ctx.weights.gold * 0.5
    return value


def warrant_value(ctx: DecisionContext, beliefs: Beliefs, rank: int) -> float:
    """Return the value of a warrant on `rank`, based on the districts its holder may build."""
    value = 0.0
    shares = ctx.shares()
    if not can_be_reached(ctx.game, rank):
        return -1.0
    for player in ctx.game.players:
        likely = beliefs.hold[player.seat][rank]
        if player.seat == ctx.seat:
            value -= 20.0 * likely
        elif likely > 0.0 and player.hand:
            dear = player.gold + 2.0 if player.gold < 4 else 6.0
            share = ctx.weights.harm * shares[player.seat]
            value += likely * (dear + ctx.weights.build) * (1.0 + share)
    return value
