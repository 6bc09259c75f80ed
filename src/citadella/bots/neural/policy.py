"""Choosing actions with a policy network."""

from math import log
from typing import Final, final

from citadella.bots.heuristics.evaluate import exact_best
from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.network import Network
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game

#: The softmax temperature for picks and targets, which should be unpredictable for others.
MIXED_TEMPERATURE: Final = 0.5
#: The temperature at which the network was trained.
TRAINED_TEMPERATURE: Final = 1.0
#: Random numbers between 0 and 1 are drawn as an integer divided by this.
RESOLUTION: Final = 1 << 20


@final
class Policy:
    """Chooses actions for any seat, using only facts that the seat is allowed to know."""

    def __init__(self, network: Network) -> None:
        """Use the policy head of a network."""
        self.network = network
        self.encoder = FeatureEncoder(network.vocabulary)

    def knows(self, game: Game, legal: list[Action]) -> bool:
        """Return whether the network's vocabulary covers the decision."""
        vocabulary = self.network.vocabulary
        return vocabulary.knows_game(game) and vocabulary.knows(game, legal)

    def best(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose an action; use the heuristics if the vocabulary does not cover the decision."""
        if len(legal) == 1:
            return legal[0]
        if not self.knows(game, legal):
            return exact_best(game, seat, legal, dice)
        return self.draw(game, seat, legal, temperature_of(legal), dice)

    def draw(
        self, game: Game, seat: int, legal: list[Action], temperature: float, dice: Dice
    ) -> Action:
        """Sample an action from the softmax at a temperature; at 0, return the argmax."""
        logits = self.logits(game, seat, legal)
        chosen = legal[0]
        most = -1.0e9
        for i in range(len(legal)):
            score = logits[i]
            if temperature > 0.0:
                # The Gumbel-max trick: the argmax is distributed according to the softmax.
                score -= temperature * log(-log((dice.below(RESOLUTION) + 0.5) / RESOLUTION))
            if score > most:
                most = score
                chosen = legal[i]
        return chosen

    def logits(self, game: Game, seat: int, legal: list[Action]) -> list[float]:
        self.encoder.encode(game, seat, legal)
        return self.network.logits(self.encoder.table, self.encoder.actions)


def temperature_of(legal: list[Action]) -> float:
    """Return the softmax temperature for a choice between the actions in `legal`."""
    mixed = legal[len(legal) - 1].verb.unforeseen or legal[0].verb.unforeseen
    return MIXED_TEMPERATURE if mixed else 0.0
