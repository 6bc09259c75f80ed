"""Shared by all tests."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest

from tools.artwork.chromium import NONE_HERE

# Started in the background, a shell lets its programs ignore Ctrl-C; what the tests start and
# interrupt must not inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Their tests wait for real processes, sockets and browsers, of which a busy machine now and then
# makes one late. They are tried once more; which ones is told, and more than a few is a failure.
REAL = ("browser", "build", "cli", "docs", "lab", "homebrew", "ray", "server", "tools")
A_FEW = 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in REAL:
            item.add_marker(pytest.mark.flaky(reruns=1))


def _tried_again(reporter: pytest.TerminalReporter) -> list[str]:
    return sorted({report.nodeid for report in reporter.stats.get("rerun", [])})


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if many tests passed only at the second try: that is no chance any more."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and len(_tried_again(reporter)) > A_FEW:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the tests that were tried again, and the browser tests that were not run."""
    if _tried_again(terminalreporter):
        terminalreporter.section(f"tried again (more than {A_FEW} fail)", yellow=True)
        for report in terminalreporter.stats["rerun"]:
            terminalreporter.line(report.nodeid, bold=True)
            terminalreporter.line(report.longreprtext[-2000:])
    left_out = Counter(
        report.nodeid.partition("::")[0]
        for report in terminalreporter.stats.get("skipped", [])
        if NONE_HERE in str(report.longrepr)
    )
    if left_out:
        terminalreporter.section("browser tests that were not run", yellow=True)
        for file, count in sorted(left_out.items()):
            terminalreporter.line(f"{file}: {count}")
        terminalreporter.line(NONE_HERE)
