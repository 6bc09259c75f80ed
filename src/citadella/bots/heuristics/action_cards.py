"""The heuristic value of playing an action card, according to its effect."""

from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import finish_value, grows_to
from citadella.bots.heuristics.gathering import use_value
from citadella.bots.heuristics.order import UNKNOWN
from citadella.rules import city
from citadella.rules.building import has_room
from citadella.rules.card import ActionCard, District


def play_value(ctx: DecisionContext, card: ActionCard) -> float:
    """Return the value of playing `card` now, minus the points it scores if kept in hand."""
    kept = float(card.points_in_hand())
    if card.shields():
        return _shield_value(ctx) - kept
    if card.takes_crown:
        return ctx.weights.crown * 2.0 - kept if ctx.game.crown != ctx.seat else -kept
    if card.more_builds:
        return _more_builds_value(ctx) - kept
    if card.toll:
        return 0.4 * card.toll * (len(ctx.game.players) - 1) * ctx.rounds_left() / 4.0 - kept
    if card.replaces:
        return _best_replacement(ctx) - kept
    if card.takes_a_card:
        return 2.5 - kept if not ctx.last_round else 1.2 - kept
    if card.counts_as:
        if grows_to(ctx, card.counts_as) >= ctx.game.end_at:
            return finish_value(ctx, 0.0) - kept
        return 0.4 * ctx.weights.build - 0.2 if ctx.slots_left(ctx.me) <= 3 else -0.5
    if card.use_gold or card.use_cards or card.use_points:
        return use_value(ctx, card) - kept
    return UNKNOWN - kept


def _shield_value(ctx: DecisionContext) -> float:
    """Return the value of removing the markers (kill, threat, theft ...) from the called rank."""
    value = 0.0
    for marker in ctx.game.markers:
        if marker.rank == ctx.game.rank:
            if marker.takes_over() or marker.silences():
                value += ctx.weights.killed
            elif marker.threatens():
                value += 0.4 * ctx.me.gold
            elif marker.set_size():
                value += 0.8
            else:
                value += ctx.weights.robbed * ctx.me.gold
    return value


def _more_builds_value(ctx: DecisionContext) -> float:
    """Return the value of building additional districts that the seat holds and can afford."""
    turn = ctx.game.turn
    if turn is None or not turn.gathered or has_room(turn):
        return 0.0
    gold = ctx.me.gold
    value = 0.0
    for card in ctx.useful_districts():
        price = city.price(ctx.me, card)
        if price <= gold:
            gold -= price
            value += ctx.weights.extra_build
    return value


def _best_replacement(ctx: DecisionContext) -> float:
    best = -1.0
    for card in ctx.useful_districts():
        value = replacement_value(ctx, card)
        if value > best:
            best = value
    return best


def replacement_value(ctx: DecisionContext, new: District) -> float:
    """Return the best value of replacing a district in the city with `new`; -1 if impossible."""
    best = -1.0
    for old in ctx.me.city:
        price = new.cost - old.cost
        if 0 < price <= ctx.me.gold:
            gain = price + ctx.weights.effect_value(new)
            gain -= ctx.weights.effect_value(old.district) + ctx.weights.price * price
            if gain > best:
                best = gain
    return best
