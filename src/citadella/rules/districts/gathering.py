"""Districts that change the gathering of resources: Gold Mine, Library, Observatory."""

from citadella.rules.card import KEEP_ALL, District


class GoldMine(District):
    """1 gold more when gathering gold."""

    more_gold = 1


class Library(District):
    """All the drawn cards are kept."""

    more_kept = KEEP_ALL


class ClassicLibrary(Library):
    """One card more is kept."""

    more_kept = 1


class Observatory(District):
    """1 card more to choose from."""

    more_drawn = 1
