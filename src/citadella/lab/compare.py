"""A paired comparison of two plans (sides A and B) on the same deals, with confidence intervals.

The two games of a pair have the same seed, so the intervals are for paired differences.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from citadella.bots import find, split_names
from citadella.lab.columns import Row
from citadella.lab.simulate import GameOutcome, Plan, play_one
from citadella.lab.statistics import Rate, student
from citadella.rules import CitadellaError
from citadella.rules.editions import ALL

#: The description of a side that plays the common plan unchanged.
AS_IS: Final = "printed"
#: The value of `as-printed` for a side that plays no rule variant as printed.
NONE: Final = "none"
YES_NO: Final = {"yes": True, "no": False}
#: The keys of the plan's settings that a side may change, besides the numeric attributes of cards.
KEYS: Final = ("bots", "preset", "edition", "action-cards", "as-printed", "with")

#: The kinds of quantities that are compared.
GAME, SEAT, CHARACTER, DISTRICT = "game", "seat", "character", "district"


class SideError(CitadellaError):
    """An invalid description of a side."""

    def __init__(self, term: str) -> None:
        keys = ", ".join(f"{key}=…" for key in KEYS)
        super().__init__(
            f"'{term}' is not a valid side. Use {AS_IS}, or terms such as tavern.cost=2, {keys}"
            " separated by spaces."
        )
        self.problem = "side"
        self.facts = {"term": term, "keys": keys}


def read_side(common: Plan, text: str) -> Plan:
    """Parse the description of a side; return the common plan with the side's changes."""
    plan = common
    for term in text.split():
        if term == AS_IS:
            continue
        key, sign, value = term.partition("=")
        if not sign or not value:
            raise SideError(term)
        if "." in key:
            plan = replace(plan, what_if=(*plan.what_if, term))
        elif key == "bots":
            plan = replace(plan, bots=tuple(split_names(value)))
        elif key == "preset":
            plan = replace(plan, preset=value)
        elif key == "edition":
            plan = replace(plan, edition=value)
        elif key == "with":
            plan = replace(plan, cards=tuple(value.split(",")))
        elif key == "action-cards" and value in YES_NO:
            plan = replace(plan, action_cards=YES_NO[value])
        elif key == "as-printed":
            plan = replace(plan, as_printed="" if value == NONE else value)
        elif key == "by-the-letter" and value in YES_NO:
            # This former name of `as-printed` applied to all rule variants at once.
            plan = replace(plan, as_printed=ALL if YES_NO[value] else "")
        else:
            raise SideError(term)
    for name in plan.bots:
        find(name)
    return plan


def play_pairs(a: Plan, b: Plan, numbers: range) -> list[tuple[GameOutcome, GameOutcome]]:
    return [(play_one(a, n, noting=True), play_one(b, n, noting=True)) for n in numbers]


@dataclass(frozen=True)
class Difference:
    """A mean or rate on sides A and B; `more` is B's value minus A's, with its 95% interval."""

    kind: str
    name: str
    #: The numbers of cases from which `a` and `b` were computed.
    times: tuple[int, int]
    a: float
    b: float
    more: Rate

    @property
    def clear(self) -> bool:
        """Return whether the interval excludes 0."""
        return self.more.low > 0 or self.more.high < 0

    @property
    def sureness(self) -> float:
        """Return the absolute difference relative to half the width of its interval."""
        half = (self.more.high - self.more.low) / 2
        return abs(self.more.value) / half if half else 0.0


