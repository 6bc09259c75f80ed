"""The Ticket Booth: opponents pay to choose a card."""

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
    """Each opponent may, once in a turn, put 1 gold on it, draw 3 and keep 1."""

    toll = 1
    draws: int = 3
    # As printed none need be kept (J-CashWagon-1).
    keep_none: bool = False

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """It stays in front of the player and is never a district."""
        self.play_and_stay(game, player)

    def lying_options(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", out: list[Action]
    ) -> None:
        """Offer a visit to one that has not been visited in this turn."""
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
        """Pay and choose; right after that the owner may cash in."""
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
    """Your booth has been used: do you take its gold and give it up? a: its place."""

    kind: ClassVar[str] = "cash-in"
    about: ClassVar[str] = "number"

    def fits(self, game: "Game") -> bool:
        """The booth lies there, and someone else uses it."""
        laid = game.players[self.seat].laid
        return (
            game.turn is not None
            and game.turn.seat != self.seat
            and 0 <= self.first < len(laid)
            and isinstance(laid[self.first].card, TicketBooth)
        )

    def stake(self, game: "Game") -> int:
        """What lies on the booth."""
        return game.players[self.seat].laid[self.first].gold

    def options(self, game: "Game", out: list[Action]) -> None:
        """Only now."""
        out.append(DECLINE.plain)
        out.append(CASH_IN.plain)

    def answer(self, game: "Game", action: Action) -> None:
        """All the gold for the card."""
        if action.verb is CASH_IN:
            owner = game.players[self.seat]
            laid = owner.laid[self.first]
            owner.gold += laid.gold
            game.tell(event.COLLECTED, self.seat, -1, laid.gold, 0, laid.card.name)
            owner.laid = owner.laid.copy()
            del owner.laid[self.first]
            put_on_bottom(game, laid.card, event.EVERYONE)


enter(CashIn)
