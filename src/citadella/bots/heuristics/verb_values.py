"""What every verb is worth: a table from the verb to a short function.

A verb that is not in it is judged by what it declares (`unknown.py`).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from citadella.bots.heuristics import aiming, answers, conquest, gathering
from citadella.bots.heuristics.action_cards import play_worth, replacement_worth
from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.decision import Moment
from citadella.bots.heuristics.districts import build_worth, finish_worth
from citadella.bots.heuristics.order import (
    AFTER_BUILDING,
    BEFORE_BUILDING,
    BUILDING,
    FIRST,
    GATHERING,
    NEVER,
    UNKNOWN,
    done_if_good,
)
from citadella.rules import action as verbs
from citadella.rules import city
from citadella.rules.action import Action, Verb
from citadella.rules.card import ActionCard, District
from citadella.rules.characters.common import Conqueror, count_districts, find_building
from citadella.rules.question import COIN, NEW_CARD
from citadella.rules.reprieve import AnswerDeath

if TYPE_CHECKING:
    from citadella.bots.heuristics.evaluate import Judge

# What coming forward although killed is worth.
ALIVE: Final = 5.0


def _nothing(judge: "Judge", action: Action) -> float:
    return 0.0


def _thank(judge: "Judge", action: Action) -> float:
    """Whoever says anything else first loses the turn."""
    return 2.0 * FIRST


# --- the selection of characters -------------------------------------------------------
def _pick(judge: "Judge", action: Action) -> float:
    return judge.picks()[judge.moment.game.rank_of(action.character_number)]


def _lay(judge: "Judge", action: Action) -> float:
    """Two players: what is laid down is what the other would like best."""
    m = judge.moment
    worth = 0.0
    for player in m.game.players:
        if player.seat != m.seat:
            worth = appeal(m, player, m.game.rank_of(action.character_number))
    return worth


def _swap_roles(judge: "Judge", action: Action) -> float:
    return answers.swap_roles_worth(judge.moment, judge.beliefs(), action.seat)


def _give_role(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return -appeal(m, m.me, m.game.rank_of(action.character_number))


# --- gathering and income --------------------------------------------------------------
def _gold(judge: "Judge", action: Action) -> float:
    return GATHERING + gathering.gold_action_worth(judge.moment)


def _cards(judge: "Judge", action: Action) -> float:
    return GATHERING + gathering.cards_action_worth(judge.moment)


def _income(judge: "Judge", action: Action) -> float:
    """Income first, unless a district of its type is to be built before."""
    m = judge.moment
    turn = m.game.the_turn()
    if not turn.gathered or turn.built >= turn.role.build_limit:
        return FIRST
    gain = count_districts(m.me, turn.role.income_type)
    now = 0.0
    later = 0.0
    fits = False
    for card in m.me.hand:
        if isinstance(card, District) and m.is_useful(card):
            price = city.price(m.me, card)
            if price <= m.me.gold + gain:
                worth = build_worth(m, card, price)
                if worth > later:
                    later = worth
                if price <= m.me.gold and worth > now:
                    now = worth
                    fits = card.type == turn.role.income_type
    return AFTER_BUILDING if fits and now > 0.0 and now >= later else FIRST


def _income_mix(judge: "Judge", action: Action) -> float:
    """Gold and cards for the districts of the income's type, in any mix."""
    m = judge.moment
    gold = action.amount
    count = count_districts(m.me, m.game.the_turn().role.income_type)
    return FIRST + m.gold_worth(gold) + m.cards_worth(count - gold)


def _bonus_gold(judge: "Judge", action: Action) -> float:
    return FIRST + judge.moment.gold_worth(4)


def _bonus_cards(judge: "Judge", action: Action) -> float:
    return FIRST + judge.moment.cards_worth(4)


