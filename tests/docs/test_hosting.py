"""Settings, commands, files and metrics named in hosting.md, operate.md and deploy/ exist."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from citadella.cli.commands import AdminAction
from citadella.server.settings import PREFIX, TOOL_VARIABLES, Settings
from citadella.server.web.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGES = "".join(
    (ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in ("hosting", "operate")
)


@pytest.mark.parametrize("file", ["Dockerfile", "citadella.service", "compose.yaml"])
def test_every_environment_variable_in_the_deployment_files_is_a_setting(file: str) -> None:
    named = set(re.findall(rf"\b{PREFIX}([A-Z_]+)[=:]", (DEPLOY / file).read_text("utf-8")))
    named -= {name.removeprefix(PREFIX) for name in TOOL_VARIABLES}
    assert named
    assert {name.lower() for name in named} <= set(Settings.__struct_fields__)


def test_every_default_on_the_pages_is_the_default_of_its_setting() -> None:
    plain = Settings()
    defaults = re.findall(r"\| after (\d+) (?:days|minutes)[^|]*\(`(\w+)`\)", PAGES)
    assert len(defaults) == 5
    for days, setting in defaults:
        assert getattr(plain, setting) == float(days), setting
    assert plain.keep_over_days == 0


def test_every_command_and_file_named_on_the_pages_exists() -> None:
    for action in re.findall(r"^citadella admin (\w+)", PAGES, re.M):
        assert action in [one.value for one in AdminAction]
    for file in re.findall(r"\bdeploy/([\w./-]+\w)", PAGES):
        assert (DEPLOY / file).exists() or file in ("pool.txt", ".env"), file


def test_the_dashboard_shows_existing_metrics() -> None:
    metrics = Metrics()
    for label in ("person",):
        metrics.moves.labels(label)
    metrics.requests.labels("GET", "/", "200")
    gauges = (ROOT / "src/citadella/server/app.py").read_text("utf-8")
    known = metrics.text().decode() + gauges
    board = json.loads((DEPLOY / "grafana" / "citadella.json").read_text("utf-8"))
    asked = {
        name
        for panel in board["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:citadella|python|process)_\w+", target["expr"])
    }
    assert len(asked) > 10
    for name in asked:
        gauge = f'"{name.removeprefix("citadella_")}"'
        assert name in known or gauge in known, name
