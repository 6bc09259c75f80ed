"""A strong bot made of simple rules of thumb, without any search.

    citadella play --bots examples/plain_players.py:Plain
    citadella arena --bots search:iterations=100,examples/plain_players.py:Plain*3 --games 200

It builds the most expensive district it can, takes gold or cards as needed, picks the character
that earns most, and aims at the leader. `docs/strength.md` has its results against other bots.
"""

from collections.abc import Callable
from random import Random

from citadella import Action, View
from citadella.cards import TYPES
from citadella.knowledge.view import PlayerView
from citadella.rules.card import District

#: By character: the type of district for which it earns gold.
EARNS = {"king": "noble", "bishop": "religious", "merchant": "trade", "warlord": "military"}
#: By character: the value, in gold, of its advantages in a turn besides those in EARNS.
BRINGS = {"merchant": 1.5, "architect": 1.5, "king": 1.0, "thief": 1.0, "assassin": 0.5}
#: Verbs of actions that are always taken when legal, in this order.
ALWAYS = ("thank", "income", "bonus", "bonus-gold", "collect", "foresee", "study", "alms")


class Plain:
    """A bot that follows the first rule of thumb that applies."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Choose by the first rule that applies; otherwise end the turn, or choose at random."""
        self.view = view
        self.me = view.players[view.seat]
        self.box = view.known.box
        self.legal: dict[str, list[Action]] = {}
        for action in actions:
            self.legal.setdefault(action.verb.word, []).append(action)
        for rule in (
            self.pick,
            self.always,
            self.gather,
            self.keep,
            self.aim,
            self.build,
            self.war,
        ):
            chosen = rule()
            if chosen:
                return chosen
        return self.legal.get("end", [self.chance.choice(actions)])[0]

    def best(self, word: str, worth: Callable[[Action], float]) -> Action | None:
        """Return the action with the verb `word` and the highest `worth`; ties break at random."""
        found = self.legal.get(word, [])
        return max(found, key=lambda a: worth(a) + self.chance.random() / 100, default=None)

    def name(self, action: Action) -> str:
        """Return the card or character in an action's text: `tavern` in `build tavern`."""
        return action.text.split()[1]

    def cost(self, name: str) -> int:
        """Return the cost of a card, or 0 if the name is not a card with a cost."""
        card = self.box.kind(name)
        return card.cost if isinstance(card, District) else 0

    def count(self, player: PlayerView, kind: str) -> int:
        """Return how many districts of the type `kind` a player has."""
        cards = [self.box.kind(name.rstrip("+")) for name in player.city]
        return sum(card is not None and TYPES[card.type] == kind for card in cards)

    def leader(self) -> PlayerView:
        """Return the opponent with the most districts; in a tie, the one with the most points."""
        others = [p for p in self.view.players if p.seat != self.view.seat]
        return max(others, key=lambda p: (p.size, p.points))

    # --- the rules of thumb ----------------------------------------------------------------
    def pick(self) -> Action | None:
        """Pick the character that earns most; gold and cards make the Architect more valuable."""

        def worth(action: Action) -> float:
            role = self.name(action)
            brings = BRINGS.get(role, 0.0) + self.count(self.me, EARNS.get(role, ""))
            if role == "architect" and self.me.gold >= 4 and len(self.me.hand) > 1:
                brings += 2
            return brings

        return self.best("pick", worth)

    def always(self) -> Action | None:
        """Take an action that costs nothing."""
        for word in ALWAYS:
            if word in self.legal:
                return self.legal[word][0]
        return None

    def gather(self) -> Action | None:
        """Take gold, or draw cards if there is no district to build."""
        if "gold" not in self.legal:
            return None
        new = [card for card in self.me.hand if card not in self.me.city and self.cost(card)]
        wants_cards = not new or (len(new) == 1 and self.me.gold > self.cost(new[0]))
        return self.legal["cards" if wants_cards and "cards" in self.legal else "gold"][0]

    def keep(self) -> Action | None:
        """Keep the most expensive drawn card that will soon be affordable."""

        def worth(action: Action) -> float:
            card = self.name(action)
            if card in self.me.city or card in self.me.hand:
                return 0
            return self.cost(card) if self.cost(card) <= self.me.gold + 3 else 1

        return self.best("keep", worth) or self.best("take", worth)

    def aim(self) -> Action | None:
        """Aim at the character that earns the leader most, because the leader probably has it."""
        leader = self.leader()

        def worth(action: Action) -> float:
            role = self.name(action)
            if role in self.me.roles or role in self.view.face_up:
                return -9
            return BRINGS.get(role, 0.0) + self.count(leader, EARNS.get(role, ""))

        for word in ("kill", "bewitch", "rob", "warrant", "sign", "threaten", "flower"):
            if word in self.legal:
                return self.best(word, worth)
        return None

    def build(self) -> Action | None:
        """Build the most expensive district."""
        return self.best("build", lambda action: self.cost(self.name(action)))

    def war(self) -> Action | None:
        """Seize or destroy the cheapest district in the leader's city, if it is cheap enough."""
        at = f"@{self.leader().seat}"
        for word in ("seize", "destroy"):
            near = [a for a in self.legal.get(word, []) if a.text.endswith(at)]
            if near and "end" in self.legal:
                cheapest = min(near, key=lambda a: self.cost(self.name(a).rstrip("+")))
                if word == "seize" or self.cost(self.name(cheapest).rstrip("+")) <= 2:
                    return cheapest
        return None
