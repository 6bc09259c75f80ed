"""Rows of a games table, with one row for every player of a game."""

from __future__ import annotations

from typing import Any, Final

from citadella.rules import Game, event
from citadella.rules.registry import REGISTRY

#: The sources of points; each has a column in the games table.
SOURCES: Final = ("district", "silver", "all-types", "first-complete", "complete", "effect", "hand")
Row = dict[str, Any]


def strikes() -> list[str]:
    """Return the kinds of events that attack a character and certainly affect its holder."""
    return [word for word, kind in REGISTRY.events.items() if kind.aims == event.SURELY]


def rows_of(game: Game, number: int, bots: tuple[str, ...], decisions: int) -> list[Row]:
    """Return the rows of a finished game, one per seat; the game must have recorded its events."""
    result = game.result()
    setup = game.setup
    characters = _characters(game)
    rows: list[Row] = []
    for seat, player in enumerate(game.players):
        points = dict.fromkeys(SOURCES, 0)
        for line in result.sheets[seat]:
            points[line.reason] += line.points
        rows.append(
            {
                "game": number,
                "edition": setup.edition,
                "preset": setup.preset_name or "random",
                "players": setup.players,
                "action_cards": setup.action_cards,
                "what_if": " ".join(setup.what_if),
                "rounds": game.round,
                "decisions": decisions,
                "seat": seat,
                "bot": bots[seat],
                "points": result.totals[seat],
                "place": result.places[seat],
                "win": (seat in result.winners) / len(result.winners),
                "gold": player.gold,
                "city": [building.district.name for building in player.city],
                "cast": list(setup.characters),
                **characters[seat],
                **{f"from_{reason.replace('-', '_')}": n for reason, n in points.items()},
            }
        )
    return rows


def _characters(game: Game) -> list[dict[str, list[str]]]:
    """Return, for each seat, the characters picked and the characters hit by each strike."""
    assert game.log is not None
    struck = strikes()
    noted: list[dict[str, list[str]]] = [
        {key: [] for key in (event.PICKED, *struck)} for _ in game.players
    ]
    holders: dict[int, int] = {}
    named: list[tuple[str, int]] = []

    def close_round() -> None:
        for rank, seat in holders.items():
            noted[seat][event.PICKED].append(game.box.cast[rank].name)
        for key, rank in named:
            if rank in holders:
                noted[holders[rank]][key].append(game.box.cast[rank].name)
        holders.clear()
        named.clear()

    for each in game.log:
        if each.kind == event.ROUND:
            close_round()
        elif each.kind in (event.PICKED, event.ROLE_RECEIVED):
            holders[each.rank] = each.seat
        elif each.kind in struck:
            named.append((each.kind, each.rank))
    close_round()
    return noted
