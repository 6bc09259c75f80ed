"""A network with a policy head (a logit per action) and a value head (who wins, and by how much).

The features of the table and of each action pass through two layers. The additions have a fixed
order, so every build and machine rounds alike and makes the same choices.
"""
from citadella.bots.neural.features import SparseRows, Vocabulary
from librt.vecs import vec
from mypy_extensions import i64
from typing import Final, final
LEAD_SCALE: Final[float]

@final
class Network:
    """The weights of a network, and its forward passes."""
    vocabulary: Vocabulary
    state_units: i64
    action_units: i64
    value_units: i64
    state_weights: vec[float]
    state_bias: vec[float]
    policy_weights: vec[float]
    policy_bias: vec[float]
    action_weights: vec[float]
    action_output: vec[float]
    action_skip: vec[float]
    value_weights: vec[float]
    value_bias: vec[float]
    value_output: vec[float]
    value_output_bias: vec[float]

    def __init__(self, vocabulary: Vocabulary, sizes: list[int], numbers: list[float]) -> None:
        """Lay out the weights; `sizes` are the units of the layers: state, actions, value head."""
        ...

    def logits(self, table: SparseRows, actions: SparseRows) -> list[float]:
        """Return the logit of each action."""
        ...

    def value(self, table: SparseRows) -> list[float]:
        """Return the logit of winning, and the lead in points over the mean of the others."""
        ...

def part_sizes(vocabulary: Vocabulary, sizes: list[int]) -> list[int]:
    """Return the number of weights in each part of a network, in the order of the file."""
    ...
