"""A decision as one seat sees it: what it may know, weighed up once for all its judgements.

A moment is read from a blanked game or from a full one that agrees with it, and says the same
of both: of others only what lies open (cities, gold, numbers of cards, revealed characters).
"""

from typing import Final, final

from citadella.bots.judgement.weights import Weights
from citadella.rules import city
from citadella.rules.card import UNIQUE, Card, District
from citadella.rules.game import Game
from citadella.rules.names import card_number
from citadella.rules.state import Player

QUARRY: Final = card_number("quarry")
TREASURY: Final = card_number("imperial_treasury")
MAP_ROOM: Final = card_number("map_room")


@final
class Moment:
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
            share = _falling((best - shares[i]) / self.weights.envy) if i != self.seat else 0.0
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
        if self.last_round:
            return 0.0
        nearest = self.slots_left(self.me)
        others = self.nearest_to_end()
        if others < nearest:
            nearest = others
        return 0.3 + 0.9 * nearest if nearest > 0 else 0.0

    # --- the own hand ------------------------------------------------------------------
    def is_double(self, card: Card) -> bool:
        """Return whether a district of this name stands in the own city already."""
        return self.me.names & card.bit != 0

    def may_double(self) -> bool:
        """Return whether the own city allows another of a name."""
        for district in self.me.effects:
            if district.number == QUARRY:
                return True
        return False

    def is_useful(self, card: Card) -> bool:
        """Return whether a card of the hand can come into the own city some day."""
        if not isinstance(card, District) or not card.buildable:
            return False
        return not self.is_double(card) or self.may_double()

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

    def gold_worth(self, amount: int) -> float:
        """Return what more gold is worth: full while the hand can use it, less beyond."""
        weights = self.weights
        scores = 1.0 if self.stands(TREASURY) else 0.0
        if self.last_round:
            return scores * amount
        missing = self.gold_wanted() - self.me.gold
        if missing < 0:
            missing = 0
        needed = amount if amount < missing else missing
        worth = weights.gold * needed + weights.spare_gold * (amount - needed)
        return worth + 0.5 * scores * amount

    def cards_worth(self, amount: float) -> float:
        """Return what more unknown cards are worth: full while there are few useful ones."""
        weights = self.weights
        scores = 1.0 if self.stands(MAP_ROOM) else 0.0
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
        worth = weights.card * needed + weights.spare_card * (amount - needed)
        return worth + 0.5 * scores * amount

    def stands(self, number: int) -> bool:
        """Return whether a unique district stands in the own city."""
        for district in self.me.effects:
            if district.number == number:
                return True
        return False

    def type_count(self, player: Player, type: int) -> int:
        """Count the districts of a type in a city."""
        count = 0
        for building in player.city:
            if building.district.type == type:
                count += 1
        return count

    def types(self, player: Player) -> int:
        """Return the types in a city as bits."""
        bits = 0
        for building in player.city:
            bits |= 1 << building.district.type
        return bits

    def uniques(self, player: Player) -> int:
        """Count the unique districts of a city."""
        return self.type_count(player, UNIQUE)


def _falling(x: float) -> float:
    # Like exp(-x), without its price: 1 at 0, about a third at 1.
    if x > 20.0:
        return 0.0
    y = 1.0 + x / 8.0
    y *= y
    y *= y
    return 1.0 / (y * y)


def rising(x: float) -> float:
    """Return nearly exp(x), quickly."""
    if x < 0.0:
        return _falling(-x)
    return 1.0 / _falling(x if x < 20.0 else 20.0)
