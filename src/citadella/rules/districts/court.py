"""Districts that affect characters, calls or the crown, or take effect when built."""

from typing import TYPE_CHECKING, ClassVar, Final

from citadella.rules import event
from citadella.rules.action import ANNOUNCE, DECLINE, GIVE_ROLE, SWAP_ROLES, TAKE, THANK, Action
from citadella.rules.card import District
from citadella.rules.city import bell_has_fallen, name_of
from citadella.rules.claims import EffectGain, claim
from citadella.rules.deck import shuffle_deck
from citadella.rules.memory import left_deck, look_through_deck
from citadella.rules.question import Question, enter
from citadella.rules.state import Turn
from citadella.rules.steps import CALL
from citadella.rules.treasury import gain
from citadella.rules.turn import TakeTurn, close_turn

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player


class Theater(District):
    """After the draft, lets its owner swap characters face down with another player."""

    def characters_chosen(self, game: "Game", player: "Player") -> None:
        game.ask(TheaterSwap(player.seat))


def _all_have_chosen(game: "Game") -> bool:
    if game.turn is not None or game.step != CALL or game.rank != 0:
        return False
    for player in game.players:
        if not player.roles:
            return False
    return True


class TheaterSwap(Question):
    """With whom do you swap characters?"""

    kind: ClassVar[str] = "theater-swap"

    def fits(self, game: "Game") -> bool:
        return _all_have_chosen(game)

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(DECLINE.plain)
        for other in game.players:
            if other.seat != self.seat:
                out.append(SWAP_ROLES.of(other.seat))

    def answer(self, game: "Game", action: Action) -> None:
        """Swap characters; if each player has two, first ask which one to give (D8)."""
        if action.verb is SWAP_ROLES:
            if len(game.players[self.seat].roles) > 1:
                game.ask(TheaterGive(self.seat, action.seat))
            else:
                _swap(game, self.seat, 0, action.seat, 0)


class TheaterGive(Question):
    """Which of your characters do you give? `first`: the receiving seat."""

    kind: ClassVar[str] = "theater-give"
    about: ClassVar[str] = "seat"

    def fits(self, game: "Game") -> bool:
        return _all_have_chosen(game) and self.first != self.seat

    def options(self, game: "Game", out: list[Action]) -> None:
        for rank in game.players[self.seat].roles:
            out.append(GIVE_ROLE.of(game.box.cast[rank].number))

    def answer(self, game: "Game", action: Action) -> None:
        roles = game.players[self.seat].roles
        other = game.players[self.first]
        mine = roles.index(game.rank_of(action.character_number))
        _swap(game, self.seat, mine, self.first, game.dice.below(len(other.roles)))


def _swap(game: "Game", seat: int, mine: int, other: int, theirs: int) -> None:
    game.shown()
    a = game.players[seat].roles
    b = game.players[other].roles
    a[mine], b[theirs] = b[theirs], a[mine]
    game.swaps = [*game.swaps, (seat, other)]
    if game.log is not None:
        cause = name_of(game.players[seat], Theater)
        game.tell(event.ROLES_SWAPPED, seat, other, 0, 0, cause)
    if game.log is not None:
        game.tell_rank(event.ROLE_RECEIVED, seat, a[mine], 1 << seat)
    if game.log is not None:
        game.tell_rank(event.ROLE_RECEIVED, other, b[theirs], 1 << other)


class ThroneRoom(District):
    """Yields 1 gold whenever the crown passes to another player."""

    gold: int = 1
    # True as printed: the gold may be refused (J-T15).
    may_refuse: bool = False

    def crown_moved(self, game: "Game", player: "Player") -> None:
        if self.may_refuse:
            claim(game, EffectGain(player.seat, self.number, self.gold))
        else:
            gain(game, player, self.gold, self.name)


class Hospital(District):
    """Its owner may gather resources even if their character has been killed."""

    def answers_death(self) -> bool:
        """Return True: a killed player may answer and gather."""
        return True

    def answer_death(self, game: "Game", player: "Player") -> None:
        game.tell_card(event.USED, player.seat, -1, self)
        game.turn_up(player, game.rank)
        turn = Turn(player.seat, game.box.cast[game.rank], CALL)
        turn.only_gathers = True
        game.turn = turn
        game.ask(TakeTurn(player.seat))


class BallRoom(District):
    """When its owner has the crown, players must thank the owner for the call or lose the turn."""

    def calls(self, game: "Game", player: "Player", called: "Player") -> None:
        """Ask the called player for thanks, which must come before any other action."""
        game.ask(Courtesy(called.seat))


