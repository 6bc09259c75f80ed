"""The cards of one game: the characters in it, the deck, and the numbers of its edition."""

from typing import TYPE_CHECKING, final

from citadella.rules.card import UNKNOWN, ActionCard, Card
from citadella.rules.character import Character
from citadella.rules.draft import face_up_count, plan

if TYPE_CHECKING:
    from citadella.rules.editions import EditionRules


@final
class Box:
    """What one setup plays with. All games of a setup share it; it never changes."""

    def __init__(
        self,
        rules: "EditionRules",
        players: int,
        goal: int,
        cast: list[Character],
        kinds: list[Card],
    ) -> None:
        """Lay out the cast (in rank order) and the kinds of cards of the deck."""
        self.players = players
        self.goal = goal
        self.cast: list[Character] = [Character("?", 0), *cast]
        self.all_ranks = 0
        for character in cast:
            self.all_ranks |= 1 << character.rank
        self.watchers: list[Character] = [c for c in cast if c.watches]
        self.kinds = kinds
        self.by_number: list[Card] = []
        self.deck: list[Card] = []
        self.action_cards = False
        self.crown_can_be_claimed = False
        for i in range(len(kinds)):
            kind = kinds[i]
            kind.index = i
            kind.bit = 1 << i
            while len(self.by_number) <= kind.number:
                self.by_number.append(UNKNOWN)
            self.by_number[kind.number] = kind
            self.deck += [kind] * kind.copies
            if isinstance(kind, ActionCard):
                self.action_cards = True
                if kind.answers_unclaimed_crown():
                    self.crown_can_be_claimed = True
        self.face_up = face_up_count(players, len(cast))
        self.face_down_first = rules.face_down_first
        self.draft: list[int] = plan(players, len(cast), len(cast) == 9)
        self.tie_break = rules.tie_break

    def kind(self, name: str) -> Card | None:
        """Return the card of this id, if it is in the game."""
        for kind in self.kinds:
            if kind.name == name:
                return kind
        return None

    def character(self, name: str) -> Character | None:
        """Return the character of this id, if it is in the game."""
        for character in self.cast:
            if character.name == name:
                return character
        return None
