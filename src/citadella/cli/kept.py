"""Where the games of `citadella play` are kept: one file each, written anew after every action."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import Final

from citadella.folders import data_folder
from citadella.notation import Record
from citadella.rules import CitadellaError

JSON: Final = ".json"
LONGEST_SEED: Final = 40


def games_folder() -> Path:
    """The folder of kept games, in the folder of the server's."""
    return data_folder() / "games"


def new_place(seed: str) -> Path:
    """A new file of its own for a game that begins now."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    safe = "".join(c if c.isalnum() or c in "-_" else "-" for c in seed)[:LONGEST_SEED]
    name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{safe}"
    path, number = folder / f"{name}{JSON}", 1
    while not _taken(path):
        number += 1
        path = folder / f"{name}-{number}{JSON}"
    return path


def _taken(path: Path) -> bool:
    """Make an empty file, if there is none: games that begin together must not share one."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def newest_unfinished() -> Path | None:
    """The kept game that was played last and is not over."""
    with contextlib.suppress(OSError):
        files = sorted(
            games_folder().glob(f"*{JSON}"), key=lambda file: file.stat().st_mtime_ns, reverse=True
        )
        for file in files:
            if _is_unfinished(file):
                return file
    return None


def _is_unfinished(file: Path) -> bool:
    try:
        return Record.from_json(file.read_text(encoding="utf-8"), changed=True).result is None
    except (CitadellaError, OSError, UnicodeDecodeError):
        # What cannot be read is no game to go on with; named by its file, it gets its sentence.
        return False


def keep(record: Record, path: Path) -> None:
    """Write a record so that a reader finds it as it was before or as it is now, never half."""
    text = record.to_json() if path.suffix == JSON else record.to_text()
    part = path.with_name(f"{path.name}.part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
