"""What may follow from a move: games that agree with a view, played to the end of the round.

Every move is tried in the same dealt games and with the same luck afterwards, so that what
differs between two moves is what they do. Whoever looks ahead is given a view, and so cannot know
more than the seat.
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from citadella import build_kind
from citadella.bots.mind.bot import player
from citadella.bots.mind.outlook import outlook
from citadella.bots.mind.player import Player
from citadella.bots.search.chances import chances
from citadella.bots.search.deals import Deals
from citadella.bots.search.guide import quick, shares
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
        """Choose for a seat as a good quick player would."""
        ...

    def shares(self, game: Game, seat: int, legal: list[Action]) -> list[float]:
        """Return how promising each action looks at first sight; all shares make 1."""
        ...


class SearchMind:
    """What the search bot judges by."""

    def chances(self, game: Game) -> list[float]:
        """Return each seat's chance to win."""
        return chances(game)

    def choose(self, game: Game, seat: int, legal: list[Action], dice: Dice) -> Action:
        """Choose as a fair quick player does."""
        return quick(game, seat, legal, dice)

    def shares(self, game: Game, seat: int, legal: list[Action]) -> list[float]:
        """Return how promising each action looks."""
        return shares(game, seat, legal)


class ReviewMind(SearchMind):
    """What a review judges by: the search bot's judgement, with the network's word on the chances.

    The mean of both errs less than either (docs/review.md).
    """

    def __init__(self, player: Player) -> None:
        """Ask this network."""
        self._player = player

    def chances(self, game: Game) -> list[float]:
        """Return each seat's chance to win."""
        found = chances(game)
        learned = outlook(self._player, game)
        if learned is None:
            return found
        return [(one + other) / 2 for one, other in zip(found, learned, strict=True)]


def usual_mind() -> Mind:
    """Return what is judged by unless something else is given.

    Without a model, or where there is no time for it, it is what the search judges by.
    """
    found = player() if build_kind() == "compiled" else None
    return SearchMind() if found is None else ReviewMind(found)


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

    `played`: the seat has had its turn already.
    """
    last = game.round
    while not game.over and game.round <= last:
        turn = game.turn
        if turn is not None and turn.seat == seat:
            played = True
        legal = game.legal_actions()
        asked = game.to_act
        game.play(legal[0] if len(legal) == 1 else mind.choose(game, asked, legal, dice))
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
        self._deals = Deals(view)
        self._dice = Dice.from_seed(f"review {seed}")
        self._games: list[Game] = []

    def held(self, rank: int) -> list[float]:
        """Return in which share of the dealt games each seat holds a rank."""
        games = self._games
        seats = range(len(games[0].players))
        return [
            sum(rank in game.players[seat].roles for game in games) / len(games) for seat in seats
        ]

    def after(self, action: Action, first: int, last: int) -> list[Future]:
        """Return what followed an action in the dealt games from `first` up to before `last`."""
        while len(self._games) < last:
            self._games.append(self._deals.deal(self._dice))
        found: list[Future] = []
        for number in range(first, last):
            game = self._games[number].copy()
            # Whoever ends the turn has had it.
            has_turn = game.turn is not None and game.turn.seat == self.seat
            game.play(action)
            luck = Dice.from_seed(f"review {self._seed} {number}")
            found.append(look_ahead(game, self.seat, self._mind, luck, has_turn))
        return found
