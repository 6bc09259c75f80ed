"""Registering homebrew cards, with their source files and pictures."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from citadella.cards import ActionCardFacts, CharacterFacts, DistrictFacts
from citadella.homebrew.pictures import MAX_PICTURE_BYTES, check_picture
from citadella.rules import homebrew
from citadella.rules.card import ActionCard, District
from citadella.rules.character import Character, Marker, enter_marker
from citadella.rules.errors import MalformedError, shortened
from citadella.rules.homebrew import NO_FILE, Source
from citadella.rules.question import Question
from citadella.rules.question import enter as enter_question
from citadella.rules.registry import REGISTRY


class _Here:
    """The file being loaded, and whether to load its pictures (worker processes need none)."""

    source: Source | None = None
    pictures: bool = True


@contextmanager
def loading_from(source: Source, pictures: bool) -> Iterator[None]:
    """Attribute everything registered inside the `with` block to the file `source`."""
    _Here.source, _Here.pictures = source, pictures
    try:
        yield
    finally:
        _Here.source, _Here.pictures = None, True


def register_character(facts: CharacterFacts, cls: type[Character], picture: str = "") -> None:
    """Add a homebrew character; `picture` is an SVG drawing or the name of its file."""
    drawing = _drawing(cls, picture)
    homebrew.register_character(facts, cls, _source(cls))
    if drawing:
        REGISTRY.pictures[facts.id] = drawing


def register_district(facts: DistrictFacts, cls: type[District], picture: str = "") -> None:
    """Add a unique homebrew district; `picture` is an SVG drawing or the name of its file."""
    drawing = _drawing(cls, picture)
    homebrew.register_district(facts, cls, _source(cls))
    if drawing:
        REGISTRY.pictures[facts.id] = drawing


def register_action_card(facts: ActionCardFacts, cls: type[ActionCard], picture: str = "") -> None:
    """Add a homebrew action card; `picture` is an SVG drawing or the name of its file."""
    drawing = _drawing(cls, picture)
    homebrew.register_action_card(facts, cls, _source(cls))
    if drawing:
        REGISTRY.pictures[facts.id] = drawing


def enter(*kinds: type[Question] | type[Marker]) -> None:
    """Register kinds of questions and markers, so that stored games with them can be read."""
    for kind in kinds:
        if not isinstance(kind, type) or not issubclass(kind, Question | Marker):
            raise MalformedError(
                "{name} is not a subclass of Question or Marker.", name=homebrew.named(kind)
            )
        if issubclass(kind, Question):
            enter_question(kind)
        else:
            enter_marker(kind)


def _file(cls: type) -> Path | None:
    """Return the file that defines a class; None if the class was defined interactively."""
    module = sys.modules.get(getattr(cls, "__module__", ""))
    file = getattr(module, "__file__", None)
    return Path(file) if file else None


def _source(cls: type) -> Source:
    if _Here.source is not None:
        return _Here.source
    # The class was not loaded from a card file but defined in an ordinary module or at a prompt.
    file = _file(cls)
    if file is None or not file.is_file():
        return NO_FILE
    return Source(file.name, hashlib.sha256(file.read_bytes()).hexdigest())


def _drawing(cls: type, picture: str) -> bytes:
    if not isinstance(picture, str):
        raise MalformedError(
            "A picture must be an SVG drawing as a string, or the name of its file."
        )
    if not picture or not _Here.pictures:
        return b""
    if picture.lstrip().startswith("<"):
        return check_picture(picture.strip())
    file = _file(cls)
    path = Path(picture) if file is None else file.parent / picture
    try:
        with path.open("rb") as opened:
            data = opened.read(MAX_PICTURE_BYTES + 1)
    except OSError as problem:
        raise MalformedError(
            "The picture '{picture}': {why}.",
            picture=shortened(picture, 80),
            why=problem,
        ) from None
    try:
        return check_picture(data)
    except MalformedError as problem:
        raise MalformedError(
            "'{picture}': {problem}.", picture=shortened(picture, 80), problem=problem
        ) from None
