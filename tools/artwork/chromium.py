"""Find Chromium for the browser tests and print its path; install it if necessary.

    python -m tools.artwork.chromium

If the environment variable CITADELLA_CHROMIUM is set, it must name the program. Otherwise the usual
names are tried, then Playwright's own copy. If none is found, this installs Debian's package
`chromium` if apt-get can be run (as root, or with sudo without a password), and otherwise
Playwright's Chromium.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

VARIABLE = "CITADELLA_CHROMIUM"
#: Whether this is CI, where a missing browser is an error; elsewhere, browser tests are skipped.
CI = bool(os.environ.get("CI"))
NONE_HERE = (
    "The browser tests need Chromium or Chrome, but none was found: install it (Debian: apt install"
    " chromium; elsewhere: python -m playwright install chromium) or set"
    f" {VARIABLE}=/path/to/chromium."
)
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
# Without an installed font, Chromium draws every letter as a box.
PACKAGES = ("chromium", "fonts-liberation")
APT = ("apt-get", "-q", "-y", "-o", "Dpkg::Use-Pty=0")
PLAYWRIGHT = (sys.executable, "-m", "playwright", "install", "chromium")
# A script for a separate process, because Playwright may already be running in this one.
OWN = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
)


class NoChromiumError(Exception):
    """Raised if Chromium is not found; the message explains how to install it."""


def runs(path: str) -> bool:
    """Return whether the program at `path` starts.

    On Ubuntu, `chromium-browser` may be a script that only recommends installing a snap package.
    """
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def find() -> str | None:
    """Return the path of Chromium, or None if it is not installed."""
    named = os.environ.get(VARIABLE)
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoChromiumError(f"{VARIABLE} is '{named}', which is not an executable program.")
        return found
    for name in NAMES:
        found = shutil.which(name)
        if found is not None and runs(found):
            return found
    return playwrights_own()


def playwrights_own() -> str | None:
    """Return the path of Playwright's Chromium, or None if it is missing or does not start."""
    done = subprocess.run([sys.executable, "-c", OWN], capture_output=True, text=True, check=False)
    path = done.stdout.strip()
    return path if path and runs(path) else None


def apt() -> tuple[str, ...] | None:
    """Return the command prefix for apt-get, or None if apt-get is missing or not permitted."""
    if shutil.which(APT[0]) is None:
        return None
    if os.geteuid() == 0:
        return ("env", "DEBIAN_FRONTEND=noninteractive", *APT)
    if shutil.which("sudo") is None:
        return None
    sudo = ("sudo", "-n")
    asked = subprocess.run([*sudo, "true"], capture_output=True, check=False)
    return (*sudo, "env", "DEBIAN_FRONTEND=noninteractive", *APT) if asked.returncode == 0 else None


def fetch() -> str | None:
    """Install Chromium, with output on stderr; return its path, or None if this fails."""
    print("Installing Chromium for the browser tests …", file=sys.stderr, flush=True)
    words = apt()
    if words is not None:
        # Ignore failures: installing may succeed even if updating the package list fails.
        for rest in (("update",), ("install", "--no-install-recommends", *PACKAGES)):
            subprocess.run([*words, *rest], stdout=sys.stderr, check=False)
        found = find()
        if found is not None:
            return found
    subprocess.run(PLAYWRIGHT, stdout=sys.stderr, check=False)
    return find()


def chromium() -> str:
    """Return the path of Chromium; install it if necessary."""
    found = find() or fetch()
    if found is None:
        raise NoChromiumError(NONE_HERE)
    return found


def main() -> None:
    """Print the path of Chromium, or exit with an error message."""
    try:
        print(chromium())
    except NoChromiumError as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
