"""A game drawn as a table of text or HTML, with its cards by their ids.

It shows what the game that it is given knows: of a game everything, of a view's game what the
seat knows, with a '?' for the rest.
"""
from citadella.rules.game import Game
from typing import Final
HEADINGS: Final[tuple[str, str, str, str, str]]
NOTHING: Final[str]

def in_brief(game: Game) -> str:
    """Return setup, round and question in half a line, with nothing in it that is hidden."""
    ...

def as_text(game: Game, title: str='', seat: int=-1) -> str:
    """Return the table as lines of text; with a `seat`, also what that seat remembers of hands."""
    ...

def as_html(game: Game, title: str='', seat: int=-1) -> str:
    """Return the same as a piece of HTML that needs nothing else."""
    ...
