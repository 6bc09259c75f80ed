"""Tests that data stored by an earlier version can be read; the data is never regenerated."""
