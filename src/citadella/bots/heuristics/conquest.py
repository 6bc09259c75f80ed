"""Other people's cities: what destroying, seizing or exchanging a district is worth."""

from citadella.bots.heuristics.decision import Moment
from citadella.bots.heuristics.districts import finish_worth, grows_to, points_of
from citadella.bots.heuristics.order import NEVER
from citadella.rules import city
from citadella.rules.action import Action
from citadella.rules.card import Building
from citadella.rules.characters.common import find_building


def loss(m: Moment, building: Building) -> float:
    """Return what a district is worth to whom it belongs: its points, its effect, its place."""
    district = building.district
    worth = float(building.cost + district.silver) + m.weights.effect_worth(district)
    return worth + m.weights.build * district.counts_as


def harm(m: Moment, seat: int, building: Building) -> float:
    """Return what it is worth to this seat that another loses a district."""
    weights = m.weights
    owner = m.game.players[seat]
    worth = loss(m, building) * m.shares()[seat] * weights.harm
    if m.slots_left(owner) <= 1 and not m.last_round:
        worth += weights.stop_leader
    return worth


def destroy_worth(m: Moment, action: Action) -> float:
    """Return what destroying a district is worth, after its price."""
    seat = action.seat
    if seat == m.seat:
        return -20.0
    worth = harm(m, seat, find_building(m.game.players[seat], action.building_number))
    if m.last_round or not m.in_turn():
        return worth
    return worth - m.price(action) * m.weights.gold - 0.1


def raze_worth(m: Moment, own: Building) -> float:
    """Return what a district that falls with its target is worth: to stop somebody, or for
    something dear.
    """
    target = NEVER
    for player in m.game.players:
        if player.seat != m.seat and not city.is_complete(m.game, player):
            for building in player.city:
                worth = harm(m, player.seat, building)
                if worth > target:
                    target = worth
    return target - loss(m, own)


def seize_worth(m: Moment, action: Action) -> float:
    """Return what taking a district over is worth; its owner is paid."""
    weights = m.weights
    seat = action.seat
    building = find_building(m.game.players[seat], action.building_number)
    worth = points_of(m, building.district) + building.cost - building.district.cost
    worth += weights.build + harm(m, seat, building)
    if grows_to(m, building.district.counts_as) >= m.game.end_at:
        worth += finish_worth(m, points_of(m, building.district))
    if m.last_round:
        return worth
    return worth - m.price(action) * weights.gold * (1.0 + weights.harm * m.shares()[seat])


def exchange_worth(m: Moment, wanted_number: int, seat: int, given: Building) -> float:
    """Return what swapping one's own district for another's is worth."""
    weights = m.weights
    owner = m.game.players[seat]
    wanted = find_building(owner, wanted_number)
    difference = wanted.cost - given.cost
    price = (difference if difference > 0 else 0) + city.surcharge(owner, wanted)
    gain = loss(m, wanted) - loss(m, given)
    share = weights.harm * m.shares()[seat]
    worth = gain * (1.0 + share)
    if m.last_round:
        return worth
    return worth - price * weights.gold * (1.0 + share)


def best_exchange(m: Moment, wanted_number: int, seat: int) -> float:
    """Return what the best swap for a district is worth."""
    owner = m.game.players[seat]
    wanted = find_building(owner, wanted_number)
    best = -20.0
    for given in m.me.city:
        if given.district.protected_from_rank_8 or owner.has(given.district):
            continue
        if wanted.cost - given.cost + city.surcharge(owner, wanted) > m.me.gold:
            continue
        worth = exchange_worth(m, wanted_number, seat, given)
        if worth > best:
            best = worth
    return best
