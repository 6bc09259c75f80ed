"""The coach: the few best moves for a view, each with an estimate and one reason made of facts.

A reason is a key of the texts (`coach.ftl`) with facts as arguments: ids of cards, characters
and types, seats and numbers. `say` makes a sentence of it in a language. Where nothing speaks for
this move rather than another, no reason is given ('').
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from citadella.bots.judgement import BALANCED, Judge
from citadella.bots.judgement.districts import completes_types, grows_to
from citadella.bots.judgement.gathering import poor_cards
from citadella.bots.judgement.moment import Moment
from citadella.bots.prospects import prospects
from citadella.knowledge import View
from citadella.rules import Action, city
from citadella.rules import action as verbs
from citadella.rules.card import District
from citadella.rules.character import Character
from citadella.rules.characters.common import count_districts, find_building
from citadella.rules.turn import gathered_gold
from citadella.texts import Texts

Fact = str | int

#: A hand with fewer useful cards than these wants new ones.
FEW_CARDS: Final = 2
#: A move that is worth so much less than the best one (in points) is not mentioned.
TOO_FAR: Final = 4.0

NO_REASON: Final[tuple[str, dict[str, Fact]]] = ("", {})

# What costs nothing, beside all that is free by its group.
FOR_NOTHING: Final = (verbs.ALMS, verbs.CONFISCATE)
# What leaves things as they are.
PASSING: Final = (verbs.END, verbs.DECLINE, verbs.REFUSE, verbs.DONE)


@dataclass(frozen=True)
class Advice:
    """A move, the points that the seat may end with if it is made, and why."""

    action: Action
    estimate: float
    #: How strongly it is advised: all the advised moves together make 1.
    share: float
    reason: str
    facts: dict[str, Fact] = field(default_factory=dict)


def advise(view: View, actions: Sequence[Action], most: int = 3) -> list[Advice]:
    """Return the best moves for the seat of a view, the best one first."""
    if not actions or most < 1:
        return []
    judge = Judge(view.known, view.seat, BALANCED, True)
    judged = sorted(((judge.worth(action), i) for i, action in enumerate(actions)), reverse=True)
    best = judged[0][0]
    expected = prospects(view.known)[view.seat]
    chosen = [(worth, actions[i]) for worth, i in judged[:most] if best - worth <= TOO_FAR]
    weights = [2.0 ** (worth - best) for worth, _ in chosen]
    advice: list[Advice] = []
    reasons = Reasons(judge, view)
    said: list[tuple[str, dict[str, Fact]]] = []
    for (worth, action), weight in zip(chosen, weights, strict=True):
        reason, facts = reasons.of(action)
        if (reason, facts) in said:
            # What is true of both tells them not apart.
            reason, facts = NO_REASON
        said.append((reason, facts))
        estimate = round(expected + worth - best, 1)
        advice.append(Advice(action, estimate, weight / sum(weights), reason, facts))
    return advice


class Reasons:
    """Reasons for moves at one moment."""

    def __init__(self, judge: Judge, view: View) -> None:
        """Look at the moment."""
        self.judge = judge
        self.view = view
        self.moment: Moment = judge.moment
        self.known = view.known
        self.me = view.known.players[view.seat]

    def of(self, action: Action) -> tuple[str, dict[str, Fact]]:
        """Return the key of a reason and its facts; `NO_REASON` if there is nothing to say."""
        verb = action.verb
        if verb is verbs.PICK:
            return self._pick(self.known.box.cast[self.known.rank_of(action.a)])
        if verb.group == verbs.AIM and verb.parts == ["character"]:
            return self._aim(action)
        if verb.group == verbs.BUILDING and verb.parts[:1] == ["card"]:
            return self._build(action)
        if verb.place == "city" and not verb.gives:
            return self._raid(action)
        if verb is verbs.GOLD:
            return self._gold()
        if verb is verbs.CARDS or verb is verbs.BONUS_CARDS:
            useful = self.moment.useful_cards()
            return ("reason-no-cards", {}) if not useful else ("reason-cards", {"cards": useful})
        if verb.parts == ["card"] and verb.group == verbs.ANSWER:
            if verb.gives:
                return "reason-least-card", {"card": self._card_id(action.a)}
            if verb.place == "offer":
                return self._card(action)
        return self._other(action)

    # --- characters --------------------------------------------------------------------
    def _pick(self, role: Character) -> tuple[str, dict[str, Fact]]:
        m = self.moment
        facts: dict[str, Fact] = {"character": role.name}
        reach = self._within_reach()
        if role.build_limit > 1 and reach > 1:
            return "reason-builds", {**facts, "gold": self.me.gold, "cards": reach}
        if role.stops_leader > 0:
            for player in self.known.players:
                if player is not self.me and m.slots_left(player) <= 1:
                    return "reason-leader", {**facts, "seat": player.seat}
        if role.robs > 0:
            richest = max(p.gold for p in self.known.players if p is not self.me)
            if richest > 1:
                return "reason-rich", {**facts, "gold": richest}
        count = count_districts(self.me, role.income_type) if role.income_type >= 0 else 0
        if count:
            in_cards = role.income_in_cards
            key = "reason-income-cards" if in_cards else "reason-income"
            return key, {**facts, "cards" if in_cards else "gold": count}
        if role.swaps_hands:
            hand = max(len(p.hand) for p in self.known.players if p is not self.me)
            if hand > len(self.me.hand):
                return "reason-hand", {**facts, "cards": hand}
        if role.takes_crown and self.known.crown != self.me.seat:
            return "reason-crown", facts
        likely = round(role.likely_gold(self.known, self.me))
        if likely:
            return "reason-likely-gold", {**facts, "gold": likely}
        if role.shelters and self.me.city:
            return "reason-shelters", {**facts, "count": len(self.me.city)}
        if role.refills_hand and m.useful_cards() < FEW_CARDS:
            return "reason-new-cards", {**facts, "cards": m.useful_cards()}
        if role.costs_turn > 0:
            return self._ahead(facts)
        return NO_REASON

    def _ahead(self, facts: dict[str, Fact]) -> tuple[str, dict[str, Fact]]:
        """The other player who is furthest ahead, if it is one."""
        sizes = {p.seat: p.size for p in self.known.players if p is not self.me}
        most = max(sizes.values())
        ahead = [seat for seat, size in sizes.items() if size == most]
        if most == 0 or len(ahead) > 1:
            return NO_REASON
        return "reason-ahead", {**facts, "seat": ahead[0], "count": most}

    def _within_reach(self) -> int:
        """How many districts of the hand can be paid for one after the other."""
        prices = sorted(
            city.price(self.me, card)
            for card in set(self.me.hand)
            if isinstance(card, District) and self.moment.is_useful(card)
        )
        gold = self.me.gold + 2
        count = 0
        for price in prices:
            gold -= price
            if gold < 0:
                break
            count += 1
        return count

    def _aim(self, action: Action) -> tuple[str, dict[str, Fact]]:
        rank = self.known.rank_of(action.a)
        beliefs = self.judge.beliefs()
        facts: dict[str, Fact] = {"character": self.known.box.cast[rank].name}
        likely = max(
            (p for p in self.known.players if p is not self.me),
            key=lambda player: beliefs.hold[player.seat][rank],
        )
        percent = round(100 * beliefs.hold[likely.seat][rank])
        if percent < 1:
            return "reason-nobody", facts
        facts |= {"seat": likely.seat, "percent": percent}
        if action.verb is verbs.ROB:
            return "reason-purse", {**facts, "gold": likely.gold}
        if self.moment.slots_left(likely) <= 1:
            return "reason-finisher", facts
        return "reason-likely", facts

    # --- cities ------------------------------------------------------------------------
    def _build(self, action: Action) -> tuple[str, dict[str, Fact]]:
        m = self.moment
        district = self.known.box.by_number[action.a]
        if not isinstance(district, District):
            return self._other(action)
        facts: dict[str, Fact] = {"card": district.name}
        if grows_to(m, district.counts_as) >= self.known.end_at:
            return "reason-completes", facts
        if completes_types(m, district):
            return "reason-all-types", facts
        return "reason-points", {**facts, "points": district.cost + district.silver}

    def _raid(self, action: Action) -> tuple[str, dict[str, Fact]]:
        owner = self.known.players[action.b]
        building = find_building(owner, action.a)
        facts: dict[str, Fact] = {"card": building.district.name, "seat": owner.seat}
        if self.moment.slots_left(owner) <= 1:
            return "reason-stops", facts
        return "reason-takes", {**facts, "points": building.cost}

    # --- gold and cards ----------------------------------------------------------------
    def _gold(self) -> tuple[str, dict[str, Fact]]:
        amount = gathered_gold(self.me)
        dearest: District | None = None
        for card in self.me.hand:
            if isinstance(card, District) and self.moment.is_useful(card):
                missing = city.price(self.me, card) - self.me.gold
                if 0 < missing <= amount and (dearest is None or card.cost > dearest.cost):
                    dearest = card
        if dearest is not None:
            return "reason-gold-for", {"card": dearest.name}
        return "reason-gold", {"gold": self.me.gold}

    def _card(self, action: Action) -> tuple[str, dict[str, Fact]]:
        card = self.known.box.by_number[action.a]
        facts: dict[str, Fact] = {"card": card.name}
        if isinstance(card, District) and self.moment.is_useful(card):
            missing = city.price(self.me, card) - self.me.gold
            if missing <= 0:
                return "reason-affordable", facts
            return "reason-saving", {**facts, "gold": missing}
        return NO_REASON if card.is_district else ("reason-useful", facts)

    def _card_id(self, number: int) -> str:
        return self.known.box.by_number[number].name

    def _other(self, action: Action) -> tuple[str, dict[str, Fact]]:
        verb = action.verb
        turn = self.known.turn
        if verb is verbs.INCOME and turn is not None:
            return "reason-all-income", {"count": count_districts(self.me, turn.role.income_type)}
        if verb.group == verbs.FREE or verb in FOR_NOTHING:
            return "reason-free", {}
        if verb in PASSING:
            return "reason-nothing-better", {}
        if verb is verbs.BRIBE:
            return "reason-half", {"gold": self.moment.price(action)}
        if verb is verbs.SWAP_HANDS:
            cards = len(self.known.players[action.a].hand)
            return "reason-their-hand", {"seat": action.a, "cards": cards}
        if verb is verbs.REDRAW:
            return "reason-poor-cards", {"cards": poor_cards(self.moment)}
        if verb is verbs.BEAUTIFY:
            return "reason-beauty", {}
        return NO_REASON


def say(advice: Advice, texts: Texts, edition: str, name_of: Callable[[int], str]) -> str:
    """Return the reason as a sentence ('' if there is none); `name_of` gives what the player at a
    seat is called.
    """
    if not advice.reason:
        return ""
    words: dict[str, str | float] = {}
    for fact, value in advice.facts.items():
        if fact == "card":
            kind = "action" if f"action-{value}" in texts else "district"
            words[fact] = texts.name(f"{kind}-{value}", edition)
        elif fact == "character":
            words[fact] = texts.name(f"character-{value}", edition)
        elif fact == "seat":
            words[fact] = name_of(int(value))
        elif fact in ("gold", "cards", "points"):
            words[fact] = texts(f"count-{fact}", count=int(value))
        else:
            words[fact] = value
    return texts(advice.reason, **words)
