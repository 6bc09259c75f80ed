"""Gold or cards, and the uses of hand and purse beside building."""

from citadella.bots.heuristics.decision import Moment
from citadella.bots.heuristics.districts import best_build, card_worth
from citadella.cards import TYPES
from citadella.rules.card import Card, District
from citadella.rules.turn import gathered_cards, gathered_gold


def gold_action_worth(m: Moment) -> float:
    """Return what gathering gold is worth: a better building now, or gold for later."""
    amount = gathered_gold(m.me)
    return m.gold_worth(amount) + best_build(m, m.me.gold + amount)


def cards_action_worth(m: Moment) -> float:
    """Return what gathering cards is worth; what is drawn may be built at once."""
    drawn, kept = gathered_cards(m.me)
    if kept > drawn:
        kept = drawn
    worth = m.cards_worth(kept) + 0.15 * (drawn - kept)
    now = best_build(m, m.me.gold)
    if now <= 0.0 and m.me.gold >= 2:
        # Out of useful cards: a drawn one can be built in this turn.
        now = m.weights.build * (0.8 if drawn > 2 else 0.6)
    return worth + now


def copies_in_hand(m: Moment, card: Card) -> int:
    """Count a card in hand."""
    count = 0
    for other in m.me.hand:
        if other is card:
            count += 1
    return count


def keep_worth(m: Moment, card: Card) -> float:
    """Return what one more of a card in the hand is worth."""
    worth = card_worth(m, card)
    if isinstance(card, District) and copies_in_hand(m, card) > 0 and not m.may_double(card):
        worth *= 0.3
    return worth


def part_worth(m: Moment, card: Card) -> float:
    """Return what parting with a card of the hand costs."""
    worth = card_worth(m, card)
    if isinstance(card, District) and copies_in_hand(m, card) > 1 and not m.may_double(card):
        worth *= 0.3
    return worth


def worst_card(m: Moment) -> float:
    """Return what parting with the least wanted card costs."""
    worst = 99.0
    for card in m.me.hand:
        worth = part_worth(m, card)
        if worth < worst:
            worst = worth
    return worst


def poor_cards(m: Moment) -> int:
    """Count the cards of the hand that one would rather exchange for unknown ones."""
    count = 0
    for card in m.me.hand:
        if part_worth(m, card) < m.weights.middling - 0.6:
            count += 1
    return count


def redraw_worth(m: Moment) -> float:
    """Return what exchanging the poor cards with the deck is worth."""
    gain = 0.0
    for card in m.me.hand:
        worth = part_worth(m, card)
        if worth < m.weights.middling - 0.6:
            gain += m.weights.middling - worth
    return gain


def swap_hands_worth(m: Moment, seat: int) -> float:
    """Return what another's hand is worth in exchange for the seat's own."""
    other = m.game.players[seat]
    mine = 0.0
    for card in m.me.hand:
        mine += part_worth(m, card)
    known = other.seen[m.seat] if other.seen else None
    theirs = 0.0
    count = len(other.hand)
    if known is not None:
        for card in known.cards:
            theirs += card_worth(m, card)
        if known.lost:
            theirs *= 1.0 - known.lost / len(known.cards)
        count -= len(known.cards) - known.lost
    if count > 0:
        # Many cards at once are more than can be built.
        theirs += m.weights.middling * (count if count < 4 else 4.0 + 0.5 * (count - 4))
    share = m.weights.harm * m.shares()[seat]
    return (theirs - mine) * (1.0 + 0.5 * share) - 0.5


def use_worth(m: Moment, card: Card) -> float:
    """Return what a card's use is worth that brings or costs gold, cards of the hand or points."""
    gold = card.use_gold
    cards = card.use_cards
    if cards > 0 and m.last_round:
        # Too late.
        return -1.0
    worth = float(card.use_points)
    if cards > 0:
        worth += m.cards_worth(cards)
    if gold > 0:
        worth += m.gold_worth(gold)
        if best_build(m, m.me.gold + gold) > best_build(m, m.me.gold) + 0.5:
            worth += 1.0
    elif gold < 0:
        worth += gold * m.weights.gold
        worth -= best_build(m, m.me.gold) - best_build(m, m.me.gold + gold)
    if cards < 0:
        worth += cards * worst_card(m)
    return worth


def spy_worth(m: Moment, seat: int, type: int) -> float:
    """Return the gold and cards expected from spying for a type in a hand."""
    game = m.game
    other = game.players[seat]
    known = other.seen[m.seat] if other.seen else None
    matches = 0.0
    count = float(len(other.hand))
    if known is not None:
        found = 0
        for card in known.cards:
            if card.type == type:
                found += 1
        still = len(known.cards) - known.lost
        matches += found * still / len(known.cards)
        count -= still
    if count > 0.0:
        matches += count * _share_of_type(m, type)
    gold = matches if matches < other.gold else float(other.gold)
    share = m.weights.harm * m.shares()[seat]
    return gold * m.weights.gold * (1.0 + share) + matches * m.weights.card * 0.8


def _share_of_type(m: Moment, type: int) -> float:
    """How many of the cards that are not seen are of a type."""
    box = m.game.box
    counts: list[int] = [0] * (len(TYPES) + 1)
    total = 0
    for kind in box.kinds:
        counts[kind.type] += kind.copies
        total += kind.copies
    for player in m.game.players:
        for building in player.city:
            counts[building.district.type] -= 1
            total -= 1
    for card in m.me.hand:
        counts[card.type] -= 1
        total -= 1
    return counts[type] / total if total > 0 else 0.0
