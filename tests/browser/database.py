"""Direct access to a server's database: adding guests and tables, and reading games."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import create_engine, select
from sqlalchemy.orm import Session
from sqlalchemy.pool import NullPool

from citadella.bots.review import GameReview, review_to_json
from citadella.notation import Record
from citadella.notation.setups import setup_to_json
from citadella.rules import Game
from citadella.server.bots.reviews import ALL_SEATS
from citadella.server.people.guests import COOKIE, new_code, new_device
from citadella.server.storage.database import now
from citadella.server.storage.models import Guest, MoveRow, ReviewRow, SeatRow, TableRow
from citadella.server.tables.table import played, read_setup


@dataclass(frozen=True)
class StoredGuest:
    """A guest of the server with the cookie that identifies them."""

    id: str
    name: str
    cookie: str


@dataclass(frozen=True)
class StoredTable:
    """The codes of a table in the database, for players and for spectators."""

    code: str
    watch: str

    @property
    def path(self) -> str:
        """Return the path of the table for players."""
        return f"/t/{self.code}"

    @property
    def watch_path(self) -> str:
        """Return the path of the table for spectators."""
        return f"/w/{self.watch}"


class ServerDatabase:
    """The database of a running server, accessed without the server."""

    def __init__(self, data: Path) -> None:
        """Open the database in a server's data folder."""
        path = data / "citadella.sqlite"
        self._engine = create_engine(f"sqlite:///{path}", poolclass=NullPool)

    def guest(self, name: str) -> StoredGuest:
        """Add a guest and return the guest with a cookie."""
        someone = StoredGuest(secrets.token_hex(8), name, "")
        device, cookie = new_device(someone.id, "")
        guest = Guest(id=someone.id, name=name, named=True, created=now())
        with Session(self._engine) as session, session.begin():
            session.add_all([guest, device])
        return StoredGuest(someone.id, name, f"{COOKIE}={cookie}")

    def put(
        self,
        record: Record,
        seats: Sequence[StoredGuest | str],
        public: bool = False,
        clock: str = "none",
        time_left: int | None = None,
    ) -> StoredTable:
        """Add a table with a recorded game and return the table.

        `seats` contains guests and names of bots. With a clock, every guest has `time_left`
        milliseconds left.
        """
        over = record.replay().over
        host = next((seat.id for seat in seats if isinstance(seat, StoredGuest)), "nobody")
        table = TableRow(
            code=new_code(),
            watch=new_code(),
            setup=json.dumps(setup_to_json(record.setup)),
            seed=record.seed,
            clock=clock,
            public=public,
            coach=False,
            stand_in="easy",
            pace="normal",
            status="over" if over else "playing",
            host=host,
            version=len(record.actions) + 1,
            rematch=None,
            created=now(),
            updated=now(),
        )
        with Session(self._engine, expire_on_commit=False) as session, session.begin():
            session.add(table)
            session.flush()
            for i, seat in enumerate(seats):
                person = isinstance(seat, StoredGuest)
                session.add(
                    SeatRow(
                        table_id=table.id,
                        seat=i,
                        kind="human" if person else "bot",
                        guest=seat.id if isinstance(seat, StoredGuest) else None,
                        bot="" if isinstance(seat, StoredGuest) else seat,
                        name=seat.name if isinstance(seat, StoredGuest) else "",
                        away=False,
                        time_left_ms=time_left if person else None,
                    )
                )
            for n, action in enumerate(record.actions):
                session.add(
                    MoveRow(
                        table_id=table.id, n=n, seat=0, action=action.text, client_id="", at=now()
                    )
                )
        return StoredTable(table.code, table.watch)

    def review(self, kept: StoredTable, found: GameReview) -> None:
        """Add a review of a table's game, as if somebody had requested it."""
        with Session(self._engine) as session, session.begin():
            table = session.scalars(select(TableRow).where(TableRow.code == kept.code)).one()
            data = review_to_json(found)
            parts = {one["seat"]: one | {"playouts": 12} for one in data["seats"]}
            parts[ALL_SEATS] = data["moments"]
            for seat, part in parts.items():
                row = ReviewRow(table_id=table.id, seat=seat, found=json.dumps(part), at=now())
                session.merge(row)

    def moves(self, code: str) -> list[str]:
        """Return the stored actions of a table, without undone actions."""
        return played(move.action for move in self._stored(code)[1])

    def ids(self, code: str) -> list[str]:
        """Return the message ids with which clients sent the stored moves."""
        return [move.client_id for move in self._stored(code)[1] if move.client_id]

    def game(self, code: str) -> Game:
        """Return the stored game of a table, including hidden information."""
        row, moves = self._stored(code)
        game = Game.new(read_setup(row.setup), row.seed, events=True)
        for action in played(move.action for move in moves):
            game.play(action)
        return game

    def watch(self, code: str) -> str:
        """Return a table's watch code."""
        return self._stored(code)[0].watch

    def _stored(self, code: str) -> tuple[TableRow, list[MoveRow]]:
        with Session(self._engine, expire_on_commit=False) as session:
            row = session.execute(select(TableRow).where(TableRow.code == code)).scalar_one()
            query = select(MoveRow).where(MoveRow.table_id == row.id).order_by(MoveRow.n)
            return row, list(session.execute(query).scalars())
