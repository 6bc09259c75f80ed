"""Views: what a seat may know of a game, to be read by people, bots and browsers."""
from citadella.cards import CardFacts
from citadella.rules.character import Marker
from citadella.rules.game import Game
from citadella.rules.setup import Setup
from citadella.rules.state import Turn
from typing import Any, final

@final
class PlayerView:
    """A player as the viewer knows them. Unknown cards and characters are called '?'."""
    seat: int
    gold: int
    hand_size: int
    tucked: int
    size: int

    def __init__(self, view: View, seat: int) -> None:
        """Look at a player of a view."""
        ...

    def __repr__(self) -> str:
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    @property
    def hand(self) -> list[str]:
        """Return the cards of the hand ('?' where not known)."""
        ...

    @property
    def city(self) -> list[str]:
        """Return the districts of the city, with a '+' if beautified."""
        ...

    @property
    def roles(self) -> list[str]:
        """Return the characters of this round ('?' where not known)."""
        ...

    @property
    def revealed(self) -> list[str]:
        """Return the characters that all have seen."""
        ...

    @property
    def laid(self) -> list[tuple[str, int]]:
        """Return the action cards lying before the player, with the gold on them."""
        ...

    @property
    def remembered(self) -> tuple[list[str], int]:
        """Return cards the viewer saw in this hand, and how many of them have gone unseen."""
        ...

    @property
    def points(self) -> int:
        """Return the points in sight (what lies hidden does not count)."""
        ...

@final
class View:
    """All that one seat may know. Read only; made from a blanked copy of the game."""
    known: Game
    seat: int
    setup: Setup
    round: int
    crown: int
    rank: int
    to_act: int
    question: str
    over: bool
    goal: int
    end_at: int
    ending: bool
    deck_size: int
    taxes: int

    def __init__(self, game: Game, seat: int) -> None:
        """Look at a game as a seat (-1: a spectator)."""
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def __repr__(self) -> str:
        ...

    def __str__(self) -> str:
        ...

    def _repr_html_(self) -> str:
        ...

    @property
    def players(self) -> list[PlayerView]:
        """Return the players."""
        ...

    @property
    def cast(self) -> list[str]:
        """Return the characters of the game by rank; the first place is empty ('?')."""
        ...

    @property
    def face_up(self) -> list[str]:
        """Return the characters discarded face up in this round."""
        ...

    @property
    def markers(self) -> list[Marker]:
        """Return what lies on the characters (face -1: not known)."""
        ...

    @property
    def turn(self) -> Turn | None:
        """Return the turn in progress."""
        ...

    @property
    def offered(self) -> list[str]:
        """Return the cards drawn to choose from ('?' where not known)."""
        ...

    @property
    def about(self) -> list[str | int]:
        """Return what the question is about: ids of cards and characters, seats, numbers."""
        ...

    def card(self, name: str) -> CardFacts:
        """Return a card of this game by its id (a district's may end with '+' for beautified)."""
        ...

    def to_json(self) -> dict[str, Any]:
        """Return the view as JSON data."""
        ...

def view(game: Game, seat: int) -> View:
    """Return what a seat may know (-1: a spectator)."""
    ...

def open_view(game: Game, finished: Game) -> View:
    """Return a view with nothing hidden, once the game is over.

    `finished` is the game at its end, `game` any moment of the same game played again.
    """
    ...

def view_from_json(data: Any) -> View:
    """Read a view back, for bots that play from afar."""
    ...
