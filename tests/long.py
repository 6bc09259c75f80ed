"""Cases that `make test` has no time for: `make test-long` runs them."""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet


def long(*case: object) -> ParameterSet:
    """Mark one case of a parametrized test as another like the first."""
    return pytest.param(*case, marks=pytest.mark.long)
