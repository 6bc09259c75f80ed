"""Settings for all tests: reruns of tests that depend on timing, and a summary."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path

import pytest

from tools.artwork.chromium import NONE_HERE

# A shell makes its background processes ignore SIGINT. The processes that tests start and interrupt
# must not inherit this setting from pytest.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests in these folders wait for real processes, sockets and browsers, which are sometimes late on
# a busy machine. A failed test is run once more and listed; too many reruns fail the session.
REAL = ("browser", "build", "cli", "docs", "lab", "homebrew", "ray", "server", "tools")
MAX_RERUNS = 2


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in REAL:
            item.add_marker(pytest.mark.flaky(reruns=1))


def _rerun_tests(reporter: pytest.TerminalReporter) -> list[str]:
    return sorted({report.nodeid for report in reporter.stats.get("rerun", [])})


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail the session if more than MAX_RERUNS tests were run again."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if reporter is not None and len(_rerun_tests(reporter)) > MAX_RERUNS:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the tests that were run again, and the browser tests that were skipped."""
    if _rerun_tests(terminalreporter):
        terminalreporter.section(f"tried again (more than {MAX_RERUNS} fail)", yellow=True)
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
