"""Copy the project's addresses from pyproject.toml into every file that contains them.

    python -m tools.generate.addresses [--check] [--released]

The addresses are set in `[tool.citadella.addresses]` of pyproject.toml. With `--check`, nothing is
written, and a file with different addresses is an error. With `--released`, an address that is
still a placeholder is an error, too.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from tools import ROOT

SETTING: Final = "pyproject.toml"
NAMES: Final = ("repository", "site", "security")
#: Text that marks a placeholder address, which must be replaced before a release.
PLACEHOLDER: Final = "OWNER"
HOLE: Final = r"([^\s\"'<>()]+)"


class Place(NamedTuple):
    """A place where a file contains an address.

    In `text`, `{}` stands for the address; `address` is the template from which it is made.
    """

    file: str
    text: str
    address: str


PLACES: Final = (
    Place("pyproject.toml", '\nHomepage = "{}"', "{site}"),
    Place("pyproject.toml", '\nDocumentation = "{}"', "{site}"),
    Place("pyproject.toml", '\nRepository = "{}"', "{repository}"),
    Place("pyproject.toml", '\nIssues = "{}"', "{repository}/issues"),
    Place("pyproject.toml", '\nChangelog = "{}"', "{repository}/blob/main/CHANGELOG.md"),
    Place("README.md", "git clone {}", "{repository}"),
    Place("README.md", "[documentation site]({})", "{site}"),
    Place("CONTRIBUTING.md", "git clone {}", "{repository}"),
    Place("SECURITY.md", "[private report]({})", "{security}"),
    Place("CITATION.cff", "\nrepository-code: {}", "{repository}"),
    Place("CITATION.cff", "\nurl: {}", "{site}"),
    Place("mkdocs.yml", "\nsite_url: {}", "{site}/"),
    Place("mkdocs.yml", "\nrepo_url: {}", "{repository}"),
    Place("docs/install.md", "git clone {}", "{repository}"),
    Place("docs/install.md", "[open an issue]({})", "{repository}/issues/new/choose"),
    Place("docs/hosting.md", "git clone {}", "{repository}"),
    Place(".github/ISSUE_TEMPLATE/config.yml", "url: {} # security", "{security}"),
    Place(".github/ISSUE_TEMPLATE/config.yml", "url: {} # site", "{site}"),
)


def addresses(root: Path) -> dict[str, str]:
    """Return the project's addresses by name."""
    setting = tomllib.loads((root / SETTING).read_text("utf-8"))
    found: dict[str, str] = setting["tool"]["citadella"]["addresses"]
    if set(found) != set(NAMES):
        sys.exit(f"[tool.citadella.addresses] needs exactly {', '.join(NAMES)}.")
    return found


def filled(text: str, place: Place, known: dict[str, str]) -> str | None:
    """Return `text` with the address of `place` filled in, or None if the place is not found."""
    before, after = (re.escape(part) for part in place.text.split("{}"))
    address = place.address.format(**known)
    new, count = re.subn(
        f"({before}){HOLE}({after})", lambda match: match[1] + address + match[3], text
    )
    return new if count else None


def write(root: Path, check: bool = False) -> list[str]:
    """Write the addresses into the files, unless `check` is set; return all problems found."""
    known = addresses(root)
    problems = []
    texts = {place.file: (root / place.file).read_text("utf-8") for place in PLACES}
    for file, text in texts.items():
        new = text
        for place in PLACES:
            if place.file == file:
                result = filled(new, place, known)
                if result is None:
                    problems.append(f"{file} lacks “{place.text.strip()}”.")
                new = result or new
        if new != text and check:
            problems.append(f"The addresses in {file} are stale: run `make docs`.")
        elif new != text:
            (root / file).write_text(new, "utf-8")
    return problems


def main(arguments: list[str] | None = None) -> int:
    """Write or check the addresses; return the exit code."""
    parser = argparse.ArgumentParser(description="Write the project's addresses.")
    parser.add_argument("--check", action="store_true", help="change nothing; fail on a difference")
    parser.add_argument("--released", action="store_true", help="fail on a placeholder")
    parser.add_argument("--root", type=Path, default=ROOT, help="the project's folder")
    options = parser.parse_args(arguments)
    problems = write(options.root, options.check)
    if options.released:
        problems += [
            f"“{name}” in [tool.citadella.addresses] of {SETTING} is still a placeholder."
            for name, address in addresses(options.root).items()
            if PLACEHOLDER in address
        ]
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
