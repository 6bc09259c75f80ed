"""Verifiable random numbers: BLAKE2b keyed with a secret, in counter mode.

A server publishes the seed's hash before the game and the seed afterwards. Until then, nobody can
derive the hidden part of the deck from the cards already seen.
"""

import struct
from hashlib import blake2b
from typing import Any, Final, final

from mypy_extensions import i64

WORDS: Final = struct.Struct("<16I")


@final
class Dice:
    """A stream of random numbers that is determined by its key and cheap to copy."""

    def __init__(self, key: bytes, block: int = 0, position: int = 16) -> None:
        """Start the stream of `key`; `block` and `position` continue from a saved state."""
        self.key = key
        self.block = block
        self.position = position
        # The keyed hash state, created on first use. A copy of it is used to hash each block.
        self._keyed: Any = None
        self.words: tuple[int, ...] = () if position >= 16 else self._words(block - 1)

    def __repr__(self) -> str:
        return f"<Dice: {16 * self.block - 16 + self.position} thrown>"

    @staticmethod
    def from_seed(seed: str) -> "Dice":
        """Return the stream that belongs to a seed, which may be any text."""
        return Dice(blake2b(seed.encode(), digest_size=32, person=b"citadella").digest())

    def _words(self, block: int) -> tuple[int, ...]:
        if self._keyed is None:
            self._keyed = blake2b(key=self.key, digest_size=64)
        hashed = self._keyed.copy()
        hashed.update(block.to_bytes(8, "little"))
        return WORDS.unpack(hashed.digest())

    def __reduce__(self) -> tuple[object, ...]:
        return (Dice, (self.key, self.block, self.position))

    def copy(self) -> "Dice":
        """Return an independent stream that continues from the current position."""
        twin = Dice(self.key, self.block)
        twin.position = self.position
        twin.words = self.words
        twin._keyed = self._keyed
        return twin

    def below(self, n: i64) -> int:
        """Return a uniformly distributed number from 0 to n - 1."""
        while True:
            if self.position >= 16:
                self.words = self._words(self.block)
                self.block += 1
                self.position = 0
            # 64-bit integers keep the compiled code fast and cannot overflow, as n is below 2**31.
            word: i64 = self.words[self.position]
            self.position += 1
            product: i64 = word * n
            low: i64 = product & 0xFFFFFFFF
            # Lemire's method: reject the few words that would favour small numbers.
            if low >= n or low >= 0x100000000 % n:
                return product >> 32
