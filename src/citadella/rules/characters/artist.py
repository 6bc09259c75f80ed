"""Rank 9, the Artist: beautifies districts, which makes them more valuable."""

from typing import TYPE_CHECKING

from citadella.rules import event
from citadella.rules.action import BEAUTIFY, Action
from citadella.rules.character import Character
from citadella.rules.characters.common import find_building
from citadella.rules.treasury import pay

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.card import Building
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Artist(Character):
    """Beautifies up to two different districts of the player for 1 gold each."""

    beautifies = 2

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if turn.beautified < self.beautifies and player.gold > 0:
            offered: list[Building] = []
            for building in player.city:
                if not building.is_beautified and building not in offered:
                    offered.append(building)
                    out.append(BEAUTIFY.of(building.number))

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        found.price = 1

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        turn.beautified += 1
        building = find_building(player, action.building_number)
        pay(game, player, 1, self.name)
        player.city[player.city.index(building)] = building.district.beautified
        game.tell_card(event.BEAUTIFIED, player.seat, -1, building.district)
