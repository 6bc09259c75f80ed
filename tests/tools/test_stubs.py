"""Generating and checking the stubs of the compiled modules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.packaging import stubs

SOURCE = '''"""A toy."""

from collections.abc import Callable
from os import sep
from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from decimal import Decimal
    from fractions import Fraction

LEAST: Final = 3  #: The fewest spins, unlike `sep`.
NAMES: Final[dict[str, int]] = {}
PLACES = [(1, "x")]
Rule = Callable[[int], str]
_hidden = sep


@final
@mypyc_attr(allow_interpreted_subclasses=True)
class Top:
    """It spins."""

    kind: ClassVar[str] = "top"
    heavy = True

    def __init__(self, price: "Decimal | None", rule: Rule, spins: int = LEAST) -> None:
        """Make one."""
        #: What it costs,
        #: in gold.
        self.price = price
        self.rule = rule
        self.twice = spins * 2
        self.notes: "list[str]" = []
        self._secret = 1

    @property
    def falls(self) -> bool:
        """Return whether it falls."""
        return True

    def spin(self, times: int = 1, *, how: str = "fast") -> "Top":
        """Spin."""
        return self

    def _help(self) -> None: ...


def play(top: Top) -> None:
    """Play."""
'''
STUB = '''"""A toy."""
from collections.abc import Callable
from decimal import Decimal
from typing import ClassVar, Final, final
LEAST: Final[int]
'The fewest spins, unlike `sep`.'
NAMES: Final[dict[str, int]]
PLACES: list[tuple[int, str]]
Rule = Callable[[int], str]

@final
class Top:
    """It spins."""
    kind: ClassVar[str]
    heavy: bool
    price: Decimal | None
    'What it costs, in gold.'
    rule: Callable[[int], str]
    twice: int
    notes: list[str]

    def __init__(self, price: Decimal | None, rule: Rule, spins: int=...) -> None:
        """Make one."""
        ...

    @property
    def falls(self) -> bool:
        """Return whether it falls."""
        ...

    def spin(self, times: int=1, *, how: str='fast') -> Top:
        """Spin."""
        ...

def play(top: Top) -> None:
    """Play."""
    ...
'''


def test_a_stub_has_the_declarations_of_the_source_and_the_inferred_types(tmp_path: Path) -> None:
    path = tmp_path / "toy.py"
    path.write_text(SOURCE, encoding="utf-8")

    stub = stubs.Stub("toy", SOURCE, stubs.understood({"toy": path})).text()

    assert stub == STUB


def test_stubs_are_made_for_compiled_modules_and_the_top_level_package() -> None:
    found = stubs.modules()

    assert {"citadella", "citadella.rules.game", "citadella.knowledge"} <= set(found)
    assert "citadella.server.app" not in found


def test_a_stub_that_differs_from_its_module_is_detected(tmp_path: Path) -> None:
    place = tmp_path / "citadella" / "lab" / "playout.pyi"
    place.parent.mkdir(parents=True)
    place.write_text("def play_random(match: int) -> int: ...\n", encoding="utf-8")

    with pytest.raises(SystemExit, match="do not agree"):
        stubs.check(tmp_path, ["citadella", "citadella.lab.playout"])
