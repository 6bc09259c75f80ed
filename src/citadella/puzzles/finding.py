"""Finding puzzles: games of good players are looked through for moves that are hard to see.

A moment becomes a puzzle when two judges that have nothing in common but the rules agree: a long
search, several times anew, and games played to their end after every move. Both deal anew what
the seat cannot know. The move that comes to mind (that of a plain builder, or at least the
strategist's) must be another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from citadella.bots import Bot, make
from citadella.bots.coach import Reasons
from citadella.bots.levels import LEVELS
from citadella.bots.review.reasons import reason_for
from citadella.bots.review.rollouts import Futures, StrategistMind
from citadella.bots.search.bot import leader
from citadella.bots.search.determinizer import Deals
from citadella.bots.search.guide import quick
from citadella.bots.search.mcts import Thought
from citadella.knowledge import View
from citadella.notation import Position
from citadella.puzzles.puzzle import ME, Option, Puzzle, finishes, theme_of
from citadella.rules import Action, Game, Setup
from citadella.rules.action import CHOOSE
from citadella.rules.dice import Dice

#: More moves than these cannot be weighed by looking; fewer are no choice.
FEWEST, MOST = 3, 12
MEMORY: Final = 50_000
#: In so many dealt games it is seen what a move brings.
FUTURES: Final = 300
#: Who is asked to solve a puzzle, and how often: the levels that play by judgement, and the one
#: that thinks, for longer and longer (as quickly as it can: they are asked many thousand times).
TRIES: Final = 20
PLAYOUTS: Final = (6, 20, 60, 200, 1000)
SOLVERS: Final = (
    *(name for name, level in LEVELS.items() if not level.bot.startswith("search:")),
    *(f"search:iterations={playouts},mind=strategist" for playouts in PLAYOUTS),
)
#: A puzzle is harder by one for each of these chances that the solvers together do not reach.
STEPS: Final = (0.8, 0.65, 0.55, 0.42)


@dataclass(frozen=True)
class Care:
    """How carefully a moment is looked at."""

    #: Playouts of the first look, and how much better than the obvious move the best must seem.
    glance: int = 200
    seems: float = 0.03
    #: Searches that must agree, and the playouts of each.
    searches: int = 3
    playouts: int = 3_000
    #: Games played out after every move; the best must win so much more often than the second
    #: (of 1), and by so many standard errors.
    games: int = 600
    lead: float = 0.06
    errors: float = 3.0


def no_draft(game: Game) -> bool:
    """Return whether this is no pick: picks alone would make most of the puzzles."""
    return game.legal_actions()[0].verb.group != CHOOSE


def can_finish(game: Game) -> bool:
    """Return whether the game could be ended; whether that is best is another matter."""
    return any(finishes(game, action) for action in game.legal_actions())


def find_in(
    setup: Setup,
    seed: str,
    players: list[str],
    care: Care,
    wanted: Callable[[Game], bool] | None = None,
) -> Iterator[Puzzle]:
    """Play a game with these bots, and yield what makes a puzzle on the way.

    `wanted` says which moments are looked at; without it, all.
    """
    game = Game.new(setup, seed)
    bots: list[Bot] = [make(name, f"{seed} {seat}") for seat, name in enumerate(players)]
    dice = Dice.from_seed(f"puzzles {seed}")
    while not game.over:
        legal = game.legal_actions()
        view = game.view(game.to_act)
        looked_at = FEWEST <= len(legal) <= MOST and (wanted is None or wanted(game))
        if game.to_act == ME and looked_at:
            puzzle = examine(view, legal, f"{seed}-{len(game.history)}", dice, care)
            if puzzle is not None:
                yield puzzle
        game.play(bots[game.to_act].choose(view, legal) if len(legal) > 1 else legal[0])


def examine(view: View, legal: list[Action], name: str, dice: Dice, care: Care) -> Puzzle | None:
    """Return a puzzle if the moment makes one."""
    best = _search(view, legal, care.glance, dice)
    minds = [make(bot, name).choose(view, legal) for bot in ("builder", "strategist")]
    others = [action for action in minds if action is not best.action]
    if not others or best.mean - _mean_of(best, obvious := others[0]) < care.seems:
        return None
    for _ in range(care.searches):
        again = _search(view, legal, care.playouts, dice)
        if again.action is not best.action or again.mean - _mean_of(again, obvious) < care.seems:
            return None
    options = play_out(view, legal, care.games, dice, best.action, care)
    if options is None:
        return None
    game = Deals(view).deal(dice)
    puzzle = Puzzle(
        name=name,
        theme=theme_of(game, best.action),
        difficulty=0,  # `rated` finds out
        options=tuple(options),
        obvious=obvious.text,
        games=care.games,
        text=Position.of(game).to_text(),
    )
    # What is kept must give back the same moment.
    kept = [action.text for action in puzzle.game().legal_actions()]
    return puzzle if kept == [action.text for action in legal] else None


@dataclass(frozen=True)
class _Found:
    """What a search thinks of the moves it tried."""

    action: Action
    mean: float
    means: dict[str, float]


def _search(view: View, legal: list[Action], playouts: int, dice: Dice) -> _Found:
    thought = Thought(view, legal, dice, MEMORY)
    while thought.playouts < playouts:
        thought.play_out()
    moves = thought.root.moves
    best = leader(moves)
    means = {move.action.text: move.total / move.visits for move in moves if move.visits}
    return _Found(best.action, means[best.action.text], means)


def _mean_of(found: _Found, action: Action) -> float:
    return found.means.get(action.text, 0.0)


def play_out(
    view: View, legal: list[Action], games: int, dice: Dice, best: Action, care: Care
) -> list[Option] | None:
    """Play the same dealt games to their ends after every move; None if another does as well.

    Everybody goes on as a quick player who knows what the seat may know.
    """
    deals = Deals(view)
    seat = view.seat
    won: list[list[float]] = [[] for _ in legal]
    at = legal.index(best)
    for n in range(games):
        dealt = deals.deal(dice)
        stream = dice.below(1 << 30)
        for i, action in enumerate(legal):
            game = dealt.copy()
            won[i].append(_win(game, seat, action, Dice.from_seed(f"{stream}")))
        # Hopeless ones are given up early.
        if n + 1 in (games // 6, games // 2, games) and not _leads(
            won, at, care.lead, care.errors * (n + 1) / games
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
        game.play(legal[0] if len(legal) == 1 else quick(game, game.to_act, legal, dice))
    winners = game.result().winners
    return 1.0 / len(winners) if seat in winners else 0.0


def _leads(won: list[list[float]], at: int, lead: float, errors: float) -> bool:
    """Return whether a move won clearly more often than every other, in the same games."""
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
    """Return a puzzle with what speaks for its best move: a fact, and what it brings in numbers."""
    game = puzzle.game()
    view = game.view(ME)
    futures = Futures(view, StrategistMind(), puzzle.name)
    facts = Reasons(view, futures)
    legal = {action.text: action for action in game.legal_actions()}
    best, obvious = legal[puzzle.best.action], legal[puzzle.obvious]
    after = [futures.after(action, 0, FUTURES) for action in (best, obvious)]
    found = [facts.of(best), reason_for(after[0], after[1], view)]
    if facts.of(best) == facts.of(obvious):
        # What is true of both tells them not apart.
        del found[0]
    return replace(puzzle, reasons=tuple(reason for reason in found if reason[0]))


def rated(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with how hard it is: how seldom it is solved, by the mean of all solvers."""
    chance = sum(chance_of(solver, puzzle) for solver in SOLVERS) / len(SOLVERS)
    return replace(puzzle, difficulty=1 + sum(chance < step for step in STEPS))


def chance_of(solver: str, puzzle: Puzzle) -> float:
    """Return how likely a bot finds the best move: many choose by chance between some."""
    game = puzzle.game()
    view = game.view(ME)
    legal = game.legal_actions()
    found = (make(solver, f"{puzzle.name} {n}").choose(view, legal) for n in range(TRIES))
    return sum(puzzle.solved_by(action.text) for action in found) / TRIES
