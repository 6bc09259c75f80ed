"""Logging: line formats, a limit on repeated lines, and the middleware for the access log.

Lines contain no secrets, chat or hidden cards. The access log contains a request's route, not its
path, since table codes and private links are secrets. All lines of a request contain the same id.
"""

from __future__ import annotations

import contextvars
import json
import logging
import re
import secrets
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TextIO

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from citadella.server.settings import Settings
from citadella.server.web.metrics import Metrics

access = logging.getLogger("citadella.access")
REQUEST: contextvars.ContextVar[str] = contextvars.ContextVar("request", default="")
#: Maximum number of times that the same line is written within `REPETITION_WINDOW_S`.
MAX_REPETITIONS = 5
REPETITION_WINDOW_S = 60.0
#: Maximum number of different lines whose repetitions are counted.
MAX_REMEMBERED_LINES = 1000
#: HTTP methods with a counter of their own. All others share one counter, because a client can
#: send any word as the method.
METHODS = {"GET", "HEAD", "OPTIONS", "POST"}
OTHER = "other"
#: Matches the lines in which a PostgreSQL error quotes the row that it could not store.
DATA_IN_ERROR = re.compile(r"^(DETAIL|CONTEXT):.*$", re.MULTILINE)


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Configure logging from the settings; `stream` defaults to standard error."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(LineFormatter(settings.log_format == "json"))
    handler.addFilter(RepetitionFilter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # At levels below WARNING, libraries would log every message of a game.
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("citadella").setLevel(level)
    access.setLevel(logging.INFO if settings.access_log else logging.CRITICAL)


class LineFormatter(logging.Formatter):
    """Formats lines for people, or as JSON."""

    def __init__(self, as_json: bool = False) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line (time, level, message, facts), followed by any traceback."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        message = record.getMessage()
        facts: dict[str, Any] = dict(getattr(record, "facts", {}))
        if request := REQUEST.get():
            facts["request"] = request
        traceback = self.formatException(record.exc_info) if record.exc_info else ""
        failure = DATA_IN_ERROR.sub("", traceback).strip()
        if not self.as_json:
            words = [at, record.levelname, message, *(f"{k}={v}" for k, v in facts.items())]
            return " ".join(words) + (f"\n{failure}" if failure else "")
        line = {"time": at, "level": record.levelname.lower(), "logger": record.name}
        line |= {"message": message} | facts | ({"failure": failure} if failure else {})
        return json.dumps(line, ensure_ascii=False)


class RepetitionFilter(logging.Filter):
    """Drops lines that are repeated too often in a time window.

    The first repetition after the window reports how many lines were dropped.
    """

    def __init__(self) -> None:
        super().__init__()
        # For each line, the time when counting started and the count.
        self._seen: dict[tuple[Any, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Count a line, and return whether to write it."""
        if record.name == access.name:
            return True
        failure = record.exc_info[0] if record.exc_info else None
        line = (record.name, record.levelno, record.msg, failure)
        now = time.monotonic()
        since, count = self._seen.get(line, (now, 0))
        if now - since > REPETITION_WINDOW_S:
            if count > MAX_REPETITIONS:
                record.msg = f"{record.msg} (and {count - MAX_REPETITIONS} times before)"
            since, count = now, 0
        if len(self._seen) > MAX_REMEMBERED_LINES:
            self._seen.clear()
        self._seen[line] = (since, count + 1)
        return count < MAX_REPETITIONS


@dataclass(eq=False)
class RequestLog:
    """ASGI middleware that gives each request an id, times it and writes the access log."""

    app: ASGIApp
    metrics: Metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        REQUEST.set(request)
        started = time.monotonic()
        status = 500

        async def send_and_note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message.setdefault("headers", []).append((b"x-request-id", request.encode()))
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            took = time.monotonic() - started
            route = getattr(scope.get("route"), "path", "") or "/"
            method = scope.get("method", "WS")
            if scope["type"] == "http" and method not in METHODS:
                method = OTHER
            if status >= 500:
                self.metrics.errors.inc()
            if scope["type"] == "http":
                self.metrics.requests.labels(method, route, str(status)).observe(took)
            facts = {"method": method, "route": route, "status": status}
            access.info("request", extra={"facts": facts | {"ms": round(took * 1000, 1)}})
