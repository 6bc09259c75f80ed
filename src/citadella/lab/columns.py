"""What is noted of a game: a row for every player, for the columns of a table."""

from __future__ import annotations

from typing import Any, Final

from citadella.rules import Game, event
from citadella.rules.registry import REGISTRY

#: The reasons of score sheets, each a column of points.
SOURCES: Final = ("district", "silver", "all-types", "first-complete", "complete", "effect", "hand")
Row = dict[str, Any]


def strikes() -> list[str]:
    """Return the kinds of events that surely befall whoever has the named character."""
    return [word for word, kind in REGISTRY.events.items() if kind.aims == event.SURELY]


def rows_of(game: Game, number: int, bots: tuple[str, ...], decisions: int) -> list[Row]:
    """Return the rows of a game that is over and was played with events."""
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
    """Return by seat the characters it had, round by round, and those that were struck.

    A character that was named counts as struck if a player had it.
    """
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

    for told in game.log:
        if told.kind == event.ROUND:
            close_round()
        elif told.kind in (event.PICKED, event.ROLE_RECEIVED):
            holders[told.rank] = told.seat
        elif told.kind in struck:
            named.append((told.kind, told.rank))
    close_round()
    return noted
