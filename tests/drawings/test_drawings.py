"""Every card of every edition has its drawing, and the drawings are safe to show."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from citadella.cards import EDITIONS, TYPES

DRAWINGS = Path(__file__).resolve().parents[2] / "web" / "src" / "drawings"
FILES = sorted(DRAWINGS.glob("*/*.svg"))
#: The SVG elements that drawings may contain: shapes, but no links, scripts or texts.
ELEMENTS = {"svg", "g", "path", "rect", "circle", "ellipse", "clipPath"}
BUILDING, BUST = "0 0 64 96", "0 0 100 110"
BOXES = {"districts": BUILDING, "unique": BUILDING, "actions": BUILDING, "characters": BUST}
#: The maximum file size in characters; more detail would not be visible at 40 pixels.
LARGEST = 10_000
SEATS = 8


def drawn(folder: str) -> set[str]:
    return {path.stem for path in (DRAWINGS / folder).glob("*.svg")}


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def test_every_district_has_a_drawing_and_every_drawing_belongs_to_a_district() -> None:
    base, unique = set(), set()
    for edition in EDITIONS.values():
        base |= {district.id for district in edition.base}
        unique |= {district.id for district in (*edition.unique, *edition.bonus)}
    assert drawn("districts") == base
    assert drawn("unique") == unique
    assert len(base | unique) == 54


def test_every_character_has_a_drawing_and_every_drawing_belongs_to_a_character() -> None:
    characters = {c.id for edition in EDITIONS.values() for c in edition.characters}
    assert drawn("characters") == characters
    assert len(characters) == 27


def test_every_action_card_has_a_drawing_and_every_drawing_belongs_to_a_card() -> None:
    cards = {card.id for edition in EDITIONS.values() for card in edition.action_cards}
    assert drawn("actions") == cards
    assert len(cards) == 7


def test_every_preset_has_an_emblem() -> None:
    presets = {preset.id for edition in EDITIONS.values() for preset in edition.presets}
    assert drawn("presets") == presets


def test_every_seat_has_a_shield() -> None:
    assert drawn("shields") == {str(seat) for seat in range(SEATS)}


def test_every_type_of_homebrew_card_has_a_default_drawing() -> None:
    assert drawn("defaults") == {*TYPES, "character", "action"}


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_drawing_contains_only_shapes_and_no_links(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    for element in root.iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert tag in ELEMENTS, tag
        assert not (element.text or "").strip(), "a drawing holds no words"
        for attribute, value in element.attrib.items():
            assert not attribute.lower().startswith("on"), attribute
            assert "href" not in attribute.lower(), attribute
            assert re.fullmatch(r"(?!.*(?:url\((?!#)|data:|//)).*", value, re.S), value
    assert len(text) <= LARGEST


@pytest.mark.parametrize("path", FILES, ids=name)
def test_drawings_of_a_kind_have_the_same_size(path: Path) -> None:
    root = ElementTree.fromstring(path.read_text(encoding="utf-8"))
    assert re.fullmatch(r"0 0 \d+ \d+", root.attrib["viewBox"])
    box = BOXES.get(path.parent.name)
    if path.parent.name == "defaults":
        box = BUST if path.stem == "character" else BUILDING
    assert box is None or root.attrib["viewBox"] == box
