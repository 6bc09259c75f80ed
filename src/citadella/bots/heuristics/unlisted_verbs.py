"""The value of actions whose verbs are not in `verb_values.py`, such as those of homebrew cards."""

from typing import TYPE_CHECKING, Final

from citadella.bots.heuristics import conquest, gathering
from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import best_build, build_value
from citadella.bots.heuristics.order import (
    BEFORE_BUILDING,
    BUILDING,
    FIRST,
    GATHERING,
    UNKNOWN,
    done_if_good,
)
from citadella.rules import action as verbs
from citadella.rules.action import Action, Verb
from citadella.rules.amounts import amounts
from citadella.rules.card import District
from citadella.rules.characters.common import find_building

if TYPE_CHECKING:
    from citadella.bots.heuristics.evaluate import Evaluation

# The share of a card's value that is subtracted if naming the card may mean losing it.
RISK_SHARE: Final = 0.2
# The penalty for an action that harms the seat itself, multiplied by the probability of the harm.
SELF_PENALTY: Final = 20.0


def unlisted_verb_value(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of `action` according to the attributes that its verb declares."""
    ctx = evaluation.context
    verb = action.verb
    group = verb.group
    if group == verbs.ENDING:
        return _declared(verb, 0.0)
    if group == verbs.CHOOSE:
        if verb.parts and verb.parts[0] == "character":
            return appeal(ctx, ctx.me, ctx.game.rank_of(action.character_number))
        return UNKNOWN
    if group == verbs.FREE or group == verbs.INCOME_OF or group == verbs.AIM:
        return FIRST + _declared(verb, 0.0) + _preference(evaluation, action)
    if group == verbs.GATHER:
        return GATHERING + _declared(verb, ctx.gold_value(2)) + best_build(ctx, ctx.me.gold)
    if group == verbs.BUILDING and verb.parts:
        return done_if_good(BUILDING, _declared(verb, 0.0) + _preference(evaluation, action))
    value = _declared(verb, UNKNOWN) + _preference(evaluation, action) + _balance(ctx, action)
    if group == verbs.ANSWER:
        return value
    return done_if_good(BEFORE_BUILDING, value)


def _declared(verb: Verb, usual: float) -> float:
    value = verb.worth
    return usual if value is None else value


def _balance(ctx: DecisionContext, action: Action) -> float:
    """Return the value of the gold and cards that `action` gains, minus its price."""
    found = amounts(action, ctx.game)
    value = 0.0
    if found.price is not None:
        value -= found.price * ctx.weights.gold
    if found.count is not None and found.unit == "gold":
        value += ctx.gold_value(found.count)
    elif found.count is not None and found.unit == "cards":
        value += ctx.cards_value(found.count)
    if found.drawn is not None:
        value += ctx.cards_value(found.drawn)
    return value


def _preference(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of the cards, districts, seats and characters that `action` names."""
    parts = action.verb.parts
    value = 0.0
    for i in range(len(parts)):
        number = action.first if i == 0 else action.second
        part = parts[i]
        if part == "card":
            value += _of_card(evaluation.context, action, number)
        elif part == "district":
            value += _of_district(evaluation.context, action, number)
        elif part == "seat":
            value += _of_seat(evaluation.context, action.verb, number)
        elif part == "character":
            value += _of_rank(evaluation, action.verb, evaluation.context.game.rank_of(number))
        elif part == "rank":
            value += _of_rank(evaluation, action.verb, number)
    return value


def _of_card(ctx: DecisionContext, action: Action, number: int) -> float:
    """Return the value of getting, giving up or building the card `number`."""
    verb = action.verb
    card = ctx.game.box.by_number[number]
    if verb.group == verbs.BUILDING and number == action.first and isinstance(card, District):
        return build_value(ctx, card, ctx.price(action))
    if verb.gives:
        return -gathering.part_value(ctx, card)
    if verb.place == "hand":
        return -RISK_SHARE * gathering.part_value(ctx, card)
    if verb.place == "own-city":
        return 0.0
    return gathering.keep_value(ctx, card)


def _of_district(ctx: DecisionContext, action: Action, number: int) -> float:
    """Return the value of naming the district `number`; negative if it is the seat's own."""
    parts = action.verb.parts
    if parts[len(parts) - 1] != "seat":
        lost = conquest.loss(ctx, find_building(ctx.me, number))
        return -lost if action.verb.gives else -RISK_SHARE * lost
    if action.seat == ctx.seat:
        return 0.0
    harm = conquest.harm(ctx, action.seat, find_building(ctx.game.players[action.seat], number))
    return -harm if action.verb.gives else harm


def _of_seat(ctx: DecisionContext, verb: Verb, seat: int) -> float:
    """Return the value of naming `seat`; harming the most dangerous player is worth most."""
    if seat == ctx.seat:
        return 1.0 if verb.gives else -SELF_PENALTY
    return -ctx.shares()[seat] if verb.gives else ctx.shares()[seat]


def _of_rank(evaluation: "Evaluation", verb: Verb, rank: int) -> float:
    """Return the value of aiming at the likely holders of `rank`, or of giving `rank` away."""
    ctx = evaluation.context
    if verb.gives:
        return -appeal(ctx, ctx.me, rank)
    hold = evaluation.beliefs().hold
    shares = ctx.shares()
    value = 0.0
    for player in ctx.game.players:
        likely = hold[player.seat][rank]
        if player.seat == ctx.seat:
            value -= SELF_PENALTY * likely
        else:
            value += likely * (1.0 + ctx.weights.harm * shares[player.seat])
    return value
