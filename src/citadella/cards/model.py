"""The printed facts of cards, presets and editions, without the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

#: The five district types, in the order of the rulebooks.
TYPES: Final = ("noble", "religious", "trade", "military", "unique")


@dataclass(frozen=True, slots=True)
class CardFacts:
    """A card of the district deck, as shown to players."""

    name: str  #: The card's id, with a '+' if beautified.
    #: One of the five district types, or 'action'.
    type: str
    #: The gold to build the card; 0 if it cannot be built.
    cost: int
    #: The points at the end of the game, without those of an effect. An action card scores only if
    #: it is still in the hand.
    points: int
    copies: int  #: The number of copies in the deck.
    buildable: bool  #: Whether the card can be built.


@dataclass(frozen=True, slots=True)
class DistrictFacts:
    """One kind of district card as one edition prints it."""

    id: str  #: The card's name in code, files and actions.
    type: str  #: One of the five district types.
    #: The gold to build the district; None if it cannot be built.
    cost: int | None
    copies: int = 1  #: The number of copies in the deck.
    #: Silver coins: points at the end of the game in addition to the cost (deluxe).
    silver: int = 0

    def card(self) -> CardFacts:
        """Return the same facts in the form used for all cards of the deck."""
        cost = self.cost or 0
        points = cost + self.silver
        return CardFacts(self.id, self.type, cost, points, self.copies, self.cost is not None)


@dataclass(frozen=True, slots=True)
class CharacterFacts:
    """A character card: its rank in an edition, and when it may be chosen."""

    id: str  #: The card's name in code, files and actions.
    rank: int  #: The rank at which it is called.
    least_players: int = 2  #: The minimum number of players (S4).
    stand_in: str = ""  #: The character that replaces it with fewer players (S8).
    #: Districts that are left out of the deck if this character is used (S11).
    excludes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ActionCardFacts:
    """One kind of action card (deluxe)."""

    id: str  #: The card's name in code, files and actions.
    copies: int  #: The number of copies in the deck.

    def card(self) -> CardFacts:
        """Return the same facts in the form used for all cards of the deck."""
        return CardFacts(self.id, "action", 0, 1, self.copies, buildable=False)


@dataclass(frozen=True, slots=True)
class PresetFacts:
    """A printed list of cards: characters in rank order, unique districts by name."""

    id: str
    characters: tuple[str, ...]
    unique: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EditionFacts:
    """The contents of one edition's box."""

    id: str
    characters: tuple[CharacterFacts, ...]
    base: tuple[DistrictFacts, ...]
    #: The unique districts to choose from.
    unique: tuple[DistrictFacts, ...]
    presets: tuple[PresetFacts, ...]
    #: The size of a complete city, by number of players (0 to 8).
    city_size: tuple[int, ...]
    #: Unique districts that may be added to `unique` (the Dark City cards of classic).
    bonus: tuple[DistrictFacts, ...] = ()
    action_cards: tuple[ActionCardFacts, ...] = ()
    #: The number of unique districts in a game; None if it uses all of `unique`.
    unique_chosen: int | None = None
    #: The character of rank 9 to use if one is needed but none was chosen (J-S12).
    ninth: str = ""
    #: Whether three players use nine characters (S3).
    nine_for_three: bool = False
    #: Whether the edition has rules for a short game (S10).
    short_game: bool = False

    def needs_nine(self, players: int) -> bool:
        """Return whether this number of players needs a character of rank 9 (S3)."""
        return bool(self.ninth) and (players == 8 or (players == 3 and self.nine_for_three))

    def may_have_nine(self, players: int) -> bool:
        """Return whether this number of players may have a character of rank 9 (S3)."""
        return bool(self.ninth) and (4 <= players <= 8 or self.needs_nine(players))

    @property
    def most_players(self) -> int:
        """Return the maximum number of players: one fewer than there are characters (S1)."""
        return 8 if self.ninth else 7
