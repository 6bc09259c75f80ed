"""The Living Cannonball: replaces an own district by a dearer one."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import city, event
from citadella.rules.action import REPLACE, REPLACE_BY, Action
from citadella.rules.actioncards.common import TurnCard
from citadella.rules.building import has_place
from citadella.rules.card import Building, District
from citadella.rules.characters.common import find_building
from citadella.rules.deck import play_from_hand, put_on_bottom
from citadella.rules.question import Question, enter
from citadella.rules.treasury import pay

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


def _can_replace(
    game: "Game", turn: "Turn", player: "Player", old: Building, new: District
) -> bool:
    return (
        new.cost > old.cost
        and new.cost - old.cost <= player.gold
        and has_place(game, turn, player, new)
    )


def _replaceable(game: "Game", turn: "Turn", player: "Player") -> list[Building]:
    found: list[Building] = []
    for old in player.city:
        if old not in found:
            for card in player.hand:
                if isinstance(card, District) and _can_replace(game, turn, player, old, card):
                    found.append(old)
                    break
    return found


class LivingCannonball(TurnCard):
    """Besides building: pay the difference and put a dearer district in an old one's place."""

    def __init__(self) -> None:
        """Make the Living Cannonball."""
        super().__init__("living_cannonball")

    def can_be_played(self, game: "Game", turn: "Turn", player: "Player") -> bool:
        """Only if there is something to replace; who may not build at all may not rebuild."""
        return turn.role.may_build and len(_replaceable(game, turn, player)) > 0

    def play(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Choose the old one first, then the new one."""
        self.play_and_return(game, player)
        game.ask(Replace(player.seat))


class Replace(Question):
    """Which of your districts is replaced?"""

    kind: ClassVar[str] = "replace"

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer those for which the hand holds a dearer one."""
        for old in _replaceable(game, game.the_turn(), game.players[self.seat]):
            out.append(REPLACE.of(old.number))

    def answer(self, game: "Game", action: Action) -> None:
        """Go on to the new one."""
        game.ask(ReplaceBy(self.seat, action.a))


class ReplaceBy(Question):
    """By which district? a: the building that is replaced."""

    kind: ClassVar[str] = "replace-by"
    about: ClassVar[str] = "district"

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer the dearer districts that can be paid for."""
        player = game.players[self.seat]
        old = find_building(player, self.a)
        looked_at = 0
        for card in player.hand:
            if isinstance(card, District) and not looked_at & card.bit:
                looked_at |= card.bit
                if _can_replace(game, game.the_turn(), player, old, card):
                    out.append(REPLACE_BY.of(card.number))

    def answer(self, game: "Game", action: Action) -> None:
        """Neither taxed nor confiscated: an action card, not building."""
        player = game.players[self.seat]
        old = find_building(player, self.a)
        new = game.district(action.a)
        play_from_hand(player, new)
        pay(game, player, new.cost - old.cost)
        city.remove(player, old)
        old.district.leaves(game, player, True)
        put_on_bottom(game, old.district, event.EVERYONE)
        if game.log is not None:
            game.tell_cards(event.REPLACED, self.seat, -1, [old.district, new], event.EVERYONE)
        city.add(game, player, new.plain)
        new.on_built(game, player)


enter(Replace, ReplaceBy)
