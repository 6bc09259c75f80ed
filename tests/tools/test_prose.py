"""The prose check finds phrases that sound translated, in every kind of file."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.checks import prose


def found(name: str, text: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the bad phrases that the check finds in a file with the given text."""
    monkeypatch.setattr(prose, "ROOT", folder)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return [f"{finding.line} {finding.words}" for finding in prose.findings(path)]


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("a.py", '"""Refuse who is not the host."""\n', ["1 Refuse who is"]),
        ("a.py", "x = 1\n# At most so\n# many are kept.\n", ["2 so many"]),
        ("a.py", "def test_a_seat_is_told() -> None: ...\n", ["1 is told"]),
        ("a.py", 'x = "shall"\n', []),
        ("a.md", "Fine.\n\nIt is dealt anew.\n\n```\nanew\n```\n\n`anew`\n", ["3 anew"]),
        ("a.ftl", "key = You shall pay.\n", ["1 shall"]),
        ("a.ts", "const shall = 1; // in vain\n", ["1 in vain"]),
        ("a.svelte", "<!-- the own city -->\n<p>shall</p>\n", ["1 the own"]),
    ],
)
def test_bad_phrases_are_found_in_prose_only(
    name: str, text: str, expected: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert found(name, text, tmp_path, monkeypatch) == expected


def test_an_exception_that_matches_nothing_is_an_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prose, "EXCEPTIONS", (("docs/nowhere.md", "shall", "a reason"),))
    monkeypatch.setattr(prose, "files", list)
    monkeypatch.setattr("sys.argv", ["prose"])
    assert prose.main() == 1
    assert "docs/nowhere.md: the exception “shall” matches nothing" in capsys.readouterr().out
