"""Choosing by the network: what it scores highest, with chance where others must not foresee."""

from math import log
from typing import Final, final

from citadella.bots.heuristics.evaluate import Judge
from citadella.bots.heuristics.weights import BALANCED
from citadella.bots.neural.features import FeatureEncoder
from citadella.bots.neural.network import Network
from citadella.rules.action import CHOOSE, Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game

#: How much chance there is in a choice that others must not foresee.
PICK_MIX: Final = 0.5
AIM_MIX: Final = 0.5
#: As much chance as there was in what it has learned.
AS_LEARNED: Final = 1.0
GRAIN: Final = 1 << 20


@final
class Player:
    """Chooses for any seat, from what that seat may know."""

    def __init__(self, network: Network) -> None:
        """Play by a network."""
        self.network = network
        self.encoder = FeatureEncoder(network.vocabulary)

    def knows(self, game: Game, legal: list[Action]) -> bool:
        """Return whether the network has learned about such a decision."""
        vocabulary = self.network.vocabulary
        return vocabulary.knows_game(game) and vocabulary.knows(game, legal)

    def best(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Return the best action; what the network does not know is left to the strategist."""
        if len(legal) == 1:
            return legal[0]
        if not self.knows(game, legal):
            return Judge(game, seat, BALANCED, True).best(legal, dice)
        return self.drawn(game, seat, legal, mix_of(legal), dice)

    def drawn(self, game: Game, seat: int, legal: list[Action], mix: float, dice: Dice) -> Action:
        """Return an action that scores high, with so much chance in it."""
        scores = self.scores(game, seat, legal)
        chosen = legal[0]
        most = -1.0e9
        for i in range(len(legal)):
            score = scores[i]
            if mix > 0.0:
                score -= mix * log(-log((dice.below(GRAIN) + 0.5) / GRAIN))
            if score > most:
                most = score
                chosen = legal[i]
        return chosen

    def scores(self, game: Game, seat: int, legal: list[Action]) -> list[float]:
        """Return how high each action scores; the exponentials are how likely they are chosen."""
        self.encoder.encode(game, seat, legal)
        return self.network.scores(self.encoder.table, self.encoder.actions)


def mix_of(legal: list[Action]) -> float:
    """Return how much chance there is in a choice between these actions."""
    verb = legal[len(legal) - 1].verb
    if not verb.unforeseen:
        verb = legal[0].verb
    if not verb.unforeseen:
        return 0.0
    return PICK_MIX if verb.group == CHOOSE else AIM_MIX
