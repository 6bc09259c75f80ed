"""The output of a first installation."""

from __future__ import annotations

import pytest

from tests.build.project import Project
from tools.checks.build_kind import compiler
from tools.packaging import install


@pytest.fixture
def wheel_of_toy(toy: Project, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setattr(install, "ROOT", toy.folder)
    monkeypatch.setattr(install, "WHEELS", toy.folder / "build" / "wheel")
    monkeypatch.setattr(install, "LOG", toy.folder / "build" / "build.log")
    monkeypatch.delenv("CITADELLA_PURE", raising=False)
    return toy


@pytest.mark.skipif(compiler() is None, reason="there is no C compiler here")
def test_the_installation_shows_the_progress_of_the_compiler(
    wheel_of_toy: Project, capsys: pytest.CaptureFixture[str]
) -> None:
    assert install.build().suffix == ".whl"
    steps = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert steps
    assert steps[-1][:1] == ["compiling"]
    assert steps[-1][1] == steps[-1][3]
    assert len(steps) <= 10


def test_without_a_compiler_the_installation_says_what_to_install(
    wheel_of_toy: Project, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert install.build().name.endswith("-py3-none-any.whl")
    sentence, advice = capsys.readouterr().out.splitlines()
    assert "there is no C compiler called no-such-compiler" in sentence
    assert "apt install build-essential" in advice
