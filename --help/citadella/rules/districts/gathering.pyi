"""Districts that change the gathering of resources: Gold Mine, Library, Observatory."""
from citadella.rules.card import District

class GoldMine(District):
    """1 gold more when gathering gold."""
    more_gold: int

class Library(District):
    """All the drawn cards are kept."""
    more_kept: int

class ClassicLibrary(Library):
    """One card more is kept."""
    more_kept: int

class Observatory(District):
    """1 card more to choose from."""
    more_drawn: int
