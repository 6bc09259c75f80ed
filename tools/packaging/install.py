"""Build the wheel from this folder and install it for the Python that runs this script.

It uses the build tools that are already installed, so it needs no network.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools import ROOT

WHEELS = ROOT / "build" / "wheel"
LOG = ROOT / "build" / "build.log"
BACKEND = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
STEP = re.compile(r"compiling (\d+) of (\d+)")
NO_COMPILER = "there is no C compiler"
ADVICE = (
    "For the faster compiled build, install one (Debian, Ubuntu: apt install build-essential;"
    " macOS: xcode-select --install), run `touch setup.py`, and repeat the command."
)


class Progress:
    """Shows the compiler's progress: on one line in a terminal, otherwise with a line per 10%."""

    def __init__(self) -> None:
        self._terminal = sys.stdout.isatty()
        self._tenths = 0

    def show(self, done: int, total: int) -> None:
        """Show how many files have been compiled."""
        if self._terminal:
            end = "\n" if done == total else ""
            print(f"\r  compiling {done} of {total}", end=end, flush=True)
        elif 10 * done // total > self._tenths:
            self._tenths = 10 * done // total
            print(f"  compiling {done} of {total}", flush=True)


def build() -> Path:
    """Build the wheel and return its path; print the full log only if the build fails."""
    shutil.rmtree(WHEELS, ignore_errors=True)
    WHEELS.mkdir(parents=True)
    progress = Progress()
    lines: list[str] = []
    with (
        LOG.open("w", encoding="utf-8") as log,
        subprocess.Popen(
            [sys.executable, "-c", BACKEND, str(WHEELS)],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "PYTHONUTF8": "1"},
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            log.write(line)
            lines.append(line)
            if step := STEP.fullmatch(line.strip()):
                progress.show(int(step[1]), int(step[2]))
    if process.returncode != 0:
        sys.exit(f"{''.join(lines)}\nThe build failed; see above.")
    for line in lines:
        if line.startswith("citadella: "):
            print(line.strip(), f"Details: {LOG.relative_to(ROOT)}", flush=True)
            if NO_COMPILER in line:
                print(ADVICE, flush=True)
    (wheel,) = WHEELS.glob("*.whl")
    return wheel


def install(wheel: Path) -> None:
    """Install the wheel, replacing the installed version if there is one."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run(
        [*pip, "--no-index", "--no-deps", "--force-reinstall", str(wheel)], cwd=ROOT, check=True
    )


def main() -> None:
    """Build and install the wheel, resuming a build that was interrupted."""
    print(
        "Building citadella; compiling the rules takes a minute or two the first time …",
        flush=True,
    )
    try:
        install(build())
    except KeyboardInterrupt:
        sys.exit("\nStopped; run the same command to resume.")


if __name__ == "__main__":
    main()
