"""A linear forecast of every seat's final score, at any point of a game.

Unknown cards count as average cards. The coefficients are fitted to games of the heuristic bots
(`tools/train/fit_score_forecast.py`).
"""

from typing import Final

from citadella.bots.heuristics.districts import ALL_TYPES
from citadella.rules.card import UNIQUE, District
from citadella.rules.game import Game
from citadella.rules.scoring import score
from citadella.rules.state import Player

# Two coefficients per feature: for rounds before the last one, and for the last round.
COEFFICIENTS: Final = {
    "one": (-0.326, -1.251),
    "points": (0.694, 0.914),
    "gold": (0.473, 0.110),
    "first cards": (0.369, 0.272),
    "size": (0.871, 0.366),
    "rounds": (1.327, 0.653),
    "growth": (1.437, 1.195),
    "missing types": (-0.412, 0.255),
    "crown": (0.885, 0.228),
    "useful cost": (0.066, 0.008),
    "gold growth": (0.015, 0.343),
    "more cards": (-0.007, 0.096),
    "effects growth": (0.015, 0.222),
    "complete": (0.000, 1.043),
    "nearly complete": (0.890, 0.159),
}
SLOPES: Final[list[float]] = [slope for slope, _ in COEFFICIENTS.values()]
LAST_SLOPES: Final[list[float]] = [slope for _, slope in COEFFICIENTS.values()]


def expected_scores(game: Game) -> list[float]:
    if game.over:
        return [float(points) for points in game.result().totals]
    rounds = rounds_to_come(game)
    slopes = SLOPES if rounds > 0.0 else LAST_SLOPES
    found: list[float] = []
    for player in game.players:
        features = features_of(game, player, rounds)
        estimate = 0.0
        for i in range(len(features)):
            estimate += slopes[i] * features[i]
        found.append(estimate)
    return found


def rounds_to_come(game: Game) -> float:
    """Return the estimated number of rounds after this one; 0 in the last round."""
    if game.ending or (game.ending_early and game.end_at < game.goal):
        return 0.0
    return float(fewest_missing(game))


def fewest_missing(game: Game) -> int:
    """Return how many districts the largest city still needs to end the game."""
    nearest = 99
    for player in game.players:
        left = game.end_at - player.size - player.tents
        if left < nearest:
            nearest = left
    return nearest


def turns_to_come(game: Game, player: Player, rounds: float) -> float:
    """Return the expected number of turns of `player` in this round and `rounds` further ones."""
    left = 0
    for rank in player.roles:
        if not player.revealed >> rank & 1:
            left += 1
    if game.turn is not None and game.turn.seat == player.seat:
        left += 1
    roles = 2 if len(game.players) <= 3 else 1
    if not player.roles and game.rank == 0:
        left = roles
    return rounds + left / roles


def features_of(game: Game, player: Player, rounds: float) -> list[float]:
    points = 0.0
    types = 0
    effects = 0
    for building in player.city:
        points += building.cost + building.district.silver
        types |= 1 << building.district.type
        if building.district.type == UNIQUE:
            effects += 1
    if effects or types == ALL_TYPES:
        points = float(points_before_end(game, player))
    missing = (ALL_TYPES & ~types).bit_count()
    left = game.goal - player.size - player.tents
    if left < 0:
        left = 0
    turns = turns_to_come(game, player, rounds)
    growth = turns if turns < left else float(left)
    cards = float(len(player.hand))
    cost = 0.0
    for card in player.hand:
        if isinstance(card, District):
            if not player.names & card.bit and card.buildable:
                cost += card.cost
        else:
            cost += 3.0
    first = game.first >> player.seat & 1
    return [
        1.0,
        points,
        float(player.gold) if player.gold < 12 else 12.0,
        cards if cards < 2.0 else 2.0,
        float(player.size),
        turns,
        growth,
        float(missing) if missing < growth else growth,
        1.0 if game.crown == player.seat else 0.0,
        cost if cost < 20.0 else 20.0,
        player.gold * growth if player.gold < 12 else 12.0 * growth,
        0.0 if cards < 2.0 else cards - 2.0 if cards < 8.0 else 6.0,
        effects * growth,
        4.0 if first else (2.0 if left == 0 else 0.0),
        1.0 if left == 1 else 0.0,
    ]


def points_before_end(game: Game, player: Player) -> int:
    """Return the current points of `player`, without those for a complete city."""
    points = 0
    for line in score(game, player):
        if line.reason != "complete" and line.reason != "first-complete":
            points += line.points
    return points
