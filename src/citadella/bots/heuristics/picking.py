"""The value of picking each character: its appeal minus the risk of being killed or robbed."""

from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.decision import DecisionContext, fast_exp
from citadella.rules.character import Character


def pick_values(ctx: DecisionContext) -> list[float]:
    """Return the value of picking each rank, including ranks that are not offered."""
    game = ctx.game
    cast = game.box.cast
    weights = ctx.weights
    values: list[float] = [0.0] * len(cast)
    # The relative probability, as the other players see it, that this seat picks each rank.
    expected: list[float] = [0.0] * len(cast)
    total = 0.0
    for rank in range(1, len(cast)):
        values[rank] = appeal(ctx, ctx.me, rank)
        if not game.face_up >> rank & 1:
            expected[rank] = fast_exp(values[rank] / weights.hunter_temperature)
            total += expected[rank]
    lost: list[float] = [0.0] * len(cast)
    for hunter in range(1, len(cast)):
        role = cast[hunter]
        if role.costs_turn > 0.0 or role.robs > 0.0:
            held = _held_by_others(ctx, hunter)
            for rank in range(hunter + 1, len(cast)):
                lost[rank] += held * (expected[rank] / total) * _cost_of(ctx, role, values[rank])
    for rank in range(1, len(cast)):
        values[rank] -= lost[rank]
    return values


def _held_by_others(ctx: DecisionContext, rank: int) -> float:
    """Return the probability that another seat holds `rank` or will pick it."""
    game = ctx.game
    if game.face_up >> rank & 1 or rank in ctx.me.roles:
        return 0.0
    seats = len(game.players)
    mine = (ctx.seat - game.draft_crown) % seats
    if game.pack >> rank & 1:
        left = game.pack.bit_count()
        after = seats - 1 - mine if seats > 3 else seats - 1
        return after / left if after < left else 1.0
    return mine / (mine + 1.0) if seats > 3 else 0.7


def _cost_of(ctx: DecisionContext, hunter: Character, value: float) -> float:
    """Return the loss if `hunter` names the seat's character, whose value is `value`."""
    weights = ctx.weights
    cost = weights.killed * hunter.costs_turn
    if hunter.costs_ability:
        cost += value
    if hunter.robs > 0.0:
        gold = ctx.me.gold + 2 if hunter.robs_after_gathering else ctx.me.gold
        cost += weights.robbed * hunter.robs * gold
    return cost
