"""Find a Chromium for the browser tests and print its path; fetch one where there is none.

    python -m tools.artwork.chromium

Looks at CITADELLA_CHROMIUM, then for the usual names, then for the one that Playwright fetches.
Where none is found: Debian's package `chromium`, if apt-get may be used (as root, or with sudo
that asks nothing), else Playwright's own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

VARIABLE = "CITADELLA_CHROMIUM"
#: Where everything has to be tested, a missing browser is a failure.
CI = bool(os.environ.get("CI"))
NONE_HERE = (
    "The browser tests need Chromium or Chrome, and there is none: install it (Debian: apt install"
    " chromium; anywhere: python -m playwright install chromium) or name one with"
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
# Without fonts every letter would be a box.
PACKAGES = ("chromium", "fonts-liberation")
APT = ("apt-get", "-q", "-y", "-o", "Dpkg::Use-Pty=0")
PLAYWRIGHT = (sys.executable, "-m", "playwright", "install", "chromium")
# Asked in a process of its own: pytest has Playwright open when it asks.
OWN = (
    "from playwright.sync_api import sync_playwright\n"
    "with sync_playwright() as playwright: print(playwright.chromium.executable_path)"
)


class NoChromiumError(Exception):
    """There is no Chromium here; the text says what to do about it."""


def runs(path: str) -> bool:
    """Say whether a program starts: Ubuntu has a `chromium-browser` that only asks for a snap."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def find() -> str | None:
    """Return the path of a Chromium, if there is one."""
    named = os.environ.get(VARIABLE)
    if named:
        found = shutil.which(named)
        if found is None:
            raise NoChromiumError(f"{VARIABLE} names '{named}', which is not a program.")
        return found
    for name in NAMES:
        found = shutil.which(name)
        if found is not None and runs(found):
            return found
    return playwrights_own()


def playwrights_own() -> str | None:
    """Return the Chromium that Playwright has fetched, if it has and it starts here."""
    done = subprocess.run([sys.executable, "-c", OWN], capture_output=True, text=True, check=False)
    path = done.stdout.strip()
    return path if path and runs(path) else None


def apt() -> tuple[str, ...] | None:
    """Return the words that call apt-get, if it may be used here."""
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
    """Install a Chromium and give its path; what the installers say goes to stderr."""
    print("Fetching Chromium for the browser tests …", file=sys.stderr, flush=True)
    words = apt()
    if words is not None:
        # Without a fresh list of packages the installation may still succeed.
        for rest in (("update",), ("install", "--no-install-recommends", *PACKAGES)):
            subprocess.run([*words, *rest], stdout=sys.stderr, check=False)
        found = find()
        if found is not None:
            return found
    subprocess.run(PLAYWRIGHT, stdout=sys.stderr, check=False)
    return find()


def chromium() -> str:
    """Return the path of a Chromium, fetched now if need be."""
    found = find() or fetch()
    if found is None:
        raise NoChromiumError(NONE_HERE)
    return found


def main() -> None:
    """Print the path, or say in one sentence what is missing."""
    try:
        print(chromium())
    except NoChromiumError as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
