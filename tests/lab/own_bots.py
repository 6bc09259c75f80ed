"""Bots for tests: some fail in different ways, and one plays well or badly at random.

The tests load this file as users load theirs.
"""

from __future__ import annotations

import os
import time
from random import Random

from citadella.bots import Bot, BuilderBot
from citadella.knowledge import View
from citadella.rules import Action


class First:
    """Takes the first action."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        return actions[0]


class Failing(First):
    """Plays legally for ten decisions and then fails."""

    def __init__(self) -> None:
        self.left = 10

    def choose(self, view: View, actions: list[Action]) -> Action:
        self.left -= 1
        if self.left < 0:
            return self.fail(view, actions)
        return actions[0]

    def fail(self, view: View, actions: list[Action]) -> Action:
        raise NotImplementedError


class Raising(Failing):
    def fail(self, view: View, actions: list[Action]) -> Action:
        return [actions[0]][len(actions)]


class Dumb(Failing):
    def fail(self, view: View, actions: list[Action]) -> Action:
        return None  # type: ignore[return-value]


class Cheating(Failing):
    def fail(self, view: View, actions: list[Action]) -> Action:
        # Adding an action to the list does not make it legal.
        actions.append(Action.parse("gold-please" if view is None else "cash-in"))
        return actions[-1]


class Sleeping(Failing):
    def fail(self, view: View, actions: list[Action]) -> Action:
        time.sleep(60)
        return actions[0]


class Endless(Failing):
    def fail(self, view: View, actions: list[Action]) -> Action:
        while True:
            try:
                self.left -= 1
            except Exception:
                self.left = 0


class Deadly(Failing):
    def fail(self, view: View, actions: list[Action]) -> Action:
        os._exit(3)


class Scrambling:
    """Plays legally, but empties the list of actions that it is given."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        chosen = actions[-1]
        actions.clear()
        return chosen


class Lazy:
    """Never builds and harms nobody, and so loses to every bot that builds."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        for wanted in ("end", "done", "gold", "decline"):
            for action in actions:
                if action.verb.word == wanted:
                    return action
        harmless = [a for a in actions if not a.verb.word.startswith(("build", "destroy"))]
        return (harmless or actions)[0]


class Snail:
    """Builds only in every third round. It beats bots that never build, but no stronger bots."""

    def __init__(self, seed: str) -> None:
        self.awake, self.asleep = BuilderBot(seed), Lazy()

    def choose(self, view: View, actions: list[Action]) -> Action:
        return (self.asleep if view.round % 3 else self.awake).choose(view, actions)


class Coin:
    """A bot that flips a coin: it plays as `builder` on heads, and as `Lazy` on tails."""

    def __init__(self, seed: str, share: float = 0.5) -> None:
        self.player: Bot = BuilderBot(seed) if heads(seed, share) else Lazy()

    def choose(self, view: View, actions: list[Action]) -> Action:
        return self.player.choose(view, actions)


def heads(seed: str, share: float) -> bool:
    """Return whether the coin for this seed shows heads; `share` is the probability of heads."""
    return Random(f"coin {seed}").random() < share
