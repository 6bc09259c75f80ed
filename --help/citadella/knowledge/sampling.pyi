"""Full games that agree with a view: what the seat cannot know is dealt anew at random."""
from citadella.knowledge.view import View
from citadella.rules.dice import Dice
from citadella.rules.game import Game
MOST_ATTEMPTS: int

def sample(view: View, dice: Dice) -> Game:
    """Return a full game that agrees with the view; `dice` decides what is not known."""
    ...
