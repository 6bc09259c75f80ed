"""Metrics for Prometheus: counts, durations and errors, without personal data."""

from __future__ import annotations

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

DURATION_BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """All metrics of a server."""

    def __init__(self) -> None:
        """Start all counters at zero."""
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
            "citadella_database_seconds", "Time of a statement in the database."
        )
        self.database_errors = Counter(
            "citadella_database_errors", "Statements that failed.", registry=registry
        )
        self.errors = Counter(
            "citadella_errors", "Requests that the server could not answer.", registry=registry
        )

    def gauge(self, name: str, description: str, value: Callable[[], float]) -> None:
        """Add a number that is computed whenever the metrics are read."""
        Gauge(f"citadella_{name}", description, registry=self.registry).set_function(value)

    def watch(self, engine: Engine) -> None:
        """Measure every statement of a database."""

        def begin(*args: Any) -> None:
            args[4].begun = time.monotonic()

        def end(*args: Any) -> None:
            self.statements.observe(time.monotonic() - args[4].begun)

        def fail(_context: Any) -> None:
            self.database_errors.inc()

        # The fifth argument is the execution context of the statement.
        event.listen(engine, "before_cursor_execute", begin)
        event.listen(engine, "after_cursor_execute", end)
        event.listen(engine, "handle_error", fail)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)


@dataclass(eq=False, slots=True)
class DeliveryTimer:
    """Measures the time from an action until the last client has been sent the new state."""

    metrics: Metrics
    started: float = field(default_factory=time.monotonic)
    #: The clients that wait, and the host until it has sent to all of them.
    waiting: int = 1

    def delivered(self) -> None:
        """Note that one more client has been sent the new state."""
        self.waiting -= 1
        if self.waiting == 0:
            self.metrics.views.observe(time.monotonic() - self.started)
