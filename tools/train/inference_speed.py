"""Measure the inference time of the network: compiled, in NumPy, and in ONNX Runtime.

    python -m tools.train.inference_speed

The decisions of one game are timed, with the forward pass alone and together with the feature
encoder. ONNX Runtime is included if it is installed (`pip install onnx onnxruntime`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from citadella.bots import make
from citadella.bots.neural.features import FeatureEncoder, SparseRows
from citadella.bots.neural.model_file import load
from citadella.bots.neural.network import Network
from citadella.bots.neural.policy import Policy
from citadella.knowledge import view
from citadella.rules import Action, Game, Setup
from citadella.rules.dice import Dice

Array = npt.NDArray[np.float32]
RUNS = 15


def decisions() -> list[tuple[Game, list[Action]]]:
    """Return the decisions in a game of four strategists, as positions with their legal actions."""
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
    """Return sparse features as a dense matrix."""
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
    """The policy head as dense matrices."""

    def __init__(self, network: Network) -> None:
        state, action = int(network.state_units), int(network.action_units)
        self.state_weights = _array(network.state_weights).reshape(-1, state)
        self.state_bias = _array(network.state_bias)
        self.policy_weights = _array(network.policy_weights).reshape(state, action)
        self.policy_bias = _array(network.policy_bias)
        self.action_weights = _array(network.action_weights).reshape(-1, action)
        self.action_output = _array(network.action_output)
        self.action_skip = _array(network.action_skip)

    def logits(self, table: Array, actions: Array) -> Array:
        """Return the logits of the actions of one decision."""
        hidden = np.maximum(table @ self.state_weights + self.state_bias, 0)
        from_state = hidden @ self.policy_weights + self.policy_bias
        combined = np.maximum(from_state + actions @ self.action_weights, 0)
        found: Array = combined @ self.action_output + actions @ self.action_skip
        return found

    def session(self) -> Any:
        """Return an ONNX Runtime session that computes the same logits."""
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
            ("Add", ["i", "j"], "logits"),
        ]
        weights = {
            "w1": self.state_weights,
            "b1": self.state_bias,
            "w2": self.policy_weights,
            "b2": self.policy_bias,
            "w3": self.action_weights,
            "w4": self.action_output,
            "w5": self.action_skip,
        }
        graph = helper.make_graph(
            [helper.make_node(kind, given, [gives]) for kind, given, gives in steps],
            "policy",
            [
                helper.make_tensor_value_info(
                    "table", TensorProto.FLOAT, [1, len(self.state_weights)]
                ),
                helper.make_tensor_value_info(
                    "actions", TensorProto.FLOAT, [None, len(self.action_skip)]
                ),
            ],
            [helper.make_tensor_value_info("logits", TensorProto.FLOAT, [None])],
            [numpy_helper.from_array(array, name) for name, array in weights.items()],
        )
        model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
        onnx.checker.check_model(model)
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = 1
        return onnxruntime.InferenceSession(model.SerializeToString(), options)


def _array(numbers: Any) -> Array:
    return np.frombuffer(numbers, np.float64).astype(np.float32)


def measure(name: str, work: Callable[[], Any], count: int) -> None:
    """Print the time per decision of `work` in the fastest of several runs."""
    best = 1e9
    for _ in range(RUNS):
        start = time.process_time()
        work()
        best = min(best, time.process_time() - start)
    print(f"{name:24} {1e6 * best / count:8.1f} µs")


def main() -> None:
    """Measure all variants and print the times."""
    policy = Policy(load())
    network, encoder, found = policy.network, policy.encoder, decisions()
    written: list[tuple[Any, Any]] = []
    for game, legal in found:
        single = FeatureEncoder(network.vocabulary)
        single.encode(game, game.to_act, legal)
        written.append((single.table, single.actions))
    vocabulary = network.vocabulary
    full = [(dense(t, vocabulary.state_size), dense(a, vocabulary.action_size)) for t, a in written]
    matrices = Matrices(network)
    for (table, actions), (first, rows) in zip(written, full, strict=True):
        assert np.allclose(network.logits(table, actions), matrices.logits(first, rows), atol=1e-3)
    count = len(found)
    measure(
        "feature encoder", lambda: [encoder.encode(g, g.to_act, legal) for g, legal in found], count
    )
    measure("compiled network", lambda: [network.logits(*each) for each in written], count)
    measure("NumPy", lambda: [matrices.logits(*each) for each in full], count)

    def made_dense() -> None:
        for table, actions in written:
            first, rows = (
                dense(table, vocabulary.state_size),
                dense(actions, vocabulary.action_size),
            )
            matrices.logits(first, rows)

    measure("NumPy, made dense", made_dense, count)
    try:
        session = matrices.session()
    except ImportError as missing:
        print(f"ONNX Runtime is skipped: {missing}.")
    else:
        given = [{"table": table, "actions": rows} for table, rows in full]
        measure("ONNX Runtime", lambda: [session.run(None, each) for each in given], count)
    dice = Dice.from_seed("speed")
    measure(
        "a whole decision", lambda: [policy.best(g, g.to_act, a, dice) for g, a in found], count
    )


if __name__ == "__main__":
    main()
