"""Find a Chromium for the browser tests and print its path; on Debian and Ubuntu, install one.

    python tools/chromium.py

Looks at CITADELLA_CHROMIUM, then for the usual names on PATH. Where none is found and apt-get may
be used (as root), Debian's package `chromium` is installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

VARIABLE = "CITADELLA_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APT = ("apt-get", "-q", "-y", "-o", "Dpkg::Use-Pty=0")


class NoChromiumError(Exception):
    """There is no Chromium here; the text says what to do about it."""


def find() -> str | None:
    """Give the path of a Chromium, if there is one."""
    named = os.environ.get(VARIABLE)
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoChromiumError(f"{VARIABLE} names '{named}', which is not a program.")
        return found
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def may_install() -> bool:
    """Say whether apt-get can be used here."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which(APT[0]) is not None


def install() -> None:
    """Install Debian's Chromium; what apt-get says goes to stderr."""
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for words in (("update",), ("install", "--no-install-recommends", "chromium")):
        # Without a fresh list of packages the installation may still succeed.
        subprocess.run([*APT, *words], env=environment, stdout=sys.stderr, check=False)


def chromium() -> str:
    """Give the path of a Chromium, installed now if need be."""
    found = find()
    if found is None and may_install():
        print("Installing Chromium for the browser tests …", file=sys.stderr, flush=True)
        install()
        found = find()
    if found is None:
        raise NoChromiumError(
            "The browser tests need Chromium: install it (Debian, Ubuntu: apt install chromium)"
            f" or name one with {VARIABLE}=/path/to/chromium."
        )
    return found


def main() -> None:
    """Print the path, or say in one sentence what is missing."""
    try:
        print(chromium())
    except NoChromiumError as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
