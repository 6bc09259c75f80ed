"""Rank 5, the Abbot: gold or cards for religious districts, and alms from the richest player."""

from typing import TYPE_CHECKING

from citadella.cards import TYPES
from citadella.rules.action import ALMS, INCOME_MIX, Action
from citadella.rules.card import RELIGIOUS
from citadella.rules.character import INCOME_USED, POWER_USED, Character
from citadella.rules.characters.common import Earner, count_districts
from citadella.rules.deck import draw
from citadella.rules.event import INCOME
from citadella.rules.treasury import gain, hand_over

if TYPE_CHECKING:
    from citadella.rules.amounts import Amounts
    from citadella.rules.game import Game
    from citadella.rules.state import Player, Turn


def richest(game: "Game", player: "Player") -> list[int]:
    """Return the seats with the most gold, or an empty list if `player` is one of them."""
    most = 0
    for other in game.players:
        if other.gold > most:
            most = other.gold
    if player.gold == most:
        return []
    return [other.seat for other in game.players if other.gold == most]


def likely_alms(game: "Game", player: "Player") -> float:
    """Return the probability of receiving alms: 1 if another player has more gold, else 0."""
    for other in game.players:
        if other.gold > player.gold:
            return 1.0
    return 0.0


class Abbot(Character):
    """Takes 1 gold or 1 card per religious district, and 1 gold from the richest player."""

    income_type = RELIGIOUS
    # The gold given by the richest player.
    alms: int = 1
    # Deluxe: a district that counts as any type yields both gold and a card.
    school_gives_both: bool = False

    def _both(self, player: "Player") -> int:
        if not self.school_gives_both:
            return 0
        count = 0
        for building in player.city:
            if building.district.any_type_for_income:
                count += 1
        return count

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer alms, and every mix of gold and cards as income, named by its amount of gold."""
        if not turn.used & INCOME_USED:
            count = count_districts(player, RELIGIOUS)
            if count > 0:
                both = self._both(player)
                # If the deck is empty, do not offer to take only cards, which would yield nothing.
                first = 0 if both or game.deck else 1
                for gold in range(first, count - both + 1):
                    out.append(INCOME_MIX.of(gold))
        if self.alms:
            _offer_alms(turn, richest(game, player), out)

    def idle_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """List the income in cards even if the deck is empty, and alms even if the amount is 0."""
        if not turn.used & INCOME_USED and count_districts(player, RELIGIOUS) > 0:
            out.append(INCOME_MIX.of(0))
        _offer_alms(turn, richest(game, player), out)

    def amounts(
        self, game: "Game", turn: "Turn", player: "Player", action: Action, found: "Amounts"
    ) -> None:
        if action.verb is INCOME_MIX:
            both = self._both(player)
            found.count = action.amount + both
            found.drawn = count_districts(player, self.income_type) - action.amount
            found.type = TYPES[self.income_type]

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        if action.verb is INCOME_MIX:
            turn.used |= INCOME_USED
            both = self._both(player)
            cards = count_districts(player, RELIGIOUS) - both - action.amount
            gain(game, player, action.amount + both, INCOME[RELIGIOUS])
            draw(game, player, cards + both, INCOME[RELIGIOUS])
        else:
            turn.used |= POWER_USED
            hand_over(game, game.players[action.seat], player, self.alms, self.name)

    def likely_gold(self, game: "Game", player: "Player") -> float:
        return self.alms * likely_alms(game, player)


def _offer_alms(turn: "Turn", seats: list[int], out: list[Action]) -> None:
    if not turn.used & POWER_USED:
        for seat in seats:
            out.append(ALMS.of(seat))


class DeluxeAbbot(Abbot):
    """The Abbot of the deluxe edition: a School of Magic yields both gold and a card."""

    school_gives_both = True


class ClassicAbbot(Earner):
    """Takes 1 gold per religious district, and 1 gold from the richest player.

    If several players are tied for richest, nobody gives anything (X-Abbot-2).
    """

    income_type = RELIGIOUS
    alms: int = 1

    def options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """Offer income, and alms if a single player is the richest (X-Abbot-2)."""
        super().options(game, turn, player, out)
        seats = richest(game, player)
        if self.alms and len(seats) == 1:
            _offer_alms(turn, seats, out)

    def idle_options(self, game: "Game", turn: "Turn", player: "Player", out: list[Action]) -> None:
        """List the action of taking alms even if the amount is 0."""
        seats = richest(game, player)
        if len(seats) == 1:
            _offer_alms(turn, seats, out)

    def act(self, game: "Game", turn: "Turn", player: "Player", action: Action) -> None:
        if action.verb is ALMS:
            turn.used |= POWER_USED
            hand_over(game, game.players[action.seat], player, self.alms, self.name)
        else:
            super().act(game, turn, player, action)

    def likely_gold(self, game: "Game", player: "Player") -> float:
        return self.alms * likely_alms(game, player)
