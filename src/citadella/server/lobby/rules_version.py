"""Which rules this server plays by: a short hash of everything that decides how a game goes."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import citadella

DECIDE = ("cards", "rules")


@cache
def rules_version() -> str:
    """Return the version, to be stored with every table that is played by it.

    A remark changes it as well as a rule does. So it is asked only where a stored game cannot be
    played again: whether that is for other rules, or for damage.
    """
    found = hashlib.sha256(citadella.__version__.encode())
    house = Path(citadella.__file__).parent
    for room in DECIDE:
        for file in sorted((house / room).rglob("*.py")):
            found.update(file.relative_to(house).as_posix().encode())
            found.update(file.read_bytes())
    return found.hexdigest()[:16]
