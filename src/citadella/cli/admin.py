"""`citadella admin`: operator commands on a server's database; the server need not be running."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from citadella.cli.arguments import UserError
from citadella.folders import data_folder
from citadella.rules import MalformedError
from citadella.server.people import operator_commands
from citadella.server.settings import read_settings
from citadella.server.storage.location import database_url, migrate
from citadella.server.storage.results import repair_ratings, wrong_ratings
from citadella.texts import Texts


class AdminRequest(NamedTuple):
    """An operator command with its arguments."""

    action: str
    target: str
    days: float
    network: bool


LISTS: dict[str, Callable[[Session, AdminRequest], Iterable[tuple[str, ...]]]] = {
    "tables": lambda session, _: operator_commands.open_tables(session),
    "guests": lambda session, request: operator_commands.find_guests(session, request.target),
    "reports": lambda session, _: operator_commands.reports(session),
    "ratings": lambda session, _: ((each,) for each in wrong_ratings(session)),
}
#: The key of the text printed for an empty list, by action; for other actions `admin-nothing`.
EMPTY = {"ratings": "admin-ratings-right"}
REPAIR = "repair"
#: The kind of target that each action requires.
TARGETS = {
    "close": "table",
    "settle": "report",
    **dict.fromkeys(("ban", "unban", "forget", "export"), "guest"),
}
CHANGES: dict[str, Callable[[Session, AdminRequest], Any]] = {
    "close": lambda session, request: operator_commands.close_table(session, request.target),
    "ban": lambda session, request: operator_commands.ban(
        session, request.target, request.days, request.network
    ),
    "unban": lambda session, request: operator_commands.unban(session, request.target),
    "forget": lambda session, request: operator_commands.forget(session, request.target),
    "settle": lambda session, request: operator_commands.settle(session, request.target),
    REPAIR: lambda session, _: repair_ratings(session),
}


def url_of(
    settings: Path | None, data: Path | None, database: str | None, exists: bool = True
) -> str:
    """Return the URL of the database that a server with these settings uses.

    If `exists`, first migrate the database to the newest schema, as a server does when it starts.
    """
    chosen = read_settings(os.environ, settings, data=data, database=database)
    url = database_url(chosen.data or data_folder(), chosen.database)
    if exists:
        migrate(url)
    return url


def check_request(texts: Texts, request: AdminRequest) -> None:
    """Raise UserError if the target is missing or unknown; do not access the database."""
    if request.action not in LISTS and not request.target:
        raise UserError(texts("error-admin-target", action=request.action))
    if request.action == "ratings" and request.target not in ("", REPAIR):
        raise UserError(texts("error-admin-ratings", target=request.target))


def run(texts: Texts, url: str, request: AdminRequest) -> None:
    """Run an operator command and print the outcome."""
    engine = create_engine(url, hide_parameters=True)
    if request.action == "ratings" and request.target:
        request = request._replace(action=REPAIR)
    try:
        with Session(engine) as session, session.begin():
            if request.action in LISTS:
                rows = [
                    "\t".join(map(_shown, row)) for row in LISTS[request.action](session, request)
                ]
                print("\n".join(rows) or texts(EMPTY.get(request.action, "admin-nothing")))
            elif request.action == "export":
                told = operator_commands.export(session, request.target)
                print(json.dumps(told, ensure_ascii=False, indent=2))
            else:
                CHANGES[request.action](session, request)
    except MalformedError:
        key = f"error-admin-{TARGETS[request.action]}"
        raise UserError(texts(key, target=request.target)) from None
    finally:
        engine.dispose()
    if request.action in CHANGES:
        print(texts(f"admin-{request.action}", target=request.target))


def _shown(cell: str) -> str:
    """Return the text of a cell, with a timestamp converted to a readable time."""
    if cell.isdecimal() and len(cell) >= 10:
        return datetime.fromtimestamp(int(cell), UTC).strftime("%Y-%m-%d %H:%M UTC")
    return cell
