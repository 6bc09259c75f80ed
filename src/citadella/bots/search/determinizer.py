"""Full games that agree with a view, the likelier drafts more often.

Any draft that agrees with the view can be dealt; how likely it was is how much each character
taken appeals to whoever took it, beside the others in the pack at that moment.
"""

from typing import Final, final

from citadella.bots.heuristics.beliefs import tastes
from citadella.bots.heuristics.decision import Moment
from citadella.bots.heuristics.weights import BALANCED
from citadella.knowledge.roles import sample_roles
from citadella.knowledge.sampling import sample
from citadella.knowledge.view import View
from citadella.rules.dice import Dice
from citadella.rules.game import Game

#: How often an unlikely draft is dealt anew before it is taken all the same.
MOST_REDEALS: Final = 24
GRAIN: Final = 1 << 20


@final
class Deals:
    """Deals games for one view."""

    def __init__(self, view: View, learned: list[list[float]] | None = None) -> None:
        """Work out once what appeals to whom, unless somebody has `learned` it."""
        self.view = view
        self.seat = view.seat
        self.tastes: list[list[float]] = (
            tastes(Moment(view.known, view.seat, BALANCED)) if learned is None else learned
        )
        # The likeliest draft seen so far: the others are taken by how they compare with it.
        self.likeliest = 0.0

    def deal(self, dice: Dice) -> Game:
        """Return a game; `dice` decides what is not known."""
        game = sample(self.view, dice)
        for _ in range(MOST_REDEALS):
            likely = self.likelihood(game)
            if likely > self.likeliest:
                self.likeliest = likely
            if dice.below(GRAIN) * self.likeliest <= likely * GRAIN:
                break
            sample_roles(game, self.seat, dice)
        return game

    def likelihood(self, game: Game) -> float:
        """Return how likely the others took what they have taken in this game."""
        likely = 1.0
        for player in game.players:
            if player.seat == self.seat:
                continue
            taste = self.tastes[player.seat]
            for pick in player.picks:
                total = 0.0
                for rank in range(1, len(taste)):
                    if pick.pack >> rank & 1:
                        total += taste[rank]
                if total > 0.0:
                    likely *= taste[pick.taken] / total
        return likely
