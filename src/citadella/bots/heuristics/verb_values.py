"""The value of an action by its verb; `unlisted_verbs.py` handles verbs without an entry here."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from citadella.bots.heuristics import aiming, conquest, gathering
from citadella.bots.heuristics.action_cards import play_value, replacement_value
from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.beliefs import Beliefs
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import (
    build_value,
    finish_value,
    grows_to,
    points_in_sight,
    points_of,
)
from citadella.bots.heuristics.order import (
    AFTER_BUILDING,
    BEFORE_BUILDING,
    BUILDING,
    FIRST,
    NEVER,
    UNKNOWN,
    done_if_good,
)
from citadella.rules import action as verbs
from citadella.rules import city
from citadella.rules.action import Action, Verb
from citadella.rules.card import ActionCard
from citadella.rules.character import OPEN_PLAIN, OPEN_REAL
from citadella.rules.characters.common import Conqueror, count_districts, find_building
from citadella.rules.question import COIN, NEW_CARD
from citadella.rules.reprieve import AnswerDeath

if TYPE_CHECKING:
    from citadella.bots.heuristics.evaluate import Evaluation

# The value of surviving an assassination.
SURVIVAL_VALUE: Final = 5.0


def _nothing(evaluation: "Evaluation", action: Action) -> float:
    return 0.0


def _thank(evaluation: "Evaluation", action: Action) -> float:
    """Return the highest value, because any other action would lose the turn."""
    return 2.0 * FIRST


# --- the selection of characters -------------------------------------------------------
def _pick(evaluation: "Evaluation", action: Action) -> float:
    return evaluation.picks()[evaluation.context.game.rank_of(action.character_number)]


def _lay(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of discarding a character: its value to the only opponent."""
    ctx = evaluation.context
    value = 0.0
    for player in ctx.game.players:
        if player.seat != ctx.seat:
            value = appeal(ctx, player, ctx.game.rank_of(action.character_number))
    return value


