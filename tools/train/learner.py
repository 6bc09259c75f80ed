"""The network in PyTorch, with the same forward pass as `citadella.bots.neural.network`."""

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
from tools.train.decisions import KINDS, PLAIN, TEMPERATURES, Arrays

#: The widths of the layers: state, actions, value head.
SIZES: Final = [128, 128, 32]
#: The number of decisions in a mini-batch.
BATCH_SIZE: Final = 1024
#: The clip range of the probability ratio (PPO).
CLIP_RANGE: Final = 0.2
#: The weight of picks and targets in the loss, and the weight of their entropy bonus.
MIXED_WEIGHT: Final = 2.0
ENTROPY_WEIGHT: Final = 0.003
#: Training in a round stops once the mean KL divergence from the old policy exceeds this.
MAX_KL: Final = 0.02
#: The share of the new weights in each update of the exponential moving average.
AVERAGE_RATE: Final = 0.005

Batch = dict[str, Tensor]
BY_DECISION: Final = ("likely", "kind", "gain", "won", "lead", "advantage")


class Learner(nn.Module):  # type: ignore[misc]
    """The layers of a network, and a critic that is used only in training."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__()
        state, action, value = SIZES
        self.vocabulary = vocabulary
        self.state_weights = _parameter(vocabulary.state_size, state, 0.1)
        self.state_bias = _parameter(1, state, 0.0)
        self.policy_weights = _parameter(state, action, state**-0.5)
        self.policy_bias = _parameter(1, action, 0.0)
        self.action_weights = _parameter(vocabulary.action_size, action, 0.1)
        self.action_output = _parameter(action, 1, 0.1)
        self.action_skip = _parameter(vocabulary.action_size, 1, 0.0)
        self.value_weights = _parameter(state, value, state**-0.5)
        self.value_bias = _parameter(1, value, 0.0)
        self.value_output = _parameter(value, 2, value**-0.5)
        self.value_output_bias = _parameter(1, 2, 0.0)
        self.critic = nn.Sequential(
            nn.Linear(vocabulary.state_size, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(),
            nn.Linear(64, 1),
        )  # fmt: skip

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """Return the logits of the actions, the value head's output, and the critic's values.

        The value head returns the win logit and the lead for each decision.
        """
        table, actions = batch["table"], batch["action"]
        hidden = functional.relu(table @ self.state_weights + self.state_bias)
        combined = (hidden @ self.policy_weights + self.policy_bias)[
            batch["of"]
        ] + actions @ self.action_weights
        logits = functional.relu(combined) @ self.action_output + actions @ self.action_skip
        ends = (
            functional.relu(hidden @ self.value_weights + self.value_bias) @ self.value_output
            + self.value_output_bias
        )
        return logits.squeeze(1), ends, self.critic(table).squeeze(1)

    def parts(self) -> list[nn.Parameter]:
        """Return the parameters in the order in which the model file stores them."""
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
        """Copy the weights from a network."""
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

    def average_in(self, learner: Learner) -> None:
        """Move the weights a little towards those of `learner` (exponential moving average)."""
        with torch.no_grad():
            for own, new in zip(self.parameters(), learner.parameters(), strict=True):
                own.lerp_(new, AVERAGE_RATE)

    def write(self, path: Path, trained: str) -> None:
        """Write the network to a model file; `trained` describes its training."""
        flat = torch.cat([part.detach().reshape(-1) for part in self.parts()]).numpy()
        save(path, self.vocabulary, SIZES, flat.astype("<f4").tobytes(), trained)


def _parameter(rows: int, columns: int, spread: float) -> nn.Parameter:
    return nn.Parameter(spread * torch.randn(rows, columns))


# --- batches ---------------------------------------------------------------------------
def batches_of(arrays: Arrays, vocabulary: Vocabulary) -> Iterator[Batch]:
    """Yield decisions in mini-batches."""
    count = len(arrays["ends"])
    for first in range(0, count, BATCH_SIZE):
        yield batch_of(arrays, vocabulary, first)


def batch_of(arrays: Arrays, vocabulary: Vocabulary, first: int) -> Batch:
    """Return the mini-batch that starts at the decision `first`, with dense features."""
    ends = arrays["ends"]
    last = min(first + BATCH_SIZE, len(ends))
    row = int(ends[first - 1]) if first else 0
    rows = slice(row, int(ends[last - 1]))
    counts = np.diff(ends[first:last], prepend=row)
    batch = {
        "table": dense(arrays, "table", slice(first, last), vocabulary.state_size),
        "action": dense(arrays, "action", rows, vocabulary.action_size),
        "of": torch.from_numpy(np.repeat(np.arange(last - first), counts)),
        "target": torch.from_numpy(arrays["target"][rows]),
        "chosen": torch.from_numpy(ends[first:last] - counts - row + arrays["chosen"][first:last]),
    }
    for name in BY_DECISION:
        if name in arrays:
            batch[name] = torch.from_numpy(arrays[name][first:last])
    return batch


def dense(arrays: Arrays, name: str, rows: slice, width: int) -> Tensor:
    """Return sparse rows as a dense matrix."""
    ends = arrays[f"{name}_ends"]
    first = int(ends[rows.start - 1]) if rows.start else 0
    last = int(ends[rows.stop - 1])
    counts = np.diff(ends[rows], prepend=first)
    row = np.repeat(np.arange(0, len(counts) * width, width), counts)
    at = torch.from_numpy(row + arrays[f"{name}_places"][first:last])
    numbers = torch.from_numpy(arrays[f"{name}_numbers"][first:last])
    return torch.zeros(len(counts) * width).index_add_(0, at, numbers).reshape(-1, width)


def log_probabilities(logits: Tensor, of: Tensor, decisions: int) -> Tensor:
    """Return each action's log-probability; `of` has the index of each action's decision."""
    most = torch.full((decisions,), -1e9).scatter_reduce(0, of, logits.detach(), "amax")
    shifted = logits - most[of]
    total = torch.zeros(decisions).index_add(0, of, shifted.exp())
    return shifted - total.log()[of]


# --- imitation -------------------------------------------------------------------------
def imitate(learner: Learner, data: list[Arrays], seed: int, rate: float) -> float:
    """Train policy, value head and critic for one epoch of imitation; return the policy loss."""
    optimizer = torch.optim.AdamW(learner.parameters(), rate, weight_decay=0.01)
    total = count = 0.0
    for batch in _shuffled(data, learner.vocabulary, seed):
        logits, ends, expected = learner(batch)
        likely = log_probabilities(logits, batch["of"], len(batch["won"]))
        weight = _weights(batch["kind"])
        policy = -(batch["target"] * likely * weight[batch["of"]]).sum() / weight.sum()
        _step(
            optimizer, policy + 0.3 * _value_loss(ends, batch) + 2.0 * _critic_loss(expected, batch)
        )
        total += float(policy)
        count += 1
    return total / count


def imitate_policy(learner: Learner, data: list[Arrays], seed: int, rate: float) -> None:
    """Train only the policy for one epoch of imitation."""
    optimizer = torch.optim.AdamW(learner.parameters(), rate, weight_decay=0.02)
    for batch in _shuffled(data, learner.vocabulary, seed):
        logits, _, _ = learner(batch)
        likely = log_probabilities(logits, batch["of"], len(batch["won"]))
        _step(optimizer, -(batch["target"] * likely).sum() / len(batch["won"]))


def validate(learner: Learner, data: list[Arrays], kind: int | None = None) -> tuple[float, float]:
    """Return the cross-entropy (nats) and the accuracy, over all decisions or those of `kind`."""
    total = hits = count = 0.0
    with torch.no_grad():
        for batch in (one for part in data for one in batches_of(part, learner.vocabulary)):
            logits, _, _ = learner(batch)
            decisions = len(batch["won"])
            asked = torch.ones(decisions, dtype=torch.bool)
            if kind is not None:
                asked = batch["kind"] == kind
            likely = log_probabilities(logits, batch["of"], decisions)
            total -= float((batch["target"] * likely * asked[batch["of"]]).sum())
            first = torch.full((decisions,), -1e9)
            first = first.scatter_reduce(0, batch["of"], batch["target"], "amax")
            best = torch.full((decisions,), -1e9).scatter_reduce(0, batch["of"], logits, "amax")
            chosen = (logits == best[batch["of"]]) & asked[batch["of"]]
            hits += float((chosen & (batch["target"] == first[batch["of"]])).sum())
            count += float(asked.sum())
    return total / count, hits / count


# --- reinforcement learning ------------------------------------------------------------
def improve(
    learner: Learner, optimizer: Any, data: list[Arrays], epochs: int, seed: int, average: Learner
) -> PpoStatistics:
    """Train for `epochs` epochs with PPO; update `average`, the moving average of the weights."""
    statistics = PpoStatistics(set_advantages(learner, data))
    for epoch in range(epochs):
        statistics.kl = statistics.entropy = statistics.batches = 0.0
        for batch in _shuffled(data, learner.vocabulary, seed + epoch):
            logits, ends, expected = learner(batch)
            decisions = len(batch["won"])
            temperature = torch.tensor(TEMPERATURES)[batch["kind"]]
            likely = log_probabilities(logits / temperature[batch["of"]], batch["of"], decisions)
            policy = -_surrogate(likely, batch)
            entropy = -(likely.exp() * likely * (batch["kind"] != PLAIN)[batch["of"]]).sum()
            entropy = entropy / decisions
            loss = policy - ENTROPY_WEIGHT * entropy + 0.1 * _value_loss(ends, batch)
            _step(optimizer, loss + 2.0 * _critic_loss(expected, batch))
            average.average_in(learner)
            with torch.no_grad():
                change = likely[batch["chosen"]] - batch["likely"].log()
                statistics.kl += float((change.exp() - 1 - change).mean())
                statistics.entropy += float(entropy)
                statistics.batches += 1
        if statistics.kl / statistics.batches > MAX_KL:
            break
    return statistics


class PpoStatistics:
    """The explained variance of the returns, and KL divergence and entropy in the last epoch."""

    def __init__(self, explained_variance: float) -> None:
        self.explained_variance = explained_variance
        self.kl = self.entropy = self.batches = 0.0

    def means(self) -> dict[str, float]:
        """Return the statistics by name; KL divergence and entropy are means over mini-batches."""
        return {
            "explained_variance": self.explained_variance,
            "kl": self.kl / self.batches,
            "entropy": self.entropy / self.batches,
        }


def set_advantages(learner: Learner, data: list[Arrays]) -> float:
    """Add advantages, normalised per kind of decision, to `data`; return the explained variance."""
    for part in data:
        with torch.no_grad():
            expected = [learner.critic(b["table"]) for b in batches_of(part, learner.vocabulary)]
        part["advantage"] = part["gain"] - torch.cat(expected).squeeze(1).numpy()
    advantage = np.concatenate([part["advantage"] for part in data])
    gain = np.concatenate([part["gain"] for part in data])
    kind = np.concatenate([part["kind"] for part in data])
    explained = 1.0 - float(advantage.var() / gain.var())
    for each in KINDS:
        mean = advantage[kind == each].mean()
        spread = advantage[kind == each].std() + 1e-6
        for part in data:
            these = part["kind"] == each
            part["advantage"][these] = (part["advantage"][these] - mean) / spread
    return explained


def _surrogate(likely: Tensor, batch: Batch) -> Tensor:
    """Return the clipped surrogate objective (PPO)."""
    weight = _weights(batch["kind"])
    ratio = (likely[batch["chosen"]] - batch["likely"].log()).exp()
    advantage = batch["advantage"]
    clipped = ratio.clamp(1 - CLIP_RANGE, 1 + CLIP_RANGE)
    each = torch.minimum(ratio * advantage, clipped * advantage)
    return (each * weight).sum() / weight.sum()


def _weights(kind: Tensor) -> Tensor:
    return torch.where(kind == PLAIN, 1.0, MIXED_WEIGHT)


def _shuffled(data: list[Arrays], vocabulary: Vocabulary, seed: int) -> Iterator[Batch]:
    order = [(i, at) for i, one in enumerate(data) for at in range(0, len(one["ends"]), BATCH_SIZE)]
    Random(seed).shuffle(order)
    for i, at in order:
        yield batch_of(data[i], vocabulary, at)


def _step(optimizer: Any, loss: Tensor) -> None:
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()


def _value_loss(ends: Tensor, batch: Batch) -> Tensor:
    win_loss = functional.binary_cross_entropy_with_logits(ends[:, 0], batch["won"])
    return win_loss + 0.5 * functional.smooth_l1_loss(ends[:, 1], batch["lead"] / LEAD_SCALE)


def _critic_loss(expected: Tensor, batch: Batch) -> Tensor:
    return functional.mse_loss(expected, batch["gain"])
