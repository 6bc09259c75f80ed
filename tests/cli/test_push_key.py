"""`citadella push-key`: a key for push notifications, which is never overwritten."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Run


def test_a_key_is_created_with_instructions_and_never_overwritten(run: Run, tmp_path: Path) -> None:
    made = run("push-key", "push.pem")
    assert made.exit_code == 0
    assert "citadella serve --push-key push.pem --push-contact" in made.output
    assert "PRIVATE KEY" in (tmp_path / "push.pem").read_text()
    again = run("push-key", "push.pem")
    assert again.exit_code != 0
    assert "already" in again.stderr


def test_a_server_with_a_push_key_requires_a_contact(run: Run) -> None:
    run("push-key", "push.pem")
    refused = run("serve", "--push-key", "push.pem", "--no-browser")
    assert refused.exit_code != 0
    assert "--push-contact" in refused.stderr
