"""The cards of one game: its characters, its deck, and the rule options of its edition."""

from typing import TYPE_CHECKING, Final, final

from citadella.cards import CharacterFacts
from citadella.rules.card import UNKNOWN, ActionCard, Card
from citadella.rules.character import Character
from citadella.rules.draft import LAST_PICK, face_up_count, plan
from citadella.rules.pickling import box_of

if TYPE_CHECKING:
    from citadella.rules.character import Marker
    from citadella.rules.editions import EditionRules
    from citadella.rules.setup import Setup

# The placeholder for rank 0 in every cast.
NOBODY: Final = Character(CharacterFacts("?", 0))


@final
class Box:
    """The cards of a setup. A box is immutable and shared by all games of the setup."""

    def __init__(
        self,
        rules: "EditionRules",
        players: int,
        goal: int,
        cast: list[Character],
        kinds: list[Card],
    ) -> None:
        """Create a box from its characters (in rank order) and its kinds of deck cards."""
        # The setup that creates this box sets this attribute.
        self.setup: Setup | None = None
        self.players = players
        self.goal = goal
        self.cast: list[Character] = [NOBODY, *cast]
        self.all_ranks = 0
        # The rank of each character, by character number (0: not in this game).
        self.ranks: list[int] = [0] * (1 + max([character.number for character in cast]))
        for character in cast:
            character.box = self
            self.all_ranks |= 1 << character.rank
            self.ranks[character.number] = character.rank
        self.watchers: list[Character] = [c for c in cast if c.watches]
        self.kinds = kinds
        self.by_number: list[Card] = []
        self.deck: list[Card] = []
        self.action_kinds: list[ActionCard] = []
        # Whether a hand can contain a card that lets a killed player answer the call.
        self.hands_answer_death = False
        for i in range(len(kinds)):
            kind = kinds[i]
            kind.box = self
            kind.index = i
            kind.bit = 1 << i
            while len(self.by_number) <= kind.number:
                self.by_number.append(UNKNOWN)
            self.by_number[kind.number] = kind
            self.deck += [kind] * kind.copies
            if isinstance(kind, ActionCard):
                self.action_kinds.append(kind)
                if kind.answers_death():
                    self.hands_answer_death = True
        self.action_cards = len(self.action_kinds) > 0
        self.face_up = face_up_count(players, len(cast))
        self.face_down_first = rules.face_down_first
        self.draft: list[int] = plan(players, len(cast), len(cast) == 9)
        self.tie_break = rules.tie_break
        # As printed in some editions: with four or more players, the last character left in the
        # draft is turned face up; under D4, none is left.
        self.last_card_face_up = (
            rules.follows("last-card") and players >= 4 and self.draft[-1] < LAST_PICK
        )
        # As printed in some editions: players must gather resources first in a turn.
        self.action_first = rules.follows("action-first")
        # As printed in some editions: a city keeps the points for completion even if it loses a
        # district later.
        self.finished_counts = rules.follows("finished-counts")

    def __reduce__(self) -> tuple[object, ...]:
        return (box_of, (self.setup,))

    def has_rank(self, rank: int) -> bool:
        """Return whether the game has a character of this rank."""
        return 1 <= rank < len(self.cast)

    def kind(self, name: str) -> Card | None:
        """Return the card with the id `name`; None if it is not in the game."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        return None

    def character(self, name: str) -> Character | None:
        """Return the character with the id `name`; None if it is not in the game."""
        for character in self.cast:
            if character.name == name:
                return character
        return None

    def who_lays(self, marker: "Marker") -> str:
        """Return the id of the character that lays this kind of marker ('' if unknown)."""
        for character in self.cast:
            if character.lays == marker.kind:
                return character.name
        return ""
