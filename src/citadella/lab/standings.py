"""The standings of a tournament: win rates with intervals, margins, speed and ratings."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import Any

from citadella.lab.arena import DealGame, Score
from citadella.lab.ratings import SkillRating, rate
from citadella.lab.statistics import ERROR_RATE, Rate, clustered_rate
from citadella.rules.editions import printed_choices


@dataclass(frozen=True)
class Entrant:
    """An entrant's row of the standings."""

    label: str
    bot: str
    #: Games played; a game in which the entrant has two seats counts twice.
    games: int
    #: Games won; a win shared by n players counts as 1/n.
    wins: float
    rate: Rate
    points: float
    #: The mean lead in points over the best other player; negative if behind.
    margin: float
    milliseconds: float
    rating: SkillRating
    failures: int


@dataclass(frozen=True)
class Standings:
    """The rows of all entrants, in the order in which the bots were given."""

    entrants: list[Entrant]
    #: `ahead[a][b]` is the share of games in which entrant a placed above b; ties count half.
    ahead: list[list[float | None]]
    games: int
    rounds: float


def standings(score: Score) -> Standings:
    tables = [table for deal in score.deals for table in deal.tables]
    count = len(score.tournament.bots)
    ratings = rate(count, ((table.seats, table.played.places) for table in tables))
    labels = label(score.tournament.bots)
    entrants: list[Entrant] = []
    for number, bot in enumerate(score.tournament.bots):
        by_deal = [deal.shares(number) for deal in score.deals]
        played = [
            (table.played, seat)
            for table in tables
            for seat, entrant in enumerate(table.seats)
            if entrant == number
        ]
        games = max(1, len(played))
        margin = sum(
            game.totals[seat] - max(game.totals[:seat] + game.totals[seat + 1 :])
            for game, seat in played
        )
        decisions = sum(game.decisions[seat] for game, seat in played)
        seconds = sum(game.seconds[seat] for game, seat in played)
        entrants.append(
            Entrant(
                labels[number],
                bot,
                games=len(played),
                wins=sum(won for won, _ in by_deal),
                rate=clustered_rate([won for won, _ in by_deal], [times for _, times in by_deal]),
                points=sum(game.totals[seat] for game, seat in played) / games,
                margin=margin / games,
                milliseconds=1000 * seconds / max(1, decisions),
                rating=ratings[number],
                failures=sum(f.seat == seat for game, seat in played for f in game.failures),
            )
        )
    rounds = sum(table.played.rounds for table in tables) / max(1, len(tables))
    return Standings(entrants, _ahead(tables, count), len(tables), rounds)


def label(bots: tuple[str, ...]) -> list[str]:
    """Return a distinct name for each entrant; a second 'builder' becomes 'builder 2'."""
    seen: dict[str, int] = {}
    labels: list[str] = []
    for bot in bots:
        seen[bot] = seen.get(bot, 0) + 1
        labels.append(bot if seen[bot] == 1 else f"{bot} {seen[bot]}")
    return labels


def _ahead(tables: list[DealGame], count: int) -> list[list[float | None]]:
    before = [[0.0] * count for _ in range(count)]
    met = [[0] * count for _ in range(count)]
    for table in tables:
        results = list(zip(table.seats, table.played.places, strict=True))
        for (one, place), (other, other_place) in itertools.permutations(results, 2):
            if one != other:
                met[one][other] += 1
                if place <= other_place:
                    before[one][other] += 1.0 if place < other_place else 0.5
    return [
        [before[a][b] / met[a][b] if met[a][b] else None for b in range(count)]
        for a in range(count)
    ]


def to_json(score: Score, seconds: float) -> dict[str, Any]:
    table = standings(score)
    tournament = score.tournament
    verdict = score.verdict
    return {
        "edition": tournament.edition,
        "preset": tournament.preset,
        "players": tournament.players,
        "action_cards": tournament.action_cards,
        "as_printed": list(printed_choices(tournament.edition, tournament.as_printed)),
        "what_if": list(tournament.what_if),
        "seed": tournament.seed,
        "games": table.games,
        "deals": len(score.deals),
        "lost_deals": score.lost,
        "rounds_per_game": round(table.rounds, 3),
        "seconds": round(seconds, 3),
        "bots": [_entrant_to_json(entrant) for entrant in table.entrants],
        "ahead": [
            [share if share is None else round(share, 6) for share in row] for row in table.ahead
        ],
        "sequential_test": {
            "bot": tournament.bots[0],
            "fair_share": round(1 / tournament.players, 6),
            "error": ERROR_RATE,
            "answer": verdict.answer or None,
            "deals": verdict.deals,
            "stopped_early": score.clear and len(score.deals) < tournament.deals,
        },
    }


def _entrant_to_json(entrant: Entrant) -> dict[str, Any]:
    return {
        "bot": entrant.bot,
        "label": entrant.label,
        "games": entrant.games,
        "wins": round(entrant.wins, 6),
        "win_rate": round(entrant.rate.value, 6),
        "interval": [round(entrant.rate.low, 6), round(entrant.rate.high, 6)],
        "mean_points": round(entrant.points, 3),
        "mean_margin": round(entrant.margin, 3),
        "ms_per_decision": round(entrant.milliseconds, 4),
        "rating": {"mu": round(entrant.rating.mu, 3), "sigma": round(entrant.rating.sigma, 3)},
        "failures": entrant.failures,
    }
