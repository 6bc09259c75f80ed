"""A simple opponent that wants to build: every action has a worth, the best one is done.

Ending the turn is worth nothing, so whatever is worth more is done before and the rest is not.
"""

from __future__ import annotations

from random import Random
from typing import Final

from citadella.knowledge import View
from citadella.rules import Action, city
from citadella.rules.card import District
from citadella.rules.character import Marker
from citadella.rules.characters.common import Earner, count_districts, find_building
from citadella.rules.names import card_name, character_name
from citadella.rules.state import Player

FIRST: Final = 100.0
ROLES: Final = {
    "architect": 2.0,
    "merchant": 1.5,
    "alchemist": 1.5,
    "navigator": 1.0,
    "scholar": 1.5,
    "trader": 1.0,
    "king": 1.0,
    "patrician": 1.0,
    "thief": 1.0,
    "blackmailer": 1.0,
    "wizard": 1.5,
    "witch": 0.5,
    "assassin": 0.5,
}
# What is taken whenever it can be had, before anything is built.
WELCOME: Final = frozenset(
    [
        "income",
        "bonus",
        "bonus-gold",
        "collect",
        "foresee",
        "study",
        "look",
        "alms",
        "crown",
        "levy-gold",
        "pay-gold",
        "thank",
        "confiscate",
        "rescue",
        "cash-in",
        "sign",
        "flower",
        "levy-card",
    ]
)
# What costs something and is only sometimes wise: how much it is worth.
FIXED: Final = {
    "end": 0.0,
    "done": 1.0,
    "decline": 0.5,
    "refuse": 1.0,
    "announce": 0.0,
    "bonus-cards": 5.0,
    "redraw": -1.0,
    "spy": FIRST,
    "visit": -1.0,
    "borrow": 1.0,
    "build-with": -1.0,
    "swap-roles": -1.0,
    "give-role": 0.0,
}


class BuilderBot:
    """Builds the dearest district it can pay for; takes gold when poor, cards when out of them."""

    def __init__(self, seed: str) -> None:
        self._chance = Random(seed)

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Do what is worth most; chance decides between equals."""
        if len(actions) == 1:
            return actions[0]
        moment = Moment(view)
        chosen = actions[0]
        most = -1.0e9
        for action in actions:
            worth = moment.worth(action) + self._chance.random()
            if worth > most:
                most = worth
                chosen = action
        return chosen


class Moment:
    """A decision seen from one seat, and what each action is worth in it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.known = view.known
        self.me: Player = view.known.players[view.seat]
        cast = view.known.box.cast
        self.own: list[str] = [cast[rank].name for rank in self.me.roles]

    def worth(self, action: Action) -> float:
        """The worth of an action, roughly in gold."""
        verb = action.verb
        if verb.word in WELCOME:
            return FIRST
        if verb.word in FIXED:
            return FIXED[verb.word]
        if verb.parts == ["character"]:
            return self._of_character(verb.word, character_name(action.a))
        if verb.parts[-1:] == ["seat"] and verb.parts[0] == "district":
            return self._of_conquest(action)
        return self._of_cards(action)

    # --- characters --------------------------------------------------------------------
    def _of_character(self, word: str, name: str) -> float:
        if word in ("pick", "lay"):
            return self._of_role(name)
        if name in self.own or name in self.view.face_up:
            return 0.1
        return FIRST + ROLES.get(name, 0.0) * 2

    def _of_role(self, name: str) -> float:
        role = self.known.box.character(name)
        worth = ROLES.get(name, 0.5)
        if isinstance(role, Earner):
            worth += count_districts(self.me, role.income_type)
        if name in ("architect", "alchemist") and self.me.gold >= 4:
            worth += 2
        if name in ("magician", "seer", "navigator") and len(self.me.hand) <= 1:
            worth += 2
        if name in ("king", "patrician") and self.view.crown != self.view.seat:
            worth += 1
        return worth

    # --- other cities ------------------------------------------------------------------
    def _of_conquest(self, action: Action) -> float:
        owner = self.known.players[action.b]
        building = find_building(owner, action.a)
        if owner is self.me:
            return -FIRST
        lead = len(owner.city) - len(self.me.city)
        if action.verb.word == "destroy":
            price = 0 if self.view.question == "armory-target" else building.cost - 1
            return building.cost + lead - 2 * price - 1.5
        if action.verb.word == "exchange":
            cheapest = min(given.cost for given in self.me.city)
            return building.cost - 1.0 - cheapest + lead
        return building.cost + lead - 1.0

    # --- cards and gold ----------------------------------------------------------------
    def _of_cards(self, action: Action) -> float:
        word = action.verb.word
        name = card_name(action.a) if action.verb.parts[:1] == ["card"] else ""
        if word == "gold":
            return FIRST * 2 + (0 if self._wants_cards() else 2)
        if word == "cards":
            return FIRST * 2 + 1
        if word in ("build", "take-and-build", "pay-with-cards"):
            return 10.0 + self._cost(name) - (5.0 if word == "pay-with-cards" else 0.0)
        if word in ("keep", "take", "replace-by"):
            return 1.0 + self._appeal(name)
        if word in ("discard", "give", "tuck"):
            return 8.0 - self._appeal(name)
        if word in ("build-over", "beautify", "hand-over", "replace"):
            return self._of_own_district(action)
        if word == "swap-hands":
            return 2.0 * (len(self.known.players[action.a].hand) - len(self.me.hand)) - 3.0
        if word == "income-gold":
            return FIRST + (action.a if self.me.hand else -action.a)
        if word == "bribe":
            return 2.0 if self.me.gold < 4 else 0.5
        if word == "reveal":
            return FIRST if any(m.is_real() for m in self._own_threats()) else -1.0
        return self._of_use(word, name)

    def _of_own_district(self, action: Action) -> float:
        word = action.verb.word
        number = action.b if word == "build-over" else action.a
        cost = find_building(self.me, number).cost
        if word == "beautify":
            return 3.0 if self.me.gold >= 3 else -1.0
        return 6.0 - 2 * cost

    def _of_use(self, word: str, name: str) -> float:
        cards, gold = len(self.me.hand), self.me.gold
        if word == "play":
            return 9.0
        if name == "smithy":
            return 5.0 if cards <= 1 and gold >= 4 else -1.0
        if name in ("laboratory", "museum"):
            return 5.0 if cards >= 4 else -1.0
        return 5.0 if name == "hospital" else -1.0

    def _own_threats(self) -> list[Marker]:
        rank = self.known.stack[-1].b
        return [m for m in self.view.markers if m.rank == rank and m.owner == self.view.seat]

    def _cost(self, name: str) -> int:
        kind = self.known.box.kind(name)
        return kind.cost if isinstance(kind, District) else 0

    def _appeal(self, name: str) -> float:
        """How much a card is wanted in the hand: dear, but within reach, and new."""
        kind = self.known.box.kind(name)
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
