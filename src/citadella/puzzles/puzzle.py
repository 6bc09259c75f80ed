"""Puzzles: a position, with the win rate of each move."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from citadella.bots.review.reasons import Reason
from citadella.notation import Position
from citadella.rules import Action, Game, IllegalError
from citadella.rules import action as verbs
from citadella.rules.card import UNIQUE, District
from citadella.rules.errors import shortened

#: The seat of the player who solves a puzzle.
ME: Final = 0
#: The themes of puzzles; the best move determines the theme.
THEMES: Final = ("finish", "protect", "aim", "draft", "unique", "raid", "gather", "turn")
HARDEST: Final = 5


@dataclass(frozen=True, slots=True)
class Option:
    """A move in a puzzle, and the solver's win rate after the move, in percent."""

    action: str
    wins: float


@dataclass(frozen=True)
class Puzzle:
    """A decision from a game, with its hidden cards and characters replaced with sampled ones."""

    name: str
    theme: str
    #: From 1 (easiest) to 5 (hardest), according to how rarely bots find the best move.
    difficulty: int
    #: All moves, the best one first.
    options: tuple[Option, ...]
    #: The obvious move, which is not the best.
    obvious: str
    #: The number of games played to the end after each move to measure its win rate.
    games: int
    #: The position, in the text form of `Position`.
    text: str
    #: Why the best move is better than the obvious one.
    reasons: tuple[Reason, ...] = ()

    @cached_property
    def position(self) -> Position:
        return Position.from_text(self.text)

    def game(self, events: bool = False) -> Game:
        return self.position.game(events)

    @property
    def best(self) -> Option:
        return self.options[0]

    def option(self, action: str) -> Option:
        """Return the option of a move; raise IllegalError if it is not legal."""
        for option in self.options:
            if option.action == action:
                return option
        raise IllegalError(
            "'{action}' is not a legal move in this puzzle.", action=shortened(action)
        )

    def solved_by(self, action: str) -> bool:
        return self.option(action) is self.best


def theme_of(game: Game, action: Action) -> str:
    """Return the theme of a puzzle whose best move is `action`."""
    verb = action.verb
    if can_finish(game):
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
    return "gather" if verb.group == verbs.GATHER or verb.place == "offer" else "turn"


def can_finish(game: Game) -> bool:
    """Return whether the solver has a legal move that triggers the end of the game."""
    return any(finishes(game, action) for action in game.legal_actions())


def finishes(game: Game, action: Action) -> bool:
    """Return whether `action` completes the solver's city, which triggers the end of the game."""
    district = _built(game, action)
    if district is None:
        return False
    player = game.players[ME]
    return player.size + player.tents + district.counts_as >= game.end_at


def _built(game: Game, action: Action) -> District | None:
    verb = action.verb
    if verb.group != verbs.BUILDING or verb.parts[:1] != ["card"]:
        return None
    card = game.box.by_number[action.card_number]
    return card if isinstance(card, District) else None
