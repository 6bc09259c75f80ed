"""Rollouts after a move: sampled games consistent with a view, played to the end of the round.

All moves are tried in the same sampled games with the same random numbers, which reduces the
variance of comparisons between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from citadella import build_kind
from citadella.bots.search.determinizer import Determinizer
from citadella.bots.search_model import SearchModel
from citadella.knowledge import View
from citadella.rules import Action, Game
from citadella.rules.dice import Dice
from citadella.rules.scoring import Result

#: The factor by which rollouts are slower if the rules are not compiled.
INTERPRETED_SLOWDOWN: Final = 10


def affordable(playouts: int) -> int:
    """Return `playouts`, reduced if the rules are not compiled."""
    return playouts if build_kind() == "compiled" else playouts // INTERPRETED_SLOWDOWN


class RolloutResult(NamedTuple):
    """The state of a sampled game at the end of the round."""

    #: Each seat's win probability.
    chances: list[float]
    #: The points of each seat's city.
    points: list[int]
    #: The gold and the number of cards of the reviewed seat.
    gold: int
    cards: int
    #: Whether the reviewed seat has had a turn.
    played: bool
    #: Whether the game is over or in its last round.
    ended: bool


def roll_out(
    game: Game, seat: int, model: SearchModel, dice: Dice, played: bool = False
) -> RolloutResult:
    """Play `game` to the end of its round and return its state; `dice` makes the random choices.

    `seat` is the reviewed seat (-1: none); `played` says whether the seat has had its turn.
    """
    last = game.round
    while not game.over and game.round <= last:
        turn = game.turn
        if turn is not None and turn.seat == seat:
            played = True
        legal = game.legal_actions()
        asked = game.to_act
        if len(legal) == 1:
            action = legal[0]
        elif asked == seat:
            action = model.best_action(game, asked, legal, dice)
        else:
            action = model.rollout_action(game, asked, legal, dice)
        game.play(action)
    standing = game.standing()
    found = win_shares(standing) if game.over else model.win_probabilities(game)
    me = game.players[seat]
    ended = game.over or game.ending
    return RolloutResult(found, standing.totals, me.gold, len(me.hand), played, ended)


def win_shares(result: Result) -> list[float]:
    """Return 1 for the winner and 0 for the others; a shared win is divided equally."""
    winners = result.winners
    return [(seat in winners) / len(winners) for seat in range(len(result.totals))]


class Rollouts:
    """The rollouts after each move of a decision, all in the same sampled games."""

    def __init__(self, view: View, model: SearchModel, seed: str) -> None:
        self.seat = view.seat
        self._model = model
        self._seed = seed
        self._dice = Dice.from_seed(f"review {seed}")
        self._determinizer = Determinizer(view, model, self._dice)
        self._games: list[Game] = []
        #: By move: the action that the rollouts play directly after that move, if there is one.
        self._next: dict[Action, Action] = {}

    def held(self, rank: int) -> list[float]:
        """Return, for each seat, the share of the sampled games in which it holds `rank`."""
        games = self._games
        seats = range(len(games[0].players))
        return [
            sum(rank in game.players[seat].roles for game in games) / len(games) for seat in seats
        ]

    def of_all(self, moves: Sequence[Action], count: int) -> dict[Action, list[RolloutResult]]:
        """Return the results of each move in the first `count` games.

        If the best move is still legal after another move, the two are also tried in sequence,
        because their order may not matter. The other move gets the better of its two results.
        """
        found = {move: self.after(move, 0, count) for move in moves}
        best = max(moves, key=lambda move: mean(found[move], self.seat))
        for move in moves:
            if move is not best and self._leaves_open(move, best):
                self._next[move] = best
                both = self.after(move, 0, count)
                if mean(both, self.seat) > mean(found[move], self.seat):
                    found[move] = both
                else:
                    del self._next[move]
        return found

    def after(self, move: Action, first: int, last: int) -> list[RolloutResult]:
        """Return the results of `move` in the games from `first` up to, but excluding, `last`."""
        while len(self._games) < last:
            self._games.append(self._determinizer.sample(self._dice))
        found: list[RolloutResult] = []
        for number in range(first, last):
            game = self._games[number].copy()
            # The move may end the turn, so check beforehand whether it is the seat's turn.
            has_turn = game.turn is not None and game.turn.seat == self.seat
            game.play(move)
            if move in self._next and self._can_play(game, self._next[move]):
                game.play(self._next[move])
            luck = Dice.from_seed(f"review {self._seed} {number}")
            found.append(roll_out(game, self.seat, self._model, luck, has_turn))
        return found

    def _leaves_open(self, move: Action, other: Action) -> bool:
        """Return whether `other` is still legal after `move`."""
        game = self._games[0].copy()
        game.play(move)
        return self._can_play(game, other)

    def _can_play(self, game: Game, action: Action) -> bool:
        return not game.over and game.to_act == self.seat and action in game.legal_actions()


def mean(results: Sequence[RolloutResult], seat: int) -> float:
    return sum(result.chances[seat] for result in results) / len(results)
