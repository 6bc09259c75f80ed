"""What may follow from a move: games that agree with a view, played to the end of the round.

Every move is tried in the same dealt games and with the same luck afterwards, so that what
differs between two moves is what they do. Whoever looks ahead is given a view, and so cannot know
more than the seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from citadella import build_kind
from citadella.bots.neural.bot import guide, player
from citadella.bots.neural.guide import Mind as Guide
from citadella.bots.neural.policy import Player
from citadella.bots.search.determinizer import Deals
from citadella.bots.search.guide import quick, shares
from citadella.bots.search.win_probability import chances
from citadella.knowledge import View
from citadella.rules import Action, Game
from citadella.rules.dice import Dice

#: Where the rules are not compiled, there is time for one playout in so many.
SLOWER: Final = 10


def affordable(playouts: int) -> int:
    """Return how many of the wished playouts there is time for while somebody waits."""
    return playouts if build_kind() == "compiled" else playouts // SLOWER


class Mind(Protocol):
    """What looking ahead needs to judge by; each uses only what the asked seat may know."""

    def chances(self, game: Game) -> list[float]:
        """Return each seat's chance to win a game that stands at the beginning of a round."""
        ...

    def choose(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose for one of the others as it is expected to."""
        ...

    def go_on(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose for the seat that is judged, as a good quick player would."""
        ...

    def shares(self, game: Game, seat: int, legal: list[Action]) -> list[float]:
        """Return how promising each action looks at first sight; all shares make 1."""
        ...

    def tastes(self, view: View, dice: Dice) -> list[list[float]] | None:
        """Return how likely the others took what; None to deal by what appeals to whom."""
        ...


class StrategistMind:
    """What a search judges by that has learned nothing (`mind=strategist`)."""

    def chances(self, game: Game) -> list[float]:
        """Return each seat's chance to win."""
        return chances(game)

    def choose(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose as a fair quick player does."""
        return quick(game, seat, legal, dice)

    def go_on(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose as a fair quick player does."""
        return quick(game, seat, legal, dice)

    def shares(self, game: Game, seat: int, legal: list[Action]) -> list[float]:
        """Return how promising each action looks."""
        return shares(game, seat, legal)

    def tastes(self, view: View, dice: Dice) -> list[list[float]] | None:
        """Return nothing: what appeals to whom is all that is known."""
        return None


class LearnedMind(StrategistMind):
    """What the search bot judges by: what has been learned about the others, and about winning.

    The seat itself goes on as the learned player would: what is good about a move may come out only
    with what follows in the same turn.
    """

    def __init__(self, guide: Guide, player: Player) -> None:
        """Ask these networks."""
        self._guide = guide
        self._player = player

    def chances(self, game: Game) -> list[float]:
        """Return each seat's chance to win."""
        return self._guide.chances(game)

    def choose(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose as those who think ahead are foreseen to."""
        return self._guide.quick(game, seat, legal, dice)

    def go_on(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose as the learned player does."""
        return self._player.best(game, seat, legal, dice)

    def tastes(self, view: View, dice: Dice) -> list[list[float]] | None:
        """Return how likely the others took what."""
        return self._guide.tastes(view, dice)


def usual_mind() -> Mind:
    """Return what is judged by unless something else is given.

    Without a model, or where there is no time for it, nothing of it has been learned.
    """
    if build_kind() != "compiled":
        return StrategistMind()
    found, learned = guide(), player()
    return StrategistMind() if found is None or learned is None else LearnedMind(found, learned)


class Future(NamedTuple):
    """How a dealt game stood at the end of the round."""

    #: Each seat's chance to win.
    chances: list[float]
    #: What each seat's city is worth.
    points: list[int]
    #: What the seat itself has then.
    gold: int
    cards: int
    #: Whether the seat has had a turn, and whether the game is over or about to be.
    played: bool
    ended: bool


def look_ahead(game: Game, seat: int, mind: Mind, dice: Dice, played: bool = False) -> Future:
    """Play a game to the end of its round; `dice` are the luck of those who choose.

    `seat` is whose decision is judged (-1: nobody's); `played`: it has had its turn already.
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
            action = mind.go_on(game, asked, legal, dice)
        else:
            action = mind.choose(game, asked, legal, dice)
        game.play(action)
    standing = game.standing()
    found = [0.0] * len(game.players)
    if game.over:
        for winner in standing.winners:
            found[winner] = 1.0 / len(standing.winners)
    else:
        found = mind.chances(game)
    me = game.players[seat]
    return Future(found, standing.totals, me.gold, len(me.hand), played, game.over or game.ending)


class Futures:
    """The futures of the moves at one decision, in the same dealt games for all of them."""

    def __init__(self, view: View, mind: Mind, seed: str) -> None:
        """Deal nothing yet; the same seed deals the same games."""
        self.seat = view.seat
        self._mind = mind
        self._seed = seed
        self._dice = Dice.from_seed(f"review {seed}")
        self._deals = Deals(view, mind.tastes(view, self._dice))
        self._games: list[Game] = []
        #: What is done after a move in the same turn, where it is known.
        self._next: dict[Action, Action] = {}

    def held(self, rank: int) -> list[float]:
        """Return in which share of the dealt games each seat holds a rank."""
        games = self._games
        seats = range(len(games[0].players))
        return [
            sum(rank in game.players[seat].roles for game in games) / len(games) for seat in seats
        ]

    def of_all(self, moves: Sequence[Action], count: int) -> dict[Action, list[Future]]:
        """Return what followed each of the moves in the first dealt games.

        A move after which the best one can still be made is also tried with it, and goes on with it
        from now on if that does better: it may only be the other order of the same turn.
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

    def after(self, move: Action, first: int, last: int) -> list[Future]:
        """Return what followed a move in the dealt games from `first` up to before `last`."""
        while len(self._games) < last:
            self._games.append(self._deals.deal(self._dice))
        found: list[Future] = []
        for number in range(first, last):
            game = self._games[number].copy()
            # Whoever ends the turn has had it.
            has_turn = game.turn is not None and game.turn.seat == self.seat
            game.play(move)
            if move in self._next and self._can_play(game, self._next[move]):
                game.play(self._next[move])
            luck = Dice.from_seed(f"review {self._seed} {number}")
            found.append(look_ahead(game, self.seat, self._mind, luck, has_turn))
        return found

    def _leaves_open(self, move: Action, other: Action) -> bool:
        """Return whether the other move can be made right after the one."""
        game = self._games[0].copy()
        game.play(move)
        return self._can_play(game, other)

    def _can_play(self, game: Game, action: Action) -> bool:
        return not game.over and game.to_act == self.seat and action in game.legal_actions()


def mean(futures: Sequence[Future], seat: int) -> float:
    """Return a seat's mean chance to win."""
    return sum(future.chances[seat] for future in futures) / len(futures)
