"""Find puzzles: decisions in games of strong bots where the best move is hard to see.

A decision becomes a puzzle if two independent methods agree on the best move: several long
searches, and rollouts to the end of the game after every move. Both sample the information that is
hidden from the seat. The best move must also be clearly better than the obvious move, which is the
choice of the builder bot, or of the strategist if the builder finds the best move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from citadella.bots import Bot, make
from citadella.bots.coach import Reasons
from citadella.bots.heuristics.evaluate import best as heuristic_best
from citadella.bots.levels import LEVELS
from citadella.bots.review.reasons import reason_for
from citadella.bots.review.rollouts import Rollouts, win_shares
from citadella.bots.search.bot import most_visited
from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search.mcts import TreeSearch
from citadella.bots.search_model import HEURISTICS
from citadella.knowledge import View
from citadella.notation import Position
from citadella.puzzles.puzzle import ME, Option, Puzzle, theme_of
from citadella.rules import Action, Game, Setup
from citadella.rules.action import CHOOSE
from citadella.rules.dice import Dice

#: The minimum and maximum number of legal moves in a puzzle, and the size limit of search trees.
MIN_MOVES: Final = 3
MAX_MOVES: Final = 12
MAX_TREE_EDGES: Final = 50_000
#: The number of rollouts per move for the explanation of the best move.
ROLLOUTS_PER_MOVE: Final = 300
#: How often each solver attempts a puzzle.
TRIES_PER_SOLVER: Final = 20
#: The number of playouts per decision of each solver that is a search bot.
SOLVER_PLAYOUTS: Final = (6, 20, 60, 200, 1000)
#: The bots of the levels that do not search, and search bots with increasing playouts.
SOLVERS: Final = (
    *(name for name, level in LEVELS.items() if not level.bot.startswith("search:")),
    *(f"search:iterations={playouts},model=heuristic" for playouts in SOLVER_PLAYOUTS),
)
#: The difficulty is 1, plus 1 for each of these values that exceeds the mean success rate.
DIFFICULTY_STEPS: Final = (0.8, 0.65, 0.55, 0.42)


@dataclass(frozen=True)
class SearchEffort:
    """How many games to simulate for a decision, and the required lead of the best move."""

    #: The number of playouts of the first search, and by how much the win rate of its best move
    #: must exceed that of the obvious move.
    first_playouts: int = 200
    min_gain: float = 0.03
    #: The number of searches that must agree, and the playouts of each.
    searches: int = 3
    playouts: int = 3_000
    #: The rollouts after every move, and the minimum difference between the win rates of the best
    #: move and any other move: as a share of the games, and in standard errors.
    games: int = 600
    min_lead: float = 0.06
    min_lead_errors: float = 3.0


def no_draft(game: Game) -> bool:
    """Return whether a decision is not a draft pick; draft picks would give too many puzzles."""
    return game.legal_actions()[0].verb.group != CHOOSE


def find_in(
    setup: Setup,
    seed: str,
    players: list[str],
    effort: SearchEffort,
    wanted: Callable[[Game], bool] | None = None,
) -> Iterator[Puzzle]:
    """Play a game and yield the puzzles among the decisions that `wanted` accepts."""
    game = Game.new(setup, seed)
    bots: list[Bot] = [make(name, f"{seed} {seat}") for seat, name in enumerate(players)]
    dice = Dice.from_seed(f"puzzles {seed}")
    while not game.over:
        legal = game.legal_actions()
        view = game.view(game.to_act)
        eligible = MIN_MOVES <= len(legal) <= MAX_MOVES and (wanted is None or wanted(game))
        if game.to_act == ME and eligible:
            puzzle = examine(view, legal, f"{seed}-{len(game.history)}", dice, effort)
            if puzzle is not None:
                yield puzzle
        game.play(bots[game.to_act].choose(view, legal) if len(legal) > 1 else legal[0])


def examine(
    view: View, legal: list[Action], name: str, dice: Dice, effort: SearchEffort
) -> Puzzle | None:
    """Return the decision as a puzzle, or None if it is not suitable."""
    best = _search(view, legal, effort.first_playouts, dice)
    quick = [make(bot, name).choose(view, legal) for bot in ("builder", "strategist")]
    others = [action for action in quick if action is not best.action]
    if not others or best.gain_over(obvious := others[0]) < effort.min_gain:
        return None
    for _ in range(effort.searches):
        again = _search(view, legal, effort.playouts, dice)
        if again.action is not best.action or again.gain_over(obvious) < effort.min_gain:
            return None
    options = play_out(view, legal, effort.games, dice, best.action, effort)
    if options is None:
        return None
    game = Determinizer(view, HEURISTICS, dice).sample(dice)
    puzzle = Puzzle(
        name=name,
        theme=theme_of(game, best.action),
        difficulty=0,  # set by `rated`
        options=tuple(options),
        obvious=obvious.text,
        games=effort.games,
        text=Position.of(game).to_text(),
    )
    # Encoding the position must not have changed the legal moves.
    kept = [action.text for action in puzzle.game().legal_actions()]
    return puzzle if kept == [action.text for action in legal] else None


@dataclass(frozen=True)
class _SearchResult:
    """The best move of a search, and the mean value of every move."""

    action: Action
    mean: float
    means: dict[str, float]

    def gain_over(self, action: Action) -> float:
        """Return the mean value of the best move minus that of `action`."""
        return self.mean - self.means.get(action.text, 0.0)


def _search(view: View, legal: list[Action], playouts: int, dice: Dice) -> _SearchResult:
    search = TreeSearch(view, legal, dice, MAX_TREE_EDGES, HEURISTICS)
    while search.playouts < playouts:
        search.run_playout()
    edges = search.root.edges
    best = most_visited(edges)
    means = {edge.action.text: edge.total / edge.visits for edge in edges if edge.visits}
    return _SearchResult(best.action, means[best.action.text], means)


def play_out(
    view: View, legal: list[Action], games: int, dice: Dice, best: Action, effort: SearchEffort
) -> list[Option] | None:
    """Return the win rate of each move, as a percentage; None if `best` is not clearly the best."""
    determinizer = Determinizer(view, HEURISTICS, dice)
    seat = view.seat
    won: list[list[float]] = [[] for _ in legal]
    at = legal.index(best)
    for n in range(games):
        sampled = determinizer.sample(dice)
        stream = dice.below(1 << 30)
        for i, action in enumerate(legal):
            game = sampled.copy()
            won[i].append(_win(game, seat, action, Dice.from_seed(f"{stream}")))
        # Stop early if the best move is not clearly ahead.
        if n + 1 in (games // 6, games // 2, games) and not _leads(
            won, at, effort.min_lead, effort.min_lead_errors * (n + 1) / games
        ):
            return None
    options = [
        Option(action.text, round(100 * sum(wins) / len(wins), 1))
        for action, wins in zip(legal, won, strict=True)
    ]
    return sorted(options, key=lambda option: option.wins, reverse=True)


def _win(game: Game, seat: int, action: Action, dice: Dice) -> float:
    game.play(action)
    while not game.over:
        legal = game.legal_actions()
        game.play(legal[0] if len(legal) == 1 else heuristic_best(game, game.to_act, legal, dice))
    return win_shares(game.result())[seat]


def _leads(won: list[list[float]], at: int, lead: float, errors: float) -> bool:
    """Return whether the move at index `at` won clearly more often than every other move."""
    mine = won[at]
    count = len(mine)
    for i, other in enumerate(won):
        if i == at:
            continue
        gaps = [a - b for a, b in zip(mine, other, strict=True)]
        mean = sum(gaps) / count
        spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / count / count)
        if mean < lead or mean < errors * spread:
            return False
    return True


def explained(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with reasons for its best move: a fact, and a comparison of rollouts."""
    game = puzzle.game()
    view = game.view(ME)
    rollouts = Rollouts(view, HEURISTICS, puzzle.name)
    facts = Reasons(view, rollouts)
    legal = {action.text: action for action in game.legal_actions()}
    best, obvious = legal[puzzle.best.action], legal[puzzle.obvious]
    after = [rollouts.after(action, 0, ROLLOUTS_PER_MOVE) for action in (best, obvious)]
    found = [facts.of(best), reason_for(after[0], after[1], view)]
    if facts.of(best) == facts.of(obvious):
        # A fact that is true of both moves does not explain why one is better.
        del found[0]
    return replace(puzzle, reasons=tuple(reason for reason in found if reason[0]))


def rated(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its difficulty, computed from the mean success rate of the solvers."""
    rate = sum(success_rate(solver, puzzle) for solver in SOLVERS) / len(SOLVERS)
    return replace(puzzle, difficulty=1 + sum(rate < step for step in DIFFICULTY_STEPS))


def success_rate(solver: str, puzzle: Puzzle) -> float:
    """Return the share of attempts, each with a different seed, that find the best move."""
    game = puzzle.game()
    view = game.view(ME)
    legal = game.legal_actions()
    found = (
        make(solver, f"{puzzle.name} {n}").choose(view, legal) for n in range(TRIES_PER_SOLVER)
    )
    return sum(puzzle.solved_by(action.text) for action in found) / TRIES_PER_SOLVER
