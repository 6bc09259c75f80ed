"""Win probabilities at the beginning of a round: a softmax of a linear score for each seat.

The coefficients are fitted to the results of games of the strategist
(`tools/train/fit_win_probability.py --games 6000`).
"""

from typing import Final

from citadella.bots.heuristics.districts import ALL_TYPES
from citadella.bots.heuristics.score_forecast import fewest_missing, points_before_end
from citadella.rules.card import UNIQUE, District
from citadella.rules.city import price
from citadella.rules.game import Game
from citadella.rules.state import Player

COEFFICIENTS: Final = {
    "points": 0.033,
    "points near the end": 0.352,
    "districts": 0.453,
    "districts near the end": 0.376,
    "one missing": 0.718,
    "two missing": 0.145,
    "types missing": -0.039,
    "gold near the end": 0.367,
    "cards": 0.126,
    "many cards": 0.018,
    "within reach": 0.154,
    "crown": 0.200,
}
SLOPES: Final[list[float]] = list(COEFFICIENTS.values())


def win_probabilities(game: Game) -> list[float]:
    near = nearness(game)
    logits: list[float] = []
    best = -1.0e9
    for player in game.players:
        features = features_of(game, player, near)
        logit = 0.0
        for i in range(len(features)):
            logit += SLOPES[i] * features[i]
        logits.append(logit)
        if logit > best:
            best = logit
    total = 0.0
    for i in range(len(logits)):
        logits[i] = _exp_of_minus(best - logits[i])
        total += logits[i]
    for i in range(len(logits)):
        logits[i] /= total
    return logits


def _exp_of_minus(gap: float) -> float:
    """Return an approximation of exp(-gap) that is identical on every machine."""
    root = 1.0 + gap / 16.0
    root *= root
    root *= root
    root *= root
    return 1.0 / (root * root)


def nearness(game: Game) -> float:
    """Return how near the end is: 1 if a city is complete, 1/3 if the largest city lacks 4."""
    left = fewest_missing(game)
    return 2.0 / (2.0 + left) if left > 0 else 1.0


def features_of(game: Game, player: Player, near: float) -> list[float]:
    points = _points(game, player)
    gold = player.gold if player.gold < 8 else 8
    cards = len(player.hand)
    size = player.size + player.tents
    missing = game.goal - size
    types = 0
    for building in player.city:
        types |= 1 << building.district.type
    return [
        points,
        points * near,
        float(size),
        size * near,
        1.0 if missing == 1 else 0.0,
        1.0 if missing == 2 else 0.0,
        float((ALL_TYPES & ~types).bit_count()),
        gold * near,
        float(cards) if cards < 3 else 3.0,
        0.0 if cards <= 3 else float(cards - 3) if cards < 9 else 6.0,
        _within_reach(player),
        1.0 if game.crown == player.seat else 0.0,
    ]


def _points(game: Game, player: Player) -> float:
    """Return the visible points of `player`, without those for a complete city."""
    points = 0
    plain = True
    for building in player.city:
        points += building.cost
        if building.district.type == UNIQUE:
            plain = False
    if plain and not game.box.action_cards:
        return float(points)
    return float(points_before_end(game, player))


def _within_reach(player: Player) -> float:
    """Return how many districts in hand `player` could build in the next turn, at most 3."""
    count = 0
    seen = player.names
    for card in player.hand:
        if isinstance(card, District) and not seen & card.bit and card.buildable:
            seen |= card.bit
            if price(player, card) <= player.gold + 2:
                count += 1
    return float(count) if count < 3 else 3.0
