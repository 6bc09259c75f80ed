"""Checks beyond the test suite: consistency of the sources, soak tests, fault injection."""
