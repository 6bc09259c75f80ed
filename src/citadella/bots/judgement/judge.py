"""The quick judgement: what each legal action is worth, and which is best.

It uses only what the asked seat may know, so it says the same of a view's blanked game and of
any full game that agrees with it. Search plays games out with it; the strategist plays by it
with exact beliefs.

In a turn things are done in order: first what only brings something or tells something, then
gathering, then what is worth more than ending the turn, the best first.
"""

from math import log
from typing import Final, final

from citadella.bots.judgement import (
    aiming,
    answers,
    conquest,
    gathering,
)
from citadella.bots.judgement.appeal import appeal
from citadella.bots.judgement.beliefs import Beliefs, exact_beliefs, quick_beliefs
from citadella.bots.judgement.districts import build_worth
from citadella.bots.judgement.moment import Moment
from citadella.bots.judgement.picking import pick_worths
from citadella.bots.judgement.weights import BALANCED, Weights
from citadella.rules import action as verbs
from citadella.rules import city
from citadella.rules.action import Action, Verb
from citadella.rules.card import District
from citadella.rules.characters.common import Conqueror, count_districts, find_building
from citadella.rules.dice import Dice
from citadella.rules.game import Game

FIRST: Final = 100.0
GATHER: Final = 60.0
BEFORE_BUILDING: Final = 30.0
BUILD: Final = 10.0
AFTER_BUILDING: Final = 5.0
NEVER: Final = -100.0
GRAIN: Final = 1 << 20

# What is a choice of characters or targets, and better not foreseen by others.
AIMED: Final = (
    verbs.KILL,
    verbs.BEWITCH,
    verbs.ROB,
    verbs.WARRANT,
    verbs.SIGN,
    verbs.THREATEN,
    verbs.FLOWER,
)
# What only brings something.
WELCOME: Final = (
    verbs.BONUS,
    verbs.STUDY,
    verbs.FORESEE,
    verbs.COLLECT,
    verbs.THANK,
)


