"""The game for OpenSpiel, registered as `python_citadella`.

    import citadella.env.openspiel
    import pyspiel
    game = pyspiel.load_game("python_citadella", {"players": 4, "cards": "2016/first-game"})

The first two nodes are the only chance nodes: they draw the seed of the game, which determines all
later random events. Observations contain only what the player is allowed to know, so never the
seed.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pyspiel

from citadella.env.actions import ACTIONS, describe
from citadella.env.arrays import window
from citadella.env.encoder import Encoder
from citadella.env.observation import OBSERVATION
from citadella.env.rewards import WIN, rewards
from citadella.rules import Action, Game, Setup
from citadella.rules.setup import MAX_PLAYERS, MIN_PLAYERS

NAME: Final = "python_citadella"
# The number of outcomes of each of the two chance nodes.
DRAWS: Final = 1024
# The maximum number of actions in a game; no observed game comes near it.
LONGEST: Final = 8000

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Citadella",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "players": 4,
        # Edition and preset in one string; a plain 2016 would be parsed as a number.
        "cards": "2016/first-game",
        "action_cards": False,
    },
)


class CitadellaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel publishes no types
    """Citadella with a given edition, preset and number of players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Create a game from its parameters."""
        chosen = {**GAME_TYPE.parameter_specification, **(params or {})}
        players = int(chosen["players"])
        edition, _, preset = str(chosen["cards"]).partition("/")
        self.setup = Setup.preset(
            preset, edition=edition, players=players, action_cards=bool(chosen["action_cards"])
        )  #: The cards and the number of players.
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=DRAWS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> CitadellaState:
        """Return the state before the deal."""
        return CitadellaState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> CitadellaObserver:
        """Return a new observer; the parameters are ignored."""
        return CitadellaObserver()


class CitadellaState(pyspiel.State):  # type: ignore[misc]
    """A state of the game."""

    def __init__(self, game: CitadellaGame) -> None:
        """Create the state before the deal."""
        super().__init__(game)
        self._setup = game.setup
        self._draws: list[int] = []
        self.game: Game | None = None  #: The game; None before the deal.
        self._numbered: dict[int, Action] = {}

    def current_player(self) -> int:
        """Return the player to act, or OpenSpiel's id for chance or for the end of the game."""
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.game.over else self.game.to_act

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._numbered)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node with their probabilities, which are equal."""
        return [(draw, 1.0 / DRAWS) for draw in range(DRAWS)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            self._draws.append(action)
            if len(self._draws) < 2:
                return
            self.game = Game.new(self._setup, self._draws[0] * DRAWS + self._draws[1])
        else:
            self.game.play(self._numbered[action])
        ENCODER.begin(self.game)
        self._numbered = dict(
            zip(ENCODER.listed(self.game), self.game.legal_actions(), strict=True)
        )

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        known = self._numbered.get(action)
        return describe(action) if known is None or player != self.current_player() else known.text

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        """Return the rewards by player, all 0 before the end of the game."""
        if self.game is None or not self.game.over:
            return [0.0] * self.num_players()
        return rewards(self.game, WIN)

    def __str__(self) -> str:
        if self.game is None:
            return f"draws {self._draws}"
        return str(self.game)


class CitadellaObserver:
    """Encodes a player's observation as an array or as text."""

    def __init__(self) -> None:
        """Allocate the array."""
        #: The most recently written observation.
        self.tensor: npt.NDArray[np.float32] = np.zeros(OBSERVATION, dtype=np.float32)
        #: The parts of `tensor` by name.
        self.dict: dict[str, npt.NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: CitadellaState, player: int) -> None:
        """Write the player's observation of the state into the array."""
        if state.game is None:
            self.tensor.fill(0)
        else:
            ENCODER.observe(state.game, player)
            self.tensor[:] = OBSERVED

    def string_from(self, state: CitadellaState, player: int) -> str:
        """Return the player's view of the state as text."""
        return "nothing is dealt" if state.game is None else str(state.game.view(player))


# All states can share one encoder, because each result is copied as soon as it is written.
ENCODER: Final = Encoder()
OBSERVED: Final = window(ENCODER.observation)

if NAME not in pyspiel.registered_names():
    pyspiel.register_game(GAME_TYPE, CitadellaGame)
