"""The tables of docs/errors.md match the code of the server and the command line."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from citadella.cli import command_line
from citadella.server.protocol.guests import MAX_NAME_LENGTH
from citadella.server.protocol.live import MAX_CHAT, MAX_MESSAGE
from citadella.server.web.rate_limits import RateLimit, RateLimits
from citadella.server.web.requests import MAX_BODY_BYTES

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "citadella" / "server"
PAGE = (ROOT / "docs" / "errors.md").read_text(encoding="utf-8")
DEFAULT_STATUS = 400
# An error reply that web/requests.py makes without raising an exception.
METHOD_NOT_ALLOWED = ("bad-request", 405)


def section(heading: str) -> str:
    """Return the text under a heading of the page."""
    return re.split(r"^## ", PAGE.partition(f"## {heading}\n")[2], maxsplit=1, flags=re.M)[0]


def rows(text: str) -> list[list[str]]:
    """Return the cells of each table row whose first cell begins with code or a number."""
    found = re.findall(r"^\| (`.+|\d.+) \|$", text, re.MULTILINE)
    return [[cell.strip() for cell in row.split(" | ")] for row in found]


def raised(path: Path) -> Iterator[tuple[str, int]]:
    """Yield the code and status of each RequestError that a module creates."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        args = node.args
        if ast.unparse(node.func) == "partial" and ast.unparse(args[0]) == "RequestError":
            args = args[1:]
        elif ast.unparse(node.func) != "RequestError":
            continue
        code, *_ = (ast.literal_eval(arg) for arg in args[:1])
        yield code, ast.literal_eval(args[2]) if len(args) > 2 else DEFAULT_STATUS


def test_every_error_code_is_listed_with_its_statuses() -> None:
    made = defaultdict(set)
    for code, status in [METHOD_NOT_ALLOWED, *(e for p in SERVER.rglob("*.py") for e in raised(p))]:
        made[code].add(status)
    listed = {
        code.strip("`"): {int(status) for status in statuses.split(", ")}
        for code, statuses, _ in rows(section("Error codes"))
    }
    assert listed == made


def test_every_rate_limit_is_listed_with_its_values() -> None:
    limits = RateLimits()
    made = {
        name: (limit.burst, round(limit.per_second, 4), name in limits.shared())
        for name, limit in vars(limits).items()
        if isinstance(limit, RateLimit)
    }
    listed = {
        re.sub(r"`(\w+)`.*", r"\1", name): (float(burst), float(per_second), shared == "yes")
        for name, _, burst, per_second, shared in rows(section("Rate limits"))
    }
    assert listed == made


def test_size_limits_are_listed_with_their_values() -> None:
    assert f"| {MAX_BODY_BYTES:,} bytes |" in PAGE
    assert f"| WebSocket message | {MAX_MESSAGE:,} bytes;" in PAGE
    assert f"| {MAX_NAME_LENGTH} characters, {MAX_CHAT} characters |" in PAGE


def test_the_listed_exit_codes_are_those_of_the_program() -> None:
    listed = {int(code) for code, _ in rows(section("Exit codes of the command line"))}
    codes = (command_line.BROKEN_PIPE, command_line.USAGE_ERROR, command_line.INTERRUPTED)
    assert listed == {0, *codes}
