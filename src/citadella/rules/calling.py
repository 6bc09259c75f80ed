"""The turn phase: the crowned player calls the ranks, and those called answer (T1, T8)."""

from typing import TYPE_CHECKING, ClassVar, Final

from citadella.rules import event
from citadella.rules.action import DECLINE, PLAY, THANK, USE, Action
from citadella.rules.card import ActionCard
from citadella.rules.character import CROWN_RANK
from citadella.rules.court import crown
from citadella.rules.deck import play_from_hand, put_on_bottom
from citadella.rules.question import Question, enter
from citadella.rules.state import Laid, Turn
from citadella.rules.steps import (
    CALL,
    CROWN_WINDOW,
    RESUME,
    REVEAL,
    ROUND_OVER,
    SILENCE,
    STRIKE,
)
from citadella.rules.turn import TakeTurn, close_turn

if TYPE_CHECKING:
    from citadella.rules.character import Marker
    from citadella.rules.game import Game
    from citadella.rules.state import Player

A_DECLINE: Final = DECLINE.plain


def call_next(game: "Game") -> None:
    """Call the next rank, or end the round after the last."""
    game.rank += 1
    rank = game.rank
    if rank >= len(game.box.cast):
        game.rank = len(game.box.cast)
        game.step = ROUND_OVER
        return
    game.shown()
    if game.log is not None:
        game.tell(event.CALLED, game.crown, -1, 0, rank)
    for marker in game.markers:
        if marker.rank == rank and marker.silences():
            game.step = SILENCE
            _ask_the_silent(game)
            return
    if game.holder(rank) < 0:
        nobody_answers(game)
    else:
        game.step = REVEAL


def nobody_answers(game: "Game") -> None:
    """The call stays without answer."""
    game.tell(event.UNANSWERED, game.crown, -1, 0, game.rank)
    game.step = CALL
    if game.rank == CROWN_RANK:
        _open_crown_window(game)


def _ask_the_silent(game: "Game") -> None:
    # A killed character is asked whether it can answer all the same. So that the question
    # betrays nobody, all who might be meant and might be able to are asked (J-I6).
    for i in range(len(game.players)):
        seat = (game.crown + len(game.players) - 1 - i) % len(game.players)
        player = game.players[seat]
        able = game.box.action_cards and len(player.hand) > 0
        for district in player.effects:
            if district.answers_death():
                able = True
        if able and has_hidden_role(player):
            game.ask(AnswerDeath(seat))


def has_hidden_role(player: "Player") -> bool:
    """Return whether the player has a character that has not been revealed."""
    for rank in player.roles:
        if not player.revealed >> rank & 1:
            return True
    return False


def is_called(game: "Game") -> bool:
    """Return whether one of the ranks is being called."""
    return 1 <= game.rank < len(game.box.cast)


class AnswerDeath(Question):
    """The killed character is called: can you answer?"""

    kind: ClassVar[str] = "answer-death"

    def fits(self, game: "Game") -> bool:
        """A rank must have been called in vain."""
        return game.turn is None and game.step == SILENCE and is_called(game)

    def options(self, game: "Game", out: list[Action]) -> None:
        """Only who holds the killed character can do more than stay silent."""
        out.append(A_DECLINE)
        if game.holder(game.rank) != self.seat:
            return
        player = game.players[self.seat]
        for card in player.hand:
            if isinstance(card, ActionCard) and card.shields():
                out.append(PLAY.of(card.number))
                break
        for district in player.effects:
            if district.answers_death():
                out.append(USE.of(district.number))

    def answer(self, game: "Game", action: Action) -> None:
        """Stay silent, or come forward."""
        player = game.players[self.seat]
        if action.verb is PLAY:
            game.stack.clear()
            _lay_shield(game, player, game.box.by_number[action.a])
            game.step = REVEAL
        elif action.verb is USE:
            # The Hospital: reveal, gather, and no more.
            game.stack.clear()
            game.tell_card(event.USED, self.seat, -1, game.district(action.a))
            game.turn_up(player, game.rank)
            turn = Turn(self.seat, game.box.cast[game.rank], CALL)
            turn.only_gathers = True
            game.turn = turn
            game.ask(TakeTurn(self.seat))


def _lay_shield(game: "Game", player: "Player", card: object) -> None:
    assert isinstance(card, ActionCard)
    play_from_hand(player, card)
    player.laid.append(Laid(card))
    game.tell_card(event.PLAYED, player.seat, -1, card)
    game.tell(event.PROTECTED, player.seat, -1, 0, game.rank)
    staying: list[Marker] = []
    for marker in game.markers:
        if marker.rank != game.rank or not marker.hostile():
            staying.append(marker)
    game.markers = staying


def reveal(game: "Game") -> None:
    """The called player shows the character; who fears what lies on it may protect it."""
    player = game.players[game.holder(game.rank)]
    game.turn_up(player, game.rank)
    game.step = CROWN_WINDOW
    if game.box.action_cards and player.hand and not player.laid_shield():
        for marker in game.markers:
            if marker.rank == game.rank and marker.hostile():
                game.ask(Shield(player.seat))
                return


