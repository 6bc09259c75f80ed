"""Rank 8, the Diplomat: income from military districts, and exchanging districts."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import city, event, reasons
from citadella.rules.action import EXCHANGE, HAND_OVER, Action
from citadella.rules.card import Building
from citadella.rules.characters.common import Conqueror, find_building
from citadella.rules.question import Question, enter
from citadella.rules.treasury import hand_over

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


def _price(owner: "Player", wanted: Building, given: Building) -> int:
    difference = wanted.cost - given.cost
    return (difference if difference > 0 else 0) + city.surcharge(owner, wanted)


class Diplomat(Conqueror):
    """Exchanges a district with another player and pays the difference in cost."""

    # As printed in classic, duplicates are allowed (J-X-Diplomat-2).
    any_name: bool = False

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        super().options(game, turn, player, out)
        if self.may_act(turn) and not self.why_closed(game, player, player):
            for owner in game.players:
                if owner is not player:
                    self.offer_districts(game, player, owner, EXCHANGE, out)

    def why_not(self, game: "Game", player: "Player", owner: "Player", building: Building) -> str:
        """Return why `building` cannot be taken ('' if it can).

        It may be protected or a duplicate, or the player may have no district to give for it.
        """
        if building.district.protected_from_rank_8:
            return reasons.UNREACHABLE
        if player.has(building.district) and not self.any_name:
            return reasons.DOUBLE
        for given in player.city:
            if self.can_give(player, owner, building, given):
                return ""
        return reasons.NOTHING_TO_GIVE

    def can_give(
        self, player: "Player", owner: "Player", wanted: Building, given: Building
    ) -> bool:
        """Return whether `given` can be exchanged for `wanted`, a building of `owner`.

        Neither city may receive a district that it already has (C-Diplomat-3).
        """
        if given.district.protected_from_rank_8 or _price(owner, wanted, given) > player.gold:
            return False
        return given is not wanted if self.any_name else not owner.has(given.district)

    def why_spared(
        self, game: "Game", turn: "Turn", player: "Player", owner: "Player", building: Building
    ) -> str:
        """Return why `building` cannot be taken; without a district to give, none can be taken."""
        if self.why_closed(game, player, player):
            return reasons.NOTHING_TO_GIVE if self.may_act(turn) else ""
        return super().why_spared(game, turn, player, owner, building)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        if action.verb is not EXCHANGE:
            super().act(game, turn, player, action)
            return
        self.has_acted(turn)
        game.ask(HandOver(player.seat, action.building_number, action.seat))


class ClassicDiplomat(Diplomat):
    """Can use its ability only at the end of the turn."""

    at_end_only = True


class DeluxeDiplomat(Diplomat):
    """May give a district even if the player's other character is the Bishop."""

    own_bishop = True


class HandOver(Question):
    """Which district do you give? `first`: the wanted building, `second`: its owner."""

    kind: ClassVar[str] = "hand-over"
    about: ClassVar[str] = "district seat"

    def fits(self, game: "Game") -> bool:
        """Return whether the wanted building is still there and a district can be given for it."""
        if not super().fits(game) or self.second == self.seat:
            return False
        for wanted in game.players[self.second].city:
            if wanted.number == self.first:
                return len(self._fitting(game, wanted)) > 0
        return False

    def _fitting(self, game: "Game", wanted: Building) -> list[Building]:
        # Return the districts in the player's city that can be given for the wanted one, without
        # duplicates.
        role = game.the_turn().role
        player = game.players[self.seat]
        fitting: list[Building] = []
        if isinstance(role, Diplomat):
            for given in player.city:
                if given not in fitting and role.can_give(
                    player, game.players[self.second], wanted, given
                ):
                    fitting.append(given)
        return fitting

    def options(self, game: "Game", out: list[Action]) -> None:
        for given in self._fitting(game, find_building(game.players[self.second], self.first)):
            out.append(HAND_OVER.of(given.number))

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        """Set the price: the difference in cost, plus the surcharge of a Great Wall."""
        owner = game.players[self.second]
        given = find_building(game.players[self.seat], action.building_number)
        found.price = _price(owner, find_building(owner, self.first), given)

    def answer(self, game: "Game", action: Action) -> None:
        player = game.players[self.seat]
        owner = game.players[self.second]
        wanted = find_building(owner, self.first)
        given = find_building(player, action.building_number)
        cause = game.the_turn().role.name
        hand_over(game, player, owner, _price(owner, wanted, given), cause)
        if game.log is not None:
            game.tell_cards(
                event.EXCHANGED,
                player.seat,
                owner.seat,
                [wanted.district, given.district],
                event.EVERYONE,
                cause,
            )
        city.swap(game, player, owner, wanted, given)


enter(HandOver)
