"""Moments of random games that cover every kind of question and every verb."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from citadella.notation import Record
from citadella.rules import Game
from citadella.rules.registry import REGISTRY
from tests.properties.games import ALL_KINDS, Watch, play, setup_of

# Rare questions, each with the unique district that causes it.
RARE = {"courtesy": "ball_room", "thank": "ball_room"}
RARE |= {"theater-give": "theater", "give-role": "theater"}
MOST_NUMBERS = 400


@dataclass(frozen=True)
class Moment:
    """A position in which a question is open, with one of its legal answers."""

    kind: str
    verb: str
    record: Record
    seat: int
    action: str
    legal: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.kind}: {self.action}"


class MomentFinder(Watch):
    """Observes games and keeps the first moment for each verb of each kind of question."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], Moment] = {}

    def asked(self, game: Game) -> None:
        """Keep a moment for each legal verb that is new for this kind of question."""
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
        """Return the registered kinds of questions and verbs that have not occurred."""
        kinds = {kind for kind, _ in self.found}
        verbs = {verb for _, verb in self.found}
        return (set(REGISTRY.questions) - kinds) | (set(REGISTRY.verbs) - verbs)


@cache
def moments() -> tuple[Moment, ...]:
    """Return a moment for every verb of every kind of question."""
    finder = MomentFinder()
    for number in range(2):
        for kind in ALL_KINDS:
            play(kind, number, finder)
    small = [kind for kind in ALL_KINDS if kind.players <= 4]
    for number in range(3, MOST_NUMBERS, 2):
        cards = {RARE[name] for name in finder.missing() if name in RARE}
        for kind in small:
            if cards & set(setup_of(kind, number).unique):
                play(kind, number, finder)
    assert not finder.missing(), f"no random game has {finder.missing()}"
    return tuple(finder.found.values())
