"""Data stored by an earlier version, which must stay readable; it is never regenerated."""
