"""Rank 8, the Marshal: income from military districts, and seizing a district."""

from typing import TYPE_CHECKING

from citadella.rules import city, event, reasons
from citadella.rules.action import SEIZE, Action
from citadella.rules.card import Building
from citadella.rules.characters.common import Conqueror, find_building
from citadella.rules.treasury import hand_over

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Marshal(Conqueror):
    """Seizes a district that costs 3 gold or less and pays its cost to the owner."""

    dearest: int = 3

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        super().options(game, turn, player, out)
        if self.may_act(turn):
            for owner in game.players:
                if owner is not player:
                    self.offer_districts(game, player, owner, SEIZE, out)

    def why_not(self, game: "Game", player: "Player", owner: "Player", building: Building) -> str:
        if building.district.protected_from_rank_8:
            return reasons.UNREACHABLE
        if building.cost > self.dearest:
            return reasons.TOO_DEAR
        if player.has(building.district):
            return reasons.DOUBLE
        return reasons.GOLD if self.price_of(owner, building) > player.gold else ""

    def price_of(self, owner: "Player", building: Building) -> int:
        return building.cost + city.surcharge(owner, building)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        if action.verb is SEIZE:
            owner = game.players[action.seat]
            found.price = self.price_of(owner, find_building(owner, action.building_number))
        else:
            super().amounts(game, turn, player, action, found)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        if action.verb is not SEIZE:
            super().act(game, turn, player, action)
            return
        self.has_acted(turn)
        owner = game.players[action.seat]
        building = find_building(owner, action.building_number)
        hand_over(game, player, owner, self.price_of(owner, building), self.name)
        game.tell_card(event.SEIZED, player.seat, owner.seat, building.district, 0, self.name)
        city.move(game, owner, player, building)
