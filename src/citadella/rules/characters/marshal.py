"""Rank 8, the Marshal: income from military districts, and seizure."""

from typing import TYPE_CHECKING

from citadella.rules import city, event
from citadella.rules.action import SEIZE, Action
from citadella.rules.card import Building
from citadella.rules.character import POWER_USED
from citadella.rules.characters.common import Conqueror, find_building
from citadella.rules.treasury import hand_over

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


class Marshal(Conqueror):
    """Takes a district of cost 3 or less, paying its cost to the owner."""

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer the income and every district within reach."""
        super().options(game, turn, player, out)
        if turn.used & POWER_USED:
            return
        for owner in game.players:
            if owner is player or not self.city_is_open(game, player, owner):
                continue
            offered: list[Building] = []
            for building in owner.city:
                if building not in offered and self._can_take(player, owner, building):
                    offered.append(building)
                    out.append(SEIZE.of(building.number, owner.seat))

    def _can_take(self, player: "Player", owner: "Player", building: Building) -> bool:
        return (
            building.cost <= 3
            and not building.district.protected_from_rank_8
            and not player.has(building.district)
            and building.cost + city.surcharge(owner, building) <= player.gold
        )

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        """Pay the owner and take it."""
        if action.verb is not SEIZE:
            super().act(game, turn, player, action)
            return
        turn.used |= POWER_USED
        owner = game.players[action.b]
        building = find_building(owner, action.a)
        hand_over(game, player, owner, building.cost + city.surcharge(owner, building))
        game.tell_card(event.SEIZED, player.seat, owner.seat, building.district)
        city.move(game, owner, player, building)
