"""Health checks and metrics over HTTP."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time

from sqlalchemy.orm import Session
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from citadella.server.settings import Settings
from citadella.server.storage.database import Database
from citadella.server.storage.models import SharedValue
from citadella.server.web.addresses import client_address, is_loopback
from citadella.server.web.metrics import CONTENT_TYPE, Metrics
from citadella.server.web.security import bearer

#: More frequent readiness checks get the last answer.
CHECK_INTERVAL_S = 1.0
WRITE_TIMEOUT_S = 5.0
#: The first part of the names of notes that are written only to check the database.
READINESS_NOTE = "ready "


class Health:
    """Answers health checks, and shows the metrics."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics) -> None:
        """Check a database; measure its statements."""
        self._database = database
        self._settings = settings
        self._metrics = metrics
        #: Whether the server is about to stop.
        self.draining = False
        self._name = f"{READINESS_NOTE}{secrets.token_hex(8)}"
        self._checked_at, self._ready = 0.0, False
        metrics.watch(database.engine)

    def routes(self) -> list[BaseRoute]:
        """Return the routes for health checks and metrics."""
        return [
            Route("/healthz", self._alive, methods=["GET"]),
            Route("/readyz", self._is_ready, methods=["GET"]),
            Route("/metrics", self._show_metrics, methods=["GET"]),
        ]

    async def _alive(self, _request: Request) -> Response:
        """Return 'ok'."""
        return PlainTextResponse("ok")

    async def _is_ready(self, _request: Request) -> Response:
        """Return 'ready' if the database accepts writes and the server is not about to stop."""
        if self.draining:
            return PlainTextResponse("stopping", 503)
        if time.monotonic() - self._checked_at > CHECK_INTERVAL_S:
            self._checked_at = time.monotonic()
            self._ready = await self._writes()
        return PlainTextResponse("ready") if self._ready else PlainTextResponse("no database", 503)

    async def _writes(self) -> bool:
        def write(session: Session) -> None:
            session.merge(SharedValue(name=self._name, value=str(int(time.time()))))

        try:
            async with asyncio.timeout(WRITE_TIMEOUT_S):
                await self._database.transaction(write)
        except Exception:
            return False
        return True

    async def _show_metrics(self, request: Request) -> Response:
        """Return the metrics to clients that may read them."""
        settings = self._settings
        token, given = settings.metrics_token, bearer(request.headers)
        known = bool(token) and hmac.compare_digest(token.encode(), (given or "").encode())
        near = settings.metrics == "local" and is_loopback(client_address(request))
        if settings.metrics == "off" or not (known or near or settings.metrics == "open"):
            return PlainTextResponse("Forbidden.", 403)
        return Response(self._metrics.text(), media_type=CONTENT_TYPE)
