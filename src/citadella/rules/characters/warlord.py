"""Rank 8, the Warlord: income from military districts, and destroying a district."""

from typing import TYPE_CHECKING

from citadella.rules import city, reasons
from citadella.rules.action import DESTROY, Action
from citadella.rules.card import Building
from citadella.rules.characters.common import Conqueror, find_building
from citadella.rules.treasury import pay

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Warlord(Conqueror):
    """Destroys one district for its cost minus 1."""

    discount: int = 1

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        super().options(game, turn, player, out)
        if self.may_act(turn):
            for owner in game.players:
                self.offer_districts(game, player, owner, DESTROY, out)

    def why_not(self, game: "Game", player: "Player", owner: "Player", building: Building) -> str:
        if building.district.protected_from_rank_8:
            return reasons.UNREACHABLE
        return reasons.GOLD if self.price_of(owner, building) > player.gold else ""

    def price_of(self, owner: "Player", building: Building) -> int:
        cost = building.cost - self.discount
        return (cost if cost > 0 else 0) + city.surcharge(owner, building)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        if action.verb is DESTROY:
            owner = game.players[action.seat]
            found.price = self.price_of(owner, find_building(owner, action.building_number))
        else:
            super().amounts(game, turn, player, action, found)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        if action.verb is not DESTROY:
            super().act(game, turn, player, action)
            return
        self.has_acted(turn)
        owner = game.players[action.seat]
        building = find_building(owner, action.building_number)
        pay(game, player, self.price_of(owner, building), self.name)
        city.destroy(game, owner, building, player.seat, self.name)
        for witness in game.players:
            for district in witness.effects:
                district.sees_destruction(game, witness, building, player)


class ClassicWarlord(Warlord):
    """Destroys only at the end of the turn, and never in the player's own complete city."""

    at_end_only = True
    own_complete = False


class DeluxeWarlord(Warlord):
    """May destroy in the player's own incomplete city, even if the Bishop protects it."""

    own_complete = False
    own_bishop = True
