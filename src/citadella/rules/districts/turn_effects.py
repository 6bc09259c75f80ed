"""Districts used during or at the end of the owner's turn: Smithy, Laboratory, Museum, Armory …"""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from citadella.rules import city, event
from citadella.rules.action import DESTROY, DISCARD, TUCK, USE, Action
from citadella.rules.card import Building, District, turn_by_turn
from citadella.rules.characters.common import find_building
from citadella.rules.claims import EffectGain, claim
from citadella.rules.deck import card_options, discard_hidden, draw, put_on_bottom, remove_from_hand
from citadella.rules.districts.construction import standing
from citadella.rules.memory import left_hidden
from citadella.rules.question import Question, enter
from citadella.rules.state import Tucked
from citadella.rules.treasury import gain, pay

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


@mypyc_attr(allow_interpreted_subclasses=True)
class OncePerTurn(District):
    """A district usable once per turn; class attributes declare its cost and its yield."""

    def can_be_used(self, game: "Game", player: "Player") -> bool:
        """Return whether the player can pay for using the district.

        If the district draws cards, the deck must not be empty.
        """
        return (
            player.gold + self.use_gold >= 0
            and len(player.hand) + self.use_cards >= 0
            and (self.use_cards <= 0 or len(game.deck) > 0)
        )

    def turn_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer to use the district if it has not been used in this turn."""
        if not turn.used_cards & self.bit and self.can_be_used(game, player):
            out.append(USE.of(self.number))

    def use(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Record that the district has been used in this turn."""
        turn.used_cards |= self.bit
        game.tell_card(event.USED, player.seat, -1, self)


class Smithy(OncePerTurn):
    """Buys 3 cards for 2 gold."""

    use_gold = -2
    use_cards = 3

    def use(self, game: "Game", turn: "Turn", player: "Player") -> None:
        super().use(game, turn, player)
        pay(game, player, -self.use_gold, self.name)
        draw(game, player, self.use_cards, self.name)


class Laboratory(OncePerTurn):
    """Exchanges a card in the hand for gold."""

    use_cards = -1
    use_gold = 2

    def use(self, game: "Game", turn: "Turn", player: "Player") -> None:
        super().use(game, turn, player)
        game.ask(LaboratoryDiscard(player.seat, self.use_gold))


class ClassicLaboratory(Laboratory):
    """Yields 1 gold for the card."""

    use_gold = 1


class LaboratoryDiscard(Question):
    """Which card do you discard for gold? `first`: the gold for the card."""

    kind: ClassVar[str] = "laboratory-discard"
    about: ClassVar[str] = "number"

    def fits(self, game: "Game") -> bool:
        return super().fits(game) and len(game.players[self.seat].hand) > 0

    def options(self, game: "Game", out: list[Action]) -> None:
        card_options(game.players[self.seat], DISCARD, out)

    def answer(self, game: "Game", action: Action) -> None:
        player = game.players[self.seat]
        cause = city.name_of(player, Laboratory)
        discard_hidden(game, player, game.box.by_number[action.card_number], cause)
        gain(game, player, self.first, cause)


class Museum(OncePerTurn):
    """Stores hand cards face down; each is worth a point at the end of the game."""

    keeps_cards = True
    use_cards = -1
    use_points = 1

    def use(self, game: "Game", turn: "Turn", player: "Player") -> None:
        super().use(game, turn, player)
        game.ask(MuseumTuck(player.seat))

    def leaves(self, game: "Game", player: "Player", destroyed: bool) -> None:
        """Put the stored cards on the bottom of the deck if the Museum is destroyed."""
        if destroyed:
            for tucked in player.tucked:
                put_on_bottom(game, tucked.card, 1 << tucked.by)
            player.tucked = []

    def arrives(self, game: "Game", player: "Player") -> None:
        for other in game.players:
            if other is not player and other.tucked:
                player.tucked = other.tucked
                other.tucked = []

    def score(self, game: "Game", player: "Player", tally: object) -> int:
        return self.use_points * len(player.tucked)

    def prospect(self, game: "Game", player: "Player", usual: float, rounds: float) -> float:
        """Return the value in points, assuming that one card is stored in each remaining round."""
        return turn_by_turn(usual, rounds)


