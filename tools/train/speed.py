"""How long a decision takes the network: in our own code, in NumPy, and in ONNX Runtime.

    python -m tools.train.speed

The same decisions of a game, only the network without what it is shown, and the whole decision.
ONNX Runtime is measured where it is installed with the means to write its models
(`pip install onnx onnxruntime`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from citadella.bots import make
from citadella.bots.neural.features import SparseRows
from citadella.bots.neural.model_file import load
from citadella.bots.neural.network import Network
from citadella.bots.neural.policy import Policy
from citadella.knowledge import view
from citadella.rules import Action, Game, Setup
from citadella.rules.dice import Dice

Array = npt.NDArray[np.float32]


def decisions() -> list[tuple[Game, list[Action]]]:
    """Return the decisions of a game of four strategists."""
    game = Game.new(Setup.preset(), "speed")
    bots = [make("strategist", str(seat)) for seat in range(4)]
    found: list[tuple[Game, list[Action]]] = []
    while not game.over:
        legal = game.legal_actions()
        if len(legal) > 1:
            found.append((game.copy(), legal))
        game.play(bots[game.to_act].choose(view(game, game.to_act), legal))
    return found


def dense(features: SparseRows, width: int) -> Array:
    """Return the features with all their zeros."""
    places: Any = features.places
    numbers: Any = features.numbers
    rows: Array = np.zeros((len(features.ends), width), np.float32)
    start = 0
    for row, end in enumerate(features.ends):
        at = np.frombuffer(places, np.int32)[start:end]
        np.add.at(rows[row], at, np.frombuffer(numbers, np.float64)[start:end].astype(np.float32))
        start = end
    return rows


class Matrices:
    """The network as matrices."""

    def __init__(self, network: Network) -> None:
        wide, deep = int(network.state_units), int(network.action_units)
        self.table = _array(network.state_weights).reshape(-1, wide)
        self.table_bias = _array(network.state_bias)
        self.down = _array(network.policy_weights).reshape(wide, deep)
        self.down_bias = _array(network.policy_bias)
        self.action = _array(network.action_weights).reshape(-1, deep)
        self.action_sum = _array(network.action_output)
        self.skip = _array(network.action_skip)

    def scores(self, table: Array, actions: Array) -> Array:
        """Return the scores of the actions."""
        first = np.maximum(table @ self.table + self.table_bias, 0)
        third = np.maximum(first @ self.down + self.down_bias + actions @ self.action, 0)
        found: Array = third @ self.action_sum + actions @ self.skip
        return found

    def session(self) -> Any:
        """Return the same sums for ONNX Runtime."""
        import onnx
        import onnxruntime
        from onnx import TensorProto, helper, numpy_helper

        steps = [
            ("MatMul", ["table", "w1"], "a"),
            ("Add", ["a", "b1"], "b"),
            ("Relu", ["b"], "c"),
            ("MatMul", ["c", "w2"], "d"),
            ("Add", ["d", "b2"], "e"),
            ("MatMul", ["actions", "w3"], "f"),
            ("Add", ["e", "f"], "g"),
            ("Relu", ["g"], "h"),
            ("MatMul", ["h", "w4"], "i"),
            ("MatMul", ["actions", "w5"], "j"),
            ("Add", ["i", "j"], "scores"),
        ]
        weights = {
            "w1": self.table,
            "b1": self.table_bias,
            "w2": self.down,
            "b2": self.down_bias,
            "w3": self.action,
            "w4": self.action_sum,
            "w5": self.skip,
        }
        graph = helper.make_graph(
            [helper.make_node(kind, given, [gives]) for kind, given, gives in steps],
            "mind",
            [
                helper.make_tensor_value_info("table", TensorProto.FLOAT, [1, len(self.table)]),
                helper.make_tensor_value_info("actions", TensorProto.FLOAT, [None, len(self.skip)]),
            ],
            [helper.make_tensor_value_info("scores", TensorProto.FLOAT, [None])],
            [numpy_helper.from_array(array, name) for name, array in weights.items()],
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
        onnx.checker.check_model(model)
        wish = onnxruntime.SessionOptions()
        wish.intra_op_num_threads = 1
        return onnxruntime.InferenceSession(model.SerializeToString(), wish)


def _array(numbers: Any) -> Array:
    return np.frombuffer(numbers, np.float64).astype(np.float32)


def clocked(name: str, work: Callable[[], Any], count: int) -> None:
    """Print how long one decision takes, the quickest of some runs."""
    best = 1e9
    for _ in range(15):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    print(f"{name:24} {1e6 * best / count:8.1f} µs")


def main() -> None:
    """Measure and print."""
    player = Policy(load())
    network, encoder, found = player.network, player.encoder, decisions()
    written: list[tuple[Any, Any]] = []
    for game, legal in found:
        own = Policy(network)
        own.encoder.encode(game, game.to_act, legal)
        written.append((own.encoder.table, own.encoder.actions))
    vocabulary = network.vocabulary
    full = [(dense(t, vocabulary.state_size), dense(a, vocabulary.action_size)) for t, a in written]
    matrices = Matrices(network)
    for (table, actions), (first, rows) in zip(written, full, strict=True):
        assert np.allclose(network.logits(table, actions), matrices.scores(first, rows), atol=1e-3)
    count = len(found)
    clocked(
        "what it sees", lambda: [encoder.encode(g, g.to_act, legal) for g, legal in found], count
    )
    clocked("own, compiled", lambda: [network.logits(*each) for each in written], count)
    clocked("NumPy", lambda: [matrices.scores(*each) for each in full], count)

    def laid_out() -> None:
        for table, actions in written:
            first, rows = (
                dense(table, vocabulary.state_size),
                dense(actions, vocabulary.action_size),
            )
            matrices.scores(first, rows)

    clocked("NumPy, zeros laid out", laid_out, count)
    try:
        session = matrices.session()
    except ImportError as missing:
        print(f"ONNX Runtime is not measured: {missing}.")
    else:
        given = [{"table": table, "actions": rows} for table, rows in full]
        clocked("ONNX Runtime", lambda: [session.run(None, each) for each in given], count)
    dice = Dice.from_seed("speed")
    clocked(
        "a whole decision", lambda: [player.best(g, g.to_act, a, dice) for g, a in found], count
    )


if __name__ == "__main__":
    main()
