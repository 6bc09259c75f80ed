"""A decision as one seat sees it: what it may know, weighed up once for all its judgements.

A moment is read from a blanked game or from a full one that agrees with it, and says the same
of both: of others only what lies open (cities, gold, numbers of cards, revealed characters).
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
    """One seat's decision."""

    def __init__(self, game: Game, seat: int, weights: Weights) -> None:
        """Look at the table from a seat."""
        self.game = game
        self.seat = seat
        self.weights = weights
        self.me: Player = game.players[seat]
        # Whether the round in progress is the last.
        self.last_round = game.ending or (game.ending_early and game.end_at < game.goal)
        self._shares: list[float] = []
        self._rounds = -1.0
        self._types = -1
        self._free_type = False

    # --- the question ------------------------------------------------------------------
    def in_turn(self) -> bool:
        """Return whether the turn is what is asked (or something on top of it)."""
        question = self.game.stack[-1]
        return question.stays or question.on_top

    def price(self, action: Action) -> int:
        """Return the gold that an action costs."""
        price = amounts(action, self.game).price
        return price if price is not None else 0

    # --- the table ---------------------------------------------------------------------
    def slots_left(self, player: Player) -> int:
        """Return how many districts the player is away from ending the game."""
        left = self.game.end_at - player.size - player.tents
        return left if left > 0 else 0

    def shares(self) -> list[float]:
        """Return how much of the danger to this seat comes from each other seat (sum 1)."""
        if not self._shares:
            self._shares = self._weigh_others()
        return self._shares

    def _weigh_others(self) -> list[float]:
        players = self.game.players
        shares: list[float] = []
        best = -1000.0
        for player in players:
            height = -1000.0
            if player.seat != self.seat:
                height = self.standing(player)
                if height > best:
                    best = height
            shares.append(height)
        total = 0.0
        for i in range(len(shares)):
            share = (
                _fast_exp_of_minus((best - shares[i]) / self.weights.threat_temperature)
                if i != self.seat
                else 0.0
            )
            shares[i] = share
            total += share
        for i in range(len(shares)):
            shares[i] /= total
        return shares

    def standing(self, player: Player) -> float:
        """Return how far a player has come, in points: the city, the purse and the hand."""
        points = 0.0
        for building in player.city:
            points += building.cost
        left = self.slots_left(player)
        if left <= 2:
            points += 3.0 - left
        return points + 0.4 * player.gold + 0.4 * len(player.hand) + player.size

    def nearest_to_end(self) -> int:
        """Return how many districts the quickest other player is away from ending the game."""
        nearest = 99
        for player in self.game.players:
            if player.seat != self.seat:
                left = self.slots_left(player)
                if left < nearest:
                    nearest = left
        return nearest

    def rounds_left(self) -> float:
        """Return a guess of how many rounds follow this one."""
        if self._rounds < 0.0:
            self._rounds = self._guess_rounds()
        return self._rounds

    def _guess_rounds(self) -> float:
        if self.last_round:
            return 0.0
        nearest = self.slots_left(self.me)
        others = self.nearest_to_end()
        if others < nearest:
            nearest = others
        return 0.3 + 0.9 * nearest if nearest > 0 else 0.0

    # --- its own city ------------------------------------------------------------------
    def types(self) -> int:
        """Return the types in the seat's city as bits, without a district of any type."""
        if self._types < 0:
            self._look_at_types()
        return self._types

    def free_type(self) -> bool:
        """Return whether a district of the seat's city counts as any type at the end."""
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

    # --- its own hand ------------------------------------------------------------------
    def is_double(self, card: Card) -> bool:
        """Return whether a district of this name already stands in the seat's city."""
        return self.me.names & card.bit != 0

    def may_double(self, district: District) -> bool:
        """Return whether the seat's city allows another of a district's name."""
        for effect in self.me.effects:
            if effect.allows_another(self.me, district):
                return True
        return False

    def is_useful(self, card: Card) -> bool:
        """Return whether a card of the hand can come into the seat's city some day."""
        if not isinstance(card, District) or not card.buildable:
            return False
        return not self.is_double(card) or self.may_double(card)

    def useful_cards(self) -> int:
        """Count the different districts of the hand that can come into the city."""
        count = 0
        seen = 0
        for card in self.me.hand:
            if not seen & card.bit and self.is_useful(card):
                seen |= card.bit
                count += 1
        return count

    def gold_wanted(self) -> int:
        """Return what the useful cards cost together, for as many as the city still takes."""
        wanted = 0
        seen = 0
        slots = self.slots_left(self.me)
        for card in self.me.hand:
            if slots > 0 and isinstance(card, District) and not seen & card.bit:
                if self.is_useful(card):
                    seen |= card.bit
                    slots -= 1
                    wanted += city.price(self.me, card)
        return wanted

    def gold_value(self, amount: int) -> float:
        """Return what more gold is worth: full while the hand can use it, less beyond."""
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
        """Return what more unknown cards are worth: full while there are few useful ones."""
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
        """Return the points that a coin is worth at the end."""
        points = 0
        for district in self.me.effects:
            points += district.points_per_gold
        return float(points)

    def points_per_card(self) -> float:
        """Return the points that a card of the hand is worth at the end."""
        points = 0
        for district in self.me.effects:
            points += district.points_per_card
        return float(points)


def _fast_exp_of_minus(x: float) -> float:
    # Like exp(-x), without its price: 1 at 0, about a third at 1.
    if x > 20.0:
        return 0.0
    y = 1.0 + x / 8.0
    y *= y
    y *= y
    return 1.0 / (y * y)


def fast_exp(x: float) -> float:
    """Return nearly exp(x), quickly."""
    if x < 0.0:
        return _fast_exp_of_minus(-x)
    return 1.0 / _fast_exp_of_minus(x if x < 20.0 else 20.0)
