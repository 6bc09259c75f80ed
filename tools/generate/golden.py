"""Write the golden transcripts in tests/golden, one for each edition and number of players.

    python -m tools.generate.golden            write them all
    python -m tools.generate.golden 2016-4     print one

A transcript has a line for each decision: the seat, the question, the action, and the public
events. The tests play the games again and compare the transcripts; review any differences before
committing them.
"""

from __future__ import annotations

import random
import sys
from typing import Final

from citadella.cards import EDITIONS, TYPES
from citadella.rules import Action, Game, Setup, event
from citadella.rules.event import Event
from tools import ROOT

FOLDER: Final = ROOT / "tests" / "golden"
WIDE: Final = 47
# Seeds of short games that together contain every question, action and event.
SEEDS: Final[dict[str, int]] = {
    "classic-2": 25,
    "classic-3": 3,
    "classic-4": 10,
    "classic-5": 20,
    "classic-6": 34,
    "classic-7": 11,
    "classic-8": 3,
    "2016-2": 3,
    "2016-3": 2,
    "2016-4": 28,
    "2016-5": 0,
    "2016-6": 33,
    "2016-7": 35,
    "2016-8": 0,
    "2021-2": 27,
    "2021-3": 5,
    "2021-4": 38,
    "2021-5": 0,
    "2021-6": 9,
    "2021-7": 16,
    "2021-8": 11,
    "deluxe-2": 35,
    "deluxe-3": 28,
    "deluxe-4": 36,
    "deluxe-5": 11,
    "deluxe-6": 9,
    "deluxe-7": 35,
    "deluxe-8": 11,
    "classic-2016-2": 19,
    "classic-2016-3": 28,
    "classic-2016-4": 13,
    "classic-2016-5": 13,
    "classic-2016-6": 9,
    "classic-2016-7": 27,
}


def names() -> list[str]:
    """Return the names of all transcripts."""
    found: list[str] = []
    for edition, facts in EDITIONS.items():
        most = 8 if any(character.rank == 9 for character in facts.characters) else 7
        found += [f"{edition}-{players}" for players in range(2, most + 1)]
    return found


def setup_of(name: str) -> Setup:
    """Return the setup of the transcript `name`."""
    edition, _, number = name.rpartition("-")
    players = int(number)
    presets = EDITIONS[edition].presets
    nines = ["artist", "tax_collector"] if edition != "classic" else ["artist"]
    if edition == "classic":
        # The only classic preset has the eight original characters; random setups cover the rest.
        return Setup.random(edition, players, f"golden {SEEDS[name]}")
    return Setup.preset(
        presets[players % len(presets)].id,
        edition,
        players,
        rank_9=nines[players % len(nines)],
        action_cards=len(EDITIONS[edition].action_cards) > 0,
    )


class Builder:
    """A simple bot that builds whenever it can and often uses other abilities."""

    def __init__(self, seed: str) -> None:
        """Seed the random choices."""
        self.random = random.Random(seed)

    def choose(self, game: Game) -> Action:
        """Choose an action."""
        legal = game.legal_actions()
        player = game.players[game.to_act]
        if game.asked_kind() != "turn":
            return self.random.choice(legal)
        building = [a for a in legal if a.verb.word.startswith(("build", "take-and", "borrow"))]
        if building:
            return self.random.choice(building)
        words = {a.verb.word: a for a in legal}
        if "gold" in words:
            cards = [a for a in legal if a.verb.word == "cards"]
            return cards[0] if cards and len(player.hand) < 2 else words["gold"]
        rest = [a for a in legal if a.verb.word != "end"]
        if rest and ("end" not in words or self.random.random() < 0.6):
            return self.random.choice(rest)
        return words["end"]


def transcript(name: str) -> str:
    """Play a game and return its transcript."""
    setup = setup_of(name)
    seed = f"golden {SEEDS[name]}"
    game = Game.new(setup, seed, events=True)
    assert game.log is not None
    what = f"{setup.edition}, {setup.players} players"
    what += ", with action cards" if setup.action_cards else ""
    lines = [
        "# A golden transcript: written by tools/generate/golden.py, compared by the tests.",
        f"# {what}, {setup.preset_name or 'random cards'}, seed '{seed}'",
        f"# {' '.join(setup.characters)}",
        f"# {' '.join(setup.unique)}",
        "",
        f"{'@crown':{WIDE}} {_events(game, game.log)}",
    ]
    builder = Builder(seed)
    while not game.over:
        asked = game.asked_kind()
        action = builder.choose(game)
        decision = f"@{game.to_act} {asked}: {action.text}"
        before = len(game.log)
        game.play(action)
        lines.append(f"{decision:{WIDE}} {_events(game, game.log[before:])}".rstrip())
    lines += ["", *_score(game)]
    return "\n".join(lines) + "\n"


def _events(game: Game, log: list[Event]) -> str:
    return "; ".join(_event(game, each.seen_by(-1)) for each in log)


def _event(game: Game, seen: Event) -> str:
    words = [seen.kind]
    # Add the seat, except for events that are about a character.
    if seen.kind not in (event.CALLED, event.UNANSWERED, event.FACE_UP):
        words.append(f"@{seen.seat}")
    if seen.other >= 0:
        words.append(f"@{seen.other}")
    if seen.kind == event.SPIED:
        words.append(TYPES[seen.amount])
    elif seen.amount and not seen.cards:
        words.append(str(seen.amount))
    if seen.rank:
        words.append(game.box.cast[seen.rank].name)
    words += [card.name for card in seen.cards]
    return " ".join(words)


def _score(game: Game) -> list[str]:
    result = game.result()
    lines: list[str] = []
    for seat, sheet in enumerate(result.sheets):
        entries = ", ".join(f"{line.card or line.reason} {line.points}" for line in sheet)
        lines.append(f"@{seat} place {result.places[seat]}: {result.totals[seat]} = {entries}")
    winners = " ".join(f"@{seat}" for seat in result.winners)
    return [*lines, f"winner {winners}"]


def main() -> None:
    """Write all transcripts, or print the one named on the command line."""
    if len(sys.argv) > 1:
        print(transcript(sys.argv[1]), end="")
        return
    for name in names():
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
    print(f"{len(names())} transcripts in {FOLDER}")


if __name__ == "__main__":
    main()