class _PairSums:
    """Statistics of one quantity over pairs of games, for comparing its means on two sides.

    Each pair contributes four numbers: the sum x and the number of cases n in side A's game, and
    likewise y and m in side B's game. This class stores the sums of these numbers and
    of their products.
    """

    def __init__(self) -> None:
        self.sums = [0.0] * 4
        self.products = [[0.0] * 4 for _ in range(4)]

    def add(self, *pair: float) -> None:
        for i, value in enumerate(pair):
            self.sums[i] += value
            for j, other in enumerate(pair):
                self.products[i][j] += value * other

    def difference(self, pairs: int) -> Rate:
        """Return B's mean y/m minus A's mean x/n, with an interval from the delta method."""
        x, n, y, m = self.sums
        (xx, xn, xy, xm), (_, nn, ny, nm), (_, _, yy, ym), (_, _, _, mm) = self.products
        a, b = x / n, y / m
        per_a, per_b = n / pairs, m / pairs
        own_a = (xx - 2 * a * xn + a * a * nn) / per_a**2
        own_b = (yy - 2 * b * ym + b * b * mm) / per_b**2
        both = (xy - a * ny - b * xm + a * b * nm) / (per_a * per_b)
        spread = max(0.0, own_a + own_b - 2 * both)
        half = student(pairs - 1) * math.sqrt(spread / (pairs * (pairs - 1)))
        return Rate(b - a, b - a - half, b - a + half)


Cases = dict[tuple[str, str], tuple[float, int]]


def _cases(outcome: GameOutcome) -> Cases:
    """Return the sum and the number of cases of each quantity in a game, by kind and name."""
    best = sorted(outcome.totals, reverse=True)
    found: Cases = {
        (GAME, "rounds"): (outcome.rounds, 1),
        (GAME, "decisions"): (outcome.decisions, 1),
        (GAME, "points"): (sum(outcome.totals), len(outcome.totals)),
        (GAME, "winning-points"): (best[0], 1),
        (GAME, "lead"): (best[0] - best[1], 1),
    }
    for row in outcome.rows:
        found[SEAT, str(row["seat"])] = (row["win"], 1)
        for kind, name, times in _had(row):
            won, before = found.get((kind, name), (0.0, 0))
            found[kind, name] = (won + row["win"] * times, before + times)
    return found


def _had(row: Row) -> Iterator[tuple[str, str, int]]:
    picked: list[str] = row["picked"]
    for name in dict.fromkeys(picked):
        yield CHARACTER, name, picked.count(name)
    for name in dict.fromkeys(row["city"]):
        yield DISTRICT, name, 1


class Comparison:
    """The totals over all pairs of games."""

    def __init__(self) -> None:
        self.pairs = 0
        #: The number of pairs in which both games had equal points and equally many decisions.
        self.alike = 0
        self._sums: dict[tuple[str, str], _PairSums] = {}

    def add(self, a: GameOutcome, b: GameOutcome) -> None:
        self.pairs += 1
        self.alike += a.totals == b.totals and a.decisions == b.decisions
        mine, other = _cases(a), _cases(b)
        for key in {**mine, **other}:
            sums = self._sums.setdefault(key, _PairSums())
            sums.add(*mine.get(key, (0.0, 0)), *other.get(key, (0.0, 0)))

    def differences(self) -> list[Difference]:
        """Return the differences of all quantities found on both sides, sorted by kind and name."""
        order = (GAME, SEAT, CHARACTER, DISTRICT)
        found: list[Difference] = []
        for (kind, name), sums in self._sums.items():
            x, n, y, m = sums.sums
            if n and m and self.pairs > 1:
                times = (round(n), round(m))
                more = sums.difference(self.pairs)
                found.append(Difference(kind, name, times, x / n, y / m, more))
        return sorted(found, key=lambda d: (order.index(d.kind), "" if d.kind == GAME else d.name))


def to_json(a: Plan, b: Plan, comparison: Comparison) -> dict[str, Any]:
    return {
        "a": a.to_json(),
        "b": b.to_json(),
        "pairs": comparison.pairs,
        "alike": comparison.alike,
        "differences": [
            {
                "kind": each.kind,
                "name": each.name,
                "times": list(each.times),
                "a": round(each.a, 6),
                "b": round(each.b, 6),
                "difference": round(each.more.value, 6),
                "interval": [round(each.more.low, 6), round(each.more.high, 6)],
                "clear": each.clear,
            }
            for each in comparison.differences()
        ],
    }
