"""What a bot is, and the bots that can be asked for by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from citadella.knowledge import View
from citadella.rules import Action, MalformedError


class Bot(Protocol):
    """A player: it is given what its seat may know and do, and chooses."""

    def choose(self, view: View, actions: list[Action]) -> Action:
        """Choose one of the actions."""
        ...


#: Makers of bots by name; each is given a seed for the bot's own stream of chance.
BOTS: Final[dict[str, Callable[[str], Bot]]] = {}


def register(name: str, maker: Callable[[str], Bot]) -> None:
    """Enter a bot, so that it can be asked for by name."""
    BOTS[name] = maker


def make(name: str, seed: str) -> Bot:
    """Make a bot by name."""
    maker = BOTS.get(name)
    if maker is None:
        raise MalformedError(f"There is no bot called '{name}'; there are {', '.join(BOTS)}.")
    return maker(seed)
