"""Rank 4, the King: income from noble districts, and the crown."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules.action import CROWN, DECLINE, Action
from citadella.rules.card import NOBLE
from citadella.rules.character import CROWN_RANK
from citadella.rules.characters.common import Earner
from citadella.rules.court import crown
from citadella.rules.question import Question, enter
from citadella.rules.steps import COURT_SETTLED

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Crowned(Earner):
    """A rank 4 character whose player takes the crown, even if bewitched or killed."""

    takes_crown = True
    # As printed, the crown can be taken at any time in the turn (J-King-4).
    in_turn: bool = False
    # As printed, the player of a killed King may leave the crown where it is (J-X-Crown-2).
    heir_may_pass: bool = False

    def revealed(self, game: "Game", player: "Player") -> None:
        """Take the crown as soon as the character is revealed (J-King-4)."""
        if not self.in_turn or game.the_turn().only_gathers:
            crown(game, player, self.name)

    def _takes_it_now(self, game: "Game", turn: "Turn") -> bool:
        # The crown cannot be taken if a Witch plays the turn instead of the holder of rank 4, or if
        # an Acrobat has claimed it.
        return (
            self.in_turn
            and game.crown != turn.seat
            and not game.crown_claimed
            and game.holder(CROWN_RANK) == turn.seat
        )

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        super().options(game, turn, player, out)
        if self._takes_it_now(game, turn):
            out.append(CROWN.of(player.seat))

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        if action.verb is CROWN:
            crown(game, player, self.name)
        else:
            super().act(game, turn, player, action)

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        return not self._takes_it_now(game, turn)

    def killed_round_ends(self, game: "Game", player: "Player") -> None:
        """Reveal the killed character and take the crown, or ask whether to take it (K3)."""
        game.turn_up(player, self.rank)
        if game.crown_claimed or game.crown == player.seat:
            return
        if self.heir_may_pass:
            game.ask(HeirCrown(player.seat))
        else:
            crown(game, player, self.name)


class King(Crowned):
    """Takes 1 gold per noble district."""

    income_type = NOBLE


class HeirCrown(Question):
    """Your killed King is revealed: do you take the crown?"""

    kind: ClassVar[str] = "heir-crown"

    def fits(self, game: "Game") -> bool:
        """Return whether the round is over and rank 4 has been revealed."""
        return (
            game.turn is None
            and game.step == COURT_SETTLED
            and game.players[self.seat].revealed >> CROWN_RANK & 1 != 0
            and game.crown != self.seat
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(DECLINE.plain)
        out.append(CROWN.of(self.seat))

    def answer(self, game: "Game", action: Action) -> None:
        if action.verb is CROWN:
            crown(game, game.players[self.seat], game.box.cast[CROWN_RANK].name)


enter(HeirCrown)
