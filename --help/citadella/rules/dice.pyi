"""Fair chance that anyone can check: numbers made from a secret key by a one-way function.

A server publishes the hash of the seed before the game and the seed after it; until then
nobody can work out the deck from what has been seen of it.
"""
from _struct import Struct
from mypy_extensions import i64
from typing import Final, final
WORDS: Final[Struct]

@final
class Dice:
    """A stream of random numbers. Cheap to copy; the same key gives the same stream."""
    key: bytes
    block: int
    position: int
    words: tuple[int, ...]

    def __init__(self, key: bytes, block: int=0, position: int=16) -> None:
        """Start the stream of a key (at the beginning, or where a copy left off)."""
        ...

    def __repr__(self) -> str:
        ...

    @staticmethod
    def from_seed(seed: str) -> Dice:
        """Return the stream of a seed (any text)."""
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def copy(self) -> Dice:
        """Return an independent stream that continues from here."""
        ...

    def below(self, n: i64) -> int:
        """Return a number from 0 to n - 1, each as likely as any other."""
        ...
