"""How the server is: whether it lives, whether it can take people in, and its figures."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time

from sqlalchemy.orm import Session
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from citadella.server.lobby.hall import Hall
from citadella.server.lobby.housekeeping import READY
from citadella.server.storage.models import HouseNote
from citadella.server.web.connection_limits import Doors
from citadella.server.web.metrics import CONTENT_TYPE, Metrics
from citadella.server.web.security import address, bearer, is_loopback

# Whoever asks more often hears the last answer.
FRESH_SECONDS = 1.0
PATIENCE = 5.0


class Health:
    """Answers who looks after the server."""

    def __init__(self, hall: Hall, doors: Doors, metrics: Metrics) -> None:
        """Look at a hall, and show its numbers."""
        self.hall = hall
        self.metrics = metrics
        self.draining = False
        self._name = f"{READY}{secrets.token_hex(8)}"
        self._asked, self._ready = 0.0, False
        metrics.watch(hall.store.engine)
        metrics.gauge("tables", "Tables in memory.", lambda: len(hall.tables()))
        metrics.gauge(
            "tables_playing",
            "Tables in memory with a game in play.",
            lambda: sum(table.row.status == "playing" for table in hall.tables()),
        )
        metrics.gauge(
            "people",
            "Live connections to tables.",
            lambda: sum(len(t.clients) for t in hall.tables()),
        )
        metrics.gauge("connections", "Connections of all kinds.", lambda: doors.open)
        metrics.gauge("connections_refused", "Connections not let in.", lambda: doors.refused)
        metrics.gauge(
            "bot_queue", "Questions that wait for a bot.", lambda: hall.bot_workers.waiting
        )

    async def alive(self, _request: Request) -> Response:
        """Return 'ok' to anyone who asks whether the server is alive."""
        return PlainTextResponse("ok")

    async def ready(self, _request: Request) -> Response:
        """Return 'ready' if the database takes what is written and the server is to stay."""
        if self.draining:
            return PlainTextResponse("stopping", 503)
        if time.monotonic() - self._asked > FRESH_SECONDS:
            self._asked = time.monotonic()
            self._ready = await self._writes()
        return PlainTextResponse("ready") if self._ready else PlainTextResponse("no database", 503)

    async def _writes(self) -> bool:
        def write(session: Session) -> None:
            session.merge(HouseNote(name=self._name, value=str(int(time.time()))))

        try:
            async with asyncio.timeout(PATIENCE):
                await self.hall.store.transaction(write)
        except Exception:
            return False
        return True

    async def figures(self, request: Request) -> Response:
        """Return the metrics to those who may read them."""
        settings = self.hall.settings
        token, given = settings.metrics_token, bearer(request.headers)
        known = bool(token) and hmac.compare_digest(token.encode(), (given or "").encode())
        near = settings.metrics == "local" and is_loopback(address(request))
        if settings.metrics == "off" or not (known or near or settings.metrics == "open"):
            return PlainTextResponse("Not for you.", 403)
        return Response(self.metrics.text(), media_type=CONTENT_TYPE)
