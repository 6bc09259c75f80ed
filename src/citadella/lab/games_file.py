"""Games tables in Parquet files, with one row for every player of every game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from citadella.extras import MissingLibraryError
from citadella.lab.columns import SOURCES, Row, strikes
from citadella.rules import CitadellaError

if TYPE_CHECKING:
    import polars as pl

#: The number of rows converted to a data frame at a time.
ROWS_PER_CHUNK: Final = 10_000


class GamesFileError(CitadellaError):
    """A file that is not a table of games."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"The file '{file}' is not a table of games.")
        self.problem = "no-games"
        self.facts = {"file": str(file)}


def need_polars() -> Any:
    """Return the polars module; raise MissingLibraryError if it is not installed."""
    try:
        import polars
    except ImportError:
        raise MissingLibraryError("polars", "lab") from None
    return polars


def schema() -> dict[str, Any]:
    pl = need_polars()
    words = pl.List(pl.String)
    return {
        "game": pl.Int64,
        "edition": pl.String,
        "preset": pl.String,
        "players": pl.Int8,
        "action_cards": pl.Boolean,
        "what_if": pl.String,
        "rounds": pl.Int16,
        "decisions": pl.Int32,
        "seat": pl.Int8,
        "bot": pl.String,
        "points": pl.Int16,
        "place": pl.Int8,
        "win": pl.Float64,
        "gold": pl.Int16,
        "city": words,
        "cast": words,
        "picked": words,
        **dict.fromkeys(strikes(), words),
        **{f"from_{reason.replace('-', '_')}": pl.Int16 for reason in SOURCES},
    }


class GamesFile:
    """A games table that is collected in memory and then written in one step."""

    def __init__(self) -> None:
        self._schema = schema()
        self._rows: list[Row] = []
        self._packed: list[pl.DataFrame] = []

    def add(self, rows: list[Row]) -> None:
        """Add the rows of a game; the order is arbitrary, because `write` sorts them."""
        self._rows += rows
        if len(self._rows) >= ROWS_PER_CHUNK:
            self._pack_rows()

    def write(self, path: Path) -> None:
        """Write the file atomically, sorted by game and seat."""
        pl = need_polars()
        self._pack_rows()
        part = path.with_name(f".{path.name}.part")
        try:
            pl.concat(self._packed).sort("game", "seat").write_parquet(part, compression="zstd")
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)

    def _pack_rows(self) -> None:
        pl = need_polars()
        self._packed.append(pl.DataFrame(self._rows, schema=self._schema))
        self._rows = []


def read_games(paths: Sequence[Path]) -> pl.DataFrame:
    """Return the tables of several files as one table, whose column `file` tells them apart."""
    library = need_polars()
    columns = schema()
    tables: list[pl.DataFrame] = []
    for number, path in enumerate(paths):
        try:
            table = library.read_parquet(path)
        except (OSError, library.exceptions.PolarsError):
            raise GamesFileError(path) from None
        if "what_if" not in table.columns:
            # Files from older versions lack this column.
            table = table.with_columns(what_if=library.lit("")).select(
                name for name in columns if name in {*table.columns, "what_if"}
            )
        if dict(table.schema) != columns or table.is_empty():
            raise GamesFileError(path)
        tables.append(table.with_columns(file=library.lit(number, library.Int16)))
    whole: pl.DataFrame = library.concat(tables)
    return whole
