"""The saved games of `citadella play`, each in a file that is rewritten after every action."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import sys
import time
from pathlib import Path
from typing import Final

from citadella.folders import data_folder
from citadella.notation import Record
from citadella.rules import CitadellaError

PROGRAM: Final = "citadella"
JSON: Final = ".json"
MAX_SEED_LENGTH: Final = 40


def games_folder() -> Path:
    """Return the folder of the saved games, inside the data folder."""
    return data_folder() / "games"


def new_file(seed: str) -> Path:
    """Create an empty file for a new game."""
    folder = games_folder()
    folder.mkdir(parents=True, exist_ok=True)
    safe = "".join(c if c.isalnum() or c in "-_" else "-" for c in seed)[:MAX_SEED_LENGTH]
    name = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{safe}"
    path, number = folder / f"{name}{JSON}", 1
    while True:
        # Fail if the file exists, so that two games that start together do not share a file.
        with contextlib.suppress(FileExistsError):
            path.touch(exist_ok=False)
            return path
        number += 1
        path = folder / f"{name}-{number}{JSON}"


def newest_unfinished() -> Path | None:
    """Return the file of the most recently played unfinished game, or None."""
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
        # Skip an invalid file; `--resume FILE` would report the error.
        return False


def save(record: Record, path: Path) -> None:
    """Write a record atomically, so that a reader sees either the old or the new version."""
    text = record.to_json() if path.suffix == JSON else record.to_text()
    part = path.with_name(f"{path.name}.part")
    with part.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def program() -> str:
    """Return 'citadella' if that command runs this program, else the path of this program."""
    called = Path(sys.argv[0]).absolute()
    found = shutil.which(PROGRAM)
    if called.stem != PROGRAM or (found is not None and Path(found).absolute() == called):
        return PROGRAM
    if called.is_relative_to(Path.cwd()):
        called = called.relative_to(Path.cwd())
    return shlex.quote(str(called))
