"""Data stored by an earlier version, never regenerated; the tests check that it can be read."""
