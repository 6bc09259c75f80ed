"""Districts of the court and the calls: Theater, Throne Room, Hospital, Ball Room, …"""

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
    """Once all have chosen, its owner may swap characters with another player, unseen."""

    def characters_chosen(self, game: "Game", player: "Player") -> None:
        """Ask its owner."""
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
        """All have chosen, and nobody has been called."""
        return _all_have_chosen(game)

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer the other players."""
        out.append(DECLINE.plain)
        for other in game.players:
            if other.seat != self.seat:
                out.append(SWAP_ROLES.of(other.seat))

    def answer(self, game: "Game", action: Action) -> None:
        """With two characters each, choose first which one to give (D8)."""
        if action.verb is SWAP_ROLES:
            if len(game.players[self.seat].roles) > 1:
                game.ask(TheaterGive(self.seat, action.seat))
            else:
                _swap(game, self.seat, 0, action.seat, 0)


class TheaterGive(Question):
    """Which of your characters do you give? first: to whom."""

    kind: ClassVar[str] = "theater-give"
    about: ClassVar[str] = "seat"

    def fits(self, game: "Game") -> bool:
        """All have chosen, and nobody has been called."""
        return _all_have_chosen(game) and self.first != self.seat

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer one's own two."""
        for rank in game.players[self.seat].roles:
            out.append(GIVE_ROLE.of(game.box.cast[rank].number))

    def answer(self, game: "Game", action: Action) -> None:
        """One of the other's two comes back at random."""
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
    """1 gold whenever the crown passes to another player."""

    gold: int = 1
    # As printed the gold may be refused (J-T15).
    may_refuse: bool = False

    def crown_moved(self, game: "Game", player: "Player") -> None:
        """Take it from the bank."""
        if self.may_refuse:
            claim(game, EffectGain(player.seat, self.number, self.gold))
        else:
            gain(game, player, self.gold, self.name)


class Hospital(District):
    """Its owner, though killed, may gather resources."""

    def answers_death(self) -> bool:
        """The killed may come forward and gather."""
        return True

    def answer_death(self, game: "Game", player: "Player") -> None:
        """Reveal the character, gather, and no more."""
        game.tell_card(event.USED, player.seat, -1, self)
        game.turn_up(player, game.rank)
        turn = Turn(player.seat, game.box.cast[game.rank], CALL)
        turn.only_gathers = True
        game.turn = turn
        game.ask(TakeTurn(player.seat))


class BallRoom(District):
    """Whoever is called by its crowned owner must say thanks or lose the turn."""

    def calls(self, game: "Game", player: "Player", called: "Player") -> None:
        """The thanks must come before anything else."""
        game.ask(Courtesy(called.seat))


class Courtesy(Question):
    """You have been called by a host who expects thanks; whoever forgets them loses the turn."""

    kind: ClassVar[str] = "courtesy"
    in_turn: ClassVar[bool] = True
    on_top: ClassVar[bool] = True

    def fits(self, game: "Game") -> bool:
        """It lies on the turn, under what happens on being called (a crown passed on)."""
        return super().fits(game) and len(game.stack) > 1 and game.stack[1] is self

    def whom(self, game: "Game") -> int:
        """The host, who may have lost the crown by now."""
        for player in game.players:
            for district in player.effects:
                if isinstance(district, BallRoom):
                    return player.seat
        return game.crown

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        """As in any turn."""
        if action.verb is not THANK:
            game.stack[-2].amounts(game, action, found)

    def options(self, game: "Game", out: list[Action]) -> None:
        """Everything looks as in any turn; the thanks are one more thing to say."""
        game.stack[-2].options(game, out)
        out.append(THANK.plain)

    def answer(self, game: "Game", action: Action) -> None:
        """Go on after the thanks; lose the turn after anything else."""
        if action.verb is THANK:
            game.tell(event.THANKED, self.seat, self.whom(game))
        else:
            host = self.whom(game)
            cause = name_of(game.players[host], BallRoom)
            game.tell(event.TURN_LOST, self.seat, -1, 0, 0, cause, host)
            close_turn(game, game.the_turn())


class Lighthouse(District):
    """On building it: look through the deck, take a card, shuffle."""

    def on_built(self, game: "Game", player: "Player") -> None:
        """Ask which card; the owner sees them all."""
        if game.deck:
            look_through_deck(game, player.seat)
            game.ask(LighthouseTake(player.seat))


class LighthouseTake(Question):
    """Which card do you take out of the deck?"""

    kind: ClassVar[str] = "lighthouse-take"

    def fits(self, game: "Game") -> bool:
        """Who built it (or confiscated it) looks through a deck."""
        return game.turn is not None and len(game.deck) > 0

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer every different card, in an order that does not show the deck's, or none (T7)."""
        out.append(DECLINE.plain)
        for kind in game.box.kinds:
            for card in game.deck:
                if card is kind:
                    out.append(TAKE.of(kind.number))
                    break

    def answer(self, game: "Game", action: Action) -> None:
        """Take it; the deck is shuffled in any case."""
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


# What the bell means: the game ends a district earlier, a city is complete a district earlier
# too, or it is complete with seven.
ENDS_EARLIER: Final = 0
COMPLETE_EARLIER: Final = 1
COMPLETE_WITH_SEVEN: Final = 2


class BellTower(District):
    """On building it, its owner may announce an earlier end."""

    # In the classic game it also moves when a city is complete; as printed always to seven
    # (J-bell_tower-4).
    meaning: int = ENDS_EARLIER

    def on_built(self, game: "Game", player: "Player") -> None:
        """Ask its owner."""
        game.ask(RingBell(player.seat, self.meaning))

    def leaves(self, game: "Game", player: "Player", destroyed: bool) -> None:
        """Destroyed, the normal end returns; what only it had brought about lapses."""
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
            # A player who was first only by the bell gives way to one who is first without it.
            game.first &= complete
            if not game.first:
                game.first = complete


class ClassicBellTower(BellTower):
    """Moves both the end and when a city is complete."""

    meaning = COMPLETE_EARLIER


class RingBell(Question):
    """Shall the game end one district earlier? first: what the bell means."""

    kind: ClassVar[str] = "ring-bell"
    about: ClassVar[str] = "number"

    def fits(self, game: "Game") -> bool:
        """Who built it (or confiscated it) is asked."""
        return game.turn is not None and ENDS_EARLIER <= self.first <= COMPLETE_WITH_SEVEN

    def options(self, game: "Game", out: list[Action]) -> None:
        """Announce it or not."""
        out.append(DECLINE.plain)
        out.append(ANNOUNCE.plain)

    def answer(self, game: "Game", action: Action) -> None:
        """Move the end; cities that are big enough now count at once."""
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
                    # Everyone who has that many now is first (U-bell_tower-1).
                    game.ending = True
                    game.first |= 1 << player.seat


enter(TheaterSwap, TheaterGive, Courtesy, LighthouseTake, RingBell)
