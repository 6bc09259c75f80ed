"""The file format of a network: a line of JSON metadata, then the weights."""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from functools import cache
from pathlib import Path
from typing import Any, Final

from citadella.bots.neural.features import VERSION, Vocabulary
from citadella.bots.neural.network import Network, part_sizes
from citadella.rules.errors import MalformedError

#: The built-in networks. POLICY plays, OPPONENT predicts the picks and targets of search bots, and
#: VALUE predicts the winner of a game between search bots.
POLICY: Final = Path(__file__).with_name("policy.bin")
OPPONENT: Final = Path(__file__).with_name("opponent.bin")
VALUE: Final = Path(__file__).with_name("value.bin")
KIND: Final = "citadella-network"

#: Reasons why a file cannot be used.
MISSING: Final = "missing"
DAMAGED: Final = "damaged"
OLD: Final = "old"


class ModelError(MalformedError):
    """An unusable network file: missing, damaged or of another version."""

    def __init__(self, why: str, path: Path, version: object = VERSION) -> None:
        """`why` is MISSING, DAMAGED or OLD."""
        problem = f"of version {version}, not {VERSION}: train it again" if why == OLD else why
        super().__init__(f"The learned model {path.name} is {problem}.")
        self.why = why
        self.file = path.name


class ModelWarning(UserWarning):
    """A warning that a bot cannot use its network."""

    def __init__(self, problem: ModelError) -> None:
        """Describe the problem and its consequence."""
        super().__init__(f"{problem} The strategist's heuristics are used instead.")
        self.problem = problem  #: Why the network cannot be used.


@cache
def load(path: Path = POLICY) -> Network:
    """Read a network; raise ModelError if the file cannot be used."""
    try:
        head, _, body = path.read_bytes().partition(b"\n")
    except OSError:
        raise ModelError(MISSING, path) from None
    try:
        facts: dict[str, Any] = json.loads(head)
        vocabulary = Vocabulary(*(facts["words"][kind] for kind in WORDS))
        sizes: list[int] = facts["sizes"]
        version, sound = facts["version"], facts["digest"] == digest(body)
        count = sum(part_sizes(vocabulary, sizes))
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
    """Write a network; `numbers` are 32-bit floats, little-endian."""
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
    """Return the checksum of `numbers`, the weights as bytes."""
    return hashlib.blake2b(numbers, digest_size=16).hexdigest()
