"""The network while it learns (PyTorch): the same sums as `citadella.bots.neural.network`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from citadella.bots.neural.features import Vocabulary
from citadella.bots.neural.model_file import save
from citadella.bots.neural.network import LEAD_SCALE, Network
from tools.train.decisions import HEAT, KINDS, PLAIN, Arrays

#: Units of the layers: for the table, for each action, for the chances.
SIZES: Final = [128, 128, 32]
#: Decisions that are learned from at a time.
BLOCK: Final = 1024
#: A choice may become so much likelier or less likely before its lesson is over (PPO).
CLIP: Final = 0.2
#: How much picks and aims count beside everything else, and what it is worth to stay mixed there.
WEIGHT: Final = 2.0
MIXED: Final = 0.003

#: So far may the choices move in a round before it ends (the mean divergence of old and new).
FAR: Final = 0.02

#: How far the mean of the last steps goes with the next one.
FOLLOW: Final = 0.005

Block = dict[str, Tensor]
BY_DECISION: Final = ("likely", "kind", "gain", "won", "lead", "better")


class Learner(nn.Module):  # type: ignore[misc]
    """The layers; beside them a judge of what decisions bring, for training only."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        wide, deep, high = SIZES
        self.vocabulary = vocabulary
        self.state_weights = _numbers(vocabulary.state_size, wide, 0.1)
        self.state_bias = _numbers(1, wide, 0.0)
        self.policy_weights = _numbers(wide, deep, wide**-0.5)
        self.policy_bias = _numbers(1, deep, 0.0)
        self.action_weights = _numbers(vocabulary.action_size, deep, 0.1)
        self.action_output = _numbers(deep, 1, 0.1)
        self.action_skip = _numbers(vocabulary.action_size, 1, 0.0)
        self.value_weights = _numbers(wide, high, wide**-0.5)
        self.value_bias = _numbers(1, high, 0.0)
        self.value_output = _numbers(high, 2, high**-0.5)
        self.value_output_bias = _numbers(1, 2, 0.0)
        self.judge = nn.Sequential(
            nn.Linear(vocabulary.state_size, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(),
            nn.Linear(64, 1),
        )  # fmt: skip

    def forward(self, block: Block) -> tuple[Tensor, Tensor, Tensor]:
        """Return the score of every action; chance and lead; what is expected, by decision."""
        table, actions = block["table"], block["action"]
        first = functional.relu(table @ self.state_weights + self.state_bias)
        third = (first @ self.policy_weights + self.policy_bias)[
            block["of"]
        ] + actions @ self.action_weights
        scores = functional.relu(third) @ self.action_output + actions @ self.action_skip
        ends = (
            functional.relu(first @ self.value_weights + self.value_bias) @ self.value_output
            + self.value_output_bias
        )
        return scores.squeeze(1), ends, self.judge(table).squeeze(1)

    def parts(self) -> list[nn.Parameter]:
        """Return the numbers in the order of the model's file."""
        return [
            self.state_weights,
            self.state_bias,
            self.policy_weights,
            self.policy_bias,
            self.action_weights,
            self.action_output,
            self.action_skip,
            self.value_weights,
            self.value_bias,
            self.value_output,
            self.value_output_bias,
        ]

    def read(self, network: Network) -> None:
        """Take over the numbers of a model."""
        given = [
            network.state_weights,
            network.state_bias,
            network.policy_weights,
            network.policy_bias,
            network.action_weights,
            network.action_output,
            network.action_skip,
            network.value_weights,
            network.value_bias,
            network.value_output,
            network.value_output_bias,
        ]
        with torch.no_grad():
            for part, numbers in zip(self.parts(), given, strict=True):
                part.copy_(torch.tensor(list(numbers)).reshape(part.shape))

    def follow(self, learner: Learner) -> None:
        """Go a little of the way to where another is now."""
        with torch.no_grad():
            for own, new in zip(self.parameters(), learner.parameters(), strict=True):
                own.lerp_(new, FOLLOW)

    def write(self, path: Path, trained: str) -> None:
        """Write the model's file."""
        flat = torch.cat([part.detach().reshape(-1) for part in self.parts()]).numpy()
        save(path, self.vocabulary, SIZES, flat.astype("<f4").tobytes(), trained)


def _numbers(rows: int, columns: int, spread: float) -> nn.Parameter:
    return nn.Parameter(spread * torch.randn(rows, columns))


# --- blocks ----------------------------------------------------------------------------
def blocks_of(arrays: Arrays, vocabulary: Vocabulary) -> Iterator[Block]:
    """Cut decisions into blocks to learn from one at a time."""
    count = len(arrays["ends"])
    for first in range(0, count, BLOCK):
        yield block_of(arrays, vocabulary, first)


def block_of(arrays: Arrays, vocabulary: Vocabulary, first: int) -> Block:
    """Return a block of decisions, with all the zeros of what was seen: matrices multiply fast."""
    ends = arrays["ends"]
    last = min(first + BLOCK, len(ends))
    row = int(ends[first - 1]) if first else 0
    rows = slice(row, int(ends[last - 1]))
    counts = np.diff(ends[first:last], prepend=row)
    block = {
        "table": dense(arrays, "table", slice(first, last), vocabulary.state_size),
        "action": dense(arrays, "action", rows, vocabulary.action_size),
        "of": torch.from_numpy(np.repeat(np.arange(last - first), counts)),
        "target": torch.from_numpy(arrays["target"][rows]),
        "chosen": torch.from_numpy(ends[first:last] - counts - row + arrays["chosen"][first:last]),
    }
    for name in BY_DECISION:
        if name in arrays:
            block[name] = torch.from_numpy(arrays[name][first:last])
    return block


def dense(arrays: Arrays, name: str, rows: slice, width: int) -> Tensor:
    ends = arrays[f"{name}_ends"]
    first = int(ends[rows.start - 1]) if rows.start else 0
    last = int(ends[rows.stop - 1])
    counts = np.diff(ends[rows], prepend=first)
    row = np.repeat(np.arange(0, len(counts) * width, width), counts)
    at = torch.from_numpy(row + arrays[f"{name}_places"][first:last])
    numbers = torch.from_numpy(arrays[f"{name}_numbers"][first:last])
    return torch.zeros(len(counts) * width).index_add_(0, at, numbers).reshape(-1, width)


def likelihoods(scores: Tensor, of: Tensor, decisions: int) -> Tensor:
    """Return the logarithm of how likely each action is chosen."""
    most = torch.full((decisions,), -1e9).scatter_reduce(0, of, scores.detach(), "amax")
    shifted = scores - most[of]
    total = torch.zeros(decisions).index_add(0, of, shifted.exp())
    return shifted - total.log()[of]


# --- imitation -------------------------------------------------------------------------
def imitate(learner: Learner, lessons: list[Arrays], seed: int, rate: float) -> float:
    """Learn once from all decisions to choose as they say; return how far off it was before."""
    steps = torch.optim.AdamW(learner.parameters(), rate, weight_decay=0.01)
    total = count = 0.0
    for block in _shuffled(lessons, learner.vocabulary, seed):
        scores, ends, expected = learner(block)
        likely = likelihoods(scores, block["of"], len(block["won"]))
        weight = _weights(block["kind"])
        policy = -(block["target"] * likely * weight[block["of"]]).sum() / weight.sum()
        _step(steps, policy + 0.3 * _chances(ends, block) + 2.0 * _judged(expected, block))
        total += float(policy)
        count += 1
    return total / count


def foretell(learner: Learner, lessons: list[Arrays], seed: int, rate: float) -> None:
    """Learn once from all decisions how likely others choose what, and nothing else."""
    steps = torch.optim.AdamW(learner.parameters(), rate, weight_decay=0.02)
    for block in _shuffled(lessons, learner.vocabulary, seed):
        scores, _, _ = learner(block)
        likely = likelihoods(scores, block["of"], len(block["won"]))
        _step(steps, -(block["target"] * likely).sum() / len(block["won"]))


def off(learner: Learner, lessons: list[Arrays], kind: int | None = None) -> tuple[float, float]:
    """Return how far off it is from targets it has not seen, and how often it hits the best.

    `kind`: only of decisions of this kind.
    """
    total = hits = count = 0.0
    with torch.no_grad():
        for block in (one for lesson in lessons for one in blocks_of(lesson, learner.vocabulary)):
            scores, _, _ = learner(block)
            decisions = len(block["won"])
            asked = torch.ones(decisions, dtype=torch.bool)
            if kind is not None:
                asked = block["kind"] == kind
            likely = likelihoods(scores, block["of"], decisions)
            total -= float((block["target"] * likely * asked[block["of"]]).sum())
            first = torch.full((decisions,), -1e9)
            first = first.scatter_reduce(0, block["of"], block["target"], "amax")
            best = torch.full((decisions,), -1e9).scatter_reduce(0, block["of"], scores, "amax")
            chosen = (scores == best[block["of"]]) & asked[block["of"]]
            hits += float((chosen & (block["target"] == first[block["of"]])).sum())
            count += float(asked.sum())
    return total / count, hits / count


# --- practice --------------------------------------------------------------------------
def improve(
    learner: Learner, steps: Any, lessons: list[Arrays], times: int, seed: int, mean: Learner
) -> Told:
    """Learn so many times from all decisions to do more of what went better than expected.

    `mean` follows every step: it becomes the mean of the last of them.
    """
    told = Told(weigh(learner, lessons))
    for again in range(times):
        told.moved = told.mixed = told.count = 0.0
        for block in _shuffled(lessons, learner.vocabulary, seed + again):
            scores, ends, expected = learner(block)
            decisions = len(block["won"])
            heat = torch.tensor(HEAT)[block["kind"]]
            likely = likelihoods(scores / heat[block["of"]], block["of"], decisions)
            policy = -_surrogate(likely, block)
            unsure = -(likely.exp() * likely * (block["kind"] != PLAIN)[block["of"]]).sum()
            unsure = unsure / decisions
            loss = policy - MIXED * unsure + 0.1 * _chances(ends, block)
            _step(steps, loss + 2.0 * _judged(expected, block))
            mean.follow(learner)
            with torch.no_grad():
                change = likely[block["chosen"]] - block["likely"].log()
                told.moved += float((change.exp() - 1 - change).mean())
                told.mixed += float(unsure)
                told.count += 1
        if told.moved / told.count > FAR:
            break
    return told


class Told:
    """What is told of a lesson: what of the outcome was foreseen, how far the choices moved."""

    def __init__(self, foreseen: float) -> None:
        self.foreseen = foreseen
        self.moved = self.mixed = self.count = 0.0

    def facts(self) -> dict[str, float]:
        """Return it by name; what was summed up over the blocks as their mean."""
        moved, mixed = self.moved / self.count, self.mixed / self.count
        return {"foreseen": self.foreseen, "moved": moved, "mixed": mixed}


def weigh(learner: Learner, lessons: list[Arrays]) -> float:
    """Note of every decision how much better than expected it went; return what was foreseen."""
    for lesson in lessons:
        with torch.no_grad():
            expected = [learner.judge(b["table"]) for b in blocks_of(lesson, learner.vocabulary)]
        lesson["better"] = lesson["gain"] - torch.cat(expected).squeeze(1).numpy()
    better = np.concatenate([lesson["better"] for lesson in lessons])
    gain = np.concatenate([lesson["gain"] for lesson in lessons])
    kind = np.concatenate([lesson["kind"] for lesson in lessons])
    foreseen = 1.0 - float(better.var() / gain.var())
    for each in KINDS:
        mean = better[kind == each].mean()
        spread = better[kind == each].std() + 1e-6
        for lesson in lessons:
            these = lesson["kind"] == each
            lesson["better"][these] = (lesson["better"][these] - mean) / spread
    return foreseen


def _surrogate(likely: Tensor, block: Block) -> Tensor:
    """What the new choices gain over the old, as far as they may differ from them (PPO)."""
    weight = _weights(block["kind"])
    ratio = (likely[block["chosen"]] - block["likely"].log()).exp()
    better = block["better"]
    each = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
    return (each * weight).sum() / weight.sum()


def _weights(kind: Tensor) -> Tensor:
    return torch.where(kind == PLAIN, 1.0, WEIGHT)


def _shuffled(lessons: list[Arrays], vocabulary: Vocabulary, seed: int) -> Iterator[Block]:
    order = [(i, at) for i, one in enumerate(lessons) for at in range(0, len(one["ends"]), BLOCK)]
    Random(seed).shuffle(order)
    for i, at in order:
        yield block_of(lessons[i], vocabulary, at)


def _step(steps: Any, loss: Tensor) -> None:
    steps.zero_grad()
    loss.backward()
    steps.step()


def _chances(ends: Tensor, block: Block) -> Tensor:
    chance = functional.binary_cross_entropy_with_logits(ends[:, 0], block["won"])
    return chance + 0.5 * functional.smooth_l1_loss(ends[:, 1], block["lead"] / LEAD_SCALE)


def _judged(expected: Tensor, block: Block) -> Tensor:
    return functional.mse_loss(expected, block["gain"])
