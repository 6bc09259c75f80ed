"""The PettingZoo environment (AEC): every seat is an agent, and one agent acts at a time.

env = aec.env(players=4)
env.reset(seed=7)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    env.step(None if ended or cut else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

import secrets
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from citadella.env.arrays import Arrays, Bytes, Seen, action_space, observation_space
from citadella.env.encoder import Encoder
from citadella.env.rewards import WIN, check_reward, rewards
from citadella.rules import Game, IllegalError, Setup


class CitadellaEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo publishes no types
    """The PettingZoo environment. It needs no wrappers, because it performs their checks itself."""

    metadata = {  # noqa: RUF012  # as PettingZoo does it
        "name": "citadella_v1",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }  #: The name and the properties that PettingZoo requires.

    def __init__(
        self,
        setup: Setup | None = None,
        players: int = 4,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        """Create an environment for `setup`, by default the preset `first-game` for `players`."""
        EzPickle.__init__(self, setup, players, reward, render_mode)
        super().__init__()
        check_reward(reward)
        self.setup = setup or Setup.preset("first-game", players=players)  #: Every game's setup.
        self.reward = reward  #: The kind of reward: `win` or `margin`.
        self.render_mode = render_mode  #: How to render: `human`, `ansi` or None.
        #: The names of all agents, by seat.
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.players)]
        self.agents: list[str] = []  #: The agents in the current game.
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        #: The action spaces by agent.
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        #: The observation spaces by agent.
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self._encoder = Encoder()
        self._arrays = Arrays(self._encoder)
        # The seed of the series of games, and the number of games dealt.
        self._seed = secrets.token_hex(8)
        self._deals = 0

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game of the series; a `seed` starts a new series."""
        if seed is not None:
            self._seed = str(seed)
            self._deals = 0
        self.game = Game.new(
            self.setup, f"{self._seed} {self._deals}" if self._deals else self._seed
        )  #: The game being played.
        self._deals += 1
        self._encoder.begin(self.game)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)  #: The rewards of the last step, by agent.
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        #: Whether the game is over, by agent.
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)  #: Always false: no game is cut short.
        #: Additional information by agent: always empty.
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.to_act]  #: The agent to act.

    def observe(self, agent: str) -> Seen:
        """Return an agent's observation, and the mask of its legal actions if it is to act."""
        game = self.game
        seat = self._seat_of[agent]
        self._encoder.observe(game, seat)
        arrays = self._arrays
        asked = game.to_act == seat
        return {
            "observation": arrays.observation(),
            "action_mask": arrays.mask() if asked else arrays.empty_mask(),
        }

    def things(self, agent: str) -> Bytes:
        """Return an agent's knowledge of the game as an entity list, one entity per row."""
        count = self._encoder.list_things(self.game, self._seat_of[agent])
        return self._arrays.things(count)

    def step(self, action: int | None) -> None:
        """Play the selected agent's action number `action`; raise IllegalError if it is illegal."""
        if not self.agents:
            raise IllegalError("No game is being played; call reset() to deal one.")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalError("The action can be None only when the game is over.")
        game = self.game
        self._encoder.play(game, int(action))
        if game.over:
            self._cumulative_rewards[agent] = 0.0
            for seat, reward in enumerate(rewards(game, self.reward)):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[game.to_act]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) the table as seen by the agent to act."""
        seat = self._seat_of[self.agent_selection]
        text = str(self.game.view(seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


# The names that PettingZoo's environments use.
env = CitadellaEnv
raw_env = CitadellaEnv
