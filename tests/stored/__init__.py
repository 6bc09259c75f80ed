"""Data that an earlier version stored. It is never written again: it must stay readable."""
