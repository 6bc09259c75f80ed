"""The file of a learned model: a line that says what it is, then its numbers."""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from functools import cache
from pathlib import Path
from typing import Any, Final

from citadella.bots.neural.features import VERSION, Vocabulary
from citadella.bots.neural.network import Network, sizes_of_parts
from citadella.rules.errors import MalformedError

#: The models that come with the game: who plays well, what those who think ahead will do, and who
#: will win among such players.
SHIPPED: Final = Path(__file__).with_name("model.bin")
FORESIGHT: Final = Path(__file__).with_name("foresight.bin")
JUDGE: Final = Path(__file__).with_name("judge.bin")
KIND: Final = "citadella-mind"


MISSING: Final = "missing"
DAMAGED: Final = "damaged"
OLD: Final = "old"


class ModelError(MalformedError):
    """A file of a model that is missing, damaged or of another version."""

    def __init__(self, why: str, path: Path, version: object = VERSION) -> None:
        """Say it; `why` is one of the three, for those who say it in another language."""
        told = f"of version {version}, not {VERSION}: train it anew" if why == OLD else why
        super().__init__(f"The learned model {path.name} is {told}.")
        self.why = why
        self.file = path.name


class ModelWarning(UserWarning):
    """Somebody plays without the model that was asked for."""

    def __init__(self, problem: ModelError) -> None:
        """Say why, and what happens instead."""
        super().__init__(f"{problem} The strategist's judgement is used instead.")
        self.problem = problem


@cache
def load(path: Path = SHIPPED) -> Network:
    """Read a model; refuses with one sentence a file that is not one."""
    try:
        head, _, body = path.read_bytes().partition(b"\n")
    except OSError:
        raise ModelError(MISSING, path) from None
    try:
        facts: dict[str, Any] = json.loads(head)
        vocabulary = Vocabulary(*(facts["words"][kind] for kind in WORDS))
        sizes: list[int] = facts["sizes"]
        version, sound = facts["version"], facts["digest"] == digest(body)
        count = sum(sizes_of_parts(vocabulary, sizes))
    except (ValueError, KeyError, TypeError):
        raise ModelError(DAMAGED, path) from None
    if version != VERSION:
        raise ModelError(OLD, path, version)
    if not sound or len(body) != 4 * count:
        raise ModelError(DAMAGED, path)
    numbers = array("f")
    numbers.frombytes(body)
    if sys.byteorder == "big":
        numbers.byteswap()
    return Network(vocabulary, sizes, numbers.tolist())


WORDS: Final = ("verbs", "questions", "characters", "cards")


def save(
    path: Path, vocabulary: Vocabulary, sizes: list[int], numbers: bytes, trained: str
) -> None:
    """Write a model; `numbers` are 32-bit floats, the lowest byte first."""
    facts = {
        "kind": KIND,
        "version": VERSION,
        "trained": trained,
        "sizes": sizes,
        "words": {kind: getattr(vocabulary, kind) for kind in WORDS},
        "digest": digest(numbers),
    }
    new = path.with_suffix(".new")
    new.write_bytes(json.dumps(facts).encode() + b"\n" + numbers)
    new.replace(path)


def digest(numbers: bytes) -> str:
    """Return the fingerprint of the numbers, by which damage is seen."""
    return hashlib.blake2b(numbers, digest_size=16).hexdigest()
