"""Beliefs: the probability that each seat holds each character.

They are derived from the face-up characters, the packs the seat received and passed on, and the
ranks called so far. The prior of a pick is a softmax over the characters' values to the player.
"""

from typing import Final, final

from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.decision import DecisionContext, fast_exp
from citadella.bots.heuristics.drafts import ANYONE, NOBODY, Draft, PackGraph, seen_pack
from citadella.rules.draft import LAST_PICK
from citadella.rules.game import Game
from citadella.rules.state import Player


@final
class Beliefs:
    """The probability that each seat holds each rank."""

    def __init__(self, seats: int, ranks: int) -> None:
        self.ranks = ranks
        self.hold: list[list[float]] = []
        for _ in range(seats):
            self.hold.append([0.0] * ranks)

    def in_play(self, rank: int) -> float:
        """Return the probability that any player holds `rank`."""
        total = 0.0
        for row in self.hold:
            total += row[rank]
        return total


#: The maximum number of cached results; rollouts of the same round repeat the same drafts.
MAX_CACHED_DRAFTS: Final = 1024
_BELIEFS_BY_DRAFT: Final[dict[tuple[object, ...], Beliefs]] = {}


def owners(game: Game, seat: int) -> list[int]:
    """Return the holder of each rank as far as `seat` knows: a seat, ANYONE or NOBODY."""
    found: list[int] = [ANYONE] * len(game.box.cast)
    for rank in range(1, len(found)):
        if game.face_up >> rank & 1:
            found[rank] = NOBODY
        elif rank <= game.rank:
            found[rank] = NOBODY
            for marker in game.markers:
                if marker.rank == rank and marker.silences():
                    found[rank] = ANYONE
    for player in game.players:
        for rank in range(1, len(found)):
            if player.revealed >> rank & 1:
                found[rank] = player.seat
    if seat >= 0:
        for rank in game.players[seat].roles:
            found[rank] = seat
    return found


def pick_priors(ctx: DecisionContext) -> list[list[float]]:
    """Return a row for each seat: the prior weight of each rank as the seat's pick.

    The row of `ctx.seat` is zero.
    """
    game = ctx.game
    weights = ctx.weights
    cast = game.box.cast
    found: list[list[float]] = []
    for player in game.players:
        row: list[float] = [0.0] * len(cast)
        if player.seat != ctx.seat:
            best = -99.0
            for rank in range(1, len(cast)):
                row[rank] = appeal(ctx, player, rank)
                if row[rank] > best:
                    best = row[rank]
            for rank in range(1, len(cast)):
                row[rank] = (
                    fast_exp((row[rank] - best) / weights.others_temperature)
                    + weights.min_pick_weight
                )
        found.append(row)
    return found


# --- approximate -----------------------------------------------------------------------
def quick_beliefs(ctx: DecisionContext) -> Beliefs:
    """Return approximate beliefs, which treat the seats as independent."""
    game = ctx.game
    cast = game.box.cast
    known = owners(game, ctx.seat)
    beliefs = Beliefs(len(game.players), len(cast))
    for player in game.players:
        row = beliefs.hold[player.seat]
        hidden = len(player.roles)
        for rank in range(1, len(cast)):
            if known[rank] == player.seat:
                row[rank] = 1.0
                hidden -= 1
        if hidden <= 0 or player.seat == ctx.seat:
            continue
        may = _may_hold(ctx, player, known)
        total = 0.0
        for rank in range(1, len(cast)):
            if may >> rank & 1:
                prior = (
                    fast_exp(appeal(ctx, player, rank) / ctx.weights.others_temperature)
                    + ctx.weights.min_pick_weight
                )
                row[rank] = prior
                total += prior
        if total > 0.0:
            for rank in range(1, len(cast)):
                if may >> rank & 1:
                    share = row[rank] * hidden / total
                    row[rank] = share if share < 1.0 else 1.0
    # Only one seat can hold a rank, so the probabilities of each rank are scaled to add up to at
    # most 0.95.
    for rank in range(1, len(cast)):
        if known[rank] == ANYONE:
            claims = beliefs.in_play(rank)
            if claims > 0.95:
                for row in beliefs.hold:
                    row[rank] *= 0.95 / claims
    return beliefs


