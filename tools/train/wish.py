"""What all teaching is asked for alike: where it is kept, by what chance, and whether it ships."""

from __future__ import annotations

import argparse
import os
import shutil
from pathlib import Path


def parser(told: str | None) -> argparse.ArgumentParser:
    """Return a parser of a command line that teaches; `told` is what the command is."""
    found = argparse.ArgumentParser(description=told, formatter_class=argparse.RawTextHelpFormatter)
    found.add_argument("folder", type=Path)
    found.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    found.add_argument("--seed", default="a")
    found.add_argument("--ship", action="store_true", help="put what it learns into the package")
    return found


def keep(wish: argparse.Namespace, model: Path, shipped: Path) -> None:
    """Put a model into the package, if that was asked for."""
    if wish.ship:
        shutil.copyfile(model, shipped)
