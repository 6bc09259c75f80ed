"""Shared by all tests."""

from __future__ import annotations

import signal
from collections import Counter

import pytest

from tools.chromium import NONE_HERE

# Started in the background, a shell lets its programs ignore Ctrl-C; what the tests start and
# interrupt must not inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Name the browser tests that were not run, and say how to get them."""
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
