"""The page that `citadella report --html` writes, on a phone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser
from typer.testing import CliRunner

from citadella.cli.app import app
from tests.long import long

PHONE = {"width": 390, "height": 844}
TOO_WIDE = """
() => [document.documentElement, ...document.querySelectorAll('.scroll')]
  .filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.innerText.slice(0, 80))
"""
SMALLEST = """
() => Math.min(...[...document.querySelectorAll('svg text, td, th')]
  .filter((text) => text.textContent).map((text) => text.getBoundingClientRect().height))
"""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("report") / "games.parquet"
    line = ["simulate", "--bots", "builder,random", "--players", "2", "--games", "20"]
    result = CliRunner().invoke(app, [*line, "--out", str(file)], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return file


@pytest.mark.parametrize("language", [long("en"), long("hu"), "bg", long("cs")])
def test_the_report_fits_a_phone_and_its_text_is_legible(
    browser: Browser, games: Path, language: str
) -> None:
    page_file = games.with_name(f"{language}.html")
    line = ["report", str(games), "--html", str(page_file), "--lang", language]
    CliRunner().invoke(app, line, catch_exceptions=False)
    page = browser.new_page(viewport=PHONE, is_mobile=True, has_touch=True)  # type: ignore[arg-type]
    try:
        page.goto(page_file.as_uri())
        page.evaluate("() => document.querySelectorAll('details').forEach((d) => (d.open = true))")
        assert page.evaluate(TOO_WIDE) == []
        assert page.evaluate(SMALLEST) >= 9
    finally:
        page.close()