def _may_hold(ctx: DecisionContext, player: Player, known: list[int]) -> int:
    """Return the ranks that `player` may hold, as a bit set."""
    game = ctx.game
    may = 0
    for rank in range(1, len(known)):
        if known[rank] == ANYONE:
            may |= 1 << rank
    picks = ctx.me.picks
    if len(picks) == 1 and not game.swaps:
        # Earlier players took ranks that are missing from this seat's pack; later players take
        # ranks that are in it.
        seats = len(game.players)
        mine = (ctx.seat - game.draft_crown) % seats
        theirs = (player.seat - game.draft_crown) % seats
        seen = picks[0].pack
        narrowed = may & ~seen if theirs < mine else may & seen
        if narrowed:
            return narrowed
    return may


# --- exact -----------------------------------------------------------------------------
def exact_beliefs(ctx: DecisionContext) -> Beliefs:
    """Return the exact beliefs, computed by inference over the whole draft."""
    game = ctx.game
    if len(ctx.me.picks) != len(ctx.me.roles) or game.draft_move == 0 or _is_tangled(game):
        return quick_beliefs(ctx)
    known = _before_swaps(game, owners(game, ctx.seat))
    prior = pick_priors(ctx)
    drafted = _drafted(ctx, known, prior)
    found = _BELIEFS_BY_DRAFT.get(drafted)
    if found is None:
        found = _compute(ctx, known, prior)
        if found is None:
            return quick_beliefs(ctx)
        if len(_BELIEFS_BY_DRAFT) >= MAX_CACHED_DRAFTS:
            _BELIEFS_BY_DRAFT.clear()
        _BELIEFS_BY_DRAFT[drafted] = found
    return found


def _drafted(
    ctx: DecisionContext, known: list[int], prior: list[list[float]]
) -> tuple[object, ...]:
    """Return everything on which the exact beliefs depend, as a cache key."""
    game = ctx.game
    picks = [(pick.pack, pick.taken, pick.laid) for pick in ctx.me.picks]
    table = (game.box, ctx.seat, game.draft_crown, game.draft_move, game.face_up, seen_pack(ctx))
    return (*table, *known, *picks, *game.swaps, *[tuple(row) for row in prior])


def _compute(ctx: DecisionContext, known: list[int], prior: list[list[float]]) -> Beliefs | None:
    """Return the exact beliefs, or None if no draft is consistent with the known facts."""
    game = ctx.game
    beliefs = Beliefs(len(game.players), len(game.box.cast))
    start = game.box.all_ranks & ~game.face_up
    last = game.box.draft[len(game.box.draft) - 1]
    graph = PackGraph(len(game.box.cast))
    total = 0.0
    if last >= LAST_PICK:
        # The last player may also pick the face-down card, so try every rank for this card.
        for rank in range(1, len(game.box.cast)):
            if start >> rank & 1 and _may_lie_face_down(ctx, rank):
                draft = Draft(ctx, known, prior, rank)
                total += draft.add_to(beliefs.hold, graph, start & ~(1 << rank))
    else:
        draft = Draft(ctx, known, prior, 0)
        total = draft.add_to(beliefs.hold, graph, start)
    if total <= 0.0:
        return None
    for row in beliefs.hold:
        for rank in range(len(row)):
            row[rank] /= total
    for a, b in game.swaps:
        row = beliefs.hold[a]
        beliefs.hold[a] = beliefs.hold[b]
        beliefs.hold[b] = row
    return beliefs


def _may_lie_face_down(ctx: DecisionContext, rank: int) -> bool:
    # Unless this seat picks last, a rank in its first pack cannot be the face-down one.
    seats = len(ctx.game.players)
    last = (ctx.seat - ctx.game.draft_crown) % seats == seats - 1
    return last or not ctx.me.picks or not ctx.me.picks[0].pack >> rank & 1


def _is_tangled(game: Game) -> bool:
    # If players have two characters, it is unknown which character was swapped.
    return len(game.swaps) > 0 and len(game.players) <= 3


def _before_swaps(game: Game, known: list[int]) -> list[int]:
    """Return the seat that picked each rank: `known` with the swaps after the draft undone."""
    if not game.swaps:
        return known
    took: list[int] = []
    for rank in range(len(known)):
        owner = known[rank]
        for i in range(len(game.swaps) - 1, -1, -1):
            a, b = game.swaps[i]
            if owner == a:
                owner = b
            elif owner == b:
                owner = a
        took.append(owner)
    return took
