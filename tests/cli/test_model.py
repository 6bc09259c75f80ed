"""A missing or damaged model: one warning in the reader's language, and play continues."""

from __future__ import annotations

from pathlib import Path

import pytest

from citadella.bots import models
from citadella.bots.neural.model_file import MISSING, POLICY, ModelError
from citadella.bots.neural.network import Network
from citadella.server import run as server
from citadella.texts import LANGUAGES
from tests.bots.test_learned import damaged
from tests.cli.conftest import Run

SMALL = ("arena", "--players", "2", "--preset", "first-game", "--games", "2")
SAID = {
    "en": ("“policy.bin” is damaged; the strategist’s evaluation is used instead", "is missing"),
    "hu": ("(„policy.bin”) sérült; helyette a strategist bot értékelése dönt", "hiányzik"),
    "bg": ("„policy.bin“ е повреден; вместо него решава оценката на бота strategist", "липсва"),
    "de": ("„policy.bin“ ist beschädigt; stattdessen gilt die Bewertung des Bots", "fehlt"),
    "fr": ("« policy.bin » est endommagé ; l’évaluation du bot strategist", "est introuvable"),
    "pl": ("„policy.bin” jest uszkodzony; zamiast niego używana jest ocena bota", "Brakuje"),
    "cs": ("„policy.bin“ je poškozený; místo něj rozhoduje hodnocení bota strategist", "chybí"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_without_a_valid_model_plays_after_one_warning(
    run: Run, language: str, tmp_path: Path
) -> None:
    path = damaged("cut", tmp_path)
    # Worker processes must not repeat the warning of the main process.
    jobs = "2" if language == "en" else "1"
    bots = f"learned:model={path},learned:model={path}"
    result = run(*SMALL, "--bots", bots, "--workers", jobs, "--lang", language)
    assert result.exit_code == 0, result.stderr
    assert result.stderr.startswith("citadella: ")
    assert result.stderr.count("\n") == 1
    assert SAID[language][0] in result.stderr


def no_model(path: Path = POLICY) -> Network:
    raise ModelError(MISSING, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_warns_once_about_a_missing_model_and_so_does_a_bot_pool(
    run: Run, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(models, "load", no_model)
    monkeypatch.setattr(server, "serve", lambda *_, **__: None)
    result = run("serve", "--no-browser", "--lang", language)
    assert result.exit_code == 0, result.stderr
    assert result.stderr.count("\n") == 1
    assert SAID[language][1] in result.stderr
