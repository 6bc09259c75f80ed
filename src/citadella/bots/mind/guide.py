"""The network in the search: it foresees what the others take and whom they aim at.

In the search's playouts the others used to do that as the strategist would, and those who think
ahead do not. The network has learned it from games of the search, from what each seat knew.
"""

from typing import final

from citadella.bots.judgement.judge import best
from citadella.bots.mind.network import Network
from citadella.bots.mind.player import AS_LEARNED, Player, mix_of
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game


@final
class Mind:
    """What a search asks: what the others do."""

    def __init__(self, network: Network) -> None:
        """Ask a network."""
        self.player = Player(network)

    def quick(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose in a playout, from what the seat that is asked may know."""
        if mix_of(legal) > 0.0 and self.player.knows(game, legal):
            return self.player.drawn(game, seat, legal, AS_LEARNED, dice)
        return best(game, seat, legal, dice)
