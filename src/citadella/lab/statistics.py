"""Confidence intervals of win rates, and a sequential test."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

#: The 97.5% quantile of the normal distribution, for two-sided 95% intervals.
NORMAL_97_5: Final = 1.959963984540054
#: The probability that the sequential test rejects a null hypothesis that is true.
ERROR_RATE: Final = 0.05
#: The sizes of the sequential test's bets, as fractions of the maximum bet.
BET_SIZES: Final = (0.02, 0.05, 0.1, 0.2, 0.35, 0.55, 0.8)


@dataclass(frozen=True)
class Rate:
    """A share and its 95% confidence interval."""

    value: float
    low: float
    high: float


def student(freedom: int) -> float:
    """Return the 97.5% quantile of Student's t-distribution (by Cornish–Fisher expansion)."""
    z, n = NORMAL_97_5, float(freedom)
    return (
        z
        + (z**3 + z) / 4 / n
        + (5 * z**5 + 16 * z**3 + 3 * z) / 96 / n**2
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384 / n**3
    )


def clustered_rate(wins: Sequence[float], games: Sequence[int]) -> Rate:
    """Return the win rate over deals, from the games won and played in each deal.

    The games of one deal are not independent, so the variance is computed over deals. The interval
    is Wilson's for the number of independent games that would have this variance.
    """
    count = sum(games)
    if count == 0:
        return Rate(0.0, 0.0, 1.0)
    rate = sum(wins) / count
    deals = sum(1 for number in games if number)
    squares = sum((won - rate * number) ** 2 for won, number in zip(wins, games, strict=True))
    return clustered_interval(rate, squares, count, deals)


def clustered_interval(rate: float, squares: float, count: int, clusters: int) -> Rate:
    """Return a rate with its interval, for `count` cases in `clusters` clusters.

    `squares` is the sum of the clusters' squared deviations from `rate`.
    """
    if clusters < 2:
        return Rate(rate, 0.0, 1.0)
    variance = squares / count**2 * clusters / (clusters - 1)
    # If the variance is 0, count each cluster as a single case.
    effective_count = float(clusters)
    if variance > 0 and 0 < rate < 1:
        effective_count = rate * (1 - rate) / variance
    return wilson(rate, effective_count, student(clusters - 1))


def wilson(rate: float, count: float, z: float = NORMAL_97_5) -> Rate:
    """Return a rate of `count` independent cases with its Wilson score interval."""
    if count <= 0:
        return Rate(rate, 0.0, 1.0)
    scale = 1 + z * z / count
    middle = (rate + z * z / (2 * count)) / scale
    half = z / scale * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count))
    low = 0.0 if rate == 0 else max(0.0, middle - half)
    high = 1.0 if rate == 1 else min(1.0, middle + half)
    return Rate(rate, low, high)


@dataclass
class Wager:
    """A sequential test of the null hypothesis that a bot wins exactly its fair share.

    It is a test by betting: one capital bets on more wins than fair, another on fewer. Under the
    null hypothesis, the probability that a capital ever grows by a factor of `2 / error` is at
    most `error / 2` (Ville's inequality), so the test may stop after any deal.
    """

    fair: float
    error: float = ERROR_RATE
    deals: int = 0

    def __post_init__(self) -> None:
        self._more = [0.0] * len(BET_SIZES)
        self._fewer = [0.0] * len(BET_SIZES)

    def add(self, share: float) -> str:
        """Settle the bets on a deal in which the bot won this share; return the new `answer`."""
        self.deals += 1
        for i, part in enumerate(BET_SIZES):
            self._more[i] += math.log1p(part / self.fair * (share - self.fair))
            self._fewer[i] += math.log1p(-part / (1 - self.fair) * (share - self.fair))
        return self.answer

    @property
    def answer(self) -> str:
        """Return 'better' or 'worse', or '' while the test is undecided."""
        clear = math.log(2 / self.error)
        if _mean(self._more) >= clear:
            return "better"
        return "worse" if _mean(self._fewer) >= clear else ""


def _mean(logarithms: list[float]) -> float:
    """Return the logarithm of the mean of numbers, given their logarithms."""
    most = max(logarithms)
    return most + math.log(sum(math.exp(x - most) for x in logarithms) / len(logarithms))
