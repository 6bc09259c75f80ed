"""The command line: `citadella play`, `serve`, `simulate`, `arena`, `report` …"""

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line; whoever stops it while it loads is not bothered with why."""
    try:
        from citadella.cli.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)
