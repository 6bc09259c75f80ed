"""Logs: what happens, when, for which request; never what somebody said, holds or keeps secret.

Each line has a time, a level and the id of the request it belongs to. What repeats itself is
counted, not repeated. The access log names the kind of address that was asked for, not the
address itself, since codes of tables and private links are keys.
"""

from __future__ import annotations

import contextvars
import json
import logging
import re
import secrets
import sys
import time
from datetime import UTC, datetime
from typing import Any, TextIO

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from citadella.server.settings import Settings
from citadella.server.web.metrics import Metrics

access = logging.getLogger("citadella.access")
REQUEST: contextvars.ContextVar[str] = contextvars.ContextVar("request", default="")
# So many of the same line are written in so many seconds.
SAME, WINDOW = 5, 60.0
# Others are counted together: whoever asks can call a method as they like.
METHODS = {"GET", "HEAD", "OPTIONS", "POST"}
OTHER = "other"
# PostgreSQL repeats the row that it could not store.
TELLTALE = re.compile(r"^(DETAIL|CONTEXT):.*$", re.MULTILINE)


def set_up(settings: Settings, stream: TextIO | None = None) -> None:
    """Write logs as the operator wishes, to the standard error unless told otherwise."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else Readable())
    handler.addFilter(Repetitions())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # Libraries tell at length what is none of the log's business, as every message of a game.
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    root.setLevel(max(level, logging.WARNING))
    logging.getLogger("citadella").setLevel(level)
    access.setLevel(logging.INFO if settings.access_log else logging.CRITICAL)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _failure(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    """Return where and how something failed."""
    if not record.exc_info:
        return ""
    return TELLTALE.sub("", formatter.formatException(record.exc_info)).strip()


class Readable(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line: time, level, message, what belongs to it."""
        request = REQUEST.get()
        parts = [_time(record), record.levelname, record.getMessage()]
        parts += [f"{name}={value}" for name, value in getattr(record, "facts", {}).items()]
        parts += [f"request={request}"] if request else []
        failure = _failure(self, record)
        return " ".join(parts) + (f"\n{failure}" if failure else "")


class JsonLines(logging.Formatter):
    """Lines for machines."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line in JSON with the same parts."""
        line: dict[str, Any] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if request := REQUEST.get():
            line["request"] = request
        if failure := _failure(self, record):
            line["failure"] = failure
        return json.dumps(line, ensure_ascii=False)


class Repetitions(logging.Filter):
    """Lets the same line through a few times a minute, then says how often it came."""

    def __init__(self) -> None:
        """Know no line yet."""
        super().__init__()
        # By the line: since when it is counted, and how often it came.
        self._seen: dict[tuple[Any, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a line is written."""
        if record.name == access.name:
            return True
        failure = record.exc_info[0] if record.exc_info else None
        line = (record.name, record.levelno, record.msg, failure)
        now = time.monotonic()
        since, count = self._seen.get(line, (now, 0))
        if now - since > WINDOW:
            if count > SAME:
                record.msg = f"{record.msg} (and {count - SAME} times before)"
            since, count = now, 0
        if len(self._seen) > 1000:
            self._seen.clear()
        self._seen[line] = (since, count + 1)
        return count < SAME


class Requests:
    """Middleware that gives every request an id, measures it and notes it in the access log."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        """Wrap an application."""
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and note what became of it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        REQUEST.set(request)
        started = time.monotonic()
        status = 500

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message.setdefault("headers", []).append((b"x-request-id", request.encode()))
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, noting)
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
