"""The builder, a simple greedy bot: it plays the action with the highest value, without search.

Ending the turn is worth 0, so actions with clearly negative values are not played. Values come
mostly from the attributes of verbs (`group`, `worth` …), so homebrew cards are valued too.
"""

from __future__ import annotations

from random import Random
from typing import Final

from citadella.bots.heuristics.weights import BUILDERS_ROLES
from citadella.knowledge import View
from citadella.rules import Action, city
from citadella.rules import action as verbs
from citadella.rules.amounts import amounts
from citadella.rules.card import Card, District
from citadella.rules.character import Character
from citadella.rules.characters.common import Earner, count_districts, find_building
from citadella.rules.state import Player

# Added to the values of actions that should precede building.
FIRST: Final = 100.0
# Added to the values of actions that gather resources, which should precede those with FIRST.
GATHERING: Final = 200.0
# The value of using a card when the position makes it worthwhile.
USE_VALUE: Final = 5.0


class BuilderBot:
    """Builds the most expensive district it can; draws cards if it holds few, else takes gold."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Return the action with the highest value, after adding noise below 1 to each value."""
        if len(actions) == 1:
            return actions[0]
        evaluation = BuilderEvaluation(view)
        chosen = actions[0]
        most = -1.0e9
        for action in actions:
            value = evaluation.value(action) + self._chance.random()
            if value > most:
                most = value
                chosen = action
        return chosen


