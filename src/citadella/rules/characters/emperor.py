"""Rank 4, the Emperor: income from noble districts, and a payment for giving away the crown."""

from typing import TYPE_CHECKING, ClassVar, Final

from citadella.rules.action import (
    CROWN,
    DECLINE,
    GIVE,
    GIVE_RANDOM,
    LEVY_CARD,
    LEVY_GOLD,
    PAY_GOLD,
    Action,
)
from citadella.rules.card import NOBLE
from citadella.rules.character import CROWN_RANK, POWER_USED
from citadella.rules.characters.common import Earner, can_be_reached
from citadella.rules.court import crown
from citadella.rules.deck import card_options, pass_card, pass_random_card
from citadella.rules.question import Question, enter
from citadella.rules.steps import COURT_SETTLED
from citadella.rules.treasury import hand_over

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


def _crown_options(game: "Game", seat: int, out: list[Action]) -> None:
    # Offer to give the crown to any seat except its holder's and the Emperor's (J-Emperor-5).
    for other in game.players:
        if other.seat != seat and other.seat != game.crown:
            out.append(CROWN.of(other.seat))


class Emperor(Earner):
    """Takes 1 gold per noble district; must give the crown to another player during the turn."""

    income_type = NOBLE
    # The gold that the new holder of the crown pays, unless they give a card.
    tribute: int = 1
    # As printed, the new holder of the crown chooses what to give (J-Emperor-6).
    receiver_chooses: bool = False
    # As printed, the player of a killed Emperor may leave the crown where it is (J-X-Crown-2).
    heir_may_pass: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        super().options(game, turn, player, out)
        if not turn.used & POWER_USED and not game.crown_claimed:
            _crown_options(game, player.seat, out)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Pass on the crown and take 1 gold or 1 random card from its new holder."""
        if action.verb is not CROWN:
            super().act(game, turn, player, action)
            return
        turn.used |= POWER_USED
        other = game.players[action.seat]
        crown(game, other, self.name)
        if other.gold and other.hand:
            self.ask_what(game, player, other)
        elif other.gold:
            hand_over(game, other, player, self.tribute, self.name)
        elif other.hand:
            pass_random_card(game, other, player, self.name)

    def ask_what(self, game: "Game", player: "Player", other: "Player") -> None:
        """Ask whether the new holder of the crown gives gold or a card (J-Emperor-6).

        The Emperor's player chooses. As printed, the new holder chooses, unless a Witch plays
        the Emperor's turn.
        """
        if self.receiver_chooses and can_be_reached(game, self.rank):
            game.ask(GiveForCrown(other.seat, player.seat))
        else:
            game.ask(Levy(player.seat, other.seat))

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        return (turn.used & POWER_USED) != 0 or game.crown_claimed

    def killed_round_ends(self, game: "Game", player: "Player") -> None:
        """Pass on the crown at the end of the round, without payment (K3)."""
        game.turn_up(player, self.rank)
        if not game.crown_claimed:
            _ask_who(game, player, OR_NOT if self.heir_may_pass else FOR_NOTHING)


def _tribute(game: "Game") -> int:
    emperor = game.box.cast[CROWN_RANK]
    return emperor.tribute if isinstance(emperor, Emperor) else 1


class Levy(Question):
    """What do you take from the new holder of the crown? `first`: the holder's seat."""

    kind: ClassVar[str] = "levy"
    about: ClassVar[str] = "seat"

    def fits(self, game: "Game") -> bool:
        other = game.players[self.first]
        return (
            super().fits(game)
            and self.first != self.seat
            and other.gold > 0
            and len(other.hand) > 0
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(LEVY_GOLD.plain)
        out.append(LEVY_CARD.plain)

    def answer(self, game: "Game", action: Action) -> None:
        player = game.players[self.seat]
        other = game.players[self.first]
        cause = game.the_turn().role.name
        if action.verb is LEVY_GOLD:
            hand_over(game, other, player, _tribute(game), cause)
        else:
            pass_random_card(game, other, player, cause)


# The ways to pass on the crown.
FOR_NOTHING: Final = 0  # by a killed Emperor, without payment
FOR_TRIBUTE: Final = 1  # by a living Emperor, for a tribute
OR_NOT: Final = 2  # by a killed Emperor whose player may decline to pass it on


def _ask_who(game: "Game", player: "Player", how: int) -> None:
    # Ask only if a player can receive the crown; with two players, there may be none.
    options: list[Action] = []
    _crown_options(game, player.seat, options)
    if options:
        game.ask(PassCrown(player.seat, how))


class PassCrown(Question):
    """Who gets the crown? `first` is the way to pass it on."""

    kind: ClassVar[str] = "pass-crown"
    about: ClassVar[str] = "number"

    def fits(self, game: "Game") -> bool:
        """Return whether a player can get the crown now, in a turn or at the end of the round."""
        options: list[Action] = []
        _crown_options(game, self.seat, options)
        if not options or self.first not in (FOR_NOTHING, FOR_TRIBUTE, OR_NOT):
            return False
        return super().fits(game) or (game.turn is None and game.step == COURT_SETTLED)

    def options(self, game: "Game", out: list[Action]) -> None:
        if self.first == OR_NOT:
            out.append(DECLINE.plain)
        _crown_options(game, self.seat, out)

    def answer(self, game: "Game", action: Action) -> None:
        if action.verb is DECLINE:
            return
        other = game.players[action.seat]
        crown(game, other, game.box.cast[CROWN_RANK].name, self.seat)
        if self.first == FOR_TRIBUTE and (other.gold or other.hand):
            game.ask(Tribute(other.seat, self.seat))


class Tribute(Question):
    """What do you give for the crown you received? `first`: the Emperor's seat."""

    kind: ClassVar[str] = "tribute"
    about: ClassVar[str] = "seat"

    def fits(self, game: "Game") -> bool:
        player = game.players[self.seat]
        turn = game.turn
        return (
            turn is not None
            and turn.seat == self.first
            and self.first != self.seat
            and (player.gold > 0 or len(player.hand) > 0)
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer 1 gold or a card of the giver's choice (X-Emperor-1)."""
        player = game.players[self.seat]
        if player.gold:
            out.append(PAY_GOLD.plain)
        card_options(player, GIVE, out)

    def answer(self, game: "Game", action: Action) -> None:
        player = game.players[self.seat]
        emperor = game.players[self.first]
        cause = game.the_turn().role.name
        if action.verb is PAY_GOLD:
            hand_over(game, player, emperor, _tribute(game), cause, self.seat)
        elif action.verb is GIVE_RANDOM:
            pass_random_card(game, player, emperor, cause, self.seat)
        else:
            card = game.box.by_number[action.card_number]
            pass_card(game, player, emperor, card, cause, self.seat)


class GiveForCrown(Tribute):
    """Do you give gold or a random card for the crown? `first`: the Emperor's seat."""

    kind: ClassVar[str] = "give-for-crown"

    def fits(self, game: "Game") -> bool:
        player = game.players[self.seat]
        return super().fits(game) and player.gold > 0 and len(player.hand) > 0

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(PAY_GOLD.plain)
        out.append(GIVE_RANDOM.plain)


class ClassicEmperor(Emperor):
    """Gives away the crown as soon as revealed; the new holder chooses the payment."""

    def revealed(self, game: "Game", player: "Player") -> None:
        """Ask at once who gets the crown (X-Crown-1), even if the Emperor is bewitched."""
        _ask_who(game, player, FOR_TRIBUTE)

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        Earner.options(self, game, turn, player, out)

    def may_end(self, game: "Game", turn: "Turn") -> bool:
        return True


enter(Levy, GiveForCrown, PassCrown, Tribute)
