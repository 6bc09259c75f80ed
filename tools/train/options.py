"""Command-line options shared by the training tools."""

from __future__ import annotations

import os
import shutil
from argparse import ArgumentParser, Namespace, RawTextHelpFormatter
from pathlib import Path

from tools import ROOT

#: The folder of the shipped networks.
MODELS = ROOT / "src" / "citadella" / "bots" / "neural"


def game_options(description: str | None) -> ArgumentParser:
    """Return an argument parser for a tool that plays games."""
    parser = ArgumentParser(description=description, formatter_class=RawTextHelpFormatter)
    parser.add_argument("folder", type=Path, help="where games and networks are stored")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes that play")
    parser.add_argument("--seed", default="a", help="seed of the games (default: a)")
    return parser


def training_options(description: str | None) -> ArgumentParser:
    """Return an argument parser for a tool that trains a network."""
    parser = game_options(description)
    parser.add_argument("--ship", action="store_true", help="copy the network into the sources")
    return parser


def ship(options: Namespace, model: Path) -> None:
    """Copy the network file `model` into the sources if `--ship` was given."""
    if options.ship:
        shutil.copyfile(model, MODELS / model.name)
