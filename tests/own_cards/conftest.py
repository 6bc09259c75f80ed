"""The proof: one file of own cards, loaded as a fan would load it, and taken back afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from citadella import homebrew as own

HARVEST = Path(__file__).parent / "harvest.py"


@pytest.fixture
def nothing_stays() -> Iterator[own.Registered]:
    """Whatever a test registers is gone after it."""
    before = own.Registered()
    yield before
    before.restore()


@pytest.fixture(scope="module")
def harvest() -> Iterator[own.CardFile]:
    """The cards of `harvest.py`."""
    before = own.Registered()
    (file,) = own.load(HARVEST)
    yield file
    before.restore()
