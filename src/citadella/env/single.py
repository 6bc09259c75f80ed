"""The Gymnasium environment: one seat learns, and bots play the others.

env = gymnasium.make("Citadella-v1", bots="strategist")
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
from gymnasium.utils import EzPickle

from citadella.bots import Bot, make
from citadella.env.arrays import Arrays, Bytes, Seen, action_space, observation_space
from citadella.env.encoder import Encoder
from citadella.env.rewards import WIN, check_reward, rewards
from citadella.rules import Game, MalformedError, Setup

ID: Final = "Citadella-v1"
ANY_SEAT: Final = -1


class SingleEnv(gymnasium.Env[Seen, int], EzPickle):
    """The learner's seat in a game; bots play all other seats."""

    #: The render modes.
    metadata = {"render_modes": ["human", "ansi"]}  # noqa: RUF012  # as Gymnasium does it

    def __init__(
        self,
        setup: Setup | None = None,
        players: int = 4,
        bots: str | list[str] = "builder",
        seat: int = ANY_SEAT,
        reward: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        """Create an environment; `bots` names one bot for all other seats, or one for each.

        `seat` is the learner's seat; by default, every game uses a random seat.
        """
        EzPickle.__init__(self, setup, players, bots, seat, reward, render_mode)
        check_reward(reward)
        self.setup = setup or Setup.preset("first-game", players=players)  #: Every game's setup.
        others = self.setup.players - 1
        #: The names of the bots on the other seats.
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others:
            raise MalformedError(
                f"There must be {others} bots, one for each other seat, not {len(self.bots)}."
            )
        if not ANY_SEAT <= seat <= others:
            raise MalformedError(f"There is no seat {seat} at this table.")
        self.reward = reward  #: The kind of reward: `win` or `margin`.
        self.render_mode = render_mode
        self.action_space = action_space()
        self.observation_space = observation_space()
        self.seat = seat  #: The learner's seat; -1 before the first game if seats are random.
        self._wanted = seat
        self._encoder = Encoder()
        self._arrays = Arrays(self._encoder)
        self._players: list[Bot | None] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game and let the bots play until the learner's first decision."""
        super().reset(seed=seed)
        random = self.np_random
        self.seat = self._wanted
        if self.seat == ANY_SEAT:
            self.seat = int(random.integers(self.setup.players))
        deal = str(random.integers(2**62))
        self.game = Game.new(self.setup, deal)  #: The game being played.
        self._players = [make(name, f"{deal} {place}") for place, name in enumerate(self.bots)]
        self._players.insert(self.seat, None)
        self._encoder.begin(self.game)
        self._let_others_play()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play the action numbered `action`, then the bots until the learner's next decision."""
        self._encoder.play(self.game, int(action))
        self._let_others_play()
        over = self.game.over
        reward = rewards(self.game, self.reward)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, {"seat": self.seat}

    def _let_others_play(self) -> None:
        game = self.game
        while not game.over and game.to_act != self.seat:
            bot = self._players[game.to_act]
            assert bot is not None
            game.play(bot.choose(game.view(game.to_act), game.legal_actions()))
        self._encoder.number(game)

    def _seen(self) -> Seen:
        self._encoder.observe(self.game, self.seat)
        return {"observation": self._arrays.observation(), "action_mask": self._arrays.mask()}

    def action_masks(self) -> Any:
        """Return, for each action number, whether the action is legal (for action masking)."""
        return self._arrays.mask().astype(bool)

    def things(self) -> Bytes:
        """Return the learner's knowledge as an entity list, one entity per row."""
        return self._arrays.things(self._encoder.list_things(self.game, self.seat))

    def render(self) -> str | None:
        """Return (`ansi`) or print (`human`) the table as the learner sees it."""
        text = str(self.game.view(self.seat))
        if self.render_mode == "human":
            print(text)
            return None
        return text


gymnasium.register(ID, entry_point="citadella.env.single:SingleEnv")
