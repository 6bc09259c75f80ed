"""A network with a policy head (one logit per action) and a value head (win logit and lead).

The features of the table and of each action pass through two layers. Sums are computed in a fixed
order, so results are identical in every build and on every machine.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from citadella.bots.neural.features import SparseRows, Vocabulary

#: The lead in points that the value head outputs as 1.
LEAD_SCALE: Final = 10.0


@final
class Network:
    """The weights of a network, and its forward passes."""

    def __init__(self, vocabulary: Vocabulary, sizes: list[int], numbers: list[float]) -> None:
        """Unpack the weights from `numbers`.

        `sizes` contains the sizes of the state layer, the action layer and the value head.
        """
        self.vocabulary = vocabulary
        self.state_units: i64 = sizes[0]
        self.action_units: i64 = sizes[1]
        self.value_units: i64 = sizes[2]
        at = 0
        parts: list[vec[float]] = []
        for size in part_sizes(vocabulary, sizes):
            parts.append(vec[float](numbers[at : at + size]))
            at += size
        assert at == len(numbers)
        # The state layer, and the policy head, which computes a logit from the state and an action.
        self.state_weights: vec[float] = parts[0]
        self.state_bias: vec[float] = parts[1]
        self.policy_weights: vec[float] = parts[2]
        self.policy_bias: vec[float] = parts[3]
        self.action_weights: vec[float] = parts[4]
        self.action_output: vec[float] = parts[5]
        self.action_skip: vec[float] = parts[6]
        # The value head.
        self.value_weights: vec[float] = parts[7]
        self.value_bias: vec[float] = parts[8]
        self.value_output: vec[float] = parts[9]
        self.value_output_bias: vec[float] = parts[10]
        self._state: vec[float] = _zeros(sizes[0])
        self._active = SparseRows()
        self._policy: vec[float] = _zeros(sizes[1])
        self._action: vec[float] = _zeros(sizes[1])
        self._value: vec[float] = _zeros(sizes[2])

    def logits(self, table: SparseRows, actions: SparseRows) -> list[float]:
        self._activate(table)
        policy = self._policy
        _copy(self.policy_bias, policy, self.action_units)
        _add(policy, self.policy_weights, self._active, 0, self._active.count, self.action_units)
        hidden = self._action
        action_output = self.action_output
        found: list[float] = []
        start: i64 = 0
        for row in range(len(actions.ends)):
            end: i64 = actions.ends[row]
            _copy(policy, hidden, self.action_units)
            _add(hidden, self.action_weights, actions, start, end, self.action_units)
            score = 0.0
            for k in range(start, end):
                score += self.action_skip[i64(actions.places[k])] * actions.numbers[k]
            for j in range(self.action_units):
                if hidden[j] > 0.0:
                    score += action_output[j] * hidden[j]
            found.append(score)
            start = end
        return found

    def value(self, table: SparseRows) -> list[float]:
        """Return the win logit, and the expected lead in points over the mean of other seats."""
        self._activate(table)
        value = self._value
        _copy(self.value_bias, value, self.value_units)
        _add(value, self.value_weights, self._active, 0, self._active.count, self.value_units)
        logit = self.value_output_bias[0]
        lead = self.value_output_bias[1]
        for j in range(self.value_units):
            if value[j] > 0.0:
                logit += self.value_output[2 * j] * value[j]
                lead += self.value_output[2 * j + 1] * value[j]
        return [logit, lead * LEAD_SCALE]

    def _activate(self, table: SparseRows) -> None:
        """Compute the activations of the state layer."""
        state = self._state
        _copy(self.state_bias, state, self.state_units)
        _add(state, self.state_weights, table, 0, table.count, self.state_units)
        self._active.clear()
        for i in range(self.state_units):
            if state[i] > 0.0:
                self._active.put(i, state[i])


def part_sizes(vocabulary: Vocabulary, sizes: list[int]) -> list[int]:
    """Return the number of weights in each part of a network, in the order of the model file."""
    state_units, action_units, value_units = sizes
    return [
        vocabulary.state_size * state_units,
        state_units,
        state_units * action_units,
        action_units,
        vocabulary.action_size * action_units,
        action_units,
        vocabulary.action_size,
        state_units * value_units,
        value_units,
        2 * value_units,
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
    """Add the weight row of each feature, times the feature's value, to `to`.

    For speed, four rows are added at a time.
    """
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
