"""The README's examples are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import citadella
from citadella import texts

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_examples_run() -> None:
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert failed == 0
    assert tried > 8


def test_the_docstring_examples_run() -> None:
    for module in (citadella, texts):
        failed, tried = doctest.testmod(module)
        assert failed == 0
        assert tried > 0