class Shield(Question):
    """Something lies on your character: do you protect it?"""

    kind: ClassVar[str] = "shield"

    def fits(self, game: "Game") -> bool:
        """It is asked of who has just been revealed."""
        return (
            game.turn is None
            and game.step == CROWN_WINDOW
            and is_called(game)
            and game.holder(game.rank) == self.seat
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer a card that shields."""
        out.append(A_DECLINE)
        for card in game.players[self.seat].hand:
            if isinstance(card, ActionCard) and card.shields():
                out.append(PLAY.of(card.number))
                return

    def answer(self, game: "Game", action: Action) -> None:
        """Lay it down."""
        if action.verb is PLAY:
            _lay_shield(game, game.players[self.seat], game.box.by_number[action.a])


def crown_window(game: "Game") -> None:
    """A bewitched rank 4 leaves the crown open to who can claim it."""
    game.step = STRIKE
    if game.rank == CROWN_RANK and spell_on(game) is not None:
        _open_crown_window(game)


def _open_crown_window(game: "Game") -> None:
    if not game.box.crown_can_be_claimed:
        return
    for i in range(len(game.players)):
        seat = (game.crown + len(game.players) - 1 - i) % len(game.players)
        if game.players[seat].hand:
            game.ask(ClaimCrown(seat))


class ClaimCrown(Question):
    """Nobody takes the crown: do you? (asked of all who hold cards, J-I6)"""

    kind: ClassVar[str] = "claim-crown"

    def fits(self, game: "Game") -> bool:
        """Rank 4 has been called and did not answer, or is bewitched."""
        if game.turn is not None or game.rank != CROWN_RANK:
            return False
        return game.step == CALL or (game.step == STRIKE and game.holder(CROWN_RANK) >= 0)

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer a card that claims it."""
        out.append(A_DECLINE)
        for card in game.players[self.seat].hand:
            if isinstance(card, ActionCard) and card.answers_unclaimed_crown():
                out.append(PLAY.of(card.number))
                return

    def answer(self, game: "Game", action: Action) -> None:
        """Take the crown; rank 4 does nothing with it in this round."""
        if action.verb is PLAY:
            player = game.players[self.seat]
            card = game.box.by_number[action.a]
            play_from_hand(player, card)
            game.tell_card(event.PLAYED, self.seat, -1, card)
            put_on_bottom(game, card, event.EVERYONE)
            game.stack.clear()
            game.crown_claimed = True
            crown(game, player)


def spell_on(game: "Game") -> "Marker | None":
    """Return the spell on the rank now called."""
    for marker in game.markers:
        if marker.rank == game.rank and marker.bewitches():
            return marker
    return None


def strike(game: "Game") -> None:
    """What lies on the character strikes; the crown moves; the turn begins (J-T10)."""
    seat = game.holder(game.rank)
    player = game.players[seat]
    role = game.box.cast[game.rank]
    caller = game.players[game.crown]
    turn = Turn(seat, role, CALL)
    game.turn = turn
    spell = spell_on(game)
    if spell is not None:
        turn.only_gathers = True
        turn.then = RESUME
    else:
        game.actors[game.rank] = seat
    game.ask(TakeTurn(seat))
    for marker in game.markers:
        if marker.rank == game.rank:
            marker.on_revealed(game, player)
            if marker.threatens():
                turn.threatened = True
    if not game.crown_claimed:
        role.revealed(game, player)
    if spell is None:
        turn.played_card = player.laid_shield()
        role.turn_starts(game, turn)
    if caller is not player:
        for district in caller.effects:
            district.calls(game, caller, player)


def resume(game: "Game") -> None:
    """The bewitched character's turn goes on with who bewitched it (C-Witch-3)."""
    spell = spell_on(game)
    assert spell is not None
    role = game.box.cast[game.rank]
    turn = Turn(spell.owner, role, CALL)
    turn.gathered = True
    game.turn = turn
    game.actors[game.rank] = spell.owner
    game.tell(event.RESUMED, spell.owner, -1, 0, game.rank)
    game.ask(TakeTurn(spell.owner))
    role.turn_starts(game, turn)


class Courtesy(Question):
    """You have been called by a host who expects thanks; whoever forgets them loses the turn."""

    kind: ClassVar[str] = "courtesy"

    def fits(self, game: "Game") -> bool:
        """It lies on top of what else can be said."""
        last = len(game.stack) - 1
        return (
            super().fits(game)
            and last > 0
            and game.stack[last] is self
            and game.stack[last - 1].kind != self.kind
            and game.stack[last - 1].seat == self.seat
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        """Everything looks as in any turn; the thanks are one more thing to say."""
        game.question_below().options(game, out)
        out.append(THANK.plain)

    def answer(self, game: "Game", action: Action) -> None:
        """Go on after the thanks; lose the turn after anything else."""
        if action.verb is THANK:
            game.tell(event.THANKED, self.seat, game.crown)
        else:
            game.tell(event.TURN_LOST, self.seat)
            close_turn(game, game.the_turn())


enter(AnswerDeath, Shield, ClaimCrown, Courtesy)
