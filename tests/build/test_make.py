"""The messages of `make` without a network connection and after an interrupt."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.build.project import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there is no make here")

SERVER = f"""#!/bin/sh
exec '{sys.executable}' -c '
import sys, time
try:
    print(*sys.argv[1:], flush=True)
    time.sleep(30)
except KeyboardInterrupt:
    print("Stopped.", file=sys.stderr)
    sys.exit(130)
' "$@"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a space in its name in which everything seems to be installed."""
    folder = tmp_path / "my games"
    (folder / ".venv" / "bin").mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", folder)
    (folder / ".venv" / ".installed").touch()
    program = folder / ".venv" / "bin" / "citadella"
    program.write_text(SERVER, encoding="utf-8")
    program.chmod(0o755)
    return folder


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play"], "serve"),
        (["play", "LAN=1"], "serve --lan"),
        (["citadella", "ARGS=rules Witch"], "rules Witch"),
    ],
)
def test_ctrl_c_prints_no_error_from_make(folder: Path, words: list[str], said: str) -> None:
    with subprocess.Popen(
        ["make", "-o", ".venv/.installed", *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == said
        # Send the signal as a terminal does: to make and to every process that it has started.
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert errors == "Stopped.\n"


def test_without_a_network_make_says_what_to_do(folder: Path) -> None:
    shutil.copytree(ROOT / "requirements", folder / "requirements")
    (folder / ".venv" / ".python").touch()
    done = subprocess.run(
        ["make", ".venv/.runtime", "PIP=false"],
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode != 0
    assert "connect this machine to the network and run the same command again" in done.stderr


def test_the_sources_variable_of_the_makefile_lists_every_packaged_file() -> None:
    done = subprocess.run(
        ["make", "--eval", "sources: ; @echo $(SOURCES)", "sources"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    made = (".c", ".h", ".pyc", ".pyd", ".so")
    files = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "src" / "citadella").rglob("*")
        if path.is_file() and path.suffix not in made and "static" not in path.parts
    }
    assert set(done.stdout.split()) == files
