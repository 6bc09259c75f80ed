"""The picture of the terminal in the README."""

from __future__ import annotations

from tools.artwork.terminal_picture import picture


def test_the_terminal_picture_shows_the_table_and_loads_no_external_file() -> None:
    drawn = picture("hu", 90, 30)
    assert drawn.startswith("<svg")
    assert "Anna" in drawn
    assert "Vár" in drawn
    assert "url(http" not in drawn
    assert "@font-face" not in drawn
