"""Pictures of homebrew cards: drawings are accepted, active content is rejected."""

from __future__ import annotations

import pytest

from citadella.homebrew.pictures import MAX_PICTURE_BYTES, check_picture
from citadella.rules import MalformedError
from tests.homebrew.conftest import HARVEST

OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">'


def drawing(inside: str) -> str:
    return f"{OPEN}{inside}</svg>"


@pytest.mark.parametrize(
    "inside",
    [
        "",
        "<path d='M0 0h1' fill='#123' stroke='currentColor' style='opacity:.5;fill:url(#a)'/>",
        "<defs><linearGradient id='a'><stop offset='0'/></linearGradient></defs>",
        "<radialGradient id='b' href='#a'/>",
        "<g clip-path='url(#c)'><text x='1' font-family='serif'>A &amp; B</text></g>",
        "<title>Kőműves &lt;1&gt;</title><!-- a comment --><desc><![CDATA[x]]></desc>",
    ],
)
def test_harmless_drawings_are_accepted_unchanged(inside: str) -> None:
    assert check_picture(drawing(inside)) == drawing(inside).encode()


def test_a_drawing_from_a_file_is_accepted_unchanged() -> None:
    data = (HARVEST.parent / "granary.svg").read_bytes()
    assert check_picture(data) == data


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        (drawing("<script>alert(1)</script>"), "the element '<script>'"),
        (drawing("<SCRIPT>alert(1)</SCRIPT>"), "the element '<SCRIPT>'"),
        (drawing("<g onload='alert(1)'/>"), "the attribute 'onload'"),
        (drawing("<g OnClick='alert(1)'/>"), "the attribute 'OnClick'"),
        (drawing("<foreignObject><p/></foreignObject>"), "the element '<foreignObject>'"),
        (drawing("<a href='javascript:alert(1)'/>"), "the element '<a>'"),
        (drawing("<image href='http://x/y.png'/>"), "the element '<image>'"),
        (drawing("<use href='http://x/y.svg#z'/>"), "the element '<use>'"),
        (drawing("<animate attributeName='href'/>"), "the element '<animate>'"),
        (drawing("<set attributeName='onload' to='x'/>"), "the element '<set>'"),
        (drawing("<style>@import 'http://x'</style>"), "the element '<style>'"),
        (drawing("<filter><feImage href='http://x'/></filter>"), "the element '<filter>'"),
        (drawing("<metadata/>"), "the element '<metadata>'"),
        (drawing("<linearGradient href='http://x#a'/>"), "a link to 'http://x#a'"),
        (drawing("<linearGradient href='data:,x'/>"), "a link to 'data:,x'"),
        (drawing("<path href='#a'/>"), "the attribute 'href'"),
        (drawing("<path fill='url(http://x#a)'/>"), "in the attribute 'fill'"),
        (drawing("<path fill='url(#a) url(//x)'/>"), "in the attribute 'fill'"),
        (drawing("<path style='fill:u\\72l(http://x)'/>"), "in the attribute 'style'"),
        (drawing("<path style='background:URL(//x)'/>"), "in the attribute 'style'"),
        (drawing("<path style='x:image-set(\"a\")'/>"), "in the attribute 'style'"),
        (drawing("<g xmlns:h='http://www.w3.org/1999/xhtml'><h:script/></g>"), "'<script>'"),
        (drawing("<g xmlns:x='http://x' x:onload='y'/>"), "the attribute 'onload'"),
        (drawing("<?xml-stylesheet href='http://x'?>"), "the instruction 'xml-stylesheet'"),
        (f"<!DOCTYPE svg>{drawing('')}", "a DOCTYPE"),
        (f'<!DOCTYPE svg [<!ENTITY a "b">]>{drawing("&a;")}', "a DOCTYPE"),
        (f"<?xml version='1.0' encoding='ISO-8859-1'?>{drawing('')}", "only UTF-8"),
        (drawing("<g>" * 50 + "</g>" * 50), "more than 40 nested elements"),
    ],
)
def test_scripts_links_and_other_active_content_are_rejected(picture: str, why: str) -> None:
    with pytest.raises(MalformedError) as caught:
        check_picture(picture)
    assert str(caught.value).startswith("The picture may not contain ")
    assert why in str(caught.value)


@pytest.mark.parametrize(
    ("picture", "why"),
    [
        ("", "no element found"),
        ("<svg", "unclosed token"),
        (drawing("<g>"), "mismatched tag"),
        (drawing("&nbsp;"), "undefined entity"),
        ("<html/>", "must begin with <svg"),
        ("<svg viewBox='0 0 1 1'/>", "must begin with <svg"),
        ('<svg xmlns="http://www.w3.org/2000/svg"/>', "has no viewBox"),
        (drawing("x" * MAX_PICTURE_BYTES), "64 KB; at most 64 KB are allowed"),
        (b"\xff\xfe<\x00s\x00", "not an SVG drawing in UTF-8"),
        (b"\x89PNG\r\n", "not an SVG drawing in UTF-8"),
    ],
)
def test_anything_but_an_svg_drawing_is_rejected(picture: str | bytes, why: str) -> None:
    with pytest.raises(MalformedError, match="The picture "):
        check_picture(picture)
    with pytest.raises(MalformedError) as caught:
        check_picture(picture)
    assert why in str(caught.value)
