"""The doctest examples in the README, in two documentation pages and in docstrings succeed."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import citadella
from citadella import texts

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("page", "least"), [("README.md", 8), ("docs/api.md", 40), ("docs/first-training-run.md", 5)]
)
def test_the_examples_of_a_page_run(page: str, least: int) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert failed == 0
    assert tried > least


def test_the_docstring_examples_run() -> None:
    for module in (citadella, texts):
        failed, tried = doctest.testmod(module)
        assert failed == 0
        assert tried > 0
