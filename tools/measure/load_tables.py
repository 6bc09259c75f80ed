"""Write tables with games in progress directly to the database, for `tools.measure.load`."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from sqlalchemy import insert
from sqlalchemy.orm import Session

from citadella.rules import Game, Setup
from citadella.server.lobby.new_tables import table_row
from citadella.server.people.guests import new_guest
from citadella.server.storage.database import Database
from citadella.server.storage.location import database_url, migrate
from citadella.server.storage.models import Guest, MoveRow, SeatRow, TableRow

SEATS: Final = 4
#: The number of different games; with more tables, several tables have the same game.
GAMES: Final = 200


class StoredTable(NamedTuple):
    """A stored table: its table code and watch code (separated by a space) and players' cookies."""

    code: str
    cookies: list[str]


def store_tables(
    data: Path, tables: int, watchers: int = 0, database: str | None = None
) -> tuple[list[StoredTable], list[str]]:
    """Store tables in play and `watchers` guests; return the tables and the guests' cookies."""
    return asyncio.run(_store_all(database_url(data, database), tables, watchers))


async def _store_all(url: str, tables: int, watchers: int) -> tuple[list[StoredTable], list[str]]:
    await asyncio.to_thread(migrate, url)
    database = Database(url)
    setup = Setup.preset("first-game", players=SEATS)
    games = [_play(setup, number) for number in range(min(tables, GAMES))]
    # With more than 1,000 tables, players sit at several tables.
    people = [await _guests(database, SEATS) for _ in range(min(tables, 1000))]
    stored: list[StoredTable] = []
    rows: list[tuple[TableRow, list[SeatRow], list[dict[str, Any]]]] = []
    for number in range(tables):
        seed, moves = games[number % len(games)]
        guests = people[number % len(people)]
        row = table_row(setup, guests[0][0].id, "none", False, False)
        row.seed, row.status, row.version = seed, "playing", len(moves)
        seats = [
            SeatRow(seat=seat, kind="human", guest=guest.id, bot="", name=guest.name, away=False)
            for seat, (guest, _) in enumerate(guests)
        ]
        rows.append((row, seats, moves))
        stored.append(StoredTable(f"{row.code} {row.watch}", [cookie for _, cookie in guests]))
    for first in range(0, tables, 500):
        some = rows[first : first + 500]
        await database.transaction(lambda session, some=some: _store(session, some))  # type: ignore[misc]
    cookies = [cookie for _, cookie in await _guests(database, watchers)]
    await database.close()
    return stored, cookies


async def _guests(database: Database, count: int) -> list[tuple[Guest, str]]:
    return [await new_guest(database) for _ in range(count)]


def _play(setup: Setup, number: int) -> tuple[str, list[dict[str, Any]]]:
    """Return the seed and the moves of a game in progress."""
    chance = Random(number)
    seed = f"load {number}"
    game = Game.new(setup, seed)
    moves: list[dict[str, Any]] = []
    for n in range(chance.randrange(10, 150)):
        seat, action = game.to_act, chance.choice(game.legal_actions())
        trial = game.copy()
        trial.play(action)
        if trial.over:
            break
        game = trial
        moves.append({"n": n, "seat": seat, "action": action.text, "client_id": "", "at": 0})
    return seed, moves


def _store(
    session: Session, rows: list[tuple[TableRow, list[SeatRow], list[dict[str, Any]]]]
) -> None:
    session.add_all([row for row, _, _ in rows])
    session.flush()
    moves: list[dict[str, Any]] = []
    for row, seats, played in rows:
        for seat in seats:
            seat.table_id = row.id
            session.add(seat)
        moves += [move | {"table_id": row.id} for move in played]
    session.execute(insert(MoveRow), moves)
