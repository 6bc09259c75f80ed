"""The coach: the best moves in a view, each with its win probability and up to two reasons.

All moves are tried in the same sampled games, as in a review. The first reason is a fact about the
position; the second compares the move's rollouts with those of a worse move or of the best move.

A reason is a key of the texts (`coach.ftl`, `review.ftl`) with its arguments: ids of cards and
characters, seats, and numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

from citadella.bots.heuristics import BALANCED
from citadella.bots.heuristics.decision import DecisionContext
from citadella.bots.heuristics.districts import completes_types, grows_to
from citadella.bots.heuristics.gathering import poor_cards
from citadella.bots.models import default_model
from citadella.bots.review.decisions import candidates, gap_of
from citadella.bots.review.reasons import Fact, Reason, as_sentence, reason_against, reason_for
from citadella.bots.review.rollouts import RolloutResult, Rollouts, affordable, mean
from citadella.bots.search_model import SearchModel
from citadella.knowledge import View
from citadella.rules import Action, city
from citadella.rules import action as verbs
from citadella.rules.card import Card, District
from citadella.rules.character import Character
from citadella.rules.characters.common import count_districts, find_building
from citadella.rules.turn import gathered_gold
from citadella.texts.sentence import Sentence

#: The number of sampled games in which each move is tried.
PLAYOUTS: Final = 100
#: With this many useful cards in hand, a seat does not need more.
ENOUGH_CARDS: Final = 2
#: Moves are shown if their win probability is at most this much below the best move's.
MAX_GAP: Final = 0.15
#: Win probabilities closer than this, or than two standard errors, count as equal.
EQUAL_MARGIN: Final = 0.01

NO_REASON: Final[Reason] = ("", {})


@dataclass(frozen=True)
class MoveAdvice:
    """A move, its win probability, and the reasons for it."""

    action: Action
    chance: float
    #: Whether the move is about as good as the best one.
    equal: bool
    #: At most two reasons.
    reasons: list[Reason]

    @property
    def sentences(self) -> list[Sentence]:
        """Return the reasons as sentences."""
        return [as_sentence(*reason) for reason in self.reasons]


def advise(
    view: View,
    actions: Sequence[Action],
    most: int = 3,
    playouts: int = 0,
    model: SearchModel | None = None,
) -> list[MoveAdvice]:
    """Return at most `most` moves for the view's seat, the best one first.

    `playouts` is the number of sampled games (0: PLAYOUTS, fewer if the rules are not compiled).
    """
    if not actions or most < 1:
        return []
    model = model or default_model()
    moves, _ = candidates(view, list(actions), model)
    playouts = playouts or affordable(PLAYOUTS)
    rollouts = Rollouts(view, model, "coach")
    tried = rollouts.of_all(moves, playouts)
    chances = {move: mean(tried[move], view.seat) for move in moves}
    # Among equally good moves, list choices of a target first: the other moves remain possible.
    moves.sort(key=lambda move: -chances[move])
    alike = chances[moves[0]] - EQUAL_MARGIN
    moves.sort(key=lambda move: chances[move] < alike or not move.verb.unforeseen)
    best = moves[0]
    chosen = [move for move in moves[:most] if chances[best] - chances[move] <= MAX_GAP]
    equal = [move for move in chosen if _are_alike(tried[best], tried[move], view.seat)]
    facts = Reasons(view, rollouts)
    worse = next((move for move in moves if move not in equal), None)
    said: list[Reason] = []
    advice: list[MoveAdvice] = []
    for move in chosen:
        reasons = [facts.of(move)]
        if move in equal:
            if worse is not None:
                reasons.append(reason_for(tried[move], tried[worse], view))
        else:
            reasons.append(reason_against(tried[move], tried[best], view))
        # Give each reason only once.
        reasons = [reason for reason in reasons if reason[0] and reason not in said]
        said += reasons
        advice.append(MoveAdvice(move, chances[move], move in equal, reasons))
    return advice


def _are_alike(best: Sequence[RolloutResult], other: Sequence[RolloutResult], seat: int) -> bool:
    gap, doubt = gap_of(best, other, seat)
    return gap < max(EQUAL_MARGIN, 2 * doubt)


class Reasons:
    """Finds reasons for the moves of one decision."""

    def __init__(self, view: View, rollouts: Rollouts) -> None:
        self.view = view
        self.rollouts = rollouts
        self.context = DecisionContext(view.known, view.seat, BALANCED)
        self.known = view.known
        self.me = view.known.players[view.seat]

    def of(self, action: Action) -> Reason:
        """Return a fact about the position as the reason for `action`, or `NO_REASON`."""
        verb = action.verb
        if verb is verbs.PICK:
            return self._pick(self.known.box.cast[self.known.rank_of(action.character_number)])
        if verb.group == verbs.AIM and verb.parts == ["character"]:
            return self._aim(action)
        if verb.group == verbs.BUILDING and verb.parts[:1] == ["card"]:
            return self._build(action)
        if verb.place == "city" and not verb.gives:
            return self._raid(action)
        if verb is verbs.GOLD:
            return self._gold()
        if verb is verbs.CARDS or verb is verbs.BONUS_CARDS:
            useful = self.context.useful_cards()
            if useful > ENOUGH_CARDS:
                return NO_REASON
            return ("reason-no-cards", {}) if not useful else ("reason-cards", {"count": useful})
        if verb.parts == ["card"] and verb.group == verbs.ANSWER:
            if verb.gives:
                return "reason-least-card", {"card": self._named(action).name}
            if verb.place == "offer":
                return self._card(action)
        return self._other(action)

    # --- characters --------------------------------------------------------------------
    def _pick(self, role: Character) -> Reason:
        ctx = self.context
        facts: dict[str, Fact] = {"character": role.name}
        reach = self._within_reach()
        if role.build_limit > 1 and reach > 1:
            return "reason-builds", {**facts, "count": reach}
        if role.stops_leader > 0:
            for player in self.known.players:
                if player is not self.me and ctx.slots_left(player) <= 1:
                    return "reason-leader", {**facts, "seat": player.seat}
        if role.robs > 0:
            richest = max(p.gold for p in self.known.players if p is not self.me)
            if richest > 1:
                return "reason-rich", {**facts, "count": richest}
        count = count_districts(self.me, role.income_type) if role.income_type >= 0 else 0
        if count:
            key = "reason-income-cards" if role.income_in_cards else "reason-income"
            return key, {**facts, "count": count}
        if role.swaps_hands:
            hand = max(len(p.hand) for p in self.known.players if p is not self.me)
            if hand > len(self.me.hand):
                return "reason-hand", {**facts, "count": hand}
        if role.takes_crown and self.known.crown != self.me.seat:
            return "reason-crown", facts
        likely = round(role.likely_gold(self.known, self.me))
        if likely:
            return "reason-likely-gold", {**facts, "count": likely}
        if role.shelters and self.me.city:
            return "reason-shelters", {**facts, "count": len(self.me.city)}
        if role.refills_hand and ctx.useful_cards() < ENOUGH_CARDS:
            return "reason-new-cards", {**facts, "count": ctx.useful_cards()}
        if role.costs_turn > 0:
            return self._ahead(facts)
        return NO_REASON

    def _ahead(self, facts: dict[str, Fact]) -> Reason:
        """Return a reason naming the opponent with the largest city; NO_REASON if several tie."""
        sizes = {p.seat: p.size for p in self.known.players if p is not self.me}
        most = max(sizes.values())
        ahead = [seat for seat, size in sizes.items() if size == most]
        if most == 0 or len(ahead) > 1:
            return NO_REASON
        return "reason-ahead", {**facts, "seat": ahead[0], "count": most}

    def _within_reach(self) -> int:
        """Return how many useful districts the seat, with 2 more gold, could pay for in total."""
        useful = set(self.context.useful_districts())
        prices = accumulate(sorted(city.price(self.me, card) for card in useful))
        return sum(total <= self.me.gold + 2 for total in prices)

    def _aim(self, action: Action) -> Reason:
        rank = self.known.rank_of(action.character_number)
        held = self.rollouts.held(rank)
        robs = action.verb is verbs.ROB
        facts: dict[str, Fact] = {"character": self.known.box.cast[rank].name}
        likely = max(
            (p for p in self.known.players if p is not self.me),
            key=lambda player: held[player.seat] * ((1 + player.gold) if robs else 1),
        )
        percent = round(100 * held[likely.seat])
        if percent < 1:
            return "reason-nobody", facts
        facts |= {"seat": likely.seat, "percent": percent}
        if robs:
            return "reason-purse", {**facts, "count": likely.gold}
        if self.context.slots_left(likely) <= 1:
            return "reason-finisher", facts
        return "reason-likely", facts

    # --- cities ------------------------------------------------------------------------
    def _build(self, action: Action) -> Reason:
        ctx = self.context
        district = self._named(action)
        if not isinstance(district, District):
            return self._other(action)
        facts: dict[str, Fact] = {"card": district.name}
        if grows_to(ctx, district.counts_as) >= self.known.end_at:
            return "reason-completes", facts
        if completes_types(ctx, district):
            return "reason-all-types", facts
        return "reason-points", {**facts, "count": district.cost + district.silver}

    def _raid(self, action: Action) -> Reason:
        owner = self.known.players[action.seat]
        building = find_building(owner, action.building_number)
        facts: dict[str, Fact] = {"card": building.district.name, "seat": owner.seat}
        if self.context.slots_left(owner) <= 1:
            return "reason-stops", facts
        return "reason-takes", {**facts, "count": building.cost}

    # --- gold and cards ----------------------------------------------------------------
    def _gold(self) -> Reason:
        amount = gathered_gold(self.me)
        best: District | None = None
        missing: list[int] = []
        for card in self.context.useful_districts():
            missing.append(city.price(self.me, card) - self.me.gold)
            if 0 < missing[-1] <= amount and (best is None or card.cost > best.cost):
                best = card
        if best is not None:
            return "reason-gold-for", {"card": best.name}
        if missing and min(missing) > 0:
            return "reason-gold", {"count": self.me.gold}
        return NO_REASON

    def _card(self, action: Action) -> Reason:
        card = self._named(action)
        facts: dict[str, Fact] = {"card": card.name}
        if isinstance(card, District) and self.context.is_useful(card):
            missing = city.price(self.me, card) - self.me.gold
            if missing <= 0:
                return "reason-affordable", facts
            return "reason-saving", {**facts, "count": missing}
        return NO_REASON

    def _named(self, action: Action) -> Card:
        return self.known.box.by_number[action.card_number]

    def _other(self, action: Action) -> Reason:
        verb = action.verb
        turn = self.known.turn
        if verb is verbs.INCOME and turn is not None:
            return "reason-all-income", {"count": count_districts(self.me, turn.role.income_type)}
        if verb is verbs.BRIBE:
            return "reason-half", {"count": self.context.price(action)}
        if verb is verbs.SWAP_HANDS:
            cards = len(self.known.players[action.seat].hand)
            if cards > len(self.me.hand):
                return "reason-their-hand", {"seat": action.seat, "count": cards}
        if verb is verbs.REDRAW:
            return "reason-poor-cards", {"count": poor_cards(self.context)}
        if verb is verbs.BEAUTIFY:
            return "reason-beauty", {}
        return NO_REASON
