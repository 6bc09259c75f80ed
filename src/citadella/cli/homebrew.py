"""Homebrew cards on the command line: the files that are named, and which cards come into play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from citadella import homebrew
from citadella.rules import Setup


@dataclass(frozen=True)
class Chosen:
    """The cards that were asked for by name, and those of the files that were named."""

    cards: tuple[str, ...] = ()
    homebrew: tuple[str, ...] = ()

    def put_into(self, setup: Setup, seed: str) -> Setup:
        """The setup with the cards asked for; without a name, all homebrew ones that fit."""
        if self.cards:
            return setup.with_cards(self.cards, seed)
        return setup.with_cards(self.homebrew, seed, as_fit=True) if self.homebrew else setup


def load_cards(files: Sequence[Path] | None, packages: bool, names: str = "") -> Chosen:
    """Load the cards of installed packages and of files; nothing goes on if one is bad."""
    if packages:
        homebrew.load_packages()
    cards = [card for file in homebrew.load(*files or ()) for card in file.cards]
    wanted = [name.strip() for name in names.split(",")]
    return Chosen(tuple(name for name in wanted if name), tuple(cards))
