"""Test cases that are too slow for `make test`; `make test-long` runs them."""

from __future__ import annotations

import pytest
from _pytest.mark.structures import ParameterSet


def long(*case: object) -> ParameterSet:
    """Return a case of a parametrized test that only `make test-long` runs."""
    return pytest.param(*case, marks=pytest.mark.long)