class BuilderEvaluation:
    """Evaluates the actions of one decision."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.known = view.known  # the game as the seat knows it
        self.me: Player = view.known.players[view.seat]

    def value(self, action: Action) -> float:
        """Return the value of an action, roughly in gold."""
        if action.verb is verbs.THANK:
            # The Ball Room: with any other action the player loses the turn.
            return GATHERING + FIRST
        group = action.verb.group
        if group == verbs.BUILDING:
            return self._rate_building(action)
        if group == verbs.ANSWER:
            return self._rate_answer(action)
        if group == verbs.GATHER:
            if action.verb is verbs.GOLD:
                return GATHERING + (0 if self._wants_cards() else 2)
            return GATHERING + (action.verb.worth or 1)
        if group == verbs.CHOOSE:
            return self._rate_role(self.known.box.cast[self.known.rank_of(action.character_number)])
        if group == verbs.AIM:
            return self._rate_aim(action)
        if group == verbs.CARD:
            return self._rate_card_use(action)
        if group == verbs.ABILITY:
            return self._rate_ability(action)
        if action.verb is verbs.INCOME_MIX:
            return FIRST + (action.amount if self.me.hand else -action.amount)
        value = action.verb.worth or 0.0
        return value if group == verbs.ENDING else FIRST + value

    # --- characters --------------------------------------------------------------------
    def _rate_role(self, role: Character) -> float:
        value = liked(role, 0.5)
        if isinstance(role, Earner):
            value += count_districts(self.me, role.income_type)
        if (role.build_limit > 2 or role.refunds) and self.me.gold >= 4:
            value += 2
        if role.refills_hand and len(self.me.hand) <= 1:
            value += 2
        if role.takes_crown and self.view.crown != self.view.seat:
            value += 1
        return value

    def _rate_aim(self, action: Action) -> float:
        verb = action.verb
        if verb.worth is not None or verb.parts != ["character"]:
            return FIRST + (verb.worth or 0.0)
        rank = self.known.rank_of(action.character_number)
        if rank in self.me.roles or self.known.face_up >> rank & 1:
            return 0.1
        return FIRST + liked(self.known.box.cast[rank], 0.0) * 2

    # --- building ----------------------------------------------------------------------
    def _rate_building(self, action: Action) -> float:
        verb = action.verb
        if verb.worth is not None:
            return verb.worth
        if verb is verbs.BUILD_OVER:
            return 6.0 - 2 * find_building(self.me, action.building_number).cost
        kind = self._card(action) if verb.parts[:1] == ["card"] else None
        value = 10.0 + (kind.cost if isinstance(kind, District) else 0)
        return value - 5.0 if verb is verbs.PAY_CARDS else value

    # --- abilities and uses ------------------------------------------------------------
    def _rate_ability(self, action: Action) -> float:
        verb = action.verb
        if verb.place == "city":
            return self._rate_conquest(action)
        if verb is verbs.BEAUTIFY:
            return 3.0 if self.me.gold >= 3 else -1.0
        if verb is verbs.SWAP_HANDS:
            return 2.0 * (len(self.known.players[action.seat].hand) - len(self.me.hand)) - 3.0
        return _plus_level(verb.worth, FIRST)

    def _rate_conquest(self, action: Action) -> float:
        owner = self.known.players[action.seat]
        building = find_building(owner, action.building_number)
        if owner is self.me:
            return -FIRST
        lead = len(owner.city) - len(self.me.city)
        if action.verb is verbs.DESTROY:
            price = amounts(action, self.known).price or 0
            return building.cost + lead - 2 * price - 1.5
        if action.verb is verbs.EXCHANGE:
            cheapest = min(given.cost for given in self.me.city)
            return building.cost - 1.0 - cheapest + lead
        return building.cost + lead - 1.0

    def _rate_card_use(self, action: Action) -> float:
        verb = action.verb
        if verb is verbs.PLAY:
            return 9.0
        if verb is not verbs.USE:
            return _plus_level(verb.worth, USE_VALUE)
        card = self.known.district(action.card_number)
        if card.razes:
            return -1.0
        if card.use_cards > 0:
            rich = self.me.gold >= 2 - card.use_gold
            return USE_VALUE if len(self.me.hand) <= 1 and rich else -1.0
        if card.use_cards < 0:
            return USE_VALUE if len(self.me.hand) >= 4 else -1.0
        return USE_VALUE

    # --- gold, cards and answers -------------------------------------------------------
    def _rate_answer(self, action: Action) -> float:
        verb = action.verb
        if verb.worth is not None:
            return verb.worth
        if verb.parts == ["card"]:
            wanted = self._rate_hand_card(self._card(action))
            return 8.0 - wanted if verb.gives else 1.0 + wanted
        if verb.parts == ["district"]:
            return 6.0 - 2 * find_building(self.me, action.building_number).cost
        if verb.place == "city":
            return self._rate_conquest(action)
        if verb is verbs.BRIBE:
            return 2.0 if self.me.gold < 4 else 0.5
        if verb is verbs.REVEAL:
            rank = self.known.stack[-1].second
            for marker in self.view.markers:
                if marker.rank == rank and marker.owner == self.view.seat and marker.is_real():
                    return FIRST
            return -1.0
        return FIRST

    def _card(self, action: Action) -> Card:
        return self.known.box.by_number[action.card_number]

    def _rate_hand_card(self, kind: Card) -> float:
        """Return the value of a hand card: its cost if it can be built soon, else a constant."""
        if not isinstance(kind, District):
            return 2.5
        if self.me.has(kind) or not kind.buildable:
            return 0.0
        return kind.cost if kind.cost <= self.me.gold + 3 else 1.5

    def _wants_cards(self) -> bool:
        new = [c for c in self.me.hand if isinstance(c, District) and not self.me.has(c)]
        if not new:
            return True
        return len(new) == 1 and self.me.gold >= city.price(self.me, new[0]) + 2


def _plus_level(worth: float | None, level: float) -> float:
    """Return a `worth` of 0 or less unchanged, else `level` plus `worth` (None counts as 0)."""
    return worth if worth is not None and worth <= 0.0 else level + (worth or 0.0)


def liked(role: Character, usual: float) -> float:
    """Return the worth that `role` declares, else its value in BUILDERS_ROLES, else `usual`."""
    return BUILDERS_ROLES.get(role.name, usual) if role.worth is None else role.worth
