"""What building a district is worth, and what a card in the hand is."""

from typing import Final

from citadella.bots.heuristics.decision import Moment
from citadella.rules import city
from citadella.rules.card import NO_TYPE, UNIQUE, Card, District
from citadella.rules.scoring import Tally, score
from citadella.rules.state import Player

# All types, as bits, and the points for them.
ALL_TYPES: Final = 31
FOR_ALL_TYPES: Final = 3.0
# Rounds of a game that is far too long.
LONG_GAME: Final = 60


def effect_worth(m: Moment, district: District) -> float:
    """Return the points and uses expected of a unique district if it is built now."""
    usual = m.weights.effect_worth(district)
    if district.scores and not m.weights.knows_effect(district):
        usual = would_score(m, district)
    return district.prospect(m.game, m.me, usual, m.rounds_left())


def would_score(m: Moment, district: District) -> float:
    """Return a district's extra points if it stood in the seat's city and the game were over."""
    twin = m.me.copy()
    twin.city.append(district.plain)
    twin.effects.append(district)
    return float(district.score(m.game, twin, Tally(twin, None, UNIQUE)))


def points_of(m: Moment, district: District) -> float:
    """Return the points that a district brings if it is built now."""
    points = float(district.cost + district.silver)
    if district.type == UNIQUE:
        points += effect_worth(m, district)
    for other in m.me.effects:
        points += other.gains_by(m.game, m.me, district)
    if not m.types() >> district.type & 1:
        points += FOR_ALL_TYPES if completes_types(m, district) else m.weights.new_type
    for character in m.game.box.cast:
        if character.income_type == district.type and district.type != NO_TYPE:
            points += m.weights.income_type * (1.0 if m.rounds_left() > 1.5 else 0.3)
    return points


def completes_types(m: Moment, district: District) -> bool:
    """Return whether the seat's city has all types with this district, and not without it."""
    types = m.types()
    if types >> district.type & 1:
        return False
    missing = ALL_TYPES & ~types & ~(1 << district.type)
    if m.free_type():
        # The district of any type stands for one of them; then exactly one more is still missing.
        return missing != 0 and missing & (missing - 1) == 0
    return missing == 0


def build_worth(m: Moment, district: District, price: int) -> float:
    """Return what building a district now for a price is worth, against keeping the gold."""
    weights = m.weights
    worth = points_of(m, district)
    if m.last_round:
        worth -= price * m.points_per_gold()
        worth -= m.points_per_card()
    else:
        worth += weights.build * district.counts_as - weights.price * price
        if district.cost < 3:
            worth -= weights.cheap * (3 - district.cost)
    if grows_to(m, district.counts_as) >= m.game.end_at:
        worth += finish_worth(m, points_of(m, district))
    return worth


def best_build(m: Moment, gold: int) -> float:
    """Return what the best district in hand within reach of some gold is worth (or 0)."""
    best = 0.0
    for card in m.me.hand:
        if isinstance(card, District) and m.is_useful(card):
            price = city.price(m.me, card)
            if price <= gold:
                worth = build_worth(m, card, price)
                if worth > best:
                    best = worth
    return best


def grows_to(m: Moment, districts: int) -> int:
    """Return the size of the seat's city with some more districts."""
    return m.me.size + m.me.tents + districts


def finish_worth(m: Moment, points: float) -> float:
    """Return what ending the game with one more district is worth: much in front, little behind."""
    game = m.game
    weights = m.weights
    if m.last_round:
        return 2.0 if game.first else 4.0
    if game.round > LONG_GAME:
        # Waiting has not helped whoever is behind; without this some would wait for ever.
        return weights.finish_ahead
    mine = points_in_sight(m, m.me) + points + 4.0
    best = -99.0
    for player in game.players:
        if player.seat != m.seat:
            other = points_in_sight(m, player)
            if still_to_move(m, player):
                # One more district, if there is gold and a card for it.
                most = player.gold + 2.0
                other += most if most < weights.rest_of_round else weights.rest_of_round
                if m.slots_left(player) <= 1:
                    other += 2.0
            if other > best:
                best = other
    if mine >= best:
        return weights.finish_ahead
    return 4.0 - weights.finish_behind * (best - mine)


def still_to_move(m: Moment, player: Player) -> bool:
    """Return whether a player may have a turn left in this round, as far as can be seen."""
    shown = 0
    for rank in range(1, len(m.game.box.cast)):
        if player.revealed >> rank & 1:
            shown += 1
    return shown < len(player.roles)


def points_in_sight(m: Moment, player: Player) -> float:
    """Return the points that lie open in a city."""
    points = 0
    for line in score(m.game, player):
        if line.reason != "hand":
            points += line.points
    return float(points)


def card_worth(m: Moment, card: Card) -> float:
    """Return what having a card in hand is worth."""
    weights = m.weights
    in_hand = float(card.points_in_hand())
    in_hand += 0.6 * m.points_per_card()
    if not isinstance(card, District):
        return weights.action_card_worth(card)
    if not m.is_useful(card):
        return 0.1 + in_hand
    if m.last_round and m.game.turn is not None and m.game.turn.seat != m.seat:
        return in_hand
    price = city.price(m.me, card)
    worth = points_of(m, card) + weights.build - weights.price * price
    missing = price - m.me.gold - 2
    if m.game.turn is not None and m.game.turn.seat == m.seat and m.game.turn.gathered:
        missing = price - m.me.gold
    while missing > 0:
        worth *= weights.reach
        missing -= 2
    if not card.may_be_built(m.game, m.me):
        worth = 0.1
    return in_hand + (worth if worth > 0.2 else 0.2)
