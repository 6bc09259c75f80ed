"""The Living Cannonball: replaces one of its player's districts with a more expensive one."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import city, event
from citadella.rules.action import DECLINE, REPLACE, REPLACE_BY, Action
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.building import no_place
from citadella.rules.card import Building, District
from citadella.rules.characters.common import find_building
from citadella.rules.deck import play_from_hand, put_on_bottom
from citadella.rules.question import Question, enter
from citadella.rules.treasury import pay

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


def _can_replace(player: "Player", old: Building, new: District) -> bool:
    return new.cost > old.cost and new.cost - old.cost <= player.gold


def _replaces_any(game: "Game", turn: "Turn", player: "Player", new: District) -> bool:
    if not no_place(game, turn, player, new):
        for old in player.city:
            if _can_replace(player, old, new):
                return True
    return False


class LivingCannonball(TurnCard):
    """Replaces one of the player's districts with a more expensive one for the price difference.

    This does not count as building.
    """

    replaces = True

    def can_be_played(self, game: "Game", turn: "Turn", player: "Player") -> bool:
        if turn.role.may_build:
            for card in player.hand:
                if isinstance(card, District) and _replaces_any(game, turn, player, card):
                    return True
        return False

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Ask for the new district first, then for the old one."""
        self.play_and_return(game, player)
        game.ask(ReplaceBy(player.seat))


class ReplaceBy(Question):
    """Which district do you put into your city?"""

    kind: ClassVar[str] = "replace-by"

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer to cancel, and each hand card that can replace a district in the city."""
        player = game.players[self.seat]
        out.append(DECLINE.plain)
        looked_at = 0
        for card in player.hand:
            if isinstance(card, District) and not looked_at & card.bit:
                looked_at |= card.bit
                if _replaces_any(game, game.the_turn(), player, card):
                    out.append(REPLACE_BY.of(card.number))

    def answer(self, game: "Game", action: Action) -> None:
        """Put the new district on the table and ask which district it replaces."""
        if action.verb is REPLACE_BY:
            play_from_hand(game.players[self.seat], game.box.by_number[action.card_number])
            game.ask(Replace(self.seat, action.card_number))


class Replace(Question):
    """Which of your districts do you replace? `first` is the new district."""

    kind: ClassVar[str] = "replace"
    about: ClassVar[str] = "card"

    def fits(self, game: "Game") -> bool:
        options: list[Action] = []
        self.options(game, options)
        return super().fits(game) and len(options) > 0

    def holds(self) -> int:
        return self.first

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer the cheaper districts in the city whose price difference the player can pay."""
        player = game.players[self.seat]
        offered: list[Building] = []
        for old in player.city:
            if old not in offered and _can_replace(player, old, game.district(self.first)):
                offered.append(old)
                out.append(REPLACE.of(old.number))

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        old = find_building(game.players[self.seat], action.building_number)
        found.price = game.district(self.first).cost - old.cost

    def answer(self, game: "Game", action: Action) -> None:
        """Replace the district; no tax or warrant applies, because this is not building."""
        player = game.players[self.seat]
        old = find_building(player, action.building_number)
        new = game.district(self.first)
        pay(game, player, new.cost - old.cost)
        city.remove(player, old)
        old.district.leaves(game, player, True)
        put_on_bottom(game, old.district, event.EVERYONE)
        if game.log is not None:
            game.tell_cards(event.REPLACED, self.seat, -1, [old.district, new], event.EVERYONE)
        city.add(game, player, new.plain)
        new.on_built(game, player)


enter(ReplaceBy, Replace)
