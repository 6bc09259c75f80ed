"""Action cards: what playing one is worth, by what it does."""

from citadella.bots.heuristics.decision import Moment
from citadella.bots.heuristics.districts import finish_worth, grows_to
from citadella.bots.heuristics.gathering import use_worth
from citadella.bots.heuristics.order import UNKNOWN
from citadella.rules import city
from citadella.rules.building import has_room
from citadella.rules.card import ActionCard, District


def play_worth(m: Moment, card: ActionCard) -> float:
    """Return what playing an action card now is worth; kept, it is a point at the end."""
    kept = float(card.points_in_hand())
    if card.shields():
        return _shield_worth(m) - kept
    if card.takes_crown:
        return m.weights.crown * 2.0 - kept if m.game.crown != m.seat else -kept
    if card.more_builds:
        return _more_builds_worth(m) - kept
    if card.toll:
        return 0.4 * card.toll * (len(m.game.players) - 1) * m.rounds_left() / 4.0 - kept
    if card.replaces:
        return _best_replacement(m) - kept
    if card.takes_a_card:
        return 2.5 - kept if not m.last_round else 1.2 - kept
    if card.counts_as:
        if grows_to(m, card.counts_as) >= m.game.end_at:
            return finish_worth(m, 0.0) - kept
        return 0.4 * m.weights.build - 0.2 if m.slots_left(m.me) <= 3 else -0.5
    if card.use_gold or card.use_cards or card.use_points:
        return use_worth(m, card) - kept
    return UNKNOWN - kept


def _shield_worth(m: Moment) -> float:
    """What the seat's character is spared."""
    worth = 0.0
    for marker in m.game.markers:
        if marker.rank == m.game.rank:
            if marker.bewitches() or marker.silences():
                worth += m.weights.killed
            elif marker.threatens():
                worth += 0.4 * m.me.gold
            elif marker.set_size():
                worth += 0.8
            else:
                worth += m.weights.robbed * m.me.gold
    return worth


def _more_builds_worth(m: Moment) -> float:
    """As many districts as gold and hand allow, once the turn's limit is reached."""
    turn = m.game.turn
    if turn is None or not turn.gathered or has_room(turn):
        return 0.0
    gold = m.me.gold
    worth = 0.0
    for card in m.me.hand:
        if isinstance(card, District) and m.is_useful(card):
            price = city.price(m.me, card)
            if price <= gold:
                gold -= price
                worth += m.weights.extra_build
    return worth


def _best_replacement(m: Moment) -> float:
    best = -1.0
    for card in m.me.hand:
        if isinstance(card, District) and m.is_useful(card):
            worth = replacement_worth(m, card)
            if worth > best:
                best = worth
    return best


def replacement_worth(m: Moment, new: District) -> float:
    """Return what the best replacement by a district of the hand is worth."""
    best = -1.0
    for old in m.me.city:
        price = new.cost - old.cost
        if 0 < price <= m.me.gold:
            gain = price + m.weights.effect_worth(new)
            gain -= m.weights.effect_worth(old.district) + m.weights.price * price
            if gain > best:
                best = gain
    return best
