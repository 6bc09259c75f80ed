"""Who holds which character: the draft, worked out exactly, weighted by who would take what.

A seat knows what was turned up, the packs it was given and passed on, and what has been called.
The draft is gone through set by set: from every pack that may have been on the table to every
pack that may have come after it. A player takes each character as likely as it appeals to that
player; chance takes any. That gives how likely each seat holds each rank, for every number of
players, without listing the drafts one by one.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from citadella.bots.judgement.appeal import appeal
from citadella.bots.judgement.moment import Moment, rising
from citadella.rules.character import CROWN_RANK
from citadella.rules.draft import LAST_PICK, PICK_AND_LAY, RANDOM_DISCARD
from citadella.rules.game import Game
from citadella.rules.state import Player

ANYONE: Final = -1
NOBODY: Final = -2
CHANCE: Final = -1
#: Room for so many packs at first.
SOME: Final = 256


@final
class Step:
    """One removal from the pack: who takes (or CHANCE), whether it is kept, what is known of it."""

    def __init__(self, mover: int, kept: bool, pack: int, taken: int) -> None:
        """Note a step; `pack` and `taken` are 0 where this seat does not know them."""
        self.mover = mover
        self.kept = kept
        self.pack = pack
        self.taken = taken
        # How likely each rank is taken before what is known, and what of that is possible.
        self.taste: vec[float] = vec[float]()
        self.possible: vec[float] = vec[float]()


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
    me = m.me
    beliefs = Beliefs(len(game.players), len(game.box.cast))
    if len(me.picks) != len(me.roles) or game.draft_move == 0 or _is_tangled(game):
        return quick_beliefs(m)
    known = _before_swaps(game, owners(game, m.seat))
    taste = tastes(m)
    start = game.box.all_ranks & ~game.face_up
    last = game.box.draft[len(game.box.draft) - 1]
    ways = Ways(len(game.box.cast))
    total = 0.0
    if last >= LAST_PICK:
        # The last player also sees the card that lay face down: each one it may be by itself.
        for rank in range(1, len(game.box.cast)):
            if start >> rank & 1 and _may_lie_face_down(m, rank):
                draft = Draft(m, known, taste, rank)
                total += draft.add_to(beliefs, ways, start & ~(1 << rank))
    else:
        draft = Draft(m, known, taste, 0)
        total = draft.add_to(beliefs, ways, start)
    if total <= 0.0:
        return quick_beliefs(m)
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


@final
class Ways:
    """Every way that a draft may have gone: the packs on the table, and from which to which."""

    def __init__(self, ranks: int) -> None:
        """Begin with none."""
        self.packs: vec[i64] = vec[i64](capacity=SOME)
        # How likely it came to a pack, and how likely all that is known of what followed.
        self.weights: vec[float] = vec[float](capacity=SOME)
        self.ahead: vec[float] = vec[float](capacity=SOME)
        # What all that is offered attracts the mover, added up.
        self.totals: vec[float] = vec[float](capacity=SOME)
        # Where one gets to by each choice, in the order in which they were found.
        self.passages: vec[i64] = vec[i64](capacity=SOME)
        self._places: vec[i64] = vec[i64]([i64(-1) for _ in range(1 << ranks)])

    def note(self, pack: i64, since: i64) -> i64:
        """Return where a pack stands that may come after a step; `since` begin those after it."""
        place = self._places[pack]
        if place < since:
            place = len(self.packs)
            self._places[pack] = place
            self.packs = append(self.packs, pack)
            self.weights = append(self.weights, 0.0)
            self.ahead = append(self.ahead, 0.0)
            self.totals = append(self.totals, 0.0)
        return place


@final
class Draft:
    """The draft of this round as steps from set to set, forwards and backwards."""

    def __init__(self, m: Moment, known: list[int], taste: list[list[float]], down: int) -> None:
        """Lay out the steps so far; `down` is the face-down card where the last player sees it."""
        self.m = m
        self.known = known
        self.taste = taste
        self.down = down
        self.ranks = len(known)
        # Where that card is drawn first, what is then turned up makes rank 4 less likely (D2).
        box = m.game.box
        others = self.ranks - 2
        self.first_down = (others - box.face_up) / others if box.face_down_first else 1.0
        self.seen_now = 0
        self.steps: list[Step] = []
        if not down:
            self.steps.append(Step(CHANCE, False, 0, 0))
        self._lay_out()

    def _lay_out(self) -> None:
        game = self.m.game
        seats = len(game.players)
        looked = 0
        for i in range(len(game.box.draft)):
            move = game.box.draft[i]
            if i >= game.draft_move:
                break
            if move == RANDOM_DISCARD:
                self.steps.append(Step(CHANCE, False, 0, 0))
                continue
            mover = (game.draft_crown + move % 10) % seats
            pack = 0
            taken = 0
            laid = 0
            if mover == self.m.seat:
                pick = self.m.me.picks[looked]
                looked += 1
                # What was left over may lie face up by now.
                pack = pick.pack & ~game.face_up
                taken = pick.taken
                laid = pick.laid
            self.steps.append(Step(mover, True, pack, taken))
            if PICK_AND_LAY <= move < LAST_PICK:
                self.steps.append(Step(mover, False, 0, laid))
        # The seat in the middle of its own choice has seen the pack as it is.
        self.seen_now = game.pack if self._sees_pack() else 0
        self._weigh()

    def _sees_pack(self) -> bool:
        game = self.m.game
        return game.to_act == self.m.seat and game.asked_kind() == "pick"

    def _besides(self, i: int) -> int:
        """What the mover of a step may choose beside the pack."""
        if self.down and i == self._last_step() and self.steps[i].mover >= 0:
            return 1 << self.down
        return 0

    def _last_step(self) -> int:
        return len(self.m.game.box.draft) - 1

    def _weigh(self) -> None:
        """Work out for each step how likely it takes each rank, as far as that is possible."""
        later = self.seen_now
        for i in range(len(self.steps) - 1, -1, -1):
            step = self.steps[i]
            by_chance = step.mover == CHANCE or not step.kept
            taste = [1.0] * self.ranks if by_chance else self.taste[step.mover]
            possible: list[float] = [0.0] * self.ranks
            for rank in range(1, self.ranks):
                # What this seat sees in a later pack has not been taken before.
                if not later >> rank & 1 and self._is_possible(step, rank):
                    possible[rank] = taste[rank]
                    if i == 0 and rank == CROWN_RANK and step.mover == CHANCE:
                        possible[rank] = self.first_down
            if step.taken:
                possible[step.taken] = 1.0
            step.taste = _as_vec(taste)
            step.possible = _as_vec(possible)
            if step.pack:
                later = step.pack

    def _is_possible(self, step: Step, rank: int) -> bool:
        owner = self.known[rank]
        if step.taken:
            return step.taken == rank
        if step.mover == CHANCE or not step.kept:
            # Nobody's: it must not be known to be with anyone.
            return owner < 0
        return owner in (ANYONE, step.mover)

    def _total(self, step: Step, offered: i64) -> float:
        if step.taken:
            return 1.0
        taste = step.taste
        total = 0.0
        for rank in range(i64(1), i64(self.ranks)):
            if offered >> rank & 1:
                total += taste[rank]
        return total

    def add_to(self, beliefs: Beliefs, ways: Ways, start: int) -> float:
        """Add the likelihoods of who took what; give the likelihood of all that is known."""
        count = len(self.steps)
        levels: list[int] = [len(ways.packs)]
        passages: list[int] = []
        first = ways.note(start, len(ways.packs))
        ways.weights[first] = 1.0
        for i in range(count):
            levels.append(len(ways.packs))
            passages.append(len(ways.passages))
            self._forward(i, ways, levels[i], levels[i + 1])
        total = 0.0
        for at in range(i64(levels[count]), len(ways.packs)):
            end = self._agrees(int(ways.packs[at]))
            ways.ahead[at] = end
            total += ways.weights[at] * end
        if total <= 0.0:
            return 0.0
        for i in range(count - 1, -1, -1):
            self._backward(i, ways, levels[i], levels[i + 1], passages[i], beliefs)
        return total

    def _agrees(self, pack: int) -> float:
        """Whether what is left at the end agrees with what is known."""
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

    def _forward(self, i: int, ways: Ways, begin: i64, end: i64) -> None:
        """Go on from every pack before a step to those that may come after it."""
        step = self.steps[i]
        seen = i64(step.pack)
        besides = i64(self._besides(i))
        for at in range(begin, end):
            offered = ways.packs[at] | besides
            if seen and offered != seen:
                continue
            total = self._total(step, offered)
            ways.totals[at] = total
            share = ways.weights[at] / total
            for rank in range(i64(1), i64(self.ranks)):
                if offered >> rank & 1:
                    likelihood = step.possible[rank]
                    if likelihood > 0.0:
                        to = ways.note(offered & ~(i64(1) << rank), end)
                        ways.weights[to] += likelihood * share
                        ways.passages = append(ways.passages, to)

    def _backward(
        self, i: int, ways: Ways, begin: i64, end: i64, passage: i64, beliefs: Beliefs
    ) -> None:
        """Come back by the same passages, with how likely all that follows is."""
        step = self.steps[i]
        seen = i64(step.pack)
        besides = i64(self._besides(i))
        held = step.kept and step.mover >= 0
        hold = beliefs.hold[step.mover if held else 0]
        row = _as_vec(hold)
        for at in range(begin, end):
            offered = ways.packs[at] | besides
            if seen and offered != seen:
                continue
            total = ways.totals[at]
            weight = ways.weights[at]
            ahead = 0.0
            for rank in range(i64(1), i64(self.ranks)):
                if offered >> rank & 1:
                    likelihood = step.possible[rank]
                    if likelihood > 0.0:
                        share = likelihood / total * ways.ahead[ways.passages[passage]]
                        passage += 1
                        ahead += share
                        row[rank] += weight * share
            ways.ahead[at] = ahead
        if held:
            for rank in range(i64(1), i64(self.ranks)):
                hold[rank] = row[rank]


def _as_vec(numbers: list[float]) -> vec[float]:
    return vec[float]([numbers[i] for i in range(len(numbers))])
