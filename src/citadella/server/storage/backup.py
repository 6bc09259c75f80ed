"""Backups of the whole database in one file, for SQLite and PostgreSQL alike.

A backup is made in one transaction, so it is consistent and can be made while a server runs. It
contains the revision of its schema, so a newer server can migrate it.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Generator, Iterator
from contextlib import closing
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, Table, create_engine, func, select, text
from sqlalchemy.exc import SQLAlchemyError

from citadella.rules import MalformedError
from citadella.server.storage.location import migrate

KIND = "citadella backup"
VERSION_TABLE = "alembic_version"
#: Number of rows restored with one statement.
ROWS_PER_INSERT = 500


def back_up(url: str, file: Path) -> int:
    """Write all rows of a database into a new file; return the number of rows."""
    engine = create_engine(url)
    partial = file.with_name(file.name + ".part")
    count = 0
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                # Read a consistent snapshot while others write, as SQLite does by default.
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            with connection.begin(), _create(partial) as out:
                if connection.dialect.name == "sqlite":
                    # Begin explicitly: Python's SQLite driver begins a transaction only before
                    # the first change, and a backup changes nothing.
                    connection.exec_driver_sql("BEGIN")
                tables = _tables(connection)
                revision = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}"))
                _write(out, {"kind": KIND, "form": revision.scalar_one()})
                for table in tables:
                    for row in connection.execute(select(table)):
                        _write(out, [table.name, list(row)])
                        count += 1
                _write(out, {"rows": count})
        partial.replace(file)
    except OSError as error:
        raise MalformedError("'{file}' cannot be written: {why}.", file=file, why=error) from None
    finally:
        partial.unlink(missing_ok=True)
        engine.dispose()
    return count


def restore(url: str, file: Path) -> int:
    """Restore a backup into an empty database; return the number of restored rows."""
    with closing(_read(file)) as lines:
        head = next(lines, None)
        if not isinstance(head, dict) or head.get("kind") != KIND:
            raise _not_a_backup(file)
        engine = create_engine(url, hide_parameters=True)
        try:
            with engine.connect() as connection:
                for table in _tables(connection):
                    used = table.name in ("guests", "tables")
                    if used and connection.execute(select(table).limit(1)).first() is not None:
                        raise MalformedError(
                            "The database is not empty; restore a backup into a new, empty one."
                        )
            migrate(url, head["form"])
            with engine.begin() as connection:
                count = _fill(connection, lines, file)
        except MalformedError:
            raise
        except (SQLAlchemyError, TypeError, ValueError):
            raise _not_a_backup(file) from None
        finally:
            engine.dispose()
    migrate(url)
    return count


def _fill(connection: Connection, lines: Iterator[Any], file: Path) -> int:
    """Replace all rows, including those that migrations have added, with the rows of a backup."""
    tables = {table.name: table for table in _tables(connection)}
    for table in reversed(tables.values()):
        connection.execute(table.delete())
    count = _insert(connection, tables, lines, file)
    if "processes" in tables:
        # The processes in the backup no longer run, so their leases are void.
        connection.execute(tables["processes"].delete())
        connection.execute(tables["tables"].update().values(owner=None))
    _set_sequences(connection, list(tables.values()))
    return count


def _insert(
    connection: Connection, tables: dict[str, Table], lines: Iterator[Any], file: Path
) -> int:
    count = 0
    name: object
    for name, group in groupby(lines, lambda line: line[0] if isinstance(line, list) else None):
        if name is None:
            if list(group) != [{"rows": count}]:
                break
            return count
        table = tables.get(str(name))
        if table is None:
            break
        columns = table.columns.keys()
        while batch := [
            dict(zip(columns, row, strict=True)) for _, row in islice(group, ROWS_PER_INSERT)
        ]:
            connection.execute(table.insert(), batch)
            count += len(batch)
    raise _not_a_backup(file)


def _set_sequences(connection: Connection, tables: list[Table]) -> None:
    """Set the PostgreSQL sequences that generate ids to continue after the highest id."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables:
        for column in table.primary_key.columns:
            sequence = connection.execute(
                select(func.pg_get_serial_sequence(table.name, column.name))
            ).scalar()
            if sequence:
                highest = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
                connection.execute(select(func.setval(sequence, highest, False)))


def _tables(connection: Connection) -> list[Table]:
    """Return all tables of the database, each after the tables that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != VERSION_TABLE]


def _create(file: Path) -> gzip.GzipFile:
    """Open a new file that only its owner can read."""
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    return gzip.open(file, "wb")


def _write(out: gzip.GzipFile, line: object) -> None:
    out.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")


def _read(file: Path) -> Generator[Any, None, None]:
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            for line in lines:
                yield json.loads(line)
    except gzip.BadGzipFile:
        raise _not_a_backup(file) from None
    except OSError as error:
        raise MalformedError("'{file}' cannot be read: {why}.", file=file, why=error) from None
    except (EOFError, ValueError):
        raise _not_a_backup(file) from None


def _not_a_backup(file: Path) -> MalformedError:
    return MalformedError("'{file}' is not a backup, or it is damaged.", file=file)