# --- building --------------------------------------------------------------------------
def _build(judge: "Judge", action: Action) -> float:
    m = judge.moment
    district = m.game.district(action.card_number)
    turn = m.game.turn
    refunded = turn is not None and turn.role.refunds
    felt = 0 if refunded else city.price(m.me, district)
    return done_if_good(BUILDING, build_worth(m, district, felt))


def _take_and_build(judge: "Judge", action: Action) -> float:
    m = judge.moment
    district = m.game.district(action.card_number)
    return m.weights.extra_build + build_worth(m, district, city.price(m.me, district))


def _build_free(judge: "Judge", action: Action) -> float:
    m = judge.moment
    lost = conquest.loss(m, m.game.district(action.other_card_number).plain)
    return done_if_good(BUILDING, build_worth(m, m.game.district(action.card_number), 0) - lost)


def _build_over(judge: "Judge", action: Action) -> float:
    m = judge.moment
    lost = conquest.loss(m, find_building(m.me, action.building_number))
    return done_if_good(BUILDING, build_worth(m, m.game.district(action.card_number), 0) - lost)


def _pay_with_cards(judge: "Judge", action: Action) -> float:
    m = judge.moment
    district = m.game.district(action.card_number)
    price = city.price(m.me, district)
    poor = gathering.poor_cards(m)
    if poor == 0:
        return NEVER if price <= m.me.gold else -1.0
    paid = poor if poor < price else price
    return done_if_good(BUILDING, build_worth(m, district, price - paid) - 0.4 * paid)


def _borrow(judge: "Judge", action: Action) -> float:
    m = judge.moment
    district = m.game.district(action.card_number)
    missing = city.price(m.me, district) - m.me.gold
    lost = 0.0
    count = 0
    for card in m.me.hand:
        if card is not district:
            lost += gathering.part_worth(m, card)
            count += 1
    given = lost / count * missing * 0.8 if count else 0.0
    share = m.weights.harm * m.shares()[action.seat]
    return done_if_good(
        BUILDING,
        build_worth(m, district, m.me.gold) - given * (1.0 - 0.3 * share) + 0.3 * share,
    )


def _beautify(judge: "Judge", action: Action) -> float:
    m = judge.moment
    if m.last_round:
        return AFTER_BUILDING + 1.0
    return done_if_good(AFTER_BUILDING, 0.9 - m.weights.spare_gold - 0.06 * m.rounds_left())


