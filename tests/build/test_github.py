"""The files for GitHub and other tools have the formats that those tools expect."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import citadella

ROOT = Path(__file__).parents[2]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = [
    *((path, "vendor.github-workflows") for path in WORKFLOWS),
    *(
        (path, "vendor.github-issue-forms")
        for path in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))
        if path.name != "config.yml"
    ),
    (GITHUB / "ISSUE_TEMPLATE" / "config.yml", "vendor.github-issue-config"),
    (GITHUB / "dependabot.yml", "vendor.dependabot"),
    (ROOT / "CITATION.cff", "vendor.citation-file-format"),
    (ROOT / "deploy" / "compose.yaml", "vendor.compose-spec"),
]


@pytest.mark.parametrize(("path", "schema"), FORMS, ids=lambda value: getattr(value, "name", value))
def test_a_configuration_file_matches_its_schema(path: Path, schema: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def workflow(name: str) -> Any:
    return yaml.safe_load((GITHUB / "workflows" / name).read_text(encoding="utf-8"))


def test_three_operating_systems_and_every_python_version_are_tested() -> None:
    matrix = workflow("test.yml")["jobs"]["machines"]["strategy"]["matrix"]
    assert [os.partition("-")[0] for os in matrix["os"]] == ["ubuntu", "macos", "windows"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14"]


def test_a_release_needs_no_password() -> None:
    publish = workflow("release.yml")["jobs"]["publish"]
    assert publish["permissions"] == {"id-token": "write"}
    assert "secrets." not in (GITHUB / "workflows" / "release.yml").read_text(encoding="utf-8")


def test_every_file_and_target_named_in_a_workflow_exists() -> None:
    for path in WORKFLOWS:
        text = path.read_text(encoding="utf-8")
        for name in re.findall(r"(?:requirements|tools|tests|\.ci)/[\w./-]+", text):
            assert (ROOT / name).exists(), f"{path.name}: {name}"
        for name in re.findall(r"python -m (tools\.[\w.]+)", text):
            assert (ROOT / name.replace(".", "/")).with_suffix(".py").exists(), (
                f"{path.name}: {name}"
            )
        for target in re.findall(r"run: make ([\w-]+)", text):
            assert f"\n{target}:" in (ROOT / "Makefile").read_text(encoding="utf-8")


def test_locked_libraries_are_installed_by_a_separate_command() -> None:
    # If a requirements file has hashes, pip rejects commands that also name packages without one.
    for path in WORKFLOWS:
        for line in re.findall(r"pip install (.* )?-r (.*)", path.read_text(encoding="utf-8")):
            words = re.sub(r"-r \S+", "", "-r ".join(line)).split()
            assert [word for word in words if not word.startswith("-")] == [], path.name


def test_the_version_is_the_same_in_the_metadata_the_citation_and_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert project["version"] == cited["version"] == citadella.__version__


def test_pre_commit_uses_the_locked_ruff() -> None:
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    (rev,) = (repo["rev"] for repo in hooks if repo["repo"].endswith("ruff-pre-commit"))
    assert f"ruff=={rev.removeprefix('v')} " in (ROOT / "requirements" / "dev.txt").read_text(
        "utf-8"
    )


def test_the_development_container_uses_targets_of_the_makefile() -> None:
    container = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text("utf-8"))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\.venv/(\.\w+)", container["updateContentCommand"]):
        assert f"\n$(VENV)/{target}:" in makefile
