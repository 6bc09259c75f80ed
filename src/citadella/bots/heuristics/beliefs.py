"""Who holds which character: the draft, worked out exactly, weighted by who would take what.

A seat knows what was turned up, the packs it was given and passed on, and what has been called. A
player takes each character as likely as it appeals to that player; chance takes any.
"""

from typing import Final, final

from citadella.bots.heuristics.appeal import appeal
from citadella.bots.heuristics.decision import Moment, rising
from citadella.bots.heuristics.drafts import ANYONE, NOBODY, Draft, Ways, seen_pack
from citadella.rules.draft import LAST_PICK
from citadella.rules.game import Game
from citadella.rules.state import Player


@final
class Beliefs:
    """How likely each seat holds each rank."""

    def __init__(self, seats: int, ranks: int) -> None:
        """Begin with nothing known."""
        self.ranks = ranks
        self.hold: list[list[float]] = []
        for _ in range(seats):
            self.hold.append([0.0] * ranks)

    def in_play(self, rank: int) -> float:
        """Return how likely anyone holds a rank."""
        total = 0.0
        for row in self.hold:
            total += row[rank]
        return total


#: So many drafts are remembered: whoever plays rounds out in the head meets the same ones again.
MOST_REMEMBERED: Final = 1024
_REMEMBERED: Final[dict[tuple[object, ...], Beliefs]] = {}


def owners(game: Game, seat: int) -> list[int]:
    """Return for each rank the seat known to hold it, ANYONE, or NOBODY (called in vain)."""
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


def tastes(m: Moment) -> list[list[float]]:
    """Return for each seat how much each rank attracts it, as weights of a choice."""
    game = m.game
    weights = m.weights
    cast = game.box.cast
    found: list[list[float]] = []
    for player in game.players:
        row: list[float] = [0.0] * len(cast)
        if player.seat != m.seat:
            best = -99.0
            for rank in range(1, len(cast)):
                row[rank] = appeal(m, player, rank)
                if row[rank] > best:
                    best = row[rank]
            for rank in range(1, len(cast)):
                row[rank] = rising((row[rank] - best) / weights.appeal) + weights.surprise
        found.append(row)
    return found


# --- quick -----------------------------------------------------------------------------
def quick_beliefs(m: Moment) -> Beliefs:
    """Guess who holds what, seat by seat: what it may have taken, by how it appeals."""
    game = m.game
    cast = game.box.cast
    known = owners(game, m.seat)
    beliefs = Beliefs(len(game.players), len(cast))
    for player in game.players:
        row = beliefs.hold[player.seat]
        hidden = len(player.roles)
        for rank in range(1, len(cast)):
            if known[rank] == player.seat:
                row[rank] = 1.0
                hidden -= 1
        if hidden <= 0 or player.seat == m.seat:
            continue
        may = _may_hold(m, player, known)
        total = 0.0
        for rank in range(1, len(cast)):
            if may >> rank & 1:
                taste = rising(appeal(m, player, rank) / m.weights.appeal) + m.weights.surprise
                row[rank] = taste
                total += taste
        if total > 0.0:
            for rank in range(1, len(cast)):
                if may >> rank & 1:
                    share = row[rank] * hidden / total
                    row[rank] = share if share < 1.0 else 1.0
    # Two seats cannot hold the same card: what is claimed by many is shared out.
    for rank in range(1, len(cast)):
        if known[rank] == ANYONE:
            claims = beliefs.in_play(rank)
            if claims > 0.95:
                for row in beliefs.hold:
                    row[rank] *= 0.95 / claims
    return beliefs


def _may_hold(m: Moment, player: Player, known: list[int]) -> int:
    """Return the ranks that a player may hold, as bits."""
    game = m.game
    may = 0
    for rank in range(1, len(known)):
        if known[rank] == ANYONE:
            may |= 1 << rank
    picks = m.me.picks
    if len(picks) == 1 and not game.swaps:
        # Before me: what was gone; after me: what I passed on.
        seats = len(game.players)
        mine = (m.seat - game.draft_crown) % seats
        theirs = (player.seat - game.draft_crown) % seats
        seen = picks[0].pack
        narrowed = may & ~seen if theirs < mine else may & seen
        if narrowed:
            return narrowed
    return may


# --- exact -----------------------------------------------------------------------------
def exact_beliefs(m: Moment) -> Beliefs:
    """Return how likely each seat holds each rank, by the whole draft."""
    game = m.game
    if len(m.me.picks) != len(m.me.roles) or game.draft_move == 0 or _is_tangled(game):
        return quick_beliefs(m)
    known = _before_swaps(game, owners(game, m.seat))
    taste = tastes(m)
    drafted = _drafted(m, known, taste)
    found = _REMEMBERED.get(drafted)
    if found is None:
        found = _work_out(m, known, taste)
        if found is None:
            return quick_beliefs(m)
        if len(_REMEMBERED) >= MOST_REMEMBERED:
            _REMEMBERED.clear()
        _REMEMBERED[drafted] = found
    return found


def _drafted(m: Moment, known: list[int], taste: list[list[float]]) -> tuple[object, ...]:
    """Return all that the beliefs about a draft are made of."""
    game = m.game
    picks = [(pick.pack, pick.taken, pick.laid) for pick in m.me.picks]
    table = (game.box, m.seat, game.draft_crown, game.draft_move, game.face_up, seen_pack(m))
    return (*table, *known, *picks, *game.swaps, *[tuple(row) for row in taste])


def _work_out(m: Moment, known: list[int], taste: list[list[float]]) -> Beliefs | None:
    """Go through the draft; None if it cannot have come about as far as that can be told."""
    game = m.game
    beliefs = Beliefs(len(game.players), len(game.box.cast))
    start = game.box.all_ranks & ~game.face_up
    last = game.box.draft[len(game.box.draft) - 1]
    ways = Ways(len(game.box.cast))
    total = 0.0
    if last >= LAST_PICK:
        # The last player also sees the card that lay face down: each one it may be by itself.
        for rank in range(1, len(game.box.cast)):
            if start >> rank & 1 and _may_lie_face_down(m, rank):
                draft = Draft(m, known, taste, rank)
                total += draft.add_to(beliefs.hold, ways, start & ~(1 << rank))
    else:
        draft = Draft(m, known, taste, 0)
        total = draft.add_to(beliefs.hold, ways, start)
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


def _may_lie_face_down(m: Moment, rank: int) -> bool:
    # A rank that was in the pack before the last player's did not lie face down.
    seats = len(m.game.players)
    last = (m.seat - m.game.draft_crown) % seats == seats - 1
    return last or not m.me.picks or not m.me.picks[0].pack >> rank & 1


def _is_tangled(game: Game) -> bool:
    # With two characters each it is not known which of them were swapped.
    return len(game.swaps) > 0 and len(game.players) <= 3


def _before_swaps(game: Game, known: list[int]) -> list[int]:
    """Return who took each rank that is known now, when characters have been swapped since."""
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
