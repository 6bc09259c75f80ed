"""The command line: `citadella play`, `simulate`, `replay`, `rules`."""

from citadella.cli.app import app, main

__all__ = ["app", "main"]
