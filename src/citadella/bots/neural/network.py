"""The network: scores for actions, and a seat's chance to win and lead, from its features.

Two layers and a sum for each action. Plain additions in a fixed order, so every build and machine
rounds alike and chooses the same.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from citadella.bots.neural.features import SparseRows, Vocabulary

#: The lead is learned in these many points.
LEAD: Final = 10.0


@final
class Network:
    """The learned numbers, and what they say of a decision."""

    def __init__(self, vocabulary: Vocabulary, sizes: list[int], numbers: list[float]) -> None:
        """Lay out the numbers; `sizes` are those of the layers: table, actions, chances."""
        self.vocabulary = vocabulary
        self.wide: i64 = sizes[0]
        self.deep: i64 = sizes[1]
        self.high: i64 = sizes[2]
        at = 0
        parts: list[vec[float]] = []
        for size in sizes_of_parts(vocabulary, sizes):
            parts.append(vec[float](numbers[at : at + size]))
            at += size
        assert at == len(numbers)
        # Of the table; from there to the actions; of an action; what all of it adds up to.
        self.table: vec[float] = parts[0]
        self.table_bias: vec[float] = parts[1]
        self.down: vec[float] = parts[2]
        self.down_bias: vec[float] = parts[3]
        self.action: vec[float] = parts[4]
        self.action_sum: vec[float] = parts[5]
        self.action_skip: vec[float] = parts[6]
        # From the table to the chances.
        self.up: vec[float] = parts[7]
        self.up_bias: vec[float] = parts[8]
        self.up_sum: vec[float] = parts[9]
        self.up_end: vec[float] = parts[10]
        self._first: vec[float] = _zeros(sizes[0])
        self._active = SparseRows()
        self._second: vec[float] = _zeros(sizes[1])
        self._third: vec[float] = _zeros(sizes[1])
        self._fourth: vec[float] = _zeros(sizes[2])

    def scores(self, table: SparseRows, actions: SparseRows) -> list[float]:
        """Return what is written of each action: the higher, the likelier it is the best."""
        self._read_table(table)
        second = self._second
        _copy(self.down_bias, second, self.deep)
        _add(second, self.down, self._active, 0, self._active.count, self.deep)
        third = self._third
        action_sum = self.action_sum
        found: list[float] = []
        start: i64 = 0
        for row in range(len(actions.ends)):
            end: i64 = actions.ends[row]
            _copy(second, third, self.deep)
            _add(third, self.action, actions, start, end, self.deep)
            score = 0.0
            for k in range(start, end):
                score += self.action_skip[i64(actions.places[k])] * actions.numbers[k]
            for j in range(self.deep):
                if third[j] > 0.0:
                    score += action_sum[j] * third[j]
            found.append(score)
            start = end
        return found

    def outlook(self, table: SparseRows) -> list[float]:
        """Return the odds to win as a logarithm, and the lead in points over the others' mean."""
        self._read_table(table)
        fourth = self._fourth
        _copy(self.up_bias, fourth, self.high)
        _add(fourth, self.up, self._active, 0, self._active.count, self.high)
        chance = self.up_end[0]
        lead = self.up_end[1]
        for j in range(self.high):
            if fourth[j] > 0.0:
                chance += self.up_sum[2 * j] * fourth[j]
                lead += self.up_sum[2 * j + 1] * fourth[j]
        return [chance, lead * LEAD]

    def _read_table(self, table: SparseRows) -> None:
        """Go from the table to the units that it makes active."""
        first = self._first
        _copy(self.table_bias, first, self.wide)
        _add(first, self.table, table, 0, table.count, self.wide)
        self._active.clear()
        for i in range(self.wide):
            if first[i] > 0.0:
                self._active.put(i, first[i])


def sizes_of_parts(vocabulary: Vocabulary, sizes: list[int]) -> list[int]:
    """Return how many numbers each part of a network has, in their order in the file."""
    wide, deep, high = sizes
    return [
        vocabulary.state_size * wide,
        wide,
        wide * deep,
        deep,
        vocabulary.action_size * deep,
        deep,
        vocabulary.action_size,
        wide * high,
        high,
        2 * high,
        2,
    ]


def _zeros(size: int) -> vec[float]:
    return vec[float]([0.0 for _ in range(size)])


def _copy(source: vec[float], to: vec[float], size: i64) -> None:
    for j in range(size):
        to[j] = source[j]


def _add(
    to: vec[float], rows: vec[float], features: SparseRows, at: i64, end: i64, size: i64
) -> None:
    """Add a row for each feature, times that number; four at once are quicker."""
    while at + 4 <= end:
        a, x = i64(features.places[at]) * size, features.numbers[at]
        b, y = i64(features.places[at + 1]) * size, features.numbers[at + 1]
        c, z = i64(features.places[at + 2]) * size, features.numbers[at + 2]
        d, w = i64(features.places[at + 3]) * size, features.numbers[at + 3]
        for j in range(size):
            to[j] = to[j] + rows[a + j] * x + rows[b + j] * y + rows[c + j] * z + rows[d + j] * w
        at += 4
    while at < end:
        a, x = i64(features.places[at]) * size, features.numbers[at]
        for j in range(size):
            to[j] += rows[a + j] * x
        at += 1
