"""Which Chromium the tests drive, and what is said where there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import chromium


def program(folder: Path, name: str, code: int) -> str:
    """Write a program that ends with this code."""
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {code}\n")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing is installed, and nothing can be."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setattr(chromium, "playwrights_own", lambda: None)
    monkeypatch.setattr(chromium, "fetch", lambda: None)
    return tmp_path


def test_the_one_that_is_named_is_taken(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare, "chromium", 0)
    mine = program(bare, "mine", 0)
    monkeypatch.setenv(chromium.VARIABLE, mine)
    assert chromium.chromium() == mine


def test_a_name_that_is_no_program_is_refused(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare, "chromium", 0)
    monkeypatch.setenv(chromium.VARIABLE, "/nowhere/chromium")
    with pytest.raises(chromium.NoChromiumError, match="'/nowhere/chromium', which is not"):
        chromium.chromium()


def test_one_that_does_not_start_is_passed_over(bare: Path) -> None:
    program(bare, "chromium", 1)
    assert chromium.find() is None
    found = program(bare, "google-chrome", 0)
    assert chromium.chromium() == found


def test_where_there_is_none_it_says_what_to_do(bare: Path) -> None:
    with pytest.raises(chromium.NoChromiumError, match="apt install chromium"):
        chromium.chromium()
