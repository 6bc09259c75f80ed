"""The sentences of random games of every edition, for the tests of how they are rendered."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

from citadella.cards import EDITIONS
from citadella.rules import Game
from citadella.rules.event import Event
from citadella.rules.registry import REGISTRY
from citadella.texts.sentence import Sentence
from citadella.texts.story import CLAUSES, LIST, story
from citadella.texts.wording import Wording, kind_of_choice
from tests.properties.games import ALL_KINDS, Chooser, seed_of, setup_of

#: The arguments that count something.
COUNTS: Final = ("count", "price", "kept", "drawn", "people")
#: The maximum number of sentences of one kind, which differ in the things that they name.
MOST: Final = 3
#: The kinds of games from which the sentences come.
GAMES: Final = ALL_KINDS[::2]


class Collector:
    """Collects sentences, at most `MOST` of each kind."""

    def __init__(self, edition: str) -> None:
        self.edition = edition
        self.found: list[Sentence] = []
        self._times: dict[object, int] = {}

    def add(self, sentence: Sentence | None) -> None:
        if sentence is None:
            return
        kind = shape(sentence)
        times = self._times[kind] = self._times.get(kind, 0) + 1
        if times <= MOST:
            self.found.append(sentence)

    def add_decision(self, game: Game) -> None:
        """Add the question that is open, and the choices."""
        wording, known = Wording(game.setup, game.to_act), game.view(game.to_act).known
        self.add(wording.question(known))
        self.add(wording.waiting(known))
        actions = game.legal_actions()
        alike = Counter((action.verb, action.seat) for action in actions)
        for action in actions:
            self.add(wording.choice(action, known))
            self.add(wording.reminder(action, known))
            if action.seat >= 0 and alike[action.verb, action.seat] > 1:
                self.add(wording.group(action))

    def add_log(self, game: Game) -> None:
        """Add the events and the lines of the log as each reader sees them, and the scores."""
        for reader in range(-1, game.setup.players):
            wording = Wording(game.setup, reader)
            seen = [each.seen_by(reader) for each in game.log or []]
            for each in seen:
                self.add(wording.event(each))
                self.add(wording.consequence(each))
            for line in story(seen, wording):
                self.add_line(line.events, line.form, line.turn, wording)
        for sheet in game.result().sheets:
            for scored in sheet:
                self.add(Wording(game.setup).line(scored))

    def add_line(self, events: tuple[Event, ...], form: str, turn: int, wording: Wording) -> None:
        """Add a line of the log, and every clause of it as if it were the only one."""
        if form == CLAUSES:
            self.add(wording.turn(events, turn))
            opens = wording.can_open_turn(events[0])
            for each in events[opens:]:
                self.add(wording.turn([*events[:opens], each], turn))
        elif form == LIST:
            self.add(wording.several(events))
        else:
            self.add(wording.event(events[0], turn))


def shape(sentence: Sentence) -> object:
    """Return what distinguishes the kinds of sentences, whatever they name."""
    parts: list[object] = [sentence.key]
    for name, value in sorted(sentence.args.items()):
        if isinstance(value, Sentence):
            # Stories with several clauses are alike: `add_line` adds every clause on its own, too.
            inner: object = value.key if value.key == "story-and" else shape(value)
            parts.append((name, inner))
        elif name in ("case", "doer", "must", "mine", "unit", "kind", "what", "marker", "why"):
            parts.append((name, value))
        elif name == "cause":
            parts.append((name, str(value).partition(":")[0]))
        else:
            parts.append(name)
    return tuple(parts)


@cache
def spoken() -> tuple[tuple[str, Sentence], ...]:
    """Return sentences of random games of every edition, each with the edition."""
    found: list[tuple[str, Sentence]] = []
    for edition in EDITIONS:
        collector = Collector(edition)
        for number, kind in enumerate(GAMES):
            if kind.edition == edition:
                game = Game.new(setup_of(kind, number), seed_of(kind, number), events=True)
                chooser = Chooser(seed_of(kind, number), kind.players)
                while not game.over:
                    collector.add_decision(game)
                    game.play(chooser.choose(game.to_act, game.legal_actions()))
                collector.add_log(game)
        for verb in REGISTRY.verbs:
            collector.add(kind_of_choice(verb))
        found += [(edition, sentence) for sentence in collector.found]
    return tuple(found)


def counted(sentence: Sentence, number: int) -> Sentence:
    """Return a sentence with every amount replaced with `number`."""
    args: dict[str, Any] = {}
    for name, value in sentence.args.items():
        if isinstance(value, Sentence):
            value = counted(value, number)
        elif isinstance(value, list):
            value = [counted(v, number) if isinstance(v, Sentence) else v for v in value]
        elif name in COUNTS and isinstance(value, int):
            value = number
        args[name] = value
    return Sentence(sentence.key, args)


def counts_something(sentence: Sentence) -> bool:
    """Return whether a sentence or a part of it counts something."""
    return counted(sentence, 1) != counted(sentence, 2)
