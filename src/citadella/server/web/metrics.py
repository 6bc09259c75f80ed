"""Metrics for Prometheus, without personal data, and health checks over HTTP."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from sqlalchemy import Engine, event
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from citadella.server.settings import Settings
from citadella.server.storage.database import Database
from citadella.server.storage.models import SharedValue
from citadella.server.web.addresses import client_address, is_loopback
from citadella.server.web.security import bearer

DURATION_BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
#: The time for which the answer to a readiness check is cached.
CHECK_INTERVAL_S = 1.0
WRITE_TIMEOUT_S = 5.0
#: Prefix of the names under which readiness checks store a value to test the database.
READINESS_NOTE = "ready "
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """All metrics of a server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        GCCollector(registry)
        PlatformCollector(registry)
        ProcessCollector(registry=registry)
        self.moves = Counter("citadella_moves", "Actions played.", ["by"], registry=registry)
        durations = partial(Histogram, buckets=DURATION_BUCKETS_S, registry=registry)
        self.views = durations(
            "citadella_action_to_last_view_seconds",
            "Time from an action's arrival until everyone at the table has been sent the new view.",
        )
        labels = ["method", "route", "status"]
        self.requests = durations("citadella_request_seconds", "Time to answer a request.", labels)
        self.statements = durations(
            "citadella_database_seconds", "Duration of a database statement."
        )
        self.database_errors = Counter(
            "citadella_database_errors", "Database statements that failed.", registry=registry
        )
        self.errors = Counter(
            "citadella_errors", "Requests that the server could not answer.", registry=registry
        )

    def gauge(self, name: str, description: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is computed whenever the metrics are read."""
        Gauge(f"citadella_{name}", description, registry=self.registry).set_function(value)

    def watch(self, engine: Engine) -> None:
        """Time every statement that an engine executes, and count its database errors."""

        def begin(*args: Any) -> None:
            args[4].begun = time.monotonic()

        def end(*args: Any) -> None:
            self.statements.observe(time.monotonic() - args[4].begun)

        # The fifth argument is the execution context of the statement.
        event.listen(engine, "before_cursor_execute", begin)
        event.listen(engine, "after_cursor_execute", end)
        event.listen(engine, "handle_error", lambda _: self.database_errors.inc())

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)


@dataclass(eq=False, slots=True)
class DeliveryTimer:
    """Measures the time from an action until the new state has been sent to the last client."""

    metrics: Metrics
    started: float = field(default_factory=time.monotonic)
    #: The number of clients still waiting, plus one until the table host has queued all messages.
    waiting: int = 1

    def delivered(self) -> None:
        """Record that the new state has been sent to one more client."""
        self.waiting -= 1
        if self.waiting == 0:
            self.metrics.views.observe(time.monotonic() - self.started)


class Health:
    """Answers health checks and requests for the metrics."""

    def __init__(self, database: Database, settings: Settings, metrics: Metrics) -> None:
        self._database = database
        self._settings = settings
        self._metrics = metrics
        #: Whether the server is about to stop.
        self.draining = False
        self._name = f"{READINESS_NOTE}{secrets.token_hex(8)}"
        self._checked_at, self._ready = 0.0, False
        metrics.watch(database.engine)

    def routes(self) -> list[BaseRoute]:
        return [
            Route("/healthz", self._alive, methods=["GET"]),
            Route("/readyz", self._is_ready, methods=["GET"]),
            Route("/metrics", self._show_metrics, methods=["GET"]),
        ]

    async def _alive(self, _request: Request) -> Response:
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
        note = SharedValue(name=self._name, value=str(int(time.time())))
        try:
            async with asyncio.timeout(WRITE_TIMEOUT_S):
                await self._database.transaction(lambda session: session.merge(note))
        except Exception:
            return False
        return True

    async def _show_metrics(self, request: Request) -> Response:
        """Return the metrics if the client is allowed to read them."""
        settings = self._settings
        token, given = settings.metrics_token, bearer(request.headers)
        known = bool(token) and hmac.compare_digest(token.encode(), (given or "").encode())
        near = settings.metrics == "local" and is_loopback(client_address(request))
        if settings.metrics == "off" or not (known or near or settings.metrics == "open"):
            return PlainTextResponse("Forbidden.", 403)
        return Response(self._metrics.text(), media_type=CONTENT_TYPE)
