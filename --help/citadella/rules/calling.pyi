"""The turn phase: the crowned player calls the ranks, and those called answer (T1, T8)."""
from citadella.rules.character import Marker
from citadella.rules.game import Game

def call_next(game: Game) -> None:
    """Call the next rank, or end the round after the last."""
    ...

def nobody_answers(game: Game) -> None:
    """The call stays without answer."""
    ...

def reveal(game: Game) -> None:
    """The called player shows the character; who fears what lies on it may protect it."""
    ...

def crown_window(game: Game) -> None:
    """Rank 4 leaves the crown open to claims if another player takes over its turn."""
    ...

def takeover(game: Game) -> Marker | None:
    """Return the marker whose owner takes over the turn of the rank now called."""
    ...

def strike(game: Game) -> None:
    """What lies on the character strikes; the crown moves; the turn begins (J-T10)."""
    ...

def resume(game: Game) -> None:
    """The turn goes on with the player who takes it over (C-Witch-3)."""
    ...
