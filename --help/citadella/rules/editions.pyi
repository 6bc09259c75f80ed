"""How the editions differ: which class plays each card, and a few numbers.

Nothing else in the rules asks which edition is played.
"""
from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.rules.card import ActionCard, District
from citadella.rules.character import Character
from collections.abc import Iterable
from typing import Final, final
CHARACTERS: Final[dict[str, type[Character]]]
CLASSIC_CHARACTERS: Final[dict[str, type[Character]]]
DELUXE_CHARACTERS: Final[dict[str, type[Character]]]
DISTRICTS: Final[dict[str, type[District]]]
CLASSIC_DISTRICTS: Final[dict[str, type[District]]]
DELUXE_DISTRICTS: Final[dict[str, type[District]]]
ACTION_CARDS: Final[dict[str, type[ActionCard]]]
Declared = dict[str, object]

@final
class Choice:
    """A place where one of our rulings departs from what an edition's rulebook prints.

    It names the ruling, and what the cards declare differently when they are played as printed.
    What it changes in the flow of the game, the flow asks for by its id.
    """
    id: str
    ruling: str
    cards: dict[str, dict[str, object]]
    least_players: dict[str, int]
    by_the_letter: bool

    def __init__(self, id: str, ruling: str, cards: dict[str, Declared] | None=None, least_players: dict[str, int] | None=None, by_the_letter: bool=True) -> None:
        """Describe a choice; `by_the_letter`: it is one that the old flag of this name includes."""
        ...

class EditionRules:
    """What an edition does its own way, and which of its choices are played as printed."""
    characters: dict[str, type[Character]]
    districts: dict[str, type[District]]
    tie_break: int
    face_down_first: bool
    choices: tuple[Choice, ...]
    printed: tuple[str, ...]

    def __init__(self, characters: dict[str, type[Character]], districts: dict[str, type[District]], tie_break: int, face_down_first: bool=False, choices: tuple[Choice, ...]=(), printed: tuple[str, ...]=()) -> None:
        """Describe an edition; `printed`: the ids of the choices that are played as printed."""
        ...

    def as_printed(self, printed: tuple[str, ...]) -> EditionRules:
        """Return the same edition with these choices played as printed."""
        ...

    def follows(self, choice: str) -> bool:
        """Return whether a choice is played as printed."""
        ...

    def least_players(self, facts: CharacterFacts) -> int:
        """Return how many players a character needs (S4)."""
        ...

    def character(self, facts: CharacterFacts) -> Character:
        """Return a character of the edition, or a homebrew one."""
        ...

    def district(self, facts: DistrictFacts) -> District:
        """Return a district; one without an effect is a plain one of its type."""
        ...

    def action_card(self, facts: ActionCardFacts) -> ActionCard:
        """Return an action card."""
        ...
CLASSIC_CHOICES: Final[tuple[Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice]]
MODERN_CHOICES: Final[tuple[Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice]]
CHOICES_2021: Final[tuple[Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice]]
DELUXE_CHOICES: Final[tuple[Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice, Choice]]
RULES: Final[dict[str, EditionRules]]
ALL: Final[str]

def printed_choices(edition: str, wanted: bool | Iterable[str]) -> tuple[str, ...]:
    """Return the ids of the choices that are to be played as printed, in the edition's order.

    `wanted`: True or 'all', False or nothing, ids or rulings, or these in one text.
    """
    ...

def by_the_letter(edition: str) -> tuple[str, ...]:
    """Return the choices that a game stored with the old flag `by_the_letter` plays as printed."""
    ...

def rules_of(edition: str, printed: tuple[str, ...]=()) -> EditionRules:
    """Return an edition's rules, with these choices played as printed."""
    ...
