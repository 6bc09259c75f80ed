"""The lists of requirements agree with each other."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LISTS = ROOT / "requirements"
EXTRAS = PROJECT["project"]["optional-dependencies"]


def asked(name: str) -> set[str]:
    """Return the requirements in the `.in` file with this name, which pins no versions."""
    lines = (LISTS / f"{name}.in").read_text(encoding="utf-8").splitlines()
    return {line for line in lines if line and not line.startswith(("#", "-"))}


def locked(name: str) -> dict[str, str]:
    """Return the exact versions in a lock file."""
    text = (LISTS / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", text, flags=re.MULTILINE))


def normal(name: str) -> str:
    """Return a package's name as in the lock files, without extras and versions."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", name)[0]).lower()


def test_the_dependencies_of_the_package_match_the_runtime_list() -> None:
    needed = {normal(name) for name in PROJECT["project"]["dependencies"]}

    assert needed == {normal(name) for name in asked("runtime")}


def test_every_dependency_has_a_minimum_version() -> None:
    needed = [
        *PROJECT["project"]["dependencies"],
        *(name for extra in EXTRAS.values() for name in extra),
        *PROJECT["build-system"]["requires"],
    ]

    assert [name for name in needed if not re.search(r"(>=|==)\d", name)] == []


def test_the_build_uses_the_locked_mypy() -> None:
    assert f"mypy=={locked('build')['mypy']}" in PROJECT["build-system"]["requires"]


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_dependencies_of_an_extra_match_its_requirements_file(extra: str) -> None:
    needed = {normal(name) for name in EXTRAS[extra]}

    assert needed == {normal(name) for name in asked(extra)}


@pytest.mark.parametrize("name", ["runtime", "build", "bench", "docs", *EXTRAS])
def test_every_lock_file_agrees_with_the_development_environment(name: str) -> None:
    development = locked("dev")

    for package, version in locked(name).items():
        assert development.get(package, version) == version


@pytest.mark.parametrize("name", ["runtime", "build", "dev", "bench", "docs", *EXTRAS])
def test_a_lock_file_covers_its_requirements_file_and_names_no_package_index(name: str) -> None:
    assert {normal(package) for package in asked(name)} <= set(locked(name))
    assert "://" not in (LISTS / f"{name}.txt").read_text(encoding="utf-8")
