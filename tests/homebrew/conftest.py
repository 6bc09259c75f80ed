"""Fixtures that load homebrew cards as players do, and unregister them afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from citadella import homebrew

HARVEST = Path(__file__).parent / "harvest.py"


@pytest.fixture
def nothing_stays() -> Iterator[homebrew.Registered]:
    """Unregister everything that a test has registered, after the test."""
    before = homebrew.Registered()
    yield before
    before.restore()


@pytest.fixture(scope="module")
def harvest() -> Iterator[homebrew.CardFile]:
    """Load the cards of `harvest.py` for all tests of a module."""
    before = homebrew.Registered()
    (file,) = homebrew.load(HARVEST)
    yield file
    before.restore()
