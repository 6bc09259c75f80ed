"""Arguments that several commands share: language, setup, cards and bots, checked."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from citadella import homebrew
from citadella.bots import make, split_names
from citadella.cards import EDITIONS
from citadella.rules.setup import MAX_PLAYERS, MIN_PLAYERS
from citadella.texts import LANGUAGES, Texts

FALLBACK: Final = "en"
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
MIXED: Final = "mixed"
RANDOM: Final = "random"
#: What `--resume` without a file asks for.
NEWEST: Final = "newest"


class UserError(Exception):
    """A mistake of the user; the text is one sentence in their language."""


@dataclass(frozen=True)
class Chosen:
    """The cards that were asked for by name, and those of the files that were named."""

    cards: tuple[str, ...] = ()
    homebrew: tuple[str, ...] = ()


def load_cards(files: Sequence[Path] | None, packages: bool, names: str = "") -> Chosen:
    """Load the cards of installed packages and of files; nothing goes on if one is bad."""
    if packages:
        homebrew.load_packages()
    cards = [card for file in homebrew.load(*files or ()) for card in file.cards]
    wanted = [name.strip() for name in names.split(",")]
    return Chosen(tuple(name for name in wanted if name), tuple(cards))


def language_of(environ: Mapping[str, str]) -> str:
    """Return the language that the environment asks for."""
    for name in ENVIRONMENT:
        code = environ.get(name, "")
        if code:
            language = code[:2].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def language_in(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language of a command line that may have mistakes in it."""
    for i, arg in enumerate(args):
        value = arg.partition("=")[2] if arg.startswith("--lang=") else ""
        if arg == "--lang" and i + 1 < len(args):
            value = args[i + 1]
        if value in LANGUAGES:
            return value
    return language_of(environ)


def texts_for(lang: str | None) -> Texts:
    """Return the texts of the given language, by default of the environment's."""
    if lang is None:
        return Texts(language_of(os.environ))
    if lang not in LANGUAGES:
        texts = Texts(language_of(os.environ))
        raise UserError(texts("error-language", language=lang, known=", ".join(LANGUAGES)))
    return Texts(lang)


def check_setup(
    texts: Texts, edition: str, preset: str, players: int, more: Iterable[str] = ()
) -> None:
    """Refuse an unknown edition or preset, or a wrong number of players."""
    facts = EDITIONS.get(edition)
    if facts is None:
        known = ", ".join(EDITIONS)
        raise UserError(texts("error-edition", edition=edition, known=known))
    presets = [*(p.id for p in facts.presets), *more]
    if preset not in presets:
        known = ", ".join(presets)
        raise UserError(texts("error-preset", edition=edition, preset=preset, known=known))
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise UserError(texts("error-players", players=str(players)))


def check_writable(texts: Texts, path: Path) -> None:
    """Refuse a file that cannot be written: a folder, or one in a folder that does not exist."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise UserError(texts("error-unwritable", file=str(path)))


def name_bots(names: str) -> list[str]:
    """Return the bots of a list like `search:seconds=1,builder,my_bot.py:MyBot`; all exist."""
    bots = split_names(names)
    for name in bots:
        make(name, "0")
    return bots


def read_bots(texts: Texts, names: str, seats: int) -> list[str]:
    """Return the bots of a list: one for each seat, or one for all."""
    bots = name_bots(names)
    if len(bots) not in (1, seats):
        raise UserError(texts("error-bots", named=str(len(bots)), seats=str(seats)))
    return bots * seats if len(bots) == 1 else bots


def names_for(texts: Texts, count: int) -> list[str]:
    """Return names for players who have none."""
    names = [name.strip() for name in texts("names").split(",")]
    return names[:count]
