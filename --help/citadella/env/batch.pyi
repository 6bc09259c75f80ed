"""Many games at once: every step plays one action in each, and writes what comes next."""
from citadella.env.observation import ByteRows
from citadella.env.rewards import rewards
from citadella.rules.game import Game
from citadella.rules.setup import Setup
from librt.vecs import vec
from mypy_extensions import i32, u8
from typing import final

@final
class Batch:
    """Games in play, side by side. One that is over is dealt anew at once.

    The setups take turns as games are dealt; the seed of a game is that of the batch and its number
    among all that were dealt.
    """
    setups: list[Setup]
    seed: str
    reward: str
    dealt: int
    games: list[Game]
    observations: ByteRows
    masks: ByteRows
    seats: vec[i32]
    players: vec[i32]
    counts: vec[i32]
    legal: vec[i32]
    ended: vec[u8]
    rewards: vec[float]

    def __init__(self, setups: list[Setup], games: int, seed: str, reward: str) -> None:
        """Deal so many games."""
        ...

    def step(self, actions: list[int]) -> None:
        """Play one action in every game; refuses all of them if one is not legal."""
        ...
