"""The command line: `citadella play`, `serve`, `simulate`, `arena`, `report` …"""

import sys

__all__ = ["main"]


def main() -> None:
    """Run the command line; Ctrl-C while modules load ends the program without a traceback."""
    try:
        from citadella.cli.app import app

        app()
    except KeyboardInterrupt:
        sys.exit(130)
