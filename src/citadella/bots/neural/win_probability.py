"""Win probabilities from the value network, which is evaluated once per seat."""

from typing import final

from citadella.bots.heuristics.decision import fast_exp
from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.network import Network
from citadella.rules.game import Game


@final
class WinEstimator:
    """Estimates win probabilities at the beginning of a round."""

    def __init__(self, network: Network) -> None:
        """Use the value head of a network."""
        self.network = network
        self.encoder = FeatureEncoder(network.vocabulary)

    def knows(self, game: Game) -> bool:
        """Return whether the network knows all cards and characters of `game`."""
        return self.network.vocabulary.knows_game(game)

    def win_probabilities(self, game: Game) -> list[float]:
        """Return each seat's win probability; they add up to 1."""
        found: list[float] = []
        total = 0.0
        for seat in range(len(game.players)):
            self.encoder.encode_table(game, seat)
            odds = fast_exp(self.network.value(self.encoder.table)[0])
            probability = odds / (1.0 + odds)
            found.append(probability)
            total += probability
        for seat in range(len(found)):
            found[seat] /= total
        return found
