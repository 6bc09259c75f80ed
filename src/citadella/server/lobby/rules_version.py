"""The version of the rules: a hash of the sources that decide how a game goes."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import citadella

RULES_PACKAGES = ("cards", "rules")


@cache
def rules_version() -> str:
    """Return the version of the rules, which is stored with every table.

    Any edit changes it, even of a comment. So it is only compared when a stored game cannot be
    replayed, to tell a change of rules from damage.
    """
    found = hashlib.sha256(citadella.__version__.encode())
    root = Path(citadella.__file__).parent
    for package in RULES_PACKAGES:
        for file in sorted((root / package).rglob("*.py")):
            found.update(file.relative_to(root).as_posix().encode())
            found.update(file.read_bytes())
    return found.hexdigest()[:16]
