"""Write the golden transcripts in tests/golden again: a whole game per edition and player count.

    python -m tools.generate.golden            write them all
    python -m tools.generate.golden 2016-4     show one

A transcript has a line for each decision: who was asked what, what was said, and what everyone
could see happen. The tests compare; look at the difference before you keep it.
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
# Chosen so that the games are short and, together, show every question, action and event.
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
    """Return the setup of a transcript: another preset for each number of players."""
    edition, _, number = name.rpartition("-")
    players = int(number)
    presets = EDITIONS[edition].presets
    nines = ["artist", "tax_collector"] if edition != "classic" else ["artist"]
    if edition == "classic":
        # The only list of the classic game has the eight originals: bring in the others too.
        return Setup.random(edition, players, f"golden {SEEDS[name]}")
    return Setup.preset(
        presets[players % len(presets)].id,
        edition,
        players,
        rank_9=nines[players % len(nines)],
        action_cards=len(EDITIONS[edition].action_cards) > 0,
    )


class Builder:
    """A simple player: builds what it can, uses what it has every other time."""

    def __init__(self, seed: str) -> None:
        """Take the choices that are left to chance from a seed."""
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
    """Play the game of this name and write it down."""
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
        f"{'@crown':{WIDE}} {_told(game, game.log)}",
    ]
    builder = Builder(seed)
    while not game.over:
        asked = game.asked_kind()
        action = builder.choose(game)
        said = f"@{game.to_act} {asked}: {action.text}"
        told = len(game.log)
        game.play(action)
        lines.append(f"{said:{WIDE}} {_told(game, game.log[told:])}".rstrip())
    lines += ["", *_score(game)]
    return "\n".join(lines) + "\n"


def _told(game: Game, log: list[Event]) -> str:
    return "; ".join(_event(game, each.seen_by(-1)) for each in log)


def _event(game: Game, told: Event) -> str:
    words = [told.kind]
    # A call and its answer are about the character; the caller is no news.
    if told.kind not in (event.CALLED, event.UNANSWERED, event.FACE_UP):
        words.append(f"@{told.seat}")
    if told.other >= 0:
        words.append(f"@{told.other}")
    if told.kind == event.SPIED:
        words.append(TYPES[told.amount])
    elif told.amount and not told.cards:
        words.append(str(told.amount))
    if told.rank:
        words.append(game.box.cast[told.rank].name)
    words += [card.name for card in told.cards]
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
    """Write all transcripts, or show the one that was asked for."""
    if len(sys.argv) > 1:
        print(transcript(sys.argv[1]), end="")
        return
    for name in names():
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
    print(f"{len(names())} transcripts in {FOLDER}")


if __name__ == "__main__":
    main()
