"""`citadella push-key`: a key for notices, made once."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_a_key_is_made_and_how_to_use_it_is_said(run: Run, tmp_path: Path) -> None:
    made = run("push-key", "push.pem")
    assert made.exit_code == 0
    assert "citadella serve --push-key push.pem --push-contact" in made.output
    assert "PRIVATE KEY" in (tmp_path / "push.pem").read_text()
    again = run("push-key", "push.pem")
    assert again.exit_code != 0
    assert "already" in again.stderr


def test_a_server_with_a_key_needs_somebody_who_answers_for_it(run: Run) -> None:
    run("push-key", "push.pem")
    refused = run("serve", "--push-key", "push.pem", "--no-browser")
    assert refused.exit_code != 0
    assert "--push-contact" in refused.stderr
