"""The value of building a district, of ending the game, and of a card in hand."""

from typing import Final

from citadella.bots.heuristics.decision import DecisionContext
from citadella.knowledge.hypothetical import with_district
from citadella.rules import city
from citadella.rules.card import NO_TYPE, UNIQUE, Card, District
from citadella.rules.scoring import Tally, score
from citadella.rules.state import Player

# All district types as a bit set, and the points for having all of them in a city.
ALL_TYPES: Final = 31
ALL_TYPES_BONUS: Final = 3.0
# After this round, bots end the game as soon as possible.
MAX_PATIENT_ROUNDS: Final = 60


def effect_value(ctx: DecisionContext, district: District) -> float:
    """Return the value, in points, of the effect of the unique `district` if it is built now."""
    usual = ctx.weights.effect_value(district)
    if district.scores and not ctx.weights.knows_effect(district):
        # The extra points that the district would score if the game ended right after building it.
        owner = with_district(ctx.me, district)
        usual = float(district.score(ctx.game, owner, Tally(owner, None, UNIQUE)))
    return district.prospect(ctx.game, ctx.me, usual, ctx.rounds_left())


def points_of(ctx: DecisionContext, district: District) -> float:
    """Return the points that `district` is expected to score if it is built now."""
    points = float(district.cost + district.silver)
    if district.type == UNIQUE:
        points += effect_value(ctx, district)
    for other in ctx.me.effects:
        points += other.gains_by(ctx.game, ctx.me, district)
    if not ctx.types() >> district.type & 1:
        points += ALL_TYPES_BONUS if completes_types(ctx, district) else ctx.weights.new_type
    for character in ctx.game.box.cast:
        if character.income_type == district.type and district.type != NO_TYPE:
            points += ctx.weights.income_type * (1.0 if ctx.rounds_left() > 1.5 else 0.3)
    return points


def completes_types(ctx: DecisionContext, district: District) -> bool:
    """Return whether building `district` would give the seat's city districts of all types."""
    types = ctx.types()
    if types >> district.type & 1:
        return False
    missing = ALL_TYPES & ~types & ~(1 << district.type)
    if ctx.free_type():
        # The district that counts as any type must supply exactly one more missing type.
        return missing != 0 and missing & (missing - 1) == 0
    return missing == 0


def build_value(ctx: DecisionContext, district: District, price: int) -> float:
    """Return the value of building `district` for `price`, compared with keeping the gold."""
    weights = ctx.weights
    value = points_of(ctx, district)
    if ctx.last_round:
        value -= price * ctx.points_per_gold()
        value -= ctx.points_per_card()
    else:
        value += weights.build * district.counts_as - weights.price * price
        if district.cost < 3:
            value -= weights.cheap * (3 - district.cost)
    if grows_to(ctx, district.counts_as) >= ctx.game.end_at:
        value += finish_value(ctx, points_of(ctx, district))
    return value


def best_build(ctx: DecisionContext, gold: int) -> float:
    """Return the value of building the best district that `gold` pays for; 0 if there is none."""
    best = 0.0
    for card in ctx.useful_districts():
        price = city.price(ctx.me, card)
        if price <= gold:
            value = build_value(ctx, card, price)
            if value > best:
                best = value
    return best


def grows_to(ctx: DecisionContext, districts: int) -> int:
    """Return the size of the seat's city with `districts` more districts."""
    return ctx.me.size + ctx.me.tents + districts


def finish_value(ctx: DecisionContext, points: float) -> float:
    """Return the value of ending the game by building a district worth `points`."""
    game = ctx.game
    weights = ctx.weights
    if ctx.last_round:
        return 2.0 if game.first else 4.0
    if game.round > MAX_PATIENT_ROUNDS:
        # Without a limit, players who are behind would delay the end forever.
        return weights.finish_ahead
    mine = points_in_sight(ctx, ctx.me) + points + 4.0
    best = -99.0
    for player in game.players:
        if player.seat != ctx.seat:
            other = points_in_sight(ctx, player)
            if still_to_move(player):
                # This player may still build a district in this round.
                most = player.gold + 2.0
                other += most if most < weights.rest_of_round else weights.rest_of_round
                if ctx.slots_left(player) <= 1:
                    other += 2.0
            if other > best:
                best = other
    if mine >= best:
        return weights.finish_ahead
    return 4.0 - weights.finish_behind * (best - mine)


def still_to_move(player: Player) -> bool:
    """Return whether `player` may still have a turn in this round."""
    return player.revealed.bit_count() < len(player.roles)


def points_in_sight(ctx: DecisionContext, player: Player) -> float:
    """Return the publicly visible points of `player`."""
    points = 0
    for line in score(ctx.game, player):
        if line.reason != "hand":
            points += line.points
    return float(points)


def card_value(ctx: DecisionContext, card: Card) -> float:
    """Return the value of `card` in the seat's hand."""
    weights = ctx.weights
    in_hand = float(card.points_in_hand()) + 0.6 * ctx.points_per_card()
    if not isinstance(card, District):
        return weights.action_card_value(card)
    if not ctx.is_useful(card):
        return 0.1 + in_hand
    turn = ctx.game.turn
    if ctx.last_round and turn is not None and turn.seat != ctx.seat:
        return in_hand
    price = city.price(ctx.me, card)
    value = points_of(ctx, card) + weights.build - weights.price * price
    gathered = turn is not None and turn.seat == ctx.seat and turn.gathered
    missing = price - ctx.me.gold - (0 if gathered else 2)
    while missing > 0:
        value *= weights.reach
        missing -= 2
    if not card.may_be_built(ctx.game, ctx.me):
        value = 0.1
    return in_hand + (value if value > 0.2 else 0.2)