# --- aims ------------------------------------------------------------------------------
def _kill(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return FIRST + aiming.kill_worth(m, judge.beliefs(), m.game.rank_of(action.character_number))


def _bewitch(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return FIRST + aiming.bewitch_worth(m, judge.beliefs(), m.game.rank_of(action.character_number))


def _rob(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return FIRST + aiming.rob_worth(m, judge.beliefs(), m.game.rank_of(action.character_number))


def _threaten(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return FIRST + aiming.threaten_worth(
        m, judge.beliefs(), m.game.rank_of(action.character_number)
    )


def _warrant(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return FIRST + aiming.warrant_worth(m, judge.beliefs(), m.game.rank_of(action.character_number))


# --- other cities ----------------------------------------------------------------------
def _destroy(judge: "Judge", action: Action) -> float:
    return _raid(judge.moment, action, conquest.destroy_worth(judge.moment, action))


def _seize(judge: "Judge", action: Action) -> float:
    return _raid(judge.moment, action, conquest.seize_worth(judge.moment, action))


def _exchange(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return _raid(m, action, conquest.best_exchange(m, action.building_number, action.seat))


def _raid(m: Moment, action: Action, worth: float) -> float:
    """What rank 8 does comes after building, unless somebody must be stopped."""
    if not m.in_turn():
        return worth
    turn = m.game.turn
    last = turn is not None and isinstance(turn.role, Conqueror) and turn.role.at_end_only
    stops = m.slots_left(m.game.players[action.seat]) <= 1 and not m.last_round
    if stops and not last:
        return done_if_good(BEFORE_BUILDING, worth)
    return done_if_good(AFTER_BUILDING, worth)


def _hand_over(judge: "Judge", action: Action) -> float:
    m = judge.moment
    question = m.game.stack[-1]
    return conquest.exchange_worth(
        m, question.first, question.second, find_building(m.me, action.building_number)
    )


# --- hands and purses ------------------------------------------------------------------
def _spy(judge: "Judge", action: Action) -> float:
    return FIRST + gathering.spy_worth(judge.moment, action.seat, action.type_number)


def _swap_hands(judge: "Judge", action: Action) -> float:
    worth = gathering.swap_hands_worth(judge.moment, action.seat)
    return done_if_good(GATHERING + 5.0, worth)


def _redraw(judge: "Judge", action: Action) -> float:
    return done_if_good(GATHERING + 5.0, gathering.redraw_worth(judge.moment) - 1.0)


def _look(judge: "Judge", action: Action) -> float:
    m = judge.moment
    hand = len(m.game.players[action.seat].hand)
    return BEFORE_BUILDING + hand + m.weights.harm * m.shares()[action.seat]


def _alms(judge: "Judge", action: Action) -> float:
    return FIRST + judge.moment.shares()[action.seat]


def _crown(judge: "Judge", action: Action) -> float:
    return FIRST + answers.crown_gift_worth(judge.moment, action.seat)


# --- cards of hand and city ------------------------------------------------------------
def _keep(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return gathering.keep_worth(m, m.game.box.by_number[action.card_number])


def _part(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return 8.0 - gathering.part_worth(m, m.game.box.by_number[action.card_number])


def _discard(judge: "Judge", action: Action) -> float:
    m = judge.moment
    cost = gathering.part_worth(m, m.game.box.by_number[action.card_number])
    brings = m.game.stack[-1].for_each
    if brings == NEW_CARD:
        return m.weights.middling - 0.6 - cost
    if brings == COIN:
        return m.weights.gold + 0.4 - cost
    return 8.0 - cost


def _use(judge: "Judge", action: Action) -> float:
    m = judge.moment
    district = m.game.district(action.card_number)
    if isinstance(m.game.stack[-1], AnswerDeath):
        return BEFORE_BUILDING + ALIVE
    if district.razes:
        return done_if_good(AFTER_BUILDING, conquest.raze_worth(m, district.plain))
    if district.use_size:
        return done_if_good(AFTER_BUILDING, finish_worth(m, 0.0))
    if not (district.use_gold or district.use_cards or district.use_points):
        return BEFORE_BUILDING + UNKNOWN
    # Points can wait until the hand has been built from.
    level = AFTER_BUILDING if district.use_points else BEFORE_BUILDING
    return done_if_good(level, gathering.use_worth(m, district))


def _play(judge: "Judge", action: Action) -> float:
    m = judge.moment
    card = m.game.box.by_number[action.card_number]
    assert isinstance(card, ActionCard)
    if isinstance(m.game.stack[-1], AnswerDeath):
        return BUILDING + ALIVE
    return done_if_good(BUILDING, play_worth(m, card))


def _visit(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return done_if_good(BEFORE_BUILDING, 1.2 * m.cards_worth(1) - m.gold_worth(1) - 0.5)


# --- answers ---------------------------------------------------------------------------
def _levy_gold(judge: "Judge", action: Action) -> float:
    return judge.moment.gold_worth(1)


def _levy_card(judge: "Judge", action: Action) -> float:
    return judge.moment.cards_worth(1)


def _give_random(judge: "Judge", action: Action) -> float:
    return 8.0 - judge.moment.cards_worth(1)


def _pay_gold(judge: "Judge", action: Action) -> float:
    return 8.0 - judge.moment.gold_worth(1)


def _bribe(judge: "Judge", action: Action) -> float:
    return answers.bribe_worth(judge.moment)


def _reveal(judge: "Judge", action: Action) -> float:
    return 1.0 if answers.own_threat_is_real(judge.moment) else -1.0


def _confiscate(judge: "Judge", action: Action) -> float:
    return answers.confiscate_worth(judge.moment)


def _announce(judge: "Judge", action: Action) -> float:
    m = judge.moment
    return finish_worth(m, 0.0) if m.game.stack[-1].grows_city else answers.bell_worth(m)


def _rescue(judge: "Judge", action: Action) -> float:
    m = judge.moment
    card = m.game.box.by_number[m.game.stack[-1].first]
    return gathering.keep_worth(m, card) - m.gold_worth(1) - 0.2


def _cash_in(judge: "Judge", action: Action) -> float:
    m = judge.moment
    gold = m.game.stack[-1].stake(m.game)
    return gold - 2.5 if m.rounds_left() > 1.5 else float(gold)


def _replace_by(judge: "Judge", action: Action) -> float:
    return replacement_worth(judge.moment, judge.moment.game.district(action.card_number))


def _replace(judge: "Judge", action: Action) -> float:
    old = find_building(judge.moment.me, action.building_number)
    return -float(old.cost) - judge.moment.weights.effect_worth(old.district)


WORTHS: "Final[dict[Verb, Callable[[Judge, Action], float]]]" = {
    verbs.END: _nothing,
    verbs.DECLINE: _nothing,
    verbs.REFUSE: _nothing,
    verbs.DONE: _nothing,
    verbs.THANK: _thank,
    verbs.PICK: _pick,
    verbs.LAY: _lay,
    verbs.SWAP_ROLES: _swap_roles,
    verbs.GIVE_ROLE: _give_role,
    verbs.GOLD: _gold,
    verbs.CARDS: _cards,
    verbs.INCOME: _income,
    verbs.INCOME_MIX: _income_mix,
    verbs.BONUS_GOLD: _bonus_gold,
    verbs.BONUS_CARDS: _bonus_cards,
    verbs.BUILD: _build,
    verbs.TAKE_BUILD: _take_and_build,
    verbs.BUILD_FREE: _build_free,
    verbs.BUILD_OVER: _build_over,
    verbs.PAY_CARDS: _pay_with_cards,
    verbs.BORROW: _borrow,
    verbs.BEAUTIFY: _beautify,
    verbs.KILL: _kill,
    verbs.BEWITCH: _bewitch,
    verbs.ROB: _rob,
    verbs.THREATEN: _threaten,
    verbs.FLOWER: _threaten,
    verbs.WARRANT: _warrant,
    verbs.SIGN: _warrant,
    verbs.DESTROY: _destroy,
    verbs.SEIZE: _seize,
    verbs.EXCHANGE: _exchange,
    verbs.HAND_OVER: _hand_over,
    verbs.SPY: _spy,
    verbs.SWAP_HANDS: _swap_hands,
    verbs.REDRAW: _redraw,
    verbs.LOOK: _look,
    verbs.ALMS: _alms,
    verbs.CROWN: _crown,
    verbs.KEEP: _keep,
    verbs.TAKE: _keep,
    verbs.GIVE: _part,
    verbs.TUCK: _part,
    verbs.DISCARD: _discard,
    verbs.USE: _use,
    verbs.PLAY: _play,
    verbs.VISIT: _visit,
    verbs.LEVY_GOLD: _levy_gold,
    verbs.LEVY_CARD: _levy_card,
    verbs.PAY_GOLD: _pay_gold,
    verbs.GIVE_RANDOM: _give_random,
    verbs.BRIBE: _bribe,
    verbs.REVEAL: _reveal,
    verbs.CONFISCATE: _confiscate,
    verbs.ANNOUNCE: _announce,
    verbs.RESCUE: _rescue,
    verbs.CASH_IN: _cash_in,
    verbs.REPLACE_BY: _replace_by,
    verbs.REPLACE: _replace,
}
