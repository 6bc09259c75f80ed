"""Fixtures for the tests of the build."""

from pathlib import Path

import pytest

from tests.build.project import TOY, Project


@pytest.fixture
def toy(tmp_path: Path) -> Project:
    project = Project(tmp_path)
    project.write(TOY)
    return project
