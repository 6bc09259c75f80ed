"""A plain, strong player as one would write it after some games; no looking ahead, no sums.

    citadella play --bots examples/plain_players.py:Plain
    citadella arena --bots search:iterations=100,examples/plain_players.py:Plain*3 --games 200

It builds the dearest district it can, takes gold or cards by need, the character that earns most,
and aims at whoever leads. `docs/strength.md` measures bots against three of it.
"""

from collections.abc import Callable
from random import Random

from citadella import Action, View
from citadella.cards import TYPES
from citadella.knowledge.view import PlayerView
from citadella.rules.card import District

#: Which type of district a character earns by, and what a turn with it brings besides, in gold.
EARNS = {"king": "noble", "bishop": "religious", "merchant": "trade", "warlord": "military"}
BRINGS = {"merchant": 1.5, "architect": 1.5, "king": 1.0, "thief": 1.0, "assassin": 0.5}
#: Words that are said whenever they can be, in this order.
ALWAYS = ("thank", "income", "bonus", "bonus-gold", "collect", "foresee", "study", "alms")


class Plain:
    """Rules of thumb, one after the other."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Do what the first rule says that has something to say."""
        self.view = view
        self.me = view.players[view.seat]
        self.box = view.known.box
        self.said: dict[str, list[Action]] = {}
        for action in actions:
            self.said.setdefault(action.verb.word, []).append(action)
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
        return self.said.get("end", [self.chance.choice(actions)])[0]

    def best(self, word: str, worth: Callable[[Action], float]) -> Action | None:
        """The action of a verb that is worth most; chance decides between equals."""
        found = self.said.get(word, [])
        return max(found, key=lambda a: worth(a) + self.chance.random() / 100, default=None)

    def name(self, action: Action) -> str:
        """What an action is about: `tavern` in `build tavern`."""
        return action.text.split()[1]

    def cost(self, name: str) -> int:
        """What a card costs; 0 if it has no price."""
        card = self.box.kind(name)
        return card.cost if isinstance(card, District) else 0

    def count(self, player: PlayerView, kind: str) -> int:
        """How many districts of a type a player has."""
        cards = [self.box.kind(name.rstrip("+")) for name in player.city]
        return sum(card is not None and TYPES[card.type] == kind for card in cards)

    def leader(self) -> PlayerView:
        """Whoever of the others is nearest to the end, or else has most points."""
        others = [p for p in self.view.players if p.seat != self.view.seat]
        return max(others, key=lambda p: (p.size, p.points))

    # --- the rules of thumb ----------------------------------------------------------------
    def pick(self) -> Action | None:
        """The character that earns most, or builds most if there is much to build."""

        def worth(action: Action) -> float:
            role = self.name(action)
            brings = BRINGS.get(role, 0.0) + self.count(self.me, EARNS.get(role, ""))
            if role == "architect" and self.me.gold >= 4 and len(self.me.hand) > 1:
                brings += 2
            return brings

        return self.best("pick", worth)

    def always(self) -> Action | None:
        """What brings something for nothing."""
        for word in ALWAYS:
            if word in self.said:
                return self.said[word][0]
        return None

    def gather(self) -> Action | None:
        """Gold, unless there is nothing to build with it."""
        if "gold" not in self.said:
            return None
        new = [card for card in self.me.hand if card not in self.me.city and self.cost(card)]
        wants_cards = not new or (len(new) == 1 and self.me.gold > self.cost(new[0]))
        return self.said["cards" if wants_cards and "cards" in self.said else "gold"][0]

    def keep(self) -> Action | None:
        """Something new and dear, but not too dear."""

        def worth(action: Action) -> float:
            card = self.name(action)
            if card in self.me.city or card in self.me.hand:
                return 0
            return self.cost(card) if self.cost(card) <= self.me.gold + 3 else 1

        return self.best("keep", worth) or self.best("take", worth)

    def aim(self) -> Action | None:
        """What the leader is likely to be: the character that earns by most of its city."""
        leader = self.leader()

        def worth(action: Action) -> float:
            role = self.name(action)
            if role in self.me.roles or role in self.view.face_up:
                return -9
            return BRINGS.get(role, 0.0) + self.count(leader, EARNS.get(role, ""))

        for word in ("kill", "bewitch", "rob", "warrant", "sign", "threaten", "flower"):
            if word in self.said:
                return self.best(word, worth)
        return None

    def build(self) -> Action | None:
        """The dearest."""
        return self.best("build", lambda action: self.cost(self.name(action)))

    def war(self) -> Action | None:
        """Take or destroy what is cheap in the leader's city, never in our own."""
        at = f"@{self.leader().seat}"
        for word in ("seize", "destroy"):
            near = [a for a in self.said.get(word, []) if a.text.endswith(at)]
            if near and "end" in self.said:
                cheapest = min(near, key=lambda a: self.cost(self.name(a).rstrip("+")))
                if word == "seize" or self.cost(self.name(cheapest).rstrip("+")) <= 2:
                    return cheapest
        return None
