"""A game played to its end at random: the loop that measures the speed of the rules."""
from citadella.rules.game import Game
from random import Random

def play_random(game: Game, stream: Random) -> int:
    """Play on with random actions, each as likely as any other; return how many there were."""
    ...

def play_watched(game: Game, stream: Random, most: int) -> int:
    """Play as `play_random` does, and check at every decision that the game is still sound.

    Cheap enough for a million games: no gold below zero, no card lost or doubled, always
    something to say, an end within `most` decisions.
    """
    ...
