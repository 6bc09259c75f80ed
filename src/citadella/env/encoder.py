"""One game as arrays: the legal actions of the seat to act, and any seat's observation."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32

from citadella.env.actions import ACTIONS, MOST_LEGAL, chosen, number_all
from citadella.env.observation import OBSERVATION, ByteRows, Observer
from citadella.env.room import check
from citadella.env.things import MOST_THINGS, WIDTH, Lister
from citadella.rules.action import Action
from citadella.rules.box import Box
from citadella.rules.game import Game


@final
class Encoder:
    """The arrays of one game, rewritten for every decision."""

    def __init__(self) -> None:
        self.observation = ByteRows(1, OBSERVATION)
        self.mask = ByteRows(1, ACTIONS)
        self.things = ByteRows(1, MOST_THINGS * WIDTH)
        self._observer = Observer(self.observation)
        self._lister = Lister(self.things)
        # The box that the setup part of the observation currently describes.
        self._box: Box | None = None
        # The legal actions as action numbers, in the order of `Game.legal_actions`.
        self.numbers: vec[i32] = vec[i32]([i32(0) for _ in range(MOST_LEGAL)])

    def begin(self, game: Game) -> None:
        """Number the legal actions of a new game; raise if the encoding lacks a slot for a card."""
        check(game.box)
        self.number(game)

    def number(self, game: Game) -> None:
        """Number the legal actions of the seat to act, and set their flags in the mask."""
        self.mask.turn_to(0)
        legal = game.legal_actions()
        if legal:
            number_all(legal, game.to_act, len(game.players), self.mask, self.numbers, 0)

    def listed(self, game: Game) -> list[int]:
        """Return the legal actions as action numbers, in the order of `Game.legal_actions`."""
        return [int(self.numbers[i]) for i in range(len(game.legal_actions()))]

    def action(self, game: Game, index: int) -> Action:
        """Return the action with the number `index`; raise IllegalError if it is not legal."""
        return chosen(game.legal_actions(), self.numbers, 0, index)

    def play(self, game: Game, index: int) -> None:
        """Play the action with the number `index`, then number the next legal actions."""
        game.play(chosen(game.legal_actions(), self.numbers, 0, index))
        self.number(game)

    def observe(self, game: Game, seat: int) -> None:
        """Write the observation of `seat`."""
        self.observation.turn_to(0)
        observer = self._observer
        if self._box is not game.box:
            if self._box is not None:
                observer.write_setup(self._box, False)
            observer.write_setup(game.box, True)
            self._box = game.box
        observer.observe(game, seat)

    def list_things(self, game: Game, seat: int) -> int:
        """Write the entity list of `seat`; return the number of entities."""
        self.things.turn_to(0)
        return self._lister.list_all(game, seat)
