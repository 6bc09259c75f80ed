"""What building a district is worth, and what a card in the hand is."""

from typing import Final

from citadella.bots.judgement.moment import Moment
from citadella.rules import city
from citadella.rules.card import NO_TYPE, UNIQUE, Card, District
from citadella.rules.names import card_number
from citadella.rules.state import Player

BASILICA: Final = card_number("basilica")
CAPITOL: Final = card_number("capitol")
HAUNTED: Final = card_number("haunted_quarter")
IVORY_TOWER: Final = card_number("ivory_tower")
MONUMENT: Final = card_number("monument")
MUSEUM: Final = card_number("museum")
STATUE: Final = card_number("statue")
TREASURY: Final = card_number("imperial_treasury")
MAP_ROOM: Final = card_number("map_room")
WISHING_WELL: Final = card_number("wishing_well")
DRAGON_GATE: Final = card_number("dragon_gate")
UNIVERSITY: Final = card_number("university")

ALL_TYPES: Final = 31
#: What a game takes, in rounds, on which the worths of the effects are based.
USUAL_ROUNDS: Final = 5.0


def effect_worth(m: Moment, district: District) -> float:
    """Return the points and uses expected of a unique district if it is built now."""
    number = district.number
    worth = m.weights.effect_worth(number)
    me = m.me
    rounds = m.rounds_left()
    if number == IVORY_TOWER:
        return worth if m.uniques(me) == 0 else 0.0
    if number == WISHING_WELL:
        return worth * 0.5 + 0.7 * m.uniques(me)
    if number == STATUE:
        return worth + (1.5 if m.game.crown == m.seat else 0.0)
    if number in (CAPITOL, BASILICA, HAUNTED):
        return worth
    if number in (DRAGON_GATE, UNIVERSITY):
        return worth if not district.silver else 0.0
    if number == TREASURY:
        return worth + (0.5 * me.gold if rounds < 2.0 else 0.0)
    if number == MAP_ROOM:
        return worth + (0.5 * len(me.hand) if rounds < 2.0 else 0.0)
    # What works from turn to turn is worth less the fewer turns are left.
    return worth * rounds / USUAL_ROUNDS if rounds < USUAL_ROUNDS else worth


def points_of(m: Moment, district: District) -> float:
    """Return the points that a district brings if it is built now."""
    points = float(district.cost + district.silver)
    if district.type == UNIQUE:
        points += effect_worth(m, district)
        for other in m.me.effects:
            if other.number == WISHING_WELL:
                points += 0.8
            elif other.number == IVORY_TOWER and m.uniques(m.me) == 1:
                points -= 3.0
    types = m.types(m.me)
    if not types >> district.type & 1:
        points += m.weights.new_type
        if types | 1 << district.type == ALL_TYPES:
            points += 3.0 - m.weights.new_type
    for character in m.game.box.cast:
        if character.income_type == district.type and district.type != NO_TYPE:
            points += m.weights.income_type * (1.0 if m.rounds_left() > 1.5 else 0.3)
    return points


def build_worth(m: Moment, district: District, price: int) -> float:
    """Return what building a district now for a price is worth, against keeping the gold."""
    weights = m.weights
    worth = points_of(m, district)
    if m.last_round:
        worth -= price if m.stands(TREASURY) else 0
        worth -= 1.0 if m.stands(MAP_ROOM) else 0.0
    else:
        worth += weights.build * district.counts_as - weights.price * price
        if district.cost < 3:
            worth -= weights.cheap * (3 - district.cost)
    if grows_to(m, district.counts_as) >= m.game.end_at:
        worth += finish_worth(m, points_of(m, district))
    return worth


def best_build(m: Moment, gold: int) -> float:
    """Return what the best district of the own hand within reach of some gold is worth (or 0)."""
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
    """Return the size of the own city with some districts more."""
    return m.me.size + m.me.tents + districts


def finish_worth(m: Moment, points: float) -> float:
    """Return what ending the game with one more district is worth: much in front, little behind."""
    game = m.game
    weights = m.weights
    if m.last_round:
        return 2.0 if game.first else 4.0
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
    points = 0.0
    uniques = 0
    for building in player.city:
        points += building.cost + building.district.silver
        if building.district.type == UNIQUE:
            uniques += 1
    if m.types(player) == ALL_TYPES:
        points += 3.0
    if m.game.first >> player.seat & 1:
        points += 4.0
    elif player.size + player.tents >= m.game.goal:
        points += 2.0
    if uniques:
        points += _effect_points(m, player, uniques)
    return points


def _effect_points(m: Moment, player: Player, uniques: int) -> float:
    points = 0.0
    for district in player.effects:
        number = district.number
        if number in (DRAGON_GATE, UNIVERSITY):
            points += 0.0 if district.silver else 2.0
        elif number == IVORY_TOWER:
            points += 5.0 if uniques == 1 else 0.0
        elif number == WISHING_WELL:
            points += uniques
        elif number == MUSEUM:
            points += len(player.tucked)
        elif number == TREASURY:
            points += player.gold
        elif number == MAP_ROOM:
            points += len(player.hand)
        elif number == STATUE:
            points += 5.0 if m.game.crown == player.seat else 0.0
        elif number == BASILICA:
            for building in player.city:
                points += building.cost % 2
        elif number == CAPITOL:
            for type in range(5):
                if m.type_count(player, type) >= 3:
                    points += 3.0
                    break
    return points


def card_worth(m: Moment, card: Card) -> float:
    """Return what having a card in the own hand is worth."""
    weights = m.weights
    in_hand = float(card.points_in_hand())
    if m.stands(MAP_ROOM):
        in_hand += 0.6
    if not isinstance(card, District):
        table = weights.action_card
        return table[card.number] if card.number < len(table) else 1.0 + in_hand
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
    if card.number == MONUMENT and len(m.me.city) >= 5:
        worth = 0.1
    return in_hand + (worth if worth > 0.2 else 0.2)
