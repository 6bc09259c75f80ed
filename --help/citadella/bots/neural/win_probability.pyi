"""Probabilities to win by the value network, which is asked for every seat from what it knows."""
from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.network import Network
from citadella.rules.game import Game
from typing import final

@final
class WinEstimator:
    """Estimates who will win at the beginning of a round."""
    network: Network
    encoder: FeatureEncoder

    def __init__(self, network: Network) -> None:
        """Use the value head of a network."""
        ...

    def knows(self, game: Game) -> bool:
        """Return whether the network knows all cards and characters of a game."""
        ...

    def win_probabilities(self, game: Game) -> list[float]:
        """Return each seat's probability to win; they add up to 1."""
        ...
