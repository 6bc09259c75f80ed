"""The Ticket Booth: opponents can pay to choose one of three drawn cards."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import event
from citadella.rules.action import CASH_IN, DECLINE, VISIT, Action
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.deck import draw_aside, put_on_bottom
from citadella.rules.question import Question, enter
from citadella.rules.state import Laid
from citadella.rules.turn import OR_NONE, OTHERWISE, TO_BOTTOM, choose_from_aside

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class TicketBooth(TurnCard):
    """Once per turn, an opponent may put 1 gold on this card to draw 3 cards and keep 1."""

    toll = 1
    draws: int = 3
    # As printed, keeping a card is optional (J-CashWagon-1).
    keep_none: bool = False

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Lay the booth in front of the player, where it never counts as a district."""
        self.play_and_stay(game, player)

    def lying_options(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", out: list[Action]
    ) -> None:
        """Offer a visit to a booth not yet visited in this turn."""
        if owner is player or player.gold < self.toll or not game.deck:
            return
        for laid in owner.laid:
            if laid.card is self and not laid.visited:
                visit = VISIT.of(owner.seat)
                if not out or out[len(out) - 1] is not visit:
                    out.append(visit)
                return

    def visit(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", place: int
    ) -> bool:
        """Pay the toll and choose a card; ask the owner afterwards whether to cash in.

        Return False if the card at `place` is not an unvisited booth.
        """
        laid = owner.laid[place]
        if laid.card is not self or laid.visited:
            return False
        turn.used_cards |= self.bit
        player.gold -= self.toll
        game.tell_card(event.USED, player.seat, owner.seat, self, self.toll)
        owner.laid = owner.laid.copy()
        owner.laid[place] = Laid(self, laid.gold + self.toll, True)
        game.ask(CashIn(owner.seat, place))
        draw_aside(game, player, self.draws, self.name)
        why = OR_NONE if self.keep_none else OTHERWISE
        choose_from_aside(game, player, 1, TO_BOTTOM, why)
        return True


class CashIn(Question):
    """Your booth was visited: do you discard it for its gold? `first` is its index in `laid`."""

    kind: ClassVar[str] = "cash-in"
    about: ClassVar[str] = "number"

    def fits(self, game: "Game") -> bool:
        laid = game.players[self.seat].laid
        return (
            game.turn is not None
            and game.turn.seat != self.seat
            and 0 <= self.first < len(laid)
            and isinstance(laid[self.first].card, TicketBooth)
        )

    def stake(self, game: "Game") -> int:
        return game.players[self.seat].laid[self.first].gold

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(DECLINE.plain)
        out.append(CASH_IN.plain)

    def answer(self, game: "Game", action: Action) -> None:
        if action.verb is CASH_IN:
            owner = game.players[self.seat]
            laid = owner.laid[self.first]
            owner.gold += laid.gold
            game.tell(event.COLLECTED, self.seat, -1, laid.gold, 0, laid.card.name)
            owner.laid = owner.laid.copy()
            del owner.laid[self.first]
            put_on_bottom(game, laid.card, event.EVERYONE)


enter(CashIn)
