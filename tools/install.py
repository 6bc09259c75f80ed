"""Build the wheel from this folder and install it into the Python that runs this script.

Needs no network: the build tools are the ones already installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WHEELS = ROOT / "build" / "wheel"
LOG = ROOT / "build" / "build.log"
BACKEND = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"


def build() -> Path:
    """Build the wheel; show only what the build says about itself, or all of it if it fails."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [sys.executable, "-c", BACKEND, str(WHEELS)],
            cwd=ROOT,
            stdout=log,
            stderr=subprocess.STDOUT,
            env={**os.environ, "PYTHONUTF8": "1"},
            check=False,
        )
    said = LOG.read_text(encoding="utf-8", errors="replace")
    if done.returncode != 0:
        sys.exit(f"{said}\nThe build failed, see above.")
    for line in said.splitlines():
        if line.startswith("citadella: "):
            print(line, f"Details: {LOG.relative_to(ROOT)}", flush=True)
    (wheel,) = WHEELS.glob("*.whl")
    return wheel


def install(wheel: Path) -> None:
    """Put the wheel in place of the one installed before."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "--no-index", "--no-deps", "--force-reinstall", str(wheel)], cwd=ROOT, check=True
    )


if __name__ == "__main__":
    print(
        "Building citadella; the first time, compiling the rules takes a minute or two …",
        flush=True,
    )
    install(build())
