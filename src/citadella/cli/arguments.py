"""Reading and checking arguments that several commands share: language, setup, cards, bots."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from citadella import homebrew
from citadella.bots import make, split_names
from citadella.cards import EDITIONS
from citadella.rules.editions import ALL, RULES
from citadella.rules.registry import REGISTRY
from citadella.rules.setup import MAX_PLAYERS, MIN_PLAYERS
from citadella.texts import LANGUAGES, Texts

FALLBACK: Final = "en"
ENVIRONMENT: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
MAX_SEED_LENGTH: Final = 200
MIXED: Final = "mixed"
RANDOM: Final = "random"
#: The value of `--resume` if no file is given.
NEWEST: Final = "newest"


class UserError(Exception):
    """A mistake by the user, described in one sentence in the user's language."""


@dataclass(frozen=True)
class Chosen:
    """The cards named by `--with`, and the cards of the files named by `--cards`."""

    cards: tuple[str, ...] = ()
    homebrew: tuple[str, ...] = ()


def load_cards(files: Sequence[Path] | None, packages: bool, names: str = "") -> Chosen:
    """Load the cards of packages and files, and return the chosen cards; reject invalid cards."""
    if packages:
        homebrew.load_packages()
    cards = [card for file in homebrew.load(*files or ()) for card in file.cards]
    wanted = [name.strip() for name in names.split(",")]
    return Chosen(tuple(name for name in wanted if name), tuple(cards))


def language_of(environ: Mapping[str, str]) -> str:
    """Return the language selected by the locale's environment variables."""
    for name in ENVIRONMENT:
        code = environ.get(name, "")
        if code:
            language = code[:2].lower()
            return language if language in LANGUAGES else FALLBACK
    return FALLBACK


def language_in(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language for a command line, even if the command line is invalid."""
    for i, arg in enumerate(args):
        value = arg.partition("=")[2] if arg.startswith("--lang=") else ""
        if arg == "--lang" and i + 1 < len(args):
            value = args[i + 1]
        if value in LANGUAGES:
            return value
    return language_of(environ)


def texts_for(lang: str | None) -> Texts:
    """Return the texts in the language `lang`; if it is None, in the environment's language."""
    if lang is None:
        return Texts(language_of(os.environ))
    if lang not in LANGUAGES:
        texts = Texts(language_of(os.environ))
        raise UserError(texts("error-language", language=lang, known=", ".join(LANGUAGES)))
    return Texts(lang)


def check_setup(
    texts: Texts,
    edition: str,
    preset: str,
    players: int,
    action_cards: bool,
    as_printed: str,
    more_presets: Iterable[str] = (),
) -> None:
    """Raise UserError if the edition or preset is unknown, or if the edition forbids an option."""
    facts = EDITIONS.get(edition)
    if facts is None:
        known = ", ".join(EDITIONS)
        raise UserError(texts("error-edition", edition=edition, known=known))
    presets = [*(p.id for p in facts.presets), *more_presets]
    if preset not in presets:
        known = ", ".join(presets)
        raise UserError(texts("error-preset", edition=edition, preset=preset, known=known))
    most = facts.most_players
    if not MIN_PLAYERS <= players <= most:
        key = "error-players" if most == MAX_PLAYERS else "error-players-edition"
        raise UserError(texts(key, players=str(players), edition=edition, most=str(most)))
    if action_cards and not facts.action_cards:
        known = ", ".join(each.id for each in EDITIONS.values() if each.action_cards)
        raise UserError(texts("error-action-cards", edition=edition, known=known))
    _check_as_printed(texts, edition, as_printed)


def _check_as_printed(texts: Texts, edition: str, as_printed: str) -> None:
    named = as_printed.replace(",", " ").split()
    choices = RULES[edition].choices
    if named and not choices:
        raise UserError(texts("error-as-printed-none", edition=edition))
    ids, rulings = [each.id for each in choices], [each.ruling for each in choices]
    for name in [] if named == [ALL] else named:
        if name not in (*ids, *rulings):
            known = ", ".join([ALL, *ids])
            raise UserError(texts("error-as-printed", edition=edition, choice=name, known=known))


def check_cards(texts: Texts, edition: str, names: Iterable[str]) -> None:
    """Raise UserError if one of `names`, given to `--with`, is not a card of the edition."""
    known = playable_cards(edition)
    for name in names:
        if name not in known:
            near = ", ".join(get_close_matches(name, known, 3, 0.0))
            raise UserError(texts("error-what-if-card", edition=edition, card=name, near=near))


def playable_cards(edition: str) -> list[str]:
    """Return the cards that `--with` can name in an edition, including homebrew cards."""
    facts = EDITIONS[edition]
    cards: Iterable[Any] = (
        *(*facts.characters, *REGISTRY.characters.values()),
        *(*facts.unique, *facts.bonus, *REGISTRY.districts.values()),
        *REGISTRY.action_cards.values(),
    )
    return [card.id for card in cards]


def check_seed(texts: Texts, seed: str) -> None:
    """Raise UserError unless `seed` is a single short line of text without leading spaces."""
    if not seed.isprintable() or seed != seed.lstrip() or len(seed) > MAX_SEED_LENGTH:
        raise UserError(texts("error-seed"))


def check_exists(texts: Texts, path: Path) -> None:
    if not path.exists():
        raise UserError(texts("error-no-file", file=str(path)))


def check_writable(texts: Texts, path: Path) -> None:
    """Raise UserError if `path` is a folder, or if its parent folder does not exist."""
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise UserError(texts("error-unwritable", file=str(path)))


def name_bots(names: str) -> list[str]:
    """Split a list like `search:seconds=1,builder` into names; raise BotError if one is wrong."""
    bots = split_names(names)
    for name in bots:
        make(name, "0")
    return bots


def read_bots(texts: Texts, names: str, seats: int) -> list[str]:
    """Return a bot's name for each seat; `names` lists one per seat, or one for all seats."""
    bots = name_bots(names)
    if len(bots) not in (1, seats):
        raise UserError(texts("error-bots", named=len(bots), seats=seats))
    return bots * seats if len(bots) == 1 else bots


def names_for(texts: Texts, count: int) -> list[str]:
    """Return default names for `count` players."""
    names = [name.strip() for name in texts("names").split(",")]
    return names[:count]
