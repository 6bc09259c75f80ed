"""The networks in the search: what the others take and whom they aim at, and who will win.

In the search's playouts the others used to pick and aim as the strategist would, and those who
think ahead do not: one network has learned it from games of the search, and tells what they are
likely to hold already. Another has learned from many games of such players who wins them, and
judges the end of a playout. All of it from what each seat may know.
"""

from typing import Final, final

from citadella.bots.heuristics.evaluate import best
from citadella.bots.neural.network import Network
from citadella.bots.neural.pick_priors import tastes
from citadella.bots.neural.policy import AS_LEARNED, Player, mix_of
from citadella.bots.neural.win_probability import outlook
from citadella.bots.search.reward import reward, worth
from citadella.bots.search.win_probability import chances
from citadella.knowledge.view import View
from citadella.rules.action import Action
from citadella.rules.dice import Dice
from citadella.rules.game import Game

#: How much a move that did badly once or twice is tried again (see `Node`): without it, one bad
#: deal would rule a good move out for as long as the search may think.
DOUBT: Final = 1.0


@final
class Mind:
    """What a search asks: what the others do, and what comes of it."""

    def __init__(self, foresight: Network, judge: Network | None, doubt: float = DOUBT) -> None:
        """Ask one network what the others do, and another (or nobody) who will win."""
        self.doubt = doubt
        self.player = Player(foresight)
        self.judge: Player | None = None if judge is None else Player(judge)

    def tastes(self, view: View, dice: Dice) -> list[list[float]] | None:
        """Return how likely the others took what, to deal their characters by; None as `tastes`."""
        return tastes(self.player, view, dice)

    def quick(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose in a playout, from what the seat that is asked may know."""
        if mix_of(legal) > 0.0 and self.player.knows(game, legal):
            return self.player.drawn(game, seat, legal, AS_LEARNED, dice)
        return best(game, seat, legal, dice)

    def chances(self, game: Game) -> list[float]:
        """Return each seat's chance to win; by the odds, where nothing has been learned of it."""
        judge = self.judge
        learned = None if judge is None else outlook(judge, game)
        return chances(game) if learned is None else learned

    def reward(self, game: Game, seat: int) -> float:
        """Return a seat's reward at the end of a playout, from 0 to 1."""
        if game.over:
            return reward(game, seat)
        return worth(game, seat, self.chances(game)[seat])
