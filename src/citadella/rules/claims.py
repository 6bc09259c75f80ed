"""Gains that are normally automatic but, as printed, may be refused (J-T15)."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules.action import BONUS, DECLINE, Action
from citadella.rules.deck import draw
from citadella.rules.question import Question, enter
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game


class Claim(Question):
    """Do you take the gold or cards that an effect yields?"""

    on_top: ClassVar[bool] = True

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(DECLINE.plain)
        out.append(BONUS.plain)

    def answer(self, game: "Game", action: Action) -> None:
        if action.verb is BONUS:
            self.take(game)

    def take(self, game: "Game") -> None:
        """Give the gold or cards to the asked seat."""
        raise NotImplementedError


class EffectGain(Claim):
    """Do you take your district's gain? `first`: the district, `second`: gold, `third`: cards."""

    kind: ClassVar[str] = "effect-gain"
    about: ClassVar[str] = "card number number"

    def fits(self, game: "Game") -> bool:
        return (
            game.players[self.seat].has(game.district(self.first)) and self.second + self.third > 0
        )

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        if action.verb is BONUS:
            found.count = self.second + self.third
            found.unit = "gold" if self.second else "cards"

    def take(self, game: "Game") -> None:
        player = game.players[self.seat]
        cause = game.district(self.first).name
        gain(game, player, self.second, cause)
        if self.third:
            draw(game, player, self.third, cause)


class AbilityGain(Claim):
    """Do you take your character's gold? `first`: the character's rank, `second`: the amount."""

    kind: ClassVar[str] = "ability-gain"
    about: ClassVar[str] = "rank number"

    def fits(self, game: "Game") -> bool:
        """Return whether the seat has played the character in this round."""
        return (
            0 < self.first < len(game.actors)
            and game.actors[self.first] == self.seat
            and self.second > 0
        )

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        if action.verb is BONUS:
            found.count = self.second
            found.unit = "gold"

    def take(self, game: "Game") -> None:
        gain(game, game.players[self.seat], self.second, game.box.cast[self.first].name)


def claim(game: "Game", question: Claim) -> None:
    """Queue `question` after the claims already open; drop it if there is nothing to gain."""
    if question.second + question.third == 0:
        return
    place = len(game.stack)
    while place > 0 and isinstance(game.stack[place - 1], Claim):
        place -= 1
    game.stack.insert(place, question)


def claims_of(stack: list[Question]) -> list[Question]:
    """Return the claims on `stack`: the questions that remain open after the turn."""
    return [question for question in stack if isinstance(question, Claim)]


def take_claims(game: "Game") -> None:
    """Accept all open claims without asking: in the last round, a gain can only help (J-T14)."""
    for question in claims_of(game.stack):
        assert isinstance(question, Claim)
        question.take(game)
    game.stack.clear()


enter(EffectGain, AbilityGain)
