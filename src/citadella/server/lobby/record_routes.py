"""Routes for finished games: records, replays, turning points, reviews."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute

from citadella.notation import Record
from citadella.rules import Game
from citadella.server.bots.queue import Askers
from citadella.server.bots.reviews import Reviews
from citadella.server.lobby.registry import TableRegistry
from citadella.server.people.known_guests import KnownGuests
from citadella.server.protocol.errors import not_over, nothing_here
from citadella.server.protocol.tables import SeatNumber
from citadella.server.tables.messages import replay_message, turning_point_messages
from citadella.server.tables.state import SeatState
from citadella.server.tables.table import Table
from citadella.server.web.rate_limits import RateLimit
from citadella.server.web.requests import Guard, read_body, reply
from citadella.texts import Texts

#: Maximum length, in digits, of the number of an action in the path of a request.
MAX_ACTION_DIGITS = 6


@dataclass(eq=False)
class RecordRoutes:
    """Answers requests about finished games."""

    guests: KnownGuests
    registry: TableRegistry
    reviews: Reviews
    askers: Askers
    review_limit: RateLimit

    def routes(self, guard: Guard) -> list[BaseRoute]:
        """Return the routes, which must precede the catch-all routes of tables."""
        table = "/api/tables/{code}"
        return [
            guard.get(f"{table}/record", self._record),
            guard.get(f"{table}/turning-points", self._turning_points),
            guard.get(f"{table}/replay/{{n}}", self._replay),
            guard.post(f"{table}/review", self._start_review),
            guard.get(f"{table}/review/{{seat:int}}", self._review),
        ]

    async def _record(self, request: Request) -> Response:
        table, game = await self._finished(request)
        return PlainTextResponse(
            Record.of(game, [row.name or bot_name(row) for row in table.seats]).to_text(),
            headers={"content-disposition": f'attachment; filename="{table.row.watch}.txt"'},
        )

    async def _replay(self, request: Request) -> Response:
        _, game = await self._finished(request)
        n: str = request.path_params["n"]
        if len(n) > MAX_ACTION_DIGITS or not n.isascii() or not n.isdigit():
            raise nothing_here()
        return reply(replay_message(game, int(n)))

    async def _turning_points(self, request: Request) -> Response:
        table, game = await self._finished(request)
        return reply(turning_point_messages(game, table.look_back()))

    async def _start_review(self, request: Request) -> Response:
        guest = await self.guests.find(request)
        table, game = await self._finished(request)
        seat = _seat(table, (await read_body(request, SeatNumber)).seat)
        asker = self.askers.asker(guest.id, table.row.id)
        await self.reviews.start(table.row.id, game, seat, asker, self.review_limit)
        return reply({}, 202)

    async def _review(self, request: Request) -> Response:
        """Return the progress of a seat's review or, once finished, the review itself."""
        table, game = await self._finished(request)
        seat = _seat(table, request.path_params["seat"])
        return reply(await self.reviews.state(table.row.id, game, seat))

    async def _finished(self, request: Request) -> tuple[Table, Game]:
        await self.guests.find(request)
        host, _ = await self.registry.find(request.path_params["code"])
        table = host.table
        if table.game is None or not table.game.over:
            raise not_over()
        return table, table.game


def _seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise nothing_here()
    return seat


def bot_name(row: SeatState) -> str:
    """Return a bot's name in a record: its name at the table and its kind."""
    names = Texts("en")("names-of-bots").split(", ")
    return f"{names[row.seat % len(names)]} ({row.bot})"
