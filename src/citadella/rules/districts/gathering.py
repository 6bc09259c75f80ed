"""Districts that change how their owner gathers resources: Gold Mine, Library, Observatory."""

from citadella.rules.card import KEEP_ALL, District


class GoldMine(District):
    """Lets its owner take 1 more gold when gathering gold."""

    more_gold = 1


class Library(District):
    """Lets its owner keep all cards drawn when gathering."""

    more_kept = KEEP_ALL


class ClassicLibrary(Library):
    """Lets its owner keep one more card when gathering."""

    more_kept = 1


class Observatory(District):
    """Lets its owner draw 1 more card to choose from when gathering."""

    more_drawn = 1
