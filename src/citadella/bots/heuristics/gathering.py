"""Values of actions that gain or cost gold and cards: gathering, redrawing, swapping, spying …"""

from typing import TYPE_CHECKING

from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import best_build, card_value
from citadella.bots.heuristics.order import FIRST, GATHERING, done_if_good
from citadella.cards import TYPES
from citadella.rules.action import Action
from citadella.rules.card import Card, District
from citadella.rules.turn import gathered_cards, gathered_gold
from citadella.rules.visibility import sighting

if TYPE_CHECKING:
    from citadella.bots.heuristics.evaluate import Evaluation


# The functions that take an evaluation and an action are listed in `VERB_VALUES`
# (`verb_values.py`).
def gold_value(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of gathering gold, including the best district that becomes affordable."""
    ctx = evaluation.context
    amount = gathered_gold(ctx.me)
    return GATHERING + (ctx.gold_value(amount) + best_build(ctx, ctx.me.gold + amount))


def cards_value(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of gathering cards, one of which may be built in the same turn."""
    ctx = evaluation.context
    drawn, kept = gathered_cards(ctx.me)
    if kept > drawn:
        kept = drawn
    value = ctx.cards_value(kept) + 0.15 * (drawn - kept)
    now = best_build(ctx, ctx.me.gold)
    if now <= 0.0 and ctx.me.gold >= 2:
        # No card in hand is worth building, but a drawn one may be.
        now = ctx.weights.build * (0.8 if drawn > 2 else 0.6)
    return GATHERING + (value + now)


def keep_value(ctx: DecisionContext, card: Card, copies: int = 0) -> float:
    """Return the value of keeping `card`; `copies` is added to the number of copies in hand."""
    value = card_value(ctx, card)
    if isinstance(card, District):
        for other in ctx.me.hand:
            if other is card:
                copies += 1
        if copies > 0 and not ctx.may_double(card):
            value *= 0.3
    return value


def part_value(ctx: DecisionContext, card: Card) -> float:
    """Return the value lost by giving up `card`, which is in hand."""
    return keep_value(ctx, card, -1)


def worst_card(ctx: DecisionContext) -> float:
    """Return the value lost by giving up the least valuable card in hand."""
    worst = 99.0
    for card in ctx.me.hand:
        value = part_value(ctx, card)
        if value < worst:
            worst = value
    return worst


def poor_cards(ctx: DecisionContext) -> int:
    """Return the number of cards in hand that are clearly worse than an average one."""
    count = 0
    for card in ctx.me.hand:
        if part_value(ctx, card) < ctx.weights.middling - 0.6:
            count += 1
    return count


def redraw_value(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of exchanging the poor cards in hand for cards from the deck."""
    ctx = evaluation.context
    gain = 0.0
    for card in ctx.me.hand:
        value = part_value(ctx, card)
        if value < ctx.weights.middling - 0.6:
            gain += ctx.weights.middling - value
    return done_if_good(GATHERING + 5.0, gain - 1.0)


def swap_hands_value(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of swapping hands with the player whom `action` names."""
    ctx = evaluation.context
    other = ctx.game.players[action.seat]
    mine = 0.0
    for card in ctx.me.hand:
        mine += part_value(ctx, card)
    known = sighting(other.seen, ctx.seat)
    theirs = 0.0
    count = len(other.hand)
    if known is not None:
        for card in known.cards:
            theirs += card_value(ctx, card)
        if known.lost:
            theirs *= 1.0 - known.lost / len(known.cards)
        count -= len(known.cards) - known.lost
    if count > 0:
        # Unknown cards beyond the fourth count half, because few of them can be built.
        theirs += ctx.weights.middling * (count if count < 4 else 4.0 + 0.5 * (count - 4))
    share = ctx.weights.harm * ctx.shares()[action.seat]
    return done_if_good(GATHERING + 5.0, (theirs - mine) * (1.0 + 0.5 * share) - 0.5)


def use_value(ctx: DecisionContext, card: Card) -> float:
    """Return the value of the gold, cards and points that using `card` gains or costs."""
    gold = card.use_gold
    cards = card.use_cards
    if cards > 0 and ctx.last_round:
        return -1.0  # cards drawn now can no longer be built
    value = float(card.use_points)
    if cards > 0:
        value += ctx.cards_value(cards)
    if gold > 0:
        value += ctx.gold_value(gold)
        if best_build(ctx, ctx.me.gold + gold) > best_build(ctx, ctx.me.gold) + 0.5:
            value += 1.0
    elif gold < 0:
        value += gold * ctx.weights.gold
        value -= best_build(ctx, ctx.me.gold) - best_build(ctx, ctx.me.gold + gold)
    if cards < 0:
        value += cards * worst_card(ctx)
    return value


def spy_value(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of the gold and cards expected from spying for a type of district."""
    ctx = evaluation.context
    type = action.type_number
    other = ctx.game.players[action.seat]
    known = sighting(other.seen, ctx.seat)
    matches = 0.0
    count = float(len(other.hand))
    if known is not None:
        found = 0
        for card in known.cards:
            if card.type == type:
                found += 1
        remaining = len(known.cards) - known.lost
        matches += found * remaining / len(known.cards)
        count -= remaining
    if count > 0.0:
        matches += count * _share_of_type(ctx, type)
    gold = matches if matches < other.gold else float(other.gold)
    share = ctx.weights.harm * ctx.shares()[action.seat]
    return FIRST + (gold * ctx.weights.gold * (1.0 + share) + matches * ctx.weights.card * 0.8)


def _share_of_type(ctx: DecisionContext, type: int) -> float:
    """Return the share of `type` among all cards outside the cities and the seat's hand."""
    box = ctx.game.box
    counts: list[int] = [0] * (len(TYPES) + 1)
    total = 0
    for kind in box.kinds:
        counts[kind.type] += kind.copies
        total += kind.copies
    for player in ctx.game.players:
        for building in player.city:
            counts[building.district.type] -= 1
            total -= 1
    for card in ctx.me.hand:
        counts[card.type] -= 1
        total -= 1
    return counts[type] / total if total > 0 else 0.0
