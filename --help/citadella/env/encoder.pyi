"""One game as arrays: what the seat that is asked may do, and what any seat knows."""
from citadella.env.observation import ByteRows
from citadella.rules.action import Action
from citadella.rules.game import Game
from librt.vecs import vec
from mypy_extensions import i32
from typing import final

@final
class Encoder:
    """Keeps the arrays, and writes them anew for every decision."""
    observation: ByteRows
    mask: ByteRows
    things: ByteRows
    numbers: vec[i32]

    def __init__(self) -> None:
        """Take clean sheets."""
        ...

    def begin(self, game: Game) -> None:
        """Refuse a game whose cards there is no room for; number its first actions."""
        ...

    def number(self, game: Game) -> None:
        """Number what the seat that is asked may do, and mark it in the mask."""
        ...

    def listed(self, game: Game) -> list[int]:
        """Return the numbers of the legal actions, in the order in which the game lists them."""
        ...

    def action(self, game: Game, index: int) -> Action:
        """Return the action of this number; refuses one that is not legal now."""
        ...

    def play(self, game: Game, index: int) -> None:
        """Play the action of this number and number those that come next."""
        ...

    def observe(self, game: Game, seat: int) -> None:
        """Write what a seat knows."""
        ...

    def list_things(self, game: Game, seat: int) -> int:
        """Write what a seat knows as a list of things; return how many there are."""
        ...