def best(game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
    """Return the quick policy's choice of the asked seat."""
    if len(legal) == 1:
        return legal[0]
    return Judge(game, seat, BALANCED, False).best(legal, dice)


def worth(game: Game, seat: int, action: Action) -> float:
    """Return what one action is worth to the asked seat, before any mixing."""
    return Judge(game, seat, BALANCED, False).worth(action)


@final
class Judge:
    """The judgement of one decision."""

    def __init__(self, game: Game, seat: int, weights: Weights, exact: bool) -> None:
        """Look at a decision; `exact`: work out who holds what from the whole draft."""
        self.moment = Moment(game, seat, weights)
        self.exact = exact
        self._beliefs: Beliefs | None = None
        self._picks: list[float] = []

    def beliefs(self) -> Beliefs:
        """Return who is likely to hold what."""
        found = self._beliefs
        if found is None:
            found = exact_beliefs(self.moment) if self.exact else quick_beliefs(self.moment)
            self._beliefs = found
        return found

    def best(self, legal: list[Action], dice: Dice) -> Action:
        """Return the best action; picks and targets are mixed so that they cannot be foreseen."""
        if len(legal) == 1:
            return legal[0]
        mix = self.mix(legal[len(legal) - 1].verb)
        if mix <= 0.0:
            mix = self.mix(legal[0].verb)
        chosen = legal[0]
        most = -1.0e9
        for action in legal:
            found = self.worth(action)
            if mix > 0.0:
                found += mix * _chance(dice)
            if found > most:
                most = found
                chosen = action
        return chosen

    def mix(self, verb: Verb) -> float:
        """Return the temperature of a choice."""
        weights = self.moment.weights
        if verb is verbs.PICK:
            return weights.pick_mix
        for aimed in AIMED:
            if verb is aimed:
                return weights.aim_mix
        return 0.0

    # --- all actions -------------------------------------------------------------------
    def worth(self, action: Action) -> float:
        """Return what an action is worth."""
        m = self.moment
        verb = action.verb
        if verb is verbs.PICK:
            if not self._picks:
                self._picks = pick_worths(m)
            return self._picks[m.game.rank_of(action.a)]
        if verb is verbs.END or verb is verbs.DECLINE or verb is verbs.REFUSE:
            return 0.0
        if verb is verbs.BUILD:
            return self._build(action)
        if verb is verbs.GOLD:
            return GATHER + gathering.gold_action_worth(m)
        if verb is verbs.CARDS:
            return GATHER + gathering.cards_action_worth(m)
        if verb is verbs.INCOME:
            return self._income()
        if verb is verbs.KEEP:
            return gathering.keep_worth(m, m.game.box.by_number[action.a])
        for welcome in WELCOME:
            if verb is welcome:
                return FIRST
        for aimed in AIMED:
            if verb is aimed:
                return FIRST + self._aim(verb, m.game.rank_of(action.a))
        return self._rarer(action)

    def _rarer(self, action: Action) -> float:
        m = self.moment
        verb = action.verb
        if verb is verbs.USE:
            return self._use(action)
        if verb is verbs.SPY:
            return FIRST + gathering.spy_worth(m, action.a, action.b)
        if verb is verbs.DESTROY:
            armory = m.game.asked_kind() == "armory-target"
            return self._raid(action, conquest.destroy_worth(m, action.a, action.b, armory))
        if verb is verbs.SEIZE:
            return self._raid(action, conquest.seize_worth(m, action.a, action.b))
        if verb is verbs.EXCHANGE:
            return self._raid(action, conquest.best_exchange(m, action.a, action.b))
        if verb is verbs.HAND_OVER:
            question = m.game.stack[-1]
            given = find_building(m.me, action.a)
            return conquest.exchange_worth(m, question.a, question.b, given)
        if verb is verbs.SWAP_HANDS:
            return _done_if_good(GATHER + 5.0, gathering.swap_hands_worth(m, action.a))
        if verb is verbs.REDRAW:
            return _done_if_good(GATHER + 5.0, gathering.redraw_worth(m) - 1.0)
        if verb is verbs.LOOK:
            hand = len(m.game.players[action.a].hand)
            return BEFORE_BUILDING + hand + m.weights.harm * m.shares()[action.a]
        if verb is verbs.BEAUTIFY:
            return self._beautify()
        if verb is verbs.CROWN:
            return FIRST + answers.crown_gift_worth(m, action.a)
        if verb is verbs.ALMS:
            return FIRST + m.shares()[action.a]
        if verb is verbs.LAY:
            return self._lay(m.game.rank_of(action.a))
        return self._of_cards(action)

    def _of_cards(self, action: Action) -> float:
        m = self.moment
        verb = action.verb
        box = m.game.box
        if verb is verbs.DISCARD:
            return self._discard(action)
        if verb is verbs.GIVE or verb is verbs.TUCK:
            return 8.0 - gathering.part_worth(m, box.by_number[action.a])
        if verb is verbs.TAKE:
            return gathering.keep_worth(m, box.by_number[action.a])
        if verb is verbs.TAKE_BUILD:
            district = m.game.district(action.a)
            return m.weights.extra_build + build_worth(m, district, city.price(m.me, district))
        if verb is verbs.PLAY:
            return _done_if_good(BUILD, answers.play_worth(m, action.a))
        if verb is verbs.BUILD_FREE:
            given = m.game.district(action.b).plain
            return _done_if_good(
                BUILD, build_worth(m, m.game.district(action.a), 0) - conquest.loss(m, given)
            )
        if verb is verbs.BUILD_OVER:
            lost = conquest.loss(m, find_building(m.me, action.b))
            return _done_if_good(BUILD, build_worth(m, m.game.district(action.a), 0) - lost)
        if verb is verbs.PAY_CARDS:
            return self._pay_with_cards(action)
        if verb is verbs.BORROW:
            return self._borrow(action)
        if verb is verbs.VISIT:
            return _done_if_good(BEFORE_BUILDING, 1.2 * m.cards_worth(1) - m.gold_worth(1) - 0.5)
        return self._of_words(action)

    def _of_words(self, action: Action) -> float:
        m = self.moment
        verb = action.verb
        if verb is verbs.BONUS_GOLD:
            return FIRST + m.gold_worth(4)
        if verb is verbs.BONUS_CARDS:
            return FIRST + m.cards_worth(4)
        if verb is verbs.INCOME_MIX:
            return self._mix(action.a)
        if verb is verbs.LEVY_GOLD or verb is verbs.PAY_GOLD:
            worth = m.gold_worth(1)
            return worth if verb is verbs.LEVY_GOLD else 8.0 - worth
        if verb is verbs.LEVY_CARD:
            return m.cards_worth(1)
        if verb is verbs.BRIBE:
            return answers.bribe_worth(m)
        if verb is verbs.REVEAL:
            return 1.0 if answers.own_threat_is_real(m) else -1.0
        if verb is verbs.CONFISCATE:
            return answers.confiscate_worth(m)
        if verb is verbs.SWAP_ROLES:
            return answers.swap_roles_worth(m, self.beliefs(), action.a)
        if verb is verbs.GIVE_ROLE:
            return -appeal(m, m.me, m.game.rank_of(action.a))
        if verb is verbs.ANNOUNCE:
            return answers.bell_worth(m)
        if verb is verbs.RESCUE:
            card = m.game.box.by_number[m.game.stack[-1].a]
            return gathering.keep_worth(m, card) - m.gold_worth(1) - 0.2
        if verb is verbs.CASH_IN:
            laid = m.me.laid[m.game.stack[-1].a]
            return laid.gold - 2.5 if m.rounds_left() > 1.5 else float(laid.gold)
        if verb is verbs.REPLACE_BY:
            return answers.replacement_worth(m, m.game.district(action.a))
        if verb is verbs.REPLACE:
            old = find_building(m.me, action.a)
            return -float(old.cost) - m.weights.effect_worth(old.district.number)
        return 0.0

    # --- building ----------------------------------------------------------------------
    def _build(self, action: Action) -> float:
        m = self.moment
        district = m.game.district(action.a)
        price = city.price(m.me, district)
        turn = m.game.turn
        felt = price
        if turn is not None and turn.role.name == "alchemist":
            felt = 0
        return _done_if_good(BUILD, build_worth(m, district, felt))

    def _pay_with_cards(self, action: Action) -> float:
        m = self.moment
        district = m.game.district(action.a)
        price = city.price(m.me, district)
        poor = gathering.poor_cards(m)
        if poor == 0:
            return NEVER if price <= m.me.gold else -1.0
        paid = poor if poor < price else price
        return _done_if_good(BUILD, build_worth(m, district, price - paid) - 0.4 * paid)

    def _borrow(self, action: Action) -> float:
        m = self.moment
        district = m.game.district(action.a)
        price = city.price(m.me, district)
        missing = price - m.me.gold
        lost = 0.0
        count = 0
        for card in m.me.hand:
            if card is not district:
                lost += gathering.part_worth(m, card)
                count += 1
        given = lost / count * missing * 0.8 if count else 0.0
        share = m.weights.harm * m.shares()[action.b]
        return _done_if_good(
            BUILD,
            build_worth(m, district, m.me.gold) - given * (1.0 - 0.3 * share) + 0.3 * share,
        )

    def _beautify(self) -> float:
        m = self.moment
        if m.last_round:
            return AFTER_BUILDING + 1.0
        return _done_if_good(AFTER_BUILDING, 0.9 - m.weights.spare_gold - 0.06 * m.rounds_left())

    # --- income ------------------------------------------------------------------------
    def _income(self) -> float:
        """Income first, unless a district of its type is to be built before."""
        m = self.moment
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

    def _mix(self, gold: int) -> float:
        """Gold and cards for the religious districts, in any mix."""
        m = self.moment
        count = count_districts(m.me, m.game.the_turn().role.income_type)
        return FIRST + m.gold_worth(gold) + m.cards_worth(count - gold)

    # --- aims --------------------------------------------------------------------------
    def _aim(self, verb: Verb, rank: int) -> float:
        m = self.moment
        beliefs = self.beliefs()
        if verb is verbs.KILL:
            return aiming.kill_worth(m, beliefs, rank)
        if verb is verbs.ROB:
            return aiming.rob_worth(m, beliefs, rank)
        if verb is verbs.BEWITCH:
            return aiming.bewitch_worth(m, beliefs, rank)
        if verb is verbs.THREATEN or verb is verbs.FLOWER:
            return aiming.threaten_worth(m, beliefs, rank)
        return aiming.warrant_worth(m, beliefs, rank)

    def _raid(self, action: Action, worth: float) -> float:
        """What rank 8 does comes after building, unless somebody must be stopped."""
        m = self.moment
        if m.game.asked_kind() == "armory-target":
            return worth
        turn = m.game.turn
        last = turn is not None and isinstance(turn.role, Conqueror) and turn.role.at_end_only
        stops = m.slots_left(m.game.players[action.b]) <= 1 and not m.last_round
        if stops and not last:
            return _done_if_good(BEFORE_BUILDING, worth)
        return _done_if_good(AFTER_BUILDING, worth)

    def _lay(self, rank: int) -> float:
        """Two players: what is laid down is what the other would like best."""
        m = self.moment
        worth = 0.0
        for player in m.game.players:
            if player.seat != m.seat:
                worth = appeal(m, player, rank)
        return worth

    # --- cards -------------------------------------------------------------------------
    def _discard(self, action: Action) -> float:
        m = self.moment
        cost = gathering.part_worth(m, m.game.box.by_number[action.a])
        kind = m.game.asked_kind()
        if kind == "redraw":
            return m.weights.middling - 0.6 - cost
        if kind == "pay-with-cards":
            return m.weights.gold + 0.4 - cost
        return 8.0 - cost

    def _use(self, action: Action) -> float:
        m = self.moment
        if action.a == gathering.ARMORY:
            return self._armory()
        if action.a == gathering.MUSEUM:
            return _done_if_good(AFTER_BUILDING, gathering.use_worth(m, action.a))
        return _done_if_good(BEFORE_BUILDING, gathering.use_worth(m, action.a))

    def _armory(self) -> float:
        """The Armory falls with its target: to stop somebody, or for something dear."""
        m = self.moment
        target = NEVER
        for player in m.game.players:
            if player.seat != m.seat and not city.is_complete(m.game, player):
                for building in player.city:
                    worth = conquest.harm(m, player.seat, building)
                    if worth > target:
                        target = worth
        own = m.game.district(gathering.ARMORY).plain
        return _done_if_good(AFTER_BUILDING, target - conquest.loss(m, own))


def _done_if_good(level: float, worth: float) -> float:
    """Put a worth on its level in the order of a turn; what is not worth it stays undone."""
    return level + worth if worth > 0.0 else worth - 1.0


def _chance(dice: Dice) -> float:
    # Gumbel's distribution: the best of worths with this added is drawn as by their exponentials.
    return -log(-log((dice.below(GRAIN) + 0.5) / GRAIN))
