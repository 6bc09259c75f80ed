"""Write reference sentences of many games, in all languages, for the browser client's tests.

    python -m tools.checks.sentences FILE

The file contains sentences as the server sends them, and the texts that `citadella.texts` renders
from them. The client must render the same texts. Some games have homebrew cards. A verb, a
question, a marker and an event without texts test the fallback sentences.
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
from citadella.rules.editions import RULES
from citadella.rules.event import EVERYONE, Event
from citadella.rules.question import Question, enter
from citadella.server.learning.lesson_scripts import lesson_names
from citadella.server.lobby.catalogue import catalogue
from citadella.texts import LANGUAGES, Texts
from citadella.texts.sentence import Renderer, Sentence
from citadella.texts.story import condense
from citadella.texts.wording import Wording
from tools import ROOT

NAMES = ["Ada", "Bruno", "Clara", "Dorian", "Edith", "Felix", "Greta", "Hugo"]
SEEDS = range(6)
#: Maximum number of examples of a message with the same names of arguments.
MAX_EXAMPLES = 6
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
        """Do nothing."""


enter(WhomToSerenade)


class Collector:
    """Collects examples of sentences, with their texts in all languages."""

    def __init__(self) -> None:
        self.sentences: list[dict[str, Any]] = []
        self._examples: dict[object, int] = {}

    def add(self, setup: Setup, sentence: Sentence | None) -> None:
        """Add a sentence, unless there are enough examples like it."""
        if sentence is None:
            return
        words = [(n, v) for n, v in sorted(sentence.args.items()) if n in ("case", "doer", "unit")]
        shape = (setup.edition, sentence.key, *sorted(sentence.args), *words)
        if self._examples.get(shape, 0) >= MAX_EXAMPLES:
            return
        self._examples[shape] = self._examples.get(shape, 0) + 1
        renderers = {lang: Renderer(Texts(lang), NAMES, setup.edition) for lang in LANGUAGES}
        texts = {lang: render(sentence) for lang, render in renderers.items()}
        self.sentences.append({"edition": setup.edition, "sentence": sentence, "text": texts})

    def add_decision(self, game: Game) -> None:
        """Add the question that is open, and the choices."""
        known, wording = game.view(game.to_act).known, Wording(game.setup, game.to_act)
        self.add(game.setup, wording.question(known))
        self.add(game.setup, wording.waiting(known))
        for action in game.legal_actions():
            self.add(game.setup, wording.choice(action, known))
            self.add(game.setup, wording.reminder(action, known))

    def add_events(self, game: Game) -> None:
        """Add the events of a game, singly and condensed, as each reader sees them."""
        for reader in range(-1, game.setup.players):
            wording = Wording(game.setup, reader)
            seen = [each.seen_by(reader) for each in game.log or []]
            for each in [*seen, *(told for _, told in condense(seen))]:
                self.add(game.setup, wording.event(each))
                self.add(game.setup, wording.consequence(each))

    def add_fallbacks(self) -> None:
        """Add an action, a question, a marker and an event that have no texts."""
        setup = Setup.preset("first-game")
        game = Game.new(setup, "unheard")
        game.stack.append(WhomToSerenade(game.to_act, 2))
        wording, known = Wording(setup), game.view(game.to_act).known
        action = SERENADE.of(2, game.box.kinds[0].number)
        serenaded = Event(SERENADED, 0, 2, 1, 0, [game.box.kinds[0]], 1)
        marked = Event(event.MARKED, 1, -1, 0, 4, [], EVERYONE, "evil_eye")
        self.add(setup, wording.question(known))
        self.add(setup, wording.choice(action, known))
        self.add(setup, wording.reminder(action, known))
        for reader in (-1, 0, 1, 2):
            for each in (serenaded, marked):
                self.add(setup, Wording(setup, reader).event(each.seen_by(reader)))


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
                collector.add_decision(game)
                seat = game.to_act
                game.play(bots[seat].choose(game.view(seat), game.legal_actions()))
            collector.add_events(game)
    collector.add_fallbacks()
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
        "sentences": found.sentences,
    }
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(data))
    print(f"{len(found.sentences)} sentences")
    return 0


if __name__ == "__main__":
    sys.exit(main())
