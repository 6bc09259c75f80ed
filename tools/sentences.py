"""Write sentences of many games, in four languages, for the browser's tests.

`python tools/sentences.py FILE`: positions as the server sends them, with what the Python side
says about them (`citadella.texts.phrases`). The browser makes the same sentences from the same
messages; its test compares.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from citadella.bots import OPPONENTS, make
from citadella.cards import EDITIONS
from citadella.rules import Game, Setup
from citadella.rules.amounts import amounts
from citadella.rules.editions import RULES
from citadella.rules.event import CALLED
from citadella.server import messages
from citadella.server.catalogue import catalogue
from citadella.texts import LANGUAGES, Texts
from citadella.texts.phrases import Phrases

NAMES = ["Ada", "Bruno", "Clara", "Dorian", "Edith", "Felix", "Greta", "Hugo"]
SEEDS = range(6)


class Collector:
    """Keeps one of each kind of choice, question, event and score line per edition."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.seen: set[tuple[object, ...]] = set()
        self.choices: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []

    def is_new(self, *key: object) -> bool:
        """Return whether this is the first of its kind."""
        new = key not in self.seen
        self.seen.add(key)
        return new

    def take_choices(self, game: Game) -> None:
        """Take the choices of a decision that are of a new kind."""
        edition = game.setup.edition
        view = game.view(game.to_act)
        role = game.turn.role.name if game.turn is not None else ""
        fresh = []
        for action in game.legal_actions():
            numbers = amounts(action, view.known)
            kind = (action.verb.word, numbers.kept, numbers.unit, numbers.price == 0)
            if self.is_new(edition, view.question, role, *kind):
                fresh.append(action)
        if not fresh:
            return
        seat = game.to_act
        phrases = {lang: _phrases(lang, game.setup, seat) for lang in LANGUAGES}
        self.choices.append(
            {
                "edition": edition,
                "view": messages.view_message(view),
                "amounts": messages.amount_messages(view, fresh),
                "question": {lang: p.question(view.known) for lang, p in phrases.items()},
                "actions": {
                    action.text: {lang: p.choice(action, view.known) for lang, p in phrases.items()}
                    for action in fresh
                },
            }
        )

    def take_events(self, game: Game) -> None:
        """Take the events of a game that are of a new kind, as each seat sees them."""
        edition = game.setup.edition
        cast = [character.name for character in game.box.cast]
        for reader in range(-1, game.setup.players):
            called = 0
            phrases = {lang: _phrases(lang, game.setup, reader) for lang in LANGUAGES}
            for n, event in enumerate(game.log or []):
                called = event.rank if event.kind == CALLED else called
                seen = event.seen_by(reader)
                side = "seat" if reader == seen.seat else "other" if reader == seen.other else ""
                hidden = seen is not event
                if not self.is_new(edition, "event", seen.kind, side, hidden, len(seen.cards) > 1):
                    continue
                self.events.append(
                    {
                        "edition": edition,
                        "reader": reader,
                        "called": cast[called],
                        "event": messages.event_message(n, seen, cast),
                        "text": {lang: p.event(seen, called) for lang, p in phrases.items()},
                    }
                )


def _phrases(language: str, setup: Setup, reader: int) -> Phrases:
    return Phrases(Texts(language), setup, NAMES[: setup.players], reader)


def collect() -> Collector:
    """Play games of every edition at random and take what is new in them."""
    collector = Collector()
    tables = [(edition, False) for edition in EDITIONS]
    tables += [(edition, True) for edition in EDITIONS if RULES[edition].choices]
    for edition, by_the_letter in tables:
        for seed in SEEDS:
            players = 2 + seed
            setup = Setup.random(edition, players, seed, by_the_letter)
            game = Game.new(setup, seed=str(seed), events=True)
            bots = [make("random", f"{seed} {seat}") for seat in range(players)]
            while not game.over:
                collector.take_choices(game)
                seat = game.to_act
                game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
            collector.take_events(game)
    return collector


def main() -> int:
    """Write the file."""
    if len(sys.argv) != 2:
        print("usage: sentences.py FILE")
        return 2
    found = collect()
    data = {
        "names": NAMES,
        "catalogue": catalogue(list(OPPONENTS)),
        "choices": found.choices,
        "events": found.events,
    }
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(data))
    print(f"{len(found.choices)} positions, {len(found.events)} events")
    return 0


if __name__ == "__main__":
    sys.exit(main())
