"""What a puzzle is: a position, who is to act, and what each move is worth."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from citadella.bots.review.reasons import Reason
from citadella.notation import Position
from citadella.rules import Action, Game, IllegalError
from citadella.rules import action as verbs
from citadella.rules.action import Verb
from citadella.rules.card import UNIQUE, District
from citadella.rules.errors import quoted

#: Whoever solves a puzzle sits here.
ME: Final = 0
#: What a puzzle can be about, by its best move.
THEMES: Final = ("finish", "protect", "aim", "draft", "unique", "raid", "gather", "turn")
HARDEST: Final = 5


@dataclass(frozen=True, slots=True)
class Option:
    """A move, and how many of a hundred games its seat wins after it."""

    action: str
    wins: float


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game. What its seat cannot know was dealt anew, so nobody can look it up."""

    name: str
    theme: str
    #: How hard it is, from 1 to 5: how seldom the levels find it.
    difficulty: int
    #: All moves, the best one first.
    options: tuple[Option, ...]
    #: What comes to mind first.
    obvious: str
    #: So many games were played out after every move.
    games: int
    #: The text of a `Position`.
    text: str
    #: What speaks for the best move, rather than for what comes to mind, as the coach says it.
    reasons: tuple[Reason, ...] = ()

    @cached_property
    def position(self) -> Position:
        """Return the position."""
        return Position.from_text(self.text)

    def game(self, events: bool = False) -> Game:
        """Return a game at this moment."""
        return self.position.game(events)

    @property
    def best(self) -> Option:
        """Return the move that solves it."""
        return self.options[0]

    def option(self, action: str) -> Option:
        """Return what is known of a move; refuses one that there is not."""
        for option in self.options:
            if option.action == action:
                return option
        raise IllegalError(f"{quoted(action)} is no move in this puzzle.")

    def solved_by(self, action: str) -> bool:
        """Return whether a move is the best one."""
        return self.option(action) is self.best


def theme_of(game: Game, action: Action) -> str:
    """Return what it is about to find this move."""
    verb = action.verb
    if any(finishes(game, each) for each in game.legal_actions()):
        return "finish"
    if verb is verbs.PICK:
        role = game.box.cast[game.rank_of(action.character_number)]
        return "protect" if role.shelters else "draft"
    if verb.group == verbs.CHOOSE:
        return "draft"
    if verb.group == verbs.AIM:
        return "aim"
    if verb.place == "city" and not verb.gives:
        return "raid"
    if (district := _built(game, action)) is not None and district.type == UNIQUE:
        return "unique"
    return "gather" if _gathers(verb) else "turn"


def finishes(game: Game, action: Action) -> bool:
    """Return whether a move would complete the city of whoever solves puzzles and end the game."""
    district = _built(game, action)
    if district is None:
        return False
    player = game.players[ME]
    return player.size + player.tents + district.counts_as >= game.end_at


def _built(game: Game, action: Action) -> District | None:
    """What a move builds."""
    verb = action.verb
    if verb.group != verbs.BUILDING or verb.parts[:1] != ["card"]:
        return None
    card = game.box.by_number[action.card_number]
    return card if isinstance(card, District) else None


def _gathers(verb: Verb) -> bool:
    return verb.group == verbs.GATHER or verb.place == "offer"
