"""How true the judgements are that say who is likely to win: the odds, and two networks.

    python -m tools.measure.calibration strategist search:iterations=100 --games 300

Bots play; at the beginning of every round each judgement gives each seat's chance, and the end
says who won. The Brier score is the mean of the squared errors (the less, the better; who always
says 'an equal share' has the one of the last line). `kept` is how many of the seats that were given
a chance, say 30 to 40%, won: a true judgement's rows say the same twice.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from rich.console import Console
from rich.progress import track

from citadella import Game, Setup
from citadella.bots import make
from citadella.bots.neural.model_file import JUDGE, SHIPPED, load
from citadella.bots.neural.policy import Player
from citadella.bots.neural.win_probability import outlook
from citadella.bots.search.win_probability import chances
from citadella.cards import EDITIONS
from citadella.knowledge import view

#: A judgement: each seat's chance to win a game that stands at the beginning of a round.
Judge = Callable[[Game], list[float]]
#: In how many steps chances are compared with what came.
STEPS = 10
RESAMPLED = 1000


def learned(path: Path) -> Judge:
    """Return a network's judgement: each seat by what it knows, made to add up to 1."""
    player = Player(load(path))

    def judge(game: Game) -> list[float]:
        found = outlook(player, game)
        return chances(game) if found is None else found

    return judge


def equal(game: Game) -> list[float]:
    """Give everyone the same."""
    return [1.0 / len(game.players)] * len(game.players)


@dataclass
class Truth:
    """What a judgement said, and what came."""

    #: By game: the sum of squared errors and how many there were.
    errors: list[tuple[float, int]] = field(default_factory=list)
    #: By step of chance: what was said, what came, how often.
    steps: list[list[float]] = field(default_factory=lambda: [[0.0] * 3 for _ in range(STEPS)])

    def add(self, said: list[list[float]], came: list[float]) -> None:
        """Note a game: what was said at each round, and who won."""
        total = 0.0
        for chance_of in said:
            for chance, won in zip(chance_of, came, strict=True):
                total += (chance - won) ** 2
                step = self.steps[min(STEPS - 1, int(chance * STEPS))]
                step[0] += chance
                step[1] += won
                step[2] += 1
        self.errors.append((total, len(said) * len(came)))

    @property
    def brier(self) -> float:
        """The mean of the squared errors."""
        return _mean(self.errors)

    @property
    def off(self) -> float:
        """By how much what was said differs from what came, step by step."""
        seats = sum(step[2] for step in self.steps)
        return sum(abs(said - came) for said, came, _ in self.steps) / seats


def _mean(errors: list[tuple[float, int]]) -> float:
    return sum(total for total, _ in errors) / sum(count for _, count in errors)


def difference(one: Truth, other: Truth) -> tuple[float, float, float]:
    """Return by how much the one errs more than the other, with a 95% interval over games."""
    chance = Random(1)
    pairs = list(zip(one.errors, other.errors, strict=True))
    drawn: list[float] = []
    for _ in range(RESAMPLED):
        some = chance.choices(pairs, k=len(pairs))
        drawn.append(_mean([a for a, _ in some]) - _mean([b for _, b in some]))
    drawn.sort()
    return one.brier - other.brier, drawn[RESAMPLED // 40], drawn[-RESAMPLED // 40]


def games(bot: str, count: int, seed: str) -> Iterator[tuple[Game, list[Game]]]:
    """Play games; give each with what it was at the beginning of every round but the first."""
    for number in range(count):
        chance = Random(f"{seed}/{number}")
        # Half are the usual game, half any.
        edition, players = ("2016", 4) if number % 2 else _any(chance)
        game = Game.new(Setup.random(edition, players, f"{seed}/{number}"), f"{seed}/{number}")
        bots = [make(bot, f"{seed}/{number}/{seat}") for seat in range(players)]
        rounds: list[Game] = []
        last = game.round
        while not game.over:
            seat = game.to_act
            game.play(bots[seat].choose(view(game, seat), game.legal_actions()))
            if game.round > last and not game.over:
                last = game.round
                rounds.append(game.copy())
        yield game, rounds


def _any(chance: Random) -> tuple[str, int]:
    edition = chance.choice(list(EDITIONS))
    return edition, chance.randint(2, EDITIONS[edition].most_players)


def won(game: Game) -> list[float]:
    """Return each seat's share of the win."""
    winners = game.result().winners
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(game.players))]


def main() -> None:
    """Play, and say how true each judgement was."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", default="1")
    chosen = parser.parse_args()
    console = Console()
    judges: dict[str, Judge] = {
        "odds": chances,
        "player": learned(SHIPPED),
        "judge": learned(JUDGE),
        "equal": equal,
    }
    for bot in chosen.bots:
        found = {name: Truth() for name in judges}
        played = games(bot, chosen.games, chosen.seed)
        for game, rounds in track(played, bot, chosen.games, console=console, transient=True):
            for name, judge in judges.items():
                found[name].add([judge(one) for one in rounds], won(game))
        seats = sum(count for _, count in found["odds"].errors)
        print(f"{bot}: {chosen.games:,} games, {seats:,} chances")
        for name, truth in found.items():
            kept = " ".join(
                f"{said / many:.2f}→{came / many:.2f}" if many else "–"
                for said, came, many in truth.steps
            )
            print(f"  {name:8} Brier {truth.brier:.4f}, off by {truth.off:.3f}; kept {kept}")
        for name in ("player", "judge"):
            by, low, high = difference(found[name], found["odds"])
            print(f"  {name} minus odds: {by:+.4f} [{low:+.4f} to {high:+.4f}]")


if __name__ == "__main__":
    main()