class Courtesy(Question):
    """Do you thank the host who called you? Any other action loses the turn."""

    kind: ClassVar[str] = "courtesy"
    in_turn: ClassVar[bool] = True
    on_top: ClassVar[bool] = True

    def fits(self, game: "Game") -> bool:
        """Return whether this question is directly above the turn's question on the stack."""
        return super().fits(game) and len(game.stack) > 1 and game.stack[1] is self

    def whom(self, game: "Game") -> int:
        """Return the seat of the Ball Room's owner, who may have lost the crown by now."""
        for player in game.players:
            for district in player.effects:
                if isinstance(district, BallRoom):
                    return player.seat
        return game.crown

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        if action.verb is not THANK:
            game.stack[-2].amounts(game, action, found)

    def options(self, game: "Game", out: list[Action]) -> None:
        game.stack[-2].options(game, out)
        out.append(THANK.plain)

    def answer(self, game: "Game", action: Action) -> None:
        """Continue the turn after thanks; end it after any other action."""
        if action.verb is THANK:
            game.tell(event.THANKED, self.seat, self.whom(game))
        else:
            host = self.whom(game)
            cause = name_of(game.players[host], BallRoom)
            game.tell(event.TURN_LOST, self.seat, -1, 0, 0, cause, host)
            close_turn(game, game.the_turn())


class Lighthouse(District):
    """When built, lets its owner look through the deck, take a card and shuffle the deck."""

    def on_built(self, game: "Game", player: "Player") -> None:
        if game.deck:
            look_through_deck(game, player.seat)
            game.ask(LighthouseTake(player.seat))


class LighthouseTake(Question):
    """Which card do you take from the deck?"""

    kind: ClassVar[str] = "lighthouse-take"

    def fits(self, game: "Game") -> bool:
        return game.turn is not None and len(game.deck) > 0

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer to decline (T7) and each different card, in an order independent of the deck's."""
        out.append(DECLINE.plain)
        for kind in game.box.kinds:
            for card in game.deck:
                if card is kind:
                    out.append(TAKE.of(kind.number))
                    break

    def answer(self, game: "Game", action: Action) -> None:
        """Take the card, if one is chosen, and shuffle the deck."""
        player = game.players[self.seat]
        for i in range(len(game.deck)):
            if action.verb is TAKE and game.deck[i].number == action.card_number:
                card = game.deck[i]
                del game.deck[i]
                left_deck(game, card, 1 << self.seat)
                player.hand.append(card)
                if game.log is not None:
                    game.tell_cards(event.KEPT, self.seat, -1, [card], 1 << self.seat)
                break
        shuffle_deck(game, self.seat)


# The values of `BellTower.meaning`: the effect of ringing the bell.
ENDS_EARLIER: Final = 0  # the game ends one district earlier
COMPLETE_EARLIER: Final = 1  # in addition, a city is complete one district earlier
COMPLETE_WITH_SEVEN: Final = 2  # seven districts end the game and complete a city


class BellTower(District):
    """Lets its owner announce, when it is built, that the game ends earlier."""

    # In classic, the bell also reduces the size of a complete city; as printed, it sets both
    # sizes to seven (J-bell_tower-4).
    meaning: int = ENDS_EARLIER

    def on_built(self, game: "Game", player: "Player") -> None:
        game.ask(RingBell(player.seat, self.meaning))

    def leaves(self, game: "Game", player: "Player", destroyed: bool) -> None:
        """If the Bell Tower is destroyed, undo its change of city sizes and check all cities."""
        if not destroyed:
            return
        game.end_at = game.box.goal
        game.ending_early = False
        if game.goal != game.box.goal:
            game.goal = game.box.goal
            bell_has_fallen(game)
            complete = 0
            for other in game.players:
                if other.size + other.tents >= game.goal:
                    complete |= 1 << other.seat
            game.ending = complete != 0
            # Players who were first only because of the bell no longer count as first.
            game.first &= complete
            if not game.first:
                game.first = complete


class ClassicBellTower(BellTower):
    """Reduces both the city size that ends the game and the size of a complete city."""

    meaning = COMPLETE_EARLIER


class RingBell(Question):
    """Should the game end one district earlier? `first`: the effect of the bell."""

    kind: ClassVar[str] = "ring-bell"
    about: ClassVar[str] = "number"

    def fits(self, game: "Game") -> bool:
        """Return whether a turn is in progress and the effect of the bell is valid."""
        return game.turn is not None and ENDS_EARLIER <= self.first <= COMPLETE_WITH_SEVEN

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(DECLINE.plain)
        out.append(ANNOUNCE.plain)

    def answer(self, game: "Game", action: Action) -> None:
        """If the player rings the bell, lower the city size that ends the game.

        Then check whether a city already has this size.
        """
        if action.verb is not ANNOUNCE:
            return
        if game.log is not None:
            game.tell(event.ANNOUNCED, self.seat)
        game.end_at = game.box.goal - 1
        if self.first == COMPLETE_WITH_SEVEN:
            game.end_at = min(game.box.goal, 7)
        if self.first != ENDS_EARLIER:
            game.goal = game.end_at
        for player in game.players:
            if player.size + player.tents >= game.end_at:
                game.ending_early = True
                if self.first != ENDS_EARLIER:
                    # All players whose cities the bell completes count as first (U-bell_tower-1).
                    game.ending = True
                    game.first |= 1 << player.seat


enter(TheaterSwap, TheaterGive, Courtesy, LighthouseTake, RingBell)
