"""Districts that change building: prices, limits, duplicates, other ways to pay."""

from typing import TYPE_CHECKING, ClassVar, Final

from citadella.rules import city, event
from citadella.rules.action import (
    ANNOUNCE,
    BORROW,
    BUILD_FREE,
    BUILD_OVER,
    DECLINE,
    DISCARD,
    DONE,
    PAY_CARDS,
    USE,
    Action,
)
from citadella.rules.building import build_paid, build_unpaid, counts_to_limit, lender_options
from citadella.rules.card import UNIQUE, Building, District
from citadella.rules.characters.cardinal import borrow
from citadella.rules.characters.common import find_building
from citadella.rules.deck import card_options, discard_hidden, play_from_hand
from citadella.rules.question import COIN, Question, enter

if TYPE_CHECKING:
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


# The key in `game.notes` for a Monument announced to count as two districts (as printed).
MONUMENT_SAID: Final = "monument"


class Factory(District):
    """Other unique districts cost 1 less to build."""

    discount: int = 1

    def price_change(self, other: District) -> int:
        return -self.discount if other.type == UNIQUE and other is not self else 0


class Framework(District):
    """Can be destroyed to build another district without paying."""

    def ways(
        self, game: "Game", turn: "Turn", player: "Player", other: District, out: list[Action]
    ) -> None:
        if other is not self:
            out.append(BUILD_FREE.of(other.number, self.number))

    def build_by(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        city.destroy(game, player, standing(player, self), player.seat, self.name)
        build_unpaid(game, turn, player, game.district(action.card_number))


def standing(player: "Player", district: District) -> Building:
    """Return the building of `district` in the city of `player`, plain or beautified."""
    for building in player.city:
        if building.district is district:
            return building
    raise AssertionError(f"'{district.name}' is not in the city of seat {player.seat}")


class Necropolis(District):
    """Can be built by destroying one of the player's districts instead of paying."""

    def own_ways(
        self, game: "Game", turn: "Turn", player: "Player", price: int, out: list[Action]
    ) -> None:
        offered: list[Building] = []
        for building in player.city:
            if building not in offered:
                offered.append(building)
                out.append(BUILD_OVER.of(self.number, building.number))

    def build_by(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        old = find_building(player, action.building_number)
        city.destroy(game, player, old, player.seat, self.name)
        build_unpaid(game, turn, player, self)


class ThievesDen(District):
    """Can be paid for with cards from the hand, each worth 1 gold."""

    # True as printed: a Cardinal may borrow the gold for the part of the price that is not paid
    # with cards (J-thieves_den-2).
    with_loan: bool = False

    def own_ways(
        self, game: "Game", turn: "Turn", player: "Player", price: int, out: list[Action]
    ) -> None:
        self.payment_options(player, price, len(player.hand) - 1, out)

    def payment_options(self, player: "Player", price: int, cards: int, out: list[Action]) -> None:
        if cards > 0 and price > 0 and player.gold + cards >= price:
            out.append(PAY_CARDS.of(self.number))

    def build_by(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        play_from_hand(player, self)
        game.ask(PayWithCards(player.seat, self.number))


class PayWithCards(Question):
    """Which card do you pay with? `first`: the district to build, `second`: cards paid so far."""

    kind: ClassVar[str] = "pay-with-cards"
    about: ClassVar[str] = "card number"
    for_each: ClassVar[str] = COIN

    def fits(self, game: "Game") -> bool:
        """Return whether the player's gold and cards cover the rest of the price."""
        player = game.players[self.seat]
        due = city.price(player, game.district(self.first)) - self.second
        return (
            super().fits(game)
            and 0 < due <= player.gold + len(player.hand)
            and (self.second > 0 or len(player.hand) > 0)
        )

    def holds(self) -> int:
        return self.first

    def options(self, game: "Game", out: list[Action]) -> None:
        """Offer to pay with a card in hand and, if gold covers the rest of the price, to finish."""
        player = game.players[self.seat]
        district = game.district(self.first)
        missing = city.price(player, district) - self.second - player.gold
        if self.second > 0:
            if missing <= 0:
                out.append(DONE.plain)
            elif isinstance(district, ThievesDen) and district.with_loan:
                turn = game.the_turn()
                if turn.role.may_borrow(turn) and missing <= len(player.hand):
                    lender_options(game, player, district, missing, out)
        card_options(player, DISCARD, out)

    def answer(self, game: "Game", action: Action) -> None:
        """Pay with a card; build once the price is paid or the player stops paying with cards."""
        player = game.players[self.seat]
        turn = game.the_turn()
        district = game.district(self.first)
        price = city.price(player, district)
        paid = self.second
        if action.verb is BORROW:
            borrow(game, turn, player, action, price - paid - player.gold)
            return
        if action.verb is DISCARD:
            discard_hidden(game, player, game.box.by_number[action.card_number], district.name)
            paid += 1
            if paid < price:
                game.ask(PayWithCards(self.seat, self.first, paid))
                return
        counts = counts_to_limit(turn, district)
        build_paid(game, turn, player, district, price - paid, counts)


class Quarry(District):
    """Lets its owner build duplicates."""

    # The maximum number of districts with the same name in a city.
    most: int = 99

    def allows_another(self, player: "Player", other: District) -> bool:
        """Return whether the player's city has fewer copies of `other` than the edition allows."""
        count = 0
        for building in player.city:
            if building.district is other:
                count += 1
        return count < self.most


class ClassicQuarry(Quarry):
    """Allows one duplicate, that is, two districts with the same name."""

    most = 2


class Stables(District):
    """Does not count towards the building limit."""

    counts_to_limit = False


class Monument(District):
    """Counts as two districts; cannot be built in a city of five or more districts."""

    counts_as = 2
    # The Monument cannot be built in a city with this many districts or more.
    too_many: int = 5
    # True as printed: it counts as two only after its owner has announced it (J-monument-3).
    on_request: bool = False

    def may_be_built(self, game: "Game", player: "Player") -> bool:
        """Return whether the city is small enough, counting each district once."""
        return len(player.city) < self.too_many

    def _is_said(self, game: "Game") -> bool:
        return MONUMENT_SAID in game.notes

    def _matters(self, game: "Game", player: "Player") -> bool:
        # Return whether the city would be complete, or the game would end because of a Bell
        # Tower, if the Monument counted as two districts.
        size = player.size + player.tents
        return (
            self.on_request
            and not self._is_said(game)
            and (size + 1 == game.goal or size + 1 == game.end_at)
        )

    def city_grew(self, game: "Game", player: "Player") -> None:
        """Ask whether to announce the Monument if this would complete the city or end the game."""
        if self._matters(game, player):
            game.ask(MonumentCounts(player.seat, self.number))

    def turn_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer to announce the Monument, in case its owner declined when asked."""
        if self._matters(game, player):
            out.append(USE.of(self.number))

    def use(self, game: "Game", turn: "Turn", player: "Player") -> None:
        self.say(game, player)

    def say(self, game: "Game", player: "Player") -> None:
        """Announce that the Monument counts as two districts from now on."""
        game.tell_card(event.USED, player.seat, -1, self)
        game.notes[MONUMENT_SAID] = 1
        player.size += 1
        city.has_grown(game, player)

    def noted_size(self, game: "Game") -> int:
        return 1 if self._is_said(game) else 0

    def may_add(self, game: "Game") -> int:
        """Return 1 if the Monument's double size can still be announced, else 0.

        Scoring counts it, because it assumes the owner's best choice (J-E8).
        """
        return 1 if self.on_request and not self._is_said(game) else 0

    def leaves(self, game: "Game", player: "Player", destroyed: bool) -> None:
        """Reset the announcement; a new owner has to announce the Monument again."""
        if self._is_said(game):
            player.size -= 1
            del game.notes[MONUMENT_SAID]


class MonumentCounts(Question):
    """Do you count your Monument as two districts from now on? `first`: the Monument."""

    kind: ClassVar[str] = "monument-counts"
    about: ClassVar[str] = "card"
    on_top: ClassVar[bool] = True
    grows_city: ClassVar[bool] = True

    def fits(self, game: "Game") -> bool:
        district = game.district(self.first)
        return (
            game.turn is not None
            and isinstance(district, Monument)
            and district.on_request
            and not district.noted_size(game)
            and game.players[self.seat].has(district)
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(DECLINE.plain)
        out.append(ANNOUNCE.plain)

    def answer(self, game: "Game", action: Action) -> None:
        if action.verb is ANNOUNCE:
            district = game.district(self.first)
            assert isinstance(district, Monument)
            district.say(game, game.players[self.seat])


class SecretVault(District):
    """Cannot be built; scores points if it is in the hand at the end of the game."""

    buildable = False
    points: int = 3

    def points_in_hand(self) -> int:
        return self.points


enter(PayWithCards, MonumentCounts)
