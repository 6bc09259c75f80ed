"""Setups: which cards a game is played with (S1–S12)."""
from citadella.cards import CharacterFacts, DistrictFacts, EditionFacts
from citadella.rules.box import Box
from citadella.rules.editions import EditionRules
from collections.abc import Iterable, Mapping
from typing import Any, Final, final
MIN_PLAYERS: Final[int]
MAX_PLAYERS: Final[int]
FREE_BONUS_DISTRICTS: Final[int]
MAX_SWAPS: Final[int]
POSITIONAL: Final[tuple[str, str, str, str]]
ALWAYS: Final[str]
MAYBE: Final[str]
WISHES: Final[tuple[str, str, str]]

@final
class Setup:
    """The cards and the number of players of a game. Never changes; refuses what S1–S12 forbid."""
    edition: str
    players: int
    characters: tuple[str, ...]
    unique: tuple[str, ...]
    action_cards: bool
    short: bool
    crown: int
    preset_name: str
    as_printed: tuple[str, ...]
    homebrew_action_cards: tuple[str, ...]
    card_files: dict[str, str]
    what_if: tuple[str, ...]

    def __init__(self, edition: str, players: int, characters: tuple[str, ...], unique: tuple[str, ...], action_cards: bool=False, short: bool=False, crown: int=-1, preset: str='', as_printed: bool | Iterable[str]=(), what_if: tuple[str, ...]=(), homebrew_action_cards: tuple[str, ...]=()) -> None:
        """Refuse what S1–S12 forbid; `preset`, `custom` and `random` are easier.

        `as_printed`: which choices are played as the edition's rulebook prints them, where our
        rulings depart from it (S12): their ids, or True for all.
        `what_if`: numbers of cards that are not played as printed, each like `tavern.cost=2`.
        `homebrew_action_cards`: action cards that are shuffled into the deck in any edition.
        """
        ...

    @staticmethod
    def preset(name: str='first-game', edition: str='2016', players: int=4, ninth: bool=True, rank_9: str='', rank_4: str='', action_cards: bool=False, short: bool=False, crown: int=-1, as_printed: bool | Iterable[str]=()) -> Setup:
        """Return a printed list of cards, with the substitutes that S8 asks for.

        `ninth`: whether rank 9 plays where it may (4–7 players). `rank_9`: who comes in for the
        Queen, or where a list has no rank 9 and must have one. `rank_4`: who comes in for the
        Emperor with two players.
        """
        ...

    @staticmethod
    def custom(characters: list[str] | tuple[str, ...], unique: list[str] | tuple[str, ...] | None=None, edition: str='2016', players: int=4, action_cards: bool=False, short: bool=False, crown: int=-1, as_printed: bool | Iterable[str]=()) -> Setup:
        """Return a setup of your own choice; without districts, those the edition starts from."""
        ...

    @staticmethod
    def random(edition: str='2016', players: int=4, seed: int | str=0, as_printed: bool | Iterable[str]=(), homebrew: Iterable[str]=()) -> Setup:
        """Return a random setup that the edition's rules allow; `homebrew` cards may come too."""
        ...

    @staticmethod
    def from_wishes(wishes: Mapping[str, str], edition: str='2016', players: int=4, ninth: bool=True, action_cards: bool=False, short: bool=False, seed: int | str=0, as_printed: bool | Iterable[str]=()) -> Setup:
        """Return a setup drawn from cards that come `always`, `maybe` or `never` (S9).

        A card that is not named does not come. `ninth`: whether rank 9 plays where it need not.
        """
        ...

    def with_cards(self, names: Iterable[str], seed: int | str=0, as_fit: bool=False) -> Setup:
        """Return this setup with these cards in it, homebrew or others of the edition.

        A character takes the place of the one of its rank, a unique district that of another one,
        which the seed draws; a homebrew action card comes into the deck besides. `as_fit`: what
        does not fit is left out instead of being refused.
        """
        ...

    def with_what_if(self, what_if: Iterable[str]) -> Setup:
        """Return this setup with numbers of its cards changed, each like `tavern.cost=2`.

        What is said of the edition's cards that are not in this setup does not matter.
        """
        ...

    def cards(self) -> set[str]:
        """Return the ids of all its cards: characters, districts, action cards."""
        ...

    def current(self) -> Setup:
        """Return this setup with its homebrew cards as they are registered now."""
        ...

    def box(self) -> Box:
        """Return the cards of this setup; all its games share them."""
        ...

    def arguments(self) -> dict[str, Any]:
        """Return what the setup is made with, by the names of the arguments."""
        ...

    def replace(self, **changes: Any) -> Setup:
        """Return this setup with some of its arguments changed."""
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def __copy__(self) -> Setup:
        ...

    def __deepcopy__(self, memo: object) -> Setup:
        ...

    def key(self) -> tuple[object, ...]:
        """Return all that makes two setups the same: everything but the name of the preset."""
        ...

    def __eq__(self, other: object) -> bool:
        ...

    def __hash__(self) -> int:
        ...

    def __repr__(self) -> str:
        ...

def edition_facts(edition: str) -> EditionFacts:
    """Return the facts of an edition."""
    ...

def find_unique(facts: EditionFacts, name: str) -> DistrictFacts:
    """Return the facts of a unique district of an edition, or of a homebrew one."""
    ...

def character_facts(facts: EditionFacts, name: str) -> CharacterFacts:
    """Return the facts of a character of an edition, or of a homebrew one."""
    ...

def excluded(facts: EditionFacts, characters: Iterable[str]) -> set[str]:
    """Return the districts that are left out with these characters (S11)."""
    ...

def originals(facts: EditionFacts) -> tuple[str, ...]:
    """Return the characters of the original game, which the first game is played with."""
    ...

def originals_out(rules: EditionRules, bonus: int, most: int) -> int:
    """Return how many original districts this number of bonus ones replaces (S5, J-S15)."""
    ...

def every_card(facts: EditionFacts) -> set[str]:
    """Return the ids of all cards that an edition can play with, homebrew ones too."""
    ...

def printed_numbers(edition: str, card: str, as_printed: bool | Iterable[str]=()) -> dict[str, int]:
    """Return the numbers printed on a card of an edition, or on a homebrew one."""
    ...
