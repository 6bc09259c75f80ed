"""Fixtures imported from the tests of the command line and of the server."""

from tests.cli.conftest import data_folder, run
from tests.server.conftest import cluster, postgres_database, pytest_pyfunc_call

__all__ = ["cluster", "data_folder", "postgres_database", "pytest_pyfunc_call", "run"]
