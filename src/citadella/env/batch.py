"""Many games in parallel: a step plays one action in each game and encodes its next decision."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from citadella.env.actions import ACTIONS, MOST_LEGAL, chosen, number_all
from citadella.env.observation import OBSERVATION, ByteRows, Observer
from citadella.env.rewards import check_reward, rewards
from citadella.env.room import SEATS, check
from citadella.rules.action import Action
from citadella.rules.errors import MalformedError
from citadella.rules.game import Game
from citadella.rules.setup import Setup


@final
class Batch:
    """Games played in parallel. A game that is over is immediately replaced by a new one.

    New games use the setups cyclically. The seed of a game combines the seed of the batch and the
    number of games dealt before.
    """

    def __init__(self, setups: list[Setup], games: int, seed: str, reward: str) -> None:
        """Deal the first `games` games."""
        if not setups or games < 1:
            raise MalformedError("A batch needs at least one setup and one game.")
        check_reward(reward)
        for setup in setups:
            check(setup.box())
        self.setups = setups  #: The setups, used cyclically for new games.
        self.seed = seed  #: The seed of the batch.
        self.reward = reward  #: The kind of reward: `win` or `margin`.
        self.dealt = 0  #: The number of games dealt so far.
        self.games: list[Game] = [self._deal() for _ in range(games)]  #: The games being played.
        self.observations = ByteRows(games, OBSERVATION)  #: The observations, by game.
        self._observer = Observer(self.observations)
        self.masks = ByteRows(games, ACTIONS)  #: The legal actions as flags, by game.
        #: The seat to act, by game.
        self.seats: vec[i32] = vec[i32]([i32(0) for _ in range(games)])
        #: The number of players, by game.
        self.players: vec[i32] = vec[i32]([i32(0) for _ in range(games)])
        #: How many actions are legal, by game.
        self.counts: vec[i32] = vec[i32]([i32(0) for _ in range(games)])
        #: The legal actions as action numbers, in a row of `MOST_LEGAL` per game.
        self.legal: vec[i32] = vec[i32]([i32(0) for _ in range(games * MOST_LEGAL)])
        #: 1 for each game that the last step ended, else 0.
        self.ended: vec[u8] = vec[u8]([u8(0) for _ in range(games)])
        #: The reward of each seat, in a row of `SEATS` per game; 0 if the last step did not end
        #: the game.
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(games * SEATS)])
        for place in range(games):
            self._write_setup(place, True)
            self._write(place)

    def _deal(self) -> Game:
        setup = self.setups[self.dealt % len(self.setups)]
        game = Game.new(setup, f"{self.seed} {self.dealt}")
        self.dealt += 1
        return game

    def step(self, actions: list[int]) -> None:
        """Play one action per game; if any action is illegal, raise IllegalError and play none."""
        games = self.games
        if len(actions) != len(games):
            raise MalformedError(f"A step takes {len(games)} actions, not {len(actions)}.")
        said: list[Action] = []
        for i in range(len(games)):
            said.append(chosen(games[i].legal_actions(), self.legal, i * MOST_LEGAL, actions[i]))
        for i in range(len(games)):
            game = games[i]
            if self.ended[i]:
                self.ended[i] = u8(0)
                for seat in range(SEATS):
                    self.rewards[i * SEATS + seat] = 0.0
            game.play(said[i])
            if game.over:
                self.ended[i] = u8(1)
                found = rewards(game, self.reward)
                for seat in range(len(found)):
                    self.rewards[i * SEATS + seat] = found[seat]
                self._write_setup(i, False)
                games[i] = self._deal()
                self._write_setup(i, True)
            self._write(i)

    def _write_setup(self, place: int, there: bool) -> None:
        self.observations.turn_to(place)
        self._observer.write_setup(self.games[place].box, there)

    def _write(self, place: i64) -> None:
        """Write the observation and the legal actions of the seat to act in game number `place`."""
        game = self.games[place]
        seat = game.to_act
        seats = len(game.players)
        self.observations.turn_to(place)
        self._observer.observe(game, seat)
        legal = game.legal_actions()
        self.masks.turn_to(place)
        number_all(legal, seat, seats, self.masks, self.legal, place * MOST_LEGAL)
        self.seats[place] = i32(seat)
        self.players[place] = i32(seats)
        self.counts[place] = i32(len(legal))
