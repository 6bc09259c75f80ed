"""Games of the network against others and itself, for it to learn from how they went."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from pathlib import Path
from random import Random
from typing import Final

from citadella.bots import Bot, make
from citadella.bots.heuristics import BALANCED, Evaluation
from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.model import OpponentModel
from citadella.bots.neural.model_file import OPPONENT, load
from citadella.bots.neural.network import Network
from citadella.knowledge import view
from citadella.rules import Action, Game, Setup
from citadella.rules.dice import Dice
from tools.train.decisions import HEAT, Arrays, Decisions, kind_of
from tools.train.outcome import Outcome
from tools.train.teacher import setup_of

STRATEGIST: Final = "strategist"
#: Who picks and aims as it is foretold of the search, in a thousandth of its time.
FORETOLD: Final = "foretold"
#: How often a decision is noted that was as good as settled; the others oftener, most always.
SETTLED: Final = 0.15


@dataclass(frozen=True)
class Table:
    """Whom the network meets, how often in the usual game, and what counts of how it goes."""

    #: The bot at the seats that the network does not take.
    against: str = STRATEGIST
    #: How often the game is the usual one: 2016, four players.
    usual: float = 0.7
    #: How many seats the network takes, one of these for every game; 0 is all of them.
    seats: tuple[int, ...] = (1, 1, 1, 1, 2, 2, 2, 2, 2, 0)
    #: How much of what is learned comes from later rounds than the one of the decision.
    later: float = 0.5


class Others:
    """The seats that the network does not take."""

    def __init__(self, name: str, seed: str, foresight: Path = OPPONENT) -> None:
        """Take the seats; `foresight` is the model of who picks and aims as it is foretold."""
        self._name = name
        self._seed = seed
        self._dice = Dice.from_seed(seed)
        self._bots: dict[int, Bot] = {}
        self._foretold = OpponentModel(load(foresight)) if name == FORETOLD else None

    def choose(self, game: Game, legal: list[Action]) -> Action:
        """Choose for the seat that is asked."""
        if len(legal) == 1:
            return legal[0]
        seat = game.to_act
        if self._name == STRATEGIST:
            # As the bot does, which says the same of a view and of the game: without making views.
            return Evaluation(game, seat, BALANCED, True).best(legal, self._dice)
        if self._foretold is not None:
            return self._foretold.rollout_action(game, seat, legal, self._dice)
        if seat not in self._bots:
            self._bots[seat] = make(self._name, f"{self._seed}/{seat}")
        return self._bots[seat].choose(view(game, seat), legal)


def practise(network: Network, games: range, seed: str, table: Table) -> Decisions:
    """Play games by the network's chances; return its decisions and what came of them."""
    encoder = FeatureEncoder(network.vocabulary)
    found = Decisions()
    for number in games:
        _play(
            network, encoder, f"{seed}/{number}", setup_of(number, seed, table.usual), table, found
        )
    return found


def practise_apart(model: Path, games: range, seed: str, table: Table) -> Arrays:
    """Do the same in a process of its own."""
    load.cache_clear()
    return practise(load(model), games, seed, table).arrays()


def _play(
    network: Network,
    encoder: FeatureEncoder,
    seed: str,
    setup: Setup,
    table: Table,
    found: Decisions,
) -> None:
    chance = Random(f"{seed}/practice")
    game = Game.new(setup, seed)
    own = chance.choice(table.seats) or setup.players
    mine = set(chance.sample(range(setup.players), min(own, setup.players)))
    others = Others(table.against, seed)
    outcome = Outcome(table.later, sorted(mine))
    while not game.over:
        legal = game.legal_actions()
        if len(legal) == 1:
            game.play(legal[0])
            continue
        outcome.look(game)
        if game.to_act not in mine:
            game.play(others.choose(game, legal))
            continue
        encoder.encode(game, game.to_act, legal)
        scores = network.logits(encoder.table, encoder.actions)
        most = max(scores)
        kind = kind_of(legal)
        likely = [exp((score - most) / HEAT[kind]) for score in scores]
        (chosen,) = chance.choices(range(len(legal)), likely)
        total = sum(likely)
        if chance.random() < SETTLED + 3 * (1 - 1 / total):
            found.add(encoder, kind, chosen, [each / total for each in likely])
            outcome.note(game)
        game.play(legal[chosen])
    outcome.close(game, found)
