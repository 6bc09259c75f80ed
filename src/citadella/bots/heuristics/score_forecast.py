"""A linear estimate of every seat's final score at any point of a game.

Unknown cards count as average ones. The coefficients are fitted to games of the strategist
(`tools/train/fit_score_forecast.py`).
"""

from typing import Final

from citadella.bots.heuristics.districts import ALL_TYPES
from citadella.rules.card import UNIQUE, District
from citadella.rules.game import Game
from citadella.rules.scoring import score, total
from citadella.rules.state import Player

FEATURES: Final = (
    "one",
    "points",
    "gold",
    "first cards",
    "size",
    "rounds",
    "growth",
    "missing types",
    "crown",
    "useful cost",
    "gold growth",
    "more cards",
    "effects growth",
    "complete",
    "nearly complete",
)

# The coefficient of each feature, in their order: before the last round, and in it.
SLOPES: Final[list[float]] = [
    -0.326,  # one
    0.694,  # points
    0.473,  # gold
    0.369,  # first cards
    0.871,  # size
    1.327,  # rounds
    1.437,  # growth
    -0.412,  # missing types
    0.885,  # crown
    0.066,  # useful cost
    0.015,  # gold growth
    -0.007,  # more cards
    0.015,  # effects growth
    0.000,  # complete
    0.890,  # nearly complete
]
LAST_SLOPES: Final[list[float]] = [
    -1.251,  # one
    0.914,  # points
    0.110,  # gold
    0.272,  # first cards
    0.366,  # size
    0.653,  # rounds
    1.195,  # growth
    0.255,  # missing types
    0.228,  # crown
    0.008,  # useful cost
    0.343,  # gold growth
    0.096,  # more cards
    0.222,  # effects growth
    1.043,  # complete
    0.159,  # nearly complete
]


def expected_scores(game: Game) -> list[float]:
    """Return an estimate of each seat's final score."""
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
    """Return the number of districts until somebody ends the game (0 in the last round)."""
    if game.ending or (game.ending_early and game.end_at < game.goal):
        return 0.0
    nearest = 99
    for player in game.players:
        left = game.end_at - player.size - player.tents
        if left < nearest:
            nearest = left
    return float(nearest)


def turns_to_come(game: Game, player: Player, rounds: float) -> float:
    """Return how many turns a player may still have, with the coming rounds."""
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
    """Return the features of a seat."""
    points = 0.0
    types = 0
    effects = 0
    for building in player.city:
        points += building.cost + building.district.silver
        types |= 1 << building.district.type
        if building.district.type == UNIQUE:
            effects += 1
    if effects or types == ALL_TYPES:
        points = float(_points_without_ends(game, player))
    missing = 0
    for type in range(5):
        if not types >> type & 1:
            missing += 1
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


def _points_without_ends(game: Game, player: Player) -> int:
    """Return the visible points without those for a complete city."""
    sheet = score(game, player)
    points = total(sheet)
    for line in sheet:
        if line.reason == "complete" or line.reason == "first-complete":
            points -= line.points
    return points
