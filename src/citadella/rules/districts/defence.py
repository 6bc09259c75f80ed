"""Districts that defend against rank 8: Keep, Great Wall, Graveyard."""

from typing import TYPE_CHECKING, ClassVar

from citadella.rules import city, event
from citadella.rules.action import DECLINE, RESCUE, Action
from citadella.rules.card import UNKNOWN, Building, District
from citadella.rules.memory import all_learn
from citadella.rules.question import Question, enter
from citadella.rules.treasury import pay

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player


class Keep(District):
    """Cannot be chosen by rank 8."""

    protected_from_rank_8 = True


class GreatWall(District):
    """Rank 8 pays 1 more for the other districts of the city."""

    extra_gold: int = 1

    def surcharge(self, building: Building) -> int:
        return 0 if building.district is self else self.extra_gold


class Graveyard(District):
    """Lets its owner take a district destroyed by the Warlord into the hand for 1 gold."""

    price: int = 1

    def sees_destruction(
        self, game: "Game", player: "Player", building: Building, by: "Player"
    ) -> None:
        """Ask the owner whether to take the district, unless they destroyed it themselves."""
        if player is not by and player.gold >= self.price:
            game.ask(Rescue(player.seat, building.district.number))


def _price(game: "Game", seat: int) -> int:
    for district in game.players[seat].effects:
        if isinstance(district, Graveyard):
            return district.price
    return 1


class Rescue(Question):
    """Do you buy the destroyed district into your hand? `first`: the district."""

    kind: ClassVar[str] = "rescue"
    about: ClassVar[str] = "card"

    def fits(self, game: "Game") -> bool:
        """Return whether the district has just been put under the deck and the player can pay."""
        return (
            game.turn is not None
            and game.turn.seat != self.seat
            and game.players[self.seat].gold >= _price(game, self.seat)
            and len(game.marks) > 0
            and (game.deck[0].number == self.first or game.deck[0] is UNKNOWN)
        )

    def options(self, game: "Game", out: list[Action]) -> None:
        out.append(DECLINE.plain)
        out.append(RESCUE.plain)

    def amounts(self, game: "Game", action: Action, found: "Amounts") -> None:
        if action.verb is RESCUE:
            found.price = _price(game, self.seat)

    def answer(self, game: "Game", action: Action) -> None:
        if action.verb is RESCUE:
            player = game.players[self.seat]
            pay(game, player, _price(game, self.seat), city.name_of(player, Graveyard))
            card = game.deck[0]
            del game.deck[0]
            del game.marks[0]
            player.hand.append(card)
            all_learn(game, player, card)
            game.tell_card(event.RESCUED, player.seat, -1, card)


enter(Rescue)
