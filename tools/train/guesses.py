"""See how well it is guessed who holds which character, in games of the search.

    python -m tools.train.guesses build/guesses --seed guesses

At picks and aims, games are dealt that agree with what the seat knows: by chance alone, by what
the strategist would take, and by what the foresight says that the others took. The oftener what
the others really hold is dealt, the less of a surprise it is (in nats, for every player whose
character is hidden from the seat). The games are kept in the folder.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Final

from citadella.bots.neural.model import OpponentModel
from citadella.bots.neural.model_file import OPPONENT, load
from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search_model import HEURISTICS
from citadella.knowledge import View, sample, view
from citadella.rules import Game
from citadella.rules.dice import Dice
from tools.train.decisions import PLAIN, kind_of
from tools.train.teacher import games_of, replay, told_games
from tools.train.wish import wishes

#: Games dealt at a decision; how many decisions of a game are looked at.
DEALS: Final = 200
SHARE: Final = 0.3
#: With two or three players everybody takes two characters: these are not counted.
FEWEST: Final = 4


def decisions(path: Path) -> Iterator[Game]:
    """Replay games; yield some of them where somebody picks or aims."""
    chance = Random(path.name)
    for told in told_games(path):
        for game, *_ in replay(told):
            many = len(game.players) >= FEWEST
            if many and kind_of(game.legal_actions()) != PLAIN and chance.random() < SHARE:
                yield game


def surprises(game: Game, seen: View, dealt: list[Game]) -> list[float]:
    """Return how surprising it is what each of the others holds."""
    found = []
    for known, player in zip(seen.known.players, game.players, strict=True):
        if 0 in known.roles:
            hits = sum(each.players[player.seat].roles == player.roles for each in dealt)
            found.append(-log((hits + 0.5) / (len(dealt) + 1)))
    return found


def main() -> None:
    """Play what is missing, deal, and say what was found."""
    parser = wishes(__doc__)
    parser.add_argument("--files", type=int, default=8, help="files of 12 games of the search")
    wish = parser.parse_args()
    model = OpponentModel(load(OPPONENT))
    dice = Dice.from_seed(wish.seed)
    found: defaultdict[str, list[float]] = defaultdict(list)
    for path in games_of(wish.folder, wish.files, wish.seed, wish.jobs):
        for game in decisions(path):
            seen = view(game, game.to_act)
            ways = {
                "by the strategist": Determinizer(seen, HEURISTICS, dice),
                "by the foresight": Determinizer(seen, model, dice),
            }
            found["by chance"] += surprises(game, seen, [sample(seen, dice) for _ in range(DEALS)])
            for name, determinizer in ways.items():
                found[name] += surprises(
                    game, seen, [determinizer.sample(dice) for _ in range(DEALS)]
                )
    for name, each in found.items():
        print(f"{name}: {sum(each) / len(each):.3f} at {len(each)} hidden characters")


if __name__ == "__main__":
    main()
