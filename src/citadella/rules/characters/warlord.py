"""Rank 8, the Warlord: income from military districts, and destruction."""

from typing import TYPE_CHECKING

from citadella.rules import city
from citadella.rules.action import DESTROY, Action
from citadella.rules.card import MILITARY, Building
from citadella.rules.character import POWER_USED
from citadella.rules.characters.common import Conqueror, find_building
from citadella.rules.treasury import pay

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Warlord(Conqueror):
    """Destroys one district for its cost less 1."""

    def __init__(
        self, at_end_only: bool = False, own_complete: bool = True, own_bishop: bool = False
    ) -> None:
        """Make the Warlord of an edition."""
        super().__init__("warlord", MILITARY, at_end_only, own_complete, own_bishop)

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
