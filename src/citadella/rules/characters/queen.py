"""Rank 9, the Queen: gold for sitting next to the player of rank 4."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules.action import BONUS, DECLINE, Action
from citadella.rules.character import BONUS_USED, CROWN_RANK, Character
from citadella.rules.characters.common import can_be_reached
from citadella.rules.claims import AbilityGain, claim
from citadella.rules.question import Question, enter
from citadella.rules.reprieve import has_hidden_role
from citadella.rules.treasury import gain

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


def _neighbours(game: "Game", a: int, b: int) -> bool:
    seats = len(game.players)
    return (a + 1) % seats == b or (b + 1) % seats == a


class Queen(Character):
    """Gains 3 gold if she sits next to the player of rank 4.

    She is paid in her turn, or at the end of the round if rank 4 was killed.
    """

    gold: int = 3
    # Deluxe: if rank 4 is bewitched, she is paid at the end of the round, as if it had been killed.
    waits_for_bewitched: bool = False
    # As printed, she is paid only when the turn of rank 4 begins, if she reveals herself then
    # (J-Queen-2).
    with_rank_4: bool = False
    # As printed, gold at the end of the round may be refused (J-T15).
    may_refuse: bool = False

    def _must_wait(self, game: "Game") -> bool:
        for marker in game.markers:
            if marker.rank == CROWN_RANK:
                if marker.silences() or (marker.takes_over() and self.waits_for_bewitched):
                    return True
        return False

    def _sits_beside(self, game: "Game", seat: int) -> bool:
        holder = game.holder(CROWN_RANK)
        return (
            holder >= 0
            and game.players[holder].revealed >> CROWN_RANK & 1 != 0
            and _neighbours(game, seat, holder)
        )

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if self.gold:
            self.idle_options(game, turn, player, out)

    def idle_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """List the action that takes the gold, even if the amount is 0."""
        if (
            not self.with_rank_4
            and not turn.used & BONUS_USED
            and not self._must_wait(game)
            and self._sits_beside(game, player.seat)
        ):
            out.append(BONUS.plain)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.used |= BONUS_USED
        gain(game, player, self.gold, self.name)

    def likely_gold(self, game: "Game", player: "Player") -> float:
        """Return an estimate, because it is unknown whether a neighbour has rank 4."""
        return 4.0 / (len(game.players) - 1)

    def round_ends(self, game: "Game") -> None:
        """Pay the Queen if her payment had to wait, for example because rank 4 was killed."""
        seat = game.actors[self.rank]
        if seat >= 0 and self._must_wait(game) and self._sits_beside(game, seat):
            if self.may_refuse:
                claim(game, AbilityGain(seat, self.rank, self.gold))
            else:
                gain(game, game.players[seat], self.gold, self.name)

    def sees_turn_start(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """As printed, ask rank 4's neighbours with a hidden character whether to reveal the Queen.

        Asking every such neighbour does not reveal the holder of the Queen (J-I6).
        """
        if turn.role.rank != CROWN_RANK or game.face_up >> self.rank & 1:
            return
        if can_be_reached(game, self.rank):
            seats = len(game.players)
            # The question pushed last is asked first, so the left neighbour answers first.
            for seat in ((player.seat + seats - 1) % seats, (player.seat + 1) % seats):
                if has_hidden_role(game.players[seat]):
                    game.ask(QueenTakes(seat))


class DeluxeQueen(Queen):
    """Is paid at the end of the round, not in her turn, if rank 4 was bewitched."""

    waits_for_bewitched = True


def _queen(game: "Game") -> Queen | None:
    for character in game.box.cast:
        if isinstance(character, Queen) and character.with_rank_4:
            return character
    return None


class QueenTakes(Question):
    """You sit next to rank 4: do you reveal the Queen and take her gold?"""

    kind: ClassVar[str] = "queen-takes"
    put_to_many: ClassVar[bool] = True
    passes: ClassVar[str] = DECLINE.word

    def fits(self, game: "Game") -> bool:
        """Return whether a neighbour of this seat has just begun the turn of rank 4."""
        turn = game.turn
        return (
            turn is not None
            and turn.role.rank == CROWN_RANK
            and not turn.gathered
            and _neighbours(game, self.seat, turn.seat)
            and _queen(game) is not None
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer to decline and, if the seat holds the Queen, to take the gold."""
        out.append(DECLINE.plain)
        queen = _queen(game)
        if queen is not None and game.holder(queen.rank) == self.seat:
            out.append(BONUS.plain)

    def answer(self, game: "Game", action: Action) -> None:
        """If the player accepts, reveal the Queen, gain her gold, and ask no other neighbour."""
        queen = _queen(game)
        if action.verb is BONUS and queen is not None:
            player = game.players[self.seat]
            game.turn_up(player, queen.rank)
            gain(game, player, queen.gold, queen.name)
            while isinstance(game.stack[-1], QueenTakes):
                game.stack.pop()


enter(QueenTakes)
