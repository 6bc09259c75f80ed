"""Games of the network against other bots and itself, for reinforcement learning."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from pathlib import Path
from random import Random
from typing import Final

from citadella.bots import Bot, make
from citadella.bots.heuristics.evaluate import exact_best
from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.model import OpponentModel
from citadella.bots.neural.model_file import OPPONENT, load
from citadella.bots.neural.network import Network
from citadella.knowledge import view
from citadella.rules import Action, Game, Setup
from citadella.rules.dice import Dice
from tools.train.decisions import TEMPERATURES, Arrays, Decisions, kind_of
from tools.train.returns import Returns
from tools.train.search_games import setup_of

STRATEGIST: Final = "strategist"
#: The name of a bot that chooses picks and targets as the opponent network predicts.
OPPONENT_MODEL: Final = "opponent-model"
#: The probability of recording a nearly certain decision; others are recorded more often.
MIN_RECORDED_SHARE: Final = 0.15


@dataclass(frozen=True)
class SelfPlay:
    """The parameters of self-play: opponents, kinds of games, and weight of later rounds."""

    #: The bot at the seats that the network does not play.
    against: str = STRATEGIST
    #: The share of games with the standard setup: four players, 2016 edition.
    standard_share: float = 0.7
    #: The number of seats that the network plays in a game is drawn from this list; 0 means all.
    seats: tuple[int, ...] = (1, 1, 1, 1, 2, 2, 2, 2, 2, 0)
    #: The weight of later rounds in the returns (see `Returns`).
    trace: float = 0.5


class OtherSeats:
    """Plays the seats that the network does not play."""

    def __init__(self, name: str, seed: str, opponent: Path = OPPONENT) -> None:
        """Prepare the bot `name`, STRATEGIST or OPPONENT_MODEL; the latter uses `opponent`."""
        self._name = name
        self._seed = seed
        self._dice = Dice.from_seed(seed)
        self._bots: dict[int, Bot] = {}
        self._model = OpponentModel(load(opponent)) if name == OPPONENT_MODEL else None

    def choose(self, game: Game, legal: list[Action]) -> Action:
        """Choose an action for the seat to act."""
        if len(legal) == 1:
            return legal[0]
        seat = game.to_act
        if self._name == STRATEGIST:
            # Call the evaluation directly to avoid creating a view; the bot would choose the same.
            return exact_best(game, seat, legal, self._dice)
        if self._model is not None:
            return self._model.rollout_action(game, seat, legal, self._dice)
        if seat not in self._bots:
            self._bots[seat] = make(self._name, f"{self._seed}/{seat}")
        return self._bots[seat].choose(view(game, seat), legal)


def self_play(network: Network, games: range, seed: str, plan: SelfPlay) -> Decisions:
    """Play games in which the network samples its actions; return its recorded decisions."""
    encoder = FeatureEncoder(network.vocabulary)
    found = Decisions()
    for number in games:
        _play(
            network,
            encoder,
            f"{seed}/{number}",
            setup_of(number, seed, plan.standard_share),
            plan,
            found,
        )
    return found


def self_play_file(model: Path, games: range, seed: str, plan: SelfPlay) -> Arrays:
    """Play games with the network in a file; this runs in a worker process."""
    load.cache_clear()
    return self_play(load(model), games, seed, plan).arrays()


def _play(
    network: Network,
    encoder: FeatureEncoder,
    seed: str,
    setup: Setup,
    plan: SelfPlay,
    found: Decisions,
) -> None:
    rng = Random(f"{seed}/practice")
    game = Game.new(setup, seed)
    count = rng.choice(plan.seats) or setup.players
    mine = set(rng.sample(range(setup.players), min(count, setup.players)))
    others = OtherSeats(plan.against, seed)
    returns = Returns(plan.trace, sorted(mine))
    while not game.over:
        legal = game.legal_actions()
        if len(legal) == 1:
            game.play(legal[0])
            continue
        returns.observe(game)
        if game.to_act not in mine:
            game.play(others.choose(game, legal))
            continue
        encoder.encode(game, game.to_act, legal)
        logits = network.logits(encoder.table, encoder.actions)
        most = max(logits)
        kind = kind_of(legal)
        weights = [exp((logit - most) / TEMPERATURES[kind]) for logit in logits]
        (chosen,) = rng.choices(range(len(legal)), weights)
        total = sum(weights)
        if rng.random() < MIN_RECORDED_SHARE + 3 * (1 - 1 / total):
            found.add(encoder, kind, chosen, [each / total for each in weights])
            returns.record(game)
        game.play(legal[chosen])
    returns.close(game, found)
