"""The value of each character to a player in this round.

The deciding seat's own hand is taken into account; for others only public facts are used. The
same values are used to pick a character and to predict which characters the others have picked.
"""

from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import card_value
from citadella.rules import city
from citadella.rules.card import NO_TYPE
from citadella.rules.character import Character
from citadella.rules.characters.common import count_districts
from citadella.rules.state import Player


def appeal(ctx: DecisionContext, player: Player, rank: int) -> float:
    """Return the value of `rank` to `player` in this round, in points."""
    role = ctx.game.box.cast[rank]
    value = _gains(ctx, player, role) + _builds(ctx, player, role) + _of_others(ctx, player, role)
    return ctx.weights.role_value(role) + value


def _gains(ctx: DecisionContext, player: Player, role: Character) -> float:
    """Return the value of the crown, gold, cards and protection that `role` brings `player`."""
    weights = ctx.weights
    value = 0.0
    if role.takes_crown and ctx.game.crown != player.seat:
        value += weights.crown
    gold = role.likely_gold(ctx.game, player)
    if role.income_type != NO_TYPE:
        count = count_districts(player, role.income_type)
        if role.income_in_cards:
            value += weights.card_income * count
        else:
            gold += count
    value += weights.income * gold
    if role.shelters:
        value += weights.protection * player.size
    return value


def _builds(ctx: DecisionContext, player: Player, role: Character) -> float:
    """Return the value of the districts that `player` can build with `role`."""
    weights = ctx.weights
    if not role.may_build:
        return -weights.no_building if _can_build(ctx, player) else 0.0
    value = 0.0
    if role.build_limit > 1:
        value += weights.extra_build * _extra_builds(ctx, player, role.build_limit - 1)
    if role.unlimited_type != NO_TYPE:
        value += weights.extra_build * _beyond_limit(ctx, player, role.unlimited_type)
    if role.refunds:
        value += weights.refund * _highest_price(ctx, player)
    if role.beautifies and player.city:
        value += 0.3 * (player.gold if player.gold < role.beautifies else role.beautifies)
    return value


def _of_others(ctx: DecisionContext, player: Player, role: Character) -> float:
    """Return the value of acting against others with `role`: stopping, robbing, swapping hands."""
    weights = ctx.weights
    value = 0.0
    if role.stops_leader > 0.0 and _somebody_finishes(ctx, player):
        value += role.stops_leader * weights.block
    if role.robs > 0.0:
        value += weights.loot * _purses(ctx, player)
    if role.loots_hands:
        value += weights.loot * _most_cards(ctx, player)
    if role.takes_a_card and _most_cards(ctx, player) == 0:
        value -= 1.5
    if role.swaps_hands:
        value += weights.swap * _better_hand(ctx, player)
    return value


# --- counts ----------------------------------------------------------------------------
def _somebody_finishes(ctx: DecisionContext, player: Player) -> bool:
    for other in ctx.game.players:
        if other is not player and ctx.slots_left(other) <= 1:
            return True
    return False


def _purses(ctx: DecisionContext, player: Player) -> float:
    """Return the midpoint between the mean and the maximum gold of `player`'s opponents."""
    most = 0
    total = 0
    for other in ctx.game.players:
        if other is not player:
            total += other.gold
            if other.gold > most:
                most = other.gold
    mean = total / (len(ctx.game.players) - 1)
    return 0.5 * most + 0.5 * mean


def _better_hand(ctx: DecisionContext, player: Player) -> float:
    """Return how many cards `player` would gain by taking the largest hand, from 0 to 5."""
    most = _most_cards(ctx, player)
    gain = most - _good_cards(ctx) if player is ctx.me else float(most - len(player.hand))
    if gain > 5.0:
        return 5.0
    return gain if gain > 0.0 else 0.0


def _most_cards(ctx: DecisionContext, player: Player) -> int:
    most = 0
    for other in ctx.game.players:
        if other is not player and len(other.hand) > most:
            most = len(other.hand)
    return most


def _good_cards(ctx: DecisionContext) -> float:
    """Return the value of the seat's hand as a number of average cards."""
    total = 0.0
    for card in ctx.me.hand:
        total += card_value(ctx, card)
    return total / 2.5


def _can_build(ctx: DecisionContext, player: Player) -> bool:
    if player is not ctx.me:
        return len(player.hand) > 0
    gold = player.gold + 2
    for card in ctx.useful_districts():
        if city.price(player, card) <= gold:
            return True
    return False


def _extra_builds(ctx: DecisionContext, player: Player, most: int) -> float:
    """Return how many extra districts `player` could build in a turn (after one), up to `most`."""
    if player is not ctx.me:
        by_gold = (player.gold + 2) / 3.5 - 1.0
        by_cards = len(player.hand) * 0.8 - 1.0
        count = by_gold if by_gold < by_cards else by_cards
        slots = ctx.slots_left(player) - 1.0
        if slots < count:
            count = slots
        if count < 0.0:
            count = 0.0
        return count if count < most else float(most)
    gold = player.gold + 2
    built = 0
    used = 0
    slots_left = ctx.slots_left(player)
    limit = most + 1 if most + 1 < slots_left else slots_left
    while built < limit:
        cheapest = 99
        bit = 0
        for card in ctx.useful_districts():
            if not used & card.bit:
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


def _beyond_limit(ctx: DecisionContext, player: Player, type: int) -> float:
    """Estimate how many districts `player` could build if those of `type` had no build limit."""
    if player is not ctx.me:
        return 0.3 * _extra_builds(ctx, player, 1)
    gold = player.gold + 2
    count = 0
    for card in ctx.useful_districts():
        if card.type == type:
            price = city.price(player, card)
            if price <= gold:
                gold -= price
                count += 1
    return count * 0.7


def _highest_price(ctx: DecisionContext, player: Player) -> float:
    """Return the price of the most expensive district that `player` can build in this turn.

    For other players, whose hands are hidden, the price is estimated from their gold.
    """
    gold = player.gold + 2
    if player is not ctx.me:
        most = gold if gold < 5 else 5
        return most * 0.8 if player.hand else 0.0
    highest = 0
    for card in ctx.useful_districts():
        price = city.price(player, card)
        if highest < price <= gold:
            highest = price
    return float(highest)
