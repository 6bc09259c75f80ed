"""The cards of one game: the characters in it, the deck, and the numbers of its edition."""
from citadella.rules.card import ActionCard, Card
from citadella.rules.character import Character, Marker
from citadella.rules.editions import EditionRules
from citadella.rules.setup import Setup
from typing import Final, final
NOBODY: Final[Character]

@final
class Box:
    """What one setup plays with. All games of a setup share it; it never changes."""
    setup: Setup | None
    players: int
    goal: int
    cast: list[Character]
    all_ranks: int
    ranks: list[int]
    watchers: list[Character]
    kinds: list[Card]
    by_number: list[Card]
    deck: list[Card]
    action_kinds: list[ActionCard]
    hands_answer_death: bool
    action_cards: bool
    face_up: int
    face_down_first: bool
    draft: list[int]
    tie_break: int
    last_card_face_up: bool
    action_first: bool
    finished_counts: bool

    def __init__(self, rules: EditionRules, players: int, goal: int, cast: list[Character], kinds: list[Card]) -> None:
        """Lay out the cast (in rank order) and the kinds of cards of the deck."""
        ...

    def __reduce__(self) -> tuple[object, ...]:
        ...

    def has_rank(self, rank: int) -> bool:
        """Return whether there is a character of this rank."""
        ...

    def kind(self, name: str) -> Card | None:
        """Return the card of this id, if it is in the game."""
        ...

    def character(self, name: str) -> Character | None:
        """Return the character of this id, if it is in the game."""
        ...

    def who_lays(self, marker: Marker) -> str:
        """Return the id of the character that lays this kind of marker ('' if none says so)."""
        ...
