"""The location of the database: its URL, the lock on its file, and migration of its schema."""

from __future__ import annotations

import contextlib
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from citadella.extras import MissingLibraryError
from citadella.rules import MalformedError
from citadella.rules.errors import Words

log = logging.getLogger("citadella.server")
DRIVERS: Final = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}
# The most common errors of SQLite, which does not translate them itself.
SQLITE_ERRORS: Final = {
    str(words): words
    for words in (
        Words("attempt to write a readonly database"),
        Words("database is locked"),
        Words("disk I/O error"),
        Words("file is not a database"),
        Words("unable to open database file"),
    )
}
# The permission bits of the data folder, and those that give access to other users.
OWNER_ONLY, OTHER_USERS = 0o700, 0o077


def database_url(data: Path, url: str | None) -> str:
    """Return the URL of the database; if `url` is None, the URL of a SQLite file in `data`."""
    if url is None:
        try:
            data.mkdir(OWNER_ONLY, parents=True, exist_ok=True)
            make_private(data)
        except OSError as error:
            raise MalformedError(
                "The data folder '{folder}' is unusable: {why}.", folder=data, why=error
            ) from None
        return f"sqlite:///{data / 'citadella.sqlite'}"
    try:
        parts = make_url(url)
    except ArgumentError:
        raise MalformedError("'{url}' is not a valid database URL.", url=url) from None
    driver = DRIVERS.get(parts.get_backend_name())
    if driver is None:
        raise MalformedError("The database URL must begin with 'sqlite' or 'postgresql'.")
    if driver == DRIVERS["postgresql"]:
        try:
            import psycopg  # noqa: F401  # for our own error message
        except ImportError:
            raise MissingLibraryError("psycopg", "postgres") from None
    return parts.set(drivername=driver).render_as_string(hide_password=False)


def make_private(folder: Path) -> None:
    """Remove other users' permissions for a folder; log a warning if that is not allowed."""
    if os.name != "posix" or folder.stat().st_mode & OTHER_USERS == 0:
        return
    try:
        folder.chmod(OWNER_ONLY)
    except OSError:
        log.warning("'%s' belongs to another user and stays accessible to others.", folder)


def is_shared(url: str) -> bool:
    """Return whether several processes can use a database at the same time."""
    return make_url(url).get_backend_name() == "postgresql"


@contextlib.contextmanager
def exclusive_access(url: str) -> Iterator[None]:
    """Hold the lock on a SQLite file; raise MalformedError if another process holds it.

    The operating system releases the lock when the process ends.
    """
    file = make_url(url).database
    if is_shared(url) or not file or file == ":memory:":
        yield
        return
    lock_file = Path(f"{file}.lock")
    try:
        lock = lock_file.open("ab")
    except OSError as error:
        folder = lock_file.parent
        raise MalformedError(
            "The data folder '{folder}' is unusable: {why}.", folder=folder, why=error
        ) from None
    with lock:
        try:
            _lock(lock)
        except OSError:
            raise MalformedError(
                "'{file}' is in use by another server; only one can use it at a time.", file=file
            ) from None
        yield


def _lock(file: IO[bytes]) -> None:
    """Lock a file until it is closed; raise OSError if another process holds the lock."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def migrate(url: str, revision: str = "head") -> None:
    """Migrate the database to a revision, by default the newest; create it if necessary."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["url"] = url
    try:
        command.upgrade(config, revision)
    except CommandError:
        raise MalformedError(
            "The database was used by a newer version of Citadella; install that version."
        ) from None
    except SQLAlchemyError as error:
        told = str(getattr(error, "orig", error)).partition("\n")[0]
        why = SQLITE_ERRORS.get(told, told)
        raise MalformedError("The database cannot be used: {why}.", why=why) from None
