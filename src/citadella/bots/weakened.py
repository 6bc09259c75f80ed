"""A bot that sometimes makes beginners' mistakes, for the lower levels of difficulty.

It has favourite characters, draws too many cards, builds the cheapest district, keeps expensive
cards and forgets to harm other players. It never makes a senseless move.
"""

from __future__ import annotations

from random import Random

from citadella.bots.bot import Bot
from citadella.knowledge import View
from citadella.rules import Action
from citadella.rules import action as verbs
from citadella.rules.card import District
from citadella.rules.question import ASIDE

#: With this many cards in hand, a beginner takes gold instead of drawing.
MAX_CARDS = 5


class WeakenedBot:
    """Plays like `bot`, but makes a beginner's move with probability `mistake_rate`."""

    def __init__(self, seed: str, bot: Bot, mistake_rate: float) -> None:
        self._rng = Random(f"careless {seed}")
        self._bot = bot
        self._mistake_rate = mistake_rate

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Return the choice of the underlying bot or of a beginner."""
        if len(actions) > 1:
            actions = self._remembered(view, actions)
            if len(actions) > 1 and self._rng.random() < self._mistake_rate:
                habit = self._habit(view, actions)
                if habit is not None:
                    return habit
        return self._bot.choose(view, actions)

    def _habit(self, view: View, actions: list[Action]) -> Action | None:
        """Return a beginner's choice, or None if beginners have no typical choice here."""
        picks = [action for action in actions if action.verb is verbs.PICK]
        if picks:
            return max(picks, key=lambda pick: self._liking(view.seat, pick))
        if any(action.verb is verbs.CARDS for action in actions):
            fun = len(view.known.players[view.seat].hand) < MAX_CARDS
            return next(
                (a for a in actions if a.verb is (verbs.CARDS if fun else verbs.GOLD)), None
            )
        if view.known.stack[-1].shows == ASIDE:
            kept = [action for action in actions if action.verb is verbs.KEEP]
            return max(kept, key=lambda keep: self._cost(view, keep), default=None)
        built = [action for action in actions if action.verb is verbs.BUILD]
        return min(built, key=lambda build: self._cost(view, build), default=None)

    def _remembered(self, view: View, actions: list[Action]) -> list[Action]:
        """Return the actions, without harmful ones if the bot forgets these in this turn."""
        if not any(action.verb is verbs.END for action in actions):
            return actions
        # A new bot may be created for every question, so the random draw depends only on facts
        # that stay the same throughout the turn.
        others = [player.city for player in view.players if player.seat != view.seat]
        turn = f"{view.seat} {view.round} {view.rank} {others}"
        if Random(f"forgets {turn}").random() >= self._mistake_rate:
            return actions
        return [action for action in actions if not action.verb.harms]

    def _liking(self, seat: int, pick: Action) -> float:
        """Return how much the seat likes a character: random, but nearly constant over time."""
        return Random(f"taste {seat} {pick.text}").random() + 0.3 * self._rng.random()

    def _cost(self, view: View, action: Action) -> int:
        card = view.known.box.by_number[action.card_number]
        return card.cost if isinstance(card, District) else 0
