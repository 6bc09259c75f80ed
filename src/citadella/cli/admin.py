"""`citadella admin`: keeps order in a hall, whether its servers run or not."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from citadella.cli.speech import UserError
from citadella.folders import data_folder
from citadella.server.people import operator_commands, ratings
from citadella.server.settings import read_settings
from citadella.server.storage.store import database_url, migrate
from citadella.texts import Texts


class Wish(NamedTuple):
    """What the operator wants."""

    action: str
    target: str
    days: float
    network: bool


LISTS: dict[str, Callable[[Session, Wish], Iterable[tuple[str, ...]]]] = {
    "tables": lambda session, _: operator_commands.open_tables(session),
    "guests": lambda session, wish: operator_commands.find_guests(session, wish.target),
    "reports": lambda session, _: operator_commands.reports(session),
    "ratings": lambda session, _: ((each,) for each in ratings.differing(session)),
}
# What a list says that has nothing to tell.
EMPTY = {"ratings": "admin-ratings-right"}
REPAIR = "repair"
CHANGES: dict[str, Callable[[Session, Wish], Any]] = {
    "close": lambda session, wish: operator_commands.close_table(session, wish.target),
    "ban": lambda session, wish: operator_commands.ban(
        session, wish.target, wish.days, wish.network
    ),
    "unban": lambda session, wish: operator_commands.unban(session, wish.target),
    "forget": lambda session, wish: operator_commands.forget(session, wish.target),
    "settle": lambda session, wish: operator_commands.settle(session, wish.target),
    REPAIR: lambda session, _: ratings.repair(session),
}


def url_of(
    settings: Path | None, data: Path | None, database: str | None, exists: bool = True
) -> str:
    """Return the URL of the database that a server with these settings uses.

    If it must exist, it is brought to the newest form, as by a server that starts.
    """
    chosen = read_settings(os.environ, settings, data=data, database=database)
    url = database_url(chosen.data or data_folder(), chosen.database)
    if exists:
        migrate(url)
    return url


def run(texts: Texts, url: str, wish: Wish) -> None:
    """Do what the operator wants, and say what was done."""
    engine = create_engine(url, hide_parameters=True)
    if wish.action not in LISTS and not wish.target:
        raise UserError(texts("error-admin-target", action=wish.action))
    if wish.action == "ratings" and wish.target:
        if wish.target != REPAIR:
            raise UserError(texts("error-admin-ratings", target=wish.target))
        wish = wish._replace(action=REPAIR)
    try:
        with Session(engine) as session, session.begin():
            if wish.action in LISTS:
                rows = ["\t".join(map(_shown, row)) for row in LISTS[wish.action](session, wish)]
                print("\n".join(rows) or texts(EMPTY.get(wish.action, "admin-nothing")))
            elif wish.action == "export":
                told = operator_commands.export(session, wish.target)
                print(json.dumps(told, ensure_ascii=False, indent=2))
            else:
                CHANGES[wish.action](session, wish)
    finally:
        engine.dispose()
    if wish.action in CHANGES:
        print(texts(f"admin-{wish.action}", target=wish.target))


def _shown(cell: str) -> str:
    """Return a time as people read it, and everything else as it is."""
    if cell.isdecimal() and len(cell) >= 10:
        return datetime.fromtimestamp(int(cell), UTC).strftime("%Y-%m-%d %H:%M UTC")
    return cell
