"""Moments of random games in which each kind of question is put and each verb can be said."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from citadella.notation import Record
from citadella.rules import Game
from citadella.rules.registry import REGISTRY
from tests.properties.games import ALL_KINDS, Watch, play, setup_of

# Cards that ask what is seldom asked, and only in small games.
RARE = {"courtesy": "ball_room", "thank": "ball_room"}
RARE |= {"theater-give": "theater", "give-role": "theater"}
MOST_NUMBERS = 400


@dataclass(frozen=True)
class Moment:
    """A game that waits for an answer, and one of the answers."""

    kind: str
    verb: str
    record: Record
    seat: int
    action: str
    legal: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.kind}: {self.action}"


class Seeker(Watch):
    """Keeps the first moment of each kind and verb."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self.found: dict[tuple[str, str], Moment] = {}

    def asked(self, game: Game) -> None:
        """Look at what can be said."""
        kind = game.asked_kind()
        fresh: dict[str, str] = {}
        for action in game.legal_actions() if kind else ():
            key = (kind, action.verb.word)
            if key not in self.found and action.verb.word not in fresh:
                fresh[action.verb.word] = action.text
        for verb, text in fresh.items():
            legal = tuple(action.text for action in game.legal_actions())
            record = Record.of(game)
            self.found[kind, verb] = Moment(kind, verb, record, game.to_act, text, legal)

    def missing(self) -> set[str]:
        """Give the kinds and verbs that have not been met."""
        kinds = {kind for kind, _ in self.found}
        verbs = {verb for _, verb in self.found}
        return (set(REGISTRY.questions) - kinds) | (set(REGISTRY.verbs) - verbs)


@cache
def moments() -> tuple[Moment, ...]:
    """Give a moment for every verb of every kind of question."""
    seeker = Seeker()
    for number in range(2):
        for kind in ALL_KINDS:
            play(kind, number, seeker)
    small = [kind for kind in ALL_KINDS if kind.players <= 4]
    for number in range(3, MOST_NUMBERS, 2):
        cards = {RARE[name] for name in seeker.missing() if name in RARE}
        for kind in small:
            if cards & set(setup_of(kind, number).unique):
                play(kind, number, seeker)
    assert not seeker.missing(), f"no random game has {seeker.missing()}"
    return tuple(seeker.found.values())
