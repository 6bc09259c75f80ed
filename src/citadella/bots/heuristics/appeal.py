"""How good each character would be for a player in this round: what it does, weighed up.

For the seat itself the hand counts; of others only what lies open. The same numbers tell which
character to take, and what others are likely to have taken.
"""

from citadella.bots.heuristics.decision import Moment
from citadella.bots.heuristics.districts import card_worth
from citadella.rules import city
from citadella.rules.card import NO_TYPE, District
from citadella.rules.character import Character
from citadella.rules.characters.common import count_districts
from citadella.rules.state import Player


def appeal(m: Moment, player: Player, rank: int) -> float:
    """Return what a character is worth to a player in this round, in points."""
    role = m.game.box.cast[rank]
    worth = _gains(m, player, role) + _builds(m, player, role) + _of_others(m, player, role)
    return m.weights.role_worth(role) + worth


def _gains(m: Moment, player: Player, role: Character) -> float:
    """The crown, gold and cards that it brings, and safety."""
    weights = m.weights
    worth = 0.0
    if role.takes_crown and m.game.crown != player.seat:
        worth += weights.crown
    gold = role.likely_gold(m.game, player)
    if role.income_type != NO_TYPE:
        count = count_districts(player, role.income_type)
        if role.income_in_cards:
            worth += weights.card_income * count
        else:
            gold += count
    worth += weights.income * gold
    if role.shelters:
        worth += weights.protection * player.size
    return worth


def _builds(m: Moment, player: Player, role: Character) -> float:
    """What it can build, and whether that costs anything."""
    weights = m.weights
    if not role.may_build:
        return -weights.no_building if _can_build(m, player) else 0.0
    worth = 0.0
    if role.build_limit > 1:
        worth += weights.extra_build * _extra_builds(m, player, role.build_limit - 1)
    if role.unlimited_type != NO_TYPE:
        worth += weights.extra_build * _beyond_limit(m, player, role.unlimited_type)
    if role.refunds:
        worth += weights.refund * _dearest(m, player)
    if role.beautifies and player.city:
        worth += 0.3 * (player.gold if player.gold < role.beautifies else role.beautifies)
    return worth


def _of_others(m: Moment, player: Player, role: Character) -> float:
    """What it takes from others, or keeps them from."""
    weights = m.weights
    worth = 0.0
    if role.stops_leader > 0.0 and _somebody_finishes(m, player):
        worth += role.stops_leader * weights.block
    if role.robs > 0.0:
        worth += weights.loot * _purses(m, player)
    if role.loots_hands:
        worth += weights.loot * _most_cards(m, player)
    if role.takes_a_card and _most_cards(m, player) == 0:
        worth -= 1.5
    if role.swaps_hands:
        worth += weights.swap * _better_hand(m, player)
    return worth


# --- what is counted -------------------------------------------------------------------
def _somebody_finishes(m: Moment, player: Player) -> bool:
    for other in m.game.players:
        if other is not player and m.slots_left(other) <= 1:
            return True
    return False


def _purses(m: Moment, player: Player) -> float:
    """The gold of others, the fattest purse above all."""
    fattest = 0
    total = 0
    for other in m.game.players:
        if other is not player:
            total += other.gold
            if other.gold > fattest:
                fattest = other.gold
    mean = total / (len(m.game.players) - 1)
    return 0.5 * fattest + 0.5 * mean


def _better_hand(m: Moment, player: Player) -> float:
    """How many cards the fullest hand has more than the seat's, or good ones."""
    most = _most_cards(m, player)
    gain = most - _good_cards(m) if player is m.me else float(most - len(player.hand))
    if gain > 5.0:
        return 5.0
    return gain if gain > 0.0 else 0.0


def _most_cards(m: Moment, player: Player) -> int:
    most = 0
    for other in m.game.players:
        if other is not player and len(other.hand) > most:
            most = len(other.hand)
    return most


def _good_cards(m: Moment) -> float:
    """The player's hand in cards of middling worth."""
    total = 0.0
    for card in m.me.hand:
        total += card_worth(m, card)
    return total / 2.5


def _can_build(m: Moment, player: Player) -> bool:
    if player is not m.me:
        return len(player.hand) > 0
    gold = player.gold + 2
    for card in player.hand:
        if isinstance(card, District) and m.is_useful(card) and city.price(player, card) <= gold:
            return True
    return False


def _extra_builds(m: Moment, player: Player, most: int) -> float:
    """How many districts more than one could be built in a turn."""
    if player is not m.me:
        by_gold = (player.gold + 2) / 3.5 - 1.0
        by_cards = len(player.hand) * 0.8 - 1.0
        count = by_gold if by_gold < by_cards else by_cards
        slots = m.slots_left(player) - 1.0
        if slots < count:
            count = slots
        if count < 0.0:
            count = 0.0
        return count if count < most else float(most)
    gold = player.gold + 2
    built = 0
    used = 0
    slots_left = m.slots_left(player)
    limit = most + 1 if most + 1 < slots_left else slots_left
    while built < limit:
        cheapest = 99
        bit = 0
        for card in player.hand:
            if isinstance(card, District) and not used & card.bit and m.is_useful(card):
                price = city.price(player, card)
                if price < cheapest:
                    cheapest = price
                    bit = card.bit
        if cheapest > gold:
            break
        gold -= cheapest
        used |= bit
        built += 1
    return float(built - 1) if built > 1 else 0.0


def _beyond_limit(m: Moment, player: Player, type: int) -> float:
    """How many districts of a type without limit could be built beside another district."""
    if player is not m.me:
        return 0.3 * _extra_builds(m, player, 1)
    gold = player.gold + 2
    count = 0
    for card in player.hand:
        if isinstance(card, District) and card.type == type and m.is_useful(card):
            price = city.price(player, card)
            if price <= gold:
                gold -= price
                count += 1
    return count * 0.7


def _dearest(m: Moment, player: Player) -> float:
    """The gold that could be spent on a district in this turn."""
    gold = player.gold + 2
    if player is not m.me:
        most = gold if gold < 5 else 5
        return most * 0.8 if player.hand else 0.0
    dearest = 0
    for card in player.hand:
        if isinstance(card, District) and m.is_useful(card):
            price = city.price(player, card)
            if dearest < price <= gold:
                dearest = price
    return float(dearest)
