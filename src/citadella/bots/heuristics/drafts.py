"""Inference of who picked which character in a draft, by the forward-backward algorithm.

The hidden state is the pack: the ranks left to pick from, as bits of an integer. Each step
removes one rank, so there are few possible packs although there are many possible drafts.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from citadella.bots.heuristics.decision import DecisionContext
from citadella.rules.character import CROWN_RANK
from citadella.rules.draft import LAST_PICK, PICK_AND_LAY, RANDOM_DISCARD

#: Used instead of a rank's holder: ANYONE if the holder is unknown, NOBODY if there is none.
ANYONE: Final = -1
NOBODY: Final = -2
#: Used instead of the seat that removes a rank, for a rank that is discarded at random.
CHANCE: Final = -1
#: The initial capacity of the lists of packs and of edges.
INITIAL_PACK_CAPACITY: Final = 256


@final
class DraftStep:
    """The removal of a rank from the pack: by a player, who keeps or discards it, or by chance."""

    def __init__(self, mover: int, kept: bool, pack: int, taken: int) -> None:
        """Create a step of the seat `mover` or of CHANCE.

        The `pack` before the step and the rank `taken` are 0 if unknown.
        """
        self.mover = mover
        self.kept = kept
        self.pack = pack
        self.taken = taken
        # The prior weight of each rank; `possible` is the same but 0 for ranks that are ruled out.
        self.prior: vec[float] = vec[float]()
        self.possible: vec[float] = vec[float]()


@final
class PackGraph:
    """The possible packs before and after each step of the draft, and the edges between them."""

    def __init__(self, ranks: int) -> None:
        self.packs: vec[i64] = vec[i64](capacity=INITIAL_PACK_CAPACITY)
        # The forward and backward probabilities of each pack.
        self.weights: vec[float] = vec[float](capacity=INITIAL_PACK_CAPACITY)
        self.ahead: vec[float] = vec[float](capacity=INITIAL_PACK_CAPACITY)
        # The sum of the priors of the ranks that can be taken from each pack.
        self.totals: vec[float] = vec[float](capacity=INITIAL_PACK_CAPACITY)
        # The pack after each possible choice, in the order of the forward pass.
        self.edges: vec[i64] = vec[i64](capacity=INITIAL_PACK_CAPACITY)
        absent: i64 = -1
        self._index_of: vec[i64] = vec[i64]([absent for _ in range(1 << ranks)])

    def note(self, pack: i64, since: i64) -> i64:
        """Return the index of `pack` among the packs from index `since` on; add it if missing."""
        place = self._index_of[pack]
        if place < since:
            place = len(self.packs)
            self._index_of[pack] = place
            self.packs = append(self.packs, pack)
            self.weights = append(self.weights, 0.0)
            self.ahead = append(self.ahead, 0.0)
            self.totals = append(self.totals, 0.0)
        return place


@final
class Draft:
    """The forward-backward algorithm for this round's draft, from the viewpoint of a seat."""

    def __init__(
        self, ctx: DecisionContext, known: list[int], prior: list[list[float]], down: int
    ) -> None:
        """Rebuild the steps of this round's draft, as far as the seat knows them.

        `down` is the face-down rank if the last player sees it, else 0.
        """
        self.ctx = ctx
        self.known = known
        self.prior = prior
        self.down = down
        self.ranks = len(known)
        # The weight of rank 4 as the face-down card, relative to other ranks. It is below 1 if that
        # card is drawn before the face-up cards: as rank 4 is never face up (D2), removing it
        # leaves more ranks that may be face up, so each combination of them is less likely.
        box = ctx.game.box
        others = self.ranks - 2
        self.first_down = (others - box.face_up) / others if box.face_down_first else 1.0
        self.seen_now = 0
        self.steps: list[DraftStep] = []
        if not down:
            self.steps.append(DraftStep(CHANCE, False, 0, 0))
        self._rebuild_steps()

    def _rebuild_steps(self) -> None:
        game = self.ctx.game
        seats = len(game.players)
        own_picks = 0
        for i in range(len(game.box.draft)):
            move = game.box.draft[i]
            if i >= game.draft_move:
                break
            if move == RANDOM_DISCARD:
                self.steps.append(DraftStep(CHANCE, False, 0, 0))
                continue
            mover = (game.draft_crown + move % 10) % seats
            pack = 0
            taken = 0
            laid = 0
            if mover == self.ctx.seat:
                pick = self.ctx.me.picks[own_picks]
                own_picks += 1
                # Exclude ranks turned face up since this pick, because nobody took them.
                pack = pick.pack & ~game.face_up
                taken = pick.taken
                laid = pick.laid
            self.steps.append(DraftStep(mover, True, pack, taken))
            if PICK_AND_LAY <= move < LAST_PICK:
                self.steps.append(DraftStep(mover, False, 0, laid))
        self.seen_now = seen_pack(self.ctx)
        self._set_priors()

    def _face_down_bit(self, i: int) -> int:
        """Return the face-down rank as a bit if the mover of step `i` may also take it, else 0."""
        if self.down and i == self._last_step() and self.steps[i].mover >= 0:
            return 1 << self.down
        return 0

    def _last_step(self) -> int:
        return len(self.ctx.game.box.draft) - 1

    def _set_priors(self) -> None:
        later = self.seen_now
        for i in range(len(self.steps) - 1, -1, -1):
            step = self.steps[i]
            by_chance = step.mover == CHANCE or not step.kept
            prior = [1.0] * self.ranks if by_chance else self.prior[step.mover]
            possible: list[float] = [0.0] * self.ranks
            for rank in range(1, self.ranks):
                # A rank that this seat sees in a later pack cannot have been taken in this step.
                if not later >> rank & 1 and self._is_possible(step, rank):
                    possible[rank] = prior[rank]
                    if i == 0 and rank == CROWN_RANK and step.mover == CHANCE:
                        possible[rank] = self.first_down
            if step.taken:
                possible[step.taken] = 1.0
            step.prior = _as_vec(prior)
            step.possible = _as_vec(possible)
            if step.pack:
                later = step.pack

    def _is_possible(self, step: DraftStep, rank: int) -> bool:
        owner = self.known[rank]
        if step.taken:
            return step.taken == rank
        if step.mover == CHANCE or not step.kept:
            # A rank that a seat is known to hold cannot have been discarded.
            return owner < 0
        return owner in (ANYONE, step.mover)

    def _total_prior(self, step: DraftStep, offered: i64) -> float:
        if step.taken:
            return 1.0
        prior = step.prior
        ranks: i64 = self.ranks
        total = 0.0
        for rank in range(1, ranks):
            if offered >> rank & 1:
                total += prior[rank]
        return total

    def add_to(self, hold: list[list[float]], graph: PackGraph, start: int) -> float:
        """Add the likelihood of each seat holding each rank to `hold`; return the total."""
        count = len(self.steps)
        levels: list[int] = [len(graph.packs)]
        edges: list[int] = []
        first = graph.note(start, len(graph.packs))
        graph.weights[first] = 1.0
        for i in range(count):
            levels.append(len(graph.packs))
            edges.append(len(graph.edges))
            self._forward(i, graph, levels[i], levels[i + 1])
        total = 0.0
        last: i64 = levels[count]
        for at in range(last, len(graph.packs)):
            end = self._final_likelihood(int(graph.packs[at]))
            graph.ahead[at] = end
            total += graph.weights[at] * end
        if total <= 0.0:
            return 0.0
        for i in range(count - 1, -1, -1):
            self._backward(i, graph, levels[i], levels[i + 1], edges[i], hold)
        return total

    def _final_likelihood(self, pack: int) -> float:
        """Return 1 if the final `pack` agrees with the facts that the seat knows, else 0."""
        if self.seen_now:
            offered = pack
            if self.down and len(self.steps) == self._last_step():
                offered |= 1 << self.down
            return 1.0 if offered == self.seen_now else 0.0
        left = pack
        if self.down and len(self.steps) <= self._last_step():
            left |= 1 << self.down
        for rank in range(1, self.ranks):
            if left >> rank & 1 and self.known[rank] >= 0:
                return 0.0
        return 1.0

    def _forward(self, i: int, graph: PackGraph, begin: i64, end: i64) -> None:
        """Compute the forward probabilities of the packs after step `i`."""
        step = self.steps[i]
        seen: i64 = step.pack
        face_down: i64 = self._face_down_bit(i)
        ranks: i64 = self.ranks
        possible = step.possible
        for at in range(begin, end):
            offered = graph.packs[at] | face_down
            if seen and offered != seen:
                continue
            total = self._total_prior(step, offered)
            graph.totals[at] = total
            share = graph.weights[at] / total
            for rank in range(1, ranks):
                if offered >> rank & 1:
                    likelihood = possible[rank]
                    if likelihood > 0.0:
                        to = graph.note(offered & ~(1 << rank), end)
                        graph.weights[to] += likelihood * share
                        graph.edges = append(graph.edges, to)

    def _backward(
        self, i: int, graph: PackGraph, begin: i64, end: i64, edge: i64, hold: list[list[float]]
    ) -> None:
        """Compute the backward probabilities before step `i`; add the likelihoods to `hold`."""
        step = self.steps[i]
        seen: i64 = step.pack
        face_down: i64 = self._face_down_bit(i)
        ranks: i64 = self.ranks
        possible = step.possible
        held = step.kept and step.mover >= 0
        row = _as_vec(hold[step.mover if held else 0])
        for at in range(begin, end):
            offered = graph.packs[at] | face_down
            if seen and offered != seen:
                continue
            total = graph.totals[at]
            weight = graph.weights[at]
            ahead = 0.0
            for rank in range(1, ranks):
                if offered >> rank & 1:
                    likelihood = possible[rank]
                    if likelihood > 0.0:
                        share = likelihood / total * graph.ahead[graph.edges[edge]]
                        edge += 1
                        ahead += share
                        row[rank] += weight * share
            graph.ahead[at] = ahead
        if held:
            for rank in range(1, ranks):
                hold[step.mover][rank] = row[rank]


def seen_pack(ctx: DecisionContext) -> int:
    """Return the current pack as a bit set if the deciding seat is picking from it, else 0."""
    game = ctx.game
    return game.pack if game.to_act == ctx.seat and game.asked_kind() == "pick" else 0


def _as_vec(numbers: list[float]) -> vec[float]:
    return vec[float]([numbers[i] for i in range(len(numbers))])
