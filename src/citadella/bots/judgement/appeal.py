"""How good each character would be for a player in this round.

For the own seat the hand counts; of others only what lies open. The same numbers tell which
character to take, and what others are likely to have taken.
"""

from typing import Final

from citadella.bots.judgement.districts import card_worth
from citadella.bots.judgement.moment import Moment
from citadella.rules import city
from citadella.rules.card import MILITARY, NOBLE, RELIGIOUS, TRADE, District
from citadella.rules.character import CROWN_RANK
from citadella.rules.characters.common import count_districts
from citadella.rules.names import character_number
from citadella.rules.state import Player

ASSASSIN: Final = character_number("assassin")
WITCH: Final = character_number("witch")
MAGISTRATE: Final = character_number("magistrate")
THIEF: Final = character_number("thief")
SPY: Final = character_number("spy")
BLACKMAILER: Final = character_number("blackmailer")
MAGICIAN: Final = character_number("magician")
WIZARD: Final = character_number("wizard")
SEER: Final = character_number("seer")
KING: Final = character_number("king")
EMPEROR: Final = character_number("emperor")
PATRICIAN: Final = character_number("patrician")
BISHOP: Final = character_number("bishop")
ABBOT: Final = character_number("abbot")
CARDINAL: Final = character_number("cardinal")
MERCHANT: Final = character_number("merchant")
ALCHEMIST: Final = character_number("alchemist")
TRADER: Final = character_number("trader")
ARCHITECT: Final = character_number("architect")
NAVIGATOR: Final = character_number("navigator")
SCHOLAR: Final = character_number("scholar")
WARLORD: Final = character_number("warlord")
DIPLOMAT: Final = character_number("diplomat")
MARSHAL: Final = character_number("marshal")
QUEEN: Final = character_number("queen")
ARTIST: Final = character_number("artist")
TAX_COLLECTOR: Final = character_number("tax_collector")


def appeal(m: Moment, player: Player, rank: int) -> float:
    """Return what a character is worth to a player in this round, in points."""
    number = m.game.box.cast[rank].number
    worth = m.weights.role_worth(number)
    if rank <= 2:
        return worth + _of_agents(m, player, number)
    if rank == 3:
        return worth + _of_magic(m, player, number)
    if rank == CROWN_RANK:
        return worth + _of_court(m, player, number)
    if rank == 5:
        return worth + _of_church(m, player, number)
    if rank == 6:
        return worth + _of_trade(m, player, number)
    if rank == 7:
        return worth + _of_crafts(m, player, number)
    if rank == 8:
        return worth + _of_arms(m, player, number)
    return worth + _of_ninth(m, player, number)


# --- by rank ---------------------------------------------------------------------------
def _of_agents(m: Moment, player: Player, number: int) -> float:
    """Ranks 1 and 2: the more there is to take from others, the better."""
    weights = m.weights
    if number == ASSASSIN:
        return weights.block if _somebody_finishes(m, player) else 0.0
    if number == WITCH:
        return 0.6 * weights.block if _somebody_finishes(m, player) else 0.0
    if number in (THIEF, BLACKMAILER):
        fattest = 0
        total = 0
        for other in m.game.players:
            if other is not player:
                total += other.gold
                if other.gold > fattest:
                    fattest = other.gold
        mean = total / (len(m.game.players) - 1)
        return weights.loot * (0.5 * fattest + 0.5 * mean)
    if number == SPY:
        return weights.loot * _most_cards(m, player)
    if number == TAX_COLLECTOR:
        return weights.income * 0.5 * (len(m.game.players) - 1)
    return 0.0


def _of_magic(m: Moment, player: Player, number: int) -> float:
    """Rank 3: others' cards."""
    weights = m.weights
    most = _most_cards(m, player)
    if number == MAGICIAN:
        gain = float(most - len(player.hand))
        if player is m.me:
            gain = most - _good_cards(m)
        gain = gain if gain < 5.0 else 5.0
        return weights.swap * gain if gain > 0.0 else 0.0
    if number == WIZARD:
        return 0.0 if most > 0 else -1.5
    if number == SEER:
        return _extra_builds(m, player, 1) * weights.extra_build
    return 0.0


def _of_court(m: Moment, player: Player, number: int) -> float:
    """Rank 4: noble districts and the crown."""
    weights = m.weights
    count = count_districts(player, NOBLE)
    crown = weights.crown if m.game.crown != player.seat else 0.0
    if number == PATRICIAN:
        return crown + weights.card_income * count
    if number == EMPEROR:
        return weights.income * count
    return crown + weights.income * count


def _of_church(m: Moment, player: Player, number: int) -> float:
    """Rank 5: religious districts, and safety."""
    weights = m.weights
    count = count_districts(player, RELIGIOUS)
    if number == BISHOP:
        return weights.income * count + weights.protection * player.size
    if number == ABBOT:
        richest = True
        for other in m.game.players:
            if other.gold > player.gold:
                richest = False
        return weights.income * (count if richest else count + 1)
    if number == CARDINAL:
        return weights.card_income * count
    return weights.income * count


def _of_trade(m: Moment, player: Player, number: int) -> float:
    """Rank 6: trade districts, or gold that comes back."""
    weights = m.weights
    if number == ALCHEMIST:
        return weights.refund * _dearest(m, player)
    count = count_districts(player, TRADE)
    if number == TRADER:
        more = _extra_trade(m) if player is m.me else 0.3 * _extra_builds(m, player, 1)
        return weights.income * count + weights.extra_build * more
    return weights.income * count


def _of_crafts(m: Moment, player: Player, number: int) -> float:
    """Rank 7: more cards and more districts in a turn."""
    weights = m.weights
    if number == ARCHITECT:
        return weights.extra_build * _extra_builds(m, player, 2)
    if number == NAVIGATOR:
        return -weights.no_building if _can_build(m, player) else 0.0
    if number == SCHOLAR:
        return weights.extra_build * _extra_builds(m, player, 1)
    return 0.0


def _of_arms(m: Moment, player: Player, number: int) -> float:
    """Rank 8: military districts, and other people's cities."""
    weights = m.weights
    worth = weights.income * count_districts(player, MILITARY)
    if number in (WARLORD, MARSHAL, DIPLOMAT):
        if _somebody_finishes(m, player):
            worth += weights.block
    return worth


def _of_ninth(m: Moment, player: Player, number: int) -> float:
    """Rank 9."""
    weights = m.weights
    if number == QUEEN:
        seats = len(m.game.players)
        return weights.income * 4.0 / (seats - 1)
    if number == ARTIST:
        spare = player.gold if player.gold < 2 else 2
        return 0.3 * spare if player.city else 0.0
    if number == TAX_COLLECTOR:
        return weights.income * (m.game.taxes + 0.4 * (len(m.game.players) - 1))
    return 0.0


# --- what is counted -------------------------------------------------------------------
def _somebody_finishes(m: Moment, player: Player) -> bool:
    for other in m.game.players:
        if other is not player and m.slots_left(other) <= 1:
            return True
    return False


def _most_cards(m: Moment, player: Player) -> int:
    most = 0
    for other in m.game.players:
        if other is not player and len(other.hand) > most:
            most = len(other.hand)
    return most


def _good_cards(m: Moment) -> float:
    """The own hand in cards of middling worth."""
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


def _extra_trade(m: Moment) -> float:
    """How many trade districts of the own hand could be built beside another district."""
    gold = m.me.gold + 2
    count = 0
    for card in m.me.hand:
        if isinstance(card, District) and card.type == TRADE and m.is_useful(card):
            price = city.price(m.me, card)
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