class MuseumTuck(Question):
    """Which card do you tuck under the Museum?"""

    kind: ClassVar[str] = "museum-tuck"

    def fits(self, game: "Game") -> bool:
        return super().fits(game) and len(game.players[self.seat].hand) > 0

    def options(self, game: "Game", out: list[Action]) -> None:
        card_options(game.players[self.seat], TUCK, out)

    def answer(self, game: "Game", action: Action) -> None:
        """Put the card under the Museum, without showing it to the other players."""
        player = game.players[self.seat]
        card = game.box.by_number[action.card_number]
        remove_from_hand(player, card)
        if player.seen:
            left_hidden(player, card, 0)
        player.tucked.append(Tucked(card, self.seat))
        if game.log is not None:
            game.tell_cards(event.TUCKED, self.seat, -1, [card], 1 << self.seat)


class Armory(District):
    """Can be destroyed to destroy a district in any city that is not complete."""

    razes = True
    # False in classic: the Armory can only target districts in other cities.
    own_city: bool = True
    # False as printed: the Armory cannot be used if its own city is complete (J-armory-3).
    leaves_complete_city: bool = True

    def turn_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        if not self.leaves_complete_city and city.is_complete(game, player):
            return
        for owner in game.players:
            if not city.is_complete(game, owner) and len(owner.city) > (
                1 if owner is player else 0
            ):
                if owner is not player or self.own_city:
                    out.append(USE.of(self.number))
                    return

    def use(self, game: "Game", turn: "Turn", player: "Player") -> None:
        """Ask for the target, which is destroyed together with the Armory."""
        turn.used_cards |= self.bit
        game.tell_card(event.USED, player.seat, -1, self)
        game.ask(ArmoryTarget(player.seat, self.number, 1 if self.own_city else 0))


class ClassicArmory(Armory):
    """Can only destroy districts in other players' cities."""

    own_city = False


class ArmoryTarget(Question):
    """Which district do you destroy?

    `first`: the Armory, `second`: 1 if the district may be in the player's own city, else 0.
    """

    kind: ClassVar[str] = "armory-target"
    about: ClassVar[str] = "card number"

    def fits(self, game: "Game") -> bool:
        options: list[Action] = []
        self.options(game, options)
        return (
            super().fits(game)
            and self.second in (0, 1)
            and game.players[self.seat].has(game.district(self.first))
            and len(options) > 0
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        for owner in game.players:
            if city.is_complete(game, owner) or (owner.seat == self.seat and not self.second):
                continue
            offered: list[Building] = []
            for building in owner.city:
                if building.district.number != self.first and building not in offered:
                    offered.append(building)
                    out.append(DESTROY.of(building.number, owner.seat))

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        found.price = 0

    def answer(self, game: "Game", action: Action) -> None:
        player = game.players[self.seat]
        owner = game.players[action.seat]
        armory = game.district(self.first)
        city.destroy(game, player, standing(player, armory), self.seat, armory.name)
        target = find_building(owner, action.building_number)
        city.destroy(game, owner, target, self.seat, armory.name)


class Park(District):
    """Its owner draws 2 cards if their hand is empty at the end of their turn."""

    draws: int = 2
    # True as printed: the cards may be refused (J-T15).
    may_refuse: bool = False

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        if player.hand:
            return
        if self.may_refuse:
            claim(game, EffectGain(player.seat, self.number, 0, self.draws))
        else:
            draw(game, player, self.draws, self.name)


class PoorHouse(District):
    """Its owner gains 1 gold if they have none at the end of their turn."""

    gold: int = 1
    # True as printed: the gold may be refused (J-T15).
    may_refuse: bool = False

    def turn_ends(self, game: "Game", turn: "Turn", player: "Player") -> None:
        if player.gold > 0:
            return
        if self.may_refuse:
            claim(game, EffectGain(player.seat, self.number, self.gold))
        else:
            gain(game, player, self.gold, self.name)


enter(LaboratoryDiscard, MuseumTuck, ArmoryTarget)