def _swap_roles(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of exchanging the seat's worst character for another seat's hidden one."""
    ctx = evaluation.context
    mine = 99.0
    for rank in ctx.me.roles:
        value = appeal(ctx, ctx.me, rank)
        if value < mine:
            mine = value
    theirs = 0.0
    total = 0.0
    row = evaluation.beliefs().hold[action.seat]
    for rank in range(1, len(row)):
        if row[rank] > 0.0:
            theirs += row[rank] * appeal(ctx, ctx.me, rank)
            total += row[rank]
    if total <= 0.0:
        return -1.0
    return theirs / total - mine - 0.4


def _give_role(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    return -appeal(ctx, ctx.me, ctx.game.rank_of(action.character_number))


# --- gathering and income --------------------------------------------------------------
def _income(evaluation: "Evaluation", action: Action) -> float:
    """Return AFTER_BUILDING if a district that increases the income can be built, else FIRST."""
    ctx = evaluation.context
    turn = ctx.game.the_turn()
    if not turn.gathered or turn.built >= turn.role.build_limit:
        return FIRST
    gain = count_districts(ctx.me, turn.role.income_type)
    now = 0.0
    later = 0.0
    fits = False
    for card in ctx.useful_districts():
        price = city.price(ctx.me, card)
        if price <= ctx.me.gold + gain:
            value = build_value(ctx, card, price)
            if value > later:
                later = value
            if price <= ctx.me.gold and value > now:
                now = value
                fits = card.type == turn.role.income_type
    return AFTER_BUILDING if fits and now > 0.0 and now >= later else FIRST


def _income_mix(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of taking income as the mix of gold and cards that `action` names."""
    ctx = evaluation.context
    gold = action.amount
    count = count_districts(ctx.me, ctx.game.the_turn().role.income_type)
    return FIRST + ctx.gold_value(gold) + ctx.cards_value(count - gold)


def _bonus_gold(evaluation: "Evaluation", action: Action) -> float:
    return FIRST + evaluation.context.gold_value(4)


def _bonus_cards(evaluation: "Evaluation", action: Action) -> float:
    return FIRST + evaluation.context.cards_value(4)


# --- building --------------------------------------------------------------------------
def _build(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    district = ctx.game.district(action.card_number)
    turn = ctx.game.turn
    refunded = turn is not None and turn.role.refunds
    felt = 0 if refunded else city.price(ctx.me, district)
    return done_if_good(BUILDING, build_value(ctx, district, felt))


def _take_and_build(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    district = ctx.game.district(action.card_number)
    return ctx.weights.extra_build + build_value(ctx, district, city.price(ctx.me, district))


def _build_free(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    lost = conquest.loss(ctx, ctx.game.district(action.other_card_number).plain)
    return done_if_good(BUILDING, build_value(ctx, ctx.game.district(action.card_number), 0) - lost)


def _build_over(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    lost = conquest.loss(ctx, find_building(ctx.me, action.building_number))
    return done_if_good(BUILDING, build_value(ctx, ctx.game.district(action.card_number), 0) - lost)


def _pay_with_cards(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    district = ctx.game.district(action.card_number)
    price = city.price(ctx.me, district)
    poor = gathering.poor_cards(ctx)
    if poor == 0:
        return NEVER if price <= ctx.me.gold else -1.0
    paid = poor if poor < price else price
    return done_if_good(BUILDING, build_value(ctx, district, price - paid) - 0.4 * paid)


def _borrow(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    district = ctx.game.district(action.card_number)
    missing = city.price(ctx.me, district) - ctx.me.gold
    lost = 0.0
    count = 0
    for card in ctx.me.hand:
        if card is not district:
            lost += gathering.part_value(ctx, card)
            count += 1
    given = lost / count * missing * 0.8 if count else 0.0
    share = ctx.weights.harm * ctx.shares()[action.seat]
    return done_if_good(
        BUILDING,
        build_value(ctx, district, ctx.me.gold) - given * (1.0 - 0.3 * share) + 0.3 * share,
    )


def _beautify(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    if ctx.last_round:
        return AFTER_BUILDING + 1.0
    return done_if_good(AFTER_BUILDING, 0.9 - ctx.weights.spare_gold - 0.06 * ctx.rounds_left())


# --- targets ---------------------------------------------------------------------------
AIM_VALUES: "Final[dict[Verb, Callable[[DecisionContext, Beliefs, int], float]]]" = {
    verbs.KILL: aiming.kill_value,
    verbs.BEWITCH: aiming.bewitch_value,
    verbs.ROB: aiming.rob_value,
    verbs.THREATEN: aiming.threaten_value,
    verbs.FLOWER: aiming.threaten_value,
    verbs.WARRANT: aiming.warrant_value,
    verbs.SIGN: aiming.warrant_value,
}


def _aim(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    rank = ctx.game.rank_of(action.character_number)
    return FIRST + AIM_VALUES[action.verb](ctx, evaluation.beliefs(), rank)


# --- other cities ----------------------------------------------------------------------
def _destroy(evaluation: "Evaluation", action: Action) -> float:
    return _raid(evaluation.context, action, conquest.destroy_value(evaluation.context, action))


def _seize(evaluation: "Evaluation", action: Action) -> float:
    return _raid(evaluation.context, action, conquest.seize_value(evaluation.context, action))


def _exchange(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    return _raid(ctx, action, conquest.best_exchange(ctx, action.building_number, action.seat))


def _raid(ctx: DecisionContext, action: Action, value: float) -> float:
    """Return the priority of an attack on a city; `value` is the value of the attack.

    Attacks come after building, except that an attack that stops a city's completion comes first.
    """
    if not ctx.in_turn():
        return value
    turn = ctx.game.turn
    last = turn is not None and isinstance(turn.role, Conqueror) and turn.role.at_end_only
    stops = ctx.slots_left(ctx.game.players[action.seat]) <= 1 and not ctx.last_round
    if stops and not last:
        return done_if_good(BEFORE_BUILDING, value)
    return done_if_good(AFTER_BUILDING, value)


def _hand_over(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    question = ctx.game.stack[-1]
    return conquest.exchange_value(
        ctx, question.first, question.second, find_building(ctx.me, action.building_number)
    )


# --- hands and purses ------------------------------------------------------------------
def _look(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    hand = len(ctx.game.players[action.seat].hand)
    return BEFORE_BUILDING + hand + ctx.weights.harm * ctx.shares()[action.seat]


def _alms(evaluation: "Evaluation", action: Action) -> float:
    return FIRST + evaluation.context.shares()[action.seat]


def _crown(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of giving a seat the crown: less for a leader, more if the seat can pay."""
    other = evaluation.context.game.players[action.seat]
    paid = 0.3 if other.gold > 0 or other.hand else 0.0
    return FIRST + (1.0 + paid - evaluation.context.shares()[action.seat])


# --- cards in hand and city ------------------------------------------------------------
def _keep(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    return gathering.keep_value(ctx, ctx.game.box.by_number[action.card_number])


def _part(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    return 8.0 - gathering.part_value(ctx, ctx.game.box.by_number[action.card_number])


def _discard(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    cost = gathering.part_value(ctx, ctx.game.box.by_number[action.card_number])
    brings = ctx.game.stack[-1].for_each
    if brings == NEW_CARD:
        return ctx.weights.middling - 0.6 - cost
    if brings == COIN:
        return ctx.weights.gold + 0.4 - cost
    return 8.0 - cost


def _use(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    district = ctx.game.district(action.card_number)
    if isinstance(ctx.game.stack[-1], AnswerDeath):
        return BEFORE_BUILDING + SURVIVAL_VALUE
    if district.razes:
        return done_if_good(AFTER_BUILDING, conquest.raze_value(ctx, district.plain))
    if district.use_size:
        return done_if_good(AFTER_BUILDING, finish_value(ctx, 0.0))
    if not (district.use_gold or district.use_cards or district.use_points):
        return BEFORE_BUILDING + UNKNOWN
    # Uses that only score points can wait until districts have been built.
    level = AFTER_BUILDING if district.use_points else BEFORE_BUILDING
    return done_if_good(level, gathering.use_value(ctx, district))


def _play(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    card = ctx.game.box.by_number[action.card_number]
    assert isinstance(card, ActionCard)
    if isinstance(ctx.game.stack[-1], AnswerDeath):
        return BUILDING + SURVIVAL_VALUE
    return done_if_good(BUILDING, play_value(ctx, card))


def _visit(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    return done_if_good(BEFORE_BUILDING, 1.2 * ctx.cards_value(1) - ctx.gold_value(1) - 0.5)


# --- answers ---------------------------------------------------------------------------
def _levy_gold(evaluation: "Evaluation", action: Action) -> float:
    return evaluation.context.gold_value(1)


def _levy_card(evaluation: "Evaluation", action: Action) -> float:
    return evaluation.context.cards_value(1)


def _give_random(evaluation: "Evaluation", action: Action) -> float:
    return 8.0 - evaluation.context.cards_value(1)


def _pay_gold(evaluation: "Evaluation", action: Action) -> float:
    return 8.0 - evaluation.context.gold_value(1)


def _bribe(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of paying half the seat's gold as a bribe; refusing is worth 0."""
    ctx = evaluation.context
    question = ctx.game.stack[-1]
    gold = ctx.me.gold
    real = 0.5
    for marker in ctx.game.markers:
        if marker.rank == question.second and marker.owner == question.first and marker.threatens():
            if marker.face == OPEN_REAL:
                real = 1.0
            elif marker.face == OPEN_PLAIN:
                real = 0.0
    return real * gold - gold // 2


def _reveal(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of revealing the threat after a refused bribe: 1 if it is real, else -1."""
    ctx = evaluation.context
    rank = ctx.game.stack[-1].second
    for marker in ctx.game.markers:
        if marker.rank == rank and marker.owner == ctx.seat and marker.threatens():
            return 1.0 if marker.is_real() else -1.0
    return -1.0


def _confiscate(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of confiscating the district that the marked character is building."""
    ctx = evaluation.context
    game = ctx.game
    district = game.district(game.stack[-1].first)
    share = ctx.weights.harm * ctx.shares()[game.the_turn().seat]
    value = points_of(ctx, district) + ctx.weights.build
    value += share * (district.cost * 0.4 + ctx.weights.build)
    if grows_to(ctx, district.counts_as) >= game.end_at:
        value += finish_value(ctx, points_of(ctx, district))
    return value


def _announce(evaluation: "Evaluation", action: Action) -> float:
    """Return the value of announcing the Bell Tower's effect, or the Monument's double size."""
    ctx = evaluation.context
    if ctx.game.stack[-1].grows_city:
        return finish_value(ctx, 0.0)
    mine = points_in_sight(ctx, ctx.me) + 0.5 * ctx.me.gold
    best = -99.0
    for player in ctx.game.players:
        if player.seat != ctx.seat:
            other = points_in_sight(ctx, player) + 0.5 * player.gold
            if other > best:
                best = other
    return mine - best + 1.5 * (ctx.nearest_to_end() - ctx.slots_left(ctx.me))


def _rescue(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    card = ctx.game.box.by_number[ctx.game.stack[-1].first]
    return gathering.keep_value(ctx, card) - ctx.gold_value(1) - 0.2


def _cash_in(evaluation: "Evaluation", action: Action) -> float:
    ctx = evaluation.context
    gold = ctx.game.stack[-1].stake(ctx.game)
    return gold - 2.5 if ctx.rounds_left() > 1.5 else float(gold)


def _replace_by(evaluation: "Evaluation", action: Action) -> float:
    return replacement_value(
        evaluation.context, evaluation.context.game.district(action.card_number)
    )


def _replace(evaluation: "Evaluation", action: Action) -> float:
    old = find_building(evaluation.context.me, action.building_number)
    return -float(old.cost) - evaluation.context.weights.effect_value(old.district)


VERB_VALUES: "Final[dict[Verb, Callable[[Evaluation, Action], float]]]" = {
    verbs.END: _nothing,
    verbs.DECLINE: _nothing,
    verbs.REFUSE: _nothing,
    verbs.DONE: _nothing,
    verbs.THANK: _thank,
    **dict.fromkeys(AIM_VALUES, _aim),
    verbs.PICK: _pick,
    verbs.LAY: _lay,
    verbs.SWAP_ROLES: _swap_roles,
    verbs.GIVE_ROLE: _give_role,
    verbs.GOLD: gathering.gold_value,
    verbs.CARDS: gathering.cards_value,
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
    verbs.DESTROY: _destroy,
    verbs.SEIZE: _seize,
    verbs.EXCHANGE: _exchange,
    verbs.HAND_OVER: _hand_over,
    verbs.SPY: gathering.spy_value,
    verbs.SWAP_HANDS: gathering.swap_hands_value,
    verbs.REDRAW: gathering.redraw_value,
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
