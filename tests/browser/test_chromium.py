"""Finding a Chromium for the tests, and failing or skipping tests without one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import citadella
from tests.browser import conftest
from tools.artwork import chromium


def program(folder: Path, name: str, code: int) -> str:
    """Write a program that exits with `code`, and return its path."""
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Hide every Chromium and prevent a download; return the only folder on the PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setattr(chromium, "playwrights_own", lambda: None)
    monkeypatch.setattr(chromium, "fetch", lambda: None)
    return tmp_path


def test_the_chromium_named_by_the_environment_variable_is_used(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(bare, "chromium", 0)
    mine = program(bare, "mine", 0)
    monkeypatch.setenv(chromium.VARIABLE, mine)
    assert chromium.chromium() == mine


def test_the_environment_variable_must_name_an_existing_program(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(bare, "chromium", 0)
    monkeypatch.setenv(chromium.VARIABLE, "/nowhere/chromium")
    with pytest.raises(chromium.NoChromiumError, match="'/nowhere/chromium', which is not"):
        chromium.chromium()


def test_a_browser_that_does_not_start_is_skipped(bare: Path) -> None:
    program(bare, "chromium", 1)
    assert chromium.find() is None
    found = program(bare, "google-chrome", 0)
    assert chromium.chromium() == found


def test_without_chromium_the_error_says_how_to_install_it(bare: Path) -> None:
    with pytest.raises(chromium.NoChromiumError, match="apt install chromium"):
        chromium.chromium()


def test_without_chromium_tests_fail_in_ci_and_are_skipped_elsewhere(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conftest, "CI", False)
    with pytest.raises(pytest.skip.Exception, match="apt install chromium"):
        conftest.find_chromium()
    monkeypatch.setattr(conftest, "CI", True)
    with pytest.raises(pytest.fail.Exception, match="apt install chromium"):
        conftest.find_chromium()


def test_skipped_browser_tests_are_listed_at_the_end(tmp_path: Path) -> None:
    # An empty folder as PATH and as Playwright's folder hides every installed browser.
    nothing = {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path)}
    ours = ("CI", chromium.VARIABLE)
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "tests/browser/test_light.py",
        ],
        cwd=Path(__file__).parents[2],
        env={**kept, **nothing, "PYTHONPATH": str(Path(citadella.__file__).parents[1])},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "browser tests that were not run" in done.stdout
    assert re.search(r"^tests/browser/test_light.py: \d+$", done.stdout, re.MULTILINE)
    assert chromium.NONE_HERE in done.stdout
