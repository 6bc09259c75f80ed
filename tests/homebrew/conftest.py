"""The proof: one file of homebrew cards, loaded as a player loads it, and taken back afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from citadella import homebrew

HARVEST = Path(__file__).parent / "harvest.py"


@pytest.fixture
def nothing_stays() -> Iterator[homebrew.Registered]:
    """Whatever a test registers is gone after it."""
    before = homebrew.Registered()
    yield before
    before.restore()


@pytest.fixture(scope="module")
def harvest() -> Iterator[homebrew.CardFile]:
    """The cards of `harvest.py`."""
    before = homebrew.Registered()
    (file,) = homebrew.load(HARVEST)
    yield file
    before.restore()
