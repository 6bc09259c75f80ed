"""Verbs that are not in the table: judged by their group, by what they declare and name, and by
what the rules say that they cost and bring. So a card that nobody here has heard of is played.
"""

from typing import TYPE_CHECKING, Final

from citadella.bots.heuristics import conquest, gathering
from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.decision import Moment
from citadella.bots.heuristics.districts import best_build, build_worth
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
    from citadella.bots.heuristics.evaluate import Judge

# How much of what a card is worth speaks against naming it where it may not even be lost.
CAREFUL: Final = 0.2
# What speaks against aiming at oneself.
ONESELF: Final = 20.0


def unknown_worth(judge: "Judge", action: Action) -> float:
    """Return what an action is worth of which only its declarations are known."""
    m = judge.moment
    verb = action.verb
    group = verb.group
    if group == verbs.ENDING:
        return _declared(verb, 0.0)
    if group == verbs.CHOOSE:
        return (
            appeal(m, m.me, m.game.rank_of(action.character_number))
            if _names_character(verb)
            else UNKNOWN
        )
    if group == verbs.FREE or group == verbs.INCOME_OF or group == verbs.AIM:
        return FIRST + _declared(verb, 0.0) + _preference(judge, action)
    if group == verbs.GATHER:
        return GATHERING + _declared(verb, m.gold_worth(2)) + best_build(m, m.me.gold)
    if group == verbs.BUILDING and verb.parts:
        return done_if_good(BUILDING, _declared(verb, 0.0) + _preference(judge, action))
    worth = _declared(verb, UNKNOWN) + _preference(judge, action) + _balance(m, action)
    if group == verbs.ANSWER:
        return worth
    return done_if_good(BEFORE_BUILDING, worth)


def _declared(verb: Verb, usual: float) -> float:
    worth = verb.worth
    return usual if worth is None else worth


def _names_character(verb: Verb) -> bool:
    return len(verb.parts) > 0 and verb.parts[0] == "character"


def _balance(m: Moment, action: Action) -> float:
    """What an action brings and costs, as far as the rules put it in numbers."""
    found = amounts(action, m.game)
    worth = 0.0
    if found.price is not None:
        worth -= found.price * m.weights.gold
    if found.count is not None and found.unit == "gold":
        worth += m.gold_worth(found.count)
    elif found.count is not None and found.unit == "cards":
        worth += m.cards_worth(found.count)
    if found.drawn is not None:
        worth += m.cards_worth(found.drawn)
    return worth


def _preference(judge: "Judge", action: Action) -> float:
    """What speaks for one action of a verb rather than another: what it names."""
    parts = action.verb.parts
    worth = 0.0
    for i in range(len(parts)):
        number = action.first if i == 0 else action.second
        part = parts[i]
        if part == "card":
            worth += _of_card(judge.moment, action, number)
        elif part == "district":
            worth += _of_district(judge.moment, action, number)
        elif part == "seat":
            worth += _of_seat(judge.moment, action.verb, number)
        elif part == "character":
            worth += _of_rank(judge, action.verb, judge.moment.game.rank_of(number))
        elif part == "rank":
            worth += _of_rank(judge, action.verb, number)
    return worth


def _of_card(m: Moment, action: Action, number: int) -> float:
    """A card to have, to give up, or to build."""
    verb = action.verb
    card = m.game.box.by_number[number]
    if verb.group == verbs.BUILDING and number == action.first and isinstance(card, District):
        return build_worth(m, card, m.price(action))
    if verb.gives:
        return -gathering.part_worth(m, card)
    if verb.place == "hand":
        return -CAREFUL * gathering.part_worth(m, card)
    if verb.place == "own-city":
        return 0.0
    return gathering.keep_worth(m, card)


def _of_district(m: Moment, action: Action, number: int) -> float:
    """A district of the seat's own city is spared, another player's is not."""
    parts = action.verb.parts
    if parts[len(parts) - 1] != "seat":
        lost = conquest.loss(m, find_building(m.me, number))
        return -lost if action.verb.gives else -CAREFUL * lost
    if action.seat == m.seat:
        return 0.0
    harm = conquest.harm(m, action.seat, find_building(m.game.players[action.seat], number))
    return -harm if action.verb.gives else harm


def _of_seat(m: Moment, verb: Verb, seat: int) -> float:
    """Whoever is most dangerous is given nothing, and taken from."""
    if seat == m.seat:
        return 1.0 if verb.gives else -ONESELF
    return -m.shares()[seat] if verb.gives else m.shares()[seat]


def _of_rank(judge: "Judge", verb: Verb, rank: int) -> float:
    """Characters are aimed at by their likely holders; the seat's own are given by their worth."""
    m = judge.moment
    if verb.gives:
        return -appeal(m, m.me, rank)
    hold = judge.beliefs().hold
    shares = m.shares()
    worth = 0.0
    for player in m.game.players:
        likely = hold[player.seat][rank]
        if player.seat == m.seat:
            worth -= ONESELF * likely
        else:
            worth += likely * (1.0 + m.weights.harm * shares[player.seat])
    return worth
