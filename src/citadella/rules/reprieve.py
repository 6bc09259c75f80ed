"""Cards that let the player of a killed character answer its call (J-I6)."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules.action import DECLINE, PLAY, USE, Action
from citadella.rules.question import Question, enter
from citadella.rules.steps import SILENCE

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player


def ask_the_silent(game: "Game") -> None:
    """Ask every player who may be able to answer for the killed character.

    Players who do not hold the character are asked too, so that the question does not reveal who
    holds it.
    """
    for i in range(len(game.players)):
        seat = (game.crown + len(game.players) - 1 - i) % len(game.players)
        player = game.players[seat]
        able = game.box.hands_answer_death and len(player.hand) > 0
        for district in player.effects:
            if district.answers_death():
                able = True
        if able and has_hidden_role(player):
            game.ask(AnswerDeath(seat))


def has_hidden_role(player: "Player") -> bool:
    """Return whether the player has a character that is not revealed."""
    for rank in player.roles:
        if not player.revealed >> rank & 1:
            return True
    return False


class AnswerDeath(Question):
    """The killed character is called: do you answer?"""

    kind: ClassVar[str] = "answer-death"
    put_to_many: ClassVar[bool] = True
    passes: ClassVar[str] = DECLINE.word

    def fits(self, game: "Game") -> bool:
        """Return whether a killed rank has been called and not answered."""
        return game.turn is None and game.step == SILENCE and game.box.has_rank(game.rank)

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer to stay silent and, to the holder of the killed character, to answer."""
        out.append(DECLINE.plain)
        if game.holder(game.rank) != self.seat:
            return
        player = game.players[self.seat]
        for card in player.hand:
            if card.answers_death() and not card.is_district:
                out.append(PLAY.of(card.number))
                break
        for district in player.effects:
            if district.answers_death():
                out.append(USE.of(district.number))

    def answer(self, game: "Game", action: Action) -> None:
        if action.verb is not DECLINE:
            game.stack.clear()
            game.box.by_number[action.card_number].answer_death(game, game.players[self.seat])


enter(AnswerDeath)
