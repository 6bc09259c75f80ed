"""What all teaching is asked for alike: where it is kept, by what chance, and whether it ships."""

from __future__ import annotations

import os
import shutil
from argparse import ArgumentParser, Namespace, RawTextHelpFormatter
from pathlib import Path

from tools import ROOT

#: Where the models lie among the sources; an installed package is made from them.
MODELS = ROOT / "src" / "citadella" / "bots" / "neural"


def wishes(told: str | None) -> ArgumentParser:
    """Return a parser of a command line that has games played; `told` is what the command is."""
    parser = ArgumentParser(description=told, formatter_class=RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--seed", default="a")
    return parser


def teaching(told: str | None) -> ArgumentParser:
    """Return a parser of a command line that teaches."""
    parser = wishes(told)
    parser.add_argument("--ship", action="store_true", help="put what it learns into the sources")
    return parser


def keep(wish: Namespace, model: Path) -> None:
    """Put a model among the sources, if that was asked for."""
    if wish.ship:
        shutil.copyfile(model, MODELS / model.name)
