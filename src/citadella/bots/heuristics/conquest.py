"""The value of destroying, seizing or exchanging a district in another city."""

from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import finish_value, grows_to, points_of
from citadella.bots.heuristics.order import NEVER
from citadella.rules import city
from citadella.rules.action import Action
from citadella.rules.card import Building
from citadella.rules.characters.common import find_building


def loss(ctx: DecisionContext, building: Building) -> float:
    """Return the value of `building` to its owner: points, effect and share of a complete city."""
    district = building.district
    value = float(building.cost + district.silver) + ctx.weights.effect_value(district)
    return value + ctx.weights.build * district.counts_as


def harm(ctx: DecisionContext, seat: int, building: Building) -> float:
    """Return the value to the deciding seat if the player at `seat` loses `building`."""
    weights = ctx.weights
    owner = ctx.game.players[seat]
    value = loss(ctx, building) * ctx.shares()[seat] * weights.harm
    if ctx.slots_left(owner) <= 1 and not ctx.last_round:
        value += weights.stop_leader
    return value


def destroy_value(ctx: DecisionContext, action: Action) -> float:
    """Return the value of destroying the district that `action` names, minus the price."""
    seat = action.seat
    if seat == ctx.seat:
        return -20.0
    value = harm(ctx, seat, find_building(ctx.game.players[seat], action.building_number))
    if ctx.last_round or not ctx.in_turn():
        return value
    return value - ctx.price(action) * ctx.weights.gold - 0.1


def raze_value(ctx: DecisionContext, own: Building) -> float:
    """Return the value of destroying the best target at the cost of losing `own`."""
    target = NEVER
    for player in ctx.game.players:
        if player.seat != ctx.seat and not city.is_complete(ctx.game, player):
            for building in player.city:
                value = harm(ctx, player.seat, building)
                if value > target:
                    target = value
    return target - loss(ctx, own)


def seize_value(ctx: DecisionContext, action: Action) -> float:
    """Return the value of seizing the district that `action` names, minus the price paid."""
    weights = ctx.weights
    seat = action.seat
    building = find_building(ctx.game.players[seat], action.building_number)
    value = points_of(ctx, building.district) + building.cost - building.district.cost
    value += weights.build + harm(ctx, seat, building)
    if grows_to(ctx, building.district.counts_as) >= ctx.game.end_at:
        value += finish_value(ctx, points_of(ctx, building.district))
    if ctx.last_round:
        return value
    return value - ctx.price(action) * weights.gold * (1.0 + weights.harm * ctx.shares()[seat])


def exchange_value(ctx: DecisionContext, wanted_number: int, seat: int, given: Building) -> float:
    """Return the value of exchanging `given` for the wanted district of the player at `seat`."""
    weights = ctx.weights
    owner = ctx.game.players[seat]
    wanted = find_building(owner, wanted_number)
    difference = wanted.cost - given.cost
    price = (difference if difference > 0 else 0) + city.surcharge(owner, wanted)
    gain = loss(ctx, wanted) - loss(ctx, given)
    share = weights.harm * ctx.shares()[seat]
    value = gain * (1.0 + share)
    if ctx.last_round:
        return value
    return value - price * weights.gold * (1.0 + share)


def best_exchange(ctx: DecisionContext, wanted_number: int, seat: int) -> float:
    """Return the value of the best exchange for district `wanted_number`; -20 if there is none."""
    owner = ctx.game.players[seat]
    wanted = find_building(owner, wanted_number)
    best = -20.0
    for given in ctx.me.city:
        if given.district.protected_from_rank_8 or owner.has(given.district):
            continue
        if wanted.cost - given.cost + city.surcharge(owner, wanted) > ctx.me.gold:
            continue
        value = exchange_value(ctx, wanted_number, seat, given)
        if value > best:
            best = value
    return best
