"""The project's addresses come from one setting; a different address in a file is detected."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.generate import addresses
from tools.generate.addresses import NAMES, PLACES, main

ROOT = Path(__file__).parents[2]
SETTING = (ROOT / addresses.SETTING).read_text("utf-8")
OTHER = {
    "repository": "https://code.example/team/game",
    "site": "https://game.example/docs",
    "security": "mailto:security@game.example",
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a folder with a copy of every file that contains an address."""
    for file in {place.file for place in PLACES}:
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def set_address(folder: Path, name: str, address: str) -> None:
    file = folder / addresses.SETTING
    text = file.read_text("utf-8")
    file.write_text(re.sub(rf'^{name} = ".*"', f'{name} = "{address}"', text, flags=re.M), "utf-8")


def test_every_file_contains_the_configured_addresses() -> None:
    assert main(["--check"]) == 0


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.file}: {place.text.strip()}")
def test_an_address_that_differs_in_one_place_is_detected(
    place: addresses.Place, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = copy / place.file
    wrong = place._replace(address="https://wrong.example")
    text = addresses.filled(file.read_text("utf-8"), wrong, {})
    assert text is not None
    file.write_text(text, "utf-8")

    assert main(["--check", "--root", str(copy)]) == 1
    assert place.file in capsys.readouterr().err
    assert main(["--root", str(copy)]) == 0
    assert file.read_text("utf-8") == (ROOT / place.file).read_text("utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_a_changed_address_is_written_to_every_file_that_contains_it(name: str, copy: Path) -> None:
    set_address(copy, name, OTHER[name])
    assert main(["--check", "--root", str(copy)]) == 1
    assert main(["--root", str(copy)]) == 0
    assert main(["--check", "--root", str(copy)]) == 0
    before = addresses.addresses(ROOT)[name]
    for place in PLACES:
        if place.address.startswith(f"{{{name}}}"):
            text = (copy / place.file).read_text("utf-8")
            assert OTHER[name] in text
            if name == "site":
                assert before not in text


def test_a_file_without_its_address_is_reported(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    readme = copy / "README.md"
    readme.write_text(readme.read_text("utf-8").replace("git clone", "fetch"), "utf-8")
    assert main(["--check", "--root", str(copy)]) == 1
    assert "README.md lacks “git clone {}”." in capsys.readouterr().err


def test_a_release_needs_real_addresses(copy: Path) -> None:
    for name, address in OTHER.items():
        set_address(copy, name, address)
    set_address(copy, "site", f"https://{addresses.PLACEHOLDER}.github.io/citadella")
    assert main(["--root", str(copy)]) == 0
    assert main(["--root", str(copy), "--released"]) == 1
    set_address(copy, "site", OTHER["site"])
    assert main(["--root", str(copy), "--released"]) == 0


def test_no_other_file_names_the_repository_or_the_site() -> None:
    known = {place.file for place in PLACES}
    files = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split("\0")
    named = re.compile(
        "|".join(re.escape(address) for address in addresses.addresses(ROOT).values())
        + r"|github\.com/[\w-]+/citadella\b"
    )
    found = []
    for file in files:
        path = ROOT / file
        if path.suffix in (".md", ".toml", ".yml", ".yaml", ".cff", ".py", ".ipynb", ".svelte"):
            if file not in known and named.search(path.read_text("utf-8")):
                found.append(file)
    assert found == []
