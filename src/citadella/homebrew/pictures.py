"""Pictures of homebrew cards: small SVG drawings without active or external content.

A drawing with an element or attribute that is not listed below is rejected, not sanitized.
"""

from __future__ import annotations

import re
from typing import Final
from xml.parsers import expat

from citadella.rules.errors import MalformedError, Words, shortened

MAX_PICTURE_BYTES: Final = 64 * 1024
DEEPEST: Final = 40
SVG: Final = "http://www.w3.org/2000/svg"
XLINK: Final = "http://www.w3.org/1999/xlink"
XML: Final = "http://www.w3.org/XML/1998/namespace"

_ELEMENTS: Final = """
svg g defs title desc path rect circle ellipse line polyline polygon text tspan
linearGradient radialGradient stop clipPath
"""
_ATTRIBUTES: Final = """
id class transform version viewBox preserveAspectRatio width height role aria-label
x y x1 x2 y1 y2 cx cy r rx ry fx fy fr d points dx dy pathLength
color fill fill-opacity fill-rule opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
stroke-linejoin stroke-miterlimit stroke-opacity stroke-width paint-order vector-effect
display visibility shape-rendering clip-path clip-rule clipPathUnits
gradientTransform gradientUnits spreadMethod offset stop-color stop-opacity
font-family font-size font-style font-weight text-anchor dominant-baseline letter-spacing style
"""
ELEMENTS: Final = frozenset(_ELEMENTS.split())
ATTRIBUTES: Final = frozenset(_ATTRIBUTES.split())
# References may only point to elements of the same drawing.
LOCAL: Final = re.compile(r"#[A-Za-z_][\w.-]*")
LOCAL_URL: Final = re.compile(r"url\(\s*(['\"]?)#[A-Za-z_][\w.-]*\1\s*\)")
# Signs of a reference to content outside the drawing, or of escapes that could hide it.
REACHES_OUT: Final = re.compile(r"url|@|\\|expression|javascript|image|/\*", re.IGNORECASE)


def check_picture(source: str | bytes) -> bytes:
    """Return an SVG drawing as bytes; raise MalformedError if its content is not allowed."""
    data = source.encode() if isinstance(source, str) else source
    if len(data) > MAX_PICTURE_BYTES:
        raise MalformedError(
            "The picture size is {size} KB; at most {most} KB are allowed.",
            size=len(data) // 1024,
            most=MAX_PICTURE_BYTES // 1024,
        )
    try:
        data.decode()
    except UnicodeDecodeError:
        raise MalformedError("The picture is not an SVG drawing in UTF-8.") from None
    _Reader().read(data)
    return data


class _Reader:
    """Parses a drawing; raises MalformedError at the first content that is not allowed."""

    def __init__(self) -> None:
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.XmlDeclHandler = self._declaration
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.ProcessingInstructionHandler = self._instruction
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.depth = 0

    def read(self, data: bytes) -> None:
        try:
            self.parser.Parse(data, True)
        except expat.ExpatError as problem:
            raise MalformedError(
                "The picture is not an SVG drawing: {english} (line {line}).",
                english=expat.errors.messages[problem.code],
                line=problem.lineno,
            ) from None

    def _forbidden(self, what: str, /, **facts: object) -> MalformedError:
        return MalformedError(
            "The picture may not contain {what} (line {line}).",
            what=Words(what, **facts),
            line=self.parser.CurrentLineNumber,
        )

    def _declaration(self, version: str, encoding: str | None, standalone: int) -> None:
        if encoding is not None and encoding.upper() not in ("UTF-8", "US-ASCII"):
            raise self._forbidden(
                "text in the encoding '{encoding}'; only UTF-8 is allowed",
                encoding=shortened(encoding),
            )

    def _doctype(self, name: str, system: object, public: object, inner: object) -> None:
        raise self._forbidden("a DOCTYPE")

    def _instruction(self, target: str, data: str) -> None:
        raise self._forbidden("the instruction '{target}'", target=shortened(target))

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        space, _, element = name.rpartition(" ")
        if self.depth == 0 and (space, element) != (SVG, "svg"):
            raise MalformedError(
                "The picture must begin with <svg xmlns=\"{namespace}\">, not '{element}'.",
                namespace=SVG,
                element=shortened(f"<{element}>"),
            )
        if space != SVG or element not in ELEMENTS:
            raise self._forbidden("the element '{element}'", element=shortened(f"<{element}>"))
        if self.depth == 0 and "viewBox" not in attributes:
            raise MalformedError("The picture has no viewBox, so it cannot be scaled.")
        self.depth += 1
        if self.depth > DEEPEST:
            raise self._forbidden("more than {most} nested elements", most=DEEPEST)
        for key, value in attributes.items():
            self._check_attribute(element, key, value)

    def _end(self, name: str) -> None:
        self.depth -= 1

    def _check_attribute(self, element: str, key: str, value: str) -> None:
        space, _, name = key.rpartition(" ")
        if name == "href" and space in ("", XLINK) and element.endswith("Gradient"):
            if not LOCAL.fullmatch(value):
                raise self._forbidden("a link to '{value}'", value=shortened(value))
            return
        if (space, name) == (XML, "space"):
            return
        if space or name not in ATTRIBUTES:
            raise self._forbidden("the attribute '{name}'", name=shortened(name))
        if name in ("font-family", "aria-label", "id", "class"):
            return
        if REACHES_OUT.search(LOCAL_URL.sub("", value)):
            raise self._forbidden(
                "'{value}' in the attribute '{name}'", value=shortened(value), name=shortened(name)
            )
