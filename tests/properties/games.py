"""Random games of every kind: their setups, seeds and random players.

Shared by the property tests and `tools/checks/soak.py`. A game is identified by its kind and
number, so a failure can be reproduced: `play(Kind("2016", 4), 17)`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from citadella.cards import EDITIONS
from citadella.notation import Record
from citadella.rules import Action, Game, Setup
from citadella.rules.editions import RULES

# A game with more decisions than this counts as endless. No known game comes close.
MOST_DECISIONS: Final = 8000


@dataclass(frozen=True)
class Kind:
    """A kind of game: its edition, number of players and options."""

    edition: str
    players: int
    action_cards: bool = False
    as_printed: bool = False

    def __str__(self) -> str:
        actions = "+actions" if self.action_cards else ""
        printed = "+printed" if self.as_printed else ""
        return f"{self.edition}{actions}{printed}-{self.players}p"


def _kinds(as_printed: bool) -> Iterator[Kind]:
    for edition, facts in EDITIONS.items():
        if as_printed and not RULES[edition].choices:
            continue
        most = 8 if any(character.rank == 9 for character in facts.characters) else 7
        for action_cards in (False, True) if facts.action_cards else (False,):
            for players in range(2, most + 1):
                yield Kind(edition, players, action_cards, as_printed)


KINDS: Final = tuple(_kinds(as_printed=False))
PRINTED_KINDS: Final = tuple(_kinds(as_printed=True))
ALL_KINDS: Final = KINDS + PRINTED_KINDS


def setup_of(kind: Kind, number: int) -> Setup:
    """Return the setup of a game: a preset if `number` is even, a random setup if it is odd."""
    facts = EDITIONS[kind.edition]
    turn, is_random = divmod(number, 2)
    if is_random:
        drawn = Setup.random(kind.edition, kind.players, number, kind.as_printed)
        return Setup(
            drawn.edition,
            drawn.players,
            drawn.characters,
            drawn.unique,
            kind.action_cards,
            drawn.short,
            as_printed=kind.as_printed,
        )
    nines = [c.id for c in facts.characters if c.rank == 9]
    nines = [c for c in nines if c != "queen" or kind.players >= 5]
    turn, preset = divmod(turn, len(facts.presets))
    return Setup.preset(
        facts.presets[preset].id,
        kind.edition,
        kind.players,
        ninth=turn % 2 == 0,
        rank_9=nines[turn % len(nines)] if nines else "artist",
        rank_4=("king", "patrician")[turn % 2] if kind.edition != "classic" else "king",
        action_cards=kind.action_cards,
        short=kind.edition == "classic" and turn % 3 == 1,
        crown=turn % (kind.players + 1) - 1,
        as_printed=kind.as_printed,
    )


class Chooser:
    """Chooses random actions; each seat has a random style of play."""

    def __init__(self, seed: str, players: int) -> None:
        """Choose each seat's style at random: any action, a verb first, or building if possible."""
        self.random = random.Random(seed)
        self.manners = [self.random.choice(("any", "verb", "build")) for _ in range(players)]

    def choose(self, seat: int, legal: list[Action]) -> Action:
        """Choose one of the legal actions, in the style of the seat."""
        manner = self.manners[seat]
        if manner == "any" or len(legal) == 1:
            return legal[int(self.random.random() * len(legal))]
        if manner == "build":
            # This style leads to short games with large cities.
            building = [a for a in legal if a.verb.word.startswith("build")]
            if building:
                return self.random.choice(building)
            busy = [a for a in legal if a.verb.word != "end"]
            return self.random.choice(busy or legal)
        words = sorted({a.verb.word for a in legal})
        word = self.random.choice(words)
        return self.random.choice([a for a in legal if a.verb.word == word])


class Watch:
    """The base class of checks that observe a game from its deal to its end."""

    def asked(self, game: Game) -> None:
        """Check the game before each decision, and once when it is over."""

    def chosen(self, game: Game, action: Action) -> None:
        """Check a chosen action before it is played."""


def seed_of(kind: Kind, number: int) -> str:
    return f"{kind} {number}"


def play(
    kind: Kind, number: int, *watches: Watch, events: bool = False, setup: Setup | None = None
) -> Game:
    """Play a random game to its end while `watches` check it."""
    setup = setup or setup_of(kind, number)
    seed = seed_of(kind, number)
    chooser = Chooser(seed, kind.players)
    game = Game.new(setup, seed, events)
    try:
        for _ in range(MOST_DECISIONS):
            for watch in watches:
                watch.asked(game)
            if game.over:
                return game
            action = chooser.choose(game.to_act, game.legal_actions())
            for watch in watches:
                watch.chosen(game, action)
            game.play(action)
        raise AssertionError(f"the game is not over after {MOST_DECISIONS} decisions")
    except Exception as error:
        raise BrokenGameError(kind, number, game, error) from error


class BrokenGameError(AssertionError):
    """A check has failed; the message says how to reproduce it."""

    def __init__(self, kind: Kind, number: int, game: Game, error: Exception) -> None:
        self.kind = kind
        self.number = number
        self.record = Record(game.setup, game.seed, game.history.copy())
        self.error = error
        super().__init__(
            f"{type(error).__name__}: {error}\n"
            f"in play({kind!r}, {number}) after {len(game.history)} actions; to get there:\n"
            f"Record.from_json({self.record.to_json()!r}).replay()"
        )
