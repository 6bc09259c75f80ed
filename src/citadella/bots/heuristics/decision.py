"""The context of a seat's decision: facts needed by many evaluations, computed only once.

Only public facts about the other players are used (cities, gold, hand sizes, revealed
characters), so a view and any full game consistent with it give the same results.
"""

from typing import final

from citadella.bots.heuristics.weights import Weights
from citadella.rules import city
from citadella.rules.action import Action
from citadella.rules.amounts import amounts
from citadella.rules.card import Card, District
from citadella.rules.game import Game
from citadella.rules.state import Player


@final
class DecisionContext:
    """A seat's decision, and the weights with which to evaluate it."""

    def __init__(self, game: Game, seat: int, weights: Weights) -> None:
        self.game = game
        self.seat = seat
        self.weights = weights
        self.me: Player = game.players[seat]
        self.last_round = game.ending or (game.ending_early and game.end_at < game.goal)
        self._shares: list[float] = []
        self._rounds = -1.0
        self._types = -1
        self._free_type = False
        self._useful: list[District] | None = None

    # --- the question ------------------------------------------------------------------
    def in_turn(self) -> bool:
        """Return whether the decision is part of the seat's turn, not a reply to another player."""
        question = self.game.stack[-1]
        return question.stays or question.on_top

    def price(self, action: Action) -> int:
        """Return the price of `action` in gold; 0 if it is free."""
        price = amounts(action, self.game).price
        return price if price is not None else 0

    # --- the table ---------------------------------------------------------------------
    def slots_left(self, player: Player) -> int:
        """Return how many more districts `player` needs to end the game."""
        left = self.game.end_at - player.size - player.tents
        return left if left > 0 else 0

    def shares(self) -> list[float]:
        """Return each seat's share of the threat to this seat; its own is 0, and the sum is 1."""
        if self._shares:
            return self._shares
        shares: list[float] = []
        best = -1000.0
        for player in self.game.players:
            height = -1000.0
            if player.seat != self.seat:
                height = self.standing(player)
                if height > best:
                    best = height
            shares.append(height)
        total = 0.0
        for i in range(len(shares)):
            share = 0.0
            if i != self.seat:
                share = _fast_exp_of_minus((best - shares[i]) / self.weights.threat_temperature)
            shares[i] = share
            total += share
        for i in range(len(shares)):
            shares[i] /= total
        self._shares = shares
        return shares

    def standing(self, player: Player) -> float:
        """Return the estimated strength of `player`'s city, gold and hand, in points."""
        points = 0.0
        for building in player.city:
            points += building.cost
        left = self.slots_left(player)
        if left <= 2:
            points += 3.0 - left
        return points + 0.4 * player.gold + 0.4 * len(player.hand) + player.size

    def nearest_to_end(self) -> int:
        """Return the lowest number of districts that any other player needs to end the game."""
        nearest = 99
        for player in self.game.players:
            if player.seat != self.seat:
                left = self.slots_left(player)
                if left < nearest:
                    nearest = left
        return nearest

    def rounds_left(self) -> float:
        """Return the estimated number of rounds after this one."""
        if self._rounds < 0.0:
            nearest = self.slots_left(self.me)
            others = self.nearest_to_end()
            if others < nearest:
                nearest = others
            self._rounds = 0.0 if self.last_round or nearest == 0 else 0.3 + 0.9 * nearest
        return self._rounds

    # --- the seat's city ---------------------------------------------------------------
    def types(self) -> int:
        """Return the city's types as a bit set, skipping a district that counts as any type."""
        if self._types < 0:
            self._look_at_types()
        return self._types

    def free_type(self) -> bool:
        """Return whether a district of the seat counts as any type at the end of the game."""
        if self._types < 0:
            self._look_at_types()
        return self._free_type

    def _look_at_types(self) -> None:
        free: District | None = None
        for effect in self.me.effects:
            if effect.any_type_at_end(self.game, self.me):
                free = effect
        bits = 0
        for building in self.me.city:
            if building.district is not free:
                bits |= 1 << building.district.type
        self._types = bits
        self._free_type = free is not None

    # --- the seat's hand ---------------------------------------------------------------
    def is_double(self, card: Card) -> bool:
        """Return whether the seat's city already contains `card`."""
        return self.me.names & card.bit != 0

    def may_double(self, district: District) -> bool:
        """Return whether the seat may build a second copy of `district`."""
        for effect in self.me.effects:
            if effect.allows_another(self.me, district):
                return True
        return False

    def is_useful(self, card: Card) -> bool:
        """Return whether the seat could ever build `card`."""
        if not isinstance(card, District) or not card.buildable:
            return False
        return not self.is_double(card) or self.may_double(card)

    def useful_districts(self) -> list[District]:
        """Return the districts in hand that the seat could ever build."""
        found = self._useful
        if found is None:
            found = []
            for card in self.me.hand:
                if isinstance(card, District) and self.is_useful(card):
                    found.append(card)
            self._useful = found
        return found

    def useful_cards(self) -> int:
        """Return the number of distinct useful districts in hand."""
        count = 0
        seen = 0
        for card in self.useful_districts():
            if not seen & card.bit:
                seen |= card.bit
                count += 1
        return count

    def gold_wanted(self) -> int:
        """Return the total price of the useful cards in hand, at most one per free slot."""
        wanted = 0
        seen = 0
        slots = self.slots_left(self.me)
        for card in self.useful_districts():
            if slots > 0 and not seen & card.bit:
                seen |= card.bit
                slots -= 1
                wanted += city.price(self.me, card)
        return wanted

    def gold_value(self, amount: int) -> float:
        """Return the value of `amount` more gold; coins beyond `gold_wanted` count less."""
        weights = self.weights
        scores = self.points_per_gold()
        if self.last_round:
            return scores * amount
        missing = self.gold_wanted() - self.me.gold
        if missing < 0:
            missing = 0
        needed = amount if amount < missing else missing
        value = weights.gold * needed + weights.spare_gold * (amount - needed)
        return value + 0.5 * scores * amount

    def cards_value(self, amount: float) -> float:
        """Return the value of `amount` more unknown cards; cards that are not needed count less."""
        weights = self.weights
        scores = self.points_per_card()
        if self.last_round:
            return scores * amount
        enough = weights.enough_cards
        slots = self.slots_left(self.me)
        if slots < enough:
            enough = float(slots)
        missing = enough - self.useful_cards()
        if missing < 0.0:
            missing = 0.0
        needed = amount if amount < missing else missing
        value = weights.card * needed + weights.spare_card * (amount - needed)
        return value + 0.5 * scores * amount

    def points_per_gold(self) -> float:
        """Return the points that each coin scores at the end of the game."""
        points = 0
        for district in self.me.effects:
            points += district.points_per_gold
        return float(points)

    def points_per_card(self) -> float:
        """Return the points that each card in hand scores at the end of the game."""
        points = 0
        for district in self.me.effects:
            points += district.points_per_card
        return float(points)


def _fast_exp_of_minus(x: float) -> float:
    # An approximation of exp(-x): (1 + x/8) ** -8.
    if x > 20.0:
        return 0.0
    y = 1.0 + x / 8.0
    y *= y
    y *= y
    return 1.0 / (y * y)


def fast_exp(x: float) -> float:
    """Return an approximation of exp(x) that is identical on every machine."""
    if x < 0.0:
        return _fast_exp_of_minus(-x)
    return 1.0 / _fast_exp_of_minus(x if x < 20.0 else 20.0)
