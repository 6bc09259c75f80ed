"""Rank 8, the Warlord: income from military districts, and destruction."""

from typing import TYPE_CHECKING

from citadella.rules import city
from citadella.rules.action import DESTROY, Action
from citadella.rules.card import Building
from citadella.rules.character import POWER_USED
from citadella.rules.characters.common import Conqueror, find_building
from citadella.rules.treasury import pay

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Warlord(Conqueror):
    """Destroys one district for its cost less 1."""

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer the income and every district within reach."""
        super().options(game, turn, player, out)
        if not self.may_act(turn, POWER_USED):
            return
        for owner in game.players:
            if self.city_is_open(game, player, owner):
                offered: list[Building] = []
                for building in owner.city:
                    if (
                        not building.district.protected_from_rank_8
                        and building not in offered
                        and building.cost - 1 + city.surcharge(owner, building) <= player.gold
                    ):
                        offered.append(building)
                        out.append(DESTROY.of(building.number, owner.seat))

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Pay and destroy."""
        if action.verb is not DESTROY:
            super().act(game, turn, player, action)
            return
        self.has_acted(turn, POWER_USED)
        owner = game.players[action.b]
        building = find_building(owner, action.a)
        pay(game, player, building.cost - 1 + city.surcharge(owner, building))
        city.destroy(game, owner, building, player.seat)
        for witness in game.players:
            for district in witness.effects:
                district.sees_destruction(game, witness, building, player)


class ClassicWarlord(Warlord):
    """Acts at the end of the turn; leaves the own complete city alone."""

    at_end_only = True
    own_complete = False


class DeluxeWarlord(Warlord):
    """Leaves the own complete city alone, but not that of the own Bishop."""

    own_complete = False
    own_bishop = True
