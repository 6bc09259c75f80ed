"""Write reference sentences of many games, in all languages, for the browser client's tests.

    python -m tools.checks.sentences FILE

The file contains positions and logs as the server sends them, and the sentences that
`citadella.texts` produces from them. The client must produce the same sentences. Some games have
homebrew cards. A verb, a question, a marker and an event without texts test the fallback sentences.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from citadella import homebrew
from citadella.bots import make
from citadella.cards import EDITIONS
from citadella.rules import Action, Game, Setup, event
from citadella.rules.action import AIM, Verb
from citadella.rules.amounts import amounts
from citadella.rules.editions import RULES
from citadella.rules.event import EVERYONE, Event
from citadella.rules.question import Question, enter
from citadella.server.learning.lesson_scripts import lesson_names
from citadella.server.lobby.catalogue import catalogue
from citadella.server.tables import messages
from citadella.texts import LANGUAGES, Texts
from citadella.texts.phrases import Phrases
from citadella.texts.story import befell, concerns, condense
from tools import ROOT

NAMES = ["Ada", "Bruno", "Clara", "Dorian", "Edith", "Felix", "Greta", "Hugo"]
SEEDS = range(6)
HOMEBREW_FILE = ROOT / "tests" / "homebrew" / "harvest.py"

# A verb and an event without texts, such as a homebrew card may define.
SERENADE = Verb("serenade", "seat card", AIM, place="player", reminds=True)
SERENADED = event.kind("serenaded", hides=event.CARDS, affects=event.OTHER)


class WhomToSerenade(Question):
    """A question without a text, such as a homebrew card may define."""

    kind = "whom-to-serenade"
    about = "seat"

    def options(self, game: Game, out: list[Action]) -> None:
        """Add no actions, because the question is only described, never asked."""

    def answer(self, game: Game, action: Action) -> None:
        """Do nothing, because the question is never asked."""


enter(WhomToSerenade)


class Collector:
    """Collects examples of each kind of choice, question and event, and whole logs, per edition."""

    def __init__(self) -> None:
        self.seen: set[tuple[object, ...]] = set()
        self.choices: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.stories: list[dict[str, Any]] = []

    def is_new(self, *key: object) -> bool:
        """Return whether this is the first call with `key`."""
        new = key not in self.seen
        self.seen.add(key)
        return new

    def take_choices(self, game: Game) -> None:
        """Add those legal actions of the current decision whose kinds have no example yet."""
        edition = game.setup.edition
        view = game.view(game.to_act)
        role = game.turn.role.name if game.turn is not None else ""
        fresh = []
        for action in game.legal_actions():
            numbers = amounts(action, view.known)
            kind = (action.verb.word, numbers.kept, numbers.unit, numbers.price == 0)
            if self.is_new(edition, view.question, role, *kind):
                fresh.append(action)
        if fresh:
            self._take_position(game, fresh)

    def _take_position(self, game: Game, actions: list[Action]) -> None:
        view = game.view(game.to_act)
        phrases = _in_languages(game.setup, game.to_act)
        self.choices.append(
            {
                "edition": game.setup.edition,
                "view": messages.view_message(view),
                "amounts": messages.amount_messages(view, actions),
                "question": {lang: p.question(view.known) for lang, p in phrases.items()},
                "actions": {
                    action.text: {lang: p.choice(action, view.known) for lang, p in phrases.items()}
                    for action in actions
                },
                "reminders": {
                    action.text: {
                        lang: p.reminder(action, view.known) for lang, p in phrases.items()
                    }
                    for action in actions
                    if action.verb.reminds
                },
            }
        )

    def take_events(self, game: Game) -> None:
        """Add events of kinds that have no example yet, as each seat sees them."""
        edition = game.setup.edition
        for reader in range(-1, game.setup.players):
            for n, happened in enumerate(game.log or []):
                seen = happened.seen_by(reader)
                side = "seat" if reader == seen.seat else "other" if reader == seen.other else ""
                shape = (seen.kind, side, seen is not happened, len(seen.cards), seen.marker)
                why = (seen.cause, seen.by == seen.seat, seen.hits == reader)
                if self.is_new(edition, "event", *shape, *why):
                    self._take_event(game.setup, reader, n, seen)

    def _take_event(self, setup: Setup, reader: int, n: int, seen: Event) -> None:
        phrases = _in_languages(setup, reader)
        self.events.append(
            {
                "edition": setup.edition,
                "reader": reader,
                "event": _message(setup, n, seen),
                "text": {lang: p.event(seen) for lang, p in phrases.items()},
                "then": {lang: p.consequence(seen) for lang, p in phrases.items()},
                "befell": befell(seen, reader),
                "concerns": concerns(seen, reader),
            }
        )

    def take_story(self, game: Game, reader: int) -> None:
        """Add the whole log of a game as the seat `reader` sees it, and its condensed form."""
        log = [each.seen_by(reader) for each in game.log or []]
        short = condense(log)
        phrases = _in_languages(game.setup, reader)
        self.stories.append(
            {
                "edition": game.setup.edition,
                "reader": reader,
                "events": [_message(game.setup, n, each) for n, each in enumerate(log)],
                "told": [n for n, _ in short],
                "text": {lang: [p.event(each) for _, each in short] for lang, p in phrases.items()},
            }
        )

    def take_what_has_no_texts(self) -> None:
        """Add an action, a question, a marker and an event that have no texts."""
        setup = Setup.preset("first-game")
        game = Game.new(setup, "unheard")
        game.stack.append(WhomToSerenade(game.to_act, 2))
        self._take_position(game, [SERENADE.of(2, game.box.kinds[0].number)])
        serenaded = Event(SERENADED, 0, 2, 1, 0, [game.box.kinds[0]], 1)
        marked = Event(event.MARKED, 1, -1, 0, 4, [], EVERYONE, "evil_eye")
        for reader in (-1, 0, 1, 2):
            for each in (serenaded, marked):
                self._take_event(setup, reader, 0, each.seen_by(reader))


def _message(setup: Setup, n: int, seen: Event) -> Any:
    cast = [character.name for character in setup.box().cast]
    return messages.event_message(n, seen, cast)


def _in_languages(setup: Setup, reader: int) -> dict[str, Phrases]:
    names = NAMES[: setup.players]
    return {lang: Phrases(Texts(lang), setup, names, reader) for lang in LANGUAGES}


def collect(homebrew_cards: tuple[str, ...]) -> Collector:
    """Collect examples from random games of every edition, some of them with homebrew cards."""
    collector = Collector()
    tables: list[tuple[str, bool, tuple[str, ...]]] = [(e, False, ()) for e in EDITIONS]
    tables += [(edition, True, ()) for edition in EDITIONS if RULES[edition].choices]
    tables.append(("2016", False, homebrew_cards))
    for edition, as_printed, cards in tables:
        for seed in SEEDS:
            players = 2 + seed
            setup = Setup.random(edition, players, seed, as_printed)
            if cards:
                setup = setup.with_cards(cards)
            game = Game.new(setup, seed=str(seed), events=True)
            bots = [make("random", f"{seed} {seat}") for seat in range(players)]
            while not game.over:
                collector.take_choices(game)
                seat = game.to_act
                game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
            collector.take_events(game)
            collector.take_story(game, seed % 3 - 1)
    collector.take_what_has_no_texts()
    return collector


def main() -> int:
    """Write the file named on the command line."""
    if len(sys.argv) != 2:
        print("usage: python -m tools.checks.sentences FILE")
        return 2
    (file,) = homebrew.load(HOMEBREW_FILE)
    found = collect(file.cards)
    data = {
        "names": NAMES,
        "catalogue": catalogue(lesson_names()),
        "choices": found.choices,
        "events": found.events,
        "stories": found.stories,
    }
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(data))
    print(f"{len(found.choices)} positions, {len(found.events)} events")
    return 0


if __name__ == "__main__":
    sys.exit(main())
